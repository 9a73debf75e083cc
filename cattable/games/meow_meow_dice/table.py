"""The table of Meow Meow Dice: its state, and what the steps of the flow do with board, dice and personal spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Struct

from cattable.engine.chance import Chance
from cattable.engine.events import Moved, TokensMoved, Told
from cattable.engine.secrecy import Open, Shut, shut
from cattable.engine.steps import Action, Outcome, Table
from cattable.games.meow_meow_dice import scoring
from cattable.games.meow_meow_dice.actions import (
    AddCondition,
    Bite,
    ChooseCat,
    Lock,
    Reroll,
    Roll,
    Settle,
    Swap,
    Take,
)
from cattable.games.meow_meow_dice.flow import PickCat, StartTurn, Steps
from cattable.games.meow_meow_dice.rules import BUTLERS, FISH_BONES, GOLDEN, SUPPLY, MeowRules

SEAT = [f"seat {seat}" for seat in range(8)]
SPACE = [f"space of {seat}" for seat in range(8)]
USED = "used"


class State(Struct):
    """A match. The top of a deck is its end; cards sent under a deck lie, known to all, in a list of their own.

    `dice`: those that are not locked, sorted; `last_roll`: how many were rolled last; `bites`: more dice for the next
    reroll; `taken`: turns that brought a card; `won_tokens`: condition tokens taken with cards.
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
    """The table, and what the steps are made of."""

    State: ClassVar[type] = State
    Actions: ClassVar[object] = ChooseCat | Roll | Swap | AddCondition | Lock | Reroll | Take | Bite | Settle
    decks: ClassVar[tuple[str, ...]] = (BUTLERS, GOLDEN, FISH_BONES)

    def set_up(self, seats: int, chance: Chance, first: int) -> None:
        """MD2-MD4, MD14, MD21: decks shuffled, a card at each place, cats chosen in turn order."""
        r = self.r
        butlers, golden, fish_bones = list(r.butlers), list(r.golden), list(r.fish_bones)
        for name, cards in zip(self.decks, (butlers, golden, fish_bones), strict=True):
            chance.shuffle(cards, name)
        self.s = State(
            first,
            first,
            [""] * seats,
            butlers,
            golden,
            fish_bones,
            {BUTLERS: [], GOLDEN: []},
            dict.fromkeys(r.sheet.places, ""),
            {place: [] for place in r.sheet.places},
            list(r.sheet.condition_tokens) if r.advanced else [],
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
            [0] * seats,
            [not r.advanced] * seats,
            [r.sheet.enthusiasm.start if r.advanced else 0] * seats,
            [],
            chance,
        )
        self.refill()
        order = [*range(first, seats), *range(first)]
        self.then(*(PickCat(seat) for seat in order), StartTurn(first))

    # -- the board
    def refill(self) -> None:
        """MD3, MDR2: an empty place gets the top card of its deck; an empty deck leaves it empty."""
        s = self.s
        for place, card in s.board.items():
            if card:
                continue
            deck = self.r.sheet.places[place].deck
            unseen, under = s.butlers if deck == BUTLERS else s.golden, s.under[deck]
            if unseen or under:
                turned = bool(unseen)
                s.board[place] = unseen.pop() if turned else under.pop(0)
                self.tell(Moved(s.board[place], deck, place, turned=turned))

    def swap(self, places: Sequence[str]) -> None:
        """MD10, MD16, MD19, MDR2: cards under their decks, their tokens back to the supply, then new cards."""
        s = self.s
        for place, card in s.board.items():
            if place not in places:
                continue
            self.move_tokens(place, s.token_supply, SUPPLY)
            deck = self.r.sheet.places[place].deck
            s.under[deck].append(card)
            s.board[place] = ""
            self.tell(Moved(card, place, f"under {deck}"))
        self.refill()

    def move_tokens(self, place: str, where: list[str], name: str) -> None:
        """MD16, MD17: the condition tokens of a place go with its card, to the supply or to a player."""
        for token in self.s.tokens[place]:
            where.append(token)
            self.tell(TokensMoved(1, token, place, name))
        self.s.tokens[place] = []

    # -- before the trick
    def can_prepare(self, seat: int) -> bool:
        """MD10, MD15: whether the seat has something to do before its first roll."""
        s, r = self.s, self.r
        if not (s.enthusiasm[seat] if r.advanced else s.side_up[seat]):
            return False
        return any(s.board.values()) or (r.advanced and len(s.locked) < r.sheet.lock)

    def preparations(self, seat: int) -> list[Action]:
        """MD10, MD15: all that; in the advanced game condition tokens and locks first."""
        s, r = self.s, self.r
        if not self.can_prepare(seat):
            return []
        cards = {place: card for place, card in s.board.items() if card}
        ways: list[Action] = []
        if r.advanced:
            ways += [
                addition
                for place, card in cards.items()
                for addition in r.additions(place, card, tuple(s.tokens[place]))
                if addition.token in s.token_supply
            ]
            if len(s.locked) < r.sheet.lock:
                ways += r.locks
        ways += r.swaps(tuple(cards))
        return ways

    def pay_for_preparation(self, seat: int) -> None:
        """MD10, MD15: the token is flipped, or an enthusiasm used."""
        if self.r.advanced:
            self.s.enthusiasm[seat] -= 1
            self.tell(TokensMoved(1, "enthusiasm", SEAT[seat], USED))
        else:
            self.s.side_up[seat] = False
            self.tell(Told(seat, "flips token"))

    # -- the trick
    def dice_again(self) -> int:
        """MD5, MD22: how many dice may be rolled next, bites included, locked dice never (MDR7)."""
        return self.s.last_roll - 1 + self.s.bites

    def unbitten(self, seat: int) -> list[str]:
        """MD22: food cards of the seat that can still be bitten."""
        left = [card for card in self.s.spaces[seat] if card in self.r.edible]
        for card in self.s.bitten[seat]:
            left.remove(card)
        return left

    def can_bite(self, seat: int) -> bool:
        """MD22: there is something to bite, and it would add a die."""
        return self.r.one_bite and self.dice_again() < len(self.s.dice) and bool(self.unbitten(seat))

    def won_place(self) -> str:
        """MD6, MD7: the place whose card the dice can take now; "" if there is none."""
        s = self.s
        dice = tuple(sorted(s.dice + s.locked) if s.locked else s.dice)
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
        self.move_tokens(place, s.won_tokens[seat], SEAT[seat])
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
        self.tell(Moved(card, FISH_BONES, SPACE[seat], turned=True))
        if self.r.advanced:
            return self.kindle(seat, self.r.sheet.fish_bones[card].fires)
        if not s.side_up[seat]:
            s.side_up[seat] = True
            self.tell(Told(seat, "turns token"))
        return None

    def kindle(self, seat: int, fires: int) -> None:
        """MD20, MD21, MDR8: more enthusiasm, up to the most."""
        gained = min(fires, self.r.sheet.enthusiasm.most - self.s.enthusiasm[seat])
        if gained > 0:
            self.s.enthusiasm[seat] += gained
            self.tell(TokensMoved(gained, "enthusiasm", USED, SEAT[seat]))

    # -- what the match asks
    def sides(self) -> frozenset[str]:
        """MD1."""
        return frozenset(self.r.die)

    def standing(self, seat: int) -> float:
        """Points ahead of the average of the others."""
        points = [sum(scoring.sources(self.r, self.s, i).values()) for i in range(len(self.s.cats))]
        return points[seat] - (sum(points) - points[seat]) / max(1, len(points) - 1)
