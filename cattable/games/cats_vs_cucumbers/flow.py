"""The flow of Cats vs Cucumbers, in the order of its rulebook: rolling, busting, rare finds, rewards, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cattable.engine.events import TokensMoved, Told, TurnStarted
from cattable.engine.secrecy import Open
from cattable.engine.steps import Action, Ask, Step
from cattable.games.cats_vs_cucumbers.actions import (
    BUST,
    DONE,
    LET,
    ROLL,
    SPEND,
    STOP,
    Bust,
    Choose,
    Claim,
    Climb,
    Done,
    Let,
    Place,
    Reroll,
    Roll,
    Spend,
    Stop,
    Swipe,
    Use,
)
from cattable.games.cats_vs_cucumbers.rules import BLACK, CAT, CUCUMBER, SWIPE, WHITE

if TYPE_CHECKING:
    from cattable.games.cats_vs_cucumbers.table import CatsVsCucumbers


# ---------------------------------------------------------------- on your turn: rolling
class StartTurn(Step):
    """CC3, CC8: a new turn with all dice; tokens held now are the older ones."""

    seat: Open[int]

    def run(self, t: CatsVsCucumbers) -> None:
        """Picks them all up."""
        s = t.s
        s.turn = self.seat
        s.dice = [""] * len(s.dice)
        s.rolls_left = t.r.sheet.rolls
        s.older = s.cucumbers[self.seat]
        s.ignored = 0
        s.due = {}
        s.climbing = False
        t.tell(TurnStarted(self.seat))
        t.then(FirstRoll(self.seat))


class FirstRoll(Step):
    """CC3, CCR12: all dice are rolled; whoever holds toys is asked before, of use or not."""

    seat: Open[int]

    def run(self, t: CatsVsCucumbers) -> None:
        """Rolls, or asks."""
        if t.s.toys[self.seat]:
            return t.then(BeforeRoll(self.seat))
        return t.roll(self.seat, t.r.all_dice)


class BeforeRoll(Ask):
    """CCR12: toys may be used before the first roll."""

    def legal(self, t: CatsVsCucumbers, seat: int) -> Sequence[Action]:
        """Rolling, and toys of use now."""
        return [ROLL, *t.usable(seat, "reroll", "step", "swipe", "treat")]

    def act(self, t: CatsVsCucumbers, action: Roll | Use) -> None:
        """Rolls, or uses a toy."""
        seat = self.seat
        if isinstance(action, Use):
            return t.use(seat, action.toy, FirstRoll(seat))
        return t.roll(seat, t.r.all_dice)


class AfterRoll(Step):
    """CC5, CC7, CCR12: a bust is final at once only if the seat holds nothing that might help; else it is asked."""

    seat: Open[int]

    def run(self, t: CatsVsCucumbers) -> None:
        """Busts, asks, or lets the seat go on."""
        s, seat = t.s, self.seat
        if s.lift:
            t.then(Rolling(seat))
        elif t.busted():
            t.tell(Told(seat, "busts", s.dice.count(CUCUMBER)))
            t.then(MayEscape(seat) if s.older or s.toys[seat] else LoseLife(seat))
        elif s.rolls_left or s.toys[seat]:
            t.then(Rolling(seat))
        else:
            t.then(Stopped(seat))


class Rolling(Ask):
    """CC3, CC4, CCR3: roll some dice again, or stop; toys any time (CCR12)."""

    def legal(self, t: CatsVsCucumbers, seat: int) -> Sequence[Action]:
        """Every set of dice but cucumbers, and stopping; right after spending a token only what CCR4 leaves; toys."""
        s, r = t.s, t.r
        toys = t.usable(seat, "reroll", "step", "swipe", "treat")
        if s.lift:
            return [*r.comebacks(tuple(s.dice), s.lift), *toys]
        if s.rolls_left:
            return [*r.rerolls(tuple(s.dice)), STOP, *toys]
        return [STOP, *toys]

    def act(self, t: CatsVsCucumbers, action: Reroll | Stop | Use) -> None:
        """Rolls, stops, or uses a toy."""
        seat = self.seat
        if isinstance(action, Reroll):
            return t.roll(seat, t.places(action.dice))
        if isinstance(action, Use):
            return t.use(seat, action.toy, AfterRoll(seat))
        return t.then(Stopped(seat))


# ---------------------------------------------------------------- busting and the comeback
class MayEscape(Ask):
    """CC7, CCR4, CCR12: spend an older token, use a toy, or bust. Asked whatever the toys are."""

    def legal(self, t: CatsVsCucumbers, seat: int) -> Sequence[Action]:
        """The ways out, and busting."""
        return [*([SPEND] if t.s.older else []), *t.usable(seat, "cucumber"), BUST]

    def act(self, t: CatsVsCucumbers, action: Spend | Use | Bust) -> None:
        """Takes the way out, or loses a life."""
        s, seat = t.s, self.seat
        if isinstance(action, Use):
            return t.use(seat, action.toy, AfterRoll(seat))
        if isinstance(action, Bust):
            return t.then(LoseLife(seat))
        s.older -= 1
        s.cucumbers[seat] -= 1
        s.cucumber_pile += 1
        t.tell(TokensMoved(1, CUCUMBER, f"seat {seat}", "cucumber pile"))
        s.rolls_left = t.r.sheet.rolls
        s.lift = s.dice.count(CUCUMBER) - s.ignored - (t.r.sheet.bust - 1)
        return t.then(Rolling(seat))


class LoseLife(Step):
    """CC5, CC6, CCR11: no rewards; the highest 9-Lives card is flipped, and a token consoles."""

    seat: Open[int]

    def run(self, t: CatsVsCucumbers) -> None:
        """Flips, gives, and ends the turn."""
        s = t.s
        if s.lives:
            life = max(s.lives)
            s.lives.remove(life)
            t.tell(Told(self.seat, "loses life", life))
            if not s.lives:
                t.trigger(t.r.sheet.endings.lives)
        t.take_cucumbers(self.seat, t.r.sheet.consolation)
        t.then(EndTurn(self.seat))


# ---------------------------------------------------------------- stopping: sets and rare finds
class Stopped(Step):
    """CC9, CCR9: what the dice count as; asked only if there is more than one way."""

    seat: Open[int]

    def run(self, t: CatsVsCucumbers) -> None:
        """Claims, or asks."""
        claims = t.r.claims(tuple(t.s.dice))
        t.tell(Told(self.seat, "stops"))
        if len(claims) > 1:
            return t.then(ChooseClaim(self.seat, list(claims)))
        return t.claim(self.seat, claims[0])


class ChooseClaim(Ask):
    """CCR9: the player's choice."""

    claims: Open[list[str]]

    def legal(self, t: CatsVsCucumbers, seat: int) -> Sequence[Action]:
        """What the dice can count as."""
        return [Claim(claim) for claim in self.claims]

    def act(self, t: CatsVsCucumbers, action: Claim) -> None:
        """Claims it."""
        t.claim(self.seat, action.what)


