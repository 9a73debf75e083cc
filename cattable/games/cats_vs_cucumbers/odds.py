"""Cats vs Cucumbers: for each reward the exact chance to stop with it in this turn, if one rolls for nothing else.

Counted: the kinds of dice, rolls left, cucumbers that stay (CC4), and busts (CC5). After a bust with an older token it
is what spending it now can bring (CC7). Not counted: toys, which are secret, and tokens that a later bust could cost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache, partial

from cattable.games.cats_vs_cucumbers.actions import Reroll
from cattable.games.cats_vs_cucumbers.flow import AfterRoll, BeforeRoll, FirstRoll, MayEscape, Rolling
from cattable.games.cats_vs_cucumbers.rules import (
    BLACK,
    CAT,
    CUCUMBER,
    ICONS,
    MEOW_ZA,
    PURR_FECT,
    REWARDS,
    WHITE,
    CucumberRules,
)
from cattable.games.cats_vs_cucumbers.table import CatsVsCucumbers
from cattable.games.odds import Dice, kind_of

NO_BUST = "no bust"
"""The chance to come to a stop without a bust."""
_OTHER = "other"
"""Stands for every icon that makes no difference to a goal."""
Lying = tuple[str, ...]
"""The faces of the dice by their places; "" for a die in the hand."""
Goal = Callable[[CucumberRules, tuple[str, ...]], bool]
"""Whether dice that lie like this, in any order, are what is hoped for."""


def chances(t: CatsVsCucumbers, reroll: Reroll | None = None) -> dict[str, Fraction]:
    """For each reward, for a Purr-fect, a Meow-za and NO_BUST, the chance of the seat whose turn it is.

    For a match: `chances(match.table)`; nothing hidden counts, so an imagined table gives the same. With `reroll` the
    next roll is of these dice. Empty when the dice of this turn have had their last roll. The first answer does what
    `prepare` does, in a third of a second; later ones take some milliseconds.
    """
    if not any(isinstance(step, FirstRoll | BeforeRoll | AfterRoll | Rolling | MayEscape) for step in t.s.stack):
        return {}
    for _ in prepare(t.r):
        pass
    s, r, faces = t.s, t.r, tuple(t.s.dice)
    rolls, lift = s.rolls_left, s.lift
    if busted := t.busted() and not lift:
        rolls, lift = r.sheet.rolls if s.older else 0, s.dice.count(CUCUMBER) - s.ignored - (r.sheet.bust - 1)
    rerolls = (r.comebacks(faces, lift) if lift else r.rerolls(faces)) if rolls else ()
    fresh = "" in faces
    kept = [faces] if fresh else [_kept(t, way) for way in ([reroll] if reroll else rerolls)]
    stop = None if fresh or busted or lift or reroll else faces
    return {goal: hope.chance(stop, kept, rolls - 1) for goal, hope in _hopes(r, s.ignored).items()}


def chances_of_a_turn(r: CucumberRules) -> dict[str, Fraction]:
    """The same for a turn whose first roll is still to come."""
    in_hand = ("",) * len(r.dice)
    return {goal: hope.chance(None, [in_hand], r.sheet.rolls - 1) for goal, hope in _hopes(r, 0).items()}


def prepare(r: CucumberRules) -> Iterator[None]:
    """Does in small slices what the first answer would otherwise have to do at once."""
    for goal, (icons, _) in GOALS.items():
        _dice(r, icons)
        yield
        hope = _hope(r, goal, 0)
        yield
        for rolls in range(r.sheet.rolls):
            hope.turn.rolled(rolls)
            yield


def _kept(t: CatsVsCucumbers, reroll: Reroll) -> Lying:
    rolled = t.places(reroll.dice)
    return tuple("" if place in rolled else face for place, face in enumerate(t.s.dice))


class _Turn:
    """A turn played for some of the ways that dice can lie: what dice are worth, for so many rolls left."""

    def __init__(self, dice: Dice, wins: frozenset[int]) -> None:
        self.dice = dice
        self.wins = wins
        self.worth = lru_cache(None)(self._worth)
        self.rolled = lru_cache(None)(self._rolled)

    def _worth(self, rolls: int) -> list[int]:
        """CC3-CC5: what full ways are worth, in parts of `unit ** rolls`: stop, or roll any dice but cucumbers."""
        stop = [(way in self.wins) * self.dice.unit**rolls for way in range(self.dice.full)]
        return self.dice.best(stop + self.rolled(rolls - 1)[self.dice.full :]) if rolls else stop

    def _rolled(self, rolls: int) -> list[int]:
        """What every way is worth when the dice in the hand are rolled, in parts of `unit ** (rolls + 1)`."""
        return self.dice.rolled(self.worth(rolls))


_turn = lru_cache(64)(_Turn)
"""Harmless cucumbers change few goals: those that stay the same share what has been worked out."""


class _Hope:
    """A goal, and the turn played for it."""

    def __init__(self, r: CucumberRules, icons: tuple[str, ...], goal: Goal, harmless: int) -> None:
        """`icons`: those that make a difference beside cucumbers. `harmless`: so many cucumbers a toy has made so."""
        self.icons = icons
        self.sides = _sides(r, icons)
        self.dice = _dice(r, icons)
        most = r.sheet.bust - 1 + harmless
        full = [sum(way, ()) for way in self.dice.ways[: self.dice.full]]
        wins = [i for i, faces in enumerate(full) if faces.count(CUCUMBER) <= most and goal(r, faces)]
        self.turn = _turn(self.dice, frozenset(wins))

    def chance(self, stop: Lying | None, kept: Sequence[Lying], rolls: int) -> Fraction:
        """Of the best: to stop with these dice, or to keep some and roll on, with so many rolls left after that."""
        if stop and self._at(stop) in self.turn.wins:
            return Fraction(1)
        if not kept:
            return Fraction(0)
        rolled = self.turn.rolled(rolls)
        return Fraction(max(rolled[self._at(lying)] for lying in kept), self.dice.unit ** (rolls + 1))

    def _at(self, lying: Lying) -> int:
        found: dict[tuple[str, ...], list[str]] = {sides: [] for sides in self.sides}
        for sides, face in zip(self.sides, lying, strict=True):
            if face:
                found[sides].append(_seen(face, self.icons))
        return self.dice.at[tuple(tuple(sorted(faces)) for faces in found.values())]


def _has_set(icon: str, r: CucumberRules, faces: tuple[str, ...]) -> bool:
    return icon in r.sets(faces)


def _has_claim(claim: str, r: CucumberRules, faces: tuple[str, ...]) -> bool:
    return claim in r.claims(faces)


GOALS: dict[str, tuple[tuple[str, ...], Goal]] = {
    **{icon: ((BLACK, WHITE) if icon == CAT else (icon,), partial(_has_set, icon)) for icon in REWARDS},
    **{claim: (ICONS, partial(_has_claim, claim)) for claim in (PURR_FECT, MEOW_ZA)},
    NO_BUST: ((), lambda *_: True),
}
"""What can be hoped for, the icons that make a difference to it, and whether dice are it."""


def _hopes(r: CucumberRules, harmless: int) -> dict[str, _Hope]:
    return {goal: _hope(r, goal, harmless) for goal in GOALS}


@lru_cache(256)
def _hope(r: CucumberRules, goal: str, harmless: int) -> _Hope:
    return _Hope(r, *GOALS[goal], harmless)


@lru_cache(64)
def _dice(r: CucumberRules, icons: tuple[str, ...]) -> Dice:
    """The dice with all icons but these, and cucumbers, taken as the same; then some kinds may be the same, too."""
    return Dice([kind_of(count, sides) for sides, count in Counter(_sides(r, icons)).items()], [CUCUMBER])


def _sides(r: CucumberRules, icons: tuple[str, ...]) -> list[tuple[str, ...]]:
    """What each die has on its sides, in alphabetical order, as far as it makes a difference."""
    return [tuple(sorted(_seen(side, icons) for side in sides)) for sides in r.dice]


def _seen(face: str, icons: Sequence[str]) -> str:
    return face if face == CUCUMBER or face in icons else _OTHER
