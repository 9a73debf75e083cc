"""Copies, files and old states: the same future from each of them, and none changed by what came later."""

from random import Random

import msgspec

from cattable.engine.match import SavedMatch

from .cases import Case, choose, copy_of, every_case, now_and_then, plain, positions


@every_case
def test_a_clone_and_a_state_from_json_have_the_same_future(case: Case):
    for match, rng in positions(case, 100):
        if not now_and_then(match, rng):
            continue
        table = match.table
        text = msgspec.json.encode(table.s)
        futures = [
            copy_of(match),
            type(table)(table.r, msgspec.json.decode(text, type=table.State)),
        ]
        assert all(future.s == table.s for future in futures)
        seed = rng.getrandbits(32)
        ends = []
        for future in futures:
            dice = Random(seed)
            while seats := future.waiting():
                seat = dice.choice(seats)
                future.apply(seat, dice.choice(future.legal(seat)))
            ends.append(plain(future.s))
        assert ends[0] == ends[1]
        assert msgspec.json.encode(table.s) == text, "playing a copy changed the original"


@every_case
def test_what_was_handed_out_never_changes(case: Case):
    kept = []
    for match, _ in positions(case, 200):
        state = match.secrecy.clone(match.table.s)
        handed_out = [
            state,
            match.waiting,
            match.legal(match.waiting[0]),
            match.opening,
            match.view(0),
            match.view(None),
        ]
        kept.append((handed_out, plain(handed_out)))
    assert all(plain(handed_out) == before for handed_out, before in kept)


@every_case
def test_a_match_saved_and_loaded_after_every_action_is_the_same_match(case: Case):
    match, again = case.match(300), case.match(300)
    rng = Random(300)
    while not match.over:
        seat, action = choose(match, rng)
        events = match.apply(seat, action)
        assert again.apply(seat, action) == events
        again = SavedMatch(again.to_json()).on(case.game)
        assert again.legal(seat) == match.legal(seat)
        assert plain(again.table.s) == plain(match.table.s)
        assert [again.can_undo(i) for i in range(case.seats)] == [match.can_undo(i) for i in range(case.seats)]
    assert again.outcome == match.outcome
    assert again.journal == match.journal
