"""What the dice mean at each place of the board, asked of the rules: won, why not, still to be had, and the odds."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import NamedTuple

from msgspec import structs

from cattable.games.meow_meow_dice import scoring
from cattable.games.meow_meow_dice.actions import Reroll
from cattable.games.meow_meow_dice.odds import chances
from cattable.games.meow_meow_dice.rules import MeowRules
from cattable.games.meow_meow_dice.table import MeowMeowDice
from cattable.ui.tables.meow_meow_dice.shown import Shown

WON, FAILED, POSSIBLE, IMPOSSIBLE, EMPTY, NOTHING = "won", "failed", "possible", "impossible", "empty", ""


class Reading(NamedTuple):
    """What the dice mean at a place; for FAILED which conditions they miss, as ("never" or "must", side)."""

    kind: str
    missed: tuple[tuple[str, str], ...] = ()


def place_shown(r: MeowRules, shown: Shown) -> str:
    """MD3: the place that all dice fit; "" for none."""
    return r.place_of(tuple(sorted(shown.all_dice)))


def missed(r: MeowRules, card: str, tokens: Sequence[str], dice: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """MD7, MD17: the conditions of a card and its tokens that dice miss, in the order of the die's sides."""
    must, never = r.conditions(card, tuple(tokens))
    sides = dict.fromkeys(r.die)
    shows = [("never", side) for side in sides if side in never and side in dice]
    return (*shows, *(("must", side) for side in sides if side in must and side not in dice))


def reading(r: MeowRules, shown: Shown, place: str, again: Sequence[str] = ()) -> Reading:
    """What the dice mean at a place; with dice chosen for another roll, whether that roll can win its card."""
    card, tokens = shown.board[place], shown.tokens[place]
    if not card:
        return Reading(EMPTY)
    if again:
        kept = list(shown.all_dice)
        for face in again:
            kept.remove(face)
        return Reading(POSSIBLE if _can_win(r, place, card, tokens, kept, len(again)) else IMPOSSIBLE)
    if place_shown(r, shown) != place:
        return Reading(NOTHING)
    lacks = missed(r, card, tokens, shown.all_dice)
    return Reading(FAILED, lacks) if lacks else Reading(WON)


def _can_win(r: MeowRules, place: str, card: str, tokens: Sequence[str], kept: Sequence[str], count: int) -> bool:
    """Whether some roll of so many dice wins a card, together with those that stay."""
    for faces in combinations_with_replacement(dict.fromkeys(r.die), count):
        dice = tuple(sorted([*kept, *faces]))
        if r.place_of(dice) == place and r.fits(dice, card, tokens):
            return True
    return False


def again_at_most(shown: Shown) -> int:
    """MD5, MD22: how many dice may be rolled next."""
    return min(len(shown.dice), shown.last_roll - 1 + shown.bites)


def gain(r: MeowRules, shown: Shown, place: str) -> int:
    """How many points more the player has who takes the card of a place now, with its tokens."""
    return scoring.gain(r, shown, shown.turn, shown.board[place], shown.tokens[place])  # type: ignore[arg-type]  # named alike


def odds(table: MeowMeowDice, shown: Shown, again: Sequence[str] = ()) -> dict[str, Fraction]:
    """The exact chance of each place from what is shown, which may be less than what has happened."""
    if shown.ranking:
        return {}
    as_shown = copy.copy(table)
    names = ("turn", "dice", "locked", "last_roll", "bites", "board", "tokens", "spaces", "bitten")
    as_shown.s = structs.replace(table.s, **{name: getattr(shown, name) for name in names})
    return chances(as_shown, Reroll(tuple(again)) if again else None)
