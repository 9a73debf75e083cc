"""Painting the table of the MAD Magazine Card Game: the ring around the pile, the colour to follow, the attack."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cattable.ui.art.furniture import badge, panel
from cattable.ui.art.handcards import direction
from cattable.ui.art.icons import icon
from cattable.ui.art.svg import INK, document, ellipse, linear, rounded, tone
from cattable.ui.stage import Box
from cattable.ui.table.letters import least
from cattable.ui.tables.mad_magazine import places
from cattable.ui.tables.mad_magazine.words import colour_name, message_name, points, tell

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.mad_magazine.table import MadTable

PAINT = {"green": "#58a845", "yellow": "#f2b632", "red": "#e2452c", "blue": "#4a86d0"}
NEUTRAL = "#8a7a9c"
FIGHTER, APART = 104.0, 6.0
"""Width of a face in an attack, and the least distance between two."""


def paint_of(colour: str) -> str:
    """The paint of a colour of the cards."""
    return PAINT.get(colour, NEUTRAL)


def draw_cloth(t: MadTable, canvas: Canvas) -> None:
    """The disc below the pile in the colour to follow, the ring that shows the way, the plaque with the colour."""
    draw_colour(t, canvas, t.shown.colour)
    draw_way(canvas, "left" if t.shown.way == 1 else "right")
    if t.shown.attack:
        _draw_attack(t, canvas)


def draw_way(canvas: Canvas, way: str) -> None:
    """The ring around the pile, with arrows to the "left" or the "right"."""
    x, y = places.PILE
    ring = places.RING
    canvas.drawing(("way", way), lambda: direction(way), x, y, ring, ring, anchor="center", shadow=6)


def draw_colour(t: MadTable, canvas: Canvas, colour: str) -> None:
    """The disc below the pile and the plaque in a colour; "" for none."""
    paint, size = paint_of(colour), places.RING * 0.8
    canvas.drawing(("disc", paint), lambda: _disc(paint), *places.PILE, size, size, anchor="center")
    x, y, w, h = places.COLOUR
    canvas.drawing(("plaque", w, h, paint), lambda: _plaque(w, h, paint), x, y, w, h, shadow=8)
    title = tell("to_follow")
    canvas.label(title, (x + 16, y + 14, w - 32, 40), 28, "#ffffff", outline=3.5, smallest=least(canvas))
    if not colour:
        canvas.label("?", (x, y + 60, w, h - 120), 120, "#ffffff", outline=8)
        return
    canvas.picture(t.symbol(colour), x + w / 2, y + h / 2 - 4, 168, 168, anchor="center", shadow=5)
    name = colour_name(colour).capitalize()
    canvas.label(name, (x + 16, y + h - 72, w - 32, 52), 42, "#ffffff", outline=5, smallest=least(canvas))


def draw_attack_panel(canvas: Canvas) -> Box:
    """Paints the panel that tells of an attack; returns its place."""
    x, y, w, h = places.ATTACK
    canvas.drawing(("panel", w, h), lambda: panel(w, h), x, y, w, h, shadow=8)
    return places.ATTACK


def _draw_attack(t: MadTable, canvas: Canvas) -> None:
    """Who attacks with what, and whom; who has still to say something waits."""
    attack = t.shown.attack
    assert attack
    x, y, w, _ = draw_attack_panel(canvas)
    draw_fighter(t, canvas, attack.attacker, "smug", x + w / 2, y + 78)
    label = message_name(attack.message)
    canvas.label(label, (x + 30, y + 132, w - 60, 56), 40, "#9b2c1e", smallest=least(canvas))
    canvas.drawing(("icon", "down"), lambda: icon("down"), x + w / 2, y + 214, 56, 56, anchor="center")
    n = len(attack.targets)
    size = min(FIGHTER, (w - 70) / n - APART)
    for i, seat in enumerate(attack.targets):
        cx = x + w / 2 + (i - (n - 1) / 2) * (size + APART)
        waits = seat in attack.asked
        draw_fighter(t, canvas, seat, "shocked" if waits else "sad", cx, y + 290, size)
        sign = "hourglass" if waits else "hand"
        canvas.drawing(("icon", sign), partial(icon, sign), cx, y + 344, 36, 36, anchor="center")


def draw_fighter(t: MadTable, canvas: Canvas, seat: int, mood: str, x: float, y: float, size: float = FIGHTER) -> None:
    """The face of who attacks or is attacked, around a point."""
    canvas.picture(t.face_of(seat, mood), x, y, size, size, anchor="center")


def draw_counted(t: MadTable, canvas: Canvas) -> None:
    """Below the hands that are counted at the end: whose they are, and their points."""
    outcome = t.match.outcome
    if not outcome or not t.shown.ranking:
        return
    for seat in range(len(t.seats)):
        x, y, w, h = places.counted_cell(seat, len(t.seats))
        text = tell("counted", name=t.name(seat), points=points(outcome.points[seat]))
        wide = round(w - 24)
        best = seat in t.shown.ranking[0]
        colour = "#ffe38a" if best else "#fff3d6"
        make = partial(badge, wide, 54, colour)
        canvas.drawing(("counted", wide, best), make, x + 12, y + h - 58, wide, 54, shadow=4)
        canvas.label(text, (x + 26, y + h - 56, w - 52, 48), 30, INK, smallest=least(canvas))


def _disc(paint: str) -> str:
    body = ellipse(100, 100, 98, 98, paint, opacity=0.25) + ellipse(100, 100, 86, 86, paint, opacity=0.55)
    return document(body, 200, 200)


def _plaque(w: float, h: float, paint: str) -> str:
    body = rounded(4, 12, w - 8, h - 16, 34, tone(paint, 0.6), INK, 7)
    body += rounded(4, 4, w - 8, h - 16, 34, "url(#face)", INK, 7)
    body += rounded(14, 14, w - 28, h - 36, 25, "none", "#ffffff", 3, opacity=0.45)
    return document(body, w, h, linear("face", tone(paint, 1.25), paint))
