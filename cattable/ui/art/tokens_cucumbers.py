"""The tokens of Cats vs Cucumbers: treats, cucumbers, toys, heaps of them, cats in seat colours, and the cat tree.

Each kind has its own outline: treats are round, cucumbers eight-sided, toys square with round corners. All are TOKEN
wide and high. Pictures of toys are files in assets/svg/tokens/cats_vs_cucumbers, named like the toy in the rules file.

    treat_token(), cucumber_token(), toy_back(), toy_token("ball of yarn", "reroll"), heap("treat", 12)
    cat_token("orange", "shocked")    CAT_WIDTH x CAT_HEIGHT, to be put into a box (boxes.py), feet at the lower edge
"""

from __future__ import annotations

import random

from cattable.ui.art.seats import SEAT_COLOURS, mark, pattern
from cattable.ui.art.svg import (
    INK,
    PAPER_HIGH,
    SVG_FOLDER,
    body_of,
    document,
    ellipse,
    from_file,
    graded,
    group,
    linear,
    path,
    paw,
    rounded,
    with_ids,
)

TOKEN = 120
CAT_WIDTH, CAT_HEIGHT = 120, 150
CAT_CHIN = 84
"""How much of a cat shows when the rim of a box hides the rest: head and whiskers down to here."""
TREE_WIDTH, TREE_HEIGHT = 150, 180
HEAP_WIDTH, HEAP_HEIGHT = 220, 170
_FOLDER = "tokens/cats_vs_cucumbers"
_OCTAGON = "M40 6H80L114 40V80L80 114H40L6 80V40Z"

TOY_OF_EFFECT = {
    "reroll": "ball-of-yarn",
    "step": "feather",
    "swipe": "laser-dot",
    "shield": "cardboard-fort",
    "cucumber": "mouse-on-a-string",
    "treat": "catnip",
}
"""Which drawing stands in for a toy of a changed rules file, by its effect."""


def _disc(shape: str, inner: str, high: str, low: str, picture: str) -> str:
    """A thick token: its edge below, its face, and a picture of 200 x 200 on it."""
    edge = group(shape.format(fill=low, line=7), move=(0, 3))
    face = group(shape.format(fill="url(#face)", line=7), move=(0, -2), scale=(1, 0.97)) + inner
    body = edge + face + group(with_ids(picture, "on-"), move=(18, 14), scale=0.42)
    return document(body, TOKEN, TOKEN, linear("face", high, low))


def treat_token() -> str:
    """A treat: a fish biscuit on a round token."""
    round_one = ellipse(60, 59, 54, 53, "{fill}", INK, 0).replace('stroke-width="0"', 'stroke-width="{line}"')
    ring = ellipse(60, 56, 44, 42, "none", "#fff7d6", 3.5, opacity=0.9)
    return _disc(round_one, ring, "#fff0b8", "#f2b23e", from_file("dice/cats_vs_cucumbers/treat"))


def cucumber_token() -> str:
    """A cucumber on an eight-sided token. It looks at you."""
    octagon = path(_OCTAGON, "{fill}", INK, 0).replace('stroke-width="0"', 'stroke-width="{line}"')
    ring = group(path(_OCTAGON, "none", "#f4ffd8", 4, opacity=0.9), move=(11, 8), scale=0.82)
    return _disc(octagon, ring, "#e4f7b8", "#8fbf4a", from_file("dice/cats_vs_cucumbers/cucumber"))


def _square(high: str, low: str, picture: str) -> str:
    square = rounded(6, 6, 108, 108, 28, "{fill}", INK, 0).replace('stroke-width="0"', 'stroke-width="{line}"')
    ring = rounded(16, 13, 88, 86, 20, "none", "#ffffff", 3.5, opacity=0.7)
    return _disc(square, ring, high, low, picture)


def toy_token(kind: str, effect: str = "") -> str:
    """The face of a toy (ledger row CC13) by its name; one that was never drawn borrows one by its `effect`."""
    names = (kind.replace(" ", "-"), TOY_OF_EFFECT.get(effect, ""))
    name = next((n for n in names if n and (SVG_FOLDER / _FOLDER / f"{n}.svg").exists()), None)
    picture = from_file(f"{_FOLDER}/{name}" if name else "dice/cats_vs_cucumbers/toy")
    return _square("#f4eaff", "#c7a8ee", picture)


def toy_back() -> str:
    """A toy face down: a question mark, and nothing that tells which."""
    query = "M64 74C62 30 138 30 138 74C138 102 100 104 100 132"
    picture = path(query, stroke=INK, width=40) + ellipse(100, 166, 20, 20, INK)
    picture += path(query, stroke=PAPER_HIGH, width=22) + ellipse(100, 166, 11, 11, PAPER_HIGH)
    picture += "".join(paw(x, y, 0.3, "#ffffff", turn=t, opacity=0.55) for x, y, t in ((22, 36, -20), (178, 160, 160)))
    return _square("#a98be0", "#6f49b8", picture)


_HEAPS = {"treat": treat_token, "cucumber": cucumber_token, "toy": toy_back}


def heap(kind: str, count: int) -> str:
    """A heap of "treat", "cucumber" or "toy" tokens, HEAP_WIDTH x HEAP_HEIGHT; it shrinks with `count` down to nothing.

    KeyError for another kind.
    """
    token = body_of(_HEAPS[kind]())
    chance = random.Random(len(kind))
    shown = min(count, 9)
    places = [(x, y) for y, xs in ((82, (18, 66, 114)), (56, (40, 92)), (32, (66,))) for x in xs]
    places += [(2, 92), (128, 92), (66, 96)]
    order = sorted(range(shown), key=lambda i: -places[i][1] if places[i][1] <= 82 else -200)
    body = ellipse(HEAP_WIDTH / 2, 152, 34 + 8 * shown, 14, "#1c0f08", opacity=0.28) if shown else ""
    for i in reversed(order):
        x, y = places[i]
        body += group(
            group(with_ids(token, f"t{i}"), move=(-60, -60)),
            move=(x + 44, y + 22),
            scale=0.7,
            turn=chance.uniform(-16, 16),
        )
    return document(body, HEAP_WIDTH, HEAP_HEIGHT)


