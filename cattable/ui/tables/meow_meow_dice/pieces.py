"""Condition tokens that can be picked up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.games.meow_meow_dice.rules import MeowRules
from cattable.ui.art.svg import INK, document, ellipse
from cattable.ui.motion import Spot
from cattable.ui.table.pieces import Piece, dimmed
from cattable.ui.tables.meow_meow_dice import faces
from cattable.ui.tables.meow_meow_dice.places import TOKEN

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas


class TokenPiece(Piece):
    """A condition token."""

    def __init__(self, key: str, token: str, spot: Spot, layer: int, r: MeowRules) -> None:
        super().__init__(key, *spot, TOKEN, TOKEN, layer)
        self.token, self.r = token, r
        self.lit = False
        """Whether it is one of those to choose from."""

    def draw(self, canvas: Canvas) -> None:
        """Paints it over its shadow; a chosen one has a ring of light, those to choose from a glow."""
        picture = faces.token(canvas, self.r, self.token, self.w)
        if self.dimmed:
            picture = dimmed(canvas, picture)
        if self.scale != 1:
            picture = canvas.brush.turned(picture, 0, self.scale)
        y = self.y - self.raised
        if self.chosen:
            canvas.drawing("chosen token", _ring, self.x, y, self.w + 22, self.h + 22, anchor="center")
        elif self.lit:
            canvas.drawing("lit token", _glow, self.x, y, self.w + 22, self.h + 22, anchor="center")
        canvas.shadowed(picture, self.x, y, blur=6, alpha=120, drop=4 + self.raised * 0.4, anchor="center")


def _glow() -> str:
    body = "".join(
        ellipse(50, 50, r, r, "#ffe66b", opacity=opacity) for r, opacity in ((50, 0.25), (47, 0.4), (44, 0.7))
    )
    return document(body, 100, 100)


def _ring() -> str:
    body = ellipse(50, 50, 46, 46, "#ffe45c", opacity=0.45) + ellipse(50, 50, 43, 43, "none", INK, 9)
    return document(body + ellipse(50, 50, 43, 43, "none", "#ffe45c", 5), 100, 100)
