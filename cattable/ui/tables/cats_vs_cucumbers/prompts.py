"""What the players of Cats vs Cucumbers are asked, in words, buttons and pieces to press."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from cattable.engine.events import HIDDEN
from cattable.engine.steps import Action
from cattable.games.cats_vs_cucumbers.actions import (
    BUST,
    DONE,
    LET,
    ROLL,
    SPEND,
    STOP,
    Choose,
    Claim,
    Climb,
    Place,
    Reroll,
    Swipe,
    Use,
)
from cattable.games.cats_vs_cucumbers.rules import CAT, CUCUMBER, MEOW_ZA, PURR_FECT, SETS, SWIPE
from cattable.ui.table.prompt import Choice, Press, Prompt
from cattable.ui.tables.cats_vs_cucumbers import faces
from cattable.ui.tables.cats_vs_cucumbers.pieces import LOOK
from cattable.ui.words import say

if TYPE_CHECKING:
    from cattable.ui.tables.cats_vs_cucumbers.table import CucumberTable


def tell(key: str, **values: object) -> str:
    """A text of this game."""
    return say(f"cats_vs_cucumbers.{key}", **values)


def so_many(what: str, count: int) -> str:
    """ "1 toy", "2 steps": `what` is an icon, or "cat" for steps."""
    return tell(f"one.{what}" if count == 1 else f"many.{what}", count=count)


def earned(rewards: Mapping[str, int]) -> str:
    """ "1 toy, 2 steps", or that it is nothing."""
    return ", ".join(so_many(what, count) for what, count in rewards.items() if count) or tell("nothing")


def dice(count: int) -> str:
    """ "1 die", "3 dice"."""
    return say("table.die" if count == 1 else "table.dice", count=count)


def rare(claim: str) -> str:
    """The name of a rare find."""
    return tell(f"names.{key_of(claim)}")


def key_of(what: str) -> str:
    """The part of a text's key that stands for a reward or a rare find."""
    return {PURR_FECT: "purr_fect", MEOW_ZA: "meow_za"}.get(what, what)


def rare_hint(t: CucumberTable, claim: str) -> str:
    """CC14, CC15: what a rare find takes, and what it brings."""
    takes = tell(f"takes.{key_of(claim)}", pairs=t.r.sheet.meow_za.pairs)
    return f"{takes} {tell(f'claim_hint.{key_of(claim)}')}"


# ---------------------------------------------------------------- toys
def toy_presses(t: CucumberTable, seat: int, legal: Sequence[Action]) -> dict[str, Press]:
    """The toys before their owner: used by a press, if they are of use now. Face down they can be looked at."""
    presses = {}
    for i, toy in enumerate(t.shown.toys[t.toy_owner()]):
        key = f"toy {i}"
        if toy != HIDDEN:
            presses[key] = toy_press(t, toy, legal)
        elif t.toy_owner() == seat and t.in_company:
            presses[key] = Press(partial(t.peek, seat), hint=tell("look_hint"))
    if LOOK in t.pieces and t.toy_owner() == seat:
        look = Press(partial(t.peek, seat), hint=tell("look"))
        presses[LOOK] = Press(partial(t.peek, None), hint=tell("put_away")) if t.viewer == seat else look
    return presses


def toy_press(t: CucumberTable, toy: str, legal: Sequence[Action]) -> Press:
    """What a toy does when it is pressed, or why it does nothing now."""
    use, kind = t.r.use[toy], t.r.sheet.toys[toy]
    what, kept = f"{faces.capital(toy)}: {kind.text}", tell("unused", points=kind.points)
    if use in legal:
        return Press(use, hint=f"{what} {kept}")
    return Press(why=f"{what} {tell(f'not_now.{kind.effect}')} {kept}")


def toy_choices(t: CucumberTable, legal: Sequence[Action]) -> list[Choice]:
    """A button for each toy that may be used now, where a toy is asked for."""
    return [
        Choice(
            tell("use", toy=action.toy),
            action,
            "go",
            faces.toy_file(t.r, action.toy),
            hint=t.r.sheet.toys[action.toy].text,
            name=f"use {action.toy}",
        )
        for action in legal
        if isinstance(action, Use)
    ]


