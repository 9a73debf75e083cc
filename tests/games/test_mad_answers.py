"""MAD: What me worry? against every attack and against itself, last cards, and hands that run empty at every moment."""

from itertools import product
from random import Random

import pytest

from cattable.engine.events import Ended, Moved
from cattable.games.mad_magazine.actions import Choose, Follow, Give, Name, Play
from cattable.games.mad_magazine.flow import GiveOne, MayAnswer, Turn
from tests.games.mad_table import (
    ANSWER,
    ANSWERED,
    ATTACKS,
    DRAW,
    FILLERS,
    GAME,
    KEEP,
    LET,
    NAMES,
    SEATS,
    answer,
    attack,
    cards_of,
    settle,
    sizes,
    table,
)

BOTH = ["wins", "answered"]
EACH = 4  # cards in every hand before the attack is put down, the attack and the answers not counted


def attacked(message, seats, way, attacker, target, answers):
    """A table where an attack was just announced; `answers` are the seats that hold a What me worry?."""
    hands = [FILLERS[:EACH] for _ in range(seats)]
    hands[attacker] = [*hands[attacker], ATTACKS[message]]
    for seat in answers:
        hands[seat] = [*hands[seat], ANSWER]
    t = table(hands, deck=["green 6"] * 20, way=way, seat=attacker)
    attack(t, message, attacker, target)
    return t


def duels():
    """Every seat against every other, at every player count, in both directions."""
    for seats, way in product(SEATS, (1, -1)):
        for one, other in product(range(seats), repeat=2):
            if one != other:
                yield seats, way, one, other


# ---------------------------------------------------------------- what me worry
@pytest.mark.parametrize("message", ATTACKS)
def test_an_attack_is_answered(message):
    """MM14, MM15, MM16, MMR3, MMR5: the attacker gets what was meant for the other; next is beside the attacker."""
    for seats, way, attacker, defender in duels():
        t = attacked(message, seats, way, attacker, defender, [defender])
        before, old_way = cards_of(t.s), t.s.way
        answer(t, defender)
        assert t.s.colour == "green"
        settle(t)
        more = dict.fromkeys(range(seats), 0)
        if message == "draw 1":
            more = {seat: int(seat != defender) for seat in range(seats)}
        elif message == "give two":
            more |= {attacker: 2, defender: -2}
        elif message == "wild and wooly":
            more[attacker] = 3
        assert sizes(t) == [EACH + more[seat] for seat in range(seats)]
        assert t.waiting() == [(attacker + way) % seats]
        assert t.s.way == old_way
        assert cards_of(t.s) == before


@pytest.mark.parametrize("message", ["give two", "wild and wooly"])
def test_an_answer_is_answered_by_the_attacker(message):
    """MMR4, MM16: the defender gets it after all; next is who sits beside the defender, who was hit last."""
    for seats, way, attacker, defender in duels():
        t = attacked(message, seats, way, attacker, defender, [attacker, defender])
        answer(t, defender)
        assert t.waiting() == [attacker]
        answer(t, attacker)
        assert t.waiting() == [defender]
        assert t.legal(defender) == (LET,)
        settle(t)
        more = dict.fromkeys(range(seats), 0)
        more |= {attacker: -2, defender: 2} if message == "give two" else {defender: 3}
        assert sizes(t) == [EACH + more[seat] for seat in range(seats)]
        assert t.waiting() == [(defender + way) % seats]


def test_an_answered_draw_1_is_answered_by_anyone_else():
    """MMR3, MMR4, MM16: who answers last is spared, everyone else draws once; next is beside the first to answer."""
    for seats, way, first, second in duels():
        for attacker in set(range(seats)) - {first}:
            t = attacked("draw 1", seats, way, attacker, first, [first, second])
            answer(t, first)
            answer(t, second)
            asked = []
            while t.waiting() and type(t.s.stack[-1]) is MayAnswer:
                asked += t.waiting()
                assert sizes(t) == [EACH] * seats
                t.apply(t.waiting()[0], LET)
            assert asked == [(second + way * k) % seats for k in range(1, seats)]
            assert sizes(t) == [EACH + (seat != second) for seat in range(seats)]
            assert t.waiting() == [(first + way) % seats]


def test_nobody_is_asked_about_the_own_answer():
    """MMR4: whoever answers a Draw 1 is not asked about the own answer, even with the other card in hand."""
    t = table([["blue draw 1", "green 1"], [ANSWER, ANSWER, "green 1"], ["green 1"]], deck=["green 6"] * 9)
    attack(t, "draw 1", 0, 1)
    answer(t, 1)
    assert t.waiting() == [0]
    settle(t)
    assert sizes(t) == [2, 2, 2]


def test_after_an_exchange_is_answered_nobody_is_asked_again():
    """MM14, MMR4: nothing is done to the attacker, who cannot counter that."""
    t = attacked("exchange", 3, 1, 0, 1, [0, 1])
    hands = [list(hand) for hand in t.s.hands]
    answer(t, 1)
    assert type(t.s.stack[-1]) is Turn
    hands[1].remove(ANSWER)
    assert t.s.hands == hands


