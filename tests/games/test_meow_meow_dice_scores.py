"""Meow Meow Dice: scores, rankings and roll-offs against a second opinion written from the rulebook."""

from collections import Counter
from random import Random

import pytest

from cattable.engine.chance import Chance
from cattable.engine.events import Ended, Rolled
from cattable.games.meow_meow_dice import scoring
from cattable.games.meow_meow_dice.flow import RollOff, Score
from tests.games.meow_table import CARDS, OPTION_SETS, SHEET, table


def second_score(t, seat):
    """MD12, MD17, MD21 once more, from the rulebook."""
    s, cards = t.s, [CARDS[card] for card in t.s.spaces[seat] if card in CARDS]
    items = {card.item for card in cards} | {"food" for card in s.spaces[seat] if card not in CARDS}
    points = sum(card.points for card in cards) + 2 * len(s.won_tokens[seat])
    points += len([card for card in cards if card.cat == s.cats[seat]])
    points += [0, 0, 1, 3, 5][len(items)]
    food = len([card for card in s.spaces[seat] if card not in CARDS or CARDS[card].item == "food"])
    points += food * ("gourmet menu" in s.spaces[seat])
    points += s.enthusiasm[seat] * ("dancing flames" in s.spaces[seat])
    cats = [card.cat for card in cards]
    if "family portrait" in s.spaces[seat]:
        points += 3 * sum(cats.count(cat) // 2 for cat in SHEET.cats)
    return points, food


@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda options: "-".join(options.values()))
def test_scores_of_random_spaces(options):
    """MD12, MD17, MD21, MDR4, MDR10: points and food, against a second opinion."""
    t, rng = table(options, seats=4), Random(1)
    for _ in range(300):
        deck = [*CARDS, *["fish bone"] * 12, *["big fish bone"] * 8]
        rng.shuffle(deck)
        t.s.spaces = [[deck.pop() for _ in range(rng.randrange(7))] for _ in range(4)]
        t.s.won_tokens = [list(SHEET.condition_tokens)[: rng.randrange(5)] for _ in range(4)]
        t.s.enthusiasm = [rng.randrange(4) for _ in range(4)]
        assert scoring.marks(t.r, t.s) == [second_score(t, seat) for seat in range(4)]


def ended(t):
    t.s.stack = [Score()]
    t.out.clear()
    t.settle()
    assert isinstance(t.out[-1], Ended)
    return t.s.outcome


def test_rankings_of_random_spaces():
    """MD12, MD13: one winner always; points, then food, then a roll-off; the others by points and food."""
    t, rng = table(seats=4), Random(2)
    endings = Counter()
    for _ in range(600):
        some = ["bow tie", "window seat", "salmon slice", "fish bone", "jingle ball", "hammock"]
        t.s.spaces = [rng.sample(some, rng.randrange(3)) for _ in range(4)]
        marks = [second_score(t, seat) for seat in range(4)]
        outcome = ended(t)
        (winner,) = outcome.ranking[0]
        assert marks[winner] == max(marks)
        assert [sorted({marks[seat] for seat in group}) for group in outcome.ranking[1:]] == [
            [mark] for mark in sorted({marks[seat] for seat in range(4) if seat != winner}, reverse=True)
        ]
        level_points = [seat for seat in range(4) if marks[seat][0] == marks[winner][0]]
        level = [seat for seat in level_points if marks[seat] == marks[winner]]
        rolled = [event for event in t.out if isinstance(event, Rolled)]
        assert bool(rolled) == (len(level) > 1)
        endings[outcome.tie] += 1
        if len(level_points) == 1:
            assert outcome.tie == ""
        else:
            assert outcome.tie == (SHEET.endings.tie_roll if rolled else SHEET.endings.tie_food)
    assert len(endings) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_roll_off(seats, first):
    """MD13, MDR11: one die each, in turn order from the first player, round by round, until a face."""
    winners = set()
    for seed in range(60):
        t = table(seats=seats)
        t.s.first, t.s.chance = first, Chance(seed)
        (winner,) = ended(t).ranking[0]
        rolled = [event for event in t.out if isinstance(event, Rolled)]
        assert [event.seat for event in rolled] == [(first + i) % seats for i in range(len(rolled))]
        assert [event.dice == ("face",) for event in rolled] == [False] * (len(rolled) - 1) + [True]
        assert winner == rolled[-1].seat
        winners.add(winner)
    assert winners == set(range(seats))


def test_a_roll_off_can_be_saved_in_the_middle():
    """MDR11: it is a step like any other."""
    t = table(seats=3)
    t.s.stack = [RollOff([2, 0], 1)]
    t.s.chance = Chance(0, [["side"], ["tail"], ["face"]])
    t.settle()
    assert t.s.outcome.ranking[0] == [0]
