import os
import subprocess
import sys

import pygame
import pytest
from hands import click, key

from cattable.store import settings as settings_file
from cattable.store.settings import Settings, WindowPlace
from cattable.ui import window
from cattable.ui.scene import Scene
from cattable.ui.widgets import Button
from cattable.ui.window import NoDisplay, opening

ODD_SIZES = [(801, 603), (1025, 769), (1366, 768), (1921, 1079), (2560, 1080)]


class Corners(Scene):
    """A button in each corner of the window."""

    def enter(self):
        self.pressed = []
        self.lay()

    def lay(self):
        x, y, w, h = self.app.stage.whole
        boxes = [(x, y, 90, 90), (x + w - 90, y, 90, 90), (x, y + h - 90, 90, 90), (x + w - 90, y + h - 90, 90, 90)]
        self.group.replace([Button(str(i), box, lambda i=i: self.pressed.append(i)) for i, box in enumerate(boxes)])

    def resized(self):
        self.lay()

    def draw_static(self, canvas):
        canvas.fill("#ffb26b")


@pytest.mark.parametrize("size", ODD_SIZES)
@pytest.mark.parametrize("fullscreen", [False, True])
def test_all_four_corners_can_be_clicked(open_app, size, fullscreen):
    app = open_app(Corners(), size=size, fullscreen=fullscreen)
    app.settle()
    width, height = app.window.surface_size()
    for pos in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=pos, button=1))
        app.step(1 / 60)
    assert app.scenes.top.pressed == [0, 1, 2, 3]


def test_twenty_times_fullscreen_and_back(open_app):
    app = open_app(Corners(), size=(1000, 700))
    app.window.inner.position = (20, 30)
    app.settle()
    size, position = app.window.inner.size, app.window.inner.position
    for _ in range(20):
        key(app, pygame.K_F11)
        app.settle()
        assert app.window.is_fullscreen and app.window.surface_size() == pygame.display.get_desktop_sizes()[0]
        assert app.stage.size == app.window.surface_size()
        key(app, pygame.K_RETURN, mod=pygame.KMOD_LALT)
        app.settle()
        assert not app.window.is_fullscreen
        assert (app.window.inner.size, app.window.inner.position) == (size, position)
        assert app.stage.size == size and app.window.inner.resizable
    click(app, 10, 10)
    assert app.running


def test_fullscreen_is_remembered(open_app):
    app = open_app(Corners())
    key(app, pygame.K_F11)
    assert settings_file.load().fullscreen
    key(app, pygame.K_F11)
    assert not settings_file.load().fullscreen


def test_another_setting_does_not_leave_a_fullscreen_of_the_command_line(open_app):
    app = open_app(Corners(), fullscreen=True)
    app.change(speed="fast")
    assert app.window.is_fullscreen


def test_place_and_size_are_remembered(open_app):
    app = open_app(Corners(), size=None)
    app.window.inner.size = (1100, 800)
    app.settle()
    app.window.inner.position = (33, 44)
    app.window.fullscreen(True)
    app.settle()
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.run()
    assert settings_file.load().window == WindowPlace(x=33, y=44, width=1100, height=800)


def test_a_size_asked_for_once_is_not_remembered(open_app):
    app = open_app(Corners(), size=(1000, 700))
    app.window.inner.size = (1100, 800)
    app.settle()
    app.close()
    assert settings_file.load().window is None


