"""What a computer player is given in place of the match."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any

from cattable.engine.match import Match
from cattable.engine.steps import Action, AskAll, Table

Thinking = Generator[None, None, Action]
"""A decision in slices; the action is its return value."""


class Seat:
    """One seat's knowledge at one moment: what it may do, what it sees, and tables that could be the real one.

    All it keeps is one imagined table; imagining from that gives what imagining from the real table would give. So
    nothing hidden can be reached from here, and what others do meanwhile (secret picks, say) changes nothing.
    """

    def __init__(self, match: Match, seat: int) -> None:
        """`legal` is empty when the seat owes no decision; `secret`: this is one of many secret picks."""
        self.seat = seat
        self.legal = match.legal(seat)
        self.view = match.view(seat)
        self._imagined = match.imagine(seat, Random(0))
        self.secret = bool(self.legal) and isinstance(self._imagined.s.stack[-1], AskAll)
        self._secrecy = match.secrecy

    def imagine(self, rng: Random) -> Table[Any, Any]:
        """A table that the seat cannot tell from the real one, dice to come included."""
        return self._with(self._secrecy.imagine(self._imagined, self.seat, rng))

    def copy(self, table: Table[Any, Any]) -> Table[Any, Any]:
        """A copy of an imagined table, to try something on."""
        return self._with(self._secrecy.clone(table.s))

    def _with(self, state: Any) -> Table[Any, Any]:
        return type(self._imagined)(self._imagined.r, state)
