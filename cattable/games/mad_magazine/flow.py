"""The flow of the MAD Magazine Card Game, in the order of its rulebook: set-up, a turn, the cards, answers, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct

from cattable.engine import knowledge
from cattable.engine.chance import Chance
from cattable.engine.events import Ended, Moved, Shuffled, Told, TurnStarted
from cattable.engine.knowledge import Knowledge
from cattable.engine.secrecy import Known, Open, Own, Shut
from cattable.engine.steps import Action, Ask, Outcome, Step, Table
from cattable.games.mad_magazine.rules import (
    ANSWER_CARD,
    DRAW_ONE,
    EXCHANGE,
    GIVE_TWO,
    JOKER,
    WHICH_WAY,
    WOOLY,
    Give,
    MadRules,
    Name,
    Play,
)

DECK, PILE = "deck", "discard"
HAND = [f"hand {seat}" for seat in range(8)]


class Draw(Action, frozen=True, gc=False):
    """Takes the top card of the draw pile."""


class Pass(Action, frozen=True, gc=False):
    """Does nothing, because there is nothing to draw and nothing to play."""


class Keep(Action, frozen=True, gc=False):
    """Keeps the card just drawn."""


class Go(Action, frozen=True, gc=False):
    """Says which way play goes on: "left" or "right"."""

    way: str


class Follow(Action, frozen=True, gc=False):
    """Follows the instruction of an and/or card, or ignores it."""

    instruction: bool


class Choose(Action, frozen=True, gc=False):
    """Names an opponent (a seat)."""

    player: int


class Answer(Action, frozen=True, gc=False):
    """Turns an attack around with this card."""

    card: str


class Let(Action, frozen=True, gc=False):
    """Lets an attack happen."""


DRAW, PASS, KEEP, LET = Draw(), Pass(), Keep(), Let()
WAYS = {Go("left"): 1, Go("right"): -1}
FOLLOW_OR_IGNORE = (Follow(True), Follow(False))
CHOOSE = [Choose(seat) for seat in range(8)]
ANSWER = Answer(ANSWER_CARD)


# ---------------------------------------------------------------- your turn
class Turn(Ask):
    """MM5, MM23: put a card down, or draw, even with a card that fits."""

    def legal(self, t: Mad, seat: int) -> Sequence[Action]:
        """What fits, in hand order, and drawing. MMR9: with nothing to draw, playing is a must, else one passes."""
        s, play = t.s, t.r.play
        fits = t.r.fits[s.discard[-1]][s.colour]
        ways: list[Action] = [play[card] for card in dict.fromkeys(s.hands[self.seat]) if card in fits]
        if s.deck or len(s.discard) > 1:
            ways.append(DRAW)
        return ways or [PASS]

    def act(self, t: Mad, action: Action) -> None:
        """Plays, draws or passes."""
        seat = self.seat
        if isinstance(action, Play):
            return t.put_down(seat, t.s.hands[seat].index(action.card))
        if action == PASS:
            t.s.passes += 1
            t.tell(Told(seat, "passes"))
            return t.then(EndTurn(seat))
        t.s.passes = 0
        t.draw(seat, 1)
        return t.then(Drawn(seat))


class Drawn(Ask):
    """MM5: the card just drawn (the last of the hand) goes down if it fits. Asked always, or asking would tell."""

    def legal(self, t: Mad, seat: int) -> Sequence[Action]:
        """To play it if it fits, or to keep it."""
        card = t.s.hands[self.seat][-1]
        return (t.r.play[card], KEEP) if card in t.r.fits[t.s.discard[-1]][t.s.colour] else (KEEP,)

    def act(self, t: Mad, action: Action) -> None:
        """Plays or keeps it."""
        if action == KEEP:
            t.tell(Told(self.seat, "keeps"))
            return t.then(EndTurn(self.seat))
        return t.put_down(self.seat, len(t.s.hands[self.seat]) - 1)


# ---------------------------------------------------------------- more about the cards
class NameColour(Ask):
    """MM7: whoever plays a wild announces a colour."""

    def legal(self, t: Mad, seat: int) -> Sequence[Action]:
        """Any colour, the old one too."""
        return t.r.names

    def act(self, t: Mad, action: Name) -> None:
        """Announces it."""
        t.s.colour = action.colour
        t.tell(Told(self.seat, "colour", action.colour))


class ChooseWay(Ask):
    """MM8: which way play goes on."""

    def legal(self, t: Mad, seat: int) -> Sequence[Action]:
        """Left or right, the old way too."""
        return tuple(WAYS)

    def act(self, t: Mad, action: Go) -> None:
        """Turns play around, or not."""
        t.s.way = WAYS[action]
        t.tell(Told(self.seat, "way", action.way))


class AndOr(Ask):
    """MM12, MM18: follow the instruction of the card, or only name the colour."""

    message: Open[str]

    def legal(self, t: Mad, seat: int) -> Sequence[Action]:
        """Both."""
        return FOLLOW_OR_IGNORE

    def act(self, t: Mad, action: Follow) -> None:
        """Goes on to what the card says."""
        t.tell(Told(self.seat, "follows" if action.instruction else "ignores", self.message))
        if action.instruction:
            t.then(JokerEnds(self.seat) if self.message == JOKER else ChooseTarget(self.seat, self.message))


class ChooseTarget(Ask):
    """MM10, MM11, MM13, MMR11: an opponent."""

    message: Open[str]

    def legal(self, t: Mad, seat: int) -> Sequence[Action]:
        """Everyone else."""
        return [CHOOSE[i] for i in range(len(t.s.hands)) if i != self.seat]

    def act(self, t: Mad, action: Choose) -> None:
        """Names the target, who may answer."""
        t.tell(Told(self.seat, self.message, action.player))
        t.then(Attack(self.message, self.seat, [action.player]))


# ---------------------------------------------------------------- what me worry
class Attack(Step):
    """MMR3: everyone aimed at may answer before anything happens; if nobody does, it is carried out."""

    message: Open[str]
    attacker: Open[int]
    targets: Open[list[int]]

    def run(self, t: Mad) -> None:
        """Asks each in turn."""
        asked = [MayAnswer(seat, self.message, self.attacker) for seat in self.targets]
        t.then(*asked, CarryOut(self.message, self.attacker, self.targets))


class MayAnswer(Ask):
    """MM14, MM15, MMR6: asked whether or not the seat holds the card."""

    message: Open[str]
    attacker: Open[int]

    def legal(self, t: Mad, seat: int) -> Sequence[Action]:
        """To let it happen; to answer with the card in hand."""
        return (LET, ANSWER) if ANSWER_CARD in t.s.hands[self.seat] else (LET,)

    def act(self, t: Mad, action: Action) -> None:
        """Lets it happen, or turns the tables."""
        if action == LET:
            return t.tell(Told(self.seat, "lets", self.message))
        return t.turn_tables(self.seat, self.message, self.attacker)


class CarryOut(Step):
    """MM9, MM10, MM11, MM13: what an attack does."""

    message: Open[str]
    attacker: Open[int]
    targets: Open[list[int]]

    def run(self, t: Mad) -> None:
        """Swaps hands, asks for the cards to give, or lets the targets draw."""
        if self.message == EXCHANGE:
            return t.exchange(self.attacker, self.targets[0])
        amount = t.r.sheet.amounts[self.message]
        if self.message == GIVE_TWO:
            cards = min(amount, len(t.s.hands[self.attacker]))
            return t.then(*[GiveOne(self.attacker, self.targets[0]) for _ in range(cards)])
        for seat in self.targets:
            t.draw(seat, amount)
        return None


class GiveOne(Ask):
    """MM10, MMR5: one card of one's own choice goes to another hand."""

    to: Open[int]

    def legal(self, t: Mad, seat: int) -> Sequence[Action]:
        """Each card of the hand."""
        return [t.r.give[card] for card in dict.fromkeys(t.s.hands[self.seat])]

    def act(self, t: Mad, action: Give) -> None:
        """Hands it over."""
        t.hand_over(self.seat, self.to, action.card)


