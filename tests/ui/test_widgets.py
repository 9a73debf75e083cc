import pygame
import pytest
from hands import click, key, let_go, middle, mouse, move, typed

from cattable.ui.focus import FocusGroup, neighbour
from cattable.ui.intents import Confirm, NextFocus, Point, Press, PreviousFocus, Release, Step
from cattable.ui.scene import Scene
from cattable.ui.widgets import Button, Choice, IconButton, Slider, TextField, Toggle


class Calls(list):
    def __call__(self, *values):
        self.append(values[0] if values else True)


@pytest.fixture
def calls():
    return Calls()


def grid(columns, rows, action=print):
    return [
        Button(f"{x},{y}", (100 + x * 300, 100 + y * 150, 250, 100), action)
        for y in range(rows)
        for x in range(columns)
    ]


def test_a_press_acts_when_it_is_let_go_inside(calls):
    group = FocusGroup([Button("Go", (100, 100, 200, 100), calls)])
    group.handle(Press(150, 150))
    assert calls == [] and group.widgets[0].down
    assert group.handle(Release(160, 160)) and calls == [True]
    group.handle(Press(150, 150))
    group.handle(Point(900, 900))
    assert not group.widgets[0].down
    group.handle(Release(900, 900))
    assert calls == [True]


def test_a_release_without_a_press_does_nothing(calls):
    """A click that opened a scene does not press what lies under the pointer there."""
    group = FocusGroup([Button("Go", (100, 100, 200, 100), calls)])
    assert not group.handle(Release(150, 150)) and calls == []


def test_only_the_left_button_presses(calls):
    group = FocusGroup([Button("Go", (100, 100, 200, 100), calls)])
    group.handle(Press(150, 150, 3))
    group.handle(Release(150, 150, 3))
    assert calls == []


def test_a_confirm_that_is_not_fresh_does_nothing(calls):
    group = FocusGroup([Button("Go", (100, 100, 200, 100), calls)])
    group.handle(NextFocus())
    assert not group.handle(Confirm(fresh=False)) and calls == []
    assert group.handle(Confirm()) and calls == [True]


def test_a_confirm_first_shows_a_focus_that_was_not_to_be_seen(calls):
    group = FocusGroup([Button("Go", (100, 100, 200, 100), calls)])
    group.handle(Point(900, 900))
    group.handle(Confirm())
    assert calls == [] and group.shown is group.focused
    group.handle(Confirm())
    assert calls == [True]


def test_a_disabled_button_says_why_and_does_nothing(open_app, calls):
    class Shut(Scene):
        def enter(self):
            self.group.add(Button("Roll", (100, 400, 300, 110), calls, why="Keep a die first."))

    app = open_app(Shut())
    app.settle()
    assert "Keep a die first." not in [w.text for w in app.written()]
    click(app, 200, 450)
    assert calls == [] and "Keep a die first." in [w.text for w in app.written()]
    move(app, 1000, 1000)
    assert "Keep a die first." not in [w.text for w in app.written()]
    key(app, pygame.K_TAB)
    key(app, pygame.K_RETURN)
    assert calls == [] and "Keep a die first." in [w.text for w in app.written()]
    app.scenes.top.group.widgets[0].why = ""
    key(app, pygame.K_RETURN)
    assert calls == [True]


def test_arrows_walk_a_grid():
    widgets = grid(3, 3)
    group = FocusGroup(widgets)
    group.handle(Step("right"))  # shows the focus first
    assert group.focused is widgets[0]
    for direction, at in (("right", 1), ("down", 4), ("down", 7), ("left", 6), ("up", 3), ("left", 3)):
        group.handle(Step(direction))
        assert group.focused is widgets[at], direction


def test_every_widget_of_an_uneven_screen_is_reached_by_arrows():
    boxes = [(100, 80, 420, 130), (1700, 20, 90, 90), (200, 500, 200, 80), (900, 420, 300, 300), (1500, 900, 380, 120)]
    widgets = [Button(str(i), box, print) for i, box in enumerate(boxes)]
    reached, edge = {0}, [0]
    while edge:
        at = widgets[edge.pop()]
        for direction in ("left", "right", "up", "down"):
            there = neighbour(at, widgets, direction)
            if there and (i := widgets.index(there)) not in reached:
                reached.add(i)
                edge.append(i)
    assert reached == set(range(len(widgets)))


def test_tab_goes_round_and_skips_what_is_not_visible():
    widgets = grid(3, 1)
    widgets[1].visible = False
    group = FocusGroup(widgets)
    seen = []
    for intent in (NextFocus(), NextFocus(), NextFocus(), PreviousFocus()):
        group.handle(intent)
        seen.append(widgets.index(group.focused))
    assert seen == [0, 2, 0, 2]


