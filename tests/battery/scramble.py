"""What lies hidden from a seat, told by the rules and not by the marks in the types of the state: it is mixed up."""

from collections.abc import Callable
from random import Random
from typing import Any


def mix(rng: Random, *zones: list[str]) -> None:
    """Shuffles cards together and deals them back, so many to each zone."""
    cards = [card for zone in zones for card in zone]
    rng.shuffle(cards)
    for zone in zones:
        zone[:] = [cards.pop() for _ in zone]


def of_others(zones: list[list[str]], seat: int | None) -> list[list[str]]:
    """The zones of everyone else."""
    return [zone for holder, zone in enumerate(zones) if holder != seat]


def mad_cat_sad_cat(r: Any, s: Any, seat: int | None, rng: Random) -> None:
    """MC10: the mooch cards that lie face down or are being chosen."""
    for other, card in enumerate(s.mooch):
        if card and other != seat:
            s.mooch[other] = rng.choice(r.mooch_cards)
    for step in s.stack:
        for other in getattr(step, "picks", {}):
            if other != seat:
                step.picks[other] = rng.choice(r.mooch_cards)


def herding_cats(r: Any, s: Any, seat: int | None, rng: Random) -> None:
    """HC2: the deck and the hands of others."""
    mix(rng, s.deck, *of_others(s.hands, seat))


def mad_magazine(r: Any, s: Any, seat: int | None, rng: Random) -> None:
    """MM2: the deck and the hands of others, but for cards that went from hand to hand."""
    seen: dict[int, list[str]] = {}
    for holder, hand in enumerate(s.hands):
        seen[holder] = list(s.known.get(8 * seat + holder, ())) if seat is not None and holder != seat else []
        for card in seen[holder]:
            hand.remove(card)
    mix(rng, s.deck, *of_others(s.hands, seat))
    for holder, cards in seen.items():
        s.hands[holder] += cards
    s.known = {key: cards for key, cards in s.known.items() if key // 8 == seat}


def meow_meow_dice(r: Any, s: Any, seat: int | None, rng: Random) -> None:
    """MDR2, MDR4: three decks."""
    for deck in (s.butlers, s.golden, s.fish_bones):
        mix(rng, deck)


def cats_vs_cucumbers(r: Any, s: Any, seat: int | None, rng: Random) -> None:
    """CC13: the pile of toys and the toys of others."""
    mix(rng, s.toy_pile, *of_others(s.toys, seat))


SCRAMBLE: dict[str, Callable[[Any, Any, int | None, Random], None]] = {
    "cats_vs_cucumbers": cats_vs_cucumbers,
    "herding_cats": herding_cats,
    "mad_cat_sad_cat": mad_cat_sad_cat,
    "mad_magazine": mad_magazine,
    "meow_meow_dice": meow_meow_dice,
}
