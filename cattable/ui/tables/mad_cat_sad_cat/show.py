"""What the events of Mad Cat Sad Cat look and sound like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from cattable.engine.events import (
    Called,
    Ended,
    Event,
    Picked,
    Revealed,
    Rolled,
    SetAside,
    TokensMoved,
    Told,
    TurnStarted,
)
from cattable.games.mad_cat_sad_cat.flow import SEAT
from cattable.ui.art import catcards as art
from cattable.ui.buttons import buttons_to_come
from cattable.ui.sound import DRUM_ROLL_SECONDS
from cattable.ui.table.dice_table import lean_of, tray_spots
from cattable.ui.table.motions import Banner, Coins, Do, Motion, Rain, Travel, Turn
from cattable.ui.table.pieces import CardPiece, DiePiece
from cattable.ui.table.prompt import Prompt
from cattable.ui.table.ribbons import Painter, ribbon_with
from cattable.ui.tables.mad_cat_sad_cat import drawing, faces, places
from cattable.ui.tables.mad_cat_sad_cat.panel import draw_panel
from cattable.ui.tables.mad_cat_sad_cat.places import PLATE_CARD
from cattable.ui.tables.mad_cat_sad_cat.prompts import kind_name, tell, vps
from cattable.ui.tables.mad_cat_sad_cat.shown import SUPPLY

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.mad_cat_sad_cat.table import MadCatTable

SHOW_WIDTH = 192.0
GREEN, PURPLE, ORANGE = "#58a845", "#7a5a8c", "#f08336"


def play(t: MadCatTable, event: Event) -> list[Motion]:
    """Changes the display model by an event and says how that looks."""
    had_card = isinstance(event, Picked) and bool(t.shown.mooch[event.seat])
    t.change(event)
    if had_card:  # an answer whether to show it: nothing that anybody else may see
        return []
    show = _TOLD.get(event.what) if isinstance(event, Told) else _SHOWN.get(type(event))
    return show(t, event) if show else []


def opening_art(t: MadCatTable, canvas: Canvas) -> Iterator[None]:
    """Paints the button of the first roll and the panel above it, where nobody sees them."""
    yield from _side_to_come(t, canvas, t.roll_gate(0, t.r.dice))


def _side_to_come(t: MadCatTable, canvas: Canvas, prompt: Prompt) -> Iterator[None]:
    if box := drawing.panel_box(t, prompt):
        draw_panel(canvas, box)
        yield
    yield from buttons_to_come(canvas, t.button_boxes(prompt)[0])


def art_to_come(t: MadCatTable, canvas: Canvas) -> Iterator[None]:
    """Paints once, where nobody sees it, what may come: panel, buttons, banners, mooch cards."""
    roll = t.roll_gate(0, t.r.dice)
    for count in (1, 2, 3):
        yield from _side_to_come(t, canvas, roll._replace(choices=roll.choices * count, first=""))
    for card in t.on_cards:
        drawing.draw_lit(t, canvas, card)
        yield
    for kind in t.r.kinds:
        drawing.draw_locked(t, canvas, kind)
        yield
        _lock_ribbon(t, kind)(canvas, 0, 0)
        yield
    for seat, player in enumerate(t.seats):
        _fail_ribbon(t, seat)(canvas, 0, 0)
        yield
        _take_ribbon(t, seat, 1)(canvas, 0, 0)
        yield
        for card in t.r.mooch_cards:
            faces.mooch_card(canvas, t.r, card, player.colour, t.r.sheet.sets[seat], SHOW_WIDTH)
            yield
            faces.mooch_card(canvas, t.r, card, player.colour, "", PLATE_CARD, lettered=False)
            yield
        for width in (SHOW_WIDTH, PLATE_CARD):
            faces.mooch_back(canvas, player.colour, width)
            yield


def _lock_ribbon(t: MadCatTable, kind: str) -> Painter:
    look = faces.look_of(kind, t.r.kinds)
    text = tell("locked_banner", kind=kind_name(t, kind))
    return ribbon_with(text, look.banner, faces.picture_of(t.r.icons[kind][0]))


def _take_ribbon(t: MadCatTable, seat: int, count: int) -> Painter:
    text = tell("takes_banner", name=t.name(seat), vps=vps(count))
    return ribbon_with(text, GREEN, f"cats/{t.seats[seat].coat}-happy")


def _fail_ribbon(t: MadCatTable, seat: int) -> Painter:
    return ribbon_with(tell("fail_banner", name=t.name(seat)), PURPLE, f"cats/{t.seats[seat].coat}-sad")


def _sound(t: MadCatTable, name: str, delay: float = 0.0) -> Do:
    return Do(lambda: t.app.play(name), delay)


# ---------------------------------------------------------------- dice
def _turn(t: MadCatTable, event: TurnStarted) -> list[Motion]:
    """The dice leave rail and tray, mooch cards go back to their hands."""
    motions: list[Motion] = [_sound(t, "your-turn" if t.seats[event.seat].human else "tick")]
    for i in range(t.r.dice):
        for key in (f"kept {i}", f"die {i}"):
            if key in t.pieces:
                motions.append(t.send_off(key, (places.RAIL[0] - 120, places.RAIL[1] + 240), 0.35, 0.03 * i))
    for key in [key for key in t.pieces if key.startswith("mooch of ")]:
        motions.append(t.send_off(key, (t.pieces[key].x, -120), 0.3))
    t.cats[event.seat].act("happy", 1.4)
    return [*motions, Motion(0.45)]


def _roll(t: MadCatTable, event: Rolled) -> list[Motion]:
    """Dice fly in from the lower left and come to lie on what was rolled; the others look."""
    spots = tray_spots(t.tray, len(t.shown.rolled), t.die_size)
    dice = [t.add_die(f"die {i}", side, *spots[i], lean=lean_of(i)) for i, side in enumerate(t.shown.rolled)]
    return t.throw(dice, event.seat)


def _set_aside(t: MadCatTable, event: SetAside) -> list[Motion]:
    """The chosen dice slide to the rail, in order with those already there; the others leave the tray."""
    in_tray = sorted(_dice(t, "die"), key=lambda die: not die.chosen)
    moving = [_taken(in_tray, side) for side in event.dice]
    motions: list[Motion] = [_sound(t, "die-aside")]
    corner = (places.TRAY[0] - 90, places.TRAY[1] + places.TRAY[3] + 60)
    motions += [t.send_off(die.key, corner, 0.35, 0.05 * i) for i, die in enumerate(in_tray)]
    on_rail = [*_dice(t, "kept"), *moving]
    for die in on_rail:
        del t.pieces[die.key]
    spots = places.rail_spots(t.r.dice)
    for i, side in enumerate(t.shown.tray):
        die = _taken(on_rail, side)
        die.key, die.chosen, die.dimmed = f"kept {i}", False, False
        t.pieces[die.key] = die
        hop, delay = (70, 0.06 * moving.index(die)) if die in moving else (0, 0.0)
        motions.append(Travel(die, spots[i], 0.42, height=hop, turn=0, delay=delay))
    t.selected = []
    return motions


def _dice(t: MadCatTable, where: str) -> list[DiePiece]:
    """The dice in the tray ("die") or on the rail ("kept"), in order."""
    keys = (f"{where} {i}" for i in range(t.r.dice))
    return [t.die(key) for key in keys if key in t.pieces]


def _taken(dice: list[DiePiece], side: str) -> DiePiece:
    """The first die that shows this side; it is taken out of the list."""
    return dice.pop(next(i for i, die in enumerate(dice) if die.side == side))


# ---------------------------------------------------------------- locking, taking, failing
def _lock(t: MadCatTable, event: Told) -> list[Motion]:
    look = faces.look_of(event.value, t.r.kinds)
    for i, cat in enumerate(t.cats):
        cat.act(look.cards if i == event.seat else "smug", 2.6)
    return [_sound(t, "lock-in"), Banner(_lock_ribbon(t, event.value), 1.5)]


def _take(t: MadCatTable, event: Told) -> list[Motion]:
    for i, cat in enumerate(t.cats):
        cat.act("happy" if i == event.seat else "sad", 3.0)
    return [_sound(t, "purr"), Banner(_take_ribbon(t, event.seat, t.shown.vps[event.value]), 1.3, y=570)]


def _fail(t: MadCatTable, event: Told) -> list[Motion]:
    """The tray's dice tremble, the cat flinches and then suffers, the others gloat."""
    for i, cat in enumerate(t.cats):
        cat.act("shocked" if i == event.seat else "smug", 1.1 if i == event.seat else 2.6)
    return [
        _sound(t, "fail"),
        Do(lambda: t.cats[event.seat].act("sad", 3.0), 1.1),
        Banner(_fail_ribbon(t, event.seat), 1.9),
        *t.tremble(t.rolled_keys()),
    ]


