"""Cats vs Cucumbers: busts and tokens, toys at every moment, cats, extra turns, the end, empty piles."""

from collections import Counter
from random import Random

import pytest

from cattable import load_game
from cattable.engine.chance import Chance
from cattable.engine.events import Moved, Rolled, TokensMoved, Told, TurnStarted
from cattable.games.cats_vs_cucumbers.actions import (
    BUST,
    DONE,
    LET,
    ROLL,
    SPEND,
    STOP,
    Choose,
    Climb,
    Place,
    Reroll,
    Swipe,
    Use,
)

NOTHING = ["black cat", "swipe", "treat", "toy", "white cat", "treat"]
BUSTED = ["cucumber", "cucumber", "cucumber", "treat", "white cat", "treat"]
FOUR_CATS = ["black cat", "white cat", "black cat", "swipe", "toy", "white cat"]
THREE_SWIPES = ["swipe", "swipe", "swipe", "toy", "treat", "white cat"]
PURR_FECT = ["white cat", "swipe", "black cat", "treat", "toy", "cucumber"]
MEOW_ZA = ["swipe", "swipe", "treat", "treat", "white cat", "white cat"]
TOY_OF = {
    "reroll": "ball of yarn",
    "step": "feather",
    "swipe": "laser dot",
    "shield": "cardboard fort",
    "cucumber": "mouse on a string",
    "treat": "catnip",
}


def table_of(rolls, seats=2, changes=None, options=None, **state):
    """A table right after the first roll; `state` is how it lay before."""
    t = load_game("cats_vs_cucumbers", changes).table(options or {})
    t.out = []
    t.set_up(seats, Chance(1, [list(roll) for roll in rolls]), 0)
    for name, value in state.items():
        assert hasattr(t.s, name)
        setattr(t.s, name, value)
    t.settle()
    if t.s.toys[0]:
        do(t, ROLL)
    return t


def do(t, *actions):
    """The waiting seat does all this, legally."""
    for action in actions:
        (seat,) = t.waiting()
        assert action in t.legal(seat), (action, t.legal(seat))
        t.apply(seat, action)
    return t


def told(t, what):
    return [(event.seat, event.value) for event in t.out if isinstance(event, Told) and event.what == what]


def uses(t):
    """The toys that the waiting seat may use now, by effect."""
    (seat,) = t.waiting()
    toys = t.r.sheet.toys
    return {toys[action.toy].effect for action in t.legal(seat) if isinstance(action, Use)}


# ---------------------------------------------------------------- busts and tokens
@pytest.mark.parametrize("older", range(4))
@pytest.mark.parametrize("spent", range(4))
def test_older_tokens_are_spent_one_for_each_bust(older, spent):
    """CC6, CC7, CC8, CCR4: as many busts as there are older tokens can be escaped, and the next one costs a life."""
    spent = min(older, spent)
    t = table_of([BUSTED, *[["cucumber"]] * spent, NOTHING], cucumbers=[older, 0], cucumber_pile=9)
    for left in range(older, older - spent, -1):
        assert t.waiting() == [0]
        assert list(t.legal(0)) == [SPEND, BUST]
        do(t, SPEND)
        assert (t.s.cucumbers[0], t.s.older, t.s.rolls_left) == (left - 1, left - 1, 3)
        assert len(t.s.lives) == 9
        do(t, Reroll(("blue cucumber",)))
    if spent < older:
        do(t, BUST)
    assert t.waiting() == [1]
    assert t.s.cucumbers == [older - spent + 1, 0]
    assert t.s.cucumber_pile == 9 + spent - 1
    assert t.s.lives == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("harmless", range(3))
@pytest.mark.parametrize("cucumbers", range(3, 7))
def test_at_most_two_cucumbers_that_count_are_left_lying(cucumbers, harmless):
    """CC7, CCR4, CCR12: the dice that may be rolled after spending a token, with and without mice."""
    roll = ["cucumber"] * cucumbers + ["treat"] * (6 - cucumbers)
    toys = [["mouse on a string"] * harmless, []]
    t = table_of([roll, NOTHING], toys=toys, cucumbers=[1, 0])
    for _ in range(harmless):
        if isinstance(t.legal(0)[0], Reroll):
            break
        do(t, Use("mouse on a string"))
    if SPEND not in t.legal(0):
        assert cucumbers - harmless <= 2
        return
    do(t, SPEND)
    assert STOP not in t.legal(0)
    lifted = {sum(die.endswith("cucumber") for die in reroll.dice) for reroll in t.legal(0)}
    assert lifted == set(range(cucumbers - harmless - 2, cucumbers + 1))


