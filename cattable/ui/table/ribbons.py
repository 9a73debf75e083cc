"""Ribbons with a few big words, for the moments that matter."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cattable.ui.art.furniture import ribbon

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas

Painter = Callable[["Canvas", float, float], None]
"""Paints something around a point."""
SIZE, HEIGHT, LONGEST, SLIM = 76, 150, 1500, 320


def ribbon_with(text: str, colour: str, picture: str | None = None) -> Painter:
    """A ribbon with a text, and perhaps a picture (by its name in assets/svg) on its left."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        size = canvas.lettering.fit(text, SIZE, LONGEST - 340)
        wide = canvas.lettering.size_of(text, size)[0]
        shift = 56 if picture else 0
        w = round(max(560, wide + 250 + 2 * shift))
        band = canvas.brush.stretched(("ribbon", colour), lambda wide: ribbon(wide, HEIGHT, colour), w, HEIGHT, SLIM)
        canvas.shadowed(band, x, y, blur=14, drop=11, anchor="center")
        if picture:
            canvas.picture(picture, x - wide / 2 - 14, y - 6, 104, 104, anchor="center")
        canvas.text(text, x + shift, y - 8, size, "#ffffff", anchor="center", outline=7, drop=4)

    return paint
