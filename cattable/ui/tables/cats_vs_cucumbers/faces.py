"""The faces of Cats vs Cucumbers: dice of three kinds, tokens, cats, the nine lives, the meter."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from cattable.engine.events import HIDDEN
from cattable.games.cats_vs_cucumbers.rules import BLACK, CAT, CUCUMBER, ICONS, TREAT, WHITE, CucumberRules
from cattable.ui.art import rewards
from cattable.ui.art import tokens_cucumbers as art
from cattable.ui.art.dice import DiceAtlas
from cattable.ui.art.seats import SEAT_COLOURS
from cattable.ui.art.sides import die_look, flat_die, side_body, side_symbol
from cattable.ui.art.svg import INK, SVG_FOLDER, document, linear, path, rounded, stitches, tone
from cattable.ui.motion import Spot
from cattable.ui.table.counter import Counter

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.raster import Ahead

GAME = "cats_vs_cucumbers"


def atlas(r: CucumberRules, kind: str, pixels: int, ahead: Ahead) -> DiceAtlas:
    """All pictures of a kind of dice at a size in pixels."""
    look = die_look(kind, list(r.sheet.dice).index(kind))
    sides = dict.fromkeys(r.sheet.dice[kind].sides)
    bodies = {side: side_body(GAME, side, ICONS.index(side), look.mark) for side in sides}
    return DiceAtlas(bodies, pixels, ahead, base=look.ground, colours=dict.fromkeys(sides, look.ground))


def draw_symbol(canvas: Canvas, icon: str, x: float, y: float, size: float) -> None:
    """The sign of an icon around a point; cats of both colours share one that shows both."""
    if icon == CAT:
        for side, dx in ((BLACK, -0.2), (WHITE, 0.2)):
            draw_symbol(canvas, side, x + dx * size, y, size * 0.82)
        return
    canvas.drawing(("symbol", icon), partial(side_symbol, GAME, icon), x, y, size, size, anchor="center")


def draw_flat_die(canvas: Canvas, r: CucumberRules, kind: str, side: str, x: float, y: float, size: float) -> None:
    """A small flat die around a point."""
    look = die_look(kind, list(r.sheet.dice).index(kind))
    make = partial(flat_die, GAME, side, ICONS.index(side), look)
    canvas.drawing(("flat", kind, side), make, x, y, size, size, anchor="center")


def symbol_file(icon: str) -> str:
    """The drawing of an icon in assets/svg, for banners and the log."""
    return f"dice/{GAME}/{(BLACK if icon == CAT else icon).replace(' ', '-')}"


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def toy_file(r: CucumberRules, toy: str) -> str:
    """The drawing of a toy in assets/svg; one of a changed rules file borrows one by its effect."""
    name = toy.replace(" ", "-")
    drawn = (SVG_FOLDER / f"tokens/{GAME}/{name}.svg").exists()
    return f"tokens/{GAME}/{name if drawn else art.TOY_OF_EFFECT[r.sheet.toys[toy].effect]}"


# ---------------------------------------------------------------- tokens
def token(canvas: Canvas, r: CucumberRules, kind: str, size: float) -> pygame.Surface:
    """A treat, a cucumber, a toy by its name, or (HIDDEN) a toy face down."""
    if kind == TREAT:
        return canvas.brush.drawing("treat token", art.treat_token, size, size)
    if kind == CUCUMBER:
        return canvas.brush.drawing("cucumber token", art.cucumber_token, size, size)
    if kind == HIDDEN:
        return canvas.brush.drawing("toy back", art.toy_back, size, size)
    effect = r.sheet.toys[kind].effect
    return canvas.brush.drawing(("toy", kind, effect), partial(art.toy_token, kind, effect), size, size)


class TokenCounter(Counter):
    """A number of treats, cucumbers or toys (HIDDEN: face down)."""

    def __init__(
        self,
        r: CucumberRules,
        kind: str,
        spot: Spot,
        size: float = 40,
        *,
        token: float = 46,
        number: Spot | None = None,
        room: float = 96,
    ) -> None:
        super().__init__(spot, size, token=token, number=number, room=room)
        self.r, self.kind = r, kind

    def draw_token(self, canvas: Canvas, x: float, y: float) -> None:
        """One token around a point."""
        canvas.shadowed(token(canvas, self.r, self.kind, self.token), x, y, blur=5, drop=4, anchor="center")


class HeapCounter(TokenCounter):
    """A pile of them: a heap that shrinks, and the number on its right."""

    def __init__(
        self, r: CucumberRules, kind: str, spot: Spot, number: Spot, size: float, *, token: float, room: float
    ) -> None:
        super().__init__(r, kind, spot, size, token=token, number=number, room=room)

    def draw(self, canvas: Canvas, dx: float = 0, dy: float = 0) -> None:
        """The heap, and the number on its right."""
        name = "toy" if self.kind == HIDDEN else self.kind
        wide = self.token * 2.5
        tall = wide * art.HEAP_HEIGHT / art.HEAP_WIDTH
        shown = min(self.value, 9)
        canvas.drawing(("heap", name, shown), partial(art.heap, name, shown), *self.spot, wide, tall, anchor="center")
        self.draw_number(canvas, dx, dy)


# ---------------------------------------------------------------- lives and shows
def life(canvas: Canvas, value: int, lost: bool, width: float) -> pygame.Surface:
    """A 9-Lives card with its value, alive or lost."""

    def make() -> pygame.Surface:
        scale, height = width / rewards.LIFE[0], width * rewards.LIFE[1] / rewards.LIFE[0]
        card = canvas.brush.drawing(("life", value, lost), partial(rewards.life_card, value, lost), width, height)
        out, box, px = card.copy(), rewards.LIFE_NUMBER, canvas.stage.scale
        size = 30 * scale / canvas.lettering.text_size if value < 10 else 24 * scale / canvas.lettering.text_size
        number = canvas.lettering.line(str(value), size, "#8d93a8" if lost else INK)
        middle = (box.x + box.width / 2) * scale * px, (box.y + box.height / 2) * scale * px
        out.blit(number, number.get_rect(center=(round(middle[0]), round(middle[1]))))
        return out

    return canvas.brush.kept(("life card", value, lost, width, canvas.lettering.text_size), make)


def draw_rare(canvas: Canvas, claim: str, text: str, x: float, y: float) -> None:
    """The banner of a Purr-fect or a Meow-za around a point."""
    w, h = rewards.BANNER
    canvas.drawing(("rare", claim), partial(rewards.banner, claim), x, y, w, h, anchor="center", shadow=14)
    box = rewards.BANNER_TEXT
    place = (x - w / 2 + box.x + 6, y - h / 2 + box.y, box.width - 12, box.height)
    canvas.label(text, place, 52, "#ffffff", outline=5, smallest=26 / canvas.lettering.text_size)


def draw_bust(canvas: Canvas, x: float, y: float) -> None:
    """The cat that leaps from cucumbers, around a point."""
    w, h = rewards.BUST
    canvas.drawing("bust", rewards.bust, x, y, w, h, anchor="center")


# ---------------------------------------------------------------- furniture
def mat(width: float, height: float, colour: str) -> str:
    """The strip below a plate, in a seat's colour."""
    look = SEAT_COLOURS[colour]
    body = rounded(3, 3, width - 6, height - 6, 24, "url(#mat)", tone(look.ink, 0.7), 5)
    body += stitches(11, 11, width - 22, height - 22, 17, "#ffffff", 3, opacity=0.45)
    return document(body, width, height, linear("mat", tone(look.low, 0.86), tone(look.low, 0.66)))


