"""Cats vs Cucumbers: after the last event the table shows what a view of the match says, for whoever looks."""

import random

import pytest

from cattable.ui.tables.cats_vs_cucumbers.readings import public_points
from cattable.ui.tables.cats_vs_cucumbers.shown import Shown
from tests.ui.table.cucumbers import new_match


@pytest.mark.parametrize("scoring", ["per_cat", "per_box"])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_events_lead_to_the_view(count, scoring):
    for seed in range(5):
        match = new_match(count, seed, options={"box_scoring": scoring})
        r = match.table.r
        viewers = [None, *range(count)]
        models = {viewer: Shown.at_start(r, count, first=0) for viewer in viewers}
        for viewer, model in models.items():
            for event in match.opening:
                model.change(event.seen_by(viewer), r)
        lot = random.Random(seed)
        while not match.over:
            seat = lot.choice(match.waiting)
            for event in match.apply(seat, lot.choice(match.legal(seat))):
                for viewer, model in models.items():
                    model.change(event.seen_by(viewer), r)
            for viewer, model in models.items():
                assert model == Shown.of(match.view(viewer))
        for seat in range(count):
            toys = match.outcome.sources[seat]["toys"]
            assert sum(public_points(r, models[None], seat).values()) == match.outcome.points[seat] - toys
        assert models[None].ranking == match.outcome.ranking
