"""What was won: matches, wins and best score of each player in each game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from cattable.store import places
from cattable.store.atomic import read_or_set_aside, write_or_tell
from cattable.store.documents import Format, reader, to_text

FORMAT = 1


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What one player did in one game. `best` is the highest score, None in a game without scores."""

    matches: int = 0
    wins: int = 0
    best: int | None = None


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """The records by game id, then by player name."""

    format: Format = FORMAT
    games: dict[str, dict[str, Record]] = {}


class Result(msgspec.Struct, frozen=True):
    """How a match ended for one player."""

    name: str
    won: bool
    score: int | None = None


def with_match(statistics: Statistics, game: str, results: Sequence[Result]) -> Statistics:
    """Statistics in which one more match of the game is counted."""
    records = dict(statistics.games.get(game, {}))
    for result in results:
        old = records.get(result.name, Record())
        scores = [score for score in (old.best, result.score) if score is not None]
        records[result.name] = Record(
            matches=old.matches + 1, wins=old.wins + result.won, best=max(scores, default=None)
        )
    return Statistics(games={**statistics.games, game: records})


def file() -> Path:
    """The file of statistics."""
    return places.data_folder() / "statistics.json"


def load() -> Statistics:
    """The kept statistics; empty ones if there are none or the file is damaged."""
    return read_or_set_aside(file(), reader(Statistics, FORMAT), Statistics(), "the statistics", "counting begins anew")


def save(statistics: Statistics) -> bool:
    """Keeps the statistics; False (and a notice) if that fails."""
    return write_or_tell(file(), to_text(statistics), "the statistics")
