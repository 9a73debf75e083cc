"""How small letters may get where room is short: larger text settings leave more to shrink."""

from __future__ import annotations

from cattable.ui.canvas import Canvas
from cattable.ui.lettering import SMALLEST


def least(canvas: Canvas) -> float:
    """The text size that comes out as the smallest readable one at the player's text setting."""
    return SMALLEST / canvas.lettering.text_size
