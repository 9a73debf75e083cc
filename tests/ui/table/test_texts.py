"""No text leaves its box or gets too small, in any state, at any window and text size."""

import pytest

from cattable.ui.lettering import SMALLEST
from cattable.ui.scenes.curtain import Curtain
from cattable.ui.scenes.results import Results
from tests.ui.table.conftest import Hand, new_match, seats, table_of, wait_for_decision

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]


def check_texts(app):
    for text, box, within, size in app.written():
        assert size * app.lettering.text_size >= SMALLEST - 0.01, f"{text!r} is too small: {size}"
        assert not text.endswith("…") or text.endswith(" …"), f"{text!r} is cut"
        slack = 3 / app.stage.scale
        x, y, w, h = app.stage.whole if within is None else within
        middle, tall = box[1] + box[3] / 2, 0.35 * size * app.lettering.text_size
        assert y - slack <= middle - tall and middle + tall <= y + h + slack, f"{text!r} is too high for its box"
        assert x - slack <= box[0] and box[0] + box[2] <= x + w + slack, f"{text!r} leaves its box"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count, reveal", [(2, "ask"), (5, "auto")])
def test_no_text_leaves_its_box(at_table, size, count, reveal):
    app = at_table(new_match(count, seed=2, options={"mooch_reveal": reveal}), size=size)
    hand = Hand(8)
    for _ in range(36):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        check_texts(app)
        hand.choose(app).activate()


@pytest.mark.parametrize("text_size", [115, 130])
def test_larger_letters(at_table, text_size):
    app = at_table(new_match(5, seed=2, options={"mooch_reveal": "ask"}), text_size=text_size)
    hand = Hand(8)
    for _ in range(40):
        wait_for_decision(app)
        check_texts(app)
        hand.choose(app).activate()


def test_long_names_stay_in_their_plates(at_table):
    from cattable.ui.scenes.table import TableScene
    from cattable.ui.seat import Seat

    match = new_match(5)
    app = at_table(match)
    long = [Seat("Wwwwwwwwwwwwwwww", s.coat, s.colour) for s in seats(5)]
    app.scenes.replace(TableScene(match, long))
    wait_for_decision(app)
    plates = table_of(app).table.plates
    for text, box, within, _ in app.written():
        if text.startswith("Wwww") and within in [plate.name for plate in plates]:
            assert box[0] + box[2] <= within[0] + within[2] + 3
    assert not isinstance(app.scenes.top, Curtain)


@pytest.mark.parametrize("text_size", [100, 115, 130])
@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
def test_names_of_cards_are_whole(at_table, size, text_size):
    from cattable.ui.art import catcards as art
    from cattable.ui.tables.mad_cat_sad_cat import faces, places

    app = at_table(size=size, text_size=text_size)
    for card in table_of(app).match.table.r.mooch_cards:
        for canvas, name in ((art.STANDING, art.STANDING_NAME), (art.MOOCH, art.MOOCH_NAME)):
            _, _, w, h = places.inside((0, 0, places.CARD_WIDTH, 0), canvas, name)
            text, letters = faces.fitted(app.lettering, card, w, h)
            assert text == card
            assert app.lettering.pixels(letters) >= int(SMALLEST * app.stage.scale)
