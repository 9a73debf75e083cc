"""What lies on the table of the MAD Magazine Card Game, as one viewer sees it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cattable.engine.events import Ended, Event, Moved, Told, TurnStarted
from cattable.games.mad_magazine.rules import ANSWER_CARD, DRAW_ONE, EXCHANGE, GIVE_TWO, WOOLY, MadRules
from cattable.ui.table.zones import NOBODY, PILE, CardsShown, holder_of

AIMED = (GIVE_TWO, WOOLY, EXCHANGE)


@dataclass
class AttackShown:
    """An attack that can still be answered, by the `asked`, in this order."""

    message: str
    attacker: int
    targets: list[int]
    asked: list[int]


@dataclass
class MadShown(CardsShown):
    """Besides hands and piles: the colour to follow ("": not named yet), the way of play, the attack under way."""

    colour: str
    way: int
    dealer: int
    attack: AttackShown | None
    r: MadRules = field(compare=False, repr=False)

    @classmethod
    def of(cls, view: dict[str, Any], r: MadRules) -> MadShown:
        """The model of a view."""
        stack = view["stack"]
        turn = stack[0]["seat"] if stack else NOBODY
        own = {"colour": view["colour"], "way": view["way"], "dealer": view["dealer"], "attack": _attack(stack)}
        return cls(**cls.parts(view, turn), **own, r=r)

    def change(self, event: Event) -> None:
        """The same after one more event."""
        match event:
            case Told(_, "colour", colour):
                self.colour = colour
            case Told(_, "way", way):
                self.way = 1 if way == "left" else -1
            case Told(seat, message, target) if message in AIMED:
                self.attack = AttackShown(message, seat, [target], [target])
            case Told(_, "lets") if self.attack:
                self.attack.asked.pop(0)
                self.attack = self.attack if self.attack.asked else None
            case Moved(card) if event.dst == PILE:
                giver = holder_of(event.src)
                self._put_down(self.dealer if giver is None else giver, card)
            case TurnStarted() | Ended():
                self.attack = None
        super().change(event)

    def _put_down(self, seat: int, card: str) -> None:
        """A card turns tables, or attacks everyone; it sets the colour."""
        face = self.r.face[card]
        self.colour = face.colour
        if self.attack and card == ANSWER_CARD:
            before, self.attack = self.attack, None
            self.turn = before.attacker
            if before.message != EXCHANGE:
                targets = self._others(seat) if before.message == DRAW_ONE else [before.attacker]
                self.attack = AttackShown(before.message, seat, targets, list(targets))
        elif face.message == DRAW_ONE:
            targets = self._others(seat)
            self.attack = AttackShown(DRAW_ONE, seat, targets, list(targets))

    def _others(self, seat: int) -> list[int]:
        n = len(self.hands)
        return [(seat + self.way * k) % n for k in range(1, n)]


def _attack(stack: list[dict[str, Any]]) -> AttackShown | None:
    """The attack that waits on the stack: announced, or with answers to come."""
    step = next((step for step in stack if step["step"] in ("attack", "carry out")), None)
    if step is None:
        return None
    asked = [step["seat"] for step in reversed(stack) if step["step"] == "may answer"]
    targets = list(step["targets"])
    return AttackShown(step["message"], step["attacker"], targets, asked or list(targets))
