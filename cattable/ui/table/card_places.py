"""Where things lie on every table of hands and piles, in design units."""

from __future__ import annotations

from cattable.ui.motion import Spot
from cattable.ui.stage import Box
from cattable.ui.table.handcard import LEAN, Pose
from cattable.ui.table.plates import Plate

HAND: Box = (434, 600, 1036, 466)
BUBBLE: Box = (44, 560, 372, 262)
HOST: Box = (48, 806, 256, 256)
BUTTONS: Box = (1486, 150, 386, 914)
BUTTON = 116.0
BELOW = 1280.0
"""Where hands go that are put away."""
PLATE_CARD = 40.0
ON_TOP = 5
"""So many cards of a pile are drawn; the others are covered."""


def on_plate(plate: Plate, number: int) -> Spot:
    """The middle of the first or second count on a plate; on broad plates they stand further apart."""
    x, y = plate.token
    room = plate.box[0] + plate.box[2] - x
    return x - 4 + number * max(62.0, min(120.0, room * 0.42)), y


def on_pile(at: Spot, width: float, index: int, count: int) -> Pose | None:
    """A card of the pile lies a little askew; all but the uppermost are covered."""
    if index < count - ON_TOP:
        return None
    turn = ((index * 3 + 2) % 5 - 2) * LEAN
    return Pose(at[0] + (index * 5 % 7 - 3) * 2.0, at[1] + (index * 3 % 5 - 2) * 2.0, turn, width)


def around(at: Spot, width: float, ratio: float) -> Box:
    """The box of a card that lies around a point."""
    return at[0] - width / 2, at[1] - width * ratio / 2, width, width * ratio


def grown(box: Box, by: float) -> Box:
    """A box with room around it."""
    return box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by


def button_boxes(count: int) -> list[Box]:
    """So many buttons, one below the other, down to the foot of the table."""
    x, y, w, h = BUTTONS
    tall = min(BUTTON, h / max(1, count))
    return [(x, y + h - tall * (count - i), w, tall - 6) for i in range(count)]
