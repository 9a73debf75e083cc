"""The running match, kept after every action, and matches put aside for another evening."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec

from cattable.store import notices, places
from cattable.store.atomic import read_or_set_aside, set_aside, write_or_tell
from cattable.store.documents import Format, reader
from cattable.store.profiles import Player

FORMAT = 1
ABOUT = (
    "A match of Cat Table. This file holds every hidden card and all dice to come: "
    "whoever plays in this match should not read on."
)
WHAT, INSTEAD = "a kept match", "that match cannot be continued"


class SavedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match as kept in a file. `match` is what the match itself gave as JSON, byte for byte."""

    about: str = ABOUT
    format: Format = FORMAT
    game: str
    """The game's id."""
    title: str
    """The game's title, for lists."""
    players: list[Player]
    """In seat order."""
    saved_at: Annotated[datetime, msgspec.Meta(tz=True)]
    match: msgspec.Raw

    @property
    def match_text(self) -> str:
        """The JSON text from which the match is made again."""
        return bytes(self.match).decode()


def saved_match(game: str, title: str, players: list[Player], match_text: str) -> SavedMatch:
    """A match to keep, as of now. `match_text` is the JSON text of the match."""
    now = datetime.now().astimezone()
    return SavedMatch(game=game, title=title, players=players, saved_at=now, match=msgspec.Raw(match_text))


def running_file() -> Path:
    """The one file of the match that "continue" goes on with."""
    return places.saves_folder() / "continue.json"


def save(saved: SavedMatch) -> bool:
    """Keeps the running match in place of the last; False (and a notice) if that fails."""
    return write_or_tell(running_file(), msgspec.json.encode(saved).decode() + "\n", "the running match")


def load(path: Path | None = None) -> SavedMatch | None:
    """A kept match, the running one unless told otherwise; None if there is none or the file is damaged."""
    return read_or_set_aside(path or running_file(), reader(SavedMatch, FORMAT), None, WHAT, INSTEAD)


def refuse(path: Path, reason: str) -> None:
    """Sets a file aside that was whole but whose match could not be made again, and tells why."""
    set_aside(path, reason, WHAT, INSTEAD)


def forget(path: Path | None = None) -> None:
    """Removes a kept match, the running one unless told otherwise (when it has ended, say)."""
    path = path or running_file()
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        notices.tell(f"Cat Table cannot remove the kept match {path} ({error.strerror or error}).")


def put_aside() -> bool:
    """Moves the running match, if any, to the kept ones, so that another can be started. False if that fails."""
    saved = load()
    return saved is None or _move(running_file(), running_file().with_name(f"{saved.saved_at:%Y%m%d-%H%M%S-%f}.json"))


def take_up(path: Path) -> bool:
    """Makes a match that was put aside the running one; the one that was running is put aside. False if that fails."""
    return put_aside() and _move(path, running_file())


def put_aside_matches() -> list[tuple[Path, SavedMatch]]:
    """The files and contents of all matches put aside, the last saved first."""
    files = sorted(path for path in places.saves_folder().glob("*.json") if path != running_file())
    found = [(path, saved) for path in files if (saved := load(path)) is not None]
    return sorted(found, key=lambda one: one[1].saved_at, reverse=True)


def _move(old: Path, new: Path) -> bool:
    try:
        os.replace(old, new)
    except OSError as error:
        notices.tell(f"Cat Table cannot move the kept match {old} ({error.strerror or error}).")
        return False
    return True
