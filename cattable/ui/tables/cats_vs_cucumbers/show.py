"""What the events of Cats vs Cucumbers look and sound like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from cattable.engine.events import HIDDEN, Ended, Event, Moved, Rolled, TokensMoved, Told, TurnStarted
from cattable.games.cats_vs_cucumbers.rules import BLACK, CAT, CUCUMBER, MEOW_ZA, PURR_FECT, WHITE
from cattable.games.cats_vs_cucumbers.table import SEAT, TOY_PILE, TOYS
from cattable.ui.motion import arc, clamp, in_out
from cattable.ui.table.counter import Counter
from cattable.ui.table.dice_table import lean_of, tray_spots
from cattable.ui.table.motions import Banner, Coins, Do, Motion, Rain, Travel, Turn
from cattable.ui.table.plates import draw_face
from cattable.ui.table.ribbons import ribbon_with
from cattable.ui.tables.cats_vs_cucumbers import faces, places
from cattable.ui.tables.cats_vs_cucumbers.pieces import CatPiece
from cattable.ui.tables.cats_vs_cucumbers.prompts import rare, tell

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.cats_vs_cucumbers.table import CucumberTable

MOODS = ("calm", "blink", "happy", "smug", "shocked", "sad", "mad", "look-left", "look-right")
CAT_MOODS = ("calm", "happy", "shocked", "smug")
GREEN, PURPLE, ORANGE, RED = "#58a845", "#7a5a8c", "#f08336", "#d8432f"
LEAVING = 0.34
"""Seconds that dice take to leave the tray before they are thrown again."""


def play(t: CucumberTable, event: Event) -> list[Motion]:
    """Changes the display model by an event and says how that looks."""
    before = dict(t.cats_on_table())
    old = list(t.shown.dice)
    t.change(event)
    t.chances = {}
    if isinstance(event, Rolled):
        return _roll(t, event, old)
    if isinstance(event, Told) and event.what == "cat":
        return _cat(t, event, before)
    show = _TOLD.get(event.what) if isinstance(event, Told) else _SHOWN.get(type(event))
    return show(t, event) if show else []


def art_to_come(t: CucumberTable, canvas: Canvas) -> Iterator[None]:
    """Paints once, where nobody sees it, what may come."""
    faces.draw_bust(canvas, 0, 0)
    yield
    for claim in (PURR_FECT, MEOW_ZA):
        faces.draw_rare(canvas, claim, rare(claim), 0, 0)
        yield
    for value, box in zip(sorted(t.r.sheet.lives), places.lives(len(t.r.sheet.lives)), strict=True):
        faces.life(canvas, value, True, box[2])
        yield
    for seat, player in enumerate(t.seats):
        for mood in MOODS:
            picture = f"cats/{player.coat}-{mood}"
            canvas.picture(picture, 0, 0, places.HOST[2], places.HOST[3], shadow=10)
            draw_face(canvas, t.plates[seat], picture)
            yield
        for mood in CAT_MOODS:
            cat = CatPiece(seat, player.colour, 0, 0, 0, places.RESERVE_CAT)
            cat.mood = mood
            cat.draw(canvas)
        yield


def _sound(t: CucumberTable, name: str, delay: float = 0.0) -> Do:
    return Do(partial(t.app.play, name), delay)


def _moods(t: CucumberTable, seat: int, own: str, others: str, seconds: float = 2.0) -> None:
    for i, cat in enumerate(t.cats):
        cat.act(own if i == seat else others, seconds)


def _count(t: CucumberTable) -> None:
    """The points are added up anew."""
    for seat, counter in enumerate(t.scores):
        points = t.points(seat)
        if counter.value != points:
            counter.value = points
            counter.pop()


# ---------------------------------------------------------------- dice
def _turn(t: CucumberTable, event: TurnStarted) -> list[Motion]:
    """The dice leave the tray; whoever is to move now is happy about it."""
    motions: list[Motion] = [_sound(t, "your-turn" if t.seats[event.seat].human else "tick")]
    keys = [key for key in t.pieces if key.startswith("die ")]
    motions += _picked_up(t, keys)
    t.selected = []
    t.lay_toys()
    t.cats[event.seat].act("happy", 1.4)
    return [*motions, Motion(0.4)]


def _picked_up(t: CucumberTable, keys: list[str]) -> list[Motion]:
    """Dice leave the tray into a hand at the lower left."""
    x, low = t.tray[0], t.tray[1] + t.tray[3]
    return [t.send_off(key, (x - 90, low + 120), LEAVING - 0.06, 0.02 * i) for i, key in enumerate(keys)]


def _roll(t: CucumberTable, event: Rolled, old: list[str]) -> list[Motion]:
    """The marked dice are picked up and thrown again."""
    motions = _swap_marked(t, event, old)
    lying = [f"die {place}" for place in event.places if f"die {place}" in t.pieces]
    motions += _picked_up(t, lying)
    spots = tray_spots(t.tray, len(t.r.kinds), t.die_size)
    thrown = []
    for place, face in zip(event.places, event.dice, strict=True):
        die = t.add_die(f"die {place}", face, *spots[place], lean=lean_of(place), kind=t.r.kinds[place])
        die.sign = "again"
        thrown.append(die)
    t.selected = []
    for key in t.dice_keys():
        if key in t.pieces:
            t.pieces[key].chosen = False
    throw = t.throw(thrown, event.seat, LEAVING if lying else 0.0)
    lands = max(motion.seconds for motion in throw)
    return [*motions, *throw, Do(t.chain_dice, lands), Do(partial(_fright, t, event), lands)]


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


# ---------------------------------------------------------------- busting
def _bust(t: CucumberTable, event: Told) -> list[Motion]:
    """Cucumbers! The cat leaps, the dice tremble, the others gloat."""
    _moods(t, event.seat, "shocked", "smug", 2.4)
    text = tell("bust_banner", name=t.name(event.seat))
    ribbon = ribbon_with(text, RED)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        faces.draw_bust(canvas, x, y - 40)
        ribbon(canvas, x, y + 170)

    cucumbers = [key for key in t.dice_keys() if t.face(key) == CUCUMBER]
    motions: list[Motion] = [_sound(t, "fail"), Banner(paint, 1.9, y=420), *t.tremble(cucumbers)]
    return motions if t.app.settings.reduced_motion else [*motions, Leap(t)]


class Leap(Motion):
    """The host cat jumps high and lands again."""

    def __init__(self, t: CucumberTable) -> None:
        super().__init__(0.9, lead=0.3)
        self.t = t

    def show(self, t: float) -> None:
        """Up and down."""
        self.t.leap = 230 * 4 * t * (1 - t)

    def end(self) -> None:
        """On its paws."""
        self.t.leap = 0.0


def _lose_life(t: CucumberTable, event: Told) -> list[Motion]:
    """The highest life turns over."""
    t.cats[event.seat].act("sad", 2.5)
    t.lay_lives()
    life = t.pieces[f"life {event.value}"]
    life.flip, life.flying = 0.0, True

    def lands() -> None:
        life.flying = False

    return [
        _sound(t, "card-flip"),
        Travel(life, (life.x, life.y), 0.6, height=50),
        Turn(life, 0.6),
        Do(lands, 0.6),
        Motion(0.8),
    ]


def _tokens(t: CucumberTable, event: TokensMoved) -> list[Motion]:
    """Treats and cucumbers fly between heap and mat."""
    src: Counter
    dst: Counter
    pile = t.piles[event.kind]
    own: list[faces.TokenCounter] = t.cucumbers if event.kind == CUCUMBER else t.treats
    if event.dst in SEAT:
        seat = SEAT.index(event.dst)
        src, dst = pile, own[seat]
        t.cats[seat].act("happy" if event.kind != CUCUMBER else "sad", 1.6)
    else:
        src, dst = own[SEAT.index(event.src)], pile
    coins = Coins(event.count, src, dst, partial(t.app.play, "chip"))
    done = [Do(partial(_count, t), coins.seconds), Motion(coins.seconds + 0.2)]
    return [coins, *done, Do(t.chain_dice, coins.seconds)]


# ---------------------------------------------------------------- stopping
def _stop(t: CucumberTable, event: Told) -> list[Motion]:
    """The dice that earn something jump."""
    sets = t.r.sets(tuple(t.shown.dice))
    keys = [key for key in t.dice_keys() if _set_of(t.face(key)) in sets]
    if not keys and len(t.r.claims(tuple(t.shown.dice))) == 1:
        t.cats[event.seat].act("sad", 1.2)
        return [Motion(0.4)]
    t.cats[event.seat].act("happy", 1.6)
    return [_sound(t, "purr"), *_hops(t, keys), Motion(0.5)]


def _set_of(face: str) -> str:
    return CAT if face in (BLACK, WHITE) else face


def _claim(t: CucumberTable, event: Told) -> list[Motion]:
    """A rare find is announced with all honours."""
    _moods(t, event.seat, "happy", "shocked", 3.0)
    claim = event.value
    banner = Banner(partial(_paint_rare, claim), 2.3, y=430)
    motions = [_sound(t, "fanfare"), banner, *_hops(t, t.dice_keys(), 90)]
    return motions if t.app.settings.reduced_motion else [*motions, Rain(90, 3.0)]


def _paint_rare(claim: str, canvas: Canvas, x: float, y: float) -> None:
    faces.draw_rare(canvas, claim, f"{rare(claim)}!", x, y)


def _extra(t: CucumberTable, event: Told) -> list[Motion]:
    ribbon = ribbon_with(tell("extra_banner", name=t.name(event.seat)), GREEN, f"cats/{t.seats[event.seat].coat}-happy")
    return [_sound(t, "your-turn"), Banner(ribbon, 1.4)]


def _last_round(t: CucumberTable, event: Told) -> list[Motion]:
    return [_sound(t, "drum-roll"), Banner(ribbon_with(tell("last_round"), ORANGE), 1.8)]


# ---------------------------------------------------------------- cats
def _cat(t: CucumberTable, event: Told, before: dict[str, CatPiece]) -> list[Motion]:
    """A cat hops into a box, up, or falls; the others in the boxes make room."""
    src, dst = event.value
    up = dst > src
    own = sorted((cat for cat in before.values() if cat.seat == event.seat), key=lambda cat: (cat.at, cat.x))
    moving = [cat for cat in own if cat.at == src][-1]
    moving.at, moving.mood = dst, "happy" if up else "shocked"
    own.sort(key=lambda cat: cat.at)
    pieces = [cat for cat in before.values() if cat.seat != event.seat]
    for key in before:
        del t.pieces[key]
    for i, cat in enumerate(own):
        cat.key = f"cat {event.seat} {i}"
    motions: list[Motion] = [_sound(t, "whoosh" if up else "meow")]
    wanted = t.cat_places()
    for cat in (*pieces, *own):
        t.pieces[cat.key] = cat
        there = wanted[cat.key]
        cat.w, cat.h, cat.layer = there.w, there.h, there.layer
        if cat is moving:
            calm = partial(setattr, cat, "mood", "calm")
            motions.append(Travel(cat, (there.x, there.y), 0.65, height=150 if up else 90, turn=0 if up else 360))
            motions.append(Do(calm, 1.6))
        elif (cat.x, cat.y) != (there.x, there.y):
            motions.append(Travel(cat, (there.x, there.y), 0.3))
    if not up:
        moving.turn = 0
    t.cats[event.seat].act("happy" if up else "sad", 1.5)
    return [*motions, Do(partial(_count, t), 0.66), Motion(0.75)]


def _swipe(t: CucumberTable, event: Told) -> list[Motion]:
    """A paw comes down on a cat."""
    player, box = event.value
    target = next(cat for _, cat in t.cats_on_table() if (cat.seat, cat.at) == (player, box))
    target.mood = "shocked"
    t.cats[player].act("shocked", 2.0)
    t.cats[event.seat].act("smug", 2.0)
    return [_sound(t, "hiss", 0.25), Paw(target), *t.tremble([target.key])]


class Paw(Motion):
    """A paw swipes at a piece."""

    def __init__(self, target: CatPiece) -> None:
        super().__init__(0.8)
        self.target = target

    def draw(self, canvas: Canvas) -> None:
        """It comes down from the upper right, scratches and leaves."""
        t = in_out(clamp(self.share * 1.15))
        start, end = (self.target.x + 240, self.target.y - 260), (self.target.x - 150, self.target.y + 120)
        x, y, _ = arc(start, end, t, 0)
        canvas.picture(faces.symbol_file("swipe") + "-symbol", x, y, 190, 190, anchor="center")


# ---------------------------------------------------------------- toys
def _toy(t: CucumberTable, event: Moved) -> list[Motion]:
    """A toy comes face down from the heap, or is shown to all and used up."""
    if event.src == TOY_PILE:
        seat = TOYS.index(event.dst)
        t.cats[seat].act("smug", 1.8)
        coins = Coins(1, t.piles[HIDDEN], t.toys[seat], partial(t.app.play, "chip"))
        return [coins, Do(t.lay_toys, coins.seconds), Motion(coins.seconds + 0.2)]
    seat = TOYS.index(event.src)
    counter = t.toys[seat]
    counter.value = len(t.shown.toys[seat])
    counter.pop()
    t.lay_toys()
    t.cats[seat].act("smug", 2.0)
    text = tell("toy_banner", name=t.name(seat), toy=event.card)
    return [_sound(t, "card-flip"), Banner(ribbon_with(text, PURPLE, faces.toy_file(t.r, event.card)), 1.5)]


def _end(t: CucumberTable, event: Ended) -> list[Motion]:
    """Toys count now; whoever won is celebrated."""
    for i, cat in enumerate(t.cats):
        cat.act("happy" if i in event.ranking[0] else "sad", 30.0)
    winner = event.ranking[0][0]
    ribbon = ribbon_with(tell("won", names=t.names(event.ranking[0])), ORANGE, f"cats/{t.seats[winner].coat}-happy")
    motions: list[Motion] = [_sound(t, "fanfare"), Do(partial(_count, t), 0.5), Banner(ribbon, 3.2)]
    return motions if t.app.settings.reduced_motion else [*motions, Rain()]


Show = Callable[["CucumberTable", Any], list[Motion]]
_SHOWN: dict[type[Event], Show] = {TurnStarted: _turn, TokensMoved: _tokens, Moved: _toy, Ended: _end}
_TOLD: dict[str, Show] = {
    "busts": _bust,
    "loses life": _lose_life,
    "stops": _stop,
    "claims": _claim,
    "swipes": _swipe,
    "extra turn": _extra,
    "last round": _last_round,
}
