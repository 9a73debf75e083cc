"""What is wrong with a rules file, as a list to read."""

from __future__ import annotations

from collections.abc import Sequence

from cattable.ui.intents import Intent, Scroll
from cattable.ui.scenes.overlay import Overlay
from cattable.ui.scenes.reader import Reader, Text
from cattable.ui.scenes.scroller import STEP
from cattable.ui.widgets import Button
from cattable.ui.words import say


class Problems(Overlay):
    """All problems of one file."""

    box = (260, 120, 1400, 840)
    ribbon_width = 1000.0

    def __init__(self, title: str, problems: Sequence[str]) -> None:
        super().__init__()
        self.heading = title
        self.problems = problems

    def enter(self) -> None:
        """Lays out the list."""
        x, y, w, h = self.box
        texts = [Text(say("games.problems"), bold=True), *map(Text, self.problems)]
        self.reader = Reader((x + 60, y + 90, w - 120, h - 270), texts)
        close = Button(say("games.close"), (x + w / 2 - 200, y + h - 160, 400, 112), self.back, kind="primary")
        self.group.add(close, self.reader)

    def handle(self, intent: Intent) -> bool:
        """The wheel scrolls wherever the pointer is."""
        if isinstance(intent, Scroll):
            return self.reader.scroll(-intent.lines * STEP)
        return super().handle(intent)
