"""The flow of Meow Meow Dice, in the order of its rulebook: set-up, preparing, the trick, collecting, scoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Struct

from cattable.engine.chance import Chance
from cattable.engine.events import Ended, Moved, Rolled, TokensMoved, Told, TurnStarted
from cattable.engine.secrecy import Open, Shut, shut
from cattable.engine.steps import Action, Ask, Outcome, Step, Table
from cattable.games.meow_meow_dice.rules import (
    BUTLERS,
    FISH_BONES,
    FOOD,
    GOLDEN,
    AddCondition,
    Lock,
    MeowRules,
    Reroll,
    Swap,
)

SPACE = [f"space of {seat}" for seat in range(8)]
SEAT = [f"seat {seat}" for seat in range(8)]


class ChooseCat(Action, frozen=True, gc=False):
    """Takes a cat card and its token."""

    cat: str


class Roll(Action, frozen=True, gc=False):
    """Begins the trick."""


class Take(Action, frozen=True, gc=False):
    """Ends the trick and takes the card that the dice have won."""


class Bite(Action, frozen=True, gc=False):
    """Turns a food card around for one more die in the next reroll."""


class Settle(Action, frozen=True, gc=False):
    """Ends the trick without a card: a fish bone."""


ROLL, TAKE, BITE, SETTLE = Roll(), Take(), Bite(), Settle()


# ---------------------------------------------------------------- set-up
class PickCat(Ask):
    """MD4: each player takes a cat of their choice."""

    def legal(self, t: MeowMeowDice, seat: int) -> Sequence[Action]:
        """The cats nobody has."""
        return [ChooseCat(cat) for cat in t.r.sheet.cats if cat not in t.s.cats]

    def act(self, t: MeowMeowDice, action: ChooseCat) -> None:
        """It is the seat's cat for the match."""
        t.s.cats[self.seat] = action.cat
        t.tell(Told(self.seat, "takes cat", action.cat))


# ---------------------------------------------------------------- before the trick
class StartTurn(Step):
    """MD5: one card a turn, clockwise."""

    seat: Open[int]

    def run(self, t: MeowMeowDice) -> None:
        """All dice are free; asks what may be done before the first roll, if anything."""
        s = t.s
        s.turn, s.dice, s.locked, s.last_roll, s.bites = self.seat, [], [], 0, 0
        t.tell(TurnStarted(self.seat))
        t.then(BeforeTrick(self.seat))


class BeforeTrick(Step):
    """MD10, MD15: the token or enthusiasm can be used before the first roll only."""

    seat: Open[int]

    def run(self, t: MeowMeowDice) -> None:
        """Asks, or rolls."""
        if t.preparations(self.seat):
            return t.then(Preparing(self.seat))
        return t.then(RollDice(self.seat, []))


class Preparing(Ask):
    """MD10, MD15-MD19: as often as there is enthusiasm; in the base game one flip of the token."""

    def legal(self, t: MeowMeowDice, seat: int) -> Sequence[Action]:
        """Rolling, and every preparation."""
        return [ROLL, *t.preparations(seat)]

    def act(self, t: MeowMeowDice, action: Action) -> None:
        """Pays for it and does it."""
        s, seat = t.s, self.seat
        if action == ROLL:
            return t.then(RollDice(seat, []))
        t.pay_for_preparation(seat)
        if isinstance(action, Swap):
            t.swap(action.places)
        elif isinstance(action, Lock):
            s.locked.append(action.side)
            t.tell(Told(seat, "locks die", action.side))
        elif isinstance(action, AddCondition):
            s.token_supply.remove(action.token)
            s.tokens[action.place].append(action.token)
            t.tell(TokensMoved(1, action.token, "token supply", action.place))
        return t.then(BeforeTrick(seat))


# ---------------------------------------------------------------- 1. the trick
class RollDice(Step):
    """MD5: all free dice at first, later those that were picked up."""

    seat: Open[int]
    again: Open[list[str]]

    def run(self, t: MeowMeowDice) -> None:
        """Rolls; each reroll is of fewer dice than the roll before it."""
        s, r = t.s, t.r
        for face in self.again:
            s.dice.remove(face)
        count = len(self.again) or r.sheet.dice - len(s.locked)
        faces = s.chance.roll([r.die] * count)
        s.dice = sorted([*s.dice, *faces])
        s.last_roll, s.bites = count, 0
        t.tell(Rolled(self.seat, tuple(faces)))
        t.then(AfterRoll(self.seat))


class AfterRoll(Step):
    """MD6, MDR5: the trick ends by itself when nothing can be rolled again and nothing is left to decide."""

    seat: Open[int]

    def run(self, t: MeowMeowDice) -> None:
        """Asks, or ends the trick."""
        if t.dice_again() or t.can_bite(self.seat):
            return t.then(Trick(self.seat))
        return t.then(EndTrick(self.seat))


