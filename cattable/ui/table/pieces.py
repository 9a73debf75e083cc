"""Pieces: what lies on the table and can be picked up, moved, turned and pressed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from cattable.ui.art.dice import DiceAtlas
from cattable.ui.art.svg import INK, document, ellipse, group, path, radial, rounded
from cattable.ui.motion import Spring, flip
from cattable.ui.stage import Box
from cattable.ui.widgets import Widget

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas

RISE = 16
"""Units that a chosen piece stands above the table; under the focus it is a part of that."""
HOVER = 0.6


class Piece:
    """A thing of w x h units around (x, y), turned anticlockwise by degrees, `height` units above the table."""

    def __init__(self, key: str, x: float, y: float, w: float, h: float, layer: int = 0) -> None:
        """`key` names it as long as it lies here; higher layers are painted later."""
        self.key, self.x, self.y, self.w, self.h, self.layer = key, x, y, w, h, layer
        self.turn, self.scale, self.height, self.flip = 0.0, 1.0, 0.0, 1.0
        self.visible, self.flying = True, False
        self.chosen = self.dimmed = self.hovered = False
        self.rise = float(RISE)
        self.lift = Spring(0.0, 320, 26)

    @property
    def box(self) -> Box:
        """Where it can be pressed."""
        w, h = self.w * self.scale, self.h * self.scale
        return self.x - w / 2, self.y - h / 2, w, h

    def update(self, dt: float) -> bool:
        """Rises and sinks; True while it does."""
        self.lift.to = 1.0 if self.chosen else HOVER if self.hovered else 0.0
        return self.lift.update(dt)

    @property
    def raised(self) -> float:
        """Units above the table, for whatever reason."""
        return self.height + self.rise * self.lift.value

    def draw(self, canvas: Canvas) -> None:
        """Paints it."""


CHECK, AGAIN, CHAIN = "check", "again", "chain"
"""What lies over a die: it is kept, it is rolled again, it stays."""


class DiePiece(Piece):
    """A die on one of its sides, out of an atlas of frames; `roll` is its axis and how far it has tumbled.

    `sign` is what a chosen one shows: CHECK (it is kept) or AGAIN (it is rolled again). A `chained` one stays.
    """

    def __init__(self, key: str, side: str, x: float, y: float, size: float, atlas: Callable[[], DiceAtlas]) -> None:
        super().__init__(key, x, y, size, size, layer=2)
        self.side, self.atlas = side, atlas
        self.roll: tuple[int, float] | None = None
        self.sign = CHECK
        self.chained = False

    def draw(self, canvas: Canvas) -> None:
        """Paints the die over its shadow, which spreads as the die rises."""
        atlas = self.atlas()
        picture = atlas.frame(self.side, *self.roll) if self.roll else atlas.resting(self.side)
        if self.dimmed:
            picture = dimmed(canvas, picture)
        if self.turn:
            picture = canvas.brush.turned(picture, self.turn, passing=self.roll is not None)
        up, wide = self.raised, self.w * 1.34
        canvas.drawing(
            "die shadow",
            _die_shadow,
            self.x + up * 0.12,
            self.y + self.h * 0.36 + up * 0.16,
            wide,
            wide / 2,
            anchor="center",
        )
        canvas.put(picture, self.x, self.y - up, "center")
        for over in ([self.sign] if self.chosen else []) + ([CHAIN] if self.chained else []):
            sign = die_sign(canvas, over, self.w)
            canvas.put(canvas.brush.turned(sign, self.turn), self.x, self.y - self.raised, "center")


def die_sign(canvas: Canvas, sign: str, width: float) -> pygame.Surface:
    """What lies over a die of this width."""
    make, scale = (_chains, 1.12) if sign == CHAIN else (partial(_die_ring, sign), 1.3)
    return canvas.brush.drawing(("die sign", sign), make, width * scale, width * scale)


def _die_shadow() -> str:
    soft = radial("soft", [(0, "#1a0508", 0.75), (0.55, "#1a0508", 0.5), (1, "#1a0508", 0)], (60, 30), 58, 28)
    return document(ellipse(60, 30, 58, 28, "url(#soft)"), 120, 60, soft)


def _die_ring(sign: str) -> str:
    body = rounded(12, 12, 176, 176, 46, "none", INK, 15) + rounded(12, 12, 176, 176, 46, "none", "#ffe14d", 8)
    if sign == CHECK:
        body += ellipse(166, 34, 27, 27, "#5cab46", INK, 7) + path("M154 34L163 43L179 25", stroke="#ffffff", width=8)
    else:
        arrow = "M178 26A16 16 0 1 0 182 40M182 14V29H167"
        body += ellipse(166, 34, 30, 30, "#f08336", INK, 7) + path(arrow, stroke="#ffffff", width=7)
    return document(body, 200, 200)


def _chains() -> str:
    """A chain across the foot of a die, with a padlock, so that its face stays to be seen."""
    body = ""
    for step in range(-5, 6):
        x, y = 100 + step * 19, 158 - step * step * 1.1
        narrow = 4 if step % 2 else 10
        link = ellipse(0, 0, 16, narrow, "none", INK, 12) + ellipse(0, 0, 16, narrow, "none", "#c3cad6", 6)
        body += group(link, move=(x, y), turn=-6 * step)
    shackle = "M86 152V142A14 14 0 0 1 114 142V152"
    body += path(shackle, stroke=INK, width=16) + path(shackle, stroke="#dfe4ec", width=7)
    body += rounded(74, 150, 52, 42, 12, "#ffc43d", INK, 7) + ellipse(100, 166, 6.5, 6.5, INK)
    body += path("M100 168V178", stroke=INK, width=7)
    return document(body, 200, 200)


class CardPiece(Piece):
    """A card with a front and a back, given as surfaces by `face` and `back` (each gets a canvas)."""

    def __init__(
        self,
        key: str,
        box: Box,
        face: Callable[[Canvas], pygame.Surface],
        back: Callable[[Canvas], pygame.Surface] | None = None,
        layer: int = 0,
    ) -> None:
        x, y, w, h = box
        super().__init__(key, x + w / 2, y + h / 2, w, h, layer)
        self.face, self.back = face, back or face

    def draw(self, canvas: Canvas) -> None:
        """Paints the card over its shadow; in the middle of a flip it is narrow."""
        picture = self.face(canvas)
        up = self.raised
        if self.flip < 1:
            width, _, front = flip(self.flip)
            picture = picture if front else self.back(canvas)
            steps = max(1, round(width * 12))
            picture = canvas.brush.varied(
                picture,
                ("narrow", steps),
                lambda: pygame.transform.smoothscale(
                    picture, (max(2, picture.get_width() * steps // 12), picture.get_height())
                ),
            )
        elif self.dimmed:
            picture = dimmed(canvas, picture)
        shadow = canvas.brush.shadow(picture, 9, 115).surface
        if self.turn or self.scale != 1:
            passing = self.flying and self.scale != 1
            shadow, picture = (
                canvas.brush.turned(flat, self.turn, self.scale, passing=passing) for flat in (shadow, picture)
            )
        canvas.put(shadow, self.x, self.y - up + 6 + up * 0.6, "center")
        canvas.put(picture, self.x, self.y - up, "center")


def dimmed(canvas: Canvas, picture: pygame.Surface) -> pygame.Surface:
    """The picture darker and paler: it is out of play for now."""

    def make() -> pygame.Surface:
        grey = picture.copy()
        grey.fill((150, 128, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return grey

    return canvas.brush.varied(picture, "dimmed", make)


class PieceWidget(Widget):
    """A piece that can have the focus and be pressed. The piece paints itself; this paints the focus ring only."""

    def __init__(
        self, piece: Piece, press: Callable[[], object] | None, *, why: str = "", hint: str = "", radius: float = 22
    ) -> None:
        super().__init__(piece.box, why=why, hint=hint, name=piece.key)
        self.piece, self.action, self.radius = piece, press, radius

    def activate(self) -> None:
        """Presses the piece."""
        if self.action:
            self.action()

    def draw(self, canvas: Canvas) -> None:
        """Nothing: the piece is painted with the others."""
