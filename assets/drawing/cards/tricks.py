"""The wilds that do something: wild and wooly, what me worry, exchange, joker."""

from __future__ import annotations

from dataclasses import replace

from cattable.ui.art.svg import INK, ellipse, group, linear, path
from drawing.cards.crowd import small_head
from drawing.cards.kit import WHITE, blob, coat_defs, head, mitt, shadow, sole, strokes, zs
from drawing.cards.messages import small_card
from drawing.cards.puppet import Pose, bare, mouse
from drawing.cards.wilds import FOUR, burst, juggler, painter, splat, tornado
from drawing.coats import COATS, Coat, Fur
from drawing.jester import JESTER, cap
from drawing.shapes import Drawing, tube

_WOOL = (
    "M150 96C172 76 204 84 210 106C240 102 258 128 248 150C272 164 270 196 248 206C250 234 218 250 198 238"
    "C182 258 150 258 138 242C118 258 84 250 80 230C54 234 36 208 48 188"
    "C28 172 34 142 56 136C52 110 78 92 100 102C112 84 138 82 150 96Z"
)


def _curls(*places: tuple[float, float]) -> str:
    return strokes("".join(f"M{x - 12} {y}q2 -14 14 -12q12 4 8 14q-6 8 -12 2" for x, y in places), 5, "#c9bfd6")


def _woolly(mood: str, turn: float = 0) -> Drawing:
    """A cat that grew a fleece."""
    c = COATS["siamese"]
    legs = "".join(tube(f"M{x} 226V264", 22, "#7c5a4c") + mitt("#7c5a4c", x, 274, 22, 13) for x in (96, 134, 176, 210))
    fleece = path(_WOOL, "#fffaf2", INK, 9) + _curls(
        (80, 150), (222, 140), (86, 204), (150, 224), (212, 196), (230, 170)
    )
    tuft = path(
        "M104 84C84 66 100 42 122 48C132 28 168 28 176 48C198 42 216 66 196 86Q150 98 104 84Z", "#fffaf2", INK, 7
    ) + _curls((132, 70), (168, 70))
    return Drawing(legs + fleece) + head(c, mood, 150, 118, 150, turn) + Drawing(tuft)


def woolly() -> Drawing:
    """Pure new wool."""
    return Drawing(shadow(150, 286, 110)) + _woolly("smug")


def knitted() -> Drawing:
    """Already somebody is knitting."""
    pins = (
        tube("M236 250L300 110", 8, "#e9c48f", 5)
        + tube("M206 232L312 160", 8, "#e9c48f", 5)
        + ellipse(302, 106, 11, 11, "#e8453c", INK, 5)
        + ellipse(308, 158, 11, 11, "#e8453c", INK, 5)
    )
    scarf = (
        path("M222 206L286 190L300 288L240 296Z", "#ffc62e", INK, 7)
        + path("M226 226L289 212L292 230L229 244Z", "#e8423a")
        + path("M232 258L295 248L297 264L235 274Z", "#3a76d0")
    )
    thread = strokes("M214 196C228 186 226 216 240 210", 5)
    return (
        Drawing(shadow(140, 286, 110))
        + _woolly("shocked").placed(-24, 8, 0.96)
        + Drawing(scarf + pins + thread + mouse(36, 286, 0.8))
    )


def counted() -> Drawing:
    """Number three hundred and four jumps over the fence, and nobody sleeps."""
    posts = "".join(blob(f"M{x} 306V232L{x + 20} 214L{x + 40} 232V306Z", "#e9c48f", 7) for x in (6, 76, 146, 216))
    posts += blob("M-12 244H312V262H-12Z", "#d3a566", 7)
    hop = strokes("M20 200Q8 140 50 90", 6, WHITE)
    flying = _woolly("wow")
    leaping = Drawing(
        group(group(flying.body, move=(-150, -170), scale=1), move=(168, 120), turn=-16, scale=0.82), flying.defs
    )
    return Drawing(posts + hop) + leaping + Drawing(zs(14, 210, 0.8))


