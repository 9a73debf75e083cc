"""Personal spaces: the large one beside the board, and the small signs on the plates."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pygame

from cattable.ui.art.meowspace import enthusiasm_card, enthusiasm_size, enthusiasm_slot
from cattable.ui.art.seats import SEAT_COLOURS, pattern
from cattable.ui.art.svg import INK, document, group, linear, path, rounded, stitches, tone
from cattable.ui.stage import Box
from cattable.ui.table.letters import least
from cattable.ui.tables.meow_meow_dice import faces
from cattable.ui.tables.meow_meow_dice.places import CAT, FIRE, SPACE, WON, column
from cattable.ui.tables.meow_meow_dice.words import tell

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.meow_meow_dice.table import MeowTable

TOKEN_SIZE, OWNERS_TOKEN = 96.0, 48.0
"""Width of the cat token in a personal space."""
SOURCES = ("cards", "own cat", "items", "tokens", "abilities")
"""What points come from, in the order in which they are told."""


def blanket(width: float, height: float, colour: str) -> str:
    """The blanket in a seat's colour that a personal space lies on."""
    look, w, h = SEAT_COLOURS[colour], width, height
    low = tone(look.low, 0.62)
    body = rounded(4, 4, w - 8, h - 8, 34, "url(#blanket)", INK, 8)
    body += group(pattern(look.pattern, w - 44, h - 44, tone(look.low, 0.74), radius=20, scale=1.6), move=(22, 22))
    body += stitches(20, 20, w - 40, h - 40, 22, look.high, 3, opacity=0.7)
    return document(body, w, h, linear("blanket", tone(look.low, 0.86), low))


def draw_space(t: MeowTable, canvas: Canvas) -> None:
    """What seldom changes of the space of whoever's turn it is."""
    seat, r = t.active_seat(), t.r
    draw_blanket(canvas, t.seats[seat].colour)
    items = list(r.sheet.items)
    for i, item in enumerate(items):
        left, top, wide, tall = column(i, len(items))
        canvas.drawing(("lane", wide, tall), lambda: _lane(wide, tall), left, top, wide, tall)  # noqa: B023
        faces.item_icon(canvas, r, item, left + wide / 2, top + 25, 46)


def draw_blanket(canvas: Canvas, colour: str) -> None:
    """The blanket beside the board, in a seat's colour."""
    x, y, w, h = SPACE
    canvas.drawing(("blanket", colour, w, h), lambda: blanket(w, h, colour), x, y, w, h, shadow=10)


def _lane(width: float, height: float) -> str:
    body = rounded(4, 4, width - 8, height - 8, 18, "#1c0f08", opacity=0.28)
    return document(body + path(f"M22 49H{width - 22:g}", stroke="#ffffff", width=2.5, opacity=0.35), width, height)


def card_slot(width: float, height: float) -> str:
    """A place on a blanket where no card lies yet."""
    body = rounded(4, 4, width - 8, height - 8, 24, "#1c0f08", opacity=0.26)
    return document(body + stitches(12, 12, width - 24, height - 24, 18, "#ffffff", 3, opacity=0.5), width, height)


def draw_state(t: MeowTable, canvas: Canvas) -> None:
    """The owner's name and points, the cat, what it has left of enthusiasm or whether its token is up, tokens won."""
    seat, r, shown = t.active_seat(), t.r, t.shown
    x, y, w, h = SPACE
    title = tell("space_of", name=t.name(seat))
    canvas.label(title, (x + 34, y + 20, w - 210, 48), 38, "#ffffff", align="left", outline=4, smallest=least(canvas))
    draw_total(t, canvas, seat, (x + w - 170, y + 16, 140, 56))
    if cat := shown.cats[seat]:
        canvas.shadowed(faces.cat_card(canvas, r, cat, CAT[2]), CAT[0], CAT[1], blur=7, drop=5)
        if r.advanced:
            draw_fire(t, canvas, seat, FIRE)
        else:
            token = faces.cat_token(canvas, r, cat, not shown.side_up[seat], TOKEN_SIZE)
            canvas.shadowed(token, FIRE[0] + FIRE[2] / 2, FIRE[1] + 48, blur=6, drop=5, anchor="center")
    draw_won(t, canvas, seat, WON)
    draw_sources(t, canvas, seat, (x + 26, y + h - 66, w - 52, 44))


def draw_total(t: MeowTable, canvas: Canvas, seat: int, box: Box) -> None:
    """All points of a seat so far, after a coin."""
    x, y, w, h = box
    t.scores[seat].draw_token(canvas, x + 30, y + h / 2)
    canvas.label(
        str(t.total(seat)), (x + 62, y, w - 62, h), 50, "#ffffff", align="left", outline=5, smallest=least(canvas)
    )


