"""The real command, run from another folder: what it prints, what it says about every mistake, and its exit codes."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MAIN = ROOT / "main.py"
GAME = "mad_cat_sad_cat"


@pytest.fixture
def run(tmp_path):
    """Runs main.py in a folder that is not the project's: run("check") -> CompletedProcess."""
    home = tmp_path / "home"
    here = tmp_path / "elsewhere"
    here.mkdir()

    def run_it(*words, code=0, main=MAIN, python=(sys.executable,), **environment):
        done = subprocess.run(
            [*python, str(main), *map(str, words)],
            cwd=here,
            env=os.environ | {"CATTABLE_HOME": str(home)} | environment,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        assert done.returncode == code, done.stdout + done.stderr
        return done

    return run_it


# ---------------------------------------------------------------- simulate
def test_simulate_prints_one_object(run):
    told = json.loads(run("simulate", GAME, "--players", 3, "--matches", 50, "--seed", 7, "--json").stdout)
    assert (told["game"], told["players"], told["matches"], told["seed"]) == (GAME, 3, 50, 7)
    assert sum(told["wins"]) == pytest.approx(50, abs=0.01) and len(told["wins"]) == len(told["mean_scores"]) == 3
    assert told["decisions"] > 50 * 20 and told["seconds"] > 0


def test_simulate_gives_the_same_again_but_not_with_another_seed(run):
    def of_seed(seed, *more):
        told = json.loads(run("simulate", GAME, "--matches", 4, "--seed", seed, "--json", *more).stdout)
        return told["decisions"], told["wins"], told["mean_scores"]

    assert of_seed(5) == of_seed(5) != of_seed(6)
    assert of_seed(5, "--bots", "cat,random") == of_seed(5, "--bots", "cat,random")


def test_simulate_in_words(run):
    told = run("simulate", GAME, "--bots", "random,random", "--matches", 3, "--options", "mooch_reveal=ask").stdout
    assert "3 matches of 2 players" in told and "random" in told


def test_simulate_takes_a_file_and_a_variant_of_ones_own(run, tmp_path):
    rules = tmp_path / "home" / "rules"
    rules.mkdir(parents=True)
    for file in (rules / "short.yaml", tmp_path / "copy.yaml"):
        text = (ROOT / "rules" / f"{GAME}.yaml").read_text(encoding="utf-8")
        file.write_text(text.replace("vps: 160", "vps: 60"), encoding="utf-8")
    from_file, own = (
        json.loads(run("simulate", name, "--matches", 20, "--json").stdout)
        for name in (tmp_path / "copy.yaml", "short")
    )
    assert own["game"] == "short" and from_file["decisions"] == own["decisions"]
    shipped = json.loads(run("simulate", GAME, "--matches", 20, "--json").stdout)
    assert own["decisions"] < shipped["decisions"]


def test_simulate_tells_the_seed_of_a_match_that_breaks(run, tmp_path):
    """A flow with a fault: the message names the first bad seed and the command that plays it again."""
    project = _copy(tmp_path)
    flow = project / "cattable" / "games" / GAME / "flow.py"
    fault = "    def ways_on(self) -> list[Action]:\n"
    text = flow.read_text(encoding="utf-8")
    assert fault in text
    broken = text.replace(fault, fault + "        if self.s.supply < 60:\n            raise LookupError('a fault')\n")
    flow.write_text(broken, encoding="utf-8")
    told = run("simulate", GAME, "--matches", 30, "--seed", 40, code=1, main=project / "main.py").stderr
    assert "the match with seed 40 broke: LookupError: a fault" in told
    assert "--matches 1 --seed 40" in told


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["mad_cat"], 1, "did you mean 'mad_cat_sad_cat'?"),
        (["no/such.yaml"], 1, "no/such.yaml:1: there is no such file"),
        (["x" * 300], 1, "name too long"),
        ([GAME, "--players", "9"], 1, "is for 2 to 5 players, not for 9"),
        ([GAME, "--players", "0"], 2, "at least 1"),
        ([GAME, "--players", "two"], 2, "'two' is no whole number"),
        ([GAME, "--matches", "-1"], 2, "'-1' is no whole number"),
        ([GAME, "--bots", "cat"], 1, "is for 2 to 5 players, not for 1"),
        ([GAME, "--bots", "cat,dog"], 1, "there is no computer player 'dog'"),
        ([GAME, "--players", "3", "--bots", "cat,cat"], 1, "names 2 computer players, but there are 3 players"),
        ([GAME, "--options", "mooch_revea=ask"], 1, "no option 'mooch_revea' (did you mean 'mooch_reveal'?)"),
        ([GAME, "--options", "mooch_reveal=no"], 1, "it can be auto, ask"),
        ([GAME, "--options", "ask"], 2, "write KEY=VALUE"),
        ([GAME, "--seed", "1e3"], 2, "invalid int value"),
        ([], 2, "required: GAME"),
    ],
)
def test_simulate_says_what_is_wrong(run, words, code, told):
    assert told in run("simulate", *words, code=code).stderr


