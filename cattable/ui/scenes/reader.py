"""Texts to read in a box that scrolls.

reader = Reader((x, y, w, h), [Text("Your turn", size=44, bold=True), Text("You roll ..."), ...])
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from cattable.ui.art.svg import INK
from cattable.ui.canvas import LEADING, Canvas
from cattable.ui.scenes.scroller import BAR, Scroller
from cattable.ui.stage import Box


class Text(Struct, frozen=True):
    """A paragraph: its text size, `gap` units above it, `indent` from the left."""

    text: str
    size: float = 34
    bold: bool = False
    colour: str = INK
    gap: float = 14
    indent: float = 0


class _Line(Struct, frozen=True):
    text: str
    y: float
    of: Text


class Reader(Scroller):
    """Texts in a box; longer ones can be scrolled."""

    def __init__(self, box: Box, texts: Sequence[Text]) -> None:
        super().__init__(box, "reader")
        self.show(texts)

    def show(self, texts: Sequence[Text]) -> None:
        """Other texts, from their top."""
        self.texts = list(texts)
        self._for: tuple[float, float] = (0, 0)
        self._lines: list[_Line] = []
        self._height = 0.0
        self.at.jump(0.0)

    def measured(self, canvas: Canvas) -> float:
        """Breaks the texts into lines, once for each scale and text size."""
        now = (canvas.stage.scale, canvas.lettering.text_size)
        if now != self._for:
            self._for, self._lines, y = now, [], 0.0
            width = self.box[2] - BAR - 24
            for number, text in enumerate(self.texts):
                y += text.gap if number else 0
                step = LEADING * text.size * canvas.lettering.text_size
                for line in canvas.lettering.wrap(text.text, text.size, width - text.indent, text.bold):
                    self._lines.append(_Line(line, y, text))
                    y += step
            self._height = y + 8
        return self._height

    def draw_part(self, canvas: Canvas, top: float) -> None:
        """Paints the lines that show."""
        x, y, w, h = self.box
        for line in self._lines:
            text = line.of
            step = LEADING * text.size * canvas.lettering.text_size
            if y - step < top + line.y < y + h:
                room = (x + text.indent, top + line.y, w - text.indent - BAR, step)
                canvas.label(line.text, room, text.size, text.colour, align="left", bold=text.bold, smallest=text.size)
