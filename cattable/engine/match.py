"""A match: seats around a table, the journal of what they did, undo, and saving."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from cattable.engine.chance import WORD, Chance
from cattable.engine.errors import IllegalAction, RigError, SaveError, SetUpError
from cattable.engine.events import Event
from cattable.engine.secrecy import secrecy_of
from cattable.engine.steps import Action, AskAll, Outcome, Table

FORMAT = 1
_WARNING = "This file holds everything hidden in the match: hands, decks, secret choices and the dice to come."


class Game(Protocol):
    """What a match needs of a game: its flow, its checked rules, its options."""

    @property
    def id(self) -> str:
        """The name of the flow, such as `mad_cat_sad_cat`."""

    @property
    def source(self) -> dict[str, Any]:
        """The rules file as plain data; it goes into saves, so that a match ends by the rules it began with."""

    def table(self, options: Mapping[str, Any]) -> Table[Any, Any]:
        """An empty table for these options (completed by defaults). Raises SetUpError for unknown ones."""

    def check_seats(self, count: int) -> None:
        """Raises SetUpError when the game is not for so many."""


class SetUp(Struct, frozen=True):
    """How a match began; with the journal it gives the whole match again."""

    seats: list[str]
    seed: int
    first: int | None
    options: dict[str, Any]
    rig: dict[str, Any]


class _Saved(Struct):
    warning: str
    format: int
    game: str
    rules_hash: str
    rules: dict[str, Any]
    set_up: SetUp
    journal: list[tuple[int, dict[str, Any]]]
    state: dict[str, Any]


def set_up_of(seats: Any, seed: Any, first: Any, options: Any, rig: Any) -> SetUp:
    """How a match is to begin: a copy, and one that can be saved. Raises SetUpError for anything else."""
    given = {"seats": seats, "seed": seed, "first": first, "options": options, "rig": rig}
    try:
        return msgspec.json.decode(msgspec.json.encode(msgspec.convert(given, SetUp)), type=SetUp)
    except (msgspec.ValidationError, TypeError, ValueError, OverflowError, RecursionError) as wrong:
        raise SetUpError(f"a match cannot be set up like this: {wrong}") from None


def hash_of(source: Mapping[str, Any]) -> str:
    """A short fingerprint of a rules file's data."""
    plain = msgspec.json.encode(msgspec.to_builtins(source, str_keys=True), order="deterministic")
    return hashlib.sha256(plain).hexdigest()[:16]


def _chance(seed: int, rig: Mapping[str, Any], table: Table[Any, Any]) -> Chance:
    """The chance of a new match. Raises RigError for rolls and decks that this game cannot have."""
    sides = table.sides()
    names = ("rolls", *table.decks) if sides else table.decks
    for name in rig:
        if name not in names:
            raise RigError(f"rig: unknown key {name!r}; this game has {', '.join(names)}")
    rolls = _lists_of_words("rolls", rig.get("rolls", []))
    for roll in rolls:
        for face in roll:
            if face not in sides:
                raise RigError(f"rigged roll {roll}: no die has a side {face!r}; there are {', '.join(sorted(sides))}")
    decks = {}
    for name in table.decks:
        orders = rig.get(name, [])
        one = isinstance(orders, list | tuple) and all(isinstance(card, str) for card in orders)
        if orders:
            decks[name] = _lists_of_words(name, [orders] if one else orders)
    return Chance(seed & WORD, rolls, decks)


def _lists_of_words(name: str, lists: Any) -> list[list[str]]:
    """A copy, with the numbers of numbered dice as words. Raises RigError for anything else."""
    try:
        checked = msgspec.convert(lists, list[list[str | int]])
    except msgspec.ValidationError:
        raise RigError(f"rig: {name!r} must be a list of lists of names, not {lists!r}") from None
    return [list(map(str, words)) for words in checked]


