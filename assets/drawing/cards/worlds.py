"""The eight colours of the two card games. Each has a symbol and a wallpaper, so that none is told by colour alone."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from cattable.ui.art.svg import INK, ellipse, group, linear, path, rounded
from drawing.shapes import Drawing

LEFT, TOP, RIGHT, BOTTOM = 15, 15, 235, 335
"""The coloured panel of a card, which the wallpaper fills."""
_WHITE = "#ffffff"


@dataclass(frozen=True)
class World:
    """A colour: panel from `high` to `low`, a dark `ink` and a `pale` tint of it, symbol and wallpaper."""

    name: str
    high: str
    low: str
    ink: str
    pale: str
    symbol: Callable[[], Drawing]
    paper: Callable[[World], str]


# --- symbols, each on a 100-unit square


def sun() -> Drawing:
    """A smiling sun."""
    d = ""
    for i in range(20):
        angle, radius = math.pi * i / 10 - math.pi / 2, 46 if i % 2 == 0 else 32
        d += f"{'L' if d else 'M'}{50 + radius * math.cos(angle):.1f} {50 + radius * math.sin(angle):.1f}"
    body = path(d + "Z", "#ff8b1f", INK, 7) + ellipse(50, 50, 25, 25, "url(#sun)", INK, 5)
    body += ellipse(41, 47, 3.6, 4.6, INK) + ellipse(59, 47, 3.6, 4.6, INK)
    return Drawing(body + path("M39 57Q50 67 61 57", stroke=INK, width=5), linear("sun", "#fff08a", "#ffc22e"))


def moon() -> Drawing:
    """A crescent with a star."""
    d = "M60 6C28 8 8 32 10 58C13 84 38 98 62 92C74 89 84 82 89 73C62 78 44 62 44 42C44 26 50 14 60 6Z"
    star = "M76 16L81 30L95 35L81 40L76 54L71 40L57 35L71 30Z"
    body = path(d, "url(#moon)", INK, 7.5) + path("M21 54Q22 74 40 83", stroke=_WHITE, width=6, opacity=0.6)
    return Drawing(body + path(star, "#fff3a0", INK, 5.5), linear("moon", "#dcc2ff", "#8b4fe0"))


def fish() -> Drawing:
    """A fish."""
    body = path("M36 50L8 24Q2 50 8 76Z", "#3b86d8", INK, 7.5)
    body += path("M96 50C80 22 48 14 28 42Q24 50 28 58C48 86 80 78 96 50Z", "url(#fish)", INK, 7.5)
    body += ellipse(75, 43, 7, 8, _WHITE, INK, 4) + ellipse(77, 44, 3, 4, INK)
    return Drawing(
        body + path("M52 34Q62 50 52 66M38 40Q45 50 38 60", stroke=INK, width=5), linear("fish", "#b5e2ff", "#3a98ea")
    )


def clover() -> Drawing:
    """A four-leaved clover."""
    leaf = "M0 -2C-22 -10 -30 -30 -19 -40C-10 -47 -2 -42 0 -34C2 -42 10 -47 19 -40C30 -30 22 -10 0 -2Z"
    body = path("M52 54Q58 76 74 94", stroke=INK, width=17) + path("M52 54Q58 76 74 94", stroke="#3f9a3a", width=7)
    body += "".join(group(path(leaf, "url(#leaf)", INK, 6.5), move=(50, 48), turn=a) for a in (45, 135, 225, 315))
    body += "".join(
        group(path("M0 -8V-22", stroke="#2c7a2c", width=4.5), move=(50, 48), turn=a) for a in (45, 135, 225, 315)
    )
    return Drawing(body, linear("leaf", "#b4ec7c", "#49ab3f"))


def jacket() -> Drawing:
    """The leisure suit: a jacket with a collar far too wide."""
    cut = "M34 12L12 22L2 74L19 78L26 52V94H74V52L81 78L98 74L88 22L66 12Z"
    body = path(cut, "url(#cloth)", INK, 6.5) + path("M50 56V94", stroke=INK, width=5)
    body += path("M33 12H67L50 60Z", "#ffffff", INK, 5)
    collar = path("M50 58L34 6L12 30L30 52Z", "#fff0a8", INK, 5.5)
    body += collar + group(collar, move=(100, 0), scale=(-1, 1))
    return Drawing(body + ellipse(50, 76, 4.5, 4.5, "#ffe27a", INK, 3.5), linear("cloth", "#7fcf5a", "#2f8c3c"))


def bubble() -> Drawing:
    """The space suit: a round helmet with a feeler and a visor."""
    body = path("M22 78H78L84 94H16Z", "#e39a1c", INK, 6.5) + path("M50 16V6", stroke=INK, width=6)
    body += ellipse(50, 7, 5, 5, "#ff5d4a", INK, 4) + ellipse(50, 50, 37, 36, "url(#shell)", INK, 7)
    body += rounded(24, 34, 52, 34, 16, "#35527e", INK, 6) + path("M34 46Q38 40 46 40", stroke=_WHITE, width=5.5)
    body += "".join(ellipse(x, 52, 7, 11, "#f2b52e", INK, 5) for x in (13, 87))
    return Drawing(body, linear("shell", "#fff3a6", "#ffc93a"))


def johns() -> Drawing:
    """The union suit: long johns on legs, with buttons and a flap."""
    d = "M34 4L10 20L18 40L31 32L24 96H43L50 62L57 96H76L69 32L82 40L90 20L66 4Q50 16 34 4Z"
    body = path(d, "url(#wool)", INK, 7) + path("M27 88H42M58 88H73", stroke="#ffd9cf", width=6)
    body += path("M50 16V56", stroke="#9c1c1c", width=4)
    return Drawing(
        body + "".join(ellipse(50, y, 4.6, 4.6, "#fff3d6", INK, 3.2) for y in (24, 37, 50)),
        linear("wool", "#ff7460", "#d4302a"),
    )


def helm() -> Drawing:
    """The suit of armour: a helmet with slits and a plume."""
    body = path("M50 26C46 6 70 -2 90 10C80 12 78 18 84 26C72 24 66 26 60 32Z", "#e8453c", INK, 6)
    body += path("M16 58C16 34 30 24 50 24C70 24 84 34 84 58V88Q50 100 16 88Z", "url(#steel)", INK, 7)
    body += path("M22 50H78V64H22Z", "#1d2f4f", INK, 5) + path("M50 26V94", stroke=INK, width=5)
    body += path("M29 76V84M40 79V87M60 79V87M71 76V84", stroke=INK, width=5)
    return Drawing(body + path("M26 42Q30 34 40 32", stroke=_WHITE, width=5.5), linear("steel", "#dcebfb", "#6f9fd6"))


# --- wallpapers, each within the panel


def _rays(w: World) -> str:
    cx, cy, d, count = 125, 165, "", 12

    def at(angle: float) -> str:
        dx, dy = math.cos(angle), math.sin(angle)
        across = ((RIGHT if dx > 0 else LEFT) - cx) / dx if abs(dx) > 1e-6 else math.inf
        along = ((BOTTOM if dy > 0 else TOP) - cy) / dy if abs(dy) > 1e-6 else math.inf
        reach = min(across, along) - 3
        return f"L{cx + dx * reach:.0f} {cy + dy * reach:.0f}"

    half = math.pi / count
    for i in range(count):
        d += f"M{cx} {cy}{at(2 * i * half)}{at((2 * i + 0.5) * half)}{at((2 * i + 1) * half)}Z"
    return path(d, w.pale, opacity=0.55)


def _diamonds(w: World) -> str:
    d, step = "", 22
    for row in range(14):
        for column in range(10 - row % 2):
            x, y = LEFT + step * (column + 0.5 + row % 2 / 2), TOP + 6 + step * (row + 0.5)
            d += f"M{x:g} {y - 13:g}l8 13l-8 13l-8 -13Z"
    return path(d, w.pale, opacity=0.5)


def _waves(w: World) -> str:
    d = "".join(f"M{LEFT + 5} {y}" + "q8.75 -13 17.5 0t17.5 0" * 6 for y in range(TOP + 14, BOTTOM - 4, 21))
    return path(d, stroke=w.pale, width=6, opacity=0.62)


def _clovers(w: World) -> str:
    leaves, stems = "", ""
    for row in range(9):
        for column in range(6 - row % 2):
            x, y = round(LEFT + 18.5 + 36.6 * (column + row % 2 / 2)), round(TOP + 17 + 35.5 * row)
            leaves += f"M{x - 7} {y - 7}l2 2m10 0l2 -2m0 14l-2 -2m-10 0l-2 2"
            stems += f"M{x} {y}q1 11 8 16"
    return path(stems, stroke=w.pale, width=3, opacity=0.7) + path(leaves, stroke=w.pale, width=13, opacity=0.7)


def _plaid(w: World) -> str:
    d = "".join(f"M{x} {TOP + 2}V{BOTTOM - 2}" for x in range(LEFT + 16, RIGHT - 4, 38))
    d += "".join(f"M{LEFT + 2} {y}H{RIGHT - 2}" for y in range(TOP + 16, BOTTOM - 4, 38))
    thin = "".join(f"M{x} {TOP + 2}V{BOTTOM - 2}" for x in range(LEFT + 32, RIGHT - 4, 38))
    thin += "".join(f"M{LEFT + 2} {y}H{RIGHT - 2}" for y in range(TOP + 32, BOTTOM - 4, 38))
    return path(d, stroke=w.pale, width=12, opacity=0.38) + path(thin, stroke=w.pale, width=2.5, opacity=0.8)


def _stars(w: World) -> str:
    d = ""
    for row in range(9):
        for column in range(6 - row % 2):
            x, y = LEFT + 18.5 + 36.6 * (column + row % 2 / 2), TOP + 18 + 35.5 * row
            r = 12 if (row + 2 * column) % 3 else 7
            q = r * 0.25
            d += (
                f"M{x:.1f} {y - r:g}l{q} {r - q}l{r - q} {q}l{q - r} {q}"
                f"l{-q} {r - q}l{-q} {q - r}l{q - r} {-q}l{r - q} {-q}Z"
            )
    return path(d, w.pale, opacity=0.75)


def _seams(w: World) -> str:
    d = "".join(f"M{x} {TOP + 2}V{BOTTOM - 2}" for x in range(LEFT + 10, RIGHT - 4, 20))
    return path(d, stroke=w.pale, width=7, opacity=0.45)


def _scales(w: World) -> str:
    d = ""
    for row in range(14):
        shift = 12 if row % 2 else 0
        d += f"M{LEFT + 2 + shift} {TOP + 8 + 22 * row}" + "q0 20 12 20q12 0 12 -20" * (9 - row % 2)
    return path(d, stroke=w.pale, width=4, opacity=0.6)


HERDS = {
    "orange": World("orange", "#ffd27a", "#f58a2c", "#a04a10", "#fff0c4", sun, _rays),
    "purple": World("purple", "#c9a4f5", "#7745c0", "#4a2590", "#e8d6ff", moon, _diamonds),
    "blue": World("blue", "#9fd8fb", "#3a86d6", "#1b4f8f", "#dcf2ff", fish, _waves),
    "green": World("green", "#b9e888", "#47a043", "#20632a", "#e6fac6", clover, _clovers),
}
"""The herds of Herding Cats."""

SUITS = {
    "green": World("green", "#a9e07c", "#3f9a48", "#1d5f2c", "#e2f8bf", jacket, _plaid),
    "yellow": World("yellow", "#ffe88a", "#f4b022", "#8a5a06", "#fffbe0", bubble, _stars),
    "red": World("red", "#ff9a80", "#d63a2e", "#86190f", "#ffd9cc", johns, _seams),
    "blue": World("blue", "#a4cbf4", "#3d6fc0", "#1c3f80", "#dcecff", helm, _scales),
}
"""The suits of the MAD Magazine Card Game."""
