"""Ways through the screens for tests: a finished match, and pressing widgets by mouse or by keyboard."""

import random

import pygame
from hands import click, key, middle

import cattable
from cattable.ui.acting import COATS
from cattable.ui.scenes.seating import COLOURS
from cattable.ui.seat import Seat

WIDE = "WWWWWWWWWWWWWWWW"
GAME = "mad_cat_sad_cat"


def sitting(names, humans=None):
    humans = range(len(names)) if humans is None else humans
    return [Seat(name, COATS[i], COLOURS[i], i in humans) for i, name in enumerate(names)]


def match_over(names=("Ann", "Bo", "Cy"), seed=3, game=GAME):
    """A match that was played to its end by lot."""
    match, lot = cattable.load_game(game).new_match(list(names), seed=seed, first=0), random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        match.apply(seat, lot.choice(match.legal(seat)))
    return match


def top(app):
    return app.scenes.top


def names_of(app):
    return [type(scene).__name__ for scene in app.scenes.stack]


def widget(app, name):
    return next(widget for widget in top(app).group.widgets if widget.name == name)


def settle(app, seconds=1.5):
    for _ in range(round(seconds * 30)):
        app.step(1 / 30)


def press(app, name):
    """By mouse."""
    click(app, *middle(widget(app, name).box))
    settle(app, 0.3)


def walk(app, name):
    """By keyboard: tab to a widget, then enter."""
    ring = len(top(app).group.widgets)
    for _ in range(2 * ring + 2):
        group = top(app).group
        if group.by_keys and group.focused and group.focused.name == name:
            break
        key(app, pygame.K_TAB)
    assert top(app).group.focused.name == name
    key(app, pygame.K_RETURN)
    settle(app, 0.3)
