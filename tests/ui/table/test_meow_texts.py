"""Meow Meow Dice: no text leaves its box at any size, and a changed rules file draws and plays."""

import pytest

import cattable
from cattable.ui.scenes.results import Results
from cattable.ui.tables.meow_meow_dice.space_scene import SpaceScene
from tests.ui.table.conftest import NAMES, table_of, wait_for_decision, widget
from tests.ui.table.meow import ADVANCED, BASE, FULL, MeowHand, new_match
from tests.ui.table.test_texts import SIZES, check_texts

FIVE = {
    "dice": 5,
    "die": ["face", "tail", "back", "belly", "paw", "side"],
    "lock": 4,
    "places": {
        "all different": {"groups": [1, 1, 1, 1, 1], "deck": "butlers", "tokens": False},
        "full house": {"groups": [3, 2], "deck": "butlers", "tokens": True},
        "two pairs": {"groups": [2, 2, 1], "deck": "butlers", "tokens": True},
        "four alike": {"groups": [4, 1], "deck": "butlers", "tokens": True},
        "all the same": {"groups": [5], "deck": "golden", "tokens": True},
    },
    "condition_tokens": {"no paw": {"never": "paw"}, "a paw": {"must": "paw"}, "no side": {"never": "side"}},
    "butlers": {
        f"thing number {i}": {"item": item, "cat": "Mochi", "points": i % 4, "must": ["paw"] if i % 3 == 0 else []}
        for i, item in enumerate(("clothing", "food", "toys", "home", "music") * 5)
    },
    "items": {"clothing": "Clothing", "food": "Food", "toys": "Toys", "home": "Home", "music": "Music"},
}
FEW = {
    "dice": 2,
    "lock": 1,
    "places": {
        "a pair": {"groups": [2], "deck": "golden", "tokens": True},
        "two sides": {"groups": [1, 1], "deck": "butlers", "tokens": False},
    },
    "enthusiasm": {"start": 4, "most": 5},
    "cats": ["Mochi", "Pepper", "Waffle", "Luna", "Biscuit the Second"],
    "golden": {"golden ball": {"item": "toys", "points": 12}},
    "must_tokens": 2,
}


@pytest.mark.parametrize(
    "size, count, options",
    [*((size, 4, FULL) for size in (*SIZES, (3840, 2160))), (SIZES[0], 2, BASE), (SIZES[2], 2, BASE)],
)
def test_no_text_leaves_its_box(at_table, size, count, options):
    app = at_table(new_match(count, 2, options), size=size)
    look(app, MeowHand(8), 40)


@pytest.mark.parametrize("text_size", [115, 130])
@pytest.mark.parametrize("options", [BASE, ADVANCED, FULL])
def test_larger_letters(at_table, text_size, options):
    app = at_table(new_match(4, 2, options), text_size=text_size)
    look(app, MeowHand(8), 50)


@pytest.mark.parametrize("changes", [FIVE, FEW], ids=["five dice", "two dice"])
def test_changed_rules_play_and_draw(at_table, changes):
    game = cattable.load_game("meow_meow_dice", changes)
    match = game.new_match(NAMES[:3], seed=1, first=0, options={"rules": "advanced", "one_bite": "on"})
    app = at_table(match)
    hand = MeowHand(2)
    look(app, hand, 40)
    for _ in range(2500):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        hand.choose(app).activate()
    assert isinstance(app.scenes.top, Results)


def look(app, hand, steps):
    """Plays on and measures every picture, now and then that of a personal space, half of the time with odds."""
    for step in range(steps):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            return
        table_of(app).table.odds_on = step % 2 == 1
        check_texts(app)
        if step % 8 == 7:
            widget(app, "plate 1").activate()
            assert isinstance(app.scenes.top, SpaceScene)
            check_texts(app)
            app.scenes.pop()
            wait_for_decision(app)
        hand.choose(app).activate()


def test_pieces_lie_on_the_table_and_apart(at_table):
    for changes in (None, FIVE, FEW):
        match = cattable.load_game("meow_meow_dice", changes).new_match(
            NAMES[:2], seed=1, first=0, options={"rules": "advanced"}
        )
        app = at_table(match)
        hand = MeowHand(4)
        for _ in range(30):
            wait_for_decision(app)
            hand.choose(app).activate()
        wait_for_decision(app)
        pieces = table_of(app).table.pieces
        kinds = ("die ", "locked ", "card ", "token ", "odds", "plate ")
        boxes = {k: p.box for k, p in pieces.items() if k.startswith(kinds)}
        for name, (x, y, w, h) in boxes.items():
            assert x >= 0 and y >= 0 and x + w <= 1920 and y + h <= 1080, name
            for other, (a, b, c, d) in boxes.items():
                apart = x + w <= a + 1 or a + c <= x + 1 or y + h <= b + 1 or b + d <= y + 1
                assert other == name or apart, f"{name} and {other} overlap"


def test_names_of_cards_are_whole(at_table):
    """At the size of the board, whatever the size of the letters."""
    from cattable.ui.art import butlers
    from cattable.ui.tables.meow_meow_dice import faces

    for text_size in (100, 130):
        app = at_table(new_match(2, 1, FULL), text_size=text_size)
        table = table_of(app).table
        scale = table.places.card_width / butlers.CARD[0]
        for card in table.r.item:
            text, _ = faces.fitted(app.lettering, card, butlers.NAME.width * scale, 28, bold=False)
            assert text == card
