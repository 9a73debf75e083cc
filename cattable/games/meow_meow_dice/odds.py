"""Meow Meow Dice: for each place of the board the exact chance to win its card from here, with the best rerolls.

Counted: the card's conditions and the tokens on it, locked dice, the dice as they lie, strictly fewer dice in each
reroll (MD5), and the bites that the player has left (MD22). Not counted: what can be done before the first roll.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import groupby

from cattable.games.meow_meow_dice.actions import Reroll
from cattable.games.meow_meow_dice.rules import MeowRules
from cattable.games.meow_meow_dice.table import MeowMeowDice
from cattable.games.odds import Dice, kind_of

ANY = "any"
"""The chance to win some card, whichever it is."""


def chances(t: MeowMeowDice, reroll: Reroll | None = None) -> dict[str, Fraction]:
    """For each place, and for ANY, the chance of the seat whose turn it is; 0 where no card lies.

    For a match: `chances(match.table)`; nothing hidden counts, so an imagined table gives the same. Before the first
    roll it is that of all free dice. With `reroll` the next roll is of these dice. Empty when the match is over. An
    answer takes some milliseconds.
    """
    if not t.s.stack:
        return {}
    s, places = t.s, [place for place, card in t.s.board.items() if card]
    dice = _free_dice(t.r, t.r.sheet.dice - len(s.locked))
    locked = tuple(s.locked)
    wins = {place: _wins(t.r, dice, locked, place, s.board[place], tuple(s.tokens[place])) for place in places}
    goals = {**dict.fromkeys(s.board, frozenset[int]()), **wins, ANY: frozenset[int]().union(*wins.values())}
    return {goal: _chance(t, _trick(dice, ways), reroll) for goal, ways in goals.items()}


def _chance(t: MeowMeowDice, trick: _Trick, reroll: Reroll | None) -> Fraction:
    s, seat = t.s, t.s.turn
    bites = len(t.unbitten(seat)) if t.r.one_bite else 0
    if not s.last_roll:
        return trick.chance_of_roll((), trick.dice.in_hand[-1] - 1, bites)
    if reroll:
        kept = list(s.dice)
        for face in reroll.dice:
            kept.remove(face)
        return trick.chance_of_roll(tuple(kept), len(reroll.dice) - 1, bites)
    return trick.chance(tuple(s.dice), t.dice_again(), bites)


@lru_cache(64)
def _free_dice(r: MeowRules, count: int) -> Dice:
    return Dice([kind_of(count, r.die)])


@lru_cache(4096)
def _wins(
    r: MeowRules, dice: Dice, locked: tuple[str, ...], place: str, card: str, tokens: tuple[str, ...]
) -> frozenset[int]:
    """MD7, MD17, MD18: the ways of the free dice that win this card, together with the locked ones."""
    found = []
    for i, (faces,) in enumerate(dice.ways[: dice.full]):
        shown = tuple(sorted(faces + locked))
        if r.place_of(shown) == place and r.fits(shown, card, tokens):
            found.append(i)
    return frozenset(found)


class _Trick:
    """A trick played for some of the ways that dice can lie."""

    def __init__(self, dice: Dice, wins: frozenset[int]) -> None:
        self.dice = dice
        self.wins = wins
        self.worth = lru_cache(None)(self._worth)
        self.rolled = lru_cache(None)(self._rolled)

    def chance(self, faces: tuple[str, ...], again: int, bites: int) -> Fraction:
        """From these dice, of which so many may be rolled again, with so many bites left."""
        return Fraction(self.worth(again, bites)[self.dice.at[faces,]], self.dice.unit ** (again + bites))

    def chance_of_roll(self, kept: tuple[str, ...], again: int, bites: int) -> Fraction:
        """Of rolling all dice but those kept; afterwards so many may be rolled again."""
        return Fraction(self.rolled(again, bites)[self.dice.at[kept,]], self.dice.unit ** (again + bites + 1))

    def _worth(self, again: int, bites: int) -> list[int]:
        """MD5, MD22: what full ways are worth, in parts of `unit ** (again + bites)`: each roll takes one of either."""
        dice, most = self.dice, self.dice.unit ** (again + bites)
        worth = [most * (way in self.wins) for way in range(dice.full)]
        for count, ways in groupby(range(dice.full, len(dice.ways)), dice.in_hand.__getitem__):
            bitten = max(0, count - again)
            if bitten > bites:
                worth += [0 for _ in ways]
            else:
                rolled = self.rolled(count - 1, bites - bitten)
                smaller = dice.unit ** (again + bitten - count)
                worth += [rolled[way] * smaller for way in ways]
        return dice.best(worth)

    def _rolled(self, again: int, bites: int) -> list[int]:
        """What every way is worth when the dice in the hand are rolled, in parts of `unit ** (again + bites + 1)`."""
        return self.dice.rolled(self.worth(again, bites))


_trick = lru_cache(1024)(_Trick)
