"""Where everyone's points came from: a table with a row for each card and a column for each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from cattable.engine.steps import Outcome
from cattable.ui.art.seats import avatar_ring
from cattable.ui.art.svg import INK
from cattable.ui.canvas import Canvas
from cattable.ui.scenes.rulepages import capitalised
from cattable.ui.scenes.scroller import BAR, Scroller
from cattable.ui.scenes.texts import bounded, least
from cattable.ui.seat import Seat
from cattable.ui.stage import Box
from cattable.ui.words import say

CATS = 96.0
"""Height of the row of cats."""
ROW = 54.0
TOTAL = "#a3401f"


class SourcesTable(Scroller):
    """The cats and the sums stay above, the rows below them scroll."""

    def __init__(
        self, box: Box, seats: Sequence[Seat], outcome: Outcome, order: Sequence[int], name: Callable[[str], str]
    ) -> None:
        """`order`: the seats from left to right; `name`: what a source of points is called."""
        super().__init__(box, "sources")
        self.whole, self.called = box, name
        self.seats, self.outcome, self.order = list(seats), outcome, list(order)
        labels = sorted({label for found in outcome.sources for label in found if found[label]})
        self.rows = labels
        self.column = min(104.0, (box[2] - 360 - BAR) / len(seats))

    def _row(self, canvas: Canvas) -> float:
        return ROW * max(1.0, canvas.lettering.text_size * 0.95)

    def measured(self, canvas: Canvas) -> float:
        """One row for each label."""
        x, y, w, h = self.whole
        head = CATS + self._row(canvas) + 6
        self.box = (x, y + head, w, h - head)
        return len(self.rows) * self._row(canvas)

    def _column_box(self, at: int, top: float, height: float) -> Box:
        x, _, w, _ = self.whole
        left = x + w - BAR - 8 - (len(self.order) - at) * self.column
        return left, top, self.column, height

    def draw(self, canvas: Canvas) -> None:
        """Paints cats and sums above, then the rows."""
        x, y, w, _ = self.whole
        for at, seat in enumerate(self.order):
            left, top, wide, _ = self._column_box(at, y, CATS)
            side = min(94.0, wide - 4)
            who = self.seats[seat]
            middle, centre = left + wide / 2, top + CATS / 2 - 2
            canvas.drawing(
                ("ring", who.colour), partial(avatar_ring, who.colour), middle, centre, side, side, anchor="center"
            )
            canvas.picture(f"cats/{who.coat}-calm", middle, centre, side * 0.6, side * 0.6, anchor="center")
        row = self._row(canvas)
        self._draw_row(canvas, y + CATS, row, say("results.total"), self.outcome.points, TOTAL)
        canvas.surface.fill("#d9b27c", canvas.stage.rect(x, y + CATS + row, w - BAR - 4, 4))
        super().draw(canvas)

    def draw_part(self, canvas: Canvas, top: float) -> None:
        """Paints the rows, every other one tinted."""
        x, y, w, h = self.box
        row = self._row(canvas)
        for i, label in enumerate(self.rows):
            at = top + i * row
            if y - row < at < y + h:
                if i % 2 == 0:
                    canvas.surface.fill("#f7e5c0", canvas.stage.rect(x, at, w - BAR - 4, row))
                points = [found.get(label, 0) for found in self.outcome.sources]
                self._draw_row(canvas, at, row, capitalised(self.called(label)), points, INK)

    def _draw_row(self, canvas: Canvas, top: float, row: float, text: str, points: Sequence[int], colour: str) -> None:
        x, _, w, _ = self.whole
        width = w - BAR - 8 - self.column * len(self.order)
        canvas.label(
            text, (x + 10, top, width - 16, row), 32, colour, align="left", bold=colour == TOTAL, smallest=least(canvas)
        )
        for at, seat in enumerate(self.order):
            shown = str(points[seat]) if points[seat] or colour == TOTAL else "·"
            canvas.label(shown, self._column_box(at, top, row), 34, colour, smallest=least(canvas))


def draw_why(canvas: Canvas, outcome: Outcome, box: Box) -> None:
    """Paints why it ended, and the rule that broke a tie."""
    x, y, w, h = box
    tall = bounded(canvas, outcome.why, (x, y, w, h * (0.58 if outcome.tie else 1)), 32)
    if outcome.tie:
        bounded(canvas, outcome.tie, (x, y + tall + 4, w, h - tall - 4), 30, TOTAL, bold=True)
