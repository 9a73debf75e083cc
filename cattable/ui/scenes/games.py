"""The game picker: the five games and the user's variants as big cards, five to a page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cattable.store import places
from cattable.ui.canvas import Canvas
from cattable.ui.intents import Intent, Rules, Scroll
from cattable.ui.scene import Scene
from cattable.ui.scenes import rules, seats
from cattable.ui.scenes.backdrop import draw_sunburst, draw_table
from cattable.ui.scenes.corner import KEY_HEIGHT, KEY_WIDTH, back_key, fullscreen_key, in_corner, sound_key
from cattable.ui.scenes.gamecards import TILTS, WIDTH, GameCard
from cattable.ui.scenes.overlay import draw_ribbon
from cattable.ui.scenes.problems import Problems
from cattable.ui.scenes.shelf import Offer, offers
from cattable.ui.widgets import IconButton, Widget
from cattable.ui.words import say

ON_A_PAGE = 5
STEP = WIDTH + 20
TOP = 152.0


class Games(Scene):
    """All games that can be played, and those that cannot yet."""

    def enter(self) -> None:
        """Lays out the first page."""
        self.offers = offers()
        self.page = 0
        self.corner = in_corner(sound_key(self.app), fullscreen_key(self.app))
        self._lay_out()
        self.group.focus(self._cards()[0])

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return -(-len(self.offers) // ON_A_PAGE)

    def _cards(self) -> list[GameCard]:
        return [widget for widget in self.group.widgets if isinstance(widget, GameCard)]

    def _lay_out(self) -> None:
        shown = self.offers[self.page * ON_A_PAGE : (self.page + 1) * ON_A_PAGE]
        left = 960 - (STEP * len(shown) - 20) / 2
        widgets: list[Widget] = []
        for i, offer in enumerate(shown):
            x, y = left + i * STEP, TOP + abs(i - (len(shown) - 1) / 2) * 5
            widgets.append(GameCard(offer, x, y, TILTS[i], self.open, self._why(offer)))
        if self.pages > 1:
            for sign, way, x in (("left", -1, 700.0), ("right", 1, 1220 - KEY_WIDTH)):
                hint = say(f"games.page_{sign}")
                box = (x, 962.0, KEY_WIDTH, KEY_HEIGHT)
                widgets.append(IconButton(sign, box, partial(self.turn, way), hint=hint, name=f"page {sign}"))
        self.group.replace([*widgets, back_key(self.back), *self.corner])

    def _why(self, offer: Offer) -> str:
        """Why an offer cannot be entered; empty if it can, or if its problems can be read."""
        if offer.playable or offer.problems:
            return ""
        return say("games.not_yet", title=offer.title)

    def turn(self, way: int) -> None:
        """Another page."""
        self.page = (self.page + way) % self.pages
        self.app.play("card-slide")
        self._lay_out()

    def open(self, offer: Offer) -> None:
        """On to the seats; of a broken file, its problems."""
        if offer.game:
            self.app.scenes.push(seats.Seats(offer.game))
        else:
            self.app.scenes.push(Problems(offer.title, offer.problems))

    def handle(self, intent: Intent) -> bool:
        """The wheel turns pages; the rules key opens the rules of the card under the focus."""
        match intent:
            case Scroll(lines) if self.pages > 1 and lines:
                self.turn(-1 if lines > 0 else 1)
                return True
            case Rules():
                card = self.group.focused
                if isinstance(card, GameCard) and card.offer.game:
                    self.app.scenes.push(rules.RulesScene(card.offer.game))
                return True
        return super().handle(intent)

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Composes the cards."""
        for card in self._cards():
            card.draw(canvas)
            yield

    def draw_static(self, canvas: Canvas) -> None:
        """Paints the table and the heading."""
        draw_sunburst(canvas, "purple", 960, 300)
        draw_table(canvas, 470, seed=5)
        draw_ribbon(canvas, say("games.heading"), 960, 78, 900)
        if self.pages == 1:
            text = say("games.variants", folder=places.rules_folder())
            canvas.label(text, (60, 990, 1800, 60), 28, "#fff3dc", outline=4)

    def draw(self, canvas: Canvas) -> None:
        """Paints cards and keys."""
        if self.pages > 1:
            text = say("games.page", page=self.page + 1, pages=self.pages)
            canvas.label(text, (800, 980, 320, 60), 36, "#fff3dc", outline=4)
        super().draw(canvas)
