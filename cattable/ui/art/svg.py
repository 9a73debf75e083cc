"""Words to write an SVG with, kept to what nanosvg draws: paths, ellipses, rectangles, transforms, gradients."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

SVG_FOLDER = Path(__file__).resolve().parents[3] / "assets" / "svg"
"""Where the drawings lie that a person can open and change."""

INK = "#3a2222"
"""The outline of everything: a warm dark brown, never black."""
PAPER_HIGH, PAPER_LOW = "#fffdf6", "#fbeed4"


def document(body: str, width: float, height: float, defs: str = "") -> str:
    """A whole SVG of width x height units around `body`; `defs` are gradients made with `linear` or `radial`."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}">'
        f"<defs>{defs}</defs>{body}</svg>"
    )


def body_of(text: str) -> str:
    """What stands inside the outermost <svg> of a document, to be put into another one."""
    return re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", text, flags=re.S)


@cache
def from_file(name: str) -> str:
    """The body of a drawing in assets/svg, such as "cats/snow-mad"; FileNotFoundError where there is none."""
    return body_of((SVG_FOLDER / f"{name}.svg").read_text(encoding="utf-8"))


def with_ids(body: str, prefix: str) -> str:
    """The same drawing with every gradient id prefixed, so that two drawings can stand in one document."""
    return body.replace('id="', f'id="{prefix}').replace("url(#", f"url(#{prefix}")


def tone(colour: str, factor: float) -> str:
    """The colour lighter (factor above 1, towards white at 2) or darker (below 1, black at 0), kept warm."""
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    if factor > 1:
        mixed = [v + (255 - v) * (factor - 1) for v in parts]
    else:  # blue falls fastest: warm shade
        mixed = [v * factor**k for v, k in zip(parts, (0.8, 1.15, 1.5), strict=True)]
    return "#" + "".join(f"{max(0, min(255, round(v))):02x}" for v in mixed)


def graded(name: str, stops: Sequence[tuple[float, str, float]], *, across: bool = False) -> str:
    """A linear gradient of many stops (offset 0-1, colour, opacity) from top to bottom (or left to right)."""
    marks = "".join(f'<stop offset="{at:g}" stop-color="{c}" stop-opacity="{o:g}"/>' for at, c, o in stops)
    end = 'x2="100%" y2="0%"' if across else 'x2="0%" y2="100%"'
    return f'<linearGradient id="{name}" x1="0%" y1="0%" {end}>{marks}</linearGradient>'


def linear(name: str, top: str, bottom: str, *, across: bool = False) -> str:
    """A two-stop gradient from top to bottom (or left to right), used as fill `url(#name)`."""
    return graded(name, [(0, top, 1), (1, bottom, 1)], across=across)


def radial(
    name: str, stops: list[tuple[float, str, float]], centre: tuple[float, float], rx: float, ry: float | None = None
) -> str:
    """A radial gradient in user units around `centre`; a stop is (offset 0-1, colour, opacity)."""
    marks = "".join(f'<stop offset="{at:g}" stop-color="{c}" stop-opacity="{o:g}"/>' for at, c, o in stops)
    place = f"translate({centre[0]:g} {centre[1]:g}) scale({rx:g} {rx if ry is None else ry:g})"
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="{place}">'
        f"{marks}</radialGradient>"
    )


def _paint(fill: str, stroke: str | None, width: float, opacity: float | None) -> str:
    line = (
        f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"' if stroke else ""
    )
    return f' fill="{fill}"{line}' + ("" if opacity is None else f' opacity="{opacity:g}"')


def path(
    d: str,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 0,
    *,
    opacity: float | None = None,
    dash: str = "",
) -> str:
    """A path with round joins and ends; with a `dash` pattern such as "15 11" the ends are cut straight."""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    paint = _paint(fill, stroke, width, opacity)
    if dash:
        paint = paint.replace('linecap="round"', 'linecap="butt"')
    return f'<path d="{d}"{paint}{dashes}/>'


def ellipse(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 0,
    *,
    opacity: float | None = None,
    turn: float = 0,
) -> str:
    """An ellipse, turned by `turn` degrees around its centre."""
    turned = f' transform="rotate({turn:g} {cx:g} {cy:g})"' if turn else ""
    return f'<ellipse cx="{cx:g}" cy="{cy:g}" rx="{rx:g}" ry="{ry:g}"{_paint(fill, stroke, width, opacity)}{turned}/>'


