"""Undo gives exactly the table as it was, and never reaches past dice, reveals, secret rounds or another's decision."""

from random import Random

from .cases import TIMES, Case, choose, every_case, plain


@every_case
def test_undo_takes_back_all_that_a_seat_did_since_chance_or_another_spoke(case: Case):
    for seed in range(1500, 1500 + 4 * TIMES):
        match, rng = case.match(seed), Random(seed)
        before: list[tuple[bytes, int]] = []  # tables that an undo may reach, each with the seat that then decided
        undone = 0
        while not match.over:
            seat, action = choose(match, rng)
            if before and before[-1][1] != seat:
                before.clear()
            round_of_many = len(match.waiting) > 1 or bool(getattr(match.table.s.stack[-1], "picks", None))
            before.append((plain(match.table.s), seat))
            events = match.apply(seat, action)
            if not match.can_undo(seat):
                before.clear()
                assert any(event.final for event in events) or round_of_many, "why can this not be undone?"
            assert not (any(event.final for event in events) and match.can_undo(seat))
            for other in range(case.seats):
                if other != seat or not before:
                    state = plain(match.table.s)
                    assert not match.can_undo(other)
                    assert not match.undo(other)
                    assert plain(match.table.s) == state
            if before and rng.random() < 0.4 and undone < 50:
                undone += 1
                moves = len(match.journal)
                assert match.undo(seat)
                assert plain(match.table.s) == before[0][0]
                assert len(match.journal) == moves - len(before)
                assert not match.can_undo(seat)
                before.clear()


@every_case
def test_after_an_undo_the_same_acts_lead_to_the_same_table(case: Case):
    match, rng = case.match(1600), Random(1600)
    while not match.over:
        seat, action = choose(match, rng)
        match.apply(seat, action)
        if match.can_undo(seat):
            journal, after = list(match.journal), match.to_json()
            match.undo(seat)
            assert match.journal == journal[: len(match.journal)]
            for act in journal[len(match.journal) :]:
                match.apply(*act)
            assert match.to_json() == after
            assert match.can_undo(seat)
