"""How fast the window is on this machine: first picture, table, frames, idling, memory.

    figures() -> {"first_picture_s", "table_ready_s", "frame_ms": {}, "idle_cpu_percent": {}, "memory_mb": {}}

Everything is measured on the whole way from events to the flipped window, on a window of 1920x1080, in a folder of its
own. Without a screen SDL's dummy driver takes its place (the flip then costs nothing).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pygame

from cattable.games import load_game
from cattable.store import places
from cattable.store.settings import Settings
from cattable.ui.app import App
from cattable.ui.scene import Scene
from cattable.ui.scenes import games, results, seats, table, title
from cattable.ui.screenshots import GAME, NAMES, own_folder, played, seats_for

SIZE = (1920, 1080)
FRAMES = 900
"""Pictures of a match that are timed."""
LEFT_ALONE = 15
"""Seconds of a scene's time before its idling is measured."""
IDLE_SECONDS = 3.0
IDLE_SCENES = ("title", "games", "seats", "table", "results")
PEOPLE = 5
_FIRST_PICTURE = (
    "from cattable.ui.app import App; from cattable.ui.scenes.title import Title;"
    "app = App(size=(1920, 1080), fullscreen=False, first_scene=Title()); app.step(0.0);"
    " print(app.redraws, flush=True); app.close()"
)


def figures(matches: int = 10) -> dict[str, Any]:
    """All figures, each from a process of its own; memory is measured again after so many whole matches."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    with own_folder() as home:
        return {
            "driver": os.environ.get("SDL_VIDEODRIVER") or "the desktop's",
            "size": list(SIZE),
            "first_picture_s": first_picture(home),
            "table_ready_s": _apart(home, "table_ready()"),
            "frame_ms": _apart(home, "frames()"),
            "idle_cpu_percent": {name: _apart(home, f"idle({name!r})") for name in IDLE_SCENES},
            "memory_mb": _apart(home, f"memory({matches})"),
        }


def _apart(home: Path, call: str) -> Any:
    """What a function of this module gives in a process of its own."""
    code = f"import json; from cattable.ui import bench; print(json.dumps(bench.{call}))"
    done = subprocess.run([sys.executable, "-c", code], **_process(home), check=True)
    return json.loads(done.stdout.splitlines()[-1])


def _process(home: Path) -> dict[str, Any]:
    environment = {**os.environ, places.HOME_VARIABLE: str(home), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return {"cwd": Path(__file__).resolve().parents[2], "env": environment, "stdout": subprocess.PIPE, "text": True}


def first_picture(home: Path) -> float:
    """Seconds from starting Python to the title on the screen."""
    started = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-c", _FIRST_PICTURE], **_process(home))
    assert process.stdout
    process.stdout.readline()
    seconds = time.perf_counter() - started
    process.communicate()
    return round(seconds, 3)


def table_ready() -> float:
    """Seconds from the press on Start to the first picture of the table."""
    setting = seats.Seats(load_game(GAME))
    app = _app(setting)
    app.settle()
    before, started = app.redraws, time.perf_counter()
    setting.start()
    while app.redraws == before or not isinstance(app.scenes.top, table.TableScene):
        app.step(1 / 60)
    seconds = time.perf_counter() - started
    app.close()
    return round(seconds, 3)


def frames() -> dict[str, float]:
    """Milliseconds of the pictures of a match that five computer players play, their thinking included."""
    app = _app(_match_of_computers(seed=5))
    app.settle(0.2)
    times: list[float] = []
    while len(times) < FRAMES and isinstance(app.scenes.top, table.TableScene):
        started = time.perf_counter()
        if app.step(1 / 60):
            times.append((time.perf_counter() - started) * 1000)
    app.close()
    times.sort()
    return {
        "pictures": len(times),
        "average": round(sum(times) / len(times), 2),
        "95_percent": round(times[int(len(times) * 0.95)], 2),
        "worst": round(times[-1], 2),
    }


def idle(scene: str) -> float:
    """Percent of one core that a scene takes when nobody has done anything for a while."""
    app = _app(_idle_scene(scene))
    for _ in range(LEFT_ALONE * 60):
        app.step(1 / 60)
    pygame.time.set_timer(pygame.QUIT, round(IDLE_SECONDS * 1000), 1)
    started, used = time.perf_counter(), time.process_time()
    app.run()
    share = (time.process_time() - used) / (time.perf_counter() - started)
    pygame.time.set_timer(pygame.QUIT, 0)
    return round(share * 100, 2)


def memory(matches: int) -> dict[str, float | None]:
    """Megabytes of this process with a table on the screen, and after so many whole matches."""
    found: dict[str, float | None] = {}
    app = _app(title.Title(), Settings(speed="off"))
    for number in range(matches + 1):
        app.scenes.push(_match_of_computers(seed=number))
        while not app.scenes.top.match.over:  # type: ignore[attr-defined]
            app.step(1 / 20)
        app.scenes.pop()
        if number == 0:
            found["after_1_match"] = _resident()
    found[f"after_{matches + 1}_matches"] = _resident()
    app.close()
    return found


def _app(scene: Scene, settings: Settings | None = None) -> App:
    return App(size=SIZE, fullscreen=False, seed=3, first_scene=scene, settings=settings or Settings())


def _idle_scene(name: str) -> Scene:
    if name == "table":
        return table.TableScene(*played(GAME, 5, 9))
    if name == "results":
        return results.Results(*played(GAME, 5, None))
    if name == "seats":
        return seats.Seats(load_game(GAME))
    return title.Title() if name == "title" else games.Games()


def _match_of_computers(seed: int) -> table.TableScene:
    match = load_game(GAME).new_match(NAMES[:PEOPLE], seed=seed, first=0)
    return table.TableScene(match, seats_for(match.seats, person=-1))


def _resident() -> float | None:
    """Megabytes of memory that this process has now; None where the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return round(int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
    except (OSError, ValueError, AttributeError):
        return None
