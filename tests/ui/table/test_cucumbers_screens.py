"""Cats vs Cucumbers: texts stay in their boxes, other rules files play and draw, dice are marked one by one."""

import pygame
import pytest

from cattable.games.cats_vs_cucumbers.actions import Reroll
from cattable.ui.scenes.results import Results
from cattable.ui.table.pieces import DiePiece
from cattable.ui.tables.cats_vs_cucumbers import places
from tests.ui.hands import click, middle
from tests.ui.table.conftest import press, table_of, wait_for_decision, widget
from tests.ui.table.cucumbers import CatHand, new_match
from tests.ui.table.test_texts import SIZES, check_texts

ROLL = ["toy", "toy", "cucumber", "toy", "swipe", "treat"]


def test_dice_that_wait_for_the_press_are_told_by_nothing(at_table):
    tables = [at_table(new_match(2, rig={"rolls": [roll]})) for roll in (ROLL, ROLL[::-1])]
    seen = []
    for app in tables:
        wait_for_decision(app)
        table = table_of(app).table
        table.toggle_odds()
        app.settle()
        picture = pygame.image.tobytes(app.screenshot(), "RGB")
        table_of(app).open_log()
        app.settle()
        seen.append((table.chances, picture, pygame.image.tobytes(app.screenshot(), "RGB")))
        assert not any("roll" in line.text for line in table_of(app).log)
    assert seen[0] == seen[1] and seen[0][0], "the chances of a turn that begins"
    app = tables[0]
    app.scenes.pop()
    press(app, "roll")
    table_of(app).open_log()
    assert any("roll" in line.text for line in table_of(app).log)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 5])
def test_no_text_leaves_its_box(at_table, size, count):
    app = at_table(new_match(count, seed=2), size=size)
    table_of(app).table.toggle_odds()
    hand = CatHand(8)
    for _ in range(60):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        check_texts(app)
        hand.choose(app).activate()


@pytest.mark.parametrize("text_size", [115, 130])
def test_larger_letters(at_table, text_size):
    app = at_table(new_match(5, seed=2), text_size=text_size)
    hand = CatHand(8)
    for _ in range(50):
        wait_for_decision(app)
        check_texts(app)
        hand.choose(app).activate()


EIGHT = {
    "dice.white.count": 4,
    "boxes": [2, 5, 9],
    "cats": 5,
    "lives": [3, 6, 8, 12],
    "bust": 4,
    "rolls": 6,
    "toys": {
        "bell": {"effect": "step", "amount": 2, "points": 0, "tokens": 9, "text": "Two steps for a cat of yours."},
        "paper bag": {"effect": "shield", "amount": 1, "points": 3, "tokens": 9, "text": "Stops a swipe."},
        "fish": {"effect": "reroll", "amount": 2, "points": 1, "tokens": 9, "text": "Two more rolls."},
    },
}
FEW = {
    "dice": {"green": {"count": 3, "sides": ["toy", "treat", "cucumber", "swipe", "black cat"]}},
    "boxes": [1, 1, 2, 3, 5, 8, 13, 21],
    "cats": 1,
    "lives": [1, 2],
    "bust": 2,
    "reward": {"dice": 2, "first": 2, "each_further": 3},
    "treats": 3,
}


@pytest.mark.parametrize("changes", [EIGHT, FEW], ids=["eight dice", "three dice"])
def test_other_rules_play_and_draw(at_table, changes):
    match = new_match(3, seed=1, changes=changes)
    app = at_table(match, size=(1920, 1080))
    table_of(app).table.toggle_odds()
    hand = CatHand(2)
    for turn in range(2500):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        if turn < 40:
            check_texts(app)
            stays_in_the_tray(app)
        if turn == 40:
            table_of(app).table.toggle_odds()  # chances of eight dice take their time
        hand.choose(app).activate()
    assert isinstance(app.scenes.top, Results)


def stays_in_the_tray(app):
    x, y, w, h = places.TRAY
    table = app.scenes.stack[-1].table if hasattr(app.scenes.top, "table") else None
    for piece in table.pieces.values() if table else ():
        if isinstance(piece, DiePiece) and not piece.key.startswith("gone"):
            left, top, wide, tall = piece.box
            assert x < left and left + wide < x + w and y - 8 < top and top + tall < y + h + 8


@pytest.mark.parametrize("cats", range(1, 16))
def test_cats_stay_in_their_box(cats):
    for box in places.boxes(5):
        for x, y, wide in places.cats_in(box, cats):
            assert box[0] <= x - wide / 2 and x + wide / 2 <= box[0] + box[2]
            assert y - wide * 0.63 >= places.MAT_TOP


