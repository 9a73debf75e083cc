"""A bounded cache of surfaces: what was not used for longest goes first, so that memory stays flat."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


def weight(surface: pygame.Surface) -> int:
    """Bytes that a surface takes."""
    return surface.get_pitch() * surface.get_height() + 200


class Shelf:
    """Surfaces by key, at most `budget` bytes of them (one that is larger than the budget is still kept)."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._held: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._held

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface under `key`, made now if it is not there."""
        if (known := self._held.get(key)) is not None:
            self._held.move_to_end(key)
            return known
        made = make()
        self.used += weight(made)
        self._held[key] = made
        while self.used > self.budget and len(self._held) > 1:
            self.used -= weight(self._held.popitem(last=False)[1])
        return made

    def peek(self, key: Hashable) -> pygame.Surface | None:
        """The surface under `key`, if it is there; that does not count as a use."""
        return self._held.get(key)

    def clear(self) -> None:
        """Forget everything."""
        self._held.clear()
        self.used = 0
