"""Meow Meow Dice: what the table shows after the last event is what a view of the match says."""

import random

import pytest

from cattable.games.meow_meow_dice import odds as exact
from cattable.ui.tables.meow_meow_dice.reading import odds
from cattable.ui.tables.meow_meow_dice.shown import Shown
from tests.ui.table.meow import ALL_OPTIONS, FULL, new_match


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=lambda options: " ".join(options.values()))
@pytest.mark.parametrize("count", [2, 3, 4])
def test_events_lead_to_the_view(count, options):
    for seed in range(4):
        match = new_match(count, seed, options)
        model, lot = Shown.of(match.view(None)), random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            for event in match.apply(seat, lot.choice(match.legal(seat))):
                model.change(event.seen_by(None))
            assert model == Shown.of(match.view(None))
        assert model.ranking == match.outcome.ranking


def test_a_tie_that_is_rolled_off_leaves_the_dice_of_the_last_trick_alone():
    rolled_off = 0
    for seed in range(400):
        match = new_match(2, seed, {"rules": "base"})
        model, lot = Shown.of(match.view(None)), random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            fish = [action for action in legal if type(action).__name__ in ("Settle", "Reroll")] or legal
            for event in match.apply(seat, lot.choice(fish)):
                model.change(event)
        assert model == Shown.of(match.view(None))
        rolled_off += bool(match.outcome.tie) and match.outcome.tie == match.game.sheet.endings.tie_roll
        if rolled_off > 2:
            return
    raise AssertionError("there was no roll-off")


def test_the_odds_of_what_is_shown_are_the_exact_ones():
    match = new_match(3, 3, FULL)
    lot = random.Random(5)
    while not match.over:
        seat = match.waiting[0]
        shown = Shown.of(match.view(None))
        assert odds(match.table, shown) == exact.chances(match.table)
        match.apply(seat, lot.choice(match.legal(seat)))
    assert odds(match.table, Shown.of(match.view(None))) == {}
