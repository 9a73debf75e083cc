"""All pictures of the butler cards as files."""

from __future__ import annotations

from drawing.butlers import clothing, food, home, toybox, treasures
from drawing.cards.frame import smaller

CARDS = clothing.CARDS | food.CARDS | toybox.CARDS | home.CARDS | treasures.CARDS
"""Every picture by the name of its card, with hyphens for blanks."""


def pages() -> dict[str, str]:
    """The files of assets/svg/cards/meow_meow_dice by name."""
    return {name: smaller(picture().placed(9, 9, 0.91).page(200, 200)) for name, picture in CARDS.items()}
