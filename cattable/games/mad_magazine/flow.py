"""The flow of the MAD Magazine Card Game, in the order of its rulebook: a turn, the cards, answers, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cattable.engine.events import Told, TurnStarted
from cattable.engine.secrecy import Open
from cattable.engine.steps import Action, Ask, Step
from cattable.games.mad_magazine.actions import (
    CHOOSE,
    DRAW,
    FOLLOW_OR_IGNORE,
    KEEP,
    LET,
    PASS,
    WAYS,
    Answer,
    Choose,
    Follow,
    Give,
    Go,
    Name,
    Play,
)
from cattable.games.mad_magazine.rules import ANSWER_CARD, EXCHANGE, GIVE_TWO, JOKER

if TYPE_CHECKING:
    from cattable.games.mad_magazine.table import Mad

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
