"""Pictures of cards at any width, and what all cards of a size share: shadow, veil, frames. Names: see card_names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from cattable.ui.art import handcards as art
from cattable.ui.art.cards import CARD_HEIGHT, CARD_WIDTH
from cattable.ui.art.room import slot
from cattable.ui.art.svg import INK, document, rounded

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas

RATIO = CARD_HEIGHT / CARD_WIDTH
LARGE = 312.0
"""Width of the card that is looked at closely."""
VEIL = 0.44
"""How dark a card is that cannot be played now."""
STACK_STEP = 3.0
"""Units that each layer of a stack stands higher."""
FRAMES = {"lit": "#ffe45c", "chosen": "#7fe9ff", "aim": "#ff8a5c"}


class Letters(NamedTuple):
    """What is written on a card: its name, the number in its corner (or ""), its name in full, its rule.

    `brief` is less than a name, for a card of which little can be seen.
    """

    name: str
    sign: str = ""
    title: str = ""
    rule: str = ""
    brief: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """What may stand on the band, the fullest first."""
        return tuple(text for text in (self.name, self.brief) if text)


class CardArt:
    """The cards of one game. `letters` tells what is written on a face, `width` is the one most cards have."""

    def __init__(self, game: str, letters: Callable[[str], Letters], width: float) -> None:
        self.game, self.letters, self.width = game, letters, width

    def front(self, canvas: Canvas, card: str, copy: int, width: float) -> pygame.Surface:
        """A face without its name: drawn once at the usual width, scaled from that for any other."""
        own = ("card", self.game, card, copy, self.width)
        if width == self.width:
            return canvas.brush.kept(own, lambda: self._numbered(canvas, card, copy, width))
        return _as_wide_as(canvas, self.front(canvas, card, copy, self.width), width)

    def back(self, canvas: Canvas, width: float) -> pygame.Surface:
        """The back of all cards, scaled as their faces are."""
        key, own = ("card back", self.game), self.width
        drawn = canvas.brush.drawing(key, lambda: art.card_back(self.game), own, own * RATIO)
        return drawn if width == own else _as_wide_as(canvas, drawn, width)

    def large(self, canvas: Canvas, card: str, copy: int) -> pygame.Surface:
        """A face to be looked at closely."""
        key = ("large card", self.game, card, copy)
        return canvas.brush.kept(key, lambda: self._numbered(canvas, card, copy, LARGE))

    def _numbered(self, canvas: Canvas, card: str, copy: int, width: float) -> pygame.Surface:
        px = canvas.brush.px
        out = canvas.brush.rasterised(art.card_face(self.game, card, copy), (px(width), px(width * RATIO)))
        if sign := self.letters(card).sign:
            _write_sign(canvas, out, sign, width / CARD_WIDTH)
        return out


def _as_wide_as(canvas: Canvas, drawn: pygame.Surface, width: float) -> pygame.Surface:
    """A drawing of a card at another width; it is kept."""
    size = canvas.brush.px(width), canvas.brush.px(width * RATIO)
    return canvas.brush.varied(drawn, ("as wide as", width), lambda: pygame.transform.smoothscale(drawn, size))


def _write_sign(canvas: Canvas, out: pygame.Surface, text: str, scale: float) -> None:
    """Writes into a card's corner, whatever the player's text size: there is only so much room on a card."""
    letters, box, px = canvas.lettering, art.SIGN, canvas.stage.scale
    size = letters.fit(text, 62 * scale / letters.text_size, box.width * scale, 0.0)
    line = letters.line(text, size, INK)
    middle = ((box.x + box.width / 2) * scale * px, (box.y + box.height / 2) * scale * px)
    out.blit(line, line.get_rect(center=(round(middle[0]), round(middle[1]))))


# ---------------------------------------------------------------- what cards of a size share
def _outline(w: float, grow: float = 0.0) -> tuple[float, float, float, float, float]:
    """Place and radius of a card's rounded rectangle on a drawing with 16 units around the card."""
    return 16 - grow, 16 - grow, w + 2 * grow, w * RATIO + 2 * grow, w * 0.108 + grow


def shape(canvas: Canvas, width: float) -> pygame.Surface:
    """A plain card, for the shadow that all cards of a width cast."""
    plain = document(rounded(1, 1, 248, 348, 27, INK), 250, 350)
    drawn = canvas.brush.drawing("card shape", lambda: plain, LARGE, LARGE * RATIO)
    return _as_wide_as(canvas, drawn, width)


def veil(canvas: Canvas, width: float) -> pygame.Surface:
    """What lies over a card that cannot be played now."""
    w, h = width, width * RATIO
    cover = document(rounded(2, 2, 246, 346, 27, "#3a2430", opacity=VEIL), 250, 350)
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
