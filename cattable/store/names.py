"""Players' names: any script, but nothing that cannot be drawn."""

from __future__ import annotations

import unicodedata

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Categories of characters that leave no mark: control, format, surrogate, private, unassigned."""


def is_drawable(ch: str) -> bool:
    """Whether a character may be handed to a font: none that is unseen, and no variation selector."""
    return unicodedata.category(ch) not in UNSEEN and not 0xFE00 <= ord(ch) <= 0xFE0F


def clean_name(text: str, limit: int = 16) -> str:
    """The name as it is kept and shown: composed (NFC), without unseen characters, single spaces, at most `limit` long.

    May come out empty. Cleaning a clean name changes nothing.
    """
    shown = "".join(" " if ch.isspace() else ch for ch in text if ch.isspace() or is_drawable(ch))
    return unicodedata.normalize("NFC", " ".join(shown.split()))[:limit].rstrip()
