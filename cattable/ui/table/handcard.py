"""A card of a hand or a pile: it has a drawing of its own, lies turned, flies, turns over, is lit or dimmed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import pygame

from cattable.engine.events import HIDDEN
from cattable.ui.motion import flip
from cattable.ui.table.card_names import DIMMED, draw_name
from cattable.ui.table.cardart import RATIO, CardArt, frame, shape, veil
from cattable.ui.table.pieces import Piece

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.table.card_motions import Flight

ABOVE_THE_REST = 34
"""Units that a card which can be played stands above the others of the hand."""
LEAN, FLYING_WIDTH = 2.0, 10.0
"""Steps in which cards lean, and in which they grow while they fly: every step is a picture that is kept."""


def flying_widths(*widths: float) -> list[float]:
    """All the widths that cards have on their way between places where they are so wide, and those at the places."""
    least, most = (round(width / FLYING_WIDTH) for width in (min(widths), max(widths)))
    return sorted({*widths, *(step * FLYING_WIDTH for step in range(least, most + 1))})


class Pose(NamedTuple):
    """Where a card lies: middle, turn in degrees, width, whether its face is up, and how much of it lies clear.

    `clear` is the share of its width, from the left, that no other card of its row covers.
    """

    x: float
    y: float
    turn: float = 0.0
    width: float = 190.0
    up: bool = True
    clear: float = 1.0


class HandCard(Piece):
    """One card. `card` is its face (HIDDEN: unknown), `copy` its drawing, `home` where it lies when all is at rest."""

    def __init__(self, art: CardArt, card: str, copy: int, pose: Pose) -> None:
        super().__init__("", pose.x, pose.y, pose.width, pose.width * RATIO)
        self.art, self.card, self.copy = art, card, copy
        self.rise = float(ABOVE_THE_REST)
        self.lit = self.looked_at = self.dragged = False
        self.frame = ""
        self.shake = 0.0
        self.flight: Flight | None = None
        self.over = 1.0
        """How far it has turned over: from 0, back up, to 1, face up."""
        self.home: Pose | None = pose
        self.rest()

    def rest(self) -> None:
        """Lies where it belongs."""
        self.flight, self.flying, self.height, self.dragged = None, False, 0.0, False
        self.visible = self.home is not None
        if self.home:
            self.show(self.home.x, self.home.y, self.home.turn, self.home.width, float(self.home.up))

    def show(self, x: float, y: float, turn: float, width: float, over: float) -> None:
        """Is somewhere on its way."""
        self.x, self.y, self.turn, self.over = x, y, turn, over
        self.w, self.h = width, width * RATIO

    @property
    def up(self) -> bool:
        """Whether its face is up."""
        return self.over > 0.5 and self.card != HIDDEN

    @property
    def still(self) -> bool:
        """Whether it looks the same as a moment ago."""
        return not (self.flying or self.dragged or self.lift.moving)

    @property
    def look(self) -> tuple[object, ...]:
        """Everything that its picture depends on, while it is still."""
        lies = self.x, self.y, self.turn, self.w, self.up, self.clear
        return self.card, self.copy, lies, self.dimmed, self.frame, self.raised

    @property
    def clear(self) -> float:
        """How much of its width can be seen from the left, where it lies or will lie."""
        return self.home.clear if self.home and not self.dragged else 1.0

    def update(self, dt: float) -> bool:
        """Rises and sinks; True while it does, and once more when it has come to rest and looks different for that."""
        self.lift.to = 1.0 if self.lit or self.chosen else 0.0
        moved = self.lift.moving
        self.lift.update(dt)
        return moved

    def draw(self, canvas: Canvas) -> None:
        """Paints the card over its shadow, with its frame and veil."""
        brush, moving = canvas.brush, self.flying or self.dragged
        width, turn = self.w, self.turn
        if self.flying:
            turn = round(turn / LEAN) * LEAN
            if self.home is None or width != self.home.width:
                width = max(FLYING_WIDTH, round(width / FLYING_WIDTH) * FLYING_WIDTH)
        y = self.y - self.raised
        drop = 5 + (self.height * 0.22 if moving else self.raised * 0.15) + (14 if self.dragged else 0)
        if flip(self.over)[0] > 0.6:  # a card on edge casts next to none
            canvas.put(_shadow(canvas, width, turn), self.x, y + drop, "center")
        if self.frame:
            canvas.put(brush.turned(frame(canvas, width, self.frame), turn), self.x, y, "center")
        canvas.put(brush.turned(self._picture(canvas, width), turn), self.x, y, "center")
        if self.dimmed and self.up:
            canvas.put(brush.turned(veil(canvas, width), turn), self.x, y, "center")
        if self.up and self.over == 1.0:
            colour = DIMMED if self.dimmed else "#ffffff"
            draw_name(canvas, self.art.letters(self.card).names, self.x, y, width, turn, self.clear, colour)

    def to_come(self, canvas: Canvas) -> Iterator[None]:
        """Makes what it will look like where it belongs, lit and dimmed as well: a picture at a time."""
        if self.home is None:
            return
        brush, (_, _, turn, width, up, _) = canvas.brush, self.home
        _shadow(canvas, width, turn)
        yield
        brush.turned(self.art.front(canvas, self.card, self.copy, width) if up else self.art.back(canvas, width), turn)
        yield
        if up:
            brush.turned(frame(canvas, width, "lit"), turn)
            yield
            brush.turned(veil(canvas, width), turn)
            yield

    def _picture(self, canvas: Canvas, width: float) -> pygame.Surface:
        side = self.art.front(canvas, self.card, self.copy, width) if self.up else self.art.back(canvas, width)
        if self.over in (0.0, 1.0):
            return side
        steps = max(1, round(flip(self.over)[0] * 10))
        if steps == 10:
            return side
        return canvas.brush.varied(
            side,
            ("narrow", steps),
            lambda: pygame.transform.scale(side, (max(2, side.get_width() * steps // 10), side.get_height())),
        )


def _shadow(canvas: Canvas, width: float, turn: float) -> pygame.Surface:
    """The shadow of a card that leans."""
    return canvas.brush.turned(canvas.brush.shadow(shape(canvas, width), 9, 105).surface, turn)
