"""A cat that acts: it blinks, looks, flinches and gloats. With reduced motion it keeps its calm."""

from __future__ import annotations

import random

BLINK = 0.14
"""Seconds that eyes are shut."""
BETWEEN_BLINKS = (4.0, 12.0)
"""Seconds: every blink is a new picture of the whole window."""


class Cat:
    """One avatar. `mood` names its picture in assets/svg/cats; `still` turns all acting off."""

    def __init__(self, coat: str, seed: int = 0) -> None:
        self.coat = coat
        self.still = False
        self._lot = random.Random(seed)
        self._acting = ""
        self._left = 0.0
        self._until_blink = self._lot.uniform(2.0, 6.0)

    @property
    def picture(self) -> str:
        """The name of its picture now."""
        return f"cats/{self.coat}-{self.mood}"

    @property
    def mood(self) -> str:
        """The mood it shows now."""
        if self.still:
            return "calm"
        if self._acting:
            return self._acting
        return "blink" if self._until_blink < BLINK else "calm"

    def act(self, mood: str, seconds: float = 1.6) -> None:
        """Shows a mood for a while."""
        self._acting, self._left = mood, seconds

    def update(self, dt: float) -> bool:
        """Time goes on; True when its face has changed."""
        before = self.mood
        if self._acting:
            self._left -= dt
            if self._left <= 0:
                self._acting = ""
        else:
            self._until_blink -= dt
            if self._until_blink < 0:
                self._until_blink = self._lot.uniform(*BETWEEN_BLINKS)
        return self.mood != before
