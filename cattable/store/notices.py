"""Sentences for the players about files that were damaged or could not be written, until the screen shows them."""

from __future__ import annotations

_waiting: list[str] = []


def tell(sentence: str) -> None:
    """Keeps one sentence until somebody takes it."""
    _waiting.append(sentence)


def take() -> list[str]:
    """All sentences told since the last call, oldest first."""
    told = list(_waiting)
    _waiting.clear()
    return told
