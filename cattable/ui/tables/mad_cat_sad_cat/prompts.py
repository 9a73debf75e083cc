"""What the players of Mad Cat Sad Cat are asked, in words, buttons and pieces to press."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from cattable.engine.steps import Action
from cattable.games.mad_cat_sad_cat.flow import DECLINE, REVEAL, ROLL
from cattable.games.mad_cat_sad_cat.rules import CATPOT, Keep, Mooch, Take
from cattable.ui.table.prompt import Choice, Press, Prompt
from cattable.ui.tables.mad_cat_sad_cat.readings import could_pay, fed_by_lock, kind_with, readings
from cattable.ui.words import say

if TYPE_CHECKING:
    from cattable.ui.tables.mad_cat_sad_cat.table import MadCatTable


def tell(key: str, **values: object) -> str:
    """A text of this game."""
    return say(f"mad_cat_sad_cat.{key}", **values)


def dice(count: int) -> str:
    """ "1 die", "3 dice"."""
    return say("table.die" if count == 1 else "table.dice", count=count)


def vps(count: int) -> str:
    """ "1 VP", "18 VPs"."""
    return tell("vp" if count == 1 else "vps", count=count)


def kind_name(t: MadCatTable, kind: str) -> str:
    """The rules file's name of a kind."""
    return t.r.sheet.kinds[kind]


def others_of(t: MadCatTable, kind: str) -> str:
    """The names of all other kinds."""
    return ", ".join(name for k, name in t.r.sheet.kinds.items() if k != kind)


def choose_dice(t: MadCatTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """MC7, MC8: dice are chosen one by one; the button says what setting them aside will do."""
    keeps = {action.dice: action for action in legal if isinstance(action, Keep)}
    rolled = [t.die(key) for key in t.rolled_keys()]
    chosen = t.chosen_sides()
    presses = {}
    for die in rolled:
        with_it = tuple(sorted([*chosen, die.side]))
        if die.key in t.selected or with_it in keeps:
            presses[die.key] = Press(partial(t.toggle, die.key))
        else:
            presses[die.key] = Press(why=_why_not(t, die.side))
    keep = keeps.get(tuple(sorted(chosen)))
    if keep is None:
        button = Choice(tell("set_aside"), None, "go", "check", why=tell("choose_first"), name="set aside")
        sentence = (
            tell("choose_locked", name=t.name(seat), kind=kind_name(t, t.shown.locked))
            if t.shown.locked
            else tell("choose", name=t.name(seat))
        )
    else:
        button = Choice(tell("set_aside_dice", dice=dice(len(chosen))), keep, "go", "check", name="set aside")
        sentence = tell("chosen", name=t.name(seat))
    return Prompt(sentence, (button,), presses, rolled[0].key if rolled else "set aside", seat)


def _why_not(t: MadCatTable, side: str) -> str:
    own = kind_name(t, t.r.kind_of[side])
    if t.shown.locked:
        return tell("why_locked", kind=kind_name(t, t.shown.locked), other=own)
    return tell("why_mixed", kind=kind_name(t, kind_with(t.r, t.shown, t.chosen_sides())), other=own)


def lock_note(t: MadCatTable) -> str:
    """What setting the chosen dice aside would do besides: locking in, and where VPs go then."""
    kind, fed = fed_by_lock(t.r, t.shown, t.chosen_sides())
    if not kind:
        return ""
    return tell("will_lock", kind=kind_name(t, kind), vps=vps(fed), others=others_of(t, kind))


def stop_or_roll(t: MadCatTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """MC11, MC17, MC19: a button for each card that can be taken, and one to roll on; the cards themselves work too."""
    takes = [action for action in legal if isinstance(action, Take)]
    many_kinds = len({take.kind for take in takes}) > 1
    choices, presses = [], {}
    for take in takes:
        card = t.r.inner[take.kind, take.combo]
        what = f"{take.kind} {take.combo}" if many_kinds else take.combo
        label = tell("take", vps=vps(t.shown.vps[card]), card=what)
        choices.append(Choice(label, take, "go", "coin", hint=tell("take_hint"), name=f"take {card}"))
        presses[card] = Press(take, hint=label)
    if ROLL in legal:
        left = t.r.dice - len(t.shown.tray)
        choices.append(
            Choice(tell("roll_on", dice=dice(left)), ROLL, "primary", "dice", hint=tell("roll_on_hint"), name="roll on")
        )
    kinds = (t.shown.locked,) if t.shown.locked else t.r.kinds
    for kind in kinds:
        for combo in t.r.groups:
            card = t.r.inner[kind, combo]
            if card not in presses:
                presses[card] = Press(why=_why_no_take(t, kind, combo))
    key = "take_only" if ROLL not in legal else "take_or_roll" if takes else "roll_only"
    return Prompt(tell(key, name=t.name(seat)), tuple(choices), presses, choices[0].name, seat)


def _why_no_take(t: MadCatTable, kind: str, combo: str) -> str:
    if any((reading.kind, reading.combo) == (kind, combo) for reading in readings(t.r, t.shown)):
        return tell("why_bare")
    return tell("why_no_reading", combo=combo)


def choose_mooch(t: MadCatTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """MC10: a fan of mooch cards, each with what it would pay at best now."""
    presses = {}
    for action in legal:
        if isinstance(action, Mooch):
            pays = vps(could_pay(t.r, t.shown, action.card))
            key = "mooch_pot" if action.card == CATPOT else "mooch_outer"
            presses[t.fan_key(action.card)] = Press(action, hint=tell(key, vps=pays))
    turn = t.name(t.shown.turn)
    sentence = tell("mooch", name=t.name(seat), turn=turn, kind=kind_name(t, t.shown.locked))
    return Prompt(sentence, (), presses, next(iter(presses)), seat)


def may_reveal(t: MadCatTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """MC18: to show one's mooch card, or to keep it hidden."""
    card = t.shown.mooch[seat]
    matching = REVEAL in legal
    show = Choice(
        tell("reveal"),
        REVEAL if matching else None,
        "go",
        "eye",
        name="reveal",
        why="" if matching else tell("why_no_match", card=card),
    )
    hide = Choice(tell("decline"), DECLINE, "calm", "eye-off", hint=tell("decline_hint"), name="decline")
    sentence = tell("may_reveal" if matching else "may_not_reveal", name=t.name(seat), card=card)
    return Prompt(sentence, (show, hide), {}, "reveal" if matching else "decline", seat)
