"""`bench`: how fast everything is on this machine, beside what the design asks for.

Machines have fast and slow moods, so every speed also stands there as a ratio to a fixed loop of the same run.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from msgspec import Struct, to_builtins

from cattable.bots import Seat, seed_for, think
from cattable.bots.matches import play_randomly
from cattable.engine.match import Match
from cattable.games import FLOWS, Game, load_game

SEATS = 4
BEST_OF, SECONDS = 5, 0.6
"""So many runs, each of about so long; the best counts."""
LOOP = 200_000
DECISIONS = {"mad_magazine": 180_000, "herding_cats": 130_000, "mad_cat_sad_cat": 110_000}
"""Random decisions a second that a game must reach; the others:"""
DECISIONS_ELSE = 80_000
THROUGH_MATCH = 70.0
"""Percent of that which must be left through Match, with its checks, legal list and journal."""
MICROSECONDS = {"clone": 10.0, "view": 20.0, "imagine": 40.0}
BOT_MATCHES, BOT_95_MS, SLICE_MS = 2, 300.0, 4.0
WINDOW = {
    "first_picture_s": 1.0,
    "table_ready_s": 1.0,
    "frame_ms.95_percent": 8.0,
    "frame_ms.worst": 16.0,
    "idle_cpu_percent": 2.0,
    "memory_mb": 300.0,
}
"""Upper limits by the names of cattable.ui.bench.figures(); one for a group holds for all in it."""


class Figure(Struct, omit_defaults=True):
    """One measured value. `limit`: the design's; `ratio`: to the loop (speeds to loops a second, times to a loop)."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    least: bool = False
    """Whether the limit is a lower one."""
    ratio: float | None = None

    @property
    def holds(self) -> bool:
        """Whether the value is on the right side of its limit."""
        return self.limit is None or (self.value >= self.limit if self.least else self.value <= self.limit)


def bench(words: Namespace) -> int:
    """Measures and prints all figures; a missed limit is marked, and is no error."""
    found = []
    for figure in _figures():
        found.append(figure)
        if not words.json:
            print(_line(figure), flush=True)
    if words.json:
        print(json.dumps({"figures": [to_builtins(figure) | {"holds": figure.holds} for figure in found]}))
    return 0


def _figures() -> Iterator[Figure]:
    for name in FLOWS:
        yield from _speed(load_game(name))
    for name in FLOWS:
        yield from _copies(load_game(name))
    for name in FLOWS:
        yield from _bot_times(load_game(name))
    yield from _window()


def _loop() -> None:
    """The measure of all others: calls, lists and dictionaries, as in a match."""
    seen: dict[int, int] = {}
    word = 1
    for i in range(LOOP):
        word = (word * 6364136223846793005 + i) & 0xFFFFFFFF
        seen[word & 63] = len([word, i])


def _best(*ways: Callable[[], object]) -> list[float]:
    """Seconds of the quickest run of each. They take turns, so that a slow moment hits all alike."""
    best = [float("inf")] * len(ways)
    for _ in range(BEST_OF):
        for i, way in enumerate(ways):
            began = perf_counter()
            way()
            best[i] = min(best[i], perf_counter() - began)
    return best


# ---------------------------------------------------------------- random play
def _speed(game: Game) -> Iterator[Figure]:
    """Decisions a second of random play with events, set-up included: on a bare table, and through Match."""
    began, seeds = perf_counter(), 0
    while perf_counter() - began < SECONDS or not seeds:
        _through_match(game, seeds)
        seeds += 1
    of_table, of_match, of_loop = _best(
        lambda: [play_randomly(game, SEATS, seed, {}, []) for seed in range(seeds)],
        lambda: [_through_match(game, seed) for seed in range(seeds)],
        _loop,
    )
    decisions = sum(_through_match(game, seed) for seed in range(seeds))
    loops, speed = LOOP / of_loop, decisions / of_table
    limit = DECISIONS.get(game.name, DECISIONS_ELSE)
    yield Figure(f"{game.name}: random play", round(speed), "decisions/s", limit, True, round(speed / loops, 4))
    yield Figure(f"{game.name}: through Match", round(100 * of_table / of_match, 1), "%", THROUGH_MATCH, True)
    yield Figure(f"{game.name}: calibration loop meanwhile", round(loops), "loops/s")


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
        found.append(_best(clone, view, partial(match.imagine, seat, Random(1))))
    loops = LOOP / _best(_loop)[0]
    for (name, limit), times in zip(MICROSECONDS.items(), zip(*found, strict=True), strict=True):
        seconds = median(times)
        yield Figure(f"{game.name}: {name}", round(seconds * 1e6, 1), "us", limit, ratio=round(seconds * loops, 1))


def _bot_times(game: Game) -> Iterator[Figure]:
    """Milliseconds of decisions and of their slices, of the level `cat` in positions of random matches."""
    moves, slices = [], []
    for seed in range(BOT_MATCHES):
        for match, seat in _positions(game, every=4, seed=seed):
            took = list(_slices(match, seat))
            moves.append(sum(took))
            slices += took
    moves.sort()
    slices.sort()
    yield Figure(f"{game.name}: computer's move, median", round(median(moves) * 1000, 1), "ms")
    yield Figure(f"{game.name}: computer's move, 95 %", round(_at_95(moves) * 1000, 1), "ms", BOT_95_MS)
    yield Figure(f"{game.name}: slice of thought, 95 %", round(_at_95(slices) * 1000, 2), "ms", SLICE_MS)


def _slices(match: Match, seat: int) -> Iterator[float]:
    began = perf_counter()
    for _ in think(Seat(match, seat), "cat", seed_for(match, seat)):
        now = perf_counter()
        yield now - began
        began = now
    yield perf_counter() - began


def _at_95(ordered: list[float]) -> float:
    return ordered[int(len(ordered) * 0.95)]


# ---------------------------------------------------------------- the window
def _window() -> Iterator[Figure]:
    """What the window measures of itself: the names of its figures end with their units."""
    from cattable.ui.bench import figures  # noqa: PLC0415  # only now: it takes pygame

    for name, value in _flat(figures()):
        group = next((limit for key, limit in WINDOW.items() if name == key or name.startswith(f"{key}.")), None)
        yield Figure(f"window: {name}", value, "", group)


def _flat(figures: dict[str, Any], above: str = "") -> Iterator[tuple[str, float]]:
    for key, value in figures.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{above}{key}.")
        elif isinstance(value, int | float):
            yield f"{above}{key}", value


def _line(figure: Figure) -> str:
    text = f"{figure.name:<46} {figure.value:>12,g} {figure.unit:<11}"
    if figure.limit is not None:
        text += f" {'at least' if figure.least else 'at most '} {figure.limit:>9,g}"
        text += "  ok" if figure.holds else "  MISSED"
    if figure.ratio is not None:
        text += f"  ratio {figure.ratio:g}"
    return text.rstrip()
