"""How the program looks, sounds and moves. Change one with `msgspec.structs.replace(settings, speed="fast")`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from cattable.store import places
from cattable.store.atomic import read_or_set_aside, write_or_tell
from cattable.store.documents import Format, reader, to_text

FORMAT = 1

Speed = Literal["off", "fast", "normal", "slow"]
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
Place = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Length = Annotated[int, msgspec.Meta(ge=100, le=100_000)]


class WindowPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Where the window stood when it was not fullscreen, in pixels of the desktop."""

    x: Place
    y: Place
    width: Length
    height: Length


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings, with what a first start uses."""

    format: Format = FORMAT
    speed: Speed = "normal"
    """Of animations; "off" shows every result at once."""
    effects_volume: Volume = 80
    music_volume: Volume = 40
    fullscreen: bool = False
    reduced_motion: bool = False
    """No idle motion, no shaking, no flying crowds."""
    text_size: Literal[100, 115, 130] = 100
    """Percent."""
    auto_reveal: bool = True
    """Cards chosen in secret are revealed by themselves when that costs nothing (MCR3)."""
    odds: bool = False
    """Dice games show the exact chances."""
    window: WindowPlace | None = None
    """None: the program chooses."""


def file() -> Path:
    """The settings file."""
    return places.settings_folder() / "settings.json"


def load() -> Settings:
    """The kept settings; the usual ones if there are none or the file is damaged."""
    return read_or_set_aside(
        file(), reader(Settings, FORMAT), Settings(), "the settings", "the usual settings are used"
    )


def save(settings: Settings) -> bool:
    """Keeps the settings; False (and a notice) if that fails."""
    return write_or_tell(file(), to_text(settings), "the settings")
