"""What the events of Herding Cats look and sound like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cattable.engine.events import Ended, Event, Moved, TurnStarted
from cattable.games.herding_cats.flow import CORRAL, DECK, PILE
from cattable.games.herding_cats.rules import COWDOG, LADY, STAMPEDE
from cattable.ui.table.card_motions import Burst, Dust
from cattable.ui.table.card_show import ending, sound, turn_begins
from cattable.ui.table.handcard import HandCard
from cattable.ui.table.motions import Banner, Do, Motion
from cattable.ui.table.ribbons import Painter, ribbon_with
from cattable.ui.table.zones import holder_of
from cattable.ui.tables.herding_cats.drawing import draw_pen
from cattable.ui.tables.herding_cats.gallop import Gallop
from cattable.ui.tables.herding_cats.places import herd_box
from cattable.ui.tables.herding_cats.shown import HERD
from cattable.ui.tables.herding_cats.words import tell

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.herding_cats.table import HerdingTable

BROWN = "#a8642c"
PENS = 6
"""Open herds for which pens are made beforehand; more are rare."""


def show(t: HerdingTable, event: Event) -> list[Motion]:
    """Events that move no card."""
    match event:
        case TurnStarted(seat):
            return turn_begins(t, seat)
        case Ended(ranking):
            return ending(t, ranking, tell)
    return []


def manner(t: HerdingTable, event: Moved) -> dict[str, Any]:
    """How a card flies."""
    if event.src == DECK:
        return {"seconds": 0.42, "height": 40.0, "lead": 0.16 if t.dealing else 0.34}
    if event.src == PILE:
        return {"seconds": 0.85, "height": 54.0, "hops": 4, "lead": 0.34}
    if event.dst in CORRAL:
        return {"seconds": 0.55, "height": 90.0, "lead": 0.08}
    return {"seconds": 0.5, "height": 80.0}


def also(t: HerdingTable, piece: HandCard, event: Moved) -> list[Motion]:
    """What is seen and heard besides."""
    seat = holder_of(event.src)
    if event.src == DECK:
        return [sound(t, "card-slide")]
    if event.dst in CORRAL:
        return _collected(t, event)
    if event.src == PILE:
        return _runs(t, piece, event)
    if seat is not None and t.r.kind[event.card] == STAMPEDE:
        return _stampede(t, seat)
    if event.dst == HERD:
        return _joins(t, piece, event, seat)
    return [sound(t, "card-slide"), *_sulk(t, seat)]


def _sulk(t: HerdingTable, seat: int | None) -> list[Motion]:
    """A card had to be thrown away."""
    if seat is not None:
        t.cats[seat].act("sad", 1.6)
    return [Motion(0.7)]


def _joins(t: HerdingTable, piece: HandCard, event: Moved, seat: int | None) -> list[Motion]:
    kind = t.r.kind[event.card]
    if seat is not None:
        t.cats[seat].act("happy" if kind != LADY else "smug", 1.4)
    call = "meow" if kind != COWDOG else "chirp"
    return [sound(t, "card-slide"), sound(t, call, 0.35), Motion(0.75)]


def _stampede(t: HerdingTable, seat: int) -> list[Motion]:
    """All cats of the ranch come running before the discarded ones do."""
    for i, cat in enumerate(t.cats):
        cat.act("mad" if i == seat else "shocked", 2.4)
    told = [sound(t, "whoosh"), sound(t, "drum-roll", 0.3), Banner(_stampede_ribbon(), 1.9, y=730), Motion(1.3)]
    return told if t.app.settings.reduced_motion else [Gallop(t.r.colours, delay=0.45), *told]


def signs_to_come(t: HerdingTable, canvas: Canvas) -> Iterator[None]:
    """Paints once, where nobody sees it, the pens of several herds and what a stampede needs."""
    for herds in range(1, PENS + 1):
        draw_pen(canvas, herd_box(0, herds, t.r.herd))
        yield
    _stampede_ribbon()(canvas, 0, 0)
    yield
    yield from Gallop(t.r.colours).art_to_come(canvas)


def _stampede_ribbon() -> Painter:
    return ribbon_with(tell("stampede_banner"), BROWN, "cards/herding_cats/stampede-1")


def _runs(t: HerdingTable, piece: HandCard, event: Moved) -> list[Motion]:
    """A cat runs out of the pile to its herd, with dust behind it and a thud at the end."""
    motions: list[Motion] = [sound(t, "meow"), sound(t, "die-aside", 0.8)]
    if piece.home and not t.app.settings.reduced_motion:
        motions.append(Dust((piece.x, piece.y + 60), (piece.home.x, piece.home.y + 50), 1.0))
    return motions


def _collected(t: HerdingTable, event: Moved) -> list[Motion]:
    """A finished herd goes home; the cowdog leads it."""
    seat = CORRAL.index(event.dst)
    if t.r.kind[event.card] != COWDOG:
        return [sound(t, "card-flip", 0.1)]
    for i, cat in enumerate(t.cats):
        cat.act("happy" if i == seat else "sad", 2.2)
    x, y, w, h = t.plates[seat].box
    return [
        sound(t, "purr"),
        Burst((x + w / 2, y + h / 2), 0.7, 300, delay=0.55),
        Do(lambda: t.app.play("chips"), 0.7),
    ]
