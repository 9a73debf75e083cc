"""Mad Cat Sad Cat: roll, set aside, lock in, let the others mooch."""

from cattable.games.game import Flow
from cattable.games.mad_cat_sad_cat.flow import MadCatSadCat
from cattable.games.mad_cat_sad_cat.rules import MadCatRules, MadCatSheet, check

FLOW = Flow(MadCatSheet, check, MadCatRules, MadCatSadCat)
