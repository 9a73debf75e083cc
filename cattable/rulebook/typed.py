"""Plain data checked against msgspec types, with every problem collected instead of the first one only."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from cattable.engine.errors import Problem, RulesError
from cattable.rulebook.lines import Document, Path_

T = TypeVar("T", bound=Struct)

_PLAIN_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "keys and values",
    "null": "nothing",
}


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """` (did you mean 'players'?)`, or "" when nothing known is near."""
    near = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f" (did you mean {near[0]!r}?)" if near else ""


def typed(document: Document, kind: type[T]) -> T:
    """The document's data as this type. Raises RulesError with all that does not fit, not only the first."""
    told = {problem.path for problem in document.problems}
    found = problems_in(document, document.data, kind, ())
    problems = [*document.problems, *(problem for problem in found if problem.path not in told)]
    if problems:
        raise RulesError(problems)
    return msgspec.convert(document.data, kind, strict=True, str_keys=True)


def problems_in(document: Document, value: Any, kind: Any, path: Path_) -> list[Problem]:
    """What does not fit this type in a part of the document, such as one step of a scenario."""
    problems: list[Problem] = []
    _check(document, value, kind, path, problems)
    return problems


def _check(document: Document, value: Any, kind: Any, path: Path_, problems: list[Problem]) -> None:
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType) and value is not None and len(args) == 2 and args[1] is NoneType:
        _check(document, value, args[0], path, problems)
    elif isinstance(kind, type) and issubclass(kind, Struct):
        _check_struct(document, value, kind, path, problems)
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            here = (*path, str(key))
            _check_leaf(document, _number(key, args[0]), args[0], here, problems)
            _check(document, item, args[1], here, problems)
    elif origin is list and isinstance(value, list):
        for i, item in enumerate(value):
            _check(document, item, args[0], (*path, i), problems)
    else:
        _check_leaf(document, value, kind, path, problems)


def _check_struct(document: Document, value: Any, kind: type[Struct], path: Path_, problems: list[Problem]) -> None:
    if not isinstance(value, dict):
        problems.append(document.problem(path, f"expected keys and values here, got {_shown(value)}"))
        return
    hints = get_type_hints(kind, include_extras=True)
    known = {field.name: field for field in fields(kind)}
    for key, item in value.items():
        here = (*path, str(key))
        if key in known:
            _check(document, item, hints[key], here, problems)
        else:
            problems.append(document.problem(here, f"unknown key{did_you_mean(str(key), known)}"))
    missing = [name for name, field in known.items() if field.required and name not in value]
    problems.extend(document.problem(path, f"the key {name!r} is missing") for name in missing)


def _check_leaf(document: Document, value: Any, kind: Any, path: Path_, problems: list[Problem]) -> None:
    try:
        msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as wrong:
        said = str(wrong).split(" - at `")[0].split(", got `")[0]
        said = re.sub("`(.*?)`", _plain, said[:1].lower() + said[1:])
        problems.append(document.problem(path, f"{said}; here stands {_shown(value)}"))


def _number(key: Any, kind: Any) -> Any:
    """A key of this type; in JSON, such as the rules inside a saved match, the key 2 is the text "2"."""
    try:
        return next(iter(msgspec.convert({key: None}, dict[kind, None], str_keys=True)))
    except msgspec.ValidationError:
        return key


def _plain(types: re.Match[str]) -> str:
    """`int | str` in plain words."""
    return " or ".join(_PLAIN_WORDS.get(word, f"`{word}`") for word in types[1].split(" | "))


def _shown(value: Any) -> str:
    if value is None:
        return "nothing"
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
