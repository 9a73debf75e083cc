"""Mad Cat Sad Cat: how dice read and what may be set aside, against a second opinion written from the rulebook."""

from collections import Counter
from itertools import combinations_with_replacement, permutations

import pytest

from cattable import load_game
from cattable.games.mad_cat_sad_cat.rules import Keep

ICONS = {"mad": ["mad1", "mad2", "mad3"], "sad": ["sad1", "sad2"]}
PATTERNS = {"two pairs": [2, 2], "full house": [3, 2], "four of a kind": [4], "five of a kind": [5]}
TWO, FULL, FOUR, FIVE = PATTERNS


def rules_of(changes=None, **options):
    game = load_game("mad_cat_sad_cat", changes)
    return game.table(options).r


RULES = rules_of()


def dice(letters, kind):
    """`AABW` as dice of a kind."""
    icon = dict(zip("ABC", ICONS[kind], strict=False))
    return tuple(sorted("wild" if letter == "W" else icon[letter] for letter in letters))


@pytest.mark.parametrize(
    ("letters", "mad", "sad"),
    [
        ("AABWW", [TWO, FULL, FOUR], [FULL, FOUR]),
        ("AABBW", [TWO, FULL], [FULL]),
        ("AWWW", [FOUR], [FOUR]),
        ("AAWW", [TWO, FOUR], [TWO, FOUR]),
        ("AABB", [TWO], [TWO]),
        ("AAAB", [], []),
        ("AAAAB", [FOUR], [FOUR]),
        ("AAABW", [FULL, FOUR], [FULL, FOUR]),
        ("AAAWW", [FULL, FIVE], [FULL, FIVE]),
        ("AAAAW", [FOUR, FIVE], [FOUR, FIVE]),
        ("AWWWW", [FOUR, FIVE], [FOUR, FIVE]),
        ("ABWWW", [FOUR], [FOUR]),
        ("AAAAA", [FIVE], [FIVE]),
        ("WWWW", [FOUR], [FOUR]),
        ("ABCWW", [], None),
        ("AABCW", [TWO], None),
        ("AAABC", [], None),
        ("AABBC", [TWO], None),
        ("AABB", [TWO], [TWO]),
        ("AAABB", [FULL], [FULL]),
        ("AAAW", [FOUR], [FOUR]),
        ("AABW", [TWO], [TWO]),
        ("ABWW", [], []),
        ("AAA", [], []),
        ("AAB", [], []),
        ("A", [], []),
        ("WWW", [], []),
    ],
)
def test_readings_of_the_ledger(letters, mad, sad):
    """MC15, MCR7: the list of readings to hold, and their neighbours."""
    assert list(RULES.readings(dice(letters, "mad"), "mad")) == mad
    if sad is not None:
        assert list(RULES.readings(dice(letters, "sad"), "sad")) == sad


def is_laid_out(tray, icons, pattern):
    """Whether these dice lie as this pattern shows, found from the pattern instead of from the dice.

    Names an icon for each group and one for all wild dice. Every icon on the tray must then be there exactly as often
    as the pattern wants it, or be left out with all its dice; and every group must be filled.
    """
    for chosen in permutations(icons, len(pattern)):
        wanted = dict(zip(chosen, pattern, strict=True))
        for wild_is in icons:
            have = Counter(wild_is if die == "wild" else die for die in tray)
            if all(have[icon] == wanted[icon] for icon in wanted):
                return True
    return False


def every_tray(icons, most):
    for n in range(1, most + 1):
        yield from combinations_with_replacement(sorted([*icons, "wild"]), n)


FOUR_MADS = {"dice.sides.mad4": "mad"}
OTHER_PATTERNS = {
    "dice.count": 6,
    "vps": 900,
    "combinations.three pairs": {"groups": [2, 2, 2], "vps": {"mad": 1, "sad": 1}},
    "combinations.straight": {"groups": [1, 1, 1], "vps": {"mad": 1, "sad": 1}},
    "combinations.lone pair": {"groups": [2], "vps": {"mad": 1, "sad": 1}},
    "combinations.two and four": {"groups": [2, 4], "vps": {"mad": 1, "sad": 1}},
    "cards.three pairs": "Changed",
    "cards.straight": "Changed",
    "cards.lone pair": "Changed",
    "cards.two and four": "Changed",
}


