"""What the tests of the table of Cats vs Cucumbers share: matches of it, and a hand that plays at random."""

import cattable
from tests.ui.table.conftest import NAMES, Hand, playable


def new_match(count=3, seed=7, changes=None, **set_up):
    game = cattable.load_game("cats_vs_cucumbers", changes)
    return game.new_match(NAMES[:count], seed=seed, first=0, **set_up)


class CatHand(Hand):
    """Marks a few dice, then presses something; looks at its toys now and then."""

    def choose(self, app):
        lot = [w for w in playable(app) if w.name != "odds"]
        dice = [w for w in lot if w.name.startswith("die ") and not w.piece.chosen]
        looks = [w for w in lot if w.name in ("look", "put away") or (w.name.startswith("toy ") and w.hint == "")]
        others = [w for w in lot if w not in looks and not w.name.startswith("die ")]
        if dice and self.lot.random() < 0.5:
            return self.lot.choice(dice)
        if looks and (not others or self.lot.random() < 0.1):
            return self.lot.choice(looks)
        return self.lot.choice(others or lot)


__all__ = ["CatHand", "new_match"]
