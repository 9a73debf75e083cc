"""Building blocks for the sounds: struck things, noise, filters, a cat's voice, a small room. Standard library only.

A sound is a list of samples around zero at RATE samples a second. Times are seconds, frequencies hertz.
"""

from __future__ import annotations

import array
import io
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence

RATE = 22050
Samples = list[float]
Curve = Callable[[float], float]
"""A value over the course of a sound; the argument runs from 0 to 1."""
Formant = tuple[float, float, float]
"""A resonance of the throat: centre, width, strength."""

NOTES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SEMITONES = {"": 0, "#": 1, "b": -1}


def note(name: str) -> float:
    """The frequency of a note such as A4, F#5 or Bb3."""
    above_a4 = NOTES[name[0]] + SEMITONES[name[1:-1]] + 12 * int(name[-1]) - 57
    return float(440 * 2 ** (above_a4 / 12))


def between(low: float, high: float, share: float) -> float:
    """The value `share` of the way from low to high."""
    return low + (high - low) * share


def silence(seconds: float) -> Samples:
    """Nothing, for a while."""
    return [0.0] * int(RATE * seconds)


def mix(into: Samples, sound: Sequence[float], at: float = 0.0, gain: float = 1.0) -> Samples:
    """Adds a sound to another one, which grows if need be, and returns that one."""
    start = int(at * RATE)
    into.extend([0.0] * (start + len(sound) - len(into)))
    for i, value in enumerate(sound, start):
        into[i] += value * gain
    return into


def struck(modes: Sequence[tuple[float, float, float]], seconds: float) -> Samples:
    """A struck thing: a sum of (frequency, decay time, strength), each dying away on its own."""
    out = silence(seconds)
    for frequency, decay, strength in modes:
        # A phasor turned by multiplication spares a sine for each sample.
        angle = math.tau * frequency / RATE
        shrink = math.exp(-1 / (decay * RATE))
        cos, sin = math.cos(angle) * shrink, math.sin(angle) * shrink
        x, y = 0.0, strength
        for i in range(len(out)):
            out[i] += x
            x, y = x * cos + y * sin, y * cos - x * sin
    return fade_out(out)


def string(frequency: float, seconds: float, bright: float = 0.5) -> Samples:
    """A plucked string; `bright` from 0 (a thumb on gut) to 1 (a nail on steel)."""
    count = max(1, min(14, int(5000 / frequency)))
    modes = [
        (frequency * h, 0.55 / h ** (1.3 - 0.6 * bright), math.sin(math.pi * h * 0.21) / h ** (1.9 - bright))
        for h in range(1, count + 1)
    ]
    return struck(modes, seconds)


def bar(frequency: float, seconds: float, ring: float) -> Samples:
    """A struck wooden or metal bar; `ring` is how long it takes to die away."""
    return struck(
        [(frequency, ring, 1.0), (frequency * 3.93, ring * 0.3, 0.22), (frequency * 9.2, ring * 0.08, 0.08)], seconds
    )


def noise(seconds: float, rng: random.Random) -> Samples:
    """White noise."""
    return [rng.uniform(-1.0, 1.0) for _ in range(int(RATE * seconds))]


def band_pass(sound: Sequence[float], start: float, q: float, end: float | None = None) -> Samples:
    """What is around a frequency, which glides from start to end; a higher q is narrower."""
    end = start if end is None else end
    out: Samples = []
    x1 = x2 = y1 = y2 = 0.0
    b = a1 = a2 = 0.0
    for i, x in enumerate(sound):
        if i % 32 == 0:
            angle = math.tau * between(start, end, i / len(sound)) / RATE
            alpha = math.sin(angle) / (2 * q)
            b, a1, a2 = alpha / (1 + alpha), -2 * math.cos(angle) / (1 + alpha), (1 - alpha) / (1 + alpha)
        y = b * (x - x2) - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def low_pass(sound: Sequence[float], frequency: float) -> Samples:
    """What is below a frequency (6 dB an octave)."""
    share = 1 - math.exp(-math.tau * frequency / RATE)
    out: Samples = []
    y = 0.0
    for x in sound:
        y += share * (x - y)
        out.append(y)
    return out


