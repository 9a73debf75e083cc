"""What cats do out of doors, or would like to."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path
from drawing.cards.kit import (
    FUR,
    LINE,
    WHITE,
    blob,
    coat_defs,
    head,
    limb,
    mitt,
    shadow,
    sitting_body,
    sole,
    strokes,
    tail,
)
from drawing.coats import Coat
from drawing.shapes import Drawing, tube


def fence(c: Coat, mood: str) -> Drawing:
    """Draped over a fence."""
    posts = ""
    for x in (-6, 58, 122, 186, 250):
        posts += blob(f"M{x} 303V196L{x + 27} 172L{x + 54} 196V303Z", "#e9c48f", 7)
    posts += blob("M-7 222H307V246H-7Z", "#d3a566", 7)
    body = limb(c, "M236 180C262 196 262 226 258 244", 28) + mitt(FUR, 258, 252, 23, 18)
    body += tail(c, "M262 170C302 190 262 230 292 262")
    body += blob("M40 190C40 138 116 128 170 132C236 134 276 152 274 190Q160 208 40 190Z")
    body += strokes("M196 140L192 164M226 146L220 168M164 136L162 158", 8, c.fur.mark)
    front = limb(c, "M58 180C50 206 54 226 56 244", 26) + mitt(c.fur.muzzle, 56, 252, 22, 19)
    front += limb(c, "M150 186C156 208 154 226 152 240", 26) + mitt(c.fur.muzzle, 152, 248, 22, 19)
    bird = blob("M-18 4C-18 -20 18 -22 20 2Q22 20 0 20Q-18 20 -18 4Z", "#6ec6e8", 6) + path(
        "M20 -4L34 0L20 6Z", "#ffb52e", INK, 4
    )
    bird += ellipse(8, -4, 3.4, 4, INK) + strokes("M-8 20V30M4 20V30", 4)
    return (
        Drawing(posts + body, coat_defs(c))
        + head(c, mood, 102, 146, 150, -6)
        + Drawing(front + group(bird, move=(230, 106)))
    )


def butterfly(c: Coat, mood: str) -> Drawing:
    """Nearly."""
    grass = shadow(130, 286, 90) + "".join(
        blob(f"M{x} 290Q{x + 4} 268 {x - 6} 256Q{x + 14} 262 {x + 18} 290Z", "#6fc25a", 5) for x in (10, 70, 230, 266)
    )
    body = tail(c, "M92 222C30 230 16 190 36 156", 22)
    body += limb(c, "M104 216C84 236 66 250 44 256", 32) + mitt(FUR, 38, 262, 26, 17, 30)
    body += limb(c, "M150 226C150 246 142 258 128 270", 32) + mitt(FUR, 120, 274, 27, 16, 14)
    body += blob("M188 132C214 160 180 236 132 244C86 250 70 206 98 176C124 150 150 120 188 132Z")
    body += path("M176 164C186 184 160 222 134 228C112 228 112 204 128 188C144 172 160 158 176 164Z", c.fur.muzzle)
    arms = limb(c, "M170 150C200 140 216 120 222 92", 25) + sole(c.fur.muzzle, 222, 74, 25, 10)
    arms += limb(c, "M190 168C226 176 250 164 266 146", 25) + sole(c.fur.muzzle, 276, 132, 25, 36)
    wing = path("M0 0C-6 -34 -46 -40 -46 -12C-46 4 -24 8 0 2C-26 8 -32 34 -14 36C0 36 4 16 0 0Z", "#ff9fd0", INK, 6)
    wing += ellipse(-26, -14, 7, 7, "#fff3a0")
    fly = (
        wing
        + group(wing, scale=(-1, 1))
        + tube("M0 -14V20", 5, "#7a4aa8", 4)
        + strokes("M-2 -16Q-8 -28 -14 -28M2 -16Q8 -28 14 -28", 4)
    )
    trail = path("M150 -34Q180 -50 196 -30Q206 -16 222 -26", stroke=WHITE, width=5, dash="9 9")
    return (
        Drawing(grass + body, coat_defs(c))
        + Drawing(arms)
        + head(c, mood, 142, 124, 152, 16)
        + Drawing(trail + group(fly, move=(248, 10), turn=18))
    )


def hang(c: Coat, mood: str) -> Drawing:
    """Hanging on until somebody comes."""
    branch = tube("M-8 30C80 10 200 40 308 14", 26, "#9a6236", LINE) + strokes("M40 26Q80 18 110 26", 5, "#6e4220")
    leaves = "".join(
        group(blob("M0 0C-4 -24 14 -38 32 -38C34 -18 22 0 0 0Z", "#6fc25a", 6), move=(x, y), turn=a)
        for x, y, a in ((250, 10, 0), (268, 36, 90), (90, 8, -10))
    )
    body = tail(c, "M164 250C214 276 236 236 216 208")
    body += (
        limb(c, "M130 236C118 256 122 272 116 284", 28)
        + mitt(FUR, 112, 290, 25, 16)
        + limb(c, "M170 236C182 256 178 268 186 280", 28)
        + mitt(FUR, 190, 286, 25, 16)
    )
    body += blob("M112 130C100 180 96 230 112 254Q150 274 188 254C204 230 200 180 188 130Z")
    body += path("M150 160C180 170 182 246 150 250C118 246 120 170 150 160Z", c.fur.muzzle)
    arms = limb(c, "M118 150C94 120 94 80 98 44", 25) + limb(c, "M182 150C206 120 206 80 202 48", 25)
    paws = mitt(c.fur.muzzle, 98, 30, 24, 20) + mitt(c.fur.muzzle, 202, 34, 24, 20)
    wobble = strokes("M66 214Q54 226 66 240M238 170Q250 182 238 196", 6, WHITE)
    return Drawing(arms + branch + leaves + body, coat_defs(c)) + head(c, mood, 150, 122, 148) + Drawing(paws + wobble)


def floating(c: Coat, mood: str) -> Drawing:
    """On holiday from doing nothing."""
    sea = path("M-7 214Q30 198 68 214T144 214T220 214T307 210V303H-7Z", "#4db4e8", INK, 7)
    sea += strokes("M10 272Q34 260 58 272T106 272M190 280Q214 268 238 280T286 280", 6, "#bfe8ff")
    body = limb(c, "M196 196C236 190 250 170 262 152", 30) + sole(c.fur.muzzle, 266, 138, 28, 24)
    body += limb(c, "M190 176C214 160 220 140 224 128", 30) + sole(c.fur.muzzle, 226, 112, 28, 8)
    body += blob("M66 218C64 170 110 150 160 164C210 174 230 200 216 222Z") + path(
        "M120 212C120 180 170 176 192 212Z", c.fur.muzzle
    )
    ring = "M150 196C222 196 272 210 272 232C272 256 222 268 150 268C78 268 28 256 28 232C28 210 78 196 150 196Z"
    tyre = path(ring, "#ff6f61", INK, LINE) + "".join(
        path(d, WHITE, INK, 5)
        for d in (
            "M56 214Q76 222 70 258L38 248Q24 232 56 214Z",
            "M244 214Q224 222 230 258L262 248Q276 232 244 214Z",
            "M128 218H172L176 267H124Z",
        )
    )
    shades = path("M52 98H200V114C200 150 140 150 136 114H118C114 150 54 150 52 114Z", "#231c2a", INK, 6) + strokes(
        "M70 112L86 128M152 112L168 128", 6, "#8fd6f5"
    )
    drink = (
        blob("M-18 -26H18L12 26H-12Z", "#ffd23f", 6)
        + strokes("M4 -26L14 -54", 7)
        + strokes("M4 -26L14 -54", 3, WHITE)
        + ellipse(-16, -28, 13, 13, "#ff9f1f", INK, 5)
    )
    arm = (
        limb(c, "M84 196C50 192 34 176 30 160", 25)
        + group(drink, move=(26, 126), turn=-6)
        + mitt(c.fur.muzzle, 30, 144, 22, 17, 80)
    )
    return (
        Drawing(body, coat_defs(c))
        + head(c, mood, 126, 132, 150, -6)
        + Drawing(group(shades, move=(0, 10), turn=-2) + sea + tyre + arm)
    )


def bird(c: Coat, mood: str) -> Drawing:
    """Lunch has landed, in the one place no paw can reach."""
    body = shadow(150, 284, 110) + tail(c, "M212 262C270 276 284 230 256 206") + sitting_body(c, 150, 124, 150)
    chick = blob("M-34 6C-36 -38 34 -42 38 2Q40 40 2 40Q-34 40 -34 6Z", "#ffd84a", 7) + path(
        "M36 -8L62 0L36 10Z", "#ff8b1f", INK, 5
    )
    chick += (
        ellipse(16, -10, 5, 6.5, INK)
        + ellipse(14, -13, 2, 2.4, WHITE)
        + path("M-30 6Q-14 30 8 14Q-4 -2 -30 6Z", "#f2b52e", INK, 5)
    )
    chick += strokes("M-8 40V54M10 40V54", 6, "#e0701a") + strokes("M-2 -30Q-8 -46 2 -52M4 -30Q10 -44 16 -44", 5)
    note = ellipse(0, 0, 8, 6, INK) + strokes("M7 -2V-28L18 -22", 5)
    notes = group(note, move=(240, -14), turn=10) + group(note, move=(268, 24), turn=-8, scale=0.85)
    return Drawing(body, coat_defs(c)) + head(c, mood, 150, 144, 164) + Drawing(group(chick, move=(150, 22)) + notes)


def cape(c: Coat, mood: str) -> Drawing:
    """Somewhere a tin is being opened."""
    cloud = "M-10 30C-40 30 -40 -4 -12 -4C-8 -30 32 -34 40 -10C70 -14 78 26 46 30Z"
    sky = group(path(cloud, WHITE, opacity=0.85), move=(60, 256)) + group(
        path(cloud, WHITE, opacity=0.85), move=(250, 230), scale=0.8
    )
    red = blob(
        "M168 128C110 96 60 130 -2 104C18 140 -4 160 6 196C40 176 60 214 96 206C130 214 150 190 176 168Z", "#e8453c"
    )
    red += strokes("M130 140C90 136 60 158 26 148M128 164C100 176 70 168 44 180", 5, "#a5221c")
    body = tail(c, "M78 224C40 240 20 220 26 200", 20)
    body += limb(c, "M120 206C90 220 74 236 54 250", 30) + sole(c.fur.muzzle, 44, 258, 24, -120)
    body += limb(c, "M150 212C130 234 120 250 108 266", 30) + sole(c.fur.muzzle, 100, 278, 24, -140)
    body += blob("M214 130C236 170 190 222 140 228C98 228 92 190 122 166C150 144 180 116 214 130Z")
    body += path("M206 162C208 186 176 212 148 214C128 210 134 190 150 178C170 164 190 154 206 162Z", c.fur.muzzle)
    arm = limb(c, "M204 150C236 130 252 96 262 58", 27) + mitt(c.fur.muzzle, 266, 40, 25, 23, 200)
    arm += limb(c, "M196 184C226 194 226 214 214 226", 25) + mitt(c.fur.muzzle, 206, 230, 22, 19, 40)
    speed = strokes("M150 284V256M184 292V262M222 290V258", 6, WHITE)
    return Drawing(sky + red + body, coat_defs(c)) + Drawing(speed) + head(c, mood, 176, 106, 150, 14) + Drawing(arm)


def yoga(c: Coat, mood: str) -> Drawing:
    """One with everything, above all with the cushion, a hand's breadth above it."""
    air = ellipse(150, 130, 142, 150, "none", WHITE, 6, opacity=0.7) + shadow(150, 284, 80, 9)
    body = tail(c, "M200 226C260 232 270 190 250 170")
    body += blob("M150 140C200 140 220 200 206 240H94C80 200 100 140 150 140Z") + path(
        "M150 168C182 172 184 230 150 236C116 230 118 172 150 168Z", c.fur.muzzle
    )
    legs = limb(c, "M206 236C170 262 130 252 104 246", 30) + limb(c, "M94 236C130 262 170 252 196 246", 30)
    legs += sole(c.fur.muzzle, 92, 246, 23, -70) + sole(c.fur.muzzle, 208, 246, 23, 70)
    arms = limb(c, "M110 172C80 190 64 200 50 204", 24) + limb(c, "M190 172C220 190 236 200 250 204", 24)
    arms += sole(c.fur.muzzle, 42, 200, 23, -20) + sole(c.fur.muzzle, 258, 200, 23, 20)
    hover = strokes("M108 272Q112 280 108 288M150 274Q154 282 150 290M192 272Q196 280 192 288", 5, WHITE)
    dot = ellipse(150, 66, 7, 7, "#e8453c", INK, 4)
    return Drawing(air + body + arms + legs, coat_defs(c)) + head(c, mood, 150, 108, 150) + Drawing(dot + hover)


