import time

import pygame
import pytest
from hands import click, key, let_go, move, typed

from cattable.ui.app import IDLE_WAIT
from cattable.ui.focus import FocusGroup
from cattable.ui.intents import Confirm
from cattable.ui.scene import Scene
from cattable.ui.widgets import Button, TextField


class Room(Scene):
    """A scene that counts what is asked of it."""

    def __init__(self, name="room", colour="#204060"):
        super().__init__()
        self.name, self.colour = name, colour
        self.told, self.static_drawn, self.drawn, self.moving = [], 0, 0, False

    def enter(self):
        self.told.append("enter")
        self.group.add(Button(f"Push {self.name}", (760, 800, 400, 120), lambda: self.app.scenes.push(Room("next"))))

    def leave(self):
        self.told.append("leave")

    def uncovered(self):
        self.told.append("uncovered")

    def resized(self):
        self.told.append("resized")

    def update(self, dt):
        return super().update(dt) or self.moving

    def draw_static(self, canvas):
        self.static_drawn += 1
        canvas.fill(self.colour)
        canvas.text("static", 100, 100)

    def draw(self, canvas):
        self.drawn += 1
        super().draw(canvas)


class Veil(Room):
    opaque = False

    def draw(self, canvas):
        canvas.shade(0.5)
        super().draw(canvas)


def test_the_stack_tells_scenes_what_happens(open_app):
    first, second, third = Room("1"), Room("2"), Room("3")
    app = open_app(first)
    app.scenes.push(second)
    app.scenes.replace(third)
    app.scenes.pop()
    assert first.told == ["enter", "uncovered"] and second.told == ["enter", "leave"] == third.told
    app.scenes.push(second)
    app.scenes.restart(third)
    assert app.scenes.stack == [third] and first.told[-1] == "leave"
    app.scenes.pop()
    assert not app.running
    assert app.step(0.1) is False


def test_only_the_top_scene_gets_input_and_time(open_app):
    below, above = Room(), Room()
    app = open_app(below)
    app.scenes.push(above)
    below.moving = True
    app.settle()
    drawn = below.drawn
    app.step(1 / 60)
    assert below.drawn == drawn


def test_nothing_is_drawn_while_nothing_changes(open_app):
    app = open_app(Room())
    app.settle()
    before = app.redraws
    for _ in range(200):
        assert app.step(1 / 60) is False
    assert app.redraws == before
    move(app, 5, 5)
    app.settle()
    before = app.redraws
    move(app, 9, 9)  # still over nothing
    assert app.redraws == before
    app.scenes.top.changed()
    app.step(1 / 60)
    assert app.redraws == before + 1


def test_an_idle_loop_costs_next_to_nothing(open_app):
    app = open_app(Room())
    app.settle()
    start, spent = time.perf_counter(), time.process_time()
    while time.perf_counter() - start < 1.0:
        if not app.step(1 / 60):
            pygame.time.wait(IDLE_WAIT)
    assert (time.process_time() - spent) / (time.perf_counter() - start) < 0.06


def test_the_static_layer_is_drawn_once(open_app):
    room = Room()
    app = open_app(room)
    room.moving = True
    for _ in range(10):
        app.step(1 / 60)
    assert room.static_drawn == 1 and room.drawn >= 10
    room.stale()
    app.step(1 / 60)
    assert room.static_drawn == 2


def test_an_overlay_shows_what_is_below_and_does_not_draw_it_anew(open_app):
    below, veil = Room(colour="#ffffff"), Veil()
    app = open_app(below)
    app.scenes.push(veil)
    app.settle()
    drawn = below.drawn
    veil.moving = True
    for _ in range(5):
        app.step(1 / 60)
    assert below.drawn == drawn
    shade = app.screenshot().get_at((3, 3))
    assert 100 < shade[0] < 200
    app.scenes.pop()
    app.settle()
    assert app.screenshot().get_at((3, 3))[:3] == (255, 255, 255)


def test_written_tells_of_all_visible_layers(open_app):
    app = open_app(Room("below"))
    app.scenes.push(Veil("above"))
    texts = [w.text for w in app.written()]
    assert "static" in texts and "Push below" in texts and "Push above" in texts
    app.settle()
    assert app.canvas().audit is None


