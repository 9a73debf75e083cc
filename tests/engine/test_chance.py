"""Dice and shuffles: the same on every machine, even in the long run, and as rigged."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cattable import RigError, load_game
from cattable.engine.chance import WORD, Chance

SIX = ("a", "b", "c", "d", "e", "f")


def chi_square(counts: Counter, kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((n - expected) ** 2 / expected for n in counts.values()) + (kinds - len(counts)) * expected


def test_the_words_are_those_of_splitmix64():
    chance = Chance(1234567)
    assert [chance.draw() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_same_word_rolls_and_shuffles_the_same_for_ever():
    chance = Chance(7)
    assert chance.roll([SIX] * 10) == list("dafecbdfae")
    assert [chance.below(1000) for _ in range(5)] == [900, 582, 452, 249, 467]
    cards = [str(i) for i in range(12)]
    chance.shuffle(cards)
    assert cards == ["11", "10", "4", "8", "9", "2", "0", "1", "7", "3", "5", "6"]
    assert chance.word == 17418742259747381423


@given(st.integers(0, WORD), st.integers(1, 10**6))
def test_below_is_below(word, n):
    assert 0 <= Chance(word).below(n) < n


@pytest.mark.parametrize("sides", [2, 3, 4, 6])
def test_every_side_of_every_die_comes_up_equally_often(sides):
    """600,000 rolls; the limit is passed by chance once in a million fair dice (5 or fewer degrees of freedom)."""
    chance, die = Chance(2024), SIX[:sides]
    seen = [Counter() for _ in range(12)]  # 12 dice take two words
    for _ in range(50_000):
        for i, face in enumerate(chance.roll([die] * 12)):
            seen[i][face] += 1
    assert sum(counts.total() for counts in seen) == 600_000
    assert max(chi_square(counts, sides) for counts in seen) < 40
    assert chi_square(sum(seen, Counter()), sides) < 40


def test_two_dice_of_a_roll_and_two_rolls_know_nothing_of_each_other():
    chance, beside, after, last = Chance(5), Counter(), Counter(), ""
    for _ in range(100_000):
        one, other = chance.roll([SIX, SIX])
        beside[one, other] += 1
        after[last, one] += 1
        last = one
    del after["", next(one for blank, one in after if not blank)]
    assert chi_square(beside, 36) < 100  # 35 degrees of freedom; mean 35, deviation 8
    assert chi_square(after, 36) < 100


def test_every_card_comes_to_every_place_equally_often():
    chance, deck = Chance(99), [str(i) for i in range(10)]
    places = Counter()
    for _ in range(20_000):
        cards = list(deck)
        chance.shuffle(cards)
        places.update(enumerate(cards))
    assert chi_square(places, 100) < 180  # 81 degrees of freedom; mean 81, deviation 13


def test_every_order_of_four_cards_comes_equally_often():
    chance, orders = Chance(4), Counter()
    for _ in range(48_000):
        cards = list("abcd")
        chance.shuffle(cards)
        orders["".join(cards)] += 1
    assert set(orders) == {"".join(order) for order in permutations("abcd")}
    assert chi_square(orders, 24) < 70


@given(st.integers(0, WORD), st.lists(st.sampled_from("abc"), max_size=80))
def test_a_shuffle_loses_no_card(word, cards):
    shuffled = list(cards)
    Chance(word).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_a_rigged_order_is_that_from_the_top_and_the_rest_stays_random():
    rests = set()
    for word in range(50):
        chance, cards = Chance(word, decks={"deck": [["b", "a", "b"]]}), list("aabbcdefgh")
        chance.shuffle(cards)
        assert [cards.pop() for _ in range(3)] == ["b", "a", "b"]
        assert sorted(cards) == list("acdefgh")
        assert not chance.left_over()
        rests.add("".join(cards))
    assert len(rests) > 40


def test_rigged_orders_are_used_one_after_the_other_each_for_its_deck():
    chance = Chance(1, decks={"deck": [["a"], ["b"]], "toys": [["c"]]})
    for deck, top in [("deck", "a"), ("toys", "c"), ("deck", "b")]:
        cards = list("abcdef")
        assert deck in chance.left_over()
        chance.shuffle(cards, deck)
        assert cards[-1] == top
    assert chance.left_over() == ""


def test_a_rigged_roll_does_not_touch_the_dice_that_come_after_it():
    rigged, plain = Chance(1, rolls=[["f", "f"]]), Chance(1)
    assert rigged.roll([SIX, SIX]) == ["f", "f"]
    assert rigged.roll([SIX] * 9) == plain.roll([SIX] * 9)


# ---------------------------------------------------------------- rigs that do not fit, in a whole match
MAD_CAT = load_game("mad_cat_sad_cat")


def rigged(**rig):
    return MAD_CAT.new_match(["Ann", "Bo"], seed=1, first=0, rig=rig)


@pytest.mark.parametrize(
    "rig, said",
    [
        ({"rolls": [["mad1"] * 4]}, "4 faces, but 5 dice"),
        ({"rolls": [["mad1"] * 6]}, "6 faces, but 5 dice"),
        ({"rolls": [["mad1", "mad1", "mad1", "mad1", "mad9"]]}, "'mad9'; there are mad1, mad2, mad3, sad1, sad2, wild"),
        ({"rolls": ["mad1"]}, "list of lists"),
        ({"rolls": "mad1"}, "list of lists"),
        ({"rolls": 5}, "list of lists"),
        ({"rolls": None}, "list of lists"),
        ({"rolls": [[None]]}, "list of lists"),
        ({"deck": ["mad1"]}, "unknown key 'deck'; this game has rolls"),
    ],
)
def test_a_rig_that_does_not_fit_is_told_at_the_start(rig, said):
    with pytest.raises(RigError, match=said):
        rigged(**rig)


def test_a_game_without_dice_knows_no_rigged_rolls():
    with pytest.raises(RigError, match="unknown key 'rolls'; this game has deck"):
        load_game("herding_cats").new_match(["Ann", "Bo"], rig={"rolls": [["mad1"]]})


def test_a_rigged_roll_of_a_wrong_length_later_changes_nothing():
    match = rigged(rolls=[["mad1", "mad2", "mad3", "sad1", "wild"], ["mad1"] * 4])
    match.apply(0, {"do": "keep", "dice": ["mad1", "wild"]})
    match.apply(1, {"do": "mooch", "card": "catpot"})
    before, legal = match.to_json(), match.legal(0)
    for _ in range(2):
        with pytest.raises(RigError, match="4 faces, but 3 dice"):
            match.apply(0, {"do": "roll"})
        assert match.to_json() == before
        assert match.legal(0) == legal


def test_what_is_left_of_a_rig_when_the_match_is_over_is_an_error():
    one_turn = load_game("mad_cat_sad_cat", {"vps": 34})  # all on the cards: the supply is empty from the start
    match = one_turn.new_match(["Ann", "Bo"], seed=1, first=0, rig={"rolls": [["wild"] * 5, ["mad1"] * 5]})
    match.apply(0, {"do": "keep", "dice": ["wild"] * 5})
    before = match.to_json()
    with pytest.raises(RigError, match=r"still holds 1 rigged rolls, next .*mad1"):
        match.apply(0, {"do": "take", "kind": "", "combo": "catpot"})
    assert match.to_json() == before
    assert not match.over
