"""Rounded dice in true 3D: a cube whose faces are drawings, and the atlas of its frames.

Seen from far away (no perspective) a face is a parallelogram, so its drawing under an affine matrix is exact.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from cattable.ui.art.svg import INK, document, group, path, radial, rounded, tone, with_ids
from cattable.ui.raster import Ahead, rasterised

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

CANVAS = 250
"""Side of the picture of a cube, in units; a resting die is RESTING of them wide."""
HALF = 74
"""Half the side of the cube."""
OUTLINE = 9
RESTING = 2 * (HALF + OUTLINE)
ROUNDING = 0.30
"""Corner radius as a part of HALF."""
IVORY = "#fff3da"

_LIGHT = (-0.32, -0.55, 0.77)
# Each face of the unrotated cube: where it looks, and the directions of its drawing's right and down
# (x right, y down, z towards the viewer). The first one is the face that shows the result.
_FACES: tuple[tuple[Vector, Vector, Vector], ...] = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
)


@dataclass(frozen=True)
class Face:
    """One side of a die: its drawing (what stands inside a 200x200 SVG) and the colour below it."""

    body: str
    colour: str = IVORY


def rotation(axis: Vector, angle: float) -> Matrix:
    """The matrix that turns around `axis` by `angle` radians."""
    length = math.hypot(*axis)
    x, y, z = (part / length for part in axis)
    c, s = math.cos(angle), math.sin(angle)
    t = 1 - c
    return (
        (t * x * x + c, t * x * y - s * z, t * x * z + s * y),
        (t * x * y + s * z, t * y * y + c, t * y * z - s * x),
        (t * x * z - s * y, t * y * z + s * x, t * z * z + c),
    )


def _applied(m: Matrix, v: Vector) -> Vector:
    (a, b, c), (d, e, f), (g, h, i) = m
    x, y, z = v
    return a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z


_TILT = rotation((1, 0, 0), math.radians(11))  # a resting die shows a sliver of its front


def _hull(points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex outline of some points (monotone chain)."""
    ordered = sorted(set(points))

    def half(run: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for x, y in run:
            while len(kept) > 1:
                (ax, ay), (bx, by) = kept[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    return half(ordered) + half(ordered[::-1])


def cube(turn: Matrix, faces: Sequence[Face], base: str = IVORY) -> str:
    """A die turned by a rotation matrix, CANVAS x CANVAS; the first of its six `faces` looks up unturned."""

    def seen(v: Vector) -> Vector:
        return _applied(_TILT, _applied(turn, v))

    middle, inner = CANVAS / 2, HALF * (1 - ROUNDING)
    corners = (seen((x, y, z)) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1))
    outline = _hull((round(middle + inner * x, 2), round(middle + inner * y, 2)) for x, y, _ in corners)
    d = "M" + "L".join(f"{x:g} {y:g}" for x, y in outline) + "Z"
    width = 2 * ROUNDING * HALF
    rim = radial("rim", [(0, tone(base, 1.12), 1), (0.75, tone(base, 0.93), 1), (1, tone(base, 0.8), 1)], (95, 80), 130)
    body = path(d, INK, INK, width + 2 * OUTLINE) + path(d, "url(#rim)", "url(#rim)", width)
    for i, (face, axes) in enumerate(zip(faces, _FACES, strict=True)):
        normal, right, down = (seen(axis) for axis in axes)
        if normal[2] < 0.06:
            continue
        light = 0.80 + 0.27 * max(0.0, sum(a * b for a, b in zip(normal, _LIGHT, strict=True)))
        a, b, c, e = (part * HALF / 100 for part in (*right[:2], *down[:2]))
        x = middle + HALF * normal[0] - 100 * (a + c)
        y = middle + HALF * normal[1] - 100 * (b + e)
        body += f'<g transform="matrix({a:.4f} {b:.4f} {c:.4f} {e:.4f} {x:.3f} {y:.3f})">'
        body += rounded(15, 15, 170, 170, 42, tone(face.colour, min(light, 1)))
        body += path("M40 24H128", stroke="#ffffff", width=6, opacity=0.5 * normal[2])
        if normal[2] > 0.25:
            body += group(with_ids(face.body, f"face{i}"), move=(11, 13), scale=0.89)
        body += "</g>"
    return document(body, CANVAS, CANVAS, rim)


_AXES: tuple[Vector, Vector] = ((1, 0.35, 0), (0.5, -1, 0))
_TUMBLE, _SETTLE = 20, 12
_TUMBLING = 0.6


ORDERED = 6
"""So many frames are being drawn ahead."""


def _cut(picture: pygame.Surface) -> pygame.Surface:
    """Without most of what is empty around a die, its middle in the middle."""
    used, size = picture.get_bounding_rect(), picture.get_width()
    margin = min(used.left, used.top, size - used.right, size - used.bottom) - 1
    if margin <= 0:
        return picture
    return picture.subsurface(picture.get_rect().inflate(-2 * margin, -2 * margin)).copy()


class DiceAtlas:
    """All frames of one kind of die. Its resting sides are there at once, the rest when `to_come` has come to its end.

    `to_come` makes the frames, one a step; it gives False while there is nothing to do for a moment.
    """

    def __init__(
        self,
        kinds: Mapping[str, str],
        px: int,
        ahead: Ahead,
        base: str = IVORY,
        colours: Mapping[str, str] | None = None,
    ) -> None:
        """`kinds`: drawing (body, 200x200) by side name, most often six; `px`: width of a resting die in pixels.

        `ahead` draws; `base` is the colour of the die's body; `colours` may give single sides another ground.
        ValueError without sides.
        """
        if not kinds:
            raise ValueError("a die needs at least one side")
        self.px = px
        self.axes = len(_AXES)
        self._base = base
        self._faces = {side: Face(body, (colours or {}).get(side, base)) for side, body in kinds.items()}
        flat = rotation((1, 0, 0), 0)
        self._resting = {side: _cut(rasterised(*self._drawing(flat, side))) for side in kinds}
        self._tumble: list[list[pygame.Surface]] = [[] for _ in _AXES]
        self._settle: dict[tuple[str, int], list[pygame.Surface]] = {
            (side, number): [] for side in kinds for number in range(len(_AXES))
        }
        self.to_come = self._build(ahead)
        self.ready = False

    def _drawing(self, turn: Matrix, side: str) -> tuple[str, tuple[int, int]]:
        """The die with `side` on its first face and the others behind: SVG text and size in pixels."""
        names = list(self._faces)
        first = names.index(side)
        around = [self._faces[names[(first + i) % len(names)]] for i in range(6)]
        size = round(self.px * CANVAS / RESTING)
        return cube(turn, around, self._base), (size, size)

    def _frames(self) -> Iterator[tuple[Matrix, str, list[pygame.Surface]]]:
        """Every frame to be drawn: how the die is turned, its side, and the row that the picture belongs to."""
        first = next(iter(self._faces))
        for row, axis in zip(self._tumble, _AXES, strict=True):
            for i in range(_TUMBLE):
                yield rotation(axis, -2 * math.pi * i / _TUMBLE), first, row
        for (side, number), row in self._settle.items():
            for i in range(_SETTLE - 1):
                left = (1 - i / (_SETTLE - 1)) ** 1.7
                yield rotation(_AXES[number], -math.radians(110) * left), side, row

    def _build(self, ahead: Ahead) -> Iterator[bool]:
        frames, ordered, more = self._frames(), deque[tuple[str, tuple[int, int], list[pygame.Surface]]](), True
        while more or ordered:
            if more and len(ordered) < ORDERED:
                if more := (frame := next(frames, None)) is not None:
                    turn, side, row = frame
                    text, size = self._drawing(turn, side)
                    ahead.order(text, size)
                    ordered.append((text, size, row))
            elif not ahead.ready(*ordered[0][:2]):
                yield False
                continue
            else:
                text, size, row = ordered.popleft()
                row.append(_cut(ahead.drawn(text, size)))
            yield True
        self.ready = True

    def resting(self, side: str) -> pygame.Surface:
        """The die lying still, `side` up; to be drawn around its middle. KeyError for a side it has not."""
        return self._resting[side]

    def frame(self, side: str, axis: int, t: float) -> pygame.Surface:
        """A roll that will show `side`, at time t from 0 (thrown) to 1 (lies), around axis 0 or 1.

        The first 60 % tumbles ever slower, the rest settles; the frame at 1 is the resting one. Frames differ in size:
        draw them around their middle. As long as the atlas is not ready, this is the resting side.
        """
        if not self.ready or t >= 1:
            return self._resting[side]
        if t < _TUMBLING:
            part = max(t, 0) / _TUMBLING
            turns = 2.6 * (part - 0.30 * part * part) / 0.7
            return self._tumble[axis][int(turns * _TUMBLE) % _TUMBLE]
        step = int((t - _TUMBLING) / (1 - _TUMBLING) * _SETTLE)
        return self._settle[side, axis][step] if step < _SETTLE - 1 else self._resting[side]

    @property
    def frame_bytes(self) -> int:
        """The memory all pictures take."""
        settle = [frame for frames in self._settle.values() for frame in frames]
        tumble = [frame for frames in self._tumble for frame in frames]
        return sum(s.get_width() * s.get_height() * 4 for s in (*self._resting.values(), *tumble, *settle))
