"""A paper panel over the screen below, with a ribbon as its heading: what pause, settings and questions are."""

from __future__ import annotations

from cattable.ui.art.furniture import panel, ribbon
from cattable.ui.canvas import Canvas
from cattable.ui.scene import Scene
from cattable.ui.stage import Box

RIBBON_HEIGHT = 104


class Overlay(Scene):
    """`box` is the panel's, `heading` stands on the ribbon across its upper edge (none: no ribbon)."""

    opaque = False
    has_static = False
    heading = ""
    box: Box = (460, 200, 1000, 680)
    ribbon_width = 640.0
    darkness = 0.55

    def draw(self, canvas: Canvas) -> None:
        """Darkens what is below, and paints panel, heading, contents and widgets."""
        canvas.shade(self.darkness)
        x, y, w, h = self.box
        canvas.drawing(("panel", w, h), lambda: panel(w, h), x, y, w, h, shadow=22)
        if self.heading:
            draw_ribbon(canvas, self.heading, x + w / 2, y + 8, self.ribbon_width)
        self.draw_content(canvas)
        self.group.draw(canvas)

    def draw_content(self, canvas: Canvas) -> None:
        """What stands on the paper besides widgets."""


def draw_ribbon(
    canvas: Canvas, text: str, x: float, y: float, width: float, height: float = RIBBON_HEIGHT, colour: str = "#ee5a45"
) -> None:
    """A ribbon around (x, y) with a text on it."""
    w, h = round(width), round(height)
    canvas.drawing(("ribbon", w, h, colour), lambda: ribbon(w, h, colour), x, y, w, h, anchor="center", shadow=8)
    band = (x - w / 2 + h * 0.62, y - h / 2, w - h * 1.24, h - 10)
    canvas.label(text, band, h * 0.44, "#ffffff", outline=h * 0.045)
