"""A box whose content may be longer than it: scrolled by wheel, by arrows when it has the focus, or by dragging.

Subclasses give `measured` (the content's height) and `draw_part` (paints what shows).
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from cattable.ui.art.svg import INK, document, rounded
from cattable.ui.canvas import Canvas
from cattable.ui.intents import Confirm, Intent, Step
from cattable.ui.motion import Spring
from cattable.ui.stage import Box
from cattable.ui.widgets import Widget

STEP = 90.0
"""Units that one step scrolls."""
BAR = 22.0
"""Width of the bar, at the right edge of the box."""


class Scroller(Widget, ABC):
    """See above."""

    follows_pointer = False
    radius = 24.0

    def __init__(self, box: Box, name: str) -> None:
        super().__init__(box, name=name)
        self.at = Spring(0.0, 260, 30)
        self.height = 0.0
        self._grip: tuple[float, float] | None = None
        self._on_bar = False

    @abstractmethod
    def measured(self, canvas: Canvas) -> float:
        """The height of the whole content, in units."""

    @abstractmethod
    def draw_part(self, canvas: Canvas, top: float) -> None:
        """Paints the content whose upper edge is at `top`; only what is in the box is seen."""

    @property
    def most(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.height - self.box[3])

    def scroll(self, units: float) -> bool:
        """Scrolls down (or up); True if that moved anything."""
        to = min(self.most, max(0.0, self.at.to + units))
        moved = to != self.at.to
        self.at.to = to
        return moved

    def handle(self, intent: Intent) -> bool:
        """Up and down scroll, as far as there is something."""
        match intent:
            case Step("up"):
                return self.scroll(-STEP)
            case Step("down"):
                return self.scroll(STEP)
            case Confirm(fresh=True):
                return self.scroll(self.box[3] * 0.8)
        return False

    def press(self, x: float, y: float) -> None:
        """Takes hold of the paper, or of the bar at its right."""
        self._grip = (y, self.at.to)
        self._on_bar = x > self.box[0] + self.box[2] - 2 * BAR

    def drag(self, x: float, y: float) -> None:
        """Moves with the pointer."""
        if self._grip:
            factor = self.height / self.box[3] if self._on_bar else -1
            self.at.jump(min(self.most, max(0.0, self._grip[1] + (y - self._grip[0]) * factor)))

    def release(self, x: float, y: float) -> None:
        """Lets go."""
        self._grip = None

    def update(self, dt: float) -> bool:
        """Glides on."""
        return super().update(dt) | self.at.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Paints the content and the bar."""
        self.height = self.measured(canvas)
        x, y, w, h = self.box
        if self.at.to > self.most:
            self.at.jump(self.most)
        with canvas.clipped(x, y, w, h):
            self.draw_part(canvas, y - self.at.value)
        if self.most > 0:
            long, tall = max(60, round(h * h / self.height)), round(h)
            left, top = x + w - BAR, y + (h - long) * self.at.value / self.most
            canvas.drawing(("scroll groove", tall), lambda: _pill(BAR, tall, "#e8cf9f", None), left, y, BAR, tall)
            canvas.drawing(("scroll grip", long), lambda: _pill(BAR, long, "#ffb338", INK), left, top, BAR, long)


def _pill(width: float, height: float, fill: str, edge: str | None) -> str:
    body = rounded(3, 3, width - 6, height - 6, (width - 6) / 2, fill, edge, 4 if edge else 0)
    return document(body, width, height)