# ---------------------------------------------------------------- the end of a turn, and of the match
class JokerEnds(Step):
    """MM18, MM19: the joker calls the end."""

    seat: Open[int]

    def run(self, t: Mad) -> None:
        """Counts all hands."""
        t.end_by_points(t.r.sheet.endings.joker, self.seat)


class EndTurn(Step):
    """MM4, MM16: the next player sits, in the direction of play, beside `seat`."""

    seat: Open[int]

    def run(self, t: Mad) -> None:
        """MM20, MMR2, MMR9: ends the match if somebody has run out, or if all are stuck; else passes on."""
        s, n = t.s, len(t.s.hands)
        if s.run_out:
            return t.end_without_cards(s.run_out[0])
        if s.passes >= n:
            return t.end_by_points(t.r.sheet.endings.stuck, None)
        after = (self.seat + s.way) % n
        t.tell(TurnStarted(after))
        return t.then(Turn(after))


Steps = (
    Turn
    | Drawn
    | NameColour
    | ChooseWay
    | AndOr
    | ChooseTarget
    | Attack
    | MayAnswer
    | CarryOut
    | GiveOne
    | JokerEnds
    | EndTurn
)


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
        """MM7-MM13, MM18: does the joker end it all; else the colour, then what the card says, then the next turn."""
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
        """MM21, MMR8: from the top; the discard pile under its top card is reshuffled when a card is needed."""
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