def sushi(c: Coat, mood: str) -> Drawing:
    """Today's catch."""
    plate = (
        shadow(150, 288, 140)
        + blob("M-2 262H302L282 288H18Z", "#3f6f78")
        + path("M12 270H288", stroke="#86bcc4", width=5)
    )
    rice = blob("M36 262C14 262 14 214 40 212C60 198 240 198 260 212C286 214 286 262 264 262Z", WHITE)
    rice += strokes(
        "M56 236L64 240M86 250L94 246M214 246L222 250M240 232L248 236M66 222L72 226M226 224L232 222", 5, "#c9c3d4"
    )
    body = tail(c, "M262 190C304 200 300 236 284 250") + blob(
        "M24 212C20 150 90 122 160 126C240 130 286 164 276 212Q150 234 24 212Z"
    )
    body += strokes("M236 142L228 164M258 156L248 176", 8, c.fur.mark)
    nori = blob("M168 124Q196 124 220 130L224 262H164Z", "#2d4a3c", 7) + strokes("M178 140V250", 5, "#5a7d6a")
    feet = mitt(c.fur.muzzle, 56, 216, 25, 16) + mitt(c.fur.muzzle, 120, 218, 25, 16)
    ginger = blob("M232 262C226 240 250 232 262 244C276 236 292 250 284 264Z", "#7fc46a", 6)
    return Drawing(plate + rice + body + nori, coat_defs(c)) + head(c, mood, 92, 158, 156, -4) + Drawing(feet + ginger)


