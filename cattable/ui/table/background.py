"""The room that every table stands in: wood to the edges of the window, and the felt."""

from __future__ import annotations

import math

import pygame

from cattable.ui.art.room import felt, vignette, wood
from cattable.ui.art.svg import document, paw
from cattable.ui.canvas import Canvas
from cattable.ui.stage import Box

FELT: Box = (22, 126, 1876, 946)


def background(over: Canvas, tint: str = "teal") -> pygame.Surface:
    """Wood over the whole window and the felt on it, as a picture of its own."""
    size = over.stage.size
    canvas = Canvas(pygame.Surface(size), over.stage, over.brush, over.lettering)
    x, y, w, h = canvas.whole
    boards = canvas.brush.rasterised(
        wood(math.ceil(w) + 2, math.ceil(h) + 2, planks=max(6, round(h / 135))), (size[0] + 4, size[1] + 4)
    )
    canvas.surface.blit(boards, (0, 0))
    canvas.brush.grain(canvas.surface)
    shade = canvas.brush.rasterised(vignette(160, 90), (160, 90))
    canvas.surface.blit(pygame.transform.smoothscale(shade, size), (0, 0))
    x, y, w, h = FELT
    cloth = canvas.brush.rasterised(felt(w, h, tint), (canvas.brush.px(w), canvas.brush.px(h)))
    canvas.shadowed(cloth, x, y, blur=18, alpha=150, drop=8)
    side = canvas.brush.px(620)
    mark = canvas.brush.rasterised(document(paw(100, 100, 1.9, "#ffffff", opacity=0.05), 200, 200), (side, side))
    canvas.put(mark, x + w / 2, y + h * 0.55, "center")
    inner = canvas.stage.rect(x + 30, y + 30, w - 60, h - 60)
    canvas.brush.grain(canvas.surface, inner)
    return canvas.surface
