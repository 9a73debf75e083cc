"""Golden things, and the four special cards."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path, paw, rounded
from drawing.cards.kit import WHITE, blob, head, strokes
from drawing.coats import COATS
from drawing.dice_cats import flame
from drawing.shapes import Drawing, tube

_GOLD = linear("gold", "#fff0a0", "#f0a01e")
_G = "url(#gold)"


def glints(*places: tuple[float, float, float]) -> str:
    """Sparkles at (x, y) of some size."""
    star = "M0 -14Q2 -2 14 0Q2 2 0 14Q-2 2 -14 0Q-2 -2 0 -14Z"
    return "".join(group(path(star, WHITE, INK, 3), move=(x, y), scale=size) for x, y, size in places)


def crown() -> Drawing:
    """A crown with ears."""
    cushion = blob(
        (
            "M10 166C0 140 40 138 60 146C90 138 120 138 140 146C164 138 200 142 190 168"
            "C198 190 160 196 140 188C110 196 88 196 60 188C36 196 2 190 10 166Z"
        ),
        "#8a3fb0",
        8,
    )
    cushion += strokes("M40 172Q100 184 160 172", 5, "#c58ae8")
    body = blob(
        (
            "M34 150L16 54Q14 44 24 50L62 84L70 40Q74 34 80 40L100 76L120 40"
            "Q126 34 130 40L138 84L176 50Q186 44 184 54L166 150Q100 166 34 150Z"
        ),
        _G,
        9,
    )
    body += path("M32 126Q100 142 168 126L165 150Q100 166 35 150Z", "#ffd23f", INK, 7)
    for x, y, c in ((62, 142, "#e8503c"), (100, 146, "#3a98ea"), (138, 142, "#49ab3f")):
        body += ellipse(x, y, 9, 9, c, INK, 5)
    body += (
        paw(100, 108, 0.34, "#d8861c")
        + ellipse(75, 34, 9, 9, "#e8503c", INK, 5)
        + ellipse(125, 34, 9, 9, "#e8503c", INK, 5)
    )
    return Drawing(cushion + body + glints((40, 30, 1), (164, 26, 1.2), (186, 104, 0.8)), _GOLD)


def lobster() -> Drawing:
    """A golden lobster on a silver tray, not amused."""
    tray = ellipse(100, 172, 94, 22, "#9fb0c4", INK, 8) + ellipse(100, 166, 94, 20, "#e8eff6", INK, 8)
    body = "".join(
        strokes(f"M{100 + s * 30} {y}L{100 + s * 62} {y + 10}", 13)
        + strokes(f"M{100 + s * 30} {y}L{100 + s * 62} {y + 10}", 5, "#f5b83a")
        for s in (-1, 1)
        for y in (104, 120, 136)
    )
    claw = blob("M0 0C-34 -6 -44 -44 -24 -64L-14 -40L4 -68C28 -48 24 -10 0 0Z", _G, 8)
    for s in (-1, 1):
        arm = f"M{100 + s * 26} 92L{100 + s * 54} 74"
        body += tube(arm, 14, "#f5b83a", 7) + group(claw, move=(100 + s * 58, 78), scale=(s * 0.9, 0.9), turn=s * 16)
        body += strokes(f"M{100 + s * 10} 62Q{100 + s * 18} 30 {100 + s * 8} 8", 7)
    body += blob(
        "M100 54C136 54 144 96 134 124C128 150 116 170 100 176C84 170 72 150 66 124C56 96 64 54 100 54Z", _G, 9
    )
    body += strokes("M70 122Q100 134 130 122M76 142Q100 152 124 142M84 160Q100 168 116 160", 6, "#c47410")
    for s in (-1, 1):
        body += ellipse(100 + s * 15, 82, 11, 13, WHITE, INK, 5) + ellipse(100 + s * 13, 85, 4.5, 6, INK)
    body += strokes("M82 66L96 73M118 66L104 73", 7) + strokes("M90 108Q100 100 110 108", 6)
    return Drawing(tray + body + glints((26, 120, 0.9), (176, 118, 0.9)), _GOLD)


def golden_mouse() -> Drawing:
    """A monument to the mouse."""
    base = (
        blob("M40 164H160L170 194H30Z", "#8a6a9c", 8)
        + rounded(52, 146, 96, 22, 8, "#b79cc8", INK, 8)
        + paw(100, 180, 0.2, "#ffe38a")
    )
    body = tube("M132 138C176 146 188 104 164 92", 9, "#f5b83a", 7)
    body += blob("M100 74C136 78 144 124 136 148H64C56 124 64 78 100 74Z", _G, 9) + ellipse(
        100, 122, 20, 24, "#fff6c4", opacity=0.9
    )
    for s in (-1, 1):
        body += ellipse(100 + s * 42, 36, 30, 29, _G, INK, 9) + ellipse(100 + s * 42, 38, 16, 15, "#ffcf6a", INK, 4)
        body += ellipse(100 + s * 32, 112, 12, 11, _G, INK, 6) + ellipse(100 + s * 22, 146, 18, 10, _G, INK, 6)
    body += blob("M100 24C136 24 146 62 130 80C118 94 82 94 70 80C54 62 64 24 100 24Z", _G, 9)
    body += (
        strokes("M76 56Q84 44 92 56M108 56Q116 44 124 56", 7)
        + ellipse(100, 70, 8, 6, "#e8503c", INK, 5)
        + strokes("M92 80Q100 86 108 80", 5)
    )
    body += strokes("M64 66L44 62M64 74L46 78M136 66L156 62M136 74L154 78", 4.5)
    return Drawing(base + body + glints((26, 92, 1), (178, 60, 1), (100, 8, 0.7)), _GOLD)


def palace() -> Drawing:
    """A palace with ears on every tower."""

    def tower(x: float, top: float, w: float) -> str:
        ears = (
            f"M{x - w} {top + 18}L{x - w} {top - 16}L{x - w * 0.3:.1f} {top + 2}"
            f"H{x + w * 0.3:.1f}L{x + w} {top - 16}L{x + w} {top + 18}Z"
        )
        return rounded(x - w + 4, top + 14, 2 * w - 8, 178 - top, 3, _G, INK, 8) + blob(ears, "#e8503c", 8)

    body = tower(38, 74, 26) + tower(162, 74, 26) + rounded(52, 96, 96, 94, 3, _G, INK, 8) + tower(100, 34, 32)
    body += path("M72 192V158C72 126 128 126 128 158V192Z", "#6b3a1a", INK, 8) + strokes("M100 136V190", 5, "#a86a34")
    body += (
        ellipse(100, 90, 13, 16, "#6ec6e8", INK, 6)
        + ellipse(38, 128, 9, 13, "#6ec6e8", INK, 6)
        + ellipse(162, 128, 9, 13, "#6ec6e8", INK, 6)
    )
    body += (
        strokes("M100 36V8", 7)
        + path("M102 6L128 15L102 24Z", "#8a4fd0", INK, 6)
        + rounded(8, 184, 184, 12, 6, "#7cc05a", INK, 6)
    )
    body += strokes("M64 112H76M124 112H136M60 132H68", 5, "#c47410")
    return Drawing(body + glints((26, 34, 1), (172, 36, 0.9), (70, 18, 0.7)), _GOLD)


def cloak() -> Drawing:
    """A cloak with a burning hem. It is in fashion."""
    fire = ""
    for i, x in enumerate((24, 54, 84, 114, 144, 174)):
        fire += group(
            path(
                "M0 0C-24 -12 -20 -44 -4 -62C-2 -46 4 -46 8 -54C26 -34 24 -10 0 0Z",
                ("#ff8a35", "#ffc43d")[i % 2],
                INK,
                6,
            ),
            move=(x, 196),
            scale=0.72,
        )
    body = blob(
        (
            "M84 46C50 70 26 120 18 176Q46 160 62 174Q84 160 100 174"
            "Q116 160 138 174Q154 160 182 176C174 120 150 70 116 46Z"
        ),
        "url(#cloak)",
        9,
    )
    body += strokes("M78 84L56 160M122 84L144 160M100 92V162", 6, "#3a1f5c")
    hood = blob(
        (
            "M60 62L48 14Q48 6 57 10L78 24Q100 14 122 24L143 10"
            "Q152 6 152 14L140 62C146 92 120 106 100 106C80 106 54 92 60 62Z"
        ),
        "url(#cloak)",
        9,
    )
    hood += (
        ellipse(100, 66, 30, 30, "#1c0f2a", INK, 6)
        + ellipse(88, 64, 8, 10, "#ffd23f")
        + ellipse(112, 64, 8, 10, "#ffd23f")
        + ellipse(89, 65, 2.6, 8, INK)
        + ellipse(111, 65, 2.6, 8, INK)
    )
    return Drawing(
        fire + body + hood + ellipse(100, 108, 10, 10, "#ff6a3a", INK, 6), linear("cloak", "#8a5ac8", "#4a2a86")
    )


def menu() -> Drawing:
    """A menu without prices, and a cloche."""
    body = blob("M100 30C76 14 40 12 12 20V150C40 142 76 144 100 160Z", "#fffdf6", 9) + blob(
        "M100 30C124 14 160 12 188 20V150C160 142 124 144 100 160Z", "#fbeed4", 9
    )
    fish = path("M26 0Q10 -20 -8 -6L-26 -18V18L-8 6Q10 20 26 0Z", "#7fc4f0", INK, 6) + ellipse(13, -4, 3, 3.6, INK)
    body += group(fish, move=(56, 58), scale=1.1) + strokes(
        "M30 92Q56 88 82 98M30 112Q56 108 82 118M120 50Q146 40 170 40M120 70Q146 60 170 60", 6, "#c9a878"
    )
    dome = (
        blob("M62 176C62 104 186 104 186 176Z", "url(#dome)", 9)
        + ellipse(124, 112, 11, 10, "#ffc43d", INK, 7)
        + rounded(48, 170, 150, 22, 11, "#c3cfdd", INK, 8)
    )
    return Drawing(
        body
        + dome
        + strokes("M82 160Q86 136 108 130", 8, WHITE)
        + strokes("M30 132L36 176M24 132V146M36 130V146", 7, "#8d99ab"),
        linear("dome", "#eef4fa", "#a9b8ca"),
    )


def flames() -> Drawing:
    """Three flames who have heard music."""
    picture = Drawing("")
    for i, (x, y, size, turn) in enumerate(((2, 60, 0.92, -10), (108, 56, 0.92, 12), (46, 4, 1.1, 2))):
        picture += flame().named(f"f{i}").placed(x, y, size, turn)
    faces = ""
    for x, y in ((58, 122), (142, 132), (101, 76)):
        faces += ellipse(x - 9, y, 4.5, 6, INK) + ellipse(x + 9, y, 4.5, 6, INK)
        faces += path(f"M{x - 8} {y + 11}Q{x} {y + 22} {x + 8} {y + 11}Z", "#8e2f35", INK, 4)
    legs = strokes("M54 148L42 182H30M72 148L82 178L96 172M124 154L114 184H102M146 154L160 176L174 168", 7)
    note = ellipse(0, 0, 9, 7, INK, turn=-20) + strokes("M8 -2V-32L24 -26", 6)
    return (
        Drawing(legs) + picture + Drawing(faces + group(note, move=(22, 46)) + group(note, move=(170, 40), scale=0.9))
    )


def portrait() -> Drawing:
    """The whole family, in oil."""
    body = rounded(8, 12, 184, 176, 14, "url(#frame)", INK, 9) + rounded(30, 34, 140, 132, 6, "url(#sky)", INK, 7)
    corners = "".join(ellipse(x, y, 9, 9, "#fff0a0", INK, 5) for x, y in ((22, 26), (178, 26), (22, 174), (178, 174)))
    big = head(COATS["tuxedo"], "bored", 70, 90, 82).named("a-") + head(COATS["snow"], "smug", 128, 88, 82).named("b-")
    small = head(COATS["ginger"], "happy", 98, 136, 62).named("c-")
    defs = linear("frame", "#ffd978", "#c98a1e") + linear("sky", "#cfe4d0", "#8fb89a")
    shoulders = path("M36 164C40 120 100 118 104 164Z", "#332e40", INK, 6) + path(
        "M96 164C100 118 160 120 166 164Z", "#f4f2fa", INK, 6
    )
    return Drawing(body + corners + shoulders, defs) + big + small


CARDS = {
    "golden-crown": crown,
    "golden-lobster": lobster,
    "golden-mouse": golden_mouse,
    "golden-palace": palace,
    "ember-cloak": cloak,
    "gourmet-menu": menu,
    "dancing-flames": flames,
    "family-portrait": portrait,
}
