"""Curves the cats are made of: chains of lines and curves that can be turned round, mirrored and joined."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from cattable.ui.art.svg import INK, document, group, path, with_ids

Point = tuple[float, float]
Curve = tuple[Point, ...]
"""One piece of a chain by its points after the first: one for a line, two for a quadratic, three for a cubic."""

MIDDLE = 128.0
"""The line of symmetry of a head on its 256-unit canvas."""


@dataclass(frozen=True)
class Chain:
    """An open line of curves from `start`."""

    start: Point
    curves: tuple[Curve, ...]

    @property
    def end(self) -> Point:
        """Where the chain stops."""
        return self.curves[-1][-1]

    def __add__(self, other: Chain) -> Chain:
        """This chain and one that goes on where this stops."""
        return Chain(self.start, self.curves + other.curves)

    def mirrored(self) -> Chain:
        """The same chain on the other side of the middle."""
        return Chain(mirror(self.start), tuple(tuple(mirror(p) for p in curve) for curve in self.curves))

    def backwards(self) -> Chain:
        """The same chain from its end to its start."""
        points = [self.start, *(curve[-1] for curve in self.curves)]
        turned = ((*reversed(curve[:-1]), points[i]) for i, curve in reversed(list(enumerate(self.curves))))
        return Chain(self.end, tuple(turned))

    def steps(self) -> str:
        """Path data without the opening move, to be put behind other path data."""
        return " ".join("LQC"[len(c) - 1] + " ".join(f"{x:.1f} {y:.1f}" for x, y in c) for c in self.curves)

    def data(self) -> str:
        """Path data from the start."""
        return f"M{self.start[0]:.1f} {self.start[1]:.1f} {self.steps()}"


@dataclass(frozen=True)
class Drawing:
    """Something drawn, with the gradients it needs."""

    body: str
    defs: str = ""

    def __add__(self, other: Drawing) -> Drawing:
        """This drawing with another one on top."""
        return Drawing(self.body + other.body, self.defs + other.defs)

    def named(self, prefix: str) -> Drawing:
        """The same drawing with its own gradient names, so that it can stand beside others."""
        return Drawing(with_ids(self.body, prefix), with_ids(self.defs, prefix))

    def placed(self, x: float, y: float, scale: float | tuple[float, float] = 1, turn: float = 0) -> Drawing:
        """The same drawing scaled, turned by degrees and moved."""
        return Drawing(group(self.body, move=(x, y), scale=scale, turn=turn), self.defs)

    def page(self, width: float, height: float) -> str:
        """The drawing as the text of an SVG file."""
        text = document(self.body, width, height, self.defs)
        return re.sub(r">(?=<(?!/|stop))", ">\n", text) + "\n"


def mirror(p: Point) -> Point:
    """A point on the other side of the middle."""
    return (2 * MIDDLE - p[0], p[1])


def mirrored(body: str) -> str:
    """A drawing on the head canvas, left and right swapped."""
    return group(body, move=(2 * MIDDLE, 0), scale=(-1, 1))


def both_sides(body: str) -> str:
    """A drawing of the left side of a head, and its mirror image."""
    return body + mirrored(body)


def mixed(a: Point, b: Point, share: float) -> Point:
    """The point `share` of the way from a to b."""
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def bent(a: Point, b: Point, bulge: float) -> Curve:
    """A curve from a to b that swells by `bulge` to the right of the way (outwards on a left half)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1
    nx, ny = -dy / length * bulge, dx / length * bulge
    (ax, ay), (bx, by) = mixed(a, b, 1 / 3), mixed(a, b, 2 / 3)
    return ((ax + nx, ay + ny), (bx + nx, by + ny), b)


def ear_chain(inner: Point, tip: Point, outer: Point, blunt: float, swell: tuple[float, float]) -> Chain:
    """A left ear from where it leaves the crown over its blunted tip to where it meets the cheek."""
    near = mixed(tip, inner, min(0.45, blunt / math.dist(tip, inner)))
    far = mixed(tip, outer, min(0.45, blunt / math.dist(tip, outer)))
    return Chain(inner, (bent(inner, near, swell[0]), (tip, far), bent(far, outer, swell[1])))


@dataclass(frozen=True)
class Lid:
    """A sloping line over an ellipse: `drop` radii below its centre (negative: above), `slope` down per unit right.

    It swells up by `arch` in the middle.
    """

    drop: float = -2
    slope: float = 0
    arch: float = 0

    def ends(self, rx: float, ry: float) -> tuple[Point, Point] | None:
        """Where the line meets the ellipse, from its centre; None where it does not."""
        a = 1 / rx**2 + (self.slope / ry) ** 2
        b, c = 2 * self.drop * self.slope / ry, self.drop**2 - 1
        inside = b * b - 4 * a * c
        if inside <= 0:
            return None
        xs = ((-b - math.sqrt(inside)) / (2 * a), (-b + math.sqrt(inside)) / (2 * a))
        return (xs[0], self.drop * ry + self.slope * xs[0]), (xs[1], self.drop * ry + self.slope * xs[1])

    def edge(self, cx: float, cy: float, rx: float, ry: float) -> str:
        """Path data of the line inside an ellipse; "" where they do not meet."""
        ends = self.ends(rx, ry)
        if ends is None:
            return ""
        (x1, y1), (x2, y2) = ends
        mx, my = cx + (x1 + x2) / 2, cy + (y1 + y2) / 2 - 2 * self.arch
        return f"M{cx + x1:.1f} {cy + y1:.1f} Q{mx:.1f} {my:.1f} {cx + x2:.1f} {cy + y2:.1f}"

    def below(self, cx: float, cy: float, rx: float, ry: float) -> str:
        """Path data of the part of an ellipse below the line; "" where nothing is left."""
        edge, ends = self.edge(cx, cy, rx, ry), self.ends(rx, ry)
        arc = f"A{rx:g} {ry:g} 0"
        if ends is None:
            a, b = f"{cx - rx:.1f} {cy:.1f}", f"{cx + rx:.1f} {cy:.1f}"
            return f"M{a} {arc} 1 1 {b} {arc} 1 1 {a}Z" if self.drop < 0 else ""
        return f"{edge} {arc} {int(self.drop < 0)} 1 {cx + ends[0][0]:.1f} {cy + ends[0][1]:.1f}Z"

    def over(self, dx: float, dy: float, ry: float, other_ry: float) -> Lid:
        """The same line as seen from an ellipse (dx, dy) away that is `other_ry` high instead of `ry`."""
        return Lid((self.drop * ry + self.slope * dx - dy) / other_ry, self.slope, self.arch)


def tube(d: str, width: float, colour: str, line: float = 8) -> str:
    """A thick outlined line, such as a tail or an arm."""
    return path(d, stroke=INK, width=width + 2 * line) + path(d, stroke=colour, width=width)
