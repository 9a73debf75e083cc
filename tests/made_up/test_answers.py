"""An attack, an answer, an answer to the answer: nothing happens before all have spoken."""

import pytest

from cattable.engine.errors import IllegalAction
from cattable.engine.events import Moved, Told

from .game import MadeUp
from .zap import Let, ZapTable


def table(hands: list[list[str]]):
    """A match with these hands, the first seat to begin."""
    dealt = [hand[i] for i in range(3) for hand in hands]
    return MadeUp(ZapTable).match(len(hands), deck=dealt)


def told(events) -> list[str]:
    return [event.what for event in events if isinstance(event, Told)]


def test_nothing_is_given_before_the_answer_and_a_player_without_the_card_is_asked_as_well():
    match = table([["zap", "sock", "bell"], ["leaf", "leaf", "leaf"]])
    match.apply(0, {"do": "zap"})
    match.apply(0, {"do": "at", "player": 1})
    assert match.waiting == [1]
    assert match.legal(1) == [Let()]
    assert told(match.apply(1, {"do": "let"})) == ["lets", "gives"]
    match.apply(0, {"do": "give", "card": "bell"})
    match.apply(0, {"do": "give", "card": "sock"})
    assert match.table.s.hands == [[], ["leaf", "leaf", "leaf", "bell", "sock"]]
    assert match.waiting == [1]


def test_an_answer_takes_the_place_of_the_attack():
    match = table([["zap", "sock", "bell"], ["shield", "leaf", "cork"]])
    match.apply(0, {"do": "zap"})
    match.apply(0, {"do": "at", "player": 1})
    match.apply(1, {"do": "shield"})
    assert match.waiting == [0]
    assert told(match.apply(0, {"do": "let"})) == ["lets", "gives"]
    for card in ("leaf", "cork"):
        match.apply(1, {"do": "give", "card": card})
    assert match.table.s.hands == [["sock", "bell", "leaf", "cork"], []]
    assert match.waiting == [1]  # the turn that began with the zap is over


def test_an_answer_can_be_answered():
    match = table([["zap", "shield", "bell"], ["shield", "leaf", "cork"]])
    for seat, said in [
        (0, {"do": "zap"}),
        (0, {"do": "at", "player": 1}),
        (1, {"do": "shield"}),
        (0, {"do": "shield"}),
    ]:
        match.apply(seat, said)
    assert match.waiting == [1]
    with pytest.raises(IllegalAction):
        match.apply(1, {"do": "shield"})
    match.apply(1, {"do": "let"})
    match.apply(0, {"do": "give", "card": "bell"})
    assert match.table.s.hands == [[], ["leaf", "cork", "bell"]]


def test_all_who_are_aimed_at_are_asked_in_turn_and_one_answer_stands_for_all():
    match = table([["zap", "sock", "bell"], ["leaf", "yarn", "yarn"], ["shield", "cork", "cork"], ["mouse"] * 3])
    match.apply(0, {"do": "zap"})
    match.apply(0, {"do": "at all"})
    assert match.waiting == [1]
    match.apply(1, {"do": "let"})
    events = match.apply(2, {"do": "shield"})
    assert not [event for event in events if isinstance(event, Moved) and event.dst.startswith("hand")]
    asked = []
    while match.waiting != [2]:
        asked += match.waiting
        match.apply(match.waiting[0], {"do": "let"})
    assert asked == [3, 0, 1]
    for _ in range(2):
        match.apply(2, {"do": "give", "card": "cork"})
    assert [len(hand) for hand in match.table.s.hands] == [3, 3, 0, 4]
    assert match.waiting == [1]


def test_the_card_that_was_drawn_is_seen_by_its_owner_only_and_still_counts():
    match = table([["zap", "sock", "bell"], ["leaf", "leaf", "leaf"]])
    events = match.apply(0, {"do": "draw"})
    drawn = match.table.s.stack[-1].card
    assert match.view(0)["stack"][-1]["card"] == drawn
    assert match.view(1)["stack"][-1]["card"] == match.view(None)["stack"][-1]["card"] == "?"
    assert [event.seen_by(1).card for event in events] == ["?"]
    assert [event.seen_by(0).card for event in events] == [drawn]
    assert not match.can_undo(0)
