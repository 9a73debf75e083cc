"""How the log of Mad Cat Sad Cat tells what happened; the cat says the same while it is shown."""

from __future__ import annotations

from collections.abc import Callable
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
from cattable.games.mad_cat_sad_cat.rules import CATPOT
from cattable.ui.table.game_table import LogLine
from cattable.ui.tables.mad_cat_sad_cat import faces
from cattable.ui.tables.mad_cat_sad_cat.prompts import kind_name, tell, vps
from cattable.ui.tables.mad_cat_sad_cat.shown import SUPPLY

if TYPE_CHECKING:
    from cattable.ui.tables.mad_cat_sad_cat.table import MadCatTable


def log_line(t: MadCatTable, event: Event) -> LogLine | None:
    """The line of a public event, if it has one: VPs that go onto cards are told by the lock."""
    told = _TOLD.get(event.what) if isinstance(event, Told) else _LINES.get(type(event))
    return told(t, event) if told else None


def _pictures(dice: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for die in dice if (name := faces.picture_of(die)))


def _tokens(t: MadCatTable, event: TokensMoved) -> LogLine | None:
    if event.src == SUPPLY:
        return None
    key = "log.gets_pot" if event.src == CATPOT else "log.gets"
    return LogLine(tell(key, vps=vps(event.count)), SEAT.index(event.dst))


def _takes(t: MadCatTable, event: Told) -> LogLine:
    combo = next(combo for (_, combo), card in t.r.inner.items() if card == event.value)
    return LogLine(tell("log.takes", card=combo), event.seat)


Tell = Callable[["MadCatTable", Any], LogLine | None]
_LINES: dict[type[Event], Tell] = {
    TurnStarted: lambda t, e: LogLine(tell("log.turn", name=t.name(e.seat))),
    Rolled: lambda t, e: LogLine(tell("log.rolled"), e.seat, _pictures(e.dice)),
    SetAside: lambda t, e: LogLine(tell("log.set_aside"), e.seat, _pictures(e.dice)),
    TokensMoved: _tokens,
    Picked: lambda t, e: LogLine(tell("log.picked"), e.seat),
    Called: lambda t, e: LogLine(tell("log.called", cards=tell("or").join(e.cards))),
    Revealed: lambda t, e: LogLine(tell("log.reveals", card=e.card), e.seat),
    Ended: lambda t, e: LogLine(tell("log.ended", name=t.name(e.ranking[0][0]))),
}
_TOLD: dict[str, Tell] = {
    "locks": lambda t, e: LogLine(tell("log.locks", kind=kind_name(t, e.value)), e.seat),
    "takes": _takes,
    "fails": lambda t, e: LogLine(tell("log.fails"), e.seat),
}
