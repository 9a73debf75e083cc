"""Small cats in few strokes, for crowds: running towards us, running past, and sitting on people."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, path
from drawing.cards.kit import WHITE, strokes
from drawing.shapes import tube

FURS = ("#f58a2c", "#9a6ad8", "#5596dc", "#7ab848", "#8d8596", "#fff6e6", "#4a4154", "#e2683a")
"""Furs of a mixed crowd."""
_HEAD = (
    "M0 -28C-5 -29 -10 -28 -14 -26L-28 -44Q-33 -47 -34 -40L-36 -16C-48 16 -22 30 0 30C22 30 48 16 36 -16L34 -40"
    "Q33 -47 28 -44L14 -26C10 -28 5 -29 0 -28Z"
)


def small_head(fur: str, mood: str = "wide") -> str:
    """A head about 80 wide around (0, 0). Moods: "wide", "glad", "mad", "shut"."""
    pale = WHITE if fur != "#fff6e6" else "#f3d7ae"
    ink = "#fff0d0" if fur == "#4a4154" else INK
    body = path(_HEAD, fur, INK, 7) + ellipse(0, 17, 19, 12, pale)
    if mood == "shut":
        body += strokes("M-24 -2Q-16 6 -8 -2M8 -2Q16 6 24 -2", 5, ink)
    elif mood == "glad":
        body += strokes("M-25 2Q-16 -10 -8 2M8 2Q16 -10 25 2", 5, ink)
    else:
        body += path(
            "M-27 -3a11 12 0 1 0 22 0a11 12 0 1 0 -22 0ZM5 -3a11 12 0 1 0 22 0a11 12 0 1 0 -22 0Z", WHITE, INK, 4
        )
        body += strokes("M-14 -4V0M14 -4V0", 9)
        if mood == "mad":
            body += strokes("M-30 -20L-7 -11M30 -20L7 -11", 6, ink)
    mouth = {"wide": ellipse(0, 22, 7, 7, "#8e2f35", INK, 4), "mad": strokes("M-10 25Q0 16 10 25", 4)}
    body += mouth.get(mood, strokes("M0 15Q-6 24 -12 18M0 15Q6 24 12 18", 4))
    return body + path("M-5 9H5L0 15Z", "#e8746f", INK, 3)


def running(fur: str, mood: str = "wide", striped: bool = False) -> str:
    """A cat at full stretch running to the left, about 190 wide, its feet at y 0."""
    body = tube("M70 -52C104 -62 104 -92 126 -88", 14, fur, 7)
    body += tube("M60 -34C74 -16 90 -12 108 -4", 18, fur, 7) + tube("M42 -28C50 -10 60 -4 66 0", 18, fur, 7)
    body += path("M-40 -62C0 -84 74 -76 78 -42C74 -14 -20 -14 -44 -24Z", fur, INK, 7)
    if striped:
        body += strokes("M20 -72L16 -52M42 -70L38 -48M60 -62L56 -44", 6, INK)
    body += tube("M-30 -30C-50 -14 -66 -8 -84 -10", 18, fur, 7) + tube("M-14 -26C-24 -8 -38 2 -50 2", 18, fur, 7)
    return body + group(small_head(fur, mood), move=(-54, -66))


def charging(fur: str, mood: str = "wide") -> str:
    """A cat that runs straight at us out of the dust: head and tail, about 90 wide around the chin at (0, -40)."""
    return tube("M10 -40C40 -60 56 -92 40 -112", 11, fur, 6) + group(small_head(fur, mood), move=(0, -60))


def bank(y: float, size: float = 1, shift: int = 0) -> str:
    """A bank of dust across the whole picture, its crest about y."""
    d, inner, x = f"M-30 {y + 40 * size:.0f}V{y}", "", -30.0
    for i in range(round(360 / (52 * size))):
        wide = (44, 62, 52, 38, 58)[(i + shift) % 5] * size
        high = (26, 34, 22, 30, 38)[(i + 2 * shift) % 5] * size
        d += f"q{wide * 0.1:.0f} {-high:.0f} {wide * 0.5:.0f} {-high:.0f}t{wide * 0.5:.0f} {high:.0f}"
        inner += f"M{x + wide * 0.25:.0f} {y - high * 0.2:.0f}"
        inner += f"q{wide * 0.1:.0f} {-high * 0.45:.0f} {wide * 0.3:.0f} {-high * 0.45:.0f}"
        x += wide
    return path(f"{d}V{y + 40 * size:.0f}Z", "#f4e2c0", INK, 7) + strokes(inner, 5, "#cda973")


def dust(x: float, y: float, size: float = 1) -> str:
    """A puff of dust about 120 wide."""
    d = "M-52 26C-76 24 -72 -8 -48 -6C-46 -32 -10 -38 0 -20C14 -40 50 -30 48 -6C74 -8 76 24 52 26Z"
    puff = path(d, "#f4e2c0", INK, 7) + strokes("M-34 2Q-30 -12 -16 -14M14 -4Q22 -16 34 -10", 5, "#cda973")
    return group(puff, move=(x, y), scale=size)
