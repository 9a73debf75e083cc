"""What the runner says about scenario files that are wrong, or that do not hold."""

import pytest

from cattable.scenario import run_files, run_scenario

GOOD = """\
title: A try
game: mad_cat_sad_cat
seats: [Ann, Bo]
first: Ann
rig: {rolls: [[mad1, mad1, mad1, mad1, sad1]]}
steps:
  - say: Four mad cats.
    Ann: {do: keep, dice: [mad1, mad1, mad1, mad1]}
  - Bo: {do: mooch, card: four of a kind}
  - expect:
      waits: [Ann]
      sees: {scores: [0, 2], turn: Ann, scores.Bo: 2, seats.#: 2}
"""


def said(tmp_path, text):
    file = tmp_path / "a.yaml"
    file.write_text(text, encoding="utf-8")
    return [str(problem).replace(file.as_posix(), "a.yaml") for problem in run_scenario(file)]


def test_one_that_holds(tmp_path):
    assert said(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("title: A try\n", "", "a.yaml:1: the key 'title' is missing"),
        ("first:", "frist:", "a.yaml:4: frist: unknown key (did you mean 'first'?)"),
        ("first: Ann", "first: An", "a.yaml:4: first: 'An' is no seat (did you mean 'Ann'?)"),
        ("first: Ann", "first: 2", "there are seats 0 to 1"),
        ("first: Ann", "first: 1", "a.yaml:8: steps[0].Ann: seat 0 may not"),
        ("[Ann, Bo]", "[Ann, Ann]", "a.yaml:3: seats[1]: two seats are called 'Ann'"),
        ("[Ann, Bo]", "[Ann, say]", "a.yaml:3: seats[1]: 'say' is a word of the scenario's own"),
        ("[Ann, Bo]", "[Ann, Bo, C, D, E, F]", "is for 2 to 5 players, not for 6"),
        ("game: mad_cat_sad_cat", "game: mad_cat", "a.yaml:2: game: no such game"),
        ("first: Ann", "options: {mooch: ask}", "has no option 'mooch'"),
        ("first: Ann", "changes: {vp: 3}", "a.yaml:4: changes: no such game"),
        ("first: Ann", "changes: {dize.count: 3}", "a.yaml:4: changes: the rules have no 'dize'"),
        ("first: Ann", "changes: {vps: 3}", "34 lie on the cards at first"),
        ("mad1, sad1]]", "mad1]]", "a.yaml:5: rig: rigged roll"),
        ("mad1, sad1]]", "mad1, sda1]]", "a.yaml:5: rig: rigged roll"),
        ("sad1]]", "sad1], [sad1]]", "a.yaml:5: rig: the scenario is at its end, but the rig still holds"),
        ("  - Bo:", "  - Bob:", "a.yaml:9: steps[1].Bob: 'Bob' is no seat"),
        ("do: mooch", "do: mooc", "a.yaml:9: steps[1].Bo: {'do': 'mooc'"),
        ("card: four of a kind", "card: four", "a.yaml:9: steps[1].Bo: seat 1 may not"),
        ("    Ann: {do: keep", "    Bo: {}\n    Ann: {do: keep", "a.yaml:9: steps[0].Ann: one step, one act"),
        ("say: Four mad cats.", "say: 4", "a.yaml:7: steps[0].say: expected a text"),
        ("  - expect:", "  - {}\n  - expect:", "a.yaml:10: steps[2]: this step is empty"),
        ("waits: [Ann]", "waits: [Anna]", "a.yaml:11: steps[2].expect.waits: 'Anna' is no seat"),
        ("waits: [Ann]", "waits: Ann", "a.yaml:11: steps[2].expect.waits: expected a list"),
        ("waits: [Ann]", "wait: [Ann]", "a.yaml:11: steps[2].expect.wait: unknown key (did you mean 'waits'?)"),
        ("waits: [Ann]", "legal: {Ann: [{do: rol}]}", "a.yaml:11: steps[2].expect.legal.Ann[0]: {'do': 'rol'}"),
        ("waits: [Ann]", "illegal: {An: []}", "a.yaml:11: steps[2].expect.illegal: 'An' is no seat"),
        ("waits: [Ann]", "silent: [{event: reveald}]", "did you mean 'revealed'?"),
        ("waits: [Ann]", "events: [{event: revealed, sat: Bo}]", "'revealed' has no 'sat' (did you mean 'seat'?)"),
    ],
)
def test_a_mistake_in_the_file(tmp_path, old, new, wanted):
    assert old in GOOD
    problems = said(tmp_path, GOOD.replace(old, new, 1))
    assert any(wanted in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("instead", "wanted"),
    [
        ("waits: [Bo]", "steps[2].expect.waits: expected Bo, but it is Ann"),
        ("waits: []", "steps[2].expect.waits: expected nothing, but it is Ann"),
        ("sees: {scores.Bo: 3}", "steps[2].expect.sees.scores.Bo: expected 3, but it is 2"),
        ("sees: {over: 0}", "expected 0, but it is False"),
        ("sees: {turn: Bo}", "expected 'Bo', but it is 0"),
        ("sees: {mooch.Ann: Bo}", "expected 'Bo', but it is ''"),
        ("sees: {score: 3}", "there is no 'score' here; there are first, turn, scores"),
        ("sees: {scores.2: 3}", "there is no '2' here"),
        ("legal: {Bo: [{do: roll}]}", "expected that Bo may {'do': 'roll'}, but Bo may only []"),
        ("only: {Ann: [{do: roll}]}", "Ann may not nothing; Ann may as well {'do': 'take', 'kind': 'mad'"),
        ("only: {Bo: [{do: roll}]}", "Bo may not {'do': 'roll'}; Bo may as well nothing"),
        ("illegal: {Ann: [{do: roll}]}", "expected that Ann may not {'do': 'roll'}, but Ann may"),
        ("events: [{event: rolled}]", "expected {'event': 'rolled'}, but after the events before it came [{"),
        ("events: [{event: revealed}, {event: picked}]", "steps[2].expect.events[1]"),
        ("silent: [{event: revealed, seat: Bo}]", "expected nothing like {'event': 'revealed', 'seat': 'Bo'}"),
        ("{of: Ann, silent: [{event: picked, pick: '?'}]}", "but there was {'event': 'picked'"),
        ("over: true", "expected True, but it is False"),
        ("winner: Ann", "the match is not over"),
        ("tie: ''", "the match is not over"),
        ("points: {Ann: 0}", "the match is not over"),
    ],
)
def test_an_expectation_that_fails(tmp_path, instead, wanted):
    head = GOOD[: GOOD.index("  - expect:")]
    problems = said(tmp_path, f"{head}  - expect:\n      {instead}\n")
    assert len(problems) == 1
    assert wanted in problems[0]
    assert problems[0].startswith("a.yaml:1")  # lines 10 and 11


