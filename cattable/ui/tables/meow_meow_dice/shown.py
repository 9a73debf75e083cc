"""What lies on the table of Meow Meow Dice: plain data, from a view or from events. Everything lies open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cattable.engine.events import Ended, Event, Moved, Rolled, TokensMoved, Told, TurnStarted
from cattable.games.meow_meow_dice.rules import BUTLERS, FISH_BONES, GOLDEN, SUPPLY
from cattable.games.meow_meow_dice.table import SEAT, SPACE

ENTHUSIASM = "enthusiasm"
UNDER = "under "


@dataclass
class Shown:
    """The display model, its parts named as in the state; `decks` counts the cards that lie face down."""

    turn: int
    cats: list[str]
    decks: dict[str, int]
    under: dict[str, list[str]]
    board: dict[str, str]
    tokens: dict[str, list[str]]
    token_supply: list[str]
    spaces: list[list[str]]
    bitten: list[list[str]]
    won_tokens: list[list[str]]
    taken: list[int]
    side_up: list[bool]
    enthusiasm: list[int]
    dice: list[str]
    locked: list[str]
    last_roll: int
    bites: int
    ranking: list[list[int]]

    @classmethod
    def of(cls, view: dict[str, Any]) -> Shown:
        """The model of a view."""
        return cls(
            turn=view["turn"],
            cats=list(view["cats"]),
            decks={deck: len(view[deck.replace(" ", "_")]) for deck in (BUTLERS, GOLDEN, FISH_BONES)},
            under={deck: list(cards) for deck, cards in view["under"].items()},
            board=dict(view["board"]),
            tokens={place: list(tokens) for place, tokens in view["tokens"].items()},
            token_supply=list(view["token_supply"]),
            spaces=[list(cards) for cards in view["spaces"]],
            bitten=[list(cards) for cards in view["bitten"]],
            won_tokens=[list(tokens) for tokens in view["won_tokens"]],
            taken=list(view["taken"]),
            side_up=list(view["side_up"]),
            enthusiasm=list(view["enthusiasm"]),
            dice=list(view["dice"]),
            locked=list(view["locked"]),
            last_roll=view["last_roll"],
            bites=view["bites"],
            ranking=view["outcome"]["ranking"] if view["outcome"] else [],
        )

    @property
    def choosing_cats(self) -> bool:
        """Whether somebody has no cat yet."""
        return "" in self.cats

    @property
    def all_dice(self) -> list[str]:
        """What all dice show, the locked ones first."""
        return [*self.locked, *self.dice]

    def is_roll_off(self, event: Rolled) -> bool:
        """MD13: a die for the last tie-break; the dice of the last trick still lie there, and no one picked one up."""
        return self.last_roll > 0 and not event.places

    def change(self, event: Event) -> None:
        """The same after one more event."""
        match event:
            case TurnStarted(seat):
                self.turn, self.dice, self.locked, self.last_roll, self.bites = seat, [], [], 0, 0
            case Rolled(_, faces) if not self.is_roll_off(event):
                kept = [face for i, face in enumerate(self.dice) if i not in event.places]
                self.dice, self.last_roll, self.bites = sorted([*kept, *faces]), len(faces), 0
            case Told(seat, what, value):
                self._hear(seat, what, value)
            case TokensMoved():
                self._move_tokens(event)
            case Moved():
                self._move_card(event)
            case Ended(ranking):
                self.ranking = ranking

    def _hear(self, seat: int, what: str, value: str) -> None:
        match what:
            case "takes cat":
                self.cats[seat] = value
            case "locks die":
                self.locked.append(value)
            case "flips token" | "turns token":
                self.side_up[seat] = what == "turns token"
            case "bites":
                self.bitten[seat].append(value)
                self.bites += 1
            case "gets nothing":
                self.taken[seat] += 1

    def _move_tokens(self, event: TokensMoved) -> None:
        if event.kind == ENTHUSIASM:
            if event.src in SEAT:
                self.enthusiasm[SEAT.index(event.src)] -= event.count
            else:
                self.enthusiasm[SEAT.index(event.dst)] += event.count
            return
        self._tokens_at(event.src).remove(event.kind)
        self._tokens_at(event.dst).append(event.kind)

    def _tokens_at(self, where: str) -> list[str]:
        if where == SUPPLY:
            return self.token_supply
        return self.won_tokens[SEAT.index(where)] if where in SEAT else self.tokens[where]

    def _move_card(self, event: Moved) -> None:
        if event.src in self.board:
            self.board[event.src] = ""
        elif event.turned:
            self.decks[event.src] -= 1
        else:
            self.under[event.src].pop(0)
        if event.dst in self.board:
            self.board[event.dst] = event.card
        elif event.dst.startswith(UNDER):
            self.under[event.dst.removeprefix(UNDER)].append(event.card)
        else:
            seat = SPACE.index(event.dst)
            self.spaces[seat].append(event.card)
            self.taken[seat] += 1
