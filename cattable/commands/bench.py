"""`bench`: how fast everything is on this machine, beside what the design asks for.

Everything is processor time. Machines have fast and slow moods, so each figure is also given as it would be on a quiet
machine, by a fixed loop of the same run (see cattable.pace), and judged by that.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

from msgspec import Struct, to_builtins

from cattable.bots import Seat, seed_for, think
from cattable.bots.matches import play_randomly
from cattable.engine.match import Match
from cattable.games import FLOWS, Game, load_game
from cattable.pace import pace

SEATS = 4
BEST_OF, SECONDS = 5, 0.6
"""So many runs, each of about so long; the best counts."""
REPEATS = 20
"""Of what takes microseconds."""
DECISIONS = {"mad_magazine": 180_000, "herding_cats": 130_000, "mad_cat_sad_cat": 110_000}
"""Random decisions a second that a game must reach; the others:"""
DECISIONS_ELSE = 80_000
THROUGH_MATCH = 70.0
"""Percent of that which must be left through Match, with its checks, legal list and journal."""
MICROSECONDS = {"clone": 10.0, "view": 20.0, "imagine": 40.0}
BOT_MATCHES, BOT_95_MS, SLICE_MS = 2, 300.0, 4.0
WINDOW = (
    ("first_picture_s", "", 1.0),
    ("table_ready_s", "", 1.0),
    ("frame_ms", "95_percent", 8.0),
    ("frame_ms", "worst", 16.0),
    ("idle_cpu_percent", "", 2.0),
    ("memory_mb", "", 300.0),
)
"""How the names of figures of cattable.ui.bench begin and end, and their upper limits."""


class Figure(Struct, omit_defaults=True):
    """One measured value. `limit`: the design's; `pace`: how slow the machine was meanwhile, where that counts."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    least: bool = False
    """Whether the limit is a lower one: the value is a speed or a share."""
    pace: float | None = None

    @property
    def quiet(self) -> float:
        """The value on a quiet machine."""
        if self.pace is None:
            return self.value
        return round(self.value * self.pace if self.least else self.value / self.pace, 3)

    @property
    def holds(self) -> bool:
        """Whether that is on the right side of the limit."""
        return self.limit is None or (self.quiet >= self.limit if self.least else self.quiet <= self.limit)


def bench(words: Namespace) -> int:
    """Measures and prints all figures; a missed limit is marked, and is no error."""
    found = []
    for figure in _figures():
        found.append(figure)
        if not words.json:
            print(_line(figure), flush=True)
    if words.json:
        judged = [to_builtins(figure) | {"quiet": figure.quiet, "holds": figure.holds} for figure in found]
        print(json.dumps({"figures": judged}))
    return 0


def _figures() -> Iterator[Figure]:
    for name in FLOWS:
        yield from _speed(load_game(name))
    for name in FLOWS:
        yield from _copies(load_game(name))
    for name in FLOWS:
        yield from _bot_times(load_game(name))
    yield from _window()


def _best(*ways: Callable[[], object]) -> tuple[list[float], float]:
    """Seconds of the quickest run of each, and the best pace. They take turns: a slow moment hits all alike."""
    best, slow = [float("inf")] * len(ways), float("inf")
    for _ in range(BEST_OF):
        slow = min(slow, pace())
        for i, way in enumerate(ways):
            began = process_time()
            way()
            best[i] = min(best[i], process_time() - began)
    return best, slow


# ---------------------------------------------------------------- random play
def _speed(game: Game) -> Iterator[Figure]:
    """Decisions a second of random play with events, set-up included: on a bare table, and through Match."""
    began, seeds = process_time(), 0
    while process_time() - began < SECONDS or not seeds:
        _through_match(game, seeds)
        seeds += 1
    (of_table, of_match), slow = _best(
        lambda: [play_randomly(game, SEATS, seed, {}, []) for seed in range(seeds)],
        lambda: [_through_match(game, seed) for seed in range(seeds)],
    )
    decisions = sum(_through_match(game, seed) for seed in range(seeds))
    limit = DECISIONS.get(game.name, DECISIONS_ELSE)
    yield Figure(f"{game.name}: random play", round(decisions / of_table), "decisions/s", limit, True, round(slow, 2))
    yield Figure(f"{game.name}: through Match", round(100 * of_table / of_match, 1), "%", THROUGH_MATCH, True)


