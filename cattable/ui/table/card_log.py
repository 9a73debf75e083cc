"""The log of a game of cards: what is drawn in one go is one line, a deal another."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cattable.engine.events import Event, Moved
from cattable.ui.table.game_table import LogLine
from cattable.ui.table.zones import DECK, holder_of
from cattable.ui.words import say


def drawn_lines(events: Iterable[Event], tell: Callable[[Event], LogLine | None]) -> list[LogLine]:
    """The lines of public events; runs of drawn cards are told together."""
    lines: list[LogLine] = []
    drawn: list[int] = []

    def flush() -> None:
        if len(drawn) > len(set(drawn)) > 1:
            lines.append(LogLine(say("table.dealt")))
        else:
            for seat in dict.fromkeys(drawn):
                count = drawn.count(seat)
                key = "table.draws_one" if count == 1 else "table.draws"
                lines.append(LogLine(say(key, count=count), seat))
        drawn.clear()

    for event in events:
        if isinstance(event, Moved) and event.src == DECK and (seat := holder_of(event.dst)) is not None:
            drawn.append(seat)
            continue
        flush()
        if line := tell(event):
            lines.append(line)
    flush()
    return lines