def _tokens(t: MadCatTable, event: TokensMoved) -> list[Motion]:
    """VPs fly; those from the supply overlap, what a player gets is watched to the end."""
    counters = dict(t.numbers())
    from_supply = event.src == SUPPLY
    if event.dst in SEAT:
        t.cats[SEAT.index(event.dst)].act("happy", 2.0)
    lead = 0.14 if from_supply else None
    coins = Coins(event.count, counters[event.src], counters[event.dst], lambda: t.app.play("chip"), lead=lead)
    if not from_supply:
        return [coins, Motion(coins.seconds + 0.25)]
    return [coins] if t.shown.supply else [coins, _sound(t, "your-turn"), Banner(_last_turns_ribbon(t), 2.0)]


def _last_turns_ribbon(t: MadCatTable) -> Painter:
    """MC22: the supply is empty, and how long the match goes on."""
    with_turn = len(t.seats) in t.r.sheet.endings.with_turn.players
    return ribbon_with(tell("last_turn" if with_turn else "last_round"), ORANGE)


# ---------------------------------------------------------------- mooching
def _pick(t: MadCatTable, event: Picked) -> list[Motion]:
    """A mooch card goes face down to its owner's plate; a fan that lies open is swept away."""
    motions: list[Motion] = [_sound(t, "card-slide")]
    fan = [key for key in t.pieces if key.startswith("fan ")]
    motions += [t.send_off(key, (t.pieces[key].x, 1300), 0.3) for key in fan]
    piece = t.lay_plate_card(event.seat)
    if piece:
        to = (piece.x, piece.y)
        piece.y += 420 if fan else 150
        motions.append(Travel(piece, to, 0.4, height=40))
    t.cats[event.seat].act("smug", 1.4)
    return motions