def board(width: float, height: float) -> str:
    """A wooden board to lay things on."""
    body = rounded(5, 9, width - 10, height - 14, 30, "#5d3317", INK, 8)
    body += rounded(5, 5, width - 10, height - 18, 30, "url(#wood)", INK, 8)
    body += path(f"M40 15H{width - 40:g}", stroke="#f6cf9a", width=7, opacity=0.6)
    return document(body, width, height, linear("wood", "#c98a52", "#96602f"))


def stand(width: float, height: float) -> str:
    """A wooden block that a box stands on."""
    body = rounded(4, 4, width - 8, height - 8, 12, "url(#wood)", INK, 7)
    body += path(f"M22 11H{width - 22:g}", stroke="#f6cf9a", width=5, opacity=0.6)
    return document(body, width, height, linear("wood", "#c98a52", "#7d4a20"))


def danger_slot(side: float, share: float) -> str:
    """A dip for a cucumber; `share` from 0 to 1 is how near the bust it is: from calm green to red."""
    ground = ("#6f9a4a", "#c9a232", "#cf6a2c", "#b3121b")[min(3, round(share * 3))]
    body = rounded(4, 4, side - 8, side - 8, side * 0.26, tone(ground, 0.55), INK, 6)
    body += rounded(9, 11, side - 18, side - 20, side * 0.2, tone(ground, 0.8))
    return document(body, side, side)


def glow(width: float, height: float, radius: float = 26) -> str:
    """Light around a thing of this size; it stands 16 units out on each side."""
    body = ""
    for grow, opacity in ((15, 0.2), (11, 0.3), (7, 0.5)):
        box = 16 - grow, 16 - grow, width + 2 * grow, height + 2 * grow
        body += rounded(*box, radius + grow, "#ffe66b", opacity=opacity)
    body += rounded(11, 11, width + 10, height + 10, radius + 4, "none", "#fffbe0", 5)
    return document(body, width + 32, height + 32)
