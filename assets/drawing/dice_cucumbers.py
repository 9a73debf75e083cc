"""The icons on the dice of Cats vs Cucumbers (ledger row CC2): two cats, dread, a paw, a treat and a toy."""

from __future__ import annotations

from dataclasses import replace

from cattable.ui.art.svg import INK, ellipse, group, linear, path
from drawing.cards.kit import FACES, FUR, WHITE, blob, coat_defs, strokes
from drawing.coats import COATS, DARK_HALF, Fur
from drawing.cucumbers import cucumber, cucumber_sign
from drawing.dice_meow import side_pages
from drawing.faces import MOODS, face
from drawing.shapes import Drawing, tube

BLACK = replace(
    COATS["tuxedo"],
    name="black",
    pattern="bare",
    fur=Fur("#5d566c", DARK_HALF[1], "#1d1826", "#1d1826", "#d88a9a", "#7d748c", "#665d74", "#e8788a"),
)
WHITE_CAT = replace(COATS["snow"], name="white")


def black_cat() -> Drawing:
    """A sleek black head."""
    return face(BLACK, FACES["sly"]).placed(3, 3, 0.758)


def white_cat() -> Drawing:
    """A fluffy white head."""
    return face(WHITE_CAT, MOODS["happy"]).placed(3, 3, 0.758)


def swipe() -> Drawing:
    """A paw with its claws out, and what it did."""
    c = COATS["siamese"]
    arm = tube("M156 158C150 146 142 134 128 118", 56, c.fur.low, 8) + strokes(
        "M126 178Q152 176 172 140", 9, c.fur.mark
    )
    claws = ""
    for x, y, turn in ((54, 96, -74), (62, 62, -46), (94, 40, -18), (130, 44, 8)):
        claws += group(path("M-8 0Q-8 -20 4 -30Q10 -16 8 0Z", WHITE, INK, 6), move=(x, y), turn=turn)
    toes = "".join(
        ellipse(x, y, 20, 23, c.fur.low, INK, 8, turn=a)
        for x, y, a in ((72, 104, -70), (82, 76, -44), (106, 60, -16), (136, 66, 10))
    )
    palm = blob("M108 84C142 76 166 100 162 130C158 156 126 164 104 150C82 138 80 94 108 84Z", FUR)
    cover = "".join(ellipse(x, y, 14, 16, c.fur.low) for x, y in ((84, 104), (92, 86), (110, 76), (134, 80)))
    pads = path("M116 106C130 100 148 112 146 126C144 140 128 136 118 140C104 142 102 114 116 106Z", "#e3a596", INK, 5)
    scratch = "".join(
        path(f"M{x} {y}Q{x + 12} {y + 28} {x + 6} {y + 62}Q{x - 6} {y + 30} {x} {y}Z", "#e23b32", INK, 5)
        for x, y in ((16, 106), (40, 122), (66, 134))
    )
    return Drawing(scratch + arm + claws + toes + palm + cover + pads, coat_defs(c))


def treat() -> Drawing:
    """A fish-shaped biscuit with a bite out of it."""
    body = blob("M58 104L14 48Q6 104 14 160Z", "url(#bake)", 9)
    fish = (
        "M46 104C62 46 118 24 158 60C150 68 154 80 166 78C164 90 174 98 184 94C188 98 188 106 184 112"
        "C158 176 74 178 46 104Z"
    )
    body += blob(fish, "url(#bake)", 9)
    body += strokes("M72 124Q110 164 158 138", 8, "#b9732a") + strokes("M96 66Q114 102 98 140", 8)
    body += strokes("M70 84Q82 68 98 60", 7, "#ffe9b0") + ellipse(140, 88, 8, 9, INK) + ellipse(137, 85, 2.6, 3, WHITE)
    body += strokes("M122 108L124 109M126 132L128 130M80 104L82 106M26 84L34 92M26 126L34 118", 7, "#8f5218")
    crumbs = "".join(ellipse(x, y, r, r, "#f0b45a", INK, 5) for x, y, r in ((180, 66, 7), (190, 84, 5), (170, 48, 5)))
    return Drawing(body + crumbs, linear("bake", "#ffd489", "#e09a3e"))


