"""Hands for tests: they press keys, move the mouse and hold gamepads, by raw pygame events."""

import pygame


def key(app, code, mod=0, hold=False, steps=1):
    """Presses a key (and lets it go, unless held), then lets the app take it in."""
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))
    if not hold:
        pygame.event.post(pygame.Event(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0))
    for _ in range(steps):
        app.step(1 / 60)


def let_go(app, code):
    pygame.event.post(pygame.Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0))
    app.step(1 / 60)


def typed(app, text):
    for ch in text:
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=ch))
    app.step(1 / 60)


def mouse(app, kind, x, y, button=1):
    """A mouse event at a point of the design space."""
    fields = {"pos": app.stage.at(x, y)}
    if kind == pygame.MOUSEMOTION:
        fields |= {"rel": (0, 0), "buttons": (0, 0, 0)}
    else:
        fields |= {"button": button}
    pygame.event.post(pygame.Event(kind, **fields))
    app.step(1 / 60)


def move(app, x, y):
    mouse(app, pygame.MOUSEMOTION, x, y)


def click(app, x, y):
    move(app, x, y)
    mouse(app, pygame.MOUSEBUTTONDOWN, x, y)
    mouse(app, pygame.MOUSEBUTTONUP, x, y)


def middle(box):
    return box[0] + box[2] / 2, box[1] + box[3] / 2
