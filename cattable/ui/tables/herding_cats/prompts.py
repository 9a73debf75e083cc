"""What the players of Herding Cats are asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from cattable.engine.steps import Action
from cattable.games.herding_cats.rules import CAT, COWDOG, LADY, STAMPEDE, Discard, Join, Play
from cattable.ui.table.card_pieces import HAND
from cattable.ui.table.prompt import Press, Prompt
from cattable.ui.table.zones import PILE
from cattable.ui.tables.herding_cats.shown import HERD
from cattable.ui.tables.herding_cats.words import card_name, tell

if TYPE_CHECKING:
    from cattable.ui.tables.herding_cats.table import HerdingTable


def play_one(t: HerdingTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """HC3: exactly one card; a card that fits on several herds is chosen first, then its herd."""
    ways: dict[str, list[Play]] = {}
    for action in legal:
        if isinstance(action, Play):
            ways.setdefault(action.card, []).append(action)
    presses: dict[str, Press] = {}
    drops: dict[tuple[str, str], Action] = {}
    for i, piece in enumerate(t.zones[HAND]):
        key, own = f"{HAND} {i}", ways.get(piece.card, [])
        presses[key] = _press(t, key, piece.card, own)
        for way in own:
            drops[key, f"{HERD} {way.herd}" if way.herd >= 0 else _alone(t, way.card)] = way
    chosen = t.pieces[t.selected[0]] if t.selected else None
    if chosen:
        for way in ways[chosen.card]:  # type: ignore[attr-defined]
            presses[f"{HERD} {way.herd}"] = Press(way, hint=tell("put_here"))
    playable = [key for key, press in presses.items() if press.action and key.startswith(HAND)]
    first = f"{HERD} {ways[chosen.card][0].herd}" if chosen else playable[0]  # type: ignore[attr-defined]
    return Prompt(_sentence(t, seat, ways, bool(chosen)), (), presses, first, seat, drops, leads=bool(chosen))


def _alone(t: HerdingTable, card: str) -> str:
    """Where a card goes that needs no herd."""
    return "herds" if t.r.kind[card] == COWDOG else PILE


def _press(t: HerdingTable, key: str, card: str, ways: Sequence[Play]) -> Press:
    if not ways:
        return Press(why=_why_not(t, card))
    if len(ways) == 1:
        return Press(ways[0])
    return Press(partial(t.toggle, key))


def _why_not(t: HerdingTable, card: str) -> str:
    if t.r.kind[card] == CAT:
        return tell("why_no_herd_of", colour=str(t.r.sheet.colours[t.r.colour[card]]).lower())
    return tell("why_no_herd")


def _sentence(t: HerdingTable, seat: int, ways: dict[str, list[Play]], chosen: bool) -> str:
    name = t.name(seat)
    if chosen:
        return tell("which_herd", name=name)
    kinds = {t.r.kind[card] for card in ways}
    if len(ways) == 1 and len(t.zones[HAND]) > 1:
        return tell("forced", name=name, card=card_name(t.r, next(iter(ways))))
    if kinds == {STAMPEDE, LADY}:
        return tell("forced_two", name=name)
    return tell("play", name=name)


def throw_one(t: HerdingTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """HC3, HCR4: nothing can be played, so any card goes to the pile."""
    throws = {action.card: action for action in legal if isinstance(action, Discard)}
    presses = {f"{HAND} {i}": Press(throws[piece.card]) for i, piece in enumerate(t.zones[HAND])}
    drops: dict[tuple[str, str], Action] = {
        (f"{HAND} {i}", PILE): throws[piece.card] for i, piece in enumerate(t.zones[HAND])
    }
    return Prompt(tell("throw", name=t.name(seat)), (), presses, f"{HAND} 0", seat, drops)


def send_cat(t: HerdingTable, seat: int, legal: Sequence[Action], cat: str) -> Prompt:
    """HCR3: where the next cat of the stampede runs."""
    presses = {
        f"{HERD} {action.herd}": Press(action, hint=tell("run_here")) for action in legal if isinstance(action, Join)
    }
    name = card_name(t.r, cat).lower()
    return Prompt(tell("send", name=t.name(seat), cat=name), (), presses, next(iter(presses)), seat)
