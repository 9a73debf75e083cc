"""The sides of the dice of Meow Meow Dice (ledger row MD2): one cube-shaped cat, seen from every side.

Each side has its own outline: two ears, a curled tail, a pear from behind, four paws, a profile.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from cattable.ui.art.svg import INK, ellipse, linear, path, rounded
from drawing.cards.kit import FUR, WHITE, blob, coat_defs, mitt, sole, strokes
from drawing.coats import COATS, ROUND
from drawing.faces import MOODS, face
from drawing.shapes import Drawing, tube

SIDE = 200
BISCUIT = replace(COATS["ginger"], name="biscuit", skull=ROUND)
"""The cat the dice are made of."""
_MARK, _PALE, _LOW = BISCUIT.fur.mark, BISCUIT.fur.muzzle, BISCUIT.fur.low
_PINK = linear("pink", "#ffd3d8", "#ff9fb0")
_EAR = "#ff9f97"
_DEEP = "#9c3d0c"


def front() -> Drawing:
    """The round face."""
    return face(BISCUIT, MOODS["happy"]).placed(3, 2, 0.758)


def tail() -> Drawing:
    """The rear, and a tail that curls over it."""
    curl = "M100 126C100 96 42 92 44 56C46 16 112 10 126 48C132 74 102 88 90 66"
    body = blob(
        "M100 104C150 100 178 124 178 158C178 186 164 192 138 192H62C36 192 22 186 22 158C22 124 50 100 100 104Z"
    )
    body += path(
        "M100 128C132 124 152 140 150 166C148 184 124 190 100 178C76 190 52 184 50 166C48 140 68 124 100 128Z", _PALE
    )
    body += strokes("M100 150V178", 6) + strokes("M93 137L107 151M107 137L93 151", 6, "#e0606a")
    body += strokes("M30 140L46 146M28 158L44 160M170 140L154 146M172 158L156 160", 8, _MARK)
    body += mitt(_PALE, 54, 184, 24, 12) + mitt(_PALE, 146, 184, 24, 12)
    fur = tube(curl, 28, _LOW, 8) + path(curl, stroke=_MARK, width=28, dash="12 20")
    fur += strokes("M100 78Q92 76 90 66", 28, _PALE)
    return Drawing(body + fur, coat_defs(BISCUIT))


def back() -> Drawing:
    """A cat that has turned its striped back on us."""
    body = tube("M150 176C182 184 188 148 170 140", 20, _LOW, 8)
    body += blob("M96 70C144 70 160 110 162 150C163 184 154 194 130 194H62C36 194 27 184 28 150C30 110 48 70 96 70Z")
    for y, reach in ((102, 38), (130, 46), (158, 50)):
        body += path(
            f"M{95 - reach} {y - 6}Q95 {y + 14} {95 + reach} {y - 6}Q95 {y + 34} {95 - reach} {y - 6}Z", _DEEP, _DEEP, 6
        )
    ears = blob("M50 58L44 14Q44 8 50 12L82 28ZM140 58L146 14Q146 8 140 12L108 28Z")
    head = blob("M95 20C131 20 147 40 147 58C147 82 123 92 95 92C67 92 43 82 43 58C43 40 59 20 95 20Z")
    head += strokes("M95 26V54M76 30L80 50M114 30L110 50", 10, _DEEP)
    return Drawing(body + ears + head, coat_defs(BISCUIT))


def _fluff(cx: float, cy: float, rx: float, ry: float) -> str:
    """A wavy blob of fluff: eleven tufts around an ellipse."""
    d, count = "", 11
    for i in range(count + 1):
        angle = 2 * math.pi * i / count - math.pi / 2
        x, y = cx + rx * math.cos(angle), cy + ry * math.sin(angle)
        if not d:
            d = f"M{x:.1f} {y:.1f}"
            continue
        middle = angle - math.pi / count
        d += f"Q{cx + rx * 1.28 * math.cos(middle):.1f} {cy + ry * 1.28 * math.sin(middle):.1f} {x:.1f} {y:.1f}"
    return d + "Z"


def belly() -> Drawing:
    """The pink fluffy belly between four paws. It is a trap."""
    body = blob("M100 30C158 30 172 62 172 104C172 152 150 178 100 178C50 178 28 152 28 104C28 62 42 30 100 30Z")
    body += path(_fluff(100, 106, 46, 48), "url(#pink)", "#e8788a", 5)
    body += strokes("M84 92Q88 100 94 94M108 118Q112 126 118 120M82 124Q86 131 91 126M110 86Q115 93 119 87", 5, WHITE)
    body += strokes("M95 102L105 112M105 102L95 112", 5, "#c9485e")
    for x, y, turn in ((38, 40, -38), (162, 40, 38), (36, 162, -142), (164, 162, 142)):
        body += sole(_PALE, x, y, 34, turn)
    return Drawing(body, coat_defs(BISCUIT) + _PINK)


def profile() -> Drawing:
    """The whole cat from the side, as square as a loaf."""
    body = tube("M164 116C188 110 186 76 176 54", 18, _LOW, 8)
    for x in (82, 158):
        body += rounded(x - 16, 150, 32, 42, 14, BISCUIT.fur.shade, INK, 8)
    body += blob("M58 76H150C176 76 184 92 184 116V146C184 168 172 172 150 172H70Q44 172 44 140Z")
    for x in (62, 138):
        body += blob(f"M{x - 17} 150V182Q{x - 20} 192 {x - 8} 192H{x + 10}Q{x + 20} 192 {x + 17} 180V150")
    body += strokes("M104 80L100 108M130 80L128 114M156 82L158 110", 12, _MARK)
    head = blob(
        "M48 46L50 12Q52 4 60 9L92 36C116 46 126 74 116 100C106 124 50 128 28 114"
        "C16 110 10 100 14 88C14 66 28 50 48 46Z"
    )
    head += path("M18 92C24 84 40 86 46 98C50 116 38 118 30 110Q18 104 18 92Z", _PALE)
    head += path("M60 22L62 40L78 38Z", _EAR) + path("M10 86Q18 78 30 82Q26 92 16 92Z", "#e8746f", INK, 5)
    head += strokes("M18 96Q30 108 42 98", 6) + ellipse(58, 74, 14, 17, "#c6e86b", INK, 6) + ellipse(54, 75, 6, 12, INK)
    head += ellipse(57, 68, 3.6, 4.4, WHITE) + strokes("M60 102L88 98M58 109L86 112", 4.5)
    head += strokes("M106 58L118 64M106 78L120 78M92 40L88 56", 8, _MARK)
    return Drawing(body + head, coat_defs(BISCUIT))


# --- the same as signs: few lines, so that they read at the size of a letter


def _face_sign() -> Drawing:
    body = blob(
        "M18 46L12 12Q12 5 19 9L42 24H58L81 9Q88 5 88 12L82 46Q94 58 90 70Q80 92 50 92Q20 92 10 70Q6 58 18 46Z", FUR, 7
    )
    body += (
        ellipse(33, 54, 6.5, 9, INK)
        + ellipse(67, 54, 6.5, 9, INK)
        + ellipse(31, 51, 2.4, 3, WHITE)
        + ellipse(65, 51, 2.4, 3, WHITE)
    )
    return Drawing(body + strokes("M36 70Q43 80 50 70Q57 80 64 70", 6), coat_defs(BISCUIT))


def _tail_sign() -> Drawing:
    curl = "M24 84C62 92 82 70 78 44C74 10 26 14 31 42C34 58 56 56 56 43"
    body = (
        path(curl, stroke=INK, width=26)
        + path(curl, stroke=_LOW, width=12)
        + path(curl, stroke=_DEEP, width=12, dash="8 15")
    )
    return Drawing(body)


def _back_sign() -> Drawing:
    body = blob("M50 34C76 34 88 54 88 74C88 90 80 94 68 94H32C20 94 12 90 12 74C12 54 24 34 50 34Z", FUR, 7)
    body += strokes("M30 58Q50 72 70 58M27 76Q50 90 73 76", 9, _DEEP)
    body += blob("M28 32L24 6Q25 2 30 5L42 13H58L70 5Q75 2 76 6L72 32Q68 46 50 46Q32 46 28 32Z", FUR, 7)
    return Drawing(body + strokes("M50 19V31", 7, _DEEP), coat_defs(BISCUIT))


def _belly_sign() -> Drawing:
    body = blob("M50 14C80 14 88 32 88 52C88 76 76 88 50 88C24 88 12 76 12 52C12 32 20 14 50 14Z", FUR, 7)
    body += path(_fluff(50, 52, 21, 22), "url(#pink)", "#d9506b", 4) + strokes("M44 47L56 58M56 47L44 58", 6, "#c9485e")
    for x, y in ((17, 18), (83, 18), (17, 84), (83, 84)):
        body += ellipse(x, y, 13.5, 13.5, _PALE, INK, 6.5) + ellipse(x, y, 5, 5, "#ff8a80")
    return Drawing(body, coat_defs(BISCUIT) + _PINK)


def _side_sign() -> Drawing:
    curl = "M80 56C94 50 90 36 84 26"
    body = path(curl, stroke=INK, width=20) + path(curl, stroke=_LOW, width=7)
    body += blob("M26 44H74C86 44 90 52 90 60V86Q90 93 82 93H74V80H46V93H34Q26 93 26 86V72Z", FUR, 7)
    body += strokes("M66 47V60M78 50V62", 7, _DEEP)
    body += blob("M22 26L22 9Q23 3 28 6L46 20Q62 28 60 48Q56 66 32 66Q10 66 8 48Q6 34 22 26Z", FUR, 7)
    body += ellipse(30, 42, 7, 9, "#dff08a", INK, 4) + ellipse(28, 43, 3, 6.5, INK)
    return Drawing(
        body + ellipse(9, 50, 5, 4.5, "#e8746f", INK, 3) + strokes("M14 57Q22 62 28 57", 4), coat_defs(BISCUIT)
    )


SIDES = {
    "face": (front, _face_sign),
    "tail": (tail, _tail_sign),
    "back": (back, _back_sign),
    "belly": (belly, _belly_sign),
    "side": (profile, _side_sign),
}
"""Each side of the die as a picture of 200 x 200 and as a sign of 100 x 100."""


def never() -> Drawing:
    """Laid over a sign: a red disc with a cross in its lower right corner."""
    body = ellipse(76, 76, 22, 22, "#d92b2b", INK, 4) + ellipse(76, 76, 18.5, 18.5, "none", WHITE, 3)
    return Drawing(body + strokes("M68 68L84 84M84 68L68 84", 7.5, WHITE))


def must() -> Drawing:
    """Laid over a sign: a green square with an exclamation mark in its lower right corner."""
    body = rounded(55, 54, 42, 44, 8, "#1f7d3a", INK, 4) + rounded(58, 57, 36, 38, 6, "none", WHITE, 3)
    return Drawing(body + strokes("M76 64V77", 8.5, WHITE) + ellipse(76, 88, 4.6, 4.6, WHITE))


def within(drawing: Drawing, size: float) -> str:
    """The file of a square drawing, a little smaller than its canvas so that no edge is cut."""
    return drawing.placed(size * 0.025, size * 0.025, 0.95).page(size, size)


def side_pages(sides: dict[str, tuple[Callable[[], Drawing], Callable[[], Drawing]]]) -> dict[str, str]:
    """The files of pictures and signs by name."""
    files = {}
    for name, (picture, sign) in sides.items():
        files[name] = within(picture(), SIDE)
        files[f"{name}-symbol"] = within(sign(), 100)
    return files


def pages() -> dict[str, str]:
    """The files of assets/svg/dice/meow_meow_dice by name."""
    return {"condition-never": within(never(), 100), "condition-must": within(must(), 100)} | side_pages(SIDES)
