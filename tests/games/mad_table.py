"""A MAD table in the middle of a match, for tests: hands, piles and colour as one likes."""

from collections import Counter

from cattable import load_game
from cattable.engine.chance import Chance
from cattable.games.mad_magazine.actions import Answer, Choose, Draw, Follow, Give, Keep, Let, Name, Play
from cattable.games.mad_magazine.flow import MayAnswer, Turn
from cattable.games.mad_magazine.table import State

GAME = load_game("mad_magazine")
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
SEATS = range(2, 7)
COLOURS = ["green", "yellow", "red", "blue"]
ANSWER = "what me worry"
ATTACKS = {
    "draw 1": "blue draw 1",
    "give two": "blue give two",
    "wild and wooly": "wild and wooly",
    "exchange": "exchange",
}
FILLERS = ["green 1", "green 2", "green 3", "green 4", "green 5"]
DRAW, KEEP, LET, ANSWERED = Draw(), Keep(), Let(), Answer(ANSWER)


def table(hands, top="blue 1", *, deck=(), discard=(), colour="", way=-1, seat=0, last_card="wins"):
    """This seat is to play; `discard` lies below `top`, and the top of `deck` is its end."""
    t = GAME.table({"last_card": last_card})
    colour = colour or t.r.face[top].colour
    t.s = State([*map(list, hands)], list(deck), [*discard, top], [Turn(seat)], Chance(1), 0, colour, way)
    t.out = []
    return t


def sizes(t):
    """How many cards each seat holds."""
    return [len(hand) for hand in t.s.hands]


def cards_of(s):
    """All cards there are."""
    return Counter(card for zone in (*s.hands, s.deck, s.discard) for card in zone)


def attack(t, message, attacker, target):
    """Plays an attack up to the first question whether somebody answers."""
    card = ATTACKS[message]
    t.apply(attacker, Play(card))
    if not t.r.face[card].colour:
        t.apply(attacker, Name("red"))
    if message == "exchange":
        t.apply(attacker, Follow(True))
    if message != "draw 1":
        t.apply(attacker, Choose(target))


def answer(t, seat):
    """Lets the others before this seat let it happen, then answers; names green unless the match is over."""
    while t.waiting() != [seat]:
        assert isinstance(t.s.stack[-1], MayAnswer)
        t.apply(t.waiting()[0], LET)
    t.apply(seat, ANSWERED)
    if t.waiting():
        t.apply(seat, Name("green"))


def settle(t):
    """Nobody answers any more, and what is given is the first card offered."""
    while t.waiting() and type(t.s.stack[-1]) is not Turn:
        seat = t.waiting()[0]
        legal = t.legal(seat)
        assert legal[0] == LET or isinstance(legal[0], Give)
        t.apply(seat, legal[0])
