"""The faces of Meow Meow Dice: cards with their numbers and names, dice, tokens, cats."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from cattable.games.meow_meow_dice.rules import MeowRules
from cattable.ui.art import butlers, meowspace
from cattable.ui.art.cards import Box
from cattable.ui.art.dice import DiceAtlas
from cattable.ui.art.sides import DIE_LOOKS, condition, side_body, side_ground, side_symbol
from cattable.ui.art.svg import INK
from cattable.ui.lettering import SMALLEST, Lettering

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.raster import Ahead

GAME = "meow_meow_dice"
WRITTEN_FROM = 170.0
"""Narrower cards carry no name: it could not be read."""


def sides_of(r: MeowRules) -> list[str]:
    """The different sides of the die."""
    return list(dict.fromkeys(r.die))


def butler(canvas: Canvas, r: MeowRules, card: str, width: float) -> pygame.Surface:
    """A butler, golden butler, special card or fish bone, at a width in units."""
    key = ("meow card", card, width, canvas.lettering.text_size)
    return canvas.brush.kept(key, lambda: _lettered(canvas, r, card, width))


def _lettered(canvas: Canvas, r: MeowRules, card: str, width: float) -> pygame.Surface:
    butler, fish = r.card.get(card), r.sheet.fish_bones.get(card)
    cat = r.sheet.cats.index(butler.cat) if butler and butler.cat in r.sheet.cats else None
    make = partial(
        butlers.butler_card,
        card,
        r.item[card],
        cat=cat,
        never=butler.never if butler else (),
        must=butler.must if butler else (),
        fires=fish.fires if fish else 0,
        ability=butler.ability.kind if butler and butler.ability else "",
        golden=card in r.sheet.golden,
        items=list(r.sheet.items),
        sides=sides_of(r),
    )
    scale, px = width / butlers.CARD[0], canvas.brush.px
    out = canvas.brush.rasterised(make(), (px(width), px(butlers.CARD[1] * scale)))
    write(canvas, out, str(butler.points if butler else 0), butlers.POINTS, scale, 38 * scale, outline=True)
    if butler and butler.ability:
        write(canvas, out, str(butler.ability.amount), butlers.ABILITY_NUMBER, scale, 30 * scale, INK)
    if width >= WRITTEN_FROM:
        write(canvas, out, card, butlers.NAME, scale, 28, bold=False)
    return out


def write(
    canvas: Canvas,
    out: pygame.Surface,
    text: str,
    box: Box,
    scale: float,
    size: float,
    colour: str = "#ffffff",
    outline: bool = False,
    bold: bool = True,
) -> None:
    """Writes into a box of a card."""
    letters, px = canvas.lettering, canvas.stage.scale
    text, size = fitted(letters, text, box.width * scale, size, bold)
    line = letters.line(text, size, colour, bold=bold, outline=size * 0.11 if outline else 0)
    middle = ((box.x + box.width / 2) * scale * px, (box.y + box.height / 2) * scale * px)
    out.blit(line, line.get_rect(center=(round(middle[0]), round(middle[1]))))


def fitted(letters: Lettering, text: str, width: float, size: float, bold: bool) -> tuple[str, float]:
    """A text as it goes on a card (cut if it must be), and its size: at least what a couch can read.

    It may reach a little into the edges. At small scales, where letters are whole pixels and come out wider than they
    should, it may be a part of a pixel smaller.
    """
    smallest = (SMALLEST - 0.49 / letters.scale) / letters.text_size
    size = letters.fit(text, max(size / letters.text_size, smallest), width + 8, smallest, bold)
    return letters.cut(text, size, width + 16, bold), size


def back(canvas: Canvas, deck: str, width: float) -> pygame.Surface:
    """The back of a deck."""
    tall = width * butlers.CARD[1] / butlers.CARD[0]
    return canvas.brush.drawing(("meow back", deck), lambda: butlers.butler_back(deck), width, tall)


def cat_card(canvas: Canvas, r: MeowRules, cat: str, width: float) -> pygame.Surface:
    """A player's cat with its name."""
    number, items = r.sheet.cats.index(cat), list(r.sheet.items)

    def make() -> pygame.Surface:
        plain = canvas.brush.drawing(
            ("cat card", number, tuple(items)), lambda: meowspace.cat_card(number, items), width, width
        )
        out = plain.copy()
        write(canvas, out, cat, meowspace.CAT_NAME, width / meowspace.CAT_CARD, 28)
        return out

    return canvas.brush.kept(("cat card", cat, number, width, canvas.lettering.text_size), make)


def cat_token(canvas: Canvas, r: MeowRules, cat: str, used: bool, width: float) -> pygame.Surface:
    """The token of a player's cat, awake or asleep."""
    number = r.sheet.cats.index(cat)
    return canvas.brush.drawing(("cat token", number, used), lambda: meowspace.cat_token(number, used), width, width)


def token_condition(r: MeowRules, token: str) -> tuple[str, str]:
    """ "never" or "must", and the side, of a condition token."""
    known = r.sheet.condition_tokens[token]
    return ("never", known.never) if known.never else ("must", known.must)


def token(canvas: Canvas, r: MeowRules, name: str, width: float) -> pygame.Surface:
    """A condition token."""
    kind, side = token_condition(r, name)
    number = sides_of(r).index(side)
    key = ("condition token", kind, side, number)
    return canvas.brush.drawing(key, lambda: meowspace.condition_token(kind, side, number), width, width)


def won_token(canvas: Canvas, points: int, width: float) -> pygame.Surface:
    """A condition token that was won, with its points."""

    def make() -> pygame.Surface:
        out = canvas.brush.drawing("won token", meowspace.condition_token_back, width, width).copy()
        write(canvas, out, str(points), meowspace.TOKEN_POINTS, width / meowspace.TOKEN, width * 0.34, INK)
        return out

    return canvas.brush.kept(("won token", points, width, canvas.lettering.text_size), make)


def sign(canvas: Canvas, r: MeowRules, kind: str, side: str, x: float, y: float, size: float) -> None:
    """The sign of a condition around a point."""
    number = sides_of(r).index(side) if side in r.die else 0
    canvas.drawing(
        ("condition", kind, side, number), lambda: condition(kind, side, number), x, y, size, size, anchor="center"
    )


def symbol(canvas: Canvas, r: MeowRules, side: str, x: float, y: float, size: float) -> None:
    """The small sign of a side around a point."""
    number = sides_of(r).index(side)
    canvas.drawing(
        ("side sign", side, number), lambda: side_symbol(GAME, side, number), x, y, size, size, anchor="center"
    )


def item_icon(canvas: Canvas, r: MeowRules, item: str, x: float, y: float, size: float, alpha: int = 255) -> None:
    """The icon of an item around a point."""
    items = list(r.sheet.items)
    canvas.drawing(
        ("item", item, tuple(items)),
        lambda: butlers.item_icon(item, items),
        x,
        y,
        size,
        size,
        anchor="center",
        alpha=alpha,
    )


def flame(canvas: Canvas, x: float, y: float, size: float, alpha: int = 255) -> None:
    """One enthusiasm around a point."""
    canvas.drawing("flame", butlers.flame, x, y, size, size, anchor="center", alpha=alpha)


def atlas(r: MeowRules, pixels: int, ahead: Ahead) -> DiceAtlas:
    """All pictures of the dice at a size in pixels."""
    bodies = {side: side_body(GAME, side, number) for number, side in enumerate(sides_of(r))}
    ground = DIE_LOOKS["white"].ground
    return DiceAtlas(bodies, pixels, ahead, colours={side: side_ground(GAME, side) or ground for side in bodies})