class Trick(Ask):
    """MD5, MD6, MD22, MDR9: roll fewer dice again, bite, or stop if a card can be taken or no free reroll is left."""

    def legal(self, t: MeowMeowDice, seat: int) -> Sequence[Action]:
        """Taking first, then rerolls, then a bite."""
        ways: list[Action] = []
        if t.won_place():
            ways.append(TAKE)
        elif t.s.last_roll <= 1:
            ways.append(SETTLE)
        ways += t.r.reroll(tuple(t.s.dice), t.dice_again())
        if t.can_bite(seat):
            ways.append(BITE)
        return ways

    def act(self, t: MeowMeowDice, action: Take | Settle | Reroll | Bite) -> None:
        """Rolls, bites, or ends the trick."""
        s, seat = t.s, self.seat
        if isinstance(action, Reroll):
            return t.then(RollDice(seat, list(action.dice)))
        if isinstance(action, Bite):
            card = t.unbitten(seat)[0]
            s.bitten[seat].append(card)
            s.bites += 1
            t.tell(Told(seat, "bites", card))
            return t.then(AfterRoll(seat))
        return t.then(EndTrick(seat))


# ---------------------------------------------------------------- 2. collecting
class EndTrick(Step):
    """MD7, MD9: the card whose conditions the dice meet, or a fish bone."""

    seat: Open[int]

    def run(self, t: MeowMeowDice) -> None:
        """Takes it; the turn is over."""
        place = t.won_place()
        if place:
            t.take(self.seat, place)
        else:
            t.take_fish_bone(self.seat)
        t.s.taken[self.seat] += 1
        t.then(EndTurn(self.seat))


class EndTurn(Step):
    """MD5, MD11, MD21: the next player, until all have their cards."""

    seat: Open[int]

    def run(self, t: MeowMeowDice) -> None:
        """Passes on, or scores."""
        n = len(t.s.taken)
        if min(t.s.taken) >= t.r.cards_to_end(n):
            return t.then(Score())
        return t.then(StartTurn((self.seat + 1) % n))


# ---------------------------------------------------------------- scoring
class Score(Step):
    """MD12, MD13: highest score; tied: most food cards; still tied: a roll-off."""

    def run(self, t: MeowMeowDice) -> None:
        """Ends, or lets the tied roll."""
        best = t.marks()
        tied = [seat for seat, mark in enumerate(best) if mark == max(best)]
        if len(tied) > 1:
            n = len(best)
            return t.then(RollOff(sorted(tied, key=lambda seat: (seat - t.s.first) % n), 0))
        return t.end(tied[0])


class RollOff(Step):
    """MD13, MDR11: one die each in turn order, round by round; the first face wins."""

    seats: Open[list[int]]
    at: Open[int]

    def run(self, t: MeowMeowDice) -> None:
        """One roll."""
        seat = self.seats[self.at]
        (face,) = t.s.chance.roll([t.r.die])
        t.tell(Rolled(seat, (face,)))
        if face == t.r.sheet.tie_side:
            return t.end(seat, rolled=True)
        return t.then(RollOff(self.seats, (self.at + 1) % len(self.seats)))


Steps = (
    PickCat | StartTurn | BeforeTrick | Preparing | RollDice | AfterRoll | Trick | EndTrick | EndTurn | Score | RollOff
)


class State(Struct):
    """A match. The top of a deck is its end; cards sent under a deck lie, known to all, in a list of their own.

    `dice`: those that are not locked; `last_roll`: how many were rolled last; `bites`: more dice for the next reroll;
    `taken`: turns that brought a card; `won_tokens`: condition tokens taken with cards.
    """

    first: Open[int]
    turn: Open[int]
    cats: Open[list[str]]
    butlers: Annotated[list[str], shut(BUTLERS)]
    golden: Annotated[list[str], shut(GOLDEN)]
    fish_bones: Annotated[list[str], shut(FISH_BONES)]
    under: Open[dict[str, list[str]]]
    board: Open[dict[str, str]]
    tokens: Open[dict[str, list[str]]]
    token_supply: Open[list[str]]
    spaces: Open[list[list[str]]]
    bitten: Open[list[list[str]]]
    won_tokens: Open[list[list[str]]]
    taken: Open[list[int]]
    side_up: Open[list[bool]]
    enthusiasm: Open[list[int]]
    stack: Open[list[Steps]]
    chance: Shut[Chance]
    dice: Open[list[str]] = []
    locked: Open[list[str]] = []
    last_roll: Open[int] = 0
    bites: Open[int] = 0
    outcome: Open[Outcome | None] = None


