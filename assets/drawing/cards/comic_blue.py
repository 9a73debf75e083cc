"""The suit of armour against the tin opener, in six panels."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path
from drawing.cards.kit import WHITE, blob, head, limb, mitt, shadow, strokes
from drawing.cards.puppet import SUITS, Pose, figure
from drawing.coats import Coat
from drawing.shapes import Drawing, tube

_FISH = "M20 0Q6 -16 -10 -6L-24 -14V14L-10 6Q6 16 20 0Z"


def hall() -> str:
    """A castle floor."""
    return path("M-12 256H312V312H-12Z", "#8a95ad") + strokes(
        "M-8 258H308M-8 284H308M60 260V282M150 260V282M240 260V282M16 286V306M106 286V306M196 286V306M284 286V306",
        5,
        "#5b6680",
    )


def tin(x: float, y: float, size: float = 1) -> str:
    """A big tin of fish standing on (x, y)."""
    body = path("M-62 -130V-12Q0 16 62 -12V-130Z", "url(#tin)", INK, 8) + path(
        "M-60 -98Q0 -72 60 -98V-36Q0 -10 -60 -36Z", "#e8453c", INK, 6
    )
    body += group(path(_FISH, "#fff3d6", INK, 4) + ellipse(9, -3, 2.6, 3, INK), move=(0, -56), scale=1.7)
    return group(
        body + ellipse(0, -130, 62, 19, "#eef3f8", INK, 8) + ellipse(0, -130, 46, 12, "none", "#9aa8ba", 4),
        move=(x, y),
        scale=size,
    )


def opener(x: float, y: float, size: float = 1, turn: float = 0, mood: str = "mad") -> str:
    """The tin opener: a beast with a wheel for a jaw and two red legs."""
    legs = tube("M-14 6C-40 40 -46 80 -36 118", 20, "#e8453c", 7) + tube("M16 6C40 40 46 80 38 118", 20, "#e8453c", 7)
    legs += strokes("M-42 50Q-46 76 -40 104", 5, "#ff9a8a")
    body = path("M-34 -46C-40 -80 40 -84 40 -46L34 14Q0 30 -30 14Z", "#c9d2de", INK, 8)
    teeth = "".join(group(path("M-6 -34L0 -44L6 -34Z", "#dfe6ee", INK, 4), turn=a) for a in range(0, 360, 36))
    wheel = group(
        teeth + ellipse(0, 0, 34, 34, "#dfe6ee", INK, 7) + ellipse(0, 0, 11, 11, "#8d97ab", INK, 5),
        move=(-40, -8),
        scale=0.86,
    )
    key = path("M40 -30H58Q64 -52 84 -46Q98 -30 84 -14Q64 -8 58 -22H40Z", "#c9d2de", INK, 6)
    eyes = ""
    for ex in (-12, 20):
        eyes += ellipse(ex, -52, 15, 16, WHITE, INK, 5) + ellipse(ex - 4, -50, 5.5, 7, INK)
    eyes += (
        strokes("M-32 -76L-2 -64M40 -76L10 -64", 8)
        if mood == "mad"
        else strokes("M-26 -74Q-12 -82 0 -74M8 -74Q20 -82 34 -74", 6)
    )
    return group(legs + key + body + wheel + eyes, move=(x, y), scale=size, turn=turn)


_DEFS = linear("tin", "#eef3f8", "#9aa8ba")


def sword(x: float, y: float, turn: float, bent: bool = False) -> str:
    """A sword held at (x, y), its point up."""
    edge = (
        "M-8 -14L-8 -70Q-10 -104 20 -112Q44 -112 46 -84L30 -82Q28 -98 18 -94Q8 -90 8 -68L8 -14Z"
        if bent
        else "M-8 -14V-110L0 -126L8 -110V-14Z"
    )
    body = path(edge, "#eef3f8", INK, 6) + ("" if bent else strokes("M0 -104V-24", 4, "#aab6c8"))
    return group(
        body + path("M-26 -18H26V-6H-26Z", "#ffd23f", INK, 6) + path("M-6 -6H6V24H-6Z", "#8f5a28", INK, 5),
        move=(x, y),
        turn=turn,
    )


def shield(x: float, y: float, size: float = 1) -> str:
    """A shield with a fish."""
    body = path("M-44 -52Q0 -36 44 -52C50 6 36 44 0 62C-36 44 -50 6 -44 -52Z", "#3d6fc0", INK, 8) + path(
        "M0 -44V58M-46 0H46", stroke="#ffd23f", width=10
    )
    return group(
        body + ellipse(0, 2, 28, 26, "#fff3d6", INK, 5) + group(path(_FISH, "#e8453c", INK, 4), move=(0, 2)),
        move=(x, y),
        scale=size,
    )


def proud(c: Coat) -> Drawing:
    """A knight without fear. So far."""
    pose = Pose(left="C90 170 82 186 88 202", right="C212 150 232 130 240 108", head=(146, 92, -4))
    knight = Drawing(sword(246, 92, 14)) + figure("blue", c, "smug", pose) + Drawing(shield(84, 206, 0.95))
    return Drawing(hall() + shadow(150, 290, 90)) + knight.placed(22, 38, 0.88)


def treasure(c: Coat) -> Drawing:
    """The treasure, well protected."""
    pose = Pose(
        left="C92 160 74 170 56 168",
        right="C206 168 216 182 224 196",
        leg="C126 244 110 254 96 262",
        other="C172 244 178 254 184 264",
        head=(150, 88, 8),
    )
    cat = figure("blue", c, "wow", pose).placed(-10, 38, 0.88)
    shine = strokes("M240 112V84M278 116L294 94M206 114L196 94", 7, "#fff3a0")
    return (
        Drawing(hall(), _DEFS)
        + cat
        + Drawing(tin(236, 284, 0.98) + mitt(SUITS["blue"].dark, 194, 190, 20, 16, -20) + shine)
    )


def blow(c: Coat) -> Drawing:
    """The sword was the softer of the two."""
    pose = Pose(
        left="C100 130 110 110 132 96",
        right="C190 130 180 110 170 96",
        leg="C126 244 110 254 96 266",
        other="C174 244 186 256 194 268",
        head=(146, 96, -8),
        lean=-6,
    )
    cat = figure("blue", c, "dizzy", pose, hands_over=False)
    blade = sword(174, 84, 40, bent=True)
    hands = ellipse(162, 92, 20, 19, "#7d9fd0", INK, 7) + ellipse(184, 104, 20, 19, "#7d9fd0", INK, 7)
    clang = path("M222 150L206 128L232 130L240 104L256 126L284 116L272 140L254 152Z", "#ffd23f", INK, 6)
    buzz = strokes("M52 130Q40 144 52 158M36 120Q20 144 36 168M196 30Q210 20 222 28M200 8Q220 -4 240 8", 6, WHITE)
    knight = (cat + Drawing(blade + hands)).placed(-10, 38, 0.88)
    return Drawing(hall(), _DEFS) + knight + Drawing(tin(240, 284, 0.92) + clang + buzz)


def enter_the_opener(c: Coat) -> Drawing:
    """Somebody who knows how."""
    pose = Pose(
        left="C92 176 84 186 92 206",
        right="C204 176 212 190 196 202",
        leg="C128 244 118 254 112 266",
        other="C166 244 164 254 160 266",
        head=(148, 92, -8),
        lean=-5,
    )
    cat = figure("blue", c, "shocked", pose).placed(-16, 46, 0.86)
    return (
        Drawing(hall() + path("M312 -76V312H168C240 240 250 40 206 -76Z", "#1d2f4f", opacity=0.4), _DEFS)
        + cat
        + Drawing(shield(116, 222, 0.8) + opener(234, 160, 1.04, -4))
    )


def opened(c: Coat) -> Drawing:
    """Open along the dotted line."""
    pose = Pose(left="C84 150 66 130 58 104", right="C216 150 234 130 242 104", head=(150, 84, 0))
    hole = path("M118 146L128 154L138 146L150 154L162 146L172 154L182 146V222Q150 240 118 222Z", c.fur.low, INK, 6)
    hole += path("M150 160C172 164 174 222 150 226C126 222 128 164 150 160Z", c.fur.muzzle)
    flap = path("M118 148Q84 140 66 160L60 176L72 184L58 196L70 206L62 218Q84 238 118 222Z", "#dfe6ee", INK, 7)
    flap += strokes("M104 162Q92 160 84 168M106 208Q94 212 84 206", 5, WHITE)
    flaps = flap + group(flap, move=(300, 0), scale=(-1, 1))
    knight = (figure("blue", c, "wail", pose) + Drawing(hole + flaps)).placed(6, 38, 0.88)
    return Drawing(hall() + shadow(140, 292, 90)) + knight + Drawing(opener(268, 216, 0.6, 8, "glad"))


def friends(c: Coat) -> Drawing:
    """There is fish for two."""
    rim = ellipse(150, 172, 112, 30, "#eef3f8", INK, 8) + ellipse(150, 174, 92, 20, "#e8a05c", INK, 6)
    front = path("M38 172V262Q150 318 262 262V172Q262 202 150 202Q38 202 38 172Z", "url(#tin)", INK, 8)
    front += path("M40 206Q150 244 260 206V252Q150 296 40 252Z", "#e8453c", INK, 6) + group(
        path(_FISH, "#fff3d6", INK, 4) + ellipse(9, -3, 2.6, 3, INK), move=(150, 246), scale=1.7
    )
    lid = ellipse(0, 0, 84, 24, "#c9d2de", INK, 8) + ellipse(0, 0, 64, 15, "none", "#8d97ab", 4)
    body = limb(c, "M120 176C92 150 84 130 86 112", 25) + ellipse(86, 100, 21, 19, c.fur.muzzle, INK, 7)
    trunk = blob("M104 186C92 130 120 112 140 112C170 112 186 140 178 186Q140 196 104 186Z") + path(
        "M120 184C118 150 160 150 160 184Z", c.fur.muzzle
    )
    bone = (
        strokes("M-22 0H20M-10 -10L-2 0L-10 10M2 -9L9 0L2 9", 5)
        + path("M20 -12L40 0L20 12Z", WHITE, INK, 5)
        + strokes("M-22 0L-34 -9M-22 0L-34 9", 5)
    )
    helmet = path("M-30 0C-30 -34 30 -34 30 0Z", "#9dbbe0", INK, 6) + path(
        "M0 -26C-6 -48 14 -54 26 -46C18 -38 20 -30 12 -24Z", "#e8453c", INK, 5
    )
    beast = opener(232, 132, 0.78, 6, "glad") + group(helmet, move=(238, 76), turn=6)
    defs = _DEFS + linear("coat", c.fur.high, c.fur.low)
    back = hall() + group(lid, move=(60, 120), turn=-64) + rim + beast
    return (
        Drawing(back + trunk + body, defs)
        + head(c, "bliss", 138, 92, 124, -6)
        + Drawing(front + group(bone, move=(86, 84), turn=-60) + mitt(c.fur.muzzle, 176, 184, 22, 16))
    )


PANELS = (proud, treasure, blow, enter_the_opener, opened, friends)