@pytest.mark.parametrize("card", ["blue which way", "wild", ANSWER, "joker", "blue 5"])
def test_what_cannot_be_answered(card):
    """MMR4, MM17: no question follows a card that is no attack."""
    t = table([[card, "green 1", "green 1"], [ANSWER, "green 1"], [ANSWER, "green 1"]], deck=["green 6"] * 9)
    t.apply(0, Play(card))
    while t.waiting() == [0]:
        t.apply(0, t.legal(0)[-1])
    assert type(t.s.stack[-1]) is Turn
    assert t.waiting() in ([1], [2])


def test_an_answer_before_anything_happened():
    """MMR3: the events of an answered Draw 1: card, card, colour, and only then what is drawn."""
    t = attacked("draw 1", 4, -1, 0, 2, [2])
    answer(t, 2)
    settle(t)
    moves = [(e.src, e.dst) for e in t.out if isinstance(e, Moved)]
    assert moves == [
        ("hand 0", "discard"),
        ("hand 2", "discard"),
        ("deck", "hand 1"),
        ("deck", "hand 0"),
        ("deck", "hand 3"),
    ]


# ---------------------------------------------------------------- the last card
@pytest.mark.parametrize("last", ["blue 5", "blue which way", *ATTACKS.values(), "wild", ANSWER, "joker"])
def test_a_last_card_wins_at_once(last):
    """MM20, MMR2: whatever it is; nobody is asked, nothing of it is carried out."""
    t = table([[last], [ANSWER, "green 1"], ["green 2"]], deck=["green 6"] * 9)
    t.apply(0, Play(last))
    assert t.waiting() == []
    assert t.s.outcome.ranking == [[0], [2], [1]]
    assert t.s.outcome.points == [0, 6, 2]
    assert [type(e) for e in t.out] == [Moved, Ended]


@pytest.mark.parametrize("message", ATTACKS)
def test_an_answer_as_the_last_card_wins_at_once(message):
    """MM20, MMR2: self-defence with the last card; the attack falls, and no colour is asked for."""
    t = table([[ATTACKS[message], "green 1"], [ANSWER], ["green 2"]], deck=["green 6"] * 9)
    attack(t, message, 0, 1)
    answer(t, 1)
    assert t.waiting() == []
    assert t.s.outcome.ranking == [[1], [0], [2]]
    assert sizes(t) == [1, 0, 1]


@pytest.mark.parametrize("last_card", BOTH)
@pytest.mark.parametrize("hand", [["green 1"], ["green 1", "green 2"]])
def test_giving_the_last_cards_away_wins(hand, last_card):
    """MM10, MM20, MMR2: one or two cards left, and both are given."""
    t = table([["blue give two", *hand], ["red 1"], ["red 2"]], last_card=last_card)
    attack(t, "give two", 0, 2)
    t.apply(2, LET)
    for card in hand:
        assert type(t.s.stack[-1]) is GiveOne
        t.apply(0, Give(card))
    assert t.waiting() == []
    assert t.s.outcome.ranking[0] == [0]
    assert sizes(t) == [0, 1, 1 + len(hand)]


@pytest.mark.parametrize("last_card", BOTH)
def test_a_defender_gives_the_last_cards_away(last_card):
    """MMR2, MMR5, MM15: the defender wins; with nothing but the answer in hand it won already, or it is settled."""
    for rest in ([], ["red 1"], ["red 1", "red 2"]):
        t = table([["blue give two", "green 1"], [ANSWER, *rest], ["red 2"]], last_card=last_card)
        attack(t, "give two", 0, 1)
        answer(t, 1)
        settle(t)
        assert t.waiting() == []
        assert t.s.outcome.ranking[0] == [1]
        assert sizes(t) == [1 + len(rest), 0, 1]


# message, other cards of the attacker, cards of the defender, who answers, winner (None: it goes on), who is next
ANSWERED_LAST_CARDS = [
    ("wild and wooly", [], ["green 1"], [], 0, None),
    ("draw 1", [], ["green 1"], [], 0, None),
    ("give two", [], ["green 1"], [], 0, None),
    ("exchange", [], ["green 1"], [], 1, None),  # the empty hand goes to the other
    ("wild and wooly", [], [ANSWER, "green 1"], [1], None, 1),
    ("draw 1", [], [ANSWER, "green 1"], [1], None, 1),
    ("give two", [], [ANSWER, "green 1", "green 2", "green 3"], [1], None, 1),
    ("exchange", [], [ANSWER, "green 1"], [1], 0, None),  # the swap is off, so the hand stays empty
    ("wild and wooly", [], [ANSWER], [1], 1, None),  # the attacker draws three, and the defender has run out
    ("draw 1", [], [ANSWER], [1], 1, None),
    ("exchange", [], [ANSWER], [1], 0, None),  # both have run out, the attacker first
    ("give two", [], [ANSWER], [1], 0, None),  # nothing to give; both have run out, the attacker first
    ("wild and wooly", [ANSWER], [ANSWER, "green 1"], [1, 0], 0, None),
    ("wild and wooly", [ANSWER], [ANSWER], [1, 0], 0, None),  # both ran out, but the defender draws three after all
    ("give two", [ANSWER], [ANSWER], [1, 0], 1, None),  # both have run out, the defender first; nothing is given
    ("draw 1", [ANSWER], [ANSWER, "green 1"], [1, 0], 0, None),
]


