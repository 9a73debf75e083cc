"""Match after match in one app: what is kept stays bounded, and what a match had is gone with it."""

import gc
import weakref

import pygame
import pytest

from cattable.store.settings import Settings
from cattable.ui.scenes.table import TableScene
from cattable.ui.scenes.title import Title
from cattable.ui.tables import TABLES
from tests.ui.table.cards import card_match
from tests.ui.table.conftest import seats


@pytest.mark.parametrize("game", TABLES)
def test_memory_stays_flat(open_app, game):
    app = open_app(Title(), settings=Settings(speed="off"))
    counts, tables = [], []
    for number in range(4):
        scene = TableScene(card_match(game, 4, seed=number), seats(4, humans=(0,)))
        app.scenes.push(scene)
        for _ in range(60):
            app.step(1 / 20)
        tables.append(weakref.ref(scene))
        del scene
        app.scenes.pop()
        app.step(1 / 20)
        app.brush.copies.clear()
        counts.append(sum(isinstance(thing, pygame.Surface) for thing in gc.get_objects()))
    assert not any(table() for table in tables), "tables that were left are still there"
    assert counts[-1] <= counts[0] + 20
    for shelf in (app.brush.shelf, app.brush.copies, app.lettering.shelf):
        assert shelf.used <= shelf.budget
