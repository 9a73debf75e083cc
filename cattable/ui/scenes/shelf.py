"""What the game picker shows: the five games, and the variants in the user's own rules folder, broken ones too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from cattable.engine.errors import Problem, RulesError
from cattable.games import RULES, Game, load_game
from cattable.rulebook.sheet import Minutes, Players
from cattable.store import places
from cattable.ui.tables import TABLES
from cattable.ui.words import say

GAMES = ("mad_cat_sad_cat", "herding_cats", "mad_magazine", "cats_vs_cucumbers", "meow_meow_dice")
"""The five games, in the order they are shown."""
EMBLEMS = frozenset(GAMES)


class Offer(Struct, frozen=True):
    """One game or variant. `game` is None where it cannot be read or is not there yet; `problems` say what is wrong."""

    name: str
    emblem: str
    title: str
    players: str
    minutes: str
    summary: str
    game: Game | None = None
    problems: tuple[str, ...] = ()
    own: bool = False
    """Whether it is from the user's rules folder."""

    @property
    def playable(self) -> bool:
        """Whether it has rules that can be read and a table."""
        return self.game is not None and self.game.id in TABLES


def offers() -> list[Offer]:
    """Everything there is: the five games first, then the user's variants by file name."""
    return [*map(_shipped, GAMES), *_own()]


def _shipped(name: str) -> Offer:
    if not (RULES / f"{name}.yaml").is_file():
        told = {key: say(f"games.{name}.{key}") for key in ("title", "players", "minutes", "summary")}
        return Offer(name, name, told["title"], told["players"], told["minutes"], told["summary"])
    try:
        return _offer(load_game(name), own=False)
    except RulesError as wrong:
        return _broken(name, name, say(f"games.{name}.title"), wrong.problems, own=False)


def _own() -> Iterator[Offer]:
    folder = places.rules_folder()
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix in (".yaml", ".yml") and path.is_file())
    except OSError:
        return  # there is no such folder
    for file in files:
        try:
            yield _offer(load_game(file), own=True)
        except RulesError as wrong:
            yield _broken(file.name, "", file.name, wrong.problems, own=True)
        except Exception as wrong:  # a file of the user's own can be anything, and must not keep the games away
            yield _broken(file.name, "", file.name, [Problem(file.name, 1, "", str(wrong))], own=True)


def _offer(game: Game, own: bool) -> Offer:
    sheet = game.sheet
    emblem = game.id if game.id in EMBLEMS else ""
    players, minutes = _range(sheet.players), _range(sheet.minutes)
    return Offer(game.name, emblem, sheet.title, players, minutes, sheet.summary, game, own=own)


def _range(span: Players | Minutes) -> str:
    return f"{span.least}–{span.most}" if span.least != span.most else str(span.least)


def _broken(name: str, emblem: str, title: str, problems: list[Problem], own: bool) -> Offer:
    told = tuple(str(problem._replace(file=Path(problem.file).name)) for problem in problems)
    return Offer(name, emblem, title, "", "", say("games.broken"), None, told, own)
