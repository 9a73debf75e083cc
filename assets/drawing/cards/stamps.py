"""Small signs, 100 x 100, that tell in a fan what kind of card it is."""

from __future__ import annotations

from collections.abc import Sequence

from cattable.ui.art.svg import INK, PAPER_HIGH, ellipse, group, path, rounded
from drawing.shapes import Drawing, tube


def cat_stamp() -> Drawing:
    """The head of a cat in ink."""
    head = (
        "M50 30C44 29 40 29 36 31L14 8Q9 6 9 14L12 46C-2 92 40 92 50 92"
        "C60 92 102 92 88 46L91 14Q91 6 86 8L64 31C60 29 56 29 50 30Z"
    )
    body = path(head, INK, INK, 6) + "".join(
        ellipse(x, 56, 9, 11, "#ffe27a") + ellipse(x, 56, 3, 9, INK) for x in (32, 68)
    )
    return Drawing(body + path("M45 70H55L50 76Z", "#ff9f97", "#ff9f97", 3))


def star_stamp() -> Drawing:
    """The badge of the cowdog."""
    d = "M50 4L62 34L94 34L70 56L80 90L50 72L20 90L30 56L6 34L38 34Z"
    return Drawing(path(d, "#ffd23f", INK, 8) + ellipse(50, 52, 10, 10, "#fff3b0", INK, 5))


def dust_stamp() -> Drawing:
    """A cloud of dust with ears and tails in it."""
    body = tube("M80 40Q98 30 90 10", 7, "#f58a2c", 5)
    body += path("M16 38L20 8L44 28ZM50 26L70 6L76 34Z", "#9a6ad8", INK, 6)
    body += path("M22 88C0 86 2 58 22 60C20 34 50 26 58 42C78 26 98 44 88 62C104 66 98 90 80 88Z", "#f4e2c0", INK, 7)
    return Drawing(body + path("M30 66Q32 52 46 52M60 60Q68 50 78 56", stroke="#b98d52", width=5))


def heart_stamp() -> Drawing:
    """A heart with ears: fits everywhere."""
    d = "M50 92C6 62 0 40 8 26L12 6L28 18Q44 16 50 32Q56 16 72 18L88 6L92 26C100 40 94 62 50 92Z"
    body = path(d, "#f0567e", INK, 8) + ellipse(34, 44, 5, 7, INK) + ellipse(66, 44, 5, 7, INK)
    return Drawing(body + path("M50 56Q42 66 34 60M50 56Q58 66 66 60", stroke=INK, width=5))


def rainbow_stamp(marks: Sequence[Drawing]) -> Drawing:
    """Four symbols in a square: goes with every colour."""
    sign = Drawing("")
    for i, mark in enumerate(marks):
        sign += mark.named(f"of{i}-").placed(2 + 50 * (i % 2), 2 + 50 * (i // 2), 0.46)
    return sign


def ways_stamp() -> Drawing:
    """Left or right."""
    d = "M4 50L34 20V38H66V20L96 50L66 80V62H34V80Z"
    return Drawing(path(d, "#ffd23f", INK, 8))


def _card(x: float, y: float, turn: float, fill: str) -> str:
    return group(
        rounded(-20, -28, 40, 56, 7, PAPER_HIGH, INK, 7) + rounded(-11, -19, 22, 38, 3, fill), move=(x, y), turn=turn
    )


def draw_stamp() -> Drawing:
    """One more card."""
    plus = path("M74 40V84M52 62H96", stroke=INK, width=24) + path("M74 40V84M52 62H96", stroke="#e8453c", width=11)
    return Drawing(group(_card(0, 0, -8, "#8468c8"), move=(38, 46), scale=1.25) + plus)


def give_stamp() -> Drawing:
    """Two cards and off."""
    cards = group(_card(0, 0, -14, "#e8453c"), move=(30, 40)) + group(_card(0, 0, 12, "#3a84dc"), move=(60, 38))
    return Drawing(cards + path("M22 74H62V58L96 78L62 98V84H22Z", "#ffd23f", INK, 7))


def wild_stamp() -> Drawing:
    """A star in four colours."""
    d = "M50 2L60 34L92 20L74 50L96 76L64 70L50 98L36 70L4 76L26 50L8 20L40 34Z"
    body = path(d, "#ff8fb8", INK, 8)
    for colour, turn in zip(("#43a548", "#ffc62e", "#3a76d0", "#e8423a"), (0, 90, 180, 270), strict=True):
        body += group(path("M0 0V-22A22 22 0 0 1 22 0Z", colour), move=(50, 51), turn=turn)
    return Drawing(body + ellipse(50, 51, 22, 22, "none", INK, 5))


def wool_stamp() -> Drawing:
    """A ball of wool with ears."""
    body = path("M22 40L18 6L46 24ZM54 22L80 4L80 38Z", "#e3a596", INK, 6)
    d = (
        "M50 22C62 10 82 18 80 34C96 40 96 60 84 66C86 84 66 92 56 82"
        "C44 94 22 88 22 72C4 68 4 46 18 42C14 24 38 12 50 22Z"
    )
    body += path(d, "#fffaf2", INK, 7)
    return Drawing(
        body + path("M30 52q2 -14 14 -12q12 4 8 14q-6 8 -12 2M58 66q2 -12 12 -10q10 4 6 12", stroke="#a99cc0", width=6)
    )


def shield_stamp() -> Drawing:
    """A shield that smiles."""
    body = path("M12 14Q50 26 88 14C94 56 80 84 50 98C20 84 6 56 12 14Z", "#8fb4e0", INK, 8) + ellipse(
        35, 44, 6, 8, INK
    )
    return Drawing(body + ellipse(65, 44, 6, 8, INK) + path("M28 62Q50 84 72 62", stroke=INK, width=7))


def swap_stamp() -> Drawing:
    """Two arrows that chase each other."""
    one = path("M-46 -6C-40 -42 14 -52 36 -22L48 -34V6L8 2L22 -10C6 -28 -20 -22 -26 -2Z", "#49ab3f", INK, 7)
    other = path("M-46 -6C-40 -42 14 -52 36 -22L48 -34V6L8 2L22 -10C6 -28 -20 -22 -26 -2Z", "#e8453c", INK, 7)
    return Drawing(group(one, move=(50, 46)) + group(other, move=(50, 54), turn=180))


def jester_stamp() -> Drawing:
    """The cap of the jester."""
    body = path("M30 66C22 36 8 32 4 52C14 44 16 62 20 76Z", "#e8453c", INK, 6) + path(
        "M70 66C78 36 92 32 96 52C86 44 84 62 80 76Z", "#3a84dc", INK, 6
    )
    body += path("M24 70C30 40 44 36 42 10C66 16 72 46 76 70Z", "#ffd23f", INK, 6) + path(
        "M18 66H82V84H18Z", "#43a548", INK, 6
    )
    return Drawing(body + "".join(ellipse(x, y, 8, 8, "#ffe98a", INK, 5) for x, y in ((8, 56), (92, 56), (42, 10))))
