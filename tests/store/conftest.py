from pathlib import Path

import pytest

from cattable.store import atomic, notices


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh home for every test, with nothing left to tell."""
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(atomic, "_not_written", set())
    notices.take()
    return tmp_path / "home"
