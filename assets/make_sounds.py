"""Writes assets/sounds/*.wav: python assets/make_sounds.py [NAME ...]

Every sound is computed, always with the same result. A name with a number is one of several variants of a sound; the
program plays them in turn. The recipes are in the folder synth.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from synth import cats, show, things
from synth.blocks import Samples, high_pass, trimmed, wav
from synth.tune import TUNE_RATE, table_tune

FOLDER = Path(__file__).parent / "sounds"
RUMBLE = 30.0
"""Below this no speaker sounds; it only moves the middle of the wave away from zero."""


class Sound(NamedTuple):
    """A sound to make: how, how loud (peak, 0-1), and in how many variants."""

    make: Callable[[random.Random], Samples]
    peak: float
    variants: int = 1


SOUNDS = {
    "one-die": Sound(things.dice(1, 0.8), 0.7, 3),
    "few-dice": Sound(things.dice(3, 1.0), 0.8, 3),
    "dice": Sound(things.dice(5, 1.15), 0.85, 3),
    "die-aside": Sound(things.die_aside, 0.6, 2),
    "card-slide": Sound(things.card_slide, 0.45, 2),
    "card-flip": Sound(things.card_flip, 0.55),
    "chip": Sound(things.chip, 0.5, 3),
    "chips": Sound(things.chips, 0.7),
    "tick": Sound(things.tick, 0.45),
    "focus": Sound(things.focus, 0.22),
    "error": Sound(things.error, 0.7),
    "pop": Sound(things.pop, 0.4),
    "your-turn": Sound(things.your_turn, 0.5),
    "whoosh": Sound(show.whoosh, 0.4),
    "drum-roll": Sound(show.drum_roll, 0.85),
    "fanfare": Sound(show.fanfare, 0.85),
    "fail": Sound(cats.fail, 0.55),
    "lock-in": Sound(show.lock_in, 0.8),
    "meow": Sound(cats.meow, 0.5, 3),
    "chirp": Sound(cats.chirp, 0.6, 2),
    "hiss": Sound(cats.hiss, 0.5),
    "purr": Sound(cats.purr, 0.8),
}
MUSIC = {"table-tune": table_tune}
MUSIC_PEAK = 0.6


def stems() -> list[str]:
    """The names of all files to write, without their ending."""
    effects = [
        name if sound.variants == 1 else f"{name}-{number}"
        for name, sound in SOUNDS.items()
        for number in range(1, sound.variants + 1)
    ]
    return effects + list(MUSIC)


def wav_of(stem: str) -> bytes:
    """The WAV file of one name. Each has random numbers of its own, so that a change to one leaves the others."""
    if stem in MUSIC:
        return wav(MUSIC[stem](), MUSIC_PEAK, TUNE_RATE)
    sound = SOUNDS[stem.rstrip("0123456789").rstrip("-")]
    return wav(trimmed(high_pass(sound.make(random.Random(stem)), RUMBLE)), sound.peak)


def main() -> None:
    """Writes the named sounds, or all of them."""
    FOLDER.mkdir(exist_ok=True)
    for stem in sys.argv[1:] or stems():
        data = wav_of(stem)
        (FOLDER / f"{stem}.wav").write_bytes(data)
        print(f"{stem:14}{len(data) / 1000:8.1f} kB")


if __name__ == "__main__":
    main()
