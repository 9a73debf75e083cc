"""What lies on the table of Meow Meow Dice beside cards and dice: board, personal spaces, cat and condition tokens.

layout = board_layout(w, h, places)     where signs, cards and decks go
meow_board(w, h, groups)           wood and carpet with a sign above each card: room for the place's name, and its dice
cat_card(cat, list(items))         CAT_CARD square, the middle of a personal space; cards lie in the directions of
                                   `item_place(i, n)`
cat_token(cat, used)               TOKEN square; awake when it can be used, asleep when flipped
enthusiasm_card(cat, most)         one slot for each step; the cat token lies on `enthusiasm_slot(i)`, i from 1
condition_token("never", "belly"), condition_token_back()
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from cattable.ui.art.butlers import coat_of, item_body
from cattable.ui.art.cards import PAPER, Box, paper
from cattable.ui.art.seats import mark
from cattable.ui.art.sides import condition_body
from cattable.ui.art.svg import (
    INK,
    PAPER_HIGH,
    document,
    ellipse,
    from_file,
    graded,
    group,
    linear,
    path,
    paw,
    radial,
    rays,
    rounded,
    stitches,
    tone,
    with_ids,
)

CAT_CARD = 260
CAT_NAME = Box(58, 172, 144, 30)
"""Where the cat's name goes on its card."""
TOKEN = 110
TOKEN_POINTS = Box(34, 30, 42, 44)
"""Where the points go on the back of a condition token."""

_KINDS = (
    ("hearts", "#e0404c"),
    ("diamonds", "#2f7fd0"),
    ("dots", "#3f9a3a"),
    ("paws", "#8a4fd0"),
    ("waves", "#c9761a"),
)
_GROUND = {"snow": "#b9d4f2", "tuxedo": "#f2c0cc", "ginger": "#bfe3c8", "blue": "#f7dca0"}


def _placed(body: str, name: str, x: float, y: float, size: float, canvas: float) -> str:
    return group(with_ids(body, f"{name}-"), move=(x - size / 2, y - size / 2), scale=size / canvas)


# --- the board

_GAP = 0.2
"""Room between groups of equal dice, in dice."""


def dice_pattern_body(groups: Sequence[int], width: float, height: float) -> str:
    """Dice that show how they must fall into equal ones, e.g. [2, 2]; equal shapes on equal dice, around (0, 0)."""
    count = max(1, sum(groups))
    gaps = _GAP * max(0, len(groups) - 1)
    each = min(height, width / (count * 1.06 + gaps))
    at = -each * (count * 1.06 + gaps) / 2
    body = ""
    for kind, many in enumerate(groups):
        shape, colour = _KINDS[kind % len(_KINDS)]
        for _ in range(many):
            die = rounded(-46, -46, 92, 92, 24, "#fff6e6", INK, 9) + mark(shape, 0, 0, 54, colour)
            body += group(die, move=(at + each * 0.53, 0), scale=each / 101)
            at += each * 1.06
        at += each * _GAP
    return body


def dice_pattern(groups: Sequence[int], width: float, height: float) -> str:
    """The same as a drawing of width x height."""
    return document(group(dice_pattern_body(groups, width, height), move=(width / 2, height / 2)), width, height)


class BoardLayout(NamedTuple):
    """Where things go on a board: for each place a sign and a card, and the decks by name."""

    signs: list[Box]
    cards: list[Box]
    decks: dict[str, Box]


NAME_PART = 0.5
"""The upper part of a sign is for the name of the place, the lower for its dice."""


def board_layout(width: float, height: float, places: int) -> BoardLayout:
    """The layout of a board with so many places: a column for each, the decks one below the other on the right."""
    inset, top, decks = 30.0, 98.0, 214.0
    each = (width - 2 * inset - decks) / max(1, places)
    wide = min(each - 14, (height - 2 * inset - top - 52) / 1.4)
    left = [inset + each * i for i in range(places)]
    signs = [Box(x + 5, inset - 4, each - 10, top - 8) for x in left]
    cards = [Box(x + (each - wide) / 2, inset + top - 3, wide, wide * 1.4) for x in left]
    tall = (height - 2 * inset) / 3
    high = tall - 20
    names = ("butlers", "golden", "fish bones")
    backs = [Box(width - inset - decks + 8, inset + tall * i + 10, high / 1.4, high) for i in range(3)]
    return BoardLayout(signs, cards, dict(zip(names, backs, strict=True)))


