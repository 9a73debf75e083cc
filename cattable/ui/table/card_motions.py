"""Motions of cards: a flight from where a card is to where it belongs, dust, a flash."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from cattable.ui.art.svg import INK, document, ellipse, radial, rays
from cattable.ui.motion import Spot, arc, clamp, in_out, lerp, out_cubic
from cattable.ui.table.motions import Motion

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.table.handcard import HandCard, Pose


class Flight(Motion):
    """A card goes to a pose, perhaps with a hop of `height` units, and turns over on the way if it must.

    A later flight of the same card takes over from where this one has brought it.
    """

    def __init__(
        self,
        piece: HandCard,
        to: Pose,
        seconds: float = 0.4,
        *,
        height: float = 0.0,
        hops: int = 1,
        delay: float = 0.0,
        lead: float | None = None,
        then: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(seconds, lead, delay)
        self.piece, self.to, self.height, self.hops, self.then = piece, to, height, hops, then
        piece.flight, piece.flying, piece.visible = self, True, True

    def start(self) -> None:
        """Notes where the card is."""
        p = self.piece
        self.origin = (p.x, p.y)
        self.before = (p.turn, p.w, p.over)

    def show(self, t: float) -> None:
        """Moves it."""
        if self.piece.flight is not self:
            return
        e, to = in_out(t), self.to
        x, y, _ = arc(self.origin, (to.x, to.y), t, 0)
        part = t * self.hops % 1
        hop = 4 * part * (1 - part)
        turn, width, over = self.before
        self.piece.height = self.height * hop
        self.piece.show(x, y, lerp(turn, to.turn, e), lerp(width, to.width, e), lerp(over, float(to.up), e))

    def end(self) -> None:
        """It lies."""
        if self.piece.flight is self:
            self.show(1.0)
            self.piece.flight, self.piece.flying, self.piece.height = None, False, 0.0
        if self.then:
            self.then()


class Dust(Motion):
    """Clouds of dust along a way, for running cats."""

    def __init__(self, start: Spot, end: Spot, seconds: float = 0.7, delay: float = 0.0, puffs: int = 7) -> None:
        super().__init__(seconds, lead=-delay, delay=delay)
        lot = random.Random(round(start[0] + end[0] + end[1]))
        self.puffs = []
        for i in range(puffs):
            share = i / max(1, puffs - 1)
            x, y = lerp(start[0], end[0], share), lerp(start[1], end[1], share)
            self.puffs.append((x + lot.uniform(-18, 18), y + lot.uniform(16, 56), 0.6 * share))

    def draw(self, canvas: Canvas) -> None:
        """Paints the clouds: they come up, grow and fade."""
        for x, y, since in self.puffs:
            age = clamp((self.share - since) / 0.4)
            if 0 < age < 1:
                size = 40 + 10 * round(7 * out_cubic(age))
                alpha = round(8 * (1 - age)) * 24
                canvas.drawing("dust", dust, x, y - 20 * age, size, size * 0.72, anchor="center", alpha=alpha)


BURST = 360.0
"""Width of the drawing of a flash."""


class Burst(Motion):
    """Rays flash up around a point."""

    def __init__(self, spot: Spot, seconds: float = 0.55, size: float = 420, delay: float = 0.0) -> None:
        super().__init__(seconds, lead=-delay, delay=delay)
        self.spot, self.size = spot, size

    def draw(self, canvas: Canvas) -> None:
        """Paints them, growing and fading."""
        t = self.share
        size = self.size * (0.4 + 0.1 * round(6 * out_cubic(t)))
        alpha = round(10 * (1 - t * t)) * 25
        canvas.put(_burst(canvas, size), *self.spot, "center", alpha)


def dust() -> str:
    """A cloud of dust, 100x72."""
    body = "".join(
        ellipse(x, y, r, r * 0.9, "#f3dcb4", "#b98a55", 4)
        for x, y, r in ((28, 44, 21), (70, 46, 21), (50, 34, 25), (50, 50, 19))
    )
    return document(body + ellipse(44, 30, 10, 7, "#fff4dc", opacity=0.9), 100, 72)


def _burst(canvas: Canvas, size: float) -> pygame.Surface:
    """A flash `size` units wide: drawn once and scaled, since it is soft and soon gone."""
    drawn, side = canvas.brush.drawing("burst", burst, BURST, BURST), canvas.brush.px(size)
    return canvas.brush.varied(drawn, ("burst", side), lambda: pygame.transform.smoothscale(drawn, (side, side)))


def burst() -> str:
    """A flash with rays, 200x200."""
    light = radial("light", [(0, "#ffffff", 1), (0.5, "#ffe45c", 0.9), (1, "#ffb52e", 0)], (100, 100), 96)
    body = rays(100, 100, 98, 12, "url(#light)") + ellipse(100, 100, 44, 44, "#fff8d8", INK, 5)
    return document(body, 200, 200, light)
