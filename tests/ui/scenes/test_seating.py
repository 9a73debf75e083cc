import msgspec
import pytest

import cattable
from cattable.store import profiles
from cattable.store.profiles import Player, Profiles
from cattable.store.settings import Settings
from cattable.ui.scenes.seating import COLOURS, COMPUTERS, LOT, Seating, unique_name


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path))


NOBODY, USUAL = Profiles(), Settings()


def seating(known=NOBODY, settings=USUAL, game="mad_cat_sad_cat"):
    return Seating(cattable.load_game(game), known, settings)


def test_one_press_starts_a_match_against_two_computer_cats():
    first = seating()
    assert [seat.human for seat in first.seats] == [True, False, False]
    assert first.problem() == ""
    assert first.first == LOT


def test_coats_and_colours_are_different_however_seats_change():
    table = seating()
    for _ in range(2):
        table.add()
    for turn in (table.turn_coat, table.turn_colour):
        for at in range(5):
            turn(at, 1)
            turn(at, -1)
            assert len({seat.colour for seat in table.seats}) == len({seat.coat for seat in table.seats}) == 5


def test_the_last_free_colour_stays_when_there_is_no_other():
    table = seating(game="mad_magazine")
    while len(table.seats) < 6:
        table.add()
    before = [seat.colour for seat in table.seats]
    table.turn_colour(0, 1)
    assert [seat.colour for seat in table.seats] == before
    assert set(before) == set(COLOURS)


def test_a_wrong_state_says_why():
    table = seating()
    table.remove(0)
    table.remove(0)
    assert "2 players" in table.problem()
    table.add()
    assert table.problem() == ""
    for name in ("", "   ", "\u200b\u0000"):
        table.rename(1, name)
        assert "Seat 2" in table.problem()


def test_names_are_cleaned_and_the_second_of_a_name_gets_a_number():
    table = seating()
    for at, name in enumerate((" Mina ", "mina", "Mina\u0000")):
        table.rename(at, name)
    assert [seat.name for seat in table.final_seats()] == ["Mina", "mina 2", "Mina 3"]
    assert unique_name("W" * 16, {"w" * 16}) == "W" * 14 + " 2"


def test_who_starts_stays_the_same_player():
    table = seating()
    table.turn_first(1)
    assert table.first == 0
    table.swap(0, 2)
    assert table.first == 2
    table.remove(0)
    assert table.first == 1
    table.remove(1)
    assert table.first == LOT
    table.turn_first(-1)
    assert table.first == len(table.seats) - 1


def test_a_computer_seat_gets_a_cat_name_and_a_person_a_known_one():
    known = Profiles(
        players=[Player(name="Zoé", coat="snow", colour="pink"), Player(name="Bo", coat="red", colour="red")]
    )
    table = seating(known)
    assert table.seats[0].name == "Zoé"
    table.turn_kind(1, 1)
    assert table.seats[1].human and table.seats[1].name == "Bo"
    table.turn_kind(1, 1)
    assert not table.seats[1].human
    table.rename(0, "")
    table.turn_kind(0, 1)
    assert table.seats[0].name in COMPUTERS
    table.remove(0)
    table.seat_known(1, "Zoé")
    assert (table.seats[1].name, table.seats[1].coat, table.seats[1].colour) == ("Zoé", "snow", "pink")


def test_seats_and_changed_options_are_remembered_for_each_game():
    table = seating()
    table.rename(0, "Mina")
    table.turn_kind(1, 1)
    table.choose("mooch_reveal", "ask")
    table.remember()
    again = seating(profiles.load())
    assert again.seats == table.final_seats()
    assert again.options["mooch_reveal"] == "ask"
    other = seating(profiles.load(), game="herding_cats")
    assert other.seats[0].name == "Mina" and len(other.seats) == 3


def test_the_setting_decides_the_default_of_showing_mooch_cards():
    asking = seating(settings=Settings(auto_reveal=False))
    assert asking.options["mooch_reveal"] == "ask"
    asking.choose("mooch_reveal", "auto")
    asking.choose("mooch_reveal", "ask")
    assert asking.chosen == {}


def test_remembered_seats_that_no_longer_fit_are_made_to_fit():
    players = [Player(name=str(i), coat="no such cat", colour="blue") for i in range(9)]
    known = Profiles(
        tables={"mad_cat_sad_cat": profiles.LastTable(players=players, options={"gone": "x", "mooch_reveal": "?"})}
    )
    table = seating(known)
    assert len(table.seats) == 5 and table.chosen == {}
    assert len({seat.colour for seat in table.seats}) == 5
    assert msgspec.json.encode(table.seats)
