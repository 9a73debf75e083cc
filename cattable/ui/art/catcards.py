"""The cards of Mad Cat Sad Cat: inner (standing) and outer (lying) cat cards, the catpot, and the mooch cards."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

from cattable.ui.art.cards import PAPER, Box, combination_row, combination_rows, paper
from cattable.ui.art.seats import SEAT_COLOURS, pattern
from cattable.ui.art.svg import (
    INK,
    PAPER_HIGH,
    document,
    ellipse,
    from_file,
    group,
    linear,
    path,
    paw,
    radial,
    rounded,
    tone,
    with_ids,
)

STANDING = (200, 260)
STANDING_POINTS = Box(110, 72, 72, 130)
STANDING_NAME = Box(16, 214, 168, 30)
LYING = (260, 200)
LYING_POINTS = Box(174, 19, 68, 124)
LYING_NAME = Box(16, 154, 228, 30)
CATPOT = (260, 260)
CATPOT_POINTS = Box(64, 139, 132, 62)
CATPOT_NAME = Box(16, 214, 228, 30)
MOOCH = (200, 280)
MOOCH_NAME = Box(15, 230, 170, 35)
MOOCH_LETTER = Box(14, 14, 42, 44)
"""Sizes of the cards, and where points (a coin and a number), names and letters go."""


class _Scene(NamedTuple):
    """One kind of cat: sky from high to low, the name band, the cat's head and fur."""

    high: str
    low: str
    band: str
    head: str
    fur_high: str
    fur_low: str


_SCENES = {
    "mad": _Scene("#ffb066", "#e2452c", "#b52a1a", "cats/snow-mad", "#ffffff", "#d9d3e6"),
    "sad": _Scene("#a9d3ef", "#41719f", "#274f7d", "cats/tuxedo-sad", "#5a5164", "#2f2937"),
}


def _flames(left: float, right: float, ground: float, height: float, fill: str, seed: int) -> str:
    """A row of flames that stands on `ground`."""
    chance = random.Random(seed)
    count = round((right - left) / 22)
    each = (right - left) / count
    d = f"M{left:g} {ground:g}"
    for i in range(count):
        x, tip = left + i * each, ground - height * chance.uniform(0.55, 1)
        lean, foot = chance.uniform(-4, 4), ground - height * 0.3
        d += f"Q{x + each * 0.1:.1f} {(tip + foot) / 2:.1f} {x + each / 2 + lean:.1f} {tip:.1f}"
        d += f"Q{x + each * 0.9:.1f} {(tip + foot) / 2:.1f} {x + each:.1f} {foot if i < count - 1 else ground:.1f}"
    return path(d + "Z", fill)


def _weather(kind: str, width: float, ground: float) -> str:
    """Fire behind a mad cat, rain around a sad one, inside a panel 14 units from the card's edge."""
    if kind == "mad":
        fire = _sunburst(width * 0.3, ground - 70, Box(14, 14, width - 28, ground - 10), 14)
        fire += _flames(16, width - 16, ground + 8, 92, "#ff8a35", 4)
        return fire + _flames(16, width - 16, ground + 8, 52, "#ffd34f", 9)
    chance = random.Random(6)
    drops = ""
    for _ in range(round(width / 7)):
        x, y = chance.uniform(26, width - 22), chance.uniform(62, ground - 26)
        drops += path(f"M{x:.1f} {y:.1f}l-4 15", stroke="#e3f5ff", width=3.2, opacity=0.75)
    cloud = (
        "M18 58Q14 40 34 42Q40 26 62 32Q78 20 96 34Q122 28 122 48Q140 50 132 66Q118 76 98 68Q76 80 56 68Q30 76 18 58Z"
    )
    puddle = ellipse(width * 0.36, ground - 2, width * 0.33, 10, "#cfeaff", opacity=0.65)
    return drops + group(path(cloud, "#dbe6f0", "#7f9cba", 4), move=(width * 0.22 - 20, 20)) + puddle


def _sitting(fur: str) -> str:
    """A cat's body sitting upright, to stand under a head around (62, 112)."""
    tail = "M82 208Q108 210 103 184Q100 174 106 168"
    body = path(tail, stroke=INK, width=21) + path(tail, stroke=fur, width=10)
    body += path("M36 218Q24 176 44 142H80Q100 176 88 218Z", "url(#fur)", INK, 6)
    for x in (50, 74):
        body += rounded(x - 13, 198, 26, 22, 11, "url(#fur)", INK, 5) + path(f"M{x} 208V217", stroke=INK, width=3.5)
    return body


def _loaf(fur: str) -> str:
    """A cat's body lying down, to lie behind a head around (58, 104)."""
    tail = "M150 148Q172 150 166 128Q160 116 150 122"
    body = path("M42 158Q40 104 96 98Q158 94 160 140Q160 158 150 158Z", "url(#fur)", INK, 6)
    body += path(tail, stroke=INK, width=20) + path(tail, stroke=fur, width=9.5)
    for x in (34, 84):
        body += rounded(x - 17, 139, 34, 22, 11, "url(#fur)", INK, 5)
        body += path(f"M{x - 5} 148V157M{x + 5} 148V157", stroke=INK, width=3.2)
    return body


