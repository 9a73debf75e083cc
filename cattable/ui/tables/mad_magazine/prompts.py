"""What the players of the MAD Magazine Card Game are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from cattable.engine.steps import Action
from cattable.games.mad_magazine.actions import DRAW, KEEP, LET, PASS, WAYS, Choose, Follow, Give, Go, Name, Play
from cattable.games.mad_magazine.flow import ANSWER
from cattable.games.mad_magazine.rules import ANSWER_CARD, EXCHANGE, JOKER
from cattable.ui.art.furniture import BUTTONS
from cattable.ui.table.card_pieces import HAND
from cattable.ui.table.prompt import Choice, Press, Prompt
from cattable.ui.table.zones import DECK, PILE
from cattable.ui.tables.mad_magazine.words import card_name, cards, colour_name, message_name, points, tell

if TYPE_CHECKING:
    from cattable.ui.tables.mad_magazine.table import MadTable

Stack = list[dict[str, Any]]
"""What is still to happen, as a view tells it; the question at hand is its last step."""


def hand_presses(t: MadTable, actions: dict[str, Action], why: Any) -> dict[str, Press]:
    """A press for each card of the hand: its action by face, or why not."""
    found = {}
    for i, piece in enumerate(t.hand):
        action = actions.get(piece.card)
        found[f"{HAND} {i}"] = Press(action) if action else Press(why=why(piece.card))
    return found


def drops_on(presses: dict[str, Press], target: str) -> dict[tuple[str, str], Action]:
    """Dropping a card on a place means what pressing the card means."""
    return {(key, target): press.action for key, press in presses.items() if isinstance(press.action, Action)}


# ---------------------------------------------------------------- a turn
def turn(t: MadTable, seat: int, legal: Sequence[Action], stack: Stack) -> Prompt:
    """MM5, MM23, MMR9: a card that fits, or draw; sometimes one of them is a must."""
    plays: dict[str, Action] = {action.card: action for action in legal if isinstance(action, Play)}
    presses = hand_presses(t, plays, lambda card: needs(t))
    drops = drops_on(presses, PILE)
    choices = []
    if DRAW in legal:
        choices.append(Choice(tell("draw"), DRAW, "primary", "plus", name="draw"))
        presses[DECK] = Press(DRAW, hint=tell("draw"))
    if PASS in legal:
        choices.append(Choice(tell("pass"), PASS, "calm", "hourglass", name="pass"))
    key = ("play_or_draw" if plays else "only_draw") if DRAW in legal else "only_play" if plays else "only_pass"
    lit = next(
        (key for key, press in presses.items() if press.action and key != DECK), choices[0].name if choices else ""
    )
    return Prompt(tell(key, name=t.name(seat)), tuple(choices), presses, lit, seat, drops)


def needs(t: MadTable) -> str:
    """What would fit now, for a card that does not."""
    top = t.r.face[t.shown.discard[-1]]
    colour = colour_name(t.shown.colour)
    if not top.colour:
        return tell("needs_colour", colour=colour)
    what = tell("a_number", number=top.message) if top.message.isdigit() else message_name(top.message)
    return tell("needs", colour=colour, what=what)


def drawn(t: MadTable, seat: int, legal: Sequence[Action], stack: Stack) -> Prompt:
    """MM5: the card just drawn may go down at once."""
    piece = t.just_drawn()
    plays = [action for action in legal if isinstance(action, Play)]
    presses = {f"{HAND} {i}": Press(why=tell("why_only_drawn")) for i in range(len(t.hand))}
    presses[piece.key] = Press(plays[0]) if plays else Press(why=needs(t))
    keep = Choice(tell("keep"), KEEP, "calm", "hand", name="keep")
    name = card_name(t.r, piece.card)
    if not plays:
        return Prompt(tell("drawn_keep", name=t.name(seat), card=name), (keep,), presses, "keep", seat)
    play = Choice(tell("play_it"), plays[0], "go", "check", name="play it")
    sentence = tell("drawn_fits", name=t.name(seat), card=name)
    return Prompt(sentence, (play, keep), presses, "play it", seat, drops_on(presses, PILE))


# ---------------------------------------------------------------- what a card asks
def name_colour(t: MadTable, seat: int, legal: Sequence[Action], stack: Stack) -> Prompt:
    """MM7: a big button for each colour, with its symbol."""
    choices = []
    for action in legal:
        if isinstance(action, Name):
            colour = action.colour
            kind = colour if colour in BUTTONS else "calm"
            label = colour_name(colour).capitalize()
            hint = str(t.r.sheet.colours[colour])
            choices.append(Choice(label, action, kind, t.symbol(colour), hint=hint, name=f"colour {colour}"))
    mine = [t.r.face[piece.card].colour for piece in t.hand]
    most = max(t.r.colours, key=mine.count)
    return Prompt(tell("name_colour", name=t.name(seat)), tuple(choices), {}, f"colour {most}", seat)


def choose_way(t: MadTable, seat: int, legal: Sequence[Action], stack: Stack) -> Prompt:
    """MM8: both ways, with who would be next."""
    choices = []
    for action in legal:
        if isinstance(action, Go):
            after = t.name((seat + WAYS[action]) % len(t.seats))
            label, hint = tell("next", name=after), tell(f"goes.{action.way}")
            choices.append(Choice(label, action, "calm", f"cards/direction-{action.way}", hint=hint, name=action.way))
    return Prompt(tell("choose_way", name=t.name(seat)), tuple(choices), {}, choices[0].name, seat)


def and_or(t: MadTable, seat: int, legal: Sequence[Action], stack: Stack) -> Prompt:
    """MM12, MM18: the instruction, or only the colour."""
    message = stack[-1]["message"]
    mine = points(sum(t.r.face[piece.card].points for piece in t.hand))
    hint = tell(f"and_or.{message}.hint", points=mine) if message == JOKER else ""
    choices = tuple(
        Choice(
            tell(f"and_or.{message}.{'follow' if action.instruction else 'ignore'}"),
            action,
            "go" if action.instruction else "calm",
            "crown" if message == JOKER and action.instruction else "check" if action.instruction else "cross",
            hint=hint if action.instruction else "",
            name="follow" if action.instruction else "ignore",
        )
        for action in legal
        if isinstance(action, Follow)
    )
    first = "follow" if message == EXCHANGE else "ignore"
    return Prompt(tell(f"and_or.{message}.ask", name=t.name(seat), points=mine), choices, {}, first, seat)


def choose_target(t: MadTable, seat: int, legal: Sequence[Action], stack: Stack) -> Prompt:
    """MM10, MM11, MM13: plates and buttons of all opponents."""
    choices, presses, message = [], {}, stack[-1]["message"]
    for action in legal:
        if isinstance(action, Choose):
            who = action.player
            hint = cards(len(t.shown.hands[who]))
            choices.append(Choice(t.name(who), action, "primary", t.face_of(who), hint=hint, name=f"player {who}"))
            presses[f"plate {who}"] = Press(action, hint=hint)
    return Prompt(tell(f"target.{message}", name=t.name(seat)), tuple(choices), presses, choices[0].name, seat)


def give_one(t: MadTable, seat: int, legal: Sequence[Action], stack: Stack) -> Prompt:
    """MM10, MMR5: cards of one's own choice, one by one."""
    gives: dict[str, Action] = {action.card: action for action in legal if isinstance(action, Give)}
    to = stack[-1]["to"]
    left = sum(step["step"] == "give one" for step in stack)
    presses = hand_presses(t, gives, lambda card: "")
    key = "give_last" if left == 1 else "give"
    sentence = tell(key, name=t.name(seat), to=t.name(to), count=left)
    return Prompt(sentence, (), presses, f"{HAND} 0", seat, drops_on(presses, f"plate {to}"))


