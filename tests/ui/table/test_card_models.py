"""What the card tables show after the last event is what a view of the match says."""

import random

import pytest

from tests.ui.table.cards import GAMES, card_match, model_before, model_of

OPTIONS = {"herding_cats": [{}], "mad_magazine": [{}, {"last_card": "answered"}]}
CASES = [(game, count, options) for game in GAMES for count in range(2, 7) for options in OPTIONS[game]]


@pytest.mark.parametrize("game, count, options", CASES)
def test_events_lead_to_the_view(game, count, options):
    for seed in range(4):
        match = card_match(game, count, seed, options=options)
        viewers = [None, *range(count)]
        models = {viewer: model_before(match, viewer) for viewer in viewers}
        for event in match.opening:
            for viewer in viewers:
                models[viewer].change(event.seen_by(viewer))
        lot = random.Random(seed)
        while not match.over:
            for viewer in viewers:
                assert models[viewer] == model_of(match, viewer)
            seat = match.waiting[0]
            for event in match.apply(seat, lot.choice(match.legal(seat))):
                for viewer in viewers:
                    models[viewer].change(event.seen_by(viewer))
        for viewer in viewers:
            assert models[viewer] == model_of(match, viewer)
        assert models[None].ranking == match.outcome.ranking


def test_others_hands_are_never_in_a_model():
    match = card_match("mad_magazine", 4)
    for viewer in (None, *range(4)):
        shown = model_of(match, viewer)
        for seat, hand in enumerate(shown.hands):
            assert seat == viewer or set(hand) == {"?"}
