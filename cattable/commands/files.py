"""`check` and `scenario`: files read and judged, every problem as `file:line: what is wrong`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from cattable.commands.shelf import all_rules_files, find_game
from cattable.engine.errors import Problem, RulesError
from cattable.games import RULES
from cattable.scenario.play import run_files, scenario_files

SCENARIOS = RULES.parent / "tests" / "scenarios"


def check(words: Namespace) -> int:
    """Checks rules files: 1 when any is wrong."""
    files = words.files or [str(file) for file in all_rules_files()]
    problems: list[Problem] = []
    for file in files:
        try:
            find_game(file)
        except RulesError as wrong:
            problems += wrong.problems
    return _judged(problems, len(files), "rules file")


def scenario(words: Namespace) -> int:
    """Plays scenario files, and all of a folder: 1 when any goes otherwise than told."""
    given = [Path(file) for file in words.files] or [SCENARIOS]
    files: list[Path] = []
    for path in given:
        found = scenario_files(path) if path.is_dir() else [path]
        if not found:
            raise RulesError([Problem(str(path), 1, "", "there is no scenario in this folder")])
        files += found
    return _judged(run_files(files), len(files), "scenario")


def _judged(problems: Iterable[Problem], count: int, what: str) -> int:
    problems = list(problems)
    for problem in problems:
        print(problem, file=sys.stderr)
    counted = f"{count} {what}{'' if count == 1 else 's'}"
    wrong = len({problem.file for problem in problems})
    print(f"{counted}: {f'{wrong} with problems' if wrong else 'all is well'}")
    return 1 if problems else 0
