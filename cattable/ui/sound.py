"""Sound effects and music. Without a device, or where a file is missing or broken, nothing is heard and nothing fails.

sound = Sound(settings.effects_volume, settings.music_volume)
sound.play(dice_sound(3))
sound.music("table-tune")
"""

from __future__ import annotations

import itertools
from collections import deque
from pathlib import Path

import pygame

from cattable.ui.folders import ASSETS

SOUNDS = (
    "one-die",
    "few-dice",
    "dice",
    "die-aside",
    "card-slide",
    "card-flip",
    "chip",
    "chips",
    "tick",
    "focus",
    "error",
    "pop",
    "your-turn",
    "whoosh",
    "drum-roll",
    "fanfare",
    "fail",
    "lock-in",
    "meow",
    "chirp",
    "hiss",
    "purr",
)
"""The names of all effects: dice thrown and set aside, cards, VPs one by one (chip) and poured (chips), button and
focus, a refusal, a bubble, the bell for the next player, the curtain, a reveal, a win, a fail, a lock, cats."""
MUSIC = ("table-tune",)
"""The names of all music; each is a loop."""
DRUM_ROLL_SECONDS = 1.2
"""When the drum roll ends in its stroke: the moment to show what was hidden."""

RATE = 22050
CHANNELS = 24
MUSIC_FADE, STOP_FADE = 900, 120
"""Milliseconds."""


def dice_sound(count: int) -> str:
    """The name of the sound of so many dice being rolled."""
    return "one-die" if count <= 1 else "few-dice" if count <= 3 else "dice"


class Sound:
    """Everything that can be heard. No method ever raises."""

    def __init__(self, effects_volume: int, music_volume: int, folder: Path = ASSETS / "sounds") -> None:
        """Opens the sound device. Volumes are 0 to 100; `folder` holds the WAV files."""
        self._folder = folder
        self._loaded: dict[str, deque[pygame.mixer.Sound]] = {}
        self._music: str | None = None
        _open_device()
        self.set_volumes(effects_volume, music_volume)

    @property
    def device(self) -> bool:
        """Whether there is anything to hear with."""
        # Asked each time: pygame crashes when it is told to play after the mixer was closed.
        return pygame.mixer.get_init() is not None

    def play(self, name: str) -> None:
        """Plays an effect once; of one that has variants, the next one."""
        if not self.device or self._effects == 0:
            return
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        variants = self._loaded[name]
        if variants:
            variants[0].play()
            # In turn, not by lot: the same one never comes twice in a row, and no random numbers are used up.
            variants.rotate(-1)

    def stop(self, name: str) -> None:
        """Fades out an effect that may still be heard: a drum roll that somebody hurried, say."""
        if self.device:
            for sound in self._loaded.get(name, ()):
                sound.fadeout(STOP_FADE)

    def music(self, name: str | None) -> None:
        """Begins a piece of music, over and over; goes on with it if it is already playing. None: no music."""
        if name == self._music:
            return
        self._music = name
        if not self.device:
            return
        pygame.mixer.music.stop()
        if name is not None:
            try:
                pygame.mixer.music.load(self._folder / f"{name}.wav")
                pygame.mixer.music.play(loops=-1, fade_ms=MUSIC_FADE)
            except (pygame.error, OSError):
                return

    def set_volumes(self, effects: int, music: int) -> None:
        """Changes both volumes, of what is playing too."""
        self._effects = _loudness(effects)
        if self.device:
            for sound in itertools.chain.from_iterable(self._loaded.values()):
                sound.set_volume(self._effects)
            pygame.mixer.music.set_volume(_loudness(music))

    def _load(self, name: str) -> deque[pygame.mixer.Sound]:
        variants: deque[pygame.mixer.Sound] = deque()
        for path in (self._folder / f"{name}.wav", *sorted(self._folder.glob(f"{name}-[0-9].wav"))):
            try:
                sound = pygame.mixer.Sound(path)
            except (pygame.error, OSError):
                continue
            sound.set_volume(self._effects)
            variants.append(sound)
        return variants


def _open_device() -> None:
    """Opens the sound device, unless it is open; without one that works, does nothing."""
    try:
        if not pygame.mixer.get_init():
            pygame.mixer.init(RATE, size=-16, channels=2, buffer=512, allowedchanges=0)
        pygame.mixer.set_num_channels(CHANNELS)
    except pygame.error:
        return


def _loudness(volume: int) -> float:
    """What the ear hears as `volume` percent, as a factor on the wave."""
    return (max(0, min(100, volume)) / 100) ** 2
