import pygame
import pytest

from cattable.ui import reader as reading
from cattable.ui.intents import (
    Cancel,
    Composing,
    Confirm,
    Edge,
    Erase,
    Exposed,
    Fullscreen,
    Hidden,
    Log,
    Menu,
    NextFocus,
    Odds,
    Point,
    Press,
    PreviousFocus,
    Quit,
    Release,
    Rules,
    Scroll,
    Step,
    Typed,
    Undo,
)
from cattable.ui.reader import IntentReader
from cattable.ui.stage import Stage, inside


@pytest.fixture
def reader():
    return IntentReader(Stage(960, 540).design)


def down(key, mod=0):
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)


def up(key):
    return pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)


def pad(kind, button, pad_id=0):
    return pygame.Event(kind, button=button, instance_id=pad_id)


def axis(which, value, pad_id=0):
    return pygame.Event(pygame.CONTROLLERAXISMOTION, axis=which, value=value, instance_id=pad_id)


KEYS = [
    (pygame.K_LEFT, 0, Step("left")),
    (pygame.K_d, 0, Step("right")),
    (pygame.K_w, 0, Step("up")),
    (pygame.K_DOWN, 0, Step("down")),
    (pygame.K_TAB, 0, NextFocus()),
    (pygame.K_TAB, pygame.KMOD_LSHIFT, PreviousFocus()),
    (pygame.K_RETURN, 0, Confirm()),
    (pygame.K_KP_ENTER, 0, Confirm()),
    (pygame.K_SPACE, 0, Confirm()),
    (pygame.K_ESCAPE, 0, Cancel()),
    (pygame.K_F10, 0, Menu()),
    (pygame.K_z, pygame.KMOD_LCTRL, Undo()),
    (pygame.K_BACKSPACE, 0, Undo()),
    (pygame.K_l, 0, Log()),
    (pygame.K_o, 0, Odds()),
    (pygame.K_F1, 0, Rules()),
    (pygame.K_F11, 0, Fullscreen()),
    (pygame.K_RETURN, pygame.KMOD_LALT, Fullscreen()),
]


@pytest.mark.parametrize(("key", "mod", "intent"), KEYS)
def test_keys(reader, key, mod, intent):
    assert reader.read(down(key, mod)) == [intent]
    assert reader.read(up(key)) == []


def test_a_key_held_is_not_fresh_until_it_is_let_go(reader):
    assert reader.read(down(pygame.K_RETURN)) == [Confirm(fresh=True)]
    assert reader.read(down(pygame.K_RETURN)) == [Confirm(fresh=False)]
    assert reader.repeats(10) == []
    reader.read(up(pygame.K_RETURN))
    assert reader.read(down(pygame.K_RETURN)) == [Confirm(fresh=True)]


def test_a_gamepad_button_held_is_not_fresh(reader):
    a = pygame.CONTROLLER_BUTTON_A
    assert reader.read(pad(pygame.CONTROLLERBUTTONDOWN, a)) == [Confirm()]
    assert reader.read(pad(pygame.CONTROLLERBUTTONDOWN, a)) == [Confirm(fresh=False)]
    assert reader.read(pad(pygame.CONTROLLERBUTTONUP, a)) == []
    assert reader.read(pad(pygame.CONTROLLERBUTTONDOWN, a)) == [Confirm()]


def test_one_press_of_undo_fullscreen_or_menu_counts_once_however_long_it_is_held(reader):
    for key in (pygame.K_BACKSPACE, pygame.K_F11, pygame.K_ESCAPE, pygame.K_F10, pygame.K_l):
        assert len(reader.read(down(key))) == 1
        assert reader.read(down(key)) == [] and reader.repeats(5) == []


def test_held_arrows_repeat(reader):
    assert reader.read(down(pygame.K_RIGHT)) == [Step("right")]
    assert reader.repeats(0.1) == []
    assert reader.repeats(0.4) == [Step("right", repeat=True)]
    assert reader.repeats(0.11) == [Step("right", repeat=True)]
    reader.read(up(pygame.K_RIGHT))
    assert reader.repeats(10) == [] and not reader.holding


