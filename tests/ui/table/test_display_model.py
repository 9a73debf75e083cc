"""What the table shows after the last event is what a view of the match says: nothing jumps, and the end is the end."""

import random

import pytest

from cattable.ui.tables.mad_cat_sad_cat.shown import Shown
from tests.ui.table.conftest import new_match


@pytest.mark.parametrize("reveal", ["auto", "ask"])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_events_lead_to_the_view(count, reveal):
    for seed in range(6):
        match = new_match(count, seed, options={"mooch_reveal": reveal})
        viewers = [None, *range(count)]
        models = {}
        for viewer in viewers:
            models[viewer] = Shown.of(match.view(viewer))
            models[viewer].rolled = []
            for event in match.opening:
                models[viewer].change(event.seen_by(viewer))
        lot = random.Random(seed)
        while not match.over:
            seat = lot.choice(match.waiting)
            for event in match.apply(seat, lot.choice(match.legal(seat))):
                for viewer in viewers:
                    models[viewer].change(event.seen_by(viewer))
            for viewer in viewers:
                assert models[viewer] == Shown.of(match.view(viewer))
        assert models[None].scores == match.outcome.points
        assert models[None].ranking == match.outcome.ranking