def test_any_number_is_a_seed(run):
    for seed in (-3, 10**30):
        run("simulate", GAME, "--matches", 2, "--seed", seed)
        run("simulate", GAME, "--matches", 1, "--seed", seed, "--bots", "random,random")


# ---------------------------------------------------------------- check and scenario
def test_check_without_a_name_takes_all_and_ones_own(run, tmp_path):
    assert "all is well" in run("check").stdout
    rules = tmp_path / "home" / "rules"
    rules.mkdir(parents=True)
    (rules / "mine.yaml").write_text("game: mad_cat_sad_cat\ntitel: Mine\n", encoding="utf-8")
    told = run("check", code=1)
    assert "mine.yaml:2: titel: unknown key (did you mean 'title'?)" in told.stderr and "1 with problems" in told.stdout


def test_check_says_file_and_line_of_every_problem(run, tmp_path):
    text = (ROOT / "rules" / f"{GAME}.yaml").read_text(encoding="utf-8")
    lines = text.replace("count: 5", "count: five").replace("catpot: 2   ", "catpott: 2  ").splitlines()
    file = tmp_path / "wrong.yaml"
    file.write_text("\n".join(lines), encoding="utf-8")
    told = run("check", file, code=1).stderr
    at = {word: 1 + next(i for i, line in enumerate(lines) if word in line) for word in ("count: five", "catpott: 2")}
    assert f"wrong.yaml:{at['count: five']}: dice.count:" in told
    assert f"wrong.yaml:{at['catpott: 2']}: catpott: unknown key (did you mean 'catpot'?)" in told


def test_check_and_scenario_of_things_that_are_no_files(run, tmp_path):
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"\xff\xfe\x00\x01")
    folder = tmp_path / "empty"
    folder.mkdir()
    for command in ("check", "scenario"):
        assert "not UTF-8" in run(command, binary, code=1).stderr
        assert "no YAML file in this folder" in run(command, folder, code=1).stderr
        assert "there is no such file" in run(command, "nowhere.yaml", code=1).stderr


def test_scenarios_hold(run):
    folder = ROOT / "tests" / "scenarios" / GAME
    count = len(list(folder.rglob("*.yaml")))
    assert f"{count} scenarios: all is well" in run("scenario", folder).stdout


def test_a_scenario_that_does_not_hold_is_told_with_its_line(run, tmp_path):
    text = next((ROOT / "tests" / "scenarios" / GAME).rglob("*.yaml")).read_text(encoding="utf-8")
    (tmp_path / "bad.yaml").write_text(text + "\nunheard_of: 1\n", encoding="utf-8")
    assert "bad.yaml:" in run("scenario", tmp_path / "bad.yaml", code=1).stderr


# ---------------------------------------------------------------- the window
def test_screenshot(run, tmp_path):
    file = tmp_path / "title.png"
    assert str(file) in run("screenshot", "title", "-o", file, "--size", "640x360").stdout
    head = file.read_bytes()[:24]
    assert head.startswith(b"\x89PNG") and head[16:24] == (640).to_bytes(4, "big") + (360).to_bytes(4, "big")


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["titel", "-o", "x.png"], 1, "did you mean 'title'?"),
        (["table:mad_cats", "-o", "x.png"], 1, "there is no game 'mad_cats'"),
        (["title", "-o", "x.jpg"], 1, "let its name end with .png"),
        (["title", "-o", "no/such/x.png", "--size", "320x240"], 1, "cannot be written: No such file or directory"),
        (["title"], 2, "required: -o"),
        (["title", "-o", "x.png", "--size", "big"], 2, "'big' is no size; write 1280x720"),
        (["title", "-o", "x.png", "--size", "9x9"], 2, "200 to 8192 pixels"),
        (["title", "-o", "x.png", "--after", "-1"], 2, "is no whole number"),
    ],
)
def test_screenshot_says_what_is_wrong(run, words, code, told):
    assert told in run("screenshot", *words, code=code).stderr


def test_no_display_is_one_sentence(run):
    told = run(code=1, SDL_VIDEODRIVER="no-such-driver").stderr
    assert "screen" in told and len(told.splitlines()) == 1


def test_options_of_the_app_do_not_go_with_commands(run):
    assert "do not go with check" in run("--seed", 3, "check", code=2).stderr
    assert "is no size" in run("--size", "wide", code=2).stderr


def test_an_unknown_command(run):
    assert "simulate" in run("simulat", GAME, code=2).stderr


def test_help_names_every_command(run):
    told = run("--help").stdout
    assert all(command in told for command in ("simulate", "check", "scenario", "screenshot", "bench"))


# ---------------------------------------------------------------- where it is started, and with what
def _copy(tmp_path) -> Path:
    project = tmp_path / "copy of it"
    project.mkdir()
    shutil.copy(MAIN, project)
    shutil.copy(ROOT / "requirements.txt", project)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "cattable", project / "cattable", ignore=ignored)
    shutil.copytree(ROOT / "rules", project / "rules")
    return project


