"""Setting a match up, being told what one may not do, and taking back."""

import pytest

from cattable import IllegalAction, SetUpError, load_game, match_from_json
from cattable.engine.steps import AskAll
from cattable.games.herding_cats.rules import Play as HerdingPlay
from tests.made_up.bazaar import Bazaar
from tests.made_up.game import MadeUp
from tests.made_up.zap import ZapTable

MAD_CAT = load_game("mad_cat_sad_cat")


@pytest.mark.parametrize(
    "seats, more, said",
    [
        (["Ann"], {}, "for 2 to 5 players, not for 1"),
        ([], {}, "not for 0"),
        (["A", "B", "C", "D", "E", "F"], {}, "not for 6"),
        (["Ann", 2], {}, "Expected `str`"),
        (["Ann", None], {}, "Expected `str`"),
        (["Ann", "Bo"], {"first": 2}, "seats 0 to 1"),
        (["Ann", "Bo"], {"first": -1}, "seats 0 to 1"),
        (["Ann", "Bo"], {"first": "Ann"}, "Expected `int"),
        (["Ann", "Bo"], {"first": True}, "Expected `int"),
        (["Ann", "Bo"], {"seed": "x"}, "Expected `int`"),
        (["Ann", "Bo"], {"seed": 1.5}, "Expected `int`"),
        (["Ann", "Bo"], {"options": {"mooch_revel": "ask"}}, "did you mean 'mooch_reveal'"),
        (["Ann", "Bo"], {"options": {"mooch_reveal": "never"}}, "cannot be 'never'; it can be auto, ask"),
        (None, {}, "Expected `array`"),
        ("Ann", {}, "Expected `array`"),
        ({"Ann": 1, "Bo": 2}, {}, "Expected `array`"),
        ([b"Ann", b"Bo"], {}, "Expected `str`"),
        (["Ann", "\ud800"], {}, "encode"),
        (["Ann", "Bo"], {"first": 10**5000}, "digits"),
        (["Ann", "Bo"], {"seed": 10**5000}, "digits"),
        (["Ann", "Bo"], {"options": 5}, "Expected `object`"),
        (["Ann", "Bo"], {"options": [("mooch_reveal", "ask")]}, "Expected `object`"),
        (["Ann", "Bo"], {"options": {"mooch_reveal": 10**5000}}, "digits"),
        (["Ann", "Bo"], {"rig": 5}, "Expected `object`"),
        (["Ann", "Bo"], {"rig": {"rolls": ["\ud800"]}}, "encode"),
        (["Ann", "Bo"], {"rig": {"rolls": [object()]}}, "unsupported"),
    ],
)
def test_an_impossible_set_up_is_told(seats, more, said):
    with pytest.raises(SetUpError, match=said):
        MAD_CAT.new_match(seats, **more)


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64, 2**200, -(2**100)])
def test_any_whole_number_is_a_seed(seed):
    match = MAD_CAT.new_match(["Ann", "Bo"], seed=seed)
    assert match.view(0)["rolled"] == MAD_CAT.new_match(["Ann", "Bo"], seed=seed).view(0)["rolled"]


def test_a_match_keeps_its_own_copy_of_how_it_was_set_up():
    rolls = [["mad1", "mad1", "sad1", "sad1", "sad2"], ["mad1"] * 3]
    match = MAD_CAT.new_match(["Ann", "Bo"], first=0, rig={"rolls": rolls})
    before = match.to_json()
    rolls[0][0] = "wild"
    rolls.pop()
    match.apply(0, {"do": "keep", "dice": ["mad1", "mad1"]})
    match.undo(0)
    assert match.to_json() == before


def after_the_roll():
    return MAD_CAT.new_match(["Ann", "Bo"], first=0, rig={"rolls": [["mad1", "mad1", "sad1", "sad1", "sad2"]]})


def test_a_refusal_quotes_what_was_tried_and_what_may_be_done():
    with pytest.raises(IllegalAction) as refused:
        after_the_roll().apply(0, {"do": "keep", "dice": ["sad1", "mad1"]})
    assert str(refused.value) == (
        'seat 0 may not {"do":"keep","dice":["mad1","sad1"]}; it may {"do":"keep","dice":["mad1"]}, '
        '{"do":"keep","dice":["sad1"]}, {"do":"keep","dice":["sad2"]}, {"do":"keep","dice":["mad1","mad1"]}, '
        '{"do":"keep","dice":["sad1","sad1"]}, {"do":"keep","dice":["sad1","sad2"]}, '
        '{"do":"keep","dice":["sad1","sad1","sad2"]}'
    )


