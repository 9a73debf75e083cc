"""Whole matches of Meow Meow Dice through the real app: by mouse, by keys alone, and by computer players."""

import pygame
import pytest

from cattable.ui.scenes.results import Results
from cattable.ui.tables.meow_meow_dice.shown import Shown
from cattable.ui.tables.meow_meow_dice.space_scene import SpaceScene
from tests.ui.hands import click, key, middle
from tests.ui.table.conftest import table_of, wait_for_decision, widget
from tests.ui.table.meow import ALL_OPTIONS, FULL, MeowHand, first_roll, new_match
from tests.ui.table.playing import all_reached_by_arrows, by_keys, by_mouse, play


def lying(table):
    """Every piece but those of a choice that is being made: where it is and what it shows."""
    return {
        k: (round(p.x, 3), round(p.y, 3), p.turn, p.scale, p.visible, getattr(p, "side", ""), getattr(p, "token", ""))
        for k, p in table.pieces.items()
        if not k.startswith("side ")
    }


def check(app):
    """What is shown is what the view says, piece by piece, once everything is at rest."""
    scene = table_of(app)
    table = scene.table
    if scene.events or scene.director.busy or table.mode:
        return
    assert table.shown == Shown.of(scene.match.view(None))
    before, points = lying(table), [score.value for score in table.scores]
    table.place()
    assert before == lying(table)
    assert points == [score.value for score in table.scores] == [table.total(i) for i in range(len(table.seats))]
    if scene.prompted and table.prompt_now.seat is not None:
        scene._prompt(table.prompt_now.seat)


@pytest.mark.parametrize(
    "count, options, speed",
    [(2, ALL_OPTIONS[0], "off"), (3, FULL, "off"), (4, ALL_OPTIONS[5], "off"), (2, FULL, "fast")],
)
def test_by_mouse(at_table, count, options, speed):
    app = at_table(new_match(count, count, options), speed=speed)
    play(app, MeowHand(count), by_mouse, check, share=0.15)


@pytest.mark.parametrize("count, options", [(2, ALL_OPTIONS[1]), (4, FULL)])
def test_by_keys_only(at_table, count, options):
    app = at_table(new_match(count, count, options))
    play(app, MeowHand(count), by_keys)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=lambda options: " ".join(options.values()))
def test_computer_players_alone(at_table, options):
    match = new_match(3, 4, options)
    app = at_table(match, humans=())
    for _ in range(4000):
        if table_of(app).prompted:
            break
        app.step(1 / 30)
        check(app)
    assert match.over
    widget(app, "next").activate()
    assert isinstance(app.scenes.top, Results)


def test_a_roll_off_is_pressed_die_by_die(at_table):
    seed = next(seed for seed in range(300) if _rolls_off(seed))
    match = new_match(2, seed, ALL_OPTIONS[0])
    app = at_table(match)
    hand, pressed = MeowHand(seed), 0
    for _ in range(3000):
        wait_for_decision(app)
        if isinstance(app.scenes.top, Results):
            break
        names = [w.name for w in app.scenes.top.group.widgets]
        worst = [n for n in ("roll off", "settle", "roll", "next") if n in names and widget(app, n).enabled]
        pressed += "roll off" in names
        if worst:
            widget(app, worst[0]).activate()
        elif "again" in names:
            if not table_of(app).table.selected:
                widget(app, "die 0").activate()
            else:
                widget(app, "again").activate()
        else:
            hand.choose(app).activate()
    assert isinstance(app.scenes.top, Results)
    assert pressed or match.outcome.tie != match.game.sheet.endings.tie_roll


def _rolls_off(seed):
    match = new_match(2, seed, ALL_OPTIONS[0])
    while not match.over:
        legal = match.legal(match.waiting[0])
        worst = [a for a in legal if type(a).__name__ in ("Settle", "Reroll", "Roll")] or legal
        match.apply(match.waiting[0], worst[0])
    return match.outcome.tie == match.game.sheet.endings.tie_roll


def test_every_space_can_be_looked_at(at_table):
    app = at_table(new_match(3, 2))
    hand = MeowHand(3)
    for _ in range(60):
        wait_for_decision(app)
        hand.choose(app).activate()
    wait_for_decision(app)
    journal = list(table_of(app).match.journal)
    for seat in range(3):
        click(app, *middle(widget(app, f"plate {seat}").box))
        assert isinstance(app.scenes.top, SpaceScene) and app.scenes.top.seat == seat
        key(app, pygame.K_RIGHT)
        assert app.scenes.top.seat == (seat + 1) % 3
        app.written()
        key(app, pygame.K_ESCAPE)
        wait_for_decision(app)
    assert table_of(app).match.journal == journal


def test_the_press_before_the_first_roll_hides_what_was_rolled(at_table):
    app = at_table(new_match(2, 1, ALL_OPTIONS[0]))
    wait_for_decision(app)
    for name in ("cat Mochi", "cat Luna", "swap"):
        widget(app, name).activate()
        wait_for_decision(app)
    widget(app, "card two pairs").activate()
    widget(app, "send").activate()
    wait_for_decision(app)
    scene = table_of(app)
    assert scene.match.view(None)["dice"] and not scene.table.shown.dice, "the dice wait for a press"
    key(app, pygame.K_o)
    fresh = scene.table.odds_now()
    assert fresh and scene.table.shown.dice == []
    widget(app, "odds").activate()
    assert scene.table.shown.dice == [] and "roll" in [w.name for w in app.scenes.top.group.widgets]
    widget(app, "roll").activate()
    wait_for_decision(app)
    assert scene.table.shown.dice


def test_every_widget_is_reached_by_arrows(at_table):
    app = at_table(new_match(3, 5))
    first_roll(app)
    wait_for_decision(app)
    all_reached_by_arrows(app)
