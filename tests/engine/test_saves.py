"""Saved matches: damage of any kind is a SaveError and nothing else; changed rules do not change a match that runs."""

import json
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cattable import Match, SaveError, load_game, match_from_json
from cattable.engine.match import SavedMatch, hash_of
from cattable.games import FLOWS
from tests.battery.cases import choose
from tests.made_up.bazaar import Bazaar
from tests.made_up.game import MadeUp

MAD_CAT = load_game("mad_cat_sad_cat")


def played(game=MAD_CAT, moves: int = 25, **more) -> Match:
    match, rng = game.new_match(["Ann", "Bo", "Cy"], seed=4, **more), Random(4)
    for _ in range(moves):
        match.apply(*choose(match, rng))
    return match


SAVED = played().to_json()


def test_a_save_says_that_it_holds_secrets():
    assert "hidden" in json.loads(SAVED)["warning"]


@pytest.mark.parametrize("text", ["", " ", "null", "[]", "{}", "1", '"x"', "{", "\x00", "not json", "\ud800", b"\xff"])
def test_what_is_no_save_is_told(text):
    with pytest.raises(SaveError, match="damaged"):
        match_from_json(text)


def test_a_save_cut_off_anywhere_is_told():
    for length in range(0, len(SAVED), 97):
        with pytest.raises(SaveError):
            match_from_json(SAVED[:length])


def edited(*path, value):
    """The save with a value put at a path; `...` leaves the key out."""
    data = json.loads(SAVED)
    at = data
    for key in path[:-1]:
        at = at[key]
    if value is ...:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return json.dumps(data)


@pytest.mark.parametrize("key", json.loads(SAVED))
@pytest.mark.parametrize("value", [None, 7, "x", [], {}, [[]], {"a": 1}, ...], ids=repr)
def test_a_key_of_a_wrong_type_or_none_at_all_is_told(key, value):
    if (key, value) in (("warning", "x"), ("rules_hash", "x")):
        return  # what these say is for people
    with pytest.raises(SaveError):
        match_from_json(edited(key, value=value))


@pytest.mark.parametrize(
    "path, value, said",
    [
        (("format",), 2, "newer Cat Table"),
        (("format",), 10**30, "newer Cat Table"),
        (("format",), 0, "no format 0"),
        (("format",), -1, "no format"),
        (("game",), "chess", "not here: 'chess'"),
        (("state", "supply"), 999, "its table is not what its moves lead to"),
        (("state", "mooch"), ["dragon", "", ""], "its table is not"),
        (("state", "chance", "word"), 1, "its table is not"),
        (("state", "tray"), ["mad9"], "its table is not"),
        (("state", "stack"), [], "its table is not"),
        (("journal", 0, 0), 9, "cannot be played again"),
        (("journal", 0, 1), {"do": "roll"}, "cannot be played again"),
        (("journal", 0, 1), {"do": "dance"}, "cannot be played again"),
        (("journal", 0), [0], "damaged"),
        (("journal", 24), ..., "its table is not"),
        (("set_up", "seed"), 5, "."),
        (("set_up", "seats"), ["Ann"], "not for 1"),
        (("set_up", "seats"), ["Ann", "Bo"], "."),
        (("set_up", "first"), 7, "seats 0 to 2"),
        (("set_up", "options"), {"speed": "high"}, "no option 'speed'"),
        (("set_up", "options"), {"mooch_reveal": []}, "cannot be played again"),
        (("set_up", "rig"), {"rolls": 3}, "rig"),
        (("rules", "dice"), 3, "rules inside"),
        (("rules", "game"), ["mad"], "rules inside"),
        (("rules", "vps"), 40, "."),
    ],
)
def test_an_edited_save_is_told(path, value, said):
    with pytest.raises(SaveError, match=said):
        match_from_json(edited(*path, value=value))


def test_a_nest_without_end_is_told():
    for key in ('"rules":{', '"state":{'):
        with pytest.raises(SaveError):
            match_from_json(SAVED.replace(key, key + '"x":' + "[" * 50_000 + "]" * 50_000 + ",", 1))


@settings(deadline=None, max_examples=60)
@given(st.integers(0, len(SAVED) - 1), st.characters(), st.integers(0, 20))
def test_a_save_with_a_few_letters_changed_is_told_or_is_the_same_match(at, letter, cut):
    text = SAVED[:at] + letter + SAVED[at + cut :]
    try:
        match = match_from_json(text)
    except SaveError:
        return
    assert [action for _, action in match.journal] == [action for _, action in played().journal]


@pytest.mark.parametrize("name", sorted(FLOWS))
def test_a_match_goes_on_by_the_rules_it_began_with(name):
    changed = load_game(name, {"title": "House cats"})
    match = played(changed)
    again = match_from_json(match.to_json())
    assert again.game.title == "House cats"
    assert again.view(0) == match.view(0)
    rng, other = Random(1), Random(1)
    while not match.over:
        match.apply(*choose(match, rng))
        again.apply(*choose(again, other))
    assert again.outcome == match.outcome


def test_a_rules_file_with_whole_numbers_as_keys_is_the_same_after_a_round_trip():
    source = {"deal": {2: 8, 10: 7}, "b": 1, "a": [1.5, None]}
    again = msgspec.json.decode(msgspec.json.encode(source))
    assert hash_of(source) == hash_of(again)
    assert hash_of(source) != hash_of({**source, "deal": {2: 8, 10: 6}})


def test_options_rigs_names_and_tuples_are_kept():
    rig = {"rolls": (("mad1", "mad1", "wild", "wild", "sad1"),)}
    match = MAD_CAT.new_match(("Ann", "Bo", "Ünï 🐱"), seed=-5, options={"mooch_reveal": "ask"}, rig=rig, first=2)
    again = match_from_json(match.to_json())
    assert again.seats == ["Ann", "Bo", "Ünï 🐱"]
    assert again.to_json() == match.to_json()
    assert again.view(1)["rolled"] == ["mad1", "mad1", "sad1", "wild", "wild"]


def test_a_match_in_the_middle_of_a_secret_round_is_kept():
    game = MadeUp(Bazaar)
    match = game.match(3)
    match.apply(0, {"do": "take butler", "slot": 1})
    match.apply(2, {"do": "guess", "toy": "nothing"})
    again = SavedMatch(match.to_json()).on(game)
    assert again.waiting == [0, 1]
    assert again.view(2) == match.view(2)
    assert again.can_undo(2)
