"""Where things lie on the table of Meow Meow Dice, in design units; all counts are the rules file's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cattable.games.meow_meow_dice.rules import MeowRules
from cattable.ui.art.butlers import CARD, TOKEN_PLACES
from cattable.ui.art.meowspace import board_layout
from cattable.ui.motion import Spot
from cattable.ui.stage import Box

RATIO = CARD[1] / CARD[0]

BOARD: Box = (38, 130, 1216, 508)
SPACE: Box = (1264, 130, 620, 508)
BUBBLE: Box = (48, 650, 528, 186)
HOST: Box = (50, 828, 240, 240)
CORNER: Box = (300, 842, 276, 224)
TRAY: Box = (590, 650, 640, 416)
PANEL: Box = (1248, 650, 622, 184)
BUTTONS: Box = (1248, 650, 622, 416)
SUPPLY: Box = (CORNER[0], CORNER[1] + 60, CORNER[2], CORNER[3] - 60)
CHOICE: Box = (600, 660, 1264, 396)
"""Room for what is chosen from at the start: the cats."""
DIE = 136.0
TOKEN = 58.0
"""Width of a condition token in the supply."""


class Places:
    """All boxes that depend on the rules file."""

    def __init__(self, r: MeowRules) -> None:
        self.r = r
        x, y, w, h = BOARD
        self.board = board_layout(w, h, len(r.sheet.places))
        moved = [(x + box[0], y + box[1], box[2], box[3]) for box in self.board.cards]
        self.cards: dict[str, Box] = dict(zip(r.sheet.places, moved, strict=True))
        signs = [(x + box[0], y + box[1], box[2], box[3]) for box in self.board.signs]
        self.signs: dict[str, Box] = dict(zip(r.sheet.places, signs, strict=True))
        self.decks: dict[str, Box] = {
            deck: (x + box[0], y + box[1], box[2], box[3]) for deck, box in self.board.decks.items()
        }
        self.card_width = moved[0][2]
        self.items = list(r.sheet.items)
        most = max(r.sheet.dice, len(set(r.die)))
        self.die = min(DIE, (TRAY[2] - 90) / max(2, -(-most // 2)) - 26)

    def result(self, place: str) -> Box:
        """The strip below the card of a place: what the dice mean there."""
        x, y, w, h = self.cards[place]
        return x - 8, y + h + 8, w + 16, min(54.0, BOARD[1] + BOARD[3] - 30 - (y + h + 8))

    def token_on(self, place: str, index: int) -> Spot:
        """The middle of a condition token on the card of a place; more than there is room for overlap."""
        x, y, w, _ = self.cards[place]
        box, scale = TOKEN_PLACES[index % len(TOKEN_PLACES)], w / CARD[0]
        lower = 24 * (index // len(TOKEN_PLACES))
        return x + (box.x + box.width / 2) * scale, y + (box.y + box.height / 2) * scale + lower

    def supply(self, index: int) -> Spot:
        """The middle of a condition token in the supply."""
        many = len(self.r.sheet.condition_tokens)
        columns = max(1, -(-many // 2))
        x, y, w, _ = CORNER
        pitch = min(TOKEN + 4, (w - 16) / columns)
        row, column = divmod(index, columns)
        return x + w / 2 + (column - (columns - 1) / 2) * pitch, y + 124 + row * (TOKEN - 1)

    def cats(self) -> list[Box]:
        """Where the cats lie from which everybody chooses."""
        x, y, w, h = CHOICE
        many = len(self.r.sheet.cats)
        pitch = min(w / many, 316.0)
        side = min(pitch - 16, h - 70)
        return [
            (x + w / 2 + (i - (many - 1) / 2) * pitch - side / 2, y + (h - 50 - side) / 2, side, side)
            for i in range(many)
        ]


# ---------------------------------------------------------------- the personal space beside the board
CAT: Box = (SPACE[0] + 32, SPACE[1] + 80, 148, 148)
FIRE: Box = (SPACE[0] + 30, SPACE[1] + 240, 152, 80)
WON: Box = (SPACE[0] + 32, SPACE[1] + 332, 148, 92)
COLUMNS: Box = (SPACE[0] + 190, SPACE[1] + 76, 400, 366)
PRESENTS: Box = (COLUMNS[0], SPACE[1] + 18, COLUMNS[2], SPACE[3] - 36)
CAT_AND_TOKEN: Box = (CAT[0], CAT[1], CAT[2], FIRE[1] + FIRE[3] - CAT[1])
HEAD = 52.0
"""Height of the item icon above a column."""


def column(index: int, count: int) -> Box:
    """The column of an item, its icon at the top."""
    x, y, w, h = COLUMNS
    wide = w / max(1, count)
    return x + wide * index, y, wide, h


def space_boxes(r: MeowRules, cards: Sequence[str]) -> list[Box]:
    """Where the cards of the active player lie: in a column for each item, each a little below the one before."""
    items = list(r.sheet.items)
    many = Counter(r.item[card] for card in cards)
    seen: Counter[str] = Counter()
    out = []
    for card in cards:
        item = r.item[card]
        x, y, w, h = column(items.index(item), len(items))
        width = min(102.0, w - 6)
        tall = width * RATIO
        step = min(54.0, (h - HEAD - tall) / max(1, many[item] - 1))
        out.append((x + (w - width) / 2, y + HEAD + seen[item] * step, width, tall))
        seen[item] += 1
    return out
