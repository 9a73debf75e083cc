"""Herding Cats: what no scenario can show, mostly stampedes of every shape against a second opinion."""

from collections import Counter
from itertools import product
from random import Random

import msgspec
import pytest

from cattable import IllegalAction, SetUpError, load_game
from cattable.engine.chance import Chance
from cattable.games.herding_cats.flow import EndTurn, State, Turn
from cattable.games.herding_cats.rules import Discard, Join, Play

GAME = load_game("herding_cats")
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
COLOURS = ["orange", "purple", "blue", "green"]
SEATS = range(2, 7)


def herd(colour, cats):
    return [f"{colour} cowdog", *[f"{colour} cat"] * cats]


def table(hands, discard=(), herds=(), deck=(), seat=0, corrals=None):
    """A table in the middle of a match, with this seat to play."""
    t = GAME.table({})
    corrals = corrals or [[] for _ in hands]
    t.s = State([*map(list, hands)], list(deck), list(discard), [*map(list, herds)], corrals, [Turn(seat)], Chance(1))
    t.out = []
    return t


def cards_of(s):
    corralled = [herd for corral in s.corrals for herd in corral]
    return Counter(card for zone in (*s.hands, s.deck, s.discard, *s.herds, *corralled) for card in zone)


def play_on(t, seat, choose):
    """Answers every question of a stampede; how many there were."""
    asked = 0
    while t.waiting() == [seat] and type(t.s.stack[-1]) is not Turn:
        t.apply(seat, choose(t.legal(seat)))
        asked += 1
    return asked


# ---------------------------------------------------------------- the cards and the players
def test_the_cards():
    """HC1, HCR1: 60 cards, 10 cats and 3 cowdogs a colour, 4 stampedes, 4 ladies."""
    cards = Counter(GAME.table({}).r.cards)
    assert cards == {
        **{f"{colour} cat": 10 for colour in COLOURS},
        **{f"{colour} cowdog": 3 for colour in COLOURS},
        "stampede": 4,
        "wild cat lady": 4,
    }
    assert cards.total() == 60


@pytest.mark.parametrize("seats", range(9))
def test_the_number_of_players(seats):
    """HCR1, HC2: two to six, three cards each."""
    names = [str(i) for i in range(seats)]
    if seats not in SEATS:
        with pytest.raises(SetUpError, match="2 to 6"):
            GAME.new_match(names)
        return
    match = GAME.new_match(names, seed=1)
    assert [len(hand) for hand in match.table.s.hands] == [3] * seats
    assert len(match.table.s.deck) == 60 - 3 * seats
    assert {GAME.new_match(names, seed=seed).waiting[0] for seed in range(60)} == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_turns_go_clockwise_to_the_end(seats):
    """HC2, HC10, HC11: while the deck lasts a turn ends with three cards; nobody is skipped who has a card."""
    match, rng = GAME.new_match(NAMES[:seats], seed=seats), Random(seats)
    turn = match.waiting[0]
    while not match.over:
        match.apply(turn, rng.choice(match.legal(turn)))
        s = match.table.s
        if match.waiting == [turn] and type(s.stack[-1]) is not Turn:
            continue
        assert len(s.hands[turn]) == 3 or not s.deck
        after = [(turn + k) % seats for k in range(1, seats + 1)]
        holders = [seat for seat in after if s.hands[seat]]
        assert match.waiting == holders[:1]
        turn = holders[0] if holders else turn
    assert not any(s.hands)
    assert match.outcome.points == [len(corral) for corral in s.corrals]


# ---------------------------------------------------------------- what may be played
def test_every_card_on_every_herd():
    """HC4, HC5, HC9, HCR5: each card against one herd of each colour, with and without a lady on it."""
    for mine, theirs, lady in product(COLOURS, COLOURS, (False, True)):
        open_herd = [f"{theirs} cowdog", "wild cat lady" if lady else f"{theirs} cat"]
        for card, fits in (
            (f"{mine} cat", mine == theirs),
            ("wild cat lady", True),
        ):
            t = table([[card], ["stampede"]], herds=[open_herd])
            assert t.legal(0) == [Play(card, 0)] if fits else t.legal(0) == [Discard(card)]
        for card in (f"{mine} cowdog", "stampede"):
            assert table([[card], ["stampede"]], herds=[open_herd]).legal(0) == [Play(card)]


