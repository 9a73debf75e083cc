"""How the log of the MAD Magazine Card Game tells what happened; the cat says the same while it is shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cattable.engine.events import HIDDEN, Ended, Event, Moved, Shuffled, Told, TurnStarted
from cattable.games.mad_magazine.table import DECK, PILE
from cattable.ui.art.faces import card_folder, face_file
from cattable.ui.table.card_log import drawn_lines
from cattable.ui.table.game_table import LogLine
from cattable.ui.table.zones import holder_of
from cattable.ui.tables.mad_magazine.shown import AIMED
from cattable.ui.tables.mad_magazine.words import card_name, colour_name, tell

if TYPE_CHECKING:
    from cattable.ui.tables.mad_magazine.table import MadTable


def log_lines(t: MadTable, events: Iterable[Event]) -> list[LogLine]:
    """The lines of public events: cards drawn are told together, a swap of hands in one line."""
    return drawn_lines(events, lambda event: log_line(t, event))


def log_line(t: MadTable, event: Event) -> LogLine | None:
    """The line of a public event, if it has one."""
    match event:
        case TurnStarted(seat):
            return LogLine(tell("log.turn", name=t.name(seat)))
        case Shuffled():
            return LogLine(tell("log.shuffled"))
        case Ended(ranking):
            return LogLine(tell("log.ended", names=t.names(ranking[0])))
        case Told():
            return _told(t, event)
        case Moved():
            return _moved(t, event)
    return None


def _told(t: MadTable, event: Told) -> LogLine | None:
    what, value = event.what, event.value
    if what in AIMED:
        return LogLine(tell(f"log.aims.{what}", name=t.name(value)), event.seat)
    if what == "colour":
        picture = f"{card_folder(t.match.game.id)}/symbol-{value}"
        return LogLine(tell("log.colour", colour=colour_name(value)), event.seat, t.existing(picture))
    if what in ("follows", "ignores"):
        return LogLine(tell(f"log.{what}.{value}"), event.seat)
    if what == "way":
        return LogLine(tell(f"log.way.{value}"), event.seat)
    if what == "swaps":
        return LogLine(tell("log.swaps", name=t.name(value)), event.seat)
    return LogLine(tell(f"log.{what}"), event.seat)


def _moved(t: MadTable, event: Moved) -> LogLine | None:
    giver, taker = holder_of(event.src), holder_of(event.dst)
    if event.dst == PILE and event.card != HIDDEN:
        name, picture = card_name(t.r, event.card), (face_file(t.match.game.id, event.card),)
        if giver is None:
            return LogLine(tell("log.turned", card=name))
        return LogLine(tell("log.plays", card=name), giver, picture)
    if event.src == DECK:
        return LogLine(tell("log.draws"), taker)
    if event.src_slot == 0 and t.swapping:
        return None
    return LogLine(tell("log.gives", name=t.name(taker or 0)), giver)
