"""The cardboard boxes of Cats vs Cucumbers (ledger row CC1), in two parts between which cats sit.

Draw `box_back`, then the cats (with CAT_CHIN of a `cat_token` above `rim(height)` and their feet above the box's foot),
then `box_front`, all at the same place; the number goes into `label(width, height)`. Higher boxes are grander.
"""

from __future__ import annotations

from collections.abc import Callable

from cattable.ui.art.cards import Box
from cattable.ui.art.svg import INK, PAPER_HIGH, document, ellipse, group, linear, path, paw, rounded

BOX_WIDTH, BOX_HEIGHT = 260, 240
"""Proportions the boxes are made for; other sizes keep their outlines' width."""
_RIM, _BACK = 0.44, 0.33


def rim(height: float) -> float:
    """The upper edge of the front: what is below it is hidden."""
    return height * _RIM


def label(width: float, height: float) -> Box:
    """The paper label that takes the number."""
    return Box(width * 0.37, height * 0.56, width * 0.26, height * 0.32)


def box_back(number: int, width: float, height: float) -> str:
    """What is behind the cats: the inside and the open flaps. `number` from 1."""
    w, h = width, height
    top, back = h * _RIM, h * _BACK
    defs = linear("flap", "#eec48c", "#c98f50") + linear("inside", "#6b431f", "#8f5f30")
    body = path(
        f"M{w * 0.17:g} {back:g}L{w * 0.21:g} {h * 0.2:g}H{w * 0.79:g}L{w * 0.83:g} {back:g}Z", "url(#flap)", INK, 6
    )
    body += path(f"M{w * 0.27:g} {h * 0.255:g}H{w * 0.73:g}", stroke="#a86a34", width=4, opacity=0.6)
    hole = f"M{w * 0.07:g} {top:g}L{w * 0.17:g} {back:g}H{w * 0.83:g}L{w * 0.93:g} {top:g}V{top + 14:g}H{w * 0.07:g}Z"
    body += path(hole, "url(#inside)", INK, 6)
    for side in (0, 1):
        near, far = f"M{w * 0.07:g} {top:g}L5 {h * 0.34:g}", f"L{w * 0.12:g} {h * 0.25:g}L{w * 0.17:g} {back:g}Z"
        flap = f"{near}Q4 {h * 0.31:g} 10 {h * 0.3:g}{far}"
        drawn = path(flap, "url(#flap)", INK, 6)
        body += group(drawn, move=(w, 0), scale=(-1, 1)) if side else drawn
    return document(body, w, h, defs)


def box_front(number: int, width: float, height: float) -> str:
    """What is before the cats: the front with its label and stickers. `number` from 1."""
    w, h = width, height
    top, foot = h * _RIM, h - 8
    defs = linear("front", "#e2b074", "#bf8446") + linear("lip", "#f4d3a0", "#dba768")
    ground = f"L{w * 0.91:g} {foot:g}Q{w * 0.5:g} {foot + 5:g} {w * 0.09:g} {foot:g}Z"
    panel = f"M{w * 0.06:g} {top:g}H{w * 0.94:g}{ground}"
    shade = f"M{w * 0.085:g} {foot - 18:g}H{w * 0.915:g}{ground}"
    body = path(panel, "url(#front)") + path(shade, "#8f5a2a", opacity=0.4)
    body += path(panel, "none", INK, 7)
    x, y, wide, high = label(w, h)
    size = min(w * 0.2, h * 0.26)
    for place, sticker in zip((w * 0.225, w * 0.775), STICKERS[(number - 1) % len(STICKERS)], strict=True):
        body += group(sticker(), move=(place, y + high / 2), scale=size / 60)
    body += rounded(x - 3, y - 3, wide + 6, high + 6, 12, PAPER_HIGH, INK, 6)
    if number >= len(STICKERS):
        body += rounded(x + 3, y + 3, wide - 6, high - 6, 8, "none", "#f2b23e", 4)
    lip = f"M{w * 0.06:g} {top:g}H{w * 0.94:g}L{w * 0.955:g} {top + h * 0.07:g}H{w * 0.045:g}Z"
    body += path(lip, "url(#lip)", INK, 6) + path(
        f"M{w * 0.1:g} {top + 6:g}H{w * 0.9:g}", stroke="#ffffff", width=4, opacity=0.5
    )
    return document(body, w, h, defs)


