"""Widgets: what can be pressed, chosen, slid and typed into. Boxes are (x, y, w, h) in design units.

    Button("Play", (760, 800, 400, 120), self.play, kind="primary", icon="paw")
    Button("Roll", box, self.roll, kind="go", why="Keep a die first.")   # disabled, and says why
    IconButton("settings", (1800, 30, 92, 96), self.settings, hint="Settings")
    Toggle(box, on, self.changed, label="Reduced motion")                 # changed(on: bool)
    Choice(box, ["off", "fast"], "fast", self.changed, label="Speed", shown={"off": "Off", ...})
    Slider(box, 80, self.changed, label="Effects")                        # changed(value: int 0..100)
    TextField(box, "Mina", self.changed, limit=16, placeholder="Name")    # changed(text: str)

Put them in a FocusGroup (focus.py); a scene has one. Attributes may be changed at any time: `button.label`,
`button.why` ("" enables it), `button.kind`, `visible`, `box`. Kinds of buttons: primary, go, calm, danger.
A widget of your own subclasses Widget and overrides `draw` and `activate`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cattable.ui.art.furniture import BUTTON_EDGE, BUTTONS, button, focus_ring, slider_knob, slider_track, toggle
from cattable.ui.art.icons import icon, icon_button
from cattable.ui.art.svg import INK, document, rounded
from cattable.ui.intents import Cancel, Composing, Confirm, Edge, Erase, Intent, Step, Typed
from cattable.ui.lettering import drawable
from cattable.ui.motion import Spring
from cattable.ui.stage import Box, inside

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.focus import FocusGroup

LIFT = 6
"""Units that a thing rises under the pointer or the focus."""
FADED = "#7a6a60"


class Widget:
    """A thing in a box that can have the focus; `why` disables it and says why, `name` is for FocusGroup.replace."""

    follows_pointer = True
    """Whether the pointer gives it the focus by passing over."""
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


class Button(Widget):
    """A chunky button with a text and perhaps an icon; `size` is the text's, from its height if not given."""

    def __init__(
        self,
        label: str,
        box: Box,
        action: Callable[[], object],
        *,
        kind: str = "calm",
        icon: str | None = None,
        size: float | None = None,
        sound: str = "tick",
        why: str = "",
        hint: str = "",
        name: str = "",
    ) -> None:
        super().__init__(box, why=why, hint=hint, name=name or label)
        self.label, self.action, self.kind, self.icon, self.size, self.sound = label, action, kind, icon, size, sound
        self.radius = min((box[3] - 16) * 0.42, 46)

    def activate(self) -> None:
        """Plays its sound and calls its action."""
        self.play(self.sound)
        self.action()

    def draw(self, canvas: Canvas) -> None:
        """Paints the button, risen by the focus or sunk by a press."""
        x, y, w, h = self.box
        kind = self.kind if self.enabled else "disabled"
        look, face, key = BUTTONS[kind], h - 24, ("button", w, h, kind, self.down)
        x, y = x + self.shake, y - LIFT * self.lift.value
        surface = canvas.brush.drawing(key, lambda: button(w, h, kind, self.down), w, h)
        canvas.shadowed(surface, x, y, blur=9, drop=7 + LIFT * self.lift.value)
        middle = y + h / 2 - BUTTON_EDGE + (10 if self.down else 0)
        self._draw_face(canvas, x, middle, w, face, look.text, look.outline)

    def _draw_face(
        self, canvas: Canvas, x: float, middle: float, w: float, face: float, colour: str, outline: str | None
    ) -> None:
        size = self.size or min(56.0, max(28.0, face * 0.48))
        border = max(3.0, size * 0.1) if outline else 0
        mark, gap = (face * 0.78, 14.0) if self.icon else (0.0, 0.0)
        inner = w - 40 - mark - gap
        size = canvas.lettering.fit(self.label, size, inner - 2 * border, min(size, 26))
        text = min(inner, canvas.lettering.size_of(self.label, size)[0] + 2 * border)
        left = x + (w - text - mark - gap) / 2
        if self.icon:
            name = self.icon
            canvas.drawing(("icon", name), lambda: icon(name), left, middle - mark / 2, mark, mark)
        box = (left + mark + gap, middle - face / 2, text, face)
        canvas.label(
            self.label, box, size, colour, outline=border, outline_colour=outline or INK, drop=border * 0.6, smallest=26
        )


