"""How the log of Herding Cats tells what happened; the cat says the same while it is shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cattable.engine.events import HIDDEN, Ended, Event, Moved, TurnStarted
from cattable.games.herding_cats.flow import CORRAL, DECK, PILE
from cattable.games.herding_cats.rules import COWDOG
from cattable.ui.art.faces import face_file
from cattable.ui.table.card_log import drawn_lines
from cattable.ui.table.game_table import LogLine
from cattable.ui.table.zones import holder_of
from cattable.ui.tables.herding_cats.shown import HERD
from cattable.ui.tables.herding_cats.words import card_name, tell

if TYPE_CHECKING:
    from cattable.ui.tables.herding_cats.table import HerdingTable


def log_lines(t: HerdingTable, events: Iterable[Event]) -> list[LogLine]:
    """The lines of public events: cards drawn are told together, a finished herd once."""
    return drawn_lines(events, lambda event: log_line(t, event))


def log_line(t: HerdingTable, event: Event) -> LogLine | None:
    """The line of a public event, if it has one."""
    match event:
        case TurnStarted(seat):
            return LogLine(tell("log.turn", name=t.name(seat)))
        case Ended(ranking):
            return LogLine(tell("log.ended", names=t.names(ranking[0])))
        case Moved():
            return _moved(t, event)
    return None


def _moved(t: HerdingTable, event: Moved) -> LogLine | None:
    seat = holder_of(event.src)
    if event.dst in CORRAL:
        if t.r.kind[event.card] != COWDOG:
            return None
        return LogLine(tell("log.collects", colour=_colour(t, event.card)), CORRAL.index(event.dst))
    if event.src == DECK:
        return LogLine(tell("log.draws"), holder_of(event.dst))
    if event.card == HIDDEN:
        return None
    name, picture = card_name(t.r, event.card), (face_file(t.match.game.id, event.card),)
    if event.src == PILE:
        return LogLine(tell("log.runs", card=name), t.shown.turn if t.shown else None, picture)
    key = "plays" if event.dst == HERD or t.r.kind[event.card] == "stampede" else "throws"
    return LogLine(tell(f"log.{key}", card=name), seat, picture)


def _colour(t: HerdingTable, card: str) -> str:
    return str(t.r.sheet.colours[t.r.colour[card]])
