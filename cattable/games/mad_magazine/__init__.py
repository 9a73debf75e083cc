"""The MAD Magazine Card Game: get rid of your cards, and answer back."""

from cattable.games.game import Flow
from cattable.games.mad_magazine.rules import MadRules, MadSheet, check
from cattable.games.mad_magazine.table import Mad

FLOW = Flow(MadSheet, check, MadRules, Mad)
