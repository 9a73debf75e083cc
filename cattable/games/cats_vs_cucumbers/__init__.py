"""Cats vs Cucumbers: six dice, five boxes, and never three cucumbers."""

from cattable.games.cats_vs_cucumbers.rules import CucumberRules, CucumberSheet, check
from cattable.games.cats_vs_cucumbers.table import CatsVsCucumbers
from cattable.games.game import Flow

FLOW = Flow(CucumberSheet, check, CucumberRules, CatsVsCucumbers)
