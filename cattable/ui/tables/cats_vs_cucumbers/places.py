"""Where things lie on the table of Cats vs Cucumbers, in design units; all counts are the rules file's."""

from __future__ import annotations

import math

from cattable.ui.art.boxes import BOX_HEIGHT, BOX_WIDTH, rim
from cattable.ui.art.rewards import LIFE
from cattable.ui.art.tokens_cucumbers import CAT_CHIN, CAT_HEIGHT, CAT_WIDTH
from cattable.ui.motion import Spot
from cattable.ui.stage import Box
from cattable.ui.table.plates import Plate

MAT_TOP, MAT_HEIGHT = 132.0, 84.0
LIVES: Box = (46, 226, 248, 340)
PILES: Box = (1650, 224, 222, 346)
ROW: Box = (306, 226, 1336, 344)
"""Where the boxes stand."""
ROW_FOOT = 562.0
BUBBLE: Box = (52, 582, 520, 194)
HOST: Box = (56, 770, 286, 286)
BADGE: Box = (330, 850, 236, 128)
TRAY: Box = (590, 578, 640, 326)
METER: Box = (590, 912, 296, 148)
TOYS: Box = (898, 912, 332, 148)
PANEL: Box = (1248, 578, 616, 278)
BUTTONS: Box = (1248, 578, 616, 482)
ODDS_KEY = (190.0, 58.0)
DIE = 104.0
CAT = 96.0
"""Width of a cat in a box of the usual size, where there is room."""
STEP = 11.0
"""How much higher each box stands than the one before."""


def mat(plate: Plate) -> Box:
    """The strip below a plate: cats in reserve, treats, cucumbers."""
    x, _, w, _ = plate.box
    return x + 4, MAT_TOP, w - 8, MAT_HEIGHT


def reserve_spots(plate: Plate, cats: int) -> list[Spot]:
    """Where the cats of a seat wait: the middle of each."""
    x, y, _, h = mat(plate)
    room = treat_spot(plate)[0] - 26 - x - 8
    pitch = min(50.0, (room - 46) / max(1, cats - 1))
    return [(x + 32 + i * pitch, y + h / 2 - 2) for i in range(cats)]


RESERVE_CAT = 46.0
"""How wide a waiting cat is."""


def treat_spot(plate: Plate) -> Spot:
    """The treat token on a mat."""
    x, y, w, h = mat(plate)
    return x + w - (158 if w < 320 else 184), y + h / 2


def cucumber_spot(plate: Plate) -> Spot:
    """The cucumber token on a mat."""
    x, y, w, h = mat(plate)
    return x + w - (70 if w < 320 else 80), y + h / 2


def toy_spot(plate: Plate) -> Spot:
    """The toy on a plate that stands for all that its owner holds."""
    x, y = plate.token
    return x + min(112, plate.box[2] - 212), y


# ---------------------------------------------------------------- boxes and cats
def boxes(count: int) -> list[Box]:
    """The boxes in a row, from the lowest up."""
    x, _, w, _ = ROW
    pitch = min(w / count, 300.0)
    wide = pitch - 10
    tall = min(BOX_HEIGHT * wide / BOX_WIDTH, 240.0)
    left = x + (w - pitch * count) / 2
    step = min(STEP, 60.0 / count)
    return [(left + i * pitch + 5, ROW_FOOT - 12 - step * i - tall, wide, tall) for i in range(count)]


def stand(box: Box) -> Box:
    """What a box stands on."""
    x, y, w, h = box
    return x - 4, y + h - 12, w + 8, ROW_FOOT - y - h + 14


def cats_in(box: Box, cats: int) -> list[tuple[float, float, float]]:
    """The middle (x, y) and width of so many cats in a box, those behind first."""
    if not cats:
        return []
    x, y, w, h = box
    rows = 1 if cats <= 3 else 2 if cats <= 6 else 3
    each = math.ceil(cats / rows)
    wide = min(CAT * w / 264, (w * 0.86) / each)
    tall = wide * CAT_HEIGHT / CAT_WIDTH
    out = []
    for row in reversed(range(rows)):
        many = min(each, cats - row * each) if rows > 1 else cats
        chin = y + rim(h) - row * tall * 0.42
        middle = chin + tall * (0.5 - CAT_CHIN / CAT_HEIGHT)
        pitch = min(w * 0.86 / many, wide * 1.1)
        out += [(x + w / 2 + (i - (many - 1) / 2) * pitch, middle, wide) for i in range(many)]
    return out


