"""MAD: what no scenario can show: cards on cards, penalties by player count, short piles, the joker, who knows what."""

from collections import Counter
from itertools import pairwise, product
from random import Random

import pytest

from cattable import SetUpError, load_game
from cattable.engine.events import Ended, Moved, TurnStarted
from cattable.games.mad_magazine.actions import Choose, Follow, Go, Name, Play
from cattable.games.mad_magazine.flow import MayAnswer, Turn
from tests.games.mad_table import (
    ANSWER,
    ATTACKS,
    COLOURS,
    DRAW,
    FILLERS,
    GAME,
    KEEP,
    LET,
    NAMES,
    SEATS,
    attack,
    cards_of,
    settle,
    sizes,
    table,
)

RULES = GAME.table({}).r
FACES = list(RULES.face)
WILDS = ["wild", "wild and wooly", ANSWER, "exchange", "joker"]
BOTH = ["wins", "answered"]


# ---------------------------------------------------------------- the cards and the deal
def test_the_cards():
    """MM1, MM24: 76 cards, and no blank one among them."""
    cards = Counter(RULES.cards)
    assert cards.total() == 76
    for colour in COLOURS:
        assert [cards.pop(f"{colour} {number}") for number in range(1, 7)] == [2] * 6
        assert [cards.pop(f"{colour} {word}") for word in ("which way", "draw 1", "give two")] == [2, 1, 1]
    assert cards == {"wild": 4, "wild and wooly": 3, ANSWER: 2, "exchange": 2, "joker": 1}


def test_faces_are_told_in_the_order_of_hands():
    """MMR1: sorted by the order of the faces, a hand is sorted by colour."""
    colours = [RULES.face[face].colour for face in FACES]
    changes = [one for one, other in pairwise([*colours, None]) if one != other]
    assert changes == [*COLOURS, ""]


@pytest.mark.parametrize("seats", range(9))
def test_the_number_of_players(seats):
    """MM2, MMR1: two to six; 8 cards for up to four, 7 for more; the lot or the seats screen names the dealer."""
    names = [str(i) for i in range(seats)]
    if seats not in SEATS:
        with pytest.raises(SetUpError, match="2 to 6"):
            GAME.new_match(names)
        return
    match = GAME.new_match(names, seed=1, rig={"deck": RULES.cards})
    assert sizes(match.table) == [8 if seats <= 4 else 7] * seats
    assert match.table.s.discard == [RULES.cards[sum(sizes(match.table))]]
    assert {GAME.new_match(names, seed=seed).table.s.dealer for seed in range(80)} == set(range(seats))
    assert [GAME.new_match(names, seed=1, first=seat).table.s.dealer for seat in range(seats)] == list(range(seats))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("card", FACES)
def test_every_first_card(card, seats):
    """MM3, MM4, MMR11: each card as the first one, at every number of players; the first to play is as it should be."""
    each = 8 if seats <= 4 else 7
    rest = list(RULES.cards)
    rest.remove(card)
    match = GAME.new_match(NAMES[:seats], first=1, rig={"deck": [*rest[: seats * each], card]})
    face, t, way = RULES.face[card], match.table, -1
    assert t.s.discard == [card]
    if not face.colour:
        assert t.legal(1) == [Name(colour) for colour in COLOURS]
        t.apply(1, Name("red"))
    if face.message == "which way":
        t.apply(1, Go("left"))
        way = 1
    if face.message == "exchange":
        t.apply(1, Follow(True))
    if face.message in ("give two", "wild and wooly", "exchange"):
        assert t.legal(1) == [Choose(seat) for seat in range(seats) if seat != 1]
        t.apply(1, Choose(0))
    settle(t)
    drawn = {"draw 1": [0 if seat == 1 else 1 for seat in range(seats)], "wild and wooly": [3] + [0] * (seats - 1)}
    given = {"give two": [2, -2] + [0] * (seats - 2)}
    more = {**drawn, **given}.get(face.message, [0] * seats)
    assert sizes(t) == [each + more[seat] for seat in range(seats)]
    assert t.waiting() == [(1 + way) % seats]
    assert t.s.colour == (face.colour or "red")


# ---------------------------------------------------------------- what fits on what
def fits(card, top, named):
    """A second opinion: same colour, number, picture or message, or wild."""
    if card in WILDS:
        return True
    colour, message = card.split(" ", 1)
    if top in WILDS:
        return colour == named
    on_colour, on_message = top.split(" ", 1)
    return colour == on_colour or message == on_message


