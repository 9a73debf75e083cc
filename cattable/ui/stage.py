"""The stage: from the 1920x1080 design space, in which everything is laid out, to the pixels of the window.

    stage = Stage(1280, 720)
    stage.px(90)              # a length in pixels
    stage.at(960, 540)        # a point in pixels
    stage.rect(0, 0, 400, 90) # a pygame.Rect in pixels
    stage.design((640, 360))  # back: (960.0, 540.0)
    stage.whole               # (x, y, w, h) in design units of what the window shows: wider or taller than
                              # 1920x1080 when the window is not 16:9, so backgrounds leave no bars

The design space is centred and scaled by the smaller side; nothing that matters may lie outside 0..1920 x 0..1080.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

WIDTH, HEIGHT = 1920, 1080
Box = tuple[float, float, float, float]
"""x, y, width, height; in design units unless said otherwise."""


class Stage:
    """The mapping for one window size; make a new one when the size changes."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = max(1, width), max(1, height)
        self.scale = min(self.width / WIDTH, self.height / HEIGHT)
        self.left = (self.width - WIDTH * self.scale) / 2
        self.top = (self.height - HEIGHT * self.scale) / 2

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        return self.width, self.height

    @property
    def whole(self) -> Box:
        """The part of the design space that the window shows, at least (0, 0, 1920, 1080)."""
        return -self.left / self.scale, -self.top / self.scale, self.width / self.scale, self.height / self.scale

    def px(self, length: float) -> int:
        """A length in pixels."""
        return round(length * self.scale)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A point in pixels."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in pixels; its edges are rounded, so that neighbours in the design are neighbours on screen."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + w, y + h)
        return pygame.Rect(left, top, right - left, bottom - top)

    def design(self, pixel: Sequence[float]) -> tuple[float, float]:
        """The design point under a pixel's middle."""
        return (pixel[0] + 0.5 - self.left) / self.scale, (pixel[1] + 0.5 - self.top) / self.scale


def inside(box: Box, x: float, y: float) -> bool:
    """Whether a point lies in a box (left and top edges belong to it)."""
    return box[0] <= x < box[0] + box[2] and box[1] <= y < box[1] + box[3]
