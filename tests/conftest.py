"""No test opens a real window or a sound device, or touches the player's own files."""

import gc
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Lock

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
_home = tempfile.TemporaryDirectory(prefix="cat-table-tests-", ignore_cleanup_errors=True)
os.environ["CATTABLE_HOME"] = _home.name

import pytest

FONTS = Path(tempfile.gettempdir()) / f"cat-table-test-fonts-{os.getenv('USER', 'nobody')}"
"""Made fonts stay from one test run to the next: they take seconds."""
DRAWINGS = 120_000_000
"""Bytes of drawings that stay from one test to the next."""


@pytest.fixture(scope="session")
def made_fonts() -> Path:
    """The folder with all static fonts, made if they are not there."""
    from cattable.ui.fontmaking import make_all

    make_all(FONTS)
    return FONTS


@pytest.fixture(scope="session")
def drawings() -> Callable[..., object]:
    """cattable.ui.raster.rasterised that remembers: hundreds of apps need the same drawings at the same sizes."""
    from cattable.ui import app, raster
    from cattable.ui.shelf import Shelf

    assert app, "all is imported that the next line lets stay, as the program does at its start"
    gc.freeze()
    rasterised, shelf, one_at_a_time = raster.rasterised, Shelf(DRAWINGS), Lock()

    def remembered(svg, size):
        with one_at_a_time:
            return shelf.get((svg, size), lambda: rasterised(svg, size)).copy()  # whoever gets it may write on it

    return remembered


@pytest.fixture
def open_app(
    made_fonts: Path, drawings: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., object]]:
    """A function that opens an App in a fresh home: open_app(scene, size=(1280, 720), ...); closed after the test."""
    import pygame

    from cattable.ui import brush, fonts, raster
    from cattable.ui.app import App

    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(fonts, "font_folder", lambda: made_fonts)
    for module in (brush, raster):
        monkeypatch.setattr(module, "rasterised", drawings)
    opened: list[App] = []

    def open_it(scene, size=(1280, 720), **options):
        pygame.display.init()
        pygame.event.clear()
        app = App(size=size, first_scene=scene, **options)
        opened.append(app)
        pygame.event.pump()
        pygame.event.clear()  # what SDL tells of a new window, a mouse at (0, 0) among it
        return app

    yield open_it
    for app in opened:
        app.close()
        for shelf in (app.brush.shelf, app.brush.copies, app.lettering.shelf):
            shelf.clear()  # scenes and widgets know each other: Python would keep an app and all its art for long