def _slot(box: Box, colour: str) -> str:
    x, y, w, h = box
    body = rounded(x - 4, y - 4, w + 8, h + 8, w * 0.12, "#1c0f08", opacity=0.22)
    body += stitches(x - 1, y - 1, w + 2, h + 2, w * 0.11, colour, 3, opacity=0.8)
    return body + paw(x + w / 2, y + h / 2, w / 200, colour, opacity=0.3)


def meow_board(width: float, height: float, groups: Sequence[Sequence[int]]) -> str:
    """The board (ledger row MD1): a carpet in a wooden frame, the pattern of each place above its card."""
    w, h = width, height
    layout = board_layout(w, h, len(groups))
    defs = linear("frame", "#c98a52", "#8f5a2f")
    defs += radial("carpet", [(0, "#d9645c", 1), (1, "#9c3440", 1)], (w / 2, h * 0.55), w * 0.6, h * 0.8)
    defs += linear("plank", "#f2d3a2", "#dcb27a")
    body = rounded(4, 4, w - 8, h - 8, 34, "url(#frame)", INK, 8) + path(
        f"M40 13H{w - 40:g}", stroke="#f6cf9a", width=6, opacity=0.6
    )
    body += rounded(17, 17, w - 34, h - 34, 24, "url(#carpet)", INK, 5)
    fringe = "".join(
        f"M24 {y:.1f}h-5M{w - 24:.1f} {y:.1f}h5" for y in (36 + 13 * i for i in range(int((h - 72) / 13) + 1))
    )
    body += path(fringe, stroke="#f7e3b5", width=4, opacity=0.7)
    body += stitches(28, 28, w - 56, h - 56, 16, "#f7c9a0", 3, opacity=0.55)
    for (x, y, wide, high), dice in zip(layout.signs, groups, strict=True):
        body += rounded(x, y, wide, high, 14, "url(#plank)", INK, 5)
        middle = y + high * (1 + NAME_PART) / 2 - 2
        body += group(dice_pattern_body(dice, wide - 20, high * (1 - NAME_PART) - 4), move=(x + wide / 2, middle))
    for box in layout.cards:
        body += _slot(box, "#fff0d8")
    for box, colour in zip(layout.decks.values(), ("#cfe4fb", "#ffe38a", "#e8ddcf"), strict=True):
        body += _slot(box, colour)
    return document(body, w, h, defs)


# --- personal spaces


def item_place(number: int, count: int) -> tuple[float, float]:
    """The direction of an item from the middle of a personal space, x right and y down, from the top clockwise."""
    angle = 2 * math.pi * number / max(1, count) - math.pi / 2
    return round(math.cos(angle), 6), round(math.sin(angle), 6)


def cat_card(cat: int, items: Sequence[str]) -> str:
    """A player's cat with the item icons around it, CAT_CARD square; `cat`: its place in the rules file."""
    coat, w = coat_of(cat), CAT_CARD
    ground = _GROUND.get(coat, "#dcd0f2")
    defs = (
        PAPER
        + linear("panel", tone(ground, 1.3), ground)
        + radial("ray", [(0, "#ffffff", 0.9), (1, "#ffffff", 0)], (130, 120), 104)
    )
    body = (
        paper(w, w) + rounded(16, 16, w - 32, w - 32, 18, "url(#panel)", INK, 4) + rays(130, 120, 104, 14, "url(#ray)")
    )
    body += group(with_ids(from_file(f"title/sit-{coat}"), "sit-"), move=(53, 28), scale=0.515)
    x, y, wide, high = CAT_NAME
    body += rounded(x - 4, y - 3, wide + 8, high + 6, 13, tone(ground, 0.42), INK, 5)
    for i, item in enumerate(items):
        dx, dy = item_place(i, len(items))
        reach = 104
        cx, cy = w / 2 + reach * dx, w / 2 + reach * dy
        body += ellipse(cx, cy, 24, 24, PAPER_HIGH, INK, 5) + _placed(
            item_body(item, items), f"item{i}", cx, cy, 36, 100
        )
        tip = group(
            path("M0 -9L9 5H-9Z", PAPER_HIGH, INK, 4),
            turn=math.degrees(math.atan2(dx, -dy)),
            move=(cx + dx * 21, cy + dy * 21),
        )
        body += tip
    return document(body, w, w, defs)


