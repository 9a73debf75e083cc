"""What every rules file holds, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from cattable.engine.events import MOST_SEATS
from cattable.rulebook.lines import Path_
from cattable.rulebook.typed import did_you_mean

Count = Annotated[int, Meta(ge=0, le=1000)]
"""A number of things."""
Some = Annotated[int, Meta(ge=1, le=1000)]
"""A number of things, at least one."""
Text = Annotated[str, Meta(min_length=1)]
"""A text that is not empty."""

Wrong = tuple[Path_, str]
"""Where in a file something does not add up, and what."""


class Players(Struct, frozen=True):
    """How many may sit at the table."""

    least: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    most: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class Minutes(Struct, frozen=True):
    """About how long a match takes."""

    least: Some
    most: Some


class Option(Struct, frozen=True):
    """Something the table agrees on before a match: its choices with a text each."""

    title: Text
    text: Text
    choices: dict[str, Text]
    default: str


class Ruling(Struct, frozen=True):
    """What the rulebook leaves open, and what this program does."""

    id: Text
    unclear: Text
    ruling: Text


class Page(Struct, frozen=True):
    """A page of the rules as shown in the program."""

    title: Text
    text: Text


class Sheet(Struct, frozen=True, kw_only=True):
    """The part of a rules file that all games share."""

    game: Text
    title: Text
    summary: Text
    players: Players
    minutes: Minutes
    options: dict[str, Option] = {}
    rulings: list[Ruling] = []
    pages: list[Page]


def same_names(path: Path_, given: Iterable[str], wanted: Iterable[str]) -> Iterator[Wrong]:
    """What is missing among the names given, and what should not be there."""
    given, wanted = list(given), list(wanted)
    for name in wanted:
        if name not in given:
            yield path, f"{name!r} is missing"
    for name in given:
        if name not in wanted:
            yield (*path, name), f"there is no {name!r}{did_you_mean(name, wanted)}; there are {', '.join(wanted)}"


def check_options(sheet: Sheet, known: Mapping[str, Sequence[str]]) -> Iterator[Wrong]:
    """Options and choices that the flow of the game does not know, or misses."""
    yield from same_names(("options",), sheet.options, known)
    for name, option in sheet.options.items():
        for choice in option.choices:
            if choice not in known.get(name, option.choices):
                there_are = ", ".join(known[name])
                yield ("options", name, "choices", choice), f"the game knows no {choice!r}; it knows {there_are}"


def check_sheet(sheet: Sheet) -> Iterable[Wrong]:
    """What does not add up in the shared part."""
    if sheet.players.least > sheet.players.most:
        yield ("players", "least"), f"nobody can play: at least {sheet.players.least}, at most {sheet.players.most}"
    if sheet.minutes.least > sheet.minutes.most:
        yield ("minutes", "least"), f"more than the most, {sheet.minutes.most}"
    for name, option in sheet.options.items():
        if option.default not in option.choices:
            choices = ", ".join(option.choices)
            yield ("options", name, "default"), f"{option.default!r} is none of the choices: {choices}"
    seen: set[str] = set()
    for i, ruling in enumerate(sheet.rulings):
        if ruling.id in seen:
            yield ("rulings", i, "id"), f"{ruling.id!r} was there before"
        seen.add(ruling.id)
