"""What the events of Mad Cat Sad Cat look like, sound like, and read like in the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import TYPE_CHECKING

from cattable.engine.events import Ended, Event, Picked, Revealed, Rolled, SetAside, TokensMoved, Told, TurnStarted
from cattable.games.mad_cat_sad_cat.flow import SEAT
from cattable.games.mad_cat_sad_cat.rules import CATPOT
from cattable.ui.art import catcards as art
from cattable.ui.art.furniture import ribbon
from cattable.ui.motion import Spot
from cattable.ui.sound import DRUM_ROLL_SECONDS, dice_sound
from cattable.ui.table.game_table import LogLine
from cattable.ui.table.motions import Banner, Coins, Do, Motion, Rain, Shake, Travel, Tumble, Turn
from cattable.ui.table.pieces import CardPiece, DiePiece
from cattable.ui.table.plates import draw_face
from cattable.ui.tables.mad_cat_sad_cat import drawing, faces, places
from cattable.ui.tables.mad_cat_sad_cat.prompts import kind_name, tell, vps
from cattable.ui.tables.mad_cat_sad_cat.shown import SUPPLY

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.mad_cat_sad_cat.table import MadCatTable

SHOW_WIDTH = 192.0
MOODS = ("calm", "blink", "happy", "smug", "shocked", "sad", "mad", "look-left", "look-right")
Painter = Callable[["Canvas", float, float], None]
_numbers = count()


def play(t: MadCatTable, event: Event) -> list[Motion]:
    """Changes the display model by an event and says how that looks."""
    before = [*t.shown.mooch]
    t.change(event)
    match event:
        case TurnStarted(seat):
            return _turn(t, seat)
        case Rolled(seat):
            return _roll(t, seat)
        case SetAside(seat, dice):
            return _set_aside(t, dice)
        case Told(seat, "locks", kind):
            return _lock(t, seat, kind)
        case Told(seat, "takes", card):
            return _take(t, seat, card)
        case Told(seat, "fails"):
            return _fail(t, seat)
        case TokensMoved(number, _, src, dst):
            return _tokens(t, number, src, dst)
        case Picked(seat) if not before[seat]:
            return _pick(t, seat)
        case Revealed(seat, card):
            return _reveal(t, seat, card)
        case Ended(ranking):
            return _end(t, ranking)
    return []


def _sound(t: MadCatTable, name: str, delay: float = 0.0) -> Do:
    return Do(lambda: t.app.play(name), delay)


def _leaving(t: MadCatTable, key: str) -> str:
    """Gives a piece that is on its way out another key, so that its place is free."""
    gone = f"gone {next(_numbers)}"
    piece = t.pieces.pop(key)
    piece.key = gone
    t.pieces[gone] = piece
    return gone


def _send_off(t: MadCatTable, key: str, to: Spot, seconds: float, delay: float = 0.0) -> Travel:
    """A piece goes somewhere and is gone."""
    gone = _leaving(t, key)
    piece = t.pieces[gone]
    return Travel(piece, to, seconds, delay=delay, lead=0.2, then=lambda: t.pieces.pop(gone, None))


def banner(text: str, colour: str, picture: str | None = None) -> Painter:
    """A ribbon with a text, and perhaps a picture on its left."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        wide, w, h = canvas.lettering.size_of(text, 76)[0], 0, 150
        w = round(min(1500, max(560, wide + (320 if picture else 220))))
        canvas.drawing(("ribbon", w, h, colour), lambda: ribbon(w, h, colour), x, y, w, h, anchor="center", shadow=14)
        shift = 48 if picture else 0
        if picture:
            canvas.picture(picture, x - min(wide, w - 320) / 2 - 40, y - 6, 104, 104, anchor="center")
        canvas.label(text, (x - w / 2 + 110 + shift, y - 68, w - 220 - shift, 120), 76, "#ffffff", outline=7, drop=4)

    return paint


def art_to_come(t: MadCatTable, canvas: Canvas) -> Iterator[None]:
    """Paints once, where nobody sees it, what may come: banners, mooch cards, faces of the cats."""
    for kind in t.r.kinds:
        drawing.draw_locked(t, canvas, kind)
        yield
        _lock_banner(t, kind)(canvas, 0, 0)
        yield
    for seat, player in enumerate(t.seats):
        _fail_banner(t, seat)(canvas, 0, 0)
        yield
        for mood in MOODS:
            x, y, w, h = places.HOST
            picture = f"cats/{player.coat}-{mood}"
            canvas.picture(picture, x, y, w, h, shadow=10)
            draw_face(canvas, t.plates[seat], picture)
            yield
        for card in t.r.mooch_cards:
            faces.mooch_card(canvas, t.r, card, player.colour, t.r.sheet.sets[seat], SHOW_WIDTH)
            yield
        faces.mooch_back(canvas, player.colour, SHOW_WIDTH)