def test_every_card_on_every_card():
    """MM6, MM7, MM23, MMR7: all pairs of faces; wilds under each colour named. Drawing is always offered as well."""
    for top in FACES:
        for named in COLOURS if top in WILDS else [top.split(" ")[0]]:
            t = table([FACES, ["green 1"]], top, deck=["green 1"], colour=named)
            assert t.legal(0) == [*(Play(card) for card in FACES if fits(card, top, named)), DRAW]


@pytest.mark.parametrize("card", [face for face in FACES if not RULES.face[face].message.isdecimal()])
def test_every_special_card_on_every_special_card(card):
    """MM5-MM13, MM17: put down from the hand and as it is drawn; every choice leads on to somebody's turn."""
    for top, drawn, seed in product([f for f in FACES if f in WILDS or f.startswith("red")], (False, True), range(4)):
        colour = "red"
        if not fits(card, top, colour):
            continue
        hand = [*FILLERS] if drawn else [*FILLERS, card]
        t = table([hand, [*FILLERS, ANSWER], [*FILLERS, ANSWER]], top, deck=[*FILLERS * 5, card], colour=colour)
        before, rng = cards_of(t.s), Random(seed)
        if drawn:
            t.apply(0, DRAW)
        t.apply(0, Play(card))
        while t.waiting() and type(t.s.stack[-1]) is not Turn:
            seat = t.waiting()[0]
            t.apply(seat, rng.choice(t.legal(seat)))
            assert cards_of(t.s) == before
        assert t.s.discard[1] == card
        assert t.s.colour or not t.waiting()


# ---------------------------------------------------------------- penalties by player count
@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize("seats", SEATS)
def test_penalties(seats, way):
    """MM9, MM10, MM11, MM13, MMR11: who draws, gives and gets how many, and who is next, in both directions."""
    for message, attacker in product(ATTACKS, range(seats)):
        for target in [seat for seat in range(seats) if seat != attacker]:
            hands = [[*FILLERS[: 3 + (seat == target)]] for seat in range(seats)]
            hands[attacker].append(ATTACKS[message])
            t = table(hands, deck=FILLERS * 3, way=way, seat=attacker)
            attack(t, message, attacker, target)
            settle(t)
            more = dict.fromkeys(range(seats), 0)
            if message == "draw 1":
                more = {seat: int(seat != attacker) for seat in range(seats)}
            elif message == "give two":
                more |= {attacker: -2, target: 2}
            elif message == "wild and wooly":
                more[target] = 3
            else:
                more |= {attacker: 1, target: -1}
            assert sizes(t) == [3 + (seat == target) + more[seat] for seat in range(seats)]
            assert t.waiting() == [(attacker + way) % seats]
            assert t.s.way == way


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("said", ["left", "right"])
def test_which_way(said, seats):
    """MM8, MMR11: named anew or kept, from either direction; with two players the other one is next in any case."""
    for way, seat in product((1, -1), range(seats)):
        hands = [["blue which way", "green 1"] for _ in range(seats)]
        t = table(hands, way=way, seat=seat)
        t.apply(seat, Play("blue which way"))
        t.apply(seat, Go(said))
        assert t.s.way == (1 if said == "left" else -1)
        assert t.waiting() == [(seat + t.s.way) % seats]
        if seats == 2:
            assert t.waiting() == [1 - seat]


# ---------------------------------------------------------------- the joker
@pytest.mark.parametrize("drawn", [False, True])
@pytest.mark.parametrize("others", range(6))
@pytest.mark.parametrize("last_card", BOTH)
def test_the_joker_with_0_to_5_other_cards(others, drawn, last_card):
    """MM18, MMR10, MMR2: it can end the match with one, two or three; from the hand or just drawn."""
    if drawn and not others:
        return
    hand = FILLERS[:others] if drawn else [*FILLERS[:others], "joker"]
    t = table([hand, ["red 1"] * 2], deck=["red 1", "joker"], last_card=last_card)
    if drawn:
        t.apply(0, DRAW)
        assert t.legal(0) == (Play("joker"), KEEP)
    t.apply(0, Play("joker"))
    if 1 <= others <= 3:
        assert t.legal(0) == (Follow(True), Follow(False))
        t.apply(0, Follow(True))
        assert t.waiting() == []
        assert t.s.outcome.points == [sum(range(others + 1)), 2]
        assert t.s.outcome.ranking == ([[0], [1]] if others == 1 else [[1], [0]])
    elif others == 0 and last_card == "wins":
        assert t.s.outcome.ranking == [[0], [1]]
    else:
        assert t.legal(0) == [Name(colour) for colour in COLOURS]
        t.apply(0, Name("red"))
        assert t.waiting() == ([1] if others else [])


