"""Cats vs Cucumbers: whole matches through the real app, by mouse, by keys, with animations, by computer players."""

import pygame
import pytest

from cattable.engine.steps import Action
from cattable.games.cats_vs_cucumbers.actions import Reroll, Use
from cattable.ui.scenes.results import Results
from cattable.ui.tables.cats_vs_cucumbers.shown import Shown
from tests.ui.hands import click, key, middle
from tests.ui.table.conftest import table_of, wait_for_decision
from tests.ui.table.cucumbers import CatHand, new_match


def pose(piece):
    return round(piece.x, 3), round(piece.y, 3), round(piece.w, 3), piece.turn, piece.flip, getattr(piece, "side", "")


def check(app):
    """What lies on the table is what the view says, piece by piece; what can be pressed is what is legal."""
    scene = table_of(app)
    if scene.events or scene.director.busy or app.scenes.top is not scene:
        return
    table, match = scene.table, scene.match
    assert table.shown == Shown.of(match.view(scene.viewer))
    lying = {k: pose(p) for k, p in table.pieces.items()}
    numbers = [counter.value for counter, _ in table.values()]
    table.place()
    assert lying == {k: pose(p) for k, p in table.pieces.items()}
    assert numbers == [counter.value for counter, _ in table.values()]
    prompt = table.prompt_now
    if prompt.seat is not None and prompt.first != "roll":
        offered = {c.action for c in prompt.choices if isinstance(c.action, Action) and not c.why}
        offered |= {p.action for p in prompt.presses.values() if isinstance(p.action, Action) and not p.why}
        legal = set(match.legal(prompt.seat))
        assert offered <= legal
        hidden = () if scene.viewer == prompt.seat else Use
        missing = {a for a in legal - offered if not isinstance(a, Reroll | hidden if hidden else Reroll)}
        assert not missing
        scene._prompt(prompt.seat)


@pytest.mark.parametrize(
    "count, speed, scoring",
    [(2, "off", "per_cat"), (3, "off", "per_box"), (5, "off", "per_cat"), (3, "normal", "per_cat")],
)
def test_by_mouse(at_table, count, speed, scoring):
    match = new_match(count, seed=count, options={"box_scoring": scoring})
    app = at_table(match, speed=speed)
    hand = CatHand(count)
    for _ in range(4000):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        check(app)
        click(app, *middle(hand.choose(app).box))
    assert isinstance(app.scenes.top, Results) and match.over


@pytest.mark.parametrize("count", [2, 4])
def test_by_keys_only(at_table, count):
    match = new_match(count, seed=count)
    app = at_table(match)
    hand = CatHand(count)
    for _ in range(4000):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        group, wanted = app.scenes.top.group, hand.choose(app)
        for _ in range(60):
            if group.by_keys and group.focused is wanted:
                break
            key(app, pygame.K_TAB)
        assert group.focused is wanted
        key(app, pygame.K_RETURN)
    assert isinstance(app.scenes.top, Results) and match.over


def test_one_person_and_computer_players(at_table):
    match = new_match(3, seed=4)
    app = at_table(match, humans=(0,))
    hand = CatHand()
    scenes = set()
    for _ in range(1500):
        wait_for_decision(app, 8000)
        scenes.add(type(app.scenes.top).__name__)
        if isinstance(app.scenes.top, Results):
            break
        check(app)
        hand.choose(app).activate()
    assert scenes == {"TableScene", "Results"}, "no curtain for one person alone"
