"""A card of the hand under the pointer or the focus: it is looked at closely, pressed, dragged and dropped."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from cattable.ui.art.furniture import focus_ring
from cattable.ui.stage import Box
from cattable.ui.table.card_names import draw_slip
from cattable.ui.table.handcard import HandCard
from cattable.ui.table.pieces import PieceWidget

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.table.card_table import CardTable

FAR = 16
"""Units that the pointer must move with the button held until the card comes along."""


class CardWidget(PieceWidget):
    """A press acts, dropping on a place of `drops` too; dropping on the hand puts the card elsewhere (`moved`)."""

    drags = True

    def __init__(
        self,
        table: CardTable,
        piece: HandCard,
        press: Callable[[], object] | None,
        drops: dict[str, Callable[[], object]],
        moved: Callable[[int], object],
        *,
        why: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(piece, press, why=why, hint=hint)
        self.table, self.card, self.drops, self.moved = table, piece, drops, moved
        self.start = (0.0, 0.0)

    @property
    def note_box(self) -> Box:
        """Notes stand above the large card."""
        return self.table.large_box(self.card)

    def press(self, x: float, y: float) -> None:
        """The card is held."""
        self.start = (x, y)

    def drag(self, x: float, y: float) -> None:
        """It comes along; what it can be dropped on is lit."""
        if not self.card.dragged and math.dist(self.start, (x, y)) < FAR:
            return
        if not self.card.dragged:
            self.play("card-slide")
        self.card.dragged = True
        self.card.x, self.card.y = x, y
        self.table.light_targets(self.drops)

    def release(self, x: float, y: float) -> None:
        """Without having moved this is a press; else the card is dropped."""
        if not self.card.dragged:
            if self.enabled:
                self.activate()
            else:
                self.say_no()
            return
        self.table.light_targets(())
        target = self.table.target_at(self.drops, x, y)
        if target:
            self.table.dropped = (x, y)
            self.drops[target]()
        elif (index := self.table.place_in_hand(x, y)) is not None:
            self.card.dragged = False
            self.moved(index)
        else:
            self.table.back_to_hand(self.card)
            self.say_no()

    def say_no(self) -> None:
        """It cannot be done."""
        self.refuse()
        self.play("error")

    def update(self, dt: float) -> bool:
        """Tells the card whether it is looked at."""
        moving = super().update(dt)
        changed = self.card.looked_at != self.lifted
        self.card.looked_at, self.card.shake = self.lifted, self.shake
        return moving or changed

    def draw_focus(self, canvas: Canvas) -> None:
        """The ring goes around the large card, below its slip."""
        x, y, w, h = self.note_box
        size = (round(w) + 32, round(h) + 32, 38)
        canvas.drawing(("ring", size), lambda: focus_ring(*size), x - 16 + self.shake, y - 16, *size[:2])
        draw_slip(canvas, self.table.letters(self.card.card).rule, x + w / 2 + self.shake, y + h / 2)