ENDED = """\
title: The end
game: mad_cat_sad_cat
seats: [Ann, Bo]
first: Ann
changes: {vps: 52}
rig: {rolls: [[mad1, mad1, mad1, mad1, sad1]]}
steps:
  - Ann: {do: keep, dice: [mad1, mad1, mad1, mad1]}
  - Bo: {do: mooch, card: four of a kind}
  - Ann: {do: take, kind: mad, combo: four of a kind}
    expect: {over: true, winner: Ann, points: {Ann: 2, Bo: 2}, tie: last}
"""


@pytest.mark.parametrize(
    ("instead", "wanted"),
    [
        ("winner: Bo", "expected Bo, but the best are Ann"),
        ("ranking: [[Ann, Bo]]", "expected [['Ann', 'Bo']], but it is [['Ann'], ['Bo']]"),
        ("points: {Bo: 3}", "points.Bo: expected 3, but it is 2"),
        ("sources: {Bo: {}}", "expected {}, but it is {'mad four of a kind outer': 2}"),
        ("tie: ''", "expected '', but it is"),
        ("tie: other", "expected 'other', but it is"),
        ("why: other", "expected 'other', but it is"),
        ("over: false", "expected False, but it is True"),
    ],
)
def test_an_end_that_is_another(tmp_path, instead, wanted):
    assert said(tmp_path, ENDED) == []
    problems = said(tmp_path, ENDED[: ENDED.index("expect:")] + f"expect: {{{instead}}}\n")
    assert len(problems) == 1
    assert wanted in problems[0]


def test_many_problems_of_many_files_at_once(tmp_path):
    (tmp_path / "a.yaml").write_text("title: 3\ngame: none\nseat: [Ann]\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_bytes(b"\xff")
    problems = run_files([tmp_path / "a.yaml", tmp_path / "b.yaml", tmp_path / "c.yaml"])
    assert [problem.line for problem in problems] == [1, 1, 1, 3, 1, 1]
    assert "no such file" in str(problems[-1])
