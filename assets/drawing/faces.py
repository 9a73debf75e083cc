"""Heads: a coat in a mood. All moods keep eyes and nose in place, so that one picture can be swapped for another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cattable.ui.art.svg import INK, ellipse, linear, path
from drawing import mouths
from drawing.coats import Coat, Eye
from drawing.patterns import PATTERNS, Head
from drawing.shapes import MIDDLE, Drawing, Lid, both_sides, mirrored

OUTLINE = 9
WHITE = "#ffffff"


OPEN, NOTHING = Lid(), Drawing("")


@dataclass(frozen=True)
class Gaze:
    """How an eye stands, told for the left one: lid, where the pupil looks, how big pupil and eye are."""

    lid: Lid = OPEN
    look: tuple[float, float] = (0, 0)
    pupil: float = 1
    grow: float = 1
    staring: bool = False
    wet: bool = False


def eye(e: Eye, gaze: Gaze, side: int) -> str:
    """One open eye; side 1 is the left, -1 the right. Uses the gradient iris-left or iris-right."""
    cx, cy = (e.x if side > 0 else 2 * MIDDLE - e.x), e.y
    rx, ry = e.rx * gaze.grow, e.ry * gaze.grow
    lid = Lid(gaze.lid.drop, gaze.lid.slope * side, gaze.lid.arch)
    shape = lid.below(cx, cy, rx, ry)
    x, y = cx + gaze.look[0], cy + gaze.look[1]

    def disc(w: float, h: float, fill: str, dx: float = 0, dy: float = 0) -> str:
        over = lid.over(x + dx - cx, y + dy - cy, ry, h)
        return path(over.below(x + dx, y + dy, w, h), fill)

    iris = "url(#iris-left)" if side > 0 else "url(#iris-right)"
    if gaze.staring:
        body = path(shape, WHITE) + disc(13, 14, iris) + disc(6, 7, INK) + disc(3, 3.2, WHITE, -3, -4)
    else:
        w, h = e.pupil[0] * gaze.pupil, e.pupil[1] * gaze.pupil
        ball = path(shape, WHITE) + disc(e.rx * 0.73, e.ry * 0.75, iris) if e.ball else path(shape, iris)
        down = max(0.0, (lid.drop * ry + lid.slope * (x - 6 - cx)) - (y - 17 - cy)) if lid.ends(rx, ry) else 0
        shine = 0.62 if e.ball else 1
        body = ball + disc(w, h, INK)
        body += disc(7.5 * shine, 8.5 * shine, WHITE, -6 * shine, -9 * shine + min(down, 14))
        body += disc(4 * shine, 4.5 * shine, WHITE, 7 * shine, 10 * shine)
    if gaze.wet:
        body += path(Lid(0.6, 0, -ry * 0.16).below(cx, cy, rx * 0.92, ry * 0.94), "#e9fbff", opacity=0.9)
    body += path(shape, stroke=INK, width=8)
    edge = lid.edge(cx, cy, rx + 2, ry + 2)
    return body + (path(edge, stroke=INK, width=11) if edge else "")


def eyes(coat: Coat, gaze: Gaze, right: Gaze | None = None) -> str:
    """Both eyes, the right one with its own gaze where given."""
    return eye(coat.left, gaze, 1) + eye(coat.right, right or gaze, -1)


def _calm(coat: Coat, look: tuple[float, float] | None = None) -> str:
    lid = Lid(coat.lid, coat.frown, 3)
    if look is not None:
        return eyes(coat, Gaze(lid, look))
    return eyes(coat, Gaze(lid, (coat.squint, 0)), Gaze(lid, (-coat.squint, 0)))


def shut_eyes(coat: Coat, bow: float, drop: float = 4) -> str:
    """Two shut eyes: `bow` units below the corners (negative: smiling, above)."""
    body = ""
    for e, side in ((coat.left, 1), (coat.right, -1)):
        x, y = (e.x if side > 0 else 2 * MIDDLE - e.x), e.y + drop
        colour = coat.lines[0 if side > 0 else 1]
        body += path(f"M{x - e.rx:g} {y:g} Q{x:g} {y + bow:g} {x + e.rx:g} {y:g}", stroke=colour, width=9)
    return body


def brows(coat: Coat, d: str, width: float = 11) -> str:
    """Two brows; `d` is the left one, told around the centre of its eye."""
    body = ""
    for e, side in ((coat.left, 1), (coat.right, -1)):
        at = f"translate({e.x if side > 0 else 2 * MIDDLE - e.x:g} {e.y:g}) scale({side} 1)"
        body += f'<g transform="{at}">{path(d, stroke=coat.lines[0 if side > 0 else 1], width=width)}</g>'
    return body


def blush(coat: Coat, opacity: float = 0.25) -> str:
    """Rosy cheeks."""
    return both_sides(ellipse(coat.blush, 178, 16, 10, "#ff7d6e", opacity=opacity))


def whiskers(coat: Coat, droop: float = 0) -> str:
    """Two on each side; `droop` lowers their ends."""
    left, right = (
        path(
            f"M68 182 Q46 {170 + droop / 2:g} 20 {174 + droop:g} M70 192 Q46 {194 + droop / 2:g} 26 {200 + droop:g}",
            stroke=colour,
            width=4.5,
        )
        for colour in coat.lines
    )
    return left + mirrored(right)


def nose(coat: Coat) -> str:
    """The nose, its tip at y 186."""
    d = "M112 166 Q128 160 144 166 Q147 171 139 176 L133 182 Q128 186 123 182 L117 176 Q109 171 112 166Z"
    return path(d, coat.fur.nose, INK, 6) + ellipse(122, 169.5, 6, 2.6, WHITE, opacity=0.55)


TEAR = "M0 -26 Q14 -2 14 10 Q14 24 0 24 Q-14 24 -14 10 Q-14 -2 0 -26Z"
VEIN = "M-7 -22 Q-7 -7 -22 -7 M7 -22 Q7 -7 22 -7 M-7 22 Q-7 7 -22 7 M7 22 Q7 7 22 7"


def tear(x: float, y: float, scale: float = 1) -> Drawing:
    """A big tear; its tip is 26 units above (x, y)."""
    body = path(TEAR, "url(#tear)", INK, 6) + path("M-7 9 Q-7 16 -1 17", stroke=WHITE, width=5)
    return Drawing(body, linear("tear", "#e9fbff", "#58bff0")).placed(x, y, scale)


def vein(x: float, y: float, scale: float = 1, colour: str = "#ff3b3b") -> Drawing:
    """The mark of anger."""
    return Drawing(path(VEIN, stroke=INK, width=16) + path(VEIN, stroke=colour, width=8)).placed(x, y, scale, 12)


@dataclass(frozen=True)
class Mood:
    """How a mood is drawn: the pose of the ears, the eyes with brows, the mouth, and what floats about the head."""

    pose: str
    eyes: Callable[[Coat], str]
    mouth: str
    extra: Drawing = NOTHING
    droop: float = 0


def _happy(coat: Coat) -> str:
    if coat.smiling_eyes:
        return blush(coat, 0.5) + shut_eyes(coat, -34, 12)
    return blush(coat, 0.5) + eyes(coat, Gaze(look=(0, -2), pupil=1.12, grow=1.06))


def _smug(coat: Coat) -> str:
    gaze = Gaze(Lid(0.02, 0.1, 2), (7, 6), pupil=0.9)
    return eyes(coat, gaze) + brows(coat, "M-26 -26 Q-2 -36 24 -20", 9)


def _shocked(coat: Coat) -> str:
    return eyes(coat, Gaze(grow=1.16, staring=True)) + brows(coat, "M-22 -44 Q-4 -56 18 -52", 8)


def _sad(coat: Coat) -> str:
    return eyes(coat, Gaze(Lid(-0.42, -0.36, 4), (0, 4), pupil=1.2, wet=True)) + brows(
        coat, "M-32 -26 Q-6 -34 14 -52", 9
    )


def _mad(coat: Coat) -> str:
    gaze = Gaze(Lid(-0.2, 0.48, -1), (3, 4), pupil=0.72)
    return (
        eyes(coat, gaze)
        + brows(coat, "M-40 -36 Q-4 -28 28 2", 15)
        + path("M119 116 L123 130 M137 116 L133 130", stroke=coat.lines[0], width=6)
    )


MOODS = {
    "calm": Mood("up", lambda c: blush(c) + _calm(c), mouths.CALM),
    "blink": Mood("up", lambda c: blush(c) + shut_eyes(c, 24), mouths.CALM),
    "happy": Mood("up", _happy, mouths.HAPPY),
    "smug": Mood("up", lambda c: blush(c) + _smug(c), mouths.SMUG),
    "shocked": Mood("back", _shocked, mouths.SHOCKED, tear(222, 104, 0.72).named("sweat-"), 6),
    "sad": Mood("low", _sad, mouths.SAD, tear(192, 196), 14),
    "mad": Mood("flat", _mad, mouths.MAD, vein(212, 46), -4),
    "look-left": Mood("up", lambda c: blush(c) + _calm(c, (-10, 1)), mouths.CALM),
    "look-right": Mood("up", lambda c: blush(c) + _calm(c, (10, 1)), mouths.CALM),
}


def head_of(coat: Coat, pose: str, right: str | None = None) -> Head:
    """The outline of a coat with its ears in a pose (the right one in its own where given)."""
    skull = coat.skull
    left, other = skull.ear(pose), skull.ear(right or pose)
    return Head((skull.crown, left, skull.cheek), (skull.crown, other, skull.cheek))


def fur(coat: Coat, head: Head) -> Drawing:
    """A head without a face: outline, shade, ears, markings."""
    marks = PATTERNS[coat.pattern](coat, head)
    outline = head.outline()
    body = path(outline, stroke=coat.rim, width=OUTLINE + 7) if coat.rim else ""
    body += path(outline, "url(#fur)")
    body += marks.body + path(head.chin_shade(), coat.fur.shade, opacity=0.4)
    body += head.ear_inside("left", coat.fur.ear) + head.ear_inside("right", coat.fur.ear)
    body += ellipse(128, 82, 34, 11, WHITE, opacity=0.16) if coat.pattern != "halves" else ""
    body += path(outline, stroke=INK, width=OUTLINE)
    irises = linear("iris-left", *coat.left.iris) + linear("iris-right", *coat.right.iris)
    return Drawing(body, linear("fur", coat.fur.high, coat.fur.low) + irises + marks.defs)


def muzzle(coat: Coat) -> str:
    """The pale jowls the mouth is drawn on."""
    f = coat.fur
    return ellipse(128, 207, 28, 18, f.chin) + ellipse(103, 187, 35, 27, f.muzzle) + ellipse(153, 187, 35, 27, f.muzzle)


def face(coat: Coat, mood: Mood) -> Drawing:
    """A whole head on the 256-unit canvas."""
    base = fur(coat, head_of(coat, mood.pose))
    body = muzzle(coat) + mood.eyes(coat) + mood.mouth + nose(coat) + whiskers(coat, mood.droop)
    return base + Drawing(body) + mood.extra


def portrait(coat: Coat, mood: Mood) -> str:
    """The file of a head: a little smaller than the canvas, so that turning it leaves no cut edge."""
    return face(coat, mood).placed(5.8, 5.8, 0.955).page(256, 256)
