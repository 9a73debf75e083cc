"""Scenes and their stack.

A scene is one screen: subclass Scene, make widgets in `enter`, put them in `self.group`, draw in `draw`.

    class Title(Scene):
        def enter(self):
            self.group.add(Button("Play", (760, 800, 400, 120), self.play, kind="primary"))
        def play(self):
            self.app.scenes.push(Games())
        def draw_static(self, canvas):   # kept until the window changes or `self.stale()`
            canvas.fill("#ffb26b")
        def draw(self, canvas):          # every frame that is drawn, over the static layer
            ...
            self.group.draw(canvas)

`handle`, `update` and `draw` may be overridden; call super() to keep the widgets alive. The picture is drawn anew when
`update` returned True, when an intent came in (a mere Point only if `handle` returned True) or after `changed()`.
Only the top scene gets intents and time; what shows below an overlay (`opaque = False`) stands still.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from cattable.ui.canvas import Canvas, Written
from cattable.ui.focus import FocusGroup
from cattable.ui.intents import Cancel, Intent, Point

if TYPE_CHECKING:
    from cattable.ui.app import App


class Scene:
    """One screen. `self.app` and `self.group` are there from `enter` on."""

    opaque = True
    """Whether it hides what is below."""
    in_match = False
    """Whether people are playing here: then the screen saver stays away."""
    has_static = True
    """Whether `draw_static` draws anything; overlays set it False."""

    app: App

    def __init__(self) -> None:
        self.group = FocusGroup()
        self._changed = self._stale = True
        self._static: pygame.Surface | None = None

    def enter(self) -> None:
        """Called once, when the scene comes onto the stack; `self.app` is set."""

    def leave(self) -> None:
        """Called once, when the scene leaves the stack."""

    def uncovered(self) -> None:
        """Called when the scene above it is gone."""

    def resized(self) -> None:
        """Called when the scale, the window or the text size changed: drop surfaces of your own."""

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Art to be made before the first picture, in slices of some milliseconds (yield after each).

        Runs again after every change of scale. Meanwhile the old picture stays, with a sign if it takes long.
        """
        return iter(())

    def rest(self, seconds: float) -> None:
        """A moment for other work after a step. Called below overlays, too."""

    def handle(self, intent: Intent) -> bool:
        """Takes an intent; True if it was used. An unused Cancel goes back one scene (see `back`)."""
        if self.group.handle(intent):
            return True
        if isinstance(intent, Cancel):
            self.back()
            return True
        return False

    def back(self) -> None:
        """What Cancel does: leave this scene, unless it is the only one."""
        if len(self.app.scenes.stack) > 1:
            self.app.play("tick")
            self.app.scenes.pop()

    def update(self, dt: float) -> bool:
        """Time goes on by dt seconds; True while something moves."""
        return self.group.update(dt)

    def draw_static(self, canvas: Canvas) -> None:
        """The part that never moves; covers the whole window."""

    def draw(self, canvas: Canvas) -> None:
        """Everything over the static part."""
        self.group.draw(canvas)

    @property
    def typing(self) -> bool:
        """Whether letters go into a text field now."""
        return self.group.typing

    def changed(self) -> None:
        """Asks for a new picture."""
        self._changed = True

    def stale(self) -> None:
        """Asks for a new static layer too."""
        self._changed = self._stale = True


class Scenes:
    """The stack of scenes: the last one is on top."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.stack: list[Scene] = []
        self._dirty = True
        self._below: pygame.Surface | None = None
        self._below_known = False
        self._left = False

    @property
    def top(self) -> Scene:
        """The scene that gets intents and time."""
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        """Puts a scene on top."""
        self._enter(scene)

    def pop(self) -> None:
        """Takes the top scene off; when it was the last, the program ends."""
        self._take_off()
        if not self.stack:
            self.app.quit()
            return
        self._turned_over()
        self.top.uncovered()
        self._show_focus()

    def replace(self, scene: Scene) -> None:
        """Puts a scene in the place of the top one."""
        if self.stack:
            self._take_off()
        self._enter(scene)

    def restart(self, scene: Scene) -> None:
        """Puts a scene in the place of all."""
        while self.stack:
            self._take_off()
        self._enter(scene)

    def _take_off(self) -> None:
        self.stack.pop().leave()
        self._left = True

    def _enter(self, scene: Scene) -> None:
        scene.app = self.app
        self.stack.append(scene)
        self._turned_over()
        scene.group.play = self.app.play
        scene.enter()
        self._layer()
        self._show_focus()
        self.app.begin_preparing()

    def _show_focus(self) -> None:
        """A new top scene shows its focus if keys were used last, else what the resting pointer is on."""
        if self.stack:
            reader = self.app.reader
            self.top.group.arrive(reader.pointer if reader.pointer_shown else None)

    def _turned_over(self) -> None:
        self._below_known = False
        self._dirty = True

    def handle(self, intent: Intent) -> None:
        """Gives an intent to the top scene."""
        if self.stack:
            used = self.top.handle(intent)
            self._dirty |= used or not isinstance(intent, Point)

    def update(self, dt: float) -> bool:
        """Gives the top scene its time; True if a new picture is needed."""
        if not self.stack:
            return False
        if self._left:
            # Scenes and their widgets know each other, so their surfaces would stay until Python counts many objects.
            self._left = False
            gc.collect()
        scene = self.top
        if scene.update(dt) or scene._changed:
            self._dirty = True
        return self._dirty

    def rest(self, seconds: float) -> None:
        """Gives every scene a moment for other work."""
        for scene in self.stack:
            scene.rest(seconds)

    def resized(self) -> None:
        """Everything is to be drawn anew, at another scale perhaps."""
        for scene in self.stack:
            scene._static = None
            scene.resized()
        self._below = None
        self._turned_over()

    def draw(self, canvas: Canvas) -> None:
        """Paints the visible scenes, from the topmost opaque one upward."""
        self._dirty = False
        base = next((i for i in reversed(range(len(self.stack))) if self.stack[i].opaque), 0)
        visible = self.stack[base:]
        if len(visible) > 1:
            if not self._below_known or canvas.audit is not None:
                for scene in visible[:-1]:
                    _paint(scene, canvas)
                self._layer().blit(canvas.surface, (0, 0))
                self._below_known = True
            else:
                canvas.surface.blit(self._layer(), (0, 0))
        if visible:
            _paint(visible[-1], canvas)

    def _layer(self) -> pygame.Surface:
        """What lies below an overlay. It is made beforehand, since a new one costs milliseconds."""
        if self._below is None:
            self._below = pygame.Surface(self.app.stage.size)
            self._below.fill("#000000")
        return self._below

    def written(self, canvas: Canvas) -> list[Written]:
        """All texts on the screen now, for tests; paints everything anew."""
        canvas.audit = []
        for scene in self.stack:
            scene._stale = True
        self.draw(canvas)
        found, canvas.audit = canvas.audit, None
        return found


def _paint(scene: Scene, canvas: Canvas) -> None:
    scene._changed = False
    if scene.has_static and scene.opaque:
        if scene._static is None or scene._stale:
            scene._static = scene._static or pygame.Surface(canvas.surface.get_size())  # a new one costs milliseconds
            scene._stale = False
            layer = Canvas(scene._static, canvas.stage, canvas.brush, canvas.lettering)
            layer.audit = canvas.audit
            scene.draw_static(layer)
        canvas.surface.blit(scene._static, (0, 0))
    scene.draw(canvas)
