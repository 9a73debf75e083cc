"""Cats vs Cucumbers: what dice count as, and which may be rolled again, against a second opinion of the rulebook."""

from collections import Counter
from itertools import combinations, combinations_with_replacement, product

import pytest

from cattable import load_game
from cattable.engine.chance import Chance
from cattable.games.cats_vs_cucumbers.actions import Reroll

CATS = ("black cat", "white cat")
EIGHT_DICE = {"dice.orange.count": 4, "dice.white.sides": ["black cat", "white cat", "treat", "cucumber"]}


def rules_of(changes=None, **options):
    return load_game("cats_vs_cucumbers", changes).table(options).r


RULES = rules_of()


def every_roll(rules):
    """All that dice can show; dice of a kind in alphabetical order."""
    kinds = [(set(die.sides), die.count) for die in rules.sheet.dice.values()]
    for shown in product(*(combinations_with_replacement(sorted(sides), count) for sides, count in kinds)):
        yield sum(shown, ())


def test_what_is_on_the_dice():
    """CC2, CCR2: two dice of each kind, and their sides."""
    assert RULES.kinds == ("white", "white", "blue", "blue", "orange", "orange")
    assert {kind: Counter(die.sides) for kind, die in RULES.sheet.dice.items()} == {
        "white": Counter(["black cat", "white cat", "cucumber", "swipe", "treat", "toy"]),
        "blue": Counter(["black cat", "cucumber", "cucumber", "swipe", "treat", "toy"]),
        "orange": Counter(["white cat", "cucumber", "swipe", "treat", "treat", "toy"]),
    }


def test_every_side_comes_up_as_often():
    """CC2: chi-square over 20,000 rolls for each die; 20.5 for 5 degrees of freedom has a chance of 1 in 1,000."""
    chance = Chance(5)
    rolls = [chance.roll(RULES.dice) for _ in range(20_000)]
    for place, sides in enumerate(RULES.dice):
        rolled = Counter(roll[place] for roll in rolls)
        assert set(rolled) == set(sides)
        expected = {side: 20_000 * n / 6 for side, n in Counter(sides).items()}
        assert sum((rolled[side] - wanted) ** 2 / wanted for side, wanted in expected.items()) < 20.5


# ---------------------------------------------------------------- sets and rare finds
def rewards(faces):
    """CC9, CC10: three of an icon are the reward once, each further one is the same once more."""
    found = {}
    for reward in ("cat", "swipe", "treat", "toy"):
        showing = [face for face in faces if face == reward or (reward == "cat" and face in CATS)]
        if len(showing) >= 3:
            found[reward] = 1 + len(showing[3:])
    return found


def is_purr_fect(faces):
    """CC14: nothing that is on dice is missing."""
    return {"black cat", "white cat", "cucumber", "swipe", "treat", "toy"} <= set(faces)


def is_meow_za(faces):
    """CC15: the dice can be taken off the table as three pairs, no two of them alike."""
    pairs = {a for a, b in combinations(faces, 2) if a == b}
    return any(len(set(three)) == 3 for three in combinations(pairs, 3))


@pytest.mark.parametrize("changes", [{}, EIGHT_DICE], ids=["six", "eight"])
def test_every_roll_counts_as_a_second_opinion_counts_it(changes):
    """CC9, CC10, CC14, CC15, CCR9: rewards, Purr-fect and Meow-za of every roll there is."""
    rules, seen = rules_of(changes), Counter()
    for faces in every_roll(rules):
        wanted = rewards(faces)
        assert rules.sets(faces) == wanted, faces
        claims = [*(["sets"] if wanted else []), *(["purr-fect"] if is_purr_fect(faces) else [])]
        claims += ["meow-za"] if is_meow_za(faces) else []
        assert list(rules.claims(faces)) == (claims or ["sets"]), faces
        seen.update(rules.claims(faces))
        if "purr-fect" in claims:
            assert set(rules.rare_rewards(faces, "purr-fect")) == set(faces)
        if "meow-za" in claims:
            assert set(rules.rare_rewards(faces, "meow-za")) == {face for face in faces if faces.count(face) > 1}
    assert min(seen["sets"], seen["purr-fect"], seen["meow-za"]) >= 42