def _band(box: Box, colour: str) -> str:
    """The strip across the foot of a card's panel that carries its name; needs the gradient "band"."""
    x, y, w, h = box
    body = rounded(x - 4, y - 4, w + 8, h + 8, 14, "url(#band)", INK, 5)
    body += path(f"M{x + 9:g} {y + 2.5:g}H{x + w - 9:g}", stroke="#ffffff", width=6, opacity=0.3)
    return body + path(f"M{x + 9:g} {y + h - 0.5:g}H{x + w - 9:g}", stroke=tone(colour, 0.6), width=3, opacity=0.5)


def _sunburst(cx: float, cy: float, panel: Box, count: int) -> str:
    """Rays around a point that end at the panel's border; needs the gradient "beam"."""

    def at(angle: float) -> str:
        dx, dy = math.cos(angle), math.sin(angle)
        across = ((panel.x + panel.width if dx > 0 else panel.x) - cx) / dx if abs(dx) > 1e-6 else math.inf
        along = ((panel.y + panel.height if dy > 0 else panel.y) - cy) / dy if abs(dy) > 1e-6 else math.inf
        reach = min(across, along)
        return f"{cx + dx * reach:.1f} {cy + dy * reach:.1f}"

    half = math.pi / count
    wedges = (
        f"M{cx:g} {cy:g}L{at(2 * i * half)}L{at((2 * i + 0.5) * half)}L{at((2 * i + 1) * half)}Z" for i in range(count)
    )
    return path("".join(wedges), "url(#beam)")


def _points(box: Box) -> str:
    """The dip where a coin and a number are put."""
    x, y, w, h = box
    body = rounded(x, y, w, h, 18, "#2a1020", opacity=0.44)
    return body + rounded(x + 1.5, y + 1.5, w - 3, h - 3, 17, "none", "#ffffff", 2.5, opacity=0.45)


def cat_card(kind: str, combination: Sequence[int], standing: bool) -> str:
    """A cat card of a combination such as [3, 2]: standing (inner) of size STANDING, else lying (outer) of size LYING.

    `kind` is "mad", "sad" or "catpot" (see `catpot_card`). Points and name go into the boxes named like the size.
    """
    if kind == "catpot":
        return catpot_card()
    scene = _SCENES[kind]
    w, h = STANDING if standing else LYING
    points, name = (STANDING_POINTS, STANDING_NAME) if standing else (LYING_POINTS, LYING_NAME)
    strip = Box(14, 14, 172, 50) if standing else Box(14, 14, 156, 46)
    defs = PAPER + linear("panel", scene.high, scene.low) + linear("fur", scene.fur_high, scene.fur_low)
    defs += linear("band", tone(scene.band, 1.14), scene.band)
    defs += radial("beam", [(0, "#fff3c0", 0.9), (1, "#fff3c0", 0)], (w * 0.3, name.y - 70), 130)
    body = paper(w, h) + rounded(12, 12, w - 24, h - 24, 14, "url(#panel)")
    body += _weather(kind, w, name.y)
    head = group(with_ids(from_file(scene.head), "head"), move=(13, 66) if standing else (12, 54), scale=0.38)
    body += (_sitting if standing else _loaf)(scene.fur_high) + head
    body += _points(points)
    body += rounded(12, 12, w - 24, h - 24, 14, "none", INK, 4)
    if any(combination):
        signs = combination_row(combination, strip.width - 18, strip.height - 12)
        body += rounded(*strip, 14, PAPER_HIGH, INK, 5)
        body += group(signs, move=(strip.x + strip.width / 2, strip.y + strip.height / 2))
    return document(body + _band(name, scene.band), w, h, defs)


def _pot() -> str:
    """The pot alone, about 210 wide around (130, 170), open at the top; needs the gradient "pot"."""
    body = ""
    for x in (34, 226):
        body += ellipse(x, 158, 17, 19, "none", INK, 19) + ellipse(x, 158, 17, 19, "none", "#6c6078", 8)
    body += path("M36 128Q30 206 84 222H176Q230 206 224 128Z", "url(#pot)", INK, 7)
    return body + path("M52 150Q50 184 70 202", stroke="#ffffff", width=6, opacity=0.22)


def _pot_of_coins(head: str) -> str:
    """Pot, coins and the cat that looks out of it; needs the gradients "pot", "coin" and "fur"."""
    coins = ""
    for x, y, turn in ((58, 116, -16), (202, 116, 16), (84, 104, 10), (176, 104, -12), (70, 126, 0), (190, 126, 0)):
        coins += ellipse(x, y, 24, 17, "url(#coin)", INK, 5, turn=turn)
        coins += ellipse(x, y - 1, 15, 9.5, "none", "#fff3c4", 3, turn=turn, opacity=0.8)
    body = coins + group(with_ids(from_file(head), "head"), move=(67, 10), scale=0.49) + _pot()
    body += rounded(26, 120, 208, 20, 10, "url(#pot)", INK, 6) + rounded(38, 124, 184, 5, 2.5, "#ffffff", opacity=0.3)
    for x, fur in ((88, "#ffffff"), (172, "#463d50")):
        body += rounded(x - 19, 108, 38, 33, 15, fur, INK, 6)
        line = INK if fur == "#ffffff" else "#9a8fa8"
        body += path(f"M{x - 6} 126V136M{x + 6} 126V136", stroke=line, width=3.5)
    return body


