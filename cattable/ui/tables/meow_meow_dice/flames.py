"""Flames that fly: enthusiasm that is used up, or kindled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.ui.motion import Spot, arc, clamp
from cattable.ui.table.motions import Motion
from cattable.ui.tables.meow_meow_dice import faces

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas


class Flames(Motion):
    """So many flames go from one point to another, one after the other; `fading` ones go out on the way."""

    def __init__(self, count: int, src: Spot, dst: Spot, *, fading: bool = False) -> None:
        self.count, self.src, self.dst, self.fading = count, src, dst, fading
        self.flight, self.stagger = 0.7, 0.16
        super().__init__(self.flight + self.stagger * (count - 1))

    def draw(self, canvas: Canvas) -> None:
        """Paints those in the air."""
        for i in range(self.count):
            part = clamp((self.time - self.stagger * i) / self.flight)
            if 0 < part < 1:
                x, y, _ = arc(self.src, self.dst, part, 0 if self.fading else 120)
                alpha = round(255 * (1 - part)) if self.fading else 255
                faces.flame(canvas, x, y, 84, max(1, alpha))
