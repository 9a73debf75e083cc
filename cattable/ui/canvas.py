"""The canvas: what a scene paints on, in design units (1920x1080, see stage.py).

    canvas.picture("paw", 100, 200, 64, 64)                      # assets/svg/paw.svg
    canvas.drawing(("card", 4), lambda: card(4), x, y, 190, 266, shadow=10)
    canvas.put(surface, x, y, anchor="center")                    # a surface at native pixels
    canvas.shadowed(surface, x, y, blur=10, drop=8)
    canvas.text("Roll!", 960, 900, 64, "#ffffff", anchor="center", outline=6)
    canvas.label("Mina", (x, y, w, h), 34)                        # centred in a box, shrinks to fit
    canvas.paragraph(long_text, (x, y, w, h), 30)                 # wrapped; returns the height it took
    with canvas.clipped(x, y, w, h): ...
    canvas.shade(0.5)                                             # darkens the whole window

Anchors are pygame's: topleft midtop topright midleft center midright bottomleft midbottom bottomright.
Text given `within` a box shrinks, down to `smallest`, and is cut with an ellipsis rather than leave it.
When `canvas.audit` is a list, every text drawn adds a Written to it, so that tests can measure the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

import pygame

from cattable.ui.art.svg import INK
from cattable.ui.brush import Brush
from cattable.ui.lettering import SMALLEST, Colour, Lettering
from cattable.ui.stage import Box, Stage

Anchor = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright"
]
Align = Literal["left", "centre", "right"]
LEADING = 1.24
"""Line distance of a paragraph, in text sizes."""


class Written(NamedTuple):
    """A text on the screen: the box around its ink, the box it had to stay in (if any), its size; in design units."""

    text: str
    box: Box
    within: Box | None
    size: float


class Canvas:
    """Paints on a surface of the stage's size."""

    def __init__(self, surface: pygame.Surface, stage: Stage, brush: Brush, lettering: Lettering) -> None:
        self.surface, self.stage, self.brush, self.lettering = surface, stage, brush, lettering
        self.audit: list[Written] | None = None

    @property
    def whole(self) -> Box:
        """The design box of the whole window; backgrounds fill it."""
        return self.stage.whole

    def fill(self, colour: Colour) -> None:
        """Paints the whole window in one colour."""
        self.surface.fill(colour)

    def shade(self, strength: float, colour: Colour = "#2a1208") -> None:
        """Lays a colour over the whole window; strength 0..1."""
        veil = pygame.Surface(self.surface.get_size())
        veil.fill(colour)
        veil.set_alpha(round(255 * strength))
        self.surface.blit(veil, (0, 0))

    def put(
        self, surface: pygame.Surface, x: float, y: float, anchor: Anchor = "topleft", alpha: int = 255
    ) -> pygame.Rect:
        """A surface at native pixels, its anchor on (x, y); returns where it landed, in pixels."""
        place = surface.get_rect(**{anchor: self.stage.at(x, y)})
        if alpha < 255:
            surface.set_alpha(alpha)
            self.surface.blit(surface, place)
            surface.set_alpha(255)
        else:
            self.surface.blit(surface, place)
        return place

    def shadowed(
        self,
        surface: pygame.Surface,
        x: float,
        y: float,
        *,
        blur: float = 10,
        alpha: int = 110,
        drop: float = 8,
        anchor: Anchor = "topleft",
    ) -> pygame.Rect:
        """Like `put`, over a soft shadow `drop` units below it. The surface must be one that is kept."""
        place = surface.get_rect(**{anchor: self.stage.at(x, y)})
        shadow, pad = self.brush.shadow(surface, blur, alpha)
        self.surface.blit(shadow, (place.x - pad, place.y - pad + self.stage.px(drop)))
        self.surface.blit(surface, place)
        return place

    def drawing(
        self,
        key: Hashable,
        make: Callable[[], str],
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        anchor: Anchor = "topleft",
        alpha: int = 255,
        shadow: float = 0,
    ) -> pygame.Rect:
        """The SVG text that `make` gives, w x h units, kept under `key`; `shadow` is the blur of one."""
        surface = self.brush.drawing(key, make, w, h)
        if shadow:
            return self.shadowed(surface, x, y, blur=shadow, drop=shadow * 0.8, anchor=anchor)
        return self.put(surface, x, y, anchor, alpha)

    def picture(
        self,
        name: str,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        anchor: Anchor = "topleft",
        alpha: int = 255,
        shadow: float = 0,
    ) -> pygame.Rect:
        """assets/svg/<name>.svg, w x h units."""
        surface = self.brush.picture(name, w, h)
        if shadow:
            return self.shadowed(surface, x, y, blur=shadow, drop=shadow * 0.8, anchor=anchor)
        return self.put(surface, x, y, anchor, alpha)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float = 36,
        colour: Colour = INK,
        *,
        anchor: Anchor = "topleft",
        bold: bool = True,
        outline: float = 0,
        outline_colour: Colour = INK,
        drop: float = 0,
        within: Box | None = None,
        smallest: float = SMALLEST,
        alpha: int = 255,
    ) -> Box:
        """One line with its anchor on (x, y); returns its box. `within`: the box it shrinks to stay in."""
        if within:
            room = _room(x, anchor, within) - 2 * outline
            size = max(min(size, smallest), min(size, (within[3] - 2 * outline) / self.lettering.text_size))
            size = self.lettering.fit(text, size, room, min(size, smallest), bold)
            text = self.lettering.cut(text, size, room, bold)
        surface = self.lettering.line(
            text, size, colour, bold=bold, outline=outline, outline_colour=outline_colour, drop=drop
        )
        place = self.put(surface, x, y, anchor, alpha)
        if self.audit is not None and text.strip():
            ink = surface.get_bounding_rect().move(place.topleft)
            self.audit.append(Written(text, self._box(ink), within, size))
        return self._box(place)

    def _box(self, pixels: pygame.Rect) -> Box:
        """A rectangle of pixels in design units."""
        left, top = self.stage.design((pixels.x - 0.5, pixels.y - 0.5))
        return left, top, pixels.w / self.stage.scale, pixels.h / self.stage.scale

    def label(
        self,
        text: str,
        box: Box,
        size: float = 36,
        colour: Colour = INK,
        *,
        align: Align = "centre",
        bold: bool = True,
        outline: float = 0,
        outline_colour: Colour = INK,
        drop: float = 0,
        smallest: float = SMALLEST,
        alpha: int = 255,
    ) -> Box:
        """One line in a box, centred from top to bottom; shrinks to the box's width. Returns the text's box."""
        x, y, w, h = box
        across: dict[Align, tuple[float, Anchor]] = {
            "left": (x, "midleft"),
            "centre": (x + w / 2, "center"),
            "right": (x + w, "midright"),
        }
        at, anchor = across[align]
        return self.text(
            text,
            at,
            y + h / 2,
            size,
            colour,
            anchor=anchor,
            bold=bold,
            outline=outline,
            outline_colour=outline_colour,
            drop=drop,
            within=box,
            smallest=smallest,
            alpha=alpha,
        )

    def paragraph(
        self,
        text: str,
        box: Box,
        size: float = 30,
        colour: Colour = INK,
        *,
        align: Align = "left",
        bold: bool = False,
        smallest: float = SMALLEST,
        middle: bool = False,
        outline: float = 0,
    ) -> float:
        """Wrapped text in a box, from its top (or its `middle`); shrinks until it fits. Returns the height it took."""
        x, y, w, h = box
        lines = self.lettering.wrap(text, size, w - 2 * outline, bold)
        while size > smallest and self.height_of(len(lines), size) > h:
            size = max(smallest, size - 1)
            lines = self.lettering.wrap(text, size, w - 2 * outline, bold)
        height = self.height_of(len(lines), size)
        top = y + max(0, (h - height) / 2) if middle else y
        step = LEADING * size * self.lettering.text_size
        anchors: dict[Align, tuple[float, Anchor]] = {
            "left": (x, "topleft"),
            "centre": (x + w / 2, "midtop"),
            "right": (x + w, "topright"),
        }
        at, anchor = anchors[align]
        for i, line in enumerate(lines):
            self.text(
                line,
                at,
                top + i * step,
                size,
                colour,
                anchor=anchor,
                bold=bold,
                outline=outline,
                within=box,
                smallest=size,
            )
        return height

    def height_of(self, lines: int, size: float) -> float:
        """The height of a paragraph of so many lines, in design units."""
        return lines * LEADING * size * self.lettering.text_size

    @contextmanager
    def clipped(self, x: float, y: float, w: float, h: float) -> Iterator[None]:
        """Paints only inside a box, for the length of a `with`."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.stage.rect(x, y, w, h).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)


def _room(x: float, anchor: Anchor, box: Box) -> float:
    """How wide a line may be that is anchored at x and stays in a box."""
    left, right = x - box[0], box[0] + box[2] - x
    if "left" in anchor:
        return right
    if "right" in anchor:
        return left
    return 2 * min(left, right)
