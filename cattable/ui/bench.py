"""How fast the window is on this machine: first picture, table, frames, idling, memory.

    figures() -> {"first_picture_s": Timed, "frame_ms": {game: {...}}, "memory_mb": {...}, ...}

Everything is measured on the whole way from events to the flipped window, on a window of 1920x1080, in a folder of its
own, in processor time, since other programs may be using the machine; pictures in that of the main thread, 60 times a
second as in the program, so that art ahead has its time. Without a screen SDL's dummy driver takes its place (the flip
then costs nothing).

On a machine that others use, too, one picture in a hundred takes 10 to 30 ms longer than the same picture a moment
later, even in processor time. So the same match is shown several times, and of the times of each picture the middle one
counts: what the program itself makes late is late every time.
"""

from __future__ import annotations

import gc
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

import pygame

from cattable.games import load_game
from cattable.pace import pace
from cattable.store import places, saves
from cattable.store.settings import Settings
from cattable.ui.app import App
from cattable.ui.scene import Scene
from cattable.ui.scenes import curtain, games, results, seats, table, title
from cattable.ui.screenshots import GAME, NAMES, own_folder, played, seats_for
from cattable.ui.tables import TABLES
from cattable.ui.widgets import IconButton

SIZE, LARGE = (1920, 1080), (3840, 2160)
STEPS, RUNS = 1000, 5
"""Steps of a match that are timed, most of them with a picture, and how many times."""
LOOK = 40
"""Steps that a person looks at the table before pressing something."""
LEFT_ALONE = 15
"""Seconds before its idling is measured."""
IDLE_SECONDS = 3.0
IDLE_SCENES = ("title", "games", "seats", "table", "results")
PEOPLE = 4
_FIRST_PICTURE = (
    "from cattable.ui.app import App; from cattable.ui.scenes.title import Title;"
    "app = App(size=(1920, 1080), fullscreen=False, first_scene=Title()); app.step(0.0);"
    " import time; used = time.process_time(); from cattable.pace import pace; print(used, pace())"
)


class Timed(NamedTuple):
    """A value and the pace of the machine meanwhile (see cattable.pace)."""

    value: float
    pace: float


def figures(matches: int = 10) -> dict[str, Any]:
    """All figures, each from a process of its own; memory is measured again after so many whole matches.

    The leaves are Timed, or numbers that no pace changes.
    """
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    with own_folder() as home:
        return {
            "first_picture_s": first_picture(home),
            "table_ready_s": {game: Timed(*_apart(home, f"table_ready({game!r})")) for game in TABLES},
            "frame_ms": {game: frames(home, game) for game in TABLES},
            "idle_cpu_percent": {name: Timed(*_apart(home, f"idle({name!r})")) for name in IDLE_SCENES},
            "memory_mb": _apart(home, f"memory({matches})"),
            "in_4k": {
                "table_ready_s": Timed(*_apart(home, f"table_ready({GAME!r}, bench.LARGE)")),
                "frame_ms": frames(home, GAME, LARGE, runs=1),
            },
        }


def _apart(home: Path, call: str) -> Any:
    """What a function of this module gives in a process of its own."""
    code = f"import json; from cattable.ui import bench; print(json.dumps(bench.{call}))"
    done = subprocess.run([sys.executable, "-c", code], **_process(home), check=True)
    return json.loads(done.stdout.splitlines()[-1])


