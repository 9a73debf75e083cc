"""The flow of Herding Cats, in the order of its rulebook: a turn, the stampede, drawing, the end; then the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct

from cattable.engine.chance import Chance
from cattable.engine.events import MOST_SEATS, Ended, Moved, TurnStarted
from cattable.engine.secrecy import Open, Own, Shut
from cattable.engine.steps import Action, Ask, Outcome, Step, Table
from cattable.games.herding_cats.rules import COWDOG, LADY, Discard, HerdingRules, Join, Play

DECK, PILE = "deck", "discard"
HAND = [f"hand {seat}" for seat in range(MOST_SEATS)]
CORRAL = [f"herds of {seat}" for seat in range(MOST_SEATS)]


# ---------------------------------------------------------------- your turn: one card
class Turn(Ask):
    """HC3: exactly one card is played if any can be; else one is discarded."""

    def legal(self, t: HerdingCats, seat: int) -> Sequence[Action]:
        """Each card of the hand that fits, on each herd it fits on; else each as a discard (HCR4)."""
        hand = dict.fromkeys(t.s.hands[self.seat])
        return [way for card in hand for way in t.ways_to_play(card)] or [t.r.throw[card] for card in hand]

    def act(self, t: HerdingCats, action: Play | Discard) -> None:
        """HC4-HC9: puts the card where it goes."""
        seat, card = self.seat, action.card
        hand = t.s.hands[seat]
        slot = hand.index(card)
        del hand[slot]
        t.then(EndTurn(seat))
        if isinstance(action, Discard):
            t.discard(card, HAND[seat], slot)
        elif action.herd >= 0:
            t.join(seat, card, action.herd, HAND[seat], slot)
        elif t.r.kind[card] == COWDOG:
            t.open_herd(card, HAND[seat], slot)
        else:
            t.discard(card, HAND[seat], slot)
            t.then(Stampede(seat))


# ---------------------------------------------------------------- stampede
class Stampede(Step):
    """HC7, HCR2: every cat of the discard pile that can be placed must be placed, colour by colour."""

    seat: Open[int]

    def run(self, t: HerdingCats) -> None:
        """HCR3: asks where several herds are open and the cats are too few to fill them; else it happens by itself."""
        s = t.s
        for cat in t.r.cats:
            while cat in s.discard and (herds := t.herds_for(cat)):
                room = sum(t.r.herd + 1 - len(s.herds[herd]) for herd in herds)
                if len(herds) > 1 and s.discard.count(cat) < room:
                    return t.then(ChooseHerd(self.seat, cat, herds), self)
                t.call_back(self.seat, cat, herds[0])
        return None


class ChooseHerd(Ask):
    """HCR3: where the next cat of the stampede goes."""

    cat: Open[str]
    herds: Open[list[int]]

    def legal(self, t: HerdingCats, seat: int) -> Sequence[Action]:
        """The open herds of its colour."""
        return [t.r.join[herd] for herd in self.herds]

    def act(self, t: HerdingCats, action: Join) -> None:
        """It runs there."""
        t.call_back(self.seat, self.cat, action.herd)


# ---------------------------------------------------------------- the end of a turn, and of the match
class EndTurn(Step):
    """HC10, HC11: draw back to the full hand; then the next player who has cards."""

    seat: Open[int]

    def run(self, t: HerdingCats) -> None:
        """Draws, and passes on or ends."""
        seat, hands = self.seat, t.s.hands
        t.draw(seat)
        for _ in hands:
            seat = (seat + 1) % len(hands)
            if hands[seat]:
                t.tell(TurnStarted(seat))
                return t.then(Turn(seat))
        return t.end()


Steps = Turn | Stampede | ChooseHerd | EndTurn


class State(Struct):
    """A match of Herding Cats. A herd lists its cards from the cowdog up; the top of deck and pile is the end."""

    hands: Own[list[list[str]]]
    deck: Shut[list[str]]
    discard: Open[list[str]]
    herds: Open[list[list[str]]]
    corrals: Open[list[list[list[str]]]]
    stack: Open[list[Steps]]
    chance: Shut[Chance]
    outcome: Open[Outcome | None] = None


class HerdingCats(Table[HerdingRules, State]):
    """The table, and what the steps above are made of."""

    State: ClassVar[type] = State
    Actions: ClassVar[object] = Play | Discard | Join
    decks: ClassVar[tuple[str, ...]] = (DECK,)

    def set_up(self, seats: int, chance: Chance, first: int) -> None:
        """HC1, HC2: shuffles, deals, and the first player begins."""
        deck = self.r.cards.copy()
        chance.shuffle(deck, DECK)
        self.s = State([[] for _ in range(seats)], deck, [], [], [[] for _ in range(seats)], [Turn(first)], chance)
        for seat in (*range(first, seats), *range(first)):
            self.draw(seat)
        self.tell(TurnStarted(first))

    def ways_to_play(self, card: str) -> Sequence[Action]:
        """HC4, HC5, HC8, HC9: how this card can be played now."""
        r = self.r
        if card in r.alone:
            return r.alone[card]
        onto = r.onto[card]
        return onto[: len(self.s.herds)] if card == LADY else [onto[herd] for herd in self.herds_for(card)]

    def herds_for(self, cat: str) -> list[int]:
        """HC5: the open herds of its colour."""
        cowdog = self.r.cowdog[cat]
        return [i for i, herd in enumerate(self.s.herds) if herd[0] == cowdog]

    def draw(self, seat: int) -> None:
        """HC10, HCR6: back to a full hand while the deck lasts."""
        hand, deck = self.s.hands[seat], self.s.deck
        while len(hand) < self.r.hand and deck:
            card = deck.pop()
            hand.append(card)
            self.tell(Moved(card, DECK, HAND[seat], sees=1 << seat))

    def discard(self, card: str, src: str, slot: int) -> None:
        """A card onto the discard pile, for all to see."""
        self.s.discard.append(card)
        self.tell(Moved(card, src, PILE, slot))

    def call_back(self, seat: int, cat: str, herd: int) -> None:
        """HC7: a cat out of the discard pile onto a herd."""
        slot = self.s.discard.index(cat)
        del self.s.discard[slot]
        self.join(seat, cat, herd, PILE, slot)

    def open_herd(self, cowdog: str, src: str, slot: int) -> None:
        """HC4: a cowdog starts a herd."""
        self.s.herds.append([cowdog])
        self.tell(Moved(cowdog, src, "herd", slot, len(self.s.herds) - 1))

    def join(self, seat: int, card: str, herd: int, src: str, slot: int) -> None:
        """HC5, HC6, HCR5: onto a herd; the last cat it needs completes it for the player who placed it."""
        s = self.s
        s.herds[herd].append(card)
        self.tell(Moved(card, src, "herd", slot, herd))
        if len(s.herds[herd]) > self.r.herd:
            complete = s.herds.pop(herd)
            s.corrals[seat].append(complete)
            for each in complete:
                self.tell(Moved(each, "herd", CORRAL[seat], herd, len(s.corrals[seat]) - 1))

    def end(self) -> None:
        """HC12, HCR6: most herds win; a tie shares the win. Unfinished herds count nothing."""
        herds = [len(corral) for corral in self.s.corrals]
        ranking = [[i for i, n in enumerate(herds) if n == best] for best in sorted(set(herds), reverse=True)]
        sources = [self._by_colour(corral) for corral in self.s.corrals]
        endings = self.r.sheet.endings
        tie = endings.tie if len(ranking[0]) > 1 else ""
        self.s.outcome = Outcome(ranking, endings.hands_empty, herds, sources, tie)
        self.tell(Ended(ranking, endings.hands_empty))

    def _by_colour(self, corral: list[list[str]]) -> dict[str, int]:
        colours = [self.r.colour[herd[0]] for herd in corral]
        return {colour: colours.count(colour) for colour in self.r.colours if colour in colours}

    def standing(self, seat: int) -> float:
        """Herds, less half the herds of the best other."""
        herds = [len(corral) for corral in self.s.corrals]
        best = max((n for i, n in enumerate(herds) if i != seat), default=0)
        return herds[seat] - 0.5 * best
