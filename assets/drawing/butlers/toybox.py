"""Toys, and who is in them."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path, rounded
from drawing.cards.kit import WHITE, blob, coat_defs, head, mitt, strokes, tail
from drawing.coats import COATS
from drawing.shapes import Drawing, tube
from drawing.toys import laser


def wand() -> Drawing:
    """A wand with feathers, and the paw that wants them."""
    string = "M150 20C196 60 140 90 96 84"
    body = path("M20 192L152 18", stroke=INK, width=21) + path("M20 192L152 18", stroke="#c98a52", width=9)
    body += (
        strokes("M28 182L40 166", 11, "#e8503c")
        + path(string, stroke=INK, width=8)
        + path(string, stroke="#fff6e6", width=3)
    )
    feather = "M0 0C-18 24 -16 62 0 84C16 62 18 24 0 0Z"
    for turn, colour in ((46, "#ffd23f"), (16, "#f0567e"), (-14, "#58c0d8")):
        body += group(
            path(feather, colour, INK, 7) + strokes("M0 14V64M0 34L-7 44M0 34L7 44M0 50L-6 58M0 50L6 58", 4),
            move=(96, 86),
            turn=turn,
        )
    body += ellipse(96, 86, 11, 11, "#ffc43d", INK, 6)
    c = COATS["ginger"]
    arm = tube("M196 190C182 178 176 172 166 164", 40, c.fur.low, 8) + mitt(c.fur.muzzle, 158, 156, 26, 22, 130)
    return Drawing(body + arm, coat_defs(c))


def jingle() -> Drawing:
    """A ball with a bell that is loudest at four in the morning."""
    body = ellipse(100, 106, 82, 80, "url(#ball)", INK, 9)
    for d in ("M52 60Q66 106 52 152", "M84 44Q92 106 84 168", "M116 44Q108 106 116 168", "M148 60Q134 106 148 152"):
        body += path(d, stroke=INK, width=17) + path(d, stroke="#3a1f5c", width=6)
    bell = (
        ellipse(100, 108, 30, 29, "#ffc43d", INK, 8)
        + strokes("M72 104Q100 118 128 104", 6)
        + ellipse(100, 120, 6, 6, INK)
    )
    body += bell + ellipse(90, 96, 7, 5, WHITE) + strokes("M40 72Q52 46 78 38", 8, WHITE)
    return Drawing(
        body + strokes("M14 34L28 48M186 34L172 48M100 4V18M6 100H12M188 100H194", 8),
        linear("ball", "#d9a6ff", "#8a4fd0"),
    )


def plush() -> Drawing:
    """A mouse of cloth, loved to bits."""
    body = tube("M168 150C206 140 180 96 194 60", 8, "#e8788a", 6)
    body += blob("M10 142C22 92 70 66 116 72C164 76 182 118 178 160Q176 178 160 178H40Q4 174 10 142Z", "url(#cloth)", 9)
    body += ellipse(74, 72, 32, 32, "url(#cloth)", INK, 9) + ellipse(74, 74, 17, 17, "#ffb9c4", INK, 4)
    body += rounded(112, 104, 44, 40, 5, "#ffd873", INK, 6) + strokes(
        "M106 114H118M106 132H118M124 98V110M144 98V110M150 116H162M150 132H162M124 138V150M142 138V150", 4
    )
    body += (
        ellipse(48, 128, 15, 15, "#3a2222")
        + ellipse(48, 128, 9, 9, "#e8503c", INK, 3)
        + ellipse(45, 126, 1.8, 1.8, INK)
        + ellipse(51, 130, 1.8, 1.8, INK)
    )
    body += ellipse(12, 146, 12, 11, "#ff6b86", INK, 6) + strokes("M44 154L74 148M42 162L72 164", 5)
    stuffing = "M150 172C150 160 166 158 170 166C182 164 188 176 180 184C170 192 150 188 150 172Z"
    return Drawing(body + path(stuffing, WHITE, INK, 5), linear("cloth", "#cfc8da", "#9088a4"))


def bag() -> Drawing:
    """A paper bag. Something in it is awake."""
    c = COATS["ginger"]
    body = tail(c, "M150 60C170 40 190 60 186 26", 18)
    body += blob("M30 60L48 44L62 56L80 40L98 54L118 40L136 54L154 42L170 60L180 180Q100 196 20 180Z", "url(#paper)", 9)
    body += path("M42 186L58 66M158 186L144 66", stroke="#a87a45", width=5, opacity=0.7)
    body += blob("M52 172C44 120 62 84 100 84C138 84 156 120 148 172Q100 182 52 172Z", "#4a2f1a", 8)
    for x in (78, 122):
        body += (
            ellipse(x, 130, 19, 20, "#d7f06a", INK, 5)
            + ellipse(x + 2, 131, 8, 16, INK)
            + ellipse(x - 4, 122, 4, 5, WHITE)
        )
    body += (
        path("M94 150H106L100 157Z", "#ff9fb0") + mitt(c.fur.low, 74, 172, 22, 15) + mitt(c.fur.low, 126, 172, 22, 15)
    )
    return Drawing(body, coat_defs(c) + linear("paper", "#efcf9c", "#cc9a5c"))


def tunnel() -> Drawing:
    """A crinkle tunnel that is shorter than the cat."""
    c = COATS["calico"]
    body = tail(c, "M168 90C198 80 196 46 178 28", 20)
    body += blob("M60 62H150C186 66 186 168 150 176H60Z", "url(#tube)", 9)
    for x in (96, 126, 154):
        body += path(f"M{x} 62C{x + 32} 80 {x + 32} 160 {x} 176", stroke=INK, width=6)
    body += strokes("M108 84L118 94M132 130L142 138M104 146L116 152", 5, WHITE)
    body += ellipse(66, 119, 54, 64, "url(#tube)", INK, 9) + ellipse(66, 119, 42, 52, "#2f1f4a", INK, 5)
    paws = mitt(c.fur.muzzle, 40, 178, 22, 14) + mitt("#f0882e", 96, 178, 22, 14)
    return (
        Drawing(body, linear("tube", "#8fe0c8", "#2f9c8c"))
        + head(c, "wow", 66, 120, 116, -4)
        + Drawing(paws, coat_defs(c))
    )


CARDS = {
    "feather-wand": wand,
    "jingle-ball": jingle,
    "toy-mouse": plush,
    "paper-bag": bag,
    "laser-pen": laser,
    "crinkle-tunnel": tunnel,
}