def test_escape_goes_back_but_never_out_of_the_last_scene(open_app):
    app = open_app(Room())
    app.scenes.push(Room())
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_ESCAPE)
    assert len(app.scenes.stack) == 1 and app.running


def test_a_key_held_while_a_scene_opens_does_nothing_in_it(open_app):
    """The curtain: what was pressed before does not open it."""
    seen = []

    class Curtain(Room):
        def handle(self, intent):
            if isinstance(intent, Confirm) and intent.fresh:
                seen.append(intent)
            return True

    class Opener(Room):
        def handle(self, intent):
            if isinstance(intent, Confirm):
                self.app.scenes.push(Curtain())
            return True

    app = open_app(Opener())
    key(app, pygame.K_RETURN, hold=True)
    for _ in range(60):
        app.step(1 / 30)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    assert isinstance(app.scenes.top, Curtain) and seen == []
    let_go(app, pygame.K_RETURN)
    key(app, pygame.K_RETURN)
    assert len(seen) == 1


def test_a_new_scene_shows_its_focus_if_keys_were_used_and_hovers_if_the_mouse_was(open_app):
    app = open_app(Room())
    click(app, 960, 860)
    top = app.scenes.top
    assert top.group.hovered is top.group.widgets[0] and not top.group.by_keys
    key(app, pygame.K_RETURN)
    assert app.scenes.top is not top and app.scenes.top.group.by_keys


def test_the_whole_app_by_keyboard_alone(open_app):
    class Names(Scene):
        def enter(self):
            self.field = TextField((300, 300, 400, 84), "", lambda text: None)
            self.group.add(Button("Play", (300, 500, 300, 110), self.app.quit), self.field)

    app = open_app(Names())
    key(app, pygame.K_TAB)
    key(app, pygame.K_UP)
    typed(app, "Mina")
    key(app, pygame.K_DOWN)
    key(app, pygame.K_RETURN)
    assert app.scenes.top.field.text == "Mina" and not app.running


def test_art_is_prepared_before_the_first_picture_and_again_after_a_change_of_size(open_app):
    class Slow(Room):
        slices = 0

        def prepare(self, canvas):
            for _ in range(4):
                time.sleep(0.008)
                Slow.slices += 1
                yield

    room = Slow()
    app = open_app(room)
    assert app.step(1 / 60) is True and room.drawn == 0
    key(app, pygame.K_RETURN)  # not meant for what is not there yet
    app.settle()
    assert Slow.slices == 4 and room.drawn >= 1 and app.scenes.top is room
    app.window.inner.size = (1600, 900)
    app.settle()
    assert Slow.slices == 8


def test_a_scene_that_is_shown_while_it_takes_long_shows_a_sign(open_app, monkeypatch):
    from cattable.ui import app as module

    class Slow(Room):
        def prepare(self, canvas):
            while True:
                time.sleep(0.002)
                yield

    monkeypatch.setattr(module, "SIGN_AFTER", 0.01)
    app = open_app(Slow())
    app.step(1 / 60)
    app.step(1 / 60)
    middle = app.window.surface.get_rect().center
    picture = app.window.surface.subsurface(pygame.Rect(middle[0] - 40, middle[1] - 40, 80, 80))
    assert len({tuple(picture.get_at((x, x))) for x in range(80)}) > 1


def test_memory_stays_flat_when_scenes_come_and_go(open_app):
    app = open_app(Room())
    for number in range(60):
        app.scenes.push(Veil(str(number)))
        app.step(1 / 60)
        app.scenes.pop()
        app.step(1 / 60)
    assert app.brush.shelf.used <= app.brush.shelf.budget
    assert app.lettering.shelf.used <= app.lettering.shelf.budget


def test_a_group_without_an_app_makes_no_sound():
    FocusGroup([Button("A", (0, 0, 10, 10), print)]).play("tick")


@pytest.mark.parametrize("text_size", [100, 115, 130])
def test_text_size_changes_what_is_on_the_screen(open_app, text_size):
    app = open_app(Room())
    app.settle()
    before = next(w for w in app.written() if w.text == "static").box
    app.change(text_size=text_size)
    app.settle()
    after = next(w for w in app.written() if w.text == "static").box
    assert after[2] == pytest.approx(before[2] * text_size / 100, rel=0.08)