def _lock_banner(t: MadCatTable, kind: str) -> Painter:
    look = faces.look_of(kind, t.r.kinds)
    return banner(tell("locked_banner", kind=kind_name(t, kind)), look.banner, faces.picture_of(t.r.icons[kind][0]))


def _fail_banner(t: MadCatTable, seat: int) -> Painter:
    return banner(tell("fail_banner", name=t.name(seat)), "#7a5a8c", f"cats/{t.seats[seat].coat}-sad")


def _turn(t: MadCatTable, seat: int) -> list[Motion]:
    motions: list[Motion] = []
    for i in range(t.r.dice):
        for key in (f"kept {i}", f"die {i}"):
            if key in t.pieces:
                motions.append(_send_off(t, key, (places.RAIL[0] - 120, places.RAIL[1] + 240), 0.35, 0.03 * i))
    for other in range(len(t.seats)):
        if f"mooch of {other}" in t.pieces:
            piece = t.pieces[f"mooch of {other}"]
            motions.append(_send_off(t, piece.key, (piece.x, -120), 0.3))
    t.cats[seat].act("happy", 1.4)
    motions.append(Motion(0.45))
    motions.append(_sound(t, "your-turn" if t.seats[seat].human else "tick"))
    return motions


def _roll(t: MadCatTable, seat: int) -> list[Motion]:
    spots = places.tray_spots(len(t.shown.rolled), t.die_size)
    x, y, w, h = places.TRAY
    motions: list[Motion] = [_sound(t, dice_sound(len(spots)))]
    for i, side in enumerate(t.shown.rolled):
        die = t.add_die(f"die {i}", side, *spots[i], lean=places.lean_of(i))
        die.visible = False
        start = (x - 60 + 14 * i, y + h + 30 - 12 * i)
        motions.append(Tumble(die, start, spots[i], i % 2, 1.15, 0.08 * i))
    for i, cat in enumerate(t.cats):
        if i != seat:
            cat.act("look-left" if i > seat else "look-right", 1.5)
    return motions


def _set_aside(t: MadCatTable, dice: tuple[str, ...]) -> list[Motion]:
    """The chosen dice slide to the rail, in order with those already there; the others leave the tray."""
    in_tray = [t.pieces[key] for key in (f"die {i}" for i in range(t.r.dice)) if key in t.pieces]
    in_tray.sort(key=lambda die: not die.chosen)
    moving = []
    for side in dice:
        die = next(d for d in in_tray if isinstance(d, DiePiece) and d.side == side)
        in_tray.remove(die)
        moving.append(die)
    kept = [t.pieces[key] for key in (f"kept {i}" for i in range(t.r.dice)) if key in t.pieces]
    motions: list[Motion] = [_sound(t, "die-aside")]
    for i, die in enumerate(in_tray):
        die.chosen = die.dimmed = False
        motions.append(
            _send_off(t, die.key, (places.TRAY[0] - 90, places.TRAY[1] + places.TRAY[3] + 60), 0.35, 0.05 * i)
        )
    on_rail = [*kept, *moving]
    for die in on_rail:
        t.pieces.pop(die.key)
    spots = places.rail_spots(t.r.dice)
    for i, side in enumerate(t.shown.tray):
        die = next(d for d in on_rail if isinstance(d, DiePiece) and d.side == side)
        on_rail.remove(die)
        new = die in moving
        die.key, die.chosen, die.dimmed = f"kept {i}", False, False
        t.pieces[die.key] = die
        motions.append(
            Travel(die, spots[i], 0.42, height=70 if new else 0, turn=0, delay=0.06 * moving.index(die) if new else 0)
        )
    t.selected = []
    return motions


def _lock(t: MadCatTable, seat: int, kind: str) -> list[Motion]:
    look = faces.look_of(kind, t.r.kinds)
    for i, cat in enumerate(t.cats):
        cat.act(look.cards if i == seat else "smug", 2.6)
    return [_sound(t, "lock-in"), Banner(_lock_banner(t, kind), 1.5)]


def _tokens(t: MadCatTable, number: int, src: str, dst: str) -> list[Motion]:
    """VPs fly; those from the supply overlap, what a player gets is watched to the end."""
    counters = dict(t.numbers())
    if dst in SEAT:
        t.cats[SEAT.index(dst)].act("happy", 2.0)
    lead = 0.14 if src == SUPPLY else None
    coins = Coins(number, counters[src], counters[dst], lambda: t.app.play("chip"), lead=lead)
    return [coins] if src == SUPPLY else [coins, Motion(coins.seconds + 0.25)]


def _pick(t: MadCatTable, seat: int) -> list[Motion]:
    """A mooch card goes face down to its owner's plate, from the fan if that lies open."""
    card = t.shown.mooch[seat]
    fan = [key for key in t.pieces if key.startswith("fan ")]
    motions: list[Motion] = [_sound(t, "card-slide")]
    for key in fan:
        piece = t.pieces[key]
        motions.append(_send_off(t, key, (piece.x, 1300), 0.3))
    piece = t.lay_plate_card(seat)
    if piece:
        to = (piece.x, piece.y)
        piece.y += 150 if not fan else 420
        motions.append(Travel(piece, to, 0.4, height=40))
    t.cats[seat].act("smug", 1.4)
    return motions


