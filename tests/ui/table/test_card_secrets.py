"""Hidden cards leave no trace: same public pixels, same questions, same time, whatever anybody holds."""

import random

import pygame
import pytest

from cattable.games.mad_magazine import flow
from cattable.ui.scenes.curtain import Curtain
from cattable.ui.table.thinker import Thinker
from tests.battery.scramble import SCRAMBLE
from tests.ui.table.cards import GAMES, Player, card_match
from tests.ui.table.conftest import press, table_of, wait_for_decision, widget

ANSWER = "what me worry"


def pixels(app):
    return pygame.image.tobytes(app.screenshot(), "RGB")


def with_answers(match, seats):
    """Gives each of these seats an answer card in place of another; the others get none."""
    s = match.table.s
    zones = [*s.hands, s.deck]
    for zone in zones:
        while ANSWER in zone:
            zone[zone.index(ANSWER)] = "blank"
    for seat in seats:
        hand = s.hands[seat]
        hand[0] = ANSWER
    fillers = iter(["green 1", "green 2"])
    for zone in zones:
        for i, card in enumerate(zone):
            if card == "blank":
                zone[i] = next(fillers)
    match._legal = {}


def attacked(seats, humans=None):
    """Mina has played Draw 1; some of the others hold the answer."""
    match = card_match("mad_magazine", 4, seed=3)
    s = match.table.s
    with_answers(match, seats)
    s.discard.append("red draw 1")
    s.colour = "red"
    order = [3, 2, 1]
    s.stack[:] = [
        flow.EndTurn(0),
        flow.CarryOut("draw 1", 0, order),
        *[flow.MayAnswer(i, "draw 1", 0) for i in reversed(order)],
    ]
    match._legal = {}
    match.journal.append((0, flow.DRAW))
    return match


@pytest.fixture
def staged(at_table, monkeypatch):
    """Matches whose state was put together by hand have no journal that leads to it."""
    from cattable.ui.scenes import table

    monkeypatch.setattr(table, "history", lambda match, laid: [])
    monkeypatch.setattr(table.TableScene, "_keep", lambda scene: None)
    return at_table


def test_the_question_is_the_same_whoever_holds_the_answer(staged):
    seen = set()
    for seats in ((), (1,), (3,), (1, 3)):
        app = staged(attacked(seats), still=True)
        app.screenshot()  # makes the first art, which takes as long as it takes
        steps = 0
        while not table_of(app).prompted:
            app.step(1 / 60)
            steps += 1
        app.settle()
        names = tuple(w.name for w in app.scenes.top.group.widgets)
        assert not isinstance(app.scenes.top, Curtain)
        seen.add((steps, names, pixels(app)))
        press(app, "nobody")
        seen_after = table_of(app).match.view(None)
        assert seen_after["stack"][-1]["step"] == "turn"
        app.close()
    assert len(seen) == 1


def test_who_says_so_proves_it_behind_the_curtain(staged):
    app = staged(attacked((3,)))
    press(app, "claim 3")
    assert isinstance(app.scenes.top, Curtain)
    press(app, "I am Oskar")
    press(app, "answer")
    view = table_of(app).match.view(None)
    assert view["discard"][-1] == ANSWER and view["waiting"] == [3]
    assert table_of(app).viewer == 3, "who answers names the colour without another curtain"


def test_a_bluff_ends_in_letting_it_happen_and_the_others_are_asked_again(staged):
    app = staged(attacked((1,)))
    press(app, "claim 3")
    press(app, "I am Oskar")
    assert widget(app, "answer").why
    press(app, "let")
    assert widget(app, "claim 2").enabled and widget(app, "claim 1").enabled
    press(app, "claim 1")
    press(app, "I am Theo")
    press(app, "answer")
    assert table_of(app).match.view(None)["discard"][-1] == ANSWER


def test_quiet_seats_are_not_asked_again_this_turn(staged):
    app = staged(attacked((1, 2)))
    press(app, "nobody all")
    assert table_of(app).match.waiting == [3] and table_of(app).match.view(None)["stack"][-1]["step"] == "turn"


def test_alone_one_is_always_asked(staged):
    for seats, can in (((), False), ((1,), True)):
        app = staged(attacked(seats), humans=(1,))
        wait_for_decision(app)
        assert bool(widget(app, "answer").why) != can and widget(app, "let").enabled
        app.close()


