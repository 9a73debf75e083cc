"""Cats."""

from __future__ import annotations

import math
import random

from synth.blocks import (
    RATE,
    Formant,
    Samples,
    band_pass,
    between,
    curved,
    low_pass,
    mix,
    noise,
    note,
    room,
    shaped,
    silence,
    voice,
)


def meow(rng: random.Random) -> Samples:
    """m - i - a - u, a little different every time."""
    pitch, seconds = rng.uniform(0.85, 1.2), rng.uniform(0.46, 0.62)

    def throat(t: float) -> list[Formant]:
        if t < 0.25:
            share = t / 0.25
            return [(between(350, 1150, share), 150, 1), (between(2100, 2600, share), 300, 0.8), (3900, 450, 0.35)]
        share = (t - 0.25) / 0.75
        return [(between(1150, 560, share), 200, 1), (between(2500, 1200, share), 300, 0.9), (3800, 450, 0.3)]

    def tone(t: float) -> float:
        arch = math.sin(math.pi * min(1, t * 1.15)) ** 1.2 if t < 1 / 1.15 else 0.0
        return pitch * (520 + 230 * arch - 120 * t + 9 * math.sin(math.tau * 7 * t))

    def level(t: float) -> float:
        return min(1, t / 0.12) * math.pow(1 - t, 0.8) * (1 - 0.25 * math.exp(-(((t - 0.18) / 0.06) ** 2)))

    return room(voice(seconds, tone, throat, level, rng), 0.08)


def chirp(rng: random.Random) -> Samples:
    """A rolled, rising "brrp?"."""
    pitch = rng.uniform(0.92, 1.12)
    return voice(
        0.34,
        lambda t: pitch * (480 + 420 * t**1.4),
        lambda t: [(600 + 250 * t, 160, 1), (1700 + 500 * t, 300, 0.7), (3300, 400, 0.3)],
        lambda t: (
            min(1, t / 0.06)
            * (1 - t) ** 0.7
            * (1 - 0.65 * (0.5 + 0.5 * math.sin(math.tau * 8.5 * t)) * min(1, max(0, (0.7 - t) * 10)))
        ),
        rng,
    )


def hiss(rng: random.Random) -> Samples:
    """Air between teeth."""
    out = band_pass(noise(0.6, rng), 3600, 0.6, 5200)
    return shaped(mix(out, band_pass(noise(0.6, rng), 7200, 0.8), gain=0.7), 0.03, 0.12, 0.14)


def purr(rng: random.Random) -> Samples:
    """Two breaths, in at 25 pulses a second, out at 22."""
    air = [5 * x for x in low_pass(low_pass(noise(2.4, rng), 420), 700)]
    out: Samples = []
    phase = 0.0
    for i, x in enumerate(air):
        t = i / RATE
        phase += math.tau * (25 if t % 1.2 < 0.6 else 22) / RATE
        pulse = max(0.0, math.sin(phase)) ** 3
        breath = 0.4 + 0.6 * math.sin(math.pi * (t % 0.6) / 0.6)
        out.append((x * (0.15 + pulse) + 0.12 * pulse * math.sin(math.tau * 78 * t)) * breath)
    return curved(out, lambda t: math.sin(math.pi * t) ** 0.3)


def fail(rng: random.Random) -> Samples:
    """A cat that sings the sad trombone: three falling notes and a long one that sags."""

    def throat(t: float) -> list[Formant]:
        mouth = math.sin(math.pi * min(1, t * 1.25)) if t < 0.8 else 0.0  # closed, open, closed: "wow"
        return [(between(360, 880, mouth), 150, 1), (between(900, 1750, mouth), 260, 0.7), (3100, 420, 0.25)]

    def level(t: float) -> float:
        return min(1, t / 0.1) * min(1, (1 - t) / 0.25)

    def sing(name: str, seconds: float, sag: float, tremble: float) -> Samples:
        def tone(t: float) -> float:
            return note(name) * (1 - sag * t * t) * (1 + tremble * math.sin(math.tau * 6.5 * t))

        return voice(seconds, tone, throat, level, rng)

    out = silence(2.3)
    for i, name in enumerate(("G4", "F#4", "F4")):
        mix(out, sing(name, 0.34, 0.02, 0.0), i * 0.37, 0.9)
    return room(mix(out, sing("E4", 1.15, 0.11, 0.022), 1.11), 0.1)
