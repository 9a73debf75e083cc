"""What may be done is clear at every moment; what may not be done changes nothing; an action speaks JSON as well."""

from random import Random

import msgspec
import pytest

from cattable import IllegalAction
from cattable.engine.steps import Action

from .cases import Case, choose, copy_of, every_case, now_and_then, plain, positions


@every_case
def test_legal_is_a_list_of_different_actions_for_those_who_are_asked(case: Case):
    for match, _ in positions(case, 400, 3):
        copy = copy_of(match)
        assert sorted(set(match.waiting)) == sorted(match.waiting)
        for seat in range(case.seats):
            legal = match.legal(seat)
            assert bool(legal) == (seat in match.waiting)
            assert len(set(legal)) == len(legal)
            if legal:
                assert list(copy.legal(seat)) == legal == match.legal(seat)


@every_case
def test_an_action_is_the_same_as_its_json_form(case: Case):
    spoken, rng = case.match(500), Random(500)
    for match, _ in positions(case, 500):
        assert plain(match.table.s) == plain(spoken.table.s)
        seat, action = choose(spoken, rng)
        said = msgspec.json.decode(msgspec.json.encode(action))
        assert msgspec.convert(said, match.table.Actions) == action
        spoken.apply(seat, said)


class Nonsense(Action, frozen=True):
    what: object = None


GARBAGE = [
    None, 0, "", "roll", b"\x00", [], [{}], {}, {1: 2}, {"do": None}, {"do": "nothing"}, {"do": ["roll"]}, object(),
    Nonsense(), Nonsense(object()), {"do": "nonsense", "what": 1}, float("nan"), int, ..., {"do": "x" * 10_000},
]  # fmt: skip
NO_SEATS = [-1, 99, 10**30, None, "0", 0.0, True, False, [], {}, object()]


@every_case
def test_what_is_refused_changes_nothing(case: Case):
    others: list[Action] = []
    for match, rng in positions(case, 600):
        if not now_and_then(match, rng):
            continue
        before = match.to_json()
        seat, action = choose(match, rng)
        others.append(action)
        tries = [(seat, bad) for bad in [*rng.sample(GARBAGE, 5), {**msgspec.to_builtins(action), "too": "much"}]]
        tries += [(seat, other) for other in rng.sample(others, min(6, len(others))) if other not in match.legal(seat)]
        tries += [(nobody, action) for nobody in [*rng.sample(NO_SEATS, 4), case.seats]]
        tries += [(other, action) for other in range(case.seats) if other not in match.waiting]
        for who, what in tries:
            with pytest.raises(IllegalAction):
                match.apply(who, what)
        assert match.to_json() == before


@every_case
def test_every_kind_of_garbage_is_refused(case: Case):
    match = case.match(700)
    before, seat = match.to_json(), match.waiting[0]
    action = match.legal(seat)[0]
    for what in GARBAGE:
        with pytest.raises(IllegalAction):
            match.apply(seat, what)
    for nobody in NO_SEATS:
        with pytest.raises(IllegalAction, match="seat"):
            match.apply(nobody, action)
    assert match.to_json() == before


@every_case
def test_when_it_is_over_nothing_may_be_done(case: Case):
    for match, rng in positions(case, 800):
        last = choose(match, rng)
    assert match.over
    assert [match.legal(seat) for seat in range(case.seats)] == [[]] * case.seats
    with pytest.raises(IllegalAction, match="over"):
        match.apply(*last)
