"""Coins that stand for points, one by one or stacked."""

from __future__ import annotations

from typing import NamedTuple

from cattable.ui.art.svg import INK, document, ellipse, graded, group, linear, path, paw


class Metal(NamedTuple):
    """A coin's colours: face gradient, rim, and the paw stamped on it."""

    high: str
    low: str
    rim: str
    stamp: str


COINS = {
    "gold": Metal("#ffe38a", "#ffb52e", "#e0912a", "#c47410"),
    "silver": Metal("#f7fafd", "#b9c3d2", "#98a4b6", "#6d7a8e"),
    "red": Metal("#ff9a86", "#e8503c", "#c03a2c", "#98251b"),
    "blue": Metal("#9fd4f7", "#4a95d1", "#3577b0", "#255c90"),
    "green": Metal("#b6e38a", "#5fae4a", "#468a38", "#336d27"),
}
"""Coin colours; victory points are gold."""

COIN_WIDTH, COIN_HEIGHT = 120, 124
COIN_THICKNESS = 15
"""How much higher a stack becomes with each coin."""


def coin(colour: str = "gold") -> str:
    """One coin seen from above, COIN_WIDTH x COIN_HEIGHT; `colour` is one of COINS."""
    metal = COINS[colour]
    body = path("M8 54V69A52 50 0 0 0 112 69V54Z", "url(#rim)", INK, 7) + ellipse(60, 54, 52, 50, "url(#face)", INK, 7)
    body += ellipse(60, 54, 40, 38, "none", "#fff7d6", 3.5, opacity=0.8)
    body += paw(60, 50.5, 0.62, "#fff3c4", opacity=0.7) + paw(60, 49, 0.62, metal.stamp)
    body += path("M24 39Q32 17 54 12", stroke="#ffffff", width=6, opacity=0.85)
    return document(body, COIN_WIDTH, COIN_HEIGHT, _shine(metal))


def _shine(metal: Metal) -> str:
    rim = [(0, metal.rim, 1.0), (0.3, metal.low, 1.0), (1, metal.stamp, 1.0)]
    return linear("face", metal.high, metal.low) + graded("rim", rim, across=True)


def stack_height(count: int) -> int:
    """The height in units of a stack of `count` coins."""
    return COIN_HEIGHT + COIN_THICKNESS * (count - 1)


def coin_stack(count: int, colour: str = "gold") -> str:
    """A stack of `count` (at least 1) coins, COIN_WIDTH x `stack_height(count)`; ValueError for fewer."""
    if count < 1:
        raise ValueError(f"a stack has at least one coin, not {count}")
    metal, rise = COINS[colour], COIN_THICKNESS * (count - 1)
    body = path(f"M8 44V{70 + rise}A52 44 0 0 0 112 {70 + rise}V44Z", "url(#rim)", INK, 7)
    for i in range(1, count):
        y = 58 + i * COIN_THICKNESS
        body += path(f"M13 {y + 4}A50 43 0 0 0 56 {y + 40}", stroke=metal.high, width=3, opacity=0.6)
        body += path(f"M10 {y - 3}A52 44 0 0 0 110 {y - 3}", stroke=INK, width=3.4, opacity=0.8)
    body += ellipse(60, 51, 52, 44, "url(#face)", INK, 7)
    body += ellipse(60, 51, 40, 33, "none", "#fff7d6", 3.5, opacity=0.8)
    stamp = paw(0, 1.5, 1, "#fff3c4", opacity=0.7) + paw(0, 0, 1, metal.stamp)
    body += group(stamp, move=(60, 46), scale=(0.62, 0.53))
    body += path("M24 38Q32 18 54 14", stroke="#ffffff", width=6, opacity=0.85)
    return document(body, COIN_WIDTH, stack_height(count), _shine(metal))
