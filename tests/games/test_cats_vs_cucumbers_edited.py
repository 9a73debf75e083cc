"""Cats vs Cucumbers by rules files with other numbers: they play on to the end, or are refused."""

from random import Random

import pytest

from cattable import RulesError, load_game
from tests.battery.parts import PARTS

ONE_SIDED = {
    "a": {"count": 2, "sides": ["treat"]},
    "b": {"count": 1, "sides": ["treat"]},
    "c": {"count": 3, "sides": ["toy"]},
}
ALWAYS_BUST = {"cucumber": {"count": 4, "sides": ["cucumber"]}}
EDITED = {
    "eight dice": {"dice.white.count": 4},
    "one die": {"dice": {"one": {"count": 1, "sides": ["cucumber", "treat"]}}, "bust": 1},
    "eight kinds of dice": {
        "dice": {
            f"die {i}": {"count": 1, "sides": ["black cat", "white cat", "cucumber", "swipe", "treat", "toy"]}
            for i in range(8)
        }
    },
    "one-sided dice": {"dice": ONE_SIDED},
    "nothing but busts": {"dice": ALWAYS_BUST},
    "two-sided dice": {"dice": {"coin": {"count": 6, "sides": ["cucumber", "white cat"]}}},
    "busts at one": {"bust": 1},
    "busts at six": {"bust": 6},
    "one roll": {"rolls": 1},
    "nine rolls": {"rolls": 9},
    "three boxes": {"boxes": [0, 5, 1]},
    "one box": {"boxes": [4]},
    "twelve boxes": {"boxes": list(range(12))},
    "one cat": {"cats": 1},
    "ten cats": {"cats": 10},
    "no toys": {"toys": {}},
    "one kind of toy": {"toys": {"it": {"effect": "cucumber", "amount": 1, "points": 0, "tokens": 40, "text": "It."}}},
    "no treats": {"treats": 0},
    "nothing to take": {"treats": 0, "toys": {}, "cucumbers": 0},
    "no consolation": {"consolation": 0},
    "two as consolation": {"consolation": 2},
    "treats by five": {"treat_sets": [1, 2, 4, 8, 16]},
    "treats by one": {"treat_sets": [2]},
    "one life": {"lives": [3]},
    "sets of two": {"reward": {"dice": 2, "first": 2, "each_further": 0}},
    "sets of six": {"reward": {"dice": 6, "first": 1, "each_further": 1}},
    "two pairs": {"meow_za": {"pairs": 2, "extra_turns": 1}},
    "two extra turns": {"meow_za": {"pairs": 3, "extra_turns": 2}, "purr_fect": {"cucumbers": 0, "extra_turns": 3}},
    "no extra turns": {"meow_za": {"pairs": 3, "extra_turns": 0}, "purr_fect": {"cucumbers": 2, "extra_turns": 0}},
    "eight players": {"players": {"least": 1, "most": 8}},
}


@pytest.mark.parametrize("name", EDITED)
@pytest.mark.parametrize("scoring", ["per_cat", "per_box"])
def test_a_match_by_other_numbers_comes_to_its_end(name, scoring):
    """CCR1, CCR5: all parts are still there, and the points add up."""
    game = load_game("cats_vs_cucumbers", EDITED[name])
    players = game.sheet.players
    for seed in range(4):
        seats = players.least + seed % (players.most - players.least + 1)
        match, rng = (
            game.new_match([f"P{i}" for i in range(seats)], seed=seed, options={"box_scoring": scoring}),
            Random(seed),
        )
        parts = PARTS["cats_vs_cucumbers"](match.table.r, match.table.s)
        while not match.over:
            (seat,) = match.waiting
            match.apply(seat, rng.choice(match.legal(seat)))
            assert len(match.journal) < 5_000
        assert PARTS["cats_vs_cucumbers"](match.table.r, match.table.s) == parts
        outcome = match.outcome
        assert [sum(sources.values()) for sources in outcome.sources] == outcome.points
        for seat, boxes in enumerate(match.table.s.cats):
            scored = boxes if scoring == "per_cat" else set(boxes)
            assert outcome.sources[seat]["boxes"] == sum(game.sheet.boxes[box - 1] for box in scored)


@pytest.mark.parametrize(
    "changes",
    [
        {"dice": {"w": {"count": 6, "sides": ["treat"]}}},
        {"dice": {"w": {"count": 2, "sides": ["cucumber", "treat", "toy"]}}},
        {"dice": {kind: {"count": 1, "sides": [kind]} for kind in ["black cat", "white cat", "swipe", "treat", "toy"]}},
        {"bust": 8, "treats": 0, "toys": {}},
    ],
)
def test_a_file_by_which_no_match_could_end_is_refused(changes):
    """CC16: neither busts nor sets could bring the end."""
    with pytest.raises(RulesError, match="end a match"):
        load_game("cats_vs_cucumbers", changes)


def test_without_busts_there_are_still_the_piles():
    """CC16."""
    assert load_game("cats_vs_cucumbers", {"bust": 7})


@pytest.mark.parametrize(
    "changes", [{"dice.blue.sides": ["cat"]}, {"dice.blue.count": 5}, {"lives": [1, 1]}, {"rolls": 0}]
)
def test_what_does_not_add_up_is_refused(changes):
    """CC2, CC3."""
    with pytest.raises(RulesError):
        load_game("cats_vs_cucumbers", changes)


def test_more_different_dice_than_chances_can_be_told_of_are_refused():
    """CC2: eight dice that are all different; eight of the same sides are no trouble, nor are six different ones."""
    icons = ["black cat", "white cat", "cucumber", "swipe", "treat", "toy"]
    dice = {f"die {i}": {"count": 1, "sides": [*icons, *icons[:i]]} for i in range(7)}
    with pytest.raises(RulesError, match=r":\d+: dice: so many different dice that chances could not be told"):
        load_game("cats_vs_cucumbers", {"dice": dice})
    del dice["die 6"]
    assert load_game("cats_vs_cucumbers", {"dice": dice})
