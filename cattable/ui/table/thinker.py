"""A computer player at the table: thinks in slices between frames and acts at a pace that people can follow."""

from __future__ import annotations

from time import perf_counter

from cattable import bots
from cattable.engine.match import Match
from cattable.engine.steps import Action

PAUSE = 0.8
"""Seconds at normal speed that a computer player takes at least."""
SLICE = 0.005
"""Seconds of thinking between two frames."""
LEVELS = {"normal": "cat"}
"""The computer player behind each level that a seat can have."""


class Thinker:
    """One decision of one seat. The same match gives the same action, however fast the machine is."""

    def __init__(self, match: Match, seat: int, level: str, unhurried: bool = False) -> None:
        """`unhurried`: acts when the pause is over, neither earlier nor later."""
        self._thinking = bots.think(bots.Seat(match, seat), LEVELS.get(level, level), bots.seed_for(match, seat))
        self._pause = PAUSE
        self.unhurried = unhurried
        self._action: Action | None = None

    def go_on(self, dt: float) -> Action | None:
        """Thinks for a moment; the action, once it is found and the `dt` have added up to the pause."""
        self._pause -= dt
        until = perf_counter() + SLICE
        due = self.unhurried and self._pause <= 0
        while self._action is None and (due or perf_counter() < until):
            try:
                next(self._thinking)
            except StopIteration as done:
                self._action = done.value
        return self._action if self._pause <= 0 else None
