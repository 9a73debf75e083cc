"""The table of Cats vs Cucumbers: what lies on it, and what the steps of the flow are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Struct

from cattable.engine.chance import Chance
from cattable.engine.events import Ended, Moved, Rolled, TokensMoved, Told
from cattable.engine.secrecy import Open, Shut, own, shut
from cattable.engine.steps import Action, Outcome, Step, Table
from cattable.games.cats_vs_cucumbers.actions import (
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
from cattable.games.cats_vs_cucumbers.flow import (
    AfterRoll,
    ChooseReward,
    MayShield,
    Reap,
    StartTurn,
    Steps,
    ToySteps,
    ToySwipes,
)
from cattable.games.cats_vs_cucumbers.rules import (
    CAT,
    CUCUMBER,
    MEOW_ZA,
    PURR_FECT,
    SETS,
    SWIPE,
    TOY,
    TREAT,
    CucumberRules,
)
from cattable.games.dice import places_of

SEAT = [f"seat {seat}" for seat in range(8)]
TOYS = [f"toys of {seat}" for seat in range(8)]
TOY_PILE, USED = "toys", "used toys"


class State(Struct):
    """A match. Dice lie in fixed places ("": not rolled yet). `cats`: for each seat the boxes of its cats, the others
    are in reserve.

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
    """The table, and what the steps of the flow are made of."""

    State: ClassVar[type] = State
    Actions: ClassVar[object] = (
        Roll | Reroll | Stop | Spend | Bust | Claim | Choose | Place | Climb | Swipe | Use | Let | Done
    )
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
            [""] * len(self.r.kinds),
            [StartTurn(first)],
            chance,
        )

    def busted(self) -> bool:
        """CC5: too many cucumbers, those that a toy made harmless not counted."""
        return self.s.dice.count(CUCUMBER) - self.s.ignored >= self.r.sheet.bust

    def places(self, names: Sequence[str]) -> tuple[int, ...]:
        """The places of dice that an action names by kind and face."""
        return places_of(names, self.r.names(tuple(self.s.dice)))

    def roll(self, seat: int, places: tuple[int, ...]) -> None:
        """CC3: the dice at these places are rolled; then it is seen what that means."""
        s = self.s
        dice, kinds = self.r.dice_at(places)
        faces = s.chance.roll(dice)
        for place, face in zip(places, faces, strict=True):
            s.dice[place] = face
        s.rolls_left -= 1
        s.lift = 0
        self.tell(Rolled(seat, tuple(faces), kinds, places))
        AfterRoll(seat).run(self)  # at once, without the way over the stack: this is the hot spot

    def claim(self, seat: int, claim: str) -> None:
        """CC9, CC14, CC15: rewards of sets, or one reward of choice and an extra turn."""
        s, sheet = self.s, self.r.sheet
        faces = tuple(s.dice)
        if claim == SETS:
            return self.gain(seat, dict(self.r.sets(faces)))
        self.tell(Told(seat, "claims", claim))
        if claim == PURR_FECT:
            self.take_cucumbers(seat, sheet.purr_fect.cucumbers)
        s.extra_turns += (sheet.meow_za if claim == MEOW_ZA else sheet.purr_fect).extra_turns
        return self.then(ChooseReward(seat, self.r.rare_rewards(faces, claim)))

    def gain(self, seat: int, rewards: dict[str, int]) -> None:
        """CC12, CC13: tokens come by themselves; cats and swipes are due, for the player to use."""
        self.take_cucumbers(seat, rewards.pop(CUCUMBER, 0))
        self.take_toys(seat, rewards.pop(TOY, 0))
        self.take_treats(seat, rewards.pop(TREAT, 0))
        self.s.due = rewards
        self.then(Reap(seat))

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
        if not self.s.toys[seat]:
            return []
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
    def ways_to_reap(self, seat: int) -> list[Action]:
        """CC10, CC11: the steps and swipes that are due and can be done."""
        due = self.s.due
        if not due:
            return []
        swipes = self.targets(seat) if due.get(SWIPE) else []
        return self.cat_steps(seat, due.get(CAT, 0), self.s.climbing) + swipes

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
