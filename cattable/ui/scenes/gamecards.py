"""The cards of the game picker: emblem, title, how many, how long, and what it is about."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from cattable.ui.art.icons import icon
from cattable.ui.art.svg import INK, document, ellipse, linear, radial, rays, rounded, tone
from cattable.ui.canvas import Canvas
from cattable.ui.raster import native
from cattable.ui.scenes.overlay import draw_ribbon
from cattable.ui.scenes.shelf import Offer
from cattable.ui.scenes.texts import bounded, least
from cattable.ui.stage import Stage
from cattable.ui.widgets import Widget
from cattable.ui.words import say

WIDTH, HEIGHT = 346.0, 784.0
PICTURE = 268.0
"""Height of the coloured field."""
COLOURS = {
    "mad_cat_sad_cat": ("#ff9179", "#d8432f"),
    "herding_cats": ("#f7cf7d", "#d68a2e"),
    "mad_magazine": ("#c8a4f2", "#7b4fc0"),
    "cats_vs_cucumbers": ("#bfe88c", "#58a240"),
    "meow_meow_dice": ("#a3d8f8", "#4a93d2"),
    "": ("#d8d2c8", "#a59c90"),
}
"""Of the field behind each emblem: upper and lower colour."""
BROWN = "#8a4a1e"
TILTS = (1.5, -1.0, 0.5, -1.0, 1.5)
"""Degrees that the cards of a row lie askew."""


def card(width: float, height: float, high: str, low: str) -> str:
    """A cream card with a coloured sunburst field in its upper part."""
    w, h = width, height
    defs = linear("paper", "#fffdf6", "#fbeed4") + linear("field", high, low)
    light = tone(high, 1.6)
    defs += radial("ray", [(0, light, 0.85), (0.6, light, 0.35), (1, light, 0)], (w / 2, 20 + PICTURE / 2), w * 0.46)
    body = rounded(4, 14, w - 8, h - 18, 38, "#c99a5f", INK, 8)
    body += rounded(4, 4, w - 8, h - 18, 38, "url(#paper)", INK, 8)
    body += rounded(20, 20, w - 40, PICTURE, 24, "url(#field)")
    body += rays(w / 2, 20 + PICTURE / 2, PICTURE * 0.48, 14, "url(#ray)")
    body += ellipse(w / 2, 20 + PICTURE - 26, w * 0.29, 15, INK, opacity=0.2)
    body += rounded(30, 27, w - 60, 10, 5, "#ffffff", opacity=0.35)
    body += rounded(20, 20, w - 40, PICTURE, 24, "none", INK, 6)
    return document(body, w, h, defs)


class GameCard(Widget):
    """One offer as a card that can be pressed. `tilt` in degrees; the card is composed once and then moved."""

    radius = 44.0

    def __init__(self, offer: Offer, x: float, y: float, tilt: float, action: Callable[[Offer], object], why: str):
        super().__init__((x, y, WIDTH, HEIGHT), why=why, name=f"game {offer.name}")
        self.offer, self.action, self.tilt = offer, action, tilt

    def activate(self) -> None:
        """Opens it."""
        self.play("card-slide")
        self.action(self.offer)

    def draw(self, canvas: Canvas) -> None:
        """Paints the card, risen and straight under pointer or focus."""
        x, y, w, h = self.box
        text_size = canvas.lettering.text_size
        key = ("game card", self.offer.name, self.offer.title, self.offer.problems, text_size)
        face = canvas.brush.kept(key, lambda: self._composed(canvas))
        if canvas.audit is not None:
            self._paint(canvas, x, y)
        up = self.lift.value
        turned = canvas.brush.turned(face, self.tilt * (1 - round(up)))
        rise = 22 * up + (-6 if self.down else 0)
        canvas.shadowed(
            turned, x + w / 2 + self.shake, y + h / 2 - rise, blur=12, alpha=120, drop=9 + rise * 0.8, anchor="center"
        )

    def _composed(self, canvas: Canvas) -> pygame.Surface:
        """The whole card as one surface."""
        stage = local_stage(canvas.stage, WIDTH, HEIGHT)
        surface = native(pygame.Surface(stage.size, pygame.SRCALPHA))
        self._paint(Canvas(surface, stage, canvas.brush, canvas.lettering), 0, 0)
        return surface

    def _paint(self, canvas: Canvas, x: float, y: float) -> None:
        offer = self.offer
        soon, broken = offer.game is None and not offer.problems, bool(offer.problems)
        high, low = COLOURS[offer.emblem]
        look = ("game card", high)
        canvas.drawing(look, lambda: card(WIDTH, HEIGHT, high, low), x, y, WIDTH, HEIGHT)
        middle, side = x + WIDTH / 2, PICTURE - 26
        if offer.emblem:
            canvas.picture(f"games/{offer.emblem}", middle, y + 20 + PICTURE / 2, side, side, anchor="center")
        else:
            canvas.picture("cats/grey-shocked", middle, y + 20 + PICTURE / 2, side, side, anchor="center")
        if not offer.playable and not broken:
            draw_ribbon(canvas, say("games.soon"), middle, y + HEIGHT - 58, WIDTH + 22, 84, "#7a5cc4")
        elif broken:
            draw_ribbon(canvas, say("games.wrong"), middle, y + HEIGHT - 58, WIDTH + 22, 84, "#b3402f")
        else:
            draw_ribbon(canvas, say("games.play"), middle, y + HEIGHT - 58, WIDTH + 22, 84, "#4d9a3c")
            if offer.own:
                draw_ribbon(canvas, say("games.own"), middle, y + PICTURE - 4, WIDTH - 40, 70, "#c7771f")
        left, wide = x + 26, WIDTH - 52
        top = y + PICTURE + 40
        bounded(canvas, offer.title, (left, top, wide, 104), 38, bold=True, align="centre")
        top += 108
        if offer.players:
            self._figures(canvas, x, top)
            top += 58
        text = offer.problems[0] if broken else offer.summary
        bounded(
            canvas, text, (left, top, wide, y + HEIGHT - 108 - top), 28, INK if not soon else "#5c4638", align="centre"
        )

    def _figures(self, canvas: Canvas, x: float, y: float) -> None:
        """Players and minutes, with their signs."""
        minutes = say("games.minutes", minutes=self.offer.minutes)
        for sign, text, left, wide in (("human", self.offer.players, 20, 106), ("hourglass", minutes, 132, 196)):
            canvas.drawing(("icon", sign), partial(icon, sign), x + left, y + 6, 38, 38)
            canvas.label(text, (x + left + 42, y, wide - 42, 50), 30, BROWN, align="left", smallest=least(canvas))


def local_stage(stage: Stage, width: float, height: float) -> Stage:
    """A stage of the same scale for a surface of its own, with its origin in the surface's corner."""
    local = Stage(stage.px(width), stage.px(height))
    local.scale, local.left, local.top = stage.scale, 0.0, 0.0
    return local
