"""The plates along the top: who sits there, how many points, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from cattable.ui.art.furniture import plate
from cattable.ui.art.seats import avatar_ring
from cattable.ui.motion import Spot
from cattable.ui.seat import Seat
from cattable.ui.stage import Box
from cattable.ui.table.letters import least

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas

LEFT, TOP, RIGHT, HEIGHT = 22, 8, 1566, 116
WIDEST, GAP = 380, 6
AVATAR = 108


class Plate(NamedTuple):
    """Where one plate lies: all of it, its name, the middle of its token, and room for what a game adds."""

    box: Box
    name: Box
    token: Spot
    extra: Box


def plates(seats: Sequence[Seat], extra: float = 64) -> list[Plate]:
    """The plates of all seats in one row; `extra` is the width that each leaves for what a game adds."""
    n = len(seats)
    width = min(WIDEST, (RIGHT - LEFT - GAP * (n - 1)) / n)
    out = []
    for i in range(n):
        x = LEFT + i * (width + GAP)
        inner = x + AVATAR + 6
        name = (inner, TOP + 17, width - AVATAR - extra - 34, 40)
        out.append(
            Plate((x, TOP, width, HEIGHT), name, (inner + 22, TOP + 80), (x + width - extra - 22, TOP + 14, extra, 84))
        )
    return out


def draw_plate(canvas: Canvas, place: Plate, seat: Seat, active: bool) -> None:
    """Paints one plate with its name; the active one has a golden frame."""
    x, y, w, h = place.box
    w = round(w)
    surface = canvas.brush.drawing(("plate", w, seat.colour, active), lambda: plate(w, h, seat.colour, active), w, h)
    canvas.shadowed(surface, x, y, blur=7, drop=5)
    ring = AVATAR + 8
    canvas.drawing(("ring", seat.colour), lambda: avatar_ring(seat.colour), *_face(place), ring, ring, anchor="center")
    canvas.label(seat.name, place.name, 34, "#ffffff", align="left", outline=4, smallest=least(canvas))


def draw_face(canvas: Canvas, place: Plate, picture: str) -> None:
    """Paints an avatar's face on its plate."""
    x, y = _face(place)
    canvas.picture(picture, x, y - 1, 78, 78, anchor="center")


def _face(place: Plate) -> Spot:
    return place.box[0] + AVATAR / 2 + 2, place.box[1] + place.box[3] / 2 - 2
