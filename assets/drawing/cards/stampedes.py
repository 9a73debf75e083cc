"""Stampedes: every discarded cat comes back at once."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path
from drawing.cards.crowd import FURS, bank, charging, dust, running, small_head
from drawing.cards.kit import WHITE, blob, head, mitt, strokes
from drawing.coats import COATS
from drawing.cowdog import cowdog
from drawing.shapes import Drawing, tube

_MOODS = ("wide", "glad", "mad", "wide", "glad")


def _prairie(sky: str = "#ffe3a3") -> str:
    """Sun, hills and ground."""
    body = path("M-12 -76H312V312H-12Z", sky) + ellipse(226, -10, 44, 44, "#fff6cf")
    body += path("M-12 120Q40 70 96 108L120 62H164L190 112Q250 84 312 128V312H-12Z", "#e8a05c")
    return body + path("M-12 150Q150 120 312 152V312H-12Z", "#f6cf8c")


def head_on() -> Drawing:
    """Straight at us, row behind row."""
    body = _prairie() + bank(64, 1.3, 1)
    for r, (y, size, count) in enumerate(((116, 0.68, 5), (178, 0.92, 3), (240, 1.1, 3))):
        for i in range(count):
            x = (i + 0.5) * 330 / count - 15 + (r % 2) * 8
            hop = (i * 29 + r * 13) % 22
            cat = charging(FURS[(i * 3 + r * 5) % 8], _MOODS[(i + r) % 5])
            body += group(cat, move=(x, y + 12 - hop), scale=size)
        body += bank(y + 16, 0.55 + 0.16 * r, r)
    front = group(charging("#f58a2c", "mad"), move=(92, 296), scale=1.4)
    return Drawing(body + front) + head(COATS["patchwork"], "goofy", 208, 220, 140, 8) + Drawing(bank(296, 0.9, 3))


def past_the_cowdog() -> Drawing:
    """The cowdog had no say in it: he runs in front."""
    body = _prairie("#ffd9b0") + bank(90, 1.2, 2)
    for i, (x, y, size) in enumerate(
        ((250, 128, 0.62), (140, 122, 0.58), (300, 190, 0.8), (186, 186, 0.8), (318, 254, 0.95), (206, 252, 0.98))
    ):
        body += group(running(FURS[(i * 3 + 1) % 8], _MOODS[i % 5], i % 2 == 0), move=(x, y), scale=size)
    dog = cowdog("#e0453f", "up").named("dog-")
    runner = tube("M70 226C96 250 104 258 120 262", 20, "#80593c") + tube("M40 226C20 244 8 250 -8 252", 20, "#80593c")
    runner += blob("M14 196C10 240 90 250 96 220C98 190 40 180 14 196Z", "#80593c")
    sweat = "".join(ellipse(x, y, 6, 9, "#8fd8ff", INK, 4, turn=30) for x, y in ((118, 110), (132, 132), (-2, 108)))
    return Drawing(body + runner + sweat) + dog.placed(6, 84, 0.66) + Drawing(bank(290, 0.9, 1))


def avalanche() -> Drawing:
    """A ball of cats rolls down the hill, and it grows."""
    body = path("M-12 -76H312V312H-12Z", "#cfe9ff") + path("M-12 60Q120 130 312 268V312H-12Z", "#9fd07a", INK, 7)
    body += strokes("M20 104l8 -14m6 18l4 -16M250 262l8 -14m8 18l4 -14", 5, "#5c9a45")
    ball = dust(60, 60, 1.2) + dust(110, 10, 1.1) + ellipse(176, 128, 112, 112, "#f4e2c0", INK, 8)
    for i, (x, y, turn, size) in enumerate(
        (
            (120, 70, -40, 0.9),
            (196, 44, 10, 0.9),
            (250, 96, 60, 0.88),
            (256, 166, 110, 0.85),
            (96, 140, -80, 0.9),
            (130, 204, -150, 0.9),
            (208, 212, 160, 0.9),
        )
    ):
        ball += group(small_head(FURS[i % 8], _MOODS[i % 5]), move=(x, y), turn=turn, scale=size)
        ball += group(
            tube("M0 0Q26 -8 30 -30", 14, FURS[(i + 3) % 8], 6),
            move=(176 + (x - 176) * 1.28, 128 + (y - 128) * 1.28),
            turn=turn,
        )
    lines = strokes("M30 -20Q60 -60 120 -62M4 20Q14 0 26 -12", 7, WHITE)
    mouse = (
        ellipse(0, 0, 20, 15, "#a9a2b4", INK, 6)
        + ellipse(10, -14, 9, 9, "#a9a2b4", INK, 5)
        + ellipse(12, -2, 3, 4, INK)
    )
    mouse += strokes("M-18 4C-36 10 -34 -10 -48 -4", 5) + strokes("M-6 14L-10 22M8 14L14 22", 5)
    centre = head(COATS["snow"], "dizzy", 178, 130, 122, 24)
    return Drawing(body + ball + lines) + centre + Drawing(group(mouse, move=(286, 238), scale=0.9) + bank(300, 0.7, 2))


def tin() -> Drawing:
    """It takes no more than the sound of a tin."""
    body = path("M-12 -76H312V312H-12Z", "#ffe7c4") + path("M-12 206H312V312H-12Z", "#d99a5c")
    body += strokes("M-8 236H308M-8 274H308", 4, "#b87a3f")
    for i, (x, y, size, way) in enumerate(
        (
            (40, 120, 0.62, -1),
            (262, 118, 0.62, 1),
            (20, 178, 0.78, -1),
            (290, 176, 0.78, 1),
            (44, 252, 0.95, -1),
            (264, 254, 0.95, 1),
        )
    ):
        body += dust(x + way * 50, y - 8, 0.6 * size + 0.2)
        body += group(
            running(FURS[(i * 5 + 2) % 8], _MOODS[(i + 1) % 5], i % 3 == 0), move=(x, y), scale=(size * way, size)
        )
    can = path("M96 150V262Q150 286 204 262V150Z", "url(#tin)", INK, 8) + path(
        "M98 184Q150 206 202 184V244Q150 266 98 244Z", "#e8453c", INK, 6
    )
    can += path(
        "M122 222C138 200 160 200 172 222L188 208V236L172 222C160 244 138 244 122 222Z", "#fff3d6", INK, 5
    ) + ellipse(134, 220, 3.5, 4, INK)
    can += ellipse(150, 150, 54, 18, "#c9d2de", INK, 8) + ellipse(150, 152, 40, 11, "#e8a05c", INK, 5)
    can += path("M198 146C230 120 226 60 184 56C150 54 150 100 176 128Z", "#dfe6ee", INK, 8)
    defs = linear("tin", "#eef3f8", "#9aa8ba")
    eager = head(COATS["tuxedo"], "wow", 150, 62, 132)
    paws = mitt(WHITE, 112, 138, 21, 16) + mitt(WHITE, 152, 138, 21, 16)
    return Drawing(body) + eager + Drawing(can + paws, defs)


SCENES = (head_on, past_the_cowdog, avalanche, tin)
