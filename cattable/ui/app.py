"""The app: one window, one stack of scenes, one loop.

    App(first_scene=Title()).run()

For tests and screenshots, under SDL's dummy drivers:

    app = App(home=tmp_path, size=(1280, 720), first_scene=Title())
    pygame.event.post(...); app.step(1 / 60)      # events, time, picture (drawn only if something changed)
    app.settle()                                   # steps until nothing moves any more
    app.screenshot()                               # a Surface
    app.written()                                  # every text on the screen with its box

What scenes use: app.scenes (push, pop, replace, restart), app.stage, app.brush, app.lettering, app.settings,
app.change(...), app.play(sound), app.seed, app.quit(), app.redraws (pictures drawn so far).
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Protocol

import msgspec
import pygame

from cattable.store import settings as settings_file
from cattable.store.settings import Settings
from cattable.ui.art.icons import icon
from cattable.ui.brush import Brush
from cattable.ui.canvas import Canvas, Written
from cattable.ui.folders import ASSETS
from cattable.ui.fonts import Fonts
from cattable.ui.intents import Exposed, Fullscreen, Hidden, Intent, Quit
from cattable.ui.lettering import Lettering
from cattable.ui.memory import give_back_pages
from cattable.ui.pads import Pads
from cattable.ui.raster import Ahead, rasterised
from cattable.ui.reader import IntentReader
from cattable.ui.scene import Scene, Scenes
from cattable.ui.stage import HEIGHT, WIDTH, Stage
from cattable.ui.window import Window

TITLE = "Cat Table"
ICON = "cats/ginger-happy.svg"
LONGEST_STEP = 0.1
"""Seconds: after a longer pause time goes on from there, so that nothing jumps."""
FRAMES = 60
IDLE_WAIT, CALM_WAIT, HIDDEN_WAIT = 14, 30, 200
"""Milliseconds between looks at the events when nothing moves, after CALM seconds of that, and in a hidden window."""
CALM = 0.3
SETTLED = 0.12
"""Seconds without another change of size until the art is made anew."""
SLICE = 0.008
"""Seconds of preparing art in one step."""
IDLE, BUSY, LONG = 0.010, 0.003, 0.010
"""Seconds for other work in a step without a picture and in one with a picture; not after one that took LONG."""
SIGN_AFTER = 0.3
"""Seconds of preparing until a sign shows."""


class Sound(Protocol):
    """What plays sounds by name."""

    def play(self, name: str) -> object:
        """Plays one; never raises."""

    def set_volumes(self, effects: int, music: int) -> object:
        """Changes both volumes, 0 to 100; never raises."""


class App:
    """The program's window and everything that belongs to it. Raises NoDisplay where there is no screen."""

    def __init__(
        self,
        home: Path | None = None,
        size: tuple[int, int] | None = None,
        fullscreen: bool | None = None,
        seed: int | None = None,
        first_scene: Scene | None = None,
        settings: Settings | None = None,
        sound: Sound | None = None,
    ) -> None:
        if home:
            os.environ["CATTABLE_HOME"] = str(home)
        give_back_pages()
        self.settings = settings or settings_file.load()
        self.seed, self.sound = seed, sound
        self.window = Window(
            TITLE, size, self.settings.fullscreen if fullscreen is None else fullscreen, self.settings.window
        )
        self.window.inner.set_icon(rasterised((ASSETS / "svg" / ICON).read_text(encoding="utf-8"), (64, 64)))
        self.fonts = Fonts()
        self.ahead = Ahead()
        self.reader = IntentReader(self._design)
        self.pads = Pads()
        self.scenes = Scenes(self)
        self.running = True
        self.hidden = False
        self.keeps_place = size is None
        """Whether the window's place is remembered: not one whose size was asked for once."""
        self.redraws = 0
        self._resize_age: float | None = None
        self._stretched: pygame.Surface | None = None
        self._preparing: Iterator[None] | None = None
        self._preparing_since = 0.0
        self._saver_allowed: bool | None = None
        self._pointer_shown = self._typing = True
        self._set_up()
        if first_scene:
            self.scenes.push(first_scene)

    def _set_up(self) -> None:
        """Everything that belongs to one window size and text size."""
        self._seen_size = self.window.surface_size()
        self.stage = Stage(*self._seen_size)
        self.brush = Brush(self.stage.scale, self.ahead)
        self.lettering = Lettering(self.stage.scale, self.fonts, self.settings.text_size / 100)

    def canvas(self, surface: pygame.Surface | None = None) -> Canvas:
        """A canvas on the window, or on a surface of the stage's size."""
        return Canvas(surface or self.window.surface, self.stage, self.brush, self.lettering)

    def run(self) -> None:
        """Runs until the player leaves."""
        clock = pygame.time.Clock()
        self.step(0.0)
        self.fonts.make()
        self.pads.start()
        still = 0.0
        while self.running:
            seconds = clock.tick(FRAMES) / 1000
            still = 0.0 if self.step(seconds) else still + seconds
            if self.running and still:  # event.wait would look every millisecond
                pygame.time.wait(HIDDEN_WAIT if self.hidden else CALM_WAIT if still > CALM else IDLE_WAIT)
        self.close()

    def step(self, dt: float) -> bool:
        """One round of the loop: queued events, dt seconds of time, a picture if something changed (then True)."""
        dt = min(max(dt, 0.0), LONGEST_STEP)
        for event in pygame.event.get():
            self._read(event)
        for intent in self.reader.repeats(dt):
            self._act(intent)
        if self.fonts.refresh():
            self.restyle()
        self._follow_size(dt)
        if not self.running or self.hidden or self._resize_age is not None:
            return False
        if self._preparing:
            self._prepare()
            return True
        if not self.scenes.stack:
            return False
        self._look_after_desktop()
        began = perf_counter()
        needed = self.scenes.update(dt) and self.running
        if needed and not self._preparing:  # else a scene has come that makes its art first
            self._draw()
        if perf_counter() - began < LONG:
            self.scenes.rest(BUSY if needed else IDLE)
        return needed

    def settle(self, seconds: float = 20.0, dt: float = 1 / 30) -> None:
        """Steps until art is ready and nothing moves, at most so many seconds of the scenes' time."""
        for _ in range(round(seconds / dt)):
            self._finish_preparing()
            if not self.step(dt) and self._resize_age is None:
                return

    def screenshot(self) -> pygame.Surface:
        """The picture as it is now, on a surface of its own."""
        self._finish_preparing()
        picture = pygame.Surface(self.stage.size)
        self.scenes.draw(self.canvas(picture))
        return picture

    def written(self) -> list[Written]:
        """Every text on the screen now."""
        self._finish_preparing()
        return self.scenes.written(self.canvas(pygame.Surface(self.stage.size)))

    def play(self, name: str) -> None:
        """Plays a sound, where there is any."""
        if self.sound:
            self.sound.play(name)

    def change(self, **fields: object) -> None:
        """Changes settings by name, lets them take effect, and keeps them."""
        before, self.settings = self.settings, msgspec.structs.replace(self.settings, **fields)
        if "fullscreen" in fields:
            self.window.fullscreen(self.settings.fullscreen)
        if self.settings.text_size != before.text_size:
            self.restyle()
        if self.sound:
            self.sound.set_volumes(self.settings.effects_volume, self.settings.music_volume)
        settings_file.save(self.settings)

    def restyle(self) -> None:
        """Letters look different from now on: everything is drawn anew."""
        self._set_up()
        self.scenes.resized()

    def quit(self) -> None:
        """Ends the program after this step."""
        self.running = False

    def close(self) -> None:
        """Leaves all scenes, keeps the window's place and closes it."""
        while self.scenes.stack:
            self.scenes.stack.pop().leave()
        self._keep_place()
        self.ahead.close()
        self.window.close()

    def begin_preparing(self) -> None:
        """The top scene makes its art before the next picture."""
        if self.scenes.stack:
            self._preparing = self.scenes.top.prepare(self.canvas(pygame.Surface((1, 1))))
            self._preparing_since = perf_counter()
            self._prepare_slice()  # most scenes have nothing to prepare, and take input at once

    def _read(self, event: pygame.event.Event) -> None:
        self.pads.follow(event)
        self.reader.typing = bool(self.scenes.stack) and self.scenes.top.typing
        for intent in self.reader.read(event):
            self._act(intent)

    def _act(self, intent: Intent) -> None:
        match intent:
            case Quit():
                self.quit()
            case Fullscreen():
                self.change(fullscreen=not self.window.is_fullscreen)
            case Exposed():
                self._show_again()
            case Hidden(hidden):
                self.hidden = hidden
                self._show_again()
            case _ if not self._preparing and self.running:
                self.scenes.handle(intent)

    def _show_again(self) -> None:
        if self._resize_age is None and self.scenes.stack:
            self.scenes.top.changed()

    def _follow_size(self, dt: float) -> None:
        """At a new size the old picture is stretched at once; the art is made anew when the size stays."""
        size = self.window.surface_size()
        if size != self._seen_size:
            self._seen_size = size
            if self._stretched is None:
                self._stretched = pygame.Surface(self.stage.size)
                self.scenes.draw(self.canvas(self._stretched))
            surface = self.window.surface
            surface.blit(pygame.transform.smoothscale(self._stretched, size), (0, 0))
            self.window.flip()
            self._resize_age = 0.0
        elif self._resize_age is not None:
            self._resize_age += dt
            if self._resize_age >= SETTLED:
                self._resize_age = self._stretched = None
                self.restyle()
                self._keep_place()
                self.begin_preparing()

    def _keep_place(self) -> None:
        if self.keeps_place and self.settings.window != (place := self.window.place()):
            self.change(window=place)

    def _prepare(self) -> bool:
        """Makes art for a moment; True while there is more to make."""
        if self._preparing is None:
            return False
        until = perf_counter() + SLICE
        while perf_counter() < until:
            if not self._prepare_slice():
                return False
        if perf_counter() - self._preparing_since > SIGN_AFTER:
            self._draw_sign()
        return True

    def _prepare_slice(self) -> bool:
        """Makes one slice of art; False when there was no more."""
        try:
            next(self._preparing or iter(()))
        except StopIteration:
            self._preparing = None
        return self._preparing is not None

    def _finish_preparing(self) -> None:
        while self._prepare():
            pass

    def _draw_sign(self) -> None:
        side = 110
        self.canvas().drawing(
            ("icon", "hourglass"), lambda: icon("hourglass"), WIDTH / 2, HEIGHT / 2, side, side, anchor="center"
        )
        self.window.flip()

    def _draw(self) -> None:
        self.scenes.draw(self.canvas())
        self.window.flip()
        self.redraws += 1

    def _look_after_desktop(self) -> None:
        """Pointer while the mouse is used, input methods while there is a text field, no screen saver in a match."""
        if self.reader.pointer_shown != self._pointer_shown:
            self._pointer_shown = self.reader.pointer_shown
            pygame.mouse.set_visible(self._pointer_shown)
        if self.scenes.top.typing != self._typing:
            self._typing = self.scenes.top.typing
            if self._typing:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()
        if self._typing and (field := self.scenes.top.group.focused):
            pygame.key.set_text_input_rect(self.stage.rect(*field.box))
        allowed = not any(scene.in_match for scene in self.scenes.stack)
        if allowed != self._saver_allowed:
            self._saver_allowed = allowed
            pygame.display.set_allow_screensaver(allowed)

    def _design(self, pixel: Sequence[float]) -> tuple[float, float]:
        """The design point under a pixel of the window, also while an old picture is stretched over it."""
        width, height = self.window.inner.size
        return self.stage.design((pixel[0] * self.stage.width / width, pixel[1] * self.stage.height / height))
