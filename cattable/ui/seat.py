"""A seat at the table as the screens know it: who sits there, with which cat, in which colour."""

from __future__ import annotations

from msgspec import Struct

from cattable.store.profiles import Player
from cattable.ui.acting import COATS
from cattable.ui.art.seats import SEAT_COLOURS

LEVELS = ("normal",)
"""How well computer players play, by name."""


class Seat(Struct, frozen=True):
    """One seat. `coat` names the cat's drawing, `colour` one of SEAT_COLOURS; `level` counts for computers only."""

    name: str
    coat: str
    colour: str
    human: bool = True
    level: str = LEVELS[0]


def seat_of(player: Player) -> Seat:
    """The seat of a player as kept in a file; a coat or colour that is not drawn becomes one that is."""
    coat = player.coat if player.coat in COATS else COATS[0]
    colour = player.colour if player.colour in SEAT_COLOURS else next(iter(SEAT_COLOURS))
    return Seat(player.name, coat, colour, player.kind == "human")


def player_of(seat: Seat) -> Player:
    """A seat as it is kept in a file."""
    return Player(name=seat.name, coat=seat.coat, colour=seat.colour, kind="human" if seat.human else "computer")
