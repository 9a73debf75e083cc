"""What rules/cats_vs_cucumbers.yaml holds, and the look-up tables made of it: sets, Purr-fect, Meow-za, rerolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from cattable.engine.steps import Action
from cattable.rulebook.sheet import Count, Sheet, Some, Text, Wrong, check_options, same_names

BLACK, WHITE, CUCUMBER, SWIPE, TREAT, TOY = "black cat", "white cat", "cucumber", "swipe", "treat", "toy"
ICONS = (BLACK, WHITE, CUCUMBER, SWIPE, TREAT, TOY)
CAT = "cat"
REWARDS = (TOY, TREAT, CAT, SWIPE)
SETS, PURR_FECT, MEOW_ZA = "sets", "purr-fect", "meow-za"
Effect = Literal["reroll", "step", "swipe", "shield", "cucumber", "treat"]
OPTIONS = {"box_scoring": ("per_cat", "per_box")}
_MOST_DICE = 8


# ---------------------------------------------------------------- the rules file
class Die(Struct, frozen=True):
    """CC2: so many dice of a kind, with these sides."""

    count: Some
    sides: Annotated[list[Text], Meta(min_length=1)]


class Reward(Struct, frozen=True):
    """CC9: equal icons for a reward, how much it is, and what each further die adds."""

    dice: Annotated[int, Meta(ge=2, le=8)]
    first: Some
    each_further: Count


class PurrFect(Struct, frozen=True):
    """CC14: beside the reward."""

    cucumbers: Count
    extra_turns: Count


class MeowZa(Struct, frozen=True):
    """CC15: so many different pairs; beside the reward."""

    pairs: Annotated[int, Meta(ge=1, le=4)]
    extra_turns: Count


class Toy(Struct, frozen=True):
    """CCR12: a kind of toy."""

    effect: Effect
    amount: Some
    points: Count
    tokens: Count
    text: Text


class Endings(Struct, frozen=True):
    """CC16, CC18: how it ends, and the rules for ties."""

    lives: Text
    piles: Text
    tie_treats: Text
    tie_shared: Text


class CucumberSheet(Sheet, frozen=True, kw_only=True):
    """The rules file of Cats vs Cucumbers."""

    dice: dict[Text, Die]
    rolls: Some
    bust: Some
    icons: dict[Text, Text]
    reward: Reward
    boxes: Annotated[list[Count], Meta(min_length=1)]
    cats: Some
    treats: Count
    cucumbers: Count
    treat_sets: Annotated[list[Count], Meta(min_length=1)]
    cucumber_points: Count
    lives: Annotated[list[Some], Meta(min_length=1)]
    purr_fect: PurrFect
    meow_za: MeowZa
    toys: dict[Text, Toy]
    endings: Endings


def check(sheet: CucumberSheet) -> Iterator[Wrong]:
    """What does not add up in the file."""
    yield from check_options(sheet, OPTIONS)
    yield from same_names(("icons",), sheet.icons, ICONS)
    for kind, die in sheet.dice.items():
        for i, side in enumerate(die.sides):
            if side not in ICONS:
                yield ("dice", kind, "sides", i), f"{side!r} is no icon; there are {', '.join(ICONS)}"
    count = sum(die.count for die in sheet.dice.values())
    if not 1 <= count <= _MOST_DICE:
        yield ("dice",), f"{count} dice in all; there must be 1 to {_MOST_DICE}"
    if len(set(sheet.lives)) < len(sheet.lives):
        yield ("lives",), "two of the cards have the same value"
    if sheet.players.most > _MOST_DICE:
        yield ("players", "most"), "there are cat tokens for eight players at most"


# ---------------------------------------------------------------- actions that the tables below prepare
class Reroll(Action, frozen=True, gc=False):
    """Rolls these dice again, each named by its kind and what it shows (`blue treat`), in alphabetical order."""

    dice: tuple[str, ...]

    def __post_init__(self) -> None:
        """Puts the dice in order, however they were named."""
        if list(self.dice) != (ordered := sorted(self.dice)):
            force_setattr(self, "dice", tuple(ordered))


class Claim(Action, frozen=True, gc=False):
    """On stopping, says what the dice are to count as: "sets", "purr-fect" or "meow-za"."""

    what: str


class Choose(Action, frozen=True, gc=False):
    """Chooses one reward of a Purr-fect or Meow-za, by its icon."""

    icon: str


class Place(Action, frozen=True, gc=False):
    """Puts a cat from the reserve into this box (from 1)."""

    box: int


class Climb(Action, frozen=True, gc=False):
    """Moves one's cat in this box up by one."""

    box: int


