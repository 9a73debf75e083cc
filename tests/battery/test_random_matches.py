"""Matches end, whatever is done in them; nothing is lost on the way, and the outcome adds up."""

from random import Random

import pytest

from cattable.engine.match import Match

from .cases import ENDLESS, TIMES, Case, choose, every_case, plain


def random(match: Match, rng: Random):
    return choose(match, rng)


def the_first(match: Match, rng: Random):
    return (match.waiting[0], match.legal(match.waiting[0])[0]) if stubborn(match) else random(match, rng)


def the_last(match: Match, rng: Random):
    return (match.waiting[-1], match.legal(match.waiting[-1])[-1]) if stubborn(match) else random(match, rng)


def stubborn(match: Match) -> bool:
    """For a while only: in some games all may draw cards for ever."""
    return len(match.journal) < 150


@every_case
@pytest.mark.parametrize("player", [random, the_first, the_last])
def test_every_match_ends_and_every_part_is_still_there(case: Case, player):
    for seed in range((12 if player is random else 3) * TIMES):
        match, rng = case.match(seed), Random(seed)
        parts = case.parts(match.table)
        while not match.over:
            assert match.outcome is None
            assert match.waiting, f"seed {seed}: nobody is asked, and the match is not over"
            match.apply(*player(match, rng))
            assert case.parts(match.table) == parts, f"seed {seed}, move {len(match.journal)}"
            assert len(match.journal) < ENDLESS, f"seed {seed}: this match does not end"
        assert match.waiting == []
        check_outcome(match)


def check_outcome(match: Match):
    outcome, seats = match.outcome, range(len(match.seats))
    assert outcome is not None
    assert sorted(seat for group in outcome.ranking for seat in group) == list(seats)
    assert all(outcome.ranking), "a place that nobody has"
    assert outcome.why
    assert [sum(sources.values()) for sources in outcome.sources] == outcome.points
    assert match.view(None)["outcome"]["ranking"] == outcome.ranking


@every_case
def test_the_named_seat_starts_or_else_the_lot(case: Case):
    named = [case.match(1, first=seat) for seat in range(case.seats)]
    assert len({plain(match.view(None)) for match in named}) == case.seats
    by_lot = [case.match(seed) for seed in range(40)]
    assert len({tuple(match.waiting) for match in by_lot}) == len({tuple(match.waiting) for match in named})
