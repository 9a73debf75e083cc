"""Lettering: text as surfaces, measured and kept. Sizes are in design units (26 is the smallest that a couch can read).

    lettering = Lettering(stage.scale, fonts, text_size=1.0)
    lettering.line("Roll!", 64, "#ffffff", outline=6, drop=4)   # a kept surface: copy before painting on it
    lettering.size_of("Roll!", 64)                              # (width, height) in design units
    lettering.wrap(text, 30, width=600, bold=False)             # list of lines
    lettering.fit("A long name", 40, width=200, smallest=26)    # the largest size not above 40 that fits

Bold is the headline weight, not bold the body weight. Every string can be drawn; what is not drawable is left out.
The player's text size (1.0, 1.15, 1.3) multiplies every size here, so callers always give the plain one.
"""

from __future__ import annotations

from pathlib import Path

import pygame

from cattable.store.names import is_drawable
from cattable.ui.art.svg import INK
from cattable.ui.fonts import Fonts
from cattable.ui.shelf import Shelf

SMALLEST = 26
LONGEST = 400
"""Characters in one line; more is cut, because no line is wider than a screen."""
FOREIGN = 0.86
"""Fonts of the machine look larger than ours at the same size."""
Colour = str | tuple[int, int, int]


class Lettering:
    """Renders for one scale; make a new one when the scale or the text size changes."""

    def __init__(self, scale: float, fonts: Fonts, text_size: float = 1.0, budget: int = 10_000_000) -> None:
        self.scale, self.fonts, self.text_size = scale, fonts, text_size
        self.shelf = Shelf(round(budget * min(2.5, max(1.0, scale * scale))))
        self._widths: dict[tuple[str, int, bool], int] = {}

    def pixels(self, size: float) -> int:
        """A text size in pixels."""
        return max(4, round(size * self.scale * self.text_size))

    def line(
        self,
        text: str,
        size: float,
        colour: Colour = INK,
        *,
        bold: bool = True,
        outline: float = 0,
        outline_colour: Colour = INK,
        drop: float = 0,
    ) -> pygame.Surface:
        """One line of text; `outline` is a border and `drop` a block of it below, both in design units."""
        text = drawable(text[:LONGEST])
        edge = max(1, round(outline * self.scale)) if outline else 0
        fall = max(1, round(drop * self.scale)) if drop else 0
        key = (text, self.pixels(size), colour, bold, edge, outline_colour, fall)
        return self.shelf.get(
            key, lambda: self._render(text, self.pixels(size), colour, bold, edge, outline_colour, fall)
        )

    def size_of(self, text: str, size: float, bold: bool = True) -> tuple[float, float]:
        """Width and height of a line in design units, without outline."""
        height = self.fonts.font(self.fonts.main(bold), self.pixels(size)).get_height()
        return self._width(text, self.pixels(size), bold) / self.scale, height / self.scale

    def fit(self, text: str, size: float, width: float, smallest: float = SMALLEST, bold: bool = True) -> float:
        """The largest size from `size` down at which the line is at most `width` wide; `smallest` if none is."""
        room = width * self.scale
        while size > smallest and (wide := self._width(text, self.pixels(size), bold)) > room:
            size = max(smallest, min(size - 1, size * room / wide))
        return size

    def cut(self, text: str, size: float, width: float, bold: bool = True) -> str:
        """The text, or as much of it as is at most `width` wide, with an ellipsis."""
        pixels, room = self.pixels(size), width * self.scale
        if self._width(text, pixels, bold) <= room:
            return text
        low, high = 0, min(len(text), LONGEST)
        while low < high:
            middle = (low + high + 1) // 2
            fits = self._width(text[:middle].rstrip() + "…", pixels, bold) <= room
            low, high = (middle, high) if fits else (low, middle - 1)
        return text[:low].rstrip() + "…" if low else ""

    def wrap(self, text: str, size: float, width: float, bold: bool = False) -> list[str]:
        """The text in lines at most `width` wide; breaks at spaces and line ends, inside a word only if it must."""
        pixels, room = self.pixels(size), width * self.scale
        lines: list[str] = []
        for part in text.splitlines():
            line = ""
            for word in part.split(" "):
                longer = f"{line} {word}" if line else word
                if self._width(longer, pixels, bold) <= room:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *full, line = self._broken(word, pixels, room, bold)
                lines += full
            lines.append(line)
        return lines

    def _broken(self, word: str, pixels: int, room: float, bold: bool) -> list[str]:
        """A word cut into pieces that fit; one piece if it does."""
        pieces = [""]
        for ch in word if self._width(word, pixels, bold) > room else [word]:
            if pieces[-1] and self._width(pieces[-1] + ch, pixels, bold) > room:
                pieces.append("")
            pieces[-1] += ch
        return pieces

    def _width(self, text: str, pixels: int, bold: bool) -> int:
        key = (text, pixels, bold)
        if key not in self._widths:
            if len(self._widths) > 20_000:
                self._widths.clear()
            self._widths[key] = sum(
                self._font(run.path, pixels).size(run.text)[0]
                for run in self.fonts.runs(drawable(text[:LONGEST]), bold)
            )
        return self._widths[key]

    def _font(self, path: Path, pixels: int, outline: int = 0) -> pygame.font.Font:
        return self.fonts.font(path, pixels if self.fonts.is_ours(path) else max(4, round(pixels * FOREIGN)), outline)

    def _render(
        self, text: str, pixels: int, colour: Colour, bold: bool, edge: int, edge_colour: Colour, fall: int
    ) -> pygame.Surface:
        main = self.fonts.font(self.fonts.main(bold), pixels)
        faces: list[tuple[pygame.Surface, pygame.Surface | None, int]] = []
        width = 0
        for run in self.fonts.runs(text, bold):
            font = self._font(run.path, pixels)
            if not font.size(run.text)[0]:
                continue  # pygame refuses to draw nothing
            way = pygame.DIRECTION_RTL if run.right_to_left else pygame.DIRECTION_LTR
            font.set_direction(way)
            face, border = font.render(run.text, True, colour), None
            if edge:
                stroked = self._font(run.path, pixels, edge)
                stroked.set_direction(way)
                border = stroked.render(run.text, True, edge_colour)
            faces.append((face, border, main.get_ascent() - font.get_ascent()))
            width += face.get_width()
        out = pygame.Surface((width + 2 * edge, main.get_height() + 2 * edge + fall), pygame.SRCALPHA)
        for down in (fall, 0) if fall else (0,):
            x = 0
            for face, border, rise in faces:
                if border:
                    out.blit(border, (x, rise + down))
                x += face.get_width()
        x = edge
        for face, _, rise in faces:
            out.blit(face, (x, rise + edge))
            x += face.get_width()
        return out


def drawable(text: str) -> str:
    """The text on one line, without what a font cannot draw."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(ch if is_drawable(ch) else " " if ch.isspace() else "" for ch in text)
