"""The words of the MAD Magazine Card Game: texts of the window, names of cards and colours by the rules file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.ui.words import has, say

if TYPE_CHECKING:
    from cattable.games.mad_magazine.rules import MadRules


def tell(key: str, **values: object) -> str:
    """A text of this game."""
    return say(f"mad_magazine.{key}", **values)


def colour_name(colour: str) -> str:
    """The name of a colour; a colour of a changed rules file goes by its key."""
    return tell(f"colours.{colour}") if has(f"mad_magazine.colours.{colour}") else colour


def message_name(message: str) -> str:
    """What stands on a card with this message."""
    return tell(f"messages.{message}")


def short_name(message: str) -> str:
    """The same, as short as a card of the hand needs it."""
    return tell(f"short.{message}") if has(f"mad_magazine.short.{message}") else message_name(message)


def brief_name(message: str) -> str:
    """As much of it as a card needs of which little can be seen."""
    return tell(f"brief.{message}") if has(f"mad_magazine.brief.{message}") else short_name(message)


def card_name(r: MadRules, card: str) -> str:
    """What a card is called: "Red 5", "Red Which way?", "Joker"."""
    face = r.face[card]
    if not face.colour:
        return message_name(face.message)
    name = face.message if face.message.isdigit() else message_name(face.message)
    return tell("coloured", colour=colour_name(face.colour).capitalize(), name=name)


def cards(count: int) -> str:
    """ "1 card", "5 cards"."""
    return tell("one_card" if count == 1 else "cards", count=count)


def points(count: int) -> str:
    """ "1 point", "12 points"."""
    return tell("one_point" if count == 1 else "points", points=count)
