"""The faces of Mad Cat Sad Cat: cards with their names, dice, the rail, and how the kinds look."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from cattable.games.mad_cat_sad_cat.rules import CATPOT, MadCatRules
from cattable.ui.art import catcards as art
from cattable.ui.art.dice import DiceAtlas
from cattable.ui.art.seats import PATTERNS, mark
from cattable.ui.art.svg import INK, document, from_file, linear, path, rounded, stitches, tone
from cattable.ui.lettering import SMALLEST, Lettering
from cattable.ui.stage import Box
from cattable.ui.tables.mad_cat_sad_cat.places import inside

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.raster import Ahead

FOLDER = "dice/mad_cat_sad_cat"
STRIP = 37.0
"""Height of a strip that can carry a name in letters for the couch."""


class KindLook(NamedTuple):
    """How a kind looks: which cat cards it has, the cloth below them, its glow, its ground on dice, its banner."""

    cards: str
    cloth: str
    glow: str
    ground: str
    banner: str


LOOKS = {
    "mad": KindLook("mad", "#a8382c", "#ffb04a", "#ffe3cd", "#e2452c"),
    "sad": KindLook("sad", "#2c5b8f", "#8fd2ff", "#d6e9fa", "#3f78ae"),
}
WILD = KindLook("catpot", "#6d3fb0", "#ffd75e", "#f1e2ff", "#6d3fb0")


def look_of(kind: str, kinds: tuple[str, ...]) -> KindLook:
    """The look of a kind; kinds of a changed rules file borrow one. "" is wild."""
    if not kind:
        return WILD
    return LOOKS.get(kind) or tuple(LOOKS.values())[kinds.index(kind) % len(LOOKS)]


def picture_of(side: str) -> str | None:
    """The drawing of a die's side in assets/svg, if it has one."""
    name = f"{FOLDER}/{side}"
    try:
        from_file(name)
    except FileNotFoundError:
        return None
    return name


def side_body(side: str, number: int) -> str:
    """What stands on a side of a die, on 200x200: its drawing, or for a side of a changed rules file a sign."""
    if name := picture_of(side):
        return from_file(name)
    return mark(PATTERNS[number % len(PATTERNS)], 100, 100, 110, INK)


def draw_side(canvas: Canvas, r: MadCatRules, side: str, x: float, y: float, size: float) -> None:
    """A side of a die, small and flat, around a point."""
    number = r.die.index(side)
    ground = look_of(r.kind_of[side], r.kinds).ground

    def make() -> str:
        return document(rounded(6, 6, 188, 188, 46, ground, INK, 12) + side_body(side, number), 200, 200)

    canvas.drawing(("side", side, number), make, x, y, size, size, anchor="center")


def atlas(r: MadCatRules, pixels: int, ahead: Ahead) -> DiceAtlas:
    """All pictures of the dice at a size in pixels."""
    bodies = {side: side_body(side, number) for number, side in enumerate(r.die)}
    grounds = {side: look_of(r.kind_of[side], r.kinds).ground for side in r.die}
    return DiceAtlas(bodies, pixels, ahead, colours=grounds)


def cat_card(canvas: Canvas, r: MadCatRules, kind: str, combo: str, standing: bool, width: float) -> pygame.Surface:
    """A cat card with its name, at a width in units."""
    size = art.STANDING if standing else art.LYING
    name = art.STANDING_NAME if standing else art.LYING_NAME
    look = look_of(kind, r.kinds).cards
    groups = tuple(r.sheet.combinations[combo].groups)
    key = ("cat card", look, combo, groups, standing, width, canvas.lettering.text_size)

    def make() -> pygame.Surface:
        height = width * size[1] / size[0]
        plain = canvas.brush.drawing(
            (look, groups, standing), lambda: art.cat_card(look, groups, standing), width, height
        )
        return named(canvas, plain, combo, inside((0, 0, width, height), size, name))

    return canvas.brush.kept(key, make)


def _strip(width: float, height: float, colour: str) -> str:
    body = rounded(2.5, 2.5, width - 5, height - 5, 12, "url(#band)", INK, 5)
    body += path(f"M14 8H{width - 14:g}", stroke="#ffffff", width=4, opacity=0.3)
    return document(body, width, height, linear("band", tone(colour, 1.05), tone(colour, 0.72)))


def pot_card(canvas: Canvas, width: float) -> pygame.Surface:
    """The catpot with its name."""

    def make() -> pygame.Surface:
        plain = canvas.brush.drawing("catpot", art.catpot_card, width, width)
        return named(canvas, plain, CATPOT, inside((0, 0, width, width), art.CATPOT, art.CATPOT_NAME))

    return canvas.brush.kept(("pot card", width, canvas.lettering.text_size), make)


