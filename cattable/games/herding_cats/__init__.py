"""Herding Cats: cowdogs, cats, and who places the third one."""

from cattable.games.game import Flow
from cattable.games.herding_cats.flow import HerdingCats
from cattable.games.herding_cats.rules import HerdingRules, HerdingSheet, check

FLOW = Flow(HerdingSheet, check, HerdingRules, HerdingCats)
