"""Tricks: dice of several kinds in one roll, a die locked before it, choices within choices, and whole extra turns.

Before the roll one may pay a treat to lock one die: which, and then on what side. All others are rolled; once, some of
them may be rolled again, all but bolts. Three paws: one of the rewards, whichever one likes. A star: one more turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from msgspec import Struct

from cattable.engine.chance import Chance
from cattable.engine.events import Ended, Rolled, SetAside, TokensMoved, Told, TurnStarted
from cattable.engine.secrecy import Open, Shut
from cattable.engine.steps import Action, Ask, Outcome, Step, Table

SIDES = {"white": ("paw", "bolt", "fish"), "blue": ("paw", "paw", "bolt", "nap"), "gold": ("paw", "star")}
DICE = ("white", "white", "blue", "blue", "gold")
REWARDS = ("treats", "points")
TURNS = 8


class Lock(Action, frozen=True, gc=False):
    """Locks this die."""

    die: int


class Side(Action, frozen=True, gc=False):
    """Sets the locked die to this side."""

    side: str


class Reroll(Action, frozen=True, gc=False):
    """Rolls these dice again; none of them: stops."""

    dice: tuple[int, ...]


class Reward(Action, frozen=True, gc=False):
    """Takes this reward."""

    what: str


class Go(Action, frozen=True, gc=False):
    """Rolls."""


class Prepare(Ask):
    """Lock a die for a treat, as often as treats last, or roll."""

    def legal(self, t: Tricks, seat: int) -> Sequence[Action]:
        free = [i for i, face in enumerate(t.s.dice) if not face]
        return [*(Lock(i) for i in free if t.s.treats[seat] and len(free) > 1), Go()]

    def act(self, t: Tricks, action: Lock | Go) -> None:
        if isinstance(action, Go):
            return t.then(Roll(self.seat, [i for i, face in enumerate(t.s.dice) if not face]), After(self.seat))
        t.s.treats[self.seat] -= 1
        t.tell(TokensMoved(1, "treat", f"seat {self.seat}", "box"))
        return t.then(ChooseSide(self.seat, action.die), Prepare(self.seat))


class ChooseSide(Ask):
    """A choice inside a choice: the side, one of that kind of die."""

    die: Open[int]

    def legal(self, t: Tricks, seat: int) -> Sequence[Action]:
        return [Side(side) for side in dict.fromkeys(SIDES[DICE[self.die]])]

    def act(self, t: Tricks, action: Side) -> None:
        t.s.dice[self.die] = action.side
        t.s.locked.append(self.die)
        t.tell(SetAside(self.seat, (action.side,)))


class Roll(Step):
    """Some dice, each of its own kind, in one roll."""

    seat: Open[int]
    dice: Open[list[int]]

    def run(self, t: Tricks) -> None:
        kinds = tuple(DICE[i] for i in self.dice)
        faces = t.s.chance.roll([SIDES[kind] for kind in kinds])
        for i, face in zip(self.dice, faces, strict=True):
            t.s.dice[i] = face
        t.tell(Rolled(self.seat, tuple(faces), kinds))


class After(Ask):
    """Any dice again, but for bolts and the locked ones."""

    def legal(self, t: Tricks, seat: int) -> Sequence[Action]:
        free = [i for i, face in enumerate(t.s.dice) if face != "bolt" and i not in t.s.locked]
        return [Reroll(dice) for n in range(len(free) + 1) for dice in combinations(free, n)]

    def act(self, t: Tricks, action: Reroll) -> None:
        again = [Roll(self.seat, list(action.dice))] if action.dice else []
        t.then(*again, Score(self.seat), EndTurn(self.seat))


class Score(Step):
    """Three paws or more: a reward of choice."""

    seat: Open[int]

    def run(self, t: Tricks) -> None:
        if t.s.dice.count("paw") >= 3:
            t.then(ChooseReward(self.seat))


class ChooseReward(Ask):
    """Whichever one likes."""

    def legal(self, t: Tricks, seat: int) -> Sequence[Action]:
        return [Reward(what) for what in REWARDS]

    def act(self, t: Tricks, action: Reward) -> None:
        getattr(t.s, action.what)[self.seat] += 1
        t.tell(TokensMoved(1, action.what, "box", f"seat {self.seat}"))


class EndTurn(Step):
    """A star: the same seat again, and that turn does not count."""

    seat: Open[int]

    def run(self, t: Tricks) -> None:
        s, extra = t.s, "star" in t.s.dice
        s.dice, s.locked = [""] * len(DICE), []
        if extra:
            t.tell(Told(self.seat, "extra turn"))
            return t.then(Prepare(self.seat))
        s.turns += 1
        if s.turns == TURNS:
            return t.end()
        after = (self.seat + 1) % len(s.points)
        t.tell(TurnStarted(after))
        return t.then(Prepare(after))


class State(Struct):
    points: Open[list[int]]
    treats: Open[list[int]]
    dice: Open[list[str]]
    stack: Open[list[Prepare | ChooseSide | Roll | After | Score | ChooseReward | EndTurn]]
    chance: Shut[Chance]
    locked: Open[list[int]] = []
    turns: Open[int] = 0
    outcome: Open[Outcome | None] = None


class Tricks(Table[None, State]):
    State: ClassVar[type] = State
    Actions: ClassVar[object] = Lock | Side | Reroll | Reward | Go

    def set_up(self, seats: int, chance: Chance, first: int) -> None:
        self.s = State([0] * seats, [1] * seats, [""] * len(DICE), [Prepare(first)], chance)
        self.tell(TurnStarted(first))

    def sides(self) -> frozenset[str]:
        return frozenset(side for sides in SIDES.values() for side in sides)

    def end(self) -> None:
        points = self.s.points
        ranking = [[i for i, n in enumerate(points) if n == best] for best in sorted(set(points), reverse=True)]
        self.s.outcome = Outcome(ranking, "All turns are over.", list(points), [{"tricks": n} for n in points])
        self.tell(Ended(ranking, "All turns are over."))
