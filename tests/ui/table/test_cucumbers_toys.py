"""Toys are secret: nothing that others see, and no computer player, depends on which they are."""

import pygame
import pytest

from cattable import bots
from cattable.engine.secrecy import HIDDEN
from cattable.ui.scenes.curtain import Curtain
from cattable.ui.table.thinker import Thinker
from tests.ui.table.conftest import press, table_of, wait_for_decision, widget
from tests.ui.table.cucumbers import new_match

TOYS_ROLLED = ["toy", "toy", "toy", "cucumber", "swipe", "treat"]
CATS = ["black cat", "white cat", "black cat", "treat", "swipe", "toy"]
SWIPES = ["swipe", "swipe", "swipe", "treat", "toy", "treat"]
BUST = ["cucumber", "cucumber", "cucumber", "cucumber", "swipe", "treat"]
KINDS = ("ball of yarn", "feather", "laser dot", "cardboard fort", "mouse on a string", "catnip")


def pixels(app):
    return pygame.image.tobytes(app.screenshot(), "RGB")


def swiped_at(first_toy, rolls):
    """Mina has a toy and a cat; the others' turns come after."""
    toys = [first_toy, *(kind for kind in KINDS if kind != first_toy)]
    return new_match(2, rig={"rolls": [TOYS_ROLLED, *rolls], "toys": toys})


def shot(app, seen):
    wait_for_decision(app)
    app.settle(4)
    seen.append(pixels(app))


@pytest.mark.parametrize("way", ["swipe", "bust"])
def test_same_pixels_whatever_the_toys_are(at_table, way):
    pictures = set()
    for toy in KINDS:
        rolls = [CATS, SWIPES, SWIPES] if way == "swipe" else [CATS, BUST, CATS]
        match = swiped_at(toy, [rolls[0], rolls[1], *rolls[2:]])
        app = at_table(match, still=True)
        seen = []
        press(app, "roll")
        shot(app, seen)
        press(app, "stop")
        shot(app, seen)  # the toy lies face down, and is asked about
        press(app, "done")
        shot(app, seen)
        press(app, "roll")  # Theo
        press(app, "stop")
        press(app, "box 1")
        wait_for_decision(app)
        shot(app, seen)
        press(app, "roll")  # Mina again
        shot(app, seen)
        if way == "bust":
            press(app, "bust")
            shot(app, seen)
        else:
            press(app, "stop")
            shot(app, seen)
            press(app, "cat 1 2")
            shot(app, seen)
        table_of(app).open_log()
        app.settle(4)
        seen.append(pixels(app))
        pictures.add(b"".join(seen))
        app.close()
    assert len(pictures) == 1


def test_the_shield_is_offered_behind_the_curtain_to_whoever_holds_toys(at_table):
    curtains = set()
    for toy in KINDS:
        match = new_match(2, rig={"rolls": [TOYS_ROLLED, CATS, CATS, SWIPES], "toys": [toy]})
        app = at_table(match, still=True)
        for name in ("roll", "stop", "done", "roll", "stop", "box 1", "roll", "stop", "box 1", "done", "roll", "stop"):
            press(app, name)
        press(app, "cat 0 2")
        wait_for_decision(app)
        assert isinstance(app.scenes.top, Curtain)
        assert table_of(app).table.shown.toys == [[HIDDEN], []]
        curtains.add(pixels(app))
        press(app, "I am Mina")
        assert table_of(app).viewer == 0
        names = {w.name for w in app.scenes.top.group.widgets}
        assert ("use cardboard fort" in names) == (toy == "cardboard fort")
        assert "look" not in names
        press(app, "let")
        wait_for_decision(app)
        assert table_of(app).viewer is None and table_of(app).table.shown.toys[0] == [HIDDEN]
        app.close()
    assert len(curtains) == 1


def test_looking_is_for_the_owner_behind_the_curtain(at_table):
    app = at_table(swiped_at("feather", [CATS]))
    press(app, "roll")
    press(app, "stop")
    scene = table_of(app)
    assert not any(w.name.startswith("use") for w in scene.group.widgets)
    widget(app, "look").activate()
    app.settle(2)
    assert isinstance(app.scenes.top, Curtain)
    press(app, "I am Mina")
    assert scene.table.shown.toys[0] == ["feather"] and widget(app, "toy 0").enabled
    press(app, "look")
    assert scene.viewer is None and scene.table.shown.toys[0] == [HIDDEN]
    press(app, "look")
    press(app, "I am Mina")
    press(app, "toy 0")
    assert scene.viewer is None, "the others look on again"
    press(app, "box 1")
    assert scene.match.view(None)["cats"] == [[1], []]


@pytest.mark.parametrize("used", [False, True])
def test_a_toy_before_the_first_roll(at_table, used):
    """CCR12: the dice wait for one press, whether a toy is used or not."""
    app = at_table(swiped_at("catnip", [CATS, SWIPES]))
    for name in ("roll", "stop", "done", "roll", "stop", "box 1"):
        press(app, name)
    wait_for_decision(app)
    scene = table_of(app)
    assert not scene.table.dice_keys() and scene.match.view(None)["dice"] == [""] * 6
    if used:
        for name in ("look", "I am Mina", "toy 0"):
            press(app, name)
        assert scene.match.view(None)["treats"] == [1, 0]
        assert not scene.table.dice_keys()
    press(app, "roll")
    wait_for_decision(app)
    assert scene.table.shown.dice == SWIPES
    assert widget(app, "stop").enabled


def test_a_look_at_toys_leaves_marked_dice_alone(at_table):
    app = at_table(swiped_at("feather", [CATS, SWIPES]))
    for name in ("roll", "stop", "done", "roll", "stop", "box 1", "roll"):
        press(app, name)
    press(app, "die 0")
    press(app, "die 2")
    for name in ("look", "I am Mina"):
        press(app, name)
    table = table_of(app).table
    assert table.shown.toys[0] == ["feather"]
    assert table.selected == ["die 0", "die 2"] and table.pieces["die 2"].chosen
    press(app, "look")
    assert table.selected == ["die 0", "die 2"] and "2 dice" in widget(app, "roll again").label
    press(app, "stop")
    assert table.selected == [] and not any(table.pieces[key].chosen for key in table.dice_keys())


def test_computer_players_do_not_see_toys():
    chosen = set()
    for toy in KINDS:
        match = swiped_at(toy, [SWIPES])
        for action in ({"do": "stop"}, {"do": "done"}):
            match.apply(0, action)
        seat = bots.Seat(match, 1)
        thinking = bots.think(seat, "cat", bots.seed_for(match, 1))
        try:
            while True:
                next(thinking)
        except StopIteration as done:
            chosen.add(done.value)
    assert len(chosen) == 1


def test_computer_players_with_toys_take_the_same_time(at_table):
    times = set()
    for toy in KINDS:
        match = swiped_at(toy, [CATS])
        match.apply(0, {"do": "stop"})
        table = table_of(at_table(match, humans=(1,))).table
        assert table.unhurried(0)
        thinker, frames = Thinker(match, 0, "normal", unhurried=True), 0
        while thinker.go_on(1 / 60) is None:
            frames += 1
        times.add(frames)
    assert len(times) == 1
