"""Confetti on a canvas: what falls is counted in motion.py, here it gets its paper.

if self.confetti.update(dt): ...
draw_confetti(canvas, self.confetti)
"""

from __future__ import annotations

from functools import partial

import pygame

from cattable.ui.brush import Brush
from cattable.ui.canvas import Canvas
from cattable.ui.motion import CONFETTI_COLOURS, Confetti

WIDTHS = 6
"""So many widths are drawn of a spinning flake, and as many of its back."""


def draw_confetti(canvas: Canvas, confetti: Confetti) -> None:
    """Paints all flakes."""
    canvas.surface.fblits(
        [
            (_paper(canvas.brush, flake.colour, flake.turn), canvas.stage.at(flake.x, flake.y))
            for flake in confetti.flakes
        ]
    )


def _paper(brush: Brush, colour: int, turn: float) -> pygame.Surface:
    """A flake's surface: narrower as it turns away, paler on its back; kept for a few widths."""
    step = round(turn * WIDTHS)
    return brush.kept(("flake", colour, step), partial(_cut, brush, CONFETTI_COLOURS[colour], step))


def _cut(brush: Brush, colour: str, step: int) -> pygame.Surface:
    flake = pygame.Surface((max(2, brush.px(20 * abs(step) / WIDTHS)), brush.px(13)), pygame.SRCALPHA)
    flake.fill(pygame.Color(colour).lerp("#ffffff", 0.35 if step < 0 else 0.0))
    return pygame.transform.rotozoom(flake, 25, 1)
