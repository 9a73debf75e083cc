"""The keys in the upper right corner of the screens: sound on and off, fullscreen and back, and whatever else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cattable.store.settings import Settings
from cattable.ui.canvas import Canvas
from cattable.ui.widgets import IconButton, Widget
from cattable.ui.words import say

if TYPE_CHECKING:
    from cattable.ui.app import App

KEY_WIDTH, KEY_HEIGHT, KEY_STEP = 96, 100, 110


class StateKey(IconButton):
    """A key whose icon and hint tell how things are now; `state` gives both."""

    def __init__(self, state: Callable[[], tuple[str, str]], action: Callable[[], object], name: str) -> None:
        super().__init__(state()[0], (0, 0, KEY_WIDTH, KEY_HEIGHT), action, name=name)
        self.state = state

    def draw(self, canvas: Canvas) -> None:
        """Paints the key as things are now."""
        self.icon, self.hint = self.state()
        super().draw(canvas)


def is_silent(settings: Settings) -> bool:
    """Whether nothing can be heard."""
    return settings.effects_volume == settings.music_volume == 0


def sound_key(app: App) -> Widget:
    """Silence, and back to the volumes from before."""
    before = [(app.settings.effects_volume, app.settings.music_volume)]

    def turn() -> None:
        if is_silent(app.settings):
            usual = Settings()
            effects, music = before[0] if any(before[0]) else (usual.effects_volume, usual.music_volume)
        else:
            before[0] = (app.settings.effects_volume, app.settings.music_volume)
            effects = music = 0
        app.change(effects_volume=effects, music_volume=music)

    def state() -> tuple[str, str]:
        if is_silent(app.settings):
            return "sound-off", say("corner.sound_on")
        return "sound", say("corner.sound_off")

    return StateKey(state, turn, "sound")


def fullscreen_key(app: App) -> Widget:
    """Fills the screen, or goes back to the window."""

    def turn() -> None:
        app.change(fullscreen=not app.window.is_fullscreen)

    def state() -> tuple[str, str]:
        if app.window.is_fullscreen:
            return "window", say("corner.window")
        return "fullscreen", say("corner.fullscreen")

    return StateKey(state, turn, "fullscreen")


def in_corner(*keys: Widget) -> list[Widget]:
    """The keys, put side by side into the corner."""
    for i, key in enumerate(keys):
        key.box = (1920 - 28 - (len(keys) - i) * KEY_STEP + KEY_STEP - KEY_WIDTH, 26, KEY_WIDTH, KEY_HEIGHT)
    return list(keys)


def back_key(action: Callable[[], object]) -> Widget:
    """The key in the upper left corner that goes back."""
    return IconButton("back", (28, 26, KEY_WIDTH, KEY_HEIGHT), action, hint=say("corner.back"), name="back")
