"""What cats do indoors. Each picture takes a coat and a mood and fills 300 x 300 units (see kit.py)."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path, paw, rounded
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
    zs,
)
from drawing.coats import Coat
from drawing.shapes import Drawing


def nap(c: Coat, mood: str) -> Drawing:
    """Curled up on a cushion."""
    cushion = blob(
        "M14 250C0 222 40 222 60 232C120 216 190 216 244 232C270 220 304 228 288 252C302 284 258 288 240 280"
        "C180 294 120 294 62 280C38 292 0 282 14 250Z",
        "#e0553f",
    )
    cushion += strokes("M44 262C110 278 190 278 258 262", 5, "#a52c22")
    body = blob("M42 212C34 142 104 96 178 104C252 112 284 176 262 222C246 258 62 260 42 212Z")
    body += strokes("M238 226C196 216 186 168 226 142")
    body += tail(c, "M254 214C236 256 180 262 128 240", 24)
    body += mitt(c.fur.muzzle, 70, 236, 24, 15)
    return Drawing(cushion + body, coat_defs(c)) + head(c, mood, 100, 184, 150, -10) + Drawing(zs(196, 66))


def wash(c: Coat, mood: str) -> Drawing:
    """The hind leg needs a wash, up in the air."""
    body = shadow(150, 278, 110) + tail(c, "M88 262C40 278 20 246 34 214")
    body += blob("M150 118C212 130 246 206 216 278H84C54 206 88 130 150 118Z")
    body += path("M150 170C186 180 190 262 150 268C112 262 112 180 150 170Z", c.fur.muzzle)
    body += limb(c, "M206 258C246 220 250 140 236 66", 36) + mitt(FUR, 102, 272, 34, 16)
    body += sole(c.fur.muzzle, 234, 44, 32, 8)
    hug = limb(c, "M112 196C150 226 194 214 232 178", 28) + mitt(c.fur.muzzle, 240, 172, 24, 19, -50)
    return Drawing(body, coat_defs(c)) + head(c, mood, 136, 122, 152, 14) + Drawing(hug)


def cup(c: Coat, mood: str) -> Drawing:
    """The cup stood too near the edge. It does no longer."""
    body = tail(c, "M52 206C-6 190 6 120 44 118")
    body += blob("M26 214C34 140 150 130 176 214Z")
    table = blob("M-7 212H214V238H-7Z", "#c98a4b") + path("M-7 219H208", stroke="#f0bb7c", width=5)
    table += blob("M10 238H40V303H10Z", "#a86a34")
    arm = limb(c, "M140 206C172 214 192 196 212 182", 26) + mitt(c.fur.muzzle, 222, 178, 23, 19, -60)
    mug = blob("M-30 -34H30L24 36Q0 44 -24 36Z", "#6ec6e8", 7) + path(
        "M30 -18Q58 -16 50 8Q44 22 27 20", stroke=INK, width=7
    )
    mug += path("M-14 -8Q0 6 14 -8M-10 14H10", stroke=WHITE, width=5) + ellipse(0, -34, 30, 8, "#7a4a2a", INK, 6)
    fall = group(mug, move=(258, 226), turn=38)
    drops = "".join(
        ellipse(x, y, 6, 9, "#8a5630", INK, 4, turn=a) for x, y, a in ((296, 172, 30), (276, 150, 10), (250, 262, 0))
    )
    whoosh = strokes("M234 130V158M256 116V140", 6, WHITE)
    here = Drawing(body, coat_defs(c)) + head(c, mood, 98, 142, 158, -4)
    return here + Drawing(table + mitt(c.fur.muzzle, 60, 214, 24, 17) + arm + fall + drops + whoosh)


def box(c: Coat, mood: str) -> Drawing:
    """If it fits, it sits."""
    back = (
        shadow(150, 284, 126)
        + blob("M56 176L24 146L52 132L84 168Z", "#c08a52")
        + tail(c, "M236 190C262 150 232 120 256 84")
    )
    back += blob("M50 178H250V210H50Z", "#8a5a30")
    front = blob("M46 192H254L244 286H56Z", "#dba768") + path("M134 194H166V284H134Z", "#f2d9a6")
    front += blob("M254 192L294 172L282 150L246 178Z", "#e6b87c") + path("M60 200H240", stroke="#f4d5a2", width=5)
    front += paw(92, 246, 0.34, "#a86a34") + strokes("M204 236V268M192 248L204 234L216 248", 6, "#a86a34")
    front += mitt(c.fur.muzzle, 96, 194, 27, 19) + mitt(c.fur.muzzle, 202, 194, 27, 19)
    return Drawing(back, coat_defs(c)) + head(c, mood, 150, 126, 170, 3) + Drawing(front)


def yarn(c: Coat, mood: str) -> Drawing:
    """Flat on the back, juggling a ball of yarn. The yarn is winning."""
    ball = ellipse(0, 0, 46, 46, "#f0567e", INK, LINE) + strokes(
        "M-36 -18Q0 -30 30 26M-42 4Q-10 -6 8 42M-14 -42Q28 -34 38 16M-30 28Q4 30 38 -12", 5, "#a5224c"
    )
    body = shadow(150, 280, 140) + tail(c, "M250 250C296 262 304 224 284 200")
    body += limb(c, "M222 222C232 188 236 160 226 128", 34) + limb(c, "M176 214C182 180 190 160 196 136", 34)
    body += blob("M70 232C80 186 160 180 220 192C268 204 276 262 244 276C190 286 92 288 70 232Z")
    body += path("M104 222C140 200 200 204 228 224C214 246 130 256 104 222Z", c.fur.muzzle)
    feet = sole(c.fur.muzzle, 226, 108, 30, 14) + sole(c.fur.muzzle, 192, 116, 28, -8)
    arms = limb(c, "M124 226C128 190 128 160 140 128", 26) + mitt(c.fur.muzzle, 144, 112, 22, 20, 190)
    thread = (
        "M214 84C282 92 300 140 256 168C214 192 168 168 172 148"
        "C178 130 226 138 240 172C256 212 214 252 262 268C284 276 300 262 312 268"
    )
    string = path(thread, stroke=INK, width=11) + path(thread, stroke="#f0567e", width=5.5)
    upside_down = head(c, mood, 78, 196, 150, -158)
    return (
        Drawing(body + feet, coat_defs(c)) + upside_down + Drawing(arms + string + group(ball, move=(180, 58), turn=10))
    )


def loaf(c: Coat, mood: str) -> Drawing:
    """A loaf, freshly cut."""
    board = shadow(150, 286, 140) + blob("M4 254H296Q300 284 280 284H20Q0 284 4 254Z", "#b97a42")
    board += path("M14 262H286", stroke="#e3ae74", width=5)
    slices = ""
    for x, turn in ((228, 14), (252, 24)):
        one = blob("M-34 0V-64C-52 -74 -50 -116 -24 -118C-6 -124 6 -124 24 -118C50 -116 52 -74 34 -64V0Z", c.fur.low)
        one += path(
            "M-24 -8V-68C-40 -78 -38 -104 -20 -107C-6 -112 6 -112 20 -107C38 -104 40 -78 24 -68V-8Z", c.fur.muzzle
        )
        slices += group(one, move=(x, 254), turn=turn, scale=0.82)
    body = blob("M12 254V196C-18 170 10 104 68 110C102 84 164 90 192 112C224 122 220 176 204 192V254Z")
    body += strokes("M176 118Q196 128 192 148M142 108Q158 114 156 134", 7, c.fur.mark) + strokes(
        "M192 254V196C212 180 214 150 202 128"
    )
    feet = mitt(c.fur.muzzle, 70, 250, 24, 14) + mitt(c.fur.muzzle, 126, 250, 24, 14)
    steam = strokes("M150 62Q138 44 150 28M186 70Q174 52 186 36", 6, WHITE)
    return Drawing(board + slices + body, coat_defs(c)) + head(c, mood, 96, 176, 158) + Drawing(feet + steam)


def stretch(c: Coat, mood: str) -> Drawing:
    """The long stretch after the long nap."""
    mat = shadow(150, 284, 140) + blob("M-4 262H304L288 286H12Z", "#8fd0c4")
    body = mat + tail(c, "M258 112C282 70 240 52 254 10", 22)
    body += limb(c, "M246 160C270 200 240 230 246 258", 32) + mitt(FUR, 240, 266, 28, 15)
    body += blob(
        "M268 96C300 130 284 196 238 190C190 196 170 230 128 250C96 258 66 236 88 214C140 176 180 88 230 80"
        "Q256 78 268 96Z"
    )
    body += limb(c, "M222 170C224 210 196 230 204 258", 32) + mitt(FUR, 198, 266, 28, 15)
    body += strokes("M196 104L214 124M170 130L190 150", 8, c.fur.mark)
    arms = limb(c, "M122 232C90 262 60 266 26 262", 26) + mitt(c.fur.muzzle, 18, 264, 25, 16)
    arms += limb(c, "M150 238C130 270 110 270 90 266", 26) + mitt(c.fur.muzzle, 80, 268, 25, 15)
    return Drawing(body, coat_defs(c)) + Drawing(arms) + head(c, mood, 100, 182, 150, -12)


def hat(c: Coat, mood: str) -> Drawing:
    """Nobody sees a cat under a hat."""
    body = shadow(150, 284, 130) + tail(c, "M222 260C276 280 300 232 268 212")
    body += blob("M70 276C60 220 100 180 150 180C200 180 240 220 230 276Q150 290 70 276Z")
    top = blob("M84 148C78 90 88 16 98 -6Q150 -28 202 -6C212 16 222 90 216 148Z", "url(#felt)")
    top += path("M82 112Q150 132 218 112L219 148Q150 166 81 148Z", "#e8453c", INK, 6)
    top += strokes("M112 14Q106 50 108 92", 8, "#8b7aa8")
    brim = blob(
        "M14 150C6 124 60 130 84 144Q150 162 216 144C240 130 294 124 286 150C276 190 24 190 14 150Z", "url(#felt)"
    )
    feet = mitt(c.fur.muzzle, 104, 272, 27, 16) + mitt(c.fur.muzzle, 196, 272, 27, 16)
    defs = coat_defs(c) + linear("felt", "#6a5a8c", "#3c3058")
    return (
        Drawing(body, defs) + head(c, mood, 150, 206, 166) + Drawing(group(brim + top, turn=-4, move=(-4, 14)) + feet)
    )


def bowl(c: Coat, mood: str) -> Drawing:
    """Only looking. With one paw."""
    body = tail(c, "M40 262C-8 250 4 190 34 190") + blob("M20 280C16 190 50 160 96 160C150 160 170 210 166 280Z")
    table = blob("M-7 270H307V303H-7Z", "#c98a4b") + path("M-7 278H300", stroke="#f0bb7c", width=5)
    glass = "M150 150C124 180 124 240 160 268H252C292 240 292 180 264 150Z"
    water = path(
        "M138 180C126 220 138 250 162 268H252C278 250 290 220 278 180Q208 194 138 180Z", "#8fd6f5", opacity=0.85
    )
    prey = path("M0 0L-22 -15V15ZM-2 0Q16 -22 38 0Q16 22 -2 0Z", "#ff8f2e", INK, 5) + ellipse(
        24, -4, 5, 6, WHITE, INK, 3
    )
    prey += ellipse(25, -3, 2, 2.6, INK) + ellipse(34, 6, 3, 4, "#8e2f35")
    water += group(prey, move=(224, 236), turn=16, scale=1.15)
    water += "".join(
        ellipse(x, y, r, r, "#ffffff", opacity=0.8) for x, y, r in ((256, 214, 5), (248, 198, 4), (170, 236, 4))
    )
    arm = limb(c, "M120 196C150 130 184 110 190 168", 26) + mitt(c.fur.muzzle, 190, 190, 23, 22)
    rim = (
        path(glass, "#ffffff", opacity=0.22)
        + path(glass, stroke=INK, width=LINE)
        + ellipse(207, 150, 60, 13, "#ffffff", INK, 7, opacity=0.6)
    )
    rim += strokes("M156 186Q146 216 158 240", 8, WHITE)
    return Drawing(body, coat_defs(c)) + head(c, mood, 92, 128, 156, 8) + Drawing(table + water + arm + rim)


def liquid(c: Coat, mood: str) -> Drawing:
    """Cats are liquid: they take the shape of the vessel."""
    vase = "M104 120C104 150 46 180 46 226C46 264 74 282 104 284H196C226 282 254 264 254 226C254 180 196 150 196 120Z"
    body = shadow(150, 284, 110) + tail(c, "M184 120C250 120 270 80 250 40", 22) + path(vase, FUR)
    body += path("M78 218C90 186 210 186 222 218C226 262 74 262 78 218Z", c.fur.muzzle)
    body += strokes(
        "M58 206Q80 204 88 216M242 206Q220 204 212 216M56 236Q74 236 82 244M244 236Q226 236 218 244", 8, c.fur.mark
    )
    body += sole(c.fur.muzzle, 112, 240, 27, -10) + sole(c.fur.muzzle, 188, 240, 27, 10)
    body += path(vase, "#d8f2ff", opacity=0.26) + path(vase, stroke=INK, width=LINE)
    body += strokes("M66 234Q62 204 92 180", 9, WHITE) + strokes("M76 258L80 262", 9, WHITE)
    body += rounded(92, 112, 116, 18, 9, "#e6f7ff", INK, 7)
    return Drawing(body, coat_defs(c)) + head(c, mood, 150, 72, 158)


def bath(c: Coat, mood: str) -> Drawing:
    """Somebody will pay for this."""
    tub = blob("M14 186H286C290 250 256 276 226 276H74C44 276 10 250 14 186Z", "url(#tub)")
    tub += rounded(2, 172, 296, 26, 13, "#ffffff", INK, LINE) + strokes("M40 214Q44 244 68 256", 7, WHITE)
    tub += mitt("#c9a24a", 70, 282, 20, 13) + mitt("#c9a24a", 230, 282, 20, 13)
    foam = "".join(
        ellipse(x, y, r, r, WHITE, "#8fb4cc", 4)
        for x, y, r in ((40, 168, 22), (74, 160, 26), (112, 168, 20), (198, 168, 22), (236, 158, 28), (266, 170, 18))
    )
    top = "".join(
        ellipse(x, y, r, r, WHITE, "#8fb4cc", 4)
        for x, y, r in ((122, 36, 18), (150, 22, 24), (178, 36, 18), (150, 42, 16))
    )
    pearls = "".join(
        ellipse(x, y, r, r, "#dff4ff", "#6aa6c8", 4) for x, y, r in ((40, 100, 11), (252, 92, 14), (274, 56, 8))
    )
    duck = blob(
        "M-30 2C-30 26 30 26 34 -2L20 2C22 -14 16 -34 -4 -32C-22 -30 -20 -10 -12 -6Q-24 -8 -30 2Z", "#ffd23f", 6
    )
    duck += path("M-18 -22L-34 -16L-18 -10Z", "#ff8b1f", INK, 4) + ellipse(-6, -20, 3, 4, INK)
    defs = coat_defs(c) + linear("tub", "#ffffff", "#cfdcea")
    return (
        Drawing(pearls, defs)
        + head(c, mood, 150, 116, 164)
        + Drawing(top + foam + tub + group(duck, move=(246, 154)))
        + Drawing(mitt(c.fur.muzzle, 90, 180, 26, 18) + mitt(c.fur.muzzle, 196, 180, 26, 18))
    )


def cone(c: Coat, mood: str) -> Drawing:
    """The collar of shame, and excellent reception."""
    body = shadow(150, 282, 110) + tail(c, "M210 262C262 276 276 236 256 210") + sitting_body(c, 150, 120, 166)
    funnel = path("M150 214L30 122C20 40 90 -10 150 -12C210 -10 280 40 270 122Z", "#eaf6fb", INK, LINE)
    funnel += ellipse(150, 104, 122, 116, "url(#funnel)", INK, LINE) + strokes("M46 92Q56 44 96 18", 9, WHITE)
    collar = path("M112 206Q150 226 188 206L184 222Q150 238 116 222Z", "#e0453f", INK, 6)
    defs = coat_defs(c) + linear("funnel", "#c9e6f2", "#f6fcff")
    return Drawing(body + collar + funnel, defs) + head(c, mood, 150, 116, 150)


def paper(c: Coat, mood: str) -> Drawing:
    """Three hundred sheets, and all of them had to go."""
    body = shadow(150, 284, 130) + tail(c, "M220 262C268 264 270 220 252 196") + sitting_body(c, 140, 124, 140)
    white, grey = "#ffffff", "#b9b4c4"
    wraps = ""
    for d in ("M78 214Q140 246 206 206L208 232Q140 272 76 240Z", "M90 176Q150 190 196 168L202 190Q146 216 84 200Z"):
        wraps += path(d, white, INK, 6)
    wraps += path(
        (
            "M64 262C100 280 180 262 226 250C260 242 280 262 292 284"
            "L262 292C250 276 240 272 222 278C160 294 90 296 60 284Z"
        ),
        white,
        INK,
        6,
    )
    wraps += strokes("M120 270L118 284M176 262L178 276", 4, grey)
    roll = (
        ellipse(0, 0, 40, 40, white, INK, 7)
        + ellipse(0, 0, 15, 15, "#c99a63", INK, 6)
        + ellipse(0, 0, 27, 27, "none", grey, 3)
    )
    over = path("M58 92Q140 40 224 96L222 118Q140 66 58 116Z", white, INK, 6)
    over += path("M206 96C250 96 262 130 240 152C230 166 250 178 262 170", stroke=INK, width=26) + path(
        "M206 96C250 96 262 130 240 152C230 166 250 178 262 170", stroke=white, width=14
    )
    return (
        Drawing(body + wraps, coat_defs(c))
        + head(c, mood, 140, 124, 160, -4)
        + Drawing(over + group(roll, move=(40, 246), turn=-10))
    )


def vacuum(c: Coat, mood: str) -> Drawing:
    """A chauffeur who also cleans."""
    disc = (
        shadow(150, 284, 140)
        + ellipse(150, 262, 136, 30, "#3a3346", INK, LINE)
        + ellipse(150, 246, 136, 32, "url(#disc)", INK, LINE)
    )
    disc += ellipse(246, 252, 9, 6, "#6cff8a", INK, 4) + strokes("M30 252Q60 270 110 274", 6, "#8d84a3")
    body = tail(c, "M218 214C282 216 292 160 262 140") + blob(
        "M56 240C42 170 110 132 164 138C226 144 256 196 236 238Q150 262 56 240Z"
    )
    body += strokes("M216 236C184 224 180 186 208 172")
    feet = mitt(c.fur.muzzle, 96, 238, 25, 16) + mitt(c.fur.muzzle, 152, 240, 25, 16)
    shades = path("M54 100H198V116C198 150 140 150 136 116H118C114 150 56 150 54 116Z", "#231c2a", INK, 6)
    shades += strokes("M70 114L86 130M152 114L168 130", 6, "#8fd6f5")
    dust = strokes("M-2 200H28M-6 228H16M4 172H40", 7, WHITE)
    defs = coat_defs(c) + linear("disc", "#7d7394", "#4a4260")
    return (
        Drawing(disc + body, defs) + head(c, mood, 126, 150, 158) + Drawing(group(shades, move=(0, 18)) + feet + dust)
    )


def pot(c: Coat, mood: str) -> Drawing:
    """Watered daily, still only grows fur."""
    clay = (
        shadow(150, 286, 100)
        + blob("M66 208H234L214 286H86Z", "#d8713c")
        + rounded(52, 184, 196, 36, 10, "#ea8a52", INK, LINE)
    )
    clay += (
        strokes("M68 196H190", 6, "#ffc39a")
        + mitt(c.fur.muzzle, 100, 192, 26, 18)
        + mitt(c.fur.muzzle, 200, 192, 26, 18)
    )
    leaves = ""
    for x, y, turn in ((92, 150, -58), (208, 150, 58), (74, 176, -86), (226, 176, 86)):
        leaf = blob("M0 8C-26 -14 -20 -50 0 -66C20 -50 26 -14 0 8Z", "#5bb04a", 6) + strokes("M0 0V-46", 4, "#2c7a2c")
        leaves += group(leaf, move=(x, y), turn=turn, scale=1.05)
    bloom = strokes("M150 56Q146 30 154 12", 14) + strokes("M150 56Q146 30 154 12", 6, "#5bb04a")
    petals = "".join(
        group(ellipse(0, -20, 12, 16, "#ff8fb8", INK, 5), move=(154, 0), turn=a) for a in range(0, 360, 60)
    )
    bloom += petals + ellipse(154, 0, 12, 12, "#ffd23f", INK, 5)
    return Drawing(leaves, coat_defs(c)) + head(c, mood, 150, 124, 168) + Drawing(bloom + clay)