def test_a_token_of_this_turn_is_never_spent():
    """CC8, CCR10: no turn spends more tokens than its seat held when it began, and up to that many can be spent."""
    spent = 0
    for seed in range(150):
        t, rng = table_of([], seats=2 + seed % 4), Random(seed)
        held, older = Counter(), 0
        while t.waiting():
            for event in t.out:
                if isinstance(event, TurnStarted):
                    older = held[event.seat]
                elif isinstance(event, TokensMoved) and event.kind == "cucumber" and event.dst == "cucumber pile":
                    held[int(event.src[-1])] -= event.count
                    older -= event.count
                    spent += event.count
                elif isinstance(event, TokensMoved) and event.kind == "cucumber":
                    held[int(event.dst[-1])] += event.count
            t.out.clear()
            (seat,) = t.waiting()
            legal = t.legal(seat)
            assert (SPEND in legal) == (BUST in legal and older > 0)
            t.apply(seat, SPEND if SPEND in legal else rng.choice(legal))
    assert spent > 100


def test_no_reward_and_no_toy_at_a_bust():
    """CC5, CCR12: the turn ends at once; only a mouse could be used."""
    t = table_of([["cucumber", "toy", "cucumber", "toy", "toy", "cucumber"], NOTHING], toys=[["feather", "catnip"], []])
    assert list(t.legal(0)) == [BUST]
    do(t, BUST)
    assert t.waiting() == [1]
    assert (t.s.toys[0], t.s.treats, t.s.cats) == (["feather", "catnip"], [0, 0], [[], []])


