"""Exact chances in dice games: all the ways in which dice can lie, and the best that rerolls can make of them.

Chances are kept as whole numbers: so many parts of `unit ** rolls`, where `rolls` dice rolls at most are still to come.
So nothing is rounded, and nothing is slow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations_with_replacement, product
from math import prod
from typing import NamedTuple

Way = tuple[tuple[str, ...], ...]
"""How dice lie: for each kind of dice the faces that show, sorted; dice that are missing are in the hand."""


class Kind(NamedTuple):
    """So many equal dice, and how many sides of each have a face."""

    dice: int
    sides: Mapping[str, int]


def kind_of(dice: int, sides: Sequence[str]) -> Kind:
    """So many dice with these sides."""
    return Kind(dice, Counter(sides))


class Dice:
    """All ways in which some dice can lie, with any of them in the hand. Made once for a set of dice.

    `ways` has those first that have no die in the hand, `full` of them, and those last that have all; `in_hand` counts.
    """

    def __init__(self, kinds: Sequence[Kind], stuck: Collection[str] = ()) -> None:
        """Dice that show a `stuck` face are never picked up again."""
        self.kinds = kinds
        of_a_kind = [
            [some for n in range(kind.dice + 1) for some in combinations_with_replacement(sorted(kind.sides), n)]
            for kind in kinds
        ]
        most = sum(kind.dice for kind in kinds)
        self.ways: list[Way] = sorted(product(*of_a_kind), key=lambda way: most - sum(map(len, way)))
        self.in_hand = [most - sum(map(len, way)) for way in self.ways]
        self.full = self.in_hand.count(0)
        self.at = {way: i for i, way in enumerate(self.ways)}
        self.unit = prod(sum(kind.sides.values()) ** kind.dice for kind in kinds)
        self._falls = [self._next_die(way) for way in self.ways[self.full :]]
        self._lifts = [self._one_die_up(way, stuck) for way in self.ways]

    def _next_die(self, way: Way) -> tuple[int, list[tuple[int, int]]]:
        """The next die falls: its sides in all, and for each of its faces how many they are and where it leads."""
        at = next(i for i, kind in enumerate(self.kinds) if len(way[i]) < kind.dice)
        sides = self.kinds[at].sides
        falls = [(weight, self._with(way, at, sorted((*way[at], face)))) for face, weight in sides.items()]
        return sum(sides.values()), falls

    def _one_die_up(self, way: Way, stuck: Collection[str]) -> list[int]:
        """Where picking up one die leads, or none."""
        found = [self.at[way]]
        for at, faces in enumerate(way):
            for i, face in enumerate(faces):
                if face not in stuck and face not in faces[:i]:
                    found.append(self._with(way, at, faces[:i] + faces[i + 1 :]))
        return found

    def _with(self, way: Way, at: int, faces: Iterable[str]) -> int:
        """The way that has these dice of one kind."""
        other = (*way[:at], tuple(faces), *way[at + 1 :])
        return self.at[other]

    def rolled(self, worth: Sequence[int]) -> list[int]:
        """What every way is worth when the dice in the hand are rolled; `worth` tells it of full ways.

        The parts are smaller by `unit` than those of `worth`.
        """
        result = [value * self.unit for value in worth]
        for sides, falls in self._falls:
            result.append(sum([weight * result[way] for weight, way in falls]) // sides)
        return result

    def best(self, worth: Sequence[int]) -> list[int]:
        """What full ways are worth if any dice may be picked up, when a way with dice in the hand has this worth."""
        result = list(worth)
        for way in range(len(result) - 1, -1, -1):
            result[way] = max([result[up] for up in self._lifts[way]])
        return result[: self.full]
