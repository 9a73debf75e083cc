"""Where files are kept. Nothing is created here; a folder comes into being with the first file written into it."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APP = "cat-table"
HOME_VARIABLE = "CATTABLE_HOME"
"""Environment variable: if set, everything is kept under this one folder instead of the system's places."""


def settings_folder() -> Path:
    """The folder of the settings file."""
    return _home() or platformdirs.user_config_path(APP, appauthor=False)


def data_folder() -> Path:
    """The folder of known players and statistics; saves and the user's own rules lie in folders below it."""
    return _home() or platformdirs.user_data_path(APP, appauthor=False)


def saves_folder() -> Path:
    """The folder of the running match and of matches put aside."""
    return data_folder() / "saves"


def rules_folder() -> Path:
    """The folder in which a person puts rules files of their own."""
    return data_folder() / "rules"


def cache_folder() -> Path:
    """The folder of things that can be made again at any time."""
    home = _home()
    return home / "cache" if home else platformdirs.user_cache_path(APP, appauthor=False)


def _home() -> Path | None:
    chosen = os.environ.get(HOME_VARIABLE)
    return Path(chosen).expanduser().absolute() if chosen else None