def test_with_no_herd_open():
    """HC3, HC8, HC9, HCR4: only cowdogs and stampedes can be played; without either anything may be discarded."""
    for hand in product(["orange cat", "wild cat lady", "orange cowdog", "stampede"], repeat=3):
        can = [card for card in dict.fromkeys(hand) if card in ("orange cowdog", "stampede")]
        wanted = [Play(card) for card in can] or [Discard(card) for card in dict.fromkeys(hand)]
        assert table([hand, ["stampede"]]).legal(0) == wanted


def test_a_refused_discard_quotes_what_may_be_done():
    """HC3: whoever can play must."""
    match = GAME.new_match(NAMES[:2], first=0, rig={"deck": ["orange cowdog", "orange cat", "orange cat"]})
    with pytest.raises(IllegalAction, match="orange cowdog"):
        match.apply(0, Discard("orange cat"))


def test_seven_herds_of_one_colour():
    """HC4, HC5: every cowdog starts its own herd, and a cat may go on any of them."""
    game = load_game("herding_cats", {"cards.cowdog": 7})
    t = table([["orange cat"], ["stampede"]], herds=[herd("orange", k % 3) for k in range(7)])
    t.r = game.table({}).r
    assert t.legal(0) == [Play("orange cat", k) for k in range(7)]


# ---------------------------------------------------------------- stampede
HERDS = [list(places) for n in range(4) for places in product(range(3), repeat=n)]


@pytest.mark.parametrize("cats", HERDS, ids=str)
def test_stampedes_of_every_shape(cats):
    """HC7, HCR2, HCR3: up to three open herds of a colour and 0 to 10 discarded cats, chosen at random.

    A question is asked exactly while there are several herds and too few cats to fill them all.
    """
    for discarded, seed in product(range(11), range(3)):
        pile = ["orange cat"] * discarded + ["wild cat lady", "blue cat", "stampede"]
        Random(seed).shuffle(pile)
        t = table([["stampede", "green cat"], ["green cat"]], pile, [herd("orange", n) for n in cats])
        before, rng, s = cards_of(t.s), Random(seed), t.s
        t.apply(0, Play("stampede"))
        while t.waiting() == [0]:
            places = [4 - len(h) for h in s.herds]
            left = s.discard.count("orange cat")
            assert len(s.herds) > 1
            assert 0 < left < sum(places)
            assert t.legal(0) == [Join(k) for k in range(len(s.herds))]
            t.apply(0, rng.choice(t.legal(0)))
        room = sum(3 - n for n in cats)
        assert s.discard.count("orange cat") == max(0, discarded - room)
        assert sum(4 - len(h) for h in s.herds) == max(0, room - discarded)
        assert len(s.corrals[0]) + len(s.herds) == len(cats)
        assert all(len(h) == 4 for h in s.corrals[0])
        assert not s.corrals[1]
        assert [card for card in s.discard if card != "orange cat"] == [c for c in pile if c != "orange cat"] + [
            "stampede"
        ]
        assert cards_of(s) == before
        assert t.waiting() == [1]


@pytest.mark.parametrize(
    ("cats", "discarded", "questions"),
    [
        ([2], 1, 0),
        ([0], 1, 0),
        ([2, 2], 2, 0),
        ([2, 2], 5, 0),
        ([2, 2], 1, 1),
        ([1, 2], 3, 0),
        ([1, 2], 2, 1),
        ([0, 0], 6, 0),
    ],
)
def test_when_a_stampede_asks(cats, discarded, questions):
    """HCR3: exact fit and overfull by itself; with [1, 2] and two cats the first is asked for; it may leave no choice.

    (The second cat then has one herd or one place left, if the first completed a herd.)
    """
    t = table([["stampede"], ["green cat"]], ["orange cat"] * discarded, [herd("orange", n) for n in cats])
    t.apply(0, Play("stampede"))
    asked = play_on(t, 0, lambda legal: legal[-1])
    assert asked == questions


def test_a_lady_in_a_herd_takes_a_place():
    """HCR3, HCR5: places are counted with the ladies on the herds."""
    herds = [["orange cowdog", "wild cat lady", "orange cat"], ["orange cowdog", "wild cat lady", "wild cat lady"]]
    t = table([["stampede"], ["green cat"]], ["orange cat", "orange cat"], herds)
    t.apply(0, Play("stampede"))
    assert len(t.s.corrals[0]) == 2


