"""A made-up game is a table and nothing else; no rules file, no options."""

from collections.abc import Mapping
from typing import Any

from cattable.engine.errors import SetUpError
from cattable.engine.match import Match, SetUp
from cattable.engine.steps import Table


class MadeUp:
    """All that a match needs of a game."""

    def __init__(self, table: type[Table[Any, Any]]) -> None:
        self.kind = table
        self.id = table.__name__
        self.source: dict[str, Any] = {"game": self.id, "deal": {2: 3, 10: 1}}  # whole numbers can be keys in YAML

    def table(self, options: Mapping[str, Any]) -> Table[Any, Any]:
        return self.kind(None)

    def check_seats(self, count: int) -> None:
        if not 1 <= count <= 6:
            raise SetUpError(f"not for {count}")

    def match(self, seats: int, seed: int = 1, first: int | None = 0, **rig: Any) -> Match:
        return Match(self, SetUp([f"P{i}" for i in range(seats)], seed, first, {}, rig))
