"""What rules/cats_vs_cucumbers.yaml holds, and the look-up tables made of it: sets, Purr-fect, Meow-za, rerolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from sys import intern
from typing import Annotated, Literal

from msgspec import Meta, Struct

from cattable.games.cats_vs_cucumbers.actions import Climb, Place, Reroll, Use
from cattable.games.dice import parts
from cattable.games.odds import kind_of, ways_to_lie
from cattable.rulebook.sheet import Count, Sheet, Some, Text, Wrong, check_options, same_names

BLACK, WHITE, CUCUMBER, SWIPE, TREAT, TOY = "black cat", "white cat", "cucumber", "swipe", "treat", "toy"
ICONS = (BLACK, WHITE, CUCUMBER, SWIPE, TREAT, TOY)
CAT = "cat"
REWARDS = (TOY, TREAT, CAT, SWIPE)
SETS, PURR_FECT, MEOW_ZA = "sets", "purr-fect", "meow-za"
Effect = Literal["reroll", "step", "swipe", "shield", "cucumber", "treat"]
OPTIONS = {"box_scoring": ("per_cat", "per_box")}
_MOST_DICE = 8
_MOST_WAYS = 200_000  # in which dice can lie; the tables of chances grow with them
_MANY = 1 << 15  # entries of a look-up table; all rolls of six dice fit in


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
    consolation: Count
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
    alike = Counter(tuple(sorted(die.sides)) for die in sheet.dice.values() for _ in range(die.count))
    if ways_to_lie(kind_of(dice, sides) for sides, dice in alike.items()) > _MOST_WAYS:
        yield ("dice",), "so many different dice that chances could not be told; fewer kinds, dice or icons, please"
    if len(set(sheet.lives)) < len(sheet.lives):
        yield ("lives",), "two of the cards have the same value"
    if not can_end(sheet):
        yield ("dice",), "neither busts nor empty piles could ever end a match with these dice"


def can_end(sheet: CucumberSheet) -> bool:
    """CC16: whether dice can bust, or their sets can empty the piles."""
    dice = Counter(side for die in sheet.dice.values() for side in set(die.sides) for _ in range(die.count))
    piles = {TREAT: sheet.treats, TOY: sum(toy.tokens for toy in sheet.toys.values())}
    can_empty = all(dice[icon] >= sheet.reward.dice for icon, tokens in piles.items() if tokens)
    return dice[CUCUMBER] >= sheet.bust or (can_empty and any(piles.values()))


# ---------------------------------------------------------------- the rules in play
class CucumberRules:
    """A sheet with what it means in play. Dice have fixed places; `kinds[i]` is the kind of die i."""

    def __init__(self, sheet: CucumberSheet, options: Mapping[str, str]) -> None:
        """Makes the look-up tables; the hot ones fill as they are used."""
        self.sheet = sheet
        self.per_cat = options["box_scoring"] == "per_cat"
        self.kinds = tuple(kind for kind, die in sheet.dice.items() for _ in range(die.count))
        self.dice = tuple(tuple(sheet.dice[kind].sides) for kind in self.kinds)
        self.all_dice = tuple(range(len(self.kinds)))
        self.toys = [name for name, toy in sheet.toys.items() for _ in range(toy.tokens)]
        self.place = [Place(box) for box in range(len(sheet.boxes) + 1)]
        self.climb = [Climb(box) for box in range(len(sheet.boxes) + 1)]
        self.use = {name: Use(name) for name in sheet.toys}
        self.dice_at = lru_cache(_MANY)(self._dice_at)
        self.names = lru_cache(_MANY)(self._names)
        self.reroll = lru_cache(_MANY)(Reroll)
        self.rerolls = lru_cache(_MANY)(self._rerolls)
        self._rerolls_of = lru_cache(_MANY)(self._rerolls_of_named)
        self.comebacks = lru_cache(_MANY)(self._comebacks)
        self.sets = lru_cache(_MANY)(self._sets)
        self._sets_of = lru_cache(_MANY)(self._sets_of_sorted)
        self.claims = lru_cache(_MANY)(self._claims)

    def _dice_at(self, places: tuple[int, ...]) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
        """The sides of the dice at these places, and their kinds."""
        return tuple(self.dice[place] for place in places), tuple(self.kinds[place] for place in places)

    def _names(self, faces: tuple[str, ...]) -> tuple[str, ...]:
        """What actions call the dice that show these faces, in the order of their places."""
        return tuple(intern(f"{kind} {face}") for kind, face in zip(self.kinds, faces, strict=True))

    def _rerolls(self, faces: tuple[str, ...]) -> tuple[Reroll, ...]:
        """CC3, CC4, CCR3: every set of dice that may be rolled again, none of them cucumbers."""
        loose = [name for name, face in zip(self.names(faces), faces, strict=True) if face != CUCUMBER]
        return self._rerolls_of(tuple(sorted(loose)))

    def _rerolls_of_named(self, names: tuple[str, ...]) -> tuple[Reroll, ...]:
        return tuple(map(self.reroll, parts(names)[1:]))

    def _comebacks(self, faces: tuple[str, ...], least: int) -> tuple[Reroll, ...]:
        """CC7, CCR4: every set of dice that may be rolled after a token was spent, at least so many cucumbers in it."""
        named = list(zip(self.names(faces), faces, strict=True))
        loose = parts(sorted(name for name, face in named if face != CUCUMBER))
        cucumbers = parts(sorted(name for name, face in named if face == CUCUMBER))
        return tuple(self.reroll(some + more) for some in loose for more in cucumbers if len(more) >= least)

    def _sets(self, faces: tuple[str, ...]) -> dict[str, int]:
        """CC9-CC13: how much of each reward the sets among the dice give; cats of both colours count together."""
        return self._sets_of(tuple(sorted(faces)))

    def _sets_of_sorted(self, faces: tuple[str, ...]) -> dict[str, int]:
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
