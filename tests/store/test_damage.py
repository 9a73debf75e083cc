"""Every kind of kept file: what was written comes back; a damaged file is kept as a copy and the program starts."""

import json
from pathlib import Path

import msgspec
import pytest
from documents_of_each_kind import KINDS

from cattable.store import notices

SAMPLES = Path(__file__).parent / "samples"
every_kind = pytest.mark.parametrize("name", KINDS)


def put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def assert_set_aside(name: str, data: bytes) -> None:
    kind = KINDS[name]
    put(kind.file(), data)
    assert kind.load() == kind.default
    assert not kind.file().exists()
    kept = max(kind.file().parent.glob("*.damaged-*"), key=lambda path: int(path.name.rsplit("-", 1)[1]))
    assert kept.read_bytes() == data
    (notice,) = notices.take()
    assert str(kept) in notice
    assert notice.endswith(".")
    assert "\n" not in notice


@every_kind
def test_comes_back_as_written(name: str) -> None:
    kind = KINDS[name]
    assert kind.load() == kind.default
    assert kind.save(kind.document)
    assert kind.load() == kind.document
    assert notices.take() == []


@every_kind
def test_the_sample_of_an_old_format_is_read(name: str) -> None:
    kind = KINDS[name]
    put(kind.file(), (SAMPLES / kind.sample).read_bytes())
    assert kind.load() == kind.document
    assert notices.take() == []


@every_kind
def test_unknown_keys_of_a_newer_program_do_no_harm(name: str) -> None:
    kind = KINDS[name]
    text = json.loads((SAMPLES / kind.sample).read_text(encoding="utf-8"))
    put(kind.file(), json.dumps(text | {"invented_later": [1, {"x": None}]}).encode())
    loaded = kind.load()
    if name != "saves":
        assert loaded == kind.document
    assert loaded is not None
    assert notices.take() == []


@every_kind
def test_truncated_at_every_length(name: str) -> None:
    kind = KINDS[name]
    whole = (SAMPLES / kind.sample).read_bytes()
    for length in range(len(whole.rstrip())):
        put(kind.file(), whole[:length])
        assert kind.load() == kind.default, length
        assert len(notices.take()) == 1
        for kept in kind.file().parent.glob("*.damaged-*"):
            kept.unlink()


@every_kind
@pytest.mark.parametrize(
    "data",
    [b"", b"\0" * 400, b"\xff\xfe{}", b"null", b"[]", b"{}", b'{"format": "1"}', b'{"format": 0}', b"[" * 100_000],
    ids=["empty", "zeros", "not-utf8", "null", "list", "no-format", "text-format", "zero-format", "deep"],
)
def test_no_document_at_all(name: str, data: bytes) -> None:
    assert_set_aside(name, data)


@every_kind
def test_a_future_format_is_set_aside(name: str) -> None:
    text = json.loads((SAMPLES / KINDS[name].sample).read_text(encoding="utf-8"))
    put(KINDS[name].file(), json.dumps(text | {"format": 2}).encode())
    assert KINDS[name].load() == KINDS[name].default
    (notice,) = notices.take()
    assert "newer Cat Table" in notice


@every_kind
def test_every_value_of_a_wrong_type(name: str) -> None:
    text = json.loads((SAMPLES / KINDS[name].sample).read_text(encoding="utf-8"))
    for key in text.keys() - {"match"}:  # what stands in a match is for the match to judge
        assert_set_aside(name, json.dumps(text | {key: 3.5}).encode())


@pytest.mark.parametrize(
    "change",
    [
        {"speed": "turbo"},
        {"effects_volume": 101},
        {"music_volume": -1},
        {"text_size": 110},
        {"window": {"x": 0, "y": 0, "width": 0, "height": 720}},
        {"window": {"x": 0, "y": 0, "width": 1280}},
    ],
)
def test_settings_out_of_range(change: dict[str, object]) -> None:
    assert_set_aside("settings", json.dumps({"format": 1} | change).encode())


def test_a_match_with_broken_contents() -> None:
    whole = (SAMPLES / "continue-1.json").read_bytes()
    assert_set_aside("saves", whole.replace(b'{"do": "roll"}', b'{"do" "roll"}'))
    assert_set_aside("saves", whole.replace(b"+01:00", b""))


def test_damage_again_and_again_keeps_every_copy() -> None:
    for number in range(12):
        assert_set_aside("settings", b"broken %d" % number)


def test_kept_files_are_text_that_a_person_can_read() -> None:
    kind = KINDS["settings"]
    kind.save(kind.document)
    lines = kind.file().read_text(encoding="utf-8").splitlines()
    assert '  "speed": "fast",' in lines
    assert msgspec.json.decode(kind.file().read_bytes())["text_size"] == 130
