from cattable.store.statistics import Record, Result, Statistics, with_match


def test_matches_wins_and_best_score_are_counted() -> None:
    statistics = with_match(Statistics(), "mad", [Result("Ann", True, 30), Result("Bo", False, 20)])
    statistics = with_match(statistics, "mad", [Result("Ann", False, 25), Result("Cy", True, 41)])
    assert statistics.games == {
        "mad": {
            "Ann": Record(matches=2, wins=1, best=30),
            "Bo": Record(matches=1, wins=0, best=20),
            "Cy": Record(matches=1, wins=1, best=41),
        }
    }


def test_a_game_without_scores_and_a_shared_win() -> None:
    before = Statistics()
    after = with_match(before, "herding", [Result("Ann", True), Result("Bo", True)])
    assert after.games["herding"]["Bo"] == Record(matches=1, wins=1, best=None)
    assert before == Statistics()


def test_scores_below_nothing() -> None:
    statistics = with_match(Statistics(), "mad", [Result("Ann", False, -4)])
    assert statistics.games["mad"]["Ann"].best == -4
