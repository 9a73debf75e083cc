"""What the table stands on and in: wood, cloth, dice tray, theatre curtain, podium."""

from __future__ import annotations

import random
from typing import NamedTuple

from cattable.ui.art.svg import INK, document, ellipse, graded, linear, path, paw, radial, rounded, stitches, tone


class Cloth(NamedTuple):
    """A felt colour: lit middle, edge, and the dark seam along the border."""

    middle: str
    edge: str
    seam: str


FELTS = {
    "teal": Cloth("#43a594", "#23706c", "#17504f"),
    "plum": Cloth("#9a5a8c", "#5d2f5e", "#431f45"),
    "navy": Cloth("#4c75ad", "#27426f", "#1a2f53"),
    "moss": Cloth("#7d9c4f", "#476429", "#33491c"),
}

_GRAIN = ("#8a5228", "#8a5228", "#e6b078")


def _plank(chance: random.Random, w: float, y: float, height: float) -> str:
    """Grain, knots, joints and nails of one plank whose top edge is at y."""
    low, high = y + 4, y + height - 5
    body = ""
    for _ in range(round(w / 56)):
        at, bend = chance.uniform(low, high), chance.uniform(-5, 5)
        x, run = chance.uniform(-200, w), chance.uniform(250, 1100)
        up, down = (max(low, min(high, at + d)) for d in (bend, -bend))
        body += path(
            f"M{x:.0f} {at:.1f}C{x + run * 0.3:.0f} {up:.1f} {x + run * 0.7:.0f} {down:.1f} {x + run:.0f} {up:.1f}",
            stroke=chance.choice(_GRAIN),
            width=chance.uniform(1, 3.2),
            opacity=chance.uniform(0.14, 0.36),
        )
    for _ in range(chance.randint(0, 2)):
        x, at = chance.uniform(60, max(61, w - 60)), y + height * chance.uniform(0.35, 0.65)
        body += "".join(ellipse(x, at, 9 * r, 4.2 * r, "none", "#7a4520", 2, opacity=0.32) for r in (4, 3, 2, 1))
        body += ellipse(x, at, 7, 3.6, "#6b3a1a", opacity=0.6)
    body += rounded(0, y + height - 3.4, w, 3.4, 0, "#5d3317", opacity=0.75)
    body += rounded(0, y, w, 2.5, 0, "#f2c88f", opacity=0.45)
    for _ in range(2):
        x = chance.uniform(150, max(151, w - 150))
        body += rounded(x, y, 3, height, 0, "#5d3317", opacity=0.7) + rounded(
            x + 3, y, 2, height, 0, "#f2c88f", opacity=0.4
        )
        for nail_x, nail_y in ((x + dx, y + height * part) for dx in (-16, 18) for part in (0.22, 0.78)):
            body += ellipse(nail_x, nail_y, 3.4, 3.4, "#5d3317", opacity=0.6)
            body += ellipse(nail_x - 1, nail_y - 1, 1.5, 1.5, "#f7d6a6", opacity=0.7)
    return body


def wood(width: float, height: float, seed: int = 3, planks: int = 8) -> str:
    """A wall or table top of lying planks; the same seed draws the same wood."""
    chance = random.Random(seed)
    each = height / planks
    body = defs = ""
    for i in range(planks):
        light = 1 + chance.uniform(-0.05, 0.05)
        defs += linear(f"plank{i}", tone("#c98a52", light), tone("#b37440", light))
        body += rounded(0, i * each, width, each + 0.5, 0, f"url(#plank{i})") + _plank(chance, width, i * each, each)
    return document(body, width, height, defs)


def vignette(width: float, height: float) -> str:
    """A dark brown shade towards the edges, to be laid over wood (smooth enough to be drawn small and scaled up)."""
    stops = [(0.45, "#2a1208", 0.0), (1.0, "#2a1208", 0.62)]
    shade = radial("shade", stops, (width / 2, height * 0.47), width * 0.66, height * 0.8)
    return document(rounded(0, 0, width, height, 0, "url(#shade)"), width, height, shade)


