"""What a table makes before it is needed: art, with the help of a scout (see scout.py), and the game's other work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from cattable.ui.canvas import Canvas
from cattable.ui.scenes.curtain import Curtain
from cattable.ui.scout import foreseen
from cattable.ui.table.game_table import GameTable
from cattable.ui.table.plates import draw_plate


def work_to_come(table: GameTable, humans: Sequence[int]) -> Iterator[bool]:
    """Art, and other work while that is being drawn, piece by piece; False when there is neither for a moment.

    `humans`: the seats of people.
    """
    work = table.work_to_come()
    for made in foreseen(table.app.canvas(), table.app.ahead, partial(_art_to_come, table, humans)):
        yield made or next(work, False)
    yield from work


def _art_to_come(table: GameTable, humans: Sequence[int], canvas: Canvas) -> Iterator[None]:
    """Plates of whose turn it is and is not, the curtains, what the game needs."""
    for place, seat in zip(table.plates, table.seats, strict=True):
        for active in (True, False):
            draw_plate(canvas, place, seat, active)
            yield
    for human in humans if len(humans) > 1 else ():
        yield from Curtain(table.seats[human], lambda: None, ("", lambda: None)).prepare(canvas)
    yield from table.art_to_come(canvas)
