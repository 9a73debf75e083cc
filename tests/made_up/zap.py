"""Zap: an attack may be answered, the answer may be answered, and what was aimed at happens only then.

On a turn one draws a card, or zaps: names a player (or all), then says which of one's own cards they get, one by one.
Whoever is aimed at may answer with a shield, which turns the zap around; everyone is asked, shield or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct

from cattable.engine import knowledge
from cattable.engine.chance import Chance
from cattable.engine.events import Ended, Moved, Revealed, Shuffled, Told, TurnStarted
from cattable.engine.knowledge import Knowledge
from cattable.engine.secrecy import Known, Open, Own, Shut
from cattable.engine.steps import Action, Ask, Outcome, Step, Table

CARDS = ["shield"] * 5 + ["zap"] * 6 + ["sock", "mouse", "leaf", "bell", "yarn", "cork"] * 3
SHIELD, ZAP = "shield", "zap"
GIFTS = 2
TURNS = 30


class Draw(Action, frozen=True, gc=False):
    """Takes the top card, and looks at it."""


class Zap(Action, frozen=True, gc=False):
    """Puts a zap down."""


class At(Action, frozen=True, gc=False):
    """Names who is aimed at."""

    player: int


class AtAll(Action, frozen=True, gc=False):
    """Aims at everybody."""


class Give(Action, frozen=True, gc=False):
    """Hands one card over."""

    card: str


class Shield(Action, frozen=True, gc=False):
    """Turns a zap around."""


class Let(Action, frozen=True, gc=False):
    """Lets it happen."""


class Keep(Action, frozen=True, gc=False):
    """Keeps the card just drawn."""


class Toss(Action, frozen=True, gc=False):
    """Discards the card just drawn."""

    card: str


class Turn(Ask):
    """Draw, or zap with a zap in hand."""

    def legal(self, t: ZapTable, seat: int) -> Sequence[Action]:
        return [Zap(), Draw()] if ZAP in t.s.hands[seat] else [Draw()]

    def act(self, t: ZapTable, action: Action) -> None:
        if isinstance(action, Zap):
            t.lay(self.seat, ZAP)
            return t.then(Aim(self.seat), NextTurn(self.seat))
        return t.then(*([Drawn(self.seat, t.off_the_top(self.seat))] if t.s.deck else []), NextTurn(self.seat))


class Drawn(Ask):
    """The card just drawn lies in this step until it is kept or tossed: only its owner sees it."""

    card: Own[str]

    def legal(self, t: ZapTable, seat: int) -> Sequence[Action]:
        return [Keep(), Toss(self.card)]

    def act(self, t: ZapTable, action: Action) -> None:
        if isinstance(action, Keep):
            t.s.hands[self.seat].append(self.card)
            return t.tell(Moved(self.card, "look", f"hand {self.seat}", sees=1 << self.seat))
        t.s.pile.append(self.card)
        return t.tell(Moved(self.card, "look", "pile"))


class Aim(Ask):
    """A player, and then cards one by one: first the player; or everybody."""

    def legal(self, t: ZapTable, seat: int) -> Sequence[Action]:
        return [*[At(i) for i in t.others(seat)], AtAll()]

    def act(self, t: ZapTable, action: At | AtAll) -> None:
        targets = [action.player] if isinstance(action, At) else t.others(self.seat)
        t.tell(Told(self.seat, "zaps", targets))
        t.then(MayAnswer(targets[0], self.seat, targets), CarryOut(self.seat, targets))


class MayAnswer(Ask):
    """Stands before the step that carries the zap out; an answer replaces that step. All are asked, one by one."""

    attacker: Open[int]
    targets: Open[list[int]]

    def legal(self, t: ZapTable, seat: int) -> Sequence[Action]:
        return [Let(), Shield()] if SHIELD in t.s.hands[seat] else [Let()]

    def act(self, t: ZapTable, action: Action) -> None:
        if isinstance(action, Shield):
            t.lay(self.seat, SHIELD)
            back = [self.attacker] if len(self.targets) == 1 else t.others(self.seat)
            t.s.stack.pop()
            return t.then(MayAnswer(back[0], self.seat, back), CarryOut(self.seat, back))
        t.tell(Told(self.seat, "lets"))
        left = self.targets[self.targets.index(self.seat) + 1 :]
        return t.then(*[MayAnswer(after, self.attacker, self.targets) for after in left[:1]])


class CarryOut(Step):
    """The attacker gives two cards to one target or one to each of many, as far as they last."""

    attacker: Open[int]
    targets: Open[list[int]]

    def run(self, t: ZapTable) -> None:
        gifts = self.targets * (GIFTS if len(self.targets) == 1 else 1)
        t.tell(Told(self.attacker, "gives", len(gifts)))
        t.then(*[GiveOne(self.attacker, to) for to in gifts[: len(t.s.hands[self.attacker])]])


class GiveOne(Ask):
    """... and then the cards, one by one: no list of pairs."""

    to: Open[int]

    def legal(self, t: ZapTable, seat: int) -> Sequence[Action]:
        return [Give(card) for card in dict.fromkeys(t.s.hands[seat])]

    def act(self, t: ZapTable, action: Give) -> None:
        s, card = t.s, action.card
        s.hands[self.seat].remove(card)
        s.hands[self.to].append(card)
        knowledge.passed(s.known, self.seat, self.to, card)
        t.tell(Moved(card, f"hand {self.seat}", f"hand {self.to}", sees=1 << self.seat | 1 << self.to))


class NextTurn(Step):
    """Left, until the turns are used up; fewest cards win."""

    seat: Open[int]

    def run(self, t: ZapTable) -> None:
        s, n = t.s, len(t.s.hands)
        s.turns += 1
        if s.turns < TURNS:
            t.tell(TurnStarted((self.seat + 1) % n))
            return t.then(Turn((self.seat + 1) % n))
        for seat, hand in enumerate(s.hands):
            for card in hand:
                t.tell(Revealed(seat, card, f"hand {seat}"))
        points = [len(hand) for hand in s.hands]
        ranking = [[i for i in range(n) if points[i] == count] for count in sorted(set(points))]
        s.outcome = Outcome(ranking, "The turns are used up.", points, [{"cards": count} for count in points])
        return t.tell(Ended(ranking, "The turns are used up."))


class State(Struct):
    hands: Own[list[list[str]]]
    deck: Shut[list[str]]
    pile: Open[list[str]]
    stack: Open[list[Turn | Drawn | Aim | MayAnswer | CarryOut | GiveOne | NextTurn]]
    chance: Shut[Chance]
    known: Known[Knowledge] = {}
    turns: Open[int] = 0
    outcome: Open[Outcome | None] = None


class ZapTable(Table[None, State]):
    State: ClassVar[type] = State
    Actions: ClassVar[object] = Draw | Zap | At | AtAll | Give | Shield | Let | Keep | Toss
    decks: ClassVar[tuple[str, ...]] = ("deck",)

    def set_up(self, seats: int, chance: Chance, first: int) -> None:
        deck = list(CARDS)
        chance.shuffle(deck)
        self.tell(Shuffled("deck", len(deck)))
        self.s = State([[] for _ in range(seats)], deck, [], [Turn(first)], chance)
        for seat in [*range(seats)] * 3:
            self.s.hands[seat].append(deck.pop())

    def others(self, seat: int) -> list[int]:
        n = len(self.s.hands)
        return [(seat + k) % n for k in range(1, n)]

    def off_the_top(self, seat: int) -> str:
        card = self.s.deck.pop()
        self.tell(Moved(card, "deck", "look", sees=1 << seat))
        return card

    def lay(self, seat: int, card: str) -> None:
        self.s.hands[seat].remove(card)
        self.s.pile.append(card)
        knowledge.shown(self.s.known, seat, card)
        self.tell(Moved(card, f"hand {seat}", "pile"))


def parts(s: State) -> list[str]:
    """Every card there is."""
    looked_at = [step.card for step in s.stack if isinstance(step, Drawn)]
    return sorted([*s.deck, *s.pile, *looked_at, *(card for hand in s.hands for card in hand)])
