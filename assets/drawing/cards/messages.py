"""The coloured cards with a message: which way, draw one, give two; each suit has its own cat deliver it."""

from __future__ import annotations

from cattable.ui.art.svg import INK, PAPER_HIGH, ellipse, group, path, rounded
from drawing.cards.kit import WHITE, mitt, shadow, strokes
from drawing.cards.puppet import SUITS, Pose, figure
from drawing.coats import Coat
from drawing.shapes import Drawing, tube


def arrow(x: float, y: float, way: int, colour: str, size: float = 1) -> str:
    """A fat arrow to the left (-1) or right (1), about 80 long around (x, y)."""
    return group(
        path("M-38 -13H4V-32L42 0L4 32V13H-38Z", colour, INK, 7) + strokes("M-30 -6H6", 4, WHITE),
        move=(x, y),
        scale=(way * size, size),
    )


def small_card(x: float, y: float, turn: float = 0, size: float = 1, fill: str = "#8468c8", front: bool = False) -> str:
    """A playing card 60 x 84 around (x, y), its back or its front up."""
    body = rounded(-30, -42, 60, 84, 9, PAPER_HIGH, INK, 6)
    body += rounded(-21, -33, 42, 66, 5, fill)
    body += path(
        "M-14 -2C-14 -18 -8 -20 -4 -10H4C8 -20 14 -18 14 -2C14 14 -14 14 -14 -2Z",
        PAPER_HIGH if front else "#ffd873",
        opacity=0.95,
    )
    return group(body, move=(x, y), turn=turn, scale=size)


def _finger(c: Coat, colour: str, x: float, y: float, dx: float, dy: float) -> str:
    return tube(f"M{x} {y}l{dx} {dy}", 11, SUITS[colour].hand or c.fur.muzzle, 6)


def both_ways(colour: str, c: Coat) -> Drawing:
    """That way. No, that way."""
    pose = Pose(
        left="C100 176 70 178 44 172",
        right="C200 176 230 178 256 172",
        head=(150, 88, 0),
        leg="C130 244 122 256 116 268",
        other="C170 244 178 256 184 268",
        tail="",
    )
    arrows = arrow(40, 224, -1, "#ffd23f") + arrow(262, 224, 1, "#ffd23f")
    fingers = _finger(c, colour, 36, 172, -24, 0) + _finger(c, colour, 264, 172, 24, 0)
    return Drawing(shadow(150, 288, 90) + arrows) + figure(colour, c, "crossed", pose) + Drawing(fingers)


def crossed_arms(colour: str, c: Coat) -> Drawing:
    """Asked the way, it points at both, and to be sure crosswise."""
    pose = Pose(
        left="C112 190 150 196 214 196",
        right="C188 176 150 176 86 176",
        head=(150, 88, 6),
        leg="L120 268",
        other="L180 268",
    )
    post = (
        tube("M272 282V20", 12, "#b97a42", 6) + arrow(250, 40, -1, "#ffd23f", 0.9) + arrow(276, 92, 1, "#ff8fb8", 0.9)
    )
    fingers = _finger(c, colour, 222, 196, 24, 0) + _finger(c, colour, 78, 176, -24, 0)
    return (
        Drawing(shadow(150, 288, 110) + post)
        + figure(colour, c, "look-right", pose).placed(-14, 0)
        + Drawing(group(fingers, move=(-14, 0)))
    )


def draw_one(colour: str, c: Coat) -> Drawing:
    """One for you, one for you, and one for you."""
    pose = Pose(
        left="C86 166 76 190 94 208",
        right="C216 150 240 140 254 116",
        head=(140, 90, -6),
        leg="C130 244 120 256 112 266",
        other="C172 244 184 256 192 266",
    )
    flying = (
        small_card(48, 92, -30, 0.78)
        + small_card(242, 20, 28, 0.8)
        + small_card(262, 214, 14, 0.82)
        + small_card(36, 262, -14, 0.72)
    )
    lines = strokes("M78 122L94 136M226 62L216 80M232 190L218 180M70 238L84 226", 6, WHITE)
    deck = "".join(small_card(106 + i * 2, 214 - i * 5, -12, 0.74) for i in range(4))
    return (
        Drawing(shadow(150, 288, 90) + flying + lines)
        + figure(colour, c, "sly", pose)
        + Drawing(deck + mitt(SUITS[colour].hand or c.fur.muzzle, 84, 226, 18, 16, -70) + small_card(262, 92, 20, 0.8))
    )


def give_two(colour: str, c: Coat) -> Drawing:
    """A present. No, really, keep them."""
    pose = Pose(
        left="C92 190 104 216 124 220",
        right="C208 190 196 216 176 220",
        head=(150, 84, 5),
        leg="L124 268",
        other="L176 268",
    )
    pair = small_card(126, 214, -14, 0.98, "#e8453c") + small_card(174, 214, 14, 0.98, "#3a84dc")
    bow = (
        path("M-48 -4Q0 12 48 -4L46 10Q0 26 -46 10Z", "#ffd23f", INK, 5)
        + path("M0 2C-30 -26 -44 -8 -34 6C-30 14 -12 10 0 2C30 -26 44 -8 34 6C30 14 12 10 0 2Z", "#ffd23f", INK, 6)
        + ellipse(0, 3, 8, 8, "#ffe98a", INK, 5)
    )
    hands = mitt(SUITS[colour].hand or c.fur.muzzle, 96, 236, 20, 17, -40) + mitt(
        SUITS[colour].hand or c.fur.muzzle, 204, 236, 20, 17, 40
    )
    heart = path("M0 12C-20 -2 -14 -16 -6 -14Q0 -13 0 -5Q0 -13 6 -14C14 -16 20 -2 0 12Z", "#f0567e", INK, 5)
    hearts = group(heart, move=(238, 30), turn=14) + group(heart, move=(264, 70), scale=0.7)
    return (
        Drawing(shadow(150, 288, 90) + hearts)
        + figure(colour, c, "smug", pose)
        + Drawing(pair + group(bow, move=(150, 220)) + hands)
    )
