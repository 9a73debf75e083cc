import pytest

from cattable.ui import bench


@pytest.fixture(autouse=True)
def fonts(made_fonts, monkeypatch, tmp_path):
    monkeypatch.setattr("cattable.ui.fonts.font_folder", lambda: made_fonts)
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path))


def test_the_ways_that_are_measured_can_be_gone(monkeypatch):
    monkeypatch.setattr(bench, "STEPS", 20)
    monkeypatch.setattr(bench, "IDLE_SECONDS", 0.3)
    monkeypatch.setattr(bench, "LEFT_ALONE", 1)
    assert bench.table_ready("herding_cats").value > 0
    assert len(bench.pictures("mad_cat_sad_cat", bench.SIZE)["ms"]) == 21
    assert bench.idle("games").value >= 0
    assert set(bench.memory(1)) == {"after_1_match", "after_2_matches"}


def test_of_the_times_of_a_picture_the_middle_one_counts(monkeypatch, tmp_path):
    runs = iter([[1.0, 30.0, 0.0, 3.0, 9.0], [2.0, 2.0, 0.0, 8.0], [40.0, 2.5, 6.0, 7.0]])
    monkeypatch.setattr(bench, "_apart", lambda home, call: {"ms": next(runs), "pace": 1.5})
    found = bench.frames(tmp_path, "mad_cat_sad_cat", runs=3)
    assert found["worst"] == bench.Timed(7.0, 1.5)
    assert found["average"].value == round((2.0 + 2.5 + 7.0) / 3, 2)


def test_the_first_picture_comes_from_a_process_of_its_own(tmp_path):
    assert 0 < bench.first_picture(tmp_path).value < 60
