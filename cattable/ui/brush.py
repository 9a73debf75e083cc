"""The brush: turns SVG drawings into surfaces at the window's own pixels, once, and keeps them.

    brush = Brush(stage.scale)
    brush.drawing("deck", lambda: card_back(), 190, 266)   # SVG text, made only when it is not kept yet
    brush.picture("paw", 64, 64)                            # assets/svg/paw.svg
    brush.stretched("plank", lambda w: plank(w, 90), 700, 90, 200)   # drawn 200 wide, its middle stretched to 700
    brush.kept(("card", "mad", 4), lambda: ...)             # any composed surface of yours
    brush.shadow(surface, blur=10, alpha=110)               # -> Shadow(surface, pad): blit at (x - pad, y - pad)
    brush.turned(surface, angle, size=1.0)                  # rotated, clean edges; centre it where you want it
    brush.varied(surface, "dimmed", lambda: ...)            # any other surface made from one that is kept
    brush.grain(surface, rect)                              # a paper-like noise over a large area

Widths and heights are design units, surfaces are native pixels. Shadows and other copies hang on the surface object
they were made from, so hand in surfaces that are kept (from the brush or the lettering), not ones made anew each frame.
Drawings are dear (5 to 50 ms) and copies cheap (about 1 ms) but many, so they are kept apart: a dozen turning cards
push no drawing out. A surface from the brush is shared: copy it before painting on it. A brush belongs to one scale.
"""

from __future__ import annotations

import random
import weakref
from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from cattable.ui.folders import ASSETS
from cattable.ui.raster import Ahead, rasterised
from cattable.ui.shelf import Shelf

MARGIN = 4
"""Transparent pixels around what is rotated: without them its edges are jagged."""
ANGLE_STEP = 0.5
"""Turned copies are kept for every half degree."""
BLURRED_AT = 4
"""Shadows are blurred at this part of their size."""
COLOUR_OF_SHADOWS = (26, 10, 6)


class Shadow(NamedTuple):
    """A soft shadow, larger than its caster by `pad` pixels on each side."""

    surface: pygame.Surface
    pad: int