_POT_DEFS = linear("pot", "#5b5168", "#2b2432") + linear("coin", "#ffe38a", "#ffb52e")


def catpot_card() -> str:
    """The catpot, of size CATPOT: a pot of coins with the black and white cat; points go on its belly."""
    w, h = CATPOT
    band = "#5a3196"
    defs = PAPER + _POT_DEFS + linear("panel", "#c79bf2", "#6d3fb0") + linear("band", tone(band, 1.14), band)
    defs += radial("beam", [(0, "#ffe9a0", 0.95), (1, "#ffe9a0", 0)], (130, 100), 150)
    body = paper(w, h) + rounded(12, 12, w - 24, h - 24, 16, "url(#panel)")
    body += _sunburst(130, 100, Box(14, 14, w - 28, h - 28), 16)
    for x, y, turn in ((36, 42, -20), (222, 40, 18), (30, 196, 14), (230, 196, -14)):
        body += paw(x, y, 0.24, "#ffe9a0", turn=turn, opacity=0.6)
    body += group(_pot_of_coins("cats/patchwork-happy"), move=(13, 9), scale=0.9)
    body += rounded(*CATPOT_POINTS, 20, "#150d1b", opacity=0.4)
    body += rounded(12, 12, w - 24, h - 24, 16, "none", INK, 4)
    return document(body + _band(CATPOT_NAME, band), w, h, defs)


def mooch_card(combination: Sequence[int] | None, seat: str, letter_room: bool = True) -> str:
    """A hand card of size MOOCH in a seat's colour and pattern, for a combination or (None) for the catpot.

    The name goes into MOOCH_NAME; with `letter_room` there is a badge at MOOCH_LETTER.
    """
    look = SEAT_COLOURS[seat]
    w, h = MOOCH
    defs = PAPER + _POT_DEFS + linear("panel", look.high, look.low) + linear("page", "#fffdf6", "#f9e9c8")
    defs += linear("band", tone(look.ink, 1.14), look.ink)
    defs += radial("beam", [(0, look.high, 0.9), (1, look.high, 0)], (100, 176), 92)
    body = paper(w, h) + rounded(11, 11, w - 22, h - 22, 15, "url(#panel)", INK, 4)
    body += group(pattern(look.pattern, w - 26, h - 26, look.ink, radius=14, scale=0.8), move=(13, 13))
    body += rounded(27, 27, 146, 192, 15, "url(#page)", INK, 5)
    if combination is None:
        body += group(_pot_of_coins("cats/tuxedo-smug"), move=(22, 62), scale=0.6)
    else:
        body += _sunburst(100, 176, Box(30, 30, 140, 186), 16)
        body += group(with_ids(from_file("cats/tuxedo-smug"), "head"), move=(48, 126), scale=0.406)
        top = 60 if letter_room else 36
        rows = combination_rows(combination, 130, 134 - top)
        body += group(rows, move=(100, (top + 134) / 2))
    if letter_room:
        x, y, wide, high = MOOCH_LETTER
        body += rounded(x - 3, y - 3, wide + 6, high + 6, 15, PAPER_HIGH, INK, 5)
    return document(body + _band(MOOCH_NAME, look.ink), w, h, defs)


def mooch_back(seat: str) -> str:
    """The back of a seat's mooch cards: its colour and pattern, and two eyes that look about in the dark."""
    look = SEAT_COLOURS[seat]
    w, h = MOOCH
    defs = PAPER + linear("panel", look.high, look.low)
    defs += linear("medal", "#4a4054", "#231c2a") + linear("eye", "#fff09a", "#ffb52e")
    body = paper(w, h) + rounded(13, 13, w - 26, h - 26, 15, "url(#panel)", INK, 4)
    body += group(pattern(look.pattern, w - 44, h - 44, look.ink, radius=8), move=(22, 22))
    body += rounded(21, 21, w - 42, h - 42, 10, "none", "#fff3c4", 3, opacity=0.9)
    ears = "M52 128L46 78L88 100ZM148 128L154 78L112 100Z"
    body += path(ears, "#322939", INK, 7) + ellipse(100, 143, 60, 52, "url(#medal)", INK, 7)
    for x in (76, 124):
        body += ellipse(x, 140, 20, 20, "url(#eye)", INK, 5) + ellipse(x + 8, 141, 6, 14, INK)
        body += path(f"M{x - 24} 128Q{x} 118 {x + 24} 128", "none", "#322939", 13)
        body += ellipse(x + 4, 135, 3.5, 4, "#ffffff")
    body += path("M94 166H106L100 173ZM100 172Q94 182 86 178M100 172Q106 182 114 178", "#ff9fb0", "#ff9fb0", 3)
    return document(body, w, h, defs)
