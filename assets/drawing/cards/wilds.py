"""The cards without a colour: wild, wild and wooly, what me worry, exchange, joker."""

from __future__ import annotations

from dataclasses import replace

from cattable.ui.art.svg import INK, ellipse, group, linear, path
from drawing.cards.crowd import small_head
from drawing.cards.kit import WHITE, blob, coat_defs, head, limb, mitt, shadow, sole, strokes, tail, zs
from drawing.cards.messages import small_card
from drawing.cards.puppet import Pose, bare, mouse
from drawing.cards.worlds import BOTTOM, LEFT, RIGHT, SUITS, TOP
from drawing.coats import COATS, Coat, Eye, Fur
from drawing.shapes import Drawing, mirrored, tube

_FOUR = ("#43a548", "#ffc62e", "#e8423a", "#3a76d0")


def quarters() -> str:
    """The panel in four colours, each with its symbol in a corner region."""
    mx, my = (LEFT + RIGHT) / 2, 165
    body = ""
    for (x0, y0, x1, y1), world in zip(
        ((LEFT, TOP, mx, my), (mx, TOP, RIGHT, my), (LEFT, my, mx, BOTTOM), (mx, my, RIGHT, BOTTOM)),
        SUITS.values(),
        strict=True,
    ):
        body += path(f"M{x0} {y0}H{x1}V{y1}H{x0}Z", world.low)
        body += path(f"M{x0} {y0}H{x1}V{y1}H{x0}Z", world.high, opacity=0.45)
    return body + path(f"M{mx} {TOP}V{BOTTOM}M{LEFT} {my}H{RIGHT}", stroke="#fffdf6", width=6)


def four_symbols() -> Drawing:
    """The four symbols around the middle of the picture."""
    sign = Drawing("")
    for i, (world, (x, y)) in enumerate(
        zip(SUITS.values(), ((92, -66), (240, -64), (2, 226), (206, 228)), strict=True)
    ):
        sign += world.symbol().named(f"around{i}-").placed(x, y, 0.58)
    return sign