class Swipe(Action, frozen=True, gc=False):
    """Pushes a cat of another player in this box down by one."""

    player: int
    box: int


class Use(Action, frozen=True, gc=False):
    """Uses a toy."""

    toy: str


class CucumberRules:
    """A sheet with what it means in play. Dice have fixed places; `kinds[i]` is the kind of die i."""

    def __init__(self, sheet: CucumberSheet, options: Mapping[str, str]) -> None:
        """Makes the look-up tables; the hot ones fill as they are used."""
        self.sheet = sheet
        self.per_cat = options["box_scoring"] == "per_cat"
        self.kinds = tuple(kind for kind, die in sheet.dice.items() for _ in range(die.count))
        self.dice = tuple(tuple(sheet.dice[kind].sides) for kind in self.kinds)
        self.toys = [name for name, toy in sheet.toys.items() for _ in range(toy.tokens)]
        self.place = [Place(box) for box in range(len(sheet.boxes) + 1)]
        self.climb = [Climb(box) for box in range(len(sheet.boxes) + 1)]
        self.use = {name: Use(name) for name in sheet.toys}
        self.shown = [{face: f"{kind} {face}" for face in die} for kind, die in zip(self.kinds, self.dice, strict=True)]
        """How actions name a die: `shown[die][face]` is its kind and what it shows."""
        self._sets_of_dice = lru_cache(None)(self._sets_of_dice_of)
        self.sets = lru_cache(None)(self._sets)
        self.claims = lru_cache(None)(self._claims)

    def rerolls(self, faces: Sequence[str], cucumbers_to_lift: int) -> tuple[Reroll, ...]:
        """CC3, CC4, CCR3, CCR4: sets of dice to roll again: no cucumbers; after a token at least so many of them."""
        loose = [shown[face] for shown, face in zip(self.shown, faces, strict=True) if face != CUCUMBER]
        if not cucumbers_to_lift:
            return self._sets_of_dice(tuple(sorted(loose)))
        lifted = sorted(shown[face] for shown, face in zip(self.shown, faces, strict=True) if face == CUCUMBER)
        heaps = product(self._subsets(tuple(sorted(loose))), self._subsets(tuple(lifted)))
        return tuple(Reroll(some + more) for some, more in heaps if len(more) >= cucumbers_to_lift)

    def _sets_of_dice_of(self, dice: tuple[str, ...]) -> tuple[Reroll, ...]:
        return tuple(map(Reroll, self._subsets(dice)[1:]))

    @staticmethod
    def _subsets(dice: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Every part of a sorted multiset of dice, once each, the empty one first."""
        parts: list[tuple[str, ...]] = [()]
        for die, count in Counter(dice).items():
            parts = [part + (die,) * n for part in parts for n in range(count + 1)]
        return parts

    def _sets(self, faces: tuple[str, ...]) -> dict[str, int]:
        """CC9-CC13: how much of each reward the sets among the dice give; cats of both colours count together."""
        reward = self.sheet.reward
        icons = Counter(CAT if face in (BLACK, WHITE) else face for face in faces)
        extra = {icon: icons[icon] - reward.dice for icon in REWARDS}
        return {icon: reward.first + n * reward.each_further for icon, n in extra.items() if n >= 0}

    def _claims(self, faces: tuple[str, ...]) -> tuple[str, ...]:
        """CC14, CC15, CCR9: what the dice can count as: sets, and the rare finds among them."""
        counts = Counter(faces)
        found = [SETS] if self.sets(faces) else []
        if len(counts) == len(ICONS):
            found.append(PURR_FECT)
        if sum(n >= 2 for n in counts.values()) >= self.sheet.meow_za.pairs:
            found.append(MEOW_ZA)
        return tuple(found or [SETS])

    def rare_rewards(self, faces: tuple[str, ...], claim: str) -> list[str]:
        """The icons of which one is chosen: all of them, or those that come in pairs."""
        counts = Counter(faces)
        least = 1 if claim == PURR_FECT else 2
        return [icon for icon in ICONS if counts[icon] >= least]

    def treat_points(self, treats: int) -> int:
        """CC17, CCR8: as many full sets as possible, then the rest."""
        sets = self.sheet.treat_sets
        full, rest = divmod(treats, len(sets))
        return full * sets[-1] + (sets[rest - 1] if rest else 0)
