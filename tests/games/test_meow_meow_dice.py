"""Meow Meow Dice: what no scenario can show, much of it against a second opinion written from the rulebook."""

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from cattable import load_game
from cattable.engine.chance import Chance
from cattable.engine.events import Rolled, Told, TurnStarted
from cattable.games.meow_meow_dice.actions import BITE, ROLL, SETTLE, TAKE, AddCondition, Lock, Reroll, Swap
from cattable.games.meow_meow_dice.flow import Trick
from tests.games.meow_table import (
    ADVANCED,
    CARDS,
    GAME,
    NAMES,
    OPTION_SETS,
    ROLLS,
    SHEET,
    SIDES,
    in_trick,
    meets,
    place_of,
    places_for,
    play,
    table,
)


# ---------------------------------------------------------------- the parts
def test_the_die():
    """MD1, MDR1: five kinds of sides on six."""
    assert Counter(SHEET.die) == {"face": 1, "tail": 1, "back": 1, "belly": 1, "side": 2}
    assert SHEET.dice == 4


def test_the_die_shows_every_side_as_often_as_it_has_it():
    """MDR1: over many rolls."""
    dice, chance, count = table().r.dice, Chance(5), Counter()
    for _ in range(15_000):
        count.update(chance.roll(dice))
    assert all(abs(count[side] / 60_000 - SHEET.die.count(side) / 6) < 0.01 for side in SIDES)


def test_the_cards():
    """MD2, MDR3: counts, and what the cards show."""
    assert [len(SHEET.butlers), len(SHEET.golden), len(SHEET.special), len(SHEET.cats)] == [24, 4, 4, 4]
    assert sum(fish.count for fish in SHEET.fish_bones.values()) == 20
    assert {fish.fires for fish in SHEET.fish_bones.values()} == {1, 2}
    assert len(SHEET.condition_tokens) == 8
    assert {card.item for card in SHEET.golden.values()} == set(SHEET.items)
    assert Counter(card.item for card in SHEET.butlers.values()) == dict.fromkeys(SHEET.items, 6)
    for name, card in CARDS.items():
        conditions = len(card.never) + len(card.must)
        assert len(card.never) <= 1
        assert len(set(card.must)) == len(card.must) <= 2
        if name in SHEET.butlers:
            assert card.points in (range(2, 5) if conditions else range(1, 3))
        elif name in SHEET.golden:
            assert card.points in (5, 6)
        assert bool(card.ability) == (name in SHEET.special)


def test_the_condition_tokens():
    """MDR6: one for and one against each of four sides."""
    tokens = {(token.never, token.must) for token in SHEET.condition_tokens.values()}
    assert tokens == {(side, "") for side in SIDES[:4]} | {("", side) for side in SIDES[:4]}
    assert table(ADVANCED).s.token_supply == list(SHEET.condition_tokens)


@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda options: "-".join(options.values()))
def test_what_is_in_the_decks(options):
    """MD2, MD14, MD21: special cards and enthusiasm in the advanced game only."""
    s = table(options).s
    advanced = options["rules"] == "advanced"
    special = advanced and options["special"] == "on"
    assert len(s.butlers) == 24 - 3 + 4 * special
    assert [len(s.golden), len(s.fish_bones)] == [3, 20]
    assert s.enthusiasm == [2 * advanced] * 2
    assert s.side_up == [not advanced] * 2
    assert len(s.token_supply) == 8 * advanced


# ---------------------------------------------------------------- places and conditions
def test_places_of_all_rolls():
    """MD3, MDR5: each of the 625 rolls fits the place it should, and at most one."""
    place = GAME.table({}).r.place_of
    assert {roll: place(tuple(sorted(roll))) for roll in ROLLS} == {roll: place_of(roll) for roll in ROLLS}


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_won_where_it_may_lie(card):
    """MDR3, MD7: with exactly the dice that fit the place and its conditions."""
    for place in places_for(card):
        t = in_trick(table(ADVANCED), ["face"] * 4)
        t.s.board = {other: card if other == place else "" for other in SHEET.places}
        won = 0
        for roll in ROLLS:
            t.s.dice = sorted(roll)
            fits = place_of(roll) == place and meets(roll, card)
            assert (t.won_place() == place) == fits
            assert t.legal(0)[0] == (TAKE if fits else SETTLE)
            won += fits
        assert won, f"nobody can ever win {card!r} at {place!r}"


