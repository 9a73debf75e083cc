"""A computer player at the table: it thinks in slices of a few milliseconds and acts at a pace that people can follow."""

from __future__ import annotations

import random
from time import perf_counter

from cattable.engine.match import Match
from cattable.engine.steps import Action

PAUSE = 0.75
"""Seconds at normal speed that a computer player takes at least."""
SLICE = 0.004
"""Seconds of thinking in one frame."""


class Thinker:
    """One decision of one seat. The same seed and the same match give the same action, however fast the machine."""

    def __init__(self, match: Match, seat: int, seed: int | None = None) -> None:
        self._rng = random.Random(f"{match.set_up.seed if seed is None else seed} {len(match.journal)} {seat}")
        self._legal = match.legal(seat)
        self._left = PAUSE
        self._action: Action | None = None

    def go_on(self, dt: float) -> Action | None:
        """Thinks for a moment; the action, once it is found and `dt` has added up to the pause."""
        self._left -= dt
        if self._action is None:
            self._action = self._rng.choice(self._legal)
        return self._action if self._left <= 0 else None
