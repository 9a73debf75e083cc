"""The music of the table: a calm bossa of 16 bars for vibraphone, guitar, bass and shaker, made to be looped."""

from __future__ import annotations

import random
from functools import cache

from synth.blocks import RATE, Samples, band_pass, bar, halved, noise, note, shaped, string

TUNE_RATE = RATE // 2
"""Half of the other sounds' rate: the instruments are soft, and so twice the bars fit into a megabyte."""
BEATS_A_MINUTE = 88
BEAT = 60 / BEATS_A_MINUTE
BARS = 16

CHORDS = {
    "F": ("F2", "A3 C4 E4 G4"),
    "Dm": ("D2", "A3 C4 F4 A4"),
    "Gm": ("G2", "Bb3 D4 F4 A4"),
    "C7": ("C2", "Bb3 D4 E4 A4"),
    "D7": ("D2", "A3 C4 F#4 A4"),
    "F6": ("F2", "A3 C4 D4 F4"),
    "Bb": ("Bb1", "A3 D4 F4 A4"),
    "Am": ("A1", "G3 C4 E4 G4"),
    "Bo": ("B1", "G#3 B3 D4 F4"),
}
"""Bass note and guitar voicing."""

HARMONY = ["F", "Dm", "Gm", "C7", "F", "D7", "Gm/C7", "F6", "Bb", "Am", "Gm", "F", "Bb", "Bo", "F/D7", "Gm/C7"]
"""One word a bar; two chords share a bar."""

MELODY = """
C5:0:1.5 A4:1.5:.5 C5:2:1 E5:3:1 | D5:0:2 A4:3:.5 C5:3.5:.5
D5:0:1.5 Bb4:1.5:.5 D5:2:1 F5:3:1 | E5:0:2 G4:3:.5 Bb4:3.5:.5
A4:0:1.5 C5:1.5:.5 F5:2:1 E5:3:1 | D5:0:1 C5:1:1 A4:2:1 F#4:3:1
G4:0:1 Bb4:1:1 G4:2:1 E4:3:1 | F4:0:2.5
D5:.5:.5 F5:1:1.5 A5:3:1 | G5:0:1.5 E5:1.5:.5 C5:2:2
Bb4:.5:.5 D5:1:1.5 F5:3:1 | E5:0:1.5 C5:1.5:.5 A4:2:2
D5:0:1 F5:1:1 A5:2:1.5 G5:3.5:.5 | F5:0:1 D5:1:1 B4:2:1 D5:3:1
C5:0:1.5 A4:1.5:.5 C5:2:1 F#4:3:1 | G4:0:1 D5:1:1 C5:2:1 Bb4:3:1
"""
"""Note, beat within the bar, length in beats; two bars a line."""

STRUMS = ((0.0, 1.5, 3.0), (0.5, 2.0, 3.5))
"""The beats on which the guitar plays, in even and odd bars."""


@cache
def _vibraphone(name: str, beats: float) -> Samples:
    return bar(note(name), 0.35 + beats * BEAT, 0.3 + 0.15 * beats)


@cache
def _guitar(name: str) -> Samples:
    return string(note(name), 0.7, 0.35)


@cache
def _bass(name: str, beats: float) -> Samples:
    return string(note(name), beats * BEAT, 0.1)


def table_tune() -> Samples:
    """The whole loop at TUNE_RATE. Whatever rings beyond its end goes on at its start."""
    rng = random.Random("table-tune")
    loop = [0.0] * (round(BARS * 4 * BEAT * RATE) // 2 * 2)
    shaker = [shaped(band_pass(noise(0.07, rng), 3900, 0.9), 0.012, 0, 0.014) for _ in range(4)]

    def play(sound: Samples, beat: float, gain: float, late: float = 0.0) -> None:
        start = int((beat * BEAT + late) * RATE)
        for i, value in enumerate(sound, start):
            loop[i % len(loop)] += value * gain

    for number, word in enumerate(HARMONY):
        chords = word.split("/")
        for beat in (0, 1.5, 2, 3.5):  # the bass: a long note and its short pick-up
            root = CHORDS[chords[0 if beat < 2 else -1]][0]
            length = 1.6 if beat in (0, 2) else 0.5
            play(_bass(root, length), number * 4 + beat, 0.55 if length > 1 else 0.35)
        for beat in STRUMS[number % 2]:
            voicing = CHORDS[chords[0 if beat < 2 else -1]][1].split()
            for order, name in enumerate(voicing):
                play(_guitar(name), number * 4 + beat, rng.uniform(0.2, 0.25), 0.012 * order)
        for eighth in range(8):
            play(shaker[eighth % 4], number * 4 + eighth / 2, 0.16 if eighth % 2 else 0.08, rng.uniform(0, 0.008))
    for number, notes in enumerate(MELODY.strip().replace("\n", "|").split("|")):
        for name, start, beats in (word.split(":") for word in notes.split()):
            play(_vibraphone(name, float(beats)), number * 4 + float(start), rng.uniform(0.42, 0.48))
    middle = sum(loop) / len(loop)
    return halved([x - middle for x in loop])