def balloon(c: Coat, mood: str) -> Drawing:
    """Going up. Nobody said how it comes down."""
    skin = blob("M60 0C20 -4 2 -40 14 -72C28 -108 92 -108 106 -72C118 -40 100 -4 60 0Z", "url(#rubber)") + blob(
        "M60 0L50 14H70Z", "#d43a5c", 6
    )
    skin += strokes("M30 -66Q36 -84 54 -88", 8, WHITE)
    string = strokes("M196 44C186 70 204 80 196 104", 5)
    body = tail(c, "M128 246C80 262 60 236 70 206")
    body += (
        limb(c, "M132 240C116 260 112 272 108 284", 27)
        + mitt(FUR, 104, 288, 25, 15)
        + limb(c, "M172 238C182 258 186 266 196 274", 27)
        + mitt(FUR, 202, 278, 25, 15)
    )
    body += blob("M106 160C92 200 96 240 116 254Q152 268 182 252C200 236 200 190 186 156Z") + path(
        "M146 178C174 186 174 244 148 248C122 244 120 186 146 178Z", c.fur.muzzle
    )
    arms = limb(c, "M176 180C204 170 206 140 198 116", 24) + mitt(c.fur.muzzle, 196, 104, 22, 19, 190)
    arms += limb(c, "M112 186C84 190 66 180 56 166", 24) + mitt(c.fur.muzzle, 48, 160, 22, 19, 100)
    birds = strokes("M244 170Q256 158 264 170Q272 158 284 170M26 256Q36 246 42 256Q48 246 58 256", 5)
    defs = coat_defs(c) + linear("rubber", "#ff9ab0", "#e8456c")
    return (
        Drawing(string + group(skin, move=(136, 30), scale=1) + body, defs)
        + head(c, mood, 128, 136, 146, -6)
        + Drawing(arms + birds)
    )
