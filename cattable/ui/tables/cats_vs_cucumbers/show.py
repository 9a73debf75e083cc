"""What the events of Cats vs Cucumbers look and sound like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from cattable.engine.events import Ended, Event, Moved, Rolled, TokensMoved, Told, TurnStarted
from cattable.games.cats_vs_cucumbers.rules import BLACK, CAT, CUCUMBER, MEOW_ZA, PURR_FECT, SETS, WHITE
from cattable.ui.buttons import buttons_to_come
from cattable.ui.table.dice_table import lean_of, tray_spots
from cattable.ui.table.motions import Banner, Do, Motion, Rain, Travel, Tumble
from cattable.ui.table.pieces import AGAIN
from cattable.ui.table.prompt import Prompt
from cattable.ui.table.ribbons import ribbon_with
from cattable.ui.tables.cats_vs_cucumbers import faces, places
from cattable.ui.tables.cats_vs_cucumbers.laying import chain_dice, lay_toys
from cattable.ui.tables.cats_vs_cucumbers.pieces import CatPiece
from cattable.ui.tables.cats_vs_cucumbers.prompts import rare, tell
from cattable.ui.tables.cats_vs_cucumbers.show_board import (
    bust,
    count_points,
    lose_life,
    moods,
    move_cat,
    move_tokens,
    move_toy,
    sound,
    swipe,
)

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.cats_vs_cucumbers.table import CucumberTable

CAT_MOODS = ("calm", "happy", "shocked", "smug")
GREEN, ORANGE = "#58a845", "#f08336"
LEAVING = 0.34
"""Seconds that dice take to leave the tray before they are thrown again."""


def play(t: CucumberTable, event: Event) -> list[Motion]:
    """Changes the display model by an event and says how that looks."""
    before = dict(t.cats_on_table())
    for cat in before.values():
        cat.threatened = False
    t.light(Prompt(""))
    old = list(t.shown.dice)
    t.change(event)
    t.chances = {}
    if isinstance(event, Rolled):
        return _roll(t, event, old)
    if isinstance(event, Told) and event.what == "cat":
        return move_cat(t, event, before)
    show = _TOLD.get(event.what) if isinstance(event, Told) else _SHOWN.get(type(event))
    return show(t, event) if show else []


def art_to_come(t: CucumberTable, canvas: Canvas) -> Iterator[None]:
    """Paints once, where nobody sees it, what may come."""
    for count in (1, 2, 3):
        yield from buttons_to_come(canvas, places.button_boxes(count, False)[0])
    faces.draw_bust(canvas, 0, 0)
    yield
    for claim in (PURR_FECT, MEOW_ZA):
        faces.draw_rare(canvas, claim, rare(claim), 0, 0)
        yield
    for value, box in zip(sorted(t.r.sheet.lives), places.lives(len(t.r.sheet.lives)), strict=True):
        faces.life(canvas, value, True, box[2])
        yield
    for seat, player in enumerate(t.seats):
        for mood in CAT_MOODS:
            cat = CatPiece(seat, player.colour, 0, 0, 0, places.RESERVE_CAT)
            cat.mood = mood
            cat.draw(canvas)
        yield


# ---------------------------------------------------------------- dice
def _turn(t: CucumberTable, event: TurnStarted) -> list[Motion]:
    """The dice leave the tray; whoever is to move now is happy about it."""
    motions: list[Motion] = [sound(t, "your-turn" if t.seats[event.seat].human else "tick")]
    keys = [key for key in t.pieces if key.startswith("die ")]
    motions += _picked_up(t, keys)
    t.selected, t.stopped = [], False
    lay_toys(t)
    t.cats[event.seat].act("happy", 1.4)
    return [*motions, Motion(0.4)]


def _picked_up(t: CucumberTable, keys: list[str]) -> list[Motion]:
    """Dice leave the tray into a hand at the lower left."""
    x, low = t.tray[0], t.tray[1] + t.tray[3]
    return [t.send_off(key, (x - 90, low + 120), LEAVING - 0.06, 0.02 * i) for i, key in enumerate(keys)]


def _roll(t: CucumberTable, event: Rolled, old: list[str]) -> list[Motion]:
    """The marked dice are picked up and thrown again."""
    motions = _swap_marked(t, event, old)
    t.stopped = False
    lying = [f"die {place}" for place in event.places if f"die {place}" in t.pieces]
    motions += _picked_up(t, lying)
    spots = tray_spots(t.tray, len(t.r.kinds), t.die_size)
    thrown = []
    for place, face in zip(event.places, event.dice, strict=True):
        die = t.add_die(f"die {place}", face, *spots[place], lean=lean_of(place), kind=t.r.kinds[place])
        die.sign = AGAIN
        thrown.append(die)
    _unmark(t)
    throw = t.throw(thrown, event.seat, LEAVING if lying else 0.0)
    t.in_air.update(event.places)
    flights = [motion for motion in throw if isinstance(motion, Tumble)]
    lands = max(flight.seconds for flight in flights)
    seen = [Do(partial(t.in_air.discard, at), f.seconds) for at, f in zip(event.places, flights, strict=True)]
    return [*motions, *throw, *seen, Do(partial(chain_dice, t), lands), Do(partial(_fright, t, event), lands)]


def _unmark(t: CucumberTable) -> None:
    """No die is marked for another roll any more."""
    t.selected = []
    for key in t.dice_keys():
        if key in t.pieces:
            t.pieces[key].chosen = False


def _fright(t: CucumberTable, event: Rolled) -> None:
    """Cucumbers are never a welcome sight."""
    if CUCUMBER in event.dice:
        t.app.play("chirp")
        t.cats[event.seat].act("shocked", 1.2)


def _swap_marked(t: CucumberTable, event: Rolled, old: list[str]) -> list[Motion]:
    """Of equal dice the engine rolls the first; the one that was marked takes its place, and goes in its stead."""
    motions: list[Motion] = []
    marked = [int(key.split()[1]) for key in t.selected]
    spare = [place for place in marked if place not in event.places]
    for place in event.places:
        if place in marked or f"die {place}" not in t.pieces:
            continue
        twin = next((p for p in spare if (t.r.kinds[p], old[p]) == (t.r.kinds[place], old[place])), None)
        if twin is None:
            continue
        spare.remove(twin)
        stays, goes = t.pieces.pop(f"die {place}"), t.pieces.pop(f"die {twin}")
        stays.key, goes.key = f"die {twin}", f"die {place}"
        t.pieces[stays.key], t.pieces[goes.key] = stays, goes
        motions.append(Travel(stays, (goes.x, goes.y), 0.3, turn=lean_of(twin)))
    return motions


def _hops(t: CucumberTable, keys: list[str], height: float = 60) -> list[Motion]:
    """Dice jump, one after the other."""
    found: list[Motion] = []
    for i, key in enumerate(keys):
        die = t.pieces[key]
        found.append(Travel(die, (die.x, die.y), 0.4, height=height, delay=0.09 * i, lead=0.1 + 0.09 * i))
    return found


# ---------------------------------------------------------------- stopping
def _stop(t: CucumberTable, event: Told) -> list[Motion]:
    """The dice that earn something jump; none is marked any more."""
    _unmark(t)
    t.stopped = True
    sets = t.r.sets(tuple(t.shown.dice))
    keys = [key for key in t.dice_keys() if _set_of(t.face(key)) in sets]
    if not keys and t.r.claims(tuple(t.shown.dice)) == (SETS,):
        t.cats[event.seat].act("sad", 1.2)
        return [Motion(0.4)]
    t.cats[event.seat].act("happy", 1.6)
    return [sound(t, "purr"), *_hops(t, keys), Motion(0.5)]


def _set_of(face: str) -> str:
    return CAT if face in (BLACK, WHITE) else face


def _claim(t: CucumberTable, event: Told) -> list[Motion]:
    """A rare find is announced with all honours."""
    moods(t, event.seat, "happy", "shocked", 3.0)
    claim = event.value
    banner = Banner(partial(_paint_rare, claim), 2.3, y=430)
    motions = [sound(t, "fanfare"), banner, *_hops(t, t.dice_keys(), 90)]
    return motions if t.app.settings.reduced_motion else [*motions, Rain(90, 3.0)]


def _paint_rare(claim: str, canvas: Canvas, x: float, y: float) -> None:
    faces.draw_rare(canvas, claim, f"{rare(claim)}!", x, y)


def _extra(t: CucumberTable, event: Told) -> list[Motion]:
    ribbon = ribbon_with(tell("extra_banner", name=t.name(event.seat)), GREEN, f"cats/{t.seats[event.seat].coat}-happy")
    return [sound(t, "your-turn"), Banner(ribbon, 1.4)]


def _last_round(t: CucumberTable, event: Told) -> list[Motion]:
    return [sound(t, "drum-roll"), Banner(ribbon_with(tell("last_round"), ORANGE), 1.8)]


def _end(t: CucumberTable, event: Ended) -> list[Motion]:
    """Toys count now; whoever won is celebrated."""
    for i, cat in enumerate(t.cats):
        cat.act("happy" if i in event.ranking[0] else "sad", 30.0)
    winner = event.ranking[0][0]
    ribbon = ribbon_with(tell("won", names=t.names(event.ranking[0])), ORANGE, f"cats/{t.seats[winner].coat}-happy")
    motions: list[Motion] = [sound(t, "fanfare"), Do(partial(count_points, t), 0.5), Banner(ribbon, 3.2)]
    return motions if t.app.settings.reduced_motion else [*motions, Rain()]


Show = Callable[["CucumberTable", Any], list[Motion]]
_SHOWN: dict[type[Event], Show] = {TurnStarted: _turn, TokensMoved: move_tokens, Moved: move_toy, Ended: _end}
_TOLD: dict[str, Show] = {
    "busts": bust,
    "loses life": lose_life,
    "stops": _stop,
    "claims": _claim,
    "swipes": swipe,
    "extra turn": _extra,
    "last round": _last_round,
}
