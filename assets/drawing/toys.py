"""The toys of Cats vs Cucumbers (ledger row CC13), each on a square of 200 units."""

from __future__ import annotations

import math

from cattable.ui.art.svg import INK, ellipse, group, linear, path, paw, rounded
from drawing.cards.kit import WHITE, blob, strokes
from drawing.dice_meow import within
from drawing.shapes import Drawing


def yarn() -> Drawing:
    """A ball of yarn with a loose end."""
    thread = "M128 158C170 150 196 166 180 182C160 196 130 182 96 190"
    body = path(thread, stroke=INK, width=19) + path(thread, stroke="#f0567e", width=8)
    body += ellipse(98, 92, 76, 76, "url(#wool)", INK, 9)
    body += strokes("M34 62Q96 34 150 122M26 94Q84 72 116 164M62 28Q140 36 166 112M50 140Q112 150 168 74", 8, "#a5224c")
    return Drawing(body + strokes("M46 58Q58 38 80 30", 7, WHITE), linear("wool", "#ff8fae", "#e23f6e"))


def feather() -> Drawing:
    """A long feather with a barb or two missing."""
    vane = "M30 168C14 110 40 40 112 22C150 12 172 14 186 14C186 40 184 66 166 98L146 96L156 112C120 160 70 172 30 168Z"
    body = blob(vane, "url(#vane)", 9)
    body += strokes(
        "M58 146L60 104M84 122L88 74M112 94L118 48M62 148L100 150M92 120L134 122M122 90L160 92", 7, "#1d6f86"
    )
    body += path("M14 188Q80 130 170 32", stroke=INK, width=15) + path(
        "M14 188Q80 130 170 32", stroke="#fff6e6", width=5
    )
    return Drawing(body, linear("vane", "#a8f0e6", "#2fa9c4"))


def laser() -> Drawing:
    """The red dot that nobody has ever caught, and the pen it comes from."""
    glow = "".join(ellipse(62, 132, r, r, "#ff3b3b", opacity=o) for r, o in ((58, 0.22), (44, 0.35)))
    body = path("M142 52L46 122L80 148Z", "#ff3b3b", opacity=0.4) + glow
    spikes = ""
    for i in range(8):
        angle = math.pi * i / 4 + 0.39
        c, s = math.cos(angle), math.sin(angle)
        spikes += f"M{62 + 40 * c:.1f} {132 + 40 * s:.1f}L{62 + 54 * c:.1f} {132 + 54 * s:.1f}"
    body += strokes(spikes, 9, "#b3121b") + ellipse(62, 132, 26, 26, "#ff2a2a", INK, 9) + ellipse(54, 124, 8, 7, WHITE)
    pen = rounded(-16, -46, 32, 74, 10, "url(#pen)", INK, 9) + path("M-12 28H12L8 46H-8Z", "#ffd23f", INK, 7)
    pen += ellipse(0, -16, 7, 9, "#ff5a4a", INK, 5) + strokes("M-7 8H7M-7 18H7", 5, "#2f3a55")
    return Drawing(body + group(pen, move=(158, 42), turn=50), linear("pen", "#9fb2d8", "#5c6f9c"))


def fort() -> Drawing:
    """A castle of cardboard with a flag."""
    card, dark = "url(#card)", "#a86a34"
    body = strokes("M100 46V10", 8) + path("M102 10L148 24L102 40Z", "#e8503c", INK, 7) + paw(117, 23, 0.15, WHITE)
    body += blob("M62 100V44H78V58H92V44H108V58H122V44H138V100Z", card, 9)
    body += blob("M14 188V82H32V98H50V82H68V98H84V108H116V98H132V82H150V98H168V82H186V188Z", card, 9)
    body += path("M72 188V150C72 118 128 118 128 150V188Z", "#5a371c", INK, 8) + strokes("M100 128V184", 6, "#8a5a30")
    body += strokes("M30 120H52M28 140H46M150 120H170M156 140H172", 6, dark) + ellipse(
        100, 78, 9, 11, "#5a371c", INK, 6
    )
    eyes = ellipse(88, 156, 7, 9, "#fff09a") + ellipse(112, 156, 7, 9, "#fff09a")
    eyes += ellipse(89, 156, 2.6, 8, INK) + ellipse(111, 156, 2.6, 8, INK)
    return Drawing(body + eyes, linear("card", "#efc48a", "#cf9450"))


