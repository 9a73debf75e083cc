"""What stands behind the screens: a sunburst in some tint, and the front of the wooden table before it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame

from cattable.ui.art.room import wood
from cattable.ui.art.svg import INK, body_of, document, graded, group, linear, path, paw, radial, rounded
from cattable.ui.canvas import Canvas
from cattable.ui.stage import Stage


class Tint(NamedTuple):
    """The colours of a sunburst: its middle, halfway out, its edge, and the rays."""

    middle: str
    half: str
    edge: str
    ray: str


TINTS = {
    "orange": Tint("#fff3cd", "#ffc46b", "#f4854b", "#fff0b8"),
    "teal": Tint("#effbe4", "#8ed6bf", "#37918c", "#e6fbdc"),
    "purple": Tint("#fdeffc", "#c5a5ef", "#7450b8", "#f7e6ff"),
    "gold": Tint("#fffbe0", "#ffd76a", "#eb9a2d", "#fff8cf"),
    "dusk": Tint("#8d7bc4", "#5b4a94", "#2f2555", "#a695da"),
}
RAYS = 15
"""An odd number, so that no ray stands upright."""
EDGE = 34
"""Height of the table's edge, which lies above `top` of `table_front`."""


def sunburst(width: float, height: float, x: float, y: float, tint: str) -> str:
    """Rays and paw prints around (x, y), filling width x height."""
    look = TINTS[tint]
    reach = math.hypot(max(x, width - x), max(y, height - y))
    defs = radial("sky", [(0, look.middle, 1), (0.42, look.half, 1), (1, look.edge, 1)], (x, y), reach)
    defs += radial("ray", [(0, look.ray, 0.9), (0.5, look.ray, 0.55), (1, look.ray, 0.12)], (x, y), reach)
    defs += radial("glow", [(0, "#ffffff", 0.6), (1, "#ffffff", 0)], (x, y), 340, 300)
    wedges = ""
    for i in range(RAYS):
        a, b = (2 * math.pi * (i + part) / RAYS + 0.12 for part in (0.0, 0.5))
        far = reach * 1.1
        wedges += f"M{x:g} {y:g}L{x + far * math.cos(a):.1f} {y + far * math.sin(a):.1f}"
        wedges += f"L{x + far * math.cos(b):.1f} {y + far * math.sin(b):.1f}Z"
    body = rounded(0, 0, width, height, 0, "url(#sky)") + path(wedges, "url(#ray)")
    rows, columns = round(height / 150) + 1, round(width / 240) + 1
    for row in range(rows):
        for column in range(columns):
            px, py = column * 240 + (120 if row % 2 else 0) + 20, row * 150 + 30
            away = math.hypot(px - x, py - y) / reach
            if away > 0.25:
                turn = -14 if (row + column) % 2 else 12
                body += paw(px, py, 0.62, look.ray, turn=turn, opacity=0.12 + 0.3 * away)
    body += rounded(x - 340, y - 300, 680, 600, 0, "url(#glow)")
    return document(body, width, height, defs)


def table_front(width: float, height: float, seed: int = 3) -> str:
    """A wooden table seen from the front: a light edge of EDGE units, planks below it."""
    planks = body_of(wood(width, height - EDGE, seed, max(3, round(height / 145))))
    body = group(planks, move=(0, EDGE)) + rounded(0, EDGE, width, 46, 0, "url(#dusk)")
    body += rounded(-10, 4, width + 20, EDGE - 4, 0, "url(#edge)", INK, 7)
    body += rounded(0, 11, width, 5, 0, "#fff0cf", opacity=0.7)
    defs = linear("edge", "#eebb7c", "#cf8f52") + graded("dusk", [(0, "#3a1c0c", 0.5), (1, "#3a1c0c", 0)])
    return document(body, width, height, defs)


def draw_sunburst(canvas: Canvas, tint: str, x: float = 960, y: float = 400) -> None:
    """Fills the whole window with a sunburst around a point of the stage; for static layers."""
    left, top, w, h = canvas.whole
    size = canvas.stage.size
    # Soft shapes: half the size and scaled up looks the same and takes a quarter of the time.
    small = canvas.brush.rasterised(sunburst(w, h, x - left, y - top, tint), (size[0] // 2 + 1, size[1] // 2 + 1))
    canvas.surface.blit(pygame.transform.smoothscale(small, size), (0, 0))


def draw_table(canvas: Canvas, top: float, seed: int = 3, things: Callable[[Canvas], None] | None = None) -> None:
    """The table from `top` down to the window's lower edge, over the whole width; quick enough for every frame.

    `things` paints what always lies on it; it is called once for a window size.
    """
    left, upper, w, h = canvas.whole
    pixel = canvas.stage.at(0, top)[1]

    def made() -> pygame.Surface:
        size = (canvas.stage.width, canvas.stage.height - pixel)
        front = canvas.brush.rasterised(table_front(w, upper + h - top, seed), size).convert(pygame.Surface((1, 1)))
        if things:
            stage = Stage(*canvas.stage.size)
            stage.top -= pixel
            things(Canvas(front, stage, canvas.brush, canvas.lettering))
        return front

    canvas.put(canvas.brush.kept(("table front", top, seed), made), left, top)
