"""How a hand lies: a fan of a few cards, a tight row of many, two rows or more of very many; and in which order."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from cattable.ui.stage import Box
from cattable.ui.table.cardart import RATIO
from cattable.ui.table.handcard import LEAN, Pose

CORNER = 0.31
"""The share of a card's width that must stay visible: its corner with number and symbol."""
CORNER_TALL = 0.34
TURNED = 10
"""Larger hands lie straight: turned cards need more room, and more pictures."""
MOST_ROWS, SMALLER = 2, 0.7
"""Hands that need more rows than this have smaller cards."""
LOOSE, SPREAD = 4, 0.8
"""So few cards lie side by side; more overlap, this share of their width apart."""


def rows_of(cards: int, room: float, width: float) -> list[int]:
    """How many cards lie in each row, the hindmost first."""
    most = max(1, int((room - width) / (width * CORNER)) + 1)
    rows = max(1, -(-cards // most))
    return [cards // rows + (row >= rows - cards % rows) for row in range(rows)]


def fan(cards: int, box: Box, width: float, up: bool = True) -> list[Pose]:
    """The poses of a hand of so many cards, which stands on the foot of a box; the first card lies at the left."""
    x, y, w, h = box
    poses: list[Pose] = []
    if len(rows_of(cards, w, width)) > MOST_ROWS:
        width *= SMALLER
    rows = rows_of(cards, w, width)
    for row, count in enumerate(rows):
        pitch = min(width * (1.06 if count <= LOOSE else SPREAD), (w - width) / max(1, count - 1))
        lean = 0.0 if len(rows) > 1 or cards > TURNED else LEAN
        hidden = width * RATIO / 2 * math.sin(math.radians(lean))  # a fan is narrower at its foot, where the names are
        clear = round(min(1.0, (pitch - hidden) / width), 3)
        behind = (len(rows) - 1 - row) * width * RATIO * CORNER_TALL
        for i in range(count):
            off, end = i - (count - 1) / 2, (count - 1) / 2
            sag = (off * off - end * end) * (width * 0.012) - end * 2 if lean else 0.0
            middle = x + w / 2 + off * pitch, y + h - width * RATIO / 2 - behind + sag
            turn = -math.copysign(math.ceil(abs(off)), off) * lean  # hands of all sizes lean in the same steps
            poses.append(Pose(*middle, turn, width, up, 1.0 if i == count - 1 else clear))
    return poses


def nearest(poses: Sequence[Pose], x: float, y: float) -> int:
    """Which place of a fan a point is nearest to."""
    return min(range(len(poses)), key=lambda i: abs(poses[i].x - x) + 2 * abs(poses[i].y - y))


class Arrangement:
    """The order in which a seat's hand lies: sorted until its owner moves a card, from then on as it was put."""

    def __init__(self, key: Callable[[str], Any]) -> None:
        """`key` sorts cards."""
        self.key = key
        self.cards: list[str] = []
        self.by_hand = False

    def of(self, hand: Sequence[str]) -> list[str]:
        """The hand in its order; what is new goes to the end if the owner has put the rest in order."""
        left, kept = list(hand), []
        for card in self.cards:
            if card in left:
                left.remove(card)
                kept.append(card)
        self.cards = [*kept, *sorted(left, key=self.key)] if self.by_hand else sorted(hand, key=self.key)
        return list(self.cards)

    def move(self, start: int, end: int) -> None:
        """The owner takes a card and puts it elsewhere."""
        self.by_hand = True
        self.cards.insert(end, self.cards.pop(start))