def seen(t: CucumberTable, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """What of the legal actions may show now: none with toys that lie face down."""
    return legal if t.viewer == seat else [action for action in legal if not isinstance(action, Use)]


# ---------------------------------------------------------------- rolling
def beginning(t: CucumberTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """CCR12: whoever holds toys may use them before the first roll."""
    gate = t.roll_gate(seat, len(t.r.kinds))
    choices = tuple(choice._replace(action=ROLL) for choice in gate.choices)
    return gate._replace(choices=choices, presses=toy_presses(t, seat, legal))


def rolling(t: CucumberTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """CC3, CC4, CCR4: dice are marked one by one for another roll; one button rolls them, one stops."""
    rerolls = {tuple(sorted(a.dice)): a for a in legal if isinstance(a, Reroll)}
    choices = []
    if rerolls:
        choices.append(_roll_again(t, rerolls))
    if STOP in legal:
        choices.append(
            Choice(tell("stop", earns=t.would_earn()), STOP, "go", "check", hint=tell("stop_hint"), name="stop")
        )
    presses = {die: _die_press(t, die, bool(rerolls)) for die in t.dice_keys()}
    if not rerolls:
        sentence = tell("no_rolls", name=t.name(seat))
    elif t.shown.lift:
        sentence = tell("lift", name=t.name(seat), count=so_many(CUCUMBER, t.shown.lift))
    else:
        sentence = tell("choose", name=t.name(seat))
    first = next((key for key in t.dice_keys() if rerolls and not presses[key].why), choices[0].name)
    return Prompt(sentence, tuple(choices), {**presses, **toy_presses(t, seat, legal)}, first, seat)


def _roll_again(t: CucumberTable, rerolls: Mapping[tuple[str, ...], Reroll]) -> Choice:
    names = tuple(sorted(t.die_name(key) for key in t.selected))
    if names in rerolls:
        return Choice(tell("roll_again", dice=dice(len(names))), rerolls[names], "primary", "dice", name="roll again")
    why = tell("why_lift", count=so_many(CUCUMBER, t.shown.lift)) if t.shown.lift else tell("why_none")
    return Choice(tell("roll_none"), None, "primary", "dice", why=why, name="roll again")


def _die_press(t: CucumberTable, key: str, rolls: bool) -> Press:
    if not rolls:
        return Press(why=tell("why_no_rolls"))
    if t.face(key) == CUCUMBER and not t.shown.lift:
        return Press(why=tell("why_chained"))
    return Press(partial(t.toggle, key))


def escaping(t: CucumberTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """CC7, CCR12: a token of an earlier turn, a toy, or the bust."""
    choices = []
    if SPEND in legal:
        rolls = t.r.sheet.rolls
        choices.append(
            Choice(
                tell("spend"),
                SPEND,
                "primary",
                faces.symbol_file(CUCUMBER),
                hint=tell("spend_hint", rolls=rolls, most=t.r.sheet.bust - 1),
                name="spend",
            )
        )
    choices += toy_choices(t, legal)
    life = max(t.shown.lives, default=0)
    hint = tell("bust_hint", life=life) if life else tell("bust_hint_no_life")
    choices.append(Choice(tell("bust"), BUST, "danger", "cross", hint=hint, name="bust"))
    sentence = tell("escape", name=t.name(seat), count=so_many(CUCUMBER, t.shown.dice.count(CUCUMBER)))
    return Prompt(sentence, tuple(choices), toy_presses(t, seat, legal), choices[0].name, seat)


# ---------------------------------------------------------------- rewards
def claiming(t: CucumberTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """CCR9: what the dice are to count as."""
    choices = []
    for action in legal:
        assert isinstance(action, Claim)
        if action.what == SETS:
            label, hint, picture = tell("claim_sets", earns=earned(t.r.sets(tuple(t.shown.dice)))), "", None
        else:
            label, hint = tell("claim", what=rare(action.what)), tell(f"claim_hint.{key_of(action.what)}")
            picture = "crown" if action.what == PURR_FECT else "star"
        choices.append(Choice(label, action, "go", picture, hint=hint, name=f"claim {action.what}"))
    return Prompt(tell("choose_claim", name=t.name(seat)), tuple(choices), {}, choices[0].name, seat)


def choosing(t: CucumberTable, seat: int, legal: Sequence[Action]) -> Prompt:
    """CC14, CC15: one reward of those that show."""
    count = t.r.sheet.reward.first
    choices = tuple(
        Choice(so_many(_reward(a.icon), count), a, "go", faces.symbol_file(a.icon), name=f"choose {a.icon}")
        for a in legal
        if isinstance(a, Choose)
    )
    return Prompt(tell("choose_reward", name=t.name(seat)), choices, {}, choices[0].name, seat)


def _reward(icon: str) -> str:
    return CAT if icon.endswith(CAT) else icon


def reaping(t: CucumberTable, seat: int, view: Mapping[str, Any], legal: Sequence[Action]) -> Prompt:
    """CC10, CC11, CCR6: boxes and cats light up for steps, cats of the others for swipes; one button ends it."""
    step = view["stack"][-1]
    due = {CAT: step.get("steps", 0), SWIPE: step.get("swipes", 0)} if "toy" in step["step"] else view["due"]
    due = {what: count for what, count in due.items() if count}
    presses = {**_box_presses(t, legal, due.get(CAT, 0)), **_cat_presses(t, seat, legal)}
    usable = [what for what in due if any(isinstance(a, Swipe) == (what == SWIPE) for a in legal if _on_board(a))]
    choices = []
    if DONE in legal:
        left = earned({what: due[what] for what in usable})
        label = tell("leave", left=left) if usable else tell("end_turn")
        choices.append(Choice(label, DONE, "calm" if usable else "go", "check", name="done"))
    sentence = tell("reap", name=t.name(seat), due=earned(due)) if usable else tell("reaped", name=t.name(seat))
    first = next(iter(presses), choices[0].name if choices else "")
    return Prompt(sentence, tuple(choices), {**presses, **toy_presses(t, seat, legal)}, first, seat)


def _on_board(action: Action) -> bool:
    return isinstance(action, Place | Climb | Swipe)


def _box_presses(t: CucumberTable, legal: Sequence[Action], steps: int) -> dict[str, Press]:
    """A box takes a cat from the reserve, or if none may be placed there, one that climbs into it."""
    presses = {}
    for box in range(1, len(t.r.sheet.boxes) + 1):
        if t.r.place[box] in legal:
            presses[f"box {box}"] = Press(t.r.place[box], hint=tell("place_hint", steps=so_many(CAT, box)))
        elif box > 1 and t.r.climb[box - 1] in legal:
            presses[f"box {box}"] = Press(t.r.climb[box - 1], hint=tell("climb_hint"))
    return presses


def _cat_presses(t: CucumberTable, seat: int, legal: Sequence[Action]) -> dict[str, Press]:
    """Own cats climb, those of the others are swiped at."""
    presses = {}
    for key, cat in t.cats_on_table():
        swipe = next((a for a in legal if isinstance(a, Swipe) and (a.player, a.box) == (cat.seat, cat.at)), None)
        if swipe:
            presses[key] = Press(swipe, hint=tell("swipe_hint", name=t.name(cat.seat), box=cat.at))
        elif cat.seat == seat and cat.at and t.r.climb[cat.at] in legal:
            presses[key] = Press(t.r.climb[cat.at], hint=tell("climb_hint"))
    return presses


def shielding(t: CucumberTable, seat: int, view: Mapping[str, Any], legal: Sequence[Action]) -> Prompt:
    """CCR12: somebody swipes at a cat of this seat."""
    choices = toy_choices(t, legal)
    choices.append(Choice(tell("let"), LET, "calm", "check", hint=tell("let_hint"), name="let"))
    box = view["stack"][-1]["box"]
    key = "shield" if len(choices) > 1 else "no_shield"
    sentence = tell(key, name=t.name(seat), turn=t.name(t.shown.turn), box=box)
    target = [cat for _, cat in t.cats_on_table() if (cat.seat, cat.at) == (seat, box)][-1]
    target.mood, target.threatened = "shocked", True
    return Prompt(sentence, tuple(choices), toy_presses(t, seat, legal), choices[0].name, seat)
