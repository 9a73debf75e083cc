"""The panel below the tray: what the dice show together, and how many may be rolled next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cattable.ui.art.meowspace import dice_pattern
from cattable.ui.art.svg import INK
from cattable.ui.stage import Box
from cattable.ui.table.letters import least
from cattable.ui.tables.meow_meow_dice import faces, words
from cattable.ui.tables.meow_meow_dice.places import PANEL
from cattable.ui.tables.meow_meow_dice.reading import EMPTY, WON, again_at_most, place_shown, reading
from cattable.ui.tables.meow_meow_dice.words import tell

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.meow_meow_dice.table import MeowTable

PALE, RED, GREEN = "#7a5240", "#9b2c1e", "#2f6a22"


def draw_panel(t: MeowTable, canvas: Canvas) -> None:
    """Writes it: while a die is being locked only the question, before the first roll what the roll will be."""
    x, y, w, h = PANEL
    small = least(canvas)
    line = _row(0)
    if text := t.outcome or _how_it_ended(t):
        room = (x + 34, y + 12, w - 68, h - 44)
        canvas.paragraph(text, room, 38, INK, bold=True, align="centre", middle=True, smallest=small)
        return
    if t.mode == "swap":
        canvas.label(tell("panel.swap"), line, 30, PALE, smallest=small)
        chosen = words.cards(len(t.chosen_places())) if t.selected else tell("panel.swap_none")
        seat = t.shown.turn
        cost = tell("cost_enthusiasm", left=t.shown.enthusiasm[seat]) if t.r.advanced else tell("panel.swap_cost")
        canvas.label(chosen, _row(1), 36, INK, smallest=small)
        canvas.label(cost, _row(2), 28, PALE, bold=False, smallest=small)
        return
    if t.mode == "lock":
        canvas.label(tell("panel.lock"), line, 34, PALE, smallest=small)
        text = tell("panel.locked_so_far" if t.shown.locked else "panel.lock_means")
        canvas.label(text, _row(1), 30, PALE, bold=False, smallest=small)
        _draw_signs(t, canvas, t.shown.locked, _row(2))
        return
    if t.mode == "condition" and t.token:
        canvas.label(tell("panel.token"), line, 30, PALE, smallest=small)
        canvas.label(words.token(t, t.token), _row(1), 34, INK, smallest=small)
        bonus = words.points(t.r.sheet.scoring.token)
        canvas.label(tell("panel.token_brings", points=bonus), _row(2), 28, PALE, bold=False, smallest=small)
        return
    if not t.shown.last_roll:
        free = t.r.sheet.dice - len(t.shown.locked)
        canvas.label(tell("panel.first"), line, 30, PALE, smallest=small)
        canvas.label(tell("panel.first_roll", dice=words.dice(free)), _row(1), 38, INK, smallest=small)
        canvas.label(tell("panel.fewer"), _row(2), 28, PALE, bold=False, smallest=small)
        return
    if t.in_air:
        canvas.label(tell("panel.in_air"), _row(1), 38, PALE, smallest=small)
        return
    if t.selected:
        _draw_preview(t, canvas)
    else:
        _draw_trick(t, canvas)
    most = again_at_most(t.shown)
    text = tell("panel.next", dice=words.dice(most)) if most else tell("panel.no_more")
    canvas.label(text, _row(2), 32, PALE, smallest=small)


def _how_it_ended(t: MeowTable) -> str:
    """What brought a match to its end that is over, or what broke the tie."""
    outcome = t.match.outcome if t.shown.ranking else None
    return (outcome.tie or outcome.why) if outcome else ""


def _row(number: int) -> Box:
    x, y, w, _ = PANEL
    return x + 34, y + 14 + 46 * number, w - 68, 46


def _draw_trick(t: MeowTable, canvas: Canvas) -> None:
    """The place that the dice fit, and whether its card can be taken."""
    small, place = least(canvas), place_shown(t.r, t.shown)
    if not place:
        canvas.label(tell("panel.no_trick"), _row(0), 40, INK, smallest=small)
        canvas.label(tell("panel.no_trick_more"), _row(1), 30, PALE, bold=False, smallest=small)
        return
    x, y, w, h = _row(0)
    draw_pattern(t, canvas, place, x, y + 1)
    canvas.label(place, (x + 214, y, w - 214, h), 40, INK, align="left", smallest=small)
    card, found = t.shown.board[place], reading(t.r, t.shown, place)
    if found.kind == WON:
        canvas.label(words.wins(t, place), _row(1), 36, GREEN, smallest=small)
    elif found.kind == EMPTY:
        canvas.label(tell("why_empty"), _row(1), 32, RED, smallest=small)
    else:
        missed = ", ".join(words.misses(t, kind, side) for kind, side in found.missed)
        canvas.label(tell("panel.fails", card=card, missed=missed), _row(1), 34, RED, smallest=small)


def draw_pattern(t: MeowTable, canvas: Canvas, place: str, x: float, y: float) -> None:
    """The dice of a place, equal ones together."""
    groups = tuple(t.r.sheet.places[place].groups)
    canvas.drawing(("pattern", groups), lambda: dice_pattern(groups, 200, 44), x, y, 200, 44)


def _draw_preview(t: MeowTable, canvas: Canvas) -> None:
    """The dice that stay when the chosen ones are rolled again."""
    again, kept = t.chosen_sides(), list(t.shown.all_dice)
    for face in again:
        kept.remove(face)
    x, y, w, h = _row(0)
    small = least(canvas)
    canvas.label(tell("panel.stay" if kept else "panel.none_stay"), (x, y, w, h), 32, PALE, smallest=small)
    _draw_signs(t, canvas, kept, _row(1))


def _draw_signs(t: MeowTable, canvas: Canvas, dice: Sequence[str], row: Box) -> None:
    """What some dice show, in signs side by side."""
    x, y, w, h = row
    pitch = min(60.0, w / max(1, len(dice)))
    for i, face in enumerate(dice):
        faces.symbol(canvas, t.r, face, x + w / 2 + (i - (len(dice) - 1) / 2) * pitch, y + h / 2, 54)