def _call(t: MadCatTable, event: Called) -> list[Motion]:
    """Who has one of these?"""
    return [Motion(0.7)]


def _reveal(t: MadCatTable, event: Revealed) -> list[Motion]:
    """With a drum roll the card comes down from the plate, large, turns up, stays while VPs fly, and goes back."""
    seat = event.seat
    colour, letter = t.seats[seat].colour, t.r.sheet.sets[seat]
    plate = t.plates[seat].box
    x, h = plate[0] + plate[2] / 2, SHOW_WIDTH * art.MOOCH[1] / art.MOOCH[0]
    piece = CardPiece(
        f"show {seat}",
        (x - SHOW_WIDTH / 2, -h - 20, SHOW_WIDTH, h),
        lambda canvas: faces.mooch_card(canvas, t.r, event.card, colour, letter, SHOW_WIDTH),
        lambda canvas: faces.mooch_back(canvas, colour, SHOW_WIDTH),
        layer=drawing.ABOVE,
    )
    piece.flip = 0.0
    t.pieces[piece.key] = piece
    t.pieces.pop(f"mooch of {seat}", None)

    def back() -> None:
        if t.pieces.pop(piece.key, None):
            t.lay_plate_card(seat)

    turn = DRUM_ROLL_SECONDS - 0.25
    t.cats[seat].act("smug", 4.0)
    t.cats[t.shown.turn].act("shocked", 2.5)
    return [
        _sound(t, "drum-roll"),
        Travel(piece, (x, 136 + h / 2), 0.4),
        Turn(piece, 0.4, delay=turn),
        _sound(t, "card-flip", turn),
        Travel(piece, (x, -h), 0.35, delay=turn + 1.9, lead=-turn - 1.9, then=back),
        Motion(turn + 0.65),
    ]


def _end(t: MadCatTable, event: Ended) -> list[Motion]:
    for i, cat in enumerate(t.cats):
        cat.act("happy" if i in event.ranking[0] else "sad", 30.0)
    winner = event.ranking[0][0]
    ribbon = ribbon_with(tell("won_banner", name=t.name(winner)), ORANGE, f"cats/{t.seats[winner].coat}-happy")
    motions: list[Motion] = [_sound(t, "fanfare"), Banner(ribbon, 3.2)]
    return motions if t.app.settings.reduced_motion else [*motions, Rain()]


Show = Callable[["MadCatTable", Any], list[Motion]]
_SHOWN: dict[type[Event], Show] = {
    TurnStarted: _turn,
    Rolled: _roll,
    SetAside: _set_aside,
    TokensMoved: _tokens,
    Picked: _pick,
    Called: _call,
    Revealed: _reveal,
    Ended: _end,
}
_TOLD: dict[str, Show] = {"locks": _lock, "takes": _take, "fails": _fail}
