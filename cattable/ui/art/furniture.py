"""What is pressed, read and filled on a screen: plates, panels, buttons, bubbles, ribbons, sliders."""

from __future__ import annotations

from typing import NamedTuple

from cattable.ui.art.seats import SEAT_COLOURS, pattern
from cattable.ui.art.svg import INK, PAPER_HIGH, PAPER_LOW, document, ellipse, group, linear, path, paw, rounded, tone


def plate(width: float, height: float, seat_colour: str, active: bool = False) -> str:
    """A player's name plate in a seat's colour and pattern; `active` puts a golden frame around it.

    The coloured part lies 11 units inside the edge. The pattern is faint: text goes over it, with an outline.
    """
    look = SEAT_COLOURS[seat_colour]
    w, h, radius = width, height, height * 0.3
    body = rounded(2.5, 2.5, w - 5, h - 5, h * 0.38, "#ffd54f", INK, 3) if active else ""
    body += rounded(11, 11, w - 22, h - 22, radius, tone(look.low, 0.7))
    body += rounded(13, 13, w - 26, h - 32, radius - 2, "url(#seat)")
    body += group(pattern(look.pattern, w - 30, h - 36, look.low, radius=radius - 4), move=(15, 15))
    body += rounded(23, 16.5, w - 46, 8, 4, "#ffffff", opacity=0.35)
    body += rounded(11, 11, w - 22, h - 22, radius, "none", INK, 6)
    return document(body, w, h, linear("seat", look.high, look.low))


def panel(width: float, height: float) -> str:
    """A cream paper dialog with a thick edge below and an inner line; content stays 30 units inside."""
    w, h = width, height
    body = rounded(4, 14, w - 8, h - 18, 34, "#d9b27c", INK, 7)
    body += rounded(4, 4, w - 8, h - 18, 34, "url(#paper)", INK, 7)
    body += rounded(15, 15, w - 30, h - 40, 24, "none", "#e2b877", 3, opacity=0.8)
    return document(body, w, h, linear("paper", "#fffaf0", "#f8e7c8"))


class ButtonLook(NamedTuple):
    """Colours of a button: face gradient, edge below, and the text's fill and outline (None: no outline)."""

    high: str
    low: str
    edge: str
    text: str
    outline: str | None


BUTTONS = {
    "primary": ButtonLook("#ffdb66", "#ffa52e", "#c26a17", "#ffffff", INK),
    "go": ButtonLook("#b4e38c", "#58ab45", "#33702a", "#ffffff", INK),
    "calm": ButtonLook("#fffaee", "#f1dcb2", "#bb8d4f", INK, None),
    "danger": ButtonLook("#ff9a86", "#df4a37", "#932418", "#ffffff", INK),
    "red": ButtonLook("#ff8d78", "#dc4430", "#8f2418", "#ffffff", INK),
    "yellow": ButtonLook("#ffe07a", "#efae22", "#a8730c", "#ffffff", INK),
    "green": ButtonLook("#a9dc86", "#4f9f3f", "#2c6a24", "#ffffff", INK),
    "blue": ButtonLook("#9dc8f5", "#4380cb", "#22508c", "#ffffff", INK),
    "disabled": ButtonLook("#ddd6ca", "#c6bdaf", "#8d8375", "#3a342f", None),
}
"""Button kinds (those named like colours stand for colours of cards).

Text stands in the middle of the face, BUTTON_EDGE units above the middle of the whole.
"""

BUTTON_EDGE = 8
"""How far the middle of an unpressed face lies above the middle of the button; a pressed one is 10 lower."""


