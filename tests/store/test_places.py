import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from cattable.store import places, profiles, saves, settings, statistics


def test_one_home_holds_everything_and_nothing_is_made_by_asking(home: Path) -> None:
    assert settings.file() == home / "settings.json"
    assert profiles.file() == home / "profiles.json"
    assert statistics.file() == home / "statistics.json"
    assert saves.running_file() == home / "saves" / "continue.json"
    assert places.rules_folder() == home / "rules"
    assert places.cache_folder() == home / "cache"
    assert not home.exists()


@pytest.mark.parametrize("value", [None, ""])
def test_without_a_home_the_systems_places_are_used(monkeypatch: pytest.MonkeyPatch, value: str | None) -> None:
    monkeypatch.delenv("CATTABLE_HOME") if value is None else monkeypatch.setenv("CATTABLE_HOME", value)
    assert places.settings_folder() == Path(platformdirs.user_config_dir("cat-table", appauthor=False))
    assert places.saves_folder() == Path(platformdirs.user_data_dir("cat-table", appauthor=False)) / "saves"
    assert places.rules_folder() == Path(platformdirs.user_data_dir("cat-table", appauthor=False)) / "rules"
    assert places.cache_folder() == Path(platformdirs.user_cache_dir("cat-table", appauthor=False))


def test_a_relative_home_and_a_tilde(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CATTABLE_HOME", "cats")
    assert places.settings_folder() == Path.cwd() / "cats"
    monkeypatch.setenv("CATTABLE_HOME", "~/cats")
    assert places.settings_folder() == Path.home() / "cats"


def test_the_store_knows_no_screen(home: Path) -> None:
    code = (
        "import sys; from cattable.store import places, atomic, settings, profiles, saves, statistics;"
        "print('pygame' in sys.modules)"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, env=dict(os.environ), capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
    assert not home.exists()
