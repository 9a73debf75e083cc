"""From raw pygame events to intents (intents.py says which key is which).

reader = IntentReader(stage.design)      # stage.design, or any function from pixels to design units
for event in pygame.event.get():
    for intent in reader.read(event): ...
for intent in reader.repeats(dt): ...    # held arrows and sticks, held backspace
reader.typing = True                     # letters become Typed, backspace becomes Erase
reader.pointer_shown                     # whether the mouse was used last
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from cattable.ui.intents import (
    Cancel,
    Composing,
    Confirm,
    Direction,
    Edge,
    Erase,
    Exposed,
    Fullscreen,
    Hidden,
    Intent,
    Log,
    Menu,
    NextFocus,
    Odds,
    Point,
    Press,
    PreviousFocus,
    Quit,
    Release,
    Rules,
    Scroll,
    Step,
    Typed,
    Undo,
)

FIRST_REPEAT, NEXT_REPEAT = 0.38, 0.1
"""Seconds until a held direction repeats, and between repeats."""
STICK_ON, STICK_OFF = 0.55, 0.35

ARROWS: dict[int, Direction] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}
LETTER_STEPS: dict[int, Direction] = {
    pygame.K_a: "left",
    pygame.K_d: "right",
    pygame.K_w: "up",
    pygame.K_s: "down",
}
KEYS: dict[int, Intent] = {
    pygame.K_ESCAPE: Cancel(),
    pygame.K_F10: Menu(),
    pygame.K_F1: Rules(),
    pygame.K_F11: Fullscreen(),
}
LETTER_KEYS: dict[int, Intent] = {
    pygame.K_BACKSPACE: Undo(),
    pygame.K_m: Menu(),
    pygame.K_l: Log(),
    pygame.K_h: Rules(),
    pygame.K_o: Odds(),
}
TYPING_KEYS: dict[int, Intent] = {
    pygame.K_BACKSPACE: Erase(),
    pygame.K_DELETE: Erase(forward=True),
    pygame.K_HOME: Edge(end=False),
    pygame.K_END: Edge(end=True),
}
ENTERS = (pygame.K_RETURN, pygame.K_KP_ENTER)
PAD_STEPS: dict[int, Direction] = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
}
PAD_BUTTONS: dict[int, Intent] = {
    pygame.CONTROLLER_BUTTON_B: Cancel(),
    pygame.CONTROLLER_BUTTON_X: Log(),
    pygame.CONTROLLER_BUTTON_Y: Undo(),
    pygame.CONTROLLER_BUTTON_START: Menu(),
    pygame.CONTROLLER_BUTTON_BACK: Rules(),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PreviousFocus(),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: NextFocus(),
}


@dataclass
class _Held:
    """A key, button or stick that repeats, and the seconds until it does."""

    intent: Intent
    wait: float = FIRST_REPEAT


class IntentReader:
    """Translates one window's events; remembers what is held down."""

    def __init__(self, design: Callable[[Sequence[float]], tuple[float, float]]) -> None:
        self.design = design
        self.typing = False
        self.pointer_shown = True
        self.pointer = (-1.0, -1.0)
        self._down: set[object] = set()
        self._held: dict[object, _Held] = {}

    def read(self, event: pygame.event.Event) -> list[Intent]:  # noqa: PLR0911  (one line for each kind)
        """The intents of one event (mostly one or none)."""
        kind = event.type
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            return self._mouse(event)
        if kind in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._keyboard(event)
        if kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION):
            return self._pad(event)
        if kind in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
            self._let_go(("pad", event.instance_id))
        elif kind == pygame.WINDOWFOCUSLOST:
            self._down.clear()
            self._held.clear()
        elif kind == pygame.WINDOWEXPOSED:
            return [Exposed()]
        elif kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            return [Hidden(True)]
        elif kind in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED):
            return [Hidden(False)]
        elif kind in (pygame.QUIT, pygame.WINDOWCLOSE):
            return [Quit()]
        return []

    def repeats(self, dt: float) -> list[Intent]:
        """What held directions and a held backspace ask for after dt more seconds."""
        out: list[Intent] = []
        for held in self._held.values():
            held.wait -= dt
            if held.wait <= 0:
                held.wait = NEXT_REPEAT
                out.append(held.intent)
        return out

    @property
    def holding(self) -> bool:
        """Whether something is held that will repeat."""
        return bool(self._held)

    def _mouse(self, event: pygame.event.Event) -> list[Intent]:
        self.pointer_shown = True
        if event.type == pygame.MOUSEWHEEL:
            return [Scroll(event.precise_y, *self.pointer)]
        x, y = self.pointer = self.design(event.pos)
        if event.type == pygame.MOUSEMOTION:
            return [Point(x, y)]
        if event.button > 3:  # the wheel, told once more in the old way
            return []
        return [Press(x, y, event.button) if event.type == pygame.MOUSEBUTTONDOWN else Release(x, y, event.button)]

    def _keyboard(self, event: pygame.event.Event) -> list[Intent]:
        if event.type == pygame.TEXTINPUT:
            return [Typed(event.text)] if self.typing else []
        if event.type == pygame.TEXTEDITING:
            return [Composing(event.text)] if self.typing else []
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            self._held.pop(event.key, None)
            return []
        fresh = event.key not in self._down
        self._down.add(event.key)
        self.pointer_shown = False
        intent = self._key(event.key, event.mod, fresh)
        if isinstance(intent, Step | Erase) and fresh:
            held = Step(intent.direction, repeat=True) if isinstance(intent, Step) else intent
            self._held[event.key] = _Held(held)
        return [intent] if intent else []

    def _key(self, key: int, mod: int, fresh: bool) -> Intent | None:  # noqa: PLR0911  (a table with conditions)
        if key in ENTERS and mod & pygame.KMOD_ALT:
            return Fullscreen() if fresh else None
        if key in ENTERS or (key == pygame.K_SPACE and not self.typing):
            return Confirm(fresh)
        if key in ARROWS:
            return Step(ARROWS[key], repeat=not fresh)
        if key == pygame.K_TAB and not mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            return PreviousFocus() if mod & pygame.KMOD_SHIFT else NextFocus()
        if key in KEYS:
            return KEYS[key] if fresh else None
        if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._shortcut(key, fresh)
        if self.typing:
            return TYPING_KEYS.get(key)
        if key in LETTER_STEPS:
            return Step(LETTER_STEPS[key], repeat=not fresh)
        return LETTER_KEYS.get(key) if fresh else None

    def _shortcut(self, key: int, fresh: bool) -> Intent | None:
        if key == pygame.K_z and fresh and not self.typing:
            return Undo()
        if key == pygame.K_v and self.typing and (text := clipboard()):
            return Typed(text)
        return None

    def _pad(self, event: pygame.event.Event) -> list[Intent]:
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._stick(event.instance_id, event.axis, event.value / 32768)
        pad = ("pad", event.instance_id)
        key = (pad, event.button)
        if event.type == pygame.CONTROLLERBUTTONUP:
            self._down.discard(key)
            self._held.pop(key, None)
            return []
        fresh = key not in self._down
        self._down.add(key)
        self.pointer_shown = False
        if event.button in PAD_STEPS:
            direction = PAD_STEPS[event.button]
            self._held[key] = _Held(Step(direction, repeat=True))
            return [Step(direction, repeat=not fresh)]
        if event.button == pygame.CONTROLLER_BUTTON_A:
            return [Confirm(fresh)]
        return [PAD_BUTTONS[event.button]] if fresh and event.button in PAD_BUTTONS else []

    def _stick(self, pad: int, axis: int, value: float) -> list[Intent]:
        if axis not in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            return []
        key = (("pad", pad), "axis", axis)
        if abs(value) < STICK_OFF:
            self._held.pop(key, None)
        elif abs(value) > STICK_ON:
            sides: tuple[Direction, Direction] = (
                ("left", "right") if axis == pygame.CONTROLLER_AXIS_LEFTX else ("up", "down")
            )
            direction = sides[value > 0]
            if key not in self._held or self._held[key].intent != Step(direction, repeat=True):
                self._held[key] = _Held(Step(direction, repeat=True))
                self.pointer_shown = False
                return [Step(direction)]
        return []

    def _let_go(self, device: object) -> None:
        """Forgets what a device that is gone was holding."""
        self._down = {key for key in self._down if not (isinstance(key, tuple) and key[0] == device)}
        self._held = {
            key: held for key, held in self._held.items() if not (isinstance(key, tuple) and key[0] == device)
        }


def clipboard() -> str:
    """The text in the clipboard; empty when there is none or it cannot be read."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeError):
        return ""