@pytest.mark.parametrize("changes", [{}, FOUR_MADS, OTHER_PATTERNS, {**FOUR_MADS, **OTHER_PATTERNS}])
def test_every_tray_reads_as_a_second_opinion_reads_it(changes):
    """MC15: every possible set of kept dice, of both kinds, also with other dice and other combinations."""
    rules = rules_of(changes)
    patterns = {name: c.groups for name, c in rules.sheet.combinations.items()}
    icons_of = {
        kind: [*icons, *(["mad4"] if "dice.sides.mad4" in changes and kind == "mad" else [])]
        for kind, icons in ICONS.items()
    }
    seen = 0
    for kind, icons in icons_of.items():
        for tray in every_tray(icons, rules.dice):
            wanted = [name for name, groups in patterns.items() if is_laid_out(tray, icons, groups)]
            assert list(rules.readings(tray, kind)) == wanted, (tray, kind)
            seen += 1
    assert seen > 150


def may_be_kept(rolled, locked):
    """Every set of dice, found by counting in binary, that is not empty and shows one kind at most, the locked one."""
    for mask in range(1, 1 << len(rolled)):
        some = sorted(die for i, die in enumerate(rolled) if mask >> i & 1)
        kinds = {die[:3] for die in some if die != "wild"} | ({locked} - {""})
        if len(kinds) <= 1:
            yield tuple(some)


@pytest.mark.parametrize("locked", ["", "mad", "sad"])
def test_every_roll_can_be_kept_as_a_second_opinion_says(locked):
    """MC7, MC8: every roll of one to five dice, with either lock and without."""
    faces = ["mad1", "mad2", "mad3", "sad1", "sad2", "wild"]
    for n in range(1, 6):
        for rolled in combinations_with_replacement(faces, n):
            found = [keep.dice for keep in RULES.keepable(rolled, locked)]
            assert sorted(found) == sorted(set(may_be_kept(rolled, locked))), rolled
            assert len(set(found)) == len(found)


def test_nothing_but_the_wrong_kind_leaves_nothing_to_keep():
    """MC13: a roll of which nothing can be set aside."""
    assert RULES.keepable(("sad1", "sad2"), "mad") == ()
    assert RULES.keepable(("mad1",), "sad") == ()
    assert RULES.keepable(("sad2", "wild"), "mad") == (Keep(("wild",)),)


def test_dice_may_be_named_in_any_order():
    assert Keep(("wild", "mad1")) == Keep(("mad1", "wild"))


def test_the_parts_of_the_game():
    """MC1, MC2, MC3: sides of the dice, cards, sets."""
    sheet = RULES.sheet
    assert sheet.dice.count == 5
    assert list(sheet.dice.sides) == ["mad1", "mad2", "mad3", "sad1", "sad2", "wild"]
    assert sheet.vps == 160
    assert {name: c.groups for name, c in sheet.combinations.items()} == PATTERNS
    assert len(RULES.printed("mad") + RULES.printed("sad")) == 16
    assert sheet.sets == ["A", "B", "C", "D", "E"]
    assert RULES.mooch_cards == ("two pairs", "full house", "four of a kind", "five of a kind", "catpot")


def test_every_side_comes_up_as_often():
    """MC1: chi-square over 60,000 dice; 5 degrees of freedom, so 25.7 has a chance of 1 in 10,000."""
    table = load_game("mad_cat_sad_cat").new_match(["Ann", "Bo"], seed=3).table
    rolled = Counter(face for _ in range(12_000) for face in table.s.chance.roll([table.r.die] * 5))
    assert sum((rolled[face] - 10_000) ** 2 / 10_000 for face in table.r.die) < 25.7
