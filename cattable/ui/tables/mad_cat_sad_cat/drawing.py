"""Painting the table of Mad Cat Sad Cat."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cattable.ui.art.furniture import badge, bubble
from cattable.ui.art.icons import icon
from cattable.ui.art.room import tray
from cattable.ui.art.svg import INK
from cattable.ui.art.tokens import COIN_HEIGHT, COIN_THICKNESS, COIN_WIDTH, coin_stack, stack_height
from cattable.ui.stage import Box
from cattable.ui.table.letters import least
from cattable.ui.tables.mad_cat_sad_cat import faces, places, prompts
from cattable.ui.tables.mad_cat_sad_cat.panel import draw_panel, fill_panel
from cattable.ui.tables.mad_cat_sad_cat.readings import could_pay, readings

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.table.prompt import Prompt
    from cattable.ui.tables.mad_cat_sad_cat.table import MadCatTable


ABOVE = 5
"""The layer of pieces that come before everything else."""


def draw_static(t: MadCatTable, canvas: Canvas) -> None:
    """Cloths and cards, the rail, and, unless the fan is open, tray and panel."""
    for kind in t.r.kinds:
        _draw_cloth(t, canvas, kind)
    if t.shown.locked:
        draw_locked(t, canvas, t.shown.locked)
    for card in t.on_cards:
        t.pieces[card].draw(canvas)
    x, y, w, h = places.RAIL
    canvas.drawing(("rail", t.r.dice), lambda: faces.rail(w, h, t.r.dice), x, y, w, h, shadow=10)
    x, y, w, h = places.BUBBLE
    canvas.drawing(("bubble", w, h), lambda: bubble(w, h, "down-left"), x, y, w, h, shadow=7)
    _draw_badge(t, canvas)
    if t.fan_open:
        return
    x, y, w, h = places.TRAY
    canvas.drawing("tray", lambda: tray(w, h), x, y, w, h, shadow=12)
    if box := panel_box(t, t.prompt_now):
        draw_panel(canvas, box)


def draw(t: MadCatTable, canvas: Canvas) -> None:
    """Everything that may change, from below to above."""
    found = readings(t.r, t.shown, t.chosen_sides())
    matching = {reading.card for reading in found} | {
        t.r.outer[reading.kind, reading.combo] for reading in found if reading.kind and t.shown.locked
    }
    _draw_supply(t, canvas)
    for card in matching:
        draw_lit(t, canvas, card)
    for counter in t.on_cards.values():
        counter.draw(canvas)
    for reading in found:
        if reading.pays:
            _draw_gain(t, canvas, reading.card, reading.pays)
    box = panel_box(t, t.prompt_now)
    if box and not t.fan_open:
        title = prompts.tell("panel.with_chosen" if t.selected else "panel.kept")
        fill_panel(canvas, t.r, box, title, found, prompts.lock_note(t))
    _draw_host(t, canvas)
    for piece in sorted(t.pieces.values(), key=lambda piece: (piece.layer, piece.height, piece.y)):
        if piece.visible and 0 < piece.layer < ABOVE:
            piece.draw(canvas)
    _draw_fan_texts(t, canvas)
    for seat in t.choosing():
        x, y, w, h = t.plates[seat].extra
        canvas.drawing("choosing", lambda: icon("hourglass", "#fff3d6"), x + w / 2, y + h / 2, 60, 60, anchor="center")


def draw_above(t: MadCatTable, canvas: Canvas) -> None:
    """What comes down before everything else: mooch cards that are shown."""
    for piece in t.pieces.values():
        if piece.layer >= ABOVE and piece.visible:
            piece.draw(canvas)


def _cloth_of(t: MadCatTable, kind: str) -> Box:
    """Where the cloth of a kind lies: below all its cards."""
    own = [column for column in t.columns if column.kind == kind]
    left = min(column.outer[0] for column in own) - 9
    right = max(column.outer[0] + column.outer[2] for column in own) + 9
    top = min(column.outer[1] for column in own) - 8
    foot = max(column.inner[1] + column.inner[3] for column in own) + 9
    return left, top, round(right - left), round(foot - top)


def _draw_cloth(t: MadCatTable, canvas: Canvas, kind: str) -> None:
    x, y, w, h = _cloth_of(t, kind)
    colour = faces.look_of(kind, t.r.kinds).cloth
    canvas.drawing(("cloth", w, h, colour), lambda: faces.cloth(w, h, colour), x, y, w, h)


def draw_locked(t: MadCatTable, canvas: Canvas, kind: str) -> None:
    """The cloth of the locked kind glows."""
    x, y, w, h = _cloth_of(t, kind)
    colour = faces.look_of(kind, t.r.kinds).glow
    canvas.drawing(("locked", w, h, colour), lambda: faces.locked_frame(w, h, colour), x - 16, y - 16, w + 32, h + 32)


def _draw_supply(t: MadCatTable, canvas: Canvas) -> None:
    """Three stacks that shrink, and the number."""
    x, y = places.SUPPLY
    whole = max(1, t.r.sheet.vps)
    most = 9
    tall = -(-t.supply.value * most // whole) if t.supply.value else 0
    w = t.supply.token
    scale = w / COIN_WIDTH
    for dx, dy, less in ((-52, -8, 1), (52, -8, 2), (0, 6, 0)):
        height = tall - less
        if height > 0:
            h = stack_height(height) * scale
            base = y + COIN_HEIGHT * scale / 2 + dy + 10
            canvas.drawing(("stack", height), partial(coin_stack, height), x + dx - w / 2, base - h, w, h, shadow=6)
    t.supply.spot = (x, y + 6 - max(0, tall - 1) * COIN_THICKNESS * scale)
    canvas.label(
        prompts.tell("supply", vps=t.supply.value) if t.supply.value else prompts.tell("supply_empty"),
        (x - 108, places.SUPPLY_NUMBER[1] - 20, 216, 40),
        30,
        "#ffffff",
        outline=4,
        smallest=least(canvas),
    )


def draw_lit(t: MadCatTable, canvas: Canvas, card: str) -> None:
    """A card that matches the dice."""
    piece = t.pieces[card]
    w, h = round(piece.w), round(piece.h)
    canvas.drawing(
        ("glow", w, h), lambda: faces.glow(w, h, "#ffe66b"), piece.x, piece.y, w + 28, h + 28, anchor="center"
    )
    piece.draw(canvas)


def _draw_gain(t: MadCatTable, canvas: Canvas, card: str, pays: int) -> None:
    """What the acting player could take from a card now."""
    piece = t.pieces[card]
    x, y = piece.x - piece.w * 0.22, piece.y + piece.h * 0.2
    w, h = 96, 60
    canvas.drawing(("gain", w, h), lambda: badge(w, h, "#8bd06a"), x, y + 2, w, h, anchor="center", shadow=5)
    canvas.label(f"+{pays}", (x - w / 2 + 8, y - h / 2, w - 16, h), 40, "#ffffff", outline=4.5, smallest=least(canvas))


def panel_box(t: MadCatTable, prompt: Prompt) -> Box | None:
    """Where the reading panel is: in the room that a prompt's buttons leave."""
    x, y, w, h = places.BUTTONS
    top = min((box[1] for box in t.button_boxes(prompt)), default=y + h)
    height = min(places.PANEL[3], top - y - 4)
    return (x, y, w, height) if height >= 150 else None


