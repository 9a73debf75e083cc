"""Pictures of any scene without a window, for the command line and for tests.

    picture = screenshot("table:mad_cat_sad_cat", (1920, 1080), seed=7, after=12)

A picture uses a folder of its own for settings and saves: the player's files are neither shown nor touched.
"""

from __future__ import annotations

import os
import random
import shutil
import tempfile
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pygame

from cattable.engine.match import Match
from cattable.games import load_game
from cattable.store import places
from cattable.store.settings import Settings
from cattable.ui.acting import COATS
from cattable.ui.app import App
from cattable.ui.fonts import Fonts
from cattable.ui.scene import Scene
from cattable.ui.scenes import games, pause, results, rules, seats, settings, table, title
from cattable.ui.scenes.curtain import Curtain
from cattable.ui.scenes.options import Options
from cattable.ui.scenes.seating import COLOURS
from cattable.ui.seat import Seat

SCENES = (
    "title",
    "games",
    "seats",
    "options",
    "table:GAME",
    "curtain",
    "pause",
    "results",
    "rules:GAME",
    "settings",
    "keys",
)
"""What can be asked for; GAME is a game's id and may be left out with its colon."""
NAMES = ("Mina", "Tom", "Luna", "Bo", "Zoé", "Kim")
GAME = "mad_cat_sad_cat"
"""The game that is shown when none is named."""
LIVE = 3.0
"""Seconds that a scene lives before its picture is taken, so that everything has come in."""


def screenshot(scene: str, size: tuple[int, int] = (1920, 1080), seed: int = 1, after: int = 0) -> pygame.Surface:
    """A picture of `size` pixels. `after`: so many random decisions are played first, where a match is shown.

    Raises ValueError for a scene that is not among SCENES, RulesError for a game that is not there.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    kind, _, game = scene.partition(":")
    if kind not in {known.partition(":")[0] for known in SCENES}:
        raise ValueError(f"there is no scene {scene!r}; there are {', '.join(SCENES)}")
    with own_folder() as home:
        app = App(home=home, size=size, fullscreen=False, seed=seed, settings=Settings())
        try:
            for part in _scenes(kind, game or GAME, seed, after):
                app.scenes.push(part())
                app.step(0.0)
            for _ in range(round(LIVE * 30)):
                app.step(1 / 30)
            return app.screenshot()
        finally:
            app.close()


def _scenes(kind: str, game: str, seed: int, after: int) -> list[Callable[[], Scene]]:
    """What is to be pushed, from below to the top."""
    scenes: dict[str, list[Callable[[], Scene]]]
    if kind in ("table", "curtain", "pause", "results"):
        match, sitting = played(game, seed, None if kind == "results" else after)
        the_table: Callable[[], Scene] = partial(table.TableScene, match, sitting)
        scenes = {
            "table": [the_table],
            "curtain": [the_table, lambda: Curtain(sitting[0], lambda: None, None)],
            "pause": [the_table, lambda: pause.Pause(match, sitting)],
            "results": [lambda: results.Results(match, sitting)],
        }
    else:
        loaded = load_game(game)
        setting = seats.Seats(loaded)
        scenes = {
            "title": [title.Title],
            "games": [games.Games],
            "seats": [lambda: setting],
            "options": [lambda: setting, lambda: Options(setting.seating)],
            "rules": [title.Title, lambda: rules.RulesScene(loaded)],
            "settings": [title.Title, settings.SettingsScene],
            "keys": [title.Title, settings.Keys],
        }
    return scenes[kind]


def played(game: str, seed: int, after: int | None) -> tuple[Match, list[Seat]]:
    """A match of four after so many random decisions (None: at its end); whoever decides next is the person there."""
    loaded = load_game(game)
    count = max(loaded.sheet.players.least, min(4, loaded.sheet.players.most))
    lot = random.Random(seed)
    match = loaded.new_match(NAMES[:count], seed=seed, first=0)
    while not match.over and (after is None or len(match.journal) < after):
        seat = match.waiting[0]
        match.apply(seat, lot.choice(match.legal(seat)))
    return match, seats_for(match.seats, persons=match.waiting[:1] or (0,))


def seats_for(names: Sequence[str], persons: Collection[int] = ()) -> list[Seat]:
    """Seats with different cats and colours, some of them persons'."""
    looks = zip(names, COATS, COLOURS, strict=False)
    return [Seat(name, coat, colour, human=i in persons) for i, (name, coat, colour) in enumerate(looks)]


@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder for settings and saves that is gone afterwards; made fonts are taken along."""
    fonts = places.cache_folder() / "fonts"
    Fonts().make(wait=True)
    before = os.environ.get(places.HOME_VARIABLE)
    with tempfile.TemporaryDirectory() as folder:
        if fonts.is_dir():
            shutil.copytree(fonts, Path(folder) / "cache" / "fonts")
        try:
            yield Path(folder)
        finally:
            os.environ.pop(places.HOME_VARIABLE, None)
            if before is not None:
                os.environ[places.HOME_VARIABLE] = before
