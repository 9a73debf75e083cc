"""No number and no text of the game is in the code: a changed rules file plays and draws."""

import pytest

import cattable
from cattable.ui.scenes.results import Results
from tests.ui.table.conftest import NAMES, Hand, table_of, wait_for_decision
from tests.ui.table.test_texts import check_texts

MORE = {
    "dice.count": 7,
    "vps": 90,
    "combinations": {
        "three pairs": {"groups": [2, 2, 2], "vps": {"mad": 4, "sad": 5}},
        "a crowd": {"groups": [6], "vps": {"mad": 9, "sad": 9}},
        "twins": {"groups": [2], "vps": {"mad": 0, "sad": 1}},
    },
    "cards": {"three pairs": "x", "a crowd": "y", "twins": "z", "catpot": "w"},
    "locking": {"each_card": 1, "catpot": 12},
}
KINDS = {
    "kinds": {"mad": "Mad cats", "sad": "Sad cats", "shy": "Shy cats"},
    "dice.sides": {"mad1": "mad", "mad2": "mad", "sad1": "sad", "shy1": "shy", "shy2": "shy", "wild": "wild"},
    "combinations": {
        "two pairs": {"groups": [2, 2], "vps": {"mad": 1, "sad": 2, "shy": 3}},
        "four of a kind": {"groups": [4], "vps": {"mad": 2, "sad": 3, "shy": 1}},
    },
    "cards": {"two pairs": "x", "four of a kind": "y", "catpot": "w"},
}
FEW = {"dice.count": 2, "combinations": {"a pair": {"groups": [2], "vps": {"mad": 1, "sad": 1}}}, "vps": 30}
FEW["cards"] = {"a pair": "x", "catpot": "w"}


@pytest.mark.parametrize("changes", [MORE, KINDS, FEW], ids=["more dice", "three kinds", "one combination"])
def test_it_plays_and_draws(at_table, changes):
    game = cattable.load_game("mad_cat_sad_cat", changes)
    match = game.new_match(NAMES[:3], seed=1, first=0)
    app = at_table(match, size=(1920, 1080))
    hand = Hand(2)
    for turn in range(2500):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        if turn < 30:
            check_texts(app)
        hand.choose(app).activate()
    assert isinstance(app.scenes.top, Results)


def test_pieces_stay_on_the_table(at_table):
    for changes in (MORE, KINDS, FEW):
        match = cattable.load_game("mad_cat_sad_cat", changes).new_match(NAMES[:2], seed=1, first=0)
        table = table_of(at_table(match)).table
        boxes = [piece.box for piece in table.pieces.values()]
        assert all(x >= 40 and y >= 120 and x + w <= 1880 and y + h <= 580 for x, y, w, h in boxes)
        for i, a in enumerate(boxes):
            for b in boxes[:i]:
                apart = a[0] >= b[0] + b[2] or b[0] >= a[0] + a[2] or a[1] >= b[1] + b[3] or b[1] >= a[1] + a[3]
                assert apart, "two cards overlap"
