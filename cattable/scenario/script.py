"""The form of a scenario file, and reading one with every mistake in it told by file and line.

title: Three wild dice copy the fourth
game: mad_cat_sad_cat
rules: [MC15]                 # the ledger rows it shows
seats: [Ann, Bo]
first: Ann
rig: {rolls: [[mad1, wild, wild, wild, sad1]]}
steps:
  - say: Ann keeps one mad cat and all three wild ones.
    Ann: {do: keep, dice: [mad1, wild, wild, wild]}
  - Bo: {do: mooch, card: catpot}
  - expect:
      waits: [Ann]
      sees: {scores.Bo: 0}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from cattable.engine.errors import RulesError
from cattable.engine.events import Event, spoken
from cattable.games import Game, load_game
from cattable.rulebook.lines import Document, Path_, read_yaml
from cattable.rulebook.sheet import Text, Wrong
from cattable.rulebook.typed import did_you_mean, problems_in, typed

Said = dict[str, Any]
"""An action in its JSON form, or a part of an event."""


_EVENTS = {spoken(kind.__name__): kind.__struct_fields__ for kind in Event.__subclasses__()}


class Expect(Struct, frozen=True, kw_only=True):
    """What must hold at a step. Seats are given by name, here and inside values where a seat number is meant.

    `of`: whose eyes `sees`, `events` and `silent` look through (left out: what lies open to all).
    `sees`: values at dotted paths of the view; `hands.Bo.#` is how many entries there are.
    `events`: these came with the last act, in this order, others in between; only the given keys are compared.
    `silent`: no event like these came with the last act.
    `waits`: exactly these owe a decision. `legal`: these actions may be done; `only`: these and no others;
    `illegal`: these are tried, must be refused, and must change nothing.
    `winner`, `ranking`, `points`, `sources`, `why`, `tie`: how the match ended; of the two texts a part is enough,
    and an empty `tie` says that there was none.
    """

    of: Text | None = None
    sees: dict[Text, Any] = {}
    events: list[Said] = []
    silent: list[Said] = []
    waits: list[str] | None = None
    legal: dict[str, list[Said]] = {}
    only: dict[str, list[Said]] = {}
    illegal: dict[str, list[Said]] = {}
    over: bool | None = None
    winner: str | None = None
    ranking: list[list[str]] | None = None
    points: dict[str, int] = {}
    sources: dict[str, dict[str, int]] = {}
    why: Text | None = None
    tie: str | None = None


class Cue(Struct, frozen=True, kw_only=True):
    """One step of a scenario: something said to the reader, an action of a seat, something expected."""

    say: Text | None = None
    seat: int | None = None
    action: Said = {}
    expect: Expect | None = None


class _Sheet(Struct, frozen=True, kw_only=True):
    title: Text
    game: Text
    rules: list[Text] = []
    seats: list[Text]
    first: str | int | None = None
    options: dict[Text, Any] = {}
    changes: dict[Text, Any] = {}
    rig: dict[Text, list[Any]] = {}
    seed: int = 0
    steps: list[dict[str, Any]]


class Script:
    """A scenario that has been read and checked: its game is loaded, its steps are `cues`."""

    def __init__(self, document: Document) -> None:
        """Raises RulesError with all that is wrong in the file."""
        sheet = typed(document, _Sheet)
        self.document = document
        self.title = sheet.title
        self.rules = sheet.rules
        self.seats = sheet.seats
        self.options = sheet.options
        self.rig = sheet.rig
        self.seed = sheet.seed
        self.game = _game(document, sheet)
        problems = [document.problem(path, what) for path, what in self._check(sheet)]
        for i, step in enumerate(sheet.steps):
            if "expect" in step:
                problems += problems_in(document, step["expect"], Expect, ("steps", i, "expect"))
        if problems:
            raise RulesError(problems)
        self.first = self.seats.index(sheet.first) if isinstance(sheet.first, str) else sheet.first
        self.cues = [self._cue(step) for step in sheet.steps]
        problems = [document.problem(path, what) for path, what in self._check_expected()]
        if problems:
            raise RulesError(problems)

    def _check(self, sheet: _Sheet) -> Iterator[Wrong]:
        for i, name in enumerate(self.seats):
            if name in self.seats[:i]:
                yield ("seats", i), f"two seats are called {name!r}"
            if name in ("say", "expect"):
                yield ("seats", i), f"{name!r} is a word of the scenario's own; call the seat otherwise"
        if isinstance(sheet.first, str):
            yield from self._known([sheet.first], ("first",))
        for i, step in enumerate(sheet.steps):
            yield from self._check_step(("steps", i), step)

    def _check_step(self, path: Path_, step: dict[str, Any]) -> Iterator[Wrong]:
        acts = [key for key in step if key not in ("say", "expect")]
        if not step:
            yield path, "this step is empty"
        if len(acts) > 1:
            yield (*path, acts[1]), f"one step, one act: {acts[0]} acts here already"
        if not isinstance(step.get("say", ""), str):
            yield (*path, "say"), "expected a text"
        for name in acts:
            unknown = list(self._known([name], (*path, name), "seat, and neither 'say' nor 'expect'"))
            yield from unknown or self._understood(step[name], (*path, name))

    def _cue(self, step: dict[str, Any]) -> Cue:
        expect = msgspec.convert(step["expect"], Expect) if "expect" in step else None
        for seat, name in enumerate(self.seats):
            if name in step:
                return Cue(say=step.get("say"), seat=seat, action=step[name], expect=expect)
        return Cue(say=step.get("say"), expect=expect)

    def _check_expected(self) -> Iterator[Wrong]:
        for i, cue in enumerate(self.cues):
            e, path = cue.expect, ("steps", i, "expect")
            if e is None:
                continue
            names = {"of": [e.of] if e.of else [], "waits": e.waits or [], "winner": [e.winner] if e.winner else []}
            names["ranking"] = [name for group in e.ranking or [] for name in group]
            names["points"], names["sources"] = list(e.points), list(e.sources)
            for key, given in names.items():
                yield from self._known(given, (*path, key))
            for key, said in (("legal", e.legal), ("only", e.only), ("illegal", e.illegal)):
                yield from self._known(said, (*path, key))
                for name, actions in said.items():
                    for j, action in enumerate(actions):
                        yield from self._understood(action, (*path, key, name, j))
            for key, parts in (("events", e.events), ("silent", e.silent)):
                for j, part in enumerate(parts):
                    yield from _an_event(part, (*path, key, j))

    def _known(self, names: Iterable[str], path: Path_, what: str = "seat") -> Iterator[Wrong]:
        for name in names:
            if name not in self.seats:
                yield path, f"{name!r} is no {what}{did_you_mean(name, self.seats)}; there are {', '.join(self.seats)}"

    def _understood(self, said: Any, path: Path_) -> Iterator[Wrong]:
        """An action must at least be one of this game's: a slip of the pen is not a refused action."""
        try:
            msgspec.convert(said, self.game.flow.table.Actions)
        except msgspec.ValidationError as wrong:
            yield path, f"{said!r} is no action of this game: {wrong}"


def _an_event(part: Said, path: Path_) -> Iterator[Wrong]:
    """An event that nobody ever tells would be silent for ever."""
    name = part.get("event")
    if name not in _EVENTS:
        yield path, f"there is no event {name!r}{did_you_mean(str(name), _EVENTS)}; there are {', '.join(_EVENTS)}"
        return
    for key in part:
        if key not in ("event", *_EVENTS[name]):
            yield path, f"{name!r} has no {key!r}{did_you_mean(key, _EVENTS[name])}"


def _game(document: Document, sheet: _Sheet) -> Game:
    try:
        return load_game(sheet.game, sheet.changes)
    except RulesError as wrong:
        key = "changes" if sheet.changes else "game"
        raise RulesError([document.problem((key,), f"no such game: {p}") for p in wrong.problems]) from None
    except KeyError as wrong:
        raise RulesError([document.problem(("changes",), f"the rules have no {wrong}")]) from None


def read_script(file: Path) -> Script:
    """Reads a scenario file. Raises RulesError with every mistake in it."""
    return Script(read_yaml(file))
