"""What stands below a card of the board: what the dice mean there, or what is being prepared for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cattable.ui.art.svg import INK
from cattable.ui.tables.meow_meow_dice import words
from cattable.ui.tables.meow_meow_dice.reading import FAILED, IMPOSSIBLE, POSSIBLE, WON, gain, reading
from cattable.ui.tables.meow_meow_dice.words import tell

if TYPE_CHECKING:
    from cattable.ui.tables.meow_meow_dice.table import MeowTable

GREEN, YELLOW, RED, GREY, ORANGE = "#8bd06a", "#ffe38a", "#ffb4a2", "#b9a7a0", "#f5a04a"


class Mark(NamedTuple):
    """A pill: its colour ("": none), its words, the same as a number or an icon, signs of conditions, and light."""

    colour: str = ""
    text: str = ""
    short: str = ""
    icon: str = ""
    ink: str = INK
    signs: tuple[tuple[str, str], ...] = ()
    shines: bool = False


def mark_of(t: MeowTable, place: str) -> Mark:
    """The mark of a place where a card lies."""
    key = f"card {place}"
    if t.mode == "swap":
        away = Mark(ORANGE, tell("marks.away"), icon="down") if key in t.selected else Mark()
        return away._replace(shines=True)
    if t.mode == "condition":
        return _condition(t, key) if t.token else Mark()
    return _dice(t, place)


def _dice(t: MeowTable, place: str) -> Mark:
    """What the dice mean there."""
    if t.outcome or t.shown.ranking or t.in_air:
        return Mark()
    found = reading(t.r, t.shown, place, t.chosen_sides())
    if found.kind == WON:
        points = gain(t.r, t.shown, place)
        return Mark(GREEN, tell("marks.wins", points=words.points(points)), f"+{points}", ink="#ffffff", shines=True)
    if found.kind == FAILED:
        text = words.misses(t, *found.missed[0]) if len(found.missed) == 1 else ""
        return Mark(RED, text, ink="#8a1f12", signs=found.missed)
    return Mark() if t.odds_on else _hope(found.kind)


def _hope(kind: str) -> Mark:
    """Whether the next roll can win the card; chances, where they show, say it better."""
    if kind == POSSIBLE:
        return Mark(YELLOW, tell("marks.possible"), icon="check")
    if kind == IMPOSSIBLE:
        return Mark(GREY, tell("marks.impossible"), icon="cross")
    return Mark()


def _condition(t: MeowTable, key: str) -> Mark:
    """Whether the condition token in the hand can go there."""
    press = t.prompt_now.presses.get(key)
    if press is None or press.why:
        return Mark(GREY, tell("marks.not_here"), icon="cross")
    points = t.r.sheet.scoring.token
    return Mark(YELLOW, tell("marks.here", points=points), f"+{points}", shines=True)
