"""The podium of the results: steps that rise, cats that jump onto them, and their name plates."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from cattable.ui.art.furniture import plate
from cattable.ui.art.room import PODIUM_WIDTH, podium, podium_disc, podium_height
from cattable.ui.canvas import Canvas
from cattable.ui.motion import clamp, in_out, out_back
from cattable.ui.scenes.texts import least
from cattable.ui.seat import Seat
from cattable.ui.words import has, say

RISE, JUMP, BETWEEN = 0.45, 0.5, 0.32
"""Seconds: a step rises, a cat jumps on it, and the next place follows."""
CHEER = 5.0
"""Seconds that winners hop about."""
SCALE = 0.86
CAT_WIDTH, CAT_HEIGHT = 300, 360
PLATE_HEIGHT = 92


class Standing(Struct, frozen=True):
    """One seat in the final ranking: `place` from 1; tied seats have the same place."""

    seat: Seat
    place: int
    points: int


class PodiumShow:
    """The standings on their steps, in the x range of `left` and `width`, on a floor at `floor`."""

    def __init__(
        self, standings: Sequence[Standing], game: str, left: float, width: float, floor: float, still: bool
    ) -> None:
        self.standings, self.game, self.floor, self.still = list(standings), game, floor, still
        each = min(width / len(standings), PODIUM_WIDTH * SCALE + 24)
        start = left + (width - each * len(standings)) / 2 + each / 2
        self.size = min(SCALE, (each - 10) / PODIUM_WIDTH)
        self.each = each
        self.x = {i: start + at * each for at, i in enumerate(_order(len(standings)))}
        self.time = 0.0 if not still else self.seconds

    @property
    def seconds(self) -> float:
        """How long until everybody stands and the winners have cheered."""
        return self.start_of(0) + RISE + JUMP + CHEER

    @property
    def crowned(self) -> bool:
        """Whether the winner has landed."""
        return self.time >= self.start_of(0) + RISE + JUMP

    def start_of(self, i: int) -> float:
        """When the i-th of the ranking begins: the last comes first."""
        return 0.2 + BETWEEN * (len(self.standings) - 1 - i) + (0.25 if i == 0 else 0.0)

    def update(self, dt: float) -> bool:
        """Goes on by dt seconds; True while something moves."""
        if self.time >= self.seconds:
            return False
        self.time = min(self.seconds, self.time + dt)
        return True

    def draw_steps(self, canvas: Canvas) -> None:
        """Paints cats and steps, the lower places first; whatever is below the floor is painted over by the table."""
        for i in reversed(range(len(self.standings))):
            self._draw_one(canvas, i)

    def _draw_one(self, canvas: Canvas, i: int) -> None:
        standing, x = self.standings[i], self.x[i]
        place = min(standing.place, 4)
        t = self.time - self.start_of(i)
        height = podium_height(place) * self.size
        up = in_out(clamp(t / RISE))
        top = self.floor + 14 - height * up
        jump = clamp((t - RISE) / JUMP)
        if jump > 0:
            self._draw_cat(canvas, standing, x, top + 20 * self.size, jump)
        width = PODIUM_WIDTH * self.size
        canvas.drawing(("podium", place), lambda: podium(place), x, top, width, height, anchor="midtop", shadow=8)
        disc = podium_disc(place)
        centre = top + disc[1] * self.size
        side = 70 * self.size
        if up > 0.2:
            number = (x - side / 2, centre - side / 2, side, side)
            text = str(standing.place)
            size = 44 * self.size / canvas.lettering.text_size
            canvas.label(text, number, size, "#ffffff", outline=4, smallest=20)

    def _draw_cat(self, canvas: Canvas, standing: Standing, x: float, foot: float, jump: float) -> None:
        won = standing.place == 1
        w, h = CAT_WIDTH * self.size, CAT_HEIGHT * self.size
        drop = (1 - out_back(jump, 1.2)) * 260
        since = self.time - self.start_of(0) - RISE - JUMP
        hop = abs(math.sin(since * 4.2)) * 26 * clamp((CHEER - since) * 2) if won and 0 < since < CHEER else 0.0
        pose = "cheer" if won and self.crowned else "sit"
        picture = canvas.brush.picture(f"title/{pose}-{standing.seat.coat}", w, h)
        alpha = round(255 * clamp(jump * 4))
        canvas.put(picture, x, foot - hop * (not self.still) - drop, "midbottom", alpha)

    def draw_plates(self, canvas: Canvas, top: float) -> None:
        """Paints name and points of each, from `top` down."""
        for i, standing in enumerate(self.standings):
            if self.time < self.start_of(i) + RISE:
                continue
            w, h = round(self.each - 8), PLATE_HEIGHT * 1.3
            x, colour, won = self.x[i] - w / 2, standing.seat.colour, standing.place == 1
            canvas.drawing(("plate", w, h, colour, won), partial(plate, w, h, colour, won), x, top, w, h, shadow=6)
            canvas.label(
                standing.seat.name,
                (x + 22, top + 16, w - 44, h * 0.38),
                32,
                "#ffffff",
                outline=4,
                smallest=least(canvas),
            )
            points = points_text(self.game, standing.points)
            if canvas.lettering.size_of(points, least(canvas))[0] > w - 56:
                points = str(standing.points)
            canvas.label(
                points, (x + 22, top + h * 0.47, w - 44, h * 0.38), 34, "#ffffff", outline=4, smallest=least(canvas)
            )


def _order(count: int) -> list[int]:
    """Which of the ranking stands where from left to right: the first in the middle, the others around."""
    order: list[int] = []
    for i in range(count):
        if i % 2:
            order.insert(0, i)
        else:
            order.append(i)
    return order


def points_text(game: str, points: int) -> str:
    """A number of points, by the name they have in a game."""
    unit = game if has(f"results.unit.{game}.one") else "usual"
    return say(f"results.unit.{unit}.one") if points == 1 else say(f"results.unit.{unit}.many", points=points)