def fire_slot(t: MeowTable, box: Box, number: int) -> Box:
    """Where the cat token lies on an enthusiasm card that fills a box."""
    scale = box[2] / enthusiasm_size(t.r.sheet.enthusiasm.most)[0]
    slot = enthusiasm_slot(number)
    return box[0] + slot.x * scale, box[1] + slot.y * scale, slot.width * scale, slot.height * scale


def enthusiasm_picture(t: MeowTable, canvas: Canvas, cat: str, width: float) -> pygame.Surface:
    """The empty enthusiasm card of a cat."""
    number, most = t.r.sheet.cats.index(cat), t.r.sheet.enthusiasm.most
    w, h = enthusiasm_size(most)
    key = ("enthusiasm", number, most)
    return canvas.brush.drawing(key, lambda: enthusiasm_card(number, most), width, width * h / w)


def draw_fire(t: MeowTable, canvas: Canvas, seat: int, box: Box) -> None:
    """MD14: the enthusiasm card, with the cat token on it as long as there is any."""
    card = enthusiasm_picture(t, canvas, t.shown.cats[seat], box[2])
    canvas.shadowed(card, box[0], box[1], blur=6, drop=5)
    if left := t.shown.enthusiasm[seat]:
        x, y, w, h = fire_slot(t, box, left)
        token = faces.cat_token(canvas, t.r, t.shown.cats[seat], False, w)
        canvas.shadowed(token, x + w / 2, y + h / 2, blur=4, drop=3, anchor="center")


def draw_won(t: MeowTable, canvas: Canvas, seat: int, box: Box) -> None:
    """MD17: condition tokens taken with cards lie face down in a row, with what each brings."""
    x, y, w, h = box
    many = len(t.shown.won_tokens[seat])
    if not many:
        return
    size = min(64.0, h)
    step = min(size * 0.8, (w - size) / max(1, many - 1))
    picture = faces.won_token(canvas, t.r.sheet.scoring.token, size)
    for i in range(many):
        canvas.shadowed(picture, x + step * i, y + (h - size) / 2, blur=4, drop=3)


def draw_sources(t: MeowTable, canvas: Canvas, seat: int, box: Box) -> None:
    """What the points come from, in one line."""
    found = t.points(seat)
    parts = [tell(f"sources.{key.replace(' ', '_')}", points=found[key]) for key in SOURCES if found[key]]
    text = "  +  ".join(parts) or tell("sources.none")
    canvas.label(text, box, 30, "#ffffff", outline=3.5, smallest=least(canvas))


# ---------------------------------------------------------------- on the plates
def draw_plate_signs(t: MeowTable, canvas: Canvas, seat: int) -> None:
    """Item icons collected, and the state of enthusiasm or cat token."""
    r, shown, plate = t.r, t.shown, t.plates[seat]
    x, y, w, _ = plate.box
    many = Counter(r.item[card] for card in shown.spaces[seat])
    items = list(r.sheet.items)
    left, right = plate.token[0] + 104, x + w - 24
    pitch = min(42.0, (right - left) / max(1, len(items)))
    for i, item in enumerate(items):
        at = right - pitch * (len(items) - i - 0.5)
        faces.item_icon(canvas, r, item, at, plate.token[1] - 2, min(38.0, pitch - 2), 255 if many[item] else 80)
    if not shown.cats[seat]:
        return
    if r.advanced:
        most = r.sheet.enthusiasm.most
        each = min(34.0, 110 / most)
        for i in range(most):
            lit = i < shown.enthusiasm[seat]
            faces.flame(canvas, right - each * (most - i - 0.5), y + 34, each + 2, 255 if lit else 70)
    else:
        token = faces.cat_token(canvas, r, shown.cats[seat], not shown.side_up[seat], OWNERS_TOKEN)
        canvas.put(token, right - 24, y + 36, "center")


def draw_held(t: MeowTable, canvas: Canvas, seat: int) -> None:
    """How many cards a seat has so far, beside its face."""
    x, y, _, _ = t.plates[seat].box
    canvas.drawing("cards held", _card_sign, x + 72, y + 60, 46, 50)
    canvas.label(str(t.shown.taken[seat]), (x + 75, y + 65, 34, 42), 30, INK, smallest=least(canvas))


def _card_sign() -> str:
    """Two cards, one behind the other."""
    body = rounded(9, 3, 34, 42, 8, "#e3cfa6", INK, 4) + rounded(3, 5, 34, 42, 8, "#fffdf6", INK, 4)
    return document(body, 46, 50)
