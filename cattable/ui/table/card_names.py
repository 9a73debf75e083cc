"""The name on a card's band, and the slip of paper with its rule below the card that is looked at closely."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cattable.ui.art import handcards as art
from cattable.ui.art.cards import CARD_WIDTH
from cattable.ui.art.svg import INK, document, rounded
from cattable.ui.lettering import SMALLEST
from cattable.ui.table.cardart import LARGE, RATIO

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.lettering import Lettering

SIZE = 30.0
"""Of a name, in the card's own units; on small cards it is larger, so that it can be read."""
WRITTEN_FROM = 140.0
"""Narrower cards carry no name: their band is lower than the letters."""
DIMMED = "#d9d2d4"
"""Names on cards that cannot be played now: darker than the others, but still easy to read."""
EDGE = 7.0
"""Units of a card that the outline and shadow of the one upon it take."""
OVERHANG, MARGIN, LAP = 66.0, 18.0, 16.0
"""How far the slip stands out on each side, its margin, and how much of the card's rim it covers."""


def draw_name(
    canvas: Canvas,
    names: Sequence[str],
    x: float,
    y: float,
    width: float,
    turn: float = 0.0,
    clear: float = 1.0,
    colour: str = "#ffffff",
) -> None:
    """Writes the first name there is room for on the band of a card around (x, y), turned by degrees.

    `clear` is the share of the card's width that no other card covers: a name is shown whole or not at all.
    """
    letters, scale = canvas.lettering, width / CARD_WIDTH
    room = (min(art.NAME.x + art.NAME.width, clear * CARD_WIDTH - EDGE * (clear < 1)) - art.NAME.x) * scale
    smallest = SMALLEST / letters.text_size  # the player's text size does not count: a card has only so much room
    fitting = (text for text in names if letters.size_of(text, smallest)[0] <= room + 4)
    if width < WRITTEN_FROM or not (text := next(fitting, "")):
        return
    size = letters.fit(text, max(smallest, SIZE * scale / letters.text_size), room, smallest)
    line = letters.line(text, size, colour, outline=3 * scale)
    across, down = art.NAME.x * scale + (room - width) / 2, (art.NAME.y + art.NAME.height / 2) * scale
    down -= width * RATIO / 2
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    spot = x + across * cos + down * sin, y - across * sin + down * cos
    canvas.put(canvas.brush.turned(line, turn), *spot, "center")


def slip_lines(letters: Lettering, text: str) -> tuple[list[str], float, float]:
    """The lines of a rule, their text size, and the height of the slip that holds them."""
    size = max(27.0, SMALLEST / letters.text_size)
    lines = letters.wrap(text, size, LARGE + 2 * (OVERHANG - MARGIN))
    return lines, size, size * letters.text_size * 1.14 * len(lines) + 24


def slip_below(letters: Lettering, text: str) -> float:
    """Units that the slip with a rule stands out below the card."""
    return slip_lines(letters, text)[2] - LAP if text else 0.0


def draw_slip(canvas: Canvas, text: str, x: float, y: float) -> None:
    """A rule, if there is one, on its slip, for a large card around (x, y)."""
    if not text:
        return
    lines, size, height = slip_lines(canvas.lettering, text)
    w, h = round(LARGE + 2 * OVERHANG), round(height)
    top = y + LARGE * RATIO / 2 - LAP
    canvas.drawing(("slip", w, h), lambda: _slip(w, h), x - w / 2, top, w, h, shadow=8)
    step = (height - 24) / len(lines)
    for i, words in enumerate(lines):
        line = canvas.lettering.line(words, size, INK, bold=False)
        canvas.put(line, x, top + 12 + step * (i + 0.5), "center")


def _slip(w: float, h: float) -> str:
    body = rounded(3, 3, w - 6, h - 6, 14, "#fffaf0", INK, 5)
    return document(body + rounded(9, 9, w - 18, h - 18, 9, "none", "#e2b877", 2.5, opacity=0.8), w, h)
