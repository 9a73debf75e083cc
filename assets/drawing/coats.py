"""The nine coats: palette, silhouette, eyes and whiskers of each cat."""

from __future__ import annotations

from dataclasses import dataclass

from cattable.ui.art.svg import INK
from drawing.shapes import Chain, Point, ear_chain


@dataclass(frozen=True)
class Fur:
    """The colours of a coat: gradient (high, low), shade of the chin, markings, ear, muzzle and below it, nose."""

    high: str
    low: str
    shade: str
    mark: str
    ear: str = "#ff9f97"
    muzzle: str = "#fff3dd"
    chin: str = "#f3d7ae"
    nose: str = "#e8746f"


@dataclass(frozen=True)
class Eye:
    """The left eye of a cat: centre, radii, iris gradient (high, low), pupil radii."""

    x: float = 82
    y: float = 140
    rx: float = 25
    ry: float = 29
    iris: tuple[str, str] = ("#c6e86b", "#5fae3f")
    pupil: tuple[float, float] = (12, 19)
    ball: bool = False
    """Whether the white of the eye shows around the iris."""


@dataclass(frozen=True)
class Skull:
    """The left half of a head: crown from the top to the ear, ear tips by pose, cheek from the ear to the chin.

    Poses: "up" (calm), "flat" (mad), "low" (sad), "back" (shocked).
    """

    crown: Chain
    tips: dict[str, Point]
    cheek: Chain
    blunt: float = 16
    swell: tuple[float, float] = (5, 9)

    def ear(self, pose: str) -> Chain:
        """The ear in that pose, from the crown to the cheek."""
        return ear_chain(self.crown.end, self.tips[pose], self.cheek.start, self.blunt, self.swell)


@dataclass(frozen=True)
class Coat:
    """One cat: everything its portraits and its body are drawn from."""

    name: str
    fur: Fur
    skull: Skull
    pattern: str
    left: Eye = Eye()
    right: Eye = Eye()
    """The right eye, told as if it were a left one; the drawing mirrors it."""
    lid: float = -1.2
    """How far the lids hang when calm, in eye radii below the centre (-1: wide open)."""
    frown: float = 0
    """Slope of the lids when calm: positive is grim."""
    squint: float = 0
    """How far the pupils stand to the nose when calm."""
    lines: tuple[str, str] = (INK, INK)
    """Colour of brows, shut eyes and whiskers, left and right."""
    rim: str | None = None
    """A light seam round the outline, for dark fur."""
    blush: float = 50
    """Where the rosy cheeks sit, from the left edge."""
    smiling_eyes: bool = False
    """Whether a happy cat shuts its eyes."""


def _skull(
    crown: tuple[Point, ...] | Chain, tips: dict[str, Point], cheek: Chain, blunt: float = 16, bulge: float = 9
) -> Skull:
    chain = crown if isinstance(crown, Chain) else Chain(crown[0], (crown[1:],))
    return Skull(chain, tips, cheek, blunt, (5, bulge))


