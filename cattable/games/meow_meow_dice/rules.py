"""What rules/meow_meow_dice.yaml holds, and the look-up tables made of it: places, cards, conditions, rerolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from cattable.games.dice import parts, places_of
from cattable.games.meow_meow_dice.actions import AddCondition, Lock, Reroll, Swap
from cattable.games.odds import kind_of, ways_to_lie
from cattable.rulebook.sheet import Count, Sheet, Some, Text, Wrong, check_options, same_names

BUTLERS, GOLDEN, FISH_BONES = "butlers", "golden", "fish bones"
FOOD = "food"
SUPPLY = "token supply"
AbilityKind = Literal["enthusiasm", "food", "fire", "cat pairs"]
_MOST_WAYS = 20_000  # in which dice can lie; there are tables of chances for every card
OPTIONS = {"rules": ("base", "advanced"), "special": ("off", "on"), "one_bite": ("off", "on")}


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
    yield from check_options(sheet, OPTIONS)
    yield from same_names(("abilities",), sheet.abilities, get_args(AbilityKind))
    yield from _check_places(sheet)
    if FOOD not in sheet.items:
        yield ("items",), f"{FOOD!r} is missing: fish bones, bites and ties go by it"
    if len(set(sheet.cats)) < len(sheet.cats):
        yield ("cats",), "two of them have the same name"
    if sheet.players.most > len(sheet.cats):
        yield ("players", "most"), f"there are only {len(sheet.cats)} cats"
    for count in range(sheet.players.least, sheet.players.most + 1):
        if count not in sheet.cards_to_end:
            yield ("cards_to_end",), f"says nothing for {count} players"
    if ways_to_lie([kind_of(sheet.dice, sheet.die)]) > _MOST_WAYS:
        yield ("die",), "so many different sides that chances could not be told; fewer dice or sides, please"
    if sheet.tie_side not in sheet.die:
        yield ("tie_side",), f"{sheet.tie_side!r} is no side of the die"
    if sheet.enthusiasm.start > sheet.enthusiasm.most:
        yield ("enthusiasm", "start"), f"more than the most, {sheet.enthusiasm.most}"
    if sheet.lock >= sheet.dice:
        yield ("lock",), "at least one die must stay free to be rolled"
    yield from _check_cards(sheet)


def _check_places(sheet: MeowSheet) -> Iterator[Wrong]:
    seen: dict[tuple[int, ...], str] = {}
    for name, place in sheet.places.items():
        here, groups = ("places", name, "groups"), tuple(sorted(place.groups))
        if sum(groups) != sheet.dice:
            yield here, f"these are {sum(groups)} dice, there are {sheet.dice}"
        if groups in seen:
            yield here, f"the same dice as {seen[groups]!r}; dice must fit one place at most"
        seen[groups] = name


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


def can_be_met(sheet: MeowSheet, place: str, must: Collection[str], never: Collection[str]) -> bool:
    """MD16, MDR3: whether dice could fit a place and these conditions: each group of equal dice shows another side."""
    groups, sides = len(sheet.places[place].groups), set(sheet.die).difference(never)
    return sides.issuperset(must) and len(set(must)) <= groups <= len(sides)


# ---------------------------------------------------------------- the rules in play
class MeowRules:
    """A sheet with what it means in play under these options."""

    def __init__(self, sheet: MeowSheet, options: Mapping[str, str]) -> None:
        """Makes the look-up tables; the hot ones fill as they are used."""
        self.sheet = sheet
        self.advanced = options["rules"] == "advanced"
        self.special = self.advanced and options["special"] == "on"
        self.one_bite = options["one_bite"] == "on"
        self.die = tuple(sheet.die)
        self.dice = [self.die] * sheet.dice
        self.butlers = [*sheet.butlers, *(sheet.special if self.special else ())]
        self.golden = list(sheet.golden)
        self.fish_bones = [name for name, fish in sheet.fish_bones.items() for _ in range(fish.count)]
        self.card: dict[str, Butler] = {**sheet.butlers, **sheet.golden, **sheet.special}
        self.item = {name: card.item for name, card in self.card.items()}
        self.item |= {name: fish.item for name, fish in sheet.fish_bones.items()}
        self.edible = {card for card in self.item if self._is_edible(card)}
        self.locks = [Lock(side) for side in dict.fromkeys(self.die)]
        self.place_of = lru_cache(None)(self._place_of)
        self.conditions = lru_cache(None)(self._conditions)
        self.additions = lru_cache(None)(self._additions)
        self.swaps = lru_cache(None)(self._swaps)
        self.rerolls = lru_cache(None)(self._rerolls)
        self.picked_up = lru_cache(None)(self._picked_up)

    def cards_to_end(self, seats: int) -> int:
        """MD11, MD21: cards of each player when the match ends."""
        return self.sheet.cards_with_special if self.special else self.sheet.cards_to_end[seats]

    # -- before the trick
    def _swaps(self, places: tuple[str, ...]) -> tuple[Swap, ...]:
        """MD10, MD19: any number of these places, few first."""
        return tuple(Swap(some) for n in range(1, len(places) + 1) for some in combinations(places, n))

    def _additions(self, place: str, card: str, tokens: tuple[str, ...]) -> tuple[AddCondition, ...]:
        """MD16: what can be put on a card: not what it has already, nothing impossible, not too many with !."""
        known = self.sheet.condition_tokens
        if not self.sheet.places[place].tokens:
            return ()
        must, never = self.conditions(card, tokens)
        full = sum(bool(known[token].must) for token in tokens) >= self.sheet.must_tokens
        return tuple(
            AddCondition(token, place)
            for token, new in known.items()
            if not (new.must in must or new.never in never or (new.must and full))
            and can_be_met(self.sheet, place, *self.conditions(card, (*tokens, token)))
        )

    # -- the trick
    def _rerolls(self, dice: tuple[str, ...], most: int) -> tuple[Reroll, ...]:
        """MD5, MDR5: every set of up to so many of these dice (sorted), small ones first."""
        sets = sorted(parts(dice)[1:], key=lambda some: (len(some), some))
        return tuple(Reroll(some) for some in sets if len(some) <= most)

    def _picked_up(self, dice: tuple[str, ...], again: tuple[str, ...]) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """Where the dice of a reroll lie, and what stays on the table."""
        places = places_of(again, dice)
        return places, tuple(face for place, face in enumerate(dice) if place not in places)

    def _is_edible(self, card: str) -> bool:
        """MD22: a food card, but no fish bone with too many fires."""
        fish = self.sheet.fish_bones.get(card)
        return self.item[card] == FOOD and not (fish and fish.fires >= self.sheet.bites.fires_too_many)

    # -- collecting
    def _place_of(self, dice: tuple[str, ...]) -> str:
        """MD3, MDR5: the place whose groups the dice make; "" if there is none."""
        groups = sorted(Counter(dice).values())
        return next((name for name, place in self.sheet.places.items() if sorted(place.groups) == groups), "")

    def _conditions(self, card: str, tokens: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str]]:
        """MD7, MD17: the sides that must show and those that must not, of a card with the tokens on it."""
        butler, known = self.card[card], [self.sheet.condition_tokens[token] for token in tokens]
        must = {*butler.must, *(token.must for token in known)} - {""}
        never = {*butler.never, *(token.never for token in known)} - {""}
        return frozenset(must), frozenset(never)

    def fits(self, dice: Sequence[str], card: str, tokens: Sequence[str]) -> bool:
        """MD7, MD17: whether all dice together meet every icon on a card and on its tokens."""
        must, never = self.conditions(card, tuple(tokens))
        return must.issubset(dice) and never.isdisjoint(dice)