def _reveal(t: MadCatTable, seat: int, card: str) -> list[Motion]:
    """With a drum roll the card comes down from the plate, large, turns up, stays while VPs fly, and goes back."""
    for key in [key for key in t.pieces if key.startswith("fan ")]:
        del t.pieces[key]
    colour, letter = t.seats[seat].colour, t.r.sheet.sets[seat]
    plate = t.plates[seat].box
    x, h = plate[0] + plate[2] / 2, SHOW_WIDTH * art.MOOCH[1] / art.MOOCH[0]
    piece = CardPiece(
        f"show {seat}",
        (x - SHOW_WIDTH / 2, -h - 20, SHOW_WIDTH, h),
        lambda canvas: faces.mooch_card(canvas, t.r, card, colour, letter, SHOW_WIDTH),
        lambda canvas: faces.mooch_back(canvas, colour, SHOW_WIDTH),
        layer=5,
    )
    piece.flip = 0.0
    t.pieces[piece.key] = piece
    t.pieces.pop(f"mooch of {seat}", None)

    def back() -> None:
        t.pieces.pop(piece.key, None)
        t.lay_plate_card(seat)

    down, turn = 0.4, DRUM_ROLL_SECONDS - 0.25
    t.cats[seat].act("smug", 4.0)
    t.cats[t.shown.turn].act("shocked", 2.5)
    return [
        _sound(t, "drum-roll"),
        Travel(piece, (x, 136 + h / 2), down, height=0),
        Turn(piece, 0.4, delay=turn),
        _sound(t, "card-flip", turn),
        Travel(piece, (x, -h), 0.35, delay=turn + 1.9, lead=-turn - 1.9, then=back),
        Motion(turn + 0.65),
    ]


def _take(t: MadCatTable, seat: int, card: str) -> list[Motion]:
    t.cats[seat].act("happy", 3.0)
    for i, cat in enumerate(t.cats):
        if i != seat:
            cat.act("sad", 2.0)
    text = tell("takes_banner", name=t.name(seat), vps=vps(t.shown.vps[card]))
    return [_sound(t, "purr"), Banner(banner(text, "#58a845", t.cats[seat].picture), 1.3, y=560)]


def _fail(t: MadCatTable, seat: int) -> list[Motion]:
    t.cats[seat].act("shocked", 1.1)
    for i, cat in enumerate(t.cats):
        if i != seat:
            cat.act("smug", 2.6)

    def shake(offset: float) -> None:
        t.shake = offset

    motions: list[Motion] = [_sound(t, "fail"), Do(lambda: t.cats[seat].act("sad", 3.0), 1.1)]
    motions.append(Banner(_fail_banner(t, seat), 1.9))
    return motions if t.app.settings.reduced_motion else [*motions, Shake(shake)]


def _end(t: MadCatTable, ranking: list[list[int]]) -> list[Motion]:
    for i, cat in enumerate(t.cats):
        cat.act("happy" if i in ranking[0] else "sad", 30.0)
    winner = ranking[0][0]
    text = tell("won_banner", name=t.name(winner))
    show: list[Motion] = [
        _sound(t, "fanfare"),
        Banner(banner(text, "#f08336", f"cats/{t.seats[winner].coat}-happy"), 3.2),
    ]
    return show if t.app.settings.reduced_motion else [*show, Rain()]


def log_line(t: MadCatTable, event: Event) -> LogLine | None:
    """How the log tells a public event; VPs that go onto cards while locking are told once, with the lock."""

    def pictures(dice: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(name for die in dice if (name := faces.picture_of(die)))

    match event:
        case TurnStarted(seat):
            return LogLine(tell("log.turn", name=t.name(seat)))
        case Rolled(seat, dice):
            return LogLine(tell("log.rolled"), seat, pictures(dice))
        case SetAside(seat, dice):
            return LogLine(tell("log.set_aside"), seat, pictures(dice))
        case Told(seat, "locks", kind):
            return LogLine(tell("log.locks", kind=kind_name(t, kind)), seat)
        case Told(seat, "takes", card):
            return LogLine(tell("log.takes", card=next(c for k, c in t.r.inner if t.r.inner[k, c] == card)), seat)
        case Told(seat, "fails"):
            return LogLine(tell("log.fails"), seat)
        case Picked(seat):
            return LogLine(tell("log.picked"), seat)
        case Revealed(seat, card):
            return LogLine(tell("log.reveals", card=card), seat)
        case TokensMoved(number, _, src, dst) if dst in SEAT:
            key = "log.gets" if src != CATPOT else "log.gets_pot"
            return LogLine(tell(key, vps=vps(number)), SEAT.index(dst))
        case Ended(ranking):
            return LogLine(tell("log.ended", name=t.name(ranking[0][0])))
    return None
