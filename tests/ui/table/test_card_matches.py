"""Whole matches of the card games through the real app: by mouse, by keys alone, with and without animations."""

import pygame
import pytest

from cattable.ui.scenes.results import Results
from cattable.ui.scenes.table import TableScene
from tests.ui.hands import click, key, move
from tests.ui.table.cards import GAMES, Player, card_match, check
from tests.ui.table.conftest import table_of, wait_for_decision


def spot_of(app, widget):
    """A point at which this widget is the topmost."""
    x, y, w, h = widget.box
    for fx in (0.5, 0.12, 0.3, 0.7, 0.9):
        for fy in (0.5, 0.1, 0.9):
            point = (x + w * fx, y + h * fy)
            if app.scenes.top.group.at(*point) is widget:
                return point
    raise AssertionError(f"{widget.name} cannot be reached by the mouse")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "count, humans, speed", [(2, (0, 1), "off"), (4, (0, 2), "off"), (6, (0,), "off"), (3, (0, 1, 2), "normal")]
)
def test_by_mouse(at_table, game, count, humans, speed):
    match = card_match(game, count, seed=count)
    app = at_table(match, humans=humans, speed=speed)
    player = Player(count)
    for _ in range(3000):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        if player.lot.random() < 0.3:
            check(app)
        click(app, *spot_of(app, player.choose(app)))
    assert isinstance(app.scenes.top, Results) and match.over


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count, humans", [(2, (0, 1)), (3, (0,))])
def test_by_keys_only(at_table, game, count, humans):
    match = card_match(game, count, seed=count + 3)
    app = at_table(match, humans=humans)
    player = Player(count)
    for _ in range(3000):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        group, wanted = app.scenes.top.group, player.choose(app)
        for _ in range(len(group.widgets) + 2):
            if group.by_keys and group.focused is wanted:
                break
            key(app, pygame.K_TAB)
        assert group.focused is wanted
        key(app, pygame.K_RETURN)
    assert isinstance(app.scenes.top, Results) and match.over


@pytest.mark.parametrize("game", GAMES)
def test_every_widget_is_reached_by_arrows(at_table, game):
    app = at_table(card_match(game, 4), humans=(0,))
    wait_for_decision(app)
    group = app.scenes.top.group
    move(app, 5, 500)
    key(app, pygame.K_TAB)
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
