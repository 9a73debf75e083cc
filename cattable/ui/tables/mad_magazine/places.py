"""Where things lie on the table of the MAD Magazine Card Game, in design units."""

from __future__ import annotations

from cattable.ui.motion import Spot
from cattable.ui.stage import Box

PILE: Spot = (960.0, 398.0)
DECK: Spot = (568.0, 384.0)
PILE_WIDTH, DECK_WIDTH = 208.0, 184.0
RING = 556.0
"""Width of the ring of arrows around the pile."""
COLOUR: Box = (1240, 240, 232, 316)
ATTACK: Box = (44, 162, 372, 384)
COUNTED: Box = (430, 636, 1036, 424)
COUNTED_WIDTH = 96.0


def counted_cell(seat: int, seats: int) -> Box:
    """Where a seat's hand is counted at the end."""
    x, y, w, h = COUNTED
    columns = 3 if seats > 2 else seats
    rows = -(-seats // columns)
    row, column = divmod(seat, columns)
    return x + column * w / columns, y + row * h / rows, w / columns, h / rows