class MeowMeowDice(Table[MeowRules, State]):
    """The table, and what the steps above are made of."""

    State: ClassVar[type] = State
    Actions: ClassVar[object] = ChooseCat | Roll | Swap | AddCondition | Lock | Reroll | Take | Bite | Settle
    decks: ClassVar[tuple[str, ...]] = (BUTLERS, GOLDEN, FISH_BONES)

    def set_up(self, seats: int, chance: Chance, first: int) -> None:
        """MD2-MD4, MD14, MD21: decks shuffled, a card at each place, cats chosen in turn order."""
        r = self.r
        decks = {name: list(cards) for name, cards in zip(self.decks, (r.butlers, r.golden, r.fish_bones), strict=True)}
        for name, cards in decks.items():
            chance.shuffle(cards, name)
        order = [*range(first, seats), *range(first)]
        stack: list[Steps] = [StartTurn(first), *(PickCat(seat) for seat in reversed(order))]
        places = r.sheet.places
        self.s = State(
            first,
            first,
            [""] * seats,
            decks[BUTLERS],
            decks[GOLDEN],
            decks[FISH_BONES],
            {BUTLERS: [], GOLDEN: []},
            dict.fromkeys(places, ""),
            {place: [] for place in places},
            list(r.sheet.condition_tokens) if r.advanced else [],
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
            [0] * seats,
            [not r.advanced] * seats,
            [r.sheet.enthusiasm.start if r.advanced else 0] * seats,
            stack,
            chance,
        )
        self.refill()

    # -- the board
    def refill(self) -> None:
        """MD3, MDR2: an empty place gets the top card of its deck; an empty deck leaves it empty."""
        s = self.s
        for place, what in self.r.sheet.places.items():
            deck = s.butlers if what.deck == BUTLERS else s.golden
            under = s.under[what.deck]
            if not s.board[place] and (deck or under):
                s.board[place] = deck.pop() if deck else under.pop(0)
                self.tell(Moved(s.board[place], what.deck, place))

    def swap(self, places: Sequence[str]) -> None:
        """MD10, MD16, MD19, MDR2: cards under their decks, their tokens back to the supply, then new cards."""
        s = self.s
        for place in places:
            deck = self.r.sheet.places[place].deck
            for token in s.tokens[place]:
                s.token_supply.append(token)
                self.tell(TokensMoved(1, token, place, "token supply"))
            s.tokens[place] = []
            s.under[deck].append(s.board[place])
            self.tell(Moved(s.board[place], place, f"under {deck}"))
            s.board[place] = ""
        self.refill()

    # -- before the trick
    def preparations(self, seat: int) -> list[Action]:
        """MD10, MD15: what the seat could do before its first roll."""
        s, r = self.s, self.r
        swaps = r.swaps(tuple(place for place, card in s.board.items() if card))
        if not r.advanced:
            return list(swaps) if s.side_up[seat] else []
        if not s.enthusiasm[seat]:
            return []
        conditions = [
            AddCondition(token, place)
            for place, card in s.board.items()
            if card and r.sheet.places[place].tokens
            for token in r.sheet.condition_tokens
            if token in s.token_supply and r.may_add(token, place, card, s.tokens[place])
        ]
        locks = r.lock if len(s.locked) < r.sheet.lock else []
        return [*conditions, *locks, *swaps]

    def pay_for_preparation(self, seat: int) -> None:
        """MD10, MD15: the token is flipped, or an enthusiasm used."""
        if self.r.advanced:
            self.s.enthusiasm[seat] -= 1
            self.tell(TokensMoved(1, "enthusiasm", SEAT[seat], "used"))
        else:
            self.s.side_up[seat] = False
            self.tell(Told(seat, "flips token"))

    # -- the trick
    def dice_again(self) -> int:
        """MD5, MD22: how many dice may be rolled next, bites included, locked dice never (MDR7)."""
        return min(max(0, self.s.last_roll - 1) + self.s.bites, len(self.s.dice))

    def unbitten(self, seat: int) -> list[str]:
        """MD22: food cards of the seat that can still be bitten."""
        left = Counter(self.s.spaces[seat]) - Counter(self.s.bitten[seat])
        return [card for card in left if self.r.edible(card)]

    def can_bite(self, seat: int) -> bool:
        """MD22: there is something to bite, and it would add a die."""
        more = self.s.last_roll - 1 + self.s.bites < len(self.s.dice)
        return self.r.one_bite and more and bool(self.unbitten(seat))

    def won_place(self) -> str:
        """MD6, MD7: the place whose card the dice can take now; "" if there is none."""
        s = self.s
        dice = tuple(sorted([*s.dice, *s.locked]))
        place = self.r.place_of(dice)
        if place and s.board[place] and self.r.fits(dice, s.board[place], s.tokens[place]):
            return place
        return ""

    # -- collecting
    def take(self, seat: int, place: str) -> None:
        """MD7, MD8, MD17, MD21: the card to its item icon, its tokens kept, its ability, a new card to the place."""
        s = self.s
        card = s.board[place]
        s.board[place] = ""
        s.spaces[seat].append(card)
        self.tell(Moved(card, place, SPACE[seat]))
        for token in s.tokens[place]:
            s.won_tokens[seat].append(token)
            self.tell(TokensMoved(1, token, place, SEAT[seat]))
        s.tokens[place] = []
        ability = self.r.card[card].ability
        if ability and ability.kind == "enthusiasm":
            self.kindle(seat, ability.amount)
        self.refill()

    def take_fish_bone(self, seat: int) -> None:
        """MD9, MD10, MD20, MDR4: the top fish bone; it turns the token back, or kindles enthusiasm."""
        s = self.s
        if not s.fish_bones:
            return self.tell(Told(seat, "gets nothing"))
        card = s.fish_bones.pop()
        s.spaces[seat].append(card)
        self.tell(Moved(card, FISH_BONES, SPACE[seat]))
        if self.r.advanced:
            return self.kindle(seat, self.r.sheet.fish_bones[card].fires)
        if not s.side_up[seat]:
            s.side_up[seat] = True
            self.tell(Told(seat, "turns token"))
        return None

    def kindle(self, seat: int, fires: int) -> None:
        """MD20, MDR8: more enthusiasm, up to the most."""
        gained = min(fires, self.r.sheet.enthusiasm.most - self.s.enthusiasm[seat])
        if gained > 0:
            self.s.enthusiasm[seat] += gained
            self.tell(TokensMoved(gained, "enthusiasm", "used", SEAT[seat]))

    # -- scoring
    def food(self, seat: int) -> int:
        """MD13, MDR4: food cards, fish bones too."""
        return sum(self.r.item[card] == FOOD for card in self.s.spaces[seat])

    def sources(self, seat: int) -> dict[str, int]:
        """MD12, MD17, MD21: where the seat's points come from."""
        s, r = self.s, self.r
        scoring, cards = r.sheet.scoring, s.spaces[seat]
        butlers = [r.card[card] for card in cards if card in r.card]
        kinds = len({r.item[card] for card in cards})
        return {
            "cards": sum(card.points for card in butlers),
            "own cat": scoring.own_cat * sum(card.cat == s.cats[seat] for card in butlers),
            "items": scoring.items[min(kinds, len(scoring.items)) - 1] if kinds else 0,
            "tokens": scoring.token * len(s.won_tokens[seat]),
            "abilities": sum(
                self.ability_points(seat, card.ability.kind, card.ability.amount) for card in butlers if card.ability
            ),
        }

    def ability_points(self, seat: int, kind: str, amount: int) -> int:
        """MD21, MDR10."""
        s, r = self.s, self.r
        if kind == "food":
            return amount * self.food(seat)
        if kind == "fire":
            return amount * s.enthusiasm[seat]
        if kind == "cat pairs":
            icons = Counter(r.card[card].cat for card in s.spaces[seat] if card in r.card and r.card[card].cat)
            return amount * sum(n // 2 for n in icons.values())
        return 0

    def marks(self) -> list[tuple[int, int]]:
        """MD12, MD13: what seats are ranked by: points, then food cards."""
        return [(sum(self.sources(seat).values()), self.food(seat)) for seat in range(len(self.s.cats))]

    def end(self, winner: int, *, rolled: bool = False) -> None:
        """MD12, MD13: the winner alone comes first, the others by points and food."""
        s, endings = self.s, self.r.sheet.endings
        marks = self.marks()
        points = [mark[0] for mark in marks]
        others = [seat for seat in range(len(marks)) if seat != winner]
        rest = [[i for i in others if marks[i] == m] for m in sorted({marks[i] for i in others}, reverse=True)]
        tied = points.count(points[winner]) > 1
        tie = endings.tie_roll if rolled else endings.tie_food if tied else ""
        sources = [self.sources(seat) for seat in range(len(marks))]
        s.outcome = Outcome([[winner], *rest], endings.cards, points, sources, tie)
        self.tell(Ended([[winner], *rest], endings.cards))

    def sides(self) -> frozenset[str]:
        """MD1."""
        return frozenset(self.r.die)

    def standing(self, seat: int) -> float:
        """Points ahead of the average of the others."""
        points = [sum(self.sources(i).values()) for i in range(len(self.s.cats))]
        return points[seat] - (sum(points) - points[seat]) / max(1, len(points) - 1)
