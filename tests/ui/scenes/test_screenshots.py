import os

import pygame
import pytest

from cattable.engine.errors import RulesError
from cattable.ui import screenshots
from cattable.ui.screenshots import SCENES, screenshot


@pytest.fixture(autouse=True)
def fonts(made_fonts, monkeypatch):
    monkeypatch.setattr("cattable.ui.fonts.font_folder", lambda: made_fonts)


@pytest.mark.parametrize("scene", SCENES)
def test_a_picture_of_every_scene_is_not_blank(scene):
    home = os.environ["CATTABLE_HOME"]
    picture = screenshot(scene.replace("GAME", "mad_cat_sad_cat"), (640, 360), seed=2, after=7)
    assert picture.get_size() == (640, 360)
    colours = {tuple(picture.get_at((x, y))) for x in range(4, 640, 9) for y in range(4, 360, 9)}
    assert len(colours) > 150
    assert os.environ["CATTABLE_HOME"] == home


def test_the_same_call_gives_the_same_picture():
    one, other = (screenshot("table:mad_cat_sad_cat", (640, 360), seed=4, after=5) for _ in range(2))
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_unknown_scenes_and_games_are_errors():
    with pytest.raises(ValueError, match="no scene 'titel'"):
        screenshot("titel")
    with pytest.raises(RulesError, match="no game"):
        screenshot("rules:chess")


def test_saves_of_the_player_are_not_touched(tmp_path, monkeypatch):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path))
    screenshots.screenshot("table", (320, 180), after=3)
    assert not (tmp_path / "saves").exists()
