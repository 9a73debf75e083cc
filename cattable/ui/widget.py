"""What every widget is: a thing in a box that can have the focus, be pressed, and moves softly."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from cattable.ui.art.furniture import focus_ring
from cattable.ui.intents import Intent
from cattable.ui.motion import Spring
from cattable.ui.stage import Box, inside

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.focus import FocusGroup

LIFT = 6
"""Units that a thing rises under the pointer or the focus."""
FADED = "#7a6a60"
"""Colour of texts that do not count: placeholders, labels of what is disabled."""


class Widget:
    """A thing in a box that can have the focus; `why` disables it and says why, `name` is for FocusGroup.replace."""

    follows_pointer = True
    """Whether the pointer gives it the focus by passing over."""
    drags = False
    """Whether it can be dragged: then it takes a press even while it is disabled, and is released wherever it is."""
    radius = 34.0
    """Of its corners, for the focus ring."""

    def __init__(self, box: Box, *, why: str = "", hint: str = "", name: str = "") -> None:
        self.box, self.why, self.hint, self.name = box, why, hint, name
        self.visible = True
        self.pressed = self.lifted = False
        self.group: FocusGroup | None = None
        self.lift = Spring(0.0, 320, 28)
        self._kick = 0.0
        self._refusal = 0.0

    @property
    def enabled(self) -> bool:
        """Whether it can be used now."""
        return not self.why

    @property
    def note_box(self) -> Box:
        """What its hint, or why it is disabled, stands beside."""
        return self.box

    @property
    def typing(self) -> bool:
        """Whether it takes letters now."""
        return False

    @property
    def down(self) -> bool:
        """Whether it looks pressed."""
        return self.pressed or self._kick > 0

    @property
    def shake(self) -> float:
        """How far it is moved aside by a refusal, in units."""
        return 9 * math.sin(self._refusal * 55) * min(1, self._refusal * 4)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point belongs to it."""
        return inside(self.box, x, y)

    def activate(self) -> None:
        """Does what it is for."""

    def press(self, x: float, y: float) -> None:
        """The mouse button went down on it."""

    def drag(self, x: float, y: float) -> None:
        """The pointer moves with the button held."""

    def release(self, x: float, y: float) -> None:
        """The mouse button went up on it after going down on it."""
        self.activate()

    def handle(self, intent: Intent) -> bool:
        """Takes an intent while it has the focus; True if it was used."""
        return False

    def kick(self) -> None:
        """Looks pressed for a moment."""
        self._kick = 0.12

    def refuse(self) -> None:
        """Shakes its head."""
        self._refusal = 0.35

    def focus_gained(self) -> None:
        """It has the focus now."""

    def focus_lost(self) -> None:
        """It has the focus no more."""

    def play(self, sound: str) -> None:
        """Makes a sound, if its group has any."""
        if self.group:
            self.group.play(sound)

    def update(self, dt: float) -> bool:
        """Moves on by dt seconds; True while it moves."""
        self.lift.to = 1.0 if self.lifted and self.enabled and not self.down else 0.0
        moving = self._kick > 0 or self._refusal > 0
        self._kick = max(0.0, self._kick - dt)
        self._refusal = max(0.0, self._refusal - dt)
        return self.lift.update(dt) or moving

    def draw(self, canvas: Canvas) -> None:
        """Paints it."""

    def draw_focus(self, canvas: Canvas) -> None:
        """Paints the ring that shows the focus."""
        x, y, w, h = self.box
        ring = (round(w) + 32, round(h) + 32, round(self.radius))
        canvas.drawing(("ring", ring), lambda: focus_ring(*ring), x - 16, y - 16 - LIFT * self.lift.value, *ring[:2])
