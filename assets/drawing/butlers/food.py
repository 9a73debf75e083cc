"""Food, and what is left of it."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path, paw, rounded
from drawing.cards.kit import WHITE, blob, strokes
from drawing.cards.puppet import mouse
from drawing.shapes import Drawing


def _plate(y: float = 158, high: str = "#ffffff") -> str:
    return (
        ellipse(100, y + 5, 92, 30, "#9fb2c4", INK, 8)
        + ellipse(100, y, 92, 28, high, INK, 8)
        + ellipse(100, y - 2, 64, 17, "#dfe8f0")
    )


def _bowl(colour: str, dark: str) -> str:
    body = blob("M14 104H186L168 174Q164 188 150 188H50Q36 188 32 174Z", colour, 9)
    return body + path("M38 168Q100 182 162 168L158 184H42Z", dark, opacity=0.4) + paw(100, 146, 0.46, WHITE)


def _fish(colour: str) -> str:
    """A fish that looks up, its mouth at (0, -70)."""
    body = blob("M-30 40L-46 76L0 60L46 76L30 40Z", colour, 8) + blob(
        "M0 -74C40 -48 44 10 24 52Q0 64 -24 52C-44 10 -40 -48 0 -74Z", colour, 8
    )
    body += ellipse(-15, -36, 10, 11, WHITE, INK, 5) + ellipse(15, -36, 10, 11, WHITE, INK, 5)
    body += ellipse(-14, -35, 4, 5, INK) + ellipse(16, -35, 4, 5, INK) + ellipse(0, -62, 8, 7, "#8e2f35", INK, 5)
    return body + strokes("M-20 -4Q0 10 20 -4M-22 20Q0 34 22 20", 6, "#2c5c9e")


def tuna() -> Drawing:
    """A bowl of tuna. The tuna had other plans."""
    body = group(_fish("#7fb4e8"), move=(100, 78), turn=12, scale=0.95)
    body += strokes("M30 44Q20 58 32 72M170 40Q182 54 168 70", 7, WHITE)
    rice = "M18 108Q26 88 48 94Q60 80 80 90Q100 78 120 90Q140 80 152 94Q174 88 182 108Z"
    return Drawing(
        body + blob(rice, "#f7b0a0", 8) + _bowl("url(#bowl)", "#1d5187"), linear("bowl", "#6fbdf0", "#2f7fd0")
    )


def salmon() -> Drawing:
    """A slice of salmon with lemon."""
    body = _plate(152) + blob(
        "M18 120C10 60 80 22 138 40C184 54 194 100 176 132C160 150 140 124 120 118C90 110 70 158 46 150Q24 146 18 120Z",
        "url(#salmon)",
        9,
    )
    body += strokes("M44 116C52 76 92 56 132 66M66 112C76 92 100 82 134 90M150 78Q168 96 160 118", 8, "#ffe0d2")
    body += ellipse(118, 98, 13, 11, "#fff0e8", INK, 6)
    lemon = (
        blob("M-34 0A34 34 0 0 0 34 0Z", "#ffe14a", 7)
        + path("M-24 4A24 22 0 0 0 24 4Z", "#fff6b0")
        + strokes("M0 6V24M-12 8L-16 18M12 8L16 18", 5, "#f0c020")
    )
    leaf = path("M0 0C10 -22 34 -22 40 -12C36 6 16 10 0 0Z", "#6cc04a", INK, 6)
    return Drawing(
        body + group(lemon, move=(122, 146), turn=-12) + group(leaf, move=(62, 166)),
        linear("salmon", "#ff9f80", "#ee6a4e"),
    )


def milk() -> Drawing:
    """A saucer of milk, freshly spilt."""
    bottle = blob("M84 12H116V38C116 54 138 58 138 82V140H62V82C62 58 84 54 84 38Z", "#eaf6ff", 9) + rounded(
        78, 4, 44, 20, 8, "#e8503c", INK, 8
    )
    bottle += path("M67 84Q100 70 133 84V136H67Z", "#ffffff") + strokes("M72 92V126", 7, "#bfe0f5")
    bottle += path("M90 92C104 84 120 92 116 106C112 116 92 114 88 106Z", "#5a4a50") + ellipse(
        120, 124, 9, 7, "#5a4a50"
    )
    saucer = (
        ellipse(100, 166, 92, 28, "#7f9cd0", INK, 8)
        + ellipse(100, 158, 92, 27, "#b3ccf5", INK, 8)
        + ellipse(100, 156, 70, 18, WHITE, INK, 6)
    )
    drop = "M0 -14Q10 0 10 6A10 10 0 0 1 -10 6Q-10 0 0 -14Z"
    drops = "".join(
        group(path(drop, WHITE, INK, 5), move=(x, y), turn=t)
        for x, y, t in ((26, 118, -24), (176, 116, 24), (40, 88, -10), (164, 84, 14))
    )
    return Drawing(bottle + saucer + drops + strokes("M62 156Q80 164 96 160", 5, "#c9dcf0"))


def chicken() -> Drawing:
    """A drumstick and two bites."""
    body = _plate(158)
    leg = blob("M-14 34L-22 78Q-34 84 -28 96Q-16 102 -6 92Q4 104 16 96Q22 84 10 78L14 34Z", "#fff6e6", 8)
    leg += blob(
        "M0 -86C44 -86 58 -36 44 4C34 34 16 44 0 44C-16 44 -34 34 -44 4C-58 -36 -44 -86 0 -86Z", "url(#roast)", 9
    )
    leg += strokes("M-26 -44Q-22 -64 -4 -70", 8, "#ffd9a0") + strokes(
        "M14 -26L20 -22M6 6L12 10M-18 -6L-12 -2M26 -50L30 -46", 6, "#8a3f12"
    )
    body += group(leg, move=(86, 84), turn=34, scale=0.86)
    bite = blob("M-28 12C-36 -14 -10 -30 12 -24C36 -20 36 14 22 22C2 30 -22 28 -28 12Z", "url(#roast)", 8) + strokes(
        "M-8 -8L-4 -6M10 0L14 4M-4 10H0", 6, "#8a3f12"
    )
    body += group(bite, move=(132, 146)) + group(bite, move=(64, 156), scale=0.85, turn=30)
    return Drawing(
        body + strokes("M158 40Q148 54 158 68M180 52Q170 66 180 80", 7, WHITE), linear("roast", "#f5b45a", "#c06a22")
    )


def cheese() -> Drawing:
    """A cube of cheese, occupied."""
    body = (
        blob("M20 74L76 34L184 52L128 96Z", "#fff0a0", 9)
        + blob("M20 74L128 96V186L20 158Z", "url(#cheese)", 9)
        + blob("M128 96L184 52V142L128 186Z", "#e8a422", 9)
    )
    for x, y, rx, ry in ((46, 100, 12, 13), (44, 144, 9, 10), (108, 162, 10, 11)):
        body += ellipse(x, y, rx, ry, "#c9820c", INK, 6)
    body += (
        ellipse(158, 108, 9, 13, "#a8640a", INK, 6)
        + ellipse(92, 60, 14, 6, "#e8b93a", INK, 5)
        + ellipse(136, 58, 10, 5, "#e8b93a", INK, 5)
    )
    body += ellipse(84, 128, 26, 27, "#7a4a0c", INK, 7)
    return Drawing(
        body + mouse(84, 164, 0.72, "glad") + path("M60 138Q84 166 110 146L106 168L66 160Z", "#f2b52c"),
        linear("cheese", "#ffdc5a", "#f2ae28"),
    )


def cake() -> Drawing:
    """A birthday cake out of a tin, with a fish for a candle."""
    body = _plate(170)
    body += blob("M26 106V162Q100 186 174 162V106Z", "url(#tin)", 9) + strokes(
        "M34 126Q100 148 166 126M34 146Q100 168 166 146", 6, "#7f93ad"
    )
    icing = (
        "M20 92C20 66 180 66 180 92C184 116 168 120 160 108C150 132 132 128 126 114"
        "C114 136 94 132 90 114C76 132 60 126 56 110C42 122 22 116 20 92Z"
    )
    body += blob(icing, "#ffb3c8", 9) + ellipse(100, 86, 66, 13, "#ffd3df")
    for x in (52, 148):
        body += rounded(x - 7, 48, 14, 38, 5, "#8fd0f5", INK, 6) + path(
            f"M{x} 22Q{x + 12} 38 {x} 46Q{x - 12} 38 {x} 22Z", "#ffd23f", INK, 6
        )
    body += group(_fish("#ff9f4a"), move=(100, 54), scale=0.58)
    return Drawing(body, linear("tin", "#dfe8f2", "#a3b4c8"))


def _bone(big: bool) -> str:
    """A fish of which head, spine and tail are left, from (-84, 0) to (84, 0)."""
    bone = "#fff8ea"
    ribs = "".join(f"M{x} {-h}Q{x + 9} 0 {x} {h}" for x, h in ((-18, 34), (6, 30), (29, 24), (50, 16)))
    body = strokes(ribs + "M-40 0H64", 21) + path(ribs + "M-40 0H64", stroke=bone, width=9)
    body += blob("M58 0L88 -32Q80 0 88 32Z", bone, 8)
    body += blob("M-40 -34C-66 -36 -86 -14 -90 6Q-76 10 -72 16L-84 24C-70 38 -54 38 -40 34Q-30 0 -40 -34Z", bone, 8)
    eye = (
        strokes("M-68 -16L-54 -2M-54 -16L-68 -2", 7)
        if not big
        else ellipse(-60, -8, 11, 12, INK) + ellipse(-62, -11, 4, 4, "#ff5a4a")
    )
    return body + eye


def fish_bone() -> Drawing:
    """A fish bone on a saucer. Well done."""
    flies = "".join(
        ellipse(x, y, 6, 5, INK)
        + ellipse(x - 4, y - 7, 6, 4, WHITE, INK, 3)
        + ellipse(x + 5, y - 7, 6, 4, WHITE, INK, 3)
        for x, y in ((60, 36), (140, 28))
    )
    buzz = strokes("M72 40Q84 54 78 62M128 34Q112 40 114 54", 4)
    return Drawing(_plate(150, "#f2f6fa") + group(_bone(False), move=(102, 116), turn=-8, scale=0.96) + flies + buzz)


def big_fish_bone() -> Drawing:
    """The bone of something that was larger than the cat."""
    smell = strokes("M44 52Q32 38 44 24Q56 12 44 2M156 52Q168 38 156 24Q144 12 156 2M100 40Q90 28 100 14", 7, "#9fb85a")
    bin_ = blob("M38 120H162L152 184Q150 194 138 194H62Q50 194 48 184Z", "url(#bin)", 9) + rounded(
        26, 104, 148, 24, 11, "url(#bin)", INK, 9
    )
    bin_ += strokes("M72 140L76 178M100 140V178M128 140L124 178", 7, "#5d6b80")
    return Drawing(
        smell + group(_bone(True), move=(100, 92), turn=66, scale=1.0) + bin_, linear("bin", "#b3c0d2", "#7d8ba3")
    )


CARDS = {
    "tuna-bowl": tuna,
    "salmon-slice": salmon,
    "milk-saucer": milk,
    "chicken-bites": chicken,
    "cheese-cube": cheese,
    "birthday-cake": cake,
    "fish-bone": fish_bone,
    "big-fish-bone": big_fish_bone,
}
