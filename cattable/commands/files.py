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
    files = [file for name in words.files for file in _in(name)] or [str(file) for file in all_rules_files()]
    problems: list[Problem] = []
    for file in files:
        try:
            find_game(file)
        except RulesError as wrong:
            problems += wrong.problems
    return _judged(problems, len(files), "rules file")


def scenario(words: Namespace) -> int:
    """Plays scenario files, and all of a folder: 1 when any goes otherwise than told."""
    files = [Path(file) for name in words.files or [str(SCENARIOS)] for file in _in(name)]
    return _judged(run_files(files), len(files), "scenario")


def _in(name: str) -> list[str]:
    """A file, or all YAML files of a folder. Raises RulesError when there is none in it."""
    if not Path(name).is_dir():
        return [name]
    found = [str(file) for file in scenario_files(Path(name))]
    if not found:
        raise RulesError([Problem(name, 1, "", "there is no YAML file in this folder")])
    return found


def _judged(problems: Iterable[Problem], count: int, what: str) -> int:
    problems = list(problems)
    for problem in problems:
        print(problem, file=sys.stderr)
    counted = f"{count} {what}{'' if count == 1 else 's'}"
    wrong = len({problem.file for problem in problems})
    print(f"{counted}: {f'{wrong} with problems' if wrong else 'all is well'}")
    return 1 if problems else 0
