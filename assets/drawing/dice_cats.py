"""The sides of the dice of Mad Cat Sad Cat (ledger row MC1): six cats, each with its own symbol and accent colour."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from cattable.ui.art.svg import INK, linear, path
from drawing import mouths
from drawing.coats import COATS, DARK_HALF, FLUFFY, FOLDED, ROUND, RUGGED, WEDGE, Coat, Eye, Fur
from drawing.faces import TEAR, VEIN, Gaze, Mood, blush, brows, eyes, face, shut_eyes
from drawing.shapes import Drawing, Lid

SIDE = 200
_RED, _ORANGE, _PURPLE = "#ff3b3b", "#ff9a1f", "#a35cff"


def _white(name: str, ear: str, **changes: object) -> Coat:
    fur = Fur("#ffffff", "#e9e5ec", "#a79fb4", "#c3bccb", ear, "#ffffff", "#dcd6e2", "#e8788a")
    return replace(COATS["snow"], name=name, fur=fur, pattern="bare", **changes)  # type: ignore[arg-type]


def _black(name: str, ear: str, **changes: object) -> Coat:
    fur = Fur("#5f576b", DARK_HALF[1], "#1d1826", "#7c748c", ear, "#8d849c", "#746b84", "#d0698a")
    pale = {"lines": ("#f0eaf6", "#f0eaf6"), "rim": "#8d849c"}
    return replace(COATS["blue"], name=name, fur=fur, pattern="bare", **{**pale, **changes})  # type: ignore[arg-type]


# --- the symbols, each on a 100-unit square


def vein() -> Drawing:
    """A red throbbing vein."""
    marks = path(VEIN, stroke=INK, width=17) + path(VEIN, stroke=_RED, width=9.5)
    return Drawing(marks).placed(50, 50, 1.55, 12)


def flame() -> Drawing:
    """An orange flame."""
    outer = (
        "M50 5 C56 22 76 30 84 54 C90 78 74 95 50 95 C26 95 10 78 16 54 C18 44 24 38 28 30 C30 40 34 44 40 44 "
        "C38 28 42 16 50 5Z"
    )
    inner = "M51 46 C56 56 67 60 67 74 C67 84 60 89 50 89 C40 89 33 84 33 74 C33 66 39 62 42 56 C44 62 48 60 51 46Z"
    body = path(outer, "url(#flame)", INK, 7.5) + path(inner, "#ffe35a")
    return Drawing(body, linear("flame", "#ffc02e", "#ff5a1a"))


def bolt() -> Drawing:
    """A purple bolt of lightning."""
    body = path("M60 5 L18 56 L44 56 L30 95 L84 38 L56 38 L76 5Z", "url(#bolt)", INK, 7.5)
    return Drawing(
        body + path("M60 15 L36 46", stroke="#ffffff", width=5, opacity=0.6), linear("bolt", "#c78bff", "#7a35e0")
    )


def drop() -> Drawing:
    """A big blue tear."""
    body = path(TEAR, "url(#drop)", INK, 4.6) + path("M-7 7 Q-8 15 -1 17", stroke="#ffffff", width=4)
    return Drawing(body, linear("drop", "#d9f5ff", "#1f9af0")).placed(50, 51, (2.1, 1.75))


def cloud() -> Drawing:
    """A grey cloud with rain."""
    puff = "M22 60 C4 60 4 36 22 36 C22 16 50 8 60 26 C76 20 90 32 84 44 C98 46 96 60 82 60Z"
    rain = "M26 70 L20 90 M50 70 L44 92 M74 70 L68 90"
    body = path(puff, "url(#cloud)", INK, 7.5) + path("M30 40 Q32 26 46 26", stroke="#ffffff", width=5, opacity=0.8)
    body += path(rain, stroke=INK, width=14) + path(rain, stroke="#5cc4ff", width=7)
    return Drawing(body, linear("cloud", "#e3e6ee", "#98a0b4"))


def star() -> Drawing:
    """A golden star."""
    points = []
    for i in range(10):
        angle, radius = math.pi * i / 5 - math.pi / 2, 44 if i % 2 == 0 else 20
        points.append(f"{50 + radius * math.cos(angle):.1f} {53 + radius * math.sin(angle):.1f}")
    body = path("M" + " L".join(points) + "Z", "url(#star)", INK, 7.5)
    body += path("M50 24 L43 42 L28 44", stroke="#ffffff", width=4.5, opacity=0.75)
    return Drawing(body, linear("star", "#fff07a", "#ffae17"))


# --- the faces


def _glare(coat: Coat) -> str:
    return eyes(coat, Gaze(Lid(-0.2, 0.48, -1), (3, 4), pupil=0.72)) + brows(coat, "M-40 -36 Q-4 -28 28 2", 16)


def _blaze(coat: Coat) -> str:
    gaze = Gaze(Lid(-0.34, 0.34, 0), (3, 5), pupil=0.36)
    return eyes(coat, gaze) + brows(coat, "M-34 -40 L-6 -30 L28 -6", 13)


def _twitch(coat: Coat) -> str:
    left, right = Gaze(Lid(-0.66, 0.26, 0), (4, 2), pupil=0.42, grow=1.3), Gaze(Lid(0.1, 0.34, 0), (-3, 6), pupil=0.7)
    ticks = path("M212 158 L222 166 M206 168 L212 178", stroke=INK, width=5)
    return eyes(coat, left, right) + brows(coat, "M-34 -42 Q0 -38 28 -12", 14) + ticks


def _puppy(coat: Coat) -> str:
    gaze = Gaze(Lid(-0.6, -0.3, 3), (0, 4), pupil=1.05, grow=1.08, wet=True)
    return blush(coat, 0.5) + eyes(coat, gaze) + brows(coat, "M-32 -32 Q-6 -40 14 -58", 10)


def _sob(coat: Coat) -> str:
    stream = "M66 152 Q60 186 64 214 L84 222 Q78 186 94 152Z"
    right = "M190 152 Q196 186 192 214 L172 222 Q178 186 162 152Z"
    streams = path(stream, "#8fd8ff", INK, 5) + path(right, "#8fd8ff", INK, 5)
    return streams + shut_eyes(coat, 20, 6) + brows(coat, "M-32 -18 Q-6 -24 14 -42", 10)


def _crazy(coat: Coat) -> str:
    return eyes(coat, Gaze()) + brows(coat, "M-38 -46 Q-14 -60 14 -50", 11)


@dataclass(frozen=True)
class Side:
    """One side of a die: its cat and mood, how the head stands, and the symbol with its place (x, y, scale)."""

    coat: Coat
    mood: Mood
    head: tuple[float, float, float]
    symbol: Drawing
    place: tuple[float, float, float]


def _iris(high: str, low: str) -> dict[str, Eye]:
    e = Eye(82, 144, 28, 26, (high, low), (9, 17))
    return {"left": e, "right": e}


SIDES = {
    "mad1": Side(
        _white("mad1", "#ff9a92", skull=RUGGED, **_iris("#ffe36b", "#ff8f2e")),
        Mood("flat", _glare, mouths.MAD),
        (3, 18, 0.75),
        vein(),
        (107, 3, 0.88),
    ),
    "mad2": Side(
        _white("mad2", "#ffb46a", skull=FLUFFY, **_iris("#fff3b0", "#ffb52e")),
        Mood("up", _blaze, mouths.ROAR),
        (12, 22, 0.685),
        flame(),
        (55, 2, 0.9),
    ),
    "mad3": Side(
        _white("mad3", "#c79bff", skull=WEDGE, **_iris("#f3e6ff", "#b27dff")),
        Mood("flat", _twitch, mouths.GRIT),
        (8, -16, 0.74),
        bolt(),
        (-8, 112, 0.87),
    ),
    "sad1": Side(
        _black("sad1", "#8f7f9c", skull=FOLDED, **_iris("#7cc0ff", "#e4f6ff")),
        Mood("low", _puppy, mouths.SAD, droop=14),
        (3, -8, 0.76),
        drop(),
        (122, 106, 0.84),
    ),
    "sad2": Side(
        _black("sad2", "#8f7f9c", skull=ROUND),
        Mood("low", _sob, mouths.WAIL, droop=14),
        (18, 40, 0.64),
        cloud(),
        (38, -8, 1.2),
    ),
    "wild": Side(
        COATS["patchwork"],
        Mood("up", _crazy, mouths.WILD),
        (3, 8, 0.72),
        star(),
        (117, 112, 0.85),
    ),
}


def side(name: str) -> str:
    """The file of one side of the die: cat and symbol on a 200-unit square, nothing behind."""
    s = SIDES[name]
    x, y, scale = s.head
    sx, sy, size = s.place
    return (face(s.coat, s.mood).placed(x, y, scale) + s.symbol.named("s-").placed(sx, sy, size)).page(SIDE, SIDE)


def symbol(name: str) -> str:
    """The file of the symbol of one side on a 100-unit square."""
    return SIDES[name].symbol.page(100, 100)
