"""Memory of forgotten pictures goes back to the system, where that has to be asked for."""

import platform
import sys

import pytest

from cattable.ui import memory


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_are_left_alone(monkeypatch, system):
    monkeypatch.setattr(sys, "platform", system)
    assert not memory.give_back_pages()


def test_a_library_without_the_limit_is_left_alone(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(memory.ctypes, "CDLL", lambda name: object())
    assert not memory.give_back_pages()


def test_glibc_is_asked():
    assert memory.give_back_pages() == (platform.libc_ver()[0] == "glibc")
