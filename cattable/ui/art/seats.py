"""The six seat colours, and the pattern each one carries so that seats are told apart without colour."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cattable.ui.art.svg import INK, document, ellipse, group, linear, path, paw


@dataclass(frozen=True)
class SeatColour:
    """One seat's look: gradient from `high` to `low`, a dark `ink` of the same hue, and the name of its pattern."""

    high: str
    low: str
    ink: str
    pattern: str


SEAT_COLOURS = {
    "orange": SeatColour("#ffb972", "#f08336", "#8f4210", "stripes"),
    "blue": SeatColour("#a5d6fa", "#4a92d0", "#1d5187", "dots"),
    "red": SeatColour("#ff9784", "#d8432f", "#861d14", "checks"),
    "purple": SeatColour("#d2c1f7", "#8468c8", "#453089", "diamonds"),
    "green": SeatColour("#bfe894", "#58a845", "#28611e", "waves"),
    "pink": SeatColour("#ffc0da", "#ec6ba5", "#93265c", "hearts"),
}
"""Seat colours by name, in the order they are offered."""


def _dot(colour: str) -> str:
    return ellipse(0, 0, 7, 7, colour)


def _checks(colour: str) -> str:
    return path("M-9 -9H0V0H-9Z M0 0H9V9H0Z", colour)


def _diamond(colour: str) -> str:
    return path("M0 -12L9 0L0 12L-9 0Z", colour)


def _heart(colour: str) -> str:
    return path("M0 9C-14 -1 -9 -10 -4.5 -9C-2 -8.6 -.6 -7 0 -5.2C.6 -7 2 -8.6 4.5 -9C9 -10 14 -1 0 9Z", colour)


def _bar(colour: str) -> str:
    return path("M-5 9L5 -9", stroke=colour, width=6)


def _wave(colour: str) -> str:
    return path("M-10 3Q-5 -9 0 0Q5 9 10 -3", stroke=colour, width=5)


def _paw(colour: str) -> str:
    return paw(0, -3, 0.24, colour)


_MARKS: dict[str, Callable[[str], str]] = {
    "stripes": _bar,
    "dots": _dot,
    "checks": _checks,
    "diamonds": _diamond,
    "waves": _wave,
    "hearts": _heart,
    "paws": _paw,
}

PATTERNS = tuple(_MARKS)
"""All pattern names: one for each seat colour, and "paws" which belongs to none."""


def mark(name: str, x: float, y: float, size: float, colour: str, *, turn: float = 0) -> str:
    """One element of a pattern, about `size` units across, centred on (x, y)."""
    return group(_MARKS[name](colour), move=(x, y), scale=size / 20, turn=turn)


def _inside(x: float, y: float, w: float, h: float, radius: float, margin: float) -> bool:
    """Whether a disc of radius `margin` around (x, y) lies inside the rounded rectangle w x h."""
    dx = max(abs(x - w / 2) - (w / 2 - radius), 0)
    dy = max(abs(y - h / 2) - (h / 2 - radius), 0)
    if not (margin <= x <= w - margin and margin <= y <= h - margin):
        return False
    return math.hypot(dx, dy) <= radius - margin if radius > margin else True


def _runs(points: list[tuple[float, float]], keep: Callable[[float, float], bool]) -> Iterator[str]:
    """The stretches of a line that lie inside, as path data."""
    run: list[tuple[float, float]] = []
    for point in [*points, (math.inf, math.inf)]:
        if keep(*point):
            run.append(point)
            continue
        if len(run) > 2:
            yield "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in run)
        run = []


def pattern(name: str, w: float, h: float, colour: str, *, radius: float = 0, scale: float = 1) -> str:
    """The pattern filling a rectangle w x h whose corners have `radius`; nothing sticks out, so no clipping is needed.

    `scale` 1 repeats about every 40 units. Raises KeyError for a name that is not in PATTERNS.
    """
    if name in ("stripes", "waves"):
        return _lines(name, w, h, colour, radius, scale)
    step, size = 36 * scale, 20 * scale
    rows, columns = max(1, round(h / (step * 0.8))), max(1, round(w / step))
    body = ""
    for row in range(rows):
        y = h * (row + 0.5) / rows
        for column in range(columns + 1):
            x = (column + (0.5 if row % 2 else 0)) * w / columns
            if _inside(x, y, w, h, radius, size * 0.6):
                body += mark(name, x, y, size, colour, turn=((row + column) % 2 * 36 - 18) if name == "paws" else 0)
    return body


def _lines(name: str, w: float, h: float, colour: str, radius: float, scale: float) -> str:
    """Slanted stripes, or lying waves."""
    width = (11 if name == "stripes" else 6.5) * scale
    margin = width / 2 + 1

    def keep(x: float, y: float) -> bool:
        return _inside(x, y, w, h, radius, margin)

    def stripes() -> Iterator[list[tuple[float, float]]]:
        step = 34 * scale
        for i in range(int((w + h) / step) + 1):
            start = (i + 0.5) * step
            yield [(start - y * 0.7, y) for y in (h * j / 120 for j in range(121))]

    def waves() -> Iterator[list[tuple[float, float]]]:
        rows = max(1, round(h / (25 * scale)))
        for i in range(rows):
            middle = h * (i + 0.5) / rows
            xs = (w * j / 160 for j in range(161))
            yield [(x, middle + 5.5 * scale * math.sin(x / (9 * scale) + i * 2.2)) for x in xs]

    lines = stripes() if name == "stripes" else waves()
    return "".join(path(d, stroke=colour, width=width) for points in lines for d in _runs(points, keep))


def avatar_ring(seat: str) -> str:
    """A round frame 128x128 in a seat's colour and pattern; the cat's head goes on its cream middle (radius 44)."""
    look = SEAT_COLOURS[seat]
    body = ellipse(64, 64, 59, 59, "url(#ring)", INK, 7)
    for i in range(16):
        angle = 2 * math.pi * (i + 0.5) / 16
        x, y = 64 + 50 * math.sin(angle), 64 - 50 * math.cos(angle)
        body += mark(look.pattern, x, y, 12, look.ink, turn=math.degrees(angle))
    body += ellipse(64, 64, 43, 43, "url(#middle)", INK, 5)
    body += path("M34 55A31 31 0 0 1 52 35", stroke="#ffffff", width=5, opacity=0.8)
    defs = linear("ring", look.high, look.low) + linear("middle", "#fffdf6", look.high)
    return document(body, 128, 128, defs)
