"""The cards of the hand games as SVG text: faces, backs, colour symbols, and the ring that shows the way of play.

All pictures are files in assets/svg/cards/<game>; letters and numbers are written on them by the caller.
"""

from __future__ import annotations

from functools import cache

from cattable.ui.art.cards import Box
from cattable.ui.art.faces import card_folder, face_file
from cattable.ui.art.svg import SVG_FOLDER

BADGE = Box(14, 14, 60, 98)
"""The corner that stays visible in a fan; nothing else of a card reaches into it. It holds SIGN above STAMP."""
SIGN = Box(20, 17, 48, 48)
"""Symbol of a herd or of a message; room for the number of a number card."""
STAMP = Box(23, 66, 42, 42)
"""What kind of card it is (Herding Cats), or the symbol of its suit (MAD)."""
BAND = Box(22, 288, 184, 38)
"""The strip that carries the name."""
NAME = Box(27, 291, 153, 32)
SEAL = Box(180, 279, 54, 54)
"""The colour's symbol again, in the lower right corner."""


def card_face(game: str, card: str, copy: int = 1) -> str:
    """A face 250x350 by the card's name (`orange cat`, `red which way`, `joker`) and which of its copies it is.

    A card without a drawing gets the plain face of its colour, or of no colour: NAME and SIGN say what it is.
    """
    return _text(face_file(game, card, copy))


def card_back(game: str) -> str:
    """The back 250x350 of a game's cards."""
    return _text(f"{card_folder(game)}/back")


def colour_symbol(game: str, colour: str) -> str:
    """The symbol of a colour alone, 100x100; a plain paw for a colour that has none."""
    name = f"{card_folder(game)}/symbol-{colour}"
    return _text(name if (SVG_FOLDER / f"{name}.svg").exists() else f"{card_folder(game)}/symbol")


def direction(way: str) -> str:
    """A ring of arrows 200x200 for play that goes on to the "left" (clockwise on the screen) or to the "right"."""
    return _text(f"cards/direction-{way}")


@cache
def _text(name: str) -> str:
    return (SVG_FOLDER / f"{name}.svg").read_text(encoding="utf-8")
