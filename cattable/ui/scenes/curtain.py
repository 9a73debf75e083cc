"""The curtain between two players: it names who comes next and opens at a fresh press, for their eyes only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil

import pygame

from cattable.ui.art.furniture import bubble
from cattable.ui.art.room import FOLD, SCALLOP, curtain, valance
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
VALANCE = 190
"""Height of the strip before the curtain's top, in units."""


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

    def enter(self) -> None:
        """Falls."""
        self.app.play("whoosh")
        self.cat.still = self.app.settings.reduced_motion

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

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Paints once where nobody sees it, part by part."""
        for paint in self._parts():
            paint(canvas)
            yield

    def draw(self, canvas: Canvas) -> None:
        """Paints the cloth, and before it who comes next."""
        for paint in self._parts():
            paint(canvas)

    def _parts(self) -> Iterator[Callable[[Canvas], object]]:
        """What is painted, from behind to the front; while it opens only the cloth."""
        yield self._draw_cloth
        yield self._draw_valance
        if not self.opening:
            yield self._draw_cat
            yield self._draw_words
            yield self.group.draw

    @property
    def _away(self) -> float:
        """How far it is open, 0..1."""
        return self.opening.value if self.opening else 0.0

    def _colours(self) -> tuple[str, str]:
        look = SEAT_COLOURS[self.seat.colour]
        return tone(look.low, 0.9), look.ink

    def _draw_cloth(self, canvas: Canvas) -> None:
        """Both halves, fold by fold."""
        x, y, w, h = canvas.whole
        fold = canvas.brush.drawing(
            ("fold", self.seat.colour), lambda: curtain(FOLD, h + 40, *self._colours()), FOLD, h + 40
        )
        each = fold.get_width() / canvas.stage.scale
        half = ceil(w / 2 / each)
        apart = self._away * (w / 2 + FOLD)
        for left in (x + w / 2 - half * each - apart, x + w / 2 + apart):
            _hang(canvas, fold, half, left, y)

    def _draw_valance(self, canvas: Canvas) -> None:
        x, y, w, _ = canvas.whole
        piece = canvas.brush.drawing(
            ("valance", self.seat.colour), lambda: valance(SCALLOP, *self._colours()), SCALLOP, VALANCE
        )
        each = piece.get_width() / canvas.stage.scale
        count = 2 * ceil(w / 2 / each)
        left, top = x + w / 2 - each * count / 2, y - 200 * self._away
        shape = canvas.brush.kept("valance shape", lambda: _in_a_row(piece, count))
        shadow, pad = canvas.brush.shadow(shape, 10)
        at = canvas.stage.at(left, top)
        canvas.surface.blit(shadow, (at[0] - pad, at[1] - pad + canvas.stage.px(8)))
        _hang(canvas, piece, count, left, top)

    def _draw_cat(self, canvas: Canvas) -> None:
        colour = self.seat.colour
        canvas.drawing(("ring", colour), lambda: avatar_ring(colour), 960, 372, 330, 330, anchor="center", shadow=14)
        canvas.picture(self.cat.picture, 960, 368, 216, 216, anchor="center")

    def _draw_words(self, canvas: Canvas) -> None:
        canvas.drawing("curtain bubble", lambda: bubble(900, 190, "up"), 960, 640, 900, 190, anchor="center", shadow=10)
        canvas.label(say("curtain.pass", name=self.seat.name), (540, 582, 840, 84), 60)
        canvas.label(say("curtain.secret"), (540, 658, 840, 52), 34, "#7a5240", bold=False)


def _hang(canvas: Canvas, piece: pygame.Surface, count: int, x: float, y: float) -> None:
    """So many pieces side by side, the first one's corner on (x, y)."""
    left, top = canvas.stage.at(x, y)
    canvas.surface.fblits([(piece, (left + i * piece.get_width(), top)) for i in range(count)])


def _in_a_row(piece: pygame.Surface, count: int) -> pygame.Surface:
    wide, high = piece.get_size()
    row = pygame.Surface((wide * count, high), pygame.SRCALPHA)
    row.fblits([(piece, (i * wide, 0)) for i in range(count)])
    return row
