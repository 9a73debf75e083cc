"""Painting the table of Mad Cat Sad Cat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.games.mad_cat_sad_cat.rules import CATPOT, Keep, Mooch
from cattable.ui.art.furniture import badge, bubble
from cattable.ui.art.room import tray
from cattable.ui.art.svg import INK, document, linear, rounded
from cattable.ui.art.tokens import COIN_HEIGHT, COIN_THICKNESS, COIN_WIDTH, coin_stack, stack_height
from cattable.ui.stage import Box
from cattable.ui.table.pieces import CardPiece
from cattable.ui.tables.mad_cat_sad_cat import faces, places, prompts
from cattable.ui.tables.mad_cat_sad_cat.panel import draw_panel
from cattable.ui.tables.mad_cat_sad_cat.readings import could_pay, readings

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.mad_cat_sad_cat.table import MadCatTable


def draw_static(t: MadCatTable, canvas: Canvas) -> None:
    """The rail."""
    x, y, w, h = places.RAIL
    canvas.drawing(("rail", t.r.dice), lambda: faces.rail(w, h, t.r.dice), x, y, w, h, shadow=10)


def draw(t: MadCatTable, canvas: Canvas) -> None:
    """Everything that may change, from below to above."""
    found = readings(t.r, t.shown, t.chosen_sides())
    matching = {reading.card for reading in found} | {
        t.r.outer[reading.kind, reading.combo] for reading in found if reading.kind and t.shown.locked
    }
    _draw_glow(t, canvas)
    _draw_supply(t, canvas)
    for card, counter in t.on_cards.items():
        _draw_card(t, canvas, card, counter, card in matching)
    for reading in found:
        if reading.pays:
            _draw_gain(t, canvas, reading.card, reading.pays)
    _draw_tray(t, canvas)
    _draw_side(t, canvas, found)
    _draw_host(t, canvas)
    for piece in sorted(t.pieces.values(), key=lambda piece: (piece.layer, piece.height, piece.y)):
        if piece.visible and 0 < piece.layer < 5:
            piece.draw(canvas)
    _draw_fan_texts(t, canvas)


def draw_above(t: MadCatTable, canvas: Canvas) -> None:
    """What comes down before everything else: mooch cards that are shown."""
    for piece in t.pieces.values():
        if piece.layer >= 5 and piece.visible:
            piece.draw(canvas)


def _draw_glow(t: MadCatTable, canvas: Canvas) -> None:
    """The ground of the locked kind's cards glows."""
    for kind in t.r.kinds:
        own = [column for column in t.columns if column.kind == kind]
        left = min(column.outer[0] for column in own) - 10
        right = max(column.outer[0] + column.outer[2] for column in own) + 10
        top = min(column.outer[1] for column in own) - 10
        foot = max(column.inner[1] + column.inner[3] for column in own) + 12
        w, h = round(right - left), round(foot - top)
        colour = faces.look_of(kind, t.r.kinds).glow
        strength = 0.55 if kind == t.shown.locked else 0.13
        canvas.drawing(("ground", w, h, colour, strength), lambda: _ground(w, h, colour, strength), left, top, w, h)


def _ground(w: float, h: float, colour: str, strength: float) -> str:
    body = rounded(2, 2, w - 4, h - 4, 34, "url(#light)", opacity=strength)
    if strength > 0.3:
        body += rounded(4, 4, w - 8, h - 8, 32, "none", "#fff6d0", 5, opacity=0.8)
    return document(body, w, h, linear("light", colour, colour))


