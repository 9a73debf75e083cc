"""The settings, applied and kept at once; and what keys and buttons do."""

from __future__ import annotations

from functools import partial

from cattable.ui.art.furniture import badge
from cattable.ui.art.icons import icon
from cattable.ui.canvas import Canvas
from cattable.ui.scenes.overlay import Overlay
from cattable.ui.widgets import Button, Choice, Slider, Toggle, Widget
from cattable.ui.words import say

ROW, ROW_STEP = 84.0, 96.0
SPEEDS = ("off", "fast", "normal", "slow")
SIZES = (100, 115, 130)


class SettingsScene(Overlay):
    """How the program looks, sounds and moves."""

    box = (350, 62, 1220, 972)
    ribbon_width = 700

    def enter(self) -> None:
        """Lays out one row for each setting."""
        self.heading = say("settings.heading")
        self._lay_out()

    def resized(self) -> None:
        """F11 changes a setting too."""
        self._lay_out()

    def _lay_out(self) -> None:
        now, change = self.app.settings, self.app.change
        x, y, w, h = self.box
        speeds: dict[object, str] = {speed: say(f"settings.speed_{speed}") for speed in SPEEDS}
        sizes: dict[object, str] = {size: say("settings.percent", percent=size) for size in SIZES}

        def box(i: int) -> tuple[float, float, float, float]:
            return x + 74, y + 92 + i * ROW_STEP, w - 148, ROW

        rows: list[Widget] = [
            Choice(
                box(0),
                SPEEDS,
                now.speed,
                lambda v: change(speed=v),
                label=say("settings.speed"),
                shown=speeds,
                control=480,
            ),
            Slider(
                box(1),
                now.effects_volume,
                lambda v: change(effects_volume=v),
                label=say("settings.effects"),
                control=480,
            ),
            Slider(
                box(2), now.music_volume, lambda v: change(music_volume=v), label=say("settings.music"), control=480
            ),
            Choice(
                box(3),
                SIZES,
                now.text_size,
                lambda v: change(text_size=v),
                label=say("settings.text_size"),
                shown=sizes,
                control=480,
            ),
            Toggle(
                box(4), self.app.window.is_fullscreen, lambda v: change(fullscreen=v), label=say("settings.fullscreen")
            ),
            Toggle(
                box(5),
                now.reduced_motion,
                lambda v: change(reduced_motion=v),
                label=say("settings.reduced_motion"),
                hint=say("settings.reduced_motion_hint"),
            ),
            Toggle(
                box(6),
                now.auto_reveal,
                lambda v: change(auto_reveal=v),
                label=say("settings.auto_reveal"),
                hint=say("settings.auto_reveal_hint"),
            ),
        ]
        wide = (w - 188) / 2
        keys = Button(
            say("settings.keys"),
            (x + 74, y + h - 176, wide, 116),
            self.show_keys,
            icon="keyboard",
            size=36,
            name="keys",
        )
        done = Button(
            say("settings.done"), (x + 114 + wide, y + h - 176, wide, 116), self.back, kind="primary", name="done"
        )
        self.group.replace([*rows, keys, done])

    def show_keys(self) -> None:
        """What keys and buttons do."""
        self.app.scenes.push(Keys())


KEYS = ("move", "confirm", "back", "tab", "menu", "undo", "log", "rules", "odds", "fullscreen")


class Keys(Overlay):
    """A table of keys and gamepad buttons."""

    box = (210, 62, 1500, 972)
    ribbon_width = 760

    def enter(self) -> None:
        """Puts up the button to close."""
        self.heading = say("keys.heading")
        x, y, w, h = self.box
        self.group.add(
            Button(
                say("settings.done"), (x + w / 2 - 210, y + h - 164, 420, 112), self.back, kind="primary", name="done"
            )
        )

    def draw_content(self, canvas: Canvas) -> None:
        """Paints a row for each thing that can be done."""
        x, y, _, _ = self.box
        columns = (x + 80, x + 560, x + 1050)
        for sign, at in (("keyboard", columns[1]), ("gamepad", columns[2])):
            canvas.drawing(("icon", sign), partial(icon, sign), at, y + 70, 64, 64)
            canvas.label(say(f"keys.{sign}"), (at + 78, y + 76, 330, 54), 34, "#8a4a1e", align="left")
        step = 66.0
        for i, key in enumerate(KEYS):
            top = y + 146 + i * step
            canvas.label(say(f"keys.{key}.what"), (columns[0], top, 460, 60), 34, align="left")
            for device, at, wide in (("keyboard", columns[1], 470), ("gamepad", columns[2], 370)):
                text = say(f"keys.{key}.{device}")
                canvas.drawing(("key badge", wide), partial(badge, wide, 60, "#fff6df"), at, top, wide, 60)
                canvas.label(text, (at + 18, top, wide - 36, 56), 30)
