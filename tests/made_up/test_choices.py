"""Dice of several kinds in one roll, choices inside choices, locked dice and extra turns."""

from cattable.engine.events import Rolled, Told

from .game import MadeUp
from .tricks import DICE, Tricks


def test_a_roll_tells_which_kinds_of_dice_it_was_of():
    match = MadeUp(Tricks).match(2, rolls=[["paw", "fish", "nap", "bolt", "star"]])
    (rolled,) = match.apply(0, {"do": "go"})
    assert rolled == Rolled(0, ("paw", "fish", "nap", "bolt", "star"), DICE)


def test_a_locked_die_is_chosen_then_its_side_and_then_it_is_not_rolled():
    match = MadeUp(Tricks).match(2, rolls=[["paw", "fish", "nap", "star"], ["paw", "paw"]])
    match.apply(0, {"do": "lock", "die": 2})
    assert [action.side for action in match.legal(0)] == ["paw", "bolt", "nap"]
    match.apply(0, {"do": "side", "side": "paw"})
    assert match.view(1)["dice"] == ["", "", "paw", "", ""]
    match.apply(0, {"do": "go"})
    assert match.view(1)["dice"] == ["paw", "fish", "paw", "nap", "star"]
    assert all(2 not in action.dice for action in match.legal(0))
    match.apply(0, {"do": "reroll", "dice": [1, 3]})
    assert [action.what for action in match.legal(0)] == ["treats", "points"]
    events = match.apply(0, {"do": "reward", "what": "points"})
    assert Told(0, "extra turn") in events
    assert match.waiting == [0]
    assert match.view(0)["points"] == [1, 0]


def test_what_was_chosen_before_the_roll_can_be_undone_all_at_once():
    match = MadeUp(Tricks).match(2)
    before = match.view(None)
    match.apply(0, {"do": "lock", "die": 2})
    match.apply(0, {"do": "side", "side": "paw"})
    assert match.undo(0)
    assert match.view(None) == before
    match.apply(0, {"do": "go"})
    assert not match.can_undo(0)
