"""No text of the card tables leaves its box or gets too small, in any state, at any window and text size."""

import pytest

from cattable.ui.scenes.results import Results
from cattable.ui.scenes.table import TableScene
from cattable.ui.seat import Seat
from tests.ui.table.cards import GAMES, Player, card_match
from tests.ui.table.conftest import seats, table_of, wait_for_decision
from tests.ui.table.test_texts import check_texts

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]


def play_and_check(app, decisions, seed=8):
    player = Player(seed)
    for _ in range(decisions):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        check_texts(app)
        player.choose(app).activate()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size, count", list(zip(SIZES, (6, 2, 4, 6), strict=True)))
def test_no_text_leaves_its_box(at_table, game, size, count):
    play_and_check(at_table(card_match(game, count, seed=2), size=size), 50)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text_size", [115, 130])
def test_larger_letters(at_table, game, text_size):
    play_and_check(at_table(card_match(game, 6, seed=3), humans=(0, 1, 2), text_size=text_size), 40)


@pytest.mark.parametrize("game", GAMES)
def test_long_names_stay_in_their_plates(at_table, game):
    match = card_match(game, 6)
    app = at_table(match)
    long = [Seat("Wwwwwwwwwwwwwwww", s.coat, s.colour) for s in seats(6)]
    app.scenes.replace(TableScene(match, long))
    wait_for_decision(app)
    plates = table_of(app).table.plates
    for text, box, within, _ in app.written():
        if text.startswith("Ww") and within in [plate.name for plate in plates]:
            assert box[0] + box[2] <= within[0] + within[2] + 3
