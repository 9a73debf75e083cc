"""Every drawing loads and shows something; dice land on the side that was asked for."""

import io
import os
import re

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from cattable.ui.art import cards, catcards, furniture, icons, room, seats, tokens
from cattable.ui.art.dice import DiceAtlas, Face, cube, rotation
from cattable.ui.art.svg import document, from_file, paw, rounded

SIDES = {f"side{i}": paw(100, 97, 0.3 + 0.1 * i, "#d9503f") for i in range(6)}
COMBINATIONS = ([2, 2], [3, 2], [4], [5], [1, 1, 1, 1, 1], [2, 2, 2], [7, 5], [1], [0, 3], [])
SEATS = tuple(seats.SEAT_COLOURS)


@pytest.fixture(scope="module", autouse=True)
def screen():
    pygame.display.init()
    pygame.display.set_mode((8, 8))


def size_of(text):
    return tuple(float(n) for n in re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', text).groups())


def drawn(text, scale=1.0):
    width, height = size_of(text)
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def is_blank(surface):
    return pygame.mask.from_surface(surface, 20).count() < 30


def furniture_pieces():
    for seat in SEATS:
        yield f"plate {seat}", furniture.plate(392, 100, seat)
        yield f"active plate {seat}", furniture.plate(300, 84, seat, active=True)
        yield f"ring {seat}", seats.avatar_ring(seat)
    for name in seats.PATTERNS:
        yield f"pattern {name}", document(seats.pattern(name, 200, 90, "#8f4210", radius=20), 200, 90)
    for kind in furniture.BUTTONS:
        for pressed in (False, True):
            yield f"button {kind} {pressed}", furniture.button(260, 96, kind, pressed)
    for tail in ("down-left", "down-right", "left", "right", "up", "none"):
        yield f"bubble {tail}", furniture.bubble(320, 120, tail)
    for part in (0, 0.02, 0.5, 1):
        yield f"slider {part}", furniture.slider_track(300, 36, part)
        yield f"progress {part}", furniture.progress(400, 48, part)
    yield "panel", furniture.panel(400, 300)
    yield "focus", furniture.focus_ring(200, 100, 30)
    yield "ribbon", furniture.ribbon(500, 80)
    yield "badge", furniture.badge(100, 48)
    yield "toggle on", furniture.toggle(True)
    yield "toggle off", furniture.toggle(False)
    yield "knob", furniture.slider_knob()


def room_pieces():
    for tint in room.FELTS:
        yield f"felt {tint}", room.felt(700, 400, tint)
    for place in range(1, 7):
        yield f"podium {place}", room.podium(place)
    yield "wood", room.wood(640, 360, 3, 4)
    yield "narrow wood", room.wood(60, 40, 3, 1)
    yield "vignette", room.vignette(160, 90)
    yield "slot", room.slot(200, 280)
    yield "tray", room.tray(540, 386)
    yield "curtain", room.curtain(640, 360, "#e0574a", "#a32632")
    yield "valance", room.valance(640, "#e0574a", "#a32632")


def card_pieces():
    for combination in COMBINATIONS:
        for kind in ("mad", "sad"):
            yield f"{kind} standing {combination}", catcards.cat_card(kind, combination, True)
            yield f"{kind} lying {combination}", catcards.cat_card(kind, combination, False)
        yield f"mooch {combination}", catcards.mooch_card(combination, "blue")
    for seat in SEATS:
        yield f"catpot mooch {seat}", catcards.mooch_card(None, seat, letter_room=False)
        yield f"mooch back {seat}", catcards.mooch_back(seat)
    for marks in seats.PATTERNS:
        yield f"back {marks}", cards.card_back(marks=marks)
    yield "front", cards.card_front("#ffe27a", "#ffb63d", "#d9691a")
    yield "catpot", catcards.catpot_card()


def token_pieces():
    for colour in tokens.COINS:
        yield f"coin {colour}", tokens.coin(colour)
        yield f"stack {colour}", tokens.coin_stack(7, colour)


def icon_pieces():
    for name in icons.ICONS:
        yield f"icon {name}", icons.icon(name)
        yield f"key {name}", icons.icon_button(name)


PIECES = (furniture_pieces, room_pieces, card_pieces, token_pieces, icon_pieces)


@pytest.mark.parametrize("pieces", PIECES, ids=lambda p: p.__name__)
def test_everything_loads_and_is_not_blank(pieces):
    blank = [name for name, text in pieces() if is_blank(drawn(text, 0.5))]
    assert blank == []


@pytest.mark.parametrize("pieces", PIECES, ids=lambda p: p.__name__)
def test_only_what_nanosvg_draws_is_used(pieces):
    for name, text in pieces():
        assert not re.search(r"<(clipPath|mask|filter|text|use|pattern|image)\b|stroke-dasharray", text), name
        used, defined = set(re.findall(r"url\(#([^)]+)\)", text)), re.findall(r'id="([^"]+)"', text)
        assert used <= set(defined), f"{name}: gradients {used - set(defined)} are missing"
        assert len(defined) == len(set(defined)), f"{name}: an id stands twice"


def test_icons_are_complete_and_differ_at_the_smallest_size():
    wanted = [
        "menu",
        "close",
        "sound",
        "sound-off",
        "music",
        "fullscreen",
        "window",
        "undo",
        "rules",
        "settings",
        "log",
        "play",
        "back",
        "left",
        "right",
        "up",
        "down",
        "plus",
        "minus",
        "human",
        "robot",
        "lot",
        "lock",
        "hand",
        "eye",
        "eye-off",
        "crown",
        "star",
        "coin",
        "hourglass",
        "check",
        "cross",
        "info",
        "trash",
        "gamepad",
        "keyboard",
        "mouse",
        "dice",
    ]
    assert sorted(icons.ICONS) == sorted(wanted)
    small = {pygame.image.tobytes(drawn(icons.icon(name), 28 / 96), "RGBA") for name in icons.ICONS}
    assert len(small) == len(icons.ICONS)


def test_icons_can_be_light_on_dark_ground():
    assert "#3a2222" not in icons.icon("menu", "#ffffff")


def test_each_seat_has_its_own_pattern():
    assert len({look.pattern for look in seats.SEAT_COLOURS.values()}) == len(seats.SEAT_COLOURS) == 6


@pytest.mark.parametrize("name", seats.PATTERNS)
def test_a_pattern_stays_inside_its_rounded_rectangle(name):
    w, h, radius = 240, 120, 40
    drawing = drawn(document(seats.pattern(name, w, h, "#000000", radius=radius), w, h))
    frame = drawn(document(rounded(0, 0, w, h, radius, "#000000"), w, h))
    outside = pygame.mask.from_surface(frame, 5)
    outside.invert()
    assert outside.overlap_area(pygame.mask.from_surface(drawing, 60), (0, 0)) == 0


def test_free_places_lie_on_their_cards():
    for size, boxes in (
        (catcards.STANDING, (catcards.STANDING_POINTS, catcards.STANDING_NAME)),
        (catcards.LYING, (catcards.LYING_POINTS, catcards.LYING_NAME)),
        (catcards.CATPOT, (catcards.CATPOT_POINTS, catcards.CATPOT_NAME)),
        (catcards.MOOCH, (catcards.MOOCH_LETTER, catcards.MOOCH_NAME)),
    ):
        card = pygame.Rect((0, 0), size)
        first, second = (pygame.Rect(box) for box in boxes)
        assert card.contains(first)
        assert card.contains(second)
        assert not first.colliderect(second)


def test_sizes_are_as_told():
    assert size_of(catcards.cat_card("mad", [4], True)) == catcards.STANDING
    assert size_of(catcards.cat_card("sad", [4], False)) == catcards.LYING
    assert size_of(catcards.cat_card("catpot", [], True)) == catcards.CATPOT
    assert size_of(catcards.mooch_card([4], "red")) == size_of(catcards.mooch_back("red")) == catcards.MOOCH
    assert size_of(tokens.coin_stack(5)) == (tokens.COIN_WIDTH, tokens.stack_height(5))
    assert size_of(room.podium(2)) == (room.PODIUM_WIDTH, room.podium_height(2))


def test_a_stack_without_coins_is_refused():
    with pytest.raises(ValueError, match="at least one"):
        tokens.coin_stack(0)


def test_a_drawing_that_is_not_there_is_an_error():
    with pytest.raises(FileNotFoundError):
        from_file("cats/dog")


def test_a_cube_keeps_within_its_picture_at_every_turn():
    faces = [Face(body) for body in SIDES.values()]
    for i in range(12):
        picture = drawn(cube(rotation((1, 0.4, 0.2), i * 0.55), faces))
        assert picture.get_rect().inflate(-2, -2).contains(picture.get_bounding_rect())


@pytest.fixture(scope="module")
def atlas(screen):
    return DiceAtlas(SIDES, 48, colours={"side0": "#4a6488"})


def test_resting_sides_are_there_at_once_and_the_rest_comes_in_slices(atlas):
    assert not atlas.ready
    assert atlas.frame("side2", 0, 0.3) is atlas.resting("side2")
    slices = 1
    while not atlas.build_some(0.01):
        slices += 1
    assert atlas.ready
    assert slices > 1
    assert atlas.build_some(0.01)


def test_a_roll_ends_on_the_side_asked_for(atlas):
    atlas.build_some(10)
    for side in SIDES:
        for axis in range(atlas.axes):
            assert atlas.frame(side, axis, 1) is atlas.resting(side)
            assert atlas.frame(side, axis, 0.999) is atlas.resting(side)
            assert atlas.frame(side, axis, 0.62) is not atlas.resting(side)
    assert len({pygame.image.tobytes(atlas.resting(side), "RGBA") for side in SIDES}) == len(SIDES)


def test_every_moment_of_a_roll_has_a_picture(atlas):
    atlas.build_some(10)
    for i in range(-1, 102):
        assert not is_blank(atlas.frame("side1", i % 2, i / 100))


def test_a_resting_die_is_as_wide_as_asked(atlas):
    assert abs(atlas.resting("side3").get_bounding_rect().width - 48) <= 2


def test_a_die_stays_within_its_memory():
    atlas = DiceAtlas(SIDES, 120)
    atlas.build_some(30)
    assert atlas.frame_bytes < 24_000_000


def test_dice_with_few_sides_and_none():
    one = DiceAtlas({"only": ""}, 20)
    one.build_some(10)
    assert one.frame("only", 0, 1) is one.resting("only")
    with pytest.raises(ValueError, match="at least one side"):
        DiceAtlas({}, 20)


def test_side_colours_show():
    plain, blue = (DiceAtlas({"a": ""}, 60, colours=c).resting("a") for c in (None, {"a": "#2040ff"}))
    centre = plain.get_rect().center
    assert plain.get_at(centre) != blue.get_at(centre)
    assert blue.get_at(centre).b > blue.get_at(centre).r