_SHRUG = Pose(
    left="C84 176 62 166 48 148", right="C216 176 238 166 252 148", head=(150, 84, 9), leg="L124 268", other="L176 268"
)
_EASY = replace(
    COATS["grey"], fur=Fur("#f6e7c9", "#dfc594", "#b3935c", "#a3824a", "#f3b6c0", "#fffaf0", "#efdfc0", "#d98a94")
)


def shrug(c: Coat = _EASY) -> Drawing:
    """What should happen, with a shield like that."""
    plate = path("M-56 -62Q0 -42 56 -62C64 6 46 56 0 80C-46 56 -64 6 -56 -62Z", "url(#plate)", INK, 9)
    plate += path("M-40 -42Q0 -28 40 -42C44 6 32 40 0 58C-32 40 -44 6 -40 -42Z", "#ffd23f", INK, 5) + group(
        small_head("#fff6e6", "glad"), scale=0.72, move=(0, 0)
    )
    bounce = "".join(
        group(tube("M-18 0H8", 5, "#e9c48f", 4) + path("M6 -11L24 0L6 11Z", "#e8453c", INK, 5), move=(x, y), turn=t)
        for x, y, t in ((32, 226, 160), (266, 232, 24), (270, 262, 60))
    )
    palms = sole(c.fur.muzzle, 44, 140, 24, -34) + sole(c.fur.muzzle, 256, 140, 24, 34)
    defs = linear("plate", "#eef3f8", "#8fa3c4")
    return (
        Drawing(shadow(150, 288, 90) + bounce)
        + bare(c, "bliss", _SHRUG)
        + Drawing(palms + group(plate, move=(150, 212)), defs)
    )


def mirror(c: Coat = _EASY) -> Drawing:
    """Look who is being attacked now."""
    pose = replace(_SHRUG, right="C206 186 210 206 214 216", head=(112, 84, -9))
    glass = (
        path("M-8 74H8V132H-8Z", "#b97a42", INK, 7)
        + ellipse(0, 0, 62, 74, "#ffd23f", INK, 9)
        + ellipse(0, 0, 47, 59, "#bfe3fa", INK, 6)
    )
    glass += strokes("M-30 -22L-8 -44M-32 4L8 -36", 7, WHITE)
    evil = group(small_head("#8d8596", "mad"), move=(4, 12), scale=0.84)
    zap = path("M-18 -40L14 -6L-2 -2L20 34L-22 -2L-6 -6Z", "#ffd23f", INK, 6)
    palm = sole(c.fur.muzzle, 34, 152, 22, -34)
    return (
        Drawing(shadow(130, 288, 90))
        + bare(c, "wink", pose).placed(-8, 24, 0.9)
        + Drawing(
            palm
            + group(glass + evil, move=(218, 136), turn=8)
            + mitt(c.fur.muzzle, 202, 228, 22, 18, -80)
            + group(zap, move=(276, 28), turn=-20, scale=0.9)
        )
    )


def _fan(x: float, y: float, turn: float, fills: tuple[str, ...], size: float = 0.8) -> str:
    n = len(fills)
    cards = "".join(group(small_card(0, -50, 0, 1, fill), turn=(i - (n - 1) / 2) * 24) for i, fill in enumerate(fills))
    return group(cards, move=(x, y), turn=turn, scale=size)


def swap_arrows(x: float, y: float, size: float = 1) -> str:
    """Two arrows that chase each other."""
    one = path("M-52 -6C-44 -48 14 -60 40 -26L54 -38V8L8 2L24 -12C6 -32 -24 -24 -30 -2Z", "#fffbe8", INK, 7)
    return group(one + group(one, turn=180), move=(x, y), scale=size)


