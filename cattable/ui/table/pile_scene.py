"""A look through the discard pile: all its cards side by side, the latest first."""

from __future__ import annotations

from collections.abc import Sequence

from cattable.ui.art.furniture import panel
from cattable.ui.canvas import Canvas
from cattable.ui.intents import Cancel, Intent, Press, Scroll, Step
from cattable.ui.scene import Scene
from cattable.ui.stage import Box, inside
from cattable.ui.table.card_names import draw_name
from cattable.ui.table.cardart import RATIO, CardArt, shape
from cattable.ui.widgets import IconButton
from cattable.ui.words import say

PAPER: Box = (60, 40, 1800, 1000)
ROOM: Box = (104, 158, 1712, 830)
MOST_COLUMNS, GAP = 10, 18.0


class PileScene(Scene):
    """An overlay; wheel and arrows turn pages, any press beside the paper closes it."""

    opaque = False
    has_static = False
    in_match = True

    def __init__(self, art: CardArt, cards: Sequence[tuple[str, int]]) -> None:
        """`cards` are faces and their drawings, the topmost last."""
        super().__init__()
        self.art, self.cards = art, list(cards)[::-1]
        self.first = 0
        self.columns, self.rows, self.width = grid(len(cards))

    def enter(self) -> None:
        """A key to close it."""
        x, y, w, _ = PAPER
        self.group.add(IconButton("close", (x + w - 122, y + 20, 88, 92), self.back, hint=say("table.close")))

    def handle(self, intent: Intent) -> bool:
        """Turns pages or closes."""
        match intent:
            case Scroll(lines):
                self._turn(-1 if lines > 0 else 1)
            case Step("up" | "left"):
                self._turn(-1)
            case Step("down" | "right"):
                self._turn(1)
            case Cancel():
                self.back()
            case Press(x, y) if not inside(PAPER, x, y):
                self.back()
            case _:
                return super().handle(intent)
        return True

    def _turn(self, rows: int) -> None:
        below = max(0, -(-len(self.cards) // self.columns) - self.rows) * self.columns
        self.first = max(0, min(below, self.first + rows * self.columns))

    def draw(self, canvas: Canvas) -> None:
        """Paints paper and cards."""
        canvas.shade(0.45)
        x, y, w, h = PAPER
        canvas.drawing(("panel", w, h), lambda: panel(w, h), x, y, w, h, shadow=16)
        title = say("table.pile_title", count=len(self.cards))
        canvas.label(title, (x + 50, y + 26, w - 220, 80), 48, align="left")
        x, y, _, _ = ROOM
        wide = self.width
        for i, (card, copy) in enumerate(self.cards[self.first : self.first + self.columns * self.rows]):
            row, column = divmod(i, self.columns)
            left, top = x + column * (wide + GAP), y + row * (wide * RATIO + GAP)
            shadow, pad = canvas.brush.shadow(shape(canvas, wide), 7, 100)
            canvas.put(shadow, left - pad / canvas.stage.scale, top - pad / canvas.stage.scale + 5)
            canvas.put(self.art.front(canvas, card, copy, wide), left, top)
            draw_name(canvas, self.art.letters(card).names, left + wide / 2, top + wide * RATIO / 2, wide)
        self.group.draw(canvas)


def grid(cards: int) -> tuple[int, int, float]:
    """Columns, rows and width of cards: as large as can be with all in sight, or as small as can be read."""
    _, _, w, h = ROOM
    for columns in range(5, MOST_COLUMNS + 1):
        wide = (w - GAP * (columns - 1)) / columns
        rows = max(1, int((h + GAP) // (wide * RATIO + GAP)))
        if columns * rows >= cards:
            break
    return columns, rows, wide