# ---------------------------------------------------------------- toys, at every moment
ALL_TOYS = list(TOY_OF.values())
MOMENTS = {
    "while rolling": ([NOTHING], [], {"reroll", "step", "swipe", "treat"}),
    "after the last roll": (
        [NOTHING, ["treat"], ["treat"]],
        [Reroll(("orange treat",))] * 2,
        {"reroll", "step", "swipe", "treat"},
    ),
    "at a bust": ([BUSTED], [], {"cucumber"}),
    "after spending a token": ([BUSTED], [SPEND], {"reroll", "step", "swipe", "treat"}),
    "having stopped": ([NOTHING], [STOP], {"step", "swipe", "treat"}),
    "between two steps": ([FOUR_CATS], [STOP, Climb(1)], {"step", "swipe", "treat"}),
    "between swipes": (
        [["swipe", "swipe", "swipe", "swipe", "treat", "white cat"]],
        [STOP, Swipe(1, 2)],
        {"step", "swipe", "treat"},
    ),
    "choosing the reward": ([PURR_FECT], [STOP], set()),
    "with the reward chosen": ([PURR_FECT], [STOP, Choose("treat")], {"step", "swipe", "treat"}),
    "before the first roll": (
        [PURR_FECT],
        [STOP, Choose("treat"), DONE],
        {"reroll", "step", "swipe", "treat"},
    ),
    "before placing a cat": ([FOUR_CATS], [STOP, Use("feather")], set()),
    "before a swipe": ([NOTHING], [Use("laser dot")], set()),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_toys_may_be_used_when_they_are_of_use(moment):
    """CCR12, CC13: which toys may be used when, if a seat holds them all."""
    rolls, actions, effects = MOMENTS[moment]
    t = table_of(rolls, toys=[list(ALL_TOYS), []], cucumbers=[1, 0], cats=[[1], [2]])
    do(t, *actions)
    assert t.waiting() == [0]
    assert uses(t) == effects


@pytest.mark.parametrize("toy", ALL_TOYS)
def test_who_is_asked_does_not_tell_what_toy_it_is(toy):
    """CCR12: asked before the first roll, after the last, at a bust, after rewards and when swiped at, always."""
    t = do(table_of([PURR_FECT], toys=[[toy], []]), STOP, Choose("cucumber"), DONE)
    assert t.waiting() == [0]
    assert ROLL in t.legal(0)
    t = table_of([BUSTED, NOTHING], toys=[[toy], []])
    assert t.waiting() == [0]
    t = do(table_of([NOTHING, ["treat"], ["treat"], NOTHING], toys=[[toy], []]), *[Reroll(("orange treat",))] * 2)
    assert t.waiting() == [0]
    do(t, STOP)
    assert t.waiting() == [0]
    assert DONE in t.legal(0)
    t = do(table_of([THREE_SWIPES, NOTHING], toys=[[], [toy]], cats=[[], [1]]), STOP, Swipe(1, 1))
    assert t.waiting() == [1]
    assert list(t.legal(1)) == [LET, *([Use(toy)] if toy == TOY_OF["shield"] else [])]


def test_who_holds_no_toys_is_not_asked():
    """CCR12, CC5."""
    t = table_of([BUSTED, THREE_SWIPES, NOTHING], cats=[[1], []])
    assert t.waiting() == [1]
    assert told(t, "loses life") == [(0, 9)]
    do(t, STOP, Swipe(0, 1))
    assert (t.waiting(), t.s.cats, t.s.turn) == ([0], [[], []], 0)


@pytest.mark.parametrize(
    ("toy", "state"),
    [
        ("feather", {"cats": [[5, 5, 5], []]}),
        ("laser dot", {"cats": [[3], []]}),
        ("catnip", {"treat_pile": 0}),
    ],
)
def test_a_toy_that_would_do_nothing_cannot_be_used(toy, state):
    """CCR12: no step to make, no cat to hit, no treat to take."""
    t = table_of([NOTHING], toys=[[toy], []], **state)
    assert uses(t) == set()
    do(t, STOP)
    assert list(t.legal(0)) == [DONE]


LARGE = {
    f"toys.{toy}": {"effect": effect, "amount": 2, "points": 1, "tokens": 3, "text": "Twice."}
    for effect, toy in TOY_OF.items()
}


def test_toys_of_a_larger_amount():
    """CCR12, CCR6, CCR7: what the file says, each."""
    t = table_of([NOTHING, NOTHING], changes=LARGE, toys=[list(ALL_TOYS), []], cats=[[1], [1, 1]])
    do(t, Use("catnip"), Use("ball of yarn"))
    assert (t.s.treats[0], t.s.rolls_left) == (2, 4)
    do(t, Use("laser dot"), Swipe(1, 1), Swipe(1, 1))
    assert t.s.cats[1] == []
    do(t, Use("feather"), Climb(1))
    assert list(t.legal(0)) == [Climb(2), DONE]
    do(t, Climb(2))
    assert t.s.cats[0] == [3]
    t = table_of([NOTHING, NOTHING], changes=LARGE, toys=[["feather", "laser dot"], []], cats=[[1], [1]])
    do(t, Use("laser dot"), Swipe(1, 1))
    assert t.s.cats[1] == []
    assert STOP in t.legal(0), "the second swipe has nothing to hit"
    do(t, Use("feather"), Place(2))
    assert t.s.cats[0] == [1, 2]
    t = table_of([["cucumber"] * 4 + ["treat", "toy"], NOTHING], changes=LARGE, toys=[["mouse on a string"], []])
    do(t, Use("mouse on a string"), STOP)
    assert (t.waiting(), len(t.s.lives)) == ([1], 9)


def test_what_is_used_before_the_first_roll_counts_however_the_dice_fall():
    """CCR12, CC5, CC8: a step and a roll more; the bust takes neither back, and the dice of the last turn are gone."""
    t = table_of([PURR_FECT, BUSTED, NOTHING], toys=[["feather", "ball of yarn", "cardboard fort"], []])
    do(t, STOP, Choose("cucumber"), DONE)
    assert t.s.dice == [""] * 6
    do(t, Use("feather"), Place(1), Use("ball of yarn"))
    assert (t.s.cats[0], t.s.rolls_left) == ([1], 4)
    do(t, ROLL)
    assert list(t.legal(0)) == [SPEND, BUST]
    do(t, BUST)
    assert (t.waiting(), t.s.cats[0], t.s.toys[0]) == ([1], [1], ["cardboard fort"])


def test_a_used_toy_is_shown_and_gone():
    """CCR12."""
    t = do(table_of([NOTHING], toys=[["feather", "catnip"], []]), Use("catnip"))
    assert Moved("catnip", "toys of 0", "used toys", 1) in t.out
    assert (t.s.toys[0], t.s.used_toys) == (["feather"], ["catnip"])


# ---------------------------------------------------------------- cats and swipes
@pytest.mark.parametrize("steps", range(1, 5))
def test_all_ways_to_spend_steps(steps):
    """CC10, CCR6: one cat placed so high or lower, or cats moved up by so much in all or less; never past the last."""
    start = [2, 4]
    roll = ["black cat"] * min(4, steps + 2) + ["toy"] * max(0, 2 - steps)
    roll += ["white cat"] * max(0, steps - 2)
    roll += ["treat"] * (6 - len(roll))
    ends = set()
    todo = [()]
    while todo:
        acts = todo.pop()
        t = do(table_of([roll, NOTHING], cats=[list(start), []]), STOP, *acts)
        ends.add(tuple(t.s.cats[0]))
        if t.waiting() == [0]:
            todo += [(*acts, act) for act in t.legal(0) if act != DONE]
    placed = {tuple(sorted([*start, box])) for box in range(1, steps + 1)}
    climbed = {tuple(sorted((2 + a, 4 + b))) for a in range(4) for b in range(2) if a + b <= steps}
    assert ends == placed | climbed


def test_swipes_may_be_left():
    """CC11."""
    t = do(table_of([THREE_SWIPES, NOTHING], cats=[[], [1]]), STOP, DONE)
    assert (t.waiting(), t.s.cats) == ([1], [[], [1]])


# ---------------------------------------------------------------- extra turns, and the end
@pytest.mark.parametrize("ending", ["", "The end is near."])
def test_a_chain_of_extra_turns(ending):
    """CC14, CC15, CCR10: any number of them, also when the end was triggered; none of them counts."""
    rolls = [PURR_FECT, MEOW_ZA, PURR_FECT, MEOW_ZA, NOTHING, NOTHING]
    t = table_of(rolls, first=1, ending=ending)
    for _ in range(4):
        assert t.waiting() == [0]
        do(t, STOP, Choose("treat"))
    assert t.s.treats[0] == 4
    assert t.s.cucumbers[0] == 2
    assert t.s.older == 2
    do(t, STOP)
    assert (t.waiting() == []) == bool(ending)
    assert [event.seat for event in t.out if isinstance(event, TurnStarted)][:5] == [0] * 5


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("last", range(5))
@pytest.mark.parametrize("trigger", ["lives", "piles"])
def test_everyone_has_as_many_turns(seats, last, trigger):
    """CC16: the end by either trigger at every seat, two rounds in."""
    last %= seats
    changes = {"lives": [7]} if trigger == "lives" else {"treats": 1, "toys": {}}
    ends = BUSTED if trigger == "lives" else ["treat", "treat", "toy", "toy", "treat", "swipe"]
    turns = seats + last
    rolls = [*[NOTHING] * turns, ends, *[NOTHING] * (seats - 1 - last)]
    t = table_of(rolls, seats=seats, changes=changes)
    while t.waiting():
        do(t, STOP)
    assert Counter(event.seat for event in t.out if isinstance(event, TurnStarted)) == dict.fromkeys(range(seats), 2)
    assert [seat for seat, _ in told(t, "last round")] == [last]
    assert t.s.outcome.why == getattr(t.r.sheet.endings, trigger)
    assert t.s.chance.left_over() == ""


def test_in_random_matches_everyone_has_as_many_turns():
    """CC16, CCR10: extra turns left out; and the match ends with the round in which the end was triggered."""
    for seed in range(120):
        t, rng = load_game("cats_vs_cucumbers").table({}), Random(seed)
        t.out = []
        seats = 2 + seed % 4
        t.set_up(seats, Chance(seed), seed % seats)
        t.settle()
        while t.waiting():
            t.apply(t.waiting()[0], rng.choice(t.legal(t.waiting()[0])))
        starts = [event for event in t.out if isinstance(event, TurnStarted) or told_one_of(event)]
        turns = [
            e.seat for i, e in enumerate(starts) if isinstance(e, TurnStarted) and not told_one_of(starts[i - 1], 1)
        ]
        assert set(Counter(turns).values()) == {len(turns) // seats}
        after = starts[next(i for i, e in enumerate(starts) if told_one_of(e, 0)) :]
        assert sum(isinstance(event, TurnStarted) for event in after) - sum(told_one_of(e, 1) for e in after) < seats


def told_one_of(event, *which):
    words = ["last round", "extra turn"]
    return isinstance(event, Told) and event.what in ([words[i] for i in which] or words)


# ---------------------------------------------------------------- piles that are empty
def test_with_empty_piles_there_is_nothing_to_take():
    """CCR11, CC6, CC12, CC13: no treat, no toy, no cucumber token; a bust after the last life."""
    rolls = [["treat"] * 6, ["toy"] * 6, BUSTED]
    t = table_of(rolls, seats=3, treat_pile=0, cucumber_pile=0, lives=[], toy_pile=["catnip"])
    do(t, STOP)
    assert t.s.treats == [0, 0, 0]
    do(t, STOP)
    assert (t.s.toys[1], t.s.toy_pile) == (["catnip"], [])
    assert list(t.legal(1)) == [DONE], "catnip is of no use"
    do(t, DONE)
    assert t.s.cucumbers == [0, 0, 0]
    assert told(t, "busts") == [(2, 3)]
    assert not told(t, "loses life")
    assert t.s.outcome.why == t.r.sheet.endings.piles


def test_empty_piles_from_the_start_end_nothing():
    """CC16: what was never there cannot run out."""
    t = table_of([["toy", "toy", "toy", "treat", "treat", "treat"], NOTHING], changes={"treats": 0, "toys": {}})
    do(t, STOP)
    assert (t.waiting(), t.s.ending) == ([1], "")


def test_rolls_are_told_with_kinds_and_places():
    """CC2, CC3: so that the table can show which die fell."""
    t = do(table_of([NOTHING, ["toy", "toy"]]), Reroll(("orange treat", "white swipe")))
    rolled = [event for event in t.out if isinstance(event, Rolled)]
    assert rolled[-1] == Rolled(0, ("toy", "toy"), ("white", "orange"), (1, 5))
