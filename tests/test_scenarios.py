"""Every scenario holds, and every row of the ledger has one (or a test that names it in its docstring)."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from cattable.scenario import read_script, run_scenario, scenario_files
from tests.ledger import ROWS

TESTS = Path(__file__).parent
FILES = scenario_files(TESTS / "scenarios")
NAMES = [file.relative_to(TESTS / "scenarios").as_posix() for file in FILES]
script_of = cache(read_script)


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_it_holds(file):
    problems = run_scenario(file)
    assert not problems, "\n" + "\n".join(map(str, problems))


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_it_names_its_game_and_the_rows_it_shows(file):
    script = script_of(file)
    assert script.game.id == file.parent.name
    assert script.rules
    assert set(script.rules) <= set(ROWS[script.game.id])


@cache
def words_of_docstrings() -> set[str]:
    words: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words |= set(re.findall(r"\w+", ast.get_docstring(node) or ""))
    return words


@pytest.mark.parametrize("game", ROWS)
def test_every_row_of_the_ledger_is_shown(game):
    shown = {row for file in FILES if file.parent.name == game for row in script_of(file).rules}
    assert [row for row in ROWS[game] if row not in shown | words_of_docstrings()] == []


@pytest.mark.parametrize("game", ROWS)
def test_every_ruling_of_the_ledger_stands_in_the_rules_file(game):
    from cattable import load_game

    rulings = [row for row in ROWS[game] if re.search(r"R\d+$", row)]
    assert [ruling.id for ruling in load_game(game).sheet.rulings] == rulings
