import pygame
from hands import key, middle, mouse
from visits import names_of, press, settle, top, walk, widget

from cattable import load_game
from cattable.store import settings as settings_file
from cattable.ui.scenes.rulepages import capitalised, card_texts, pages_of
from cattable.ui.scenes.rules import Rulebooks, RulesScene
from cattable.ui.scenes.settings import SettingsScene
from cattable.ui.scenes.title import Title


def opened(open_scene, **settings):
    app = open_scene(Title(), **settings)
    app.scenes.push(SettingsScene())
    settle(app, 0.3)
    return app


def labelled(app, text):
    return next(w for w in top(app).group.widgets if getattr(w, "label", "") == text)


def test_every_setting_is_applied_and_kept_at_once(open_scene, tmp_path, monkeypatch):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))
    app = opened(open_scene, speed="normal")
    for label in ("Speed of animations", "Size of texts", "Fullscreen", "Less motion", "Secret cards show themselves"):
        walk(app, label)
    for label, presses in (("Sound effects", 2), ("Music", 1)):
        top(app).group.focus(labelled(app, label))
        for _ in range(presses):
            key(app, pygame.K_LEFT)
    now = app.settings
    assert (now.speed, now.text_size, now.fullscreen, now.reduced_motion, now.auto_reveal) == (
        "slow",
        115,
        True,
        True,
        False,
    )
    assert (now.effects_volume, now.music_volume) == (70, 35)
    assert settings_file.load() == now


def test_sliders_follow_the_mouse(open_scene):
    app = opened(open_scene)
    slider = labelled(app, "Music")
    x, y, w, h = slider.control_box
    mouse(app, pygame.MOUSEBUTTONDOWN, x + 40, y + h / 2)
    mouse(app, pygame.MOUSEMOTION, x + w - 140, y + h / 2)
    mouse(app, pygame.MOUSEBUTTONUP, x + w - 140, y + h / 2)
    assert app.settings.music_volume > 80


def test_f11_turns_the_switch_too(open_scene):
    app = opened(open_scene)
    key(app, pygame.K_F11)
    settle(app, 0.5)
    assert labelled(app, "Fullscreen").on == app.window.is_fullscreen is True


def test_keys_are_told(open_scene):
    app = opened(open_scene)
    press(app, "keys")
    shown = [written.text for written in app.written()]
    assert "F11 or Alt + Enter" in shown and "Shoulder buttons" in shown
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_ESCAPE)
    assert names_of(app) == ["Title"]


def test_the_rules_have_pages_cards_options_and_rulings():
    game = load_game("mad_cat_sad_cat")
    pages = pages_of(game)
    texts = [text.text for page in pages for text in page.texts]
    assert [page.title for page in pages][:2] == [page.title for page in game.sheet.pages][:2]
    for name, text in card_texts(game).items():
        assert capitalised(name) in texts and text in texts
    for ruling in game.sheet.rulings:
        assert ruling.unclear in texts and ruling.ruling in texts
    for option in game.sheet.options.values():
        assert option.title in texts and option.text in texts


def test_the_rules_turn_and_scroll_by_every_device(open_scene):
    app = open_scene(Title())
    app.scenes.push(Rulebooks())
    settle(app, 0.2)
    press(app, "mad_cat_sad_cat")
    book = top(app)
    assert isinstance(book, RulesScene)
    key(app, pygame.K_DOWN)
    key(app, pygame.K_DOWN)
    assert book.page == 2
    key(app, pygame.K_TAB)
    assert book.page == 3
    key(app, pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert book.page == 2
    press(app, f"page {len(book.pages) - 1}")
    app.written()
    assert book.reader.most > 0
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_DOWN)
    settle(app, 1)
    at = book.reader.at.value
    assert at > 0
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, y=-1, precise_y=-1.0, x=0, precise_x=0.0, flipped=False, which=0))
    settle(app, 1)
    assert book.reader.at.value > at
    x, y = middle(book.reader.box)
    mouse(app, pygame.MOUSEBUTTONDOWN, x, y)
    mouse(app, pygame.MOUSEMOTION, x, y + 900)
    mouse(app, pygame.MOUSEBUTTONUP, x, y + 900)
    settle(app, 1)
    assert book.reader.at.value == 0
    widget(app, "close").activate()
    assert names_of(app) == ["Title", "Rulebooks"]
