"""The show: the curtain, a reveal, a win, a lock."""

from __future__ import annotations

import math
import random

from synth.blocks import (
    Formant,
    Samples,
    band_pass,
    bar,
    between,
    curved,
    fade_out,
    high_pass,
    mix,
    noise,
    note,
    room,
    shaped,
    silence,
    string,
    struck,
    voice,
)


def whoosh(rng: random.Random) -> Samples:
    """The curtain: a broad breath of air that passes."""
    low = band_pass(noise(0.6, rng), 250, 1.6, 1500)
    high = band_pass(noise(0.6, rng), 700, 1.4, 4200)
    return curved(mix(low, high, gain=0.45), lambda t: math.sin(math.pi * t**0.8) ** 2)


def drum_roll(rng: random.Random) -> Samples:
    """A roll that swells for 1.2 seconds and ends in a stroke with a cymbal."""

    def stroke() -> Samples:
        skin = struck([(188, 0.03, 0.8), (331, 0.02, 0.4)], 0.08)
        return mix(skin, shaped(band_pass(noise(0.09, rng), 2300, 0.5), 0.001, 0, 0.022), gain=2.2)

    out = silence(1.9)
    strokes = [stroke() for _ in range(5)]
    for i in range(30):
        gain = between(0.16, 0.62, (i / 30) ** 1.6) * (1.0 if i % 2 else 0.86) * rng.uniform(0.9, 1.05)
        mix(out, strokes[i % 5], i * 0.04 + rng.uniform(0, 0.004), gain)
    mix(out, stroke(), 1.2, 1.1)
    mix(out, struck([(84, 0.09, 1.0), (128, 0.05, 0.5)], 0.5), 1.2, 0.9)
    mix(out, shaped(high_pass(noise(0.68, rng), 4500), 0.002, 0, 0.16), 1.2, 0.4)
    return fade_out(out)


def fanfare(_rng: random.Random) -> Samples:
    """The winner: a broken chord that runs up, the chord, and glitter."""
    out = silence(2.0)
    for name, at in (("C5", 0.0), ("E5", 0.11), ("G5", 0.22), ("C6", 0.33), ("G5", 0.52), ("C6", 0.63)):
        mix(out, bar(note(name), 0.9, 0.2), at, 0.6)
        mix(out, string(note(name) / 2, 0.8, 0.9), at, 0.8)
    for name in ("C4", "E4", "G4", "C5", "E5"):
        mix(out, string(note(name), 1.3, 0.8), 0.63, 0.45)
        mix(out, bar(note(name) * 2, 1.3, 0.4), 0.63, 0.22)
    for i in range(14):
        mix(out, bar(note(("C7", "G7", "E7", "C8")[i * 3 % 4]), 0.25, 0.05), 0.72 + i * 0.05, 0.14 - 0.006 * i)
    return room(out, 0.2, 1.4)


def lock_in(rng: random.Random) -> Samples:
    """A latch that snaps shut in two clacks, and the growl of somebody who means it."""
    out = silence(0.95)
    for at, pitch, gain in ((0.0, 1.25, 0.55), (0.085, 1.0, 1.0)):
        modes = ((310, 0.03, 0.9), (870, 0.02, 0.7), (2350, 0.03, 0.5), (4120, 0.018, 0.35))
        mix(out, struck([(f * pitch, decay, strength) for f, decay, strength in modes], 0.25), at, gain)
        mix(out, shaped(band_pass(noise(0.02, rng), 3000 * pitch, 0.7), 0.0004, 0, 0.004), at, gain)

    def throat(t: float) -> list[Formant]:
        return [(between(480, 640, t), 150, 1.0), (between(1150, 1350, t), 240, 0.6), (2700, 400, 0.3)]

    growl = voice(
        0.72,
        lambda t: 92 + 34 * math.sin(math.pi * t) + 5 * math.sin(math.tau * 11 * t),
        throat,
        lambda t: math.sin(math.pi * t**0.7) * (0.62 + 0.38 * math.sin(math.tau * 20 * t)),
        rng,
        breath=0.25,
    )
    return mix(out, growl, 0.14, 0.5)
