"""The drawings a person may change: each one loads, shows something, and keeps to what nanosvg draws."""

import os
import re
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
pygame = pytest.importorskip("pygame")

SVG = Path(__file__).parents[2] / "assets" / "svg"
FILES = sorted(SVG.rglob("*.svg"))
COATS = ("ginger", "grey", "blue", "red", "tuxedo", "calico", "siamese", "snow", "patchwork")
MOODS = ("calm", "blink", "happy", "smug", "shocked", "sad", "mad", "look-left", "look-right")
IGNORED = re.compile(
    r"<(clipPath|mask|filter|text|tspan|use|pattern|image|style|symbol|foreignObject)\b|clip-path=|hsl\("
)
FREE_EDGE = re.compile(r"^(cats|dice/mad_cat_sad_cat|games|title/(sit|cheer))")


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
