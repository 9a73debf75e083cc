import pygame
from hands import click, key, middle, move
from visits import GAME, names_of, press, settle, sitting, top, walk, widget

import cattable
from cattable.store import notices, saves
from cattable.store import settings as settings_file
from cattable.ui.scenes.title import Title
from cattable.ui.seat import player_of


def keep_a_match(game=GAME, damage=False, names=("Ann", "Bo")):
    match = cattable.load_game(game).new_match(list(names), seed=1)
    text = match.to_json().replace('"vps"', '"vqs"') if damage else match.to_json()
    players = [player_of(seat) for seat in sitting(match.seats)]
    saves.save(saves.saved_match(game, match.game.title, players, text))


def test_play_has_the_focus_and_nothing_to_continue_is_no_button(open_scene):
    app = open_scene(Title())
    assert top(app).group.focused.name == "play"
    assert not [w for w in top(app).group.widgets if w.name == "continue"]


def test_a_kept_match_can_be_continued_and_is_named(open_scene, tmp_path, monkeypatch):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))
    keep_a_match()
    app = open_scene(Title())
    settle(app)
    shown = [written.text for written in app.written()]
    assert "Mad Cat Sad Cat" in shown and "Ann, Bo" in shown
    key(app, pygame.K_RETURN)  # shows the focus
    key(app, pygame.K_RETURN)
    assert names_of(app) == ["Title", "TableScene"]
    assert top(app).match.seats == ["Ann", "Bo"]


def test_a_kept_match_without_a_table_cannot_be_entered(open_scene, tmp_path, monkeypatch):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))
    keep_a_match()
    monkeypatch.setattr("cattable.ui.tables.TABLES", {})
    app = open_scene(Title())
    assert widget(app, "continue").why
    press(app, "continue")
    assert names_of(app) == ["Title"]


def test_a_damaged_match_is_set_aside_and_told(open_scene, tmp_path, monkeypatch):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))
    keep_a_match(damage=True)
    app = open_scene(Title())
    press(app, "continue")
    assert names_of(app) == ["Title"]
    assert not [w for w in top(app).group.widgets if w.name == "continue"]
    assert "cannot" in widget(app, "notice").sentences[0]
    press(app, "notice")
    assert not [w for w in top(app).group.widgets if w.name == "notice"]


def test_a_kept_match_that_was_tampered_with_is_refused_or_made_to_fit(open_scene, tmp_path, monkeypatch):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))
    keep_a_match()
    text = saves.running_file().read_text(encoding="utf-8")
    odd = text.replace('"coat":"ginger"', '"coat":"plaid"').replace('"colour":"blue"', '"colour":"beige"')
    saves.running_file().write_text(odd, encoding="utf-8")
    app = open_scene(Title())
    press(app, "continue")
    settle(app, 0.5)
    assert names_of(app) == ["Title", "TableScene"]
    fewer = text.replace(text[text.index(',{"name":"Bo"') : text.index("}]") + 1], "")
    saves.running_file().write_text(fewer, encoding="utf-8")
    app = open_scene(Title())
    press(app, "continue")
    assert names_of(app) == ["Title"] and "1 players" in widget(app, "notice").sentences[0]


def test_a_kept_match_of_an_unknown_game_is_shown_but_locked(open_scene, tmp_path, monkeypatch):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))
    keep_a_match()
    text = saves.running_file().read_text(encoding="utf-8")
    saves.running_file().write_text(text.replace('"game":"mad_cat_sad_cat"', '"game":"chess"', 1), encoding="utf-8")
    app = open_scene(Title())
    assert widget(app, "continue").why and app.written()


def test_back_from_the_settings_the_focus_is_where_it_was(open_scene):
    app = open_scene(Title())
    walk(app, "settings")
    key(app, pygame.K_ESCAPE)
    settle(app, 0.2)
    assert top(app).group.focused.name == "settings"


def test_notices_are_shown_one_by_one_and_do_not_block(open_scene):
    notices.take()
    notices.tell("One.")
    notices.tell("Two.")
    app = open_scene(Title())
    note = widget(app, "notice")
    assert note.sentences == ["One.", "Two."]
    press(app, "notice")
    assert note.sentences == ["Two."]
    press(app, "play")
    assert names_of(app) == ["Title", "Games"]


def test_a_settings_file_that_is_damaged_does_not_stop_the_start(open_app, tmp_path, monkeypatch):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))
    settings_file.file().parent.mkdir(parents=True)
    settings_file.file().write_text("{", encoding="utf-8")
    app = open_app(Title())
    assert "settings" in widget(app, "notice").sentences[0]


def test_sound_and_fullscreen_keys_change_settings_and_look(open_scene):
    app = open_scene(Title())
    assert app.settings.effects_volume > 0
    press(app, "sound")
    assert app.settings.effects_volume == app.settings.music_volume == 0
    assert widget(app, "sound").icon == "sound-off"
    press(app, "sound")
    assert (app.settings.effects_volume, app.settings.music_volume) == (80, 40)
    press(app, "fullscreen")
    assert app.settings.fullscreen
    press(app, "fullscreen")
    assert not app.settings.fullscreen


def test_quit_asks_and_can_be_answered_both_ways(open_scene):
    app = open_scene(Title())
    key(app, pygame.K_ESCAPE)
    assert names_of(app) == ["Title", "Confirm"]
    key(app, pygame.K_ESCAPE)
    assert names_of(app) == ["Title"] and app.running
    press(app, "close")
    press(app, "no")
    assert app.running
    walk(app, "close")
    walk(app, "yes")
    assert not app.running


def test_cats_look_at_the_pointer_and_mind_being_poked(open_scene):
    app = open_scene(Title(), speed="normal")
    settle(app, 3)
    left, right = top(app).cats[0].cat, top(app).cats[-1].cat
    move(app, 960, 300)
    assert (left.face, right.face) == ("look-right", "look-left")
    ginger = top(app).cats[2]
    click(app, *middle(ginger.box))
    assert ginger.cat.face == "shocked" and ginger.pokes == 1
    settle(app, 2)
    assert ginger.cat.face != "shocked"


def test_cats_can_be_poked_by_keyboard(open_scene):
    app = open_scene(Title())
    walk(app, "cat grey")
    assert next(cat for cat in top(app).cats if cat.name == "cat grey").pokes == 1


def test_the_letters_rest_when_nobody_is_there(open_scene):
    app = open_scene(Title(), speed="normal")
    settle(app, 9)
    before = app.redraws
    for _ in range(120):
        app.step(1 / 60)
    assert app.redraws - before < 20  # a blink now and then
    move(app, 500, 500)
    settle(app, 0.5)
    assert top(app).bob > 0


def test_with_reduced_motion_nothing_moves_by_itself(open_scene):
    app = open_scene(Title(), reduced_motion=True)
    settle(app, 1)
    before = app.redraws
    settle(app, 12)
    assert app.redraws == before
