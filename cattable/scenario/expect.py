"""Holding what a scenario expects against a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from cattable.engine.errors import IllegalAction
from cattable.engine.events import Event
from cattable.engine.match import Match
from cattable.rulebook.sheet import Wrong
from cattable.scenario.script import Expect, Said


def unmet(expect: Expect, match: Match, events: Sequence[Event]) -> Iterator[Wrong]:
    """Where the match is not as expected: the path inside the expectation, and what is instead.

    `events` are those that came with the last act.
    """
    yield from _unseen(expect, match)
    yield from _untold(expect, match, events)
    yield from _undone(expect, match)
    yield from _unfinished(expect, match)


# ---------------------------------------------------------------- what can be seen
def _unseen(e: Expect, match: Match) -> Iterator[Wrong]:
    view = match.view(match.seats.index(e.of) if e.of else None) if e.sees else {}
    for path, wanted in e.sees.items():
        try:
            found = _at(view, path, match.seats)
        except KeyError as missing:
            yield ("sees", path), f"there is no {missing.args[0]}"
            continue
        if not _same(wanted, found, match.seats):
            yield ("sees", path), f"expected {wanted!r}, but it is {found!r}"


def _at(view: Any, path: str, seats: Sequence[str]) -> Any:
    """The value at a dotted path; list entries by number or by the name of a seat. Raises KeyError."""
    at = view
    for key in path.split("."):
        if isinstance(at, dict) and key in at:
            at = at[key]
        elif isinstance(at, list) and key in seats and seats.index(key) < len(at):
            at = at[seats.index(key)]
        elif isinstance(at, list) and key.isdigit() and int(key) < len(at):
            at = at[int(key)]
        elif isinstance(at, (list, dict)) and key == "#":
            at = len(at)
        else:
            there = f"; there are {', '.join(map(str, at))}" if isinstance(at, dict) else ""
            raise KeyError(f"{key!r} here{there}")
    return at


def _same(wanted: Any, found: Any, seats: Sequence[str]) -> bool:
    """Whether a value is the wanted one; a seat's name stands for its number."""
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(_same(w, f, seats) for w, f in zip(wanted, found, strict=True))
    if isinstance(wanted, dict) and isinstance(found, dict):
        return wanted.keys() == found.keys() and all(_same(w, found[key], seats) for key, w in wanted.items())
    if isinstance(wanted, str) and isinstance(found, int):
        return wanted in seats and seats.index(wanted) == found
    return bool(wanted == found) and isinstance(wanted, bool) == isinstance(found, bool)


# ---------------------------------------------------------------- what happened
def _untold(e: Expect, match: Match, events: Sequence[Event]) -> Iterator[Wrong]:
    viewer = match.seats.index(e.of) if e.of else None
    seen = [_json_form(event.seen_by(viewer)) for event in events] if e.events or e.silent else []
    start = 0
    for i, wanted in enumerate(e.events):
        at = next((at for at in range(start, len(seen)) if _is_like(seen[at], wanted, match.seats)), None)
        if at is None:
            yield ("events", i), f"expected {wanted}, but after the events before it came {seen[start:]}"
        else:
            start = at + 1
    for i, unwanted in enumerate(e.silent):
        for event in seen:
            if _is_like(event, unwanted, match.seats):
                yield ("silent", i), f"expected nothing like {unwanted}, but there was {event}"


def _is_like(event: Said, part: Said, seats: Sequence[str]) -> bool:
    return all(key in event and _same(wanted, event[key], seats) for key, wanted in part.items())


# ---------------------------------------------------------------- what may be done
def _undone(e: Expect, match: Match) -> Iterator[Wrong]:
    if e.waits is not None:
        waiting = [match.seats[seat] for seat in match.waiting]
        if sorted(e.waits) != sorted(waiting):
            yield ("waits",), f"expected {_list(e.waits)}, but it is {_list(waiting)}"
    for name, actions in e.legal.items():
        may = _legal(match, name)
        for i, said in enumerate(actions):
            if _plain(match, said) not in may:
                yield ("legal", name, i), f"expected that {name} may {said}, but {name} may only {may}"
    for name, actions in e.only.items():
        may, wanted = _legal(match, name), [_plain(match, said) for said in actions]
        missing, more = [a for a in wanted if a not in may], [a for a in may if a not in wanted]
        if missing or more:
            yield ("only", name), f"{name} may not {_list(missing)}; {name} may as well {_list(more)}"
    for name, actions in e.illegal.items():
        for i, said in enumerate(actions):
            yield from ((("illegal", name, i), what) for what in _not_refused(match, name, said))


def _not_refused(match: Match, name: str, said: Said) -> Iterator[str]:
    seat, before = match.seats.index(name), match.to_json()
    if _plain(match, said) in _legal(match, name):
        yield f"expected that {name} may not {said}, but {name} may"
        return
    try:
        match.apply(seat, said)
        yield f"{said} is not on the list of what {name} may do, but it was done"
    except IllegalAction:
        if match.to_json() != before:
            yield f"{said} was refused, but it changed the match"


def _legal(match: Match, name: str) -> list[Said]:
    return [_json_form(action) for action in match.legal(match.seats.index(name))]


def _plain(match: Match, said: Said) -> Said:
    """The action in the order and form that the game itself gives it."""
    return _json_form(msgspec.convert(said, match.table.Actions))


def _json_form(thing: Any) -> Said:
    form: Said = msgspec.json.decode(msgspec.json.encode(thing))
    return form


# ---------------------------------------------------------------- how it ended
def _unfinished(e: Expect, match: Match) -> Iterator[Wrong]:
    if e.over is not None and match.over != e.over:
        yield ("over",), f"expected {e.over}, but it is {match.over}"
    asked = ("winner", "ranking", "points", "sources", "why", "tie")
    if match.outcome is None:
        for key in asked:
            if getattr(e, key) not in (None, {}):
                yield (key,), "the match is not over"
        return
    o, seats = match.outcome, match.seats
    best = [seats[seat] for seat in o.ranking[0]]
    if e.winner is not None and best != [e.winner]:
        yield ("winner",), f"expected {e.winner}, but the best are {_list(best)}"
    ranking = [sorted(seats[seat] for seat in group) for group in o.ranking]
    if e.ranking is not None and [sorted(group) for group in e.ranking] != ranking:
        yield ("ranking",), f"expected {e.ranking}, but it is {ranking}"
    for key, found in (("points", o.points), ("sources", o.sources)):
        for name, wanted in getattr(e, key).items():
            if found[seats.index(name)] != wanted:
                yield (key, name), f"expected {wanted}, but it is {found[seats.index(name)]}"
    if e.why is not None and e.why not in o.why:
        yield ("why",), f"expected {e.why!r}, but it is {o.why!r}"
    if e.tie is not None and (e.tie not in o.tie or bool(e.tie) != bool(o.tie)):
        yield ("tie",), f"expected {e.tie!r}, but it is {o.tie!r}"


def _list(things: Sequence[Any]) -> str:
    return ", ".join(map(str, things)) or "nothing"
