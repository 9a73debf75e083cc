"""The games: one room each, and the shelf they are taken from."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cattable.engine.errors import Problem, RulesError, SaveError
from cattable.engine.match import Match, SavedMatch, hash_of
from cattable.games import cats_vs_cucumbers, herding_cats, mad_cat_sad_cat, mad_magazine, meow_meow_dice
from cattable.games.game import Flow, Game
from cattable.rulebook.lines import Document, changed, parse_yaml, read_text
from cattable.rulebook.typed import did_you_mean

__all__ = ["FLOWS", "RULES", "Flow", "Game", "game_of", "load_game", "match_from_json"]

RULES = Path(__file__).resolve().parents[2] / "rules"
"""The folder of the rules files that come with the program."""

FLOWS: dict[str, Flow] = {
    "mad_cat_sad_cat": mad_cat_sad_cat.FLOW,
    "herding_cats": herding_cats.FLOW,
    "mad_magazine": mad_magazine.FLOW,
    "meow_meow_dice": meow_meow_dice.FLOW,
    "cats_vs_cucumbers": cats_vs_cucumbers.FLOW,
}
"""The flows a rules file can name with its key `game`."""


_loaded: dict[Path, tuple[str, Game]] = {}
"""What was loaded last from each file. Matches of one game then share its rules, and what was worked out for them."""


def load_game(name: str | Path, changes: Mapping[str, Any] | None = None) -> Game:
    """The game of this name in rules/, or of a YAML file anywhere. `changes` puts values at dotted paths of the file.

    Raises RulesError with every problem of the file, or when there is no such game.
    """
    file = Path(name)
    if file.suffix not in (".yaml", ".yml"):
        file = RULES / f"{name}.yaml"
        if not file.is_file():
            known = sorted(found.stem for found in RULES.glob("*.yaml"))
            told = f"there is no game {str(name)!r}{did_you_mean(str(name), known)}; games: {', '.join(known)}"
            raise RulesError([Problem(str(name), 1, "", told)])
    text = read_text(file, _shown(file))
    if not changes and (last := _loaded.get(file)) and last[0] == text:
        return last[1]
    document = parse_yaml(text, _shown(file))
    if changes:
        document.data = changed(document.data, changes)
        return game_of(document, file.stem, file)
    game = game_of(document, file.stem, file)
    _loaded[file] = text, game
    return game


def game_of(document: Document, name: str, file: Path | None = None) -> Game:
    """The game that a rules document describes. Raises RulesError."""
    if not isinstance(document.data, dict):
        raise RulesError([document.problem((), "expected keys and values: `game: ...`, `title: ...` and so on")])
    flow = str(document.data.get("game"))
    if flow not in FLOWS:
        told = f"no game has the flow {flow!r}{did_you_mean(flow, FLOWS)}; there are {', '.join(FLOWS)}"
        if "game" not in document.data:
            told = f"the key 'game' is missing; it names the flow: {', '.join(FLOWS)}"
        raise RulesError([*document.problems, document.problem(("game",), told)])
    return Game(FLOWS[flow], document, name, file)


def match_from_json(text: str) -> Match:
    """A saved match, ready to go on. Raises SaveError for what cannot be read or played again.

    It goes on by the rules it began with: the file's own when the rules have been changed since.
    """
    saved = SavedMatch(text)
    if saved.game not in FLOWS:
        raise SaveError(f"this match is of a game that is not here: {saved.game!r}")
    file = RULES / f"{saved.game}.yaml"
    if file.is_file():
        game = load_game(file)
        if hash_of(game.source) == hash_of(saved.rules):
            return saved.on(game)
    try:
        return saved.on(game_of(Document("saved match", saved.rules, {}, []), saved.game))
    except RulesError as wrong:
        raise SaveError(f"the rules inside this saved match are damaged: {wrong}") from None


def _shown(file: Path) -> str:
    return f"rules/{file.name}" if file.parent == RULES else file.as_posix()
