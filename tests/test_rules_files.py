"""Rules files that are broken in every way: all problems at once, each with its line, and never a traceback."""

import ast
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from msgspec import Struct
from msgspec.json import encode

import cattable
from cattable import RulesError, SetUpError, load_game
from cattable.games import FLOWS, RULES, game_of
from cattable.rulebook.lines import Document, changed, read_yaml

MAD_CAT = (RULES / "mad_cat_sad_cat.yaml").read_text(encoding="utf-8")
BEFORE = MAD_CAT.count("\n")  # so many lines stand before one that is added
ALL = sorted(file.stem for file in RULES.glob("*.yaml"))


def problems_of(tmp_path: Path, content: str | bytes) -> list[str]:
    """The problems of a file with this content, as `LINE: path: what`."""
    file = tmp_path / "broken.yaml"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(RulesError) as raised:
        load_game(file)
    name = file.as_posix() + ":"
    assert all(line.startswith(name) for line in str(raised.value).splitlines())
    return [line.removeprefix(name) for line in str(raised.value).splitlines()]


def line_of(text: str) -> int:
    return MAD_CAT[: MAD_CAT.index(text)].count("\n") + 1


@pytest.mark.parametrize("name", ALL)
def test_the_files_of_the_program_are_right(name):
    assert load_game(name).name == name


