"""Painting the table of Meow Meow Dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.games.meow_meow_dice.rules import FISH_BONES
from cattable.ui.art.furniture import badge, bubble, panel
from cattable.ui.art.icons import icon
from cattable.ui.art.meowspace import NAME_PART, meow_board
from cattable.ui.art.room import tray
from cattable.ui.art.svg import INK, document, rounded
from cattable.ui.stage import Box
from cattable.ui.table.dice_table import tray_spots
from cattable.ui.table.letters import least
from cattable.ui.table.odds import percent
from cattable.ui.table.prompt import Prompt
from cattable.ui.tables.meow_meow_dice import faces
from cattable.ui.tables.meow_meow_dice.marks import Mark, mark_of
from cattable.ui.tables.meow_meow_dice.panel import draw_panel
from cattable.ui.tables.meow_meow_dice.places import BOARD, BUBBLE, BUTTONS, CORNER, HOST, PANEL, TRAY
from cattable.ui.tables.meow_meow_dice.space import draw_held, draw_plate_signs, draw_space, draw_state
from cattable.ui.tables.meow_meow_dice.words import tell

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.meow_meow_dice.table import MeowTable

ABOVE = 5
"""The layer of pieces that come before everything else."""


def button_boxes(prompt: Prompt) -> list[Box]:
    """One below the other at the foot of the right side; up to three leave room for the panel."""
    x, y, w, h = BUTTONS
    count = max(1, len(prompt.choices))
    tall = min(118.0, (h if count > 3 else h - PANEL[3] - 8) / count)
    return [(x, y + h - tall * (count - i), w, tall - 6) for i in range(len(prompt.choices))]


def panel_box(t: MeowTable) -> Box | None:
    """Where the panel is, unless cats are chosen or its room is needed for buttons."""
    return None if t.shown.choosing_cats or len(t.prompt_now.choices) > 3 else PANEL


# ---------------------------------------------------------------- what seldom changes
def draw_static(t: MeowTable, canvas: Canvas) -> None:
    """Board and decks, the blanket of the personal space, bubble, tray, panel."""
    groups = tuple(tuple(place.groups) for place in t.r.sheet.places.values())
    x, y, w, h = BOARD
    canvas.drawing(("meow board", groups, w, h), lambda: meow_board(w, h, groups), x, y, w, h, shadow=12)
    for place, (x, y, w, h) in t.places.signs.items():
        box = (x + 5, y + 4, w - 10, h * NAME_PART - 4)
        canvas.label(place, box, 32, INK, smallest=least(canvas))
    for deck, box in t.places.decks.items():
        _draw_deck(t, canvas, deck, box)
    _draw_counts(t, canvas)
    for seat in range(len(t.seats)):
        draw_plate_signs(t, canvas, seat)
    draw_space(t, canvas)
    draw_state(t, canvas)
    _draw_corner(t, canvas)
    x, y, w, h = BUBBLE
    canvas.drawing(("bubble", w, h), lambda: bubble(w, h, "down-left"), x, y, w, h, shadow=7)
    if t.shown.choosing_cats:
        return
    draw_tray(canvas, panel_box(t))


def draw_tray(canvas: Canvas, room: Box | None) -> None:
    """Where dice are thrown, and the panel if it has room."""
    x, y, w, h = TRAY
    canvas.drawing(("tray", w, h), lambda: tray(w, h), x, y, w, h, shadow=12)
    if room:
        x, y, w, h = room
        canvas.drawing(("panel", w, h), lambda: panel(w, h), x, y, w, h, shadow=9)


def _draw_deck(t: MeowTable, canvas: Canvas, deck: str, box: Box) -> None:
    """The back of a deck, thick while there are cards."""
    x, y, w, _ = box
    if not t.shown.decks[deck] and not t.shown.under.get(deck):
        return
    picture = faces.back(canvas, deck, w)
    for layer in (6, 3, 0):
        canvas.shadowed(picture, x + layer * 0.6, y + layer, blur=4, alpha=70, drop=3)


# ---------------------------------------------------------------- what may change
def draw(t: MeowTable, canvas: Canvas) -> None:
    """Everything that may change, from below to above."""
    for seat in range(len(t.seats)):
        draw_held(t, canvas, seat)
    _draw_pieces(t, canvas, 0, 2)
    _draw_results(t, canvas)
    _draw_host(t, canvas)
    if t.shown.choosing_cats:
        _draw_owners(t, canvas)
    elif panel_box(t):
        draw_panel(t, canvas)
    _draw_pieces(t, canvas, 2, ABOVE)
    for seat in range(len(t.seats)):
        if die := t.pieces.get(f"roll-off {seat}"):
            spot = tray_spots(t.tray, len(t.seats), t.die_size)[seat]
            room = (spot[0] - die.w / 2 - 20, spot[1] + die.h / 2 - 6, die.w + 40, 40)
            canvas.label(t.name(seat), room, 32, "#ffffff", outline=4, smallest=least(canvas))


def _draw_pieces(t: MeowTable, canvas: Canvas, low: int, high: int) -> None:
    for piece in sorted(t.pieces.values(), key=lambda piece: (piece.layer, piece.height, piece.y)):
        if piece.visible and low <= piece.layer < high:
            piece.draw(canvas)


def draw_above(t: MeowTable, canvas: Canvas) -> None:
    """What comes before everything else."""
    for piece in list(t.pieces.values()):
        if piece.layer >= ABOVE and piece.visible:
            piece.draw(canvas)


def _draw_counts(t: MeowTable, canvas: Canvas) -> None:
    """Beside each deck how many cards it has, and how many lie under it."""
    for deck, (x, y, w, _) in t.places.decks.items():
        left, wide = x + w + 4, BOARD[0] + BOARD[2] - 30 - (x + w + 4)
        small = least(canvas)
        canvas.label(str(t.shown.decks[deck]), (left, y + 6, wide, 52), 50, "#ffffff", outline=5, smallest=small)
        name = tell(f"decks.{deck.replace(' ', '_')}")
        canvas.label(name, (left - 4, y + 56, wide + 8, 32), 26, "#fff3d6", outline=3, smallest=small)
        if deck != FISH_BONES and (under := len(t.shown.under[deck])):
            canvas.label(
                tell("under", count=under), (left - 4, y + 86, wide + 8, 34), 26, "#ffe38a", outline=3, smallest=small
            )


def _draw_results(t: MeowTable, canvas: Canvas) -> None:
    """Below each card its chance, if odds are shown, and what the dice or the token in the hand mean there."""
    chances = t.odds_now()
    for place, card in t.shown.board.items():
        if not card:
            continue
        x, y, w, h = t.places.result(place)
        wide = 104 if place in chances else 0
        mark = mark_of(t, place)
        if place in chances:
            text, whole = percent(chances[place]), wide if mark.colour else w
            _draw_pill(canvas, (x, y, whole, h), "#35579c", text, size=38)
        if mark.colour:
            _draw_mark(t, canvas, (x + wide, y, w - wide, h), mark)
        if mark.shines:
            _draw_shine(t, canvas, place)


def _draw_pill(
    canvas: Canvas, box: Box, colour: str, text: str = "", ink: str = "#ffffff", *, size: float = 34
) -> None:
    x, y, w, h = box[0], box[1], round(box[2]), round(box[3])
    canvas.drawing(("pill", w, h, colour), lambda: badge(w, h, colour), x, y, w, h, shadow=5)
    outline = 4 if ink == "#ffffff" else 0
    if text:
        canvas.label(text, (x + 8, y, w - 16, h - 2), size, ink, outline=outline, smallest=least(canvas))


def _draw_mark(t: MeowTable, canvas: Canvas, box: Box, mark: Mark) -> None:
    """Signs of conditions that are missed, and words; where there is no room for words the signs alone."""
    x, y, w, h = box
    _draw_pill(canvas, box, mark.colour)
    size = min(h - 14, 46, (w - 20) / max(1, len(mark.signs)))
    for i, (kind, side) in enumerate(mark.signs):
        faces.sign(canvas, t.r, kind, side, x + 12 + size * (i + 0.5), y + h / 2 - 1, size)
    left = x + 10 + size * len(mark.signs)
    room, small = x + w - 16 - left, least(canvas)
    outline = 4 if mark.ink == "#ffffff" else 0
    fits = canvas.lettering.size_of(mark.text, small)[0] <= room - 2 * outline
    if text := mark.text if fits else mark.short:
        canvas.label(text, (left, y, room, h - 2), 34, mark.ink, outline=outline, smallest=small)
    elif mark.icon:
        name = mark.icon
        canvas.drawing(("icon", name), lambda: icon(name), x + w / 2, y + h / 2 - 1, h - 8, h - 8, anchor="center")


def _draw_shine(t: MeowTable, canvas: Canvas, place: str) -> None:
    """Light around the card that can be taken."""
    piece = t.pieces.get(f"card {place}")
    if piece is None or piece.flying:
        return
    draw_light(canvas, piece.w, piece.h, piece.x, piece.y)
    piece.draw(canvas)


def draw_light(canvas: Canvas, w: float, h: float, x: float, y: float) -> None:
    """A frame of light for a card of this size, around a point."""
    w, h = round(w), round(h)
    canvas.drawing(("shine", w, h), lambda: shine(w, h), x, y, w + 36, h + 36, anchor="center")


def shine(width: float, height: float) -> str:
    """A frame of light around a card of this size; it stands 18 units out on each side."""
    body = ""
    for grow, opacity in ((17, 0.2), (12, 0.35), (7, 0.6)):
        body += rounded(
            18 - grow, 18 - grow, width + 2 * grow, height + 2 * grow, 26 + grow, "#ffe66b", opacity=opacity
        )
    return document(body, width + 36, height + 36)


def _draw_host(t: MeowTable, canvas: Canvas) -> None:
    """The cat whose turn it is, and what it says."""
    x, y, w, h = HOST
    seat = t.active_seat() if t.prompt_now.seat is None else t.prompt_now.seat
    if t.shown.ranking:
        seat = t.shown.ranking[0][0]
    canvas.picture(t.cats[seat].picture, x, y, w, h, shadow=10)
    x, y, w, h = BUBBLE
    canvas.paragraph(
        t.prompt_now.sentence, (x + 28, y + 14, w - 56, h - 60), 36, INK, bold=True, middle=True, smallest=least(canvas)
    )


def _draw_corner(t: MeowTable, canvas: Canvas) -> None:
    """Beside the host: the heading of the supply of condition tokens, or how far the player has come."""
    x, y, w, _ = CORNER
    small = least(canvas)
    if t.r.advanced:
        heading = tell("supply" if t.shown.token_supply else "supply_empty")
        canvas.label(heading, (x, y + 56, w, 36), 28, "#ffffff", outline=4, smallest=small)
        return
    if t.shown.choosing_cats:
        return
    wide, tall = round(w) - 12, 118
    canvas.drawing(("so far", wide), lambda: badge(wide, tall, "#fffdf6"), x + 6, y + 88, wide, tall, shadow=6)
    seat, n = t.active_seat(), len(t.seats)
    now = min(t.shown.taken[seat] + 1, t.r.cards_to_end(n))
    canvas.label(tell("card_now"), (x + 20, y + 94, wide - 28, 44), 30, "#7a5240", smallest=small)
    text = tell("now_of", now=now, all=t.r.cards_to_end(n))
    canvas.label(text, (x + 20, y + 136, wide - 28, 60), 46, INK, smallest=small)


def _draw_owners(t: MeowTable, canvas: Canvas) -> None:
    """Below each cat that was chosen: by whom."""
    for cat, (x, y, w, h) in zip(t.r.sheet.cats, t.places.cats(), strict=True):
        if cat in t.shown.cats:
            seat = t.shown.cats.index(cat)
            text, colour = t.name(seat), "#ffe38a"
        else:
            text, colour = tell("free"), "#ffffff"
        canvas.label(text, (x, y + h + 8, w, 42), 34, colour, outline=4, smallest=least(canvas))