def cat_token(cat: int, used: bool = False) -> str:
    """The token of a player's cat (ledger row MD10), TOKEN square: awake in the sun, or `used` and asleep at night."""
    coat = coat_of(cat)
    high, low = ("#5f6fa8", "#37457a") if used else ("#fff0a8", "#ffbe3e")
    body = ellipse(55, 59, 49, 48, tone(low, 0.65), INK, 7) + ellipse(55, 53, 49, 48, "url(#disc)", INK, 7)
    if used:
        star = path("M0 -6L2 -2L6 0L2 2L0 6L-2 2L-6 0L-2 -2Z", "#fff3c4")
        body += "".join(group(star, move=at) for at in ((24, 32), (88, 66), (20, 72)))
    else:
        body += rays(55, 53, 44, 12, "#ffffff", opacity=0.5)
    body += _placed(from_file(f"cats/{coat}-{'blink' if used else 'happy'}"), "cat", 55, 55, 74, 256)
    if used:
        for x, y, size in ((72, 26, 0.55), (86, 12, 0.8)):
            z = "M0 0H20L0 24H20"
            body += group(path(z, stroke=INK, width=15) + path(z, stroke="#ffffff", width=7), move=(x, y), scale=size)
    return document(body, TOKEN, TOKEN, linear("disc", high, low))


_SLOT = 116


def enthusiasm_slot(number: int) -> Box:
    """Where the cat token lies on an enthusiasm card at so much enthusiasm, from 1."""
    return Box(22 + _SLOT * (number - 1), 62, 104, 104)


def enthusiasm_size(most: int) -> tuple[float, float]:
    """The size of an enthusiasm card with so many slots."""
    return 32 + _SLOT * most, 184


def enthusiasm_card(cat: int, most: int) -> str:
    """The enthusiasm card of a player's cat (ledger row MD14): above each slot as many flames as it stands for."""
    w, h = enthusiasm_size(most)
    ground = _GROUND.get(coat_of(cat), "#dcd0f2")
    fire = graded("panel", [(0, "#ffe9a8", 1), (0.6, "#ffb45c", 1), (1, "#ee6a3a", 1)], across=True)
    body = rounded(3.5, 3.5, w - 7, h - 7, 22, "url(#paper)", INK, 7) + rounded(
        12, 12, w - 24, h - 24, 15, "url(#panel)", INK, 4
    )
    flame = from_file("tokens/meow_meow_dice/flame")
    for number in range(1, most + 1):
        x, y, wide, high = enthusiasm_slot(number)
        each = min(38.0, 104 / number)
        for i in range(number):
            fx = x + wide / 2 + each * (i - (number - 1) / 2)
            body += _placed(flame, f"f{number}x{i}", fx, 38, min(each * 1.05, 40), 100)
        body += ellipse(x + wide / 2, y + high / 2, 50, 49, "#7a2f12", opacity=0.35)
        body += ellipse(x + wide / 2, y + high / 2, 50, 49, "none", ground, 4)
        body += _placed(from_file(f"cats/{coat_of(cat)}-calm"), f"c{number}", x + wide / 2, y + high / 2, 46, 256)
        body += ellipse(x + wide / 2, y + high / 2, 44, 43, "#c9652e", opacity=0.5)
    return document(body, w, h, PAPER + fire)


# --- condition tokens


def condition_token(kind: str, side: str, number: int = 0) -> str:
    """A condition token (ledger row MD16), TOKEN square: "never" has a notched red rim, "must" a smooth green one."""
    high, low = ("#ff8a7a", "#c92f2f") if kind == "never" else ("#a9e08a", "#2f8a3f")
    body = ellipse(55, 58, 50, 49, tone(low, 0.6), INK, 7) + ellipse(55, 53, 50, 49, "url(#rim)", INK, 7)
    if kind == "never":
        for i in range(12):
            angle = math.pi * (i + 0.5) / 6
            c, s = math.cos(angle), math.sin(angle)
            body += path(
                f"M{55 + 42 * c:.1f} {53 + 41 * s:.1f}L{55 + 47 * c:.1f} {53 + 46 * s:.1f}", stroke="#6b0f12", width=6
            )
    body += ellipse(55, 53, 41, 40, PAPER_HIGH, INK, 5)
    body += _placed(condition_body(kind, side, number), "sign", 57, 54, 66, 100)
    return document(body, TOKEN, TOKEN, linear("rim", high, low))


def condition_token_back() -> str:
    """A condition token that was won, TOKEN square: a heart of gold with room for its points."""
    body = ellipse(55, 58, 50, 49, "#b3701a", INK, 7) + ellipse(55, 53, 50, 49, "url(#rim)", INK, 7)
    heart = "M55 92C-2 56 22 16 40 20C48 21 53 28 55 34C57 28 62 21 70 20C88 16 112 56 55 92Z"
    return document(body + path(heart, "#fff6e0", INK, 6), TOKEN, TOKEN, linear("rim", "#ffe38a", "#ffb52e"))
