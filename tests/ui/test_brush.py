import pygame
import pytest

from cattable.ui.art.svg import document, rounded
from cattable.ui.brush import Brush, noise_tile


def square(colour="#ff0000"):
    return document(rounded(0, 0, 100, 100, 0, colour), 100, 100)


def test_a_drawing_is_rasterised_once_at_native_pixels():
    made = []
    brush = Brush(1.5)
    make = lambda: made.append(1) or square()  # noqa: E731
    first = brush.drawing("square", make, 100, 100)
    assert first is brush.drawing("square", make, 100, 100) and made == [1]
    assert first.get_size() == (150, 150)
    assert brush.drawing("square", make, 50, 50).get_size() == (75, 75)
    assert first.get_masks()[0] == 0xFF0000  # the screen's byte order, which blits fast
    assert first.get_at((70, 70)) == (255, 0, 0, 255)


def test_what_is_kept_is_bounded_and_the_latest_stays():
    brush = Brush(1.0, budget=1_000_000)
    for i in range(100):
        brush.kept(i, lambda: pygame.Surface((100, 100), pygame.SRCALPHA))
    assert brush.shelf.used <= 1_000_000
    assert ("kept", 99) in brush.shelf and ("kept", 0) not in brush.shelf


def test_one_thing_larger_than_the_budget_is_still_given():
    brush = Brush(1.0, budget=1000)
    assert brush.kept("big", lambda: pygame.Surface((300, 300))).get_size() == (300, 300)


def test_turned_copies_are_kept_by_half_degrees_and_smooth():
    brush = Brush(1.0)
    surface = brush.drawing("square", square, 100, 100)
    assert brush.turned(surface, 0) is surface
    assert brush.turned(surface, 10.1) is brush.turned(surface, 9.9)
    assert brush.turned(surface, 10) is not brush.turned(surface, 10.5)
    turned = brush.turned(surface, 30)
    alphas = {turned.get_at((x, turned.get_height() // 2))[3] for x in range(turned.get_width())}
    assert 0 in alphas and 255 in alphas
    edge = [turned.get_at((x, y))[3] for x in range(turned.get_width()) for y in range(turned.get_height())]
    assert any(0 < alpha < 255 for alpha in edge)


def test_shadows_are_soft_wider_than_their_caster_and_kept():
    brush = Brush(1.0)
    surface = brush.drawing("square", square, 100, 100)
    shadow, pad = brush.shadow(surface, blur=10, alpha=110)
    assert shadow.get_width() == 100 + 2 * pad
    assert brush.shadow(surface, blur=10, alpha=110).surface is shadow
    middle, corner = shadow.get_at((50 + pad, 50 + pad)), shadow.get_at((0, 0))
    assert 95 <= middle[3] <= 112 and corner[3] == 0
    assert max(middle[:3]) < 60


def test_a_shadow_never_belongs_to_another_surface_at_the_same_place():
    brush = Brush(1.0)
    for size in range(10, 60):
        surface = pygame.Surface((size, size), pygame.SRCALPHA)
        assert brush.shadow(surface, 4).surface.get_width() == size + 2 * brush.shadow(surface, 4).pad
        del surface


def test_noise_is_faint_and_the_same_every_time():
    first, second = noise_tile(64), noise_tile(64)
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")
    assert max(first.get_at((x, x))[3] for x in range(64)) <= 16


def test_grain_stays_in_its_part():
    brush = Brush(1.0)
    surface = pygame.Surface((600, 300))
    surface.fill("#808080")
    brush.grain(surface, pygame.Rect(0, 0, 300, 300))
    assert len({tuple(surface.get_at((x, 10))) for x in range(300)}) > 3
    assert {tuple(surface.get_at((x, 10))) for x in range(300, 600)} == {(128, 128, 128, 255)}


def test_a_missing_picture_says_its_name():
    with pytest.raises(FileNotFoundError, match="no-such-cat"):
        Brush(1.0).picture("no-such-cat", 10, 10)


def test_tiny_scales_draw_at_least_a_pixel():
    assert Brush(0.001).drawing("square", square, 10, 10).get_width() >= 1


def test_confetti_is_drawn_from_a_few_kept_pieces():
    from cattable.ui.canvas import Canvas
    from cattable.ui.confetti import draw_confetti
    from cattable.ui.motion import Confetti
    from cattable.ui.stage import Stage

    brush, surface = Brush(0.5), pygame.Surface((960, 540))
    canvas = Canvas(surface, Stage(960, 540), brush, None)
    confetti = Confetti(200, seed=1)
    for _ in range(60):
        confetti.update(1 / 30)
        draw_confetti(canvas, confetti)
    assert len(brush.shelf) <= 7 * 13
    assert pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count() < 960 * 540 - 500


def test_a_stretched_drawing_looks_like_one_drawn_as_wide():
    brush, plank = Brush(1.0), lambda w: document(rounded(3, 3, w - 6, 44, 12, "#ff0000", "#0000ff", 6), w, 50)
    drawn = brush.drawing("plank", lambda: plank(300), 300, 50)
    stretched = brush.stretched("plank", plank, 300, 50, 80)
    assert stretched.get_size() == drawn.get_size() == (300, 50)
    points = [(x, y) for x in range(0, 300, 3) for y in range(50)]
    assert all(abs(a - b) <= 1 for at in points for a, b in zip(stretched.get_at(at), drawn.get_at(at), strict=True))
    assert brush.stretched("plank", plank, 60, 50, 80).get_width() == 60


def test_turning_things_push_no_drawing_out():
    brush = Brush(1.0, budget=100_000, copies=200_000)
    surface = brush.drawing("square", square, 100, 100)
    for half_degrees in range(1, 300):
        brush.turned(surface, half_degrees / 2)
    assert brush.drawing("square", square, 100, 100) is surface
    assert brush.copies.used <= 200_000


def test_a_passing_turned_copy_is_not_kept():
    brush = Brush(1.0)
    surface = brush.drawing("square", square, 100, 100)
    assert brush.turned(surface, 10, passing=True).get_size() == brush.turned(surface, 10).get_size()
    assert len(brush.copies) == 1


def test_a_passing_copy_that_only_grows_is_smooth():
    brush = Brush(1.0)
    surface = brush.drawing("square", square, 40, 40)
    grown = brush.turned(surface, 0, 1.5, passing=True)
    assert grown.get_size() == (60, 60) and grown.get_at((30, 30)) == (255, 0, 0, 255)
    assert len(brush.copies) == 0
