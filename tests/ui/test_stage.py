import pytest

from cattable.ui.stage import HEIGHT, WIDTH, Stage, inside

SIZES = [
    (1920, 1080),
    (1280, 720),
    (1024, 768),
    (2560, 1080),
    (3840, 2160),
    (801, 603),
    (1366, 768),
    (333, 999),
    (1, 1),
]


@pytest.mark.parametrize("size", SIZES)
def test_the_design_fits_and_the_whole_window_is_covered(size):
    stage = Stage(*size)
    left, top = stage.at(0, 0)
    right, bottom = stage.at(WIDTH, HEIGHT)
    assert left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1]
    assert right - left == size[0] or bottom - top == size[1]
    x, y, w, h = stage.whole
    assert x <= 0 and y <= 0 and x + w >= WIDTH - 1e-6 and y + h >= HEIGHT - 1e-6
    assert stage.rect(x, y, w, h).size == size


@pytest.mark.parametrize("size", SIZES[:-1])
def test_every_pixel_leads_to_a_design_point_and_back(size):
    stage = Stage(*size)
    for px in {0, 1, size[0] // 2, size[0] - 1}:
        for py in {0, 1, size[1] // 2, size[1] - 1}:
            x, y = stage.design((px, py))
            assert inside(stage.whole, x, y)
            back = stage.at(x, y)
            assert abs(back[0] - px) <= 1 and abs(back[1] - py) <= 1


def test_neighbours_in_the_design_are_neighbours_on_screen():
    stage = Stage(1111, 777)
    for x in range(0, 1900, 37):
        assert stage.rect(x, 0, 37, 10).right == stage.rect(x + 37, 0, 37, 10).left


def test_impossible_sizes_do_not_fail():
    assert Stage(0, -5).size == (1, 1)
