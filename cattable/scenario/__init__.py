"""Scenarios: rigged matches told in YAML, as rulebooks tell their examples. They are tests, and tutorials."""

from cattable.scenario.play import begin, run_files, run_scenario, scenario_files
from cattable.scenario.script import Cue, Expect, Script, read_script

__all__ = ["Cue", "Expect", "Script", "begin", "read_script", "run_files", "run_scenario", "scenario_files"]
