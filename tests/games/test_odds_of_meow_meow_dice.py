"""Odds of Meow Meow Dice against computations of their own: by brute force, and by asking the rules themselves."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import prod
from random import Random

import pytest

from cattable import load_game
from cattable.engine.chance import Chance
from cattable.engine.events import Moved
from cattable.engine.secrecy import secrecy_of
from cattable.games.meow_meow_dice.actions import Bite, Reroll
from cattable.games.meow_meow_dice.odds import chances
from tests.games.meow_table import ADVANCED, GAME, in_trick, table

BARE = {
    "all different": "knitted sweater",
    "two pairs": "bow tie",
    "three and one": "tuna bowl",
    "all the same": "golden crown",
}


def brute(die, count, wins):
    """chance(dice, again, bites) with the best rerolls; dice () are all in the hand. `wins` tells of sorted dice."""

    @cache
    def chance(dice, again, bites):
        if dice and wins(dice):
            return Fraction(1)
        if not dice:
            return rolled((), count, bites)
        most = min(again + bites, count)
        sets = [some for n in range(1, most + 1) for some in combinations(range(count), n)]
        kept = {(tuple(dice[i] for i in range(count) if i not in some), len(some)) for some in sets}
        return max((rolled(rest, n, bites - max(0, n - again)) for rest, n in kept), default=Fraction(0))

    @cache
    def rolled(rest, n, bites):
        outcomes = Counter(tuple(sorted([*rest, *faces])) for faces in product(die, repeat=n))
        return sum(weight * chance(dice, n - 1, bites) for dice, weight in outcomes.items()) / Fraction(len(die) ** n)

    return chance


def bare_table(game=GAME, options=None):
    t = table(options or {}, game=game)
    t.s.board = dict(BARE)
    return t


def test_the_figures_of_a_fresh_roll():
    """MD3, MD5, MDR1: cards without conditions, best rerolls, strictly fewer dice each time."""
    assert chances(bare_table()) == {
        "all different": Fraction(139379, 209952),
        "two pairs": Fraction(3527953, 7558272),
        "three and one": Fraction(1769237, 2519424),
        "all the same": Fraction(39223, 157464),
        "any": Fraction(407, 432),
    }


@pytest.mark.parametrize("bites", [0, 1, 3])
def test_any_place_card_and_token_from_anywhere(bites):
    """MD5, MD7, MD17, MD22: random boards, tokens and dice against brute force."""
    t, rng = table(ADVANCED), Random(bites)
    t.s.spaces[0] = ["tuna bowl", "fish bone", "bow tie", "big fish bone", "salmon slice"][
        : [0, 1, 5][bites and 1 + bites // 3]
    ]
    for _ in range(4):
        t.s.board = {
            place: rng.choice([*(t.r.golden if place == "all the same" else t.r.butlers), ""]) for place in BARE
        }
        t.s.tokens = {place: rng.sample(list(t.r.sheet.condition_tokens), rng.randrange(3)) for place in BARE}

        def wins(place, dice):
            card = t.s.board[place]
            return bool(card) and t.r.place_of(dice) == place and t.r.fits(dice, card, t.s.tokens[place])

        goals = {place: brute(t.r.die, 4, lambda dice, place=place: wins(place, dice)) for place in BARE}
        goals["any"] = brute(t.r.die, 4, lambda dice: any(wins(place, dice) for place in BARE))
        t.s.dice, t.s.last_roll = [], 0
        assert chances(t) == {goal: chance((), 3, bites) for goal, chance in goals.items()}
        for last_roll in (4, 2, 1):
            dice = sorted(rng.choice(t.r.die) for _ in range(4))
            in_trick(t, dice, last_roll)
            expected = {goal: chance(tuple(dice), last_roll - 1, bites) for goal, chance in goals.items()}
            assert chances(t) == expected


OTHER_GOALS = {
    "five dice": {"dice": 5, "places": {"full house": {"groups": [3, 2], "deck": "butlers", "tokens": True}}},
    "three of six sides": {
        "dice": 3,
        "lock": 1,
        "die": ["face", "tail", "back", "belly", "side", "tail", "ear"],
        "places": {
            "pair": {"groups": [2, 1], "deck": "butlers", "tokens": True},
            "three": {"groups": [3], "deck": "golden", "tokens": True},
        },
    },
    "a die of two sides": {
        "die": ["face", "tail", "tail"],
        "condition_tokens": {},
        "butlers": {"b": {"item": "food", "points": 1}},
        "golden": {"g": {"item": "food", "points": 1, "must": ["face"]}},
        "special": {},
        "places": {
            "two pairs": {"groups": [2, 2], "deck": "butlers", "tokens": True},
            "all the same": {"groups": [4], "deck": "golden", "tokens": True},
        },
    },
}


@pytest.mark.parametrize("name", OTHER_GOALS)
def test_other_dice_and_places(name):
    """MD1, MD3: odds follow the rules file."""
    game = load_game("meow_meow_dice", OTHER_GOALS[name])
    t = table(game=game)
    found = chances(t)
    for place, what in game.sheet.places.items():
        card = t.s.board[place]

        def wins(dice, place=place, card=card, groups=what.groups):
            return sorted(Counter(dice).values()) == sorted(groups) and t.r.fits(dice, card, [])

        count = game.sheet.dice
        assert found[place] == brute(t.r.die, count, wins)((), count - 1, 0)


class Asked:
    """The chance to win the card of a place, by trying every action and every outcome on the table itself."""

    def __init__(self, place):
        self.place = place
        self.known = {}

    def __call__(self, t):
        s = t.s
        key = (tuple(s.dice), s.last_roll, s.bites, len(s.bitten[0]))
        if key not in self.known:
            self.known[key] = max(self.after(t, action) for action in t.legal(0))
        return self.known[key]

    def after(self, t, action):
        rolls, die = len(action.dice) if isinstance(action, Reroll) else 0, Counter(t.r.die)
        total = Fraction(0)
        for faces in product(die, repeat=rolls):
            copy = type(t)(t.r, secrecy_of(t.State).clone(t.s), [])
            copy.s.chance = Chance(1, [list(faces)] if rolls else [])
            copy.apply(0, action)
            ended = copy.waiting() != [0] or (not rolls and not isinstance(action, Bite))
            won = any(
                type(event) is Moved and event.src == self.place and event.dst == "space of 0" for event in copy.out
            )
            total += prod(die[face] for face in faces) * (Fraction(won) if ended else self(copy))
        return total / len(t.r.die) ** rolls


@pytest.mark.parametrize(
    ("dice", "last_roll", "locked", "food"),
    [
        (["face", "face", "side", "back"], 3, [], 0),
        (["face", "tail", "side", "back"], 2, [], 1),
        (["side", "side", "side", "side"], 1, [], 2),
        (["tail", "side", "face"], 3, ["belly"], 0),
        (["tail", "tail"], 2, ["belly", "side"], 1),
        (["tail"], 1, ["tail", "tail", "tail"], 1),
    ],
)
def test_what_the_rules_themselves_say(dice, last_roll, locked, food):
    """MD5, MD6, MD17, MD18, MD22, MDR7, MDR9: locked dice and bites, from the table's own legal actions."""
    t = in_trick(table(ADVANCED), dice, last_roll, locked)
    t.s.board = {**BARE, "two pairs": "hammock"}
    t.s.tokens["three and one"] = ["a tail"]
    t.s.tokens["all the same"] = ["no back"]
    t.s.spaces[0] = ["fish bone", "tuna bowl"][:food]
    found = chances(t)
    for place in BARE:
        asked = Asked(place)
        assert found[place] == asked(t)
        for action in t.legal(0):
            if isinstance(action, Reroll):
                assert chances(t, action)[place] == asked.after(t, action)


def test_a_locked_die_before_the_first_roll():
    """MD18, MDR7: three dice are rolled at first, then two at most."""
    t = bare_table(options=ADVANCED)
    t.s.locked = ["face"]
    chance = brute(t.r.die, 3, lambda dice: dice == ("face",) * 3)
    assert chances(t)["all the same"] == chance((), 2, 0)
    t.s.locked = ["face", "face", "face"]
    assert chances(t)["three and one"] == Fraction(5, 6)


def test_an_empty_place_has_no_chance():
    """MDR2: and neither has a match that is over."""
    t = bare_table()
    t.s.board["two pairs"] = ""
    assert chances(t)["two pairs"] == 0
    t.s.stack.clear()
    assert chances(t) == {}
