"""Meow Meow Dice: what is not legal cannot be pressed and says why; what is legal can; odds and taking back."""

import pygame
import pytest

from cattable.engine.steps import Action
from cattable.games.meow_meow_dice.actions import AddCondition, Lock, Reroll, Roll, Swap
from cattable.ui.tables.meow_meow_dice.marks import mark_of
from cattable.ui.tables.meow_meow_dice.space_scene import SpaceScene
from tests.ui.hands import click, key, middle
from tests.ui.table.conftest import press, table_of, wait_for_decision, widget
from tests.ui.table.meow import ADVANCED, BASE, FULL, MeowHand, first_roll, new_match


def rigged(rolls, options, count=2, deck=("tuna bowl", "bow tie", "bell collar")):
    return new_match(count, 1, options, rig={"rolls": rolls, "butlers": list(deck)})


def to_first_decision(app):
    """Both have chosen a cat."""
    for cat in ("Mochi", "Luna"):
        press(app, f"cat {cat}")


def names(app):
    return [w.name for w in app.scenes.top.group.widgets]


def test_a_cat_that_was_taken_says_whose_it_is(at_table):
    app = at_table(new_match(2, 1, BASE))
    press(app, "cat Mochi")
    taken = widget(app, "cat Mochi")
    assert "Mina" in taken.why and taken.piece.dimmed
    assert widget(app, "cat Luna").enabled


def test_no_more_dice_than_the_roll_before_less_one(at_table):
    app = at_table(rigged([["face", "face", "tail", "side"]], BASE))
    to_first_decision(app)
    press(app, "roll")
    for i in range(3):
        press(app, f"die {i}")
    assert "3 dice" in widget(app, "die 3").why
    assert widget(app, "again").enabled and "3" in widget(app, "again").label
    press(app, "die 0")
    assert widget(app, "die 3").enabled


def test_nothing_chosen_nothing_rolled(at_table):
    app = at_table(rigged([["face", "face", "tail", "side"]], BASE))
    to_first_decision(app)
    press(app, "roll")
    before = len(table_of(app).match.journal)
    assert widget(app, "again").why
    click(app, *middle(widget(app, "again").box))
    assert len(table_of(app).match.journal) == before


def test_the_card_says_what_the_dice_lack(at_table):
    app = at_table(rigged([["face", "face", "face", "tail"]], BASE))
    to_first_decision(app)
    press(app, "roll")
    why = widget(app, "card three and one").why
    assert "tail shows" in why and "no back" in why
    assert "two pairs" in widget(app, "card two pairs").why
    assert "take" not in names(app)


def test_a_won_card_can_be_pressed_instead_of_its_button(at_table):
    app = at_table(rigged([["face", "face", "tail", "tail"]], BASE))
    to_first_decision(app)
    press(app, "roll")
    assert "bow tie" in widget(app, "take").label and "2 points" in widget(app, "take").label
    click(app, *middle(widget(app, "card two pairs").box))
    wait_for_decision(app)
    assert table_of(app).match.view(None)["spaces"][0] == ["bow tie"]


def test_preparations_ask_for_what_they_need_and_can_be_left(at_table):
    app = at_table(new_match(2, 1, ADVANCED))
    to_first_decision(app)
    before = len(table_of(app).match.journal)
    press(app, "condition")
    assert widget(app, "card two pairs").why
    press(app, "token no face")
    assert "all different" in widget(app, "card all different").why
    press(app, "back")
    press(app, "lock")
    assert {"side face", "side tail", "side back", "side belly", "side side"} <= set(names(app))
    press(app, "back")
    press(app, "swap")
    assert widget(app, "send").why
    press(app, "card two pairs")
    assert widget(app, "send").enabled
    press(app, "back")
    assert len(table_of(app).match.journal) == before


def test_preparations_cost_enthusiasm_and_can_be_taken_back(at_table):
    app = at_table(new_match(2, 1, ADVANCED))
    to_first_decision(app)
    press(app, "lock")
    press(app, "side belly")
    table = table_of(app).table
    assert table.shown.locked == ["belly"] and table.shown.enthusiasm[0] == 1
    assert table.pieces["locked 0"].chained
    key(app, pygame.K_BACKSPACE)
    wait_for_decision(app)
    assert table.shown.locked == [] and table.shown.enthusiasm[0] == 2 and "locked 0" not in table.pieces


def test_a_token_in_the_hand_can_be_taken_straight_from_the_supply(at_table):
    app = at_table(rigged([], ADVANCED))
    to_first_decision(app)
    press(app, "token no side" if "token no side" in names(app) else "token no tail")
    press(app, "card two pairs")
    wait_for_decision(app)
    assert table_of(app).table.shown.tokens["two pairs"] == ["no tail"]
    press(app, "token no tail" if "token no tail" in names(app) else "token no face")
    assert table_of(app).table.mode == "condition"


