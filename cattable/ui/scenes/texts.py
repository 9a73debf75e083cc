"""Texts that other people wrote (summaries, problems of files) in boxes that do not grow."""

from __future__ import annotations

from cattable.ui.art.svg import INK
from cattable.ui.canvas import LEADING, Align, Canvas
from cattable.ui.lettering import SMALLEST, Colour
from cattable.ui.stage import Box


def bounded(
    canvas: Canvas, text: str, box: Box, size: float, colour: Colour = INK, *, bold: bool = False, align: Align = "left"
) -> float:
    """A paragraph that shrinks, and where that is not enough ends in an ellipsis. Returns the height it took."""
    x, y, w, h = box
    lettering = canvas.lettering
    lines = lettering.wrap(text, size, w, bold)
    while size > SMALLEST and canvas.height_of(len(lines), size) > h:
        size = max(SMALLEST, size - 1)
        lines = lettering.wrap(text, size, w, bold)
    most = max(1, int(h / (LEADING * size * lettering.text_size) + 0.01))
    if len(lines) > most:
        lines = [*lines[: most - 1], lettering.cut(lines[most - 1] + " …", size, w, bold)]
        if not lines[-1].endswith("…"):
            lines[-1] = lettering.cut(lines[-1] + "…", size, w, bold)
    step = LEADING * size * lettering.text_size
    for i, line in enumerate(lines):
        canvas.label(
            line, (x, y + i * step, w, step), size, colour, align=align, bold=bold, smallest=size
        )
    return step * len(lines)
