"""Clothes that cats put up with."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path, paw, rounded
from drawing.cards.kit import WHITE, blob, coat_defs, head, mitt, strokes
from drawing.coats import COATS
from drawing.shapes import Drawing, tube


def sweater() -> Drawing:
    """A sweater with four sleeves, as a cat needs them."""
    wool, dark = "url(#wool)", "#a8323c"
    body = ""
    for d in ("M60 76C34 84 22 100 14 122", "M140 76C166 84 178 100 186 122", "M66 148L48 184", "M134 148L152 184"):
        body += tube(d, 34, "#e8584f", 8)
    for x, y, turn in ((14, 124, 24), (186, 124, -24), (47, 186, 22), (153, 186, -22)):
        body += group(rounded(-22, -8, 44, 18, 8, "#fff3dd", INK, 7), move=(x, y), turn=turn)
    body += blob("M64 52Q100 40 136 52C152 80 156 130 146 172Q100 186 54 172C44 130 48 80 64 52Z", wool, 9)
    body += strokes(
        "M70 84L80 92L90 84L100 92L110 84L120 92L130 84M66 156L78 164L90 156L100 164L110 156L122 164L134 156",
        6,
        "#ffd873",
    )
    body += paw(100, 124, 0.5, "#fff3dd")
    body += rounded(66, 20, 68, 36, 15, "#fff3dd", INK, 9) + strokes(
        "M80 30V46M93 30V46M107 30V46M120 30V46", 5, "#d8b98a"
    )
    return Drawing(body + strokes("M62 110V140M140 108V140", 5, dark), linear("wool", "#ff8a76", "#d83f3f"))


def bow_tie() -> Drawing:
    """A bow tie. It is always dinner time."""
    half = "M100 100C70 60 40 36 18 42C8 62 8 138 18 158C40 164 70 140 100 100Z"
    dots = "".join(ellipse(x, y, 8, 8, "#fff3dd") for x, y in ((36, 66), (34, 104), (42, 138), (64, 84), (66, 118)))
    side = blob(half, "url(#silk)", 9) + dots + strokes("M88 92L62 76M88 108L62 126", 6, "#8e1f2a")
    body = side + group(side, move=(200, 0), scale=(-1, 1))
    body += rounded(78, 74, 44, 52, 16, "url(#silk)", INK, 9) + ellipse(100, 100, 9, 9, "#fff3dd")
    return Drawing(body + strokes("M22 52Q40 46 58 62", 6, "#ffb3a8"), linear("silk", "#ff6a5c", "#c0212f"))


def _boot() -> str:
    body = blob("M-26 -60H18V-10C18 2 40 0 46 18Q48 32 38 32H-26Z", "url(#rubber)", 8)
    body += rounded(-32, -70, 56, 18, 8, "#ffe98a", INK, 7) + path("M-24 24H42", stroke="#b8770c", width=9)
    return body + strokes("M-14 -44V-8", 7, "#fff6c4") + paw(-2, -20, 0.2, "#b8770c")


def boots() -> Drawing:
    """Four rain boots, one for each paw."""
    body = path(
        "M6 172C6 150 60 160 100 156C150 150 196 156 196 174C196 194 150 192 100 194C50 196 6 192 6 172Z",
        "#8fd0f5",
        INK,
        7,
    )
    for x, y in ((50, 84), (128, 78), (60, 156), (144, 150)):
        body += group(_boot(), move=(x, y), scale=0.84)
    body += strokes("M20 130L14 118M186 118L192 106M106 186L116 180", 6, "#3f86c4")
    return Drawing(body, linear("rubber", "#ffd84a", "#f0a01e"))


def cape() -> Drawing:
    """A cape that makes anyone a hero."""
    c = COATS["grey"]
    body = blob(
        (
            "M70 108C40 120 18 150 8 190C30 176 44 192 62 184C84 196 112 196 132 184"
            "C150 192 168 176 192 190C182 150 160 120 130 108Z"
        ),
        "url(#cape)",
        9,
    )
    body += strokes("M62 132L46 172M138 132L154 172", 6, "#8e1f2a")
    trunk = blob("M74 112C60 140 64 184 74 190H126C136 184 140 140 126 112Z", c.fur.low, 8)
    trunk += path("M100 130C122 134 122 186 100 188C78 186 78 134 100 130Z", c.fur.muzzle)
    trunk += mitt(c.fur.muzzle, 84, 186, 17, 10) + mitt(c.fur.muzzle, 116, 186, 17, 10)
    tie = path("M62 116Q100 140 138 116L134 104Q100 124 66 104Z", "#ff5a4a", INK, 7)
    tie += path("M100 114L108 128L124 128L111 138L116 152L100 143L84 152L89 138L76 128L92 128Z", "#ffd23f", INK, 6)
    return (
        Drawing(body + trunk, coat_defs(c) + linear("cape", "#ff6a52", "#c41f2c"))
        + head(c, "sly", 100, 68, 126)
        + Drawing(tie)
    )


def collar() -> Drawing:
    """A collar with a bell of some size."""
    ring = path("M20 62C20 20 180 20 180 62", stroke=INK, width=34) + path(
        "M20 62C20 20 180 20 180 62", stroke="#2a6a9c", width=18
    )
    front = "M18 60C26 104 174 104 182 60"
    body = ring + path(front, stroke=INK, width=38) + path(front, stroke="#4aa3e0", width=22)
    body += "".join(path(f"M{x} {y}l5 8 9 1-7 6 2 9-9-5-9 5 2-9-7-6 9-1Z", "#ffe38a") for x, y in ((42, 72), (158, 72)))
    bell = (
        ellipse(100, 138, 54, 52, "url(#bell)", INK, 9)
        + strokes("M50 128Q100 150 150 128", 7)
        + rounded(84, 72, 32, 22, 9, "#ffc43d", INK, 8)
    )
    bell += strokes("M100 158V186", 8) + ellipse(100, 156, 13, 12, INK) + strokes("M66 116Q74 102 90 98", 8, WHITE)
    noise = strokes("M30 120Q20 138 28 158M14 112Q0 138 12 168M170 120Q180 138 172 158M186 112Q200 138 188 168", 7)
    return Drawing(body + bell + noise, linear("bell", "#fff0a0", "#f0a01e"))


def scarf() -> Drawing:
    """A scarf wound three times round, and still too long."""
    c = COATS["snow"]
    wool = ""
    for d, tone in (("M40 138Q100 176 160 138", "#3fa37c"), ("M34 116Q100 158 166 116", "#58c09a")):
        wool += (
            path(d, stroke=INK, width=42)
            + path(d, stroke=tone, width=26)
            + path(d, stroke="#fff3dd", width=26, dash="10 26")
        )
    end = "M148 142C160 160 150 172 156 188"
    wool += (
        path(end, stroke=INK, width=42)
        + path(end, stroke="#58c09a", width=26)
        + path(end, stroke="#fff3dd", width=26, dash="9 14")
    )
    hat = blob("M44 52C46 12 82 6 100 6C118 6 154 12 156 52Q100 34 44 52Z", "#58c09a", 8)
    hat += strokes("M82 12L78 36M118 12L122 36", 7, "#fff3dd") + rounded(36, 40, 128, 22, 11, "#fff3dd", INK, 8)
    flakes = "".join(
        strokes(f"M{x - 7} {y}H{x + 7}M{x - 4} {y - 6}L{x + 4} {y + 6}M{x + 4} {y - 6}L{x - 4} {y + 6}", 4, WHITE)
        for x, y in ((20, 30), (184, 22), (16, 176))
    )
    return head(c, "bliss", 100, 92, 142) + Drawing(wool + hat + ellipse(100, 14, 15, 13, "#fff3dd", INK, 7) + flakes)


CARDS = {
    "knitted-sweater": sweater,
    "bow-tie": bow_tie,
    "rain-boots": boots,
    "tiny-cape": cape,
    "bell-collar": collar,
    "winter-scarf": scarf,
}
