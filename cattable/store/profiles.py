"""Who plays: every player known here, and how the table was set the last time, for each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from cattable.store import places
from cattable.store.atomic import read_or_set_aside, write_or_tell
from cattable.store.documents import Format, reader, to_text
from cattable.store.names import clean_name

FORMAT = 1
KNOWN_PLAYERS = 40

Option = bool | int | str


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who can take a seat. The name is always one that a screen can show (see `clean_name`)."""

    name: str
    coat: str
    """The avatar's coat, by its name in the art."""
    colour: str
    """The seat colour, by its name in the palette."""
    kind: Literal["human", "computer"] = "human"

    def __post_init__(self) -> None:
        """Cleans the name, wherever it came from."""
        msgspec.structs.force_setattr(self, "name", clean_name(self.name))


class LastTable(msgspec.Struct, frozen=True, kw_only=True):
    """How a game was set up the last time: players in seat order and options by key."""

    players: list[Player]
    options: dict[str, Option] = {}


class Profiles(msgspec.Struct, frozen=True, kw_only=True):
    """All known players, the last seated first, and the last table of each game by game id."""

    format: Format = FORMAT
    players: list[Player] = []
    tables: dict[str, LastTable] = {}


def seated(profiles: Profiles, game: str, players: Sequence[Player], options: Mapping[str, Option]) -> Profiles:
    """Profiles that remember this table for the game; its humans move to the head of the known players."""
    here = [player for player in players if player.kind == "human" and player.name]
    names = {player.name for player in here}
    others = [player for player in profiles.players if player.name not in names]
    return Profiles(
        players=(here + others)[:KNOWN_PLAYERS],
        tables={**profiles.tables, game: LastTable(players=list(players), options=dict(options))},
    )


def file() -> Path:
    """The file of known players."""
    return places.data_folder() / "profiles.json"


def load() -> Profiles:
    """The kept profiles; empty ones if there are none or the file is damaged."""
    return read_or_set_aside(file(), reader(Profiles, FORMAT), Profiles(), "the list of players", "a new list is begun")


def save(profiles: Profiles) -> bool:
    """Keeps the profiles; False (and a notice) if that fails."""
    return write_or_tell(file(), to_text(profiles), "the list of players")
