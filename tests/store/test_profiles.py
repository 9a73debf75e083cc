import unicodedata

import pytest
from documents_of_each_kind import ANN, ROBOT

from cattable.store.names import clean_name
from cattable.store.profiles import KNOWN_PLAYERS, LastTable, Player, Profiles, seated


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann \t  Lee\n", "Ann Lee"),
        ("A\0n\x1bn", "Ann"),
        ("A\u202enn\u200b", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("\ud83d", ""),
        ("", ""),
        ("Cat\u2764\ufe0f", "Cat\u2764"),
        ("山田太郎", "山田太郎"),
        ("x" * 500, "x" * 16),
        ("y" * 15 + " z", "y" * 15),
    ],
)
def test_names_are_made_showable(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
    assert Player(name=typed, coat="tabby", colour="red").name == shown
    assert clean_name(shown) == shown


def test_every_character_can_be_encoded_and_shown() -> None:
    for number in range(0x3000):
        name = clean_name(f"a{chr(number)}b")
        name.encode()
        assert all(unicodedata.category(c)[0] != "C" for c in name), hex(number)


def test_the_last_seated_humans_come_first_and_computers_are_no_players() -> None:
    bo = Player(name="Bo", coat="black", colour="green")
    profiles = seated(Profiles(), "mad", [ANN, ROBOT], {"short": True})
    profiles = seated(profiles, "herding", [bo], {})
    assert profiles.players == [bo, ANN]
    recoloured = Player(name="Ann", coat="calico", colour="gold")
    profiles = seated(profiles, "mad", [recoloured], {"short": False})
    assert profiles.players == [recoloured, bo]
    assert profiles.tables["mad"] == LastTable(players=[recoloured], options={"short": False})
    assert profiles.tables["herding"] == LastTable(players=[bo])


def test_the_list_of_players_does_not_grow_without_end() -> None:
    profiles = Profiles()
    for number in range(KNOWN_PLAYERS + 5):
        profiles = seated(profiles, "mad", [Player(name=f"P{number}", coat="tabby", colour="red")], {})
    assert len(profiles.players) == KNOWN_PLAYERS
    assert profiles.players[0].name == f"P{KNOWN_PLAYERS + 4}"
