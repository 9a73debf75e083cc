"""The space suit flies to the moon, which is cheese, in six panels."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path
from drawing.cards.kit import WHITE, blob, head, mitt, shadow, strokes, tail
from drawing.cards.puppet import Pose, figure, mouse
from drawing.coats import Coat
from drawing.shapes import Drawing, tube

_FISH = "M20 0Q6 -16 -10 -6L-24 -14V14L-10 6Q6 16 20 0Z"


def rocket(x: float, y: float, size: float = 1, window: str = "#35527e") -> str:
    """A stout rocket, nose up; its tail at (x, y)."""
    fin = path("M-44 -60L-84 -8L-80 12L-40 -12Z", "#e8453c", INK, 7)
    body = fin + group(fin, scale=(-1, 1)) + path("M-28 -8H28L22 12H-22Z", "#8d859e", INK, 7)
    body += path("M0 -236C40 -200 58 -140 52 -70L44 -8H-44L-52 -70C-58 -140 -40 -200 0 -236Z", "url(#hull)", INK, 8)
    body += path("M0 -236C20 -218 34 -196 43 -172H-43C-34 -196 -20 -218 0 -236Z", "#e8453c", INK, 7)
    body += ellipse(0, -110, 34, 34, "#c9d2de", INK, 7) + ellipse(0, -110, 24, 24, window, INK, 6)
    body += strokes("M-34 -60V-30M34 -60V-30", 5, "#b9b4c4") + path("M-8 -60H8V0H-8Z", "#e8453c", INK, 6)
    return group(body, move=(x, y), scale=size)


def cheese(d: str, *holes: tuple[float, float, float]) -> str:
    """A piece of the moon with holes (x, y, radius)."""
    body = path(d, "url(#cheese)", INK, 8)
    for x, y, r in holes:
        body += ellipse(x, y, r * 1.2, r * 0.9, "#d8930f", INK, 5) + path(
            f"M{x - r} {y + r * 0.35:g}Q{x} {y + r:g} {x + r} {y + r * 0.35:g}", stroke="#ffe27a", width=4
        )
    return body


_DEFS = linear("hull", "#ffffff", "#d3d9e6") + linear("cheese", "#fff6b8", "#ffd23f")


def ready(c: Coat) -> Drawing:
    """Ready, with the rocket behind."""
    ground = path("M-12 250H312V312H-12Z", "#d9a24a") + rocket(244, 258, 0.98) + strokes("M190 258H298", 8)
    pose = Pose(
        left="C92 170 70 178 52 150",
        right="C214 176 218 200 212 224",
        leg="L120 262",
        other="L164 262",
        head=(126, 96, -4),
    )
    cat = figure("yellow", c, "happy", pose).placed(-2, 38, 0.86)
    thumb = tube("M43 168L37 144", 9, "#e8623c", 6)
    return Drawing(ground + shadow(120, 284, 90), _DEFS) + cat + Drawing(thumb)


def lift_off(c: Coat) -> Drawing:
    """Lift-off; the breakfast stays below."""
    fire = path(
        "M116 190C92 230 110 262 126 300L140 262L150 306L160 262L174 300C190 262 208 230 184 190Z", "#ff8b1f", INK, 7
    )
    fire += path("M130 192C120 224 138 240 150 276C162 240 180 224 170 192Z", "#ffe35a")
    smoke = "".join(
        ellipse(x, y, r, r, "#fff6e6", INK, 7)
        for x, y, r in ((20, 286, 38), (280, 284, 40), (76, 300, 34), (226, 300, 34), (150, 314, 30))
    )
    ship = rocket(150, 196, 1.18)
    hole = ellipse(150, 66, 58, 58, "#c9d2de", INK, 8) + ellipse(150, 66, 46, 46, "#35527e", INK, 6)
    face = head(c, "grit", 150, 72, 106)
    shake = strokes("M62 30L44 20M60 70H40M238 30L256 20M240 70H260", 7, WHITE)
    return Drawing(smoke + fire + ship + hole, _DEFS) + face + Drawing(shake)


def weightless(c: Coat) -> Drawing:
    """No up, no down, and the lunch got away."""
    pose = Pose(
        left="C90 140 70 120 60 96",
        right="C214 150 236 150 250 130",
        leg="C126 240 100 250 86 244",
        other="C176 240 196 256 208 276",
        head=(150, 90, 6),
        tail="C220 230 262 250 250 284",
    )
    cat = figure("yellow", c, "wow", pose)
    turned = Drawing(group(group(cat.body, move=(-150, -160), scale=0.92), move=(146, 158), turn=24), cat.defs)
    bits = group(path(_FISH, "#6ec6e8", INK, 6) + ellipse(8, -3, 3, 3.6, INK), move=(280, 0), turn=-30, scale=1.3)
    bits += group(
        blob("M-18 -16H18L14 18H-14Z", "#e8453c", 6) + strokes("M18 -10Q34 -8 26 8L15 10", 6), move=(50, 226), turn=-28
    )
    bits += "".join(ellipse(x, y, r, r, "#8a5630", INK, 4) for x, y, r in ((78, 190, 8), (60, 172, 5), (96, 206, 6)))
    bits += strokes("M206 196C260 210 300 190 312 230", 11) + strokes("M206 196C260 210 300 190 312 230", 4, "#c9d2de")
    earth = ellipse(20, 320, 90, 60, "#5aa9e6", INK, 7) + path("M-10 282Q20 270 40 284Q30 300 0 296Z", "#6fc25a")
    return Drawing(earth + bits) + turned


def landed(c: Coat) -> Drawing:
    """One small step for a cat, one giant cheese."""
    moon = cheese(
        "M-14 312V236Q60 200 150 206Q250 206 314 240V312Z",
        (40, 268, 18),
        (214, 250, 15),
        (130, 286, 13),
        (280, 284, 16),
    )
    pose = Pose(
        left="C90 172 82 196 80 216",
        right="C214 160 236 152 246 160",
        leg="L122 246",
        other="L172 246",
        head=(140, 84, -4),
    )
    flag = (
        tube("M240 236V34", 6, "#c9d2de", 5)
        + blob("M242 32H300V94H242Z", "#e8453c", 7)
        + group(path(_FISH, "#fff3d6", INK, 4), move=(272, 64), scale=0.9)
    )
    earth = ellipse(214, -30, 32, 32, "#5aa9e6", INK, 6) + path("M196 -40Q212 -56 228 -44Q220 -26 202 -28Z", "#6fc25a")
    return Drawing(earth + moon + flag, _DEFS) + figure("yellow", c, "wow", pose).placed(12, 26, 0.88)


def feast(c: Coat) -> Drawing:
    """The experiment: does it taste? It does."""
    moon = cheese(
        (
            "M-14 312V246Q20 214 60 214Q64 236 86 234Q88 254 110 252"
            "Q132 260 150 250Q172 262 190 250Q212 254 214 234Q238 236 240 212Q280 218 314 246V312Z"
        ),
        (30, 276, 15),
        (262, 262, 16),
        (150, 288, 14),
    )
    pose = Pose(
        left="C84 170 76 130 112 122",
        right="C216 170 224 130 188 122",
        leg="C110 236 84 240 70 250",
        other="C190 236 216 240 230 250",
        head=(150, 84, 0),
        tail="C230 236 270 220 262 184",
    )
    cat = figure("yellow", c, "bliss", pose)
    wedge = group(cheese("M-34 22L34 8L20 -26Q-10 -22 -34 22Z", (4, 0, 6)), move=(150, 126), scale=1.05)
    crumbs = "".join(
        ellipse(x, y, 5, 4, "#ffe27a", INK, 3) for x, y in ((96, 150), (208, 156), (78, 184), (226, 190), (112, 208))
    )
    return Drawing(moon, _DEFS) + (cat + Drawing(wedge + crumbs)).placed(18, 42, 0.88)


def moon_cat(c: Coat) -> Drawing:
    """There was a moon. There is a cat of the same size."""
    body = tail(c, "M232 226C292 226 300 170 276 150", 18) + ellipse(150, 166, 116, 112, "#ffd23f", INK, 9)
    body += path("M58 126Q150 170 242 126M44 194Q150 244 256 194", stroke="#d8930f", width=8)
    body += "".join(ellipse(x, y, 9, 9, "#c9d2de", INK, 5) for x, y in ((150, 176), (150, 214), (150, 250)))
    for x, y, turn in ((40, 190, 60), (260, 206, -60)):
        body += group(
            tube("M0 0V24", 26, "#ffd23f") + ellipse(0, 30, 18, 16, "#e8623c", INK, 7), move=(x, y), turn=turn
        )
    body += mitt("#e8623c", 112, 280, 26, 15) + mitt("#e8623c", 188, 280, 26, 15)
    crumbs = "".join(
        ellipse(x, y, r, r * 0.8, "#ffe27a", INK, 4)
        for x, y, r in ((20, 110, 9), (286, 90, 11), (14, 250, 7), (296, 262, 8), (272, 40, 6))
    )
    flag = (
        tube("M226 66V-10", 5, "#c9d2de", 4)
        + blob("M228 -12H276V26H228Z", "#fff3d6", 6)
        + path("M240 16L264 16L252 -4Z", "#ffd23f", INK, 4)
    )
    face = head(c, "bliss", 140, 106, 122, -4)
    return Drawing(crumbs + flag + body) + face + Drawing(mouse(204, 76, 0.62))


PANELS = (ready, lift_off, weightless, landed, feast, moon_cat)
