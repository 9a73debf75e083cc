"""Computer players: they see only what their seat may see, and think in slices.

thinking = think(Seat(match, seat), "cat", seed_for(match, seat))
next(thinking)      # one slice, well under 4 ms; StopIteration brings the action as its value
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from cattable.bots.cat import think_ahead
from cattable.bots.seat import Seat, Thinking
from cattable.engine.chance import WORD, Chance
from cattable.engine.errors import SetUpError
from cattable.engine.match import Match
from cattable.engine.steps import Action
from cattable.rulebook.typed import did_you_mean

__all__ = ["LEVELS", "Seat", "Thinking", "check_level", "decide", "seed_for", "think"]


def _pick_at_random(seat: Seat, rng: Random) -> Thinking:
    """Any legal action, each as likely."""
    yield
    return rng.choice(seat.legal)


LEVELS: dict[str, Callable[[Seat, Random], Thinking]] = {"random": _pick_at_random, "cat": think_ahead}
"""The levels of computer players by name."""


def check_level(level: str) -> None:
    """Raises SetUpError for a level that does not exist."""
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise SetUpError(f"there is no computer player {level!r}{did_you_mean(level, LEVELS)}; there are {known}")


def think(seat: Seat, level: str, seed: int) -> Thinking:
    """A computer player's decision, thought in slices; the same seat and seed give the same action.

    Raises SetUpError for a level that does not exist.
    """
    check_level(level)
    return LEVELS[level](seat, Random(seed))


def decide(seat: Seat, level: str, seed: int) -> Action:
    """The same decision in one go. Raises SetUpError."""
    thinking = think(seat, level, seed)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            action: Action = done.value
            return action


def seed_for(match: Match, seat: int) -> int:
    """The seed for this seat's next decision: the same match gives the same computer players."""
    return Chance(match.set_up.seed + 1_000_003 * (8 * len(match.journal) + seat) & WORD).draw()
