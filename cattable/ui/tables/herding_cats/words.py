"""The words of Herding Cats: texts of the window, names of cards by the rules file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.ui.words import say

if TYPE_CHECKING:
    from cattable.games.herding_cats.rules import HerdingRules


def tell(key: str, **values: object) -> str:
    """A text of this game."""
    return say(f"herding_cats.{key}", **values)


def kind_name(kind: str) -> str:
    """The name on a card of this kind."""
    return tell(f"kinds.{kind}")


def short_name(kind: str) -> str:
    """The same, as short as a card of the hand needs it."""
    return tell(f"short.{kind}")


def brief_name(kind: str) -> str:
    """As much of it as a card needs of which little can be seen."""
    return tell(f"brief.{kind}")


def card_name(r: HerdingRules, card: str) -> str:
    """What a card is called: "Orange cat", "Stampede"."""
    kind, colour = r.kind[card], r.colour[card]
    if not colour:
        return kind_name(kind)
    return tell("coloured", colour=r.sheet.colours[colour], kind=kind_name(kind).lower())


def herds(count: int) -> str:
    """ "1 herd", "3 herds"."""
    return tell("one_herd" if count == 1 else "herds", count=count)