@pytest.mark.parametrize(
    ("faces", "claims"),
    [
        (["black cat"] * 2 + ["white cat"] * 2 + ["treat"] * 2, ["sets", "meow-za"]),
        (["black cat", "white cat"] + ["toy"] * 2 + ["treat"] * 2, ["sets"]),
        (["cucumber"] * 2 + ["toy"] * 2 + ["treat"] * 2, ["meow-za"]),
        (["toy"] * 4 + ["treat"] * 2, ["sets"]),
        (["toy"] * 2 + ["treat"] * 4, ["sets"]),
        (["black cat", "white cat", "cucumber", "swipe", "treat", "toy"], ["purr-fect"]),
        (["black cat", "white cat", "cucumber", "swipe", "treat", "treat"], ["sets"]),
    ],
)
def test_claims_to_hold(faces, claims):
    """CC14, CC15, CCR9."""
    assert list(RULES.claims(tuple(faces))) == claims


def test_other_numbers_for_rewards():
    """CC9: two dice for a reward of two, and none for further ones."""
    rules = rules_of({"reward": {"dice": 2, "first": 2, "each_further": 0}})
    assert rules.sets(("toy", "toy", "toy", "black cat", "white cat", "treat")) == {"toy": 2, "cat": 2}


# ---------------------------------------------------------------- which dice may be rolled
def named(rules, faces, places):
    return tuple(sorted(f"{rules.kinds[place]} {faces[place]}" for place in places))


def every_set_of_places(n):
    return [places for k in range(1, n + 1) for places in combinations(range(n), k)]


@pytest.mark.parametrize("changes", [{}, {"dice.orange.count": 1, "dice.blue.count": 3}], ids=["two each", "others"])
def test_every_set_of_dice_but_cucumbers_may_be_rolled_again(changes):
    """CC3, CC4, CCR3: for every roll there is, each choice once."""
    rules = rules_of(changes)
    all_places = every_set_of_places(len(rules.kinds))
    for faces in every_roll(rules):
        loose = [places for places in all_places if not any(faces[place] == "cucumber" for place in places)]
        found = [reroll.dice for reroll in rules.rerolls(faces)]
        assert len(set(found)) == len(found)
        assert set(found) == {named(rules, faces, places) for places in loose}, faces


def test_after_a_token_enough_cucumbers_are_rolled_again():
    """CC7, CCR4: for every bust there is, any dice with so many cucumbers that two at most stay."""
    all_places, busts = every_set_of_places(6), 0
    for faces in every_roll(RULES):
        cucumbers = faces.count("cucumber")
        if cucumbers < 3:
            continue
        busts += 1
        fair = [p for p in all_places if cucumbers - sum(faces[place] == "cucumber" for place in p) <= 2]
        found = [reroll.dice for reroll in RULES.comebacks(faces, cucumbers - 2)]
        assert len(set(found)) == len(found)
        assert set(found) == {named(RULES, faces, places) for places in fair}, faces
    assert busts > 100


def test_dice_may_be_named_in_any_order():
    assert Reroll(("white toy", "blue treat")) == Reroll(("blue treat", "white toy"))


def test_the_dice_that_are_named_are_the_ones_rolled():
    """CC3: each die that is rolled is of the kind and shows the face that the action says."""
    table = load_game("cats_vs_cucumbers").new_match(["Ann", "Bo"], seed=4).table
    for faces in list(every_roll(RULES))[::17]:
        table.s.dice = list(faces)
        for reroll in RULES.rerolls(faces):
            places = table.places(reroll.dice)
            assert list(places) == sorted(set(places))
            assert named(RULES, faces, places) == reroll.dice


# ---------------------------------------------------------------- treats
def best_sets(treats, sets):
    """The points of treats that are laid out one set at a time, each as large as can be."""
    points = 0
    while treats:
        size = min(treats, len(sets))
        points += sets[size - 1]
        treats -= size
    return points


@pytest.mark.parametrize("sets", [[1, 3, 6], [2], [0, 5], [1, 2, 4, 8, 16], [3, 2, 1]])
def test_treats_are_laid_out_in_sets(sets):
    """CC17, CCR8: as many full sets as possible, then the rest; sets of any length."""
    rules = rules_of({"treat_sets": sets})
    assert [rules.treat_points(n) for n in range(25)] == [best_sets(n, sets) for n in range(25)]


def test_treats_of_the_rulebook():
    """CC17."""
    assert [RULES.treat_points(n) for n in range(8)] == [0, 1, 3, 6, 7, 9, 12, 13]
