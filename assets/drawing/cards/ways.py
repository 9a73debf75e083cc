"""The ring of arrows that shows which way play goes on, 200 x 200."""

from __future__ import annotations

import math

from cattable.ui.art.svg import INK, group, linear, path
from drawing.shapes import Drawing


def _arc(start: float, sweep: float) -> str:
    """One clockwise arrow of the ring, from an angle on; degrees, 0 at the top."""

    def at(angle: float, radius: float) -> str:
        a = math.radians(angle)
        return f"{100 + radius * math.sin(a):.1f} {100 - radius * math.cos(a):.1f}"

    neck = start + sweep - 26
    return (
        f"M{at(start, 66)}A66 66 0 0 1 {at(neck, 66)}L{at(neck, 54)}L{at(start + sweep, 76)}"
        f"L{at(neck, 98)}L{at(neck, 86)}A86 86 0 0 0 {at(start, 86)}L{at(start + 8, 76)}Z"
    )


def ring(way: str) -> str:
    """Play to the left goes clockwise round a table, to the right against the clock."""
    body = "".join(path(_arc(60 + 120 * i, 104), "url(#ring)", INK, 7) for i in range(3))
    body = group(group(body, move=(-100, -100)), move=(100, 100), scale=0.94)
    drawing = Drawing(body, linear("ring", "#ffe98a", "#ffae2e"))
    if way == "right":
        drawing = drawing.placed(200, 0, (-1, 1))
    return drawing.page(200, 200)


def pages() -> dict[str, str]:
    """The files of assets/svg/cards by name."""
    return {f"direction-{way}": ring(way) for way in ("left", "right")}
