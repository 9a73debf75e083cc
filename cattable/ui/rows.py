"""Rows of a settings page: a label on the left, and a switch, a choice or a slider on the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cattable.ui.art.furniture import BUTTON_EDGE, button, focus_ring, slider_knob, slider_track, toggle
from cattable.ui.art.icons import icon
from cattable.ui.art.svg import INK
from cattable.ui.intents import Confirm, Intent, Step
from cattable.ui.stage import Box
from cattable.ui.widget import FADED, LIFT, Widget

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas


class Row(Widget):
    """A widget with a label on its left; `control` is the width of the rest (all of the box without a label)."""

    def __init__(self, box: Box, label: str, control: float, *, why: str = "", hint: str = "", name: str = "") -> None:
        super().__init__(box, why=why, hint=hint, name=name or label)
        self.label = label
        self.control = min(control, box[2]) if label else box[2]

    @property
    def control_box(self) -> Box:
        """The part right of the label."""
        x, y, w, h = self.box
        return x + w - self.control, y, self.control, h

    def draw(self, canvas: Canvas) -> None:
        """Paints the label."""
        if self.label:
            x, y, w, h = self.box
            colour = INK if self.enabled else FADED
            canvas.label(self.label, (x + 12, y, w - self.control - 24, h), 34, colour, align="left")

    def draw_focus(self, canvas: Canvas) -> None:
        """Paints a ring around the whole row."""
        x, y, w, h = self.box
        ring = (round(w) + 44, round(h) + 24, 26)
        canvas.drawing(("ring", ring), lambda: focus_ring(*ring), x - 22, y - 12, *ring[:2])


class Toggle(Row):
    """A switch that is on or off."""

    def __init__(
        self,
        box: Box,
        on: bool,
        changed: Callable[[bool], object],
        *,
        label: str = "",
        why: str = "",
        hint: str = "",
        name: str = "",
    ) -> None:
        super().__init__(box, label, 128, why=why, hint=hint, name=name)
        self.on, self.changed = on, changed

    def activate(self) -> None:
        """Turns it over."""
        self.on = not self.on
        self.play("tick")
        self.changed(self.on)

    def draw(self, canvas: Canvas) -> None:
        """Paints label and switch."""
        super().draw(canvas)
        x, y, w, h = self.control_box
        middle = y + h / 2 - LIFT / 2 * self.lift.value + (3 if self.down else 0)
        canvas.drawing(
            ("toggle", self.on),
            lambda: toggle(self.on),
            x + w / 2 + self.shake,
            middle,
            128,
            68,
            anchor="center",
            alpha=255 if self.enabled else 120,
        )


class Choice(Row):
    """One of some values, gone through with left and right or by pressing its arrows; `shown` are their texts."""

    def __init__(
        self,
        box: Box,
        values: Sequence[object],
        value: object,
        changed: Callable[..., object],
        *,
        label: str = "",
        shown: Mapping[object, str] | None = None,
        control: float = 420,
        why: str = "",
        hint: str = "",
        name: str = "",
    ) -> None:
        super().__init__(box, label, control, why=why, hint=hint, name=name)
        self.values, self.value, self.changed, self.shown = list(values), value, changed, shown or {}

    def turn(self, way: int) -> None:
        """Goes `way` values on, around the end."""
        at = self.values.index(self.value) if self.value in self.values else 0
        self.value = self.values[(at + way) % len(self.values)]
        self.play("tick")
        self.changed(self.value)

    def activate(self) -> None:
        """Goes to the next value."""
        self.turn(1)

    def release(self, x: float, y: float) -> None:
        """Goes back on the left third, on otherwise."""
        box = self.control_box
        self.turn(-1 if x < box[0] + box[2] / 3 else 1)

    def handle(self, intent: Intent) -> bool:
        """Left and right go through the values."""
        match intent:
            case Step("left" | "right" as direction) if self.enabled:
                self.turn(1 if direction == "right" else -1)
                return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Paints label, plate, arrows and value."""
        super().draw(canvas)
        x, y, w, h = self.control_box
        x, y = x + self.shake, y - LIFT / 2 * self.lift.value
        kind = "calm" if self.enabled else "disabled"
        canvas.drawing(("button", w, h, kind, self.down), lambda: button(w, h, kind, self.down), x, y, w, h)
        middle = y + h / 2 - BUTTON_EDGE + (10 if self.down else 0)
        side = (h - 24) * 0.6
        for name, at in (("left", x + 20), ("right", x + w - 20 - side)):
            canvas.drawing(("icon", name), partial(icon, name), at, middle - side / 2, side, side)
        text = self.shown.get(self.value, str(self.value))
        canvas.label(text, (x + 30 + side, middle - h / 2, w - 60 - 2 * side, h), 34)


class Slider(Row):
    """A value from 0 to 100 in steps of 5."""

    STEP = 5

    def __init__(
        self,
        box: Box,
        value: int,
        changed: Callable[[int], object],
        *,
        label: str = "",
        control: float = 420,
        why: str = "",
        hint: str = "",
        name: str = "",
    ) -> None:
        super().__init__(box, label, control, why=why, hint=hint, name=name)
        self.value, self.changed = value, changed

    @property
    def _groove(self) -> tuple[float, float]:
        """Left end and length of the knob's way."""
        x, _, w, _ = self.control_box
        return x + 32, w - 64 - 96

    def set(self, value: float) -> None:
        """Moves to the nearest step, and tells if that is another value."""
        stepped = round(max(0, min(100, value)) / self.STEP) * self.STEP
        if stepped != self.value:
            self.value = stepped
            self.changed(stepped)

    def press(self, x: float, y: float) -> None:
        """The knob jumps to the pointer."""
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """The knob follows the pointer."""
        left, length = self._groove
        if x >= left - 32:
            self.set((x - left) / length * 100)

    def release(self, x: float, y: float) -> None:
        """Lets one hear the new value."""
        self.play("tick")

    def handle(self, intent: Intent) -> bool:
        """Left and right move it by a step."""
        match intent:
            case Step("left" | "right" as direction) if self.enabled:
                before = self.value
                self.set(self.value + (self.STEP if direction == "right" else -self.STEP))
                self.play("tick" if self.value != before else "error")
                return True
            case Confirm():
                return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Paints label, groove, knob and number."""
        super().draw(canvas)
        _, y, _, h = self.control_box
        left, length = self._groove
        part, middle = self.value / 100, y + h / 2
        canvas.drawing(
            ("slider", length, self.value),
            lambda: slider_track(length + 32, 32, (part * length + 16) / (length + 32)),
            left - 16,
            middle - 16,
            length + 32,
            32,
        )
        knob = middle - 1 - LIFT / 2 * self.lift.value
        canvas.drawing("slider knob", slider_knob, left + part * length, knob, 64, 66, anchor="center")
        canvas.label(str(self.value), (left + length + 40, y, 84, h), 34, align="right")
