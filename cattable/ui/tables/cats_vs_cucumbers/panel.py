"""The panel: what the dice on the table earn now, how near they are to the rest, and on wish the exact chances."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cattable.games.cats_vs_cucumbers.rules import MEOW_ZA, PURR_FECT
from cattable.ui.art.furniture import badge, panel
from cattable.ui.art.icons import icon
from cattable.ui.art.svg import INK, document, rounded
from cattable.ui.stage import Box
from cattable.ui.table.letters import least
from cattable.ui.table.odds import percent
from cattable.ui.tables.cats_vs_cucumbers import faces
from cattable.ui.tables.cats_vs_cucumbers.places import panel_rows
from cattable.ui.tables.cats_vs_cucumbers.prompts import key_of, rare, so_many, tell
from cattable.ui.tables.cats_vs_cucumbers.readings import Reading, readings

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.cats_vs_cucumbers.table import CucumberTable

PALE, GOOD, ODDS = "#7a5240", "#256a21", "#1d5187"
NAME = 26.0
"""Size of the names of rewards."""
LEAST_PIP = 18.0
"""Units that a pip needs beside a name."""
ROLLS_SHOWN = 5
"""More rolls than this are written as a number."""


def draw_panel(canvas: Canvas, box: Box) -> None:
    """Paints the empty panel."""
    x, y, w, h = box
    canvas.drawing(("panel", w, h), lambda: panel(w, h), x, y, w, h, shadow=9)


def fill_panel(t: CucumberTable, canvas: Canvas, box: Box) -> None:
    """Writes a line for each reward, in two columns."""
    x, y, w, h = box
    if t.shown.ranking and (outcome := t.match.outcome):
        room = (x + 34, y + 16, w - 68, h - 52)
        ended = outcome.tie or outcome.why
        canvas.paragraph(ended, room, 36, INK, bold=True, align="centre", middle=True, smallest=least(canvas))
        return
    title = tell("panel.earns" if not t.chances else "panel.marked" if t.selected else "panel.best")
    canvas.label(title, (x + 30, y + 25, w - 270, 44), 32, PALE, align="left", smallest=least(canvas))
    found = readings(t.r, t.lying())
    for reading, row in zip(found, panel_rows(len(found)), strict=True):
        _draw_row(t, canvas, reading, row)


def _draw_row(t: CucumberTable, canvas: Canvas, reading: Reading, box: Box) -> None:
    """An icon, what it earns or how near it is, and the chance."""
    x, y, w, h = box
    middle, mark = y + h / 2, min(54.0, h - 6)
    earns = reading.earns > 0
    if earns:
        size = round(w), round(h) - 4
        canvas.drawing(("earning", size), partial(_band, *size), x - 4, y + 2, *size)
    _draw_mark(canvas, reading.what, x + 28, middle, mark)
    chance = percent(t.chances[reading.what]) if reading.what in t.chances else ""
    right = 88.0 if chance else 0.0
    left = x + 58
    if earns:
        room = (left, y, w - 62 - right, h)
        canvas.label(_earning(reading, short=bool(chance)), room, 34, GOOD, align="left", smallest=least(canvas))
    else:
        room = (left, y, w - 62 - right, h)
        _draw_pips(canvas, reading, room, "" if chance else tell(f"names.{key_of(reading.what)}"))
    if chance:
        room = (x + w - right, y, right - 4, h)
        canvas.label(chance, room, 32, ODDS, align="right", smallest=least(canvas))


def _earning(reading: Reading, short: bool) -> str:
    if reading.what in (PURR_FECT, MEOW_ZA):
        return tell("claim", what=rare(reading.what))
    return f"+{reading.earns}" if short else so_many(reading.what, reading.earns)


def _draw_mark(canvas: Canvas, what: str, x: float, y: float, size: float) -> None:
    if what in (PURR_FECT, MEOW_ZA):
        name = "crown" if what == PURR_FECT else "star"
        canvas.drawing(("icon", name), partial(icon, name), x, y, size, size, anchor="center")
    else:
        faces.draw_symbol(canvas, what, x, y, size)


def _draw_pips(canvas: Canvas, reading: Reading, room: Box, name: str) -> None:
    """So many of so many, and of what, where there is room for a name."""
    x, y, w, h = room
    wide = canvas.lettering.size_of(name, NAME)[0] + 10 if name else 0.0
    named = (w - wide) / reading.need >= LEAST_PIP
    pitch = min(34.0, (w - wide if named else w) / reading.need)
    for i in range(reading.need):
        full, at = i < reading.have, x + pitch * (i + 0.5)
        side = pitch * 0.9
        canvas.drawing(("pip", full), partial(_pip, full), at, y + h / 2, side, side, anchor="center")
    if name and named:
        left = x + pitch * reading.need + 8
        canvas.label(name, (left, y, x + w - left, h), NAME, PALE, align="left", smallest=least(canvas))


def _pip(full: bool) -> str:
    return document(rounded(5, 5, 38, 38, 12, "#ffb52e" if full else "#efe0c2", INK if full else "#8f7553", 6), 48, 48)


def _band(width: float, height: float) -> str:
    return document(rounded(2, 2, width - 4, height - 4, 16, "#d9f2b4", "#8fbf6a", 3), width, height)


def draw_badge(t: CucumberTable, canvas: Canvas, box: Box) -> None:
    """The board for the rolls that are left; in the last round it says so."""
    x, y, w, h = box
    colour = "#ffd9d2" if t.shown.ending and not t.shown.ranking else "#fffdf6"
    canvas.drawing(("badge", w, h, colour), partial(badge, w, h, colour), x, y, w, h, shadow=6)
    title = tell("over_badge" if t.shown.ranking else "last_round_badge" if t.shown.ending else "rolls_left")
    canvas.label(title, (x + 14, y + 12, w - 28, 42), 28, INK, smallest=least(canvas))


def draw_rolls(t: CucumberTable, canvas: Canvas, box: Box) -> None:
    """How many rolls are left, as dice."""
    x, y, w, _ = box
    rolls = 0 if t.stopped or t.shown.ranking else t.shown.rolls_left
    slots = max(rolls, t.r.sheet.rolls)
    if slots > ROLLS_SHOWN:
        canvas.label(str(rolls), (x + 14, y + 52, w - 28, 62), 46, INK, smallest=least(canvas))
        return
    pitch = min(62.0, (w - 24) / slots)
    for i in range(slots):
        at = x + w / 2 + (i - (slots - 1) / 2) * pitch
        alpha = 255 if i < rolls else 60
        canvas.drawing(("icon", "dice"), partial(icon, "dice"), at, y + 84, 54, 54, anchor="center", alpha=alpha)
