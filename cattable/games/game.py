"""A game as it is loaded: its rules file, checked, and the flow that plays by it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cattable.engine.errors import RulesError, SetUpError
from cattable.engine.match import Match, set_up_of
from cattable.engine.steps import Table
from cattable.rulebook.lines import Document
from cattable.rulebook.sheet import Sheet, Wrong, check_sheet
from cattable.rulebook.typed import did_you_mean, typed


class Flow(NamedTuple):
    """One game's own parts: the type of its rules file, what else to check in it, its rules in play, its table."""

    sheet: type[Sheet]
    check: Callable[[Any], Iterable[Wrong]]
    rules: Callable[[Any, Mapping[str, str]], Any]
    table: type[Table[Any, Any]]


class Game:
    """A checked rules file and its flow. `name` tells variants of one flow apart."""

    def __init__(self, flow: Flow, document: Document, name: str, file: Path | None = None) -> None:
        """Raises RulesError with every problem of the file."""
        self.flow = flow
        self.name = name
        self.file = file
        self.source: dict[str, Any] = document.data
        self.sheet = typed(document, flow.sheet)
        wrong = [*check_sheet(self.sheet), *flow.check(self.sheet)]
        if wrong:
            raise RulesError([document.problem(path, what) for path, what in wrong])
        self.id = self.sheet.game
        self.title = self.sheet.title
        self._rules: dict[tuple[str, ...], Any] = {}

    def check_seats(self, count: int) -> None:
        """Raises SetUpError when the game is not for so many."""
        players = self.sheet.players
        if not players.least <= count <= players.most:
            raise SetUpError(f"{self.title} is for {players.least} to {players.most} players, not for {count}")

    def options(self, chosen: Mapping[str, Any]) -> dict[str, str]:
        """All options, the ones not chosen at their defaults. Raises SetUpError for what the game does not have."""
        for name, value in chosen.items():
            if name not in self.sheet.options:
                known = self.sheet.options
                raise SetUpError(f"{self.title} has no option {name!r}{did_you_mean(str(name), known)}")
            choices = self.sheet.options[name].choices
            if not isinstance(value, str) or value not in choices:
                raise SetUpError(f"option {name!r} cannot be {value!r}; it can be {', '.join(choices)}")
        return {name: chosen.get(name, option.default) for name, option in self.sheet.options.items()}

    def table(self, options: Mapping[str, Any]) -> Table[Any, Any]:
        """An empty table for these options. The rules with their look-up tables are made once for each set of them."""
        full = self.options(options)
        key = tuple(full.values())
        if key not in self._rules:
            self._rules[key] = self.flow.rules(self.sheet, full)
        return self.flow.table(self._rules[key])

    def new_match(
        self,
        seats: Sequence[str],
        *,
        seed: int | None = None,
        first: int | None = None,
        options: Mapping[str, Any] | None = None,
        rig: Mapping[str, Any] | None = None,
    ) -> Match:
        """Seats people (by name) at a new table. Without `first` the lot decides who starts, without `seed` chance.

        `rig` sets what comes: `rolls`, a list of rolls, and for each deck its order from the top.
        Raises SetUpError and RigError (see engine.match).
        """
        seed = secrets.randbits(63) if seed is None else seed
        return Match(self, set_up_of(seats, seed, first, options or {}, rig or {}))
