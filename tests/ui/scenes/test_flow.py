import weakref

import pygame
import pytest
from hands import click, key, move, typed
from visits import names_of, press, settle, top, walk, widget

from cattable.store import profiles, saves
from cattable.ui.scenes.games import Games
from cattable.ui.scenes.seats import Seats
from cattable.ui.scenes.title import Title


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))


def pad(app, button, device=0):
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.Event(kind, instance_id=device, button=button))
    app.step(1 / 60)


def test_from_title_to_table_by_mouse(open_scene):
    app = open_scene(Title())
    press(app, "play")
    press(app, "game mad_cat_sad_cat")
    press(app, "start")
    assert names_of(app) == ["Title", "Games", "Seats", "TableScene"]
    match = top(app).match
    assert [seat.human for seat in top(app).seats] == [True, False, False]
    assert match.seats == [seat.name for seat in top(app).seats]
    assert saves.load().players[0].name == match.seats[0]


def test_from_title_to_table_by_keyboard(open_scene):
    app = open_scene(Title())
    walk(app, "play")
    key(app, pygame.K_RETURN)
    settle(app, 0.3)
    assert names_of(app)[-1] == "Seats"
    walk(app, "add")
    walk(app, "kind 1")
    walk(app, "start")
    assert names_of(app)[-1] == "TableScene"
    assert [seat.human for seat in top(app).seats] == [True, True, False, False]


def test_from_title_to_table_by_gamepad(open_scene):
    app = open_scene(Title())
    a = pygame.CONTROLLER_BUTTON_A
    pad(app, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert top(app).group.focused.name == "play"
    for _ in range(3):
        pad(app, a)
        settle(app, 0.3)
    assert names_of(app) == ["Title", "Games", "Seats", "TableScene"]


def test_back_works_everywhere(open_scene):
    app = open_scene(Title())
    press(app, "play")
    press(app, "game mad_cat_sad_cat")
    press(app, "options")
    for left in (["Title", "Games", "Seats"], ["Title", "Games"], ["Title"]):
        key(app, pygame.K_ESCAPE)
        settle(app, 0.2)
        assert names_of(app) == left
    press(app, "play")
    press(app, "back")
    assert names_of(app) == ["Title"]


def test_a_game_without_a_table_cannot_be_entered_and_says_so(open_scene, monkeypatch):
    monkeypatch.setattr("cattable.ui.scenes.shelf.TABLES", {})
    app = open_scene(Games())
    card = widget(app, "game herding_cats")
    press(app, card.name)
    assert names_of(app) == ["Games"]
    assert card.why in " ".join(written.text for written in app.written()) or card.why
    assert "Coming soon" in [written.text for written in app.written()]


def test_pages_of_variants_turn_by_keys_wheel_and_buttons(open_scene, tmp_path):
    from cattable.games import RULES
    from cattable.store import places

    places.rules_folder().mkdir(parents=True)
    text = (RULES / "mad_cat_sad_cat.yaml").read_text(encoding="utf-8")
    (places.rules_folder() / "mine.yaml").write_text(text, encoding="utf-8")
    (places.rules_folder() / "wrong.yaml").write_text("game: 3", encoding="utf-8")
    app = open_scene(Games())
    assert top(app).pages == 2
    press(app, "page right")
    assert widget(app, "game mine").enabled
    press(app, "game wrong.yaml")
    assert names_of(app) == ["Games", "Problems"]
    key(app, pygame.K_ESCAPE)
    move(app, 960, 500)
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, y=1, precise_y=1.0, x=0, precise_x=0.0, flipped=False, which=0))
    app.step(1 / 60)
    assert top(app).page == 0
    walk(app, "page left")
    walk(app, "game mine")
    assert top(app).game.name == "mine"


def test_typing_a_name_and_a_start_that_is_refused(open_scene):
    app = open_scene(Games())
    press(app, "game mad_cat_sad_cat")
    press(app, "name 0")
    for _ in range(20):
        key(app, pygame.K_BACKSPACE)
    assert "Seat 1" in widget(app, "start").why
    press(app, "start")
    assert names_of(app) == ["Games", "Seats"]
    press(app, "name 0")
    typed(app, "Zoë")
    press(app, "start")
    assert top(app).match.seats[0] == "Zoë"
    assert profiles.load().players[0].name == "Zoë"


def test_seats_can_be_moved_removed_and_who_starts_chosen(open_scene):
    from cattable import load_game

    app = open_scene(Seats(load_game("mad_cat_sad_cat")))
    names = [seat.name for seat in top(app).seating.seats]
    press(app, "right 0")
    assert [seat.name for seat in top(app).seating.seats] == [names[1], names[0], names[2]]
    press(app, "trash 0")
    press(app, "trash 0")
    assert widget(app, "start").why
    press(app, "add")
    key(app, pygame.K_TAB)
    walk(app, "first")
    assert top(app).seating.first == 0
    press(app, "colour 0")
    press(app, "coat 1")
    press(app, "start")
    assert top(app).match.set_up.first == 0


def test_another_match_in_the_way_is_asked_about(open_scene):
    app = open_scene(Title())
    press(app, "play")
    press(app, "game mad_cat_sad_cat")
    press(app, "start")
    key(app, pygame.K_ESCAPE)
    press(app, "leave")
    assert names_of(app) == ["Title"]
    kept = saves.load()
    press(app, "play")
    press(app, "game mad_cat_sad_cat")
    press(app, "start")
    assert names_of(app)[-1] == "Confirm"
    press(app, "no")
    assert names_of(app)[-1] == "Seats" and saves.load() == kept
    press(app, "start")
    press(app, "yes")
    assert names_of(app)[-1] == "TableScene"


def test_pause_leads_on_back_away_and_anew(open_scene):
    app = open_scene(Title())
    press(app, "play")
    press(app, "game mad_cat_sad_cat")
    press(app, "start")
    seats, before = top(app).seats, top(app).match
    key(app, pygame.K_m)
    assert names_of(app)[-1] == "Pause"
    press(app, "rules")
    key(app, pygame.K_ESCAPE)
    press(app, "settings")
    key(app, pygame.K_ESCAPE)
    press(app, "resume")
    assert names_of(app)[-1] == "TableScene"
    key(app, pygame.K_ESCAPE)
    press(app, "restart")
    press(app, "yes")
    assert names_of(app) == ["Title", "TableScene"]
    assert top(app).seats == seats and top(app).match is not before
    assert top(app).match.set_up.seed != before.set_up.seed


def test_a_scene_that_was_left_is_freed_at_once(open_scene):
    """It holds whole screens of pixels: match after match the memory would grow."""
    app = open_scene(Title())
    press(app, "play")
    press(app, "game mad_cat_sad_cat")
    press(app, "start")
    left = [weakref.ref(scene) for scene in app.scenes.stack]
    key(app, pygame.K_ESCAPE)
    press(app, "leave")
    settle(app, 0.2)
    assert [scene() for scene in left] == [None] * 4


def test_closing_the_window_in_a_match_keeps_it(open_scene):
    app = open_scene(Title())
    press(app, "play")
    press(app, "game mad_cat_sad_cat")
    press(app, "start")
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.step(1 / 60)
    assert not app.running
    again = open_scene(Title())
    assert widget(again, "continue").enabled
    click(again, 5, 5)