def test_a_stampede_of_all_colours():
    """HC7: colour by colour; a choice in one colour does not hold up or change the others."""
    discard = ["green cat", "orange cat", "blue cat", "blue cat", "blue cat", "purple cat"]
    herds = [herd("blue", 0), herd("orange", 2), herd("orange", 0), herd("green", 1)]
    t = table([["stampede"], ["green cat"]], discard, herds)
    t.apply(0, Play("stampede"))
    assert t.legal(0) == [Join(1), Join(2)]
    t.apply(0, Join(2))
    assert t.s.discard == ["purple cat", "stampede"]
    assert t.s.herds == [herd("orange", 2), herd("orange", 1), herd("green", 2)]
    assert t.s.corrals[0] == [herd("blue", 3)]


# ---------------------------------------------------------------- decks, draws, the end
@pytest.mark.parametrize("left", range(6))
@pytest.mark.parametrize("seats", SEATS)
def test_the_last_cards_of_the_deck(left, seats):
    """HC10, HC11, HCR6: with 0 to 5 cards left each is drawn in turn; then hands empty one after the other."""
    hands = [["green cat"] * 3 for _ in range(seats)]
    t = table(hands, deck=["blue cat"] * left)
    for turn in range(3 * seats + left):
        seat = t.waiting()[0]
        assert seat == turn % seats
        assert len(t.s.deck) == max(0, left - turn)
        t.apply(seat, t.legal(seat)[0])
    assert t.waiting() == []
    assert t.s.outcome.ranking == [list(range(seats))]
    assert t.s.outcome.tie


def test_whoever_has_no_cards_is_passed_over():
    """HC11: hands of any size; the next in order who has one goes on, even the same seat again."""
    t = table([["green cat"], [], ["green cat"] * 3, []])
    order = []
    while t.waiting():
        order += t.waiting()
        t.apply(t.waiting()[0], Discard("green cat"))
    assert order == [0, 2, 2, 2]


def test_a_herd_completed_with_the_last_card_counts():
    """HC11, HC12: the very last card of the match takes a herd, and that decides it."""
    corrals = [[herd("green", 3)], [herd("blue", 3)], []]
    t = table([[], ["orange cat"], []], herds=[herd("orange", 2), herd("green", 2)], seat=1, corrals=corrals)
    t.apply(1, Play("orange cat", 0))
    outcome = t.s.outcome
    assert outcome.ranking == [[1], [0], [2]]
    assert outcome.points == [1, 2, 0]
    assert outcome.sources == [{"green": 1}, {"orange": 1, "blue": 1}, {}]
    assert outcome.tie == ""
    assert t.s.herds == [herd("green", 2)]


@pytest.mark.parametrize("herds", list(product(range(3), repeat=3)))
def test_the_ranking(herds):
    """HC12, HCR6: most herds first, ties share a place."""
    corrals = [[herd("green", 3)] * n for n in herds]
    t = table([[], [], []], corrals=corrals)
    t.s.stack[:] = [EndTurn(0)]
    t.settle()
    ranking = t.s.outcome.ranking
    assert [{herds[seat] for seat in group} for group in ranking] == [{n} for n in sorted(set(herds), reverse=True)]
    assert bool(t.s.outcome.tie) == (len(ranking[0]) > 1)


def test_undo_never_passes_a_draw():
    """HC10: a stampede may be taken back while it still asks; after the draw nothing can."""
    deck = [*["orange cat"] * 3, *["orange cat", "orange cowdog", "orange cowdog"]]
    match = GAME.new_match(NAMES[:2], first=0, rig={"deck": [*deck, "stampede", "green cat", "blue cat", "blue cat"]})
    for action in (Discard("orange cat"), Play("orange cowdog"), Play("orange cat", 0), Play("orange cowdog")):
        seat = match.waiting[0]
        match.apply(seat, action)
        assert not match.can_undo(seat)
    before = match.to_json()
    match.apply(0, Play("stampede"))
    assert match.legal(0) == [Join(0), Join(1)]
    assert match.undo(0)
    assert match.to_json() == before
    match.apply(0, Play("stampede"))
    match.apply(0, Join(1))
    assert not match.can_undo(0)


def test_what_others_see_of_a_turn():
    """HC10: a drawn card is seen by its drawer alone, a played one by all."""
    match = GAME.new_match(NAMES[:3], seed=5, first=0, rig={"deck": ["orange cowdog"]})
    events = match.apply(0, Play("orange cowdog"))
    for viewer in (None, 0, 1, 2):
        seen = [msgspec.to_builtins(event.seen_by(viewer)) for event in events]
        assert seen[0]["card"] == "orange cowdog"
        assert (seen[1]["card"] == "?") == (viewer != 0)
