"""The sides of the dice of Meow Meow Dice and Cats vs Cucumbers, and what tells kinds of dice apart.

A table makes an atlas of each kind of die, and signs for conditions and rewards:

    look = die_look("blue", 1)
    DiceAtlas({side: side_body(game, side, i, look.mark) for i, side in enumerate(sides)}, px, ahead,
              base=look.ground, colours={side: side_ground(game, side) or look.ground for side in sides})
    side_symbol("meow_meow_dice", "belly"), condition("never", "belly")

Pictures are files in assets/svg/dice/<game>, `<side>.svg` and `<side>-symbol.svg` with hyphens for blanks. A side that
a changed rules file invents gets the sign of a pattern by its number.
"""

from __future__ import annotations

from typing import NamedTuple

from cattable.ui.art.seats import PATTERNS
from cattable.ui.art.seats import mark as pattern_mark
from cattable.ui.art.svg import INK, SVG_FOLDER, document, ellipse, from_file, group, path, rounded

SIDE = 200
SYMBOL = 100
_MEOW = "dice/meow_meow_dice"


class DieLook(NamedTuple):
    """A kind of die: the colour of its body, and the shape of the mark in the corner of each of its sides."""

    ground: str
    mark: str


DIE_LOOKS = {
    "white": DieLook("#fff6e6", "disc"),
    "blue": DieLook("#8ec6f4", "square"),
    "orange": DieLook("#ffb45e", "triangle"),
    "green": DieLook("#a9d98a", "cross"),
    "pink": DieLook("#ffb8d2", "diamond"),
}
"""Kinds of dice by name."""

_GROUNDS = {"face": "#fff3da", "tail": "#d5efc6", "back": "#cbe3fb", "belly": "#f3e4ff", "side": "#ffe08f"}


def die_look(kind: str, number: int = 0) -> DieLook:
    """The look of a kind of die by its name, or for a kind of a changed rules file by its number."""
    return DIE_LOOKS.get(kind) or tuple(DIE_LOOKS.values())[number % len(DIE_LOOKS)]


def side_ground(game: str, side: str) -> str | None:
    """The colour a side of Meow Meow Dice stands on; None where the die's own body shows."""
    return _GROUNDS.get(side) if game == "meow_meow_dice" else None


_SHAPES = {
    "disc": ellipse(0, 0, 12, 12, "#ffffff", INK, 6),
    "square": path("M-11 -11H11V11H-11Z", "#1d5187", INK, 6),
    "triangle": path("M0 -14L14 11H-14Z", "#8f3f00", INK, 6),
    "cross": path("M-10 -10L10 10M10 -10L-10 10", stroke=INK, width=9),
    "diamond": path("M0 -15L13 0L0 15L-13 0Z", "#93265c", INK, 6),
}


def die_mark(mark: str, x: float, y: float, size: float) -> str:
    """The corner mark of a kind of die, `size` across, centred on (x, y)."""
    return group(_SHAPES[mark], move=(x, y), scale=size / 30)


def _drawn(name: str) -> bool:
    return (SVG_FOLDER / f"{name}.svg").exists()


def side_body(game: str, side: str, number: int = 0, mark: str = "") -> str:
    """What stands on a side, on SIDE x SIDE, for a `Face`; with `mark` the corner tells the kind of die."""
    name = f"dice/{game}/{side.replace(' ', '-')}"
    body = from_file(name) if _drawn(name) else pattern_mark(PATTERNS[number % len(PATTERNS)], 100, 100, 110, INK)
    if not mark:
        return body
    return group(body, move=(16, 2), scale=0.88) + die_mark(mark, 29, 172, 40)


def _symbol_body(game: str, side: str, number: int) -> str:
    name = f"dice/{game}/{side.replace(' ', '-')}-symbol"
    return from_file(name) if _drawn(name) else pattern_mark(PATTERNS[number % len(PATTERNS)], 50, 50, 70, INK)


def side_symbol(game: str, side: str, number: int = 0) -> str:
    """The sign of a side, SYMBOL x SYMBOL: few lines, readable at the size of a letter."""
    return document(_symbol_body(game, side, number), SYMBOL, SYMBOL)


def flat_die(game: str, side: str, number: int = 0, look: DieLook | None = None) -> str:
    """A die lying flat, SIDE x SIDE: for charts, and for dice too small for an atlas."""
    ground = side_ground(game, side) or (look.ground if look else DIE_LOOKS["white"].ground)
    face = group(side_body(game, side, number, look.mark if look else ""), move=(14, 14), scale=0.86)
    return document(rounded(7, 7, 186, 186, 46, ground, INK, 12) + face, SIDE, SIDE)


def condition_body(kind: str, side: str, number: int = 0) -> str:
    """What `condition` draws, to be put into another drawing."""
    return group(_symbol_body("meow_meow_dice", side, number), move=(1, 1), scale=0.84) + from_file(
        f"{_MEOW}/condition-{kind}"
    )


def condition(kind: str, side: str, number: int = 0) -> str:
    """The sign of a condition (ledger row MD7), SYMBOL x SYMBOL; `kind` is "never" (X) or "must" (!)."""
    return document(condition_body(kind, side, number), SYMBOL, SYMBOL)
