"""What a player can do in Cats vs Cucumbers."""

from __future__ import annotations

from cattable.engine.steps import Action
from cattable.games.dice import NamedDice


class Roll(Action, frozen=True, gc=False):
    """Rolls all dice: the first roll of a turn."""


class Reroll(NamedDice, frozen=True, gc=False):
    """Rolls these dice again, each named by its kind and what it shows (`blue treat`)."""


class Stop(Action, frozen=True, gc=False):
    """Takes the dice as they are."""


class Spend(Action, frozen=True, gc=False):
    """Spends a cucumber token of an earlier turn against the bust."""


class Bust(Action, frozen=True, gc=False):
    """Accepts the bust."""


class Claim(Action, frozen=True, gc=False):
    """On stopping, says what the dice are to count as: "sets", "purr-fect" or "meow-za"."""

    what: str


class Choose(Action, frozen=True, gc=False):
    """Chooses one reward of a Purr-fect or Meow-za, by its icon."""

    icon: str


class Place(Action, frozen=True, gc=False):
    """Puts a cat from the reserve into this box (from 1)."""

    box: int


class Climb(Action, frozen=True, gc=False):
    """Moves one's cat in this box up by one."""

    box: int


class Swipe(Action, frozen=True, gc=False):
    """Pushes a cat of another player in this box down by one."""

    player: int
    box: int


class Done(Action, frozen=True, gc=False):
    """Leaves what is still due, and ends the turn."""


class Use(Action, frozen=True, gc=False):
    """Uses a toy."""

    toy: str


class Let(Action, frozen=True, gc=False):
    """Lets the swipe happen."""


ROLL, STOP, SPEND, BUST, DONE, LET = Roll(), Stop(), Spend(), Bust(), Done(), Let()
