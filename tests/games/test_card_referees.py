"""Matches of the card games agree, action for action, with a second reading of their rules."""

from collections import Counter
from random import Random

import msgspec
import pytest

from cattable import load_game
from cattable.engine.events import Moved
from tests.games.herding_referee import HerdingReferee
from tests.games.mad_referee import MadReferee

SEATS = range(2, 7)
HERDING = [
    {},
    {"cards.cowdog": 9, "cards.stampede": 12},
    {"herd": 1, "hand": 5},
    {"herd": 5, "cards.wild cat lady": 20},
]
SMALL = {"numbers": {"least": 1, "most": 3, "each": 1}, "deal": {2: 15, 3: 10, 4: 7, 5: 6, 6: 5}}
FULL_OF_ANSWERS = {"wilds.what me worry": 12, "wilds.exchange": 6, "messages.draw 1": 3, "messages.give two": 3}
MAD = [
    {},
    SMALL,
    FULL_OF_ANSWERS,
    {**FULL_OF_ANSWERS, "deal": dict.fromkeys(SEATS, 3)},
    {"amounts": {"draw 1": 2, "give two": 5, "wild and wooly": 7}, "wilds.joker": 6},
]


def said(action):
    """An action as (what, with what, and more)."""
    return tuple(msgspec.to_builtins(action).values())


def picked(rng, match, liked):
    """An action of the seat that is asked: often one of those the player likes."""
    (seat,) = match.waiting
    legal = match.legal(seat)
    likes = [action for action in legal if any(word in str(said(action)) for word in liked)]
    return seat, rng.choice(likes if likes and rng.random() < 0.8 else legal)


def drawn(events):
    return [event.card for event in events if isinstance(event, Moved) and event.src == "deck"]


@pytest.mark.parametrize("liked", [[], ["cowdog"], ["stampede"]])
@pytest.mark.parametrize("changes", HERDING)
@pytest.mark.parametrize("seats", SEATS)
def test_herding_cats(seats, changes, liked):
    game, rng = load_game("herding_cats", changes), Random(seats)
    for seed in range(2):
        match = game.new_match(["Cat"] * seats, seed=seed)
        deck = drawn(match.opening) + match.table.s.deck[::-1]
        referee = HerdingReferee(seats, match.waiting[0], deck, match.table.r)
        while not match.over:
            assert match.waiting == [referee.turn]
            assert set(map(said, match.legal(referee.turn))) == referee.may()
            s = match.table.s
            assert [Counter(hand) for hand in s.hands] == [Counter(hand) for hand in referee.hands]
            assert s.deck[::-1] == referee.deck
            assert s.herds == referee.herds
            assert Counter(s.discard) == Counter(referee.discard)
            seat, action = picked(rng, match, liked)
            match.apply(seat, action)
            referee.do(*said(action))
        assert referee.over
        assert match.outcome.ranking[0] == referee.winners()
        assert match.outcome.points == referee.won


@pytest.mark.parametrize("liked", [[], ["draw"], ["answer", "exchange", "draw 1", "give two", "wooly", "True"]])
@pytest.mark.parametrize("last_card", ["wins", "answered"])
@pytest.mark.parametrize("changes", MAD)
@pytest.mark.parametrize("seats", SEATS)
def test_mad(seats, changes, last_card, liked):
    game, rng = load_game("mad_magazine", changes), Random(seats)
    for seed in range(2):
        match = game.new_match(["Cat"] * seats, seed=seed, options={"last_card": last_card})
        cards = drawn(match.opening)
        referee = MadReferee(seats, match.table.s.dealer, match.table.r, last_card == "answered", cards)
        for _ in range(200):
            assert not referee.drawn
            s = match.table.s
            assert [Counter(hand) for hand in s.hands] == [Counter(hand) for hand in referee.hands]
            assert s.discard == referee.discard
            assert Counter(s.deck) == +referee.deck
            assert (s.colour, s.way) == (referee.colour, referee.way)
            assert match.over == bool(referee.winners)
            if match.over:
                assert match.outcome.ranking[0] == referee.winners
                assert match.outcome.points == referee.points()
                break
            assert match.waiting == [referee.waiting()]
            assert set(map(said, match.legal(referee.waiting()))) == referee.may()
            seat, action = picked(rng, match, liked)
            cards += drawn(match.apply(seat, action))
            referee.do(*said(action))