def _process(home: Path) -> dict[str, Any]:
    environment = {**os.environ, places.HOME_VARIABLE: str(home), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return {"cwd": Path(__file__).resolve().parents[2], "env": environment, "stdout": subprocess.PIPE, "text": True}


def first_picture(home: Path) -> Timed:
    """Seconds from starting Python to the title on the screen."""
    done = subprocess.run([sys.executable, "-c", _FIRST_PICTURE], **_process(home), check=True)
    seconds, slow = map(float, done.stdout.split()[-2:])
    return Timed(round(seconds, 3), slow)


def table_ready(game: str, size: tuple[int, int] = SIZE) -> Timed:
    """Seconds from the press on Start to the first picture of the table."""
    setting = seats.Seats(load_game(game))
    app = _app(setting, size=size)
    app.settle()
    saves.forget()  # else it asks what is to become of the match that was kept
    slow, before, began = pace(), app.redraws, time.process_time()
    setting.start()
    while app.redraws == before or not isinstance(app.scenes.top, table.TableScene):
        app.step(1 / 60)
    seconds = time.process_time() - began
    app.close()
    return Timed(round(seconds, 3), (slow + pace()) / 2)


def frames(home: Path, game: str, size: tuple[int, int] = SIZE, runs: int = RUNS) -> dict[str, Timed]:
    """Milliseconds of the pictures of a match of two persons and computer players, the thinking of those included."""
    found = [_apart(home, f"pictures({game!r}, {size})") for _ in range(runs)]
    middle = (median(times) for times in zip(*(run["ms"] for run in found), strict=False))
    times = sorted(ms for ms in middle if ms)
    slow = mean(run["pace"] for run in found)
    figures = {"average": mean(times), "95_percent": times[int(len(times) * 0.95)], "worst": times[-1]}
    return {name: Timed(round(value, 2), slow) for name, value in figures.items()}


def pictures(game: str, size: tuple[int, int]) -> dict[str, Any]:
    """One run of that: the "ms" of every step, 0 for one without a picture, and the "pace" of the machine meanwhile."""
    match = load_game(game).new_match(NAMES[:PEOPLE], seed=5, first=0)
    app = _app(table.TableScene(match, seats_for(match.seats, persons=(0, 2))), size=size)
    while not app.redraws:
        app.step(1 / 60)
    times, paces = [], []
    due = time.perf_counter()
    for step in _steps_of_a_match(app):
        time.sleep(max(0.0, due - time.perf_counter()))
        due = max(due, time.perf_counter()) + 1 / 60
        began = time.thread_time()
        drawn = app.step(1 / 60)
        times.append((time.thread_time() - began) * 1000 if drawn else 0.0)
        if step % 50 == 0:
            paces.append(pace())
        if step == STEPS:
            break
    app.close()
    return {"ms": times, "pace": mean(paces)}


def _steps_of_a_match(app: App) -> Iterator[int]:
    """Numbers the steps until the match is over; persons press something after a while."""
    lot, asked, step = random.Random(1), 0, 0
    while isinstance(top := app.scenes.top, table.TableScene | curtain.Curtain):
        yield step
        step += 1
        asked = asked + 1 if isinstance(top, curtain.Curtain) or top.prompted else 0
        if asked > LOOK:
            asked = 0
            can = [w for w in top.group.widgets if w.enabled and w.visible and not isinstance(w, IconButton)]
            lot.choice([w for w in can if getattr(w, "action", None)]).activate()
            if not isinstance(app.scenes.top, table.TableScene | curtain.Curtain | results.Results):
                app.scenes.pop()  # something to look at


def idle(scene: str) -> Timed:
    """Percent of one core that a scene takes when nobody has done anything for a while."""
    app = _app(_idle_scene(scene))
    clock = pygame.time.Clock()
    for _ in range(LEFT_ALONE * 60):  # in real time, since the thread that draws is to be idle, too
        clock.tick(60)
        app.step(1 / 60)
    slow = pace()
    pygame.time.set_timer(pygame.QUIT, round(IDLE_SECONDS * 1000), 1)
    began, used = time.perf_counter(), time.process_time()
    app.run()
    share = (time.process_time() - used) / (time.perf_counter() - began)
    pygame.time.set_timer(pygame.QUIT, 0)
    return Timed(round(share * 100, 2), (slow + pace()) / 2)


def memory(matches: int) -> dict[str, float | None]:
    """Megabytes of this process with a table on the screen, and after so many whole matches of all games in turn."""
    found: dict[str, float | None] = {}
    app = _app(title.Title(), Settings(speed="off"))
    for number in range(matches + 1):
        app.scenes.push(_match_of_computers(list(TABLES)[number % len(TABLES)], number))
        while not app.scenes.top.match.over:  # type: ignore[attr-defined]
            app.step(1 / 20)
        app.scenes.pop()
        if number == 0:
            found["after_1_match"] = _resident()
    found[f"after_{matches + 1}_matches"] = _resident()
    app.close()
    return found


def _app(scene: Scene, settings: Settings | None = None, size: tuple[int, int] = SIZE) -> App:
    gc.freeze()  # as when the program is started
    return App(size=size, fullscreen=False, seed=3, first_scene=scene, settings=settings or Settings())


def _idle_scene(name: str) -> Scene:
    if name == "table":
        return table.TableScene(*played(GAME, 5, 9))
    if name == "results":
        return results.Results(*played(GAME, 5, None))
    if name == "seats":
        return seats.Seats(load_game(GAME))
    return title.Title() if name == "title" else games.Games()


def _match_of_computers(game: str, seed: int) -> table.TableScene:
    match = load_game(game).new_match(NAMES[:PEOPLE], seed=seed, first=0)
    return table.TableScene(match, seats_for(match.seats))


def _resident() -> float | None:
    """Megabytes of memory that this process has now; None where the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return round(int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
    except (OSError, ValueError, AttributeError):
        return None
