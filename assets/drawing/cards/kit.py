"""What the cats on the cards are put together from, on a picture of 300 x 300 units with the floor at y 280."""

from __future__ import annotations

from dataclasses import replace

from cattable.ui.art.svg import INK, ellipse, group, linear, path
from drawing import mouths
from drawing.coats import COATS, Coat, Fur
from drawing.faces import MOODS, Gaze, Mood, blush, brows, eye, eyes, face, shut_eyes
from drawing.shapes import Drawing, Lid, tube

LINE = 8
"""The outline of bodies and props; heads have 9 on their own 256 units."""
FUR = "url(#coat)"
WHITE = "#ffffff"
_LIP = path("M128 178 L128 190", stroke=INK, width=6)
_TONGUE_OUT = (
    mouths.CALM
    + path("M112 199 Q128 205 146 199 L147 222 Q146 238 130 238 Q113 238 112 222Z", "#ff7f92", INK, 6)
    + path("M129 208V224", stroke="#d9506b", width=5)
)
_FLAT = _LIP + path("M104 200H152", stroke=INK, width=7)
_O = _LIP + ellipse(128, 204, 9, 10, "#8e2f35", INK, 6)


def _goofy(c: Coat) -> str:
    return eyes(c, Gaze(look=(9, 4)), Gaze(look=(-9, -2))) + brows(c, "M-30 -40 Q-4 -54 22 -42", 10)


def _wink(c: Coat) -> str:
    x, y = 256 - c.right.x, c.right.y
    return eye(c.left, Gaze(pupil=1.05), 1) + path(
        f"M{x - 26} {y + 6}Q{x} {y - 18} {x + 26} {y + 6}", stroke=c.lines[1], width=9
    )


_BORED = Lid(0.05, 0, 1)
FACES = MOODS | {
    "bliss": Mood("up", lambda c: blush(c, 0.5) + shut_eyes(c, -34, 12), mouths.HAPPY),
    "lick": Mood("up", lambda c: blush(c) + shut_eyes(c, -26, 10), _TONGUE_OUT),
    "goofy": Mood("up", _goofy, mouths.WILD),
    "dizzy": Mood(
        "back", lambda c: eyes(c, Gaze(look=(9, 8), staring=True), Gaze(look=(-9, -8), staring=True)), mouths.WAIL
    ),
    "crossed": Mood("back", lambda c: eyes(c, Gaze(look=(9, -6)), Gaze(look=(-9, -6))), _O),
    "up": Mood("up", lambda c: blush(c) + eyes(c, Gaze(look=(4, -11))), mouths.CALM),
    "wow": Mood("up", lambda c: blush(c, 0.5) + eyes(c, Gaze(look=(4, -9), pupil=1.2, grow=1.08)), mouths.HAPPY),
    "down": Mood("up", lambda c: blush(c) + eyes(c, Gaze(look=(0, 11))), _O),
    "bored": Mood("low", lambda c: eyes(c, Gaze(_BORED, (0, 5), 0.9)), _FLAT),
    "grumpy": Mood(
        "flat",
        lambda c: eyes(c, Gaze(Lid(-0.1, 0.3, 0), (0, 5), 0.8)) + brows(c, "M-36 -30 Q-4 -24 28 -2", 13),
        mouths.SAD,
    ),
    "grit": Mood(
        "flat",
        lambda c: eyes(c, Gaze(Lid(-0.4, 0.34, 0), (2, 0), 0.6)) + brows(c, "M-36 -36 Q-4 -30 28 -8", 13),
        mouths.GRIT,
    ),
    "roar": Mood(
        "flat",
        lambda c: eyes(c, Gaze(Lid(-0.5, 0.3, 0), (2, 0), 0.7)) + brows(c, "M-36 -40 Q-4 -34 28 -12", 13),
        mouths.ROAR,
    ),
    "sly": Mood(
        "up",
        lambda c: eyes(c, Gaze(Lid(-0.1, 0.22, 2), (9, 2), 0.85)) + brows(c, "M-30 -34 Q-2 -36 26 -18", 10),
        mouths.SMUG,
    ),
    "wail": Mood("low", lambda c: shut_eyes(c, 20, 6) + brows(c, "M-32 -18 Q-6 -24 14 -42", 10), mouths.WAIL, droop=14),
    "wink": Mood("up", lambda c: blush(c, 0.4) + _wink(c), mouths.HAPPY),
}
"""All moods of the cats on cards."""


