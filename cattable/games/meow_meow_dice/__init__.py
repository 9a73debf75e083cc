"""Meow Meow Dice: four dice, four tricks, and butlers with presents."""

from cattable.games.game import Flow
from cattable.games.meow_meow_dice.rules import MeowRules, MeowSheet, check
from cattable.games.meow_meow_dice.table import MeowMeowDice

FLOW = Flow(MeowSheet, check, MeowRules, MeowMeowDice)
