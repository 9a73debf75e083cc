"""What lies on a table of hands and piles, as one viewer sees it: plain data, from a view or from events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cattable.engine.events import HIDDEN, Ended, Event, Moved, Shuffled, TurnStarted

DECK, PILE = "deck", "discard"
NOBODY = -1


def holder_of(zone: str) -> int | None:
    """The seat whose hand a zone is ("hand 2" is seat 2's); None for any other zone."""
    kind, _, seat = zone.partition(" ")
    return int(seat) if kind == "hand" else None


@dataclass
class CardsShown:
    """Hands, deck and discard pile; a game adds its own zones. The hands of others are HIDDEN, card by card."""

    viewer: int | None
    turn: int
    hands: list[list[str]]
    deck: int
    discard: list[str]
    ranking: list[list[int]]

    @classmethod
    def parts(cls, view: dict[str, Any], turn: int) -> dict[str, Any]:
        """The fields of this class by a view; `turn` is the seat whose turn it is, NOBODY when the match is over."""
        viewer = view["viewer"]
        hands = [list(hand) if i == viewer else [HIDDEN] * len(hand) for i, hand in enumerate(view["hands"])]
        outcome = view["outcome"]
        return {
            "viewer": viewer,
            "turn": NOBODY if outcome else turn,
            "hands": hands,
            "deck": len(view["deck"]),
            "discard": list(view["discard"]),
            "ranking": outcome["ranking"] if outcome else [],
        }

    def before(self, cards: int) -> None:
        """Turns it into the model before the opening: all cards lie in the deck, nobody holds any."""
        self.hands = [[] for _ in self.hands]
        self.deck, self.discard, self.turn = cards, [], NOBODY

    def change(self, event: Event) -> None:
        """The same after one more event."""
        match event:
            case TurnStarted(seat):
                self.turn = seat
            case Moved():
                self.take(event)
                self.put(event)
            case Shuffled(_, cards):
                self.deck, self.discard = cards, self.discard[-1:]
            case Ended(ranking):
                self.ranking, self.turn = ranking, NOBODY

    def take(self, event: Moved) -> None:
        """A card leaves its zone."""
        seat = holder_of(event.src)
        if event.src == DECK:
            self.deck -= 1
        elif event.src == PILE:
            del self.discard[event.src_slot]
        elif seat is not None:
            del self.hands[seat][event.src_slot if seat == self.viewer else -1]

    def put(self, event: Moved) -> None:
        """A card comes into its zone."""
        seat = holder_of(event.dst)
        if event.dst == PILE:
            self.discard.append(event.card)
        elif seat is not None:
            self.hands[seat].append(event.card if seat == self.viewer else HIDDEN)

    def lying(self) -> dict[str, Sequence[str]]:
        """The cards that lie open on the table, zone by zone; hands apart."""
        return {PILE: self.discard}
