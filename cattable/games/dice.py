"""What dice games share: actions that name dice or places in any order, and the parts of a heap of dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import force_setattr

from cattable.engine.steps import Action


def put_in_order(action: Action, field: str) -> None:
    """Puts the names in a field of a new action in alphabetical order: the same names, the same action."""
    names = getattr(action, field)
    if list(names) != (ordered := sorted(names)):
        force_setattr(action, field, tuple(ordered))


class NamedDice(Action, frozen=True, gc=False):
    """An action on dice that are named by what they show; they stand in alphabetical order."""

    dice: tuple[str, ...]

    def __post_init__(self) -> None:
        """Puts the dice in order."""
        put_in_order(self, "dice")


def parts(dice: Sequence[str]) -> list[tuple[str, ...]]:
    """Every set that can be taken out of sorted dice, once each; the empty one first, all of them last."""
    found: list[tuple[str, ...]] = [()]
    for die, count in Counter(dice).items():
        found = [part + (die,) * n for part in found for n in range(count + 1)]
    return found


def places_of(some: Sequence[str], dice: Sequence[str]) -> tuple[int, ...]:
    """Where some of the dice lie, each place once; ValueError if one does not lie there."""
    left: list[str] = list(dice)
    found = []
    for face in some:
        place = left.index(face)
        left[place] = ""
        found.append(place)
    return tuple(sorted(found))