def exchange_paws() -> Drawing:
    """Yours for mine."""
    a, b = COATS["ginger"], COATS["tuxedo"]
    left = tube("M-30 200C20 206 60 190 96 160", 46, a.fur.low) + strokes("M6 184L10 220M34 180L44 212", 9, a.fur.mark)
    right = tube("M330 60C280 54 240 70 206 100", 46, b.fur.low)
    fans = _fan(128, 150, 18, FOUR) + _fan(172, 92, 204, ("#8468c8", "#e8423a", "#ffc62e"), 0.76)
    paws = ellipse(112, 156, 34, 31, a.fur.muzzle, INK, 8) + strokes(
        "M118 142L132 150M112 158L130 164M110 172L124 180", 5
    )
    paws += ellipse(192, 106, 34, 31, WHITE, INK, 8) + strokes("M186 92L170 98M190 108L172 110M190 122L176 128", 5)
    return Drawing(left + right + fans + paws + swap_arrows(150, 248, 0.62) + swap_arrows(190, -16, 0.5))


def exchange_cats() -> Drawing:
    """One is pleased, one can count."""
    left, right = COATS["blue"], COATS["red"]
    drawn = Drawing("")
    for c, mood, x, turn, name in ((left, "happy", 74, -6, "a-"), (right, "shocked", 228, 8, "b-")):
        torso = blob(
            f"M{x} 176C{x + 50} 176 {x + 64} 240 {x + 54} 280H{x - 54}C{x - 64} 240 {x - 50} 176 {x} 176Z"
        ) + path(f"M{x} 196C{x + 28} 200 {x + 28} 268 {x} 270C{x - 28} 268 {x - 28} 200 {x} 196Z", c.fur.muzzle)
        torso += mitt(c.fur.muzzle, x - 28, 276, 24, 13) + mitt(c.fur.muzzle, x + 28, 276, 24, 13)
        drawn += (Drawing(torso, coat_defs(c)) + head(c, mood, x, 130, 134, turn)).named(name)
    few = _fan(84, 250, -10, (FOUR[0],), 0.74)
    many = _fan(222, 262, 8, FOUR, 0.66)
    hands = (
        mitt(left.fur.muzzle, 78, 250, 22, 17)
        + mitt(right.fur.muzzle, 206, 258, 20, 16)
        + mitt(right.fur.muzzle, 240, 258, 20, 16)
    )
    return drawn + Drawing(few + many + hands + swap_arrows(190, 10, 0.7))


def joker() -> Drawing:
    """The jester, with the last word."""
    scale = 148 / 256
    pose = Pose(
        left="C84 160 66 140 58 112",
        right="C212 176 226 190 236 196",
        head=(150, 96, 6),
        leg="C120 240 96 250 84 236",
        other="C170 244 168 256 166 268",
    )
    ruff = "".join(
        blob(f"M150 146L{x} {y}L{x + 26} {y + 4}Z", fill, 6)
        for x, y, fill in (
            (92, 168, FOUR[0]),
            (114, 184, FOUR[1]),
            (142, 188, FOUR[2]),
            (170, 180, FOUR[3]),
            (188, 162, FOUR[1]),
        )
    )
    cat = bare(JESTER, "goofy", pose)
    hat = group(group(cap(), move=(-128 * scale, -146 * scale), scale=scale), move=(150, 96), turn=6)
    stick = tube("M240 210L258 96", 8, "#b97a42", 5) + group(
        small_head("#d6ec7a", "glad") + path("M-30 -30Q-50 -60 -54 -30M30 -30Q50 -60 54 -30", "#e0453f", INK, 6),
        move=(262, 74),
        scale=0.6,
    )
    return Drawing(burst(150, 130, 138)) + cat + Drawing(ruff + hat + stick + mitt(JESTER.fur.muzzle, 244, 192, 20, 17))


PICTURES = {
    "wild": (
        lambda: splat(COATS["patchwork"]),
        lambda: juggler(COATS["calico"]),
        lambda: painter(COATS["snow"]),
        lambda: tornado(COATS["ginger"]),
    ),
    "wild and wooly": (woolly, knitted, counted),
    "what me worry": (shrug, mirror),
    "exchange": (exchange_paws, exchange_cats),
    "joker": (joker,),
}
"""One picture for each copy."""
