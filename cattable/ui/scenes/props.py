"""What lies about on the title's table: cards, dice, coins."""

from __future__ import annotations

from functools import partial

from cattable.ui.art.cards import CARD_HEIGHT, CARD_WIDTH, card_back
from cattable.ui.art.dice import CANVAS, Face, cube, rotation
from cattable.ui.art.svg import from_file
from cattable.ui.art.tokens import COIN_WIDTH, coin, coin_stack, stack_height
from cattable.ui.canvas import Canvas

_CARDS = (
    # middle, degrees, colours of the back, its pattern
    ((114, 852), 22, ("#e9694f", "#a8331f"), "paws"),
    ((190, 862), 6, ("#5aa9d8", "#2a6499"), "dots"),
    ((268, 896), -12, ("#8a6fd0", "#4c3791"), "diamonds"),
)
_DICE = (
    # middle, the side on top, the two sides that show besides, the turn
    ((1662, 936), ("mad1", "sad2", "mad3"), (0.9, 0.5, 0.25)),
    ((1776, 806), ("sad1", "wild", "mad2"), (0.75, -0.5, 0.35)),
    ((1818, 986), ("wild", "mad1", "sad1"), (1.0, 0.2, -0.3)),
)


def draw_props(canvas: Canvas) -> None:
    """Paints them at both sides of the menu."""
    for (x, y), turn, (high, low), marks in _CARDS:
        back = canvas.brush.drawing(
            ("prop", marks, high),
            partial(card_back, high, low, marks),
            CARD_WIDTH * 0.72,
            CARD_HEIGHT * 0.72,
        )
        canvas.shadowed(canvas.brush.turned(back, turn), x, y, blur=9, drop=8, anchor="center")
    _draw_coins(canvas)
    for (x, y), sides, axis in _DICE:
        side = CANVAS * 0.72
        canvas.drawing(("prop die", sides), partial(_die, sides, axis), x, y, side, side, anchor="center", shadow=9)


def _draw_coins(canvas: Canvas) -> None:
    width = COIN_WIDTH * 0.66
    for x, y, count in ((82, 1030, 4), (182, 1052, 2)):
        height = stack_height(count) * 0.66
        canvas.drawing(
            ("prop coins", count), partial(coin_stack, count), x, y, width, height, anchor="midbottom", shadow=7
        )
    canvas.drawing("prop coin", coin, 296, 1046, width, width * 1.03, anchor="midbottom", shadow=6)


def _die(sides: tuple[str, str, str], axis: tuple[float, float, float]) -> str:
    """A die lying at an angle, so that three of its sides show."""
    faces = [Face(from_file(f"dice/mad_cat_sad_cat/{side}")) for side in sides]
    top, right, front = faces
    return cube(rotation(axis, 0.75), [top, top, right, right, front, front])
