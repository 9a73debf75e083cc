"""The pieces of Cats vs Cucumbers beside its dice: cats, boxes, toys before their owner, places with a hint."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from cattable.ui.art.boxes import box_back, box_front, rim
from cattable.ui.art.icons import icon_button
from cattable.ui.art.tokens_cucumbers import CAT_CHIN, CAT_HEIGHT, CAT_WIDTH, cat_token
from cattable.ui.stage import Box
from cattable.ui.table.pieces import Piece
from cattable.ui.tables.cats_vs_cucumbers.faces import glow

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas

BACK, INSIDE, FRONT, ABOVE = 1, 2, 3, 4
"""Layers: behind the cats, cats in boxes, what hides them, and what moves over all."""
LOOK = "look"
"""The key of the piece that shows one's toys."""


class CatPiece(Piece):
    """A cat of a seat in a box (from 1) or (0) waiting on its mat; `mood` is its face. A `threatened` one is lit."""

    def __init__(self, seat: int, colour: str, box: int, x: float, y: float, width: float) -> None:
        super().__init__("", x, y, width, width * CAT_HEIGHT / CAT_WIDTH, layer=INSIDE if box else ABOVE)
        self.seat, self.colour, self.at, self.mood = seat, colour, box, "calm"
        self.lit = self.threatened = False

    @property
    def box(self) -> Box:
        """What of it can be seen and pressed."""
        w, h = self.w * self.scale, self.h * self.scale
        seen = CAT_CHIN / CAT_HEIGHT if self.at else 1.0
        return self.x - w / 2, self.y - h / 2, w, h * seen

    def draw(self, canvas: Canvas) -> None:
        """Paints it, with light around its head when it can be pressed."""
        x, y = self.x, self.y - self.raised
        if self.lit:
            side = round(self.w)
            at = y - self.h / 2 + self.h * CAT_CHIN / CAT_HEIGHT / 2
            canvas.drawing(
                ("cat glow", side), partial(glow, side, side, side / 2), x, at, side + 32, side + 32, anchor="center"
            )
        picture = canvas.brush.drawing(
            ("cat", self.colour, self.mood), partial(cat_token, self.colour, self.mood), self.w, self.h
        )
        picture = canvas.brush.turned(picture, self.turn, self.scale)
        if not self.flying:
            canvas.put(picture, x, y, "center")
        else:
            canvas.shadowed(picture, x, y, blur=5, alpha=100, drop=4 + self.height * 0.3, anchor="center")


class BoxPiece(Piece):
    """A cardboard box; its back and its front are painted apart, with the cats between."""

    def __init__(self, number: int, box: Box) -> None:
        x, y, w, h = box
        super().__init__(f"box {number}", x + w / 2, y + h / 2, w, h, layer=0)
        self.number, self.lit, self.rise = number, False, 0.0

    @property
    def whole(self) -> Box:
        """All of it."""
        return self.x - self.w / 2, self.y - self.h / 2, self.w, self.h

    @property
    def box(self) -> Box:
        """What can be pressed: the front, below the cats."""
        down = rim(self.h)
        return self.x - self.w / 2, self.y - self.h / 2 + down, self.w, self.h - down

    def draw_back(self, canvas: Canvas) -> None:
        """Paints what is behind the cats."""
        x, y = self.x - self.w / 2, self.y - self.h / 2
        make = partial(box_back, self.number, self.w, self.h)
        canvas.drawing(("box back", self.w, self.h), make, x, y, self.w, self.h)

    def draw_front(self, canvas: Canvas) -> None:
        """Paints what is before the cats, with light around it when it can be pressed."""
        x, y, w, h = self.box
        if self.lit:
            size = round(w * 0.9), round(h)
            canvas.drawing(
                ("box glow", size), partial(glow, *size), self.x, y + h / 2, size[0] + 32, size[1] + 32, anchor="center"
            )
        make = partial(box_front, self.number, self.w, self.h)
        canvas.drawing(("box front", self.number, self.w), make, x, self.y - self.h / 2, self.w, self.h)


class ToyPiece(Piece):
    """A toy before its owner, by `face` a surface of its size."""

    def __init__(self, number: int, x: float, y: float, size: float, face: Callable[[Canvas], pygame.Surface]) -> None:
        super().__init__(f"toy {number}", x, y, size, size, layer=ABOVE)
        self.face, self.lit, self.rise = face, False, 12

    def draw(self, canvas: Canvas) -> None:
        """Paints it, with light around it when it can be used."""
        if self.lit:
            side = round(self.w)
            canvas.drawing(
                ("toy glow", side),
                partial(glow, side - 12, side - 12),
                self.x,
                self.y - self.raised,
                side + 20,
                side + 20,
                anchor="center",
            )
        canvas.shadowed(self.face(canvas), self.x, self.y - self.raised, blur=6, drop=5, anchor="center")


class EyeKey(Piece):
    """Pressed, it lets the owner look at the toys, or puts them away again."""

    def __init__(self, box: Box, open_now: bool) -> None:
        x, y, w, h = box
        super().__init__(LOOK, x + w / 2, y + h / 2, w, h, layer=ABOVE)
        self.open_now, self.rise = open_now, 6

    def draw(self, canvas: Canvas) -> None:
        """Paints a key with an eye, shut while the toys lie open."""
        name = "eye-off" if self.open_now else "eye"
        make = partial(icon_button, name)
        y = self.y - self.raised
        canvas.drawing(("icon button", name, False), make, self.x, y, self.w, self.h, anchor="center", shadow=6)
