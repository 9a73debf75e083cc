"""Frames and backs that all card games share, and combinations of dice told in symbols."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from cattable.ui.art.seats import pattern
from cattable.ui.art.svg import (
    INK,
    PAPER_HIGH,
    PAPER_LOW,
    document,
    ellipse,
    group,
    linear,
    path,
    paw,
    radial,
    rays,
    rounded,
    tone,
)


class Box(NamedTuple):
    """A place on a card that is left free for others to fill, in the card's units."""

    x: float
    y: float
    width: float
    height: float


CARD_WIDTH, CARD_HEIGHT = 250, 350
CARD_PICTURE = Box(31, 62, 188, 212)
CARD_CORNER = Box(18, 18, 52, 58)
CARD_NAME = Box(48, 282, 154, 34)


def paper(width: float, height: float) -> str:
    """The cream card itself with its outline; needs the gradient PAPER among the defs."""
    return rounded(3.5, 3.5, width - 7, height - 7, min(width, height) * 0.108, "url(#paper)", INK, 7)


PAPER = linear("paper", PAPER_HIGH, PAPER_LOW)


def card_front(high: str, low: str, accent: str) -> str:
    """A face 250x350 with sunburst, name ribbon and corner badge.

    The picture goes into CARD_PICTURE, the sign or number into CARD_CORNER, the name into CARD_NAME.
    """
    w, h = CARD_WIDTH, CARD_HEIGHT
    ray = tone(high, 1.5)
    defs = PAPER + linear("panel", high, low) + linear("band", tone(accent, 1.12), accent)
    defs += radial("ray", [(0, ray, 0.9), (0.45, ray, 0.8), (1, ray, 0)], (125, 170), 104)
    defs += radial("glow", [(0, "#ffffff", 0.56), (1, "#ffffff", 0)], (125, 170), 92)
    body = paper(w, h) + rounded(19, 19, w - 38, h - 38, 16, "url(#panel)")
    body += rays(125, 170, 104, 14, "url(#ray)") + ellipse(125, 170, 92, 92, "url(#glow)")
    for x, y, scale, turn in ((206, 46, 0.32, 18), (176, 74, 0.22, -10), (44, 262, 0.26, -18), (208, 246, 0.26, 12)):
        body += paw(x, y, scale, ray, turn=turn, opacity=0.7)
    body += rounded(19, 19, w - 38, h - 38, 16, "none", accent, 3.5, opacity=0.6)
    body += path("M24 292L38 305L24 318H58V292ZM226 292L212 305L226 318H192V292Z", tone(accent, 0.75), INK, 5)
    body += rounded(42, 280, 166, 38, 13, "url(#band)", INK, 5) + rounded(49, 285, 152, 9, 4.5, "#ffffff", opacity=0.28)
    body += rounded(14, 14, 60, 66, 19, PAPER_HIGH, INK, 6)
    return document(body, w, h, defs)


_CAT = (
    "M128 62C116 60 102 62 92 66C80 46 66 30 54 22Q43 15 38 29C28 58 22 84 25 116C17 134 16 152 21 168Q16 176 7 180"
    "Q18 188 31 187C72 224 98 232 128 232C158 232 184 224 225 187Q238 188 249 180Q240 176 235 168"
    "C240 152 239 134 231 116"
    "C234 84 228 58 218 29Q213 15 202 22C190 30 176 46 164 66C154 62 140 60 128 62Z"
)


def cat_medal(cx: float, cy: float, radius: float, gold: str = "#ffd873") -> str:
    """A round medal with the head of a black cat; needs the gradient "medal"."""
    body = ellipse(cx, cy, radius, radius, "url(#medal)", INK, 7)
    body += ellipse(cx, cy, radius * 0.82, radius * 0.82, "none", "#fff0c2", 3.5)
    head = path(_CAT, INK, INK, 8)
    for x in (82, 174):
        head += ellipse(x, 142, 25, 28, gold) + ellipse(x, 142, 7, 24, INK) + ellipse(x - 9, 131, 5, 6, "#ffffff")
    head += path("M114 176H142L128 192Z", gold) + path(
        "M128 190Q114 212 98 200M128 190Q142 212 158 200", "none", gold, 8
    )
    scale = radius / 183
    return body + group(head, move=(cx - 128 * scale, cy - 132 * scale), scale=scale)


