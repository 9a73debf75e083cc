"""What is not legal cannot be pressed and says why; what is legal can; taking back works."""

import pygame
import pytest

from cattable.engine.steps import Action
from cattable.games.mad_cat_sad_cat.rules import Keep
from cattable.store import atomic
from cattable.ui.scenes.confirm import Say
from cattable.ui.table.pieces import PieceWidget
from tests.ui.hands import click, key, middle
from tests.ui.table.conftest import Hand, new_match, playable, press, table_of, wait_for_decision, widget

MIXED = {"rolls": [["mad1", "mad1", "mad2", "sad1", "wild"], ["mad2"], ["sad1"]]}


@pytest.fixture
def app(at_table):
    app = at_table(new_match(2, rig=MIXED))
    press(app, "roll")
    return app


def test_kinds_do_not_mix(app):
    press(app, "die 0")
    sad = widget(app, "die 3")
    assert sad.why and "Sad cats" in sad.why and sad.piece.dimmed
    click(app, *middle(sad.box))
    assert table_of(app).table.selected == ["die 0"]
    press(app, "die 0")
    assert widget(app, "die 3").enabled


def test_nothing_chosen_nothing_set_aside(app):
    button = widget(app, "set aside")
    assert button.why
    before = len(table_of(app).match.journal)
    click(app, *middle(button.box))
    app.scenes.top.group.focus(button)
    key(app, pygame.K_RETURN)
    key(app, pygame.K_RETURN)
    assert len(table_of(app).match.journal) == before


def test_cards_that_cannot_be_taken_say_why(app):
    for die in ("die 0", "die 1", "die 4"):
        press(app, die)
    press(app, "set aside")
    press(app, "I am Theo")
    press(app, "fan catpot")
    wait_for_decision(app)
    assert "two pairs" in widget(app, "mad two pairs inner").why
    assert not any(w.name.startswith("take") for w in app.scenes.top.group.widgets)


def test_a_card_can_be_pressed_instead_of_its_button(at_table):
    app = at_table(new_match(2, rig={"rolls": [["mad1", "mad1", "mad2", "mad2", "sad1"]]}))
    press(app, "roll")
    for i in range(4):
        press(app, f"die {i}")
    press(app, "set aside")
    press(app, "I am Theo")
    press(app, "fan catpot")
    wait_for_decision(app)
    click(app, *middle(widget(app, "mad two pairs inner").box))
    wait_for_decision(app)
    assert table_of(app).match.view(None)["scores"] == [1, 0]


def test_what_can_be_pressed_is_exactly_what_is_legal(at_table):
    """At every decision of random matches."""
    match = new_match(3, seed=9, options={"mooch_reveal": "ask"})
    app = at_table(match)
    hand = Hand(3)
    for _ in range(150):
        wait_for_decision(app)
        top = app.scenes.top
        if top is not table_of(app) or match.over:
            break
        prompt = top.table.prompt_now
        offered = {c.action for c in prompt.choices if isinstance(c.action, Action) and not c.why}
        offered |= {p.action for p in prompt.presses.values() if isinstance(p.action, Action) and not p.why}
        if prompt.seat is not None and prompt.first != "roll":
            legal = set(match.legal(prompt.seat))
            assert offered <= legal
            assert offered == legal or all(isinstance(action, Keep) for action in legal)
        hand.choose(app).activate()


def test_undo_takes_back_what_was_set_aside(at_table):
    app = at_table(new_match(2, rig={"rolls": [["mad1", "mad1", "mad2", "sad1", "wild"], ["mad2"], ["sad1"]]}))
    press(app, "roll")
    press(app, "die 4")
    press(app, "set aside")
    wait_for_decision(app)
    table = table_of(app).table
    assert table.shown.tray == ["wild"] and widget(app, "icon undo").enabled
    key(app, pygame.K_z, pygame.KMOD_CTRL)
    wait_for_decision(app)
    assert table.shown.tray == [] and len(table.shown.rolled) == 5
    assert not widget(app, "icon undo").enabled
    assert not any(isinstance(w, PieceWidget) and w.piece.chosen for w in app.scenes.top.group.widgets)


def test_a_press_hurries_what_is_shown(at_table):
    app = at_table(new_match(2, rig=MIXED), speed="slow")

    def frames(hurried):
        count = 0
        while table_of(app).director.busy or table_of(app).events:
            app.step(1 / 60)
            count += 1
            if hurried and count == 3:
                click(app, 300, 400)
            if table_of(app).prompted:
                break
        return count

    frames(False)
    wait_for_decision(app)
    press_without_waiting = widget(app, "roll")
    press_without_waiting.activate()
    app.step(1 / 60)
    slow = frames(True)
    assert slow < 40


def test_a_double_press_sets_aside(app):
    x, y = middle(widget(app, "die 4").box)
    click(app, x, y)
    click(app, x, y)
    assert table_of(app).match.view(None)["tray"] == ["wild"]


def test_two_slow_presses_change_nothing(app):
    for _ in range(2):
        click(app, *middle(widget(app, "die 4").box))
        for _ in range(40):
            app.step(1 / 60)
    assert table_of(app).table.selected == []
    assert table_of(app).match.view(None)["tray"] == []


def test_while_others_move_no_key_has_the_focus_and_enter_hurries(at_table):
    app = at_table(new_match(2), humans=[0], speed="normal")
    wait_for_decision(app)
    key(app, pygame.K_TAB)
    key(app, pygame.K_RETURN, steps=10)
    assert table_of(app).director.busy and app.scenes.top.group.focused is None
    key(app, pygame.K_RETURN)
    assert table_of(app).director.hurried
    key(app, pygame.K_TAB)
    wait_for_decision(app)
    assert app.scenes.top.group.focused.name == "die 0"


def test_a_match_that_cannot_be_kept_is_told_once_at_the_table(at_table, monkeypatch):
    app = at_table(new_match(2), humans=[0])
    press(app, "roll")

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(atomic, "write_text", full)
    press(app, "die 0")
    widget(app, "set aside").activate()
    app.step(1 / 60)
    assert isinstance(app.scenes.top, Say)
    assert any("No space left" in text.text for text in app.written())
    key(app, pygame.K_RETURN)
    for _ in range(3):
        wait_for_decision(app)
        playable(app)[0].activate()
        app.step(1 / 60)
        assert app.scenes.top is table_of(app)
