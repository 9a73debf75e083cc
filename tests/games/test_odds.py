"""Exact odds of dice games: the ways in which dice can lie; what odds may know; how fast they are."""

from fractions import Fraction
from random import Random
from time import process_time

import pytest

from cattable import load_game
from cattable.engine.chance import Chance
from cattable.games.cats_vs_cucumbers import odds as cucumber_odds
from cattable.games.cats_vs_cucumbers.flow import Rolling
from cattable.games.meow_meow_dice import odds as meow_odds
from cattable.games.odds import Dice, kind_of
from tests.games.meow_table import ADVANCED

MEOW = load_game("meow_meow_dice")
CUCUMBERS = load_game("cats_vs_cucumbers")


# ---------------------------------------------------------------- the dice themselves
def test_all_the_ways_dice_can_lie():
    dice = Dice([kind_of(2, "aab"), kind_of(1, "bc")], stuck="b")
    assert len(dice.ways) == (1 + 2 + 3) * (1 + 2)
    assert dice.full == 3 * 2
    assert dice.unit == 3**2 * 2
    assert dice.in_hand == sorted(dice.in_hand)
    a_and_c = [way in ((("a", "b"), ("c",)), (("a", "a"), ("c",))) for way in dice.ways[: dice.full]]
    rolled = dice.rolled(a_and_c)
    assert Fraction(rolled[dice.at[(), ()]], dice.unit) == Fraction(8, 9) * Fraction(1, 2)
    assert Fraction(rolled[dice.at[("b",), ("c",)]], dice.unit) == Fraction(2, 3)
    best = dice.best([0 if dice.in_hand[way] != 1 else worth for way, worth in enumerate(rolled)])
    assert best[dice.at[("b", "b"), ("b",)]] == 0
    assert Fraction(best[dice.at[("a", "b"), ("c",)]], dice.unit) == Fraction(2, 3)
    assert Fraction(best[dice.at[("a", "a"), ("b",)]], dice.unit) == 0
    assert Fraction(best[dice.at[("a", "a"), ("c",)]], dice.unit) == 1


# ---------------------------------------------------------------- who knows what, and how fast
@pytest.mark.parametrize(("game", "odds", "options"), [(MEOW, meow_odds, ADVANCED), (CUCUMBERS, cucumber_odds, {})])
def test_odds_come_from_public_information(game, odds, options):
    """CC13, MDR4: an imagined table gives the same; every chance is one; chances change with the dice."""
    match, rng = game.new_match(["Ann", "Bo", "Cy"], seed=3, options=options), Random(3)
    seen = set()
    while not match.over and len(match.journal) < 60:
        found = odds.chances(match.table)
        assert all(0 <= chance <= 1 for chance in found.values())
        assert odds.chances(match.imagine(rng.randrange(3), rng)) == found
        seen.add(str(found))
        match.apply(match.waiting[0], rng.choice(match.legal(match.waiting[0])))
    assert len(seen) > 10


def slowness():
    """How much slower than usual this machine is just now; at least 1."""
    start, x = process_time(), 0
    for i in range(1_000_000):
        x += i
    return max(1.0, (process_time() - start) / 0.07)


def seconds(odds, table):
    """Processor time of one answer."""
    start = process_time()
    odds.chances(table)
    return process_time() - start


@pytest.mark.parametrize(("game", "odds", "options"), [(MEOW, meow_odds, ADVANCED), (CUCUMBERS, cucumber_odds, {})])
def test_answers_are_quick_after_the_first(game, odds, options):
    """Under 50 ms of a machine in its usual mood; a slow one is measured first."""
    slower = slowness()
    match, rng = game.new_match(["Ann", "Bo", "Cy"], seed=4, options=options), Random(4)
    times = []
    while not match.over and len(times) < 150:
        times.append(seconds(odds, match.table))
        match.apply(match.waiting[0], rng.choice(match.legal(match.waiting[0])))
    assert max(times[1:]) < 0.05 * slower


@pytest.mark.parametrize(("dice", "harmless"), [({}, 1), ({"dice.white.count": 3}, 0)])
def test_answers_stay_quick_after_a_token_and_a_mouse(dice, harmless):
    """CC7, CCR12: all rolls anew, with a cucumber made harmless or with more dice, are no second first time."""
    slower = slowness()
    t = load_game("cats_vs_cucumbers", dice).table({})
    t.set_up(2, Chance(6), 0)
    t.settle()
    cucumber_odds.chances(t)
    t.s.stack = [Rolling(0)]
    t.s.dice[:4] = ["cucumber"] * 4
    t.s.ignored, t.s.lift, t.s.rolls_left = harmless, 2 - harmless, t.r.sheet.rolls
    assert seconds(cucumber_odds, t) < 0.05 * slower


def test_the_first_answer_can_be_prepared_in_slices():
    """For each goal its dice, what they count as, and every roll."""
    r = load_game("cats_vs_cucumbers").table({}).r
    assert sum(1 for _ in cucumber_odds.prepare(r)) == len(cucumber_odds.GOALS) * (2 + r.sheet.rolls)
