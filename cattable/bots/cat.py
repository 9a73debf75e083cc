"""The level `cat`: tries every action in the same imagined futures and takes the one that turns out best.

It knows no game. A future is an imagined table on which, after the action, everyone plays on at random until the turn
after this one is over; then `Table.standing` tells how good that was. Random play is a poor judge of one future and a
fair one of many. Actions that fall behind are dropped by halves, so that the close calls get most of the futures.
"""

from __future__ import annotations

from random import Random
from typing import Any

from cattable.bots.seat import Seat, Thinking
from cattable.engine.events import Event, TurnStarted
from cattable.engine.steps import Action, Table

FUTURES = 240
"""So many futures are played in one decision, all actions together."""
HUNCH = 6
"""Futures of each action when picks are secret: who thinks too thoroughly always picks the same and is found out."""
TURNS, DECISIONS = 2, 40
"""A future ends when so many turns have started, or after so many decisions."""
WIN = 1000.0
"""The match won or lost: more than any number of points."""


def think_ahead(seat: Seat, rng: Random) -> Thinking:
    """Plays one future a slice; of actions that do equally well the first is taken, of secret ones any."""
    actions = list(seat.legal)
    if seat.secret:
        rng.shuffle(actions)
    futures = HUNCH * len(actions) if seat.secret else FUTURES
    share = futures // max(1, (len(actions) - 1).bit_length())
    worth = dict.fromkeys(actions, 0.0)
    while len(actions) > 1:
        for _ in range(max(1, share // len(actions))):
            future, dice = seat.imagine(rng), rng.getrandbits(32)
            for action in actions:
                worth[action] += _played_out(seat.copy(future), seat.seat, action, Random(dice))
                yield
        actions.sort(key=lambda action: -worth[action])  # a stable sort: ties stay in order
        del actions[(len(actions) + 1) // 2 :]
    return actions[0]


def _played_out(t: Table[Any, Any], seat: int, action: Action, rng: Random) -> float:
    """How the seat stands some time after this action."""
    told: list[Event] = []
    t.out = told
    t.apply(seat, action)
    turns = 0
    for _ in range(DECISIONS):
        turns += sum(type(event) is TurnStarted for event in told)
        asked = t.waiting()
        if not asked or turns >= TURNS:
            break
        told.clear()
        legal = t.legal(asked[0])
        t.apply(asked[0], legal[int(rng.random() * len(legal))])
    return _judged(t, seat)


def _judged(t: Table[Any, Any], seat: int) -> float:
    standing = t.standing(seat)
    if t.s.outcome is None:
        return standing
    winners = t.s.outcome.ranking[0]
    return standing + (WIN / len(winners) if seat in winners else -WIN)
