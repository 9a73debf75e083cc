"""Exact chances in dice games: all the ways in which dice can lie, and the best that rerolls can make of them.

Chances are kept as whole numbers: so many parts of `unit ** rolls`, where `rolls` dice rolls at most are still to come.
So nothing is rounded, and nothing is slow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations_with_replacement, product
from math import comb, prod
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


def ways_to_lie(kinds: Iterable[Kind]) -> int:
    """In how many ways dice can lie, with any of them in the hand: chances take time and room for each of them."""
    return prod(comb(kind.dice + len(kind.sides), kind.dice) for kind in kinds)


class _Heap:
    """All ways in which dice of one kind can lie: what a die that falls makes of each, and a die picked up."""

    def __init__(self, kind: Kind, stuck: Collection[str]) -> None:
        faces = sorted(kind.sides)
        self.ways = [some for n in range(kind.dice + 1) for some in combinations_with_replacement(faces, n)]
        self.sides = sum(kind.sides.values())
        at = {way: i for i, way in enumerate(self.ways)}
        self.falls = [
            [(kind.sides[face], at[tuple(sorted((*way, face)))]) for face in kind.sides if len(way) < kind.dice]
            for way in self.ways
        ]
        self.lifts = [
            [at[way[:i] + way[i + 1 :]] for i, face in enumerate(way) if face not in stuck and face not in way[:i]]
            for way in self.ways
        ]


class Dice:
    """All ways in which some dice can lie, with any of them in the hand. Made once for a set of dice.

    `ways` has those first that have no die in the hand, `full` of them, and those last that have all; `in_hand` counts.
    """

    def __init__(self, kinds: Sequence[Kind], stuck: Collection[str] = ()) -> None:
        """Dice that show a `stuck` face are never picked up again."""
        heaps = [_Heap(kind, stuck) for kind in kinds]
        most = sum(kind.dice for kind in kinds)
        ways: list[Way] = list(product(*(heap.ways for heap in heaps)))
        in_hand = [most - sum(map(len, way)) for way in ways]
        order = sorted(range(len(ways)), key=in_hand.__getitem__)
        self.ways = [ways[i] for i in order]
        self.in_hand = [in_hand[i] for i in order]
        self.full = self.in_hand.count(0)
        self.at = {way: i for i, way in enumerate(self.ways)}
        self.unit = prod(heap.sides**kind.dice for heap, kind in zip(heaps, kinds, strict=True))
        self._falls: list[tuple[int, list[tuple[int, int]]]] = []
        self._lifts: list[list[int]] = []
        self._lead(heaps, order)

    def _lead(self, heaps: Sequence[_Heap], order: Sequence[int]) -> None:
        """Where each way leads. In the order of `product` the ways of one kind are all equally far apart."""
        place = sorted(range(len(order)), key=order.__getitem__)
        apart = [prod(len(heap.ways) for heap in heaps[i + 1 :]) for i in range(len(heaps))]
        for i, at in enumerate(order):
            lying = [(heap, far, at // far % len(heap.ways)) for heap, far in zip(heaps, apart, strict=True)]
            self._lifts.append(
                [i, *(place[at + (to - way) * far] for heap, far, way in lying for to in heap.lifts[way])]
            )
            if i >= self.full:
                heap, far, way = next(some for some in lying if some[0].falls[some[2]])
                falls = [(weight, place[at + (to - way) * far]) for weight, to in heap.falls[way]]
                self._falls.append((heap.sides, falls))

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
        worth_of = result.__getitem__  # looked up once: this is the hot spot
        for way in range(len(result) - 1, -1, -1):
            result[way] = max(map(worth_of, self._lifts[way]))
        return result[: self.full]
