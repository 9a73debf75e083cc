"""The rules to read: one game's pages with tabs, and the choice of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cattable.games import Game
from cattable.ui.art.furniture import button
from cattable.ui.canvas import Canvas
from cattable.ui.intents import Intent, NextFocus, PreviousFocus, Rules, Scroll, Step
from cattable.ui.scenes.overlay import Overlay
from cattable.ui.scenes.reader import Reader
from cattable.ui.scenes.rulepages import pages_of
from cattable.ui.scenes.scroller import STEP
from cattable.ui.scenes.shelf import EMBLEMS, Offer, offers
from cattable.ui.stage import Box
from cattable.ui.widgets import Button, IconButton, Widget
from cattable.ui.words import say

TAB_WIDTH = 440.0
EMBLEM = 340.0
"""Side of the picture on a short page."""


class Tab(Button):
    """A page's tab; the open one is golden."""

    def __init__(self, text: str, box: Box, action: Callable[[], object], name: str) -> None:
        super().__init__(text, box, action, name=name)
        self.open = False
        self.radius = 22

    def draw(self, canvas: Canvas) -> None:
        """Paints the tab with its text in one or two lines."""
        x, y, w, h = self.box
        x += 10 * self.lift.value
        kind = "primary" if self.open else "calm"
        canvas.drawing(("button", w, h, kind, self.down), lambda: button(w, h, kind, self.down), x, y, w, h)
        face = h - 24
        top = y + 4 + (10 if self.down else 0)
        lines = canvas.lettering.wrap(self.label, 30, w - 48, True)
        height = canvas.height_of(len(lines), 30)
        if height <= face:
            canvas.paragraph(self.label, (x + 24, top, w - 48, face), 30, bold=True, middle=True)
        else:
            canvas.label(self.label, (x + 24, top, w - 48, face), 30, align="left")


class RulesScene(Overlay):
    """One game's rules: tabs on the left, the open page on the right."""

    box = (60, 60, 1800, 996)
    ribbon_width = 1100
    darkness = 0.7

    def __init__(self, game: Game, page: int = 0) -> None:
        super().__init__()
        self.game, self.page = game, page

    def enter(self) -> None:
        """Lays out tabs and page."""
        self.heading = say("rules.heading", game=self.game.title)
        self.pages = pages_of(self.game)
        x, y, w, h = self.box
        room = h - 150
        step = min(92.0, room / len(self.pages))
        self.tabs = [
            Tab(page.title, (x + 44, y + 84 + i * step, TAB_WIDTH, step - 2), partial(self.open, i), f"page {i}")
            for i, page in enumerate(self.pages)
        ]
        self.reader = Reader((x + TAB_WIDTH + 100, y + 92, w - TAB_WIDTH - 170, h - 160), [])
        close = IconButton("close", (x + w - 92, y - 14, 96, 100), self.back, hint=say("rules.close"), name="close")
        self.group.add(*self.tabs, self.reader, close)
        self.open(self.page)
        self.group.focus(self.tabs[self.page])

    def open(self, page: int) -> None:
        """Opens a page."""
        self.page = page
        for i, tab in enumerate(self.tabs):
            tab.open = i == page
        self.reader.show(self.pages[page].texts)
        self.changed()

    def turn(self, way: int) -> None:
        """The next page, or the one before."""
        self.app.play("card-flip")
        self.open((self.page + way) % len(self.pages))
        self.group.focus(self.tabs[self.page])

    def handle(self, intent: Intent) -> bool:
        """The wheel scrolls, tab and shoulder buttons turn pages, arrows on a tab open the next one."""
        before = self.group.focused
        match intent:
            case Scroll(lines):
                return self.reader.scroll(-lines * STEP)
            case NextFocus() | PreviousFocus():
                self.turn(1 if isinstance(intent, NextFocus) else -1)
            case Step("right") if isinstance(before, Tab):
                self._focus(self.reader)
            case Step("left") if before is self.reader:
                self._focus(self.tabs[self.page])
            case Rules():
                self.back()
            case _:
                used = super().handle(intent)
                now = self.group.focused
                if isinstance(intent, Step) and now is not before and isinstance(now, Tab):
                    self.open(self.tabs.index(now))
                return used
        return True

    def _focus(self, widget: Widget) -> None:
        self.group.by_keys = True
        self.group.focus(widget)

    def draw_content(self, canvas: Canvas) -> None:
        """Paints the line between tabs and page."""
        x, y, w, h = self.box
        canvas.surface.fill("#e2c48c", canvas.stage.rect(x + TAB_WIDTH + 66, y + 96, 5, h - 170))
        if self.reader.measured(canvas) < self.reader.box[3] - EMBLEM and self.game.id in EMBLEMS:
            canvas.picture(f"games/{self.game.id}", x + w - 66, y + h - 56, EMBLEM, EMBLEM, anchor="bottomright")


class Rulebooks(Overlay):
    """Asks for which game the rules are wanted."""

    box = (360, 120, 1200, 860)
    ribbon_width = 760

    def enter(self) -> None:
        """A button for each game that has rules."""
        self.heading = say("rules.which")
        x, y, w, h = self.box
        games = [offer for offer in offers() if offer.game]
        columns = 1 if len(games) <= 5 else 2
        rows = -(-len(games) // columns)
        step = min(126.0, (h - 280) / rows)
        wide = (w - 140 - 24 * (columns - 1)) / columns
        widgets: list[Widget] = []
        for i, offer in enumerate(games):
            column, row = divmod(i, rows)
            box = (x + 70 + column * (wide + 24), y + 96 + row * step, wide, step - 10)
            widgets.append(Book(offer, box, partial(self.show, offer)))
        close = Button(say("games.close"), (x + w / 2 - 200, y + h - 160, 400, 112), self.back, kind="primary")
        self.group.add(*widgets, close)

    def show(self, offer: Offer) -> None:
        """The rules of one game."""
        if offer.game:
            self.app.scenes.push(RulesScene(offer.game))


class Book(Button):
    """A game whose rules can be read, with its emblem."""

    def __init__(self, offer: Offer, box: Box, action: Callable[[], object]) -> None:
        super().__init__(offer.title, box, action, name=offer.name)
        self.emblem = offer.emblem

    def _draw_face(
        self, canvas: Canvas, x: float, middle: float, w: float, face: float, colour: str, outline: str | None
    ) -> None:
        if self.emblem:
            canvas.picture(f"games/{self.emblem}", x + 96, middle, face - 6, face - 6, anchor="center")
        canvas.label(self.label, (x + 170, middle - face / 2, w - 340, face), 42, colour)
