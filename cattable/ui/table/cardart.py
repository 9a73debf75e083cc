"""Pictures of cards with their letters on, at any width; and what all cards of a size share: shadow, veil, frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from cattable.ui.art import handcards as art
from cattable.ui.art.cards import CARD_HEIGHT, CARD_WIDTH, Box
from cattable.ui.art.room import slot
from cattable.ui.art.svg import INK, document, rounded
from cattable.ui.brush import rasterised
from cattable.ui.table.letters import least

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas

RATIO = CARD_HEIGHT / CARD_WIDTH
WRITTEN_FROM = 150.0
"""Narrower cards carry no name: it could not be read."""
SMALLEST_NAME = 17.0
LARGE = 350.0
OVERHANG = 24.0
"""Width of the card that is looked at closely."""
STACK_STEP = 3.0
"""Units that each layer of a stack stands higher."""
FRAMES = {"lit": "#ffe45c", "chosen": "#7fe9ff", "aim": "#ff8a5c"}


class Letters(NamedTuple):
    """What is written on a card: its name, the number in its corner (or ""), its long name and its rule."""

    name: str
    sign: str = ""
    title: str = ""
    rule: str = ""


class CardArt:
    """The cards of one game. `letters` tells what is written on a face, `width` is the one most cards have."""

    def __init__(self, game: str, letters: Callable[[str], Letters], width: float) -> None:
        self.game, self.letters, self.width = game, letters, width

    def front(self, canvas: Canvas, card: str, copy: int, width: float) -> pygame.Surface:
        """A face: drawn once at the usual width, scaled from that for any other."""
        own = ("card", self.game, card, copy, self.width)
        if width == self.width:
            return canvas.brush.kept(own, lambda: self._lettered(canvas, card, copy, width))
        return canvas.brush.kept(
            (*own, width), lambda: _scaled(canvas, self.front(canvas, card, copy, self.width), width)
        )

    def back(self, canvas: Canvas, width: float) -> pygame.Surface:
        """The back of all cards."""
        key = ("card back", self.game)
        return canvas.brush.drawing(key, lambda: art.card_back(self.game), width, width * RATIO)

    def large(self, canvas: Canvas, card: str, copy: int) -> pygame.Surface:
        """A face to be looked at closely, with its rule on a slip of paper."""
        key = ("large card", self.game, card, copy, canvas.lettering.text_size)
        return canvas.brush.kept(key, lambda: self._lettered(canvas, card, copy, LARGE, with_rule=True))

    def _lettered(self, canvas: Canvas, card: str, copy: int, width: float, with_rule: bool = False) -> pygame.Surface:
        text, scale = self.letters(card), width / CARD_WIDTH
        px = canvas.brush.px
        out = rasterised(art.card_face(self.game, card, copy), (px(width), px(width * RATIO)))
        if text.sign:
            _write(canvas, out, text.sign, art.SIGN, scale, 62 * scale, INK, 0.0)
        if width >= WRITTEN_FROM:
            name = text.title if with_rule and text.title else text.name
            _write(canvas, out, name, art.NAME, scale, 29 * scale, "#ffffff", SMALLEST_NAME, outline=3)
        return _with_slip(canvas, out, text.rule, scale) if with_rule and text.rule else out


def _scaled(canvas: Canvas, picture: pygame.Surface, width: float) -> pygame.Surface:
    px = canvas.brush.px
    return pygame.transform.smoothscale(picture, (px(width), px(width * RATIO)))


def _write(
    canvas: Canvas,
    out: pygame.Surface,
    text: str,
    box: Box,
    scale: float,
    size: float,
    colour: str,
    smallest: float,
    outline: float = 0,
) -> None:
    """Writes into a box of the card, whatever the player's text size: there is only so much room on a card."""
    letters, px = canvas.lettering, canvas.stage.scale
    size = letters.fit(text, size / letters.text_size, box.width * scale, smallest / letters.text_size)
    line = letters.line(text, size, colour, outline=outline * scale)
    middle = ((box.x + box.width / 2) * scale * px, (box.y + box.height / 2) * scale * px)
    out.blit(line, line.get_rect(center=(round(middle[0]), round(middle[1]))))


