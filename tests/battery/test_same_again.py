"""The same seed gives the same match: again, in another process, with secret picks in any order, and for ever."""

import hashlib
import os
import subprocess
import sys
from itertools import islice, permutations
from pathlib import Path

import msgspec
import pytest

from cattable.engine.events import Picked

from .cases import CASES, Case, copy_of, every_case, plain, played, positions
from .record import GOLDEN, Golden, final_of, replayed

ROOT = Path(__file__).resolve().parents[2]


def journal_of(case: Case, seed: int) -> bytes:
    match = played(case, seed)
    return plain([match.opening, match.journal, match.table.s])


@every_case
def test_the_same_seed_gives_the_same_match(case: Case):
    assert journal_of(case, 1700) == journal_of(case, 1700)
    assert journal_of(case, 1700) != journal_of(case, 1701)


def fingerprint() -> str:
    """Of one match a case; printed by this module when run, for the test below."""
    return hashlib.sha256(b"".join(journal_of(case, 1800) for case in CASES)).hexdigest()


def test_the_order_of_sets_in_memory_has_no_say():
    def elsewhere(hash_seed: str) -> str:
        run = [sys.executable, "-c", "from tests.battery.test_same_again import fingerprint; print(fingerprint())"]
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        return subprocess.run(run, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout.strip()

    assert elsewhere("1") == elsewhere("2") == fingerprint()


@every_case
def test_secret_picks_may_arrive_in_any_order(case: Case):
    for match, rng in positions(case, 1900, 2):
        if len(match.waiting) < 2:
            continue
        picks = {seat: rng.choice(match.legal(seat)) for seat in match.waiting}
        ends = []
        for order in islice(permutations(picks), 24):
            table = copy_of(match)
            for seat in order:
                table.apply(seat, picks[seat])
            after = [event for event in table.out or [] if not isinstance(event, Picked)]
            ends.append((plain(table.s), plain(after)))
        assert ends == [ends[0]] * len(ends)


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.json")), ids=lambda file: file.stem)
def test_a_recorded_match_goes_as_it_went(file: Path):
    golden = msgspec.json.decode(file.read_bytes(), type=Golden)
    match = replayed(golden)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.points == golden.points
    assert final_of(match) == golden.final, "run `python -m tests.battery.record` if the rules were meant to change"


def test_every_game_has_recorded_matches():
    recorded = {msgspec.json.decode(file.read_bytes(), type=Golden).game for file in GOLDEN.glob("*.json")}
    assert recorded == {case.name for case in CASES}