@pytest.mark.parametrize("options", [BASE, FULL])
def test_what_can_be_pressed_is_exactly_what_is_legal(at_table, options):
    """At every decision of random matches; choices of many are reached one by one."""
    match = new_match(3, 9, options)
    app = at_table(match)
    hand = MeowHand(3)
    for _ in range(200):
        wait_for_decision(app)
        scene = table_of(app)
        if match.over:
            break
        prompt = scene.table.prompt_now
        if prompt.seat is not None and not scene.events:
            legal = set(match.legal(prompt.seat))
            offered = {c.action for c in prompt.choices if isinstance(c.action, Action) and not c.why}
            offered |= {p.action for p in prompt.presses.values() if isinstance(p.action, Action) and not p.why}
            assert offered <= legal
            one_by_one = (AddCondition, Lock, Reroll, Swap, *((Roll,) if scene.table.mode else ()))
            assert all(isinstance(action, one_by_one) for action in legal - offered)
        hand.choose(app).activate()


def test_every_legal_action_can_be_reached(at_table):
    """Of preparing: by its mode, its token or side, its cards."""
    match = new_match(2, 4, ADVANCED)
    app = at_table(match)
    to_first_decision(app)
    wait_for_decision(app)
    table = table_of(app).table
    seat, legal = match.waiting[0], match.legal(match.waiting[0])

    def offered():
        prompt = table.prompt(seat, match.view(None), legal)
        found = [c.action for c in prompt.choices if not c.why]
        return found + [p.action for p in prompt.presses.values() if not p.why]

    for action in legal:
        match action:
            case AddCondition(token, place):
                table.begin("condition", token)
                assert table.prompt(seat, match.view(None), legal).presses[f"card {place}"].action == action
            case Lock():
                table.begin("lock")
            case Swap(places):
                table.begin("swap")
                table.selected = [f"card {place}" for place in places]
            case _:
                table.begin("")
        assert action in offered(), action


def test_odds_are_shown_by_key_and_by_press(at_table):
    app = at_table(rigged([["face", "face", "tail", "side"]], BASE))
    to_first_decision(app)
    assert not any("%" in text for text, *_ in app.written() if text != "% Chances")
    key(app, pygame.K_o)
    texts = [text for text, *_ in app.written()]
    assert sum(text.endswith(" %") for text in texts) == 4
    press(app, "odds")
    assert not table_of(app).table.odds_on


def test_nothing_is_told_before_the_dice_lie(at_table):
    app = at_table(rigged([["face", "face", "face", "back"]], BASE), speed="normal")
    to_first_decision(app)
    key(app, pygame.K_o)
    widget(app, "roll").activate()
    seen = set()
    for _ in range(200):
        app.step(1 / 30)
        texts = [text for text, *_ in app.written()]
        table = table_of(app).table
        told = any("three and one" in text for text in texts[texts.index("all the same") + 1 :])
        seen.add((table.in_air, told, bool(table.die("die 0").roll)))
        if table_of(app).prompted:
            break
    assert (True, True) not in {(air, told) for air, told, _ in seen}
    assert (False, True, False) in seen and (True, False, True) in seen


def test_a_look_at_a_space_leaves_the_choice_alone(at_table):
    app = at_table(new_match(2, 3, BASE))
    first_roll(app)
    press(app, "die 0")
    press(app, "plate 1")
    key(app, pygame.K_ESCAPE)
    wait_for_decision(app)
    assert table_of(app).table.selected == ["die 0"]
    assert widget(app, "again").enabled


def test_places_tell_what_they_are(at_table):
    match = new_match(2, 1, FULL, rig={"rolls": [["face", "face", "tail", "side"]], "butlers": ["dancing flames"]})
    app = at_table(match)
    wait_for_decision(app)
    told = widget(app, "about all different").hint
    for part in ("Dancing flames", "toys", "1 point", "a tail", "Luna", "enthusiasm"):
        assert part in told
    to_first_decision(app)
    assert "about all different" not in names(app), "the card itself tells it now"
    assert told in widget(app, "card all different").hint
    for place in ("butlers", "golden", "fish bones", "supply", "cat", "space"):
        assert widget(app, f"about {place}").hint
    assert "2 of 3" in widget(app, "about cat").hint
    widget(app, "about space").activate()
    assert isinstance(app.scenes.top, SpaceScene)


def test_a_swap_says_what_it_costs(at_table):
    app = at_table(rigged([["face", "face", "tail", "side"]], BASE))
    to_first_decision(app)
    press(app, "swap")
    press(app, "card two pairs")
    texts = [text for text, *_ in app.written()]
    assert "1 card" in texts and "The cat token falls asleep." in texts
    press(app, "back")
    assert "The first roll" in [text for text, *_ in app.written()]


def test_a_double_press_on_a_die_rolls_it_again(at_table):
    app = at_table(rigged([["face", "face", "tail", "side"], ["belly"]], BASE))
    to_first_decision(app)
    press(app, "roll")
    x, y = middle(widget(app, "die 2").box)
    click(app, x, y)
    click(app, x, y)
    wait_for_decision(app)
    assert table_of(app).match.journal[-1] == (0, Reroll(("side",)))