class ChooseReward(Ask):
    """CC14, CC15: one reward of those that show."""

    icons: Open[list[str]]

    def legal(self, t: CatsVsCucumbers, seat: int) -> Sequence[Action]:
        """Each icon."""
        return [Choose(icon) for icon in self.icons]

    def act(self, t: CatsVsCucumbers, action: Choose) -> None:
        """It counts once, and cats of both colours are worth the same (CCR9)."""
        icon = CAT if action.icon in (BLACK, WHITE) else action.icon
        t.tell(Told(self.seat, "chooses", action.icon))
        t.gain(self.seat, {icon: t.r.sheet.reward.first})


# ---------------------------------------------------------------- rewards
class Reap(Step):
    """CC10, CC11: the turn ends when nothing is due that can be used and the seat holds no toys."""

    seat: Open[int]

    def run(self, t: CatsVsCucumbers) -> None:
        """Asks, or ends the turn."""
        if t.s.toys[self.seat] or t.ways_to_reap(self.seat):
            return t.then(Reaping(self.seat))
        return t.then(EndTurn(self.seat))


class Reaping(Ask):
    """CC10, CC11, CCR6, CCR7: cats and swipes that are due, in any order; toys until all is done."""

    def legal(self, t: CatsVsCucumbers, seat: int) -> Sequence[Action]:
        """Every step and swipe, toys of use now, and leaving it."""
        return [*t.ways_to_reap(seat), *t.usable(seat, "step", "swipe", "treat"), DONE]

    def act(self, t: CatsVsCucumbers, action: Action) -> None:
        """One step, one swipe, one toy, or the end of the turn."""
        seat, due = self.seat, t.s.due
        if isinstance(action, Use):
            return t.use(seat, action.toy, Reap(seat))
        if isinstance(action, Swipe):
            due[SWIPE] -= 1
            return t.then(*t.swipe_at(seat, action), Reap(seat))
        if isinstance(action, Place | Climb):
            t.move_cat(seat, action)
            due[CAT] = 0 if isinstance(action, Place) else due[CAT] - 1
            t.s.climbing = True
            return t.then(Reap(seat))
        return t.then(EndTurn(seat))


