"""Whole matches without people: at random on a bare table, as fast as it goes, or by computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from cattable.bots import Seat, decide, seed_for
from cattable.engine.chance import WORD, Chance
from cattable.engine.events import Event
from cattable.engine.match import Match
from cattable.engine.steps import Table
from cattable.games import Game

LONGEST = 100_000
"""Decisions: no match takes nearly as many."""


class DeadEnd(Exception):
    """A match that does not come to its end: somebody is asked who can do nothing, or it goes on for ever."""


def play_randomly(
    game: Game, seats: int, seed: int, options: Mapping[str, Any], out: list[Event] | None = None
) -> tuple[Table[Any, Any], int]:
    """One match at random on a bare table, set-up included: the table at its end, and the number of decisions.

    `out` collects the events. Raises SetUpError, and DeadEnd.
    """
    t = game.table(options)
    t.out = out
    chance = Chance(seed & WORD)
    t.set_up(seats, chance, chance.below(seats))
    t.settle()
    random = Random(seed).random
    decisions = 0
    while asked := t.waiting():
        seat = asked[0]
        legal = t.legal(seat)
        if not legal or decisions == LONGEST:
            raise DeadEnd(_told(seat, decisions))
        t.apply(seat, legal[int(random() * len(legal))])
        decisions += 1
    return t, decisions


def play_match(match: Match, levels: Sequence[str]) -> int:
    """Plays a match to its end by computer players, a level for each seat; the number of decisions.

    Raises SetUpError for an unknown level, and DeadEnd.
    """
    decisions = 0
    while not match.over:
        seat = match.waiting[0]
        if not match.legal(seat) or decisions == LONGEST:
            raise DeadEnd(_told(seat, decisions))
        match.apply(seat, decide(Seat(match, seat), levels[seat], seed_for(match, seat)))
        decisions += 1
    return decisions


def _told(seat: int, decisions: int) -> str:
    if decisions == LONGEST:
        return f"the match goes on and on: {LONGEST} decisions and no end"
    return f"seat {seat} is asked but can do nothing, after {decisions} decisions"