# ---------------------------------------------------------------- one thing wrong
@pytest.mark.parametrize(
    ("old", "new", "path", "what"),
    [
        ("catpot: 2    ", "catpott: 2   ", "catpott", "unknown key (did you mean 'catpot'?)"),
        ("players: {least: 2", "players: {leest: 2", "players.leest", "unknown key (did you mean 'least'?)"),
        ("players: {least: 2, most: 5}", "players: {most: 5}", "players", "the key 'least' is missing"),
        ("vps: 160 ", "vps: many ", "vps", "expected a whole number; here stands 'many'"),
        ("vps: 160 ", "vps: -1 ", "vps", "expected a whole number >= 1; here stands -1"),
        ("vps: 160 ", "vps: 160.0 ", "vps", "expected a whole number; here stands 160.0"),
        ("vps: 160 ", "vps: yes ", "vps", "expected a whole number; here stands True"),
        ("vps: 160 ", "vps: ", "vps", "expected a whole number; here stands nothing"),
        ("vps: 160 ", "vps: " + "9" * 30, "vps", "expected a whole number <= 1000"),
        ("vps: 160 ", "vps: 2001-99-99 ", "vps", "month must be in 1..12"),
        ("vps: 160 ", "vps: !!python/object:os.system x ", "vps", "could not determine a constructor"),
        ("vps: 160 ", "vps: 33 ", "vps", "33 in all, but 34 lie on the cards at first"),
        ("catpot: 2    ", "vps: 2    ", "vps", f"this key was there on line {line_of('vps: 160')}"),
        ("catpot: 2    ", "catpot: -2    ", "catpot", "expected a whole number >= 0"),
        ("players: {least: 2, most: 5}", "players: {least: 5, most: 2}", "players.least", "at least 5, at most 2"),
        ("players: {least: 2, most: 5}", "players: {least: 0, most: 5}", "players.least", "a whole number >= 1"),
        ("players: {least: 2, most: 5}", "players: {least: 2, most: 9}", "players.most", "a whole number <= 8"),
        ("players: {least: 2, most: 5}", "players: {least: 2, most: 5, x: 1}", "players.x", "unknown key"),
        ("minutes: {least: 20", "minutes: {least: 90", "minutes.least", "more than the most"),
        ("sets: [A, B, C, D, E]", "sets: [A, B, C, D]", "players.most", "there are only 4 sets of player cards"),
        ("    sad2: sad\n", "    sad2: sda\n", "dice.sides.sad2", "'sda' is none of the kinds: mad, sad"),
        ("    wild: wild\n", "    joker: wild\n", "dice.wild", "'wild' is none of the sides"),
        ("    wild: wild\n", "    wild: mad\n", "dice.sides.wild", "the wild side is of no kind"),
        ("  sad: Sad cats\n", "", "kinds", "there must be two kinds or more"),
        ("  sad: Sad cats\n", "  sad: Sad cats\n  shy: Shy cats\n", "kinds.shy", "no die has a side of this kind"),
        ("groups: [5]", "groups: [6]", "combinations.five of a kind.groups", "needs 6 dice, there are 5"),
        ("groups: [5]", "groups: []", "combinations.five of a kind.groups", "at least one group"),
        ("groups: [5]", "groups: 5", "combinations.five of a kind.groups", "expected a list; here stands 5"),
        ("groups: [5]", "groups: [five]", "combinations.five of a kind.groups[0]", "expected a whole number"),
        ("{groups: [4], vps: {mad: 2, sad: 3}}", "{groups: [4], vps: {mad: 2, sat: 3}}",
         "combinations.four of a kind.vps.sat", "there is no 'sat' (did you mean 'sad'?)"),
        ("  four of a kind: {", "  catpot: {", "combinations.catpot", "this name is taken"),
        ("{each_card: 2, catpot: 2}", "{each_card: 0, catpot: 0}", "locking", "the match would never end"),
        ("{each_card: 2, catpot: 2}", "2", "locking", "expected keys and values here, got 2"),
        ("{players: [2, 4]", "{players: [2, 3, 4]", "endings", "with 3 players the match ends both"),
        ("{players: [2, 4]", "{players: [4]", "endings", "with 2 players the match ends neither"),
        ('  catpot: "Five', '  catpod: "Five', "cards.catpod", "there is no 'catpod' (did you mean 'catpot'?)"),
        ("  mooch_reveal:", "  mooch_revel:", "options.mooch_revel", "there is no 'mooch_revel' (did you mean"),
        ("      ask: Its", "      aks: Its", "options.mooch_reveal.choices.aks", "the game knows no 'aks'"),
        ("default: auto", "default: atuo", "options.mooch_reveal.default", "'atuo' is none of the choices"),
        ("  - id: MCR2", "  - id: MCR1", "rulings[1].id", "'MCR1' was there before"),
        ("title: Mad Cat Sad Cat", 'title: ""', "title", "expected a text of length >= 1; here stands ''"),
        ("title: Mad Cat Sad Cat", "title: [Mad, Cat]", "title", "expected a text; here stands ['Mad', 'Cat']"),
        ("game: mad_cat_sad_cat", "game: mad_cat", "game", "no game has the flow 'mad_cat' (did you mean"),
        ("game: mad_cat_sad_cat", "game: [a]", "game", "no game has the flow"),
        ("game: mad_cat_sad_cat\n", "", "game", "the key 'game' is missing"),
    ],
)  # fmt: skip
def test_one_mistake(tmp_path, old, new, path, what):
    assert MAD_CAT.count(old) == 1
    text = MAD_CAT.replace(old, new)
    told = [problem for problem in problems_of(tmp_path, text) if problem.split(": ")[1] == path]
    assert len(told) == 1
    assert what in told[0]
    line = int(told[0].split(":")[0])
    key = path.split(".")[-1].split("[")[0]
    if re.search(rf"\b{key}:", text):
        assert re.search(rf"\b{key}:", text.splitlines()[line - 1]) or path.startswith("rulings")


@pytest.mark.parametrize("key", ["<<", "=", "2001-99-99", "!odd x", "[a, b]", "true", "~", "1.5"])
def test_a_key_that_cannot_be_one(tmp_path, key):
    (told,) = problems_of(tmp_path, f"{MAD_CAT}{key}: 1\n")
    assert told.startswith(f"{BEFORE + 1}: ")
    assert "cannot be a key here; put it in quotation marks" in told


def test_all_mistakes_at_once_in_the_order_of_their_lines(tmp_path):
    text = (
        MAD_CAT.replace("summary:", "sumary:").replace("vps: 160", "vps: lots").replace("catpot: 2  ", "catpot: -2 ")
        .replace("each_card: 2", "each_card: x").replace("groups: [5]", "groups: {}").replace("default: auto\n", "\n")
    )  # fmt: skip
    told = problems_of(tmp_path, text)
    assert [problem.split(": ")[1] for problem in told] == [
        "the key 'summary' is missing",
        "sumary",
        "vps",
        "catpot",
        "combinations.five of a kind.groups",
        "locking.each_card",
        "options.mooch_reveal",
    ]
    lines = [int(problem.split(":")[0]) for problem in told]
    assert lines == sorted(lines)