def button(width: float, height: float, kind: str = "primary", pressed: bool = False) -> str:
    """A chunky button; `kind` is one of BUTTONS. Its edge is 16 units, a press lowers the face by 10."""
    look = BUTTONS[kind]
    w, face, down = width, height - 24, 10 if pressed else 0
    radius = min((height - 16) * 0.42, 46)
    outline = "#6f665c" if kind == "disabled" else INK
    body = rounded(4, 20, w - 8, face, radius, look.edge, outline, 7)
    body += rounded(4, 4 + down, w - 8, face, radius, "url(#face)", outline, 7)
    if kind != "disabled":
        body += rounded(22, 11 + down, w - 44, face * 0.28, min(face * 0.14, radius), "#ffffff", opacity=0.38)
        body += path(f"M{radius + 8:g} {face - 3 + down:g}H{w - radius - 8:g}", stroke=look.edge, width=4, opacity=0.45)
    return document(body, w, height, linear("face", look.high, look.low))


def focus_ring(width: float, height: float, radius: float) -> str:
    """The sign of keyboard or gamepad focus, drawn around a thing: bright sky blue between two dark lines.

    The hole is `width - 28` x `height - 28`, its corners have `radius`.
    """
    outer = radius + 7
    body = rounded(7, 7, width - 14, height - 14, outer, "none", INK, 13)
    body += rounded(7, 7, width - 14, height - 14, outer, "none", "#7fe9ff", 7)
    return document(body, width, height)


BUBBLE_TAIL = 30
"""How far a bubble's tail sticks out, on the side it is on."""


def bubble(width: float, height: float, tail: str = "down-left") -> str:
    """A speech bubble; `tail` is "down-left", "down-right", "left", "right", "up" or "none".

    BUBBLE_TAIL units on the tail's side belong to the tail, the rest to the text.
    """
    side = tail.split("-", maxsplit=1)[0]
    gap = BUBBLE_TAIL
    left, right = (gap if side == "left" else 5), width - (gap if side == "right" else 5)
    top, bottom = (gap if side == "up" else 5), height - (gap if side == "down" else 5)
    r, middle, centre = min(28, (bottom - top) / 2), (top + bottom) / 2, (left + right) / 2
    tails = {
        "up": f"L{centre - 18:g} {top:g}L{centre:g} 6L{centre + 18:g} {top:g}",
        "right": f"L{right:g} {middle - 16:g}L{width - 6:g} {middle + 8:g}L{right:g} {middle + 16:g}",
        "down-right": f"L{right - 44:g} {bottom:g}Q{right - 38:g} {height - 12:g} {right - 14:g} {height - 6:g}"
        f"Q{right - 64:g} {height - 8:g} {right - 78:g} {bottom:g}",
        "down-left": f"L{left + 78:g} {bottom:g}Q{left + 64:g} {height - 8:g} {left + 14:g} {height - 6:g}"
        f"Q{left + 38:g} {height - 12:g} {left + 44:g} {bottom:g}",
        "left": f"L{left:g} {middle + 16:g}L6 {middle + 8:g}L{left:g} {middle - 16:g}",
    }
    up, east, low, west = (tails[tail] if side == s else "" for s in ("up", "right", "down", "left"))
    d = (
        f"M{left + r:g} {top:g}{up}L{right - r:g} {top:g}Q{right:g} {top:g} {right:g} {top + r:g}{east}"
        f"L{right:g} {bottom - r:g}Q{right:g} {bottom:g} {right - r:g} {bottom:g}{low}"
        f"L{left + r:g} {bottom:g}Q{left:g} {bottom:g} {left:g} {bottom - r:g}{west}L{left:g} {top + r:g}"
        f"Q{left:g} {top:g} {left + r:g} {top:g}Z"
    )
    return document(path(d, "url(#paper)", INK, 7), width, height, linear("paper", PAPER_HIGH, PAPER_LOW))


