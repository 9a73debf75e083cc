"""A question with yes and no (escape means no, and no has the focus), and a sentence to be read.

app.scenes.push(Confirm(say("pause.restart_sure"), say("pause.restart"), restart))
app.scenes.push(Say(sentence))
"""

from __future__ import annotations

from collections.abc import Callable

from cattable.ui.canvas import Canvas
from cattable.ui.scenes.overlay import Overlay
from cattable.ui.scenes.texts import bounded
from cattable.ui.stage import Box
from cattable.ui.widgets import Button
from cattable.ui.words import say


class Confirm(Overlay):
    """Asks `question`; `yes` is the label that carries it out, after the question has gone."""

    box = (430, 300, 1060, 480)

    def __init__(
        self, question: str, yes: str, action: Callable[[], object], no: str = "", kind: str = "danger"
    ) -> None:
        super().__init__()
        self.question, self.yes, self.action, self.no, self.kind = question, yes, action, no, kind

    def enter(self) -> None:
        """Puts up both buttons."""
        x, y, w, h = self.box
        wide = (w - 180) / 2
        no = Button(self.no or say("confirm.no"), (x + 70, y + h - 180, wide, 120), self.back, name="no")
        yes = Button(self.yes, (x + 110 + wide, y + h - 180, wide, 120), self.carry_out, kind=self.kind, name="yes")
        self.group.add(no, yes)

    def carry_out(self) -> None:
        """Yes."""
        self.app.scenes.pop()
        self.action()

    def draw_content(self, canvas: Canvas) -> None:
        """Paints a cat that looks at you, and the question."""
        _paint(canvas, self.box, self.question)


class Say(Overlay):
    """Says a sentence until it is closed."""

    box = Confirm.box

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self.sentence = sentence

    def enter(self) -> None:
        """Puts up the button."""
        x, y, w, h = self.box
        box = (x + w / 2 - 210, y + h - 180, 420, 120)
        self.group.add(Button(say("table.close"), box, self.back, kind="primary", name="close"))

    def draw_content(self, canvas: Canvas) -> None:
        """Paints a cat that looks at you, and the sentence."""
        _paint(canvas, self.box, self.sentence)


def _paint(canvas: Canvas, box: Box, text: str) -> None:
    x, y, w, h = box
    canvas.picture("cats/ginger-calm", x + w / 2, y + 40, 230, 230, anchor="midbottom", shadow=8)
    bounded(canvas, text, (x + 70, y + 50, w - 140, h - 240), 42, bold=True, align="centre", middle=True)
