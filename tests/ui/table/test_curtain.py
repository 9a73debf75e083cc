"""The curtain opens at a fresh press only, and hides what it should."""

import pygame
import pytest

from cattable.engine.secrecy import HIDDEN
from cattable.ui.scenes.curtain import Curtain
from tests.ui.hands import click, key, let_go, middle
from tests.ui.table.cards import card_match
from tests.ui.table.conftest import new_match, press, table_of, wait_for_decision, widget

LOCKING = {"rolls": [["mad1", "mad1", "mad2", "mad3", "wild"]]}


def to_curtain(app):
    """Mina rolls and locks in; the curtain falls for Theo."""
    press(app, "roll")
    press(app, "die 0")
    press(app, "set aside")
    wait_for_decision(app)
    assert isinstance(app.scenes.top, Curtain)


@pytest.fixture
def curtained(at_table):
    app = at_table(new_match(3, rig=LOCKING))
    to_curtain(app)
    return app


def test_a_held_key_does_not_open_it(at_table):
    app = at_table(new_match(3, rig=LOCKING))
    press(app, "roll")
    press(app, "die 0")
    app.scenes.top.group.by_keys = True
    app.scenes.top.group.focus(widget(app, "set aside"))
    key(app, pygame.K_RETURN, hold=True)
    for _ in range(120):
        key(app, pygame.K_RETURN, hold=True)
    assert isinstance(app.scenes.top, Curtain)
    let_go(app, pygame.K_RETURN)
    key(app, pygame.K_RETURN)
    app.settle()
    assert app.scenes.top is table_of(app)
    assert table_of(app).viewer == 1


def test_a_click_left_over_does_not_open_it(at_table):
    app = at_table(new_match(3, rig=LOCKING))
    press(app, "roll")
    press(app, "die 0")
    widget(app, "set aside").activate()
    app.step(1 / 60)
    while not isinstance(app.scenes.top, Curtain):
        app.step(1 / 60)
    x, y = middle(widget(app, "I am Theo").box)
    click(app, x, y)
    assert isinstance(app.scenes.top, Curtain) and not app.scenes.top.opening
    wait_for_decision(app)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=app.stage.at(x, y), button=1))
    app.step(1 / 60)
    assert isinstance(app.scenes.top, Curtain)
    click(app, x, y)
    app.settle()
    assert app.scenes.top is table_of(app)


def test_escape_does_not_lift_it(curtained):
    key(curtained, pygame.K_ESCAPE)
    assert isinstance(curtained.scenes.top, Curtain)


def test_the_player_before_may_take_it_back(curtained):
    press(curtained, "Mina takes it back")
    wait_for_decision(curtained)
    scene = table_of(curtained)
    assert curtained.scenes.top is scene and scene.match.waiting == [0]
    assert scene.table.shown.locked == "" and len(scene.table.shown.rolled) == 5


def test_each_sees_only_its_own_card(curtained):
    press(curtained, "I am Theo")
    press(curtained, "fan catpot")
    wait_for_decision(curtained)
    table = table_of(curtained).table
    assert table.shown.mooch == ["", HIDDEN, ""] and table_of(curtained).viewer is None
    press(curtained, "I am Ruby")
    assert table.shown.mooch == ["", HIDDEN, ""]
    press(curtained, "fan catpot")
    wait_for_decision(curtained)
    assert curtained.scenes.top is table_of(curtained), "the player in turn needs no curtain: nothing secret"
    assert table.shown.mooch == ["", HIDDEN, HIDDEN]
    assert not any(piece.startswith("fan ") for piece in table.pieces)


def pixels(app):
    return pygame.image.tobytes(app.screenshot(), "RGB")


def test_hidden_cards_leave_no_trace_on_the_screen(at_table):
    """Matches that differ in secret choices only look the same to the last pixel, log and keys included."""
    pictures = set()
    for cards in (("catpot", "five of a kind"), ("five of a kind", "catpot"), ("two pairs", "catpot")):
        app = at_table(new_match(3, rig=LOCKING), still=True)
        to_curtain(app)
        press(app, "I am Theo")
        press(app, f"fan {cards[0]}")
        wait_for_decision(app)
        seen = pixels(app)
        press(app, "I am Ruby")
        seen += pixels(app)
        press(app, f"fan {cards[1]}")
        wait_for_decision(app)
        app.settle()
        seen += pixels(app)
        table_of(app).open_log()
        app.settle()
        pictures.add(seen + pixels(app))
        app.close()
    assert len(pictures) == 1


def test_nothing_of_the_table_shows_through(curtained):
    texts = {written.text for written in curtained.written()}
    assert "two pairs" not in texts and not any(text == "Mina" for text in texts)


@pytest.mark.parametrize(("game", "seat"), [("mad_cat_sad_cat", 1), ("herding_cats", 0), ("mad_magazine", 0)])
def test_what_it_hides_is_painted_before_it_opens_and_leaves_no_trace(at_table, game, seat):
    app = at_table(new_match(3, rig=LOCKING) if seat else card_match(game, 3, seed=4))
    if seat:
        to_curtain(app)
    wait_for_decision(app)
    assert isinstance(app.scenes.top, Curtain)
    before = pygame.image.tobytes(app.screenshot(), "RGB")
    table = table_of(app).table
    lying = {key: (piece.x, piece.y) for key, piece in table.pieces.items()}
    assert sum(1 for _ in table.soon) == 0, "it was made while the curtain was down"
    assert {key: (piece.x, piece.y) for key, piece in table.pieces.items()} == lying
    assert pygame.image.tobytes(app.screenshot(), "RGB") == before
    kept = []
    makes = app.brush.copies.get
    app.brush.copies.get = lambda key, make: makes(key, lambda: kept.append(key) or make())
    widget(app, f"I am {table.name(seat)}").activate()
    app.step(1 / 60)
    assert table_of(app).viewer == seat
    assert [key for key in kept if key[0][0] == "turned"] == [], "no card is turned as late as that"


def test_what_was_to_be_painted_is_forgotten_when_the_player_before_takes_back(curtained):
    table = table_of(curtained).table
    table.soon = table.as_seen_by(1)
    curtained.scenes.top.take_back()
    assert next(table.soon, None) is None
    curtained.settle()
    assert table_of(curtained).match.waiting == [0]
