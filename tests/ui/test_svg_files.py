"""The drawings a person may change: each one loads, shows something, and keeps to what nanosvg draws."""

import os
import re
from collections import Counter
from pathlib import Path

import pytest
import yaml

import cattable
from cattable.ui.art import faces, handcards

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
pygame = pytest.importorskip("pygame")

SVG = Path(__file__).parents[2] / "assets" / "svg"
FILES = sorted(SVG.rglob("*.svg"))
COATS = ("ginger", "grey", "blue", "red", "tuxedo", "calico", "siamese", "snow", "patchwork")
MOODS = ("calm", "blink", "happy", "smug", "shocked", "sad", "mad", "look-left", "look-right")
IGNORED = re.compile(
    r"<(clipPath|mask|filter|text|tspan|use|pattern|image|style|symbol|foreignObject)\b|clip-path=|hsl\("
)
FREE_EDGE = re.compile(r"^(cats|dice|games|title/(sit|cheer))")


def names() -> set[str]:
    return {file.relative_to(SVG).with_suffix("").as_posix() for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.relative_to(SVG).as_posix())
def test_loads_and_is_not_blank(file: Path) -> None:
    surface = pygame.image.load_sized_svg(str(file), (64, 64))
    drawn = pygame.mask.from_surface(surface, 100).count()
    assert drawn > 0.1 * surface.get_width() * surface.get_height()


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.relative_to(SVG).as_posix())
def test_keeps_to_what_nanosvg_draws(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert not IGNORED.search(text)
    used, made = set(re.findall(r"url\(#([^)]+)\)", text)), re.findall(r'<\w+Gradient id="([^"]+)"', text)
    assert used <= set(made), "a fill names a gradient that is not there"
    assert len(made) == len(set(made)), "two gradients of one name"
    assert all(
        re.fullmatch(r"none|url\(#.+\)|#[0-9a-fA-F]{3,6}", c) for c in re.findall(r'(?:fill|stroke)="([^"]+)"', text)
    )


@pytest.mark.parametrize("name", [n for n in sorted(names()) if FREE_EDGE.match(n)])
def test_nothing_is_cut_off_at_the_edge(name: str) -> None:
    surface = pygame.image.load_sized_svg(str(SVG / f"{name}.svg"), (200, 200))
    box = surface.get_bounding_rect()
    assert (
        box.left >= 1
        and box.top >= 1
        and box.right <= surface.get_width() - 1
        and box.bottom <= surface.get_height() - 1
    )


def test_every_coat_has_every_mood_and_a_body() -> None:
    assert {f"cats/{coat}-{mood}" for coat in COATS for mood in MOODS} <= names()
    assert {f"title/{part}-{coat}" for coat in COATS for part in ("paws", "sit", "cheer")} <= names()


@pytest.mark.parametrize("coat", COATS)
def test_a_blink_moves_nothing_but_the_eyes(coat: str) -> None:
    calm, blink = (
        pygame.image.load_sized_svg(str(SVG / f"cats/{coat}-{mood}.svg"), (256, 256)) for mood in ("calm", "blink")
    )
    changed = pygame.mask.from_threshold(calm, (0, 0, 0), (1, 1, 1, 255), blink)
    changed.invert()
    boxes = changed.get_bounding_rects()
    assert boxes and all(box.top > 90 and box.bottom < 190 for box in boxes)
    assert pygame.mask.from_surface(calm).count() == pygame.mask.from_surface(blink).count()


CARD_GAMES = {"herding_cats": 60, "mad_magazine": 76}


@pytest.mark.parametrize("game", CARD_GAMES)
def test_every_card_of_a_hand_game_has_its_own_face(game: str) -> None:
    table = cattable.load_game(game).new_match(["Ann", "Bo"], seed=1).table
    cards = Counter(table.r.cards)
    drawn = {faces.face_file(game, card, copy) for card, count in cards.items() for copy in range(1, count + 1)}
    assert len(drawn) == CARD_GAMES[game] == cards.total()
    assert drawn <= names()
    assert len({handcards.card_face(game, card, copy) for card in cards for copy in range(1, cards[card] + 1)}) == len(
        drawn
    )


@pytest.mark.parametrize("game", CARD_GAMES)
def test_more_copies_come_round_again_and_strange_cards_are_plain(game: str) -> None:
    colour = "green"
    card = f"{colour} cat" if game == "herding_cats" else f"{colour} 3"
    count = len(faces.drawings(game)[card.replace(" ", "-")])
    assert faces.face_file(game, card, count + 1) == faces.face_file(game, card, 1)
    assert faces.face_file(game, f"{colour} otter", 1) == f"cards/{game}/{colour}-blank"
    assert faces.face_file(game, "otter", 5) == f"cards/{game}/blank"
    assert handcards.colour_symbol(game, "mauve") == handcards.colour_symbol(game, "beige")
    assert all(text.startswith("<svg") for text in (handcards.card_face(game, "otter"), handcards.card_back(game)))


def test_the_ring_turns_both_ways() -> None:
    assert handcards.direction("left") != handcards.direction("right")


def test_cards_stay_small() -> None:
    sizes = [file.stat().st_size for file in (SVG / "cards").rglob("*.svg")]
    assert max(sizes) <= 25_000 and sum(sizes) < 3_000_000


@pytest.mark.parametrize("game", CARD_GAMES)
def test_colours_differ_in_grey(game: str) -> None:
    """The corner of a card tells its colour without colour: the badges differ in grey."""
    colours = ("orange", "purple", "blue", "green") if game == "herding_cats" else ("green", "yellow", "red", "blue")
    greys = []
    for colour in colours:
        surface = pygame.image.load_sized_svg(str(SVG / f"cards/{game}/symbol-{colour}.svg"), (24, 24))
        on_paper = pygame.Surface((24, 24))
        on_paper.fill("#fffdf6")
        on_paper.blit(surface, (0, 0))
        greys.append([sum(on_paper.get_at((x, y))[:3]) / 3 for x in range(24) for y in range(24)])
    for i, one in enumerate(greys):
        for other in greys[i + 1 :]:
            assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one) > 20


