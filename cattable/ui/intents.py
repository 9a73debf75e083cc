"""Intents: what a person wants, whichever device they used. Scenes and widgets see these, never raw pygame events.

                 keyboard                            gamepad
    Step         arrows, W A S D                     d-pad, left stick     (repeats while held)
    Confirm      enter, space                        A                     (fresh: pressed now, not held since before)
    Cancel       escape                              B
    Menu         F10, M                              start
    Undo         ctrl+Z, backspace                   Y
    Log          L                                   X
    Rules        F1, H                               back
    Odds         O
    NextFocus, PreviousFocus   tab, shift+tab        shoulder buttons
    Fullscreen   F11, alt+enter

Mouse: Point, Press, Release (x, y in design units; button 1 left, 2 middle, 3 right), Scroll.
Text fields: Typed, Composing, Erase, Edge. Window: Exposed, Hidden, Quit. (A new size is seen by the app itself.)
The reader that makes them from events is in reader.py.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Direction = Literal["left", "right", "up", "down"]


class Point(Struct, frozen=True):
    """The pointer is at x, y."""

    x: float
    y: float


class Press(Struct, frozen=True):
    """A mouse button went down at x, y."""

    x: float
    y: float
    button: int = 1


class Release(Struct, frozen=True):
    """A mouse button went up at x, y."""

    x: float
    y: float
    button: int = 1


class Scroll(Struct, frozen=True):
    """The wheel turned: lines up (positive) or down, with the pointer at x, y."""

    lines: float
    x: float
    y: float


class Step(Struct, frozen=True):
    """One step in a direction; `repeat` when the key or stick is still held."""

    direction: Direction
    repeat: bool = False


class NextFocus(Struct, frozen=True):
    """On to the next thing."""


class PreviousFocus(Struct, frozen=True):
    """Back to the thing before."""


class Confirm(Struct, frozen=True):
    """Do it. Not `fresh` when the key or button was already down before."""

    fresh: bool = True


class Cancel(Struct, frozen=True):
    """Back, or no."""


class Menu(Struct, frozen=True):
    """Open the pause menu."""


class Undo(Struct, frozen=True):
    """Take back."""


class Log(Struct, frozen=True):
    """Open or close what has happened."""


class Rules(Struct, frozen=True):
    """Open the rules."""


class Odds(Struct, frozen=True):
    """Show or hide the chances at the table."""


class Fullscreen(Struct, frozen=True):
    """Into or out of fullscreen."""


class Typed(Struct, frozen=True):
    """Text typed or pasted."""

    text: str


class Composing(Struct, frozen=True):
    """Text that an input method is still putting together; empty when it is done."""

    text: str


class Erase(Struct, frozen=True):
    """Take away the character before the caret (or after it)."""

    forward: bool = False


class Edge(Struct, frozen=True):
    """The caret to the start or the end of the text."""

    end: bool


class Quit(Struct, frozen=True):
    """The window is to close."""


class Exposed(Struct, frozen=True):
    """The window must be shown anew."""


class Hidden(Struct, frozen=True):
    """The window was minimised or hidden (or, not `hidden`, came back)."""

    hidden: bool


Intent = (
    Point
    | Press
    | Release
    | Scroll
    | Step
    | NextFocus
    | PreviousFocus
    | Confirm
    | Cancel
    | Menu
    | Undo
    | Log
    | Rules
    | Odds
    | Fullscreen
    | Typed
    | Composing
    | Erase
    | Edge
    | Quit
    | Exposed
    | Hidden
)
