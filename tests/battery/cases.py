"""Every game at every seat count with its options, and random matches of them.

`CATTABLE_BATTERY=20` in the environment plays twenty times as many matches.
"""

import os
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from cattable.engine.events import Event
from cattable.engine.match import Match
from cattable.engine.steps import Action, Table
from cattable.games import FLOWS, Game, load_game

from .parts import PARTS

TIMES = int(os.environ.get("CATTABLE_BATTERY", "1"))
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
ENDLESS = 20_000  # no match has so many decisions


class Case(NamedTuple):
    """One way to sit down to a game."""

    name: str
    seats: int
    options: dict[str, str]

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *self.options.values()])

    @property
    def game(self) -> Game:
        return loaded(self.name)

    def match(self, seed: int, **more: Any) -> Match:
        return self.game.new_match(NAMES[: self.seats], seed=seed, options=self.options, **more)

    def parts(self, table: Table[Any, Any]) -> dict[str, int]:
        assert self.game.id in PARTS, f"tests/battery/parts.py does not say what {self.game.id} is made of"
        return PARTS[self.game.id](table.r, table.s)


loaded = lru_cache(None)(load_game)


def option_sets(game: Game) -> list[dict[str, str]]:
    """The defaults, each other choice by itself, and every option at its last choice."""
    options = game.sheet.options
    defaults = {name: option.default for name, option in options.items()}
    sets = [defaults]
    sets += [{**defaults, name: choice} for name, option in options.items() for choice in option.choices]
    sets.append({name: list(option.choices)[-1] for name, option in options.items()})
    return [chosen for i, chosen in enumerate(sets) if chosen not in sets[:i]]


def all_cases() -> list[Case]:
    """Every game there is."""
    games = [loaded(name) for name in sorted(FLOWS)]
    return [
        Case(game.name, seats, options)
        for game in games
        for seats in range(game.sheet.players.least, game.sheet.players.most + 1)
        for options in option_sets(game)
    ]


CASES = all_cases()
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def choose(match: Match, rng: Random) -> tuple[int, Action]:
    """Some waiting seat and something it may do."""
    seat = rng.choice(match.waiting)
    return seat, rng.choice(match.legal(seat))


def positions(case: Case, seed: int, matches: int = 1) -> Iterator[tuple[Match, Random]]:
    """A match at every decision of some random matches; it goes on by itself, unless the caller made a move."""
    for i in range(matches * TIMES):
        match, rng = case.match(seed + i), Random(seed + i)
        while not match.over:
            seen = len(match.journal)
            yield match, rng
            if len(match.journal) == seen:
                match.apply(*choose(match, rng))
            assert len(match.journal) < ENDLESS, "this match does not end"


def played(case: Case, seed: int) -> Match:
    """A random match at its end."""
    match, rng = case.match(seed), Random(seed)
    while not match.over:
        match.apply(*choose(match, rng))
    return match


class Move(NamedTuple):
    """One decision of a match: the table as it was, the match as it is now, and what happened between."""

    before: Table[Any, Any]
    match: Match
    seat: int
    action: Action
    events: list[Event]
    rng: Random


def moves(case: Case, seed: int, matches: int = 1) -> Iterator[Move]:
    """Every decision of some random matches, after it was made."""
    for match, rng in positions(case, seed, matches):
        before = copy_of(match)
        seat, action = choose(match, rng)
        yield Move(before, match, seat, action, match.apply(seat, action), rng)


def copy_of(match: Match) -> Table[Any, Any]:
    """A table of its own, with events."""
    return type(match.table)(match.table.r, match.secrecy.clone(match.table.s), [])


def now_and_then(match: Match, rng: Random) -> bool:
    """Always at first, then more and more seldom: for what takes long."""
    return rng.random() < 30 / (1 + len(match.journal))


def plain(state: Any) -> bytes:
    """A state, or anything else, as bytes that do not depend on the order of keys."""
    return msgspec.json.encode(msgspec.to_builtins(state, str_keys=True), order="deterministic")
