"""Whole matches through the real app: by mouse, by keys alone, with animations on and off, and by computer players."""

import pygame
import pytest

from cattable.ui.tables.mad_cat_sad_cat.shown import Shown
from tests.ui.hands import key
from tests.ui.table.conftest import Hand, new_match, playable, table_of, wait_for_decision
from tests.ui.table.playing import all_reached_by_arrows, at_once, by_keys, by_mouse, play


def check(app):
    """What is shown is what the view says, piece by piece."""
    scene = table_of(app)
    if scene.events or scene.director.busy:
        return
    table = scene.table
    assert table.shown == Shown.of(scene.match.view(scene.viewer))
    lying = {k: (p.x, p.y, getattr(p, "side", "")) for k, p in table.pieces.items() if not k.startswith("fan ")}
    numbers = {place: counter.value for place, counter in table.numbers()}
    table.place()
    assert lying == {k: (p.x, p.y, getattr(p, "side", "")) for k, p in table.pieces.items()}
    assert numbers == {place: counter.value for place, counter in table.numbers()}
    scene.table.reset(scene.match.view(scene.viewer))
    if scene.table.prompt_now.seat is not None and app.scenes.top is scene:
        scene._prompt(scene.table.prompt_now.seat)


@pytest.mark.parametrize(
    "count, speed, reveal", [(2, "off", "auto"), (3, "off", "ask"), (5, "off", "auto"), (2, "fast", "ask")]
)
def test_by_mouse(at_table, count, speed, reveal):
    app = at_table(new_match(count, seed=count, options={"mooch_reveal": reveal}), speed=speed)
    play(app, Hand(count), by_mouse, check, share=0.1)


@pytest.mark.parametrize("count, reveal", [(2, "auto"), (4, "ask")])
def test_by_keys_only(at_table, count, reveal):
    app = at_table(new_match(count, seed=count, options={"mooch_reveal": reveal}))
    play(app, Hand(count), by_keys)


def test_every_widget_is_reached_by_arrows(at_table):
    app = at_table(new_match(3, rig={"rolls": [["mad1", "mad1", "mad2", "sad1", "wild"]]}))
    wait_for_decision(app)
    key(app, pygame.K_RETURN)
    key(app, pygame.K_RETURN)
    wait_for_decision(app)
    all_reached_by_arrows(app)


def test_computer_players_and_one_person_need_no_curtain(at_table):
    app = at_table(new_match(3, seed=4), humans=(0,))
    assert play(app, Hand(), at_once) == {"TableScene"}


def test_a_match_goes_on_from_what_was_kept(at_table, tmp_path):
    from cattable.games import match_from_json
    from cattable.store import saves

    app = at_table(new_match(2, seed=3))
    hand = Hand(5)
    for _ in range(25):
        wait_for_decision(app)
        hand.choose(app).activate()
        kept = match_from_json(saves.load().match_text)
        assert kept.view(None) == table_of(app).match.view(None)
        assert kept.journal == table_of(app).match.journal
    assert playable(app) is not None
