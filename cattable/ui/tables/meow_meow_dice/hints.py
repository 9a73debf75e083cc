"""What the places of Meow Meow Dice tell about themselves when the pointer or the focus rests on them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cattable.games.meow_meow_dice.rules import FISH_BONES
from cattable.ui.table.prompt import Press
from cattable.ui.tables.meow_meow_dice import words
from cattable.ui.tables.meow_meow_dice.words import tell

if TYPE_CHECKING:
    from cattable.ui.tables.meow_meow_dice.table import MeowTable


def hints(t: MeowTable) -> dict[str, Press]:
    """By spotlight: the space, which a press opens, cat and token, decks, and cards that cannot be pressed now."""
    seat, scoring = t.active_seat(), t.r.sheet.scoring
    items = " / ".join(map(str, scoring.items))
    told = {f"about {deck}": _deck(t, deck) for deck in t.places.decks}
    told |= {f"about {place}": words.about(t, place) for place in t.shown.board if not _pressable(t, place)}
    if t.shown.cats[seat]:
        told["about cat"] = _token(t, seat)
    if t.r.advanced:
        told["about supply"] = tell("hint.supply", points=words.points(scoring.token))
    space = Press(partial(t.open_space, seat), hint=tell("hint.space", own_cat=scoring.own_cat, items=items))
    return {"about space": space} | {key: Press(hint=text) for key, text in told.items() if text}


def _pressable(t: MeowTable, place: str) -> bool:
    return f"card {place}" in t.prompt_now.presses


def _deck(t: MeowTable, deck: str) -> str:
    if deck == FISH_BONES:
        return tell("hint.fish_bones")
    return tell("hint.deck", places=", ".join(name for name, place in t.r.sheet.places.items() if place.deck == deck))


def _token(t: MeowTable, seat: int) -> str:
    """MD10, MD14: what the cat token is good for."""
    if t.r.advanced:
        return tell("hint.enthusiasm", left=t.shown.enthusiasm[seat], most=t.r.sheet.enthusiasm.most)
    return tell("hint.awake" if t.shown.side_up[seat] else "hint.asleep")
