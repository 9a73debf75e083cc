"""Art ahead of its time: ordered by a scout, drawn by a thread, painted when it is ready."""

import time

import pygame
import pytest

from cattable.ui.art.svg import document, rounded
from cattable.ui.brush import Brush
from cattable.ui.canvas import Canvas
from cattable.ui.fonts import Fonts
from cattable.ui.lettering import Lettering
from cattable.ui.raster import MOST, Ahead
from cattable.ui.scout import SCOUTED, foreseen
from cattable.ui.stage import Stage


def square(colour="#ff0000"):
    return document(rounded(0, 0, 100, 100, 0, colour), 100, 100)


@pytest.fixture
def ahead():
    ahead = Ahead()
    yield ahead
    ahead.close()


def canvas_of(ahead):
    stage = Stage(1920, 1080)
    return Canvas(pygame.Surface((1, 1)), stage, Brush(stage.scale, ahead), Lettering(stage.scale, Fonts()))


def settled(ahead):
    while ahead.latest and not ahead.latest.done():
        time.sleep(0.001)


def test_what_was_ordered_is_what_would_have_been_made(ahead):
    ahead.order(square(), (40, 40))
    settled(ahead)
    taken = ahead.take(square(), (40, 40))
    assert taken.get_size() == (40, 40) and taken.get_at((20, 20)) == (255, 0, 0, 255)
    assert taken.get_masks() == Brush(1.0).rasterised(square(), (40, 40)).get_masks()
    assert ahead.take(square(), (40, 40)) is None, "it was taken"
    assert ahead.take(square(), (41, 40)) is None, "never ordered"


def test_what_nobody_takes_does_not_pile_up(ahead):
    for i in range(MOST + 30):
        ahead.order(square(f"#0000{i:02x}"), (8, 8))
    settled(ahead)
    assert ahead.take(square("#000000"), (8, 8)) is None
    assert ahead.take(square(f"#0000{MOST + 29:02x}"), (8, 8)) is not None


def test_a_drawing_that_is_wrong_says_so_where_it_is_needed(ahead):
    ahead.order("no drawing", (8, 8))
    settled(ahead)
    with pytest.raises(pygame.error):
        ahead.take("no drawing", (8, 8))


def test_everything_is_there_before_it_is_painted_and_nothing_is_drawn_twice(ahead, monkeypatch):
    canvas, drawn = canvas_of(ahead), []
    monkeypatch.setattr("cattable.ui.brush.rasterised", lambda text, size: drawn.append(text))
    colours = [f"#00{i:02x}00" for i in range(20)]

    def composed(brush, colour):
        out = pygame.Surface((50, 50), pygame.SRCALPHA)
        out.blit(brush.rasterised(square(colour + "80"), (50, 50)), (0, 0))
        return out

    def paint(canvas):
        for colour in colours:
            canvas.drawing(("square", colour), lambda c=colour: square(c), 0, 0, 60, 60, shadow=8)
            canvas.put(canvas.brush.kept(colour, lambda c=colour: composed(canvas.brush, c)), 0, 0)
            yield

    for made in foreseen(canvas, ahead, paint):
        if not made:
            time.sleep(0.001)
    assert not drawn, "none was drawn on this thread"
    shelf = canvas.brush.shelf
    for colour in colours:
        assert shelf.peek(("drawing", ("square", colour), (60, 60))).get_at((30, 30)) == pygame.Color(colour)
        assert shelf.peek(("kept", colour)).get_at((25, 25))[3] > 100, "no empty picture of the scout's was kept"
    assert ahead.latest is None


def test_what_is_there_is_not_ordered_again(ahead):
    canvas = canvas_of(ahead)
    canvas.drawing("square", square, 0, 0, 60, 60)

    def paint(canvas):
        canvas.drawing("square", square, 0, 0, 60, 60)
        yield

    assert all(foreseen(canvas, ahead, paint)) and ahead.latest is None


def test_the_scout_does_not_run_far_ahead(ahead):
    scouts, painters = [], []

    def paint(canvas):
        for i in range(30):
            (painters if canvas.brush is canvas_real.brush else scouts).append(i)
            yield

    canvas_real = canvas_of(ahead)
    for _ in foreseen(canvas_real, ahead, paint):
        assert len(scouts) <= len(painters) + SCOUTED
    assert scouts == painters == list(range(30))
