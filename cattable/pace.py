"""How fast this machine is at the moment, beside a quiet one: what `bench` measures is judged by that."""

from __future__ import annotations

from time import process_time

LOOPS = 100_000
QUIET = 36e-9
"""Seconds that a loop takes on the machine that the limits are meant for, when nobody else uses it."""


def pace() -> float:
    """How many times as long as there everything takes here and now, from a loop of milliseconds; at least once."""
    began, total = process_time(), 0
    for i in range(LOOPS):
        total += i
    return max(1.0, (process_time() - began) / LOOPS / QUIET)
