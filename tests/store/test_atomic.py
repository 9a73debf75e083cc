import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cattable.store import atomic, notices

WRITER = """
import sys
from pathlib import Path
from cattable.store.atomic import write_text
number = 0
while True:
    number += 1
    write_text(Path(sys.argv[1]), f"{number:08}\\n" * 20_000)
"""
ROOT = Path(__file__).parents[2]


def test_writes_and_replaces(home: Path) -> None:
    path = home / "deep" / "er" / "a.json"
    atomic.write_text(path, "one\n")
    atomic.write_text(path, "zwei ü\n")
    assert path.read_bytes() == "zwei ü\n".encode()
    assert [p.name for p in path.parent.iterdir()] == ["a.json"]


def test_a_kill_while_writing_leaves_a_whole_file(home: Path) -> None:
    path = home / "a.txt"
    seen = set()
    for attempt in range(12):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], cwd=ROOT)
        started = time.monotonic()
        before = path.read_text() if path.exists() else None
        while not path.exists() or path.read_text() == before:
            assert time.monotonic() - started < 30
            time.sleep(0.002)
        time.sleep(attempt * 0.0013)
        writer.kill()
        writer.wait()
        lines = path.read_text().splitlines()
        assert len(lines) == 20_000
        assert len(set(lines)) == 1
        seen.add(lines[0])
    assert len(seen) > 1


def test_what_a_killed_writer_left_is_swept_later(home: Path) -> None:
    path = home / "a.json"
    atomic.write_text(path, "one")
    old, fresh, other = (home / name for name in ("a.json.1.part", "a.json.2.part", "b.json.1.part"))
    for leftover in (old, fresh, other):
        leftover.write_text("half")
    os.utime(old, (0, 0))
    os.utime(other, (0, 0))
    atomic.write_text(path, "two")
    assert sorted(p.name for p in home.iterdir()) == ["a.json", "a.json.2.part", "b.json.1.part"]


@pytest.mark.parametrize("call", ["open", "fsync", "replace"])
def test_a_full_disk_keeps_the_old_file_and_tells_once(home: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    path = home / "a.json"
    atomic.write_text(path, "good")

    def full(*_args: object, **_kwargs: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        if call == "open":
            patch.setattr("builtins.open", full)
        else:
            patch.setattr(os, call, full)
        assert not atomic.write_or_tell(path, "new", "the settings")
        assert not atomic.write_or_tell(path, "new", "the settings")
    assert path.read_text() == "good"
    assert [p.name for p in home.iterdir()] == ["a.json"]
    (notice,) = notices.take()
    assert "the settings" in notice
    assert "No space left" in notice
    assert str(path) in notice
    assert atomic.write_or_tell(path, "new", "the settings")
    assert path.read_text() == "new"


def test_a_folder_that_cannot_be_made_is_told(home: Path) -> None:
    home.write_text("a file where the folder should be")
    assert not atomic.write_or_tell(home / "a.json", "new", "the settings")
    assert len(notices.take()) == 1


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_folder_is_told(home: Path) -> None:
    atomic.write_text(home / "a.json", "old")
    home.chmod(0o500)
    try:
        assert not atomic.write_or_tell(home / "a.json", "new", "the settings")
        assert len(notices.take()) == 1
        assert (home / "a.json").read_text() == "old"
    finally:
        home.chmod(0o700)


def test_in_a_read_only_folder_a_damaged_file_stays_and_is_told(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home / "a.json"
    atomic.write_text(path, "no number")

    def refuse(*_args: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(os, "replace", refuse)
    assert atomic.read_or_set_aside(path, int, 7, "the settings", "the usual settings are used") == 7
    assert path.read_text() == "no number"
    (notice,) = notices.take()
    assert f"the file stays at {path}" in notice


def test_damaged_files_are_numbered(home: Path) -> None:
    path = home / "a.json"
    for number in (1, 2, 3):
        atomic.write_text(path, f"bad {number}")
        assert atomic.read_or_set_aside(path, int, 7, "the settings", "the usual settings are used") == 7
        assert not path.exists()
        assert (home / f"a.json.damaged-{number}").read_text() == f"bad {number}"
    assert len(notices.take()) == 3


def test_a_missing_file_is_no_damage(home: Path) -> None:
    assert atomic.read_or_set_aside(home / "a.json", int, 7, "the settings", "the usual settings are used") == 7
    assert notices.take() == []


def test_a_folder_in_place_of_the_file_is_set_aside(home: Path) -> None:
    (home / "a.json").mkdir(parents=True)
    assert atomic.read_or_set_aside(home / "a.json", int, 7, "the settings", "the usual settings are used") == 7
    assert (home / "a.json.damaged-1").is_dir()
    assert len(notices.take()) == 1
