"""What rules/mad_cat_sad_cat.yaml holds, and the look-up tables made of it: what may be set aside, how dice read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Annotated

from msgspec import Meta, Struct

from cattable.engine.steps import Action
from cattable.games.dice import NamedDice, parts
from cattable.rulebook.sheet import Count, Sheet, Some, Text, Wrong, check_options, same_names

CATPOT = "catpot"
SIDES_OF_CARDS = ("inner", "outer")
OPTIONS = {"mooch_reveal": ("auto", "ask")}


# ---------------------------------------------------------------- the rules file
class Dice(Struct, frozen=True):
    """MC1: so many dice, each with these sides; a side has a kind, or is wild."""

    count: Annotated[int, Meta(ge=1, le=7)]
    wild: Text
    sides: dict[Text, Text]


class Combination(Struct, frozen=True):
    """MC2, MC4: groups of equal dice, and the VPs that lie on its inner and on its outer card of each kind at first."""

    groups: list[Some]
    vps: dict[Text, Count]


class Locking(Struct, frozen=True):
    """MC9: VPs from the supply for each card of the other kinds and for the catpot."""

    each_card: Count
    catpot: Count


class Ending(Struct, frozen=True):
    """MC22: how the match ends once the supply is empty, for these numbers of players."""

    players: list[Some]
    text: Text


class Endings(Struct, frozen=True):
    """MC22, MC23: with the turn or with the round; and the rule for ties."""

    with_turn: Ending
    with_round: Ending
    tie: Text


class MadCatSheet(Sheet, frozen=True, kw_only=True):
    """The rules file of Mad Cat Sad Cat."""

    kinds: dict[Text, Text]
    dice: Dice
    vps: Some
    catpot: Count
    combinations: dict[Text, Combination]
    locking: Locking
    sets: list[Text]
    endings: Endings
    cards: dict[Text, Text]


def check(sheet: MadCatSheet) -> Iterator[Wrong]:
    """What does not add up in the file."""
    yield from _check_dice(sheet)
    for name, combination in sheet.combinations.items():
        here = ("combinations", name)
        if not combination.groups:
            yield (*here, "groups"), "a combination needs at least one group of dice"
        if sum(combination.groups) > sheet.dice.count:
            yield (*here, "groups"), f"needs {sum(combination.groups)} dice, there are {sheet.dice.count}"
        yield from same_names((*here, "vps"), combination.vps, sheet.kinds)
    if not sheet.combinations:
        yield ("combinations",), "there must be at least one"
    if CATPOT in sheet.combinations:
        yield ("combinations", CATPOT), "this name is taken by the catpot"
    if len({f"{k} {c}" for k in sheet.kinds for c in sheet.combinations}) < len(sheet.kinds) * len(sheet.combinations):
        yield ("combinations",), "two cards would have the same name; choose other names for kinds or combinations"
    on_cards = vps_on_cards(sheet)
    if on_cards > sheet.vps:
        yield ("vps",), f"{sheet.vps} in all, but {on_cards} lie on the cards at first"
    if not sheet.locking.each_card and not sheet.locking.catpot:
        yield ("locking",), "nothing ever leaves the supply, so the match would never end"
    yield from _check_players(sheet)
    yield from check_options(sheet, OPTIONS)
    yield from same_names(("cards",), sheet.cards, [*sheet.combinations, CATPOT])


def _check_dice(sheet: MadCatSheet) -> Iterator[Wrong]:
    sides = sheet.dice.sides
    if sheet.dice.wild not in sides:
        yield ("dice", "wild"), f"{sheet.dice.wild!r} is none of the sides: {', '.join(sides)}"
    for side, kind in sides.items():
        if side != sheet.dice.wild and kind not in sheet.kinds:
            yield ("dice", "sides", side), f"{kind!r} is none of the kinds: {', '.join(sheet.kinds)}"
        if side == sheet.dice.wild and kind in sheet.kinds:
            yield ("dice", "sides", side), f"the wild side is of no kind; {kind!r} is one"
    for kind in sheet.kinds:
        if kind not in sides.values():
            yield ("kinds", kind), "no die has a side of this kind"
    if len(sheet.kinds) < 2:
        yield ("kinds",), "there must be two kinds or more, to lock in on one of them"


def _check_players(sheet: MadCatSheet) -> Iterator[Wrong]:
    endings = sheet.endings
    for count in range(sheet.players.least, sheet.players.most + 1):
        ways = (count in endings.with_turn.players) + (count in endings.with_round.players)
        if ways != 1:
            told = "both with the turn and with the round" if ways else "neither with the turn nor with the round"
            yield ("endings",), f"with {count} players the match ends {told}; it must be one of them"
    if sheet.players.most > len(sheet.sets):
        yield ("players", "most"), f"there are only {len(sheet.sets)} sets of player cards"


def vps_on_cards(sheet: MadCatSheet) -> int:
    """MC4: the VPs that lie on all cards at first."""
    one_each = sum(sum(c.vps.values()) for c in sheet.combinations.values())
    return sheet.catpot + len(SIDES_OF_CARDS) * one_each


# ---------------------------------------------------------------- actions that the tables below prepare
class Keep(NamedDice, frozen=True, gc=False):
    """Sets these dice of the last roll aside."""


class Mooch(Action, frozen=True, gc=False):
    """Chooses a mooch card in secret."""

    card: str


class Take(Action, frozen=True, gc=False):
    """Stops, and takes all VPs of the inner card of this kind and combination (kind "": the catpot)."""

    kind: str
    combo: str


class MadCatRules:
    """A sheet with what it means in play. Cards are named `mad two pairs inner`, or `catpot`."""

    def __init__(self, sheet: MadCatSheet, options: Mapping[str, str]) -> None:
        """Makes the look-up tables; the hot ones fill as they are used."""
        self.sheet = sheet
        self.ask_to_reveal = options["mooch_reveal"] == "ask"
        self.kinds = tuple(sheet.kinds)
        self.dice = sheet.dice.count
        self.wild = sheet.dice.wild
        self.die = tuple(sheet.dice.sides)
        self.kind_of = {side: "" if side == self.wild else kind for side, kind in sheet.dice.sides.items()}
        self.icons = {kind: [side for side in self.die if self.kind_of[side] == kind] for kind in self.kinds}
        self.groups = {name: sorted(c.groups) for name, c in sheet.combinations.items()}
        self.mooch_cards = (*self.groups, CATPOT)
        self.mooches = tuple(map(Mooch, self.mooch_cards))
        self.inner = {(k, c): f"{k} {c} inner" for k in self.kinds for c in self.groups} | {("", CATPOT): CATPOT}
        self.outer = {(k, c): f"{k} {c} outer" for k in self.kinds for c in self.groups}
        self.take = {key: Take(*key) for key in self.inner}
        self.printed = lru_cache(None)(self._printed)
        self.keepable = lru_cache(None)(self._keepable)
        self.readings = lru_cache(None)(self._readings)

    def _printed(self, kind: str) -> tuple[str, ...]:
        """The cards of a kind in printed order."""
        return tuple(f"{kind} {combo} {side}" for combo in self.groups for side in SIDES_OF_CARDS)

    def _keepable(self, rolled: tuple[str, ...], locked: str) -> tuple[Keep, ...]:
        """MC7, MC8: every set of the dice just rolled that mixes no kinds and fits the lock, small ones first."""
        sets: set[tuple[str, ...]] = set()
        for kind in (locked,) if locked else self.kinds:
            dice = sorted(d for d in rolled if self.kind_of[d] in ("", kind))
            sets.update(parts(dice)[1:])
        return tuple(map(Keep, sorted(sets, key=lambda dice: (len(dice), dice))))

    def _readings(self, tray: tuple[str, ...], kind: str) -> tuple[str, ...]:
        """MC15, MCR7: wilds are one icon of the kind; any icons are ignored whole; the rest is exactly the groups."""
        found = set()
        for wild_as in self.icons[kind]:
            icons = [wild_as if die == self.wild else die for die in tray]
            counts = [icons.count(icon) for icon in self.icons[kind] if icon in icons]
            for n in range(1, len(counts) + 1):
                found |= {tuple(sorted(some)) for some in combinations(counts, n)}
        return tuple(name for name, groups in self.groups.items() if tuple(groups) in found)
