"""What a seat can do in the MAD Magazine Card Game."""

from __future__ import annotations

from cattable.engine.events import MOST_SEATS
from cattable.engine.steps import Action


class Play(Action, frozen=True, gc=False):
    """Puts a card on the discard pile."""

    card: str


class Name(Action, frozen=True, gc=False):
    """Announces the colour to follow."""

    colour: str


class Give(Action, frozen=True, gc=False):
    """Hands a card over."""

    card: str


class Draw(Action, frozen=True, gc=False):
    """Takes the top card of the draw pile."""


class Pass(Action, frozen=True, gc=False):
    """Does nothing, because there is nothing to draw and nothing to play."""


class Keep(Action, frozen=True, gc=False):
    """Keeps the card just drawn."""


class Go(Action, frozen=True, gc=False):
    """Says which way play goes on: "left" or "right"."""

    way: str


class Follow(Action, frozen=True, gc=False):
    """Follows the instruction of an and/or card, or ignores it."""

    instruction: bool


class Choose(Action, frozen=True, gc=False):
    """Names an opponent (a seat)."""

    player: int


class Answer(Action, frozen=True, gc=False):
    """Turns an attack around with this card."""

    card: str


class Let(Action, frozen=True, gc=False):
    """Lets an attack happen."""


DRAW, PASS, KEEP, LET = Draw(), Pass(), Keep(), Let()
WAYS = {Go("left"): 1, Go("right"): -1}
FOLLOW_OR_IGNORE = (Follow(True), Follow(False))
CHOOSE = [Choose(seat) for seat in range(MOST_SEATS)]
