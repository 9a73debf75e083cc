"""The pieces of a game of hands and piles: its zones, what lies in them by the display model, and where."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar

from cattable.engine.events import HIDDEN, Event, Moved
from cattable.ui.motion import Spot
from cattable.ui.seat import Seat
from cattable.ui.stage import Box
from cattable.ui.table import card_places as places
from cattable.ui.table.cardart import RATIO, CardArt, Letters
from cattable.ui.table.copies import Copies
from cattable.ui.table.counter import Counter
from cattable.ui.table.fan import Arrangement, fan
from cattable.ui.table.game_table import GameTable
from cattable.ui.table.handcard import HandCard, Pose
from cattable.ui.table.held import CardsHeld
from cattable.ui.table.motions import Motion
from cattable.ui.table.place import Place
from cattable.ui.table.plates import plates
from cattable.ui.table.prompt import Prompt
from cattable.ui.table.zones import DECK, NOBODY, PILE, CardsShown

if TYPE_CHECKING:
    from typing_extensions import Self

    from cattable.engine.match import Match
    from cattable.ui.app import App

HAND = "hand"
"""The zone of the hand at the foot of the table: the viewer's, or face down the one of whoever is to move."""


class CardPieces(GameTable):
    """Zones of cards, each a list of pieces in the order of the display model; pieces without a pose are not drawn."""

    r: Any
    shown: CardsShown
    hand_width: ClassVar[float] = 190.0
    pile_at: ClassVar[Spot]
    deck_at: ClassVar[Spot]
    pile_width: ClassVar[float]
    deck_width: ClassVar[float]

    def __init__(self, match: Match, seats: Sequence[Seat], app: App) -> None:
        super().__init__(match, seats, app)
        self.r = match.table.r
        self.plates = plates(self.seats, extra=0)
        self.art = CardArt(match.game.id, self.letters, self.hand_width)
        self.scores: list[Counter] = [CardsHeld(places.on_plate(plate, 0), self.art) for plate in self.plates]
        self.copies = Copies(match.game.id, match.set_up.seed)
        self.in_company = sum(seat.human for seat in seats) > 1
        self.arranged = [Arrangement(self.sort_key) for _ in seats]
        self.zones: dict[str, list[HandCard]] = {}
        self.flyers: list[HandCard] = []
        self.dropped: Spot | None = None
        self.spots: dict[str, Place] = {}
        self._lit_by: Prompt | None = None
        """The prompt by which cards are lit and dimmed now."""

    def twin(self) -> Self:
        """A table of the same match on which nothing lies yet; hands are in the same order on it."""
        twin = super().twin()
        twin.arranged = self.arranged
        return twin

    # ------------------------------------------------------------ what each game gives
    @abstractmethod
    def letters(self, card: str) -> Letters:
        """What is written on a card."""

    @abstractmethod
    def sort_key(self, card: str) -> Any:
        """Sorts a hand."""

    @abstractmethod
    def lies(self, zone: str, index: int, count: int) -> Pose | None:
        """Where a card of one of the game's own zones lies; None if it is not to be seen."""

    def zone_of(self, name: str, slot: int) -> str:
        """The zone for a place named in an event, other than deck and hands."""
        return name

    def boxes(self) -> dict[str, Box]:
        """The places that can be pressed or dropped on, besides deck, pile and plates."""
        return {}

    def owner_of(self, name: str) -> int | None:
        """The seat at whose plate a zone lies out of sight, if it does."""
        return None

    def manner(self, event: Moved) -> dict[str, Any]:
        """How a card flies, as arguments of Flight."""
        return {"seconds": 0.45, "height": 60.0}

    def also(self, piece: HandCard, event: Moved) -> list[Motion]:
        """What is seen and heard besides a card that moves."""
        return []

    @abstractmethod
    def next_seat(self) -> int | None:
        """Who is next after the seat in turn."""

    # ------------------------------------------------------------ the display model
    @property
    def holder(self) -> int | None:
        """Whose hand lies at the foot of the table."""
        if self.shown.viewer is not None:
            return self.shown.viewer
        return self.shown.turn if self.shown.turn != NOBODY else None

    def change(self, event: Event) -> None:
        """One more event."""
        self.shown.change(event)

    def active_seat(self) -> int:
        """Whose turn it is."""
        return self.shown.turn

    def faces(self) -> dict[str, Sequence[str]]:
        """The cards of every zone by the display model, the hand in the order in which it lies."""
        return {**self.shown.lying(), HAND: self._hand_faces()}

    def _hand_faces(self) -> Sequence[str]:
        seat = self.holder
        if seat is None:
            return []
        hand = self.shown.hands[seat]
        return self.arranged[seat].of(hand) if seat == self.shown.viewer else hand

    def pose_of(self, zone: str, index: int, count: int) -> Pose | None:
        """Where a card lies when all is at rest."""
        if zone == HAND:
            return fan(count, places.HAND, self.hand_width, up=self.shown.viewer is not None)[index]
        if zone == PILE:
            return places.on_pile(self.pile_at, self.pile_width, index, count)
        return self.lies(zone, index, count)

    # ------------------------------------------------------------ pieces
    def cards(self) -> Iterable[HandCard]:
        """Every card that lies or flies."""
        return chain(*self.zones.values(), self.flyers)

    def new_card(self, card: str, pose: Pose) -> HandCard:
        """A card comes into sight (face up or down); a known one gets a drawing that no other in sight has."""
        return HandCard(self.art, card, self._free_copy(card), pose)

    def _free_copy(self, card: str) -> int:
        return 1 if card == HIDDEN else self.copies.free(card, [p.copy for p in self.cards() if p.card == card])

    def place(self) -> None:
        """Lays every card where it belongs."""
        before = {zone: list(cards) for zone, cards in self.zones.items()}
        faces, self.flyers, self.dropped = self.faces(), [], None
        taken: dict[str, list[HandCard | None]] = {}
        for zone, cards in faces.items():
            old = before.get(zone, [])
            taken[zone] = [old[i] if i < len(old) and old[i].card == card else None for i, card in enumerate(cards)]
        used = {id(p) for cards in taken.values() for p in cards if p}
        spare = [p for cards in before.values() for p in cards if id(p) not in used and p.card != HIDDEN]
        self.zones = {zone: [p for p in cards if p] for zone, cards in taken.items()}
        for zone, cards in faces.items():
            for i, card in enumerate(cards):
                if taken[zone][i] is None:
                    taken[zone][i] = self._found_or_new(spare, zone, i, card, len(cards))
            self.zones[zone] = [p for p in taken[zone] if p]
        for zone, lying in self.zones.items():
            for i, piece in enumerate(lying):
                piece.home = self.pose_of(zone, i, len(lying))
                piece.rest()
        self.name_pieces()
        self._lit_by = None
        for seat, score in enumerate(self.scores):
            score.value = len(self.shown.hands[seat])

    def _found_or_new(self, spare: list[HandCard], zone: str, index: int, card: str, count: int) -> HandCard:
        for i, piece in enumerate(spare):
            if piece.card == card:
                return spare.pop(i)
        piece = self.new_card(card, self.pose_of(zone, index, count) or Pose(0, 0))
        self.zones[zone].append(piece)  # in sight from now on, for the next free drawing
        return piece

    def name_pieces(self) -> None:
        """Names pieces by zone and place, and lays out the places that can be pressed."""
        boxes: dict[str, Box] = {DECK: self.deck_box(), PILE: self.pile_box(), **self.boxes()}
        boxes |= {f"plate {seat}": plate.box for seat, plate in enumerate(self.plates)}
        self.spots = {key: self._spot(key, box) for key, box in boxes.items()}
        self.pieces = dict(self.spots)
        for zone, cards in self.zones.items():
            for i, piece in enumerate(cards):
                piece.key = f"{zone} {i}"
                self.pieces[piece.key] = piece

    def _spot(self, key: str, box: Box) -> Place:
        known = self.spots.get(key)
        return known if known and known.box == box else Place(key, box)

    def deck_box(self) -> Box:
        """Where the deck can be pressed."""
        return places.around(self.deck_at, self.deck_width, RATIO)

    def pile_box(self) -> Box:
        """Where the discard pile can be pressed."""
        return places.around(self.pile_at, self.pile_width, RATIO)

    def plate_pose(self, seat: int) -> Pose:
        """Where cards go that a seat takes into its hand."""
        return Pose(*self.plates[seat].token, 0.0, places.PLATE_CARD, up=False)