def box(number: int, width: float, height: float) -> str:
    """A box with nobody in it."""
    back, front = box_back(number, width, height), box_front(number, width, height)
    return back.replace("</svg>", "") + front.partition(">")[2]


# --- stickers, about 60 x 60 around (0, 0)


def _this_way_up() -> str:
    return path("M-14 24V-2M-22 6L-14 -6L-6 6M14 24V-2M6 6L14 -6L22 6M-26 26H26", stroke="#7a4a1c", width=6)


def _fish() -> str:
    body = path("M26 0Q10 -20 -8 -6L-26 -18V18L-8 6Q10 20 26 0Z", "#7fc4f0", INK, 5)
    return body + ellipse(13, -4, 3.4, 4, INK)


def _fragile() -> str:
    glass = path("M-16 -26H16Q18 0 0 4Q-18 0 -16 -26ZM0 4V22M-12 24H12", "none", "#b3121b", 6)
    return glass + path("M4 -24L-2 -16L5 -10L-1 -4", stroke="#b3121b", width=4)


def _print() -> str:
    return ellipse(0, 0, 28, 28, "#ffe08f", INK, 5) + paw(0, -3, 0.4, "#c4571a")


def _scratches() -> str:
    claws = (path(f"M{x} -28Q{x + 14} 0 {x + 4} 30Q{x - 4} 2 {x} -28Z", "#5a2f12", "#5a2f12", 3) for x in (-20, -4, 12))
    return "".join(claws)


def _heart() -> str:
    return path(
        "M0 26C-40 2 -28 -28 -12 -26C-5 -25 -2 -19 0 -14C2 -19 5 -25 12 -26C28 -28 40 2 0 26Z", "#f0567e", INK, 5
    )


def _mouse_hole() -> str:
    body = path("M-24 28V0C-24 -32 24 -32 24 0V28Z", "#4a2a12", INK, 5)
    body += ellipse(-12, -2, 9, 9, "#b3abbe", INK, 4) + ellipse(12, -2, 9, 9, "#b3abbe", INK, 4)
    body += path("M0 -2C16 -2 20 18 14 27H-14C-20 18 -16 -2 0 -2Z", "#b3abbe", INK, 4)
    return (
        body
        + ellipse(-6, 10, 2.6, 3.4, INK)
        + ellipse(6, 10, 2.6, 3.4, INK)
        + ellipse(0, 18, 4, 3.4, "#ff8fa3", INK, 2.5)
    )


def _no_dogs() -> str:
    dog = path("M-14 -8L-18 10Q-12 14 -10 4Q0 -2 10 4Q12 14 18 10L14 -8Q0 -18 -14 -8Z", "#a9774a", INK, 4)
    dog += path("M-10 0Q-10 18 0 18Q10 18 10 0Z", "#f2dcb8", INK, 4) + ellipse(0, 8, 4, 3, INK)
    ring = ellipse(0, 0, 27, 27, "none", INK, 11) + ellipse(0, 0, 27, 27, "none", "#e8352b", 6)
    slash = "M-19 -19L19 19"
    return (
        ellipse(0, 0, 26, 26, PAPER_HIGH)
        + dog
        + path(slash, stroke=INK, width=11)
        + ring
        + path(slash, stroke="#e8352b", width=6)
    )


def _crown() -> str:
    body = path("M-26 20L-28 -16L-12 -2L0 -24L12 -2L28 -16L26 20Z", "#ffd23f", INK, 5)
    return body + "".join(
        ellipse(x, 12, 4, 4, c, INK, 3) for x, c in ((-14, "#e8503c"), (0, "#3a98ea"), (14, "#49ab3f"))
    )


def _medal() -> str:
    body = path("M-14 -4L-18 30L-2 20L0 30L2 20L18 30L14 -4Z", "#e8503c", INK, 5)
    return (
        body
        + ellipse(0, -8, 20, 20, "#ffd23f", INK, 5)
        + path("M0 -20L4 -11L13 -11L6 -5L9 4L0 -1L-9 4L-6 -5L-13 -11L-4 -11Z", "#fff7d6")
    )


STICKERS: tuple[tuple[Callable[[], str], Callable[[], str]], ...] = (
    (_this_way_up, _fish),
    (_fragile, _print),
    (_scratches, _heart),
    (_mouse_hole, _no_dogs),
    (_crown, _medal),
)
"""Left and right sticker of the boxes from 1 up; further boxes start anew."""
