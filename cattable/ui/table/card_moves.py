"""Cards that move on a table of hands and piles: out of one zone, into another, and the rest closes up."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from itertools import chain
from typing import Any

import pygame

from cattable.engine.events import HIDDEN, Event, Moved
from cattable.ui.table import card_places as places
from cattable.ui.table.card_motions import Flight
from cattable.ui.table.card_pieces import HAND, CardPieces
from cattable.ui.table.handcard import HandCard, Pose
from cattable.ui.table.motions import Motion
from cattable.ui.table.zones import DECK, PILE, holder_of
from cattable.ui.words import say


class CardMoves(CardPieces):
    """How events look. A card that moves is taken out of its zone, the model changes, and it flies to its new place."""

    @property
    @abstractmethod
    def dealing(self) -> bool:
        """Whether the cards are still being dealt."""

    def say(self, event: Event) -> str:
        """What the cat says; a deal is told as a whole."""
        return say("table.dealt") if self.dealing and isinstance(event, Moved) else super().say(event)

    def play(self, event: Event) -> list[Motion]:
        """One more event, and how it looks."""
        self.selected = []
        if isinstance(event, Moved):
            return self.move(event)
        before = self.holder
        self.change(event)
        motions = self.show(event)
        if self.holder != before and self.shown.viewer is None:
            motions += self._other_hand()
        return motions

    @abstractmethod
    def show(self, event: Event) -> list[Motion]:
        """How an event that moves no card looks; the display model has changed already."""

    def move(self, event: Moved) -> list[Motion]:
        """A card goes from zone to zone; the others close up or make room."""
        giver, taker = holder_of(event.src), holder_of(event.dst)
        piece = self._lift_off(event)
        self.change(event)
        if giver is not None:
            self.scores[giver].value -= 1
        motions = self._land(piece, event, taker)
        self.regroup(motions)
        self.name_pieces()
        return [*motions, *self.also(piece, event)]

    def _lift_off(self, event: Moved) -> HandCard:
        seat = holder_of(event.src)
        if event.src == DECK:
            return self.new_card(event.card, Pose(*self.deck_at, 0.0, self.deck_width, up=False))
        if event.src == PILE:
            piece = self.zones[PILE].pop(event.src_slot)
            if not piece.visible:  # it comes out from below the others
                piece.show(*self.pile_at, 0.0, self.pile_width, 1.0)
            return piece
        if seat is None:
            return self.zones[self.zone_of(event.src, event.src_slot)].pop(0)
        if seat != self.holder:
            return self.new_card(event.card, self.plate_pose(seat))
        return self._out_of_hand(event.card)

    def _out_of_hand(self, card: str) -> HandCard:
        """The card that is played: the one touched last, or face down one from the middle, which tells nothing."""
        hand = self.zones[HAND]
        if self.shown.viewer is None:
            piece = hand.pop(len(hand) // 2)
            piece.card, piece.copy = card, self._free_copy(card)
            if self.dropped:
                piece.x, piece.y = self.dropped
        else:
            twins = [piece for piece in hand if piece.card == card]
            piece = max(twins, key=lambda twin: (twin.dragged, twin.looked_at or twin.chosen))
            if self.in_company:  # which drawing it has must not tell how many more of them there are
                first = min(twins, key=lambda twin: self.copies.order(card).index(twin.copy))
                first.copy, piece.copy = piece.copy, first.copy
            hand.remove(piece)
        self.dropped = None
        piece.lit = piece.chosen = piece.dimmed = piece.looked_at = piece.dragged = False
        piece.frame = ""
        return piece

    def _land(self, piece: HandCard, event: Moved, taker: int | None) -> list[Motion]:
        """Puts a card into its new zone and lets it fly there."""
        manner = self.manner(event)
        if taker is not None and taker != self.holder:
            return [self._fly_to_plate(piece, taker, manner, counts=True)]
        if taker is not None:
            self.into_hand(piece, event.card)
            pose = self._pose_in(HAND, piece)
            piece.home = pose
            return [Flight(piece, pose, **manner, then=partial(self._count, taker))] if pose else []
        zone = self.zone_of(event.dst, event.dst_slot)
        self.zones.setdefault(zone, []).append(piece)
        owner = self.owner_of(event.dst)
        if owner is not None:
            piece.home = None
            return [Flight(piece, self.plate_pose(owner), **manner, then=partial(self._gone, piece, owner))]
        pose = self._pose_in(zone, piece)
        piece.home = pose
        return [Flight(piece, pose, **manner)] if pose else []

    def _pose_in(self, zone: str, piece: HandCard) -> Pose | None:
        cards = self.zones[zone]
        return self.pose_of(zone, cards.index(piece), len(cards))

    def _fly_to_plate(self, piece: HandCard, seat: int, manner: dict[str, Any], counts: bool) -> Flight:
        self.flyers.append(piece)

        def land() -> None:
            if piece in self.flyers:
                self.flyers.remove(piece)
                if counts:
                    self._count(seat)

        return Flight(piece, self.plate_pose(seat), **manner, then=land)

    def _count(self, seat: int) -> None:
        self.scores[seat].value = min(self.scores[seat].value + 1, len(self.shown.hands[seat]))
        self.scores[seat].pop()

    def _gone(self, piece: HandCard, owner: int) -> None:
        piece.visible = False
        self.arrived(owner)

    def arrived(self, owner: int) -> None:
        """A card has come to a zone out of sight."""

    def into_hand(self, piece: HandCard, card: str) -> None:
        """A card comes into the hand at the foot of the table."""
        known = card if self.shown.viewer is not None else HIDDEN
        if piece.card != known:
            piece.card, piece.copy = known, self._free_copy(known)
        self._order_hand([*self.zones[HAND], piece])

    def _order_hand(self, cards: list[HandCard]) -> None:
        ordered = []
        for face in self._hand_faces():
            piece = next((p for p in cards if p.card == face), None)
            if piece:
                cards.remove(piece)
                ordered.append(piece)
        self.zones[HAND] = ordered

    def _other_hand(self) -> list[Motion]:
        """The backs at the foot of the table are those of another hand now."""
        motions: list[Motion] = []
        for piece in self.zones.get(HAND, []):
            self.flyers.append(piece)
            motions.append(Flight(piece, Pose(piece.x, places.BELOW, 0, piece.w, False), 0.3, lead=0.1))
            motions[-1].then = partial(self.forget, piece)  # type: ignore[attr-defined]
        count = len(self._hand_faces())
        self.zones[HAND] = []
        for i in range(count):
            pose = self.pose_of(HAND, i, count)
            assert pose
            piece = self.new_card(HIDDEN, pose._replace(y=places.BELOW))
            self.zones[HAND].append(piece)
            piece.home = pose
            motions.append(Flight(piece, pose, 0.35, lead=0.1, delay=0.1))
        self.name_pieces()
        return motions

    def forget(self, piece: HandCard) -> None:
        """A card is out of sight."""
        if piece in self.flyers:
            self.flyers.remove(piece)

    def regroup(self, motions: list[Motion]) -> None:
        """Adds a flight for every card whose place has changed; what the hand will look like is made meanwhile."""
        unseen = self.app.canvas(pygame.Surface((1, 1)))
        self.soon = chain.from_iterable(piece.to_come(unseen) for piece in self.zones.get(HAND, []))
        for zone, cards in self.zones.items():
            for i, piece in enumerate(cards):
                pose = self.pose_of(zone, i, len(cards))
                before, piece.home = piece.home, pose
                if pose == before or (pose and before and pose._replace(clear=before.clear) == before):
                    continue
                if pose is None:
                    piece.visible = piece.flying
                else:
                    motions.append(Flight(piece, pose, 0.28, lead=0.0))