def hanging_mouse() -> Drawing:
    """A mouse of felt that hangs from a string by its tail, crosses for eyes."""
    grey = "url(#felt)"
    string = "M100 4V46"
    body = path(string, stroke=INK, width=15) + path(string, stroke="#f7e3b5", width=6)
    body += path("M84 30Q100 18 116 30Q104 38 100 40Q94 38 84 30Z", "#e8503c", INK, 6)
    body += blob(
        "M100 44C136 50 150 96 142 130C138 152 122 176 100 186C78 176 62 152 58 130C50 96 64 50 100 44Z", grey, 9
    )
    for s in (-1, 1):
        body += ellipse(100 + s * 48, 120, 27, 26, grey, INK, 9) + ellipse(100 + s * 48, 121, 14, 13, "#ffb9c4")
        x = 100 + s * 19
        body += strokes(f"M{x - 8} 136L{x + 8} 152M{x + 8} 136L{x - 8} 152", 7)
        body += strokes(f"M{100 + s * 22} 168L{100 + s * 48} 166M{100 + s * 20} 176L{100 + s * 44} 184", 5)
    body += ellipse(100, 178, 11, 10, "#ff6b86", INK, 6)
    body += strokes("M84 74L116 74M80 92L120 92", 6, "#6b6380") + strokes(
        "M92 68V80M106 68V80M90 86V98M110 86V98", 5, "#6b6380"
    )
    return Drawing(body, linear("felt", "#d5d0de", "#9c94ac"))


def catnip() -> Drawing:
    """A pouch of catnip with dizzy fumes."""
    leaf = "M0 0C-22 -14 -24 -44 0 -64C24 -44 22 -14 0 0Z"
    body = ""
    for x, y, turn, size in ((74, 84, -48, 0.95), (128, 84, 48, 0.95), (100, 84, 0, 1.15)):
        body += group(path(leaf, "url(#leaf)", INK, 8) + strokes("M0 -6V-46M0 -22L-9 -32M0 -22L9 -32", 5, "#2f7a2a"),
                      move=(x, y), turn=turn, scale=size)  # fmt: skip
    body += blob(
        "M70 86C40 108 28 150 40 176Q46 192 64 192H136Q154 192 160 176C172 150 160 108 130 86Z", "url(#bag)", 9
    )
    body += blob("M64 78Q100 92 136 78L142 96Q100 112 58 96Z", "#e8503c", 8)
    swirl = "M100 148C92 142 98 132 106 134C118 138 116 158 100 162C78 164 74 130 98 122C118 118 132 130 130 146"
    body += strokes(swirl, 9, "#7a4a1c")
    fumes = "M30 70Q20 58 30 46Q40 34 30 22M170 70Q180 58 170 46Q160 34 170 22"
    body += path(fumes, stroke=INK, width=15) + path(fumes, stroke="#c9f07a", width=6)
    return Drawing(body, linear("leaf", "#b6e36a", "#58a83a") + linear("bag", "#fff0cf", "#e3bd82"))


TOYS = {
    "ball-of-yarn": yarn,
    "feather": feather,
    "laser-dot": laser,
    "cardboard-fort": fort,
    "mouse-on-a-string": hanging_mouse,
    "catnip": catnip,
}


def pages() -> dict[str, str]:
    """The files of assets/svg/tokens/cats_vs_cucumbers by name."""
    return {name: within(toy(), 200) for name, toy in TOYS.items()}
