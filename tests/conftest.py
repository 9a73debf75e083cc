"""No test opens a real window or a sound device, or touches the player's own files."""

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
_home = tempfile.TemporaryDirectory(prefix="cat-table-tests-", ignore_cleanup_errors=True)
os.environ["CATTABLE_HOME"] = _home.name

import pytest

FONTS = Path(tempfile.gettempdir()) / f"cat-table-test-fonts-{os.getenv('USER', 'nobody')}"
"""Made fonts stay from one test run to the next: they take seconds."""


@pytest.fixture(scope="session")
def made_fonts() -> Path:
    """The folder with all static fonts, made if they are not there."""
    from cattable.ui.fontmaking import make_all

    make_all(FONTS)
    return FONTS


@pytest.fixture
def open_app(made_fonts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., object]]:
    """A function that opens an App in a fresh home: open_app(scene, size=(1280, 720), ...); closed after the test."""
    import pygame

    from cattable.ui import fonts
    from cattable.ui.app import App

    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(fonts, "font_folder", lambda: made_fonts)
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
