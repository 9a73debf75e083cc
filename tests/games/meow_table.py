"""Tables of Meow Meow Dice in the middle of a match, and a second opinion on dice and cards."""

from itertools import product
from random import Random

from cattable import load_game
from cattable.engine.chance import Chance
from cattable.games.meow_meow_dice.flow import Trick

GAME = load_game("meow_meow_dice")
SHEET = GAME.sheet
NAMES = ["Ann", "Bo", "Cy", "Di"]
SIDES = ["face", "tail", "back", "belly", "side"]
ROLLS = list(product(SIDES, repeat=4))
ADVANCED = {"rules": "advanced", "special": "on", "one_bite": "on"}
OPTION_SETS = [
    {"rules": rules, "special": special, "one_bite": bite}
    for rules, special, bite in product(("base", "advanced"), ("off", "on"), ("off", "on"))
]
CARDS = {**SHEET.butlers, **SHEET.golden, **SHEET.special}


def table(options=None, seats=2, game=GAME):
    """A table in the first turn of seat 0, before the trick; cats are taken in the order of the file."""
    t = game.table(options or {})
    t.out = []
    t.set_up(seats, Chance(1), 0)
    t.settle()
    for seat in range(seats):
        t.apply(seat, t.legal(seat)[0])
    return t


def in_trick(t, dice, last_roll=1, locked=()):
    """The same table in the middle of the trick, with these dice."""
    t.s.dice, t.s.locked, t.s.last_roll = sorted(dice), list(locked), last_roll
    t.s.stack[-1:] = [Trick(0)]
    return t


def play(match, seed):
    """A random match; yields after every action (seat, action, events)."""
    rng = Random(seed)
    while not match.over:
        seat = match.waiting[0]
        action = rng.choice(match.legal(seat))
        yield seat, action, match.apply(seat, action)


# ---------------------------------------------------------------- a second opinion
def place_of(dice):
    kinds = len(set(dice))
    if kinds == 2:
        return "three and one" if dice.count(dice[0]) in (1, 3) else "two pairs"
    return {4: "all different", 1: "all the same"}.get(kinds, "")


def meets(dice, card, tokens=()):
    shown = set(dice)
    musts = [*CARDS[card].must, *(token[2:] for token in tokens if token.startswith("a "))]
    nevers = [*CARDS[card].never, *(token[3:] for token in tokens if token.startswith("no "))]
    return all(side in shown for side in musts) and not any(side in shown for side in nevers)


def places_for(card):
    return ["all the same"] if card in SHEET.golden else ["all different", "two pairs", "three and one"]
