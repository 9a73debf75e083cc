"""Texts that other people wrote (summaries, problems of files) in boxes that do not grow."""

from __future__ import annotations

from cattable.ui.art.svg import INK
from cattable.ui.canvas import LEADING, Align, Canvas
from cattable.ui.lettering import SMALLEST, Colour
from cattable.ui.stage import Box


def least(canvas: Canvas) -> float:
    """The smallest size that can still be read, whatever text size the player chose: where room is short, it goes."""
    return SMALLEST / canvas.lettering.text_size


def bounded(
    canvas: Canvas,
    text: str,
    box: Box,
    size: float,
    colour: Colour = INK,
    *,
    bold: bool = False,
    align: Align = "left",
    middle: bool = False,
) -> float:
    """A paragraph from the top (or in the `middle`) of a box. It shrinks, and where that is not enough ends in an
    ellipsis. Returns the height it took.
    """
    x, y, w, h = box
    lettering, smallest = canvas.lettering, least(canvas)
    lines = lettering.wrap(text, size, w, bold)
    while size > smallest and canvas.height_of(len(lines), size) > h:
        size = max(smallest, size - 1)
        lines = lettering.wrap(text, size, w, bold)
    step = LEADING * size * lettering.text_size
    most = max(1, int(h / step + 0.01))
    if len(lines) > most:
        rest = " ".join(lines[most - 1 :])
        lines = [*lines[: most - 1], lettering.cut(rest, size, w, bold)]
    if middle:
        y += max(0.0, (h - step * len(lines)) / 2)
    for i, line in enumerate(lines):
        canvas.label(line, (x, y + i * step, w, step), size, colour, align=align, bold=bold, smallest=size)
    return step * len(lines)