def toy() -> Drawing:
    """A wind-up mouse with its key."""
    key = path("M112 74L120 44", stroke=INK, width=18) + path("M112 74L120 44", stroke="#ffc43d", width=7)
    key += group(
        ellipse(-19, 0, 16, 15, "#ffc43d", INK, 8) + ellipse(19, 0, 16, 15, "#ffc43d", INK, 8), move=(124, 30), turn=14
    )
    tail = tube("M170 138C194 132 174 96 186 80", 7, "#ff8fa3", 6)
    body = blob(
        "M12 134C28 92 68 70 116 72C160 74 182 104 182 146C182 156 176 160 166 160H34C18 160 4 152 12 134Z",
        "url(#mouse)",
        9,
    )
    body += ellipse(66, 82, 24, 25, "url(#mouse)", INK, 8) + ellipse(66, 84, 12, 13, "#ffb9c4")
    body += ellipse(46, 122, 9, 12, INK) + ellipse(43, 118, 3.4, 4, WHITE) + ellipse(14, 138, 11, 10, "#ff6b86", INK, 6)
    body += strokes("M40 142L66 138M40 150L64 152", 4.5) + strokes("M120 92H144M130 108H160M118 124H146", 6, "#5a7fb0")
    for x in (62, 144):
        body += ellipse(x, 166, 22, 22, "#e8503c", INK, 8) + ellipse(x, 166, 7, 7, "#ffe38a", INK, 5)
    return Drawing(tail + key + body, linear("mouse", "#b9dcf7", "#6a9bd6"))


# --- signs


def _head_sign(fill: str, line: str, eye: str, pink: str) -> str:
    body = blob(
        "M16 48L12 12Q12 4 19 9L42 26H58L81 9Q88 4 88 12L84 48Q92 60 88 70Q78 92 50 92Q22 92 12 70Q8 60 16 48Z", fill, 7
    )
    for x in (33, 67):
        body += ellipse(x, 55, 8, 10, eye, line, 3) + ellipse(x, 55, 3, 8, INK)
    return body + path("M44 68H56L50 75Z", pink, pink, 3) + strokes("M38 80Q45 84 50 77Q55 84 62 80", 4.5, line)


def _black_sign() -> Drawing:
    return Drawing(_head_sign("#3a3345", "#f6f1fa", "#d7e86a", "#ff9fb0"))


def _white_sign() -> Drawing:
    return Drawing(_head_sign("#ffffff", INK, "#8fcbff", "#ff8fa3"))


def _swipe_sign() -> Drawing:
    marks = ""
    for x, y in ((14, 16), (40, 8), (66, 16)):
        marks += path(f"M{x} {y}Q{x + 26} {y + 32} {x + 20} {y + 76}Q{x - 2} {y + 42} {x} {y}Z", "#e23b32", INK, 6.5)
    return Drawing(marks)


def _treat_sign() -> Drawing:
    body = blob("M32 50L6 26Q2 50 6 74ZM24 50C36 18 74 16 94 50C74 84 36 82 24 50Z", "url(#bake)", 7)
    body += ellipse(72, 44, 5, 6, INK) + strokes("M52 34Q60 50 52 66", 5.5)
    return Drawing(body, linear("bake", "#ffd489", "#e09a3e"))


def _toy_sign() -> Drawing:
    body = tube("M82 72C96 66 86 48 91 38", 4, "#ff8fa3", 4.5) + strokes("M60 34L64 20", 8)
    body += ellipse(56, 14, 8, 8, "#ffc43d", INK, 5.5) + ellipse(75, 17, 8, 8, "#ffc43d", INK, 5.5)
    body += blob("M6 66C14 44 34 34 58 34C78 36 87 52 87 76Q87 82 81 82H16Q2 80 6 66Z", "url(#mouse)", 7)
    body += (
        ellipse(34, 42, 12, 12, "#ffb9c4", INK, 6)
        + ellipse(24, 62, 4.5, 6, INK)
        + ellipse(8, 69, 6, 5.5, "#ff6b86", INK, 4)
    )
    for x in (32, 70):
        body += ellipse(x, 84, 11, 11, "#e8503c", INK, 6)
    return Drawing(body, linear("mouse", "#b9dcf7", "#6a9bd6"))


ICONS = {
    "black-cat": (black_cat, _black_sign),
    "white-cat": (white_cat, _white_sign),
    "cucumber": (cucumber, cucumber_sign),
    "swipe": (swipe, _swipe_sign),
    "treat": (treat, _treat_sign),
    "toy": (toy, _toy_sign),
}
"""Each icon as a picture of 200 x 200 and as a sign of 100 x 100."""


def pages() -> dict[str, str]:
    """The files of assets/svg/dice/cats_vs_cucumbers by name."""
    return side_pages(ICONS)
