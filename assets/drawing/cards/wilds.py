"""Cards without a colour: the panel in four colours, and the plain wilds."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, path
from drawing.cards.kit import WHITE, head, limb, mitt, sole, strokes, tail
from drawing.cards.puppet import Pose, bare
from drawing.cards.worlds import BOTTOM, LEFT, RIGHT, SUITS, TOP
from drawing.coats import Coat
from drawing.shapes import Drawing, tube

FOUR = ("#43a548", "#ffc62e", "#e8423a", "#3a76d0")


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


def burst(x: float, y: float, r: float, fill: str = "#fffbe8") -> str:
    """A jagged star of twelve points behind a cat."""
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
    edge = burst(150, 130, 138)
    arms = limb(c, "M96 220C66 210 50 200 40 182", 28) + sole(c.fur.muzzle, 34, 164, 28, -20)
    arms += limb(c, "M204 220C234 210 250 200 260 182", 28) + sole(c.fur.muzzle, 266, 164, 28, 20)
    return Drawing(edge) + head(c, "goofy", 150, 132, 200, -5) + Drawing(arms)


def juggler(c: Coat) -> Drawing:
    """All four at once."""
    pose = Pose(
        left="C86 166 66 160 52 140",
        right="C214 166 234 160 248 140",
        head=(150, 94, 0),
        leg="L122 266",
        other="L178 266",
    )
    balls = strokes("M62 116Q150 -110 238 116", 4)
    for fill, (x, y) in zip(FOUR, ((70, 92), (118, 18), (184, 18), (232, 92)), strict=True):
        balls += ellipse(x, y, 23, 23, fill, INK, 7) + strokes(
            f"M{x - 11} {y - 4}Q{x - 9} {y - 12} {x - 1} {y - 13}", 5, WHITE
        )
    return Drawing(burst(150, 150, 140)) + bare(c, "wow", pose).placed(0, 12) + Drawing(balls)


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
    for fill, d in zip(FOUR, splashes, strict=True):
        drops += path(d, fill, INK, 4)
    pots = ""
    for i, fill in enumerate(FOUR):
        x = 30 + 80 * i
        pots += path(f"M{x - 26} 250V284Q{x} 296 {x + 26} 284V250Z", "#c9d2de", INK, 6) + ellipse(
            x, 250, 26, 9, fill, INK, 6
        )
    hands = ellipse(46, 122, 22, 21, FOUR[0], INK, 7) + ellipse(254, 122, 22, 21, FOUR[3], INK, 7)
    return Drawing(burst(150, 130, 138)) + bare(c, "happy", pose) + Drawing(drops + hands + pots)


def tornado(c: Coat) -> Drawing:
    """The mad five minutes."""
    whirl = ""
    for i, fill in enumerate(FOUR):
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
    return Drawing(burst(150, 130, 138) + loop + paws) + head(c, "roar", 150, 84, 166, 10) + Drawing(whirl + bits)
