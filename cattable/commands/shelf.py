"""Finding games by the name or the file a person gives."""

from __future__ import annotations

from pathlib import Path

from cattable.games import RULES, Game, load_game
from cattable.store.places import rules_folder


def find_game(name: str) -> Game:
    """A game that comes with the program, one of the person's own rules folder, or a YAML file anywhere.

    Raises RulesError.
    """
    own = rules_folder() / f"{name}.yaml"
    return load_game(own if not (RULES / f"{name}.yaml").is_file() and own.is_file() else name)


def all_rules_files() -> list[Path]:
    """Every rules file that comes with the program, and then the person's own."""
    return [file for folder in (RULES, rules_folder()) for file in sorted(folder.glob("*.y*ml"))]
