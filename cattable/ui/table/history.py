"""The log of a match that was played before: its journal is played again, and its public events are told."""

from __future__ import annotations

from cattable.engine.match import Match
from cattable.ui.table.game_table import GameTable, LogLine


def history(match: Match, table: GameTable) -> list[LogLine]:
    """The lines of everything that has happened; a millisecond or two for a whole match."""
    again = Match(match.game, match.set_up)
    events = list(again.opening)
    for seat, action in match.journal:
        events += again.apply(seat, action)
    return table.log_lines(event.seen_by(None) for event in events)