def _burst(x: float, y: float, r: float, fill: str = "#fffbe8") -> str:
    points = ""
    for i in range(24):
        dx, dy = ((0, -1), (0.26, -0.97), (0.5, -0.87), (0.71, -0.71), (0.87, -0.5), (0.97, -0.26))[i % 6]
        for _ in range(i // 6):
            dx, dy = -dy, dx
        reach = r if i % 2 == 0 else r * 0.82
        points += f"{'L' if points else 'M'}{x + dx * reach:.0f} {y + dy * reach:.0f}"
    return path(points + "Z", fill, INK, 8)


def splat(c: Coat) -> Drawing:
    """Through the card and out."""
    edge = _burst(150, 130, 138)
    arms = limb(c, "M96 220C66 210 50 200 40 182", 28) + sole(c.fur.muzzle, 34, 164, 28, -20)
    arms += limb(c, "M204 220C234 210 250 200 260 182", 28) + sole(c.fur.muzzle, 266, 164, 28, 20)
    return Drawing(edge, "") + head(c, "goofy", 150, 132, 200, -5) + Drawing(arms)


def juggler(c: Coat) -> Drawing:
    """All four at once."""
    pose = Pose(
        left="C86 166 66 160 52 140",
        right="C214 166 234 160 248 140",
        head=(150, 110, 0),
        leg="L122 266",
        other="L178 266",
    )
    balls = strokes("M62 116Q150 -110 238 116", 4)
    for fill, (x, y) in zip(_FOUR, ((70, 92), (118, 18), (184, 18), (232, 92)), strict=True):
        balls += ellipse(x, y, 23, 23, fill, INK, 7) + strokes(
            f"M{x - 11} {y - 4}Q{x - 9} {y - 12} {x - 1} {y - 13}", 5, WHITE
        )
    return Drawing(_burst(150, 150, 140)) + bare(c, "wow", pose).placed(0, 12) + Drawing(balls)


def painter(c: Coat) -> Drawing:
    """Fell into the paint, all four pots."""
    pose = Pose(
        left="C84 160 60 150 46 126",
        right="C216 160 240 150 254 126",
        head=(150, 96, 0),
        leg="L122 262",
        other="L178 262",
    )
    drops = ""
    splashes = (
        "M92 40Q110 26 124 44Q122 70 114 68Q108 58 104 86Q94 90 94 66Z",
        "M160 36Q200 24 212 60Q206 92 198 84Q192 66 180 72Q174 58 160 60Z",
        "M108 180Q132 168 142 190Q140 226 132 222Q124 204 118 230Q106 228 108 180Z",
        "M160 176Q190 168 196 192Q190 216 182 208Q176 198 170 222Q158 214 160 176Z",
    )
    for fill, d in zip(_FOUR, splashes, strict=True):
        drops += path(d, fill, INK, 4)
    pots = ""
    for i, fill in enumerate(_FOUR):
        x = 30 + 80 * i
        pots += path(f"M{x - 26} 250V284Q{x} 296 {x + 26} 284V250Z", "#c9d2de", INK, 6) + ellipse(
            x, 250, 26, 9, fill, INK, 6
        )
    hands = ellipse(46, 122, 22, 21, _FOUR[0], INK, 7) + ellipse(254, 122, 22, 21, _FOUR[3], INK, 7)
    return Drawing(_burst(150, 130, 138)) + bare(c, "happy", pose) + Drawing(drops + hands + pots)


def tornado(c: Coat) -> Drawing:
    """The mad five minutes."""
    whirl = ""
    for i, fill in enumerate(_FOUR):
        r = 60 + 24 * i
        d = (
            f"M{150 - r} {236 - 40 * i}"
            f"C{150 - r * 0.6:.0f} {276 - 40 * i} {150 + r * 0.6:.0f} {276 - 40 * i} {150 + r} {232 - 40 * i}"
        )
        whirl += tube(d, 20, fill, 7)
    paws = (
        sole(c.fur.muzzle, 40, 190, 26, -60)
        + sole(c.fur.muzzle, 266, 150, 26, 50)
        + mitt(c.fur.muzzle, 130, 286, 26, 15)
    )
    loop = tail(c, "M226 214C300 220 300 270 250 262", 20)
    bits = strokes("M20 80L40 96M280 60L262 78M16 250L36 240", 7, WHITE)
    return Drawing(_burst(150, 130, 138) + loop + paws) + head(c, "roar", 150, 84, 166, 10) + Drawing(whirl + bits)


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
    palm = sole(c.fur.muzzle, 10, 140, 24, -34)
    return (
        Drawing(shadow(130, 288, 90))
        + bare(c, "wink", pose).placed(-32, 0)
        + Drawing(
            palm
            + group(glass + evil, move=(212, 132), turn=8)
            + mitt(c.fur.muzzle, 206, 226, 22, 18, -80)
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
    fans = _fan(128, 150, 18, _FOUR) + _fan(172, 92, 204, ("#8468c8", "#e8423a", "#ffc62e"), 0.76)
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
    few = _fan(84, 250, -10, (_FOUR[0],), 0.74)
    many = _fan(222, 262, 8, _FOUR, 0.66)
    hands = (
        mitt(left.fur.muzzle, 78, 250, 22, 17)
        + mitt(right.fur.muzzle, 206, 258, 20, 16)
        + mitt(right.fur.muzzle, 240, 258, 20, 16)
    )
    return drawn + Drawing(few + many + hands + swap_arrows(168, -6, 0.86))


def joker() -> Drawing:
    """The jester, with the last word."""
    lime = Fur("#d6ec7a", "#9cc93f", "#6f9a2a", "#6d9a2c", "#ffb0a6", "#fbfde6", "#e0ecb4", "#e8746f")
    c = replace(
        COATS["ginger"],
        fur=lime,
        left=Eye(84, 134, 34, 36, ("#ffd75a", "#f0932a"), (8, 9), ball=True),
        right=Eye(80, 142, 25, 27, ("#7cc4f5", "#2f7fd0"), (8, 9), ball=True),
    )
    horn = "M70 78 C40 40 4 52 -2 92 C22 76 40 96 58 98Z"
    hat = path(horn, "#e0453f", INK, 9) + mirrored(path(horn, "#3a84dc", INK, 9))
    hat += path("M66 84 C84 40 108 30 100 -14 C142 -8 168 40 190 84 Q128 60 66 84Z", "#ffd23f", INK, 9)
    hat += path("M56 90 Q128 58 200 90 L196 108 Q128 78 60 108Z", "#43a548", INK, 8)
    hat += "".join(
        ellipse(x, y, 15, 15, "#ffe27a", INK, 7) + strokes(f"M{x - 6} {y + 4}L{x + 6} {y + 4}", 4)
        for x, y in ((-2, 98), (258, 98), (98, -16))
    )
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
            (92, 168, _FOUR[0]),
            (114, 184, _FOUR[1]),
            (142, 188, _FOUR[2]),
            (170, 180, _FOUR[3]),
            (188, 162, _FOUR[1]),
        )
    )
    cat = bare(c, "goofy", pose)
    cap = group(group(hat, move=(-128 * scale, -146 * scale), scale=scale), move=(150, 96), turn=6)
    stick = tube("M240 210L258 96", 8, "#b97a42", 5) + group(
        small_head("#d6ec7a", "glad") + path("M-30 -30Q-50 -60 -54 -30M30 -30Q50 -60 54 -30", "#e0453f", INK, 6),
        move=(262, 74),
        scale=0.6,
    )
    return (
        Drawing(_burst(150, 130, 138))
        + Drawing(ruff).placed(0, 0)
        + cat
        + Drawing(ruff + cap + stick + mitt(c.fur.muzzle, 244, 192, 20, 17))
    )


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
