"""The texts of the program: assets/lang/en.yaml, by key.

    say("title.play")                     # "Play"
    say("table.turn", name="Mina")        # "{name}'s turn" with the name in
    hidden = has("title.secret")

The file is nested; a key is the path with dots. An unknown key raises KeyError, a missing value too: tests find both.
"""

from __future__ import annotations

from functools import cache

import yaml

from cattable.ui.folders import ASSETS

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@cache
def texts(language: str = "en") -> dict[str, str]:
    """All texts of a language by dotted key."""
    source = (ASSETS / "lang" / f"{language}.yaml").read_text(encoding="utf-8")
    return dict(_flat("", yaml.load(source, Loader=_LOADER) or {}))


def say(key: str, **values: object) -> str:
    """The text under a key with its {values} filled in; raises KeyError."""
    return texts()[key].format_map(values)


def has(key: str) -> bool:
    """Whether there is a text under a key."""
    return key in texts()


def _flat(above: str, branch: dict[str, object]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name, value in branch.items():
        key = f"{above}.{name}" if above else str(name)
        found += _flat(key, value) if isinstance(value, dict) else [(key, str(value))]
    return found
