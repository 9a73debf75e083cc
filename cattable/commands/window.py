"""The app and its pictures. The window's packages are loaded only here: the other commands do without them."""

from __future__ import annotations

import gc
from argparse import Namespace
from io import BytesIO
from pathlib import Path

from cattable.engine.errors import CatTableError
from cattable.games import load_game
from cattable.rulebook.typed import did_you_mean

MUSIC = "table-tune"


class NoWindow(CatTableError):
    """Nothing can be drawn here, or not written."""


def open_app(words: Namespace) -> int:
    """Opens the app and runs it until it is closed."""
    _check_pygame()
    from cattable.store import settings as settings_file  # noqa: PLC0415
    from cattable.ui.app import App  # noqa: PLC0415
    from cattable.ui.scenes.title import Title  # noqa: PLC0415
    from cattable.ui.sound import Sound  # noqa: PLC0415
    from cattable.ui.window import NoDisplay  # noqa: PLC0415

    gc.freeze()  # what is imported stays: looking through it again and again would cost 20 ms each time
    settings = settings_file.load()
    try:
        app = App(size=words.app_size, fullscreen=words.fullscreen, seed=words.app_seed, settings=settings)
    except NoDisplay as missing:
        raise NoWindow(str(missing)) from None
    sound = Sound(settings.effects_volume, settings.music_volume)
    sound.music(MUSIC)
    app.sound = sound
    app.scenes.push(Title())
    app.run()
    return 0


def screenshot(words: Namespace) -> int:
    """Draws a scene into a PNG file, without a window."""
    if Path(words.output).suffix.lower() != ".png":
        raise NoWindow(f"{words.output}: the picture is a PNG file; let its name end with .png")
    _check_pygame()
    import pygame  # noqa: PLC0415

    from cattable.ui import screenshots  # noqa: PLC0415
    from cattable.ui.tables import TABLES  # noqa: PLC0415

    kind, _, game = words.scene.partition(":")
    if kind == "table" and game and (flow := load_game(game).id) not in TABLES:
        raise NoWindow(f"{words.scene}: {flow} has no table yet; these have: {', '.join(TABLES)}")
    try:
        picture = screenshots.screenshot(words.scene, words.size, words.seed, words.after)
    except ValueError as wrong:
        near = did_you_mean(words.scene, screenshots.SCENES)
        raise NoWindow(f"{wrong}{near}") from None
    png = BytesIO()
    pygame.image.save(picture, png, "picture.png")
    try:
        Path(words.output).write_bytes(png.getvalue())
    except OSError as wrong:
        raise NoWindow(f"{words.output}: it cannot be written: {wrong.strerror}") from None
    print(words.output)
    return 0


def _check_pygame() -> None:
    """Raises NoWindow when the other package of the name pygame is installed instead of pygame-ce."""
    import pygame  # noqa: PLC0415

    if not getattr(pygame, "IS_CE", False):
        raise NoWindow(
            "Cat Table needs pygame-ce, but here is the other pygame, which has the same module name: "
            "run `python -m pip uninstall pygame`, then `python -m pip install --force-reinstall pygame-ce`"
        )
