"""Painting the table of Herding Cats: the meadow on the cloth, the herds won on the plates."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cattable.ui.art.svg import document, ellipse, path, rounded, stitches
from cattable.ui.motion import Spot
from cattable.ui.stage import Box
from cattable.ui.table.card_places import grown
from cattable.ui.table.counter import Counter
from cattable.ui.table.held import BESIDE, SIZE
from cattable.ui.table.letters import least
from cattable.ui.tables.herding_cats import places
from cattable.ui.tables.herding_cats.words import tell

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.herding_cats.table import HerdingTable

FENCE, PEN = 16.0, 10.0


class HerdsWon(Counter):
    """How many herds a seat has won."""

    def __init__(self, spot: Spot) -> None:
        super().__init__(spot, SIZE, token=36, number=(spot[0] + BESIDE - 9, spot[1]), room=44)

    def draw_token(self, canvas: Canvas, x: float, y: float) -> None:
        """Paints a paw."""
        canvas.picture("cards/herding_cats/symbol", x, y, 40, 40, anchor="center", alpha=255 if self.value else 90)


def draw_meadow(t: HerdingTable, canvas: Canvas) -> None:
    """Grass with a fence where the herds lie; while there is none it says so."""
    x, y, w, h = places.HERDS
    x, y, w, h = x - FENCE, y - FENCE, round(w + 2 * FENCE), round(h + 2 * FENCE)
    canvas.drawing(("meadow", w, h), lambda: _meadow(w, h), x, y, w, h)
    for i in range(len(t.shown.herds)):
        draw_pen(canvas, t.herd_box(i))
    if not t.shown.herds:
        box = (x + 100, y + h / 2 - 40, w - 200, 80)
        canvas.label(tell("no_herds"), box, 40, "#ffffff", outline=5, smallest=least(canvas))


def draw_pen(canvas: Canvas, herd: Box) -> None:
    """Trodden earth around a herd."""
    x, y, w, h = grown(herd, PEN)
    w, h = round(w), round(h)
    canvas.drawing(("pen", w, h), partial(_pen, w, h), x, y, w, h)


def _pen(w: float, h: float) -> str:
    """Trodden earth with a fence around it, for one herd."""
    body = rounded(2, 2, w - 4, h - 4, 26, "#2f7a43", opacity=0.55)
    return document(body + rounded(4, 4, w - 8, h - 8, 24, "none", "#8fcf7a", 3, opacity=0.7), w, h)


def _meadow(w: float, h: float) -> str:
    body = rounded(3, 3, w - 6, h - 6, 40, "#3f8f4f", "#2c5f38", 6)
    body += rounded(10, 10, w - 20, h - 20, 34, "#4fa35c", opacity=0.65)
    for i in range(26):
        x, y = 46 + (i * 173) % (w - 92), 40 + (i * 97) % (h - 90)
        body += path(
            f"M{x:g} {y + 14:g}Q{x + 3:g} {y:g} {x - 4:g} {y - 6:g}M{x + 6:g} {y + 14:g}Q{x + 8:g} {y + 2:g} "
            f"{x + 15:g} {y - 4:g}",
            stroke="#2f7a43",
            width=4,
            opacity=0.6,
        )
        if i % 5 == 0:
            body += ellipse(x + 30, y + 6, 5, 5, "#ffe9a8", opacity=0.7)
    return document(body + stitches(12, 12, w - 24, h - 24, 32, "#cfe8b0", 4), w, h)