@pytest.mark.parametrize("case", ANSWERED_LAST_CARDS, ids=str)
def test_a_last_card_is_carried_out_and_answered_first(case):
    """MMR2 with last_card: answered: then the first to have run out wins, and without one it goes on as usual."""
    message, mine, theirs, answers, winner, after = case
    t = table(
        [[ATTACKS[message], *mine], theirs, ["green 6", "green 6"]], deck=["green 6"] * 9, way=1, last_card="answered"
    )
    before = cards_of(t.s)
    attack(t, message, 0, 1)
    for seat in answers:
        answer(t, seat)
    settle(t)
    assert cards_of(t.s) == before
    if winner is None:
        assert t.waiting() == [after]
        assert all(sizes(t))
        assert t.s.run_out == []
    else:
        assert t.waiting() == []
        assert t.s.outcome.ranking[0] == [winner]
        assert not t.s.hands[winner]


def test_several_run_out_and_there_is_nothing_to_draw():
    """MMR2, MMR8: two cards for three who have to draw; none is left for the attacker, the first to have run out."""
    t = table([["blue draw 1"], [ANSWER], ["green 1"], ["green 2"]], way=1, last_card="answered")
    attack(t, "draw 1", 0, 1)
    answer(t, 1)
    settle(t)
    assert sizes(t) == [0, 0, 2, 2]
    assert t.s.run_out == [0, 1]
    assert t.s.outcome.ranking[:2] == [[0], [1]]


@pytest.mark.parametrize("last_card", BOTH)
@pytest.mark.parametrize("seats", SEATS)
def test_any_hand_empties_at_any_turn(seats, last_card):
    """MM20, MMR2: at every turn of random matches the seat is left with one card that fits, and puts it down."""
    ended = 0
    for seed in range(6):
        match, rng = GAME.new_match(NAMES[:seats], seed=seed, options={"last_card": last_card}), Random(seed)
        while not match.over and len(match.journal) < 150:
            seat, t = match.waiting[0], match.table
            if type(t.s.stack[-1]) is Turn:
                for action in t.legal(seat):
                    if isinstance(action, Play):
                        over = left_with(match, seat, action, rng)
                        assert over or last_card == "answered"
                        ended += over
            match.apply(seat, rng.choice(match.legal(seat)))
    assert ended


def left_with(match, seat, action, rng):
    """Plays on from a copy in which all other cards of the seat went under the deck; whether that ended the match."""
    t = type(match.table)(match.table.r, match.secrecy.clone(match.table.s), [])
    t.s.known.clear()
    t.s.hands[seat].remove(action.card)
    t.s.deck[:0] = t.s.hands[seat]
    t.s.hands[seat] = [action.card]
    before = cards_of(t.s)
    t.apply(seat, action)
    while t.waiting() and type(t.s.stack[-1]) is not Turn:
        asked = t.waiting()[0]
        t.apply(asked, rng.choice(t.legal(asked)))
        assert cards_of(t.s) == before
    if t.waiting():
        assert all(sizes(t))
        return False
    (winner,) = t.s.outcome.ranking[0]
    assert not t.s.hands[winner]
    assert t.r.last_card_wins is False or winner == seat
    return True


def test_a_card_drawn_by_an_attack_is_no_longer_the_end():
    """MMR2, MM16: the attacker ran out, drew three by the answer, and plays on with them when it is his turn again."""
    t = table([["wild and wooly"], [ANSWER, "green 1"]], deck=["green 6"] * 9, last_card="answered")
    t.apply(0, Play("wild and wooly"))
    assert t.s.run_out == [0]
    t.apply(0, Name("red"))
    t.apply(0, Choose(1))
    t.apply(1, ANSWERED)
    t.apply(1, Name("green"))
    t.apply(0, LET)
    assert t.s.run_out == []
    assert t.waiting() == [1]
    t.apply(1, DRAW)
    t.apply(1, KEEP)
    assert t.legal(0) == [Play("green 6"), DRAW]


def test_an_ignored_exchange_as_the_last_card():
    """MMR2, MM12: with the option one may still ignore the instruction, and wins."""
    t = table([["exchange"], ["green 1"]], last_card="answered")
    t.apply(0, Play("exchange"))
    t.apply(0, Name("red"))
    t.apply(0, Follow(False))
    assert t.s.outcome.ranking == [[0], [1]]
