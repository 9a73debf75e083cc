"""The union suit has a laundry day, in six panels, and less of it in each."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, path, rounded
from drawing.cards.kit import WHITE, blob, head, shadow, sole, strokes
from drawing.cards.puppet import Pose, bare, figure
from drawing.coats import Coat
from drawing.shapes import Drawing, tube

_WOOL, _DARK = "#ee5a48", "#b02a22"


def floor() -> str:
    """The tiles of the wash house."""
    return (
        path("M-12 256H312V312H-12Z", "#cfe3ea")
        + strokes("M-8 258H308", 6)
        + strokes("M40 262L20 306M120 262L108 306M200 262L210 306M280 262L304 306M-8 284H308", 4, "#9dbcc8")
    )


def _foam(*puffs: tuple[float, float, float]) -> str:
    return "".join(ellipse(x, y, r, r, WHITE, "#8fb4cc", 5) for x, y, r in puffs)


def basket(c: Coat) -> Drawing:
    """Off to the wash house, with everything but the suit."""
    pose = Pose(
        left="C88 176 80 200 90 218",
        right="C214 176 222 200 210 218",
        leg="C128 244 116 254 108 264",
        other="C172 244 184 250 196 258",
        head=(146, 84, -5),
    )
    heap = blob("M76 190C70 150 108 150 118 166C126 140 166 140 172 166C190 150 226 156 222 190Z", "#8fd0c4", 6)
    heap += path("M108 168Q124 190 120 196M172 164Q158 184 164 196", stroke=INK, width=5) + path(
        "M190 158C204 130 236 140 232 164L246 170L236 186H200Z", "#ffd23f", INK, 6
    )
    weave = (
        blob("M66 186H234L218 262H82Z", "#c98a4b")
        + strokes("M74 206H226M78 226H222M82 244H218", 5, "#8f5a28")
        + strokes("M104 188L112 258M150 188V258M196 188L188 258", 5, "#8f5a28")
    )
    note = ellipse(0, 0, 8, 6, INK) + strokes("M7 -2V-28L18 -22", 5)
    hands = ellipse(74, 214, 20, 19, c.fur.muzzle, INK, 7) + ellipse(226, 214, 20, 19, c.fur.muzzle, INK, 7)
    return (
        Drawing(floor() + shadow(150, 290, 90))
        + figure("red", c, "bliss", pose)
        + Drawing(heap + weave + hands + group(note, move=(248, 34)) + group(note, move=(276, 70), turn=12))
    )


def soap(c: Coat) -> Drawing:
    """A little soap. A little more. Oh."""
    pose = Pose(left="C92 172 84 190 84 204", right="C214 150 220 110 214 76", head=(138, 84, -8), tail="")
    pack = (
        blob("M-28 -40H28V40H-28Z", "#3a98ea", 7)
        + ellipse(0, 0, 17, 17, WHITE, INK, 5)
        + path("M-28 -40L-14 -54H14L28 -40Z", "#b5e2ff", INK, 6)
    )
    pour = path("M236 74Q250 120 236 196L222 196Q236 120 220 80Z", WHITE, "#8fb4cc", 5)
    tub = (
        blob("M34 214H266L244 284H56Z", "#c9d2de")
        + strokes("M42 234H258", 6, "#93a1b5")
        + rounded(24, 200, 252, 22, 11, "#e6ecf3", INK, 7)
    )
    foam = _foam(
        (50, 196, 24),
        (92, 182, 30),
        (140, 190, 28),
        (188, 180, 32),
        (236, 190, 28),
        (266, 206, 18),
        (114, 158, 20),
        (214, 156, 22),
        (20, 250, 18),
        (286, 260, 20),
    )
    pearls = "".join(
        ellipse(x, y, r, r, "#dff4ff", "#6aa6c8", 4)
        for x, y, r in ((66, 116, 10), (36, 150, 14), (270, 130, 12), (284, 66, 8))
    )
    return (
        Drawing(floor())
        + figure("red", c, "happy", pose).placed(0, 4)
        + Drawing(pour + group(pack, move=(232, 52), turn=120) + tub + foam + pearls)
    )


def spinning(c: Coat) -> Drawing:
    """It said "wash with similar colours". It did not say "from outside"."""
    box = rounded(34, -8, 232, 286, 22, "#f6f4fa", INK, 9) + path("M40 42H260", stroke=INK, width=6)
    box += rounded(146, 6, 72, 24, 8, "#8fd0c4", INK, 5) + ellipse(238, 18, 11, 11, "#ffd23f", INK, 5)
    box += ellipse(150, 164, 100, 100, "#c9d2de", INK, 8) + ellipse(150, 164, 82, 82, "#6ec6e8", INK, 7)
    box += strokes("M84 150C100 100 190 92 214 140M216 178C204 230 120 240 86 196", 9, "#bfe8ff")
    cloth = path(
        "M92 214C80 176 104 184 110 204C130 226 176 232 208 196C220 220 176 242 150 240C126 240 104 232 92 214Z",
        _WOOL,
        INK,
        6,
    )
    cloth += (
        tube("M98 124C84 130 84 142 86 150", 18, _WOOL, 6)
        + ellipse(87, 156, 13, 12, c.fur.muzzle, INK, 5)
        + sole(c.fur.muzzle, 204, 124, 20, 30)
    )
    glass = (
        ellipse(150, 164, 82, 82, "#dff4ff", opacity=0.22)
        + strokes("M94 130Q106 104 132 96", 9, WHITE)
        + ellipse(150, 164, 82, 82, "none", INK, 7)
    )
    jump = strokes("M16 120Q4 136 16 152M284 120Q296 136 284 152M14 190Q0 208 14 226M286 190Q300 208 286 226", 7, WHITE)
    feet = path("M50 278H82V292H50ZM218 278H250V292H218Z", "#8d859e", INK, 6)
    return Drawing(floor() + feet + jump + box) + head(c, "dizzy", 150, 164, 124, 38) + Drawing(cloth + glass)


def on_the_line(c: Coat) -> Drawing:
    """Drip dry."""
    ground = path("M-12 262Q150 236 312 262V312H-12Z", "#8fd07a", INK, 6)
    line = strokes("M-12 30Q150 62 312 24", 5)
    pose = Pose(
        left="C90 130 72 100 62 56",
        right="C210 130 226 100 238 54",
        leg="C132 240 128 256 130 262",
        other="C168 240 174 256 172 262",
        head=(150, 112, 5),
        tail="C190 250 214 270 204 292",
    )
    cat = figure("red", c, "bored", pose, hands_over=False).placed(0, -8)
    pegs = "".join(group(path("M-7 -20H7V18L0 26L-7 18Z", "#e9c48f", INK, 5), move=p) for p in ((62, 44), (238, 42)))
    sock = blob("M-12 0H12V40Q12 50 24 52Q36 62 22 68H-2Q-14 64 -12 48Z", "#ffd23f", 6) + strokes(
        "M-12 14H12", 5, "#e8453c"
    )
    drops = "".join(ellipse(x, y, 6, 9, "#8fd8ff", INK, 4) for x, y in ((118, 292), (188, 288), (60, 92), (240, 100)))
    return Drawing(ground + line + group(sock, move=(280, 32))) + cat + Drawing(pegs + drops)


def shrunk(c: Coat) -> Drawing:
    """It used to have sleeves."""
    belly = Pose(
        left="C84 176 66 196 56 214",
        right="C216 176 234 196 244 214",
        leg="C128 240 120 256 116 266",
        other="C172 240 180 256 184 266",
        head=(150, 78, 0),
    )
    cat = bare(c, "shocked", belly)
    tight = path(
        "M110 138C90 150 92 168 98 188Q150 166 202 188C208 168 210 150 190 138Q150 148 110 138Z", _WOOL, INK, 7
    )
    tight += tube("M112 156L92 172", 28, _WOOL, 7) + tube("M188 156L208 172", 28, _WOOL, 7)
    tight += path("M106 226Q150 250 194 226L198 244L152 262L150 252L148 262L102 244Z", _WOOL, INK, 7)
    tum = ellipse(150, 206, 50, 36, c.fur.muzzle, INK, 7) + strokes("M150 208v5", 7)
    buttons = "".join(ellipse(x, y, 7, 7, "#fff3d6", INK, 4) for x, y in ((62, 130), (248, 120), (274, 168), (30, 176)))
    dashes = strokes("M96 150L74 138M206 146L236 126M214 176L260 170M86 180L44 178", 4, WHITE)
    return Drawing(floor() + shadow(150, 290, 90)) + cat + Drawing(tight + tum + dashes + buttons)


def unravelled(c: Coat) -> Drawing:
    """A thread was sticking out. Somebody pulled."""
    thread = "M196 150C262 150 250 210 280 226C312 244 250 262 232 284C214 300 280 306 312 296"
    pose = Pose(
        left="C92 180 90 204 108 214",
        right="C208 180 210 204 192 214",
        leg="L130 268",
        other="L170 268",
        head=(150, 84, -3),
    )
    cat = bare(c, "grumpy", pose)
    collar = path("M112 136Q150 156 188 136L192 158Q150 178 108 158Z", _WOOL, INK, 6) + ellipse(
        150, 162, 5, 5, "#fff3d6", INK, 3
    )
    yarn = strokes(thread, 11) + strokes(thread, 5, _WOOL)
    barrel = blob("M88 192Q150 178 212 192Q224 232 210 272Q150 288 90 272Q76 232 88 192Z", "#c98a4b") + strokes(
        "M118 188Q108 232 118 278M150 184V282M182 188Q192 232 182 278", 5, "#8f5a28"
    )
    barrel += strokes("M84 212Q150 200 216 212M84 254Q150 268 216 254", 11) + strokes(
        "M84 212Q150 200 216 212M84 254Q150 268 216 254", 5, "#c9d2de"
    )
    hands = ellipse(96, 198, 20, 18, c.fur.muzzle, INK, 7) + ellipse(204, 198, 20, 18, c.fur.muzzle, INK, 7)
    ball = ellipse(42, 262, 30, 30, _WOOL, INK, 7) + strokes(
        "M20 250Q42 242 62 278M16 266Q36 260 48 290M34 236Q58 242 66 266", 5, _DARK
    )
    tracks = strokes("M72 268Q84 276 92 270", 5, _WOOL)
    return Drawing(floor() + shadow(150, 290, 110)) + cat + Drawing(collar + yarn + barrel + hands + ball + tracks)


PANELS = (basket, soap, spinning, on_the_line, shrunk, unravelled)
