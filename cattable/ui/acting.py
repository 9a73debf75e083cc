"""Cats that act: they blink, look at something, and react. Knows when and which face; whoever shows it draws it.

cat = ActingCat("ginger", "happy", seed=3)
cat.look(-1)                          # to the left; 0 ahead, 1 right; goes on for a while
cat.react("shocked", 1.2, hop=40)     # a face for some seconds, with a hop of so many units
if cat.update(dt): ...                # True when the picture changed
canvas.picture(cat.picture, x, y - cat.rise, 300, 300)
"""

from __future__ import annotations

import math
import random

MOODS = ("calm", "blink", "happy", "smug", "shocked", "sad", "mad", "look-left", "look-right")
COATS = ("ginger", "patchwork", "blue", "red", "grey", "tuxedo", "calico", "siamese", "snow")
"""The cats, in the order they are offered."""
BLINK = 0.14
"""Seconds that eyes stay shut."""
BETWEEN_BLINKS = (3.5, 10.0)
ATTENTION = 3.0
"""Seconds until a cat loses interest in what it looks at."""
HOP_SECONDS = 0.45
_LOOKS = {-1: "look-left", 0: "calm", 1: "look-right"}


class ActingCat:
    """One cat. `still` cats do not blink, look about or hop, but still show what they feel."""

    def __init__(self, coat: str, mood: str = "calm", seed: int = 0, still: bool = False) -> None:
        self.coat, self.mood, self.still = coat, mood, still
        self._lot = random.Random(seed)
        self._next_blink = self._lot.uniform(0.5, BETWEEN_BLINKS[1])
        self._looking: int | None = None
        self._attention = 0.0
        self._feeling = ""
        self._feeling_left = 0.0
        self._hop, self._hop_time = 0.0, HOP_SECONDS

    @property
    def face(self) -> str:
        """The mood that shows now, one of MOODS."""
        if self._feeling_left > 0:
            return self._feeling
        if self._next_blink <= 0 and self.mood != "blink":
            return "blink"
        return self.mood if self._looking is None else _LOOKS[self._looking]

    @property
    def picture(self) -> str:
        """The drawing of its head as it is now, for `canvas.picture`."""
        return f"cats/{self.coat}-{self.face}"

    @property
    def rise(self) -> float:
        """How far it is above its place, in units, while it hops."""
        share = min(1.0, self._hop_time / HOP_SECONDS)
        return self._hop * math.sin(math.pi * share) if share < 1 else 0.0

    def look(self, way: int) -> None:
        """Looks left (-1), ahead (0) or right (1) for a while."""
        if not self.still:
            self._looking, self._attention = way, ATTENTION

    def react(self, feeling: str, seconds: float = 1.2, hop: float = 0.0) -> None:
        """Shows a feeling for so many seconds, with a hop if it is not a still cat."""
        self._feeling, self._feeling_left = feeling, seconds
        if hop and not self.still:
            self._hop, self._hop_time = hop, 0.0

    def update(self, dt: float) -> bool:
        """Lives on for dt seconds; True if it looks different now."""
        before = self.face, self.rise
        self._feeling_left = max(0.0, self._feeling_left - dt)
        self._hop_time = min(HOP_SECONDS, self._hop_time + dt)
        self._attention -= dt
        if self._attention <= 0:
            self._looking = None
        if not self.still:
            self._next_blink -= dt
            if self._next_blink <= -BLINK:
                self._next_blink = self._lot.uniform(*BETWEEN_BLINKS)
        return before != (self.face, self.rise)