def test_computer_players_take_the_same_time_with_and_without_the_card():
    for dt in (1 / 60, 1 / 20):
        counts = set()
        for seats in ((), (3,)):
            match = attacked(seats)
            thinker, steps = Thinker(match, 3, "cat", unhurried=True), 1
            while thinker.go_on(dt) is None:
                steps += 1
            counts.add(steps)
        assert len(counts) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", [0, 7, 23])
def test_public_pixels_do_not_depend_on_hidden_cards(staged, game, decisions):
    """The table of several people, between two turns: curtain, then what lies open when it is taken away."""
    seen, texts = set(), set()
    for mixing in range(3):
        match = card_match(game, 4, seed=11)
        lot = random.Random(4)
        while len(match.journal) < decisions or match.table.s.stack[-1].__class__.__name__ != "Turn":
            seat = match.waiting[0]
            match.apply(seat, lot.choice(match.legal(seat)))
        match.journal.append((0, None))
        if mixing:
            SCRAMBLE[game](match.table.r, match.table.s, None, random.Random(mixing))
        match._legal = {}
        app = staged(match, still=True)
        wait_for_decision(app)
        assert isinstance(app.scenes.top, Curtain)
        curtain = pixels(app)
        scene = table_of(app)
        app.scenes.pop()
        app.settle(0.2)
        seen.add(curtain + pixels(app))
        texts.add(tuple(w.text for w in app.written()))
        assert scene.viewer is None
        app.close()
    assert len(seen) == 1 and len(texts) == 1


def asks_nothing(match, action):
    """Whether a card goes down with one press, and the turn is over: cowdogs do, and number cards."""
    r, card = match.table.r, getattr(action, "card", "")
    if match.game.id == "herding_cats":
        return card in r.kind and r.kind[card] == "cowdog"
    return card in r.face and r.face[card].message.isdigit()


def before_a_plain_card(game):
    """A match before the first turn of somebody who holds such a card, and the card."""
    for seed in range(1, 50):
        match = card_match(game, 3, seed=seed)
        while type(match.table.s.stack[-1]).__name__ != "Turn":
            match.apply(match.waiting[0], match.legal(match.waiting[0])[0])
        plain = [action for action in match.legal(match.waiting[0]) if asks_nothing(match, action)]
        if plain:
            return match, plain[0].card
    raise AssertionError("nobody begins with a plain card")


@pytest.mark.parametrize("game", GAMES)
def test_a_played_card_tells_nothing_of_the_hand_it_came_from(staged, game):
    """The same card out of different hands: the same pictures afterwards."""
    seen, hands = set(), set()
    for mixing in range(3):
        match, card = before_a_plain_card(game)
        s, r, seat = match.table.s, match.table.r, match.waiting[0]
        slot = s.hands[seat].index(card)
        s.hands[seat].pop(slot)
        if mixing:
            SCRAMBLE[game](r, s, None, random.Random(mixing))
        s.hands[seat].insert(slot % 2, card)
        match._legal = {}
        match.journal.append((0, None))
        app = staged(match, still=True)
        press(app, f"I am {table_of(app).seats[seat].name}")
        table = table_of(app).table
        key = next(p.key for p in table.zones["hand"] if p.card == card)
        before = len(match.journal)
        hands.add(tuple(s.hands[seat]))
        press(app, key)
        assert len(match.journal) == before + 1
        app.settle(0.2)
        assert isinstance(app.scenes.top, Curtain)
        app.scenes.pop()
        app.settle(0.2)
        table.place()
        lying = [p for zone, cards in table.zones.items() if zone != "hand" for p in cards]
        assert card in [p.card for p in lying]
        seen.add(tuple((p.key, p.card, p.copy, p.x, p.y) for p in lying))
        app.close()
    assert len(seen) == 1 and len(hands) == 3


def test_the_hand_is_hidden_at_once_after_the_turn(at_table):
    app = at_table(card_match("herding_cats", 3), speed="slow")
    player = Player(2)
    for _ in range(30):
        wait_for_decision(app)
        scene, journal = table_of(app), len(table_of(app).match.journal)
        player.choose(app).activate()
        if scene.viewer is None:
            assert all(p.card == "?" for p in scene.table.zones.get("hand", []))
        elif len(scene.match.journal) > journal:
            assert scene.match.waiting == [scene.viewer]