def test_a_refusal_says_what_was_wrong_with_words_that_are_no_action():
    with pytest.raises(IllegalAction, match=r"seat 0 said \{'do': 'keep'\}, which is no action here .*`dice`.*it may"):
        after_the_roll().apply(0, {"do": "keep"})
    with pytest.raises(IllegalAction, match="unknown field `dices`"):
        after_the_roll().apply(0, {"do": "keep", "dice": ["mad1"], "dices": []})


@pytest.mark.parametrize(
    "words, said",
    [
        ({"do": "\ud800"}, "no action here"),
        ({"do": "mooch", "card": "\ud800"}, "may not Mooch"),
        ({"do": "keep", "dice": ["\ud800"]}, "may not Keep"),
        ({"do": "keep", "\ud800": 1}, "no action here"),
        ({"do": "mooch", "card": 10**5000}, "<dict too long to be shown>"),
    ],
)
def test_words_that_cannot_be_written_down_are_refused_as_well(words, said):
    match = after_the_roll()
    with pytest.raises(IllegalAction, match=said) as refused:
        match.apply(0, words)
    str(refused.value).encode()
    with pytest.raises(IllegalAction, match="<int too long to be shown> is no seat"):
        match.apply(10**5000, words)


def test_an_action_equal_to_a_legal_one_is_noted_as_that_one():
    match = load_game("herding_cats").new_match(["Ann", "Bo"], first=0, rig={"deck": ["blue cowdog"]})
    match.apply(0, HerdingPlay("blue cowdog", -1.0))
    assert match_from_json(match.to_json()).to_json() == match.to_json()


def test_a_refusal_names_who_is_asked_and_shows_nobody_the_hand_of_another():
    with pytest.raises(IllegalAction) as refused:
        after_the_roll().apply(1, {"do": "roll"})
    assert str(refused.value) == 'seat 1 may not {"do":"roll"}; now it is up to seat 0'
    match = MadeUp(ZapTable).match(2, deck=["zap", "leaf", "bell"])
    with pytest.raises(IllegalAction) as refused:
        match.apply(1, {"do": "zap"})
    assert str(refused.value) == 'seat 1 may not {"do":"zap"}; now it is up to seat 0'
    match = MadeUp(Bazaar).match(3)
    match.apply(0, {"do": "take butler", "slot": 0})
    match.apply(1, {"do": "guess", "toy": "nothing"})
    with pytest.raises(IllegalAction, match="now it is up to seat 0 and seat 2"):
        match.apply(1, {"do": "guess", "toy": "nothing"})


def test_dice_are_the_same_dice_in_any_order():
    one, other = after_the_roll(), after_the_roll()
    assert one.apply(0, {"do": "keep", "dice": ["sad2", "sad1"]}) == other.apply(
        0, {"do": "keep", "dice": ["sad1", "sad2"]}
    )
    assert one.view(None) == other.view(None)


def test_the_first_roll_is_told_as_the_opening():
    match = after_the_roll()
    told = [type(event).__name__ for event in match.opening]
    assert told == ["TurnStarted", "Rolled"]
    match.apply(0, {"do": "keep", "dice": ["sad1"]})
    match.undo(0)
    assert [type(event).__name__ for event in match.opening] == told


def test_a_secret_round_of_nobody_is_over_at_once():
    class Nobody(AskAll):
        def resolve(self, t):
            t.s.lost.append("resolved")

    table = MadeUp(Bazaar).match(2).table
    table.then(Nobody([]))
    table.settle()
    assert table.s.lost == ["resolved"]
    assert table.waiting() == [0]


def test_the_last_of_many_secret_picks_cannot_be_taken_back_but_the_only_one_can():
    rolls = [["mad1", "mad1", "sad1", "sad1", "sad2"]]
    for names, may in ((["Ann", "Bo"], True), (["Ann", "Bo", "Cy"], False)):
        match = MAD_CAT.new_match(names, first=0, rig={"rolls": rolls})
        match.apply(0, {"do": "keep", "dice": ["mad1"]})
        for seat in range(1, len(names)):
            match.apply(seat, {"do": "mooch", "card": "catpot"})
        assert match.can_undo(len(names) - 1) is may
        assert not match.can_undo(0)


def test_dice_set_aside_in_front_of_moochers_stay_there_though_nobody_showed_a_card():
    rolls = [["wild", "wild", "mad1", "mad1", "sad2"], ["mad2", "mad2", "mad2"]]
    match = MAD_CAT.new_match(["Ann", "Bo"], first=0, rig={"rolls": rolls})
    match.apply(0, {"do": "keep", "dice": ["mad1", "wild"]})
    match.apply(1, {"do": "mooch", "card": "catpot"})
    match.apply(0, {"do": "roll"})
    match.apply(0, {"do": "keep", "dice": ["mad2", "mad2"]})  # two pairs: nobody had bet on them
    assert not match.can_undo(0)
