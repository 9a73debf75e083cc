"""The curtain between two players: it names who comes next and opens at a fresh press, for their eyes only."""

from __future__ import annotations

from collections.abc import Callable

from cattable.ui.art.furniture import bubble
from cattable.ui.art.room import curtain, valance
from cattable.ui.art.seats import SEAT_COLOURS, avatar_ring
from cattable.ui.art.svg import tone
from cattable.ui.canvas import Canvas
from cattable.ui.intents import Cancel, Confirm, Intent, Press, Undo
from cattable.ui.motion import Tween, in_out
from cattable.ui.scene import Scene
from cattable.ui.seat import Seat
from cattable.ui.table.cat import Cat
from cattable.ui.table.director import SPEEDS
from cattable.ui.widgets import Button
from cattable.ui.words import say

OPENING = 0.55
"""Seconds at normal speed."""
DEAF = 0.35
"""Seconds after the fall in which no press counts: it was meant for the table."""


class Curtain(Scene):
    """Covers the table whole. `opened` is called at the press, before anything below can be seen.

    `back` (a name and a function) lets the player before take back what led here.
    """

    in_match = True
    has_static = False

    def __init__(self, seat: Seat, opened: Callable[[], object], back: tuple[str, Callable[[], object]] | None) -> None:
        super().__init__()
        self.seat, self.opened, self.undo = seat, opened, back
        self.cat = Cat(seat.coat)
        self.opening: Tween | None = None
        self.age = 0.0

    def enter(self) -> None:
        """Falls."""
        self.app.play("whoosh")
        self.cat.still = self.app.settings.reduced_motion
        self.group.add(
            Button(say("curtain.open", name=self.seat.name), (610, 748, 700, 136), self.open, kind="go", icon="eye")
        )
        if self.undo:
            self.group.add(
                Button(
                    say("curtain.undo", name=self.undo[0]),
                    (710, 912, 500, 104),
                    self.take_back,
                    kind="calm",
                    icon="undo",
                )
            )

    def open(self) -> None:
        """The right person is here."""
        if self.opening:
            return
        self.app.play("whoosh")
        self.opened()
        self.group.replace([])
        self.opaque = False
        speed = SPEEDS[self.app.settings.speed]
        if not speed or self.app.settings.reduced_motion:
            self.app.scenes.pop()
            return
        self.opening = Tween(0.0, 1.0, OPENING / speed, in_out)

    def take_back(self) -> None:
        """The player before has changed their mind."""
        if self.undo and not self.opening:
            self.app.scenes.pop()
            self.undo[1]()

    def handle(self, intent: Intent) -> bool:
        """Only a fresh press on a button does anything; escape does not lift a curtain."""
        if isinstance(intent, Press | Confirm | Undo) and self.age < DEAF:
            return True
        if isinstance(intent, Undo):
            self.take_back()
            return True
        if isinstance(intent, Cancel):
            return True
        return super().handle(intent)

    def update(self, dt: float) -> bool:
        """The cat blinks; the halves slide aside."""
        self.age += dt
        moving = super().update(dt) | self.cat.update(dt)
        if self.opening:
            self.opening.update(dt)
            if self.opening.done:
                self.app.scenes.pop()
            return True
        return moving

    def draw(self, canvas: Canvas) -> None:
        """Paints both halves, and before them who comes next."""
        x, y, w, h = canvas.whole
        away = self.opening.value if self.opening else 0.0
        look = SEAT_COLOURS[self.seat.colour]
        high, low = tone(look.low, 0.9), look.ink
        half = round(w / 2) + 6
        cloth = canvas.brush.drawing(
            ("curtain", self.seat.colour, half), lambda: curtain(half, h + 40, high, low), half, h + 40
        )
        canvas.put(cloth, x - away * (half + 20), y)
        canvas.put(cloth, x + w - half + away * (half + 20), y)
        top = y - 200 * away
        canvas.drawing(("valance", self.seat.colour, w), lambda: valance(w, high, low), x, top, w, 190, shadow=10)
        if self.opening:
            return
        canvas.drawing(
            ("ring", self.seat.colour),
            lambda: avatar_ring(self.seat.colour),
            960,
            372,
            330,
            330,
            anchor="center",
            shadow=14,
        )
        canvas.picture(self.cat.picture, 960, 368, 216, 216, anchor="center")
        canvas.drawing("curtain bubble", lambda: bubble(900, 190, "up"), 960, 640, 900, 190, anchor="center", shadow=10)
        canvas.label(say("curtain.pass", name=self.seat.name), (540, 582, 840, 84), 60)
        canvas.label(say("curtain.secret"), (540, 658, 840, 52), 34, "#7a5240", bold=False)
        self.group.draw(canvas)
