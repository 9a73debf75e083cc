import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from cattable.ui.folders import ASSETS
from cattable.ui.sound import MUSIC, SOUNDS, Sound, dice_sound

FILES = sorted((ASSETS / "sounds").glob("*.wav"))


@pytest.fixture(params=["dummy", "no-such-driver"])
def driver(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("SDL_AUDIODRIVER", request.param)
    pygame.mixer.quit()
    yield request.param
    pygame.mixer.quit()


@pytest.fixture
def dummy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def use_everything(sound: Sound) -> None:
    for name in (*SOUNDS, *SOUNDS, "no-such-sound"):
        sound.play(name)
    for volume in (0, 50, 100, -5, 300):
        sound.set_volumes(volume, volume)
        sound.play("dice")
    for name in (*SOUNDS, "no-such-sound"):
        sound.stop(name)
    for music in (*MUSIC, *MUSIC, None, None, "no-such-music", *MUSIC):
        sound.music(music)


def test_every_path_works_with_and_without_a_device(driver: str) -> None:
    sound = Sound(80, 40)
    assert sound.device == (driver == "dummy")
    use_everything(sound)
    pygame.mixer.quit()
    assert not sound.device
    use_everything(sound)


def test_every_path_works_in_a_fresh_program_without_a_device() -> None:
    code = (
        "from cattable.ui.sound import SOUNDS, Sound\n"
        "sound = Sound(100, 100)\nassert not sound.device\n"
        "for name in SOUNDS: sound.play(name)\n"
        "sound.music('table-tune')\nsound.set_volumes(1, 1)\nsound.music(None)\n"
    )
    subprocess.run(
        [sys.executable, "-c", code], cwd=ASSETS.parent, env={**os.environ, "SDL_AUDIODRIVER": "nonsense"}, check=True
    )


@pytest.mark.parametrize("data", [b"", b"RIFF", b"no sound at all" * 100, None], ids=["empty", "cut", "text", "folder"])
@pytest.mark.usefixtures("dummy")
def test_broken_files_are_silent(tmp_path: Path, data: bytes | None) -> None:
    for name in ("dice-1", "meow", "table-tune"):
        path = tmp_path / f"{name}.wav"
        path.mkdir() if data is None else path.write_bytes(data)
    use_everything(Sound(80, 40, tmp_path))


@pytest.mark.usefixtures("dummy")
def test_every_cut_of_a_file_is_survived(tmp_path: Path) -> None:
    whole = (ASSETS / "sounds" / "focus.wav").read_bytes()
    for length in range(0, len(whole), 37):
        (tmp_path / "focus.wav").write_bytes(whole[:length])
        Sound(80, 40, tmp_path).play("focus")


@pytest.mark.usefixtures("dummy")
def test_a_missing_folder_is_silent(tmp_path: Path) -> None:
    use_everything(Sound(80, 40, tmp_path / "nowhere"))


@pytest.mark.usefixtures("dummy")
def test_variants_come_in_turn_and_use_no_random_numbers() -> None:
    random.seed(5)
    before = random.getstate()
    sound = Sound(80, 40)
    heard = []
    for _ in range(6):
        pygame.mixer.stop()
        sound.play("dice")
        heard.append(pygame.mixer.Channel(0).get_sound().get_length())
    assert heard[:3] == heard[3:]
    assert len(set(heard[:3])) == 3
    assert random.getstate() == before


@pytest.mark.usefixtures("dummy")
def test_volumes_reach_what_is_playing() -> None:
    sound = Sound(100, 100)
    sound.play("purr")
    sound.music("table-tune")
    sound.set_volumes(50, 20)
    assert pygame.mixer.Channel(0).get_sound().get_volume() == pytest.approx(0.25, abs=0.01)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.04, abs=0.01)
    pygame.mixer.stop()
    sound.set_volumes(0, 20)
    sound.play("purr")
    assert not pygame.mixer.get_busy()


@pytest.mark.usefixtures("dummy")
def test_a_hurried_sound_fades() -> None:
    sound = Sound(100, 100)
    sound.play("drum-roll")
    assert pygame.mixer.get_busy()
    sound.stop("drum-roll")
    started = time.monotonic()
    while pygame.mixer.get_busy():
        assert time.monotonic() - started < 1.5
        time.sleep(0.01)


@pytest.mark.usefixtures("dummy")
def test_music_goes_on_when_asked_again_and_ends_when_asked() -> None:
    sound = Sound(100, 100)
    sound.music("table-tune")
    time.sleep(0.15)
    sound.music("table-tune")
    assert pygame.mixer.music.get_pos() > 50
    sound.music(None)
    assert not pygame.mixer.music.get_busy()


def test_dice_sounds_by_number() -> None:
    assert [dice_sound(count) for count in range(1, 7)] == ["one-die", "few-dice", "few-dice", "dice", "dice", "dice"]


def test_every_name_has_a_file_and_every_file_a_name() -> None:
    bases = {path.stem.rstrip("0123456789").rstrip("-") for path in FILES}
    assert bases == set(SOUNDS) | set(MUSIC)
