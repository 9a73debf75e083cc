"""The leisure suit goes dancing, in six panels: the better the music, the worse the dance."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, path
from drawing.cards.kit import WHITE, mitt, shadow, strokes
from drawing.cards.puppet import Pose, figure
from drawing.coats import Coat
from drawing.shapes import Drawing, tube

_TILES = ("#ff8fb8", "#ffd23f", "#6ec6e8", "#b283e6")


def floor() -> str:
    """A dance floor that lights up."""
    body = path("M-12 262H312V312H-12Z", "#4a3a6a")
    for i in range(5):
        x = -12 + 66 * i
        body += path(
            f"M{x + 4} 270H{x + 60}L{x + 66 + (i - 2) * 6} 304H{x - 2 + (i - 2) * 6}Z", _TILES[i % 4], opacity=0.85
        )
    return body


def ball(x: float, y: float, size: float = 1, cord: bool = True) -> str:
    """A mirror ball."""
    body = strokes("M0 -46V-160", 6) if cord else ""
    body += ellipse(0, 0, 46, 46, "#dfe6f2", INK, 7)
    body += strokes(
        "M-44 -12H44M-44 12H44M-32 -32H32M-32 32H32M0 -44V44M-20 -42Q-34 0 -20 42M20 -42Q34 0 20 42", 3, "#8d97b8"
    )
    body += path("M-30 -10L-18 -12V8L-32 8ZM4 14H18L16 30H4Z", "#ff8fb8") + path("M6 -30L20 -28L24 -14H6Z", "#ffd23f")
    return group(body + strokes("M-28 -22Q-22 -32 -12 -34", 6, WHITE), move=(x, y), scale=size)


def notes(*places: tuple[float, float, float]) -> str:
    """Notes of music: x, y, turn."""
    one = ellipse(-8, 14, 10, 8, INK) + ellipse(18, 8, 10, 8, INK) + strokes("M1 14V-18L27 -24V8M1 -8L27 -14", 6)
    return "".join(group(one, move=(x, y), turn=turn) for x, y, turn in places)


def strut(c: Coat) -> Drawing:
    """The entrance: one finger to the ceiling."""
    pose = Pose(
        left="C78 156 74 200 108 214",
        right="C220 140 246 96 258 48",
        leg="C128 240 116 250 106 266",
        other="C176 240 196 250 204 266",
        head=(142, 92, -6),
    )
    beams = "".join(path(d, "#fffbe0", opacity=0.5) for d in ("M150 -20L40 110L84 128Z", "M150 -20L226 118L270 96Z"))
    return (
        Drawing(floor() + beams + ball(140, -34, 0.62))
        + figure("green", c, "smug", pose)
        + Drawing(tube("M260 34L266 14", 9, c.fur.muzzle, 6))
    )


def kick(c: Coat) -> Drawing:
    """A kick that knows no measure."""
    pose = Pose(
        left="C84 130 66 110 48 112",
        right="C206 130 226 108 250 104",
        leg="C134 240 128 256 126 268",
        other="C210 226 240 190 272 168",
        head=(140, 84, -8),
        lean=-4,
    )
    return (
        Drawing(floor() + notes((258, 40, 12), (100, 8, -10)))
        + figure("green", c, "happy", pose)
        + Drawing(strokes("M288 120Q304 136 300 158M64 222Q50 232 44 248", 6, WHITE))
    )


def splits(c: Coat) -> Drawing:
    """It went further down than planned."""
    pose = Pose(
        left="C86 130 70 100 66 70",
        right="C214 130 230 100 234 70",
        leg="C100 236 60 226 24 218",
        other="C200 236 240 226 276 218",
        head=(150, 88, 0),
        tail="",
    )
    figure_ = figure("green", c, "grit", pose).placed(0, 34)
    crack = path("M136 278L146 268L150 280L158 266L166 278", stroke=WHITE, width=6)
    sweat = "".join(
        ellipse(x, y, 7, 10, "#8fd8ff", INK, 4, turn=t) for x, y, t in ((60, 60, -30), (246, 60, 30), (262, 92, 40))
    )
    return Drawing(floor()) + figure_ + Drawing(crack + sweat)


def ripped(c: Coat) -> Drawing:
    """The trousers stay behind."""
    pose = Pose(
        left="C92 176 108 214 136 222",
        right="C208 176 192 214 166 224",
        leg="C130 240 136 254 138 266",
        other="C170 240 164 254 162 266",
        head=(150, 92, 4),
    )
    cat = figure("green", c, "shocked", pose)
    fur = (
        "".join(tube(d, 24, c.fur.low) for d in ("M134 226L138 264", "M166 226L162 264"))
        + mitt(c.fur.muzzle, 130, 274, 26, 14)
        + mitt(c.fur.muzzle, 172, 274, 26, 14)
    )
    shorts = path("M104 206H196L204 252H156L150 238L144 252H96Z", WHITE, INK, 7)
    heart = "M0 8C-12 0 -9 -9 -4 -8Q0 -8 0 -3Q0 -8 4 -8C9 -9 12 0 0 8Z"
    shorts += "".join(
        group(path(heart, "#f0567e"), move=p)
        for p in ((118, 222), (140, 230), (166, 226), (186, 236), (112, 242), (184, 218))
    )
    rags = path("M206 268C230 250 250 262 282 252L288 274L262 270L244 286L226 274L204 284Z", "#55b858", INK, 6) + path(
        "M22 262L48 256L60 272L84 270L78 286H28Z", "#55b858", INK, 6
    )
    hands = mitt(c.fur.muzzle, 132, 214, 21, 18) + mitt(c.fur.muzzle, 168, 214, 21, 18)
    zig = strokes("M232 196l14 -10l2 16l16 -8M48 200l-14 -12l0 18", 6, WHITE)
    return Drawing(floor()) + cat + Drawing(fur + shorts + rags + hands + zig)


def swinging(c: Coat) -> Drawing:
    """To save the evening, the mirror ball was a bad idea."""
    pose = Pose(
        left="C70 130 70 60 112 20",
        right="C230 130 234 60 196 20",
        leg="C110 240 84 240 60 226",
        other="C160 250 150 270 130 284",
        head=(150, 104, 6),
        tail="C210 250 250 270 270 240",
        lean=0,
    )
    cat = figure("green", c, "wail", pose, hands_over=False)
    whole = (
        Drawing(ball(154, -8, 1.1))
        + cat
        + Drawing(mitt(c.fur.muzzle, 112, 14, 22, 20, 150) + mitt(c.fur.muzzle, 196, 14, 22, 20, 210))
    )
    turned = Drawing(group(group(whole.body, move=(-150, 110)), move=(128, -110), turn=-13), whole.defs)
    chips = "".join(
        path(f"M{x} {y}l10 -4l4 10l-10 4Z", "#dfe6f2", INK, 4) for x, y in ((70, 40), (240, 10), (262, 60), (48, 90))
    )
    return (
        Drawing(floor() + strokes("M256 150Q276 170 270 196M236 144Q250 160 248 176", 6, WHITE))
        + turned.placed(28, 36, 0.86)
        + Drawing(chips)
    )


def crowned(c: Coat) -> Drawing:
    """The end: a round head, full of stars."""
    pose = Pose(
        left="C86 180 70 210 62 238",
        right="C214 180 230 210 238 238",
        leg="C100 240 70 240 44 246",
        other="C200 240 230 240 256 246",
        head=(150, 84, 0),
        tail="",
    )
    cat = figure("green", c, "dizzy", pose).placed(0, 22)
    cap = ball(150, 52, 1.5, cord=False) + strokes("M150 -16V-40Q152 -52 166 -50", 6)
    eyes = ellipse(122, 86, 22, 24, WHITE, INK, 6) + ellipse(180, 86, 22, 24, WHITE, INK, 6)
    eyes += strokes("M122 86m-10 0a10 10 0 1 1 10 10a6 6 0 1 1 2 -10M180 86m-10 0a10 10 0 1 1 10 10a6 6 0 1 1 2 -10", 5)
    star = "M0 -14L4 -4L14 -4L6 3L9 14L0 7L-9 14L-6 3L-14 -4L-4 -4Z"
    stars = "".join(
        group(path(star, "#ffd23f", INK, 4), move=(x, y), turn=t)
        for x, y, t in ((80, 16, 10), (232, 22, -12), (252, 78, 20), (206, -26, 0))
    )
    return Drawing(floor() + shadow(150, 290, 130)) + cat + Drawing(cap + eyes + stars)


PANELS = (strut, kick, splits, ripped, swinging, crowned)