class Brush:
    """Rasterises for one scale; the budgets bound kept surfaces, in bytes at 1920x1080 (more on larger screens)."""

    def __init__(
        self, scale: float, ahead: Ahead | None = None, budget: int = 70_000_000, copies: int = 42_000_000
    ) -> None:
        self.scale, self.ahead = scale, ahead
        larger = min(2.5, max(1.0, scale * scale))
        self.shelf, self.copies = Shelf(round(budget * larger)), Shelf(round(copies * larger))
        self._pinned: dict[Hashable, pygame.Surface] = {}
        self._noise: pygame.Surface | None = None

    def px(self, length: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(length * self.scale))

    def drawing(self, key: Hashable, make: Callable[[], str], w: float, h: float) -> pygame.Surface:
        """The SVG text that `make` gives, w x h units (its aspect is kept, so one side may come out shorter)."""
        size = (self.px(w), self.px(h))
        return self.shelf.get(("drawing", key, size), lambda: self.rasterised(make(), size))

    def rasterised(self, text: str, size: tuple[int, int]) -> pygame.Surface:
        """SVG text, `size` in pixels, for what you keep yourself: made now, unless it was ordered ahead."""
        return self.ahead.drawn(text, size) if self.ahead else rasterised(text, size)

    def stretched(self, key: Hashable, make: Callable[[float], str], w: float, h: float, slim: float) -> pygame.Surface:
        """A drawing that is the same all along its middle: `make(slim)` is drawn and its middle column repeated.

        A wide one is ready in a third of the time, and another width in no time.
        """
        if w <= slim:
            return self.drawing((key, w), lambda: make(w), w, h)
        return self.kept(
            ("stretched", key, self.px(w), self.px(h)),
            lambda: _widened(self.drawing((key, slim), lambda: make(slim), slim, h), self.px(w)),
        )

    def picture(self, name: str, w: float, h: float) -> pygame.Surface:
        """assets/svg/<name>.svg, w x h units; raises FileNotFoundError."""
        return self.drawing(
            ("picture", name), lambda: (ASSETS / "svg" / f"{name}.svg").read_text(encoding="utf-8"), w, h
        )

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface of your own making, kept under `key` for this scale."""
        return self.shelf.get(("kept", key), make)

    def pinned(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The same, but it stays as long as this brush: for the few that are large and take long."""
        if key not in self._pinned:
            self._pinned[key] = make()
        return self._pinned[key]

    def shadow(self, surface: pygame.Surface, blur: float = 10, alpha: int = 110) -> Shadow:
        """A soft shadow of the surface's shape; `blur` in units, `alpha` 0-255."""
        radius = self.px(blur)
        pad = -(-2 * radius // BLURRED_AT) * BLURRED_AT
        return Shadow(self.varied(surface, ("shadow", radius, alpha), lambda: _cast(surface, radius, pad, alpha)), pad)

    def turned(
        self, surface: pygame.Surface, angle: float, size: float = 1.0, *, passing: bool = False
    ) -> pygame.Surface:
        """The surface turned by `angle` degrees (anticlockwise) and resized, smooth at its edges.

        A `passing` one is not kept: hardly a second picture of a tumbling die is the same.
        """
        angle = round(angle / ANGLE_STEP) * ANGLE_STEP % 360
        size = round(size, 2)
        if angle == 0 and size == 1:
            return surface
        if passing and angle == 0:
            return pygame.transform.smoothscale_by(surface, size)
        if passing:
            return pygame.transform.rotozoom(padded(surface, MARGIN), angle, size)
        return self.varied(surface, ("turned", angle, size), lambda: self.turned(surface, angle, size, passing=True))

    def varied(self, surface: pygame.Surface, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A copy of your own making, kept under `key` and the surface it was made from."""
        return self.copies.get((key, weakref.ref(surface)), make)

    def grain(self, surface: pygame.Surface, rect: pygame.Rect | None = None) -> None:
        """Lays a fine noise over a part of an opaque surface (all of it when `rect` is None); in place."""
        if self._noise is None:
            self._noise = noise_tile()
        area = surface.get_rect() if rect is None else rect
        before = surface.get_clip()
        surface.set_clip(area.clip(before))
        side = self._noise.get_width()
        surface.fblits(
            [
                (self._noise, (x, y))
                for y in range(area.top, area.bottom, side)
                for x in range(area.left, area.right, side)
            ]
        )
        surface.set_clip(before)


def _widened(narrow: pygame.Surface, width: int) -> pygame.Surface:
    """The picture at another width: its halves at the ends, its middle column in between."""
    was, height = narrow.get_size()
    half = was // 2
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    between = pygame.Rect(half, 0, width - was, height)
    pygame.transform.scale(narrow.subsurface((half, 0, 1, height)), between.size, out.subsurface(between))
    out.blit(narrow, (0, 0), (0, 0, half, height), special_flags=pygame.BLEND_RGBA_MAX)
    out.blit(narrow, (between.right, 0), (half, 0, was - half, height), special_flags=pygame.BLEND_RGBA_MAX)
    return out


def padded(surface: pygame.Surface, margin: int) -> pygame.Surface:
    """A copy with transparent pixels around it."""
    w, h = surface.get_size()
    out = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
    out.blit(surface, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    return out


def _cast(surface: pygame.Surface, radius: int, pad: int, alpha: int) -> pygame.Surface:
    """The shadow's surface: the shape blurred twice at a small size, and blown up again."""
    w, h = surface.get_size()
    wide, high = w + 2 * pad, h + 2 * pad
    small = pygame.Surface((max(1, wide // BLURRED_AT), max(1, high // BLURRED_AT)), pygame.SRCALPHA)
    across, down = small.get_width() / wide, small.get_height() / high
    shape = pygame.transform.smoothscale(surface, (max(1, round(w * across)), max(1, round(h * down))))
    small.blit(shape, (round(pad * across), round(pad * down)), special_flags=pygame.BLEND_RGBA_MAX)
    small.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    reach = max(1, radius // BLURRED_AT)
    small = pygame.transform.box_blur(pygame.transform.box_blur(small, reach), reach)
    small.fill((*COLOUR_OF_SHADOWS, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return pygame.transform.smoothscale(small, (wide, high))


def noise_tile(side: int = 256, strength: int = 16, seed: int = 4) -> pygame.Surface:
    """A square of random lighter and darker specks, mostly transparent; the same every time."""
    lot = random.Random(seed)
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    pixels = bytearray()
    for value in lot.randbytes(side * side):
        shade = 255 if value & 1 else 0
        pixels += bytes((shade, shade, shade, (value >> 1) * strength >> 7))
    tile.blit(pygame.image.frombuffer(pixels, (side, side), "RGBA"), (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return tile
