"""What the events of Meow Meow Dice look and sound like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from cattable.engine.events import Ended, Event, Moved, Rolled, TokensMoved, Told, TurnStarted
from cattable.games.meow_meow_dice.rules import SUPPLY
from cattable.games.meow_meow_dice.table import SEAT
from cattable.ui.buttons import buttons_to_come
from cattable.ui.motion import Spot
from cattable.ui.table.dice_table import lean_of, tray_spots
from cattable.ui.table.motions import Banner, Do, Motion, Rain, Travel
from cattable.ui.table.pieces import Piece
from cattable.ui.table.prompt import Choice, Prompt
from cattable.ui.table.ribbons import ribbon_with
from cattable.ui.tables.meow_meow_dice import drawing, faces, panel, space, words
from cattable.ui.tables.meow_meow_dice.flames import Flames
from cattable.ui.tables.meow_meow_dice.moves import come_from, failed, send_off, sound
from cattable.ui.tables.meow_meow_dice.places import CAT, FIRE, PANEL, TOKEN, TRAY, WON, space_boxes
from cattable.ui.tables.meow_meow_dice.show_cards import MIDDLE, ORANGE, STAR, moved
from cattable.ui.tables.meow_meow_dice.shown import ENTHUSIASM
from cattable.ui.tables.meow_meow_dice.words import tell

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.meow_meow_dice.table import MeowTable


def play(t: MeowTable, event: Event) -> list[Motion]:
    """Changes the display model by an event and says how that looks."""
    if isinstance(event, Rolled):
        roll = _roll_off if t.shown.is_roll_off(event) else _roll
        return roll(t, event)
    show = _TOLD.get(event.what) if isinstance(event, Told) else _SHOWN.get(type(event))
    if show:
        return show(t, event)
    t.change(event)
    return []


def opening_art(t: MeowTable, canvas: Canvas) -> Iterator[None]:
    """Paints the cards that come to the board, where nobody sees them."""
    for deck in t.places.decks:
        canvas.shadowed(faces.back(canvas, deck, t.places.card_width), 0, 0)
        yield
    for card in _on_board(t):
        faces.butler(canvas, t.r, card, t.places.card_width)
        yield


def _on_board(t: MeowTable) -> list[str]:
    return [card for card in t.match.view(None)["board"].values() if card]


def art_to_come(t: MeowTable, canvas: Canvas) -> Iterator[None]:
    """Paints once, where nobody sees it, what may come: cards large and small, marks, tray, blankets, banners."""
    width, small = t.places.card_width, space_boxes(t.r, [next(iter(t.r.item))])[0][2]
    for cat in t.r.sheet.cats:
        faces.cat_card(canvas, t.r, cat, CAT[2])
        yield
        for used in (False, True):
            for size in (space.TOKEN_SIZE, space.OWNERS_TOKEN):
                faces.cat_token(canvas, t.r, cat, used, size)
        if t.r.advanced:
            space.enthusiasm_picture(t, canvas, cat, FIRE[2])
        yield
    for player in t.seats:
        space.draw_blanket(canvas, player.colour)
        yield
    drawing.draw_tray(canvas, PANEL)
    yield from buttons_to_come(canvas, t.button_boxes(Prompt("", (Choice("", None),) * 2))[0])
    for place in t.r.sheet.places:
        panel.draw_pattern(t, canvas, place, 0, 0)
        drawing.draw_light(canvas, *t.places.cards[place][2:], 0, 0)
        yield
    for card in dict.fromkeys([*_on_board(t), *t.r.sheet.fish_bones, *t.r.butlers, *t.r.golden]):
        faces.butler(canvas, t.r, card, width)
        yield
        faces.butler(canvas, t.r, card, small)
        yield
    ribbon_with(tell("last_round"), ORANGE)(canvas, 0, 0)
    for card in t.r.sheet.special if t.r.special else ():
        ribbon_with(words.ability(t, card), ORANGE, STAR)(canvas, 0, 0)
        yield


def _clear_tray(t: MeowTable) -> list[Motion]:
    """All dice leave the tray."""
    keys = [key for key in t.pieces if key.startswith(("locked ", "die ", "side "))]
    return [send_off(t, key, (TRAY[0] - 120, TRAY[1] + 380), 0.35, 0.03 * i) for i, key in enumerate(keys)]


# ---------------------------------------------------------------- turns and dice
def _turn(t: MeowTable, event: TurnStarted) -> list[Motion]:
    """The dice leave the tray; the space of the last player goes to its plate, that of the next comes from there."""
    motions: list[Motion] = [sound(t, "your-turn" if t.seats[event.seat].human else "tick")]
    motions += _clear_tray(t)
    before = t.shown.turn
    if before != event.seat:
        for key in [key for key in t.pieces if key.startswith("space ")]:
            motions.append(send_off(t, key, _plate(t, before), 0.35, scale=0.3))
    t.outcome = ""
    first_turn = t.shown.choosing_cats or not any(t.shown.taken)
    t.change(event)
    if before != event.seat or first_turn:
        for i, piece in enumerate(t.lay_space()):
            motions.append(come_from(piece, _plate(t, event.seat), 0.35, 0.3, 0.15 + 0.03 * i))
    for key in [key for key in t.pieces if key.startswith("cat ")]:
        del t.pieces[key]
    t.cats[event.seat].act("happy", 1.4)
    if event.seat == t.match.set_up.first and t.shown.taken[event.seat] == t.r.cards_to_end(len(t.seats)) - 1:
        motions += [sound(t, "chirp"), Banner(ribbon_with(tell("last_round"), ORANGE), 1.5)]
    return [*motions, Motion(0.45)]


def _plate(t: MeowTable, seat: int) -> Spot:
    x, y, _, h = t.plates[seat].box
    return x + 54, y + h / 2


def _roll(t: MeowTable, event: Rolled) -> list[Motion]:
    """Dice that stay close up; the others are thrown and come to lie on what was rolled."""
    old = [t.die(f"die {i}") for i in range(len(t.shown.dice))]
    staying = [die for i, die in enumerate(old) if i not in event.places]
    for key in [key for key in t.pieces if key.startswith(("die ", "side "))]:
        del t.pieces[key]
    t.change(event)
    spots, locked = t.tray_spots(), len(t.shown.locked)
    motions: list[Motion] = []
    thrown = []
    for i, side in enumerate(t.shown.dice):
        stays = next((die for die in staying if die.side == side), None)
        if stays is None:
            thrown.append(t.lay_die(f"die {i}", side, locked + i))
            continue
        staying.remove(stays)
        stays.key, stays.chosen, stays.dimmed = f"die {i}", False, False
        t.pieces[stays.key] = stays
        motions.append(Travel(stays, spots[locked + i], 0.3, turn=lean_of(locked + i)))
    for i in range(locked):
        t.pieces[f"locked {i}"].visible = True
    throw = t.throw(thrown, event.seat)
    t.in_air = True
    lands = max(motion.seconds for motion in throw)
    return [*motions, *throw, Do(partial(_land, t), lands), Motion(1.4 + 0.08 * len(thrown))]


def _land(t: MeowTable) -> None:
    """All dice lie, and can be read."""
    t.in_air = False


def _roll_off(t: MeowTable, event: Rolled) -> list[Motion]:
    """MD13: a die for each roll, in the tray; the side that decides is cheered."""
    (face,) = event.dice
    t.outcome = tell("panel.roll_off", side=words.side(t, t.r.sheet.tie_side))
    motions = _clear_tray(t)
    spot = tray_spots(t.tray, len(t.seats), t.die_size)[event.seat]
    die = t.add_die(f"roll-off {event.seat}", face, *spot)
    won = face == t.r.sheet.tie_side
    motions += t.throw([die], event.seat, 0.2)
    motions.append(Do(lambda: t.cats[event.seat].act("happy" if won else "sad", 2.0), 1.4))
    return [*motions, sound(t, "meow" if won else "pop", 1.4), Motion(2.0)]


# ---------------------------------------------------------------- cats, tokens, preparations
def _takes_cat(t: MeowTable, event: Told) -> list[Motion]:
    t.change(event)
    t.cats[event.seat].act("happy", 1.5)
    piece = t.pieces.get(f"cat {event.value}")
    motions: list[Motion] = [sound(t, "meow"), Motion(0.6)]
    if piece:
        spot = (piece.x, piece.y)
        piece.scale = 1.12
        motions.append(Travel(piece, spot, 0.35, scale=1.0, height=40))
    return motions


def _lock(t: MeowTable, event: Told) -> list[Motion]:
    """MD18: a die drops into the tray, and chains close around it."""
    chosen = t.pieces.get(f"side {event.value}")
    start = (chosen.x, chosen.y) if chosen else (TRAY[0] + TRAY[2] / 2, TRAY[1] - 60)
    for key in [key for key in t.pieces if key.startswith("side ")]:
        del t.pieces[key]
    t.change(event)
    for i in range(len(t.shown.locked) - 1):
        t.pieces[f"locked {i}"].visible = True
    i = len(t.shown.locked) - 1
    die = t.lay_die(f"locked {i}", event.value, i)
    to = (die.x, die.y)
    die.x, die.y = start

    def close() -> None:
        die.chained = True
        t.app.play("lock-in")

    return [sound(t, "die-aside"), Travel(die, to, 0.45, height=120, then=close), Motion(0.8)]


def _flip_token(t: MeowTable, event: Told) -> list[Motion]:
    t.change(event)
    t.cats[event.seat].act("smug", 1.6)
    return [sound(t, "card-flip"), Motion(0.4)]


def _bite(t: MeowTable, event: Told) -> list[Motion]:
    """MD22: the food card is turned around."""
    before = t.bitten_places(event.seat)
    t.change(event)
    t.cats[event.seat].act("happy", 1.6)
    motions: list[Motion] = [sound(t, "pop"), Motion(0.5)]
    for i in t.bitten_places(event.seat) - before:
        if piece := t.pieces.get(f"space {i}"):
            motions.append(Travel(piece, (piece.x, piece.y), 0.45, height=30, turn=180.0))
    return motions


def _nothing(t: MeowTable, event: Told) -> list[Motion]:
    t.change(event)
    t.outcome = tell("panel.nothing")
    return [*failed(t, event.seat), Motion(1.0)]


def _tokens(t: MeowTable, event: TokensMoved) -> list[Motion]:
    """Enthusiasm goes up in flames or is kindled; condition tokens go to cards, back, or to who took the card."""
    if event.kind == ENTHUSIASM:
        return [*_enthusiasm(t, event), Do(t.count_points, 0.3)]
    if event.src == SUPPLY:
        piece = t.pieces[f"token {event.kind}"]
    else:
        piece = next(p for p in t.pieces.values() if p.key.startswith(f"on {event.src} ") and _is(p, event.kind))
    t.change(event)
    piece.chosen = piece.dimmed = False
    if event.dst in SEAT:
        to = (WON[0] + TOKEN / 2, WON[1] + WON[3] / 2)
        return [sound(t, "chip"), send_off(t, piece.key, to, 0.45), Do(t.count_points, 0.45)]
    if event.dst == SUPPLY:
        key, to = f"token {event.kind}", t.places.supply(t.supply_order().index(event.kind))
    else:
        i = len(t.shown.tokens[event.dst]) - 1
        key, to = f"on {event.dst} {i}", t.places.token_on(event.dst, i)
    del t.pieces[piece.key]
    piece.key, piece.layer = key, 1 if event.dst == SUPPLY else 2
    t.pieces[key] = piece
    return [sound(t, "chip", 0.35), Travel(piece, to, 0.45, height=90)]


def _is(piece: Piece, token: str) -> bool:
    return getattr(piece, "token", "") == token


def _enthusiasm(t: MeowTable, event: TokensMoved) -> list[Motion]:
    t.change(event)
    x, y, w, h = FIRE
    here = (x + w / 2, y + h / 2)
    if event.src in SEAT:
        return [sound(t, "whoosh"), Flames(event.count, here, (here[0], here[1] - 260), fading=True), Motion(0.35)]
    seat = SEAT.index(event.dst)
    t.cats[seat].act("happy", 2.0)
    return [sound(t, "purr"), Flames(event.count, MIDDLE, here), Motion(1.4)]


def _end(t: MeowTable, event: Ended) -> list[Motion]:
    t.change(event)
    t.outcome = ""
    motions: list[Motion] = [sound(t, "fanfare")]
    motions += _clear_tray(t)
    for i, cat in enumerate(t.cats):
        cat.act("happy" if i in event.ranking[0] else "sad", 30.0)
    winner = event.ranking[0][0]
    motions.append(
        Banner(ribbon_with(tell("won_banner", name=t.name(winner)), ORANGE, f"cats/{t.seats[winner].coat}-happy"), 3.2)
    )
    return motions if t.app.settings.reduced_motion else [*motions, Rain()]


Show = Callable[["MeowTable", Any], list[Motion]]
_SHOWN: dict[type[Event], Show] = {TurnStarted: _turn, TokensMoved: _tokens, Moved: moved, Ended: _end}
_TOLD: dict[str, Show] = {
    "takes cat": _takes_cat,
    "locks die": _lock,
    "flips token": _flip_token,
    "turns token": _flip_token,
    "bites": _bite,
    "gets nothing": _nothing,
}
