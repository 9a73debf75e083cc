"""How the log of Cats vs Cucumbers tells what happened; the cat says the same while it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cattable.engine.events import Ended, Event, Moved, Rolled, TokensMoved, Told, TurnStarted
from cattable.games.cats_vs_cucumbers.rules import CUCUMBER, TOY
from cattable.games.cats_vs_cucumbers.table import SEAT, TOY_PILE, TOYS
from cattable.ui.table.game_table import LogLine
from cattable.ui.tables.cats_vs_cucumbers import faces
from cattable.ui.tables.cats_vs_cucumbers.prompts import rare, so_many, tell

if TYPE_CHECKING:
    from cattable.ui.tables.cats_vs_cucumbers.table import CucumberTable


def log_line(t: CucumberTable, event: Event) -> LogLine | None:
    """The line of a public event, if it has one."""
    told = _TOLD.get(event.what) if isinstance(event, Told) else _LINES.get(type(event))
    return told(t, event) if told else None


def _rolled(t: CucumberTable, event: Rolled) -> LogLine:
    return LogLine(tell("log.rolls"), event.seat, tuple(faces.symbol_file(face) for face in event.dice))


def _tokens(t: CucumberTable, event: TokensMoved) -> LogLine:
    key, seat = ("log.takes", event.dst) if event.dst in SEAT else ("log.spends", event.src)
    return LogLine(tell(key, what=so_many(event.kind, event.count)), SEAT.index(seat))


def _toy(t: CucumberTable, event: Moved) -> LogLine:
    if event.src == TOY_PILE:
        return LogLine(tell("log.takes", what=so_many(TOY, 1)), TOYS.index(event.dst))
    return LogLine(tell("log.uses", toy=event.card), TOYS.index(event.src), (faces.toy_file(t.r, event.card),))


def _cat(t: CucumberTable, event: Told) -> LogLine:
    src, dst = event.value
    if dst > src:
        return LogLine(tell("log.climbs" if src else "log.places", box=dst), event.seat)
    return LogLine(tell("log.falls", box=dst) if dst else tell("log.out"), event.seat)


Tell = Callable[["CucumberTable", Any], LogLine | None]
_LINES: dict[type[Event], Tell] = {
    TurnStarted: lambda t, e: LogLine(tell("log.turn", name=t.name(e.seat))),
    Rolled: _rolled,
    TokensMoved: _tokens,
    Moved: _toy,
    Ended: lambda t, e: LogLine(tell("won", names=t.names(e.ranking[0]))),
}
_TOLD: dict[str, Tell] = {
    "busts": lambda t, e: LogLine(tell("log.busts", count=so_many(CUCUMBER, e.value)), e.seat),
    "loses life": lambda t, e: LogLine(tell("log.life", life=e.value), e.seat),
    "stops": lambda t, e: LogLine(tell("log.stops"), e.seat),
    "claims": lambda t, e: LogLine(tell("log.claims", what=rare(e.value)), e.seat),
    "chooses": lambda t, e: LogLine(tell("log.chooses", what=e.value), e.seat),
    "swipes": lambda t, e: LogLine(tell("log.swipes", name=t.name(e.value[0]), box=e.value[1]), e.seat),
    "cat": _cat,
    "extra turn": lambda t, e: LogLine(tell("log.extra"), e.seat),
    "last round": lambda t, e: LogLine(tell("last_round")),
}