@pytest.mark.parametrize("place", SHEET.places)
def test_condition_tokens_on_every_card(place):
    """MD16, MD17: every set of up to three tokens, against all rolls: what may be added, and what then wins."""
    r = table(ADVANCED).r
    rolls = list({frozenset(roll): roll for roll in ROLLS if place_of(roll) == place}.values())
    known = SHEET.condition_tokens
    for card, printed in CARDS.items():
        sets = [some for n in range(4) for some in combinations(known, n)] if place in places_for(card) else []
        for tokens in sets:
            assert all(r.fits(roll, card, tokens) == meets(roll, card, tokens) for roll in rolls)
            icons = {("", side) for side in printed.must} | {(side, "") for side in printed.never}
            icons |= {(known[token].never, known[token].must) for token in tokens}
            marks = [token for token in tokens if known[token].must]
            should = [
                token
                for token, icon in known.items()
                if (icon.never, icon.must) not in icons
                and not (icon.must and marks)
                and any(meets(roll, card, (*tokens, token)) for roll in rolls)
            ]
            may = [addition.token for addition in r.additions(place, card, tokens)]
            assert may == (should if SHEET.places[place].tokens else []), (card, tokens)
    assert SHEET.places[place].tokens == (place != "all different")


def test_a_token_taken_with_a_card_is_gone():
    """MDR6, MD17: it does not come back to the supply, and nobody can add it any more."""
    t = table(ADVANCED)
    t.s.board["two pairs"] = "bow tie"
    t.apply(0, AddCondition("a face", "two pairs"))
    in_trick(t, ["face", "face", "side", "side"])
    t.apply(0, TAKE)
    assert t.s.won_tokens == [["a face"], []]
    assert "a face" not in t.s.token_supply
    assert t.s.tokens["two pairs"] == []
    assert not any(isinstance(way, AddCondition) and way.token == "a face" for way in t.legal(1))


def test_an_empty_supply_leaves_locks_and_swaps():
    """MDR6, MD15: with all tokens gone."""
    t = table(ADVANCED)
    t.s.token_supply = []
    ways = t.legal(0)
    assert ways[0] == ROLL
    assert {type(way) for way in ways[1:]} == {Lock, Swap}
    assert len(ways) == 1 + len(SIDES) + 2**4 - 1


# ---------------------------------------------------------------- the trick
@pytest.mark.parametrize("locked", range(4))
def test_rerolls_are_all_smaller_sets_of_the_free_dice(locked):
    """MD5, MDR5, MDR7: every set once, strictly smaller than the last roll, locked dice never among them."""
    t = table(ADVANCED)
    for roll in ROLLS[::11]:
        free = roll[locked:]
        for last_roll in range(1, len(free) + 1):
            in_trick(t, free, last_roll, roll[:locked])
            found = [way for way in t.legal(0) if isinstance(way, Reroll)]
            sets = {tuple(sorted(some)) for n in range(1, last_roll) for some in combinations(free, n)}
            assert sorted(way.dice for way in found) == sorted(sets)


@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda options: "-".join(options.values()))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_turn_of_random_matches(options, seats):
    """MD5, MD6, MD11, MD18, MD20, MD21, MD22, MDR7, MDR9: a referee watches, whatever the options and seats."""
    for seed in range(6):
        match = GAME.new_match(NAMES[:seats], seed=seed, options=options)
        s = match.table.s
        last, bites, locks = 0, 0, 0
        turns = []
        for _, action, events in play(match, seed):
            bites += action == BITE
            locks += isinstance(action, Lock)
            for event in events:
                if isinstance(event, TurnStarted):
                    turns.append(event.seat)
                    last, bites, locks = 0, 0, 0
                elif isinstance(event, Rolled) and not match.over:
                    count = len(event.dice)
                    assert count == 4 - locks if not last else count < last + bites
                    last, bites = count, 0
                elif isinstance(event, Told) and event.what == "bites":
                    assert options["one_bite"] == "on"
            if not match.over and isinstance(s.stack[-1], Trick):
                check_trick(match.table, match.legal(match.waiting[0]), last, bites)
            assert all(0 <= enthusiasm <= 3 for enthusiasm in s.enthusiasm)
            assert all(
                not bitten - Counter(space) for bitten, space in zip(map(Counter, s.bitten), s.spaces, strict=True)
            )
        special = options == ADVANCED | {"one_bite": options["one_bite"]}
        cards = 6 if special or seats < 4 else 5
        assert s.taken == [cards] * seats
        assert turns == [(turns[0] + i) % seats for i in range(cards * seats)]


