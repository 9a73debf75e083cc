"""Who may see what, declared in the types of the state, and what follows from it: views and imagined states.

Every field of a state and of a step is marked, an unmarked one is an error:

    Open    all see it
    Own     a list of cards for each seat (in a step: the one card of the seat that is asked): only that seat sees it
    Shut    nobody sees it: a deck, the chance to come
    Chosen  one secret choice a seat, "" where there is none (in a step: by seat): only that seat sees it, all see that
            it is there
    Known   what seats still know of the `hands` of others (see knowledge.py): each sees its own part

Own and Shut hold cards of a pool, "cards" unless named (`own("toys")`): imagining shuffles a pool and deals it back.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from random import Random
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from cattable.engine.chance import Chance
from cattable.engine.events import HIDDEN
from cattable.engine.knowledge import Knowledge, entries_of, known_cards

T = TypeVar("T")


class Mark(NamedTuple):
    """Who may see a field, and for cards the pool they belong to."""

    who: str
    pool: str = "cards"


Open = Annotated[T, Mark("open")]
Own = Annotated[T, Mark("own")]
Shut = Annotated[T, Mark("shut")]
Chosen = Annotated[T, Mark("chosen")]
Known = Annotated[T, Mark("known")]


def own(pool: str) -> Mark:
    """The mark of a field as Own, with cards of another pool than "cards": `Annotated[..., own("toys")]`."""
    return Mark("own", pool)


def shut(pool: str) -> Mark:
    """The mark of a field as Shut, with cards of another pool than "cards"."""
    return Mark("shut", pool)


class _Secret(NamedTuple):
    name: str
    mark: Mark


_IN_STATE = {"own": list[list[str]], "shut": list[str], "chosen": list[str], "known": Knowledge}
_IN_STEP = {"own": str, "chosen": dict[int, str]}


def _secrets(kind: type, shapes: dict[str, Any]) -> list[_Secret]:
    """The fields of a type that are not open to all; only these shapes of them can be hidden and imagined."""
    secrets = []
    hints = get_type_hints(kind, include_extras=True)
    for name in kind.__struct_fields__:  # type: ignore[attr-defined]
        shape, *more = get_args(hints[name]) if get_origin(hints[name]) is Annotated else (hints[name],)
        mark = next((m for m in more if isinstance(m, Mark)), None)
        if mark is None:
            raise TypeError(f"{kind.__name__}.{name}: say who may see it: Open, Own, Shut, Chosen or Known")
        if mark.who == "open" or shape is Chance:
            continue
        if shapes.get(mark.who) != shape:
            can = ", ".join(f"{who} {can}" for who, can in shapes.items())
            raise TypeError(f"{kind.__name__}.{name}: {mark.who} {shape} cannot be kept secret here; it can be {can}")
        secrets.append(_Secret(name, mark))
    return secrets


def _kinds_of_steps(state: type) -> tuple[type, ...]:
    hint = get_type_hints(state)["stack"]
    (inner,) = get_args(hint)
    return get_args(inner) if get_origin(inner) in (Union, types.UnionType) else (inner,)


class Secrecy:
    """What the types of one game's state say about secrets. Made once a game; see `secrecy_of`."""

    def __init__(self, state: type) -> None:
        """Raises TypeError for a field that does not say who may see it, or that cannot be kept secret as it is."""
        self.fields = _secrets(state, _IN_STATE)
        self.steps = {kind: found for kind in _kinds_of_steps(state) if (found := _secrets(kind, _IN_STEP))}
        self.knows = any(s.mark.who == "known" for s in self.fields)
        if self.knows and not {("known", "known"), ("hands", "own")} <= {(s.name, s.mark.who) for s in self.fields}:
            raise TypeError(f"{state.__name__}: what is Known is a field `known`, about the cards in an Own `hands`")
        encode = msgspec.msgpack.Encoder().encode
        decode: Callable[[bytes], Any] = msgspec.msgpack.Decoder(state).decode
        self.clone: Callable[[Any], Any] = lambda s: decode(encode(s))
        """A deep copy of a state: a msgpack round trip, so no copy can be shallow."""

    def _zones(self, s: Any, seat: int | None) -> Iterator[tuple[str, int | None, list[str]]]:
        """(pool, holder, cards) of every zone this seat may not look into, in a fixed order."""
        for name, mark in self.fields:
            if mark.who == "own":
                for holder, zone in enumerate(getattr(s, name)):
                    if holder != seat:
                        yield mark.pool, (holder if name == "hands" else None), zone
            elif mark.who == "shut":
                yield mark.pool, None, getattr(s, name)

    def _hide(self, s: Any, seat: int | None, pools: dict[str, list[str]]) -> Any:
        """A copy with HIDDEN for what the seat may not know; hidden cards are added to their pools."""
        h = self.clone(s)
        h.chance = Chance()
        for step in h.stack:
            for name, mark in self.steps.get(type(step), ()):
                held = getattr(step, name)
                if mark.who == "chosen":
                    setattr(step, name, {i: held[i] if i == seat else HIDDEN for i in sorted(held)})
                elif held and step.seat != seat:
                    pools.setdefault(mark.pool, []).append(held)
                    setattr(step, name, HIDDEN)
        for pool, holder, zone in self._zones(h, seat):
            shown = known_cards(h.known, seat, holder) if self.knows and holder is not None else []
            for card in shown:
                zone.remove(card)
            pools.setdefault(pool, []).extend(zone)
            zone[:] = shown + [HIDDEN] * len(zone)
        for name, mark in self.fields:
            if mark.who == "chosen":
                held = getattr(h, name)
                setattr(h, name, [c if i == seat or not c else HIDDEN for i, c in enumerate(held)])
            elif mark.who == "known":
                setattr(h, name, entries_of(getattr(h, name), seat))
        return h

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """All that a seat may know of a state, JSON-ready; for None what lies open."""
        return msgspec.to_builtins(self._hide(s, seat, {}), str_keys=True)  # type: ignore[no-any-return]

    def imagine(self, table: Any, seat: int | None, rng: Random) -> Any:
        """A full state that the seat cannot tell from the real one, dice to come included.

        States that look alike to the seat give the same imagined state for the same rng.
        """
        pools: dict[str, list[str]] = {}
        h = self._hide(table.s, seat, pools)
        chance = Chance(rng.getrandbits(64))
        for pool in sorted(pools):
            pools[pool].sort()
            chance.shuffle(pools[pool])
        thought = type(table)(table.r, h)
        for step in h.stack:
            for name, mark in self.steps.get(type(step), ()):
                held = getattr(step, name)
                if held == HIDDEN:
                    setattr(step, name, pools[mark.pool].pop())
        for pool, _, zone in self._zones(h, seat):
            n = zone.count(HIDDEN)
            if n:
                zone[len(zone) - n :] = pools[pool][-n:]
                del pools[pool][-n:]
        for name, mark in self.fields:
            if mark.who == "chosen":
                held = getattr(h, name)
                setattr(h, name, [_guess(thought.could_have_chosen, i, c, rng) for i, c in enumerate(held)])
        for step in h.stack:
            for name, mark in self.steps.get(type(step), ()):
                if mark.who == "chosen":
                    could = partial(step.could_have_picked, thought)
                    setattr(step, name, {i: _guess(could, i, c, rng) for i, c in getattr(step, name).items()})
        h.chance = chance
        return h


def _guess(could: Callable[[int], Sequence[str]], seat: int, choice: str, rng: Random) -> str:
    return rng.choice(could(seat)) if choice == HIDDEN else choice


@lru_cache(None)
def secrecy_of(state: type) -> Secrecy:
    """The Secrecy of a state type, made once."""
    return Secrecy(state)


__all__ = ["Chosen", "Knowledge", "Known", "Open", "Own", "Secrecy", "Shut", "own", "secrecy_of", "shut"]