def test_all_that_does_not_add_up_at_once(tmp_path):
    text = MAD_CAT.replace("least: 2, most: 5", "least: 4, most: 3").replace("vps: 160", "vps: 20")
    text = text.replace("    sad2: sad\n", "    sad2: odd\n").replace("default: auto", "default: never")
    assert len(problems_of(tmp_path, text)) == 4


# ---------------------------------------------------------------- hardly a file at all
NINE_TIMES_NINE = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{name}: &{name} [{','.join([f'*{before}'] * 9)}]\n" for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ("", "1: the file is empty"),
        ("# nothing but this\n", "1: the file is empty"),
        ("~\n", "1: expected keys and values"),
        ("just words\n", "1: expected keys and values"),
        ("- a\n- list\n", "1: expected keys and values"),
        ("title: x\n", "1: game: the key 'game' is missing"),
        ('title: x\ngame: "open\n', ": this is not YAML: while scanning a quoted scalar"),
        ("title: x\n\tgame: y\n", "2: this is not YAML"),
        ("title: x\nplayers: {least: 2\n", "3: this is not YAML"),
        ("title: *nobody\n", "1: this is not YAML: found undefined alias"),
        ("title: x\n---\ntitle: y\n", "2: this is not YAML: expected a single document"),
        ("title: \x00\n", "1: this is not YAML"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "1: this is not UTF-8 text"),
        (bytes(1000), "1: this is not YAML"),
        ("title: x\nsummary: Käse\n".encode("latin-1"), "2: this is not UTF-8 text"),
        (MAD_CAT.encode("utf-16"), "1: this is not UTF-8 text"),
        (NINE_TIMES_NINE, ": the file is far too large, or repeats itself"),
        ("title: &me [*me]\n", "1: this is nested far too deeply, or contains itself"),
        ("title: " + "[" * 500 + "]" * 500, "1: this is nested far too deeply"),
        ("title: " + "[" * 100_000, "1: this is not YAML"),
        ("title: " + "x" * 1_000_001, "1: the file is far too large"),
        ("[" + "x," * 400_000 + "]", "1: the file is far too large"),
    ],
)  # fmt: skip
def test_no_rules_file(tmp_path, content, what):
    (told,) = problems_of(tmp_path, content)
    assert what in told


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(tmp_path):
    file = tmp_path / "windows.yaml"
    file.write_bytes(b"\xef\xbb\xbf" + MAD_CAT.replace("\n", "\r\n").encode())
    assert load_game(file).title == "Mad Cat Sad Cat"


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(RulesError, match=r"none\.yaml:1: there is no such file"):
        load_game(tmp_path / "none.yaml")
    with pytest.raises(RulesError, match=r"folder\.yaml:1: it cannot be read"):
        (tmp_path / "folder.yaml").mkdir()
        load_game(tmp_path / "folder.yaml")
    with pytest.raises(RulesError, match=r"no game 'mad_cat_sad_dog'.*did you mean 'mad_cat_sad_cat'"):
        load_game("mad_cat_sad_dog")


def test_changes_that_lead_nowhere():
    for path in ("vpss.x", "dice.count.x", "endings.with_turn.players.7", "pages.x", "title.0.y"):
        with pytest.raises(KeyError):
            load_game("mad_cat_sad_cat", {path: 1})
    with pytest.raises(RulesError, match=r"rules/mad_cat_sad_cat\.yaml:\d+: dice\.cuont: unknown key"):
        load_game("mad_cat_sad_cat", {"dice.cuont": 1})


def test_changes_leave_the_data_as_it_was():
    data = {"a": {"b": [1, 2]}}
    assert changed(data, {"a.b.0": 5}) == {"a": {"b": [5, 2]}}
    assert data == {"a": {"b": [1, 2]}}


# ---------------------------------------------------------------- every value replaced by something odd
ODD = [None, "", "x", 0, -1, 1, 2, 7, 10**9, 1.5, True, [], [1], ["x"], {}, {"x": 1}, {"x": "y"}]


