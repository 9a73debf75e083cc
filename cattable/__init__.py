"""Cat Table: cat-themed dice and card games for one computer or one sofa.

game = cattable.load_game("mad_cat_sad_cat")
match = game.new_match(["Ann", "Bo"], seed=7)
while not match.over:
    seat = match.waiting[0]
    events = match.apply(seat, match.legal(seat)[0])
"""

from cattable.engine.errors import CatTableError, IllegalAction, RigError, RulesError, SaveError, SetUpError
from cattable.engine.match import Match
from cattable.games import Game, load_game, match_from_json

__all__ = [
    "CatTableError",
    "Game",
    "IllegalAction",
    "Match",
    "RigError",
    "RulesError",
    "SaveError",
    "SetUpError",
    "load_game",
    "match_from_json",
]
