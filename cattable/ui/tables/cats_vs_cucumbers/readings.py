"""What the dice on the table would earn now, how near they are to each reward, and what is scored in public so far."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from cattable.games.cats_vs_cucumbers.rules import (
    BLACK,
    CAT,
    CUCUMBER,
    ICONS,
    MEOW_ZA,
    PURR_FECT,
    REWARDS,
    WHITE,
    CucumberRules,
)
from cattable.ui.tables.cats_vs_cucumbers.shown import Shown


class Reading(NamedTuple):
    """A reward or rare find: how many dice (or icons, or pairs) there are of how many, and how much it earns now."""

    what: str
    have: int
    need: int
    earns: int


def readings(r: CucumberRules, dice: list[str]) -> list[Reading]:
    """CC9-CC15: every reward, then Purr-fect and Meow-za, in the order of the panel."""
    faces = tuple(face for face in dice if face)
    icons, sets = Counter(faces), r.sets(faces)
    have = icons | {CAT: icons[BLACK] + icons[WHITE]}
    found = [Reading(icon, have.get(icon, 0), r.sheet.reward.dice, sets.get(icon, 0)) for icon in REWARDS]
    pairs = sum(count >= 2 for count in icons.values())
    found.append(Reading(PURR_FECT, len(icons), len(ICONS), int(len(icons) == len(ICONS))))
    found.append(Reading(MEOW_ZA, pairs, r.sheet.meow_za.pairs, int(pairs >= r.sheet.meow_za.pairs)))
    return found


def harmful(dice: list[str], ignored: int) -> int:
    """Cucumbers among the dice that count towards a bust (CC5, CCR12)."""
    return max(0, dice.count(CUCUMBER) - ignored)


def public_points(r: CucumberRules, shown: Shown, seat: int) -> dict[str, int]:
    """CC17: points that everybody can see; toys are counted at the end."""
    cats = shown.cats[seat]
    return {
        "boxes": sum(r.sheet.boxes[box - 1] for box in (cats if r.per_cat else set(cats))),
        "treats": r.treat_points(shown.treats[seat]),
        "cucumbers": shown.cucumbers[seat] * r.sheet.cucumber_points,
    }