def test_a_lost_window_lets_go_of_everything(reader):
    reader.read(down(pygame.K_RIGHT))
    reader.read(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert reader.repeats(10) == []
    assert reader.read(down(pygame.K_RIGHT)) == [Step("right")]


def test_letters_are_text_while_typing(reader):
    reader.typing = True
    assert reader.read(down(pygame.K_a)) == []
    assert reader.read(pygame.Event(pygame.TEXTINPUT, text="ä")) == [Typed("ä")]
    assert reader.read(down(pygame.K_SPACE)) == []
    assert reader.read(pygame.Event(pygame.TEXTEDITING, text="に", start=0, length=1)) == [Composing("に")]
    assert reader.read(down(pygame.K_DELETE)) == [Erase(forward=True)]
    assert reader.read(down(pygame.K_HOME)) == [Edge(end=False)]
    assert reader.read(down(pygame.K_z, pygame.KMOD_LCTRL)) == []
    assert reader.read(down(pygame.K_LEFT)) == [Step("left")]


def test_letters_are_not_text_otherwise(reader):
    assert reader.read(pygame.Event(pygame.TEXTINPUT, text="a")) == []
    assert reader.read(pygame.Event(pygame.TEXTEDITING, text="a", start=0, length=1)) == []


def test_backspace_erases_on_and_on_while_typing(reader):
    reader.typing = True
    assert reader.read(down(pygame.K_BACKSPACE)) == [Erase()]
    assert reader.repeats(0.5) == [Erase()]
    reader.read(up(pygame.K_BACKSPACE))
    assert reader.repeats(0.5) == []


def test_pasting(reader, monkeypatch):
    monkeypatch.setattr(reading, "clipboard", lambda: "Mina")
    assert reader.read(down(pygame.K_v, pygame.KMOD_LCTRL)) == []
    reader.typing = True
    assert reader.read(down(pygame.K_v, pygame.KMOD_LCTRL)) == [Typed("Mina")]


def test_gamepad_buttons(reader):
    for name, intent in (("B", Cancel()), ("X", Log()), ("Y", Undo()), ("START", Menu()), ("BACK", Rules())):
        button = getattr(pygame, f"CONTROLLER_BUTTON_{name}")
        assert reader.read(pad(pygame.CONTROLLERBUTTONDOWN, button)) == [intent]
    assert reader.read(pad(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_DPAD_UP)) == [Step("up")]
    assert reader.repeats(0.5) == [Step("up", repeat=True)]
    assert reader.read(pad(pygame.CONTROLLERBUTTONDOWN, 99)) == []


def test_the_stick_steps_once_and_repeats_while_held(reader):
    x = pygame.CONTROLLER_AXIS_LEFTX
    assert reader.read(axis(x, 9000)) == []
    assert reader.read(axis(x, 30000)) == [Step("right")]
    assert reader.read(axis(x, 32000)) == []
    assert reader.read(axis(x, 15000)) == []  # between off and on: still held
    assert reader.repeats(0.5) == [Step("right", repeat=True)]
    assert reader.read(axis(x, -30000)) == [Step("left")]
    reader.read(axis(x, 0))
    assert reader.repeats(9) == []
    assert reader.read(axis(pygame.CONTROLLER_AXIS_RIGHTX, 32000)) == []


def test_a_gamepad_that_is_pulled_out_lets_go(reader):
    reader.read(pad(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_DPAD_LEFT, 3))
    reader.read(axis(pygame.CONTROLLER_AXIS_LEFTY, 32000, 3))
    reader.read(pad(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_A, 3))
    reader.read(down(pygame.K_UP))
    reader.read(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=3))
    assert reader.repeats(0.5) == [Step("up", repeat=True)]
    assert reader.read(pad(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_A, 3)) == [Confirm()]


def test_the_mouse(reader):
    assert reader.read(pygame.Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(0, 0), buttons=(0, 0, 0))) == [Point(21, 41)]
    assert reader.read(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1)) == [Press(21, 41)]
    assert reader.read(pygame.Event(pygame.MOUSEBUTTONUP, pos=(10, 20), button=3)) == [Release(21, 41, 3)]
    assert reader.read(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=4)) == []
    assert reader.read(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=0.5)) == [Scroll(0.5, 21, 41)]


def test_keys_hide_the_pointer_and_the_mouse_shows_it(reader):
    reader.read(down(pygame.K_LEFT))
    assert not reader.pointer_shown
    reader.read(pygame.Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(0, 0), buttons=(0, 0, 0)))
    assert reader.pointer_shown
    reader.read(pad(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_DPAD_UP))
    assert not reader.pointer_shown


def test_the_window(reader):
    assert reader.read(pygame.Event(pygame.QUIT)) == [Quit()]
    assert reader.read(pygame.Event(pygame.WINDOWEXPOSED)) == [Exposed()]
    assert reader.read(pygame.Event(pygame.WINDOWMINIMIZED)) == [Hidden(True)]
    assert reader.read(pygame.Event(pygame.WINDOWRESTORED)) == [Hidden(False)]
    assert reader.read(pygame.Event(pygame.ACTIVEEVENT, gain=0, state=1)) == []


@pytest.mark.parametrize("size", [(801, 603), (1023, 767), (1921, 1079), (2560, 1080), (1366, 768)])
def test_the_corner_pixels_belong_to_the_stage(size):
    """In fullscreen the last row and column can be clicked."""
    stage = Stage(*size)
    reader = IntentReader(stage.design)
    for pos in ((0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)):
        [press] = reader.read(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        assert inside(stage.whole, press.x, press.y)
