"""The flow of Meow Meow Dice, step by step in the order of its rulebook: cats, preparing, the trick, cards, scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cattable.engine.events import Ended, Rolled, TokensMoved, Told, TurnStarted
from cattable.engine.secrecy import Open
from cattable.engine.steps import Action, Ask, Outcome, Step
from cattable.games.meow_meow_dice import scoring
from cattable.games.meow_meow_dice.actions import (
    BITE,
    ROLL,
    SETTLE,
    TAKE,
    AddCondition,
    Bite,
    ChooseCat,
    Lock,
    Reroll,
    Roll,
    Settle,
    Swap,
    Take,
)
from cattable.games.meow_meow_dice.rules import SUPPLY

if TYPE_CHECKING:
    from cattable.games.meow_meow_dice.table import MeowMeowDice


# ---------------------------------------------------------------- set-up
class PickCat(Ask):
    """MD4: each player takes a cat of their choice."""

    def legal(self, t: MeowMeowDice, seat: int) -> Sequence[Action]:
        """The cats nobody has."""
        return [ChooseCat(cat) for cat in t.r.sheet.cats if cat not in t.s.cats]

    def act(self, t: MeowMeowDice, action: ChooseCat) -> None:
        """It is the seat's cat for the match."""
        t.s.cats[self.seat] = action.cat
        t.tell(Told(self.seat, "takes cat", action.cat))


# ---------------------------------------------------------------- before the trick
class StartTurn(Step):
    """MD5: one card a turn, clockwise."""

    seat: Open[int]

    def run(self, t: MeowMeowDice) -> None:
        """All dice are free; asks what may be done before the first roll, if anything."""
        s = t.s
        s.turn, s.dice, s.locked, s.last_roll, s.bites = self.seat, [], [], 0, 0
        t.tell(TurnStarted(self.seat))
        t.then(before_trick(t, self.seat))


def before_trick(t: MeowMeowDice, seat: int) -> Step:
    """MD10, MD15: asks while the token or enthusiasm can be used, which is before the first roll only."""
    return Preparing(seat) if t.can_prepare(seat) else RollDice(seat, ())


class Preparing(Ask):
    """MD10, MD15-MD19: as often as there is enthusiasm; in the base game one flip of the token."""

    def legal(self, t: MeowMeowDice, seat: int) -> Sequence[Action]:
        """Rolling, and every preparation."""
        return [ROLL, *t.preparations(seat)]

    def act(self, t: MeowMeowDice, action: Roll | AddCondition | Lock | Swap) -> None:
        """Pays for it and does it."""
        s, seat = t.s, self.seat
        if isinstance(action, Roll):
            return t.then(RollDice(seat, ()))
        t.pay_for_preparation(seat)
        if isinstance(action, Swap):
            t.swap(action.places)
        elif isinstance(action, Lock):
            s.locked.append(action.side)
            t.tell(Told(seat, "locks die", action.side))
        else:
            s.token_supply.remove(action.token)
            s.tokens[action.place].append(action.token)
            t.tell(TokensMoved(1, action.token, SUPPLY, action.place))
        return t.then(before_trick(t, seat))


# ---------------------------------------------------------------- 1. the trick
class RollDice(Step):
    """MD5: all free dice at first, later those that were picked up."""

    seat: Open[int]
    again: Open[tuple[str, ...]]

    def run(self, t: MeowMeowDice) -> None:
        """Rolls; each reroll is of fewer dice than the roll before it."""
        s, r = t.s, t.r
        picked_up, kept = r.picked_up(tuple(s.dice), self.again)
        count = len(self.again) or r.sheet.dice - len(s.locked)
        faces = tuple(s.chance.roll(r.dice[:count]))
        s.dice = sorted(kept + faces)
        s.last_roll, s.bites = count, 0
        t.tell(Rolled(self.seat, faces, (), picked_up))
        t.then(after_roll(t, self.seat))


def after_roll(t: MeowMeowDice, seat: int) -> Step:
    """MD6, MDR5: the trick ends by itself when nothing can be rolled again and there is nothing left to decide."""
    return Trick(seat) if t.dice_again() or t.can_bite(seat) else EndTrick(seat)


