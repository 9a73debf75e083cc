"""What is still to happen, as a stack of steps; and the table on which rules act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from cattable.engine.chance import Chance
from cattable.engine.events import Event, Picked, spoken
from cattable.engine.secrecy import Chosen, Open


class Action(Struct, frozen=True, tag_field="do", tag=spoken, forbid_unknown_fields=True, gc=False):
    """Something a seat decides to do. Its JSON form reads like speech: `{"do": "keep", "dice": ["mad1"]}`."""


class Step(Struct, tag_field="step", tag=spoken):
    """Something still to happen. It runs by itself; its docstring names the rule."""

    asks: ClassVar[bool] = False

    def run(self, t: Any) -> None:
        """Carries the rule out on the table; may put further steps on the stack with `t.then`."""
        raise TypeError(f"{type(self).__name__} cannot run")


class Ask(Step):
    """Waits for one seat to decide. It is off the stack by the time `act` is called."""

    seat: Open[int]
    asks: ClassVar[bool] = True

    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return [self.seat]

    def legal(self, t: Any, seat: int) -> Sequence[Action]:
        """What the seat may do: unique, in a fixed order, never empty."""
        raise TypeError(f"{type(self).__name__} offers nothing")

    def act(self, t: Any, action: Any) -> None:
        """Carries a legal action out."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def pick(self, t: Any, seat: int, action: Any) -> None:
        """Takes this step off the stack and acts."""
        t.s.stack.pop()
        self.act(t, action)


class AskAll(Step):
    """Waits for a secret pick of each of many seats, in any order; resolves when the last has picked."""

    seats: Open[list[int]]
    picks: Chosen[dict[int, str]] = {}

    @property
    def asks(self) -> bool:  # type: ignore[override]  # a step asks or does not; this one, until all have picked
        """Whether somebody has still to pick; with nobody to ask it resolves at once."""
        return bool(self.seats)

    def waiting(self) -> list[int]:
        """The seats that have not picked yet."""
        return self.seats

    def legal(self, t: Any, seat: int) -> Sequence[Action]:
        """What the seat may pick."""
        raise TypeError(f"{type(self).__name__} offers nothing")

    def value(self, action: Any) -> str:
        """The pick that an action stands for."""
        raise TypeError(f"{type(self).__name__} knows no picks")

    def could_have_picked(self, t: Any, seat: int) -> list[str]:
        """What a seat that has picked may have picked, on an imagined table."""
        return [self.value(action) for action in self.legal(t, seat)]

    def resolve(self, t: Any) -> None:
        """Everyone has picked: `picks` is complete, in seat order."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def pick(self, t: Any, seat: int, action: Any) -> None:
        """Notes one pick."""
        self.seats.remove(seat)
        self.picks[seat] = self.value(action)
        t.tell(Picked(seat, self.picks[seat]))

    def run(self, t: Any) -> None:
        """Resolves; the order in which the picks arrived leaves no trace."""
        self.picks = dict(sorted(self.picks.items()))
        self.resolve(t)


class Outcome(Struct, frozen=True):
    """How a match ended.

    `ranking`: groups of seats, best first. `why`: how it came to the end; `tie`: the rule that broke a tie, or "".
    `sources`: for each seat, what its points came from (label -> points).
    """

    ranking: list[list[int]]
    why: str
    points: list[int]
    sources: list[dict[str, int]]
    tie: str = ""


class HasStack(Protocol):
    """A state: whatever else it holds, what is still to happen is a stack of steps, the next one last."""

    stack: Any


R = TypeVar("R")
S = TypeVar("S", bound=HasStack)


class Table(Generic[R, S]):
    """What a rule holds in its hands: the rules r, the state s, and where events go.

    A game derives from it and gives `State`, `Actions` (the union of its action types) and the methods below.
    """

    State: ClassVar[Any]
    Actions: ClassVar[Any]
    decks: ClassVar[tuple[str, ...]] = ()
    """The names under which this game's decks can be rigged."""

    def __init__(self, rules: R, state: Any = None, out: list[Event] | None = None) -> None:
        """A table without a state is ready for `set_up`."""
        self.r = rules
        self.s: S = state
        self.out = out

    # what each game gives
    def set_up(self, seats: int, chance: Chance, first: int) -> None:
        """Makes the state of a new match and puts its first step on the stack."""
        raise TypeError(f"{type(self).__name__} has no set-up")

    def sides(self) -> frozenset[str]:
        """Every face that a die of this game can show."""
        return frozenset()

    def could_have_chosen(self, seat: int) -> Sequence[str]:
        """Secret choices of this seat that nothing public has disproved. For `imagine`."""
        raise TypeError(f"{type(self).__name__} has no secret choices")

    def standing(self, seat: int) -> float:
        """How well this seat stands, from what lies on the table; more is better. For computer players."""
        raise TypeError(f"{type(self).__name__} cannot be judged")

    # what the steps call
    def tell(self, event: Event) -> None:
        """Something happened."""
        if self.out is not None:
            self.out.append(event)

    def then(self, *steps: Step) -> None:
        """These happen next, in this order."""
        self.s.stack.extend(steps[::-1])

    # what the match calls
    def apply(self, seat: int, action: Action) -> None:
        """Carries a legal action out in place and runs on to the next decision. Trusts the action."""
        self.s.stack[-1].pick(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Runs every step that needs nobody."""
        stack = self.s.stack
        while stack and not stack[-1].asks:
            stack.pop().run(self)

    def waiting(self) -> list[int]:
        """The seats that owe a decision; none when the match is over."""
        stack = self.s.stack
        return stack[-1].waiting() if stack else []

    def legal(self, seat: int) -> Sequence[Action]:
        """What a waiting seat may do."""
        found: Sequence[Action] = self.s.stack[-1].legal(self, seat)
        return found