def test_a_resize_stretches_at_once_and_rebuilds_when_it_is_over(open_app):
    app = open_app(Corners(), size=(1000, 700))
    app.settle()
    first = app.brush
    for size in ((1010, 710), (1100, 720), (1300, 800)):
        app.window.inner.size = size
        app.step(0.05)
        assert app.brush is first  # not yet
        assert app.window.surface.get_at((size[0] // 2, size[1] // 2))[:3] == (255, 178, 107)
    app.step(0.1)
    assert app.brush is first
    app.step(0.05)
    assert app.brush is not first and app.stage.size == (1300, 800)
    app.settle()
    assert app.window.surface.get_at((1299, 799)) != (0, 0, 0, 255)


def test_a_click_while_the_picture_is_stretched_lands_where_it_looks(open_app):
    app = open_app(Corners(), size=(1000, 700))
    app.settle()
    app.window.inner.size = (1400, 900)
    app.step(0.01)
    assert app._design((1399, 899)) == pytest.approx(app.stage.design((999, 699)), abs=1)


def test_a_minimised_window_is_not_drawn(open_app):
    app = open_app(Corners())
    app.settle()
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    app.step(1 / 60)
    before = app.redraws
    app.scenes.top.changed()
    for _ in range(5):
        assert not app.step(1 / 60)
    assert app.redraws == before
    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    app.step(1 / 60)
    assert app.redraws == before + 1


def test_an_exposed_window_is_drawn_anew(open_app):
    app = open_app(Corners())
    app.settle()
    before = app.redraws
    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
    app.step(1 / 60)
    assert app.redraws == before + 1


def test_the_screen_saver_stays_away_only_during_a_match(open_app):
    class Match(Corners):
        in_match = True

    app = open_app(Corners())
    app.step(1 / 60)
    assert pygame.display.get_allow_screensaver()
    app.scenes.push(Match())
    app.step(1 / 60)
    assert not pygame.display.get_allow_screensaver()
    app.scenes.push(Corners())  # the pause menu over the match
    app.step(1 / 60)
    assert not pygame.display.get_allow_screensaver()
    app.scenes.restart(Corners())
    app.step(1 / 60)
    assert pygame.display.get_allow_screensaver()


def test_a_gamepad_comes_and_goes_while_a_prompt_waits(open_app):
    app = open_app(Corners())
    app.pads.start()
    for kind, fields in (
        (pygame.CONTROLLERDEVICEADDED, {"device_index": 0, "guid": ""}),
        (pygame.JOYDEVICEADDED, {"device_index": 0, "guid": ""}),
        (pygame.CONTROLLERBUTTONDOWN, {"instance_id": 0, "button": pygame.CONTROLLER_BUTTON_DPAD_RIGHT}),
        (pygame.CONTROLLERDEVICEREMOVED, {"instance_id": 0}),
        (pygame.JOYDEVICEREMOVED, {"instance_id": 0}),
        (pygame.CONTROLLERDEVICEREMOVED, {"instance_id": 77}),
        (pygame.CONTROLLERBUTTONUP, {"instance_id": 0, "button": pygame.CONTROLLER_BUTTON_DPAD_RIGHT}),
        (pygame.CONTROLLERDEVICEREMAPPED, {"instance_id": 0}),
    ):
        pygame.event.post(pygame.Event(kind, **fields))
        app.step(0.5)
    assert app.running and not app.reader.holding


def test_closing_the_window_ends_the_program(open_app):
    app = open_app(Corners())
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.run()
    assert not app.running and app.scenes.stack == []


def test_a_long_pause_does_not_make_things_jump(open_app):
    seen = []

    class Clock(Corners):
        def update(self, dt):
            seen.append(dt)
            return True

    app = open_app(Clock())
    for dt in (40.0, -3.0, 0.016):
        app.step(dt)
    assert max(seen) <= 0.1 and min(seen) >= 0


@pytest.fixture
def desktop(monkeypatch):
    """Pretends to be a real desktop with these screens."""

    def use(*screens):
        monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: list(screens))

    return use


@pytest.mark.parametrize("percent", [100, 125, 150, 175, 200])
def test_a_window_is_never_larger_than_the_screen(desktop, percent):
    screen = (1920 * 100 // percent, 1080 * 100 // percent)
    desktop(screen)
    for asked, place in (
        (None, None),
        ((3840, 2160), None),
        (None, WindowPlace(x=0, y=0, width=3840, height=2160)),
    ):
        (width, height), _ = opening(asked, place)
        assert width <= screen[0] and height <= screen[1]


def test_a_remembered_place_is_used_only_where_it_can_be_seen(desktop):
    desktop((1920, 1080))
    here, gone = WindowPlace(x=100, y=50, width=900, height=700), WindowPlace(x=2500, y=50, width=900, height=700)
    assert opening(None, here) == ((900, 700), (100, 50))
    assert opening(None, gone) == ((900, 700), None)
    assert opening((1000, 800), here) == ((1000, 800), None)
    desktop((1920, 1080), (1920, 1080))
    assert opening(None, gone) == ((900, 700), (2500, 50))


def test_a_missing_screen_is_said_in_one_sentence(monkeypatch):
    def fail():
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(NoDisplay, match=r"^Cat Table needs a screen.*\.$"):
        window.start_video()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11")
@pytest.mark.parametrize("driver", ["x11", None])
def test_a_missing_screen_in_a_new_process(driver):
    """Left alone, SDL would fall back on a window that nobody can see."""
    without = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {k: v for k, v in os.environ.items() if k not in without}
    if driver:
        environment["SDL_VIDEODRIVER"] = driver
    code = (
        "from cattable.ui.window import NoDisplay, start_video\n"
        "try: start_video()\n"
        "except NoDisplay as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1].startswith("Cat Table needs a screen"), done.stderr


def test_linux_draws_without_the_detour_through_textures_unless_told_to(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    window.start_video()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "0"
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "1")
    window.start_video()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "1"


def test_settings_reach_the_sound(open_app):
    class Sound:
        said = []

        def play(self, name):
            self.said.append(name)

        def set_volumes(self, effects, music):
            self.said.append((effects, music))

    app = open_app(Corners(), sound=Sound(), settings=Settings(effects_volume=10, music_volume=20))
    app.play("tick")
    app.change(effects_volume=30)
    assert Sound.said == ["tick", (30, 20)]
