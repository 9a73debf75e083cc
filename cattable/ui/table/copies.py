"""Which of its drawings a card shows: the engine tells cards by face only, yet no two cards in sight look alike."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache

from cattable.ui.art.faces import drawings


class Copies:
    """The drawings of one match. Which is free follows from what lies in sight: it tells nothing about hidden cards."""

    def __init__(self, game: str, seed: int) -> None:
        """`seed` shuffles the drawings, so that matches do not all begin with the same ones."""
        self.game, self.seed = game, seed

    @cache  # noqa: B019  (lives as long as its table)
    def order(self, card: str) -> list[int]:
        """The drawings of a card in the order in which this match hands them out."""
        numbers = list(range(1, len(drawings(self.game).get(card.replace(" ", "-"), (1,))) + 1))
        random.Random(f"{self.seed} {card}").shuffle(numbers)
        return numbers

    def free(self, card: str, in_sight: Iterable[int]) -> int:
        """The first drawing of a card that is not in sight; with more cards than drawings they come again."""
        order, seen = self.order(card), list(in_sight)
        return min(order, key=lambda number: (seen.count(number), order.index(number)))
