"""Which file is the face of a card.

Files lie in assets/svg/cards/<game> and are named `<card>-<copy>.svg`, blanks as hyphens: `orange-cat-7`, `green-5-2`,
`red-which-way-1`, `joker-1`. How many drawings a card has is found from the folder; with more copies they come again.
`<colour>-blank` and `blank` stand in for cards that were never drawn.
"""

from __future__ import annotations

import re
from functools import cache

from cattable.ui.art.svg import SVG_FOLDER


def card_folder(game: str) -> str:
    """The folder of a game's cards under assets/svg."""
    return f"cards/{game}"


@cache
def drawings(game: str) -> dict[str, list[int]]:
    """The numbers of the drawings of each card, by its name with hyphens; {} for a game without a folder."""
    found: dict[str, list[int]] = {}
    for file in (SVG_FOLDER / card_folder(game)).glob("*.svg"):
        if match := re.fullmatch(r"(.+)-(\d+)", file.stem):
            found.setdefault(match[1], []).append(int(match[2]))
    return {card: sorted(numbers) for card, numbers in found.items()}


def face_file(game: str, card: str, copy: int = 1) -> str:
    """The file of a card by its name and copy (from 1), under assets/svg and without its ending."""
    name = card.replace(" ", "-")
    if numbers := drawings(game).get(name):
        return f"{card_folder(game)}/{name}-{numbers[(copy - 1) % len(numbers)]}"
    blank = f"{card_folder(game)}/{name.partition('-')[0]}-blank"
    return blank if (SVG_FOLDER / f"{blank}.svg").exists() else f"{card_folder(game)}/blank"
