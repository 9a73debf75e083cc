"""MD12, MD17, MD21: where the points of a player come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING

from cattable.games.meow_meow_dice.rules import FOOD, Ability, MeowRules

if TYPE_CHECKING:
    from cattable.games.meow_meow_dice.table import State


def sources(r: MeowRules, s: State, seat: int) -> dict[str, int]:
    """MD12, MD17, MD21: points of a seat by what they are for."""
    scoring, cards = r.sheet.scoring, s.spaces[seat]
    butlers = [r.card[card] for card in cards if card in r.card]
    kinds = len({r.item[card] for card in cards})
    return {
        "cards": sum([card.points for card in butlers]),
        "own cat": scoring.own_cat * [card.cat for card in butlers].count(s.cats[seat]),
        "items": scoring.items[min(kinds, len(scoring.items)) - 1] if kinds else 0,
        "tokens": scoring.token * len(s.won_tokens[seat]),
        "abilities": sum([_points_of(card.ability, r, s, seat) for card in butlers if card.ability]),
    }


def gain(r: MeowRules, s: State, seat: int, card: str, tokens: Sequence[str]) -> int:
    """MD12, MD17, MD21: how many points more a seat has when it takes a card with these tokens; `s` stays as it is."""
    after = copy(s)
    after.spaces = [[*cards, card] if i == seat else cards for i, cards in enumerate(s.spaces)]
    after.won_tokens = [[*won, *tokens] if i == seat else won for i, won in enumerate(s.won_tokens)]
    ability = r.card[card].ability
    if ability and ability.kind == "enthusiasm":
        most = r.sheet.enthusiasm.most
        after.enthusiasm = [min(most, left + ability.amount * (i == seat)) for i, left in enumerate(s.enthusiasm)]
    before, then = (sum(sources(r, state, seat).values()) for state in (s, after))
    return then - before


def food(r: MeowRules, s: State, seat: int) -> int:
    """MD13, MDR4: food cards, fish bones too."""
    return [r.item[card] for card in s.spaces[seat]].count(FOOD)


def marks(r: MeowRules, s: State) -> list[tuple[int, int]]:
    """MD12, MD13: what seats are ranked by: points, then food cards."""
    return [(sum(sources(r, s, seat).values()), food(r, s, seat)) for seat in range(len(s.cats))]


def _points_of(ability: Ability, r: MeowRules, s: State, seat: int) -> int:
    """MD21, MDR10."""
    if ability.kind == "food":
        return ability.amount * food(r, s, seat)
    if ability.kind == "fire":
        return ability.amount * s.enthusiasm[seat]
    if ability.kind == "cat pairs":
        icons = Counter(r.card[card].cat for card in s.spaces[seat] if card in r.card and r.card[card].cat)
        return ability.amount * sum(count // 2 for count in icons.values())
    return 0
