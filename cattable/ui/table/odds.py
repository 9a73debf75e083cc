"""The odds: the key on the table that shows or hides exact chances, and how a chance is written."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from cattable.ui.art.furniture import badge
from cattable.ui.art.svg import INK
from cattable.ui.stage import Box
from cattable.ui.table.letters import least
from cattable.ui.table.pieces import Piece
from cattable.ui.words import say

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.table.game_table import GameTable

ODDS = "odds"
"""The key of the piece that is pressed to show or hide chances."""


def percent(chance: Fraction) -> str:
    """A chance in whole percent; what is neither impossible nor certain never looks as if it were."""
    if 0 < chance < Fraction(1, 100):
        return "<1 %"
    if Fraction(99, 100) < chance < 1:
        return ">99 %"
    return f"{round(chance * 100)} %"


class OddsKey(Piece):
    """Pressed, it shows or hides the chances; it shines while they are shown."""

    def __init__(self, table: GameTable, box: Box) -> None:
        x, y, w, h = box
        super().__init__(ODDS, x + w / 2, y + h / 2, w, h)
        self.table, self.rise = table, 6

    @property
    def hint(self) -> str:
        """What a press will do."""
        return say("table.odds_hide" if self.table.odds_on else "table.odds_show")

    def draw(self, canvas: Canvas) -> None:
        """Paints a pill with a percent sign on it."""
        w, h, colour = round(self.w), round(self.h), "#ffd54f" if self.table.odds_on else "#f3e3c4"
        y = self.y - self.raised
        canvas.drawing(("odds", w, h, colour), lambda: badge(w, h, colour), self.x, y, w, h, anchor="center", shadow=6)
        text = f"% {say('table.odds')}"
        canvas.label(text, (self.x - w / 2 + 14, y - h / 2, w - 28, h), 34, INK, smallest=least(canvas))