@pytest.mark.parametrize(("module", "package"), [("msgspec", "msgspec"), ("yaml", "PyYAML"), ("pygame", "pygame-ce")])
def test_a_missing_package_is_one_sentence(run, tmp_path, module, package):
    hiding = tmp_path / "hiding.py"
    hiding.write_text(f"import sys\nsys.modules[{module!r}] = None\n", encoding="utf-8")
    start = f"import runpy, sys; import hiding; sys.argv[0] = {str(MAIN)!r}; sys.argv[1:] = []; "
    start += f"runpy.run_path({str(MAIN)!r}, run_name='__main__')"
    told = run(code=1, python=(sys.executable, "-c", start), PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}").stderr
    assert f"the package {package}" in told and "pip install -r" in told and len(told.splitlines()) == 1


def test_the_other_pygame_is_told(run, tmp_path):
    (tmp_path / "pygame.py").write_text("", encoding="utf-8")
    told = run("screenshot", "title", "-o", "x.png", code=1, PYTHONPATH=str(tmp_path)).stderr
    assert "needs pygame-ce" in told and "pip uninstall" in told


def test_main_is_readable_for_old_pythons():
    """No syntax newer than Python 3.0, and nothing else is loaded before the version is looked at."""
    import ast

    tree = ast.parse(MAIN.read_text(encoding="utf-8"), feature_version=(3, 4))
    kinds = {type(node) for node in ast.walk(tree)}
    assert not kinds & {ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match}
    loaded = {alias.name for node in tree.body if isinstance(node, ast.Import) for alias in node.names}
    assert loaded == {"os", "sys"}


def test_an_old_python_is_told(run, tmp_path):
    start = "import runpy, sys; sys.version_info = (3, 8, 10); "
    start += f"sys.argv[1:] = []; runpy.run_path({str(MAIN)!r}, run_name='__main__')"
    told = run(code=1, python=(sys.executable, "-c", start)).stderr
    assert told == "Cat Table needs Python 3.10 or newer; this is Python 3.8.\n"


# ---------------------------------------------------------------- being stopped
HEARS = """
import os, runpy, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.argv = sys.argv[1:]
sys.path.insert(0, os.path.dirname(sys.argv[0]))
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""Runs a program that hears Ctrl+C, also where the tests themselves were told to ignore it."""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_ctrl_c(tmp_path):
    words = [sys.executable, "-c", HEARS, MAIN, "simulate", GAME, "--matches", "1000000"]
    with subprocess.Popen(words, cwd=tmp_path, stderr=subprocess.PIPE, text=True) as process:
        time.sleep(2)
        process.send_signal(signal.SIGINT)
        try:
            told = process.communicate(timeout=30)[1]
        finally:
            process.kill()
    assert told == "stopped\n" and process.returncode == 130


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_output_that_cannot_be_written(tmp_path):
    words = [sys.executable, MAIN, "simulate", GAME, "--matches", "2"]
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(words, cwd=tmp_path, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1 and "No space left" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of Unix")
def test_a_reader_that_leaves(tmp_path):
    words = [sys.executable, MAIN, "simulate", GAME, "--matches", "2"]
    with subprocess.Popen(words, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def test_a_terminal_without_our_letters(run, tmp_path):
    run("screenshot", "title", "-o", tmp_path / "ä.png", "--size", "320x240", PYTHONIOENCODING="ascii")


# ---------------------------------------------------------------- bench
@pytest.mark.parametrize("as_json", [True, False])
def test_bench_shows_figures_beside_their_limits(monkeypatch, capsys, as_json):
    from argparse import Namespace

    import cattable.ui.bench
    from cattable import commands

    module = sys.modules["cattable.commands.bench"]
    monkeypatch.setattr(module, "FLOWS", [GAME])
    for name, value in {"SECONDS": 0.0, "BEST_OF": 1, "BOT_MATCHES": 1}.items():
        monkeypatch.setattr(module, name, value)
    measured = {
        "first_picture_s": 1.5,
        "frame_ms": {"95_percent": cattable.ui.bench.Timed(15.0, 2.0)},
        "idle_cpu_percent": {"x": 2.5},
    }
    monkeypatch.setattr(cattable.ui.bench, "figures", lambda: measured)
    assert commands.bench(Namespace(json=as_json)) == 0
    told = capsys.readouterr().out
    if not as_json:
        assert "window: first_picture_s" in told and "MISSED" in told and "ok" in told
        return
    found = {figure["name"]: figure for figure in json.loads(told)["figures"]}
    assert found[f"{GAME}: random play"]["limit"] == 110_000 and found[f"{GAME}: random play"]["pace"] > 0
    judged = [
        (name[8:], figure["limit"], figure["holds"]) for name, figure in found.items() if name.startswith("window")
    ]
    assert judged == [
        ("first_picture_s", 1.0, False),
        ("frame_ms.95_percent", 8.0, True),
        ("idle_cpu_percent.x", 2.0, False),
    ]
