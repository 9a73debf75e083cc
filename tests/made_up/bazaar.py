"""Bazaar: toys out of one bag, butlers off another deck; they never mix, seen or unseen.

On a turn one takes a secret toy, or a butler from the row, which is filled up again for all to see. Then all lay one
toy or nothing face down, and show them together; whoever shows a cucumber loses it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Struct

from cattable.engine.chance import Chance
from cattable.engine.events import Ended, Moved, Revealed, TurnStarted
from cattable.engine.secrecy import Chosen, Open, Shut, own, shut
from cattable.engine.steps import Action, Ask, AskAll, Outcome, Step, Table

TOYS = ["mouse", "feather", "laser", "cucumber"] * 4
BUTLERS = ["cook", "maid", "valet", "nurse"] * 3
NOTHING = "nothing"
ROW = 2


class TakeToy(Action, frozen=True, gc=False):
    """Feels for a toy in the bag."""


class TakeButler(Action, frozen=True, gc=False):
    """Takes a butler out of the row."""

    slot: int


class Guess(Action, frozen=True, gc=False):
    """Lays a toy of one's own, or nothing, face down."""

    toy: str


class Turn(Ask):
    """A toy or a butler; nothing left: the end."""

    def legal(self, t: Bazaar, seat: int) -> Sequence[Action]:
        bag: list[Action] = [TakeToy()] if t.s.bag else []
        return bag + [TakeButler(slot) for slot in range(len(t.s.row))]

    def act(self, t: Bazaar, action: Action) -> None:
        seat, s = self.seat, t.s
        if isinstance(action, TakeButler):
            t.tell(Moved(s.row[action.slot], "row", f"staff {seat}", action.slot))
            s.staff[seat].append(s.row.pop(action.slot))
            t.fill_up()
        else:
            s.toys[seat].append(s.bag.pop())
            t.tell(Moved(s.toys[seat][-1], "bag", f"toys {seat}", sees=1 << seat))
        t.then(LayDown(list(range(len(s.toys)))), ShowDown(seat))


class LayDown(AskAll):
    """All at once, in secret: one toy or nothing."""

    def legal(self, t: Bazaar, seat: int) -> Sequence[Action]:
        return [Guess(toy) for toy in (*dict.fromkeys(t.s.toys[seat]), NOTHING)]

    def value(self, action: Guess) -> str:
        return action.toy

    def resolve(self, t: Bazaar) -> None:
        t.s.laid = list(self.picks.values())


class ShowDown(Step):
    """All are turned up; cucumbers go."""

    seat: Open[int]

    def run(self, t: Bazaar) -> None:
        s = t.s
        for seat, toy in enumerate(s.laid):
            t.tell(Revealed(seat, toy, "laid"))
            if toy == "cucumber":
                s.toys[seat].remove(toy)
                s.lost.append(toy)
                t.tell(Moved(toy, f"toys {seat}", "lost"))
        s.laid = []
        after = (self.seat + 1) % len(s.toys)
        if s.bag or s.row:
            t.tell(TurnStarted(after))
            return t.then(Turn(after))
        return t.end()


class State(Struct):
    toys: Annotated[list[list[str]], own("toys")]
    bag: Annotated[list[str], shut("toys")]
    deck: Annotated[list[str], shut("butlers")]
    staff: Open[list[list[str]]]
    row: Open[list[str]]
    stack: Open[list[Turn | LayDown | ShowDown]]
    chance: Shut[Chance]
    laid: Chosen[list[str]] = []
    lost: Open[list[str]] = []
    outcome: Open[Outcome | None] = None


class Bazaar(Table[None, State]):
    State: ClassVar[type] = State
    Actions: ClassVar[object] = TakeToy | TakeButler | Guess
    decks: ClassVar[tuple[str, ...]] = ("toys", "butlers")

    def set_up(self, seats: int, chance: Chance, first: int) -> None:
        toys, butlers = list(TOYS), list(BUTLERS)
        chance.shuffle(toys, "toys")
        chance.shuffle(butlers, "butlers")
        nothing: list[list[str]] = [[] for _ in range(seats)]
        self.s = State(nothing, toys, butlers, [[] for _ in range(seats)], [], [Turn(first)], chance)
        self.fill_up()
        self.tell(TurnStarted(first))

    def fill_up(self) -> None:
        s = self.s
        while len(s.row) < ROW and s.deck:
            s.row.append(s.deck.pop())
            self.tell(Moved(s.row[-1], "deck", "row", turned=True))

    def end(self) -> None:
        s = self.s
        for seat, toys in enumerate(s.toys):
            for toy in toys:
                self.tell(Revealed(seat, toy, f"toys {seat}"))
        points = [len(toys) + 2 * len(staff) for toys, staff in zip(s.toys, s.staff, strict=True)]
        ranking = [[i for i, n in enumerate(points) if n == best] for best in sorted(set(points), reverse=True)]
        s.outcome = Outcome(ranking, "Nothing is left.", points, [{"things": n} for n in points])
        self.tell(Ended(ranking, "Nothing is left."))
