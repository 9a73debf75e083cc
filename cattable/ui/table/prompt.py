"""A prompt: the one sentence that says what the game waits for, the buttons, and the pieces that can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cattable.engine.steps import Action

BACK = "back"
"""The name of the choice that Esc means: it takes back what was begun."""


class Choice(NamedTuple):
    """A button. With `why` it cannot be pressed and says so; `hint` tells what it will do; `name` keeps the focus."""

    label: str
    action: Action | Callable[[], object] | None
    kind: str = "primary"
    icon: str | None = None
    why: str = ""
    hint: str = ""
    name: str = ""


class Press(NamedTuple):
    """What pressing a piece means: an action, a change of the selection, or nothing and `why`."""

    action: Action | Callable[[], object] | None = None
    why: str = ""
    hint: str = ""


class Prompt(NamedTuple):
    """What a person (or, without choices, everybody) sees now. `first` names what gets the focus."""

    sentence: str
    choices: tuple[Choice, ...] = ()
    presses: dict[str, Press] = {}
    first: str = ""
    seat: int | None = None
    """Whose prompt it is; None: everybody's."""
    drops: dict[tuple[str, str], Action] = {}
    """What it means to drop one piece on another, by their keys."""
    leads: bool = False
    """Whether the focus goes to `first` although nothing but the selection has changed."""