class IconButton(Button):
    """A small square key with an icon (96 x 100 fits best); `hint` says what it does."""

    def __init__(
        self, icon: str, box: Box, action: Callable[[], object], *, hint: str = "", why: str = "", name: str = ""
    ) -> None:
        super().__init__("", box, action, icon=icon, hint=hint, why=why, name=name or f"icon {icon}")

    def draw(self, canvas: Canvas) -> None:
        """Paints the key, risen by the focus or sunk by a press."""
        x, y, w, h = self.box
        name, down = self.icon or "", self.down
        surface = canvas.brush.drawing(("icon button", name, down), lambda: icon_button(name, down), w, h)
        rise = LIFT * self.lift.value
        canvas.shadowed(surface, x + self.shake, y - rise, blur=7, drop=6 + rise)
        if not self.enabled:
            cross = min(w, h) * 0.5
            canvas.drawing(("icon", "lock"), lambda: icon("lock"), x + w, y + h, cross, cross, anchor="bottomright")


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


class TextField(Widget):
    """One line of text. Focused it takes letters; enter or escape ends that, enter begins again."""

    follows_pointer = False
    radius = 22.0

    def __init__(
        self,
        box: Box,
        text: str,
        changed: Callable[[str], object],
        *,
        limit: int = 16,
        placeholder: str = "",
        size: float = 36,
        why: str = "",
        hint: str = "",
        name: str = "",
    ) -> None:
        super().__init__(box, why=why, hint=hint, name=name)
        self.text, self.changed, self.limit, self.placeholder, self.size = text, changed, limit, placeholder, size
        self.caret = len(text)
        self.composing = ""
        self._editing = False
        self._blink = 0.0

    @property
    def typing(self) -> bool:
        """Whether letters go into it."""
        return self._editing and self.enabled

    def focus_gained(self) -> None:
        """Begins to take letters, with the caret at the end."""
        self._editing, self._blink, self.caret = True, 0.0, len(self.text)

    def focus_lost(self) -> None:
        """Ends."""
        self._editing, self.composing = False, ""

    def activate(self) -> None:
        """Begins to take letters again."""
        self.focus_gained()

    def handle(self, intent: Intent) -> bool:
        """Letters, caret moves and erasing, while it takes letters."""
        if not self.typing:
            return False
        self._blink = 0.0
        match intent:
            case Typed(text):
                self._insert(text)
            case Composing(text):
                self.composing = drawable(text)
            case Erase(forward):
                cut = self.caret if forward else self.caret - 1
                if 0 <= cut < len(self.text):
                    self._set(self.text[:cut] + self.text[cut + 1 :], cut)
            case Step("left" | "right" as direction):
                self.caret = max(0, min(len(self.text), self.caret + (1 if direction == "right" else -1)))
            case Edge(end):
                self.caret = len(self.text) if end else 0
            case Cancel():
                self.focus_lost()
            case Confirm(fresh=True):
                self.focus_lost()
                self.play("tick")
            case _:
                return False
        return True

    def _insert(self, text: str) -> None:
        self.composing = ""
        new = drawable(text)[: max(0, self.limit - len(self.text))]
        if new:
            self._set(self.text[: self.caret] + new + self.text[self.caret :], self.caret + len(new))
        else:
            self.refuse()

    def _set(self, text: str, caret: int) -> None:
        self.text, self.caret = text, caret
        self.changed(text)

    def update(self, dt: float) -> bool:
        """Blinks the caret."""
        moving = super().update(dt)
        if self.typing:
            before, self._blink = self._blink, self._blink + dt
            moving |= int(before * 2) != int(self._blink * 2)
        return moving

    def draw(self, canvas: Canvas) -> None:
        """Paints the field, its text or placeholder, and the caret."""
        x, y, w, h = self.box
        x += self.shake
        edge = "#2f7fb8" if self.typing else INK
        canvas.drawing(("field", w, h, edge), lambda: _field(w, h, edge), x, y, w, h)
        room = (x + 22, y, w - 44, h)
        whole = self.text[: self.caret] + self.composing + self.text[self.caret :]
        size = canvas.lettering.fit(whole, self.size, room[2], 26)
        if whole:
            canvas.label(whole, room, size, INK, align="left")
        elif self.placeholder:
            canvas.label(self.placeholder, room, size, FADED, align="left", bold=False)
        if self.typing and int(self._blink * 2) % 2 == 0:
            before = canvas.lettering.size_of(self.text[: self.caret] + self.composing, size)[0]
            tall = min(h - 20, size * 1.2)
            bar = canvas.stage.rect(min(x + 22 + before, x + w - 14), y + (h - tall) / 2, 4, tall)
            canvas.surface.fill(edge, bar)


def _field(width: float, height: float, edge: str) -> str:
    """A sunken paper strip to write on."""
    body = rounded(4, 4, width - 8, height - 8, 20, "#fffdf6", edge, 6)
    body += rounded(10, 10, width - 20, 8, 4, "#d9b27c", opacity=0.35)
    return document(body, width, height)
