"""MAD: piles that run out, hoarders, and tables where nobody can draw or play."""

import pytest

from cattable.engine.events import Shuffled
from cattable.games.mad_magazine.actions import Pass, Play
from cattable.games.mad_magazine.flow import Turn
from tests.games.mad_table import (
    ANSWER,
    ATTACKS,
    DRAW,
    GAME,
    KEEP,
    LET,
    NAMES,
    SEATS,
    attack,
    cards_of,
    settle,
    table,
)

RULES = GAME.table({}).r
WILDS = ["wild", "wild and wooly", ANSWER, "exchange", "joker"]


@pytest.mark.parametrize("below", range(4))
@pytest.mark.parametrize("left", range(6))
@pytest.mark.parametrize("seats", SEATS)
def test_decks_of_0_to_5_cards(seats, left, below):
    """MM21, MMR8: draw 1 and wild and wooly with few cards in both piles; in turn order while they last."""
    for message in ("draw 1", "wild and wooly"):
        hands = [["green 1"] * 3 for _ in range(seats)]
        hands[0].append(ATTACKS[message])
        t = table(hands, deck=["green 2"] * left, discard=["green 3"] * below)
        before = cards_of(t.s)
        attack(t, message, 0, 1)
        settle(t)
        there = left + below + 1  # the old top is below the new one
        wanted = [1] * (seats - 1) if message == "draw 1" else [3]
        order = [-k % seats for k in range(1, seats)] if message == "draw 1" else [1]
        for seat, want in zip(order, wanted, strict=True):
            got = min(want, there)
            there -= got
            assert len(t.s.hands[seat]) == 3 + got
        assert len(t.s.deck) + len(t.s.discard) - 1 == there
        assert t.s.discard[-1] == ATTACKS[message]
        assert cards_of(t.s) == before
        shuffles = [event for event in t.out if isinstance(event, Shuffled)]
        assert len(shuffles) == int(left < sum(wanted)), "shuffled when a card is needed and there is none, not before"


def test_the_first_deck_cards_come_before_the_shuffled_ones():
    """MM21, MMR8: in the middle of three, the old pile is used up first, and the top discard stays."""
    t = table([["wild and wooly", "green 1"], ["green 1"]], "red 6", deck=["blue 2"], discard=["red 5", "red 4"])
    attack(t, "wild and wooly", 0, 1)
    t.apply(1, LET)
    assert t.s.hands[1][:2] == ["green 1", "blue 2"]
    assert set(t.s.hands[1][2:]) <= {"red 4", "red 5", "red 6"}
    assert t.s.discard == ["wild and wooly"]
    assert t.s.colour == "red"


@pytest.mark.parametrize("wild", WILDS)
def test_a_recycled_wild_has_no_colour(wild):
    """MMR7: drawn again it fits on anything and names a colour anew; what was named for the top stays."""
    t = table([["green 1", "green 2"], ["green 1"] * 2], "red 6", discard=[wild])
    t.apply(0, DRAW)
    assert t.s.hands[0][-1] == wild
    assert t.s.colour == "red"
    assert t.legal(0) == (Play(wild), KEEP)
    t.apply(0, Play(wild))
    assert t.s.colour == ""


@pytest.mark.parametrize("seats", SEATS)
def test_hoarders_always_find_a_way_on(seats):
    """MM5, MM21, MMR9: players who always draw and never play unless they must; no state is without a way on."""
    for seed in range(4):
        match = GAME.new_match(NAMES[:seats], seed=seed)
        forced, parts = 0, cards_of(match.table.s)
        while not match.over and len(match.journal) < 1500:
            seat = match.waiting[0]
            legal = match.legal(seat)
            hoarding = [action for action in legal if action in (DRAW, KEEP, LET)]
            forced += type(match.table.s.stack[-1]) is Turn and DRAW not in legal
            match.apply(seat, (hoarding or legal)[0])
            assert cards_of(match.table.s) == parts
        assert forced, "the piles never ran out"


@pytest.mark.parametrize("seats", SEATS)
def test_a_round_in_which_nobody_can_draw_or_play(seats):
    """MMR9, MMR10: everyone passes once, then the fewest points win, and ties share."""
    hands = [["green 1", "yellow 2"], ["yellow 3"], ["green 5"], ["yellow 5"], ["green 6"], ["green 3"]][:seats]
    t = table(hands, "wild", colour="blue", seat=1)
    order = []
    while t.waiting():
        seat = t.waiting()[0]
        order.append(seat)
        assert t.legal(seat) == [Pass()]
        t.apply(seat, Pass())
    assert order == [(1 - k) % seats for k in range(seats)]
    least = [0, 1, 5] if seats == 6 else [0, 1]
    assert t.s.outcome.ranking[0] == least
    assert t.s.outcome.why == RULES.sheet.endings.stuck
    assert t.s.outcome.tie


def test_one_play_and_the_round_of_passes_starts_anew():
    """MMR9: it must be a whole round in a row."""
    t = table([["green 1"] * 2, ["green 2"] * 2, ["red 1", "yellow 4"]], "wild", colour="red", seat=1)
    t.apply(1, Pass())
    t.apply(0, Pass())
    assert t.legal(2) == [Play("red 1")], "nothing to draw, so who can play must"
    t.apply(2, Play("red 1"))
    assert t.s.passes == 0
    assert t.legal(1) == [DRAW]


def test_a_player_who_drew_breaks_the_round_of_passes():
    """MMR9: drawing is a way on as well."""
    t = table([["green 1"] * 2, ["green 2"] * 2], "wild", colour="red", seat=1)
    t.apply(1, Pass())
    t.s.deck.append("green 4")
    t.apply(0, DRAW)
    t.apply(0, KEEP)
    assert t.s.passes == 0
