"""The table of the MAD Magazine Card Game: what lies on it, and what the steps of the flow are made of."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from cattable.engine import knowledge
from cattable.engine.chance import Chance
from cattable.engine.events import MOST_SEATS, Ended, Moved, Shuffled, Told
from cattable.engine.knowledge import Knowledge
from cattable.engine.secrecy import Known, Open, Own, Shut
from cattable.engine.steps import Outcome, Step, Table
from cattable.games.mad_magazine.actions import Answer, Choose, Draw, Follow, Give, Go, Keep, Let, Name, Pass, Play
from cattable.games.mad_magazine.flow import AndOr, Attack, ChooseTarget, ChooseWay, EndTurn, NameColour, Steps
from cattable.games.mad_magazine.rules import (
    ANSWER_CARD,
    DRAW_ONE,
    EXCHANGE,
    GIVE_TWO,
    JOKER,
    WHICH_WAY,
    WOOLY,
    MadRules,
)

DECK, PILE = "deck", "discard"
HAND = [f"hand {seat}" for seat in range(MOST_SEATS)]


class State(Struct):
    """A match. `way`: 1 to the left, -1 to the right. `run_out`: seats without cards, the first to run out first.

    `colour` is the one to follow, "" on a wild until it is named. `passes` counts turns since a draw or a play.
    """

    hands: Own[list[list[str]]]
    deck: Shut[list[str]]
    discard: Open[list[str]]
    stack: Open[list[Steps]]
    chance: Shut[Chance]
    dealer: Open[int]
    colour: Open[str] = ""
    way: Open[int] = -1
    passes: Open[int] = 0
    run_out: Open[list[int]] = []
    known: Known[Knowledge] = {}
    outcome: Open[Outcome | None] = None


class Mad(Table[MadRules, State]):
    """The table, and what the steps above are made of."""

    State: ClassVar[type] = State
    Actions: ClassVar[object] = Play | Draw | Pass | Keep | Name | Go | Follow | Choose | Answer | Let | Give
    decks: ClassVar[tuple[str, ...]] = (DECK,)

    def set_up(self, seats: int, chance: Chance, first: int) -> None:
        """MM1-MM4: `first` is the dealer, who deals and turns the first card as if it were played by choice."""
        deck = self.r.cards.copy()
        chance.shuffle(deck, DECK)
        s = self.s = State([[] for _ in range(seats)], deck, [], [], chance, first)
        for _ in range(self.r.sheet.deal[seats]):
            for k in range(1, seats + 1):
                self._take(deck.pop(), (first + s.way * k) % seats)
        card = deck.pop()
        s.discard.append(card)
        s.colour = self.r.face[card].colour
        self.tell(Moved(card, DECK, PILE, turned=True))
        self._card_speaks(first, card, dealt=True)

    def put_down(self, seat: int, slot: int) -> None:
        """A card from a hand onto the discard pile; then what it says happens (MMR2: not if it was the last)."""
        card = self._lay(seat, slot)
        if not self._won_at_once(seat):
            self._card_speaks(seat, card)

    def _lay(self, seat: int, slot: int) -> str:
        s = self.s
        card = s.hands[seat].pop(slot)
        if s.known:
            knowledge.shown(s.known, seat, card)
        s.passes = 0
        s.discard.append(card)
        s.colour = self.r.face[card].colour
        self.tell(Moved(card, HAND[seat], PILE, slot))
        self._note_run_out(seat)
        return card

    def _card_speaks(self, seat: int, card: str, *, dealt: bool = False) -> None:
        """MM7-MM13, MM17, MM18: does the joker end it all; else the colour, what the card says, the next turn."""
        n = len(self.s.hands)
        message = self.r.face[card].message
        todo: list[Step] = []
        if message == JOKER and not dealt and len(self.s.hands[seat]) in self.r.joker:
            todo.append(AndOr(seat, message))
        if not self.s.colour:
            todo.append(NameColour(seat))
        if message == WHICH_WAY:
            todo.append(ChooseWay(seat))
        elif message == DRAW_ONE:
            todo.append(Attack(message, seat, [(seat + self.s.way * k) % n for k in range(1, n)]))
        elif message in (GIVE_TWO, WOOLY):
            todo.append(ChooseTarget(seat, message))
        elif message == EXCHANGE:
            todo.append(AndOr(seat, message))
        self.then(*todo, EndTurn(seat))

    def turn_tables(self, seat: int, message: str, attacker: int) -> None:
        """MM14-MM16, MMR4: the answer replaces the attack, names the colour, strikes back; on beside the one hit."""
        stack = self.s.stack
        while not isinstance(stack[-1], EndTurn):
            stack.pop()
        stack[-1] = EndTurn(attacker)
        self._lay(seat, self.s.hands[seat].index(ANSWER_CARD))
        if self._won_at_once(seat):
            return
        n = len(self.s.hands)
        everyone = [(seat + self.s.way * k) % n for k in range(1, n)]
        targets = everyone if message == DRAW_ONE else [attacker]
        strikes = [] if message == EXCHANGE else [Attack(message, seat, targets)]
        self.then(NameColour(seat), *strikes)

    def draw(self, seat: int, count: int) -> None:
        """MM21, MM22, MMR8: off the top, into the hand; all but the top discard is reshuffled when a card is needed."""
        s = self.s
        for _ in range(count):
            if not s.deck:
                if len(s.discard) < 2:
                    return
                s.deck, s.discard = s.discard[:-1], s.discard[-1:]
                s.chance.shuffle(s.deck, DECK)
                self.tell(Shuffled(DECK, len(s.deck)))
            self._take(s.deck.pop(), seat)

    def _take(self, card: str, seat: int) -> None:
        self.s.hands[seat].append(card)
        if seat in self.s.run_out:
            self.s.run_out.remove(seat)
        self.tell(Moved(card, DECK, HAND[seat], sees=1 << seat))

    def hand_over(self, giver: int, taker: int, card: str) -> None:
        """A card from hand to hand; only these two see it."""
        s = self.s
        slot = s.hands[giver].index(card)
        s.hands[taker].append(s.hands[giver].pop(slot))
        if taker in s.run_out:
            s.run_out.remove(taker)
        knowledge.passed(s.known, giver, taker, card)
        self.tell(Moved(card, HAND[giver], HAND[taker], slot, sees=1 << giver | 1 << taker))
        self._note_run_out(giver)
        self._won_at_once(giver)

    def exchange(self, one: int, other: int) -> None:
        """MM13: two hands are swapped."""
        s = self.s
        s.hands[one], s.hands[other] = s.hands[other], s.hands[one]
        knowledge.swapped(s.known, one, other, s.hands)
        self.tell(Told(one, "swaps", other))
        for taker, giver in ((one, other), (other, one)):
            for card in s.hands[taker]:
                self.tell(Moved(card, HAND[giver], HAND[taker], 0, sees=1 << one | 1 << other))
        for seat in (one, other):
            if s.hands[seat] and seat in s.run_out:
                s.run_out.remove(seat)
            self._note_run_out(seat)

    def _note_run_out(self, seat: int) -> None:
        if not self.s.hands[seat] and seat not in self.s.run_out:
            self.s.run_out.append(seat)

    def _won_at_once(self, seat: int) -> bool:
        """MM20, MMR2."""
        if self.s.hands[seat] or not self.r.last_card_wins:
            return False
        self.end_without_cards(seat)
        return True

    def end_without_cards(self, winner: int) -> None:
        """MM20: the winner, then the others by what they hold."""
        points = self._points()
        rest = self._by_points([seat for seat in range(len(points)) if seat != winner], points)
        self._end([[winner], *rest], points, self.r.sheet.endings.no_cards)

    def end_by_points(self, why: str, caller: int | None) -> None:
        """MM19, MMR9, MMR10: fewest points win; who called the end must have fewer than every opponent."""
        points = self._points()
        seats = list(range(len(points)))
        if caller is None or all(points[caller] < points[seat] for seat in seats if seat != caller):
            return self._end(self._by_points(seats, points), points, why)
        first, *rest = self._by_points([seat for seat in seats if seat != caller], points)
        others = self._by_points([caller, *(seat for group in rest for seat in group)], points)
        return self._end([first, *others], points, why)

    def _points(self) -> list[int]:
        return [sum(self.r.face[card].points for card in hand) for hand in self.s.hands]

    @staticmethod
    def _by_points(seats: list[int], points: list[int]) -> list[list[int]]:
        return [[i for i in seats if points[i] == p] for p in sorted({points[i] for i in seats})]

    def _end(self, ranking: list[list[int]], points: list[int], why: str) -> None:
        s, face = self.s, self.r.face
        sources = [{card: face[card].points * hand.count(card) for card in hand} for hand in s.hands]
        tie = self.r.sheet.endings.tie if len(ranking[0]) > 1 else ""
        s.stack.clear()
        s.outcome = Outcome(ranking, why, points, sources, tie)
        self.tell(Ended(ranking, why))

    def standing(self, seat: int) -> float:
        """Fewer cards than the others on average."""
        sizes = [len(hand) for hand in self.s.hands]
        return (sum(sizes) - sizes[seat]) / (len(sizes) - 1) - sizes[seat]
