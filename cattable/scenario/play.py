"""Playing scenarios, and telling where a match went otherwise than told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cattable.engine.errors import CatTableError, Problem, RulesError
from cattable.engine.match import Match
from cattable.scenario.expect import unmet
from cattable.scenario.script import Script, read_script


def begin(script: Script) -> Match:
    """The match of a scenario before its first step. Raises SetUpError and RigError."""
    return script.game.new_match(
        script.seats, seed=script.seed, first=script.first, options=script.options, rig=script.rig
    )


def run_scenario(file: Path) -> list[Problem]:
    """Plays a scenario file: what is wrong in it, or went otherwise than told. Empty when it holds.

    A step that cannot be done ends the run; expectations that fail are all collected.
    """
    try:
        return _run(read_script(file))
    except RulesError as wrong:
        return wrong.problems


def _run(script: Script) -> list[Problem]:
    told = script.document.problem
    try:
        match = begin(script)
    except CatTableError as wrong:
        return [told(("rig",) if script.rig else (), str(wrong))]
    problems: list[Problem] = []
    events = match.opening
    for i, cue in enumerate(script.cues):
        if cue.seat is not None:
            try:
                events = match.apply(cue.seat, cue.action)
            except CatTableError as wrong:
                return [*problems, told(("steps", i, script.seats[cue.seat]), str(wrong))]
        if cue.expect is not None:
            problems += [told(("steps", i, "expect", *path), what) for path, what in unmet(cue.expect, match, events)]
    if left := match.table.s.chance.left_over():
        problems.append(told(("rig",), f"the scenario is at its end, but the rig still holds {left}"))
    return problems


def run_files(files: Sequence[Path]) -> list[Problem]:
    """Plays many scenario files: all that is wrong, file by file. Empty when all hold."""
    return [problem for file in files for problem in run_scenario(file)]


def scenario_files(folder: Path) -> list[Path]:
    """Every scenario file in a folder and the folders in it, in alphabetical order."""
    return sorted(folder.rglob("*.yaml"))