# ---------------------------------------------------------------- lives and piles
def lives(count: int) -> list[Box]:
    """The 9-Lives cards in rows, the lowest value first."""
    x, y, w, h = LIVES
    across = math.ceil(math.sqrt(count))
    down = math.ceil(count / across)
    wide = min((w - 8 * (across - 1)) / across, (h - 8 * (down - 1)) / down * LIFE[0] / LIFE[1])
    tall = wide * LIFE[1] / LIFE[0]
    left, top = x + (w - across * wide - (across - 1) * 8) / 2, y + (h - down * tall - (down - 1) * 8) / 2
    return [(left + i % across * (wide + 8), top + i // across * (tall + 8), wide, tall) for i in range(count)]


def piles() -> list[Box]:
    """Where treats, toys and cucumbers lie in heaps."""
    x, y, w, h = PILES
    return [(x, y + i * h / 3, w, h / 3) for i in range(3)]


def pile_spots(pile: Box) -> tuple[Spot, Spot]:
    """The middle of a heap and of its number."""
    x, y, _, h = pile
    return (x + 70, y + h / 2), (x + 182, y + h / 2)


# ---------------------------------------------------------------- what the dice earn
def panel_rows(count: int) -> list[Box]:
    """The lines of the panel in two columns: one for each reward and rare find."""
    x, y, w, h = PANEL
    left, top, wide = x + 30, y + 78, w - 60
    rows = -(-count // 2)
    tall, first = (h - 112) / rows, wide * 0.44
    return [
        (left, top + i * tall, first - 8, tall)
        if i < rows
        else (left + first, top + (i - rows) * tall, wide - first - 8, tall)
        for i in range(count)
    ]


# ---------------------------------------------------------------- own toys
LOOK: Box = (TOYS[0] + TOYS[2] - 94, TOYS[1] + 54, 74, 77)
"""The key to look at one's toys."""


def toy_spots(toys: int, key: bool) -> tuple[list[Spot], float]:
    """Where the toys of whoever is to move lie before it, and how wide they are; `key`: beside the key to look."""
    x, y, w, _ = TOYS
    room, middle = w - 44 - (80 if key else 0), y + 94
    size = min(78.0, room / max(1, toys) - 6) if toys <= 4 else 56.0
    pitch = min(size + 8, (room - size) / max(1, toys - 1)) if toys > 1 else 0
    left = x + 22 + room / 2 - pitch * (toys - 1) / 2
    return [(left + i * pitch, middle) for i in range(toys)], size


# ---------------------------------------------------------------- dice and buttons
def die_size(dice: int) -> float:
    """The width of a die, so that all fit into the tray."""
    return DIE if dice <= 6 else min(DIE, (TRAY[2] - 90) / ((dice + 1) // 2) / 1.12)


def button_boxes(count: int, large: bool, brief: bool = False) -> list[Box]:
    """So many buttons at the foot of the right side: up to three below each other (two if brief), else two columns."""
    x, y, w, h = BUTTONS
    foot = y + h
    if large and count == 1:
        return [(x, foot - 156, w, 150)]
    if count <= (2 if brief else 3):
        tall = 101.0 if count <= 2 else 69.0
        return [(x, foot - tall * (count - i), w, tall - 2) for i in range(count)]
    rows = -(-count // 2)
    tall = min(101.0, 207 / rows)
    out = []
    for i in range(count):
        row, column = divmod(i, 2)
        alone = i == count - 1 and column == 0
        out.append((x + column * (w / 2 + 3), foot - tall * (rows - row), w if alone else w / 2 - 3, tall - 2))
    return out
