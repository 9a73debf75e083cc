"""What all games of hands and piles show alike: a turn begins, the match ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cattable.ui.table.motions import Banner, Do, Motion, Rain
from cattable.ui.table.ribbons import ribbon_with

if TYPE_CHECKING:
    from cattable.ui.table.card_table import CardTable

ORANGE = "#f08336"


def sound(t: CardTable, name: str, delay: float = 0.0) -> Do:
    """A sound, perhaps some seconds from now."""
    return Do(lambda: t.app.play(name), delay)


def turn_begins(t: CardTable, seat: int) -> list[Motion]:
    """The bell for a person, a tick for a computer; the cat is glad."""
    t.cats[seat].act("happy", 1.2)
    return [sound(t, "your-turn" if t.seats[seat].human else "tick"), Motion(0.25)]


def ending(t: CardTable, ranking: Sequence[Sequence[int]], tell: Callable[..., str]) -> list[Motion]:
    """Fanfare, a banner, confetti; winners cheer. `tell` gives the texts of the game."""
    for i, cat in enumerate(t.cats):
        cat.act("happy" if i in ranking[0] else "sad", 30.0)
    winner = t.seats[ranking[0][0]]
    text = tell("won_banner.one" if len(ranking[0]) == 1 else "won_banner.many", names=t.names(ranking[0]))
    motions: list[Motion] = [sound(t, "fanfare"), Banner(ribbon_with(text, ORANGE, f"cats/{winner.coat}-happy"), 3.2)]
    return motions if t.app.settings.reduced_motion else [*motions, Rain()]
