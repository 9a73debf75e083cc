"""What seats know of cards that others hold face down: cards they gave away or saw, until unseen cards blur it.

`Knowledge` maps `MOST_SEATS * viewer + holder` to the cards that the viewer knows to be in the holder's hand, sorted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cattable.engine.events import MOST_SEATS

Knowledge = dict[int, list[str]]


def known_cards(known: Knowledge, viewer: int | None, holder: int) -> list[str]:
    """What the viewer knows of the holder's hand; a watcher (None) knows nothing."""
    return [] if viewer is None else list(known.get(MOST_SEATS * viewer + holder, ()))


def entries_of(known: Knowledge, viewer: int | None) -> Knowledge:
    """The part of the knowledge that is the viewer's own."""
    return {key: cards for key, cards in known.items() if key // MOST_SEATS == viewer}


def learn(known: Knowledge, viewer: int, holder: int, cards: Iterable[str]) -> None:
    """The viewer saw these cards go into the holder's hand."""
    key = MOST_SEATS * viewer + holder
    if viewer != holder and (cards := sorted([*known.get(key, ()), *cards])):
        known[key] = cards


def shown(known: Knowledge, holder: int, card: str) -> None:
    """A card left the holder's hand for all to see."""
    for key in [k for k in known if k % MOST_SEATS == holder]:
        _forget(known, key, card)


def passed(known: Knowledge, giver: int, taker: int, card: str) -> None:
    """A card went from hand to hand; only those two saw it, the others no longer know which cards the giver has."""
    for key in [k for k in known if k % MOST_SEATS == giver]:
        if key // MOST_SEATS == taker:
            _forget(known, key, card)
        else:
            del known[key]
    learn(known, giver, taker, [card])


def swapped(known: Knowledge, one: int, other: int, hands: Sequence[Sequence[str]]) -> None:
    """Two seats exchanged hands (`hands` as they are now): each knows the other's, all else moves along."""
    moved = {}
    for key in list(known):
        viewer, holder = divmod(key, MOST_SEATS)
        if holder in (one, other):
            cards = known.pop(key)
            now = other if holder == one else one
            if viewer not in (one, other):
                moved[MOST_SEATS * viewer + now] = cards
    known.update(moved)
    learn(known, one, other, hands[other])
    learn(known, other, one, hands[one])


def _forget(known: Knowledge, key: int, card: str) -> None:
    cards = known[key]
    if card in cards:
        cards.remove(card)
        if not cards:
            del known[key]