def check_trick(t, legal, last, bites):
    dice = tuple(sorted([*t.s.dice, *t.s.locked]))
    place = place_of(dice)
    won = bool(place) and bool(t.s.board[place]) and meets(dice, t.s.board[place], t.s.tokens[place])
    assert (TAKE in legal) == won
    assert (SETTLE in legal) == (not won and last == 1)
    assert max((len(way.dice) for way in legal if isinstance(way, Reroll)), default=0) == last - 1 + bites
    assert (BITE in legal) <= (last - 1 + bites < 4 - len(t.s.locked))


def test_bites_reach_four_dice_and_no_more():
    """MD22: from every last roll, with more food than can be of use."""
    for last_roll, food in product(range(1, 5), range(6)):
        t = in_trick(table(ADVANCED), ["side"] * 4, last_roll)
        t.s.spaces[0] = [
            "fish bone",
            "big fish bone",
            "tuna bowl",
            "bow tie",
            "salmon slice",
            "fish bone",
            "milk saucer",
        ][:food]
        eaten = 0
        while BITE in t.legal(0):
            t.apply(0, BITE)
            eaten += 1
        edible = sum(card not in ("big fish bone", "bow tie") for card in t.s.spaces[0])
        assert eaten == min(edible, 5 - last_roll)
        assert t.dice_again() == last_roll - 1 + eaten <= 4
        assert "big fish bone" not in t.s.bitten[0]


def test_swaps_may_be_named_in_any_order_and_only_once():
    """MD10, MD19: a set of places is one action."""
    match = GAME.new_match(NAMES[:2], seed=1, first=0)
    for seat, cat in enumerate(("Mochi", "Luna")):
        match.apply(seat, {"do": "choose cat", "cat": cat})
    swaps = [way for way in match.legal(0) if isinstance(way, Swap)]
    assert len(set(swaps)) == len(swaps) == 15
    match.apply(0, {"do": "swap", "places": ["two pairs", "all the same", "all different"]})
    assert len(match.table.s.under["butlers"]) == 2


def test_what_turned_cards_up_cannot_be_undone():
    """MD16, MD18, MD19: locks and tokens can be taken back, a swap has shown new cards."""
    match = GAME.new_match(NAMES[:2], seed=1, first=0, options={"rules": "advanced"})
    for seat, cat in enumerate(("Mochi", "Luna")):
        match.apply(seat, {"do": "choose cat", "cat": cat})
    match.apply(0, Lock("face"))
    assert match.undo(0)
    assert match.table.s.enthusiasm == [2, 2]
    match.apply(0, Swap(("two pairs",)))
    assert not match.can_undo(0)


# ---------------------------------------------------------------- short decks
@pytest.mark.parametrize("butlers", range(6))
@pytest.mark.parametrize("golden", [0, 1, 2])
@pytest.mark.parametrize("rules", ["base", "advanced"])
def test_decks_that_run_out(butlers, golden, rules):
    """MDR2, MD3, MDR4: places stay empty only when nothing is left; nothing is lost; few fish bones, or none."""
    changes = {
        "butlers": {name: GAME.source["butlers"][name] for name in list(SHEET.butlers)[:butlers]},
        "golden": {name: GAME.source["golden"][name] for name in list(SHEET.golden)[:golden]},
        "fish_bones.fish bone.count": butlers,
        "fish_bones.big fish bone.count": golden,
    }
    game = load_game("meow_meow_dice", changes)
    for seed in range(8):
        match = game.new_match(NAMES[:3], seed=seed, options={"rules": rules})
        s = match.table.s
        for _, action, _ in play(match, seed):
            board = [card for card in s.board.values() if card]
            where = [s.butlers, s.golden, board, *s.under.values(), *s.spaces, s.fish_bones]
            assert sum(map(len, where)) == 2 * (butlers + golden)
            for deck, left in (("butlers", s.butlers), ("golden", s.golden)):
                if any(not s.board[place] for place, what in SHEET.places.items() if what.deck == deck):
                    assert not left
                    assert not s.under[deck]
            if isinstance(action, Swap):
                assert len(set(action.places)) == len(action.places)
        assert s.taken == [6] * 3
    assert match.outcome


def test_cards_under_a_deck_keep_their_order():
    """MDR2: through many swaps, first under, first back."""
    t = table(ADVANCED)
    t.s.butlers, rng = [], Random(3)
    queue = []
    for _ in range(200):
        places = rng.sample(list(t.s.board)[:3], rng.randrange(1, 4))
        queue += [t.s.board[place] for place in t.s.board if place in places]
        t.swap(places)
        for place in list(t.s.board)[:3]:
            if place in places:
                assert t.s.board[place] == queue.pop(0)
