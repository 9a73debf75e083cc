"""The flow of Cats vs Cucumbers, in the order of its rulebook: rolling, busting, rare finds, rewards, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from msgspec import Struct

from cattable.engine.chance import Chance
from cattable.engine.events import Ended, Moved, Rolled, TokensMoved, Told, TurnStarted
from cattable.engine.secrecy import Open, Shut, own, shut
from cattable.engine.steps import Action, Ask, Outcome, Step, Table
from cattable.games.cats_vs_cucumbers.rules import (
    BLACK,
    CAT,
    CUCUMBER,
    MEOW_ZA,
    PURR_FECT,
    SETS,
    SWIPE,
    TOY,
    TREAT,
    WHITE,
    Choose,
    Claim,
    Climb,
    CucumberRules,
    Place,
    Reroll,
    Swipe,
    Use,
)

SEAT = [f"seat {seat}" for seat in range(8)]
TOYS = [f"toys of {seat}" for seat in range(8)]
TOY_PILE, USED = "toys", "used toys"


class Stop(Action, frozen=True, gc=False):
    """Takes the dice as they are."""


class Spend(Action, frozen=True, gc=False):
    """Spends a cucumber token of an earlier turn against the bust."""


class Bust(Action, frozen=True, gc=False):
    """Accepts the bust."""


class Done(Action, frozen=True, gc=False):
    """Leaves what is still due, and ends the turn."""


class Let(Action, frozen=True, gc=False):
    """Lets the swipe happen."""


STOP, SPEND, BUST, DONE, LET = Stop(), Spend(), Bust(), Done(), Let()


# ---------------------------------------------------------------- on your turn: rolling
class StartTurn(Step):
    """CC3, CC8: a new turn with all dice; tokens held now are the older ones."""

    seat: Open[int]

    def run(self, t: CatsVsCucumbers) -> None:
        """Rolls them all."""
        s, r = t.s, t.r
        s.turn, s.older, s.ignored, s.due, s.climbing = self.seat, s.cucumbers[self.seat], 0, {}, False
        s.lift = 0
        s.rolls_left = r.sheet.rolls
        s.dice = [CUCUMBER] * len(r.kinds)
        t.tell(TurnStarted(self.seat))
        t.then(RollDice(self.seat, list(range(len(r.kinds)))))


class RollDice(Step):
    """CC3: these dice (by place) are rolled."""

    seat: Open[int]
    dice: Open[list[int]]

    def run(self, t: CatsVsCucumbers) -> None:
        """Rolls, and sees whether it is a bust (CC5)."""
        s, r = t.s, t.r
        faces = s.chance.roll([r.dice[die] for die in self.dice])
        for die, face in zip(self.dice, faces, strict=True):
            s.dice[die] = face
        s.rolls_left -= 1
        s.lift = 0
        t.tell(Rolled(self.seat, tuple(faces), tuple(r.kinds[die] for die in self.dice), tuple(self.dice)))
        t.then(AfterRoll(self.seat))


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
        """Every set of dice but cucumbers; stopping; toys of use now."""
        s = t.s
        rerolls = t.r.rerolls(s.dice, s.lift) if s.rolls_left else ()
        return [*rerolls, *([] if s.lift else [STOP]), *t.usable(seat, "reroll", "step", "swipe", "treat")]

    def act(self, t: CatsVsCucumbers, action: Reroll | Stop | Use) -> None:
        """Rolls, stops, or uses a toy."""
        seat = self.seat
        if isinstance(action, Reroll):
            return t.then(RollDice(seat, t.places(action.dice)))
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
        t.tell(TokensMoved(1, CUCUMBER, SEAT[seat], "cucumber pile"))
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
        t.take_cucumbers(self.seat, 1)
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
        """It counts once; a cucumber is one token."""
        icon = CAT if action.icon in (BLACK, WHITE) else action.icon
        t.tell(Told(self.seat, "chooses", action.icon))
        if icon == CUCUMBER:
            t.take_cucumbers(self.seat, 1)
            return t.then(Reap(self.seat))
        t.s.due = {icon: t.r.sheet.reward.first}
        return t.then(TakeTokens(self.seat), Reap(self.seat))


# ---------------------------------------------------------------- rewards
class TakeTokens(Step):
    """CC12, CC13: treats and toys come by themselves; toys are seen by their taker only."""

    seat: Open[int]

    def run(self, t: CatsVsCucumbers) -> None:
        """Takes what the piles have."""
        due = t.s.due
        t.take_toys(self.seat, due.pop(TOY, 0))
        t.take_treats(self.seat, due.pop(TREAT, 0))


class Reap(Step):
    """CC10, CC11: the turn ends when nothing is due that can be used and the seat holds no toys."""

    seat: Open[int]

    def run(self, t: CatsVsCucumbers) -> None:
        """Asks, or ends the turn."""
        if t.s.toys[self.seat] or any(True for _ in t.ways_to_reap(self.seat)):
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
    | RollDice
    | AfterRoll
    | Rolling
    | MayEscape
    | LoseLife
    | Stopped
    | ChooseClaim
    | ChooseReward
    | TakeTokens
    | Reap
    | Reaping
    | ToySteps
    | ToySwipes
    | MoreSwipes
    | MayShield
    | EndTurn
)


class State(Struct):
    """A match. Dice lie in fixed places. `cats`: for each seat the boxes of its cats; the others are in reserve.

    `older`: cucumber tokens from before this turn; `lift`: cucumbers that must be rolled again after spending one;
    `ignored`: cucumbers that a toy made harmless; `due`: rewards not yet used; `ending`: why the end has come, or "".
    """

    first: Open[int]
    turn: Open[int]
    cats: Open[list[list[int]]]
    treats: Open[list[int]]
    cucumbers: Open[list[int]]
    toys: Annotated[list[list[str]], own(TOY)]
    toy_pile: Annotated[list[str], shut(TOY)]
    used_toys: Open[list[str]]
    treat_pile: Open[int]
    cucumber_pile: Open[int]
    lives: Open[list[int]]
    dice: Open[list[str]]
    stack: Open[list[Steps]]
    chance: Shut[Chance]
    rolls_left: Open[int] = 0
    older: Open[int] = 0
    lift: Open[int] = 0
    ignored: Open[int] = 0
    due: Open[dict[str, int]] = {}
    climbing: Open[bool] = False
    extra_turns: Open[int] = 0
    ending: Open[str] = ""
    outcome: Open[Outcome | None] = None


class CatsVsCucumbers(Table[CucumberRules, State]):
    """The table, and what the steps above are made of."""

    State: ClassVar[type] = State
    Actions: ClassVar[object] = Reroll | Stop | Spend | Bust | Claim | Choose | Place | Climb | Swipe | Use | Let | Done
    decks: ClassVar[tuple[str, ...]] = (TOY_PILE,)

    def set_up(self, seats: int, chance: Chance, first: int) -> None:
        """CC1: all cats in reserve, piles full, toys shuffled face down, all lives there."""
        sheet = self.r.sheet
        pile = list(self.r.toys)
        chance.shuffle(pile, TOY_PILE)
        self.s = State(
            first,
            first,
            [[] for _ in range(seats)],
            [0] * seats,
            [0] * seats,
            [[] for _ in range(seats)],
            pile,
            [],
            sheet.treats,
            sheet.cucumbers,
            list(sheet.lives),
            [],
            [StartTurn(first)],
            chance,
        )

    def busted(self) -> bool:
        """CC5: too many cucumbers, those that a toy made harmless not counted."""
        return self.s.dice.count(CUCUMBER) - self.s.ignored >= self.r.sheet.bust

    def places(self, dice: Sequence[str]) -> list[int]:
        """The places of dice that an action names by kind and face."""
        free = {die: self.r.shown[die][face] for die, face in enumerate(self.s.dice)}
        found = []
        for name in dice:
            die = next(die for die, shown in free.items() if shown == name)
            del free[die]
            found.append(die)
        return sorted(found)

    def claim(self, seat: int, claim: str) -> None:
        """CC9, CC14, CC15: rewards of sets, or one reward of choice and an extra turn."""
        s, sheet = self.s, self.r.sheet
        faces = tuple(s.dice)
        if claim == SETS:
            s.due = dict(self.r.sets(faces))
            return self.then(TakeTokens(seat), Reap(seat))
        self.tell(Told(seat, "claims", claim))
        if claim == PURR_FECT:
            self.take_cucumbers(seat, sheet.purr_fect.cucumbers)
        s.extra_turns += (sheet.meow_za if claim == MEOW_ZA else sheet.purr_fect).extra_turns
        return self.then(ChooseReward(seat, self.r.rare_rewards(faces, claim)))

    # -- tokens
    def take_cucumbers(self, seat: int, count: int) -> None:
        """CC6, CC14, CCR11: as many as the pile has."""
        count = min(count, self.s.cucumber_pile)
        if count:
            self.s.cucumber_pile -= count
            self.s.cucumbers[seat] += count
            self.tell(TokensMoved(count, CUCUMBER, "cucumber pile", SEAT[seat]))

    def take_treats(self, seat: int, count: int) -> None:
        """CC12, CCR11: as many as the pile has."""
        count = min(count, self.s.treat_pile)
        if count:
            self.s.treat_pile -= count
            self.s.treats[seat] += count
            self.tell(TokensMoved(count, TREAT, "treat pile", SEAT[seat]))
            self._see_piles()

    def take_toys(self, seat: int, count: int) -> None:
        """CC13, CCR11: from the top of the face-down pile; only the taker sees them."""
        for _ in range(min(count, len(self.s.toy_pile))):
            toy = self.s.toy_pile.pop()
            self.s.toys[seat].append(toy)
            self.tell(Moved(toy, TOY_PILE, TOYS[seat], sees=1 << seat))
        self._see_piles()

    def _see_piles(self) -> None:
        if not self.s.treat_pile and not self.s.toy_pile:
            self.trigger(self.r.sheet.endings.piles)

    def trigger(self, why: str) -> None:
        """CC16, CCR11: the end has come; it stands."""
        if not self.s.ending:
            self.s.ending = why
            self.tell(Told(self.s.turn, "last round", why))

    # -- toys
    def usable(self, seat: int, *effects: str) -> list[Action]:
        """CCR12: the seat's toys with one of these effects that would do something now."""
        toys = self.r.sheet.toys
        held = [toy for toy in dict.fromkeys(self.s.toys[seat]) if toys[toy].effect in effects]
        return [self.r.use[toy] for toy in held if self._is_of_use(seat, toys[toy].effect, toys[toy].amount)]

    def _is_of_use(self, seat: int, effect: str, amount: int) -> bool:
        if effect == "step":
            return bool(self.cat_steps(seat, amount, False))
        if effect == "swipe":
            return bool(self.targets(seat))
        return effect != "treat" or self.s.treat_pile > 0

    def use(self, seat: int, toy: str, after: Step) -> None:
        """CCR12: the toy is gone, its effect comes, then `after`."""
        kind = self.r.sheet.toys[toy]
        self.discard_toy(seat, toy)
        self.then(after)
        if kind.effect == "reroll":
            self.s.rolls_left += kind.amount
        elif kind.effect == "cucumber":
            self.s.ignored += kind.amount
        elif kind.effect == "treat":
            self.take_treats(seat, kind.amount)
        elif kind.effect == "step":
            self.then(ToySteps(seat, kind.amount))
        elif kind.effect == "swipe":
            self.then(ToySwipes(seat, kind.amount))

    def discard_toy(self, seat: int, toy: str) -> None:
        """CCR12: shown to all, out of the game."""
        slot = self.s.toys[seat].index(toy)
        del self.s.toys[seat][slot]
        self.s.used_toys.append(toy)
        self.tell(Moved(toy, TOYS[seat], USED, slot))

    # -- cats
    def ways_to_reap(self, seat: int) -> Iterator[Action]:
        """CC10, CC11: the steps and swipes that are due and can be done."""
        due = self.s.due
        yield from self.cat_steps(seat, due.get(CAT, 0), self.s.climbing)
        if due.get(SWIPE, 0):
            yield from self.targets(seat)

    def cat_steps(self, seat: int, steps: int, climbing: bool) -> list[Action]:
        """CC10, CCR6: a cat from the reserve into a box (not once others have climbed), or a cat up by one."""
        if steps <= 0:
            return []
        cats, last = self.s.cats[seat], len(self.r.sheet.boxes)
        places = [] if climbing or len(cats) >= self.r.sheet.cats else self.r.place[1 : min(steps, last) + 1]
        return [*places, *(self.r.climb[box] for box in sorted(set(cats)) if box < last)]

    def move_cat(self, seat: int, action: Place | Climb) -> None:
        """CC10: into a box, or up by one."""
        cats = self.s.cats[seat]
        if isinstance(action, Climb):
            cats.remove(action.box)
        src, dst = (action.box, action.box + 1) if isinstance(action, Climb) else (0, action.box)
        cats.append(dst)
        cats.sort()
        self.tell(Told(seat, "cat", (src, dst)))

    def targets(self, seat: int) -> list[Action]:
        """CC11: every box where another player has a cat."""
        return [Swipe(i, box) for i, cats in enumerate(self.s.cats) if i != seat for box in sorted(set(cats))]

    def swipe_at(self, seat: int, action: Swipe) -> list[Step]:
        """CC11, CCR12: a seat with toys may shield itself; what is to come next."""
        self.tell(Told(seat, "swipes", (action.player, action.box)))
        if self.s.toys[action.player]:
            return [MayShield(action.player, action.box)]
        self.knock_down(action.player, action.box)
        return []

    def knock_down(self, seat: int, box: int) -> None:
        """CC11: down a box; from the first one back to its owner."""
        cats = self.s.cats[seat]
        cats.remove(box)
        if box > 1:
            cats.append(box - 1)
            cats.sort()
        self.tell(Told(seat, "cat", (box, box - 1)))

    # -- scoring
    def sources(self, seat: int) -> dict[str, int]:
        """CC17, CCR5: points from boxes, treats, unused toys and cucumber tokens."""
        s, sheet = self.s, self.r.sheet
        boxes = s.cats[seat] if self.r.per_cat else set(s.cats[seat])
        return {
            "boxes": sum(sheet.boxes[box - 1] for box in boxes),
            "treats": self.r.treat_points(s.treats[seat]),
            "toys": sum(sheet.toys[toy].points for toy in s.toys[seat]),
            "cucumbers": s.cucumbers[seat] * sheet.cucumber_points,
        }

    def end(self) -> None:
        """CC17, CC18, CCR8: most points; then most treats; then shared."""
        s, endings = self.s, self.r.sheet.endings
        sources = [self.sources(seat) for seat in range(len(s.cats))]
        points = [sum(source.values()) for source in sources]
        marks = [(points[seat], s.treats[seat]) for seat in range(len(points))]
        ranking = [[i for i, m in enumerate(marks) if m == mark] for mark in sorted(set(marks), reverse=True)]
        tied = sum(p == max(points) for p in points) > 1
        tie = (endings.tie_shared if len(ranking[0]) > 1 else endings.tie_treats) if tied else ""
        s.outcome = Outcome(ranking, s.ending, points, sources, tie)
        self.tell(Ended(ranking, s.ending))

    def sides(self) -> frozenset[str]:
        """CC2."""
        return frozenset(side for die in self.r.dice for side in die)

    def standing(self, seat: int) -> float:
        """Points ahead of the average of the others."""
        points = [sum(self.sources(i).values()) for i in range(len(self.s.cats))]
        return points[seat] - (sum(points) - points[seat]) / max(1, len(points) - 1)
