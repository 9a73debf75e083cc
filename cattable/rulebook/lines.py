"""YAML read into plain data that remembers on which line each key stands."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from cattable.engine.errors import Problem, RulesError

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_MOST_NODES = 20_000  # a rules file has some hundreds; a nest of aliases could have billions
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
    try:
        text = file.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise RulesError([Problem(name, 1, "", "there is no such file")]) from None
    except UnicodeDecodeError as wrong:
        raise RulesError(
            [Problem(name, 1, "", f"this is not UTF-8 text (byte {wrong.start}); save it as UTF-8")]
        ) from None
    except OSError as wrong:
        raise RulesError([Problem(name, 1, "", f"it cannot be read: {wrong.strerror}")]) from None
    return parse_yaml(text, name)


def parse_yaml(text: str, name: str) -> Document:
    """Reads YAML text. Raises RulesError when it is none."""
    try:
        root = yaml.compose(text, Loader=_Loader)
    except yaml.YAMLError as wrong:
        mark = getattr(wrong, "problem_mark", None) or getattr(wrong, "context_mark", None)
        said = getattr(wrong, "problem", None) or str(wrong).splitlines()[0]
        raise RulesError([Problem(name, mark.line + 1 if mark else 1, "", f"this is not YAML: {said}")]) from None
    if root is None:
        raise RulesError([Problem(name, 1, "", "the file is empty")])
    lines: dict[Path_, int] = {}
    problems: list[Problem] = []
    return Document(name, _Reading(name, lines, problems).plain(root, ()), lines, problems)


class _Reading:
    """One walk through the nodes of a file."""

    def __init__(self, name: str, lines: dict[Path_, int], problems: list[Problem]) -> None:
        self.name, self.lines, self.problems = name, lines, problems
        self.scalars = _Loader("")
        self.nodes = 0

    def plain(self, node: yaml.Node, path: Path_) -> Any:
        self.nodes += 1
        if self.nodes > _MOST_NODES:
            raise RulesError(
                [Problem(self.name, node.start_mark.line + 1, "", "the file is far too large, or repeats itself")]
            )
        self.lines.setdefault(path, node.start_mark.line + 1)
        if isinstance(node, yaml.MappingNode):
            return self.mapping(node, path)
        if isinstance(node, yaml.SequenceNode):
            return [self.plain(item, (*path, i)) for i, item in enumerate(node.value)]
        try:
            return self.scalars.construct_object(node, deep=True)
        except (yaml.YAMLError, ValueError) as wrong:
            said = getattr(wrong, "problem", None) or str(wrong)
            self.problems.append(Problem(self.name, node.start_mark.line + 1, dotted(path), said))
            return None

    def mapping(self, node: yaml.MappingNode, path: Path_) -> dict[Any, Any]:
        found: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            key = self.scalars.construct_object(key_node, deep=True) if isinstance(key_node, yaml.ScalarNode) else None
            line = key_node.start_mark.line + 1
            if not isinstance(key, (str, int)) or isinstance(key, bool):
                shown = getattr(key_node, "value", "?")
                self.problems.append(
                    Problem(self.name, line, dotted(path), f"{shown!r} cannot be a key here; put it in quotation marks")
                )
                continue
            here = (*path, key if isinstance(key, str) else str(key))
            if key in found:
                self.problems.append(
                    Problem(self.name, line, dotted(here), f"this key was there on line {self.lines[here]}")
                )
                continue
            self.lines[here] = line
            found[key] = self.plain(value_node, here)
        return found


def changed(data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of a file's data with values put at dotted paths: `{"setup.mad.two pairs": 5}`.

    Raises KeyError for a path whose parent is not there.
    """
    copy = {key: changed(value, {}) if isinstance(value, Mapping) else value for key, value in data.items()}
    for path, value in changes.items():
        *parents, last = path.split(".")
        at: Any = copy
        for key in parents:
            at = at[key] if key in at else at[int(key)]
        at[int(last) if last not in at and last.isdigit() and int(last) in at else last] = value
    return copy
