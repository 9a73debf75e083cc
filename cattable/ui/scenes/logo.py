"""The name of the program in letters that bob."""

from __future__ import annotations

import math

import pygame

from cattable.ui.art.svg import tone
from cattable.ui.canvas import Canvas
from cattable.ui.raster import native

NAME = "CAT TABLE"
_COLOURS = ("#ff7d5c", "#ffc93f", "#6cc36a", "", "#58b6ee", "#b28cf0", "#ff8fb0", "#ffc93f", "#ff7d5c")
_TILTS = (4, -3, 2, 0, -3, 3, -2, 4, -3)
SIZE, BORDER, DROP = 212, 16, 14
SPACING, GAP = 5, 62
"""Units between letters, and between the words."""
HEIGHT_OF_BOB = 6


def draw_logo(canvas: Canvas, x: float, y: float, time: float, bob: float = 1.0) -> None:
    """The letters around (x, y) at a time in seconds; `bob` 0..1 is how much they move."""
    letters = [_letter(canvas, i) for i in range(len(NAME))]
    scale = canvas.stage.scale
    pad = 2 * BORDER - 8
    widths = [letter.get_width() / scale - pad if letter else GAP for letter in letters]
    left = x - (sum(widths) + SPACING * (len(widths) - 1)) / 2
    middle = (len(NAME) - 1) / 2
    for i, (letter, width) in enumerate(zip(letters, widths, strict=True)):
        if letter:
            rise = HEIGHT_OF_BOB * bob * math.sin(time * 2.4 + i * 0.7)
            at = y + 1.7 * (i - middle) ** 2 + rise
            canvas.put(canvas.brush.turned(letter, _TILTS[i]), left + width / 2, at, "center")
        left += width + SPACING


def _letter(canvas: Canvas, i: int) -> pygame.Surface | None:
    """One letter with its border, its block below and a gloss on its upper half; None for the space."""
    ch = NAME[i]
    if ch == " ":
        return None
    lettering = canvas.lettering
    size = SIZE / lettering.text_size  # the name does not grow with the player's text size

    def made() -> pygame.Surface:
        face = lettering.line(ch, size, _COLOURS[i], outline=BORDER, drop=DROP).copy()
        gloss = lettering.line(ch, size, tone(_COLOURS[i], 1.5)).copy()
        ink = gloss.get_bounding_rect()
        for row in range(gloss.get_height()):
            share = max(0.0, 1 - (row - ink.top) / (ink.height * 0.62))
            shine = (255, 255, 255, round(210 * min(1.0, share)))
            gloss.fill(shine, (0, row, gloss.get_width(), 1), pygame.BLEND_RGBA_MULT)
        edge = max(1, round(BORDER * canvas.stage.scale))
        face.blit(gloss, (edge, edge))
        return native(face)

    return canvas.brush.kept(("logo", i), made)