def rounded(
    x: float,
    y: float,
    w: float,
    h: float,
    radius: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 0,
    *,
    opacity: float | None = None,
) -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius:g}" ry="{radius:g}"'
        f"{_paint(fill, stroke, width, opacity)}/>"
    )


def stitches(
    x: float, y: float, w: float, h: float, radius: float, colour: str, width: float, *, opacity: float | None = None
) -> str:
    """A seam of dashes along a rectangle with round corners; drawn dash by dash, as nanosvg's own dashes go astray."""
    sides = (w - 2 * radius, h - 2 * radius)
    arc = math.pi * radius / 2
    lengths = [sides[0], arc, sides[1], arc] * 2
    corners = ((x + w - radius, y + radius), (x + w - radius, y + h - radius), (x + radius, y + h - radius))
    centres = (*corners, (x + radius, y + radius))
    starts = ((x + radius, y), (x + w, y + radius), (x + w - radius, y + h), (x, y + h - radius))
    along = ((1, 0), (0, 1), (-1, 0), (0, -1))

    def at(way: float) -> str:
        for i, length in enumerate(lengths):
            side, bend = divmod(i, 2)
            if way > length:
                way -= length
            elif bend:
                angle = (side - 1) * math.pi / 2 + way / radius
                (cx, cy) = centres[side]
                return f"{cx + radius * math.cos(angle):.1f} {cy + radius * math.sin(angle):.1f}"
            else:
                (sx, sy), (dx, dy) = starts[side], along[side]
                return f"{sx + dx * way:.1f} {sy + dy * way:.1f}"
        return f"{x + radius:.1f} {y:.1f}"

    total = sum(lengths)
    count = max(4, round(total / 26))
    each = total / count
    d = "".join(f"M{at(i * each)}L{at((i + 0.29) * each)}L{at((i + 0.58) * each)}" for i in range(count))
    return path(d, stroke=colour, width=width, opacity=opacity)


def group(
    body: str, *, move: tuple[float, float] = (0, 0), scale: float | tuple[float, float] = 1, turn: float = 0
) -> str:
    """A drawing moved, then turned by degrees, then scaled (in that order from the outside in)."""
    sx, sy = scale if isinstance(scale, tuple) else (scale, scale)
    return f'<g transform="translate({move[0]:g} {move[1]:g}) rotate({turn:g}) scale({sx:g} {sy:g})">{body}</g>'


def rays(cx: float, cy: float, radius: float, count: int, fill: str, *, opacity: float | None = None) -> str:
    """A sunburst of `count` wedges around a point."""
    d = ""
    for i in range(count):
        a = 2 * math.pi * (i + 0.5) / count
        b = a + math.pi / count
        d += (
            f"M{cx:g} {cy:g}L{cx + radius * math.cos(a):.2f} {cy + radius * math.sin(a):.2f}"
            f"L{cx + radius * math.cos(b):.2f} {cy + radius * math.sin(b):.2f}Z"
        )
    return path(d, fill, opacity=opacity)


_PAD = "M0 4 C-18 4 -34 22 -34 36 C-34 48 -22 50 -14 46 C-6 42 6 42 14 46 C22 50 34 48 34 36 C34 22 18 4 0 4Z"
_TOES = ((-34, -2, 10, 14, -28), (-13, -20, 11, 15, -8), (13, -20, 11, 15, 8), (34, -2, 10, 14, 28))


def paw(
    cx: float,
    cy: float,
    scale: float,
    fill: str,
    *,
    turn: float = 0,
    stroke: str | None = None,
    width: float = 0,
    opacity: float | None = None,
) -> str:
    """A paw print about 90 units wide at scale 1, centred on (cx, cy)."""
    toes = "".join(ellipse(x, y, rx, ry, fill, stroke, width, turn=a, opacity=opacity) for x, y, rx, ry, a in _TOES)
    return group(path(_PAD, fill, stroke, width, opacity=opacity) + toes, move=(cx, cy), scale=scale, turn=turn)