def coated(name: str, fur: Fur) -> Coat:
    """A coat's silhouette and markings in other colours."""
    return replace(COATS[name], fur=fur)


def coat_defs(c: Coat) -> str:
    """The gradient that FUR names."""
    return linear("coat", c.fur.high, c.fur.low)


def head(c: Coat, mood: str, x: float, y: float, size: float = 150, turn: float = 0) -> Drawing:
    """A head, `size` wide, the middle between nose and eyes at (x, y)."""
    scale = size / 256
    drawing = face(c, FACES[mood]).named("head-")
    centred = group(drawing.body, move=(-128 * scale, -146 * scale), scale=scale)
    return Drawing(group(centred, move=(x, y), turn=turn), drawing.defs)


def blob(d: str, fill: str = FUR, width: float = LINE) -> str:
    """An outlined shape."""
    return path(d, fill, INK, width)


def strokes(d: str, width: float = 6, colour: str = INK) -> str:
    """Lines."""
    return path(d, stroke=colour, width=width)


def mitt(fill: str, x: float, y: float, rx: float = 22, ry: float = 18, turn: float = 0) -> str:
    """A paw with its toes pointing down."""
    toes = strokes(f"M{-rx * 0.3:.1f} {ry * 0.25:.1f}V{ry * 0.8:.1f}M{rx * 0.3:.1f} {ry * 0.25:.1f}V{ry * 0.8:.1f}", 5)
    return group(ellipse(0, 0, rx, ry, fill, INK, LINE) + toes, move=(x, y), turn=turn)


def sole(fill: str, x: float, y: float, size: float = 26, turn: float = 0) -> str:
    """A paw seen from below, with its pads."""
    pads = ellipse(0, size * 0.22, size * 0.42, size * 0.34, "#ff9f97")
    pads += "".join(
        ellipse(dx * size, dy * size, size * 0.16, size * 0.19, "#ff9f97")
        for dx, dy in ((-0.5, -0.12), (-0.18, -0.45), (0.18, -0.45), (0.5, -0.12))
    )
    return group(ellipse(0, 0, size * 0.92, size, fill, INK, LINE) + pads, move=(x, y), turn=turn)


def limb(c: Coat, d: str, width: float = 26) -> str:
    """An arm or a leg along a path."""
    return tube(d, width, c.fur.low, LINE)


def tail(c: Coat, d: str, width: float = 20) -> str:
    """A tail along a path, ringed where the coat has stripes."""
    body = tube(d, width, c.fur.low, LINE)
    if c.pattern in ("tabby", "tiger"):
        body += path(d, stroke=c.fur.mark, width=width, dash="8 14")
    return body


def zs(x: float, y: float, size: float = 1) -> str:
    """Two letters of sleep rising to the right; drawn as zigzags."""
    z = "M0 0H20L0 24H20"
    one = path(z, stroke=INK, width=13) + path(z, stroke=WHITE, width=6)
    return group(
        group(one, scale=0.8, turn=8) + group(one, move=(34, -34), scale=1.15, turn=-6), move=(x, y), scale=size
    )


def shadow(x: float, y: float, rx: float, ry: float = 10) -> str:
    """A soft patch on the floor."""
    return ellipse(x, y, rx, ry, INK, opacity=0.22)


def sitting_body(c: Coat, x: float = 150, width: float = 120, top: float = 150) -> str:
    """A pear-shaped body on the floor around x, with feet and forelegs; the head goes over `top`."""
    h = width / 2
    body = blob(
        f"M{x} {top}C{x + h * 0.8} {top} {x + h * 1.25} 276 {x + h * 0.9} 278H{x - h * 0.9}"
        f"C{x - h * 1.25} 276 {x - h * 0.8} {top} {x} {top}Z"
    )
    body += path(
        (f"M{x} {top + 30}C{x + 30} {top + 30} {x + 30} 262 {x} 264C{x - 30} 262 {x - 30} {top + 30} {x} {top + 30}Z"),
        c.fur.muzzle,
    )
    for side in (-1, 1):
        body += mitt(FUR, x + side * h * 0.78, 272, 28, 15)
    for side in (-1, 1):
        body += tube(f"M{x + side * 20} {top + 52}L{x + side * 18} 262", 22, c.fur.low, 7)
        body += mitt(c.fur.muzzle, x + side * 18, 270, 20, 14)
    return body
