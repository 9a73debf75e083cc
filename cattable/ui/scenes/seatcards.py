"""The card of one seat: its cat, name, who plays it, colour, and keys to move or remove it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cattable.ui.acting import ActingCat
from cattable.ui.art.furniture import button
from cattable.ui.art.icons import icon
from cattable.ui.art.seats import SEAT_COLOURS, pattern
from cattable.ui.art.svg import INK, document, ellipse, group, linear, rounded, tone
from cattable.ui.canvas import Canvas
from cattable.ui.scenes.texts import least
from cattable.ui.seat import Seat
from cattable.ui.stage import Box
from cattable.ui.widgets import LIFT, Widget
from cattable.ui.words import say

HEIGHT = 640
FIELD = 262
"""Height of the coloured field with the cat."""


def card(width: float, height: float, colour: str) -> str:
    """A cream card with a field in a seat's colour and pattern."""
    w, h, look = width, height, SEAT_COLOURS[colour]
    body = rounded(4, 14, w - 8, h - 18, 38, "#c99a5f", INK, 8)
    body += rounded(4, 4, w - 8, h - 18, 38, "url(#paper)", INK, 8)
    body += rounded(20, 20, w - 40, FIELD, 24, "url(#field)")
    body += group(pattern(look.pattern, w - 56, FIELD - 16, look.low, radius=20, scale=1.35), move=(28, 28))
    body += ellipse(w / 2, FIELD - 4, w * 0.28, 14, INK, opacity=0.25)
    body += rounded(20, 20, w - 40, FIELD, 24, "none", INK, 6)
    defs = linear("paper", "#fffdf6", "#fbeed4") + linear("field", tone(look.high, 1.25), look.high)
    return document(body, w, h, defs)


def empty_card(width: float, height: float) -> str:
    """A place at the table where nobody sits."""
    w, h = width, height
    body = rounded(6, 6, w - 12, h - 20, 38, "#3a1c0c", opacity=0.28)
    body += rounded(6, 6, w - 12, h - 20, 38, "none", "#ffe9bd", 6, opacity=0.85)
    return document(body, w, h)


class Turning(Widget):
    """Something with several values: a press goes on to the next, on its left third to the one before."""

    def __init__(self, box: Box, turn: Callable[[int], object], *, name: str = "") -> None:
        super().__init__(box, name=name)
        self.turn = turn

    def activate(self) -> None:
        """The next value."""
        self.play("tick")
        self.turn(1)

    def release(self, x: float, y: float) -> None:
        """The value before, on the left third."""
        self.play("tick")
        self.turn(-1 if x < self.box[0] + self.box[2] / 3 else 1)

    def draw_arrows(self, canvas: Canvas, side: float, inset: float) -> None:
        """Paints an arrow on either side."""
        x, y, w, h = self.box
        middle = y + h / 2 - side / 2
        for sign, at in (("left", x + inset), ("right", x + w - inset - side)):
            canvas.drawing(("icon", sign), partial(icon, sign), at, middle, side, side)