def card_back(high: str = "#5b4a9c", low: str = "#3d2f78", marks: str = "paws") -> str:
    """A back 250x350 in any colour; `marks` is one of seats.PATTERNS."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    defs = PAPER + linear("panel", high, low) + linear("medal", "#ffdf86", "#ffb23e")
    body = paper(w, h) + rounded(18, 18, w - 36, h - 36, 17, "url(#panel)", INK, 4)
    body += group(pattern(marks, w - 60, h - 60, tone(high, 1.22), radius=6, scale=1.1), move=(30, 30))
    body += rounded(27, 27, w - 54, h - 54, 11, "none", "#ffd873", 3, opacity=0.9)
    return document(body + cat_medal(w / 2, h / 2, 66), w, h, defs)


def _paw_sign() -> str:
    return paw(0, -5, 0.4, "#ef6547", stroke=INK, width=9)


def _fish() -> str:
    body = path("M19 0Q8 -14 -5 -6L-17 -12V12L-5 6Q8 14 19 0Z", "#56aee8", INK, 4)
    return body + ellipse(9.5, -2.5, 2.4, 2.4, INK) + path("M2 -5Q5 0 2 5", "none", INK, 2.5)


def _yarn() -> str:
    ball = ellipse(-1, -1, 15, 15, "#b283e6", INK, 4) + path("M12 8Q14 16 19 14", "none", INK, 4)
    return ball + path("M-11 -6Q0 -8 8 5M-12 2Q-2 0 2 11M-4 -13Q8 -10 12 -2", "none", "#6b3fae", 2.8)


def _bell() -> str:
    bell = ellipse(0, 1, 15, 15, "#ffc43d", INK, 4) + path("M-15 0Q0 6 15 0", "none", INK, 3.2)
    return bell + ellipse(0, 8, 3.2, 3.2, INK) + path("M0 9V15", "none", INK, 3) + ellipse(-5, -7, 3.5, 2.6, "#fff3c4")


def _leaf() -> str:
    return path("M-14 15Q-18 -14 15 -15Q17 14 -10 11Z", "#86cf63", INK, 4) + path("M-14 16Q-4 4 7 -7", "none", INK, 3)


_SIGNS = (_paw_sign, _fish, _yarn, _bell, _leaf)


def _sign_row(kinds: Sequence[int], width: float, height: float, gap: float = 0.45) -> str:
    """Signs in one row around (0, 0), with a gap between different ones."""
    gaps = sum(a != b for a, b in pairwise(kinds))
    size = min(height, width / (len(kinds) + gap * gaps))
    at = -size * (len(kinds) + gap * gaps) / 2
    body = ""
    for i, kind in enumerate(kinds):
        at += size * gap if i and kind != kinds[i - 1] else 0
        body += group(_SIGNS[kind % len(_SIGNS)](), move=(at + size / 2, 0), scale=size / 41)
        at += size
    return body


def combination_row(combination: Sequence[int], width: float, height: float) -> str:
    """A combination such as [3, 2] as groups of equal signs in one row, centred on (0, 0)."""
    kinds = [kind for kind, count in enumerate(combination) for _ in range(count)]
    return _sign_row(kinds, width, height) if kinds else ""


def combination_rows(combination: Sequence[int], width: float, height: float) -> str:
    """The same with one row for each group, centred on (0, 0)."""
    groups = [(kind, count) for kind, count in enumerate(combination) if count > 0]
    each = height / max(1, len(groups))
    body = ""
    for i, (kind, count) in enumerate(groups):
        row = _sign_row([kind] * count, width, min(each * 0.96, 52))
        body += group(row, move=(0, (i - (len(groups) - 1) / 2) * each))
    return body
