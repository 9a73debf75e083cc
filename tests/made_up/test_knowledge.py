"""What a seat knows of other hands is true, is honoured by views and imagined tables, and fades when it must."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from cattable.engine.knowledge import Knowledge, known_cards, learn, passed, shown, swapped
from tests.battery.cases import copy_of

from .game import MadeUp
from .test_answers import table
from .zap import ZapTable

SEATS = range(4)


def gift():
    """Seat 0 gave seat 1 a bell and a sock; seat 2 looked on."""
    match = table([["zap", "sock", "bell"], ["zap", "leaf", "leaf"], ["cork", "cork", "cork"]])
    for seat, said in [
        (0, {"do": "zap"}), (0, {"do": "at", "player": 1}), (1, {"do": "let"}),
        (0, {"do": "give", "card": "bell"}), (0, {"do": "give", "card": "sock"}),
    ]:  # fmt: skip
        match.apply(seat, said)
    return match


def test_the_giver_knows_what_the_taker_got_and_nobody_else_does():
    match = gift()
    assert match.view(0)["hands"][1] == ["bell", "sock", "?", "?", "?"]
    assert match.view(2)["hands"][1] == match.view(None)["hands"][1] == ["?"] * 5
    assert match.view(1)["known"] == {}
    for seed in range(50):
        assert Counter(match.imagine(0, Random(seed)).s.hands[1]) >= Counter(["bell", "sock"])
    assert any("bell" not in match.imagine(2, Random(seed)).s.hands[1] for seed in range(50))


def test_it_is_forgotten_when_the_card_may_have_gone_on():
    match = gift()
    for seat, said in [(1, {"do": "zap"}), (1, {"do": "at", "player": 2}), (2, {"do": "let"})]:
        match.apply(seat, said)
    assert match.view(0)["hands"][1] == ["bell", "sock", "?", "?"]
    match.apply(1, {"do": "give", "card": "leaf"})
    assert match.view(0)["hands"][1] == ["?"] * 3  # for all that seat 0 knows, it was the bell
    assert match.view(1)["hands"][2] == ["leaf", "?", "?", "?"]


def test_a_card_that_was_seen_to_leave_is_no_longer_known_to_be_there():
    known: Knowledge = {}
    learn(known, 0, 1, ["bell", "sock", "bell"])
    shown(known, 1, "bell")
    assert known_cards(known, 0, 1) == ["bell", "sock"]
    shown(known, 1, "cork")
    assert known_cards(known, 0, 1) == ["bell", "sock"]
    assert known_cards(known, None, 1) == known_cards(known, 1, 1) == []


def test_hands_that_are_swapped_take_what_is_known_of_them_along():
    hands = [["a", "b"], ["c"], ["d"]]
    known: Knowledge = {}
    learn(known, 2, 0, ["a"])
    learn(known, 0, 2, ["d"])
    hands[0], hands[1] = hands[1], hands[0]
    swapped(known, 0, 1, hands)
    assert known_cards(known, 2, 1) == ["a"]
    assert known_cards(known, 2, 0) == []
    assert known_cards(known, 0, 2) == ["d"]
    assert known_cards(known, 0, 1) == ["a", "b"]
    assert known_cards(known, 1, 0) == ["c"]


deeds = st.lists(st.tuples(st.sampled_from(["draw", "show", "pass", "swap", "peek"]), *[st.integers(0, 99)] * 3))


@settings(deadline=None)
@given(deeds)
def test_what_is_known_is_always_true(deeds):
    hands = [["a", "b", "b"], ["a", "c"], ["c"], []]
    known: Knowledge = {}
    for deed, x, y, z in deeds:
        one, other = x % 4, (x + 1 + y % 3) % 4
        hand = hands[one]
        if deed == "draw":
            hand.append("abc"[z % 3])
        elif deed == "swap":
            hands[one], hands[other] = hands[other], hands[one]
            swapped(known, one, other, hands)
        elif hand and deed == "peek":
            fresh = Counter(hand) - Counter(known_cards(known, other, one))
            learn(known, other, one, fresh.elements())
        elif hand and deed in ("show", "pass"):
            card = hand.pop(z % len(hand))
            if deed == "show":
                shown(known, one, card)
            else:
                hands[other].append(card)
                passed(known, one, other, card)
        for viewer in SEATS:
            for holder in SEATS:
                cards = known_cards(known, viewer, holder)
                assert cards == sorted(cards)
                assert Counter(cards) <= Counter(hands[holder])
        assert all(known.values()), "an empty entry is no knowledge"


def test_knowledge_is_true_in_whole_matches():
    for seed in range(20):
        match, rng = MadeUp(ZapTable).match(4, seed), Random(seed)
        while not match.over:
            seat = match.waiting[0]
            match.apply(seat, rng.choice(match.legal(seat)))
            s = copy_of(match).s
            for viewer in SEATS:
                for holder in SEATS:
                    assert Counter(known_cards(s.known, viewer, holder)) <= Counter(s.hands[holder])
