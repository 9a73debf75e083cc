import pygame
import pytest
from hands import key
from visits import match_over, names_of, press, settle, sitting, top

from cattable.engine.steps import Outcome
from cattable.store import saves, statistics
from cattable.ui.scenes.podium import points_text
from cattable.ui.scenes.results import Results, headline, standings
from cattable.ui.screenshots import played
from cattable.ui.seat import player_of


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))


def ranked(ranking, points, names=("Ann", "Bo", "Cy", "Di")):
    outcome = Outcome(ranking, "over", points, [{} for _ in points])
    return standings(outcome, sitting(names[: len(points)]))


def test_tied_seats_share_a_place_and_the_next_place_is_left_out():
    found = ranked([[2, 0], [1], [3]], [5, 3, 5, 1])
    assert [(standing.seat.name, standing.place) for standing in found] == [("Cy", 1), ("Ann", 1), ("Bo", 3), ("Di", 4)]
    assert headline(found) == "Cy and Ann share the win!"
    assert headline(ranked([[0], [1]], [2, 1])) == "Ann wins!"
    assert headline(ranked([[0, 1]], [0, 0])) == "Everybody wins!"


def test_points_have_the_name_of_the_game():
    assert points_text("mad_cat_sad_cat", 1) == "1 VP"
    assert points_text("mad_cat_sad_cat", 12) == "12 VPs"
    assert points_text("some_variant", 1) == "1 point"


def test_the_match_is_counted_once_and_no_longer_kept(open_scene):
    match = match_over()
    seats = sitting(match.seats, humans=(0, 1))
    saves.save(saves.saved_match("mad_cat_sad_cat", "x", [player_of(seat) for seat in seats], match.to_json()))
    open_scene(Results(match, seats))
    assert saves.load() is None
    records = statistics.load().games["mad_cat_sad_cat"]
    assert set(records) == {"Ann", "Bo"}
    winners = match.outcome.ranking[0]
    assert [records[name].wins for name in ("Ann", "Bo")] == [0 in winners, 1 in winners]
    assert records["Ann"].best == match.outcome.points[0]


def test_everything_is_told(open_scene):
    match = match_over()
    app = open_scene(Results(match, sitting(match.seats)), speed="normal")
    settle(app, 5)
    shown = [written.text for written in app.written()]
    assert f"{match.seats[match.outcome.ranking[0][0]]} wins!" in shown
    assert " ".join(shown).count(match.outcome.why.split()[0])
    for sources in match.outcome.sources:
        for label, points in sources.items():
            if points:
                assert any(text.lower().startswith(label[:12].lower()) for text in shown), label
    assert top(app).cheered


def test_a_rematch_is_started_by_the_next_player(open_scene):
    match = match_over()
    app = open_scene(Results(match, sitting(match.seats)))
    settle(app, 1)
    press(app, "rematch")
    assert names_of(app) == ["TableScene"]
    assert top(app).match.set_up.first == 1 and top(app).match.seats == match.seats


@pytest.mark.parametrize(
    ("name", "stack"),
    [("seats", ["Title", "Games", "Seats"]), ("games", ["Title", "Games"]), ("title", ["Title"])],
)
def test_the_other_ways_on(open_scene, name, stack):
    match = match_over()
    app = open_scene(Results(match, sitting(match.seats)))
    settle(app, 1)
    press(app, name)
    assert names_of(app) == stack


def test_the_second_press_of_a_double_click_at_the_table_does_not_leave(open_scene):
    match = match_over()
    app = open_scene(Results(match, sitting(match.seats)))
    press(app, "title")
    assert names_of(app) == ["Results"]


def test_escape_leads_to_the_title_and_arrows_scroll_the_points(open_scene):
    match = match_over(("Ann", "Bo", "Cy", "Di", "Ed"), seed=8)
    app = open_scene(Results(match, sitting(match.seats)), text_size=130)
    settle(app, 1)
    top(app).group.focus(top(app).sources)
    top(app).group.by_keys = True
    app.written()
    if top(app).sources.most > 0:
        key(app, pygame.K_DOWN)
        settle(app, 1)
        assert top(app).sources.at.value > 0
    key(app, pygame.K_ESCAPE)
    assert names_of(app) == ["Title"]


def test_sources_of_points_are_called_as_on_the_cards(open_app):
    match, seats = played("mad_magazine", 5, None)
    app = open_app(Results(match, seats))
    app.settle(3)
    told = {written.text for written in app.written()}
    assert "Blue Give two" in told and "Blue give two" not in told