@pytest.mark.parametrize("seats", SEATS)
def test_counting_after_the_joker(seats):
    """MM19, MMR10: against a second opinion, for hands at random; all kinds of ties turn up."""
    shared = lost_on_a_tie = 0
    for seed in range(150):
        rng = Random(seed)
        hands = [rng.sample(RULES.cards[:60], rng.randrange(1, 4)) for _ in range(seats)]
        worth = [sum(int(c.split()[1]) if c.split()[1].isdecimal() else 5 for c in hand) for hand in hands]
        t = table([["joker", *hands[0]], *hands[1:]])
        t.apply(0, Play("joker"))
        t.apply(0, Follow(True))
        outcome = t.s.outcome
        assert outcome.points == worth
        best = min(worth[1:])
        winners = [0] if worth[0] < best else [seat for seat in range(1, seats) if worth[seat] == best]
        assert outcome.ranking[0] == winners
        assert outcome.why == RULES.sheet.endings.joker
        assert bool(outcome.tie) == (len(winners) > 1)
        assert sorted(seat for group in outcome.ranking for seat in group) == list(range(seats))
        shared += len(winners) > 1
        lost_on_a_tie += worth[0] == best
    assert lost_on_a_tie
    assert shared or seats == 2


def test_what_cards_count():
    """MM19: numbers their number, all others five."""
    assert {face: RULES.face[face].points for face in FACES} == {
        face: int(face.split()[1]) if face.split()[-1] in "123456" and "draw" not in face else 5 for face in FACES
    }


# ---------------------------------------------------------------- the order of things
@pytest.mark.parametrize("last_card", BOTH)
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_of_an_attack_happens_before_its_answer(seats, last_card):
    """MMR3, MM22: while anyone may still answer no card moves but the answer; drawn cards come after the last question.

    MM5: and whoever drew by force does not play out of turn; only the seat whose turn it is puts a card down.
    """
    for seed in range(40):
        match, rng = GAME.new_match(NAMES[:seats], seed=seed, options={"last_card": last_card}), Random(seed)
        t, turn = match.table, None
        while not match.over:
            seat, asked = match.waiting[0], t.s.stack[-1]
            if type(asked) is Turn:
                turn = seat
                assert all(sizes(t)), "somebody without cards, and the match goes on"
            else:
                assert DRAW not in match.legal(seat)
            assert not any(isinstance(a, Play) for a in match.legal(seat)) or seat == turn
            before = sizes(t)
            events = match.apply(seat, rng.choice(match.legal(seat)))
            if type(asked) is MayAnswer and t.s.stack and type(t.s.stack[-1]) is MayAnswer:
                assert sizes(t) == before
            if t.s.stack and type(t.s.stack[-1]) is MayAnswer and type(asked) is not MayAnswer:
                put_down = [event for event in events if isinstance(event, Moved) and event.dst != "discard"]
                assert not put_down
            if any(isinstance(event, Moved) and event.src == "deck" for event in events):
                assert not match.can_undo(seat)
            assert sum(isinstance(event, (TurnStarted, Ended)) for event in events) <= 1


@pytest.mark.parametrize("card", [*ATTACKS.values(), "wild", ANSWER, "joker", "blue which way"])
def test_choices_can_be_taken_back_until_a_card_is_drawn_or_passed_on(card):
    """MM5, MM7, MM8: undo reaches back to before the card was put down, never past a draw, a gift or a swap."""
    game = load_game("mad_magazine", {"deal.2": 3})
    deck = [card, "red 1", "green 1", "red 2", "green 2", "red 3", "blue 1"]
    match = game.new_match(NAMES[:2], first=0, rig={"deck": deck})
    before = match.to_json()

    def put_down():
        match.apply(1, Play(card))
        while match.waiting == [1]:
            assert match.can_undo(1)
            match.apply(1, match.legal(1)[-1 if card == "joker" else 0])

    put_down()
    assert match.undo(1)
    assert match.to_json() == before
    put_down()
    if match.legal(0) == [LET]:
        match.apply(0, LET)
        if card == "blue give two":
            assert match.can_undo(0)
            match.apply(1, match.legal(1)[0])
            assert not match.can_undo(1)
            match.apply(1, match.legal(1)[0])
    else:
        match.apply(0, DRAW)
    assert not match.can_undo(0)
    assert not match.can_undo(1)
