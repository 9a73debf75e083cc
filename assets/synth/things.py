"""Things on a table: dice, cards, chips, buttons, paws, a bell."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from synth.blocks import (
    RATE,
    Samples,
    band_pass,
    bar,
    fade_out,
    low_pass,
    mix,
    noise,
    note,
    room,
    shaped,
    silence,
    struck,
)


def die_hit(rng: random.Random) -> Samples:
    """A die touching the tray: its body, its edge, and the wood below."""
    pitch = rng.uniform(0.88, 1.14)
    body = [(1180, 0.012, 0.9), (2240, 0.009, 0.8), (3570, 0.006, 0.55), (5100, 0.004, 0.35)]
    out = struck([(f * pitch, decay, strength) for f, decay, strength in body], 0.09)
    mix(out, shaped(band_pass(noise(0.02, rng), 3800 * pitch, 0.8), 0.0004, 0, 0.003), gain=1.4)
    return mix(out, struck([(165 * pitch, 0.03, 0.6), (240 * pitch, 0.02, 0.35)], 0.09), gain=0.9)


def dice(count: int, seconds: float) -> Callable[[random.Random], Samples]:
    """Dice that are thrown and come to rest: hits ever closer and softer."""

    def make(rng: random.Random) -> Samples:
        out = silence(seconds)
        for die in range(count):
            at, gap, gain = min(die, 1) * rng.uniform(0, 0.12), rng.uniform(0.13, 0.2), 1.0
            while at < seconds - 0.1 and gain > 0.07:
                mix(out, die_hit(rng), at, gain * rng.uniform(0.6, 1))
                at += gap * rng.uniform(0.75, 1.25)
                gap *= 0.78
                gain *= 0.74
        return room(out)

    return make


def die_aside(rng: random.Random) -> Samples:
    """One die put down on felt, with a small second touch."""
    out = low_pass(die_hit(rng), 2600)
    mix(out, low_pass(die_hit(rng), 2600), 0.055, 0.3)
    return room(out, 0.08)


def card_slide(rng: random.Random) -> Samples:
    """Paper over felt."""
    return shaped(band_pass(noise(0.24, rng), 2600 * rng.uniform(0.9, 1.1), 0.7, 5200), 0.05, 0.03, 0.055)


def card_flip(rng: random.Random) -> Samples:
    """A card that swishes over and lands flat."""
    out = shaped(band_pass(noise(0.09, rng), 1800, 0.9, 6500), 0.02, 0, 0.015)
    landing = mix(struck([(210, 0.02, 0.8)], 0.08), shaped(band_pass(noise(0.03, rng), 3200, 0.8), 0.0005, 0, 0.004))
    return mix([x * 0.8 for x in out], landing, 0.075)


def chip(rng: random.Random) -> Samples:
    """A chip that lands on others and settles in three touches."""
    out = silence(0.3)
    tune = rng.uniform(0.95, 1.06)
    for at, pitch, gain in ((0, 1.0, 1.0), (0.034, 1.07, 0.7), (0.082, 0.97, 0.35)):
        modes = ((2110, 0.05, 0.5), (3420, 0.035, 0.7), (5260, 0.022, 0.5), (7480, 0.014, 0.3))
        mix(out, struck([(f * pitch * tune, decay, strength) for f, decay, strength in modes], 0.2), at, gain)
        mix(out, shaped(band_pass(noise(0.012, rng), 5200, 1), 0.0003, 0, 0.002), at, gain)
    return room(out, 0.1)


def chips(rng: random.Random) -> Samples:
    """A handful of chips poured out: dense at first, then the last ones."""
    out = silence(0.9)
    for i in range(16):
        mix(out, chip(rng), 0.72 * (i / 16) ** 1.35 + rng.uniform(0, 0.02), rng.uniform(0.4, 1.0))
    return fade_out(out, 0.1)


def tick(_rng: random.Random) -> Samples:
    """A button pressed."""
    return struck([(1900, 0.008, 0.8), (3100, 0.005, 0.4), (640, 0.012, 0.4)], 0.06)


def focus(_rng: random.Random) -> Samples:
    """The focus moves on."""
    return struck([(2500, 0.006, 0.7), (1250, 0.01, 0.4)], 0.045)


def thud(rng: random.Random) -> Samples:
    """A paw on the table."""
    out = struck([(98, 0.07, 1.0), (151, 0.05, 0.7), (233, 0.04, 0.6), (465, 0.02, 0.4)], 0.3)
    return mix(out, shaped(low_pass(noise(0.08, rng), 1500), 0.001, 0, 0.01), gain=1.0)


def error(rng: random.Random) -> Samples:
    """Not allowed: a thud and a lower one."""
    return mix(thud(rng), struck([(146, 0.08, 0.9), (220, 0.06, 0.7), (438, 0.04, 0.6)], 0.3), 0.13)


def pop(_rng: random.Random) -> Samples:
    """A bubble: a short tone that jumps up."""
    count = int(0.09 * RATE)
    out: Samples = []
    phase = 0.0
    for i in range(count):
        t = i / count
        phase += math.tau * (380 + 620 * math.sqrt(t)) / RATE
        out.append(math.sin(phase) * (1 - t) ** 2 * min(1.0, i / 30))
    return out


def your_turn(_rng: random.Random) -> Samples:
    """Two soft notes of a bell, rising."""
    out = silence(1.0)
    for name, at, gain in (("E5", 0.0, 0.8), ("A5", 0.16, 1.0)):
        mix(out, bar(note(name), 0.84, 0.22), at, gain)
    return room(out, 0.14, 1.3)
