"""A number of tokens that lie somewhere: it counts as tokens come and go, and pops when they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.ui.art.tokens import COIN_HEIGHT, COIN_WIDTH, coin
from cattable.ui.motion import Spot, Spring
from cattable.ui.table.letters import least

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas


class Counter:
    """`value` is what is shown, around `number`; tokens fly to and from `spot`, the middle of the one shown."""

    def __init__(
        self, spot: Spot, size: float = 44, *, token: float = 44, number: Spot | None = None, room: float = 96
    ) -> None:
        """`size` of the number, width of the `token`, and the most width the number may take, in units.

        Without a place for it the number stands to the right of the token.
        """
        self.spot, self.size, self.token, self.room = spot, size, token, room
        self.number = number or (spot[0] + token / 2 + 8 + room / 2, spot[1])
        self.left = number is None
        self.value = 0
        self._pop = Spring(0.0, 420, 18)

    def pop(self) -> None:
        """Jumps a little."""
        self._pop.speed = 9.0

    def update(self, dt: float) -> bool:
        """Moves on; True while it pops."""
        return self._pop.update(dt)

    @property
    def jump(self) -> float:
        """How far the number has jumped, in units downward."""
        return -14 * self._pop.value

    def draw_token(self, canvas: Canvas, x: float, y: float) -> None:
        """One token around a point."""
        w = self.token
        canvas.drawing("coin", coin, x, y, w, w * COIN_HEIGHT / COIN_WIDTH, anchor="center")

    def draw(self, canvas: Canvas, dx: float = 0, dy: float = 0) -> None:
        """The token and the number, both moved by (dx, dy)."""
        self.draw_token(canvas, self.spot[0] + dx, self.spot[1] + dy + self.jump * 0.4)
        self.draw_number(canvas, dx, dy + self.jump)

    def draw_number(self, canvas: Canvas, dx: float = 0, dy: float = 0) -> None:
        """The number, moved by (dx, dy)."""
        x, y = self.number[0] + dx, self.number[1] + dy
        box = (x - self.room / 2, y - self.size / 2, self.room, self.size)
        canvas.label(
            str(self.value),
            box,
            self.size,
            "#ffffff",
            align="left" if self.left else "centre",
            outline=self.size * 0.11,
            smallest=least(canvas),
        )
