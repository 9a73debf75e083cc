"""Hands: sorted, dragged, lit; what cannot be played says why; the pile can be looked through."""

from itertools import pairwise

import pygame
import pytest

from cattable.ui.scenes import table as table_scene
from cattable.ui.table.fan import Arrangement, fan, rows_of
from cattable.ui.table.handcard import LEAN
from cattable.ui.table.pile_scene import PileScene
from tests.ui.hands import key, middle, mouse, move
from tests.ui.table.cards import card_match, check
from tests.ui.table.conftest import press, table_of, wait_for_decision, widget


@pytest.fixture
def mad(at_table):
    app = at_table(card_match("mad_magazine", 3, seed=4), humans=(0, 1, 2)[:1])
    for _ in range(40):
        wait_for_decision(app)
        if table_of(app).match.view(0)["stack"][-1]["step"] == "turn":
            app.settle()
            return app
        lot = [*table_of(app).buttons, *app.scenes.top.group.widgets]
        next(w for w in lot if w.enabled and w.action).activate()
    raise AssertionError


def drag(app, start, end):
    move(app, *start)
    mouse(app, pygame.MOUSEBUTTONDOWN, *start)
    for share in (0.3, 0.7, 1.0):
        move(app, start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
    mouse(app, pygame.MOUSEBUTTONUP, *end)


def hand(app):
    return table_of(app).table.zones["hand"]


def grip(piece):
    x, y, _, h = piece.box
    return x + 20, y + h / 2


def test_hands_of_all_sizes_lean_in_the_same_few_steps():
    turns = [[pose.turn for pose in fan(cards, (424, 600, 1046, 466), 190.0)] for cards in range(1, 77)]
    for hand in turns:
        assert hand == sorted(hand, reverse=True) and [-turn for turn in reversed(hand)] == hand
    assert turns[6] == [6, 4, 2, 0, -2, -4, -6]
    assert all(turn % LEAN == 0 and abs(turn) <= 10 for hand in turns for turn in hand)


@pytest.mark.parametrize("cards", [1, 3, 10, 17, 30, 45, 76])
def test_every_card_of_a_hand_shows_its_corner(cards):
    box, width = (424, 600, 1046, 466), 190.0
    poses = fan(cards, box, width)
    assert len(poses) == cards == sum(rows_of(cards, box[2], width))
    for a, b in pairwise(poses):
        assert b.y > a.y + 40 or b.x - a.x >= 0.3 * a.width
    assert all(box[0] <= p.x - p.width / 2 and p.x + p.width / 2 <= box[0] + box[2] for p in poses if not p.turn)


def test_an_arrangement_keeps_its_order():
    order = Arrangement(str)
    assert order.of(["c", "a", "b"]) == ["a", "b", "c"]
    order.move(0, 2)
    assert order.of(["c", "a", "b"]) == ["b", "c", "a"]
    assert order.of(["c", "a", "d"]) == ["c", "a", "d"]


def test_hands_are_sorted_by_colour(mad):
    faces = [p.card for p in hand(mad)]
    table = table_of(mad).table
    assert faces == sorted(faces, key=table.sort_key)


def test_a_card_that_does_not_fit_says_why_and_stays(mad):
    why = next(w for w in mad.scenes.top.group.widgets if w.name.startswith("hand") and w.why)
    assert why.why.startswith("Needs ") and why.piece.dimmed
    before = len(table_of(mad).match.journal)
    mouse(mad, pygame.MOUSEMOTION, *grip(why.piece))
    mouse(mad, pygame.MOUSEBUTTONDOWN, *grip(why.piece))
    mouse(mad, pygame.MOUSEBUTTONUP, *grip(why.piece))
    assert len(table_of(mad).match.journal) == before and why.shake


def test_dragging_along_the_hand_puts_a_card_elsewhere(mad):
    first, last = hand(mad)[0], hand(mad)[-1]
    faces = [p.card for p in hand(mad)]
    drag(mad, grip(first), (last.x, last.y))
    mad.settle()
    assert [p.card for p in hand(mad)] == [*faces[1:], faces[0]]
    table = table_of(mad).table
    table.place()
    assert [p.card for p in hand(mad)] == [*faces[1:], faces[0]], "the order is kept"


def test_dragging_to_the_pile_plays(mad):
    fits = next(w for w in mad.scenes.top.group.widgets if w.name.startswith("hand") and not w.why)
    card, before = fits.piece.card, len(table_of(mad).match.journal)
    drag(mad, grip(fits.piece), middle(widget(mad, "discard").box))
    match = table_of(mad).match
    assert match.journal[before][1].card == card


def test_dropping_a_card_where_it_cannot_go_brings_it_back(mad):
    why = next(w for w in mad.scenes.top.group.widgets if w.name.startswith("hand") and w.why)
    home, before = why.piece.home, len(table_of(mad).match.journal)
    drag(mad, grip(why.piece), middle(widget(mad, "discard").box))
    mad.settle()
    assert len(table_of(mad).match.journal) == before
    assert (why.piece.x, why.piece.y) == (home.x, home.y)


def test_anybody_may_look_through_the_pile(mad):
    press(mad, "discard")
    assert isinstance(mad.scenes.top, PileScene)
    table = table_of(mad).table
    assert [card for card, _ in mad.scenes.top.cards] == table.shown.discard[::-1]


@pytest.fixture
def two_orange_herds(at_table, monkeypatch):
    """A function that opens a table with two open orange herds, this hand to move."""
    monkeypatch.setattr(table_scene, "history", lambda match, laid: [])
    monkeypatch.setattr(table_scene.TableScene, "_keep", lambda scene: None)

    def opened(hand):
        match = card_match("herding_cats", 2, seed=1)
        match.table.s.herds[:] = [["orange cowdog"], ["orange cowdog", "orange cat"]]
        match.table.s.hands[0][:] = hand
        match._legal = {}
        match.journal.append((0, None))
        app = at_table(match, humans=(0,))
        wait_for_decision(app)
        return app

    return opened


def test_a_cat_with_several_herds_is_dropped_on_one_of_them(two_orange_herds):
    app = two_orange_herds(["orange cat", "stampede", "blue cat"])
    cat = next(w for w in app.scenes.top.group.widgets if w.name == "hand 0")
    assert cat.piece.card == "orange cat" and set(cat.drops) == {"herd 0", "herd 1"}
    blue = next(w for w in app.scenes.top.group.widgets if w.name.startswith("hand") and w.piece.card == "blue cat")
    assert "blue" in blue.why
    drag(app, grip(cat.piece), middle(table_of(app).table.pieces["herd 1"].box))
    assert table_of(app).match.table.s.herds[1] == ["orange cowdog", "orange cat", "orange cat"]


def test_taking_back_a_colour(at_table, monkeypatch):
    """Who named a colour may think again until somebody else decides."""
    match = card_match("mad_magazine", 3, seed=4)
    app = at_table(match, humans=(0,))
    for _ in range(400):
        wait_for_decision(app)
        step = match.view(0)["stack"][-1]["step"]
        names = [w.name for w in app.scenes.top.group.widgets if w.enabled]
        if step == "name colour":
            break
        wilds = [
            w for w in app.scenes.top.group.widgets if w.name.startswith("hand") and w.piece.card == "wild and wooly"
        ]
        if step == "turn" and wilds:
            wilds[0].activate()
        else:
            first = next(n for n in ("draw", "keep", "let", "ignore", "follow", *names) if n in names)
            widget(app, first).activate()
    assert match.view(0)["stack"][-1]["step"] == "name colour"
    before = match.view(0)
    press(app, "colour blue")
    assert match.waiting == [0] and match.view(0)["colour"] == "blue", "what else the card does is still to be said"
    app.settle()
    key(app, pygame.K_BACKSPACE)
    wait_for_decision(app)
    after = match.view(0)
    assert after == before
    check(app)


def test_who_has_chosen_a_cat_is_led_to_the_herds(two_orange_herds):
    """By keyboard the same key that chooses a cat then puts it on a herd; taking the choice back leaves the focus."""
    app = two_orange_herds(["orange cat", "blue cat", "green cat"])
    group = app.scenes.top.group
    assert group.focused.piece.card == "orange cat"
    group.focused.activate()
    assert group.focused.name == "herd 0"
    cat = widget(app, table_of(app).table.selected[0])
    group.focus(cat)
    cat.activate()
    assert not table_of(app).table.selected and group.focused.name == cat.name
    group.focused.activate()
    group.focused.activate()
    assert table_of(app).match.table.s.herds[0] == ["orange cowdog", "orange cat"]
