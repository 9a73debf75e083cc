"""Cats vs Cucumbers in pictures: the nine lives, what three of a kind bring, and the banners of rare finds and busts.

life_card(7), life_card(9, lost=True)       LIFE wide and high; the value goes into LIFE_NUMBER
reward_row("swipe", dice=3, seat="blue")    ROW: so many equal signs, an arrow, and what they bring
reward_picture("cat", "blue")               REWARD: the same picture alone
banner("purr-fect"), banner("meow-za")      BANNER: who announces it, the dice, and BANNER_TEXT for the words
bust()                                      BUST: a cat leaps from three cucumbers
"""

from __future__ import annotations

from typing import NamedTuple

from cattable.ui.art import boxes
from cattable.ui.art.cards import PAPER, Box, paper
from cattable.ui.art.meowspace import dice_pattern_body
from cattable.ui.art.svg import (
    INK,
    PAPER_HIGH,
    body_of,
    document,
    ellipse,
    from_file,
    group,
    linear,
    path,
    paw,
    radial,
    rays,
    rounded,
    with_ids,
)
from cattable.ui.art.tokens_cucumbers import CAT_CHIN, cat_token, cucumber_token, toy_back, treat_token

LIFE = (130, 176)
LIFE_NUMBER = Box(10, 10, 40, 42)
"""Where the value of a life goes."""
REWARD = (150, 110)
ROW = (470, 120)
BANNER = (680, 250)
BANNER_TEXT = Box(262, 146, 386, 70)
"""Where the words of a banner go."""
BUST = (600, 360)
_ICONS = "dice/cats_vs_cucumbers"
_SCENES = "scenes/cats_vs_cucumbers"
_LIVES = ("ginger", "grey", "blue", "red", "tuxedo", "calico", "siamese", "snow", "patchwork")
_ALL_ICONS = ("black-cat", "white-cat", "cucumber", "swipe", "treat", "toy")


def _placed(body: str, name: str, x: float, y: float, size: float, canvas: float) -> str:
    return group(with_ids(body, f"{name}-"), move=(x - size / 2, y - size / 2), scale=size / canvas)


# --- the nine lives


class _Mood(NamedTuple):
    """Panel, its lower end, pips."""

    high: str
    low: str
    pip: str


_ALIVE, _LOST = _Mood("#ffe0e6", "#ff9fb0", "#c22f4e"), _Mood("#7d8bb0", "#39446b", "#a9b4d0")


def _ghost() -> str:
    """What is left of a cat: a ghost with ears and a halo, around (0, 0), about 90 wide."""
    body = ellipse(0, -48, 24, 8, "none", INK, 11) + ellipse(0, -48, 24, 8, "none", "#ffe98a", 5)
    sheet = (
        "M-34 -8L-36 -36Q-36 -42 -30 -39L-14 -28Q0 -32 14 -28L30 -39Q36 -42 36 -36L34 -8C42 14 44 34 38 50"
        "Q28 40 20 50Q10 60 2 48Q-8 40 -16 50Q-26 60 -34 46C-42 30 -42 12 -34 -8Z"
    )
    body += path(sheet, "#f4f6ff", INK, 6)
    body += path("M-20 -10L-8 2M-8 -10L-20 2M8 -10L20 2M20 -10L8 2", stroke=INK, width=5)
    return body + path("M-8 16Q-4 20 0 16Q4 20 8 16", stroke=INK, width=4) + ellipse(0, 9, 4, 3, "#ff9fb0", INK, 2.5)


def life_card(value: int, lost: bool = False) -> str:
    """One of the 9-Lives cards (ledger row CC6): a cat of its own with as many pips as its value, or its ghost."""
    w, h = LIFE
    mood = _LOST if lost else _ALIVE
    defs = (
        PAPER
        + linear("panel", mood.high, mood.low)
        + radial("ray", [(0, "#ffffff", 0.9), (1, "#ffffff", 0)], (65, 80), 60)
    )
    body = paper(w, h) + rounded(11, 11, w - 22, h - 22, 11, "url(#panel)", INK, 4)
    body += rays(65, 80, 54, 12, "url(#ray)", opacity=0.35 if lost else None)
    if lost:
        body += group(_ghost(), move=(76, 84), scale=0.72)
    else:
        body += _placed(from_file(f"cats/{_LIVES[(value - 1) % len(_LIVES)]}-happy"), "cat", 68, 84, 84, 256)
    rows = [min(value, 5), value - 5] if value > 5 else [value]
    for row, many in enumerate(rows):
        each = min(20.0, 104 / max(1, many))
        for i in range(many):
            x = w / 2 + each * (i - (many - 1) / 2)
            body += paw(x, (142 if len(rows) == 1 else 134) + 18 * row, 0.19, mood.pip)
    body += rounded(
        LIFE_NUMBER.x - 3, LIFE_NUMBER.y - 3, LIFE_NUMBER.width + 6, LIFE_NUMBER.height + 6, 13, PAPER_HIGH, INK, 5
    )
    return document(body, w, h, defs)


