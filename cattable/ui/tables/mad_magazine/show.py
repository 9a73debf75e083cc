"""What the events of the MAD Magazine Card Game look and sound like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cattable.engine.events import Ended, Event, Moved, Shuffled, Told, TurnStarted
from cattable.games.mad_magazine.rules import ANSWER_CARD, DRAW_ONE, EXCHANGE, JOKER
from cattable.games.mad_magazine.table import DECK, PILE
from cattable.ui.art.furniture import BUTTONS
from cattable.ui.buttons import buttons_to_come
from cattable.ui.motion import Spot
from cattable.ui.table.card_motions import Burst
from cattable.ui.table.card_places import button_boxes
from cattable.ui.table.card_show import ending, sound, turn_begins
from cattable.ui.table.handcard import HandCard
from cattable.ui.table.motions import Banner, Motion
from cattable.ui.table.ribbons import Painter, ribbon_with
from cattable.ui.table.zones import holder_of
from cattable.ui.tables.mad_magazine import places
from cattable.ui.tables.mad_magazine.drawing import draw_attack_panel, draw_colour, draw_fighter, draw_way, paint_of
from cattable.ui.tables.mad_magazine.shown import AIMED
from cattable.ui.tables.mad_magazine.words import colour_name, tell

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.mad_magazine.table import MadTable

PURPLE, BLUE, RED = "#6d3fb0", "#3f78ae", "#d8432e"
BELOW = 650.0
"""Banners hang between the pile and the hand."""


def show(t: MadTable, event: Event) -> list[Motion]:
    """Events that move no card by themselves."""
    match event:
        case TurnStarted(seat):
            return turn_begins(t, seat)
        case Shuffled():
            return [sound(t, "whoosh"), sound(t, "card-slide", 0.3), *t.recycle(), Motion(0.9)]
        case Ended(ranking):
            return [*t.turn_up(), *ending(t, ranking, tell)]
        case Told():
            return _told(t, event)
    return []


def _told(t: MadTable, event: Told) -> list[Motion]:
    seat, what = event.seat, event.what
    if what == "colour":
        x, y, w, h = places.COLOUR
        ribbon = _colour_ribbon(t, event.value)
        return [sound(t, "lock-in"), Burst((x + w / 2, y + h / 2), 0.7, 520), Banner(ribbon, 1.0, BELOW)]
    if what == "way":
        return [sound(t, "whoosh"), Burst(places.PILE, 0.6, 720), Motion(0.6)]
    if what in AIMED:
        t.cats[seat].act("smug", 2.4)
        t.cats[event.value].act("shocked", 2.4)
        return [sound(t, "hiss"), Burst(_plate(t, event.value), 0.6, 260), _attack(t, what, t.name(event.value))]
    if what == "swaps":
        ribbon = ribbon_with(tell("swap_banner", one=t.name(seat), other=t.name(event.value)), BLUE)
        return [sound(t, "whoosh"), Banner(ribbon, 1.3, BELOW), Motion(0.5)]
    if what == "follows" and event.value == JOKER:
        ribbon = ribbon_with(tell("joker_banner"), PURPLE, t.picture_of(JOKER))
        return [sound(t, "drum-roll"), Burst(places.PILE, 0.8, 900), Banner(ribbon, 1.6, BELOW)]
    if what == "lets":
        t.cats[seat].act("sad", 1.2)
    return [Motion(0.35)]


def _attack(t: MadTable, message: str, name: str = "") -> Banner:
    """Who is in for what."""
    picture = t.picture_of(t.shown.discard[-1])
    return Banner(ribbon_with(tell(f"attack_banner.{message}", name=name), RED, picture), 1.3, BELOW)


def _colour_ribbon(t: MadTable, colour: str) -> Painter:
    text = tell("colour_banner", colour=colour_name(colour).capitalize())
    return ribbon_with(text, paint_of(colour), t.symbol(colour))


def signs_to_come(t: MadTable, canvas: Canvas) -> Iterator[None]:
    """Paints once, where nobody sees it, what a colour that is named, an attack and an answer need."""
    for colour in t.r.colours:
        draw_colour(t, canvas, colour)
        yield
        _colour_ribbon(t, colour)(canvas, 0, 0)
        yield
    yield from buttons_to_come(canvas, button_boxes(1)[0], [colour for colour in t.r.colours if colour in BUTTONS])
    for way in ("left", "right"):
        draw_way(canvas, way)
        yield
    draw_attack_panel(canvas)
    for seat in range(len(t.seats)):
        for mood in ("smug", "shocked", "sad"):
            draw_fighter(t, canvas, seat, mood, 0, 0)
            yield
    for paint in (PURPLE, BLUE, RED):
        ribbon_with("?", paint)(canvas, 0, 0)
        yield
    for card in dict.fromkeys(t.r.cards):
        if card in (JOKER, ANSWER_CARD) or t.r.face[card].message in AIMED:
            ribbon_with("?", RED, t.picture_of(card))(canvas, 0, 0)
            yield


def _plate(t: MadTable, seat: int) -> Spot:
    x, y, w, h = t.plates[seat].box
    return x + w / 2, y + h / 2


def manner(t: MadTable, event: Moved) -> dict[str, Any]:
    """How a card flies."""
    if event.src == DECK and event.dst != PILE:
        return {"seconds": 0.42, "height": 40.0, "lead": 0.06 if t.dealing else 0.36}
    if t.swapping:
        return {"seconds": 0.7, "height": 130.0, "lead": 0.06}
    if event.dst == PILE:
        return {"seconds": 0.5, "height": 90.0}
    return {"seconds": 0.6, "height": 80.0}


def also(t: MadTable, piece: HandCard, event: Moved) -> list[Motion]:
    """What is seen and heard besides."""
    giver = holder_of(event.src)
    if event.dst != PILE:
        return [sound(t, "card-slide")]
    motions: list[Motion] = [sound(t, "card-slide"), sound(t, "card-flip", 0.3)]
    if giver is not None:
        t.cats[giver].act("happy", 1.2)
    if event.card == ANSWER_CARD and t.turned is not None and giver is not None:
        motions += _zap(t, giver, t.turned)
    if t.r.face[event.card].message == DRAW_ONE:
        motions += [sound(t, "hiss", 0.3), _attack(t, DRAW_ONE)]
    return [*motions, Motion(0.6)]


def _zap(t: MadTable, defender: int, attacker: int) -> list[Motion]:
    """The attack bounces back."""
    t.cats[defender].act("smug", 3.0)
    t.cats[attacker].act("shocked", 3.0)
    key = "off_banner" if t.turned_message == EXCHANGE else "zap_banner"
    ribbon = ribbon_with(tell(key, name=t.name(attacker)), PURPLE, t.picture_of(ANSWER_CARD))
    flash = [] if t.app.settings.reduced_motion else [Burst(places.PILE, 0.6, 900, delay=0.4)]
    return [sound(t, "hiss", 0.3), *flash, Burst(_plate(t, attacker), 0.7, 320, delay=0.9), Banner(ribbon, 1.8, BELOW)]