def _through_match(game: Game, seed: int) -> int:
    match = game.new_match([f"seat {i}" for i in range(SEATS)], seed=seed)
    random = Random(seed).random
    while asked := match.table.waiting():
        legal = match.legal(asked[0])
        match.apply(asked[0], legal[int(random() * len(legal))])
    return len(match.journal)


# ---------------------------------------------------------------- copies, and computer players
def _positions(game: Game, every: int, seed: int = 1) -> Iterator[tuple[Match, int]]:
    """A match of random play at every so many decisions, with the seat that is asked."""
    match = game.new_match([f"seat {i}" for i in range(SEATS)], seed=seed)
    rng = Random(seed)
    while not match.over:
        seat = match.waiting[0]
        if len(match.journal) % every == 0:
            yield match, seat
        match.apply(seat, rng.choice(match.legal(seat)))


def _copies(game: Game) -> Iterator[Figure]:
    """Microseconds of a clone, a view and an imagined table, the median over one match."""
    found = []
    for match, seat in _positions(game, every=3):
        clone, view = partial(match.secrecy.clone, match.table.s), partial(match.view, seat)
        found.append(_best(*map(_often, (clone, view, partial(match.imagine, seat, Random(1))))))
    slow = round(median(slow for _, slow in found), 2)
    for i, (name, limit) in enumerate(MICROSECONDS.items()):
        seconds = median(times[i] for times, _ in found) / REPEATS
        yield Figure(f"{game.name}: {name}", round(seconds * 1e6, 1), "us", limit, pace=slow)


def _often(way: Callable[[], object]) -> Callable[[], object]:
    """The same many times over: once is too short for the clock."""

    def ways() -> None:
        for _ in range(REPEATS):
            way()

    return ways


def _bot_times(game: Game) -> Iterator[Figure]:
    """Milliseconds of decisions and of their slices, of the level `cat` in positions of random matches."""
    moves, slices, paces = [], [], []
    for seed in range(BOT_MATCHES):
        for match, seat in _positions(game, every=4, seed=seed):
            paces.append(pace())
            took = list(_slices(match, seat))
            moves.append(sum(took) * 1000)
            slices += took
    moves.sort()
    slices.sort()
    slow = round(median(paces), 2)
    yield Figure(f"{game.name}: computer's move, median", round(median(moves), 1), "ms", pace=slow)
    yield Figure(f"{game.name}: computer's move, 95 %", round(_at_95(moves), 1), "ms", BOT_95_MS, pace=slow)
    yield Figure(f"{game.name}: slice of thought, 95 %", round(_at_95(slices) * 1000, 2), "ms", SLICE_MS, pace=slow)


def _slices(match: Match, seat: int) -> Iterator[float]:
    began = process_time()
    for _ in think(Seat(match, seat), "cat", seed_for(match, seat)):
        now = process_time()
        yield now - began
        began = now
    yield process_time() - began


def _at_95(ordered: list[float]) -> float:
    return ordered[int(len(ordered) * 0.95)]


# ---------------------------------------------------------------- the window
def _window() -> Iterator[Figure]:
    """What the window measures of itself: the names of its figures hold their units."""
    from cattable.ui.bench import Timed, figures  # noqa: PLC0415  # only now: it takes pygame

    for name, found in _flat(figures()):
        value, slow = found if isinstance(found, Timed) else (found, None)
        limit = next((limit for start, end, limit in WINDOW if name.startswith(start) and name.endswith(end)), None)
        yield Figure(f"window: {name}", value, "", limit, pace=slow and round(slow, 2))


def _flat(figures: dict[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in figures.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{above}{key}.")
        elif value is not None:
            yield f"{above}{key}", value


def _line(figure: Figure) -> str:
    text = f"{figure.name:<46} {figure.value:>10,g} {figure.unit:<11}"
    text += f" quiet {figure.quiet:>10,g}" if figure.pace is not None else " " * 17
    if figure.limit is not None:
        text += f" {'at least' if figure.least else 'at most '} {figure.limit:>7,g}"
        text += "  ok" if figure.holds else "  MISSED"
    return text.rstrip()