def test_esc_takes_back_what_was_begun(at_table):
    app = at_table(new_match(2, 1))
    for name in ("cat Mochi", "cat Luna", "swap"):
        press(app, name)
    assert table_of(app).table.mode == "swap"
    key(app, pygame.K_ESCAPE)
    assert table_of(app).table.mode == "" and app.scenes.top is table_of(app), "not the menu"
    key(app, pygame.K_ESCAPE)
    assert app.scenes.top is not table_of(app)


def test_tab_goes_from_the_dice_to_the_buttons(at_table):
    app = at_table(new_match(2, 1, BASE))
    first_roll(app)
    wait_for_decision(app)
    names = [w.name for w in app.scenes.top.group.widgets]
    dice = [i for i, name in enumerate(names) if name.startswith("die ")]
    assert max(dice) < names.index("again") < names.index("icon undo")


def enter(app, name):
    """The focus goes to a widget, Enter presses it; the name of what has the focus then."""
    wait_for_decision(app)
    app.scenes.top.group.by_keys = True
    app.scenes.top.group.focus(widget(app, name))
    key(app, pygame.K_RETURN)
    return app.scenes.top.group.focused.name


def test_the_focus_goes_to_what_can_be_chosen(at_table):
    app = at_table(rigged([], ADVANCED))
    to_first_decision(app)
    table = table_of(app).table
    first = enter(app, "condition")
    assert first == next(name for name in names(app) if name.startswith("token ") and widget(app, name).enabled)
    assert enter(app, first) == "card two pairs", "no tokens at the place before it"
    key(app, pygame.K_ESCAPE)
    assert enter(app, "lock").startswith("side ")
    key(app, pygame.K_ESCAPE)
    assert enter(app, "swap") == "card all different"
    assert enter(app, "card all different") == "card all different" and table.selected == ["card all different"]
    assert enter(app, "card two pairs") == "card two pairs", "it stays where cards are chosen"
    assert len(table_of(app).match.journal) == 2


def test_what_can_be_chosen_is_lit(at_table):
    app = at_table(rigged([], ADVANCED))
    to_first_decision(app)
    table = table_of(app).table

    def lit():
        cards = {f"card {place}" for place in table.shown.board if mark_of(table, place).shines}
        return cards | {name for name, piece in table.pieces.items() if getattr(piece, "lit", False)}

    def enabled(kind):
        return {name for name in names(app) if name.startswith(kind) and widget(app, name).enabled}

    assert not lit()
    press(app, "condition")
    assert lit() == enabled("token ") != set()
    press(app, "token no tail")
    assert lit() == enabled("card ") != set()
    press(app, "back")
    press(app, "swap")
    press(app, "card two pairs")
    assert lit() == enabled("card ") and len(lit()) == 4
    press(app, "back")
    assert not lit()


def to_a_bite(app):
    """Both have taken a food card; the first player has rolled."""
    to_first_decision(app)
    for name in ("roll", "take", "roll", "take", "roll"):
        press(app, name)


ALL_DIFFERENT = ["face", "tail", "back", "belly"]
BITE = [ALL_DIFFERENT, ALL_DIFFERENT, ["face", "face", "tail", "side"], ["back"]]
FOOD = ("tuna bowl", "bow tie", "bell collar", "salmon slice")


def test_a_bite_keeps_the_dice_that_were_chosen(at_table):
    app = at_table(rigged(BITE, {"one_bite": "on"}, deck=FOOD))
    to_a_bite(app)
    press(app, "die 1")
    press(app, "bite")
    assert table_of(app).table.selected == ["die 1"] and widget(app, "die 1").piece.chosen
    press(app, "again")
    assert table_of(app).table.selected == []


def test_after_the_last_bite_the_sentence_speaks_of_the_roll(at_table):
    app = at_table(rigged(BITE, {"one_bite": "on"}, deck=FOOD))
    to_a_bite(app)
    press(app, "die 3")
    press(app, "again")
    table = table_of(app).table
    assert "no reroll" in table.prompt_now.sentence
    press(app, "bite")
    assert "1 die" in table.prompt_now.sentence and "bite" not in table.prompt_now.sentence.lower()
    press(app, "die 3")
    assert widget(app, "again").enabled and widget(app, "settle").enabled


def test_taking_tells_by_how_much_the_score_rises(at_table):
    """A token brings 2; the golden lobster shows the own cat, and its icon is the second one."""
    rolls = [["face", "face", "back", "back"], ALL_DIFFERENT, ["face"] * 4]
    app = at_table(rigged(rolls, ADVANCED))
    to_first_decision(app)
    table = table_of(app).table
    press(app, "token no tail")
    press(app, "card two pairs")
    press(app, "roll")
    assert widget(app, "take").label == "Take bow tie: 4 points" and mark_of(table, "two pairs").short == "+4"
    for name in ("take", "roll", "take", "roll"):
        press(app, name)
    assert widget(app, "take").label == "Take golden lobster: 7 points"
    press(app, "take")
    assert table.total(0) == 4 + 7
