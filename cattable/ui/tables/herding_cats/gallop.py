"""The stampede: cats of all colours gallop across the meadow, with clouds of dust behind them."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cattable.ui.art.running import HEIGHT, WIDTH, running_cat
from cattable.ui.motion import clamp, lerp
from cattable.ui.stage import WIDTH as TABLE
from cattable.ui.table.card_motions import dust
from cattable.ui.table.motions import Motion
from cattable.ui.tables.herding_cats import places

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas

COATS = {"orange": "#f59a3c", "purple": "#a87fe0", "blue": "#5b9be0", "green": "#6fbf52"}
CATS, LAST, CROSSING, STEPS = 14, 0.9, 1.2, 6
"""How many run, when the last one starts, and in how many seconds and leaps each crosses the table."""
PUFFS, PUFF_LIFE = 9, 0.5


class Gallop(Motion):
    """The cats start one after the other, those further away behind the nearer ones."""

    def __init__(self, colours: Sequence[str], delay: float = 0.0, lead: float = 1.4) -> None:
        super().__init__(LAST + CROSSING, lead, delay)
        lot = random.Random(CATS)
        _, top, _, height = places.HERDS
        starts = [LAST * i / (CATS - 1) for i in range(CATS)]
        lot.shuffle(starts)
        self.cats = [
            (start, lerp(top + 70, top + height + 40, i / (CATS - 1)), COATS.get(colours[i % len(colours)], "#c9a27a"))
            for i, start in enumerate(starts)
        ]

    def draw(self, canvas: Canvas) -> None:
        """Paints cats and dust, the hindmost first."""
        now = self.time - self.delay
        for start, ground, coat in self.cats:
            share = (now - start) / CROSSING
            for puff in range(PUFFS):
                self._draw_dust(canvas, share, (puff + start) / PUFFS, ground)
            if 0 < share < 1:
                self._draw_cat(canvas, share, ground, coat)

    def art_to_come(self, canvas: Canvas) -> Iterator[None]:
        """Paints every cat in both its poses where nobody sees it."""
        for _, ground, coat in self.cats:
            for share in (0.0, 0.5 / STEPS):
                self._draw_cat(canvas, share, ground, coat)
                yield

    def _draw_cat(self, canvas: Canvas, share: float, ground: float, coat: str) -> None:
        leap = share * STEPS % 1
        stretched = leap < 0.5
        size = round(0.95 + 0.5 * (ground - places.HERDS[1]) / places.HERDS[3], 1)  # the nearer, the larger
        w, h = round(WIDTH * size), round(HEIGHT * size)
        y = ground - 46 * math.sin(math.pi * leap)
        canvas.drawing(
            ("running", coat, stretched),
            partial(running_cat, coat, stretched),
            _across(share),
            y,
            w,
            h,
            anchor="midbottom",
        )

    def _draw_dust(self, canvas: Canvas, share: float, place: float, ground: float) -> None:
        """A cloud comes up where the cat has been, grows and fades."""
        age = clamp((share - place) * CROSSING / PUFF_LIFE)
        if 0 < age < 1:
            size, alpha = 50 + 12 * round(6 * age), round(8 * (1 - age)) * 26
            canvas.drawing(
                "dust", dust, _across(place), ground - 12 * age, size, size * 0.72, anchor="center", alpha=alpha
            )


def _across(share: float) -> float:
    """How far a cat has come."""
    return lerp(-WIDTH, TABLE + WIDTH, share)
