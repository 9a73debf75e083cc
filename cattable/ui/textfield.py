"""A line to type a name into."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cattable.ui.art.svg import INK, document, rounded
from cattable.ui.intents import Cancel, Composing, Confirm, Edge, Erase, Intent, Step, Typed
from cattable.ui.lettering import drawable
from cattable.ui.stage import Box
from cattable.ui.widget import FADED, Widget

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas

MARK = "#bfe3f7"
"""Behind marked text."""


class TextField(Widget):
    """One line of text. Focused it takes letters; enter or escape ends that, enter begins again.

    What stood there at first is marked: the first letter replaces it, unless the caret moves before.
    """

    follows_pointer = False
    radius = 22.0

    def __init__(
        self,
        box: Box,
        text: str,
        changed: Callable[[str], object],
        *,
        limit: int = 16,
        placeholder: str = "",
        size: float = 36,
        why: str = "",
        hint: str = "",
        name: str = "",
    ) -> None:
        super().__init__(box, why=why, hint=hint, name=name)
        self.text, self.changed, self.limit, self.placeholder, self.size = text, changed, limit, placeholder, size
        self.caret = len(text)
        self.composing = ""
        self._editing = self._marked = False
        self._blink = 0.0

    @property
    def typing(self) -> bool:
        """Whether letters go into it."""
        return self._editing and self.enabled

    def focus_gained(self) -> None:
        """Begins to take letters, with all of the text marked and the caret at its end."""
        self._editing, self._blink, self.caret = True, 0.0, len(self.text)
        self._marked = bool(self.text)

    def focus_lost(self) -> None:
        """Ends."""
        self._editing, self._marked, self.composing = False, False, ""

    def activate(self) -> None:
        """Begins to take letters again."""
        self.focus_gained()

    def handle(self, intent: Intent) -> bool:
        """Letters, caret moves and erasing, while it takes letters."""
        if not self.typing:
            return False
        self._blink = 0.0
        match intent:
            case Typed(text):
                self._insert(text)
            case Composing(text):
                if text and self._marked:
                    self._set("", 0)
                self.composing = drawable(text)
            case Erase() if self._marked:
                self._set("", 0)
            case Erase(forward):
                cut = self.caret if forward else self.caret - 1
                if 0 <= cut < len(self.text):
                    self._set(self.text[:cut] + self.text[cut + 1 :], cut)
            case Step("left" | "right" as direction):
                self.caret = max(0, min(len(self.text), self.caret + (1 if direction == "right" else -1)))
                self._marked = False
            case Edge(end):
                self.caret, self._marked = len(self.text) if end else 0, False
            case Cancel():
                self.focus_lost()
            case Confirm(fresh=True):
                self.focus_lost()
                self.play("tick")
            case _:
                return False
        return True

    def _insert(self, text: str) -> None:
        self.composing = ""
        before, after = ("", "") if self._marked else (self.text[: self.caret], self.text[self.caret :])
        new = drawable(text)[: max(0, self.limit - len(before + after))]
        if new:
            self._set(before + new + after, len(before + new))
        else:
            self.refuse()

    def _set(self, text: str, caret: int) -> None:
        self.text, self.caret, self._marked = text, caret, False
        self.changed(text)

    def update(self, dt: float) -> bool:
        """Blinks the caret."""
        moving = super().update(dt)
        if self.typing:
            before, self._blink = self._blink, self._blink + dt
            moving |= int(before * 2) != int(self._blink * 2)
        return moving

    def draw(self, canvas: Canvas) -> None:
        """Paints the field, its text or placeholder, and the caret."""
        x, y, w, h = self.box
        x += self.shake
        edge = "#2f7fb8" if self.typing else INK
        canvas.drawing(("field", w, h, edge), lambda: _field(w, h, edge), x, y, w, h)
        room = (x + 22, y, w - 44, h)
        whole = self.text[: self.caret] + self.composing + self.text[self.caret :]
        size = canvas.lettering.fit(whole, self.size, room[2], 26)
        if self._marked:
            wide = min(canvas.lettering.size_of(whole, size)[0], room[2])
            canvas.surface.fill(MARK, canvas.stage.rect(x + 20, y + 14, wide + 6, h - 28))
        if whole:
            canvas.label(whole, room, size, INK, align="left")
        elif self.placeholder:
            canvas.label(self.placeholder, room, size, FADED, align="left", bold=False)
        if self.typing and int(self._blink * 2) % 2 == 0:
            before = canvas.lettering.size_of(self.text[: self.caret] + self.composing, size)[0]
            tall = min(h - 20, size * 1.2)
            bar = canvas.stage.rect(min(x + 22 + before, x + w - 14), y + (h - tall) / 2, 4, tall)
            canvas.surface.fill(edge, bar)


def _field(width: float, height: float, edge: str) -> str:
    """A sunken paper strip to write on."""
    body = rounded(4, 4, width - 8, height - 8, 20, "#fffdf6", edge, 6)
    body += rounded(10, 10, width - 20, 8, 4, "#d9b27c", opacity=0.35)
    return document(body, width, height)
