"""MAD: who knows which card in whose hand, and questions that tell nothing."""

from random import Random

from cattable.engine.secrecy import secrecy_of
from cattable.games.mad_magazine.actions import Choose, Give, Keep, Play
from cattable.games.mad_magazine.flow import Drawn, Turn
from cattable.games.mad_magazine.table import State
from tests.games.mad_table import (
    ANSWER,
    ANSWERED,
    DRAW,
    KEEP,
    LET,
    attack,
    table,
)


def known(t, viewer, holder):
    """The cards of a hand that a viewer can see."""
    return sorted(card for card in secrecy_of(State).view(t.s, viewer)["hands"][holder] if card != "?")


def test_a_given_card_is_known_until_it_blurs():
    """MM10: the giver knows it in the taker's hand until it is put down, or until it may have been passed on."""
    hands = [["blue give two", "green 1", "green 2", "green 3"], ["red 1"] * 3, ["yellow 1"] * 3]
    t = table(hands, deck=["green 6"] * 9)
    attack(t, "give two", 0, 1)
    t.apply(1, LET)
    t.apply(0, Give("green 1"))
    t.apply(0, Give("green 2"))
    assert known(t, 0, 1) == ["green 1", "green 2"]
    assert known(t, 2, 1) == known(t, None, 1) == known(t, 1, 0) == []
    for seed in range(20):
        imagined = secrecy_of(State).imagine(t, 0, Random(seed))
        assert {"green 1", "green 2"} <= set(imagined.hands[1])
        assert secrecy_of(State).view(imagined, 0) == secrecy_of(State).view(t.s, 0)
    t.s.colour, t.s.discard[-1] = "green", "green 5"
    t.s.stack[:] = [Turn(1)]
    t.apply(1, Play("green 2"))
    assert known(t, 0, 1) == ["green 1"]
    t.s.hands[1].append("green give two")
    t.s.stack[:] = [Turn(1)]
    t.apply(1, Play("green give two"))
    t.apply(1, Choose(2))
    t.apply(2, LET)
    t.apply(1, Give("red 1"))
    assert known(t, 0, 1) == [], "it may have been the green one"
    assert known(t, 0, 2) == []
    assert known(t, 1, 2) == ["red 1"]


def test_swapped_hands_are_known_and_what_others_knew_moves_along():
    """MM13: both know the other's whole hand; a third who knew a card of one now knows it with the other."""
    hands = [["exchange", "green 1", "green 2"], ["red 1", "red 2", "red 3"], ["yellow 1"] * 3]
    t = table(hands, deck=["green 6"] * 9)
    t.s.known[8 * 2 + 1] = ["red 2"]  # seat 2 knows a card of seat 1
    attack(t, "exchange", 0, 1)
    t.apply(1, LET)
    assert known(t, 0, 1) == ["green 1", "green 2"]
    assert known(t, 1, 0) == ["red 1", "red 2", "red 3"]
    assert known(t, 2, 0) == ["red 2"]
    assert known(t, 2, 1) == known(t, None, 0) == []
    t.apply(2, DRAW)
    t.apply(2, KEEP)
    t.s.stack[:] = [Turn(1)]
    t.apply(1, DRAW)
    assert type(t.s.stack[-1]) is Drawn
    assert known(t, 0, 1) == ["green 1", "green 2"], "the new card is not known"
    for seed in range(20):
        imagined = secrecy_of(State).imagine(t, 0, Random(seed))
        assert imagined.hands[1][:2] == ["green 1", "green 2"]


def test_the_question_for_an_answer_is_the_same_for_every_hand():
    """MMR6: what the table sees and who waits does not depend on who holds a What me worry?."""
    seen = []
    for held in (ANSWER, "green 3"):
        t = table([["wild and wooly", "green 1"], [held, "green 2"], ["red 1"]], deck=["green 6"] * 9)
        attack(t, "wild and wooly", 0, 1)
        seen.append((t.waiting(), secrecy_of(State).view(t.s, 0), secrecy_of(State).view(t.s, None), list(t.out)))
        assert t.legal(1) == ((LET, ANSWERED) if held == ANSWER else (LET,))
        t.apply(1, LET)
        seen[-1] += (secrecy_of(State).view(t.s, 0), [event.seen_by(2) for event in t.out])
    assert seen[0] == seen[1]


def test_a_drawn_card_asks_whether_it_fits_or_not():
    """MM5: the others cannot tell from the question whether the drawn card could be played."""
    seen = []
    for drawn in ("blue 5", "green 5"):
        t = table([["red 6", "red 5"], ["red 1"]], deck=["red 6", drawn])
        t.apply(0, DRAW)
        seen.append((t.waiting(), secrecy_of(State).view(t.s, 1), [event.seen_by(1) for event in t.out]))
        assert t.legal(0)[-1] == Keep()
    assert seen[0] == seen[1]
