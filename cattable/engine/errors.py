"""What can be wrong, each with a message for people: what, where, and what to do."""

from __future__ import annotations

from typing import NamedTuple


class CatTableError(Exception):
    """The root of every error whose text may be shown to a user as it is."""


class SetUpError(CatTableError, ValueError):
    """A match cannot be set up like this: wrong number of seats, unknown option, impossible first seat."""


class RigError(CatTableError, ValueError):
    """Rigged dice or decks do not fit the game: a wrong length, an unknown face, or some left over."""


class IllegalAction(CatTableError, ValueError):
    """An action that may not be done now. The text quotes what may be done, so it is for that seat's eyes only."""


class SaveError(CatTableError, ValueError):
    """A saved match that cannot be read: damaged, from a newer program, or of a game that is not here."""


class Problem(NamedTuple):
    """One thing wrong in a file: where it stands and what it is."""

    file: str
    line: int
    path: str
    what: str

    def __str__(self) -> str:
        """`rules/x.yaml:12: dice.die: what is wrong`."""
        where = f"{self.file}:{self.line}"
        return f"{where}: {self.path}: {self.what}" if self.path else f"{where}: {self.what}"


class RulesError(CatTableError, ValueError):
    """A rules or scenario file with problems, all of them at once, in the order of their lines."""

    def __init__(self, problems: list[Problem]) -> None:
        """Keeps the problems sorted by line; the text has one line each."""
        self.problems = sorted(problems, key=lambda p: (p.file, p.line))
        super().__init__("\n".join(map(str, self.problems)))
