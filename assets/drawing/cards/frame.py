"""The frame of a card 250 x 350: panel, wallpaper, badge, name band; and the picture between them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cattable.ui.art.cards import CARD_HEIGHT, CARD_WIDTH, PAPER, paper
from cattable.ui.art.handcards import BADGE, BAND, SEAL, SIGN, STAMP
from cattable.ui.art.svg import INK, PAPER_HIGH, ellipse, linear, path, radial, rounded, tone
from drawing.cards.worlds import BOTTOM, LEFT, RIGHT, TOP, World
from drawing.shapes import Drawing

SCENE = 0.7
"""Pictures are drawn 300 units wide around a floor at y 280 and scaled by this; the panel spans x -7 to 307 there."""
_ACROSS, _DOWN = 20, 66


def scene(picture: Drawing) -> Drawing:
    """A picture of 300 x 300 units at its place on the card."""
    return picture.placed(_ACROSS, _DOWN, SCENE)


def centred(drawing: Drawing, x: float, y: float, size: float) -> Drawing:
    """A drawing of 100 x 100 units, `size` wide around (x, y)."""
    return drawing.placed(x - size / 2, y - size / 2, size / 100)


def _round(x0: float, y0: float, x1: float, y1: float, r: float, way: int) -> str:
    """Path data of a round rectangle, clockwise (1) or not (0): wound against each other, two of them cut a hole."""
    right = (
        f"M{x0 + r} {y0}H{x1 - r}A{r} {r} 0 0 1 {x1} {y0 + r}V{y1 - r}A{r} {r} 0 0 1 {x1 - r} {y1}H{x0 + r}"
        f"A{r} {r} 0 0 1 {x0} {y1 - r}V{y0 + r}A{r} {r} 0 0 1 {x0 + r} {y0}Z"
    )
    left = (
        f"M{x0 + r} {y0}A{r} {r} 0 0 0 {x0} {y0 + r}V{y1 - r}A{r} {r} 0 0 0 {x0 + r} {y1}H{x1 - r}"
        f"A{r} {r} 0 0 0 {x1} {y1 - r}V{y0 + r}A{r} {r} 0 0 0 {x1 - r} {y0}Z"
    )
    return right if way else left


_RIM = _round(3.5, 3.5, CARD_WIDTH - 3.5, CARD_HEIGHT - 3.5, 27, 1) + _round(LEFT, TOP, RIGHT, BOTTOM, 17, 0)
"""The paper around the panel: laid over a picture that runs over the panel's edge, as nothing can be clipped."""


@dataclass(frozen=True)
class Ground:
    """What lies behind the picture: panel colours, wallpaper over it, and the colour of the name band."""

    high: str
    low: str
    band: str
    paper: str
    glow: float = 0.75


def ground_of(world: World) -> Ground:
    """The ground of a colour."""
    return Ground(world.high, world.low, world.ink, world.paper(world))


def badge(sign: Drawing | None, stamp: Drawing | None) -> Drawing:
    """The badge in the upper left corner: above a sign (or room for a number), below it a smaller stamp."""
    body = Drawing(rounded(*BADGE, 19, PAPER_HIGH, INK, 6))
    if sign is not None:
        body += centred(sign.named("sign-"), SIGN.x + SIGN.width / 2, SIGN.y + SIGN.height / 2, SIGN.height - 2)
    if stamp is not None:
        body += centred(stamp.named("stamp-"), STAMP.x + STAMP.width / 2, STAMP.y + STAMP.height / 2, STAMP.height)
    return body


def seal(mark: Drawing) -> Drawing:
    """The round seal in the lower right corner."""
    x, y = SEAL.x + SEAL.width / 2, SEAL.y + SEAL.height / 2
    return Drawing(ellipse(x, y, 27, 27, PAPER_HIGH, INK, 5)) + centred(mark.named("seal-"), x, y, 40)


def card(ground: Ground, picture: Drawing, sign: Drawing | None, stamp: Drawing | None, mark: Drawing | None) -> str:
    """A whole face as the text of an SVG file."""
    defs = PAPER + linear("panel", ground.high, ground.low) + linear("band", tone(ground.band, 1.12), ground.band)
    defs += radial(
        "glow", [(0, "#ffffff", ground.glow), (0.55, "#ffffff", ground.glow * 0.6), (1, "#ffffff", 0)], (125, 175), 118
    )
    w, h = RIGHT - LEFT, BOTTOM - TOP
    back = paper(CARD_WIDTH, CARD_HEIGHT) + rounded(LEFT, TOP, w, h, 17, "url(#panel)") + ground.paper
    back += ellipse(125, 175, 104, 118, "url(#glow)")
    rim = path(_RIM, "url(#paper)") + rounded(3.5, 3.5, CARD_WIDTH - 7, CARD_HEIGHT - 7, 27, "none", INK, 7)
    rim += rounded(LEFT, TOP, w, h, 17, "none", INK, 4)
    band = rounded(*BAND, 14, "url(#band)", INK, 5)
    band += path(f"M{BAND.x + 12} {BAND.y + 7}H{BAND.x + BAND.width - 30}", stroke="#ffffff", width=5, opacity=0.28)
    face = Drawing(back, defs) + picture + Drawing(rim + band) + badge(sign, stamp)
    return smaller((face + seal(mark) if mark else face).page(CARD_WIDTH, CARD_HEIGHT))


_SAID_ONCE = re.compile(r' (?:stroke-linejoin="round"|stroke-linecap="round"|fill="none"|stop-opacity="1")')
_MOVES_NOTHING = re.compile(r"translate\(0 0\) ?| ?rotate\(0\)| ?scale\(1 1\)")


def smaller(text: str) -> str:
    """The same SVG file, saying only once what holds for nearly every line of it."""
    start, end = text.index("</defs>") + len("</defs>"), text.rindex("</svg>")
    body = f'<g fill="none" stroke-linejoin="round" stroke-linecap="round">{_lean(text[start:end])}</g>'
    return _lean(text[:start]) + body + text[end:]


def _lean(text: str) -> str:
    text = _MOVES_NOTHING.sub("", _SAID_ONCE.sub("", text))
    text = re.sub(r'"#(.)\1(.)\2(.)\3"', r'"#\1\2\3"', text)
    return re.sub(r"(\.\d*?)0+(?=[^\d])", lambda tail: tail[1].rstrip("."), text)
