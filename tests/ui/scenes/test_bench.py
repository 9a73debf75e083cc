import pytest

from cattable.ui import bench


@pytest.fixture(autouse=True)
def fonts(made_fonts, monkeypatch, tmp_path):
    monkeypatch.setattr("cattable.ui.fonts.font_folder", lambda: made_fonts)
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path))


def test_the_ways_that_are_measured_can_be_gone(monkeypatch):
    monkeypatch.setattr(bench, "FRAMES", 20)
    monkeypatch.setattr(bench, "IDLE_SECONDS", 0.3)
    monkeypatch.setattr(bench, "LEFT_ALONE", 1)
    assert bench.table_ready("herding_cats").value > 0
    found = bench.frames("mad_cat_sad_cat")
    assert 0 < found["average"].value <= found["worst"].value and found["worst"].pace > 0
    assert bench.idle("games").value >= 0
    assert set(bench.memory(1)) == {"after_1_match", "after_2_matches"}


def test_the_first_picture_comes_from_a_process_of_its_own(tmp_path):
    assert 0 < bench.first_picture(tmp_path).value < 60
