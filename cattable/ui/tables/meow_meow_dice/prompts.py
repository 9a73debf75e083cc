"""What the players of Meow Meow Dice are asked, in words, buttons and pieces to press."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from cattable.engine.steps import Action
from cattable.games.meow_meow_dice.actions import (
    BITE,
    ROLL,
    SETTLE,
    TAKE,
    AddCondition,
    ChooseCat,
    Lock,
    Reroll,
    Swap,
)
from cattable.ui.table.prompt import BACK, Choice, Press, Prompt
from cattable.ui.tables.meow_meow_dice import words
from cattable.ui.tables.meow_meow_dice.reading import again_at_most, place_shown
from cattable.ui.tables.meow_meow_dice.words import dice, points, tell

if TYPE_CHECKING:
    from cattable.ui.tables.meow_meow_dice.table import MeowTable


def plate_hint(t: MeowTable, seat: int) -> str:
    """What a press on a plate opens."""
    taken, last = t.shown.taken[seat], t.r.cards_to_end(len(t.seats))
    return tell("plate_hint", name=t.name(seat), count=taken, all=last, points=points(t.total(seat)))


def choose_cat(t: MeowTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """MD4: the cats lie side by side."""
    free = {action.cat: action for action in legal if isinstance(action, ChooseCat)}
    presses = {}
    for cat in t.r.sheet.cats:
        if cat in free:
            presses[f"cat {cat}"] = Press(
                free[cat], hint=tell("cat_hint", cat=cat, points=points(t.r.sheet.scoring.own_cat))
            )
        else:
            owner = t.name(t.shown.cats.index(cat)) if cat in t.shown.cats else ""
            presses[f"cat {cat}"] = Press(why=tell("cat_taken", cat=cat, name=owner))
    return Prompt(tell("choose_cat", name=t.name(seat)), (), presses, f"cat {next(iter(free))}", seat)


def roll_off_gate(t: MeowTable, seat: int) -> Prompt:
    """MD13: one die each, until somebody rolls the side that decides."""
    roll = Choice(tell("roll_one"), None, "primary", "dice", name="roll off")
    sentence = tell("roll_off", name=t.name(seat), side=words.side(t, t.r.sheet.tie_side))
    return Prompt(sentence, (roll,), {}, "roll off", seat)


# ---------------------------------------------------------------- before the trick
def prepare(t: MeowTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """MD10, MD15: a first roll, or what can be done before it."""
    if t.mode == "swap":
        return _send_away(t, seat, legal)
    if t.mode == "condition":
        return _add_condition(t, seat, legal)
    if t.mode == "lock":
        return _lock(t, seat, legal)
    count = t.r.sheet.dice - len(t.shown.locked)
    choices = [Choice(tell("roll_dice", dice=dice(count)), ROLL, "primary", "dice", name="roll")]
    cost = _cost(t, seat)
    if t.r.advanced:
        adding = any(isinstance(action, AddCondition) for action in legal)
        locking = any(isinstance(action, Lock) for action in legal)
        choices += [
            _way(t, "condition", "star", cost, "" if adding else tell("why_no_condition")),
            _way(t, "lock", "lock", cost, "" if locking else tell("why_no_lock", most=t.r.sheet.lock)),
        ]
    swapping = any(isinstance(action, Swap) for action in legal)
    choices.append(_way(t, "swap", "down", cost, "" if swapping else tell("why_no_swap")))
    presses = {
        f"card {place}": Press(partial(t.toggle, f"card {place}"), hint=f"{words.about(t, place)} {tell('swap_hint')}")
        for place in _lie(t)
    }
    for token in t.shown.token_supply:
        presses[f"token {token}"] = Press(partial(t.begin, "condition", token), hint=words.token(t, token))
    key = "prepare" if t.r.advanced else "prepare_token"
    sentence = tell(key, name=t.name(seat), left=t.shown.enthusiasm[seat])
    return Prompt(sentence, tuple(choices), presses, "roll", seat)


def _lie(t: MeowTable) -> list[str]:
    """The places where a card lies."""
    return [place for place, card in t.shown.board.items() if card]


def _way(t: MeowTable, mode: str, icon: str, cost: str, why: str) -> Choice:
    label = tell(f"ways.{mode}" if t.r.advanced else "ways.flip")
    return Choice(label, partial(t.begin, mode), "calm", icon, why=why, hint=cost, name=mode)


def _cost(t: MeowTable, seat: int) -> str:
    if not t.r.advanced:
        return tell("cost_token")
    return tell("cost_enthusiasm", left=t.shown.enthusiasm[seat])


def _back(t: MeowTable) -> Choice:
    return Choice(tell("back"), partial(t.begin, ""), "calm", "back", name=BACK)


def _send_away(t: MeowTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """MD10, MD19: cards are chosen one by one."""
    chosen = t.chosen_places()
    swap = next((action for action in legal if isinstance(action, Swap) and action.places == chosen), None)
    key = "swap" if t.r.advanced else "flip"
    if swap is None:
        confirm = Choice(tell(f"{key}_none"), None, "go", "check", why=tell("choose_cards"), name="send")
    else:
        label = tell(f"{key}_cards", cards=words.cards(len(chosen)))
        confirm = Choice(label, swap, "go", "check", hint=_cost(t, seat), name="send")
    presses = {
        f"card {place}": Press(partial(t.toggle, f"card {place}"), hint=words.about(t, place)) for place in _lie(t)
    }
    sentence, first = tell(f"{key}_choose", name=t.name(seat)), next(iter(presses), BACK)
    return Prompt(sentence, (_back(t), confirm), presses, first, seat, leads=not t.selected)


def _add_condition(t: MeowTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """MD16: first a token, then the card it goes on; other cards say why not."""
    adds = {(action.token, action.place): action for action in legal if isinstance(action, AddCondition)}
    presses: dict[str, Press] = {}
    for token in t.shown.token_supply:
        fits = any(known == token for known, _ in adds)
        why = "" if fits else tell("why_token_nowhere")
        presses[f"token {token}"] = Press(partial(t.begin, "condition", token), why, words.token(t, token))
    for place in _lie(t):
        if not t.token:
            presses[f"card {place}"] = Press(why=tell("token_first"))
        elif action := adds.get((t.token, place)):
            presses[f"card {place}"] = Press(action, hint=tell("put_here", points=points(t.r.sheet.scoring.token)))
        else:
            presses[f"card {place}"] = Press(why=words.why_not_there(t, t.token, place))
    sentence, kind = tell("put_where" if t.token else "which_token", name=t.name(seat)), "card" if t.token else "token"
    first = next((key for key, press in presses.items() if key.startswith(kind) and not press.why), BACK)
    return Prompt(sentence, (_back(t),), presses, first, seat, leads=True)


def _lock(t: MeowTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """MD18: the sides lie there to choose from."""
    presses = {
        f"side {action.side}": Press(action, hint=tell("lock_hint", side=words.side(t, action.side)))
        for action in legal
        if isinstance(action, Lock)
    }
    sentence, first = tell("which_side", name=t.name(seat)), next(iter(presses), BACK)
    return Prompt(sentence, (_back(t),), presses, first, seat, leads=True)


# ---------------------------------------------------------------- the trick
def trick(t: MeowTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """MD5, MD6, MD9, MD22: dice to roll again are chosen one by one; taking, biting and settling are buttons."""
    most = again_at_most(t.shown)
    again = {action.dice: action for action in legal if isinstance(action, Reroll)}
    choices = [_again(t, again, most)] if again else []
    place = place_shown(t.r, t.shown)
    presses = {
        f"card {other}": Press(why=f"{words.why_not(t, other)} {words.about(t, other)}") for other in t.shown.board
    }
    if TAKE in legal:
        choices.append(Choice(words.take(t, place), TAKE, "go", "check", hint=tell("take_hint"), name="take"))
        presses[f"card {place}"] = Press(TAKE, hint=f"{words.about(t, place)} {tell('take_hint')}")
    if BITE in legal:
        card = t.rules_table.unbitten(seat)[0]
        choices.append(Choice(tell("bite", card=card), BITE, "calm", "plus", hint=tell("bite_hint"), name="bite"))
    if SETTLE in legal:
        choices.append(Choice(tell("settle"), SETTLE, "calm", "cross", hint=tell("settle_hint"), name="settle"))
    presses = {key: press for key, press in presses.items() if key in t.pieces}
    for i in range(len(t.shown.dice)):
        key = f"die {i}"
        full = len(t.selected) >= most and key not in t.selected
        presses[key] = Press(why=tell("why_full", dice=dice(most))) if full else Press(partial(t.toggle, key))
    for i in range(len(t.shown.locked)):
        presses[f"locked {i}"] = Press(why=tell("why_locked"))
    if TAKE in legal:
        key = "take_or_roll" if again else "take_only"
    elif SETTLE in legal:
        key = "settle_or_roll" if again else "settle_or_bite"
    else:
        key = "must_roll_one" if most == 1 else "must_roll"
    first = "die 0" if again else choices[0].name
    return Prompt(tell(key, name=t.name(seat), most=dice(most)), tuple(choices), presses, first, seat)


def _again(t: MeowTable, again: dict[tuple[str, ...], Reroll], most: int) -> Choice:
    chosen = tuple(t.chosen_sides())
    if action := again.get(chosen):
        return Choice(tell("roll_again", dice=dice(len(chosen))), action, "primary", "dice", name="again")
    why = tell("choose_dice", dice=dice(most))
    return Choice(tell("roll_some"), None, "primary", "dice", why=why, name="again")