def test_the_pointer_takes_the_focus_along_but_not_from_a_text_field():
    button, field = Button("A", (0, 0, 100, 100), print), TextField((200, 0, 300, 80), "Mina", print)
    group = FocusGroup([button, field])
    assert group.focused is button and not group.typing
    group.handle(Point(250, 40))
    assert group.focused is button and group.hovered is field
    group.handle(Press(250, 40))
    group.handle(Release(250, 40))
    assert group.typing
    group.handle(Point(50, 50))
    assert group.typing and group.hovered is button
    group.handle(Press(900, 900))
    assert not group.typing


def test_replacing_widgets_keeps_the_focus_by_name_or_by_place():
    group = FocusGroup(grid(3, 1))
    group.focus(group.widgets[1])
    group.replace(grid(3, 1))
    assert group.focused is group.widgets[1]
    group.replace([Button("other", (950, 90, 10, 10), print), Button("near", (420, 130, 10, 10), print)])
    assert group.focused.name == "near"
    group.replace([])
    assert group.focused is None
    for intent in (Step("left"), NextFocus(), Confirm(), Point(5, 5), Press(5, 5), Release(5, 5)):
        group.handle(intent)


def test_removing_the_focused_widget_moves_the_focus():
    widgets = grid(3, 1)
    group = FocusGroup(widgets)
    group.focus(widgets[2])
    group.remove(widgets[2])
    assert group.focused is widgets[1]


def test_a_button_that_replaces_the_screen_while_it_is_pressed():
    group = FocusGroup()
    group.add(Button("Go", (0, 0, 100, 100), lambda: group.replace([])))
    group.handle(Press(50, 50))
    group.handle(Release(50, 50))
    assert group.widgets == []


def test_widgets_come_to_rest():
    group = FocusGroup(grid(2, 1))
    group.handle(Point(150, 150))
    assert group.update(1 / 60)
    for _ in range(120):
        moving = group.update(1 / 60)
    assert not moving and group.widgets[0].lift.value == 1


def test_a_toggle(calls):
    group = FocusGroup([Toggle((0, 0, 600, 80), False, calls, label="On")])
    group.handle(Press(10, 40))
    group.handle(Release(10, 40))
    group.handle(NextFocus())
    group.handle(Confirm())
    assert calls == [True, False]


def test_a_choice(calls):
    choice = Choice((0, 0, 700, 90), ["off", "fast", "slow"], "off", calls, label="Speed")
    group = FocusGroup([choice])
    group.handle(NextFocus())
    for intent in (Step("right"), Step("left"), Step("left"), Confirm()):
        assert group.handle(intent)
    assert calls == ["fast", "off", "slow", "off"]
    group.handle(Press(320, 40))
    group.handle(Release(320, 40))
    assert calls[-1] == "slow"


def test_a_slider_by_keys_and_by_mouse(calls):
    slider = Slider((0, 0, 700, 80), 50, calls, label="Volume")
    group = FocusGroup([slider])
    group.handle(NextFocus())
    group.handle(Step("right"))
    assert calls == [55]
    for _ in range(30):
        group.handle(Step("left"))
    assert slider.value == 0 and not group.handle(Step("up"))
    left, length = slider._groove
    group.handle(Press(left + length, 40))
    assert slider.value == 100
    group.handle(Point(left - 4000, 700))
    assert slider.value == 100  # far off to the left of the label: not meant
    group.handle(Point(left + length / 2, 700))
    group.handle(Release(left + length / 2, 700))
    assert slider.value == 50
    group.handle(Point(left, 40))
    assert slider.value == 50


class Form(Scene):
    def __init__(self, calls):
        super().__init__()
        self.calls = calls

    def enter(self):
        self.field = TextField((400, 200, 500, 84), "", self.calls, limit=6, placeholder="Name")
        self.group.add(Button("Done", (400, 400, 300, 110), lambda: self.calls("done")), self.field)
        self.group.add(IconButton("settings", (1700, 40, 96, 100), print, hint="Settings"))


def test_typing_a_name(open_app, calls):
    app = open_app(Form(calls))
    field = app.scenes.top.field
    click(app, *middle(field.box))
    typed(app, "Wad")
    assert field.text == "Wad" and calls[-1] == "Wad"
    key(app, pygame.K_LEFT)
    typed(app, "nse")
    assert field.text == "Wansed"
    typed(app, "X")
    assert field.text == "Wansed"
    key(app, pygame.K_BACKSPACE)
    key(app, pygame.K_HOME)
    key(app, pygame.K_DELETE)
    assert field.text == "ansd"
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="é\ud800\0"))
    app.step(1 / 60)
    assert field.text == "éansd"
    key(app, pygame.K_RETURN)
    assert not app.scenes.top.typing and "done" not in calls


