"""The log of a game of cards: what is drawn in one go is one line, a deal another."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cattable.engine.events import Event, Moved
from cattable.ui.table.game_table import LogLine
from cattable.ui.table.zones import DECK, holder_of
from cattable.ui.words import say

DEAL = 2
"""Cards drawn by so many seats one after the other, without anything between, were dealt."""


def drawn_lines(events: Iterable[Event], tell: Callable[[Event], LogLine | None], opens: type[Event]) -> list[LogLine]:
    """The lines of public events; runs of drawn cards are told together. `opens` begins the first turn after a deal."""
    lines: list[LogLine] = []
    drawn: list[int] = []

    def flush() -> None:
        if len(set(drawn)) > DEAL and len(drawn) > len(set(drawn)):
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