def _draw_host(t: MadCatTable, canvas: Canvas) -> None:
    """The cat whose turn it is, and what it says."""
    x, y, w, h = places.HOST
    seat = t.shown.turn if t.prompt_now.seat is None else t.prompt_now.seat
    canvas.picture(t.cats[seat].picture, x, y, w, h, shadow=10)
    x, y, w, h = places.BUBBLE
    canvas.paragraph(
        t.prompt_now.sentence, (x + 28, y + 16, w - 56, h - 64), 36, INK, bold=True, middle=True, smallest=least(canvas)
    )


def _draw_badge(t: MadCatTable, canvas: Canvas) -> None:
    """What the player is locked in on."""
    x, y, w, h = places.BADGE
    kind = t.shown.locked
    colour = faces.look_of(kind, t.r.kinds).banner if kind else "#fffdf6"
    canvas.drawing(("lock badge", colour), lambda: badge(w, h, colour), x, y, w, h, shadow=6)
    words = prompts.tell("badge.locked" if kind else "badge.free")
    canvas.label(
        words,
        (x + 16, y + 14, w - 32, 44),
        28,
        "#ffffff" if kind else INK,
        outline=3 if kind else 0,
        smallest=least(canvas),
    )
    if kind:
        canvas.label(
            prompts.kind_name(t, kind), (x + 16, y + 54, w - 32, 56), 40, "#ffffff", outline=4.5, smallest=least(canvas)
        )
    else:
        canvas.label(prompts.tell("badge.nothing"), (x + 16, y + 54, w - 32, 56), 40, INK, smallest=least(canvas))


def _draw_fan_texts(t: MadCatTable, canvas: Canvas) -> None:
    """Below each mooch card of the fan: what it would pay at best."""
    w, h = 180, 58
    for card in t.r.mooch_cards:
        piece = t.pieces.get(t.fan_key(card))
        if piece is None or piece.flying or not t.shown.locked:
            continue
        x, y = piece.x, piece.y + piece.h / 2 - piece.raised + 10
        canvas.drawing("pays", lambda: badge(180, 58, "#ffe38a"), x, y, w, h, anchor="center", shadow=5)
        canvas.label(
            prompts.vps(could_pay(t.r, t.shown, card)),
            (x - w / 2 + 10, y - h / 2, w - 20, h),
            38,
            INK,
            smallest=least(canvas),
        )
