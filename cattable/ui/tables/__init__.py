"""The tables of the games, by the id of their flow."""

from __future__ import annotations

from cattable.ui.table.game_table import GameTable
from cattable.ui.tables.cats_vs_cucumbers.table import CucumberTable
from cattable.ui.tables.herding_cats.table import HerdingTable
from cattable.ui.tables.mad_cat_sad_cat.table import MadCatTable
from cattable.ui.tables.mad_magazine.table import MadTable
from cattable.ui.tables.meow_meow_dice.table import MeowTable

TABLES: dict[str, type[GameTable]] = {
    "mad_cat_sad_cat": MadCatTable,
    "herding_cats": HerdingTable,
    "mad_magazine": MadTable,
    "cats_vs_cucumbers": CucumberTable,
    "meow_meow_dice": MeowTable,
}
"""A game is playable in the window when its flow's id is here."""