# ---------------------------------------------------------------- answers
def attack_told(t: MadTable) -> str:
    """What the attack is, in one sentence."""
    attack = t.shown.attack
    assert attack
    names = t.names(attack.targets) if len(attack.targets) == 1 else tell("everyone_else")
    return tell(f"attack.{attack.message}", attacker=t.name(attack.attacker), names=names)


def may_answer(t: MadTable, seat: int, legal: Sequence[Action], stack: Stack) -> Prompt:
    """MM14, MM15: always asked; without the card the answer says why it cannot be given."""
    has_it = ANSWER in legal
    why = "" if has_it else tell("why_no_answer", card=message_name(ANSWER_CARD))
    choices = (
        Choice(tell("answer"), ANSWER if has_it else None, "go", "undo", why=why, name="answer"),
        Choice(tell("let"), LET, "calm", "hand", name="let"),
        Choice(
            tell("let_all"), partial(t.let_all, seat), "calm", "hourglass", hint=tell("let_all_hint"), name="let all"
        ),
    )
    why = tell("why_not_this", card=message_name(ANSWER_CARD))
    presses = hand_presses(t, {ANSWER_CARD: ANSWER} if has_it else {}, lambda card: why)
    sentence = tell("may_answer" if has_it else "may_not_answer", name=t.name(seat), attack=attack_told(t))
    first = "answer" if has_it else "let"
    return Prompt(sentence, choices, presses, first, seat, drops_on(presses, PILE))


def does_anyone_answer(t: MadTable, seats: Sequence[int]) -> Prompt:
    """MMR6: the one question to all people aimed at. Nothing of it depends on what they hold."""
    choices = [
        Choice(
            tell("i_answer", name=t.name(seat)),
            partial(t.answers.claim, seat),
            "primary",
            t.face_of(seat),
            name=f"claim {seat}",
        )
        for seat in seats
    ]
    choices.append(Choice(tell("nobody"), t.answers.nobody, "go", "check", hint=tell("nobody_hint"), name="nobody"))
    quiet = partial(t.answers.nobody, tuple(seats))
    choices.append(Choice(tell("nobody_all"), quiet, "calm", "hourglass", hint=tell("let_all_hint"), name="nobody all"))
    return Prompt(tell("anyone", attack=attack_told(t)), tuple(choices), {}, "nobody")


PROMPTS: dict[str, Callable[..., Prompt]] = {
    "turn": turn,
    "drawn": drawn,
    "name colour": name_colour,
    "choose way": choose_way,
    "and or": and_or,
    "choose target": choose_target,
    "may answer": may_answer,
    "give one": give_one,
}
"""What is asked, by the name of the step."""