def _draw_supply(t: MadCatTable, canvas: Canvas) -> None:
    """Three stacks that shrink, and the number."""
    x, y = places.SUPPLY
    whole = max(1, t.r.sheet.vps)
    most = 9
    tall = -(-t.supply.value * most // whole) if t.supply.value else 0
    w = t.supply.token
    scale = w / COIN_WIDTH
    for i, (dx, dy, less) in enumerate(((-52, -8, 1), (52, -8, 2), (0, 6, 0))):
        height = tall - less
        if height > 0:
            h = stack_height(height) * scale
            base = y + COIN_HEIGHT * scale / 2 + dy + 10
            canvas.drawing(
                ("stack", height), lambda height=height: coin_stack(height), x + dx - w / 2, base - h, w, h, shadow=6
            )
    t.supply.spot = (x, y + 6 - max(0, tall - 1) * COIN_THICKNESS * scale)
    canvas.label(
        prompts.tell("supply", vps=t.supply.value),
        (x - 108, places.SUPPLY_NUMBER[1] - 20, 216, 40),
        30,
        "#ffffff",
        outline=4,
    )


def _draw_card(t: MadCatTable, canvas: Canvas, card: str, counter, lit: bool) -> None:  # type: ignore[no-untyped-def]
    piece = t.pieces[card]
    assert isinstance(piece, CardPiece)
    if lit:
        w, h = round(piece.w), round(piece.h)
        canvas.drawing(
            ("glow", w, h),
            lambda: faces.glow(w, h, "#ffe66b"),
            piece.x,
            piece.y - piece.raised,
            w + 28,
            h + 28,
            anchor="center",
        )
    piece.draw(canvas)
    counter.draw(canvas, dy=-piece.raised)


def _draw_gain(t: MadCatTable, canvas: Canvas, card: str, pays: int) -> None:
    """What the acting player could take from a card now."""
    piece = t.pieces[card]
    x, y = piece.x, piece.y - piece.h / 2 - piece.raised
    w, h = 104, 56
    canvas.drawing(("gain", w, h), lambda: badge(w, h, "#8bd06a"), x, y + 2, w, h, anchor="center", shadow=5)
    canvas.label(f"+{pays}", (x - w / 2 + 8, y - h / 2, w - 16, h), 40, "#ffffff", outline=4.5)


def _draw_tray(t: MadCatTable, canvas: Canvas) -> None:
    x, y, w, h = places.TRAY
    canvas.drawing("tray", lambda: tray(w, h), x + t.shake, y, w, h, shadow=12)


def _draw_side(t: MadCatTable, canvas: Canvas, found) -> None:  # type: ignore[no-untyped-def]
    """The reading panel, in the room that the buttons leave."""
    if any(key.startswith("fan ") for key in t.pieces):
        return
    boxes = t.button_boxes(t.prompt_now)
    x, y, w, h = places.BUTTONS
    top = min((box[1] for box in boxes), default=y + h)
    height = min(places.PANEL[3], top - y - 4)
    if height < 150:
        return
    title = prompts.tell("panel.with_chosen" if t.selected else "panel.kept")
    draw_panel(canvas, t.r, (x, y, w, height), title, found, prompts.lock_note(t))


def _draw_host(t: MadCatTable, canvas: Canvas) -> None:
    """The cat whose turn it is, and what it says."""
    x, y, w, h = places.HOST
    seat = t.shown.turn if t.prompt_now.seat is None else t.prompt_now.seat
    canvas.picture(t.cats[seat].picture, x, y, w, h, shadow=10)
    x, y, w, h = places.BUBBLE
    canvas.drawing(("bubble", w, h), lambda: bubble(w, h, "down-left"), x, y, w, h, shadow=7)
    canvas.paragraph(t.prompt_now.sentence, (x + 28, y + 16, w - 56, h - 64), 36, INK, bold=True, middle=True)
    _draw_badge(t, canvas)


def _draw_badge(t: MadCatTable, canvas: Canvas) -> None:
    """What the player is locked in on."""
    x, y, w, h = places.BADGE
    kind = t.shown.locked
    colour = faces.look_of(kind, t.r.kinds).banner if kind else "#fffdf6"
    canvas.drawing(("lock badge", colour), lambda: badge(w, h, colour), x, y, w, h, shadow=6)
    words = prompts.tell("badge.locked" if kind else "badge.free")
    canvas.label(words, (x + 16, y + 14, w - 32, 44), 28, "#ffffff" if kind else INK, outline=3 if kind else 0)
    if kind:
        canvas.label(prompts.kind_name(t, kind), (x + 16, y + 54, w - 32, 56), 40, "#ffffff", outline=4.5)
    else:
        canvas.label(prompts.tell("badge.nothing"), (x + 16, y + 54, w - 32, 56), 40, INK)


def _draw_fan_texts(t: MadCatTable, canvas: Canvas) -> None:
    """Below each mooch card of the fan: what it would pay at best."""
    for card in t.r.mooch_cards:
        piece = t.pieces.get(t.fan_key(card))
        if piece is None or piece.flying or not t.shown.locked:
            continue
        w, h = 180, 58
        x, y = piece.x, piece.y + piece.h / 2 - piece.raised + 12
        canvas.drawing(("pays", w, h), lambda: badge(w, h, "#ffe38a"), x, y, w, h, anchor="center", shadow=5)
        canvas.label(prompts.vps(could_pay(t.r, t.shown, card)), (x - w / 2 + 10, y - h / 2, w - 20, h), 38, INK)
