"""Cats vs Cucumbers: whole matches through the real app, by mouse, by keys, with animations, by computer players."""

import pytest

from cattable.engine.steps import Action
from cattable.games.cats_vs_cucumbers.actions import Reroll, Use
from cattable.ui.tables.cats_vs_cucumbers.shown import Shown
from tests.ui.table.conftest import table_of
from tests.ui.table.cucumbers import CatHand, new_match
from tests.ui.table.playing import at_once, by_keys, by_mouse, play

SHORT = {"lives": [1, 2, 3]}
"""Changes of the rules file: who presses at random goes bust, and goes bust, and goes bust."""


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
    [(2, "off", "per_cat"), (3, "off", "per_box"), (5, "off", "per_cat"), (2, "normal", "per_cat")],
)
def test_by_mouse(at_table, count, speed, scoring):
    app = at_table(new_match(count, seed=count, changes=SHORT, options={"box_scoring": scoring}), speed=speed)
    play(app, CatHand(count), by_mouse, check)


@pytest.mark.parametrize("count", [2, 4])
def test_by_keys_only(at_table, count):
    app = at_table(new_match(count, seed=count, changes=SHORT))
    play(app, CatHand(count), by_keys)


def test_computer_players_and_one_person_need_no_curtain(at_table):
    app = at_table(new_match(3, seed=4), humans=(0,))
    assert play(app, CatHand(), at_once, check) == {"TableScene"}
