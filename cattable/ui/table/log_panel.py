"""The log: a strip of paper at the right with what has happened, the latest at the foot; it scrolls."""

from __future__ import annotations

from collections.abc import Sequence

from cattable.ui.art.furniture import panel
from cattable.ui.art.seats import SEAT_COLOURS
from cattable.ui.canvas import Canvas
from cattable.ui.intents import Cancel, Intent, Log, Press, Scroll, Step
from cattable.ui.motion import Tween, out_cubic
from cattable.ui.scene import Scene
from cattable.ui.seat import Seat
from cattable.ui.stage import HEIGHT, WIDTH, inside
from cattable.ui.table.game_table import LogLine
from cattable.ui.widgets import IconButton
from cattable.ui.words import say

BROAD = 760.0
LINE = 58.0
ROOM = (96.0, 880.0)
"""Top and height of the lines on the paper."""


class LogPanel(Scene):
    """An overlay; the table stands still below it. `lines` with a seat begin with its name in its colour."""

    opaque = False
    has_static = False

    def __init__(self, lines: Sequence[LogLine], seats: Sequence[Seat]) -> None:
        super().__init__()
        self.lines, self.seats = list(lines), list(seats)
        self.slide = Tween(BROAD, 0.0, 0.25, out_cubic)
        self.fits = int(ROOM[1] // LINE)
        self.first = max(0, len(self.lines) - self.fits)

    def enter(self) -> None:
        """Slides in, at the latest lines."""
        self.group.add(IconButton("close", (WIDTH - 116, 26, 88, 92), self.back, hint=say("table.close")))
        if self.app.settings.speed == "off" or self.app.settings.reduced_motion:
            self.slide.time = self.slide.seconds

    def handle(self, intent: Intent) -> bool:
        """Scrolls by wheel and arrows; L, escape or a press beside the paper closes it."""
        match intent:
            case Scroll(lines):
                self._scroll(-round(lines * 2))
            case Step("up" | "down" as direction):
                self._scroll(-3 if direction == "up" else 3)
            case Log() | Cancel():
                self.back()
            case Press(x, y) if not inside((WIDTH - BROAD, 0, BROAD, HEIGHT), x, y):
                self.back()
            case _:
                return super().handle(intent)
        return True

    def _scroll(self, lines: int) -> None:
        self.first = max(0, min(len(self.lines) - self.fits, self.first + lines))

    def update(self, dt: float) -> bool:
        """Slides."""
        moving = not self.slide.done
        self.slide.update(dt)
        return super().update(dt) or moving

    def draw(self, canvas: Canvas) -> None:
        """Paints the paper and its lines."""
        canvas.shade(0.35)
        off = self.slide.value
        x = WIDTH - BROAD + off
        w, h = round(BROAD) + 30, HEIGHT - 20
        canvas.drawing(("panel", w, h), lambda: panel(w, h), x, 10, w, h, shadow=16)
        canvas.label(say("table.log_title"), (x + 44, 30, BROAD - 200, 70), 46, align="left")
        if not self.lines:
            canvas.label(say("table.log_empty"), (x + 44, 130, BROAD - 120, 60), 32, align="left", bold=False)
        for i, line in enumerate(self.lines[self.first : self.first + self.fits]):
            self._draw_line(canvas, line, x + 44, ROOM[0] + 16 + i * LINE)
        if off == 0:
            self.group.draw(canvas)

    def _draw_line(self, canvas: Canvas, line: LogLine, x: float, y: float) -> None:
        room = BROAD - 96
        if line.seat is None:
            canvas.label(line.text, (x, y, room, LINE), 34, "#9b2c1e", align="left")
            return
        seat = self.seats[line.seat]
        name = canvas.label(seat.name, (x, y, 200, LINE), 30, SEAT_COLOURS[seat.colour].ink, align="left")
        at = name[0] + name[2] + 12
        pictures = len(line.pictures) * 52
        text = canvas.label(line.text, (at, y, x + room - at - pictures, LINE), 30, align="left", bold=False)
        at = text[0] + text[2] + 12
        for i, picture in enumerate(line.pictures):
            canvas.picture(picture, at + i * 52, y + 4, 48, 48)
