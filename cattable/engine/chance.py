"""Dice and shuffles: one 64-bit word of splitmix64, kept in the state, and the queues of a rigged match."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_128
from struct import unpack

from msgspec import Struct

from cattable.engine.errors import RigError

WORD = (1 << 64) - 1
_DICE_A_WORD = 8  # so many six-sided dice can be read off one word without a measurable bias


class Chance(Struct):
    """The same word gives the same dice and shuffles on every Python version and machine."""

    word: int = 0
    rolls: list[list[str]] = []
    decks: dict[str, list[list[str]]] = {}

    def draw(self) -> int:
        """The next 64 random bits."""
        self.word = (self.word + 0x9E3779B97F4A7C15) & WORD
        z = self.word
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        return (self.draw() * n) >> 64

    def roll(self, dice: Sequence[Sequence[str]]) -> list[str]:
        """Rolls dice, each given as its sides; one face for each, in order.

        Raises RigError when the next rigged roll has a wrong length or a face that its die does not have.
        """
        if self.rolls:
            return self._rigged_roll(dice)
        faces = []
        z = 0
        for i, sides in enumerate(dice):
            if i % _DICE_A_WORD == 0:
                z = self.draw()
            z, at = divmod(z, len(sides))
            faces.append(sides[at])
        return faces

    def _rigged_roll(self, dice: Sequence[Sequence[str]]) -> list[str]:
        faces = self.rolls.pop(0)
        if len(faces) != len(dice):
            raise RigError(f"rigged roll {faces}: {len(faces)} faces, but {len(dice)} dice are rolled here")
        for face, sides in zip(faces, dice, strict=True):
            if face not in sides:
                raise RigError(f"rigged roll {faces}: no side {face!r} on this die; it has {', '.join(sides)}")
        return list(faces)

    def shuffle(self, cards: list[str], deck: str = "deck") -> None:
        """Shuffles in place; the top is the end of the list.

        A rigged order for this deck names the first cards off the top, the rest stays random.
        Raises RigError when it names a card that is not there.
        """
        n = len(cards)
        keys = unpack(f"<{n}Q", shake_128(self.draw().to_bytes(8, "little")).digest(8 * n))
        cards[:] = [cards[i] for i in sorted(range(n), key=keys.__getitem__)]
        orders = self.decks.get(deck)
        if orders:
            named = orders.pop(0)
            if not orders:
                del self.decks[deck]
            for card in named:
                if card not in cards:
                    raise RigError(f"rigged {deck}: no (more) card {card!r} among the {n} that are shuffled")
                cards.remove(card)
            cards += reversed(named)

    def left_over(self) -> str:
        """What a rig still holds, in words; empty when nothing does."""
        left = [f"{len(self.rolls)} rigged rolls, next {self.rolls[0]}"] if self.rolls else []
        left += [f"a rigged order of {deck!r}" for deck in self.decks]
        return "; ".join(left)
