"""The table of a dice game: a tray that dice are thrown into, dice chosen by presses, a press before the first roll.

Pieces `die 0`, `die 1` ... lie in the tray. A game with several kinds of dice names the kind of each.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, ClassVar

from cattable.ui.art.dice import DiceAtlas
from cattable.ui.motion import Spot
from cattable.ui.sound import dice_sound
from cattable.ui.stage import Box
from cattable.ui.table.game_table import GameTable
from cattable.ui.table.motions import Do, Motion, Shake, Travel, Tumble
from cattable.ui.table.pieces import AGAIN, CHAIN, CHECK, DiePiece, Piece, die_sign
from cattable.ui.table.prompt import Choice, Prompt
from cattable.ui.words import say

if TYPE_CHECKING:
    from typing_extensions import Self

    from cattable.engine.match import Match
    from cattable.ui.app import App
    from cattable.ui.canvas import Canvas
    from cattable.ui.seat import Seat


RISE = 10.0
"""Units that a chosen die stands above the tray: its ring must not reach the row behind it."""


class DiceTable(GameTable):
    """What the tables of dice games share. A game gives `tray`, `die_size` and `make_atlas`."""

    tray: ClassVar[Box]
    dice_kinds: Sequence[str] = ("",)
    """The kinds of dice, if they differ."""

    def __init__(self, match: Match, seats: Sequence[Seat], app: App) -> None:
        super().__init__(match, seats, app)
        self.die_size = 112.0
        self._atlases: dict[str, tuple[float, DiceAtlas]] = {}
        self._gone = count()

    @abstractmethod
    def make_atlas(self, kind: str, pixels: int) -> DiceAtlas:
        """All pictures of a kind of dice at a size in pixels."""

    # ------------------------------------------------------------ dice
    def atlas(self, kind: str = "") -> DiceAtlas:
        """The pictures of a kind of dice at the present scale."""
        scale = self.app.stage.scale
        if kind not in self._atlases or self._atlases[kind][0] != scale:
            self._atlases[kind] = (scale, self.make_atlas(kind, max(8, round(self.die_size * scale))))
        return self._atlases[kind][1]

    def twin(self) -> Self:
        """A table of the same match on which nothing lies yet, with the same pictures of dice."""
        twin = super().twin()
        twin._atlases = self._atlases
        return twin

    def opening_art(self, canvas: Canvas) -> Iterator[None]:
        """What lies over dice that are chosen or stay."""
        for sign in (CHECK, AGAIN, CHAIN):
            die_sign(canvas, sign, self.die_size)
            yield

    def work_to_come(self) -> Iterator[bool]:
        """The frames of tumbling dice, one at a time."""
        for kind in self.dice_kinds:
            yield from self.atlas(kind).to_come

    def add_die(self, key: str, side: str, x: float, y: float, lean: float = 0.0, kind: str = "") -> DiePiece:
        """Lays a die on the table."""
        die = DiePiece(key, side, x, y, self.die_size, partial(self.atlas, kind))
        die.turn, die.rise = lean, RISE
        self.pieces[key] = die
        return die

    def die(self, key: str) -> DiePiece:
        """The die that lies here."""
        piece = self.pieces[key]
        assert isinstance(piece, DiePiece)
        return piece

    def toggle(self, key: str) -> None:
        """Chooses a die, or no longer."""
        if key in self.selected:
            self.selected.remove(key)
        else:
            self.selected.append(key)
        self.pieces[key].chosen = key in self.selected

    # ------------------------------------------------------------ the first roll of a turn
    def roll_gate(self, seat: int, dice: int) -> Prompt:
        """A turn begins: the dice wait for the player's press."""
        hint = say("table.roll_first", dice=say("table.die" if dice == 1 else "table.dice", count=dice))
        roll = Choice(say("table.roll"), None, "primary", "dice", hint=hint, name="roll")
        return Prompt(say("table.your_roll", name=self.name(seat)), (roll,), {}, "roll", seat)

    # ------------------------------------------------------------ motions
    def throw(self, dice: Sequence[DiePiece], seat: int, delay: float = 0.0) -> list[Motion]:
        """Dice fly in from the lower left and come to lie where they are now; the other cats look."""
        x, low = self.tray[0], self.tray[1] + self.tray[3]
        motions: list[Motion] = [Do(partial(self.app.play, dice_sound(len(dice))), delay)]
        for i, die in enumerate(dice):
            die.visible = False
            start, to = (x - 60 + 14 * i, low + 30 - 12 * i), (die.x, die.y)
            motions.append(Tumble(die, start, to, i % 2, 1.15, delay + 0.08 * i))
        for i, cat in enumerate(self.cats):
            if i != seat:
                cat.act("look-left" if i > seat else "look-right", 1.5)
        return motions

    def send_off(self, key: str, to: Spot, seconds: float, delay: float = 0.0, scale: float | None = None) -> Travel:
        """A piece goes somewhere, perhaps to another size, and is gone; its key is free at once."""
        gone = f"gone {next(self._gone)}"
        piece = self.pieces.pop(key)
        piece.key, piece.chosen, piece.dimmed = gone, False, False
        self.pieces[gone] = piece
        return Travel(piece, to, seconds, delay=delay, scale=scale, lead=0.2, then=lambda: self.pieces.pop(gone, None))

    def tremble(self, keys: Sequence[str]) -> list[Motion]:
        """Pieces shake where they lie; not with reduced motion."""
        if self.app.settings.reduced_motion:
            return []
        at = [(piece, piece.x) for key in keys if (piece := self.pieces.get(key))]

        def move(offset: float) -> None:
            for piece, x in at:
                piece.x = x + offset

        return [Shake(move)]


class Spotlight(Piece):
    """A place that can be looked at: it tells something when the focus rests on it, and paints nothing."""

    def __init__(self, key: str, box: Box) -> None:
        x, y, w, h = box
        super().__init__(key, x + w / 2, y + h / 2, w, h, layer=-1)
        self.rise = 0.0


def tray_spots(tray: Box, dice: int, size: float) -> list[Spot]:
    """Where so many dice lie in a tray: loosely, in one row or two."""
    rows = [dice] if dice <= 3 else [(dice + 1) // 2, dice // 2]
    x, y, w, h = tray
    down = max(size + 4, min(size * 1.26, h - 90 - size))
    out = []
    for row, many in enumerate(rows):
        pitch = min(size * 1.5, (w - 90) / max(1, many))
        for i in range(many):
            lean = ((i * 5 + row * 3) % 4 - 1.5) * (2 if len(rows) > 1 else 12)
            at = y + h / 2 - 2 + (row - (len(rows) - 1) / 2) * down
            out.append((x + w / 2 + (i - (many - 1) / 2) * pitch, at + lean))
    return out


def lean_of(index: int) -> float:
    """How far a rolled die lies askew, in degrees."""
    return (-7.0, 5.0, -3.0, 8.0, -5.0, 4.0, -8.0)[index % 7]
