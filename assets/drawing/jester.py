"""The jester: a green cat with eyes of two sizes, and its cap on the 256-unit head."""

from __future__ import annotations

from dataclasses import replace

from cattable.ui.art.svg import INK, ellipse, path
from drawing.coats import COATS, Eye, Fur
from drawing.shapes import mirrored

JESTER = replace(
    COATS["ginger"],
    fur=Fur("#d6ec7a", "#9cc93f", "#6f9a2a", "#6d9a2c", "#ffb0a6", "#fbfde6", "#e0ecb4", "#e8746f"),
    left=Eye(84, 134, 34, 36, ("#ffd75a", "#f0932a"), (8, 9), ball=True),
    right=Eye(80, 142, 25, 27, ("#7cc4f5", "#2f7fd0"), (8, 9), ball=True),
)


def cap() -> str:
    """Three horns with bells."""
    horn = "M70 78 C40 40 4 52 -2 92 C22 76 40 96 58 98Z"
    body = path(horn, "#e0453f", INK, 9) + mirrored(path(horn, "#3a84dc", INK, 9))
    body += path("M66 84 C84 40 108 30 100 -14 C142 -8 168 40 190 84 Q128 60 66 84Z", "#ffd23f", INK, 9)
    body += path("M56 90 Q128 58 200 90 L196 108 Q128 78 60 108Z", "#8a4fd0", INK, 8)
    for x, y in ((-2, 98), (258, 98), (98, -16)):
        body += ellipse(x, y, 15, 15, "#ffe27a", INK, 7)
        body += path(f"M{x - 6} {y + 4} L{x + 6} {y + 4}", stroke=INK, width=4)
    return body
