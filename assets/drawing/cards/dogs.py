"""The cowdogs: one sheriff, three moments of his working day."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path
from drawing.cards.kit import WHITE, blob, head, mitt, shadow, strokes
from drawing.coats import Coat
from drawing.cowdog import cowdog
from drawing.shapes import Drawing, tube

_COAT, _CREAM = "#80593c", "#fff6e6"
_ROPE = "#e9c07a"


def _star(x: float, y: float, size: float = 1) -> str:
    """The sheriff's badge."""
    d = "M0 -24L6 -9L22 -9L10 2L15 18L0 9L-15 18L-10 2L-22 -9L-6 -9Z"
    return group(path(d, "#ffd23f", INK, 6) + ellipse(0, 0, 5, 5, "#fff3b0"), move=(x, y), scale=size)


def _trunk() -> str:
    """Sitting body with vest and star."""
    body = shadow(150, 284, 112) + tube("M212 262C262 262 282 236 270 204", 24, _COAT)
    body += tube("M266 214L271 200", 24, _CREAM, 0)
    body += blob("M150 150C206 150 232 210 218 278H82C68 210 94 150 150 150Z", _COAT)
    body += path("M150 170C188 180 190 270 150 274C110 270 112 180 150 170Z", _CREAM)
    vest = "M112 164C84 180 78 232 88 262L124 250C112 226 116 190 130 170Z"
    body += blob(vest, "#a9682f", 7) + group(blob(vest, "#a9682f", 7), move=(300, 0), scale=(-1, 1))
    return body + mitt(_COAT, 98, 272, 30, 16) + mitt(_COAT, 202, 272, 30, 16)


def _dog(cloth: str, mood: str, x: float, y: float, scale: float = 0.9, turn: float = 0) -> Drawing:
    drawing = cowdog(cloth, mood).named("dog-")
    return Drawing(group(group(drawing.body, move=(-100, -106)), move=(x, y), scale=scale, turn=turn), drawing.defs)


def lasso(cloth: str, cat: Coat) -> Drawing:
    """Spinning the rope over the hat."""
    loop = ellipse(170, -8, 116, 30, "none", INK, 17, turn=-6) + ellipse(170, -8, 116, 30, "none", _ROPE, 8, turn=-6)
    loop += strokes("M88 -14Q120 -34 180 -34M262 0Q240 16 190 20", 4, "#b8843c")
    rope = tube("M246 100C250 60 262 40 250 12", 8, _ROPE, 5)
    arm = tube("M204 190C238 180 250 150 248 124", 28, _COAT) + mitt(_COAT, 248, 108, 24, 22, 180)
    other = tube("M100 196C74 214 80 238 104 236", 26, _COAT) + mitt(_CREAM, 112, 234, 22, 18, -70)
    return Drawing(loop + rope + _trunk() + arm + other + _star(186, 206, 0.9)) + _dog(cloth, "open", 142, 118)


def sheriff(cloth: str, cat: Coat) -> Drawing:
    """Nobody gets past the badge. Somebody sleeps on the hat."""
    nap = tube("M112 36C84 40 78 18 88 4", 16, cat.fur.low, 7)
    nap += blob("M92 52C88 14 118 0 152 0C192 0 214 22 212 52Q150 64 92 52Z", "url(#coat)", 7)
    nap += tube("M204 44C214 60 214 70 212 78", 15, cat.fur.low, 7)
    defs = linear("coat", cat.fur.high, cat.fur.low)
    arms = tube("M96 196C92 236 130 244 176 226", 28, _COAT) + tube("M204 196C210 232 170 248 130 232", 28, _COAT)
    arms += mitt(_CREAM, 190, 220, 22, 19, -60) + mitt(_CREAM, 116, 222, 22, 19, 60)
    dog = Drawing(_trunk() + arms + _star(150, 206, 1.25)) + _dog(cloth, "stern", 150, 138)
    return dog + Drawing(nap, defs) + head(cat, "blink", 198, 28, 80, 8)


def chase(cloth: str, cat: Coat) -> Drawing:
    """At a gallop, tongue out, with a cat that wanted to go there anyway."""
    ground = shadow(150, 282, 130) + path("M-6 262C-14 236 14 228 24 244C34 224 62 236 54 262Z", "#f1dcb6", INK, 6)
    body = ground + tube("M238 190C276 186 286 156 300 134", 22, _COAT) + tube("M294 142L301 132", 22, _CREAM, 0)
    body += tube("M214 214C232 236 252 240 272 262", 30, _COAT) + mitt(_COAT, 280, 264, 24, 16, -20)
    body += tube("M196 220C190 246 180 254 170 266", 30, _COAT) + mitt(_COAT, 164, 272, 25, 15)
    body += blob("M120 150C190 132 250 160 252 200C250 244 130 256 104 226Z", _COAT)
    body += path("M118 214C150 238 200 236 230 216C210 244 150 250 118 232Z", _CREAM)
    body += tube("M116 214C92 236 70 244 44 240", 28, _COAT) + mitt(_CREAM, 34, 238, 23, 17, 50)
    body += tube("M140 222C130 250 116 262 96 268", 28, _COAT) + mitt(_CREAM, 88, 270, 24, 15, 10)
    rider = tube("M236 128C268 124 272 100 258 88", 14, cat.fur.low, 7)
    rider += blob("M186 158C180 116 200 96 216 96C236 96 250 124 244 160Q214 172 186 158Z", "url(#coat)", 7)
    flag = strokes("M252 152L276 46", 8) + blob("M276 46L232 34L238 74L268 80Z", cloth, 6)
    defs = linear("coat", cat.fur.high, cat.fur.low)
    return (
        Drawing(flag + body + rider, defs)
        + head(cat, "bliss", 212, 92, 84, 6)
        + Drawing(_star(176, 196, 0.95) + mitt(WHITE, 252, 150, 15, 13, -40))
        + _dog(cloth, "open", 104, 136, 0.82, -8)
    )


POSES = (lasso, sheriff, chase)
