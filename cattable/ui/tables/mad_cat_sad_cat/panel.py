"""The reading panel: what the dice can be read as, what each reading pays, and what setting dice aside would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cattable.games.mad_cat_sad_cat.rules import CATPOT, MadCatRules
from cattable.ui.art.cards import combination_row
from cattable.ui.art.furniture import panel
from cattable.ui.art.svg import INK, document, group
from cattable.ui.art.tokens import COIN_HEIGHT, COIN_WIDTH, coin
from cattable.ui.stage import Box
from cattable.ui.table.letters import least
from cattable.ui.tables.mad_cat_sad_cat.readings import Reading
from cattable.ui.words import say

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas

PALE = "#7a5240"


def draw_panel(canvas: Canvas, box: Box) -> None:
    """Paints the empty panel."""
    x, y, w, h = box
    canvas.drawing(("panel", w, h), lambda: panel(w, h), x, y, w, h, shadow=9)


def fill_panel(canvas: Canvas, r: MadCatRules, box: Box, title: str, found: Sequence[Reading], note: str) -> None:
    """Writes the readings; without any it says so, the note stands at the foot."""
    x, y, w, h = box
    inner = (x + 34, y + 22, w - 68, h - 62)
    canvas.label(title, (inner[0], inner[1], inner[2], 40), 30, PALE, align="left", bold=True, smallest=least(canvas))
    foot = inner[1] + inner[3]
    if note:
        tall = min(canvas.height_of(len(canvas.lettering.wrap(note, 27, inner[2])), 27), inner[3] - 44)
        canvas.paragraph(
            note, (inner[0], foot - tall, inner[2], tall), 27, "#9b2c1e", middle=True, smallest=least(canvas)
        )
        foot -= tall + 4
    rows = (inner[0], inner[1] + 42, inner[2], foot - inner[1] - 42)
    if not found:
        canvas.paragraph(
            say("mad_cat_sad_cat.panel.nothing", combos=", ".join(r.groups)), rows, 28, PALE, smallest=least(canvas)
        )
        return
    many_kinds = len({reading.kind for reading in found}) > 1
    tall = min(74.0, rows[3] / len(found))
    for i, reading in enumerate(found):
        _draw_row(canvas, r, reading, (rows[0], rows[1] + i * tall, rows[2], tall), many_kinds)


def _draw_row(canvas: Canvas, r: MadCatRules, reading: Reading, box: Box, with_kind: bool) -> None:
    x, y, w, h = box
    middle, mark = y + h / 2, min(54.0, h - 4)
    signs = 150.0
    if reading.combo != CATPOT:
        groups = tuple(r.sheet.combinations[reading.combo].groups)
        canvas.drawing(
            ("signs", groups),
            lambda: document(group(combination_row(groups, 142, 40), move=(75, 24)), 150, 48),
            x,
            middle - signs * 0.16,
            signs,
            48,
        )
    name = f"{reading.kind} {reading.combo}" if with_kind else reading.combo
    canvas.label(
        name,
        (x + signs + 14, y, w - signs - 146, h),
        36,
        INK if reading.pays else PALE,
        align="left",
        smallest=least(canvas),
    )
    canvas.drawing("coin", coin, x + w - 92, middle, mark, mark * COIN_HEIGHT / COIN_WIDTH, anchor="center")
    canvas.label(
        str(reading.pays),
        (x + w - 62, y, 62, h),
        44,
        INK if reading.pays else PALE,
        align="left",
        smallest=least(canvas),
    )
