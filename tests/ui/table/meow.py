"""What the tests of the table of Meow Meow Dice share: matches of it, and a hand that plays at random."""

from itertools import product

import cattable
from tests.ui.table.conftest import NAMES, Hand, playable

BASE = {"rules": "base"}
ADVANCED = {"rules": "advanced"}
FULL = {"rules": "advanced", "special": "on", "one_bite": "on"}
ALL_OPTIONS = [
    dict(zip(("rules", "special", "one_bite"), chosen, strict=True))
    for chosen in product(("base", "advanced"), ("off", "on"), ("off", "on"))
]


def new_match(count=3, seed=7, options=None, changes=None, **set_up):
    game = cattable.load_game("meow_meow_dice", changes)
    return game.new_match(NAMES[:count], seed=seed, first=0, options=options or FULL, **set_up)


class MeowHand(Hand):
    """Chooses a few dice, cards or tokens, then presses something; changes its mind now and then."""

    def choose(self, app):
        lot = [w for w in playable(app) if w.name != "odds" and not w.name.startswith(("plate ", "about "))]
        loose = [w for w in lot if w.name.startswith(("die ", "card ", "token ")) and not w.piece.chosen]
        buttons = [w for w in lot if w not in loose and w.name != "back"]
        if loose and (not buttons or self.lot.random() < 0.5):
            return self.lot.choice(loose)
        if buttons and self.lot.random() < 0.95:
            return self.lot.choice(buttons)
        return self.lot.choice(lot)


def first_roll(app):
    """Goes on until dice lie in the tray."""
    from tests.ui.table.conftest import table_of, wait_for_decision, widget

    for _ in range(20):
        wait_for_decision(app)
        table = table_of(app).table
        if table.shown.dice:
            return
        names = [w.name for w in app.scenes.top.group.widgets]
        name = "roll" if "roll" in names else next(n for n in names if n.startswith("cat ") and widget(app, n).enabled)
        widget(app, name).activate()


__all__ = ["ADVANCED", "ALL_OPTIONS", "BASE", "FULL", "MeowHand", "first_roll", "new_match"]