class Match:
    """One match of a game. Screens get views and events of it, computer players imagined states."""

    def __init__(self, game: Game, set_up: SetUp) -> None:
        """Sets the table and runs to the first decision; `opening` are the events of that.

        Raises SetUpError for impossible seats or options, RigError for a rig that does not fit.
        """
        game.check_seats(len(set_up.seats))
        if set_up.first is not None and not 0 <= set_up.first < len(set_up.seats):
            raise SetUpError(f"first={set_up.first}: there are seats 0 to {len(set_up.seats) - 1}")
        self.game = game
        self.set_up = set_up
        self.table = game.table(set_up.options)
        self.secrecy = secrecy_of(self.table.State)
        self.opening: list[Event] = []
        self.journal: list[tuple[int, Action]] = []
        self._barrier = 0
        self._legal: dict[int, Sequence[Action]] = {}
        self._begin()

    def _begin(self) -> None:
        chance = _chance(self.set_up.seed, self.set_up.rig, self.table)
        n = len(self.set_up.seats)
        first = self.set_up.first if self.set_up.first is not None else chance.below(n)
        self.opening = self.table.out = []
        self.table.set_up(n, chance, first)
        self.table.settle()
        self.journal, self._barrier, self._legal = [], 0, {}

    @property
    def seats(self) -> list[str]:
        """The names around the table, by seat."""
        return self.set_up.seats

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision now; empty when the match is over."""
        return list(self.table.waiting())

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.table.s.stack

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        outcome: Outcome | None = self.table.s.outcome
        return outcome

    def legal(self, seat: int) -> list[Action]:
        """What this seat may do now, in a fixed order; [] if it owes no decision."""
        found = self._legal.get(seat)
        return list(self._legal_for(seat) if found is None else found)

    def _legal_for(self, seat: int) -> Sequence[Action]:
        """The same, found anew and not to be changed: it may be a part of the rules."""
        found = self._legal[seat] = self.table.legal(seat) if seat in self.table.waiting() else ()
        return found

    def apply(self, seat: int, action: Action | Mapping[str, Any]) -> list[Event]:
        """Does an action (or its JSON form) for a seat; returns what happened, for `event.seen_by(seat)`.

        Raises IllegalAction when it may not be done now, RigError when rigged dice do not fit; nothing changes then.
        """
        if type(seat) is not int or not 0 <= seat < len(self.set_up.seats):
            raise IllegalAction(f"{_shown(seat)} is no seat; seats are numbers from 0 to {len(self.seats) - 1}")
        if (legal := self._legal.get(seat)) is None:
            legal = self._legal_for(seat)
        if not isinstance(action, Action):
            action = self._understand(seat, action)
        try:
            action = legal[legal.index(action)]  # not its like: True equals 1, but reads otherwise in a save
        except ValueError:
            raise IllegalAction(self._refusal(seat, f"may not {_say(action)}")) from None
        table, journal, stack = self.table, self.journal, self.table.s.stack
        out: list[Event] = []
        table.out = out
        asked = stack[-1]
        try:
            table.apply(seat, action)
            if not stack and (left := table.s.chance.left_over()):
                raise RigError(f"the match is over, but the rig still holds {left}")
        except RigError:
            self._replay(journal)
            raise
        self._legal.clear()
        if journal and journal[-1][0] != seat:
            self._barrier = len(journal)
        journal.append((seat, action))
        for event in out:
            if event.final:
                self._barrier = len(journal)
                break
        else:
            if isinstance(asked, AskAll) and len(asked.picks) > 1 and not asked.seats:
                self._barrier = len(journal)
        return out

    def _understand(self, seat: int, action: Any) -> Action:
        try:
            understood: Action = msgspec.convert(action, self.table.Actions)
        except (msgspec.ValidationError, UnicodeError) as wrong:
            said = f"said {_shown(action)}, which is no action here ({wrong})"
            raise IllegalAction(self._refusal(seat, said)) from None
        return understood

    def _refusal(self, seat: int, tried: str) -> str:
        if self.over:
            return f"seat {seat} {tried}; the match is over"
        may = ", ".join(map(_say, self._legal_for(seat)))
        asked = " and ".join(f"seat {i}" for i in self.waiting)
        return f"seat {seat} {tried}; it may {may}" if may else f"seat {seat} {tried}; now it is up to {asked}"

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, the state with holes, names, who is waited for. None: what lies open."""
        view = self.secrecy.view(self.table.s, seat)
        view["seats"] = list(self.set_up.seats)
        view["viewer"] = seat
        view["waiting"] = self.waiting
        view["over"] = self.over
        return view

    def imagine(self, seat: int | None, rng: random.Random) -> Table[Any, Any]:
        """A table with a full state that the seat cannot tell from the real one."""
        return type(self.table)(self.table.r, self.secrecy.imagine(self.table, seat, rng))

    def can_undo(self, seat: int) -> bool:
        """Whether this seat was the last to act, and no dice, draw, reveal or other decider came since."""
        return len(self.journal) > self._barrier and self.journal[-1][0] == seat

    def undo(self, seat: int) -> bool:
        """Takes back what the seat did since the last roll, draw, reveal or other decider; whether there was any."""
        if not self.can_undo(seat):
            return False
        self._replay(self.journal[: self._barrier])
        return True

    def _replay(self, journal: Sequence[tuple[int, Action]]) -> None:
        barrier = self._barrier
        self._begin()
        for seat, action in journal:
            self.table.out = None
            self.table.apply(seat, action)
        self.journal = list(journal)
        self._barrier = min(barrier, len(journal))

    def _plain_state(self) -> dict[str, Any]:
        """The state as it comes out of a file."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.table.s))
        return plain

    def to_json(self) -> str:
        """The match as a text to save: set-up, journal, state and rules. It holds all secrets, and says so."""
        saved = _Saved(
            _WARNING,
            FORMAT,
            self.game.id,
            hash_of(self.game.source),
            self.game.source,
            self.set_up,
            [(seat, msgspec.to_builtins(action)) for seat, action in self.journal],
            self._plain_state(),
        )
        return msgspec.json.encode(saved).decode()


def _say(action: Action) -> str:
    try:
        return msgspec.json.encode(action).decode()
    except (TypeError, ValueError, RecursionError):
        return _shown(action)


def _shown(given: object) -> str:
    """What was given, for a message, whatever it is."""
    try:
        return repr(given)
    except (ValueError, RecursionError):
        return f"<{type(given).__name__} too long to be shown>"


class _Head(Struct):
    format: int
    game: str


class SavedMatch:
    """A saved match whose outer form has been read; `on` puts it on a game's table again."""

    def __init__(self, text: str) -> None:
        """Raises SaveError when the text is damaged or from a newer program."""
        try:
            head = msgspec.json.decode(text, type=_Head)
            if head.format > FORMAT:
                raise SaveError(
                    f"this match was saved by a newer Cat Table (format {head.format}, this one reads {FORMAT})"
                )
            if head.format < 1:
                raise SaveError(f"this is no saved match: there is no format {head.format}")
            self._saved = msgspec.json.decode(text, type=_Saved)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            raise SaveError(f"this is no saved match, or it is damaged: {wrong}") from None
        self.game = self._saved.game
        self.rules = self._saved.rules

    def on(self, game: Game) -> Match:
        """The match again, to the last die to come. Raises SaveError when journal and state do not fit together."""
        saved = self._saved
        try:
            match = Match(game, saved.set_up)
            for seat, action in saved.journal:
                match.apply(seat, action)
        except Exception as wrong:  # a damaged file can lead anywhere
            raise SaveError(f"this saved match cannot be played again: {wrong}") from wrong
        if match._plain_state() != saved.state:
            raise SaveError("this saved match is damaged: its table is not what its moves lead to")
        return match
