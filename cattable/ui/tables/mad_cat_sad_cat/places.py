"""Where things lie on the table of Mad Cat Sad Cat, in design units; all counts are the rules file's."""

from __future__ import annotations

from typing import NamedTuple

from cattable.games.mad_cat_sad_cat.rules import MadCatRules
from cattable.ui.art.catcards import LYING, STANDING
from cattable.ui.motion import Spot
from cattable.ui.stage import Box

MIDDLE = 960.0
CARDS_LEFT, CARDS_TOP = 56.0, 146.0
POT: Box = (MIDDLE - 110, 166, 220, 220)
SUPPLY: Spot = (MIDDLE, 470)
SUPPLY_NUMBER: Spot = (MIDDLE, 540)

BUBBLE: Box = (52, 580, 520, 196)
PLATE_CARD = 60
"""Width of the mooch card on a plate."""
HOST: Box = (56, 770, 286, 286)
BADGE: Box = (330, 850, 236, 128)
TRAY: Box = (590, 574, 640, 330)
RAIL: Box = (590, 912, 640, 146)
PANEL: Box = (1248, 574, 616, 342)
BUTTONS: Box = (1248, 574, 616, 484)
FAN: Box = (590, 590, 1274, 320)
DIE = 112.0
PITCH, CARD_WIDTH = 195.0, 187.0


class Column(NamedTuple):
    """The places of one combination of one kind: its lying card outside, its standing card inside."""

    kind: str
    combo: str
    outer: Box
    inner: Box


def columns(r: MadCatRules) -> list[Column]:
    """One column for each combination of each kind: half of the kinds left of the catpot, half right of it.

    The columns stand in an arch over the dice: the nearer to the catpot, the higher.
    """
    half = (len(r.kinds) + 1) // 2
    sides = (r.kinds[:half], r.kinds[half:])
    out = []
    for side, kinds in zip((-1, 1), sides, strict=True):
        pairs = [(kind, combo) for kind in kinds for combo in r.groups]
        pitch = min(PITCH, 4 * PITCH / max(1, len(pairs)))
        width = CARD_WIDTH * pitch / PITCH
        lying, standing = width * LYING[1] / LYING[0], width * STANDING[1] / STANDING[0]
        for i, (kind, combo) in enumerate(pairs):
            from_pot = len(pairs) - 1 - i if side < 0 else i
            middle = MIDDLE + side * (MIDDLE - CARDS_LEFT - 4 * PITCH + pitch * (from_pot + 0.5))
            top = CARDS_TOP + 4 * from_pot * (from_pot + 1) / 2 * pitch / PITCH
            out.append(
                Column(
                    kind,
                    combo,
                    (middle - width / 2, top, width, lying),
                    (middle - width / 2, top + lying + 7, width, standing),
                )
            )
    return out


def inside(box: Box, canvas: tuple[int, int], part: Box) -> Box:
    """A part of a drawing of canvas size, where the drawing fills a box."""
    scale = box[2] / canvas[0]
    return box[0] + part[0] * scale, box[1] + part[1] * scale, part[2] * scale, part[3] * scale


def die_size(dice: int) -> float:
    """The width of a die, so that all fit on the rail."""
    return min(DIE, (RAIL[2] - 48) / dice - 6)


def rail_spots(dice: int) -> list[Spot]:
    """Where kept dice stand."""
    pitch = (RAIL[2] - 44) / dice
    return [(RAIL[0] + 22 + pitch * (i + 0.5), RAIL[1] + RAIL[3] / 2 - 6) for i in range(dice)]


def fan_boxes(cards: int, width: float = 192, height: float = 269) -> list[tuple[Box, float]]:
    """The boxes of a hand of cards in a fan, and how far each is turned."""
    x, y, w, _ = FAN
    pitch = min(width * 1.16, (w - width) / max(1, cards - 1))
    middle = x + w / 2 if cards > 1 else TRAY[0] + TRAY[2] / 2
    out = []
    for i in range(cards):
        off = i - (cards - 1) / 2
        out.append(((middle + off * pitch - width / 2, y + 2 + off * off * 4, width, height), -off * 2.5))
    return out