def ribbon(width: float, height: float, colour: str = "#ee5a45") -> str:
    """A banner with folded tails; text stands on the band, which leaves `height / 2` free left and right."""
    w, h = width, height
    inset, dark, fold = h * 0.5, tone(colour, 0.72), h * 0.28
    top, bottom, notch, band = h * 0.24, h - 5, h * 0.36, h - 12
    body = ""
    for edge, side in ((0, 1), (w, -1)):
        tip, inner = edge + side * 6, edge + side * (inset + fold)
        tail = f"M{tip:g} {top:g}L{edge + side * notch:g} {(top + bottom) / 2:g}L{tip:g} {bottom:g}H{inner:g}V{top:g}Z"
        body += path(tail, dark, INK, 6)
        shade = f"M{edge + side * inset:g} {band:g}L{inner:g} {bottom:g}V{band:g}Z"
        body += path(shade, tone(colour, 0.42), INK, 6)
    body += rounded(inset, 4, w - 2 * inset, h - 16, h * 0.22, "url(#band)", INK, 6)
    body += rounded(inset + 11, 10, w - 2 * inset - 22, h * 0.17, h * 0.085, "#ffffff", opacity=0.3)
    return document(body, w, h, linear("band", tone(colour, 1.14), colour))


def badge(width: float, height: float, colour: str = "#fffdf6") -> str:
    """A small pill for a count, a key name or a state."""
    radius = min(height / 2 - 4, 22)
    body = rounded(4, 4, width - 8, height - 8, radius, "url(#pill)", INK, 5)
    body += path(f"M{radius + 3:g} 10H{width - radius - 3:g}", stroke="#ffffff", width=4, opacity=0.5)
    return document(body, width, height, linear("pill", tone(colour, 1.2), colour))


def toggle(on: bool) -> str:
    """A switch 128x68: green with a tick when on, grey with a cross when off."""
    high, low, x = ("#7cc764", "#a9df86", 92) if on else ("#a59c90", "#c9c0b3", 36)
    body = rounded(5, 8, 118, 52, 26, "url(#track)", INK, 6)
    body += (
        path("M26 34L36 44L52 25", stroke="#ffffff", width=8)
        if on
        else path("M80 26L96 42M96 26L80 42", stroke="#ffffff", width=8)
    )
    body += ellipse(x, 35, 29, 29, "#c9a46c", INK, 6) + ellipse(x, 32, 29, 28, "url(#knob)", INK, 6)
    body += paw(x, 29, 0.34, "#d98a1c" if on else "#9a8f80")
    return document(body, 128, 68, linear("track", high, low) + linear("knob", "#fffdf6", "#f2dcb0"))


def _trough(width: float, height: float, part: float, high: str, low: str) -> str:
    """A groove filled from the left by `part` (0 to 1)."""
    inner = height - 16
    body = rounded(4, 4, width - 8, height - 8, (height - 8) / 2, "#6b4128", INK, 6)
    body += path(f"M{height / 2:g} 11H{width - height / 2:g}", stroke="#2a1208", width=5, opacity=0.4)
    filled = (width - 16) * max(0.0, min(1.0, part))
    if filled > inner * 0.6:
        filled = max(filled, inner)
        body += rounded(8, 8, filled, inner, inner / 2, "url(#fill)")
        body += rounded(8 + inner / 2, 11, max(filled - inner, 0), inner * 0.26, inner * 0.13, "#ffffff", opacity=0.45)
    return document(body, width, height, linear("fill", high, low))


def slider_track(width: float, height: float, part: float) -> str:
    """The groove of a slider, filled from the left by `part` (0 to 1)."""
    return _trough(width, height, part, "#ffdb66", "#ffa52e")


def slider_knob() -> str:
    """A slider's knob, 64x66, with a paw."""
    body = ellipse(32, 36, 27, 26, "#c26a17", INK, 6) + ellipse(32, 31, 27, 27, "url(#knob)", INK, 6)
    body += paw(32, 28, 0.36, "#d98a1c") + path("M15 24Q19 13 30 10", stroke="#ffffff", width=4, opacity=0.8)
    return document(body, 64, 66, linear("knob", "#fffdf6", "#ffe1a0"))


def progress(width: float, height: float, part: float) -> str:
    """A bar that shows how much is done, `part` from 0 to 1."""
    return _trough(width, height, part, "#c3ec9b", "#5cae48")
