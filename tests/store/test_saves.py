import errno
import os
from pathlib import Path

import pytest
from documents_of_each_kind import ANN, MATCH, ROBOT

from cattable.store import notices, saves


def keep(text: str) -> saves.SavedMatch:
    saved = saves.saved_match("mad", "Mad", [ANN, ROBOT], text)
    assert saves.save(saved)
    return saved


def test_the_match_text_comes_back_byte_for_byte() -> None:
    text = '{"b":1,  "a": "Zo\\u00eb ü", "word": 18446744073709551615, "x": 1.50}'
    keep(text)
    loaded = saves.load()
    assert loaded is not None
    assert loaded.match_text == text
    assert loaded.saved_at.tzinfo is not None


def test_a_save_says_first_that_it_holds_secrets() -> None:
    keep("{}")
    start = saves.running_file().read_text(encoding="utf-8")[:200]
    assert start.startswith('{"about":"A match of Cat Table. This file holds every hidden card')


def test_forgetting() -> None:
    keep("{}")
    saves.forget()
    saves.forget()
    assert saves.load() is None
    assert notices.take() == []


def test_matches_put_aside_are_listed_the_last_first_and_can_be_taken_up() -> None:
    assert saves.put_aside()
    assert saves.put_aside_matches() == []
    for number in (1, 2):
        keep(f"[{number}]")
        assert saves.put_aside()
        assert saves.load() is None
    keep("[3]")
    listed = saves.put_aside_matches()
    assert [saved.match_text for _, saved in listed] == ["[2]", "[1]"]
    assert saves.take_up(listed[1][0])
    running = saves.load()
    assert running is not None
    assert running.match_text == "[1]"
    assert [saved.match_text for _, saved in saves.put_aside_matches()] == ["[3]", "[2]"]


def test_a_damaged_match_does_not_hide_the_others(home: Path) -> None:
    keep("[1]")
    saves.put_aside()
    (home / "saves" / "broken.json").write_text("{")
    assert len(saves.put_aside_matches()) == 1
    assert len(notices.take()) == 1
    assert (home / "saves" / "broken.json.damaged-1").exists()


def test_when_moving_fails_no_match_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    keep("[1]")
    saves.put_aside()
    keep("[2]")
    ((path, _),) = saves.put_aside_matches()

    def refuse(*_args: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        assert not saves.put_aside()
        assert not saves.take_up(path)
    running = saves.load()
    assert running is not None
    assert running.match_text == "[2]"
    assert [saved.match_text for _, saved in saves.put_aside_matches()] == ["[1]"]
    assert len(notices.take()) == 2


def test_a_match_that_cannot_be_made_again_is_set_aside() -> None:
    saves.save(MATCH)
    saves.refuse(saves.running_file(), "unknown card: elephant")
    assert saves.load() is None
    (notice,) = notices.take()
    assert "unknown card: elephant" in notice
    assert "continue.json.damaged-1" in notice


def test_play_goes_on_where_nothing_can_be_kept(home: Path) -> None:
    home.write_text("in the way")
    assert not saves.save(MATCH)
    assert not saves.save(MATCH)
    saves.forget()
    assert saves.load() is None
    assert saves.put_aside_matches() == []
    assert notices.take()
