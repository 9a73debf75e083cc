"""Golden playthroughs: recorded matches that must go the same way for ever.

They are recorded anew, after a change of the rules that is meant, with

    python -m tests.battery.record            (or with names of games: only theirs)

and the difference is looked at before it is committed: one line a decision, so it shows where a match went another way.
"""

import hashlib
import sys
from pathlib import Path
from typing import Any

import msgspec

from cattable.engine.match import Match

from .cases import CASES, NAMES, Case, loaded, plain, played

GOLDEN = Path(__file__).parent / "golden"


class Golden(msgspec.Struct):
    """One recorded match: how it began, what was done, and how it ended."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    points: list[int]
    final: str
    journal: list[tuple[int, dict[str, Any]]]


def final_of(match: Match) -> str:
    """A fingerprint of the last table, but for the words in which its end is told."""
    s = match.table.s
    wordless = msgspec.structs.replace(s, outcome=msgspec.structs.replace(s.outcome, why="", tie=""))
    return hashlib.sha256(plain(wordless)).hexdigest()[:16]


def replayed(golden: Golden) -> Match:
    """The recorded match, played again."""
    match = loaded(golden.game).new_match(NAMES[: golden.seats], seed=golden.seed, options=golden.options)
    for seat, said in golden.journal:
        match.apply(seat, said)
    return match


def record(case: Case, seed: int) -> Golden:
    """A random match."""
    match = played(case, seed)
    journal = [(seat, msgspec.to_builtins(action)) for seat, action in match.journal]
    assert match.outcome
    return Golden(case.name, case.seats, case.options, seed, match.outcome.points, final_of(match), journal)


def written(golden: Golden) -> str:
    """As JSON with one line for each decision."""
    head = msgspec.json.encode(msgspec.structs.replace(golden, journal=[])).decode().removesuffix("]}")
    lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in golden.journal)
    return f"{head}\n{lines}\n]}}\n"


def main(names: list[str]) -> None:
    """Writes files for three cases of each game: few seats, some, and many with all options at their last choice."""
    for name in names or sorted({case.name for case in CASES}):
        for old in GOLDEN.glob(f"{name}-*.json"):
            old.unlink()
        cases = [case for case in CASES if case.name == name]
        for case in {cases[0], cases[len(cases) // 2], cases[-1]}:
            (GOLDEN / f"{case}.json").write_text(written(record(case, 7000 + case.seats)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
