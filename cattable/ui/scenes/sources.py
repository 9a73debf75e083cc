"""Where everyone's points came from: a table with a row for each card and a column for each player."""

from __future__ import annotations

from collections.abc import Sequence

from cattable.engine.steps import Outcome
from cattable.ui.art.seats import avatar_ring
from cattable.ui.art.svg import INK
from cattable.ui.canvas import Canvas
from cattable.ui.scenes.rulepages import capitalised
from cattable.ui.scenes.scroller import BAR, Scroller
from cattable.ui.scenes.texts import bounded
from cattable.ui.seat import Seat
from cattable.ui.stage import Box
from cattable.ui.words import say

HEAD = 112.0
"""Height of the row of cats above the scrolling part."""
ROW = 58.0
TOTAL = "#a3401f"


class SourcesTable(Scroller):
    """The rows scroll below the cats; the last row is the sum."""

    def __init__(self, box: Box, seats: Sequence[Seat], outcome: Outcome, order: Sequence[int]) -> None:
        x, y, w, h = box
        super().__init__((x, y + HEAD, w, h - HEAD), "sources")
        self.seats, self.outcome, self.order = list(seats), outcome, list(order)
        labels = dict.fromkeys(label for found in outcome.sources for label in found)
        self.rows = [label for label in labels if any(found.get(label) for found in outcome.sources)]
        self.column = min(118.0, (w - 300 - BAR) / len(seats))

    def _row(self, canvas: Canvas) -> float:
        return ROW * max(1.0, canvas.lettering.text_size * 0.95)

    def measured(self, canvas: Canvas) -> float:
        """One row for each label, and one for the sum."""
        return (len(self.rows) + 1) * self._row(canvas) + 10

    def _column_box(self, at: int, top: float, height: float) -> Box:
        x, _, w, _ = self.box
        left = x + w - BAR - 8 - (len(self.order) - at) * self.column
        return left, top, self.column, height

    def draw(self, canvas: Canvas) -> None:
        """Paints the cats above, then the rows."""
        for at, seat in enumerate(self.order):
            left, top, w, _ = self._column_box(at, self.box[1] - HEAD, HEAD)
            side = min(100.0, w - 6)
            who = self.seats[seat]
            middle, centre = left + w / 2, top + HEAD / 2 - 4
            canvas.drawing(
                ("ring", who.colour), lambda c=who.colour: avatar_ring(c), middle, centre, side, side, anchor="center"
            )
            canvas.picture(f"cats/{who.coat}-calm", middle, centre, side * 0.6, side * 0.6, anchor="center")
        super().draw(canvas)

    def draw_part(self, canvas: Canvas, top: float) -> None:
        """Paints the rows, every other one tinted."""
        x, y, w, h = self.box
        row = self._row(canvas)
        width = w - BAR - 8 - self.column * len(self.order)
        for i, label in enumerate([*self.rows, ""]):
            at = top + i * row
            if not y - row < at < y + h:
                continue
            if i % 2 == 0:
                canvas.surface.fill("#f7e5c0", canvas.stage.rect(x, at, w - BAR - 4, row))
            total = not label
            text, colour = (say("results.total"), TOTAL) if total else (capitalised(label), INK)
            canvas.label(text, (x + 12, at, width - 20, row), 32, colour, align="left", bold=total)
            for j, seat in enumerate(self.order):
                points = self.outcome.points[seat] if total else self.outcome.sources[seat].get(label, 0)
                box = self._column_box(j, at, row)
                canvas.label(str(points) if points or total else "·", box, 34, colour, bold=True)


def draw_why(canvas: Canvas, outcome: Outcome, box: Box) -> None:
    """Paints why it ended, and the rule that broke a tie."""
    x, y, w, h = box
    tall = bounded(canvas, outcome.why, (x, y, w, h * (0.58 if outcome.tie else 1)), 32)
    if outcome.tie:
        bounded(canvas, outcome.tie, (x, y + tall + 4, w, h - tall - 4), 30, TOTAL, bold=True)