def mooch_card(
    canvas: Canvas, r: MadCatRules, card: str, colour: str, letter: str, width: float, lettered: bool = True
) -> pygame.Surface:
    """A mooch card in a seat's colour; small ones go without letter and name."""
    groups = None if card == CATPOT else tuple(r.sheet.combinations[card].groups)

    def make() -> pygame.Surface:
        height = width * art.MOOCH[1] / art.MOOCH[0]
        plain = canvas.brush.drawing(
            ("mooch", groups, colour, lettered), lambda: art.mooch_card(groups, colour, lettered), width, height
        )
        if not lettered:
            return plain
        whole = (0.0, 0.0, width, height)
        out = named(canvas, plain, card, inside(whole, art.MOOCH, art.MOOCH_NAME))
        return named(canvas, out, letter, inside(whole, art.MOOCH, art.MOOCH_LETTER), "#3a2222")

    return canvas.brush.kept(
        ("mooch card", card, groups, colour, letter, width, lettered, canvas.lettering.text_size), make
    )


def mooch_back(canvas: Canvas, colour: str, width: float) -> pygame.Surface:
    """The back of a seat's mooch cards."""
    height = width * art.MOOCH[1] / art.MOOCH[0]
    return canvas.brush.drawing(("mooch back", colour), lambda: art.mooch_back(colour), width, height)


def named(canvas: Canvas, plain: pygame.Surface, text: str, box: Box, colour: str = "#ffffff") -> pygame.Surface:
    """A copy of a card's picture with a text in a box (in units from its corner)."""
    out = plain.copy()
    letters, px = canvas.lettering, canvas.stage.scale
    shown, size = fitted(letters, text, box[2], box[3])
    line = letters.line(shown, size, colour, bold=False)
    middle = (box[0] + box[2] / 2) * px, (box[1] + box[3] / 2 - 1.5) * px
    out.blit(line, line.get_rect(center=(round(middle[0]), round(middle[1]))))
    return out


def fitted(letters: Lettering, text: str, width: float, height: float) -> tuple[str, float]:
    """A name as it goes on a card's strip: the text (cut if it must be) and its size, at least what a couch can read.

    It may reach 6 units into the strip's edge on each side. At small scales, where letters are whole pixels and come
    out wider than they should, it may be a part of a pixel smaller.
    """
    size = min(28.0, (height + 8) / (1.25 * letters.text_size))
    smallest = (SMALLEST - 0.49 / letters.scale) / letters.text_size
    size = letters.fit(text, size, width + 6, smallest, False)
    return letters.cut(text, size, width + 12, False), size


def rail(width: float, height: float, slots: int) -> str:
    """A wooden rail with a dip for each kept die."""
    body = rounded(5, 9, width - 10, height - 14, 34, "#5d3317", INK, 8)
    body += rounded(5, 5, width - 10, height - 18, 34, "url(#wood)", INK, 8)
    body += path(f"M44 15H{width - 44:g}", stroke="#f6cf9a", width=7, opacity=0.6)
    pitch = (width - 44) / slots
    side = min(pitch - 10, height - 38)
    for i in range(slots):
        x, y = 22 + pitch * (i + 0.5) - side / 2, (height - 12 - side) / 2
        body += rounded(x, y, side, side, side * 0.24, "#6b3a1a", "#4d270f", 4)
        body += rounded(x + 4, y + 4, side - 8, 16, 8, "#2a1208", opacity=0.3)
        body += path(
            f"M{x + side * 0.28:g} {y + side - 7:g}H{x + side * 0.72:g}", stroke="#f0c08a", width=4, opacity=0.35
        )
    return document(body, width, height, linear("wood", "#c98a52", "#96602f"))


def cloth(width: float, height: float, colour: str) -> str:
    """The patch of cloth that the cards of a kind lie on."""
    body = rounded(2, 2, width - 4, height - 4, 36, "url(#cloth)", tone(colour, 0.6), 4)
    body += stitches(13, 13, width - 26, height - 26, 26, "#f7e3b5", 3, opacity=0.5)
    return document(body, width, height, linear("cloth", tone(colour, 1.08), tone(colour, 0.8)))


def locked_frame(width: float, height: float, colour: str) -> str:
    """The light around the cloth of the locked kind; it stands 16 units out on each side."""
    body = ""
    for grow, opacity in ((15, 0.2), (11, 0.3), (7, 0.5)):
        body += rounded(
            16 - grow, 16 - grow, width + 2 * grow, height + 2 * grow, 36 + grow, "none", colour, 6, opacity=opacity
        )
    body += rounded(18, 18, width - 4, height - 4, 36, colour, opacity=0.22)
    body += rounded(18, 18, width - 4, height - 4, 36, "none", INK, 15) + rounded(
        18, 18, width - 4, height - 4, 36, "none", "#ffe66b", 8
    )
    return document(body, width + 32, height + 32)


def glow(width: float, height: float, colour: str) -> str:
    """A frame of light around a card of this size; it stands 14 units out on each side."""
    body = ""
    for grow, opacity in ((13, 0.22), (10, 0.3), (7, 0.45)):
        body += rounded(14 - grow, 14 - grow, width + 2 * grow, height + 2 * grow, 24 + grow, colour, opacity=opacity)
    body += rounded(10, 10, width + 8, height + 8, 26, "none", "#fffbe0", 5)
    return document(body, width + 28, height + 28)
