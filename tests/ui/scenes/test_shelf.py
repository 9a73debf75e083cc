import pytest

from cattable.games import RULES
from cattable.store import places
from cattable.ui.scenes import shelf


@pytest.fixture(autouse=True)
def own_rules(tmp_path, monkeypatch):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path))
    places.rules_folder().mkdir(parents=True)
    return places.rules_folder()


def named(name):
    return next(offer for offer in shelf.offers() if offer.name == name)


def test_all_five_games_are_offered_in_order():
    assert tuple(offer.name for offer in shelf.offers()) == shelf.GAMES
    assert named("mad_cat_sad_cat").playable


def test_a_game_without_rules_or_table_is_still_shown(monkeypatch, tmp_path):
    monkeypatch.setattr(shelf, "RULES", tmp_path / "nowhere")
    for offer in shelf.offers():
        assert offer.title and offer.players and offer.minutes and offer.summary
        assert not offer.playable


def test_a_variant_from_the_own_folder_is_a_game(own_rules):
    text = (RULES / "mad_cat_sad_cat.yaml").read_text(encoding="utf-8")
    (own_rules / "long.yaml").write_text(text.replace("title: Mad Cat Sad Cat", "title: Long Cat"), encoding="utf-8")
    offer = named("long")
    assert offer.own and offer.playable and offer.title == "Long Cat" and offer.emblem == "mad_cat_sad_cat"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"game: nothing\n",
        b"a: [1, 2",
        b"\xff\xfe\x00broken",
        b"- just\n- a list\n",
        b"game: mad_cat_sad_cat\ntitle: 5\n",
        b"&a [*a]\n",
        b"game: [mad_cat_sad_cat]\n",
    ],
)
def test_a_broken_file_is_shown_with_its_problem(own_rules, content):
    (own_rules / "broken.yaml").write_bytes(content)
    offer = named("broken.yaml")
    assert not offer.playable and offer.own
    assert offer.problems and all(problem.startswith("broken.yaml:") for problem in offer.problems)


def test_a_check_that_fails_by_itself_is_told_too(own_rules, monkeypatch):
    (own_rules / "odd.yaml").write_text("game: mad_cat_sad_cat\n", encoding="utf-8")
    load = shelf.load_game

    def stumble(name):
        if str(name).endswith("odd.yaml"):
            raise ZeroDivisionError("by nothing")
        return load(name)

    monkeypatch.setattr(shelf, "load_game", stumble)
    assert "by nothing" in named("odd.yaml").problems[0]