def high_pass(sound: Sequence[float], frequency: float) -> Samples:
    """What is above a frequency (6 dB an octave)."""
    return [x - low for x, low in zip(sound, low_pass(sound, frequency), strict=True)]


def shaped(sound: Sequence[float], attack: float, hold: float, decay: float) -> Samples:
    """A sound that swells, stays and dies away; all three in seconds."""
    rise, stay = max(1, int(attack * RATE)), int(hold * RATE)

    def level(i: int) -> float:
        if i < rise:
            return i / rise
        return math.exp(-max(0, i - rise - stay) / (decay * RATE))

    return fade_out([x * level(i) for i, x in enumerate(sound)])


def curved(sound: Sequence[float], level: Curve) -> Samples:
    """A sound with its loudness along a curve."""
    return [x * level(i / len(sound)) for i, x in enumerate(sound)]


def fade_out(sound: Samples, seconds: float = 0.01) -> Samples:
    """The same sound ending in silence, since an abrupt end is heard as a click."""
    count = min(len(sound), int(seconds * RATE))
    for i in range(count):
        sound[-1 - i] *= i / count
    return sound


def trimmed(sound: Samples, floor: float = 0.002) -> Samples:
    """A sound without the end that nobody hears: what stays below a share of the loudest sample."""
    audible = floor * max(abs(x) for x in sound)
    last = max(i for i, x in enumerate(sound) if abs(x) >= audible)
    return fade_out(sound[: last + int(0.01 * RATE)])


def room(sound: Sequence[float], wet: float = 0.16, size: float = 1.0) -> Samples:
    """A sound in a small wooden room: three echoes that repeat and fade."""
    dry = list(sound) + silence(0.18)
    out = list(dry)
    for delay, gain in ((0.0297, 0.42), (0.0371, 0.37), (0.0513, 0.30)):
        late = int(delay * size * RATE)
        echo = list(dry)
        for i in range(late, len(dry)):
            echo[i] += echo[i - late] * gain
            out[i] += echo[i - late] * wet
    return fade_out(out, 0.03)


def voice(
    seconds: float,
    pitch: Curve,
    throat: Callable[[float], Sequence[Formant]],
    level: Curve,
    rng: random.Random,
    breath: float = 0.015,
) -> Samples:
    """A cat's voice: the harmonics of a pitch, weighted by the resonances of a throat that moves."""
    out: Samples = []
    phase = 0.0
    count = int(RATE * seconds)
    weights: list[float] = []
    for i in range(count):
        t = i / count
        if i % 96 == 0:
            formants = throat(t)
            harmonics = [pitch(t) * h for h in range(1, min(26, int(9000 / pitch(t))) + 1)]
            weights = [
                sum(strength / (1 + ((f - centre) / width) ** 2) for centre, width, strength in formants) / h**0.55
                for h, f in enumerate(harmonics, 1)
            ]
        phase += math.tau * pitch(t) / RATE
        cos, sin = math.cos(phase), math.sin(phase)
        x, y = cos, sin
        value = rng.uniform(-breath, breath)
        for weight in weights:
            value += y * weight
            x, y = x * cos - y * sin, x * sin + y * cos
        out.append(value * level(t))
    return fade_out(out)


def halved(loop: Sequence[float]) -> Samples:
    """A loop at half the rate. What would be folded back is filtered out first, across the joint of the loop too."""
    reach = 15
    taps = [
        (k, 0.5 * (math.sin(math.pi * k / 2) / (math.pi * k / 2)) * (0.54 + 0.46 * math.cos(math.pi * k / reach)))
        for k in range(1, reach + 1, 2)
    ]
    count = len(loop)
    return [
        0.5 * loop[i] + sum(weight * (loop[i - k] + loop[(i + k) % count]) for k, weight in taps)
        for i in range(0, count, 2)
    ]


def wav(sound: Sequence[float], peak: float, rate: int = RATE) -> bytes:
    """A WAV file, one channel of 16 bits, whose loudest sample is `peak` of what fits."""
    loudest = max(abs(x) for x in sound)
    data = array.array("h", (round(x * peak / loudest * 32767) for x in sound))
    if sys.byteorder == "big":
        data.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(data.tobytes())
    return file.getvalue()
