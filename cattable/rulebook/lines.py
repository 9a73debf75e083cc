"""YAML read into plain data that remembers on which line each key stands."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from cattable.engine.errors import Problem, RulesError

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_MOST_BYTES = 1_000_000
_MOST_NODES = 20_000  # a rules file has some hundreds; a nest of aliases could have billions
_DEEPEST = 30
_TOO_DEEP = "this is nested far too deeply, or contains itself"
Path_ = tuple[str | int, ...]


def dotted(path: Path_) -> str:
    """`setup.mad.two pairs` or `pages[2].title`."""
    text = ""
    for key in path:
        text += f"[{key}]" if isinstance(key, int) else f".{key}" if text else str(key)
    return text


class Document:
    """The plain data of one YAML file, and the line of every key path in it."""

    def __init__(self, name: str, data: Any, lines: dict[Path_, int], problems: list[Problem]) -> None:
        """`name` is how messages call the file; `problems` are those found while reading, such as doubled keys."""
        self.name = name
        self.data = data
        self.problems = problems
        self._lines = lines

    def line_of(self, path: Path_) -> int:
        """The line of a key, or of the nearest thing above it that stands in the file."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def problem(self, path: Path_, what: str) -> Problem:
        """A problem at this place."""
        return Problem(self.name, self.line_of(path), dotted(path), what)


def read_yaml(file: Path, name: str | None = None) -> Document:
    """Reads a YAML file. Raises RulesError when it is missing, no text, or no YAML."""
    name = name or file.as_posix()
    return parse_yaml(read_text(file, name), name)


def read_text(file: Path, name: str) -> str:
    """Reads a text file. Raises RulesError when it is missing, far too large, or no text."""
    try:
        with file.open("rb") as opened:
            raw = opened.read(_MOST_BYTES + 1)
    except FileNotFoundError:
        raise _no_document(name, "there is no such file") from None
    except OSError as wrong:
        raise _no_document(name, f"it cannot be read: {wrong.strerror}") from None
    if len(raw) > _MOST_BYTES:
        raise _no_document(name, f"the file is far too large; {_MOST_BYTES} bytes are the most")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = raw.count(b"\n", 0, wrong.start) + 1
        raise _no_document(name, "this is not UTF-8 text; save it as UTF-8", line) from None


def parse_yaml(text: str, name: str) -> Document:
    """Reads YAML text. Raises RulesError when it is none."""
    try:
        root = yaml.compose(text, Loader=_Loader)
    except yaml.YAMLError as wrong:
        mark = getattr(wrong, "problem_mark", None) or getattr(wrong, "context_mark", None)
        said = ", ".join(filter(None, (getattr(wrong, "context", None), getattr(wrong, "problem", None))))
        said = said or str(wrong).splitlines()[0]
        raise _no_document(name, f"this is not YAML: {said}", mark.line + 1 if mark else 1) from None
    except RecursionError:  # only the loader written in Python: the other one has a limit of its own
        raise _no_document(name, _TOO_DEEP) from None
    if root is None:
        raise _no_document(name, "the file is empty")
    lines: dict[Path_, int] = {}
    problems: list[Problem] = []
    return Document(name, _Reading(name, lines, problems).plain(root, ()), lines, problems)


def _no_document(name: str, what: str, line: int = 1) -> RulesError:
    return RulesError([Problem(name, line, "", what)])


class _Reading:
    """One walk through the nodes of a file."""

    def __init__(self, name: str, lines: dict[Path_, int], problems: list[Problem]) -> None:
        self.name, self.lines, self.problems = name, lines, problems
        self.scalars = _Loader("")
        self.nodes = 0

    def plain(self, node: yaml.Node, path: Path_) -> Any:
        line = node.start_mark.line + 1
        self.nodes += 1
        if self.nodes > _MOST_NODES:
            raise _no_document(self.name, "the file is far too large, or repeats itself", line)
        if len(path) > _DEEPEST:
            raise _no_document(self.name, _TOO_DEEP, line)
        self.lines.setdefault(path, line)
        if isinstance(node, yaml.MappingNode):
            return self.mapping(node, path)
        if isinstance(node, yaml.SequenceNode):
            return [self.plain(item, (*path, i)) for i, item in enumerate(node.value)]
        return self.scalar(node, path)

    def scalar(self, node: yaml.Node, path: Path_) -> Any:
        try:
            return self.scalars.construct_object(node, deep=True)
        except (yaml.YAMLError, ValueError) as wrong:
            said = getattr(wrong, "problem", None) or str(wrong)
            self.problems.append(Problem(self.name, node.start_mark.line + 1, dotted(path), said))
            return None

    def mapping(self, node: yaml.MappingNode, path: Path_) -> dict[Any, Any]:
        found: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            key = self.key(key_node)
            if key is None:
                shown = getattr(key_node, "value", "?")
                told = f"{shown!r} cannot be a key here; put it in quotation marks"
                self.problems.append(Problem(self.name, line, dotted(path), told))
                continue
            here = (*path, str(key))
            if key in found:
                told = f"this key was there on line {self.lines[here]}"
                self.problems.append(Problem(self.name, line, dotted(here), told))
                continue
            self.lines[here] = line
            found[key] = self.plain(value_node, here)
        return found

    def key(self, node: yaml.Node) -> str | int | None:
        """A key is a word or a number; None for all else."""
        if not isinstance(node, yaml.ScalarNode):
            return None
        try:
            key = self.scalars.construct_object(node, deep=True)
        except (yaml.YAMLError, ValueError):
            return None
        return key if isinstance(key, (str, int)) and not isinstance(key, bool) else None


def changed(data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of a file's data with values put at dotted paths: `{"setup.mad.two pairs": 5}`.

    Raises KeyError for a path whose parent is not there.
    """
    copy: dict[str, Any] = _copy(data)
    for path, value in changes.items():
        at: Any = copy
        *parents, last = path.split(".")
        for key in parents:
            at = at[_key_in(at, key)]
        at[_key_in(at, last, new=True)] = value
    return copy


def _copy(data: Any) -> Any:
    if isinstance(data, Mapping):
        return {key: _copy(value) for key, value in data.items()}
    return list(map(_copy, data)) if isinstance(data, list) else data


def _key_in(at: Any, word: str, new: bool = False) -> str | int:
    """The key or list index that a word of a dotted path means. Raises KeyError."""
    number = int(word) if word.isdecimal() else None
    if isinstance(at, dict):
        if word in at or number not in at:
            number = None
        if number is not None or word in at or new:
            return word if number is None else number
    elif isinstance(at, list) and number is not None and number < len(at):
        return number
    raise KeyError(word)