def felt(width: float, height: float, tint: str = "teal") -> str:
    """The cloth mat with its stitched seam; `tint` is one of FELTS."""
    cloth = FELTS[tint]
    light = radial(
        "cloth", [(0, cloth.middle, 1), (1, cloth.edge, 1)], (width / 2, height * 0.42), width * 0.62, height * 0.78
    )
    body = rounded(5, 5, width - 10, height - 10, 60, "url(#cloth)", INK, 8)
    body += rounded(14, 14, width - 28, height - 28, 52, "none", cloth.seam, 10, opacity=0.55)
    body += stitches(24, 25.5, width - 48, height - 48, 42, cloth.seam, 4, opacity=0.6)
    body += stitches(24, 24, width - 48, height - 48, 42, "#f7e3b5", 3.6, opacity=0.85)
    return document(body, width, height, light)


def slot(width: float, height: float) -> str:
    """An empty card place on the felt: a shallow dip with a stitched border and a faint paw."""
    radius = min(width, height) * 0.12
    body = rounded(4, 4, width - 8, height - 8, radius, "#0b2c2c", opacity=0.3)
    body += path(f"M{radius + 4:g} 7H{width - radius - 4:g}", stroke="#061c1c", width=5, opacity=0.35)
    body += stitches(4, 4, width - 8, height - 8, radius, "#f7e3b5", 3, opacity=0.5)
    body += paw(width / 2, height / 2, min(width, height) / 220, "#ffffff", opacity=0.13)
    return document(body, width, height)


def tray(width: float, height: float) -> str:
    """A wooden dice tray with a red velvet floor; the floor is what lies 34 units inside the edge."""
    w, h = width, height
    defs = linear("frame", "#b57845", "#74441f") + linear("velvet", "#85303d", "#a8464f")
    defs += graded("fall", [(0, "#2a0d12", 0.65), (1, "#2a0d12", 0)])
    body = rounded(5, 5, w - 10, h - 10, 46, "url(#frame)", INK, 8)
    body += path(f"M50 15H{w - 50:g}", stroke="#f0c08a", width=8, opacity=0.55)
    body += path(f"M17 60V{h - 60:g}M{w - 17:g} 60V{h - 60:g}", stroke="#8f5a2f", width=4, opacity=0.7)
    body += rounded(30, 30, w - 60, h - 60, 30, "url(#velvet)", INK, 6)
    body += rounded(33, 33, w - 66, 44, 26, "url(#fall)")
    body += path(f"M38 64V{h - 60:g}", stroke="#2a0d12", width=8, opacity=0.28)
    body += path(f"M66 {h - 37:g}H{w - 66:g}", stroke="#e78f8f", width=4, opacity=0.35)
    for x, y in ((27, 27), (w - 27, 27), (27, h - 27), (w - 27, h - 27)):
        body += ellipse(x, y, 9, 9, "#f2b84b", INK, 4) + ellipse(x - 2.5, y - 3, 3, 2.4, "#fff3c4")
    return document(body, w, h, defs)


FOLD = 92
"""Width of one curtain fold in units."""


def curtain(width: float, height: float, high: str, low: str) -> str:
    """Hanging theatre cloth with folds and a golden hem. Pieces of one FOLD can hang side by side."""
    deep = tone(low, 0.62)
    folds = max(1, round(width / FOLD))
    each = width / folds
    fold = graded("fold", [(0, deep, 1), (0.22, low, 1), (0.5, high, 1), (0.72, low, 1), (1, deep, 1)], across=True)
    defs = fold + graded("dusk", [(0, "#1c0710", 0.6), (0.3, "#1c0710", 0), (1, "#1c0710", 0)])
    defs += graded("hem", [(0, "#a8681b", 1), (0.5, "#ffdf82", 1), (1, "#a8681b", 1)], across=True)
    body = ""
    for i in range(folds):
        x, dip = i * each, 14
        foot = f"Q{x + each / 2:.1f} {height + dip:.1f} {x:.1f} {height - 16:g}Z"
        body += path(f"M{x:.1f} 0H{x + each:.1f}V{height - 16:g}{foot}", "url(#fold)")
        body += path(f"M{x + each * 0.36:.1f} 0V{height - 20:g}", stroke="#ffffff", width=5, opacity=0.07)
        top, bottom = height - 74, height - 40
        d = f"M{x:.1f} {top:g}Q{x + each / 2:.1f} {top + 30:g} {x + each:.1f} {top:g}V{bottom:g}"
        body += path(d + f"Q{x + each / 2:.1f} {bottom + 30:g} {x:.1f} {bottom:g}Z", "url(#hem)", tone(low, 0.35), 4)
    for i in range(folds + 1):
        body += path(f"M{i * each:.1f} 0V{height - 16:g}", stroke=tone(low, 0.35), width=4, opacity=0.8)
    return document(body + rounded(0, 0, width, height - 80, 0, "url(#dusk)"), width, height, defs)


