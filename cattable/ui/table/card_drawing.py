"""Painting a table of hands and piles: what rests, what moves, the host and what it says, the card looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.ui.art.furniture import badge, bubble
from cattable.ui.art.icons import icon
from cattable.ui.art.svg import INK
from cattable.ui.table import card_places as places
from cattable.ui.table.card_names import draw_name, draw_slip
from cattable.ui.table.cardart import RATIO, STACK_STEP, empty_place, frame, shape, stack
from cattable.ui.table.letters import least
from cattable.ui.table.zones import NOBODY
from cattable.ui.words import say

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.table.card_table import CardTable
    from cattable.ui.table.handcard import HandCard

LAYERS, CARDS_A_LAYER = 8, 7


def draw_static(t: CardTable, canvas: Canvas) -> None:
    """The cloth with the game's own things, deck and pile, every card that rests, the bubble."""
    t.draw_cloth(canvas)
    _draw_deck(t, canvas)
    if not t.shown.discard:
        empty_place(canvas, *t.pile_at, t.pile_width)
    for piece in t.resting():
        piece.draw(canvas)
    x, y, w, h = places.BUBBLE
    canvas.drawing(("bubble", w, h), lambda: bubble(w, h, "down-left"), x, y, w, h, shadow=7)


def draw(t: CardTable, canvas: Canvas) -> None:
    """Lit places, the game's signs, the host, cards on their way."""
    _draw_count(canvas, say("table.deck", count=t.shown.deck), t.deck_at, t.deck_width)
    _draw_count(canvas, say("table.discard", count=len(t.shown.discard)), t.pile_at, t.pile_width)
    for spot in t.spots.values():
        spot.draw(canvas)
    _draw_next(t, canvas)
    t.draw_signs(canvas)
    _draw_host(t, canvas)
    for piece in t.moving():
        piece.draw(canvas)


def draw_above(t: CardTable, canvas: Canvas) -> None:
    """The card that is looked at, large."""
    for piece in t.zones.get("hand", []):
        if piece.looked_at and piece.up and not (piece.dragged or piece.flying):
            _draw_large(t, canvas, piece)


def _draw_large(t: CardTable, canvas: Canvas, piece: HandCard) -> None:
    x, y, w, h = t.large_box(piece)
    x, y = x + w / 2 + piece.shake, y + h / 2
    shadow, _ = canvas.brush.shadow(shape(canvas, w), 14, 130)
    canvas.put(shadow, x, y + 14, "center")
    if piece.frame:
        canvas.put(frame(canvas, w, piece.frame), x, y, "center")
    canvas.put(t.art.large(canvas, piece.card, piece.copy), x, y, "center")
    text = t.art.letters(piece.card)
    draw_name(canvas, (text.title, *text.names), x, y, w)
    draw_slip(canvas, text.rule, x, y)


def layers_of(cards: int) -> int:
    """How high a deck of so many cards looks."""
    return min(LAYERS, -(-cards // CARDS_A_LAYER))


def _draw_deck(t: CardTable, canvas: Canvas) -> None:
    x, y = t.deck_at
    if not t.shown.deck:
        empty_place(canvas, x, y, t.deck_width)
        return
    layers = layers_of(t.shown.deck)
    foot = y + t.deck_width * RATIO / 2 + (layers - 1) * STACK_STEP
    canvas.shadowed(stack(canvas, t.art, t.deck_width, layers), x, foot, blur=10, drop=6, anchor="midbottom")


def _draw_count(canvas: Canvas, text: str, at: tuple[float, float], width: float) -> None:
    """A badge below a pile."""
    size = 28.0
    w = round(max(146.0, canvas.lettering.size_of(text, size)[0] + 32))
    x, y, h = at[0] - w / 2, at[1] + width * RATIO / 2 + 20, 52
    canvas.drawing(("badge", w, h), lambda: badge(w, h, "#fff3d6"), x, y, w, h, shadow=4)
    canvas.label(text, (x + 12, y + 3, w - 24, h - 6), size, INK, smallest=least(canvas))


def _draw_next(t: CardTable, canvas: Canvas) -> None:
    """A tab below the plate of whoever is next."""
    seat = t.next_seat()
    if seat is None:
        return
    text, size, h = say("table.next_seat"), 26.0, 46
    w = round(canvas.lettering.size_of(text, size)[0] + 72)
    x, y, pw, ph = t.plates[seat].box
    left, top = x + pw / 2 - w / 2, y + ph - 12
    canvas.drawing(("next", w, h), lambda: badge(w, h, "#ffe38a"), left, top, w, h, shadow=4)
    canvas.drawing("next sign", lambda: icon("right"), left + 14, top + h / 2 - 13, 26, 26)
    canvas.label(text, (left + 44, top + 2, w - 58, h - 6), size, INK, smallest=least(canvas))


def _draw_host(t: CardTable, canvas: Canvas) -> None:
    """The cat whose turn it is, and what it says."""
    seat = t.shown.turn if t.prompt_now.seat is None else t.prompt_now.seat
    if seat == NOBODY:
        seat = t.shown.ranking[0][0] if t.shown.ranking else 0
    canvas.picture(t.cats[seat].picture, *t.host, shadow=10)
    x, y, w, h = places.BUBBLE
    canvas.paragraph(
        t.prompt_now.sentence, (x + 26, y + 16, w - 52, h - 64), 36, INK, bold=True, middle=True, smallest=least(canvas)
    )
