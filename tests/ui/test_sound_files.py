"""The sounds themselves: made by the script, loud enough, not too loud, and clean at both ends."""

import array
import importlib
import io
import itertools
import math
import sys
import wave
from pathlib import Path
from types import ModuleType

import pytest

from cattable.ui.folders import ASSETS
from cattable.ui.sound import DRUM_ROLL_SECONDS, MUSIC, SOUNDS

FOLDER = ASSETS / "sounds"
STEMS = sorted(path.stem for path in FOLDER.glob("*.wav"))
EFFECTS = [stem for stem in STEMS if stem not in MUSIC]
FULL = 32767


@pytest.fixture(scope="module")
def script() -> ModuleType:
    sys.path.insert(0, str(ASSETS))
    try:
        return importlib.import_module("make_sounds")
    finally:
        sys.path.remove(str(ASSETS))


def samples(data: bytes) -> tuple[list[int], int]:
    with wave.open(io.BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        values = array.array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            values.byteswap()
        return list(values), file.getframerate()


def read(stem: str) -> tuple[list[int], int]:
    return samples((FOLDER / f"{stem}.wav").read_bytes())


def loudness(values: list[int]) -> float:
    return math.sqrt(sum(x * x for x in values) / len(values)) / FULL


def test_the_script_knows_the_same_sounds(script: ModuleType) -> None:
    assert tuple(script.SOUNDS) == SOUNDS
    assert tuple(script.MUSIC) == MUSIC
    assert sorted(script.stems()) == STEMS


@pytest.mark.parametrize("stem", STEMS)
def test_the_script_makes_the_files_that_are_here(script: ModuleType, stem: str) -> None:
    made, rate = samples(script.wav_of(stem))
    kept, kept_rate = read(stem)
    assert (len(made), rate) == (len(kept), kept_rate)
    # Another machine's sine may differ in its last digit and so round the other way.
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


def test_the_same_bytes_every_time(script: ModuleType) -> None:
    for stem in ("dice-1", "meow-2", "hiss"):
        assert script.wav_of(stem) == script.wav_of(stem)


@pytest.mark.parametrize("stem", STEMS)
def test_level(stem: str) -> None:
    values, _ = read(stem)
    peak = max(map(abs, values))
    assert 0.2 * FULL < peak < 0.9 * FULL
    assert abs(sum(values) / len(values)) < 0.001 * FULL
    assert sum(abs(x) == peak for x in values) < 3, "flattened tops"


@pytest.mark.parametrize("stem", EFFECTS)
def test_starts_soon_and_ends_in_silence(stem: str) -> None:
    values, rate = read(stem)
    assert rate == 22050
    peak = max(map(abs, values))
    assert any(abs(x) > 0.05 * peak for x in values[: rate // 10])
    assert abs(values[0]) < 0.3 * peak
    assert max(map(abs, values[-20:])) < 0.01 * peak


def test_the_music_has_no_seam() -> None:
    values, rate = read("table-tune")
    assert 20 < len(values) / rate < 60
    steps = [abs(b - a) for a, b in itertools.pairwise(values)]
    assert abs(values[0] - values[-1]) < 2 * sum(steps) / len(steps)
    quarter = rate // 4
    parts = [loudness(values[i : i + quarter]) for i in range(0, len(values) - quarter, quarter)]
    assert min(parts) > 0.15 * max(parts), "no hole anywhere, the joint included"


def test_the_drum_roll_ends_when_it_says() -> None:
    values, rate = read("drum-roll")
    loudest = max(range(len(values)), key=lambda i: abs(values[i]))
    assert loudest / rate == pytest.approx(DRUM_ROLL_SECONDS, abs=0.03)


def test_what_is_heard_often_is_softer_than_the_rare_moments() -> None:
    def loudest(stem: str) -> float:
        values, rate = read(stem)
        window = rate // 20
        return max(loudness(values[i : i + window]) for i in range(0, max(1, len(values) - window), window))

    rare = min(loudest(stem) for stem in ("fanfare", "fail"))
    for stem in ("focus", "tick", "chip-1", "card-slide-1", "card-flip", "die-aside-1", "whoosh"):
        assert loudest(stem) < rare, stem


def test_how_much_there_is() -> None:
    sizes = {path.stem: path.stat().st_size for path in Path(FOLDER).iterdir()}
    assert set(sizes) == set(STEMS)
    assert sizes["table-tune"] < 1_000_000
    assert sum(sizes.values()) < 2_500_000