RULES = Path(__file__).parents[2] / "rules"
MEOW, CUCUMBERS = (
    yaml.safe_load((RULES / f"{game}.yaml").read_text(encoding="utf-8"))
    for game in ("meow_meow_dice", "cats_vs_cucumbers")
)


def hyphened(texts) -> set[str]:
    return {text.replace(" ", "-") for text in texts}


def test_every_butler_and_fish_bone_is_drawn() -> None:
    decks = (MEOW["butlers"], MEOW["golden"], MEOW["special"], MEOW["fish_bones"])
    cards = hyphened(name for deck in decks for name in deck)
    assert len(cards) == sum(map(len, decks)) == 34
    assert {f"cards/meow_meow_dice/{card}" for card in cards} == {n for n in names() if n.startswith("cards/meow")}
    assert {f"tokens/meow_meow_dice/item-{item}" for item in MEOW["items"]} <= names()


def test_every_side_of_the_dice_is_drawn_and_has_a_sign() -> None:
    meow = {f"dice/meow_meow_dice/{side}" for side in hyphened(MEOW["die"])}
    icons = {f"dice/cats_vs_cucumbers/{icon}" for icon in hyphened(CUCUMBERS["icons"])}
    assert len(meow) == 5
    assert len(icons) == 6
    for side in meow | icons:
        assert {side, f"{side}-symbol"} <= names()


def test_every_toy_is_drawn() -> None:
    assert {f"tokens/cats_vs_cucumbers/{toy}" for toy in hyphened(CUCUMBERS["toys"])} <= names()


def outline(name: str, size: int) -> pygame.Mask:
    return pygame.mask.from_surface(pygame.image.load_sized_svg(str(SVG / f"{name}.svg"), (size, size)), 100)


@pytest.mark.parametrize("end", ["", "-symbol"])
def test_sides_of_the_cube_cat_differ_in_their_outline(end: str) -> None:
    """Told apart at 40 pixels by their outline alone: a sixth of what either covers is not shared."""
    masks = [outline(f"dice/meow_meow_dice/{side}{end}", 40) for side in sorted(set(MEOW["die"]))]
    for i, one in enumerate(masks):
        for other in masks[i + 1 :]:
            shared = one.overlap_area(other, (0, 0))
            assert shared < 5 / 6 * (one.count() + other.count() - shared)
