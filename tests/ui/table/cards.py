"""What the tests of the two card games share: matches, tables, a player who presses at random."""

import random

import cattable
from cattable.ui.scenes.curtain import Curtain
from cattable.ui.table.pieces import PieceWidget
from cattable.ui.tables.herding_cats.shown import HerdingShown
from cattable.ui.tables.mad_magazine.shown import MadShown
from tests.ui.table.conftest import playable, table_of

NAMES = ("Mina", "Theo", "Ruby", "Oskar", "Frida", "Kim")
GAMES = ("herding_cats", "mad_magazine")


def card_match(game, count=3, seed=7, **set_up):
    return cattable.load_game(game).new_match(NAMES[:count], seed=seed, first=0, **set_up)


def model_of(match, viewer):
    view = match.view(viewer)
    return HerdingShown.of(view) if match.game.id == "herding_cats" else MadShown.of(view, match.table.r)


def model_before(match, viewer):
    shown = model_of(match, viewer)
    shown.before(len(match.table.r.cards))
    if match.game.id == "mad_magazine":
        shown.turn, shown.colour, shown.attack = shown.dealer, "", None
    return shown


class Player:
    """Presses anything by which the match goes on."""

    def __init__(self, seed=1):
        self.lot = random.Random(seed)

    def choose(self, app):
        lot = [w for w in playable(app) if w.name != "discard"]
        if isinstance(app.scenes.top, Curtain):
            return lot[0]
        cards = [w for w in lot if isinstance(w, PieceWidget) and not w.piece.chosen]
        return self.lot.choice(cards if cards and self.lot.random() < 0.7 else lot)


def lying(table):
    """Everything that lies in sight: where, which face, which drawing."""
    return {
        key: (round(p.x, 3), round(p.y, 3), p.turn, p.w, p.card, p.copy, p.visible, p.over)
        for key, p in table.pieces.items()
        if hasattr(p, "card")
    }


def check(app):
    """At rest the table is what the view says, piece by piece; no two cards in sight look alike."""
    scene = table_of(app)
    if scene.events or scene.director.busy or scene.unsettled:
        return
    table = scene.table
    assert table.shown == model_of(scene.match, scene.viewer)
    before, numbers = lying(table), [counter.value for counter in table.counters()]
    table.place()
    assert before == lying(table)
    assert numbers == [counter.value for counter in table.counters()]
    seen = [(p.card, p.copy) for p in table.cards() if p.card != "?"]
    assert len(seen) == len(set(seen)), "two cards in sight show the same drawing"
