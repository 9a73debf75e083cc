"""Motions that the events of Meow Meow Dice share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.ui.motion import Spot
from cattable.ui.table.motions import Do, Motion, Travel
from cattable.ui.table.pieces import Piece

if TYPE_CHECKING:
    from cattable.ui.tables.meow_meow_dice.table import MeowTable


def sound(t: MeowTable, name: str, delay: float = 0.0) -> Do:
    """A sound, by its name in assets/sounds."""
    return Do(lambda: t.app.play(name), delay)


def send_off(t: MeowTable, key: str, to: Spot, seconds: float, delay: float = 0.0, scale: float = 1.0) -> Travel:
    """A piece goes somewhere above the others and is gone."""
    t.pieces[key].layer = 4
    return t.send_off(key, to, seconds, delay, scale)


def come_from(piece: Piece, spot: Spot, seconds: float, scale: float, delay: float = 0.0) -> Travel:
    """A piece that lies where it belongs comes there from somewhere."""
    to = (piece.x, piece.y)
    piece.x, piece.y, piece.scale = *spot, scale
    return Travel(piece, to, seconds, scale=1.0, delay=delay, height=30)


def failed(t: MeowTable, seat: int) -> list[Motion]:
    """No card: the cat is shocked and then sad, the others gloat, the dice tremble."""
    for i, cat in enumerate(t.cats):
        cat.act("shocked" if i == seat else "smug", 1.1 if i == seat else 2.2)
    dice = [key for key in t.pieces if key.startswith(("die ", "locked "))]
    return [sound(t, "hiss"), Do(lambda: t.cats[seat].act("sad", 2.0), 1.1), *t.tremble(dice)]