SOFT = _skull(
    ((128, 62), (116, 60), (102, 62), (92, 66)),
    {"up": (40, 10), "flat": (0, 46), "low": (2, 84), "back": (4, 62)},
    Chain(
        (25, 116),
        (
            ((17, 134), (16, 152), (21, 168)),
            ((16, 176), (7, 180)),
            ((18, 188), (31, 187)),
            ((29, 197), (22, 205)),
            ((38, 209), (52, 206)),
            ((72, 224), (98, 232), (128, 232)),
        ),
    ),
)
ROUND = _skull(
    ((128, 56), (110, 54), (94, 57), (82, 64)),
    {"up": (28, 16), "flat": (2, 52), "low": (0, 84), "back": (2, 66)},
    Chain((22, 118), (((6, 140), (2, 172), (16, 196)), ((34, 226), (80, 238), (128, 238)))),
    blunt=24,
    bulge=10,
)
FOLDED = _skull(
    ((128, 62), (114, 60), (98, 64), (88, 70)),
    {"up": (2, 98), "flat": (0, 78), "low": (4, 114), "back": (4, 108)},
    Chain(
        (27, 130),
        (
            ((20, 146), (20, 160), (25, 172)),
            ((22, 180), (11, 186)),
            ((24, 194), (36, 194)),
            ((36, 202), (30, 210)),
            ((44, 213), (58, 209)),
            ((78, 226), (102, 232), (128, 232)),
        ),
    ),
    blunt=22,
    bulge=8,
)
RUGGED = _skull(
    ((128, 72), (116, 66), (106, 68), (96, 72)),
    {"up": (2, 46), "flat": (-2, 64), "low": (2, 100), "back": (4, 88)},
    Chain(
        (27, 126),
        (
            ((18, 142), (14, 152), (13, 160)),
            ((4, 176),),
            ((20, 178),),
            ((12, 196),),
            ((31, 195),),
            ((30, 213),),
            ((52, 207),),
            ((66, 228), (98, 234), (128, 234)),
        ),
    ),
    bulge=7,
)
SLEEK = _skull(
    ((128, 66), (118, 65), (108, 67), (100, 72)),
    {"up": (46, 12), "flat": (8, 42), "low": (6, 84), "back": (6, 64)},
    Chain(
        (30, 112),
        (
            ((22, 134), (22, 150), (27, 164)),
            ((22, 176), (8, 178)),
            ((22, 196), (44, 196)),
            ((64, 220), (96, 231), (128, 231)),
        ),
    ),
    blunt=12,
    bulge=4,
)
TUFTED = _skull(
    Chain(
        (132, 52),
        (
            ((126, 40), (116, 36)),
            ((116, 46), (118, 54)),
            ((108, 46), (97, 47)),
            ((102, 54), (101, 61)),
            ((94, 62), (87, 66)),
        ),
    ),
    {"up": (26, 18), "flat": (0, 50), "low": (0, 88), "back": (2, 66)},
    Chain(
        (23, 118),
        (
            ((14, 138), (15, 156), (20, 170)),
            ((12, 180), (4, 182)),
            ((14, 192), (28, 192)),
            ((26, 203), (19, 211)),
            ((36, 214), (48, 208)),
            ((52, 218), (50, 226)),
            ((66, 226), (76, 222)),
            ((94, 232), (112, 234), (128, 234)),
        ),
    ),
    blunt=22,
    bulge=11,
)
WEDGE = _skull(
    ((128, 70), (118, 68), (108, 69), (99, 74)),
    {"up": (6, 10), "flat": (0, 64), "low": (4, 112), "back": (4, 86)},
    Chain(
        (29, 134),
        (
            ((28, 150), (32, 164), (39, 174)),
            ((46, 186), (52, 194), (62, 202)),
            ((80, 222), (102, 235), (128, 235)),
        ),
    ),
    blunt=20,
    bulge=13,
)
FLUFFY = _skull(
    ((128, 60), (114, 57), (100, 60), (88, 68)),
    {"up": (38, 8), "flat": (0, 56), "low": (0, 92), "back": (2, 74)},
    Chain(
        (30, 112),
        (
            ((18, 122), (6, 122)),
            ((10, 132), (17, 138)),
            ((8, 148), (1, 150)),
            ((6, 162), (15, 166)),
            ((9, 178), (2, 182)),
            ((12, 193), (25, 192)),
            ((22, 206), (16, 214)),
            ((32, 218), (47, 212)),
            ((48, 226), (46, 234)),
            ((64, 234), (77, 226)),
            ((84, 238), (86, 246)),
            ((104, 243), (112, 233)),
            ((120, 243), (128, 249)),
        ),
    ),
    blunt=12,
    bulge=8,
)
SPIKY = _skull(
    Chain(
        (128, 62),
        (((118, 44),), ((110, 62),), ((98, 48),), ((97, 54), (95, 60), (92, 66))),
    ),
    {"up": (48, 2), "flat": (4, 40), "low": (4, 84), "back": (4, 64)},
    Chain(
        (26, 116),
        (
            ((8, 128),),
            ((22, 146),),
            ((3, 158),),
            ((22, 172),),
            ((6, 192),),
            ((32, 196),),
            ((28, 216),),
            ((54, 212),),
            ((76, 230), (104, 234), (128, 234)),
        ),
    ),
    blunt=12,
    bulge=6,
)

_BLUE_IRIS, _AMBER_IRIS = ("#7cc4f5", "#2f7fd0"), ("#ffd75a", "#f0932a")

