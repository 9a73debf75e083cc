"""A cat on its hind legs that wears one of the four suits; poses are told by where arms and legs go."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from cattable.ui.art.svg import INK, ellipse, group, path, rounded
from drawing.cards.kit import WHITE, blob, coat_defs, head, mitt, strokes
from drawing.coats import COATS, Coat
from drawing.shapes import Drawing, tube

SHOULDERS = ((120, 152), (180, 152))
HIPS = ((134, 216), (166, 216))


@dataclass(frozen=True)
class Pose:
    """Arms and legs as path data from shoulder or hip on, without the opening move; the head as x, y and degrees."""

    left: str = "C88 166 84 196 92 218"
    right: str = "C212 166 216 196 208 218"
    leg: str = "L126 268"
    other: str = "L174 268"
    head: tuple[float, float, float] = (150, 90, 0)
    tail: str = "C214 250 262 250 256 204"
    lean: float = 0


STANDING = Pose()


@dataclass(frozen=True)
class Suit:
    """A suit of clothes: cloth, its dark, how sleeves, trunk, feet and what is around the head are drawn."""

    cloth: str
    dark: str
    sleeve: Callable[[Suit, str], str]
    trunk: Callable[[Suit, Coat], str]
    hand: str | None
    foot: str | None
    behind: str = ""
    before: str = ""
    head: float = 128
    cuff: str | None = None
    flared: bool = False


def end_of(d: str) -> tuple[float, float]:
    """The last point of path data."""
    x, y = re.findall(r"-?\d+(?:\.\d+)?", d)[-2:]
    return float(x), float(y)


_TRUNK = "M150 138C188 138 200 158 198 186C198 212 192 232 178 236H122C108 232 102 212 102 186C100 158 112 138 150 138Z"


def _cloth_sleeve(s: Suit, d: str) -> str:
    return tube(d, 27, s.cloth)


def _fur(s: Suit, c: Coat) -> str:
    return blob(_TRUNK, s.cloth) + path("M150 156C178 160 180 226 150 230C120 226 122 160 150 156Z", c.fur.muzzle)


def _leisure(s: Suit, c: Coat) -> str:
    body = blob(_TRUNK, s.cloth) + path("M132 142L150 204L168 142Q150 134 132 142Z", c.fur.muzzle, INK, 5)
    body += strokes("M150 204V234", 5) + path("M106 196H132V204H106ZM168 196H194V204H168Z", s.dark)
    collar = path("M150 206L126 138L86 156L112 184L122 172Z", "#fff3c4", INK, 6)
    body += collar + group(collar, move=(300, 0), scale=(-1, 1))
    body += strokes("M134 150Q150 190 166 150", 4, "#e8a81c") + ellipse(150, 178, 9, 9, "#ffd23f", INK, 4)
    return body + ellipse(150, 218, 4, 4, "#ffd23f", INK, 3)


def _folded_sleeve(s: Suit, d: str) -> str:
    return tube(d, 36, s.cloth) + path(d, stroke=s.dark, width=36, dash="4 15", opacity=0.75)


def _space(s: Suit, c: Coat) -> str:
    body = rounded(84, 140, 132, 88, 24, "#c9d2de", INK, 7)
    body += blob(
        "M150 132C200 132 212 160 208 190C206 226 194 242 176 242H124C106 242 94 226 92 190C88 160 100 132 150 132Z",
        s.cloth,
    )
    body += rounded(118, 170, 64, 40, 10, "#f6f2e6", INK, 5) + ellipse(132, 184, 6, 6, "#e8453c", INK, 3)
    body += ellipse(150, 184, 6, 6, "#49ab3f", INK, 3) + ellipse(168, 184, 6, 6, "#3a98ea", INK, 3)
    return body + strokes("M128 200H172", 5, s.dark) + rounded(114, 128, 72, 18, 9, "#c9d2de", INK, 6)


def _union(s: Suit, c: Coat) -> str:
    body = blob(_TRUNK, s.cloth) + path("M130 140Q150 156 170 140", stroke=s.dark, width=7)
    body += strokes("M150 150V232", 5, s.dark) + "".join(
        ellipse(150, y, 5, 5, "#fff3d6", INK, 3) for y in (160, 180, 200, 220)
    )
    patch = rounded(166, 196, 22, 22, 3, "#ffb08a", INK, 4)
    return body + patch + strokes("M162 202h6M162 212h6M186 200h6M186 210h6", 3)


def _plated_sleeve(s: Suit, d: str) -> str:
    return tube(d, 30, s.cloth) + path(d, stroke=s.dark, width=30, dash="5 17")


def _armour(s: Suit, c: Coat) -> str:
    body = blob("M104 206L96 246L128 238L150 250L172 238L204 246L196 206Z", s.dark)
    body += blob(
        "M150 132C196 132 206 156 202 184C198 212 178 226 150 228C122 226 102 212 98 184C94 156 104 132 150 132Z",
        s.cloth,
    )
    body += strokes("M150 140V226", 5) + strokes("M112 160Q112 148 128 144", 6, WHITE)
    fish = path("M14 0Q4 -12 -8 -4L-18 -11V11L-8 4Q4 12 14 0Z", "#ffd23f", INK, 4)
    body += group(fish, move=(150, 184), scale=1.25)
    for x, y in SHOULDERS:
        body += ellipse(x + (x - 150) * 0.35, y, 22, 19, s.cloth, INK, 7)
    return body


_GLASS = ellipse(150, 84, 98, 92, "#dff3ff", opacity=0.55)
_GLASS_RIM = (
    ellipse(150, 84, 98, 92, "none", INK, 8)
    + strokes("M76 66Q86 22 128 10", 9, WHITE)
    + strokes("M68 92L68 98", 9, WHITE)
)
_VISOR = (
    path("M74 66C76 16 110 -6 150 -6C190 -6 224 16 226 66Q150 40 74 66Z", "#9dbbe0", INK, 8)
    + path("M64 62Q150 26 236 62L230 84Q150 52 70 84Z", "#6b8fc4", INK, 7)
    + strokes("M110 46L108 58M136 41L135 52M164 41L165 52M190 46L192 58", 5)
    + path("M146 -4C130 -40 162 -62 204 -50C238 -38 226 -6 250 6C214 20 190 8 176 -6Q160 6 146 -4Z", "#e8453c", INK, 7)
    + strokes("M96 30Q104 12 124 8", 6, WHITE)
)

SUITS = {
    "green": Suit("#55b858", "#2c7d3c", _cloth_sleeve, _leisure, None, "#fff6e6", cuff="#fff3c4", flared=True),
    "yellow": Suit("#ffd23f", "#d8930f", _folded_sleeve, _space, "#e8623c", "#e8623c", _GLASS, _GLASS_RIM, 112),
    "red": Suit("#ee5a48", "#b02a22", _cloth_sleeve, _union, None, None, cuff="#b02a22"),
    "blue": Suit("#a9c4e8", "#5b82bd", _plated_sleeve, _armour, "#7d9fd0", "#7d9fd0", "", _VISOR, 122),
}
HEROES = {
    "green": (COATS["ginger"], COATS["siamese"]),
    "yellow": (COATS["tuxedo"], COATS["grey"]),
    "red": (COATS["snow"], COATS["calico"]),
    "blue": (COATS["red"], COATS["patchwork"]),
}
"""Who wears the suits: the cat of the first and of the second copy of a card."""


def _hand(suit: Suit, c: Coat, d: str) -> str:
    x, y = end_of(d)
    cuff = ellipse(x, y, 19, 17, suit.cuff, INK, 6) if suit.cuff else ""
    return cuff + ellipse(x, y, 21, 20, suit.hand or c.fur.muzzle, INK, 7)


def _leg(suit: Suit, c: Coat, d: str) -> str:
    x, y = end_of(d)
    foot = mitt(suit.foot or c.fur.muzzle, x + (6 if x > 150 else -6), y + 8, 28, 15)
    if not suit.flared:
        return suit.sleeve(suit, d) + foot
    flare = path(f"M{x - 14} {y - 30}L{x - 28} {y}H{x + 28}L{x + 14} {y - 30}Z", suit.cloth, INK, 7)
    flare += path(f"M{x - 11} {y - 34}L{x - 17} {y - 8}H{x + 17}L{x + 11} {y - 34}Z", suit.cloth)
    return foot + suit.sleeve(suit, d) + flare


def _dressed(suit: Suit, c: Coat, mood: str, pose: Pose, hands_over: bool) -> Drawing:
    left, right, leg, other = (
        f"M{x} {y}{d}"
        for (x, y), d in zip((*SHOULDERS, *HIPS), (pose.left, pose.right, pose.leg, pose.other), strict=True)
    )
    body = tube(f"M166 226{pose.tail}", 19, c.fur.low) if pose.tail else ""
    body += _leg(suit, c, leg) + _leg(suit, c, other)
    arms = suit.sleeve(suit, left) + _hand(suit, c, left) + suit.sleeve(suit, right) + _hand(suit, c, right)
    x, y, turn = pose.head

    def around(d: str) -> str:
        return group(group(d, move=(-150, -90)), move=(x, y), turn=turn) if d else ""

    face = Drawing(around(suit.behind)) + head(c, mood, x, y, suit.head, turn) + Drawing(around(suit.before))
    body += suit.trunk(suit, c) if hands_over else arms + suit.trunk(suit, c)
    picture = Drawing(body, coat_defs(c)) + face + Drawing(arms if hands_over else "")
    if not pose.lean:
        return picture
    return Drawing(group(group(picture.body, move=(-150, -200)), move=(150, 200), turn=pose.lean), picture.defs)


def figure(colour: str, c: Coat, mood: str, pose: Pose = STANDING, *, hands_over: bool = True) -> Drawing:
    """The cat in the suit of a colour. With `hands_over` the arms are drawn over the head."""
    return _dressed(SUITS[colour], c, mood, pose, hands_over)


def bare(c: Coat, mood: str, pose: Pose = STANDING) -> Drawing:
    """The same cat without a suit."""
    return _dressed(Suit(c.fur.low, c.fur.mark, _cloth_sleeve, _fur, None, None), c, mood, pose, True)


def with_mouse(picture: Drawing, x: float, y: float, mood: str) -> Drawing:
    """The picture with the mouse that watches from the second copy of a card."""
    return picture + Drawing(mouse(x, y, 1, mood))


def mouse(x: float, y: float, size: float = 1, mood: str = "glad") -> str:
    """A small grey mouse on its hind legs, feet at (x, y)."""
    grey, pale = "#b3abbe", "#ffd0d6"
    body = strokes("M10 -10C34 -2 32 -26 44 -22", 5) + path(
        "M0 -42C20 -42 24 -8 18 0H-18C-24 -8 -20 -42 0 -42Z", grey, INK, 6
    )
    body += ellipse(0, -14, 10, 12, "#efe9f2")
    for s in (-1, 1):
        body += ellipse(s * 21, -68, 15, 15, grey, INK, 6) + ellipse(s * 21, -68, 7, 7, pale)
    body += path("M0 -78C22 -78 30 -56 24 -46C18 -34 -18 -34 -24 -46C-30 -56 -22 -78 0 -78Z", grey, INK, 6)
    if mood == "glad":
        body += strokes("M-16 -54Q-10 -64 -4 -54M4 -54Q10 -64 16 -54", 4.5) + path(
            "M-8 -46Q0 -36 8 -46Z", "#8e2f35", INK, 3.5
        )
    else:
        body += ellipse(-10, -58, 6, 7, WHITE, INK, 3.5) + ellipse(10, -58, 6, 7, WHITE, INK, 3.5)
        body += ellipse(-9, -57, 2.5, 3, INK) + ellipse(9, -57, 2.5, 3, INK) + ellipse(0, -42, 4, 5, "#8e2f35", INK, 3)
    body += ellipse(0, -50, 4, 3, "#e8746f", INK, 2.5)
    body += ellipse(-16, -26, 7, 6, grey, INK, 4) + ellipse(16, -26, 7, 6, grey, INK, 4)
    return group(body, move=(x, y), scale=size)
