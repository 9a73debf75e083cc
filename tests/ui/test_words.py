"""Every text that is asked for exists, and every text that exists is asked for."""

import ast
import re
from pathlib import Path

import pytest

import cattable
from cattable.ui import words

ANYTHING = ".+"
SOURCES = sorted(Path(cattable.__file__).parent.rglob("*.py"))


def asked() -> list[tuple[str, str]]:
    """Where and for what `say`, `has` and in a table `tell` are called: a key, or a pattern if a part is filled in."""
    found = []
    for path in SOURCES:
        game = path.parent.name if path.parent.parent.name == "tables" else ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            before = f"{game}\\." if name == "tell" and game else ""
            if name in ("say", "has") or before:
                found += [(f"{path.name}:{node.lineno}", before + pattern) for pattern in patterns(node.args[0])]
    return found


def patterns(key: ast.expr) -> list[str]:
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        return [re.escape(key.value)]
    if isinstance(key, ast.JoinedStr):
        parts = (re.escape(p.value) if isinstance(p, ast.Constant) else ANYTHING for p in key.values)
        return ["".join(parts)]
    if isinstance(key, ast.IfExp):
        return patterns(key.body) + patterns(key.orelse)
    return []


def test_every_key_that_is_used_is_there():
    missing = [f"{at}: {key}" for at, key in asked() if not any(re.fullmatch(key, known) for known in words.texts())]
    assert not missing


def test_every_key_that_is_there_is_used():
    """In a call, or as a string in a table of keys."""
    used = [re.compile(key.replace(ANYTHING, "[^.]+")) for _, key in asked()]
    strings = {
        node.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    names = {key: {key, key.partition(".")[2]} for key in words.texts()}  # a game names its own texts without the game
    unused = [key for key in names if not names[key] & strings and not any(p.fullmatch(key) for p in used)]
    assert not unused


def test_texts_are_filled_in_and_unknown_keys_are_errors(monkeypatch):
    monkeypatch.setattr(words, "texts", lambda: dict(words._flat("", {"a": {"b": "{name}'s turn", "c": 3}})))
    assert words.say("a.b", name="Mina") == "Mina's turn"
    assert words.say("a.c") == "3"
    assert words.has("a.b") and not words.has("a")
    with pytest.raises(KeyError):
        words.say("a.x")
    with pytest.raises(KeyError):
        words.say("a.b")