# --- rewards


def _boxed_cat(seat: str, mood: str, number: int, name: str) -> str:
    """A cat in a box, on 130 x 120."""
    w, h = 130, 120
    body = with_ids(body_of(boxes.box_back(number, w, h)), f"{name}b-")
    body += group(
        with_ids(body_of(cat_token(seat, mood)), f"{name}c-"), move=(38, boxes.rim(h) - CAT_CHIN * 0.45), scale=0.45
    )
    return body + with_ids(body_of(boxes.box_front(number, w, h)), f"{name}f-")


def _arrow(d: str, colour: str) -> str:
    return path(d, stroke=INK, width=24) + path(d, stroke=colour, width=13)


def _reward_body(icon: str, seat: str) -> str:
    kind = "cat" if icon.endswith("cat") else icon
    if kind in ("cat", "swipe"):
        up = kind == "cat"
        body = group(_boxed_cat(seat, "happy" if up else "shocked", 3, "r"), move=(34, 0), scale=0.9)
        arrow = (
            _arrow("M20 84V40M6 54L20 38L34 54", "#6cc04a") if up else _arrow("M20 38V82M6 68L20 84L34 68", "#e8503c")
        )
        return body + arrow
    if kind == "treat":
        return _placed(body_of(treat_token()), "a", 56, 62, 90, 120) + _placed(
            body_of(treat_token()), "b", 96, 50, 90, 120
        )
    if kind == "toy":
        return _placed(body_of(toy_back()), "a", 75, 54, 100, 120)
    if kind == "cucumber":
        return _placed(from_file("cats/tuxedo-shocked"), "a", 50, 54, 96, 256) + _placed(
            body_of(cucumber_token()), "b", 108, 66, 76, 120
        )
    return paw(75, 55, 0.9, "#a86a34")


def reward_picture(icon: str, seat: str = "orange") -> str:
    """What an icon brings (ledger rows CC10-CC13): a cat goes up a box or down one, treats, a toy, or dread."""
    return document(_reward_body(icon, seat), *REWARD)


def reward_row(icon: str, dice: int = 3, seat: str = "orange") -> str:
    """So many dice of an icon, an arrow, and what they bring; "cat" stands for both colours."""
    signs = ["black-cat", "white-cat"] if icon in ("cat", "black cat", "white cat") else [icon.replace(" ", "-")]
    each = min(84.0, 270 / dice)
    body = ""
    for i in range(dice):
        x = 6 + each * (i + 0.5)
        body += rounded(x - each / 2 + 2, 60 - each / 2 + 2, each - 4, each - 4, each * 0.24, "#fff6e6", INK, 6)
        body += _placed(from_file(f"{_ICONS}/{signs[i % len(signs)]}-symbol"), f"s{i}", x, 60, each * 0.76, 100)
    body += _arrow("M284 60H308M298 48L310 60L298 72", "#ffd23f")
    return document(body + group(_reward_body(icon, seat), move=(322, 5)), *ROW)


# --- banners


def banner(kind: str) -> str:
    """The banner of a "purr-fect" (ledger row CC14: six icons) or a "meow-za" (CC15: three pairs)."""
    w, h = BANNER
    high, low = ("#d7b3ff", "#6f3fb8") if kind == "purr-fect" else ("#ffd27a", "#e0632e")
    x, y, wide, high_box = BANNER_TEXT
    defs = linear("panel", high, low) + radial("beam", [(0, "#ffffff", 0.55), (1, "#ffffff", 0)], (130, 120), 250)
    body = rounded(20, 24, w - 40, h - 40, 40, "url(#panel)", INK, 8)
    body += path(f"M60 34H{w - 60}", stroke="#ffffff", width=6, opacity=0.45)
    body += group(rays(0, 0, 106, 16, "#ffffff", opacity=0.3), move=(136, 128))
    body += rounded(x - 8, y - 6, wide + 16, high_box + 12, 22, "#2a1020", opacity=0.45)
    if kind == "purr-fect":
        for i, icon in enumerate(_ALL_ICONS):
            cx = 292 + 65 * i
            body += rounded(cx - 29, 58 + (i % 2) * 10, 58, 58, 15, "#fff6e6", INK, 6)
            body += _placed(from_file(f"{_ICONS}/{icon}-symbol"), f"i{i}", cx, 87 + (i % 2) * 10, 46, 100)
    else:
        body += group(dice_pattern_body([2, 2, 2], 392, 66), move=(x + wide / 2, 92))
    return document(body + _placed(from_file(f"{_SCENES}/{kind}"), "who", 136, 124, 236, 240), w, h, defs)


def bust() -> str:
    """A cat leaps from three cucumbers (ledger row CC5)."""
    return document(from_file(f"{_SCENES}/bust"), *BUST)
