"""Whole matches through the real app: by mouse, by keys alone, with animations on and off, and by computer players."""

import pygame
import pytest

from cattable.ui.scenes.results import Results
from cattable.ui.tables.mad_cat_sad_cat.shown import Shown
from tests.ui.hands import click, key, middle
from tests.ui.table.conftest import Hand, new_match, playable, table_of, wait_for_decision


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
    match = new_match(count, seed=count, options={"mooch_reveal": reveal})
    app = at_table(match, speed=speed)
    hand = Hand(count)
    for _ in range(4000):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        if hand.lot.random() < 0.1:
            check(app)
        click(app, *middle(hand.choose(app).box))
    assert isinstance(app.scenes.top, Results) and match.over


@pytest.mark.parametrize("count, reveal", [(2, "auto"), (4, "ask")])
def test_by_keys_only(at_table, count, reveal):
    match = new_match(count, seed=count, options={"mooch_reveal": reveal})
    app = at_table(match)
    hand = Hand(count)
    for _ in range(4000):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        group, wanted = app.scenes.top.group, hand.choose(app)
        for _ in range(40):
            if group.by_keys and group.focused is wanted:
                break
            key(app, pygame.K_TAB)
        assert group.focused is wanted
        key(app, pygame.K_RETURN)
    assert isinstance(app.scenes.top, Results) and match.over


def test_every_widget_is_reached_by_arrows(at_table):
    app = at_table(new_match(3, rig={"rolls": [["mad1", "mad1", "mad2", "sad1", "wild"]]}))
    wait_for_decision(app)
    key(app, pygame.K_RETURN)
    key(app, pygame.K_RETURN)
    wait_for_decision(app)
    group = app.scenes.top.group
    seen, edge = {group.focused}, [group.focused]
    while edge:
        at = edge.pop()
        for arrow in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            group.focus(at)
            key(app, arrow)
            if group.focused not in seen:
                seen.add(group.focused)
                edge.append(group.focused)
    assert seen == set(group.widgets)


def test_computer_players_alone_and_with_one_person(at_table):
    match = new_match(3, seed=4)
    app = at_table(match, humans=(0,))
    hand = Hand()
    scenes = set()
    for _ in range(1500):
        wait_for_decision(app)
        scenes.add(type(app.scenes.top).__name__)
        if isinstance(app.scenes.top, Results):
            break
        next(iter([hand.choose(app)])).activate()
    assert scenes == {"TableScene", "Results"}, "no curtain for one person alone"


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