class CoatKey(Turning):
    """The cat of a seat; a press goes on to the next one."""

    radius = 30.0

    def __init__(self, box: Box, cat: ActingCat, turn: Callable[[int], object], name: str) -> None:
        super().__init__(box, turn, name=name)
        self.cat = cat

    def update(self, dt: float) -> bool:
        """The cat lives on."""
        return self.cat.update(dt) | super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Paints the head and the arrows."""
        x, y, w, h = self.box
        side = min(w - 96, 226)
        canvas.picture(
            self.cat.picture,
            x + w / 2,
            y + h - 14 - self.cat.rise - 6 * self.lift.value,
            side,
            side,
            anchor="midbottom",
            shadow=7,
        )
        self.draw_arrows(canvas, 44, 8)


class SeatKey(Turning):
    """A small button with a sign and a text that tells the value."""

    def __init__(self, box: Box, turn: Callable[[int], object], sign: str, text: str, name: str) -> None:
        super().__init__(box, turn, name=name)
        self.sign, self.text = sign, text
        self.radius = (box[3] - 16) * 0.42

    def draw(self, canvas: Canvas) -> None:
        """Paints the button with arrows, sign and text."""
        x, y, w, h = self.box
        y -= LIFT / 2 * self.lift.value
        canvas.drawing(("button", w, h, "calm", self.down), lambda: button(w, h, "calm", self.down), x, y, w, h)
        face = h - 24
        middle = y + 4 + face / 2 + (10 if self.down else 0)
        for sign, at in (("left", x + 12), ("right", x + w - 40)):
            canvas.drawing(("icon", sign), partial(icon, sign), at, middle - 14, 28, 28)
        self._draw_value(canvas, x + 44, middle, w - 88, face)

    def _draw_value(self, canvas: Canvas, x: float, middle: float, w: float, face: float) -> None:
        side, smallest = face * 0.72, least(canvas)
        if canvas.lettering.size_of(self.text, smallest)[0] > w - side - 8:  # then the word goes before the sign
            canvas.label(self.text, (x, middle - face / 2, w, face), 32, smallest=smallest)
            return
        size = canvas.lettering.fit(self.text, 32, w - side - 8, smallest)
        wide = min(w - side - 8, canvas.lettering.size_of(self.text, size)[0])
        left = x + (w - side - 8 - wide) / 2
        canvas.drawing(("icon", self.sign), partial(icon, self.sign), left, middle - side / 2, side, side)
        canvas.label(self.text, (left + side + 6, middle - face / 2, wide + 6, face), size, smallest=size)


class ColourKey(SeatKey):
    """The colour and pattern of a seat, and its name."""

    def __init__(self, box: Box, turn: Callable[[int], object], colour: str, name: str) -> None:
        super().__init__(box, turn, "", say(f"seats.colour.{colour}"), name)
        self.colour = colour

    def _draw_value(self, canvas: Canvas, x: float, middle: float, w: float, face: float) -> None:
        colour, h = self.colour, face * 0.8
        canvas.drawing(("swatch", colour, w, h), lambda: _swatch(w, h, colour), x, middle - h / 2, w, h)
        canvas.label(
            self.text, (x + 10, middle - face / 2, w - 20, face), 30, "#ffffff", outline=4, smallest=least(canvas)
        )


def _swatch(w: float, h: float, colour: str) -> str:
    look = SEAT_COLOURS[colour]
    body = rounded(3, 3, w - 6, h - 6, h * 0.32, "url(#swatch)", INK, 5)
    body += group(pattern(look.pattern, w - 20, h - 16, look.low, radius=h * 0.2), move=(10, 8))
    return document(body, w, h, linear("swatch", look.high, tone(look.high, 0.94)))


class EmptySeat(Widget):
    """A place for one more player."""

    radius = 40.0

    def __init__(self, box: Box, action: Callable[[], object]) -> None:
        super().__init__(box, name="add")
        self.action = action

    def activate(self) -> None:
        """Somebody sits down."""
        self.play("pop")
        self.action()

    def draw(self, canvas: Canvas) -> None:
        """Paints the place, a plus, and what it does."""
        x, y, w, h = self.box
        canvas.drawing(("empty seat", w, h), lambda: empty_card(w, h), x, y, w, h)
        up = 8 * self.lift.value
        side = 130.0
        canvas.drawing(
            ("plus", "light"), lambda: icon("plus", "#ffe9bd"), x + w / 2, y + h * 0.4 - up, side, side, anchor="center"
        )
        room = (x + 24, y + h * 0.55, w - 48, h * 0.24)
        canvas.paragraph(say("seats.add"), room, 34, "#fff3dc", bold=True, align="centre", middle=True, outline=4)


def draw_card(canvas: Canvas, box: Box, seat: Seat) -> None:
    """Paints the card under the widgets of a seat."""
    x, y, w, h = box
    key = ("seat card", w, h, seat.colour)
    canvas.drawing(key, lambda: card(w, h, seat.colour), x, y, w, h, shadow=12)
