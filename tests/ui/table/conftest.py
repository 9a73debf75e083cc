import random

import pytest

import cattable
from cattable.ui.app import LONGEST_STEP
from cattable.ui.intents import Confirm
from cattable.ui.scenes.curtain import Curtain
from cattable.ui.scenes.table import TableScene
from cattable.ui.seat import Seat
from cattable.ui.table.pieces import PieceWidget

NAMES = ("Mina", "Theo", "Ruby", "Oskar", "Frida", "Kim")
COATS = ("ginger", "blue", "red", "grey", "calico", "siamese")
COLOURS = ("orange", "blue", "red", "purple", "green", "pink")


def seats(count, humans=None):
    humans = range(count) if humans is None else humans
    return [Seat(NAMES[i], COATS[i], COLOURS[i], i in humans) for i in range(count)]


def new_match(count=3, seed=7, **set_up):
    return cattable.load_game("mad_cat_sad_cat").new_match(NAMES[:count], seed=seed, first=0, **set_up)


@pytest.fixture
def at_table(open_app):
    """A function that opens an app at a table: at_table(match, humans=None, speed="off", size=..., still=False)."""

    def open_table(match=None, humans=None, speed="off", still=False, text_size=100, **options):
        from cattable.store.settings import Settings

        match = match or new_match()
        settings = Settings(speed=speed, reduced_motion=still, text_size=text_size)
        scene = TableScene(match, seats(len(match.seats), humans))
        return open_app(scene, settings=settings, **options)

    return open_table


def table_of(app):
    return next(scene for scene in app.scenes.stack if isinstance(scene, TableScene))


def widget(app, name):
    return next(w for w in app.scenes.top.group.widgets if w.name == name)


def press(app, name):
    """Presses a widget of the top scene by its name, then lets everything settle."""
    wait_for_decision(app)
    found = widget(app, name)
    assert found.enabled, found.why
    found.activate()
    app.settle(60)
    wait_for_decision(app)


def wait_for_decision(app, steps=4000):
    """Steps until a person must press something (or the match has left the table)."""
    for _ in range(steps):
        top = app.scenes.top
        if not isinstance(top, TableScene | Curtain):
            return
        if isinstance(top, Curtain) and top.opening is None:
            for _ in range(10):
                app.step(LONGEST_STEP)
            return
        if isinstance(top, TableScene) and top.prompted:
            return
        app.step(LONGEST_STEP)
    raise AssertionError("nobody was asked anything")


def playable(app):
    """The widgets by which a match goes on: buttons and pieces that can be pressed, without the keys in the corner."""
    widgets = [w for w in app.scenes.top.group.widgets if w.visible and w.enabled and not w.name.startswith("icon ")]
    lot = [w for w in widgets if not (isinstance(w, PieceWidget) and w.action is None)]
    if isinstance(app.scenes.top, Curtain):
        return lot[:1]
    return lot


class Hand:
    """Plays at random: toggles dice a few times, then presses a button."""

    def __init__(self, seed=1):
        self.lot = random.Random(seed)

    def choose(self, app):
        lot = playable(app)
        buttons = [w for w in lot if not isinstance(w, PieceWidget)]
        dice = [w for w in lot if w.name.startswith("die ")]
        free = [w for w in dice if not w.piece.chosen]
        if free and (not buttons or self.lot.random() < 0.6):
            return self.lot.choice(free)
        others = [w for w in lot if w not in dice] or dice
        return self.lot.choice(others)


__all__ = [
    "Confirm",
    "Hand",
    "at_table",
    "new_match",
    "playable",
    "press",
    "seats",
    "table_of",
    "wait_for_decision",
    "widget",
]
