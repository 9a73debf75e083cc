"""Computer players: sensible, quick, honest, and the same for the same seed."""

import random
from collections import Counter
from time import thread_time

import pytest

import cattable
from cattable.bots import LEVELS, Seat, decide, seed_for, think
from cattable.bots.matches import DeadEnd, play_match, play_randomly
from cattable.engine.steps import Table
from cattable.games import FLOWS

GAME = "mad_cat_sad_cat"
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]


def positions(name: str, seats: int, seed: int, every: int):
    """A match at every so many decisions of random play."""
    match = cattable.load_game(name).new_match(NAMES[:seats], seed=seed)
    rng = random.Random(seed)
    count = 0
    while not match.over:
        seat = rng.choice(match.waiting)
        if count % every == 0:
            yield match, seat
        match.apply(seat, rng.choice(match.legal(seat)))
        count += 1


def test_the_cat_beats_random_play():
    game = cattable.load_game(GAME)
    wins = 0
    for i in range(40):
        match = game.new_match(NAMES[:2], seed=i // 2)
        play_match(match, ["cat", "random"] if i % 2 else ["random", "cat"])
        wins += match.outcome.ranking[0] == [1 - i % 2]
    assert wins > 30, f"{wins} of 40"


@pytest.mark.parametrize("name", FLOWS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game_to_its_end(name, level):
    game = cattable.load_game(name)
    match = game.new_match(NAMES[: game.sheet.players.least], seed=3)
    assert play_match(match, [level] * len(match.seats)) == len(match.journal) > 0
    assert match.over


@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_gives_the_same_match(level):
    game = cattable.load_game(GAME)
    matches = [game.new_match(NAMES[:3], seed=11) for _ in range(2)]
    for match in matches:
        play_match(match, [level] * 3)
    assert matches[0].journal == matches[1].journal


@pytest.mark.parametrize("name", FLOWS)
def test_what_is_hidden_changes_nothing(name):
    seats = cattable.load_game(name).sheet.players.least
    compared = 0
    for match, seat in positions(name, seats, seed=5, every=9):
        seed = seed_for(match, seat)
        choice = decide(Seat(match, seat), "cat", seed)
        real = match.table
        for i in range(2):
            match.table = match.imagine(seat, random.Random(i))  # hands, decks, picks, dice to come: all else
            assert decide(Seat(match, seat), "cat", seed) == choice
        match.table = real
        compared += 1
    assert compared >= 3


def test_nothing_real_hangs_on_a_seat():
    for match, seat in positions(GAME, 3, seed=8, every=6):
        given = Seat(match, seat)
        tables = [thing for thing in vars(given).values() if isinstance(thing, Table)]
        assert all(table.s is not match.table.s for table in tables)
        assert all(table.s.chance != match.table.s.chance for table in tables)
        assert match not in vars(given).values()


def test_others_picking_meanwhile_change_nothing():
    match = next(m for m, seat in positions(GAME, 4, seed=2, every=1) if len(m.waiting) == 3)
    seat, other, _ = match.waiting
    alone = decide(Seat(match, seat), "cat", 9)
    thinking = think(Seat(match, seat), "cat", 9)
    next(thinking)
    match.apply(other, match.legal(other)[0])
    with pytest.raises(StopIteration) as done:
        while True:
            next(thinking)
    assert done.value.value == alone


def test_secret_picks_are_varied():
    picks = Counter()
    for match, seat in positions(GAME, 2, seed=4, every=1):
        if Seat(match, seat).secret:
            picks.update(decide(Seat(match, seat), "cat", seed).card for seed in range(30))
            one = Counter(decide(Seat(match, seat), "cat", seed).card for seed in range(30))
            assert len(one) >= 2 and max(one.values()) < 30
    assert len(picks) >= 4


def test_moves_are_quick_and_slices_short():
    """In processor time, since the machine may be busy; `bench` shows the time that passes."""
    moves, slices = [], []
    for match, seat in positions(GAME, 5, seed=1, every=5):
        thinking = think(Seat(match, seat), "cat", 1)
        began = last = thread_time()
        for _ in thinking:
            now = thread_time()
            slices.append(now - last)
            last = now
        moves.append(last - began)
    assert sorted(moves)[len(moves) // 2] < 0.3
    assert sorted(slices)[len(slices) * 95 // 100] < 0.004


def test_an_unknown_level_is_told():
    match = cattable.load_game(GAME).new_match(NAMES[:2], seed=1)
    with pytest.raises(cattable.SetUpError, match="did you mean 'cat'"):
        think(Seat(match, match.waiting[0]), "cats", 1)


def test_one_choice_takes_no_thought():
    for match, seat in positions(GAME, 2, seed=3, every=1):
        if len(match.legal(seat)) == 1:
            assert list(think(Seat(match, seat), "cat", 1)) == []


def test_random_play_meets_no_dead_end_and_repeats():
    game = cattable.load_game(GAME)
    one, again = (play_randomly(game, 4, 77, {}) for _ in range(2))
    assert one[1] == again[1] and one[0].s == again[0].s and one[0].s.outcome


def test_a_dead_end_is_told(monkeypatch):
    game = cattable.load_game(GAME)
    monkeypatch.setattr(game.flow.table, "legal", lambda self, seat: [])
    with pytest.raises(DeadEnd, match="can do nothing"):
        play_randomly(game, 2, 1, {})
