"""Edited rules files of the card games: they play on with other numbers, or are refused in words."""

from random import Random

import pytest

from cattable import RulesError, load_game

DEAL = {players: 30 // players for players in range(2, 7)}
PLAYED = [
    ("herding_cats", {"hand": 10}),
    ("herding_cats", {"hand": 1, "herd": 1}),
    ("herding_cats", {"herd": 50}),
    ("herding_cats", {"cards.cowdog": 0}),
    ("herding_cats", {"cards.cowdog": 12, "cards.stampede": 20, "cards.wild cat lady": 0}),
    ("herding_cats", {"colours": {"orange": "Orange", "blue": "Blue", "black": "Black"}}),
    ("herding_cats", {"players": {"least": 1, "most": 8}}),
    ("mad_magazine", {"deal": dict.fromkeys(range(2, 7), 1)}),
    ("mad_magazine", {"deal": {2: 37, 3: 25, 4: 18, 5: 15, 6: 12}}),
    ("mad_magazine", {"deal": DEAL, "numbers": {"least": 0, "most": 2, "each": 1}}),
    ("mad_magazine", {"wilds.what me worry": 12, "wilds.joker": 5, "messages.draw 1": 4, "messages.give two": 4}),
    ("mad_magazine", {"amounts": {"draw 1": 2, "give two": 5, "wild and wooly": 7}, "joker": {"least": 2, "most": 20}}),
    ("mad_magazine", {"colours": {"green": "Grass", "yellow": "Sun", "red": "Rose"}}),
    ("mad_magazine", {"colours": {"green": "Grass"}, "deal": dict.fromkeys(range(2, 7), 3)}),
    ("mad_magazine", {"numbers.most": 200}),
]
REFUSED = [
    ("herding_cats", {"hand": 11}, "cards: 60 cards in all, but 6 players are dealt 66"),
    ("herding_cats", {"colours": {}}, "colours: there must be at least one colour"),
    ("herding_cats", {"cards": {"cat": 10, "cowdog": 3, "stampede": 4}}, "cards: 'wild cat lady' is missing"),
    ("herding_cats", {"cards.dog": 3}, "did you mean 'cowdog'"),
    (
        "mad_magazine",
        {"players.least": 1, "deal": dict.fromkeys(range(1, 7), 7)},
        "players.least: there must be at least 2",
    ),
    ("mad_magazine", {"players.most": 7}, "deal: says nothing for 7 players"),
    ("mad_magazine", {"deal.6": 13}, "deal.6: 76 cards in all are too few to deal 13 to 6"),
    ("mad_magazine", {"numbers.least": 7}, "numbers.least: higher than the last number, 6"),
    ("mad_magazine", {"joker.least": 4}, "joker.least: more than the most, 3"),
    ("mad_magazine", {"colours": {}}, "colours: there must be at least one colour"),
    ("mad_magazine", {"options": {}}, "options: 'last_card' is missing"),
]


@pytest.mark.parametrize(("name", "changes"), PLAYED)
def test_other_numbers_play_on(name, changes):
    game, rng = load_game(name, changes), Random(11)
    for seed in range(2 * game.sheet.players.most):
        players = max(seed // 2 + 1, game.sheet.players.least)
        match = game.new_match([f"P{i}" for i in range(players)], seed=seed)
        for _ in range(300):
            if match.over:
                break
            (seat,) = match.waiting
            match.apply(seat, rng.choice(match.legal(seat)))
            match.table.standing(seat)


@pytest.mark.parametrize(("name", "changes", "said"), REFUSED)
def test_what_does_not_add_up_is_refused(name, changes, said):
    with pytest.raises(RulesError) as refused:
        load_game(name, changes)
    assert said in str(refused.value)