def paths_in(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield (*path, key)
        yield from paths_in(value, (*path, key))


def play(game: cattable.Game, seats: int, seed: int) -> bytes | str:
    """A whole match, every event of it; or why there is none."""
    try:
        match = game.new_match([f"Seat {i}" for i in range(seats)], seed=seed)
    except SetUpError as wrong:
        return str(wrong)
    rng, events = Random(seed), list(match.opening)
    for _ in range(20_000):
        if match.over:
            return encode(events)
        seat = match.waiting[0]
        events += match.apply(seat, rng.choice(match.legal(seat)))
    raise AssertionError("no end in sight")


@pytest.mark.parametrize("name", ALL)
def test_any_odd_value_is_refused_or_can_be_played(name):
    source = read_yaml(RULES / f"{name}.yaml").data
    rng = Random(1)
    odd_files = [(path, odd) for path in paths_in(source) for odd in [*ODD, ...]]
    for path, odd in rng.sample(odd_files, min(600, len(odd_files))):
        data = deepcopy(source)
        at = data
        for key in path[:-1]:
            at = at[key]
        if odd is ...:
            del at[path[-1]]
        else:
            at[path[-1]] = odd
        try:
            game = game_of(Document("odd", data, {}, []), "odd")
        except RulesError:
            continue
        for option in game.sheet.options.values():
            assert option.choices
        play(game, game.sheet.players.least, 5)


# ---------------------------------------------------------------- every key means something
def structs_in(kind: Any) -> Iterator[type[Struct]]:
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield kind
        for hint in get_type_hints(kind).values():
            yield from structs_in(hint)
    for part in get_args(kind):
        yield from structs_in(part)


def attributes_read() -> set[str]:
    """Every `.name` that some code in cattable/ reads."""
    read = set()
    for file in Path(cattable.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                read.add(node.attr)
    return read


def test_every_key_of_every_rules_file_is_read():
    read = attributes_read()
    kinds = {kind for flow in FLOWS.values() for kind in structs_in(flow.sheet)}
    assert sorted(f"{kind.__name__}.{key}" for kind in kinds for key in kind.__struct_fields__ if key not in read) == []


def numbers_in(data: Any) -> list[str]:
    """The dotted path of every number in a file that the flow plays by."""
    paths = []
    for path in paths_in(data):
        value: Any = data
        for key in path:
            value = value[key]
        if isinstance(value, int) and path[0] != "minutes":
            paths.append(".".join(map(str, path)))
    return paths


MUST_CHANGE_TOGETHER = {
    "endings.with_turn.players.0": {"endings.with_turn.players": [4], "endings.with_round.players": [2, 3, 5]},
    "endings.with_turn.players.1": {"endings.with_turn.players": [2], "endings.with_round.players": [3, 4, 5]},
    "endings.with_round.players.0": {"endings.with_turn.players": [2, 3, 4], "endings.with_round.players": [5]},
    "endings.with_round.players.1": {"endings.with_turn.players": [2, 4, 5], "endings.with_round.players": [3]},
}


def fingerprint(game: cattable.Game) -> list[bytes | str]:
    return [play(game, seats, seed) for seats in range(2, 6) for seed in range(6)]


@pytest.mark.parametrize("path", numbers_in(read_yaml(RULES / "mad_cat_sad_cat.yaml").data))
def test_another_number_is_another_game(path, as_it_is=[]):  # noqa: B006
    """Mad Cat Sad Cat: change any number of its file, and matches from the same seed go otherwise."""
    if not as_it_is:
        as_it_is += fingerprint(load_game("mad_cat_sad_cat"))
    value: Any = load_game("mad_cat_sad_cat").source
    for key in path.split("."):
        value = value[int(key) if isinstance(value, list) else key]
    for changes in (MUST_CHANGE_TOGETHER.get(path, {path: value + 1}), {path: value - 1}):
        try:
            game = load_game("mad_cat_sad_cat", changes)
        except RulesError:
            continue
        assert fingerprint(game) != as_it_is
        return
    raise AssertionError("this number cannot be changed at all")


def test_matches_of_a_file_share_its_rules_until_it_is_changed(tmp_path):
    file = tmp_path / "mine.yaml"
    file.write_text((RULES / "cats_vs_cucumbers.yaml").read_text(encoding="utf-8"), encoding="utf-8")
    game = load_game(file)
    assert load_game(file) is game
    assert load_game(file, {"rolls": 2}) is not game and load_game(file).sheet.rolls == 3
    file.write_text(file.read_text(encoding="utf-8").replace("rolls: 3", "rolls: 4"), encoding="utf-8")
    assert load_game(file).sheet.rolls == 4 and game.sheet.rolls == 3
