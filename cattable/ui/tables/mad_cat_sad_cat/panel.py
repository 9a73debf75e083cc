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
    canvas.shadowed(canvas.brush.stretched(("panel", h), lambda wide: panel(wide, h), w, h, 160), x, y, blur=9, drop=7)


def fill_panel(canvas: Canvas, r: MadCatRules, box: Box, title: str, found: Sequence[Reading], note: str) -> None:
    """Writes the readings; without any, what one is after. The note stands at the foot."""
    x, y, w, h = box
    inner = (x + 34, y + 22, w - 68, h - 62)
    title = title if found else say("mad_cat_sad_cat.panel.nothing")
    canvas.label(title, (inner[0], inner[1], inner[2], 40), 30, PALE, align="left", smallest=least(canvas))
    foot = inner[1] + inner[3]
    if note:
        tall = min(canvas.height_of(len(canvas.lettering.wrap(note, 27, inner[2])), 27), inner[3] - 44)
        place = (inner[0], foot - tall, inner[2], tall)
        canvas.paragraph(note, place, 27, "#9b2c1e", middle=True, smallest=least(canvas))
        foot -= tall + 4
    many_kinds = len({reading.kind for reading in found}) > 1
    wanted = found or [Reading("", combo, "", 0) for combo in r.groups]
    top, tall = inner[1] + 42, min(74.0, (foot - inner[1] - 42) / len(wanted))
    for i, reading in enumerate(wanted):
        name = f"{reading.kind} {reading.combo}" if many_kinds else reading.combo
        row = (inner[0], top + i * tall, inner[2], tall)
        _draw_row(canvas, r, reading, row, name, pays=bool(found))


def _draw_row(canvas: Canvas, r: MadCatRules, reading: Reading, box: Box, name: str, pays: bool) -> None:
    """One combination in signs and by name, and what it pays."""
    x, y, w, h = box
    middle, mark, signs = y + h / 2, min(54.0, h - 4), 150
    if reading.combo != CATPOT:
        groups = tuple(r.sheet.combinations[reading.combo].groups)
        canvas.drawing(("signs", groups), lambda: _signs(groups), x, middle - 24, signs, 48)
    colour = INK if reading.pays else PALE
    place = (x + signs + 14, y, w - signs - 146, h)
    canvas.label(name, place, 36 if pays else 32, colour, align="left", bold=pays, smallest=least(canvas))
    if pays:
        canvas.drawing("coin", coin, x + w - 92, middle, mark, mark * COIN_HEIGHT / COIN_WIDTH, anchor="center")
        place = (x + w - 62, y, 62, h)
        canvas.label(str(reading.pays), place, 44, colour, align="left", smallest=least(canvas))


def _signs(groups: tuple[int, ...]) -> str:
    return document(group(combination_row(groups, 142, 40), move=(75, 24)), 150, 48)
