"""Where the herds lie, in design units: as large as their number allows."""

from __future__ import annotations

from typing import NamedTuple

from cattable.ui.motion import Spot
from cattable.ui.stage import Box
from cattable.ui.table.cardart import RATIO

DECK: Spot = (124.0, 360.0)
PILE: Spot = (314.0, 304.0)
DECK_WIDTH, PILE_WIDTH = 126.0, 206.0
HERDS: Box = (468, 158, 1400, 470)
WIDEST = 220.0
CORNER, LOOSE = 0.31, 0.62
"""The share of its width that a covered card of a herd shows: at least, and where there is room."""
GAP = 34.0


class Grid(NamedTuple):
    """How the open herds lie: columns, a card's width, the distances between herds, and the share of a covered card."""

    columns: int
    card: float
    across: float
    down: float
    corner: float = CORNER


def grid(herds: int, cards: int) -> Grid:
    """The grid with the largest cards for so many herds of so many cards at most."""
    _, _, w, h = HERDS
    best = Grid(1, 0.0, w, h)
    for rows in range(1, 5):
        columns = -(-max(1, herds) // rows)
        across, down = w / columns, h / rows
        wide = 1 + CORNER * (cards - 1)
        card = min(WIDEST, (across - GAP) / wide, (down - GAP) / RATIO)
        if card > best.card:
            room = (across - GAP - card) / (card * max(1, cards - 1))
            best = Grid(columns, card, across, down, min(LOOSE, max(CORNER, room)))
    return best


def herd_box(index: int, herds: int, cards: int) -> Box:
    """The box of an open herd, with room for all its cards."""
    g = grid(herds, cards)
    row, column = divmod(index, g.columns)
    rows = -(-herds // g.columns)
    in_row = min(g.columns, herds - row * g.columns)
    w, h = g.card * (1 + g.corner * (cards - 1)), g.card * RATIO
    across = min(g.across, w + 60)
    down = min(g.down, h + GAP)
    x, y, room, tall = HERDS
    middle_x = x + room / 2 + (column - (in_row - 1) / 2) * across
    middle_y = y + tall / 2 + (row - (rows - 1) / 2) * down
    return middle_x - w / 2, middle_y - h / 2, w, h
