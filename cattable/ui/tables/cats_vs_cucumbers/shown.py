"""What lies on the table of Cats vs Cucumbers, as one viewer sees it: plain data, from a view or from events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cattable.engine.events import HIDDEN, Ended, Event, Moved, Rolled, TokensMoved, Told, TurnStarted
from cattable.games.cats_vs_cucumbers.rules import CUCUMBER, PURR_FECT, TREAT, CucumberRules
from cattable.games.cats_vs_cucumbers.table import SEAT, TOY_PILE, TOYS, USED


@dataclass
class Shown:
    """The display model. Dice lie in fixed places, "" is one in the hand; toys that the viewer may not see are HIDDEN.

    `cats`: the boxes of each seat's cats, lowest first; `older`: cucumber tokens that may be spent in this turn;
    `lift`: cucumbers that must be rolled again; `ignored`: cucumbers that a toy made harmless.
    """

    turn: int
    cats: list[list[int]]
    treats: list[int]
    cucumbers: list[int]
    toys: list[list[str]]
    treat_pile: int
    toy_pile: int
    cucumber_pile: int
    lives: list[int]
    dice: list[str]
    rolls_left: int
    older: int
    lift: int
    ignored: int
    extra_turns: int
    ending: str
    ranking: list[list[int]]

    @classmethod
    def of(cls, view: dict[str, Any]) -> Shown:
        """The model of a view."""
        return cls(
            turn=view["turn"],
            cats=[list(boxes) for boxes in view["cats"]],
            treats=list(view["treats"]),
            cucumbers=list(view["cucumbers"]),
            toys=[list(toys) for toys in view["toys"]],
            treat_pile=view["treat_pile"],
            toy_pile=len(view["toy_pile"]),
            cucumber_pile=view["cucumber_pile"],
            lives=list(view["lives"]),
            dice=list(view["dice"]),
            rolls_left=view["rolls_left"],
            older=view["older"],
            lift=view["lift"],
            ignored=view["ignored"],
            extra_turns=view["extra_turns"],
            ending=view["ending"],
            ranking=view["outcome"]["ranking"] if view["outcome"] else [],
        )

    @classmethod
    def at_start(cls, r: CucumberRules, seats: int, first: int) -> Shown:
        """CC1: before anything happened. A first roll can bust, so a view after the opening tells more."""
        sheet = r.sheet
        return cls(
            turn=first,
            cats=[[] for _ in range(seats)],
            treats=[0] * seats,
            cucumbers=[0] * seats,
            toys=[[] for _ in range(seats)],
            treat_pile=sheet.treats,
            toy_pile=len(r.toys),
            cucumber_pile=sheet.cucumbers,
            lives=list(sheet.lives),
            dice=[""] * len(r.kinds),
            rolls_left=sheet.rolls,
            older=0,
            lift=0,
            ignored=0,
            extra_turns=0,
            ending="",
            ranking=[],
        )

    @property
    def in_play(self) -> bool:
        """Whether the dice of this turn have fallen."""
        return "" not in self.dice

    def change(self, event: Event, r: CucumberRules) -> None:
        """The same after one more event."""
        match event:
            case TurnStarted(seat):
                self.turn, self.rolls_left, self.older = seat, r.sheet.rolls, self.cucumbers[seat]
                self.dice = [""] * len(r.kinds)
                self.ignored = 0
            case Rolled(_, faces, _, places):
                for place, face in zip(places, faces, strict=True):
                    self.dice[place] = face
                self.rolls_left -= 1
                self.lift = 0
            case Told(seat, what, value):
                self._hear(seat, what, value, r)
            case TokensMoved(count, kind, src, dst):
                self._move_tokens(count, kind, src, dst, r)
            case Moved():
                self._move_toy(event, r)
            case Ended(ranking):
                self.ranking = ranking

    def _hear(self, seat: int, what: str, value: Any, r: CucumberRules) -> None:
        match what:
            case "loses life":
                self.lives.remove(value)
            case "cat":
                src, dst = value
                if src:
                    self.cats[seat].remove(src)
                if dst:
                    self.cats[seat] = sorted([*self.cats[seat], dst])
            case "claims":
                self.extra_turns += (r.sheet.purr_fect if value == PURR_FECT else r.sheet.meow_za).extra_turns
            case "extra turn":
                self.extra_turns -= 1
            case "last round":
                self.ending = value

    def _move_tokens(self, count: int, kind: str, src: str, dst: str, r: CucumberRules) -> None:
        if kind == TREAT:
            self.treat_pile -= count
            self.treats[SEAT.index(dst)] += count
        elif dst in SEAT:
            self.cucumber_pile -= count
            self.cucumbers[SEAT.index(dst)] += count
        else:  # spent against a bust (CC7)
            self.cucumber_pile += count
            self.cucumbers[SEAT.index(src)] -= count
            self.older -= count
            self.rolls_left = r.sheet.rolls
            self.lift = self.dice.count(CUCUMBER) - self.ignored - (r.sheet.bust - 1)

    def _move_toy(self, event: Moved, r: CucumberRules) -> None:
        if event.src == TOY_PILE:
            self.toy_pile -= 1
            self.toys[TOYS.index(event.dst)].append(event.card)
            return
        if event.dst != USED:
            return
        del self.toys[TOYS.index(event.src)][event.src_slot]
        toy = r.sheet.toys[event.card]
        if toy.effect == "reroll":
            self.rolls_left += toy.amount
        elif toy.effect == "cucumber":
            self.ignored += toy.amount


def names_of(toys: list[str]) -> list[str]:
    """The toys of a seat whose faces the viewer sees."""
    return [toy for toy in toys if toy != HIDDEN]
