"""What happened, enough of it to animate without a look at the rules. Each event knows what a seat may see of it."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from msgspec import Struct

HIDDEN = "?"
"""Stands for a card or pick that this viewer may not know."""
EVERYONE = -1
MOST_SEATS = 8
"""No table has more seats; a rules file may allow fewer."""


def spoken(name: str) -> str:
    """The name of a type as it is said: `SetAside` is "set aside"."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()


class Event(Struct, frozen=True, tag_field="event", tag=spoken, gc=False):
    """One thing that happened. An undo must stop at `final` ones: dice, shuffles, reveals, calls, the end."""

    final: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat sees it (None: someone who only watches)."""
        return self


class TurnStarted(Event, frozen=True, gc=False):
    """It is this seat's turn now."""

    seat: int


class Rolled(Event, frozen=True, gc=False):
    """Dice fell: one face a die. With several kinds of dice `kinds` names them.

    `places`: where those that were rolled again had lain in the row of dice; a first roll may leave it out.
    """

    seat: int
    dice: tuple[str, ...]
    kinds: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    final: ClassVar[bool] = True


class SetAside(Event, frozen=True, gc=False):
    """Dice of the last roll were kept."""

    seat: int
    dice: tuple[str, ...]


class Moved(Event, frozen=True, gc=False):
    """A card went from a slot of one zone to a slot of another (-1: the top, or the end).

    `sees` is EVERYONE or has a bit for each seat that sees the face. `turned`: nobody knew the face before, as with the
    top card of a deck.
    """

    card: str
    src: str
    dst: str
    src_slot: int = -1
    dst_slot: int = -1
    sees: int = EVERYONE
    turned: bool = False

    @property
    def final(self) -> bool:  # type: ignore[override]  # only some moves are
        """Whether the card was drawn, turned or passed unseen."""
        return self.turned or self.sees != EVERYONE

    def seen_by(self, seat: int | None) -> Moved:
        """Hides the face from who may not see it."""
        if self.sees == EVERYONE or (seat is not None and self.sees >> seat & 1):
            return self
        return Moved(HIDDEN, self.src, self.dst, self.src_slot, self.dst_slot, self.sees, self.turned)


class Shuffled(Event, frozen=True, gc=False):
    """A deck was shuffled."""

    zone: str
    cards: int
    final: ClassVar[bool] = True


class TokensMoved(Event, frozen=True, gc=False):
    """So many tokens of a kind went from one place to another."""

    count: int
    kind: str
    src: str
    dst: str


class Told(Event, frozen=True, gc=False):
    """Something said aloud for all to hear: a colour, a target, a pass, a lock."""

    seat: int
    what: str
    value: Any = None


class Picked(Event, frozen=True, gc=False):
    """A seat picked in secret: that is all the others learn; the seat itself sees what."""

    seat: int
    pick: str = HIDDEN

    def seen_by(self, seat: int | None) -> Picked:
        """Hides the pick from everyone else."""
        return self if seat == self.seat else Picked(self.seat)


class Revealed(Event, frozen=True, gc=False):
    """Something a seat had face down is turned up for all."""

    seat: int
    card: str
    zone: str
    final: ClassVar[bool] = True


class Called(Event, frozen=True, gc=False):
    """Whoever has one of these face down in a zone has to show it now. That nobody does tells something, too."""

    cards: tuple[str, ...]
    zone: str
    final: ClassVar[bool] = True


class Ended(Event, frozen=True, gc=False):
    """The match is over: groups of seats, best first, and why."""

    ranking: list[list[int]]
    why: str
    final: ClassVar[bool] = True