class ToySteps(Ask):
    """CCR6, CCR12: steps from a toy; a cat is placed, or cats climb, apart from the rewards of the dice."""

    steps: Open[int]
    climbing: Open[bool] = False

    def legal(self, t: CatsVsCucumbers, seat: int) -> Sequence[Action]:
        """Every step, and leaving the rest."""
        return [*t.cat_steps(seat, self.steps, self.climbing), DONE]

    def act(self, t: CatsVsCucumbers, action: Place | Climb | Done) -> None:
        """One step; asks on while steps are left."""
        if isinstance(action, Done):
            return
        t.move_cat(self.seat, action)
        if isinstance(action, Climb) and self.steps > 1 and t.cat_steps(self.seat, self.steps - 1, True):
            t.then(ToySteps(self.seat, self.steps - 1, True))


class ToySwipes(Ask):
    """CCR7, CCR12: swipes from a toy."""

    swipes: Open[int]

    def legal(self, t: CatsVsCucumbers, seat: int) -> Sequence[Action]:
        """Every cat of the others."""
        return t.targets(seat)

    def act(self, t: CatsVsCucumbers, action: Swipe) -> None:
        """Swipes; asks on while swipes and targets are left."""
        t.then(*t.swipe_at(self.seat, action), *([MoreSwipes(self.seat, self.swipes - 1)] if self.swipes > 1 else []))


class MoreSwipes(Step):
    """CCR7: with nothing to hit they are lost."""

    seat: Open[int]
    swipes: Open[int]

    def run(self, t: CatsVsCucumbers) -> None:
        """Asks if there is a target."""
        if t.targets(self.seat):
            t.then(ToySwipes(self.seat, self.swipes))


class MayShield(Ask):
    """CCR12: whoever is swiped at and holds toys is asked, whatever they are."""

    box: Open[int]

    def legal(self, t: CatsVsCucumbers, seat: int) -> Sequence[Action]:
        """To let it happen, or to use a shield."""
        return [LET, *t.usable(seat, "shield")]

    def act(self, t: CatsVsCucumbers, action: Let | Use) -> None:
        """The cat falls, or the toy is gone."""
        if isinstance(action, Use):
            return t.discard_toy(self.seat, action.toy)
        return t.knock_down(self.seat, self.box)


# ---------------------------------------------------------------- the end of a turn, and of the match
class EndTurn(Step):
    """CC14-CC16, CCR10: extra turns first; then the next seat, or the end when the round is complete."""

    seat: Open[int]

    def run(self, t: CatsVsCucumbers) -> None:
        """Passes on, or ends."""
        s, n = t.s, len(t.s.cats)
        if s.extra_turns:
            s.extra_turns -= 1
            t.tell(Told(self.seat, "extra turn"))
            return t.then(StartTurn(self.seat))
        after = (self.seat + 1) % n
        if s.ending and after == s.first:
            return t.end()
        return t.then(StartTurn(after))


Steps = (
    StartTurn
    | FirstRoll
    | BeforeRoll
    | AfterRoll
    | Rolling
    | MayEscape
    | LoseLife
    | Stopped
    | ChooseClaim
    | ChooseReward
    | Reap
    | Reaping
    | ToySteps
    | ToySwipes
    | MoreSwipes
    | MayShield
    | EndTurn
)
