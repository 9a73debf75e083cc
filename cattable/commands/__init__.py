"""What the command line can do: each command takes its parsed words and returns an exit code."""

from cattable.commands.bench import bench
from cattable.commands.files import check, scenario
from cattable.commands.simulate import simulate
from cattable.commands.window import open_app, screenshot

__all__ = ["bench", "check", "open_app", "scenario", "screenshot", "simulate"]