_CAT = (
    "M20 12Q20 4 27 8L46 20Q60 17 74 20L93 8Q100 4 100 12L102 44C105 60 100 74 90 82C106 98 110 122 106 140"
    "Q105 146 98 146H22Q15 146 14 140C10 122 14 98 30 82C20 74 15 60 18 44Z"
)


def _eyes(mood: str) -> str:
    if mood == "happy":
        return path("M32 56Q42 42 52 56M68 56Q78 42 88 56", stroke=INK, width=6)
    wide = mood == "shocked"
    body = ""
    for x in (42, 78):
        body += ellipse(x, 52, 12 if wide else 10, 14 if wide else 11, "#ffffff", INK, 4)
        body += ellipse(x + (3 if mood == "smug" else 0), 53, 3 if wide else 5, 3.5 if wide else 7.5, INK)
        if mood == "smug":
            body += path(f"M{x - 13} 46H{x + 13}", stroke=INK, width=6)
    return body


_MOUTHS = {
    "calm": path("M50 70Q55 75 60 70Q65 75 70 70", stroke=INK, width=4.5),
    "happy": path("M48 68Q60 74 72 68Q70 82 60 82Q50 82 48 68Z", "#8e2f35", INK, 4),
    "shocked": ellipse(60, 75, 6, 7, "#8e2f35", INK, 4),
    "smug": path("M46 70Q60 80 76 66", stroke=INK, width=5),
}


def cat_token(seat_colour: str, mood: str = "calm") -> str:
    """A cat in a seat's colour with its pattern, CAT_WIDTH x CAT_HEIGHT; `mood`: "calm", "happy", "shocked" or "smug".

    Head and forehead mark lie above CAT_CHIN, so that the seat is known when it sits in a box.
    """
    look = SEAT_COLOURS[seat_colour]
    body = path(_CAT, "url(#fur)") + path(
        "M14 132Q60 150 106 132Q106 146 98 146H22Q14 146 14 132Z", look.ink, opacity=0.3
    )
    body += group(pattern(look.pattern, 82, 52, look.ink, radius=22, scale=0.8), move=(19, 90))
    body += path("M27 34L28 17L42 27ZM93 34L92 17L78 27Z", look.ink, opacity=0.55)
    body += mark(look.pattern, 60, 31, 21, look.ink)
    body += ellipse(60, 70, 22, 12, "#ffffff", opacity=0.75) + _eyes(mood) + _MOUTHS[mood]
    body += path("M54 62H66L60 69Z", look.ink, look.ink, 3)
    body += path("M12 62L30 65M13 74L31 72M108 62L90 65M107 74L89 72", stroke=INK, width=3.5)
    for x in (44, 76):
        body += ellipse(x, 138, 14, 9, look.high, INK, 5)
    return document(body + path(_CAT, "none", INK, 7), CAT_WIDTH, CAT_HEIGHT, linear("fur", look.high, look.low))


def cat_tree() -> str:
    """The cat tree of the first player, TREE_WIDTH x TREE_HEIGHT: a post, two boards, and somebody asleep on top."""
    rope = [(0, "#b9894a", 1.0), (0.35, "#f0d09a", 1.0), (1, "#9c6c34", 1.0)]
    defs = (
        graded("rope", rope, across=True) + linear("plush", "#7fc8d8", "#3f8fa8") + linear("cat", "#ffb45c", "#f58a2c")
    )
    body = ellipse(75, 170, 66, 8, "#1c0f08", opacity=0.25)
    body += rounded(58, 54, 26, 110, 6, "url(#rope)", INK, 6)
    body += "".join(path(f"M61 {y}Q71 {y + 6} 81 {y}", stroke="#8f6230", width=3.5) for y in range(64, 156, 9))
    body += path("M124 112V132", stroke=INK, width=4) + ellipse(124, 140, 10, 10, "#e8503c", INK, 5)
    body += rounded(66, 96, 78, 18, 9, "url(#plush)", INK, 6) + rounded(12, 152, 126, 20, 10, "url(#plush)", INK, 6)
    body += path("M118 56C142 54 138 30 126 32", stroke=INK, width=17) + path(
        "M118 56C142 54 138 30 126 32", stroke="#f58a2c", width=7
    )
    body += path("M34 62C30 30 60 22 90 26C120 28 128 46 120 62Z", "url(#cat)", INK, 6)
    body += path("M84 28L88 40M98 30L100 42M110 36L110 46", stroke="#c9561a", width=5)
    head = "M18 30L14 8Q14 4 19 6L34 15H48L62 6Q67 4 67 8L64 30Q68 52 41 54Q14 52 18 30Z"
    body += path(head, "url(#cat)", INK, 6) + path(
        "M27 35Q32 40 37 35M45 35Q50 40 55 35M37 43Q41 47 45 43", stroke=INK, width=4
    )
    body += rounded(8, 54, 126, 18, 9, "url(#plush)", INK, 6) + path(
        "M22 59H110", stroke="#ffffff", width=4, opacity=0.5
    )
    return document(body, TREE_WIDTH, TREE_HEIGHT, defs)
