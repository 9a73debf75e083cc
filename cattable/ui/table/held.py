"""How many cards a seat holds, on its plate: a small fan of backs and the number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from cattable.ui.motion import Spot
from cattable.ui.table.cardart import CardArt
from cattable.ui.table.counter import Counter

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas

BACK = 27.0
SIZE = 37.0
BESIDE = 38.0
"""From the middle of a sign to the middle of its number."""


class CardsHeld(Counter):
    """Counts cards. `spot` is the middle of the fan."""

    def __init__(self, spot: Spot, art: CardArt) -> None:
        super().__init__(spot, SIZE, token=44, number=(spot[0] + BESIDE, spot[1]), room=44)
        self.art = art

    def draw_token(self, canvas: Canvas, x: float, y: float) -> None:
        """Paints a fan of up to three backs."""
        canvas.put(self._fan(canvas, max(1, min(3, self.value))), x, y, "center", 255 if self.value else 90)

    def _fan(self, canvas: Canvas, backs: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            back = self.art.back(canvas, BACK)
            side = canvas.brush.px(60)
            out = pygame.Surface((side, side), pygame.SRCALPHA)
            for i in range(backs):
                off = i - (backs - 1) / 2
                turned = canvas.brush.turned(back, -14 * off)
                middle = (side / 2 + off * back.get_width() * 0.42, side / 2 + abs(off) * canvas.brush.px(2))
                out.blit(turned, turned.get_rect(center=(round(middle[0]), round(middle[1]))))
            return out

        return canvas.brush.kept(("small fan", self.art.game, backs), make)
