"""No text of the card tables leaves its box or gets too small, in any state, at any window and text size."""

import pytest

from cattable.ui.lettering import SMALLEST, Lettering
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


@pytest.mark.parametrize("text_size", [85, 100, 130])
def test_every_card_of_a_dealt_hand_has_a_name_that_can_be_read(at_table, monkeypatch, text_size):
    """Names are written whole, at least at the smallest readable size, whatever the player's text size."""
    for game, count in (("herding_cats", 3), ("mad_magazine", 6)):
        app = at_table(card_match(game, count, seed=2), humans=(0,), text_size=text_size)
        wait_for_decision(app)
        app.settle(1)
        written = []
        plain = Lettering.line

        def line(letters, text, size, *rest, plain=plain, written=written, **more):
            written.append((text, size * letters.text_size))
            return plain(letters, text, size, *rest, **more)

        monkeypatch.setattr(Lettering, "line", line)
        scene = table_of(app)
        scene.stale()
        app.screenshot()
        monkeypatch.undo()
        hand = scene.table.zones["hand"]
        names = [scene.table.letters(piece.card).names for piece in hand]
        seen = [(text, size) for text, size in written if any(text in own for own in names)]
        assert all(any(text in own for text, _ in seen) for own in names)
        assert all(size >= SMALLEST - 0.01 for _, size in seen)


def test_a_hand_is_painted_as_soon_as_it_lies(at_table):
    """What lies still belongs to the static picture from the very moment in which it comes to rest."""
    for game in GAMES:
        app = at_table(card_match(game, 3, seed=2), humans=(0,), still=True)
        wait_for_decision(app)
        scene = table_of(app)
        for _ in range(60):
            app.step(1 / 30)
            assert scene.layout == (scene.table.active_seat(), scene.table.layout())
