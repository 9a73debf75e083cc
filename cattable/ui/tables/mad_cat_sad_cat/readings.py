"""What dice can be read as and what each reading would pay now: asked of the rules, for the panel and the lit cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cattable.games.mad_cat_sad_cat.rules import CATPOT, MadCatRules
from cattable.ui.tables.mad_cat_sad_cat.shown import Shown


class Reading(NamedTuple):
    """One way to read the dice: kind ("" for the catpot), combination, the inner card and what lies on it."""

    kind: str
    combo: str
    card: str
    pays: int


def kind_with(r: MadCatRules, shown: Shown, dice: Sequence[str]) -> str:
    """The kind that the player is locked in on, or would be with these dice; "" for none."""
    return shown.locked or next((kind for die in dice if (kind := r.kind_of[die])), "")


def readings(r: MadCatRules, shown: Shown, chosen: Sequence[str] = ()) -> list[Reading]:
    """The readings of the kept dice and these (MC15, MC20, MCR1)."""
    tray = tuple(sorted([*shown.tray, *chosen]))
    if not tray:
        return []
    if tray.count(r.wild) == r.dice:
        return [Reading("", CATPOT, CATPOT, shown.vps[CATPOT])]
    kind = kind_with(r, shown, chosen)
    found = []
    for k in (kind,) if kind else r.kinds:
        for combo in r.readings(tray, k):
            card = r.inner[k, combo]
            found.append(Reading(k, combo, card, shown.vps[card]))
    return found


def fed_by_lock(r: MadCatRules, shown: Shown, chosen: Sequence[str]) -> tuple[str, int]:
    """The kind that setting these dice aside locks in on, and the VPs that leave the supply then; ("", 0) if none."""
    if shown.locked or not (kind := kind_with(r, shown, chosen)):
        return "", 0
    locking = r.sheet.locking
    others = sum(len(r.printed(k)) for k in r.kinds if k != kind)
    return kind, min(shown.supply, locking.catpot + locking.each_card * others)


def could_pay(r: MadCatRules, shown: Shown, card: str) -> int:
    """What a mooch card would pay at best now: all of its outer card, or of the catpot."""
    return shown.vps[CATPOT if card == CATPOT else r.outer[shown.locked, card]]
