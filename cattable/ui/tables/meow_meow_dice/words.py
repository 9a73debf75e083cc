"""Words of Meow Meow Dice: dice, points, cards, sides and tokens as they are spoken of, and why something is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.ui.tables.meow_meow_dice.faces import token_condition
from cattable.ui.tables.meow_meow_dice.reading import EMPTY, FAILED, gain, reading
from cattable.ui.words import has, say

if TYPE_CHECKING:
    from cattable.ui.tables.meow_meow_dice.table import MeowTable


def tell(key: str, **values: object) -> str:
    """A text of this game."""
    return say(f"meow_meow_dice.{key}", **values)


def dice(count: int) -> str:
    """ "1 die", "3 dice"."""
    return say("table.die" if count == 1 else "table.dice", count=count)


def points(count: int) -> str:
    """ "1 point", "3 points"."""
    return tell("point" if count == 1 else "points", count=count)


def cards(count: int) -> str:
    """ "1 card", "3 cards"."""
    return tell("card" if count == 1 else "cards", count=count)


def side(t: MeowTable, name: str) -> str:
    """How a side of the die is spoken of: "a face"; a side of a changed rules file by its bare name."""
    return tell(f"sides.{name}") if has(f"meow_meow_dice.sides.{name}") else name


def token(t: MeowTable, name: str) -> str:
    """What a condition token asks for."""
    kind, which = token_condition(t.r, name)
    return tell(f"token_{kind}", side=side(t, which))


def misses(t: MeowTable, kind: str, name: str) -> str:
    """What dice lack: a side that shows, or one that is missing."""
    return tell(f"missed_{kind}", side=name)


def take(t: MeowTable, place: str) -> str:
    """What taking the card of a place brings."""
    return tell("take", card=t.shown.board[place], points=points(gain(t.r, t.shown, place)))


def wins(t: MeowTable, place: str) -> str:
    """The card of a place and what it brings, for the panel."""
    return tell("panel.wins", card=t.shown.board[place], points=points(gain(t.r, t.shown, place)))


def why_not(t: MeowTable, place: str) -> str:
    """Why the card of a place cannot be taken with the dice as they lie."""
    found = reading(t.r, t.shown, place)
    if found.kind == EMPTY:
        return tell("why_empty")
    if found.kind == FAILED:
        return tell("why_failed", missed=", ".join(misses(t, kind, name) for kind, name in found.missed))
    return tell("why_other", place=place)


def why_not_there(t: MeowTable, name: str, place: str) -> str:
    """MD16: why a condition token cannot go on the card of a place."""
    r, on = t.r, t.shown.tokens[place]
    kind, which = token_condition(r, name)
    if not r.sheet.places[place].tokens:
        return tell("why_no_tokens_here", place=place)
    must, never = r.conditions(t.shown.board[place], tuple(on))
    if which in (must if kind == "must" else never):
        return tell("why_has_it")
    if kind == "must" and sum(token_condition(r, other)[0] == "must" for other in on) >= r.sheet.must_tokens:
        return tell("why_enough_musts")
    return tell("why_impossible")


def about(t: MeowTable, place: str) -> str:
    """What the card of a place is, asks for and brings, with the condition tokens on it; "" without a card."""
    card = t.shown.board[place]
    if not card:
        return ""
    butler, (must, never) = t.r.card[card], t.r.conditions(card, tuple(t.shown.tokens[place]))
    told = [tell("about.card", card=card[:1].upper() + card[1:], item=t.r.item[card], points=points(butler.points))]
    wants = [side(t, name) for name in t.r.die if name in must]
    wants += [tell("about.without", side=name) for name in t.r.die if name in never]
    if wants:
        told.append(tell("about.wants", sides=", ".join(dict.fromkeys(wants))))
    if butler.cat:
        told.append(tell("about.cat", cat=butler.cat, points=points(t.r.sheet.scoring.own_cat)))
    return " ".join([*told, ability(t, card)]).strip()


def ability(t: MeowTable, card: str) -> str:
    """What a special card does; "" for others."""
    butler = t.r.card.get(card)
    if butler is None or butler.ability is None:
        return ""
    return t.r.sheet.abilities[butler.ability.kind].format(amount=butler.ability.amount)
