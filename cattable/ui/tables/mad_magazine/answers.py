"""MMR6: who answers an attack, so that nobody learns who could have.

At a table of several people everybody is asked at once and in public: whoever says so proves it behind the curtain, and
may still let it happen there. The question, its looks and its time are the same whatever anybody holds. Whoever wants
to be left alone lets everything happen until the turn is over.
"""

from __future__ import annotations

from collections.abc import Sequence


class Answers:
    """What has been said about the attack at hand."""

    def __init__(self) -> None:
        self.settled = False
        """Whether the question has been answered, by a name or by "nobody"."""
        self.claimed: int | None = None
        """Who says so and has still to prove it."""
        self.quiet: set[int] = set()
        """Seats that let everything happen this turn."""

    def new_attack(self) -> None:
        """Nobody has said anything yet."""
        self.settled, self.claimed = False, None

    def new_turn(self) -> None:
        """Everybody is asked again."""
        self.new_attack()
        self.quiet.clear()

    def claim(self, seat: int) -> None:
        """This seat answers."""
        self.settled, self.claimed = True, seat

    def nobody(self, seats: Sequence[int] = ()) -> None:
        """Nobody answers; these seats do not want to be asked any more this turn."""
        self.settled = True
        self.quiet.update(seats)

    def lets(self, seat: int) -> bool:
        """Whether it is clear that this seat lets it happen."""
        return seat in self.quiet or (self.settled and self.claimed != seat)

    def asks_all(self) -> bool:
        """Whether the question is still to be put."""
        return not self.settled