class Trick(Ask):
    """MD5, MD6, MD22, MDR9: roll fewer dice again, bite, or stop if a card can be taken or no free reroll is left."""

    def legal(self, t: MeowMeowDice, seat: int) -> Sequence[Action]:
        """Taking first, then rerolls, then a bite."""
        ways: list[Action] = []
        if t.won_place():
            ways.append(TAKE)
        elif t.s.last_roll <= 1:
            ways.append(SETTLE)
        ways += t.r.rerolls(tuple(t.s.dice), t.dice_again())
        if t.can_bite(seat):
            ways.append(BITE)
        return ways

    def act(self, t: MeowMeowDice, action: Take | Settle | Reroll | Bite) -> None:
        """Rolls, bites, or ends the trick."""
        s, seat = t.s, self.seat
        if isinstance(action, Reroll):
            return t.then(RollDice(seat, action.dice))
        if isinstance(action, Bite):
            card = t.unbitten(seat)[0]
            s.bitten[seat].append(card)
            s.bites += 1
            t.tell(Told(seat, "bites", card))
            return t.then(after_roll(t, seat))
        return t.then(EndTrick(seat))


# ---------------------------------------------------------------- 2. collecting
class EndTrick(Step):
    """MD7, MD9: the card whose conditions the dice meet, or a fish bone."""

    seat: Open[int]

    def run(self, t: MeowMeowDice) -> None:
        """Takes it; the turn is over."""
        if place := t.won_place():
            t.take(self.seat, place)
        else:
            t.take_fish_bone(self.seat)
        t.s.taken[self.seat] += 1
        t.then(after_turn(t, self.seat))


# ---------------------------------------------------------------- 3. passing the turn
def after_turn(t: MeowMeowDice, seat: int) -> Step:
    """MD5, MD11, MD21: the next player, until all have their cards."""
    n = len(t.s.taken)
    return Score() if min(t.s.taken) >= t.r.cards_to_end(n) else StartTurn((seat + 1) % n)


# ---------------------------------------------------------------- scoring
class Score(Step):
    """MD12, MD13: highest score; tied: most food cards; still tied: a roll-off in turn order."""

    def run(self, t: MeowMeowDice) -> None:
        """Finds the winner, or lets the tied roll."""
        marks, n, first = scoring.marks(t.r, t.s), len(t.s.taken), t.s.first
        order = [*range(first, n), *range(first)]
        tied = [seat for seat in order if marks[seat] == max(marks)]
        t.then(RollOff(tied, 0) if len(tied) > 1 else Win(tied[0]))


class RollOff(Step):
    """MD13, MDR11: one die each, round by round; the first face wins."""

    seats: Open[list[int]]
    at: Open[int]

    def run(self, t: MeowMeowDice) -> None:
        """One roll."""
        seat = self.seats[self.at]
        (face,) = t.s.chance.roll(t.r.dice[:1])
        t.tell(Rolled(seat, (face,)))
        if face == t.r.sheet.tie_side:
            return t.then(Win(seat, rolled=True))
        return t.then(RollOff(self.seats, (self.at + 1) % len(self.seats)))


class Win(Step):
    """MD12, MD13: the winner alone comes first, the others by points and food."""

    seat: Open[int]
    rolled: Open[bool] = False

    def run(self, t: MeowMeowDice) -> None:
        """Ends the match."""
        s, endings = t.s, t.r.sheet.endings
        marks = scoring.marks(t.r, s)
        points = [score for score, _ in marks]
        others = [seat for seat in range(len(marks)) if seat != self.seat]
        levels = sorted({marks[seat] for seat in others}, reverse=True)
        ranking = [[self.seat], *([seat for seat in others if marks[seat] == level] for level in levels)]
        tied = points.count(points[self.seat]) > 1
        tie = endings.tie_roll if self.rolled else endings.tie_food if tied else ""
        sources = [scoring.sources(t.r, s, seat) for seat in range(len(marks))]
        s.outcome = Outcome(ranking, endings.cards, points, sources, tie)
        t.tell(Ended(ranking, endings.cards))


Steps = PickCat | StartTurn | Preparing | RollDice | Trick | EndTrick | Score | RollOff | Win
