"""Whole matches through the real app, played by a hand that chooses what to press (see Hand in conftest.py)."""

import pygame

from cattable.ui.scenes.results import Results
from cattable.ui.scenes.table import TableScene
from tests.ui.hands import click, key, move
from tests.ui.table.conftest import table_of, wait_for_decision

MOST = 4000
"""Presses that a match takes at the most."""
SPOTS = [(x, y) for x in (0.5, 0.12, 0.3, 0.7, 0.9) for y in (0.5, 0.1, 0.9)]
"""Where a widget is tried to be reached by the mouse, in parts of its box."""


def play(app, hand, press, check=lambda app: None, share=1.0):
    """Presses what the hand chooses until the results are there; checks a share of the tables before.

    Returns the names of the scenes in which it pressed something.
    """
    match, scenes = table_of(app).match, set()
    for _ in range(MOST):
        wait_for_decision(app, 8000)
        if isinstance(app.scenes.top, Results):
            break
        if isinstance(app.scenes.top, TableScene) and hand.lot.random() < share:
            check(app)
        scenes.add(type(app.scenes.top).__name__)
        press(app, hand.choose(app))
    assert isinstance(app.scenes.top, Results) and match.over
    return scenes


def by_mouse(app, widget):
    """Clicks a point at which this widget is the topmost."""
    x, y, w, h = widget.box
    points = ((x + w * fx, y + h * fy) for fx, fy in SPOTS)
    spot = next((point for point in points if app.scenes.top.group.at(*point) is widget), None)
    assert spot, f"{widget.name} cannot be reached by the mouse"
    click(app, *spot)


def by_keys(app, widget):
    """Goes to the widget by Tab alone and presses it."""
    group = app.scenes.top.group
    for _ in range(len(group.widgets) + 2):
        if group.by_keys and group.focused is widget:
            break
        key(app, pygame.K_TAB)
    assert group.focused is widget
    key(app, pygame.K_RETURN)


def at_once(app, widget):
    """Presses it without a hand."""
    widget.activate()


def all_reached_by_arrows(app):
    """From the focused widget the arrows lead to every other one."""
    move(app, 5, 500)
    key(app, pygame.K_TAB)
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
