"""The options of a game, each with the text that explains it; a page for each when there are many."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cattable.ui.art.icons import icon
from cattable.ui.art.svg import INK, body_of, document, ellipse, group
from cattable.ui.canvas import Canvas
from cattable.ui.scenes.overlay import Overlay
from cattable.ui.scenes.seating import Seating
from cattable.ui.scenes.texts import bounded
from cattable.ui.stage import Box
from cattable.ui.widgets import Button, IconButton, Widget
from cattable.ui.words import say

ROOM = 672.0
"""Height for the options of one page."""


class Options(Overlay):
    """Chooses how a game is played; changes take effect at once."""

    ribbon_width = 860

    def __init__(self, seating: Seating) -> None:
        super().__init__()
        self.seating = seating
        self.options = list(seating.game.sheet.options.items())
        self.page = 0
        self.on_a_page = 2 if all(len(option.choices) <= 2 for _, option in self.options) else 1
        self.block = ROOM / self.on_a_page
        height = 272 + self.block * min(self.on_a_page, len(self.options))
        self.box = (210, (1080 - height) / 2, 1500, height)

    def enter(self) -> None:
        """Lays out the first page."""
        self.heading = say("options.heading")
        self._lay_out()

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return -(-len(self.options) // self.on_a_page)

    def _shown(self) -> list[tuple[int, str]]:
        names = [name for name, _ in self.options]
        return list(enumerate(names[self.page * self.on_a_page : (self.page + 1) * self.on_a_page]))

    def _block(self, i: int) -> Box:
        x, y, w, _ = self.box
        return x + 70, y + 92 + i * self.block, w - 140, self.block

    def _lay_out(self) -> None:
        widgets: list[Widget] = []
        for i, name in self._shown():
            x, y, w, h = self._block(i)
            choices = self.seating.game.sheet.options[name].choices
            columns = min(len(choices), 2)
            rows = -(-len(choices) // columns)
            wide, high = (w - 24 * (columns - 1)) / columns, min(112.0, (self.block - 166) / rows)
            for j, (choice, text) in enumerate(choices.items()):
                row, column = divmod(j, columns)
                box = (x + column * (wide + 24), y + 152 + row * (high + 4), wide, high)
                widgets.append(ChoiceKey(text, box, partial(self.choose, name, choice), f"{name} {choice}"))
        x, y, w, h = self.box
        if self.pages > 1:
            for sign, way, at in (("left", -1, x + 70), ("right", 1, x + w - 166)):
                widgets.append(IconButton(sign, (at, y + h - 142, 96, 100), partial(self.turn, way), name=sign))
        done = Button(say("options.done"), (x + w / 2 - 210, y + h - 148, 420, 112), self.back, kind="primary")
        self.group.replace([*widgets, done])
        self._mark()

    def _mark(self) -> None:
        for widget in self.group.widgets:
            if isinstance(widget, ChoiceKey):
                name, choice = widget.name.rsplit(" ", 1)
                widget.chosen = self.seating.options[name] == choice

    def choose(self, name: str, choice: str) -> None:
        """Sets one option."""
        self.seating.choose(name, choice)
        self._mark()

    def turn(self, way: int) -> None:
        """Another page."""
        self.page = (self.page + way) % self.pages
        self._lay_out()

    def draw_content(self, canvas: Canvas) -> None:
        """Paints titles and explanations."""
        for i, name in self._shown():
            option = self.seating.game.sheet.options[name]
            x, y, w, _ = self._block(i)
            canvas.label(option.title, (x, y - 6, w, 68), 42, align="left")
            bounded(canvas, option.text, (x, y + 58, w, 90), 32)
        if self.pages > 1:
            x, y, w, h = self.box
            text = say("games.page", page=self.page + 1, pages=self.pages)
            canvas.label(text, (x + 180, y + h - 120, 260, 50), 32)


class ChoiceKey(Button):
    """One choice of an option, with a tick when it is the chosen one."""

    def __init__(self, text: str, box: Box, action: Callable[[], object], name: str) -> None:
        super().__init__(text, box, action, name=name)
        self.chosen = False

    def _draw_face(
        self, canvas: Canvas, x: float, middle: float, w: float, face: float, colour: str, outline: str | None
    ) -> None:
        """A tick or an empty place, and the text in up to two lines."""
        side = min(60.0, face * 0.74)
        chosen = self.chosen
        canvas.drawing(("option mark", chosen), partial(_mark, chosen), x + 24, middle - side / 2, side, side)
        room = (x + 100, middle - face / 2 + 2, w - 130, face - 6)
        one_line = len(canvas.lettering.wrap(self.label, 30, room[2], True)) == 1
        size = 30 if one_line else 28 / canvas.lettering.text_size
        height = canvas.height_of(len(canvas.lettering.wrap(self.label, size, room[2], True)), size)
        top = room[1] + max(0.0, (room[3] - height) / 2 - 3)
        bounded(canvas, self.label, (room[0], top, room[2], room[3] - (top - room[1])), size, bold=True)

    def draw(self, canvas: Canvas) -> None:
        """The chosen one is green."""
        self.kind = "go" if self.chosen else "calm"
        super().draw(canvas)


def _mark(chosen: bool) -> str:
    """A round place, 60x60, with a tick in it if this is the chosen one."""
    body = ellipse(30, 30, 25, 25, "#fffdf6", INK, 5)
    tick = group(body_of(icon("check")), move=(6, 3), scale=0.52) if chosen else ""
    return document(body + tick, 60, 60)