def test_the_first_letter_replaces_what_stood_there(open_app, calls):
    app = open_app(Form(calls))
    field = app.scenes.top.field
    for first, text in ((None, "Mina"), (pygame.K_END, "OldMin"), (pygame.K_LEFT, "OlMind")):
        field.text = "Old"
        click(app, 1900, 1000)
        click(app, *middle(field.box))
        if first:
            key(app, first)
        typed(app, "Mina"[: 6 - len("Old")] if first else "Mina")
        assert field.text == text
    click(app, 1900, 1000)
    click(app, *middle(field.box))
    key(app, pygame.K_BACKSPACE)
    assert field.text == ""


def test_escape_ends_typing_before_it_leaves_the_scene(open_app, calls):
    app = open_app(Scene())
    app.scenes.push(Form(calls))
    click(app, *middle(app.scenes.top.field.box))
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scenes.top, Form) and not app.scenes.top.typing
    key(app, pygame.K_ESCAPE)
    assert not isinstance(app.scenes.top, Form)


def test_erasing_goes_on_while_backspace_is_held(open_app, calls):
    app = open_app(Form(calls))
    field = app.scenes.top.field
    click(app, *middle(field.box))
    typed(app, "Mina")
    key(app, pygame.K_BACKSPACE, hold=True)
    for _ in range(60):
        app.step(1 / 30)
    assert field.text == ""
    let_go(app, pygame.K_BACKSPACE)


def test_a_hint_shows_after_a_while(open_app, calls):
    app = open_app(Form(calls))
    move(app, 1740, 80)
    assert "Settings" not in [w.text for w in app.written()]
    for _ in range(20):
        app.step(1 / 30)
    assert "Settings" in [w.text for w in app.written()]


def test_what_comes_under_a_resting_pointer_says_nothing_until_the_pointer_moves(open_app, calls):
    app = open_app(Form(calls))
    box = (400, 400, 300, 110)
    for other in (Button("Other", box, print, hint="A hint"), Button("No", box, print, why="A reason")):
        move(app, 500, 450)
        app.scenes.top.group.replace([other])
        app.scenes.top.changed()
        for _ in range(20):
            app.step(1 / 30)
        assert not {"A hint", "A reason"} & {w.text for w in app.written()}
        move(app, 501, 450)
        for _ in range(20):
            app.step(1 / 30)
        assert {"A hint", "A reason"} & {w.text for w in app.written()}


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (800, 600), (2560, 1080), (1, 1)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_no_text_of_a_widget_leaves_its_box(open_app, size, text_size):
    from cattable.store.settings import Settings

    long = "A label that is far too long for where it stands"

    class Full(Scene):
        def enter(self):
            self.group.add(
                Button(long, (10, 10, 300, 90), print, kind="primary", icon="dice"),
                Button(long, (1600, 970, 310, 100), print, why=long * 3),
                Toggle((10, 200, 500, 84), True, print, label=long),
                Choice((10, 300, 600, 90), [long], long, print, label=long),
                Slider((10, 400, 600, 84), 100, print, label=long),
                TextField((10, 500, 300, 84), "W" * 16, print),
                TextField((10, 600, 300, 84), "", print, placeholder=long),
            )
            self.group.focus(self.group.widgets[1])
            self.group.by_keys = True

    app = open_app(Full(), size=size, settings=Settings(text_size=text_size))
    app.scenes.top.group.by_keys = True
    pixel = 1 / app.stage.scale
    if size == (1, 1):
        app.written()
        return
    for text, (x, y, w, h), within, _ in app.written():
        assert x >= -1 and y >= -1 and x + w <= 1921 and y + h <= 1081, text
        if within:
            assert x >= within[0] - 2 * pixel and x + w <= within[0] + within[2] + 2 * pixel, text
            assert y >= within[1] - 2 * pixel and y + h <= within[1] + within[3] + 2 * pixel, text


def test_dragging_off_the_window_and_back(open_app, calls):
    app = open_app(Form(calls))
    box = app.scenes.top.group.widgets[0].box
    mouse(app, pygame.MOUSEBUTTONDOWN, *middle(box))
    move(app, -5000, 9000)
    move(app, *middle(box))
    mouse(app, pygame.MOUSEBUTTONUP, *middle(box))
    assert calls == ["done"]
