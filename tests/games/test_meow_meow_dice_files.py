"""Meow Meow Dice by other rules files: other dice, places, cards and counts play on; what does not add up is told."""

from random import Random

import pytest

from cattable import RulesError, load_game
from tests.games.meow_table import ADVANCED, SIDES

BARE = {"item": "food", "points": 1}
OTHERS = {
    "five dice": {
        "dice": 5,
        "lock": 4,
        "places": {
            "pair": {"groups": [2, 1, 1, 1], "deck": "butlers", "tokens": True},
            "full house": {"groups": [3, 2], "deck": "butlers", "tokens": False},
            "all": {"groups": [5], "deck": "golden", "tokens": True},
        },
        "cards_to_end": {2: 9, 3: 1, 4: 3},
    },
    "one die": {
        "dice": 1,
        "lock": 0,
        "places": {"it": {"groups": [1], "deck": "golden", "tokens": True}},
        "butlers": {},
        "special": {},
    },
    "six dice": {
        "dice": 6,
        "places": {
            "three pairs": {"groups": [2, 2, 2], "deck": "butlers", "tokens": True},
            "four and two": {"groups": [4, 2], "deck": "butlers", "tokens": True},
            "six": {"groups": [6], "deck": "golden", "tokens": False},
        },
    },
    "other sides": {
        "die": ["paw", "nose", "ear", "paw", "whisker", "nose", "eye", "paw"],
        "tie_side": "eye",
        "condition_tokens": {"paws": {"must": "paw"}, "no paws": {"never": "paw"}},
        "butlers": {f"b{i}": {**BARE, "must": ["paw"] if i % 2 else []} for i in range(9)},
        "golden": {"g": {**BARE, "never": ["nose"]}},
        "special": {"s": {**BARE, "ability": {"kind": "cat pairs", "amount": 7}}},
    },
    "other cats": {
        "cats": ["A", "B", "C", "D", "E", "F"],
        "players": {"least": 1, "most": 6},
        "cards_to_end": {i: 7 - i for i in range(1, 7)},
        "butlers": {f"b{i}": {**BARE, "cat": "ABCDEF"[i % 6]} for i in range(30)},
        "golden": {"g": {**BARE, "cat": "F"}},
        "special": {"s": {**BARE, "ability": {"kind": "enthusiasm", "amount": 1}}},
    },
    "no places": {"places": {}, "fish_bones.fish bone.count": 0},
    "much of everything": {
        "enthusiasm": {"start": 5, "most": 9},
        "must_tokens": 2,
        "condition_tokens": {
            **{f"a {side}": {"must": side} for side in SIDES},
            **{f"no {side}": {"never": side} for side in SIDES},
        },
        "scoring": {"own_cat": 3, "items": [1, 2], "token": 5},
    },
}


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("options", [{}, ADVANCED], ids=["base", "advanced"])
def test_other_rules_play_on(name, options):
    """MD1, MD3, MD12, MD14: other dice, sides, places, cats, tokens and counts, from the file alone."""
    game = load_game("meow_meow_dice", OTHERS[name])
    players = game.sheet.players
    for seats in range(players.least, players.most + 1):
        for seed in range(5):
            match = game.new_match([f"Seat {i}" for i in range(seats)], seed=seed, options=options)
            rng = Random(seed)
            while not match.over:
                match.apply(match.waiting[0], rng.choice(match.legal(match.waiting[0])))
                assert len(match.table.s.locked) <= game.sheet.lock
            assert match.outcome
            cards = game.sheet.cards_with_special if options else game.sheet.cards_to_end[seats]
            assert match.table.s.taken == [cards] * seats


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"places.two pairs.groups": [2, 1]}, "these are 3 dice, there are 4"),
        ({"places.two pairs.groups": [1, 3]}, "the same dice as"),
        ({"dice": 5}, "these are 4 dice, there are 5"),
        ({"butlers.bow tie.must": ["face", "tail", "back"]}, "nobody can ever take this card at 'two pairs'"),
        ({"butlers.bow tie.must": ["nose"]}, "the die has no side 'nose'"),
        ({"golden.golden mouse.never": ["face"]}, "nobody can ever take this card at 'all the same'"),
        ({"cats": ["Mochi", "Mochi", "Waffle", "Luna", "Pepper"]}, "two of them have the same name"),
        ({"cats": ["Mochi"]}, "there are only 1 cats"),
        ({"cards_to_end": {2: 6, 3: 6}}, "says nothing for 4 players"),
        ({"tie_side": "nose"}, "'nose' is no side of the die"),
        ({"enthusiasm.start": 4}, "more than the most, 3"),
        ({"lock": 4}, "at least one die must stay free"),
        ({"condition_tokens.a face": {}}, "needs one side of the die"),
        ({"condition_tokens.a face.never": "tail"}, "needs one side of the die"),
        ({"items": {"clothing": "C", "home": "H", "toys": "T"}}, "'food' is missing"),
        ({"fish_bones.bow tie": {"count": 1, "item": "food", "fires": 1}}, "there is another card of this name"),
        ({"butlers.bow tie.ability": {"kind": "food", "amount": 1}}, "special cards have an ability, others have none"),
        ({"butlers.bow tie.item": "shoes"}, "there is no item 'shoes'"),
        ({"butlers.bow tie.cat": "Rex"}, "there is no cat 'Rex'"),
        ({"fish_bones.fish bone.item": "fish"}, "there is no item 'fish'"),
        ({"abilities": {"food": "x"}}, "'fire' is missing"),
        ({"options.rules.choices.expert": "x"}, "the game knows no 'expert'"),
        ({"dice": 6, "die": [*"abcdefghijklm"]}, "so many different sides that chances could not be told"),
    ],
)
def test_what_does_not_add_up_is_told(changes, what):
    """MD3, MD4, MD11, MD16, MDR3: a broken file is refused before a match starts."""
    with pytest.raises(RulesError) as raised:
        load_game("meow_meow_dice", changes)
    assert what in str(raised.value)
