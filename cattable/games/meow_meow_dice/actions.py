"""What a player can do in Meow Meow Dice."""

from __future__ import annotations

from cattable.engine.steps import Action
from cattable.games.dice import NamedDice, put_in_order


class ChooseCat(Action, frozen=True, gc=False):
    """Takes a cat card and its token."""

    cat: str


# ---------------------------------------------------------------- before the trick
class Swap(Action, frozen=True, gc=False):
    """Sends the cards of these places under their decks; the places stand in alphabetical order."""

    places: tuple[str, ...]

    def __post_init__(self) -> None:
        """Puts the places in order."""
        put_in_order(self, "places")


class AddCondition(Action, frozen=True, gc=False):
    """Puts a condition token on the card of a place."""

    token: str
    place: str


class Lock(Action, frozen=True, gc=False):
    """Sets a die to this side for the turn."""

    side: str


class Roll(Action, frozen=True, gc=False):
    """Begins the trick."""


# ---------------------------------------------------------------- the trick
class Reroll(NamedDice, frozen=True, gc=False):
    """Rolls these dice again, named by what they show."""


class Take(Action, frozen=True, gc=False):
    """Ends the trick and takes the card that the dice have won."""


class Bite(Action, frozen=True, gc=False):
    """Turns a food card around for one more die in the next reroll."""


class Settle(Action, frozen=True, gc=False):
    """Ends the trick without a card: a fish bone."""


ROLL, TAKE, BITE, SETTLE = Roll(), Take(), Bite(), Settle()
