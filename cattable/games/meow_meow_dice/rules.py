"""What rules/meow_meow_dice.yaml holds, and the look-up tables made of it: places, cards, conditions, rerolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from cattable.engine.steps import Action
from cattable.rulebook.sheet import Count, Sheet, Some, Text, Wrong

BUTLERS, GOLDEN, FISH_BONES = "butlers", "golden", "fish bones"
FOOD = "food"
AbilityKind = Literal["enthusiasm", "food", "fire", "cat pairs"]


# ---------------------------------------------------------------- the rules file
class Place(Struct, frozen=True):
    """MD3, MD16: a place of the board: groups of equal dice, the deck of its cards, whether tokens may lie there."""

    groups: Annotated[list[Some], Meta(min_length=1)]
    deck: Literal["butlers", "golden"]
    tokens: bool


class Scoring(Struct, frozen=True):
    """MD12, MD17: points beside those on the cards."""

    own_cat: Count
    items: Annotated[list[Count], Meta(min_length=1)]
    token: Count


class Enthusiasm(Struct, frozen=True):
    """MD14: at the start, and at most."""

    start: Count
    most: Some


class Condition(Struct, frozen=True):
    """MD7: a side that must not show, or one that must."""

    never: str = ""
    must: str = ""


class Ability(Struct, frozen=True):
    """MD21: what a special card does, and how much."""

    kind: AbilityKind
    amount: Some


class Butler(Struct, frozen=True):
    """MDR3: what a card shows."""

    item: Text
    points: Count
    cat: str = ""
    never: list[Text] = []
    must: list[Text] = []
    ability: Ability | None = None


class FishBone(Struct, frozen=True):
    """MDR3, MDR4: so many of a kind, with fires."""

    count: Count
    item: Text
    fires: Count


class Bites(Struct, frozen=True):
    """MD22: fish bones with so many fires cannot be bitten."""

    fires_too_many: Some


class Endings(Struct, frozen=True):
    """MD11, MD13: how it ends, and the rules for ties."""

    cards: Text
    tie_food: Text
    tie_roll: Text


class MeowSheet(Sheet, frozen=True, kw_only=True):
    """The rules file of Meow Meow Dice."""

    dice: Annotated[int, Meta(ge=1, le=6)]
    die: Annotated[list[Text], Meta(min_length=1)]
    places: dict[Text, Place]
    cats: list[Text]
    items: dict[Text, Text]
    cards_to_end: dict[int, Some]
    cards_with_special: Some
    scoring: Scoring
    tie_side: Text
    enthusiasm: Enthusiasm
    lock: Count
    condition_tokens: dict[Text, Condition]
    must_tokens: Count
    butlers: dict[Text, Butler]
    golden: dict[Text, Butler]
    special: dict[Text, Butler]
    fish_bones: dict[Text, FishBone]
    bites: Bites
    abilities: dict[AbilityKind, Text]
    endings: Endings


def check(sheet: MeowSheet) -> Iterator[Wrong]:
    """What does not add up in the file."""
    for name, place in sheet.places.items():
        if sum(place.groups) != sheet.dice:
            yield ("places", name, "groups"), f"these are {sum(place.groups)} dice, there are {sheet.dice}"
    if sheet.players.most > len(sheet.cats):
        yield ("players", "most"), f"there are only {len(sheet.cats)} cats"
    for count in range(sheet.players.least, sheet.players.most + 1):
        if count not in sheet.cards_to_end:
            yield ("cards_to_end",), f"says nothing for {count} players"
    if sheet.tie_side not in sheet.die:
        yield ("tie_side",), f"{sheet.tie_side!r} is no side of the die"
    if sheet.enthusiasm.start > sheet.enthusiasm.most:
        yield ("enthusiasm", "start"), f"more than the most, {sheet.enthusiasm.most}"
    if sheet.lock >= sheet.dice:
        yield ("lock",), "at least one die must stay free to be rolled"
    yield from _check_cards(sheet)


def _check_cards(sheet: MeowSheet) -> Iterator[Wrong]:
    names = Counter([*sheet.butlers, *sheet.golden, *sheet.special, *sheet.fish_bones])
    for token, condition in sheet.condition_tokens.items():
        sides = [side for side in (condition.never, condition.must) if side]
        if len(sides) != 1 or sides[0] not in sheet.die:
            yield ("condition_tokens", token), "needs one side of the die, as 'never' or as 'must'"
    for kind, fish in sheet.fish_bones.items():
        if fish.item not in sheet.items:
            yield ("fish_bones", kind, "item"), f"there is no item {fish.item!r}"
    for deck in ("butlers", "golden", "special"):
        for name, card in getattr(sheet, deck).items():
            here = (deck, name)
            if names[name] > 1:
                yield here, "there is another card of this name"
            if (card.ability is None) == (deck == "special"):
                yield here, "special cards have an ability, others have none"
            yield from _check_card(sheet, here, card)


def _check_card(sheet: MeowSheet, here: tuple[str, str], card: Butler) -> Iterator[Wrong]:
    if card.item not in sheet.items:
        yield (*here, "item"), f"there is no item {card.item!r}; there are {', '.join(sheet.items)}"
    if card.cat and card.cat not in sheet.cats:
        yield (*here, "cat"), f"there is no cat {card.cat!r}; there are {', '.join(sheet.cats)}"
    for side in (*card.never, *card.must):
        if side not in sheet.die:
            yield here, f"the die has no side {side!r}"
    for place, where in sheet.places.items():
        of_this_deck = where.deck == (GOLDEN if here[0] == GOLDEN else BUTLERS)
        if of_this_deck and not can_be_met(sheet, place, card.must, card.never):
            yield here, f"nobody can ever take this card at {place!r}"


def can_be_met(sheet: MeowSheet, place: str, must: Iterable[str], never: Iterable[str]) -> bool:
    """MD16, MDR3: whether dice could fit a place and these conditions."""
    must, never, groups = set(must), set(never), sorted(sheet.places[place].groups)
    for dice in combinations_with_replacement(sorted(set(sheet.die)), sheet.dice):
        if must.issubset(dice) and never.isdisjoint(dice) and sorted(Counter(dice).values()) == groups:
            return True
    return False


# ---------------------------------------------------------------- actions that the tables below prepare
class Reroll(Action, frozen=True, gc=False):
    """Rolls dice again, named by what they show, in alphabetical order."""

    dice: tuple[str, ...]

    def __post_init__(self) -> None:
        """Puts the dice in order, however they were named."""
        if list(self.dice) != (ordered := sorted(self.dice)):
            force_setattr(self, "dice", tuple(ordered))


class Swap(Action, frozen=True, gc=False):
    """Sends the cards of these places under their decks."""

    places: tuple[str, ...]


class AddCondition(Action, frozen=True, gc=False):
    """Puts a condition token on the card of a place."""

    token: str
    place: str


class Lock(Action, frozen=True, gc=False):
    """Sets a die to this side for the turn."""

    side: str


class MeowRules:
    """A sheet with what it means in play under these options."""

    def __init__(self, sheet: MeowSheet, options: Mapping[str, str]) -> None:
        """Makes the look-up tables; the hot ones fill as they are used."""
        self.sheet = sheet
        self.advanced = options["rules"] == "advanced"
        self.special = self.advanced and options["special"] == "on"
        self.one_bite = options["one_bite"] == "on"
        self.die = tuple(sheet.die)
        self.sides = tuple(dict.fromkeys(sheet.die))
        self.butlers = [*sheet.butlers, *(sheet.special if self.special else ())]
        self.golden = list(sheet.golden)
        self.fish_bones = [name for name, fish in sheet.fish_bones.items() for _ in range(fish.count)]
        self.card: dict[str, Butler] = {**sheet.butlers, **sheet.golden, **sheet.special}
        self.item = {name: card.item for name, card in self.card.items()}
        self.item |= {name: fish.item for name, fish in sheet.fish_bones.items()}
        self.lock = [Lock(side) for side in self.sides]
        self.reroll = lru_cache(None)(self._reroll)
        self.place_of = lru_cache(None)(self._place_of)
        self.swaps = lru_cache(None)(self._swaps)
        self.can_be_met = lru_cache(None)(self._can_be_met)

    def cards_to_end(self, seats: int) -> int:
        """MD11, MD21: cards of each player when the match ends."""
        return self.sheet.cards_with_special if self.special else self.sheet.cards_to_end[seats]

    def edible(self, card: str) -> bool:
        """MD22: a food card, but no fish bone with too many fires."""
        fish = self.sheet.fish_bones.get(card)
        return self.item[card] == FOOD and not (fish and fish.fires >= self.sheet.bites.fires_too_many)

    def _reroll(self, dice: tuple[str, ...], most: int) -> tuple[Reroll, ...]:
        """MD5, MDR5: every set of up to so many of these dice (sorted), small ones first."""
        return tuple(Reroll(some) for n in range(1, most + 1) for some in dict.fromkeys(combinations(dice, n)))

    def _place_of(self, dice: tuple[str, ...]) -> str:
        """MD3, MDR5: the place whose groups the dice make; "" if there is none."""
        groups = sorted(Counter(dice).values())
        return next((name for name, place in self.sheet.places.items() if sorted(place.groups) == groups), "")

    def _swaps(self, places: tuple[str, ...]) -> tuple[Swap, ...]:
        """MD10, MD19: any number of places that hold a card."""
        return tuple(Swap(some) for n in range(1, len(places) + 1) for some in combinations(places, n))

    def conditions(self, card: str, tokens: Sequence[str]) -> tuple[frozenset[str], frozenset[str]]:
        """MD7, MD17: the sides that must show and those that must not, of a card with the tokens on it."""
        butler, known = self.card[card], self.sheet.condition_tokens
        must = {*butler.must, *(known[token].must for token in tokens)} - {""}
        never = {*butler.never, *(known[token].never for token in tokens)} - {""}
        return frozenset(must), frozenset(never)

    def fits(self, dice: Sequence[str], card: str, tokens: Sequence[str]) -> bool:
        """MD7, MD17: whether the dice meet every icon on the card and on its tokens."""
        must, never = self.conditions(card, tokens)
        return must.issubset(dice) and never.isdisjoint(dice)

    def may_add(self, token: str, place: str, card: str, tokens: Sequence[str]) -> bool:
        """MD16: not what the card has already, nothing impossible, not too many with !."""
        condition = self.sheet.condition_tokens[token]
        must, never = self.conditions(card, tokens)
        if condition.must in must or condition.never in never:
            return False
        if condition.must and sum(bool(self.sheet.condition_tokens[t].must) for t in tokens) >= self.sheet.must_tokens:
            return False
        return self.can_be_met(place, *self.conditions(card, [*tokens, token]))

    def _can_be_met(self, place: str, must: frozenset[str], never: frozenset[str]) -> bool:
        return can_be_met(self.sheet, place, must, never)
