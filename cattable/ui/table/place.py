"""A place on the table that can be pressed or dropped on: a pile, a herd, a plate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.ui.art.svg import document, rounded
from cattable.ui.stage import Box
from cattable.ui.table.pieces import Piece

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas

GLOW = 22


class Place(Piece):
    """A box of the table. `lit` shows that something can be put or chosen here."""

    def __init__(self, key: str, box: Box, radius: float = 26) -> None:
        x, y, w, h = box
        super().__init__(key, x + w / 2, y + h / 2, w, h)
        self.radius, self.lit = radius, False

    def draw(self, canvas: Canvas) -> None:
        """Paints light around the box."""
        if self.lit:
            self.shine(canvas)

    def shine(self, canvas: Canvas) -> None:
        """The light, whether it is lit or not."""
        w, h, r = round(self.w), round(self.h), self.radius
        x, y, _, _ = self.box
        canvas.drawing(("lit place", w, h, r), lambda: _glow(w, h, r), x - GLOW, y - GLOW, w + 2 * GLOW, h + 2 * GLOW)


def _glow(w: float, h: float, radius: float) -> str:
    """Rings only: what lies in the box stays as it is."""
    body = ""
    for grow, opacity in ((15, 0.25), (11, 0.45), (7, 0.8)):
        x = GLOW - grow
        body += rounded(x, x, w + 2 * grow, h + 2 * grow, radius + grow, "none", "#ffe45c", 9, opacity=opacity)
    x = GLOW - 4
    body += rounded(x, x, w + 8, h + 8, radius + 4, "none", "#fffbe0", 4)
    return document(body, w + 2 * GLOW, h + 2 * GLOW)
