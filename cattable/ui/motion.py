"""Movement without pictures: eases, springs, tweens, arcs, the bounce of a die, the turn of a card, confetti.

Times are seconds; an ease maps 0..1 to 0..1. Nothing here draws, nothing knows the rules.

    hover = Spring(0.0);  hover.to = 1.0;  moving = hover.update(dt);  lift = 30 * hover.value
    slide = Tween(0.0, 200.0, 0.25);  moving = slide.update(dt);  x = slide.value
    x, y, hop = arc((0, 0), (300, 80), t, height=60)
    x, y, height = thrown((0, 0), (300, 80), t, height=180)
    width, shade, front = flip(t)
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field

Ease = Callable[[float], float]
Spot = tuple[float, float]


def clamp(t: float, low: float = 0.0, high: float = 1.0) -> float:
    """`t` held between `low` and `high`."""
    return low if t < low else high if t > high else t


def lerp(a: float, b: float, t: float) -> float:
    """The value a share `t` of the way from a to b."""
    return a + (b - a) * t


def linear(t: float) -> float:
    """No ease."""
    return t


def out_cubic(t: float) -> float:
    """Fast, then slow."""
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    """Slow, fast, slow."""
    return t * t * (3 - 2 * t)


def out_back(t: float, past: float = 1.70158) -> float:
    """Shoots a little past the end and comes back."""
    t -= 1
    return t * t * ((past + 1) * t + past) + 1


def out_bounce(t: float) -> float:
    """Falls and bounces three times."""
    for end, middle, height in ((1, 0, 0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375)):
        if t < end / 2.75:
            return 7.5625 * (t - middle / 2.75) ** 2 + height
    return 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375


class Spring:
    """A value that follows `to` like a soft spring; for hover, lift and the moving apart of a hand."""

    def __init__(self, value: float, stiffness: float = 220, damping: float = 24) -> None:
        self.value = self.to = value
        self.speed = 0.0
        self.stiffness, self.damping = stiffness, damping

    def update(self, dt: float) -> bool:
        """Moves on by dt seconds, the same at any frame rate; True while it moves."""
        if not self.moving:
            return False
        steps = max(1, math.ceil(dt / 0.008))
        h = dt / steps
        for _ in range(steps):
            self.speed += ((self.to - self.value) * self.stiffness - self.speed * self.damping) * h
            self.value += self.speed * h
        if abs(self.to - self.value) < 0.002 and abs(self.speed) < 0.02:
            self.jump(self.to)
        return self.moving

    def jump(self, value: float) -> None:
        """Stands at `value` at once."""
        self.value, self.to, self.speed = value, value, 0.0

    @property
    def moving(self) -> bool:
        """Whether it has not come to rest."""
        return self.value != self.to or self.speed != 0


@dataclass
class Tween:
    """A value on its way from `start` to `end` in `seconds`, after `delay`."""

    start: float
    end: float
    seconds: float
    ease: Ease = in_out
    delay: float = 0.0
    time: float = 0.0

    def update(self, dt: float) -> bool:
        """Moves on by dt seconds; True until it has arrived."""
        self.time += dt
        return not self.done

    @property
    def value(self) -> float:
        """Where it is now."""
        return lerp(self.start, self.end, self.ease(self.share))

    @property
    def share(self) -> float:
        """How much of its time has gone, 0..1, before the ease."""
        return clamp((self.time - self.delay) / self.seconds) if self.seconds > 0 else float(self.time >= self.delay)

    @property
    def done(self) -> bool:
        """Whether it has arrived."""
        return self.time >= self.delay + self.seconds


def arc(start: Spot, end: Spot, t: float, height: float) -> tuple[float, float, float]:
    """A hop over the table at share t: x, y (already lifted by up to `height`) and the hop 0..1 for the shadow."""
    e = in_out(clamp(t))
    hop = 4 * clamp(t) * (1 - clamp(t))
    return lerp(start[0], end[0], e), lerp(start[1], end[1], e) - height * hop, hop


def thrown(start: Spot, end: Spot, t: float, height: float) -> tuple[float, float, float]:
    """A thrown die at share t of its flight: x, y on the table and its height above it; three bounces, then still."""
    t = clamp(t)
    e = out_cubic(t)
    if t < 0.42:
        up = 1 - (t / 0.42) ** 2
    elif t < 0.74:
        up = 0.34 * _hop((t - 0.42) / 0.32)
    elif t < 0.92:
        up = 0.09 * _hop((t - 0.74) / 0.18)
    else:
        up = 0.0
    return lerp(start[0], end[0], e), lerp(start[1], end[1], e), up * height


def _hop(share: float) -> float:
    return 4 * share * (1 - share)


def flip(t: float) -> tuple[float, float, bool]:
    """A card turning over at share t: its width (0..1), its lightness (0.63..1) and whether the new side shows."""
    c = math.cos(math.pi * clamp(t))
    return max(0.02, abs(c)), 1 - 0.37 * math.sin(math.pi * clamp(t)), c < 0


CONFETTI_COLOURS = ("#ff6b57", "#ffc93f", "#6cc36a", "#58b6ee", "#b28cf0", "#ff8fb0", "#fff6e0")


@dataclass
class Flake:
    """One piece of confetti: place, speed, colour number, and how far it has spun."""

    x: float
    y: float
    drift: float
    fall: float
    colour: int
    spin: float
    spin_speed: float

    @property
    def turn(self) -> float:
        """Cosine of its spin: its width share, negative when the paler back shows."""
        return math.cos(self.spin)


@dataclass
class Confetti:
    """Flakes falling over a 1920x1080 stage; `update` says False when all have left it."""

    count: int = 140
    seed: int = 0
    flakes: list[Flake] = field(init=False)

    def __post_init__(self) -> None:
        lot = random.Random(self.seed)
        self.flakes = [
            Flake(
                lot.uniform(190, 1730),
                lot.uniform(-500, -20),
                lot.uniform(-90, 90),
                lot.uniform(180, 420),
                lot.randrange(len(CONFETTI_COLOURS)),
                lot.uniform(0, 12),
                lot.uniform(6, 16),
            )
            for _ in range(self.count)
        ]

    def update(self, dt: float) -> bool:
        """Lets them fall for dt seconds."""
        for flake in self.flakes:
            flake.spin += flake.spin_speed * dt
            flake.x += (flake.drift + 60 * math.sin(flake.spin * 0.7)) * dt
            flake.y += flake.fall * dt
        self.flakes = [flake for flake in self.flakes if flake.y < 1120]
        return bool(self.flakes)
