"""Whole matches of the card games through the real app: by mouse, by keys alone, with and without animations."""

import pytest

from cattable.ui.scenes.table import TableScene
from tests.ui.table.cards import GAMES, Player, card_match, check
from tests.ui.table.conftest import table_of, wait_for_decision
from tests.ui.table.playing import all_reached_by_arrows, by_keys, by_mouse, play


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "count, humans, speed", [(2, (0, 1), "off"), (4, (0, 2), "off"), (6, (0,), "off"), (3, (0, 1, 2), "normal")]
)
def test_by_mouse(at_table, game, count, humans, speed):
    app = at_table(card_match(game, count, seed=count + 1), humans=humans, speed=speed)
    play(app, Player(count), by_mouse, check, share=0.3)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count, humans", [(2, (0, 1)), (3, (0,))])
def test_by_keys_only(at_table, game, count, humans):
    app = at_table(card_match(game, count, seed=count + 3), humans=humans)
    play(app, Player(count), by_keys)


@pytest.mark.parametrize("game", GAMES)
def test_every_widget_is_reached_by_arrows(at_table, game):
    app = at_table(card_match(game, 4), humans=(0,))
    wait_for_decision(app)
    all_reached_by_arrows(app)


@pytest.mark.parametrize("game", GAMES)
def test_computer_players_alone(at_table, game):
    match = card_match(game, 5, seed=2)
    app = at_table(match, humans=())
    for _ in range(6000):
        if match.over:
            break
        app.step(1 / 20)
    wait_for_decision(app)
    assert match.over and isinstance(app.scenes.top, TableScene)
    check(app)
    assert table_of(app).table.shown.ranking == match.outcome.ranking