COATS = {
    coat.name: coat
    for coat in (
        Coat("ginger", Fur("#ffb45c", "#f58a2c", "#d9691a", "#c9561a"), SOFT, "tabby"),
        Coat(
            "grey",
            Fur("#c2bccd", "#948da3", "#746c86", "#6b6380", "#f3b6c0", "#f7f3f7", "#ddd6e2", "#d98a94"),
            ROUND,
            "plain",
            Eye(80, 142, 27, 27, ("#ffe58a", "#e2a93a"), (13, 18)),
            Eye(80, 142, 27, 27, ("#ffe58a", "#e2a93a"), (13, 18)),
            lid=-0.12,
            frown=-0.1,
            smiling_eyes=True,
        ),
        Coat(
            "blue",
            Fur("#a9cbe8", "#6f9cc9", "#4f79ab", "#466fa3", "#f3b6c0", "#f4f8fd", "#d6e1ec", "#d0698a"),
            FOLDED,
            "spots",
            Eye(82, 142, 28, 30, ("#5f9fe0", "#d0f0ff"), (16, 20)),
            Eye(82, 142, 28, 30, ("#5f9fe0", "#d0f0ff"), (16, 20)),
            lid=-0.82,
            frown=-0.2,
        ),
        Coat(
            "red",
            Fur("#ff8258", "#e84a30", "#b8321f", "#9c2420", "#ffb0a0", "#ffeedd", "#f5cfae", "#b93a3f"),
            RUGGED,
            "tiger",
            Eye(82, 144, 28, 25, ("#ffec7c", "#ffb52e"), (9, 17)),
            Eye(82, 144, 28, 25, ("#ffec7c", "#ffb52e"), (9, 17)),
            lid=-0.42,
            frown=0.3,
        ),
        Coat(
            "tuxedo",
            Fur("#5d566c", "#332e40", "#221d2c", "#221d2c", "#d88a9a", "#ffffff", "#e2dfe8", "#e8788a"),
            SLEEK,
            "tuxedo",
            Eye(80, 138, 24, 27, ("#f6f27a", "#9ccf3c"), (8, 20)),
            Eye(80, 138, 24, 27, ("#f6f27a", "#9ccf3c"), (8, 20)),
            lines=("#f6f1fa", "#f6f1fa"),
            rim="#9c94b4",
        ),
        Coat(
            "calico",
            Fur("#fffaf0", "#f7e6cc", "#e0c39c", "#4a3c40", "#ffb0a6", "#fffdf8", "#f1dcc0", "#ef7f86"),
            TUFTED,
            "calico",
            Eye(82, 141, 26, 28, ("#8fe0c0", "#2f9c7c"), (13, 19)),
            Eye(82, 141, 26, 28, ("#8fe0c0", "#2f9c7c"), (13, 19)),
        ),
        Coat(
            "siamese",
            Fur("#fff2dc", "#f0d6ae", "#cfa878", "#7c5a4c", "#e3a596", "#a47c68", "#8a6353", "#4f3530"),
            WEDGE,
            "mask",
            Eye(80, 140, 25, 25, ("#a8ecff", "#2c9be6"), (10, 17)),
            Eye(80, 140, 25, 25, ("#a8ecff", "#2c9be6"), (10, 17)),
            squint=7,
            blush=66,
        ),
        Coat(
            "snow",
            Fur("#ffffff", "#e8e6f2", "#bcb8d6", "#cfcbe4", "#ffb9c4", "#ffffff", "#dedbea", "#ff8fa3"),
            FLUFFY,
            "snow",
            Eye(80, 140, 26, 29, _BLUE_IRIS),
            Eye(80, 140, 26, 29, _AMBER_IRIS),
        ),
        Coat(
            "patchwork",
            Fur("#ffffff", "#e6e1ea", "#4a4058", "#342d3e", "#ff9fb0", "#ffffff", "#ddd6e2", "#ff8aa0"),
            SPIKY,
            "halves",
            Eye(83, 136, 33, 34, ("#d7ff5e", "#62c42a"), (9, 10), ball=True),
            Eye(80, 140, 25, 27, ("#ffe45e", "#ff9f1f"), (6, 17), ball=True),
            lines=(INK, "#ffffff"),
        ),
    )
}
"""All coats by name; the first is the host."""

DARK_HALF = ("#554c60", "#2f2839")
"""The black of the patchwork cat, and of the black cats on the dice."""