def test_marked_dice_are_rolled_and_no_others(at_table):
    app = at_table(new_match(2, rig={"rolls": [ROLL, ["white cat"]]}))
    press(app, "roll")
    assert widget(app, "roll again").why
    assert widget(app, "die 2").why and widget(app, "die 2").piece.chained
    click(app, *middle(widget(app, "die 4").box))
    press(app, "roll again")
    table = table_of(app).table
    assert table.shown.dice == ["toy", "toy", "cucumber", "toy", "white cat", "treat"]
    assert table.shown.rolls_left == 1 and table.selected == []


def test_of_equal_dice_the_marked_one_goes(at_table):
    """The engine rolls the first of equal ones; on the table they change places."""
    app = at_table(new_match(2, rig={"rolls": [ROLL, ["swipe"]]}), speed="normal")
    press(app, "roll")
    first, second = widget(app, "die 0").piece, widget(app, "die 1").piece
    press(app, "die 1")
    button = widget(app, "roll again")
    assert button.enabled
    button.activate()
    for _ in range(4):
        app.step(1 / 60)
    table = table_of(app).table
    assert second.key.startswith("gone") and table.pieces["die 1"] is first
    app.settle(20)
    wait_for_decision(app)
    assert table.shown.dice[:2] == ["swipe", "toy"]


def test_after_spending_a_token_some_cucumbers_must_be_lifted(at_table):
    bust = ["cucumber", "cucumber", "cucumber", "cucumber", "swipe", "treat"]
    calm = ["toy", "black cat", "treat", "swipe", "toy", "treat"]
    app = at_table(new_match(2, rig={"rolls": [bust, calm, bust, ["toy", "toy"]]}))
    press(app, "roll")
    press(app, "roll")
    press(app, "stop")
    press(app, "roll")
    press(app, "spend")
    assert not widget(app, "die 0").why and not widget(app, "die 0").piece.chained
    press(app, "die 0")
    assert "2 cucumbers" in widget(app, "roll again").why
    press(app, "die 1")
    press(app, "roll again")
    assert table_of(app).match.view(None)["dice"][:4] == ["toy", "toy", "cucumber", "cucumber"]


def test_chances_follow_the_marks(at_table):
    app = at_table(new_match(2, rig={"rolls": [ROLL]}))
    press(app, "roll")
    table = table_of(app).table
    assert not table.chances
    press(app, "odds")
    assert table.chances["toy"] == 1
    press(app, "die 0")
    legal = next(a for a in table.match.legal(0) if isinstance(a, Reroll) and a.dice == ("white toy",))
    from cattable.games.cats_vs_cucumbers.odds import chances

    assert table.chances == chances(table.match.table, legal) and table.chances["toy"] < 1


def test_nothing_is_told_before_the_dice_lie(at_table):
    purr_fect = ["black cat", "white cat", "cucumber", "swipe", "treat", "toy"]
    app = at_table(new_match(2, rig={"rolls": [purr_fect]}), speed="normal")
    wait_for_decision(app)
    widget(app, "roll").activate()
    seen = set()
    for _ in range(200):
        app.step(1 / 30)
        table = table_of(app).table
        told = any(text == "Purr-fect!" for text, *_ in app.written())
        seen.add((told, "" in table.lying()))
        if table_of(app).prompted:
            break
    assert seen == {(False, True), (True, False)}


def test_each_way_to_count_the_dice_has_its_own_words(at_table):
    pairs = ["white cat", "black cat", "black cat", "swipe", "white cat", "swipe"]
    app = at_table(new_match(2, rig={"rolls": [pairs]}))
    press(app, "roll")
    press(app, "stop")
    assert table_of(app).table.stopped
    labels = {w.name: w.label for w in app.scenes.top.group.widgets if w.name.startswith("claim ")}
    assert labels == {"claim sets": "Sets: 2 steps", "claim meow-za": "Meow-za!"}


def test_rare_finds_tell_what_they_take_and_bring(at_table):
    app = at_table(new_match(2, rig={"rolls": [ROLL]}))
    wait_for_decision(app)
    assert "All six icons" in widget(app, "earn purr-fect").hint and "extra turn" in widget(app, "earn purr-fect").hint
    assert "3 different pairs" in widget(app, "earn meow-za").hint
    assert "3 steps" in widget(app, "box 3").hint and "scores 3" in widget(app, "box 3").hint


def test_two_quick_presses_do_not_roll(at_table):
    app = at_table(new_match(2, rig={"rolls": [ROLL]}))
    press(app, "roll")
    for _ in range(2):
        click(app, *middle(widget(app, "die 0").box))
    assert table_of(app).match.view(None)["rolls_left"] == 2 and table_of(app).table.selected == []
