"""Odds of Cats vs Cucumbers against brute force over every set of dice and every way they fall."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import prod

import pytest

from cattable import load_game
from cattable.engine.chance import Chance
from cattable.games.cats_vs_cucumbers.actions import STOP, Reroll
from cattable.games.cats_vs_cucumbers.flow import AfterRoll, BeforeRoll
from cattable.games.cats_vs_cucumbers.odds import chances, chances_of_a_turn

GAME = load_game("cats_vs_cucumbers")


def goal_of(game, goal):
    """Whether dice that lie like this give the reward, from the rulebook."""
    reward, pairs, bust = game.sheet.reward.dice, game.sheet.meow_za.pairs, game.sheet.bust

    def reached(faces, harmless=0):
        count = Counter(faces)
        if count["cucumber"] - harmless >= bust:
            return False
        if goal == "no bust":
            return True
        if goal == "purr-fect":
            return len(count) == 6
        if goal == "meow-za":
            return sum(n >= 2 for n in count.values()) >= pairs
        return (count["black cat"] + count["white cat"] if goal == "cat" else count[goal]) >= reward

    return reached


def best_roll(game, faces, rolls, goal, least=0, harmless=0):
    """The best chance when at least so many cucumbers (0: none) are rolled again; by brute force over places."""
    dice = game.table({}).r.dice
    reached = goal_of(game, goal)
    places = range(len(faces))
    best = Fraction(reached(faces, harmless) and not least)
    if not rolls or (not least and faces.count("cucumber") - harmless >= game.sheet.bust):
        return best
    for n in places:
        for some in combinations(places, n + 1):
            lifted = sum(faces[place] == "cucumber" for place in some)
            if lifted >= least and (least or not lifted):
                best = max(best, roll_of(game, dice, faces, some, rolls, goal, harmless))
    return best


def roll_of(game, dice, faces, some, rolls, goal, harmless=0):
    total, reached = Fraction(0), goal_of(game, goal)
    for fallen in product(*(dice[place] for place in some)):
        new = list(faces)
        for place, face in zip(some, fallen, strict=True):
            new[place] = face
        total += best_cached(game, tuple(new), rolls - 1, goal, harmless) if rolls > 1 else reached(new, harmless)
    return total / prod(len(dice[place]) for place in some)


@cache
def best_cached(game, faces, rolls, goal, harmless):
    return best_roll(game, faces, rolls, goal, 0, harmless)


GOALS = ["toy", "treat", "cat", "swipe", "purr-fect", "meow-za", "no bust"]


def rolling(game, faces, rolls, older=0, ignored=0, toys=()):
    """A table right after a roll that left these dice (by place)."""
    t = game.table({})
    t.out = []
    t.set_up(2, Chance(1, [[die[0] for die in t.r.dice]]), 0)
    t.settle()
    t.s.dice, t.s.rolls_left, t.s.older, t.s.ignored = list(faces), rolls, older, ignored
    t.s.cucumbers[0], t.s.toys[0] = older, list(toys)
    t.s.stack = [AfterRoll(0)]
    t.settle()
    return t


SMALL = load_game(
    "cats_vs_cucumbers",
    {
        "dice": {
            "white": {"count": 2, "sides": ["black cat", "cucumber", "treat", "toy"]},
            "blue": {"count": 1, "sides": ["white cat", "cucumber", "cucumber", "swipe", "treat"]},
            "red": {"count": 1, "sides": ["toy", "treat", "swipe"]},
        },
        "reward.dice": 2,
        "meow_za.pairs": 2,
        "bust": 2,
    },
)


@pytest.mark.parametrize("goal", GOALS)
def test_small_dice_to_the_end(goal):
    """CC2-CC5, CC9, CC14, CC15: three rolls of four dice of three kinds, every first roll, against brute force."""
    r = SMALL.table({}).r
    rolls = Counter(product(*r.dice))
    expected = {faces: best_cached(SMALL, faces, 2, goal, 0) for faces in rolls}
    for faces in list(expected)[::3]:
        if faces.count("cucumber") < 2:
            assert chances(rolling(SMALL, faces, 2))[goal] == expected[faces], faces
    fresh = sum(weight * expected[faces] for faces, weight in rolls.items()) / Fraction(rolls.total())
    t = rolling(SMALL, [""] * len(r.dice), 3, toys=[next(iter(SMALL.sheet.toys))])
    t.s.stack = [BeforeRoll(0)]
    assert chances(t)[goal] == chances_of_a_turn(t.r)[goal] == fresh


@pytest.mark.parametrize("goal", GOALS)
def test_small_dice_after_a_token(goal):
    """CC7, CCR4: cucumbers may be rolled again, enough of them must, and then the rolls go on as usual."""
    faces = ("cucumber", "cucumber", "cucumber", "toy")
    t = rolling(SMALL, faces, 1, older=1)
    expected = best_roll(SMALL, faces, SMALL.sheet.rolls, goal, least=2)
    assert chances(t)[goal] == expected
    t.apply(0, t.legal(0)[0])
    assert t.s.lift == 2
    assert chances(t)[goal] == expected
    one = best_roll(SMALL, faces, 1, goal, least=2)
    t.s.rolls_left = 1
    assert chances(t)[goal] == one


def test_a_bust_without_a_way_out():
    """CC5: no chance of anything, whatever toys might still do; and with nothing to roll there are no odds."""
    busted = ("cucumber", "cucumber", "treat", "toy")
    t = rolling(SMALL, busted, 2, toys=[next(iter(SMALL.sheet.toys))])
    assert set(chances(t).values()) == {0}
    t = rolling(SMALL, ("black cat", "black cat", "white cat", "toy"), 2)
    assert chances(t)["cat"] == 1
    t.apply(0, STOP)
    assert t.waiting() == [0]
    assert chances(t) == {}


@pytest.mark.parametrize("ignored", [0, 1])
@pytest.mark.parametrize(
    "faces",
    [
        ("black cat", "cucumber", "treat", "treat", "white cat", "toy"),
        ("swipe", "swipe", "cucumber", "cucumber", "white cat", "treat"),
    ],
)
def test_the_last_roll_of_the_real_dice(faces, ignored):
    """CC2, CC4, CC5, CCR12: six dice of three kinds, one roll left, every set of them rolled again."""
    t = rolling(GAME, faces, 1, ignored=ignored)
    found = chances(t)
    for goal in ("toy", "cat", "purr-fect", "meow-za", "no bust"):
        assert found[goal] == best_roll(GAME, faces, 1, goal, harmless=ignored)


def test_a_chosen_reroll():
    """CC5: the odds of rolling just these dice."""
    faces = ("black cat", "cucumber", "cucumber", "treat", "white cat", "toy")
    t = rolling(GAME, faces, 1)
    for reroll in [action for action in t.legal(0) if isinstance(action, Reroll)][::2]:
        some = t.places(reroll.dice)
        found = chances(t, reroll)
        for goal in GOALS:
            assert found[goal] == roll_of(GAME, t.r.dice, faces, some, 1, goal)


def test_kinds_with_the_same_sides_are_the_same_dice():
    """CC2: however dice are sorted into kinds, and sides listed, the chances are those of the dice."""
    white = SMALL.source["dice"]["white"]
    one = {**white, "count": 1}
    dice = {"white": one, "grey": {**one, "sides": white["sides"][::-1]}}
    apart = load_game("cats_vs_cucumbers", {**SMALL.source, "dice": {**dice, **SMALL.source["dice"], "white": one}})
    for faces in (("toy", "treat", "white cat", "toy"), ("cucumber", "black cat", "swipe", "treat")):
        assert chances(rolling(apart, faces, 2)) == chances(rolling(SMALL, faces, 2))