SCALLOP = 240
"""Width of one scallop of a valance in units."""


def valance(width: float, high: str, low: str) -> str:
    """The scalloped strip with golden fringe and tassels that hangs before a curtain's top; 190 units high.

    Pieces of one SCALLOP can hang side by side.
    """
    scallops = max(1, round(width / SCALLOP))
    each = width / scallops
    defs = linear("cloth", low, high) + linear("gold", "#ffe28a", "#d98d22")
    body = ""
    for i in range(scallops):
        x = i * each
        body += path(f"M{x:.1f} -6H{x + each:.1f}V92Q{x + each / 2:.1f} 196 {x:.1f} 92Z", "url(#cloth)", INK, 7)
        fringe = f"M{x + 2:.1f} 92Q{x + each / 2:.1f} 196 {x + each - 2:.1f} 92"
        body += path(fringe, stroke=INK, width=24) + path(fringe, stroke="url(#gold)", width=13)
        for part in (0.25, 0.5, 0.75):
            bend = 92 * (1 - part) + 34 * part if part > 0.5 else 92 * part + 34 * (1 - part)
            body += path(f"M{x + each * part:.1f} 6V{bend + 26:.1f}", stroke=tone(low, 0.6), width=5, opacity=0.5)
        body += paw(x + each / 2, 78, 0.5, "#ffdf82", opacity=0.85)
    for i in range(scallops + 1):
        x = i * each
        body += path(f"M{x - 13:.1f} 112L{x - 18:.1f} 166H{x + 18:.1f}L{x + 13:.1f} 112Z", "url(#gold)", INK, 6)
        body += path(f"M{x - 6:.1f} 124V160M{x + 6:.1f} 124V160", stroke="#a8681b", width=4)
        body += ellipse(x, 102, 17, 16, "url(#gold)", INK, 6)
    body += rounded(-10, -8, width + 20, 28, 0, "url(#gold)", INK, 6)
    return document(body, width, 190, defs)


PODIUM_WIDTH = 300
_STEPS = {1: (300, "#ffe17a", "#f5a623"), 2: (230, "#f4f6fa", "#b3bccb"), 3: (180, "#f2b483", "#c0733d")}


def podium_height(place: int) -> int:
    """How high the step of a place is, in units; from the fourth place on all are alike."""
    return _STEPS[place][0] if place in _STEPS else 150


def podium(place: int) -> str:
    """A winner's step: a scratching post wound with rope, carpet in gold, silver, bronze or (from 4th) wood brown.

    PODIUM_WIDTH wide and `podium_height(place)` high; the number goes on the disc around `podium_disc(place)`.
    """
    height, high, low = _STEPS.get(place, (150, "#d9a878", "#9c6a3d"))
    w = PODIUM_WIDTH
    defs = linear("carpet", high, low) + graded(
        "rope", [(0, "#a8793f", 1), (0.3, "#ecc98c", 1), (0.6, "#dcb071", 1), (1, "#8f6230", 1)], across=True
    )
    body = rounded(26, 30, w - 52, height - 36, 10, "url(#rope)", INK, 7)
    for y0 in range(62, height - 14, 13):
        body += path(f"M30 {y0 - 4}Q{w / 2:g} {y0 + 6} {w - 30} {y0 - 4}", stroke="#7d5226", width=3.4, opacity=0.7)
    body += rounded(5, 5, w - 10, 46, 18, "url(#carpet)", INK, 7)
    body += rounded(20, 11, w - 40, 11, 5.5, "#ffffff", opacity=0.45)
    x, y = podium_disc(place)
    body += ellipse(x, y, 38, 38, "url(#carpet)", INK, 7) + ellipse(x, y, 29, 29, "none", "#ffffff", 3.5, opacity=0.7)
    return document(body, w, height, defs)


def podium_disc(place: int) -> tuple[float, float]:
    """The middle of the disc (radius 38) that carries the place's number."""
    return PODIUM_WIDTH / 2, (podium_height(place) + 50) / 2