def _with_slip(canvas: Canvas, card: pygame.Surface, text: str, scale: float) -> pygame.Surface:
    """The card with a slip of paper over the foot of its picture, broader than the card, as high as the text needs."""
    letters, px = canvas.lettering, canvas.stage.scale
    size = max(27.0, least(canvas))
    w, foot = CARD_WIDTH * scale + 2 * OVERHANG, (art.RULE.y + art.RULE.height + 2) * scale
    lines = letters.wrap(text, size, w - 36)
    step = size * letters.text_size * 1.14
    h = step * len(lines) + 24
    paper = canvas.brush.drawing(("slip", round(w), round(h)), lambda: _slip(round(w), round(h)), round(w), round(h))
    out = pygame.Surface((paper.get_width(), card.get_height()), pygame.SRCALPHA)
    out.blit(card, ((out.get_width() - card.get_width()) // 2, 0))
    out.blit(paper, (0, round((foot - h) * px)))
    for i, words in enumerate(lines):
        line = letters.line(words, size, INK, bold=False)
        middle = (w / 2 * px, (foot - h + 12 + step * (i + 0.5)) * px)
        out.blit(line, line.get_rect(center=(round(middle[0]), round(middle[1]))))
    return out


def _slip(w: int, h: int) -> str:
    body = rounded(3, 3, w - 6, h - 6, 14, "#fffaf0", INK, 5)
    return document(body + rounded(9, 9, w - 18, h - 18, 9, "none", "#e2b877", 2.5, opacity=0.8), w, h)


# ---------------------------------------------------------------- what cards of a size share
def _outline(w: float, grow: float = 0.0) -> tuple[float, float, float, float, float]:
    """Place and radius of a card's rounded rectangle on a drawing with 16 units around the card."""
    return 16 - grow, 16 - grow, w + 2 * grow, w * RATIO + 2 * grow, w * 0.108 + grow


def shape(canvas: Canvas, width: float) -> pygame.Surface:
    """A plain card, for the shadow that all cards of a width cast."""
    w, h = width, width * RATIO
    return canvas.brush.drawing("card shape", lambda: document(rounded(1, 1, 248, 348, 27, INK), 250, 350), w, h)


def veil(canvas: Canvas, width: float) -> pygame.Surface:
    """What lies over a card that cannot be played now."""
    w, h = width, width * RATIO
    cover = document(rounded(2, 2, 246, 346, 27, "#3a2430", opacity=0.5), 250, 350)
    return canvas.brush.drawing("card veil", lambda: cover, w, h)


def frame(canvas: Canvas, width: float, kind: str) -> pygame.Surface:
    """Light around a card: `kind` is one of FRAMES; it stands out 16 units on each side."""
    w, h = round(width) + 32, round(width * RATIO) + 32

    def make() -> str:
        body = ""
        for grow, opacity in ((13, 0.22), (10, 0.3), (7, 0.45)):
            x, y, cw, ch, r = _outline(width, grow)
            body += rounded(x, y, cw, ch, r, FRAMES[kind], opacity=opacity)
        x, y, cw, ch, r = _outline(width, 3)
        return document(body + rounded(x, y, cw, ch, r, "none", "#fffbe0", 5), w, h)

    return canvas.brush.drawing(("card frame", kind, round(width)), make, w, h)


def stack(canvas: Canvas, art_of: CardArt, width: float, layers: int) -> pygame.Surface:
    """A pile of backs seen from above, `layers` high; its lowest card stands at the foot of the picture."""

    def make() -> pygame.Surface:
        back, step = art_of.back(canvas, width), canvas.brush.px(STACK_STEP)
        w, h = back.get_size()
        out = pygame.Surface((w, h + step * (layers - 1)), pygame.SRCALPHA)
        for i in range(layers):
            out.blit(back, (0, step * (layers - 1 - i)))
        return out

    return canvas.brush.kept(("stack", art_of.game, width, layers), make)


def empty_place(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Paints the place of a pile without cards, around a point."""
    w, h = round(width), round(width * RATIO)
    canvas.drawing(("slot", w, h), lambda: slot(w, h), x, y, w, h, anchor="center")
