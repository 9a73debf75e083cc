"""The table of a game of hands and piles: what such games share. A game says what its zones are and where they lie."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar

from cattable.engine.events import HIDDEN, Event, Moved
from cattable.ui.motion import Spot
from cattable.ui.seat import Seat
from cattable.ui.stage import Box, inside
from cattable.ui.table import card_places as places
from cattable.ui.table.card_drawing import draw, draw_above, draw_static
from cattable.ui.table.card_motions import Flight
from cattable.ui.table.card_widget import CardWidget
from cattable.ui.table.cardart import LARGE, RATIO, CardArt, Letters
from cattable.ui.table.copies import Copies
from cattable.ui.table.counter import Counter
from cattable.ui.table.fan import Arrangement, fan, nearest
from cattable.ui.table.game_table import GameTable
from cattable.ui.table.handcard import HandCard, Pose
from cattable.ui.table.held import CardsHeld
from cattable.ui.table.motions import Do, Motion
from cattable.ui.table.pieces import Piece, PieceWidget
from cattable.ui.table.pile_scene import PileScene
from cattable.ui.table.place import Place
from cattable.ui.table.plates import plates
from cattable.ui.table.prompt import Press, Prompt
from cattable.ui.table.zones import DECK, NOBODY, PILE, CardsShown, holder_of
from cattable.ui.words import say

if TYPE_CHECKING:
    from cattable.engine.match import Match
    from cattable.ui.app import App
    from cattable.ui.canvas import Canvas

HAND = "hand"
"""The zone of the hand at the foot of the table: the viewer's, or face down the one of whoever is to move."""


class CardTable(GameTable):
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
        self.scores: list[Counter] = [CardsHeld(plate.token, self.art) for plate in self.plates]
        self.copies = Copies(match.game.id, match.set_up.seed)
        self.in_company = sum(seat.human for seat in seats) > 1
        self.arranged = [Arrangement(self.sort_key) for _ in seats]
        self.zones: dict[str, list[HandCard]] = {}
        self.flyers: list[HandCard] = []
        self.dropped: Spot | None = None
        self.spots: dict[str, Place] = {}
        self._lit_by: Prompt | None = None

    # ------------------------------------------------------------ what each game gives
    def letters(self, card: str) -> Letters:
        """What is written on a card."""
        raise NotImplementedError

    def sort_key(self, card: str) -> Any:
        """Sorts a hand."""
        raise NotImplementedError

    def lies(self, zone: str, index: int, count: int) -> Pose | None:
        """Where a card of one of the game's own zones lies; None if it is not to be seen."""
        raise NotImplementedError

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

    def next_seat(self) -> int | None:
        """Who is next after the seat in turn."""
        raise NotImplementedError

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
        self._index()
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

    def _index(self) -> None:
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

    # ------------------------------------------------------------ cards that move
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

    def show(self, event: Event) -> list[Motion]:
        """How an event that moves no card looks; the display model has changed already."""
        raise NotImplementedError

    def move(self, event: Moved) -> list[Motion]:
        """A card goes from zone to zone; the others close up or make room."""
        giver, taker = holder_of(event.src), holder_of(event.dst)
        piece = self._lift_off(event)
        self.change(event)
        if giver is not None:
            self.scores[giver].value -= 1
        motions = self._land(piece, event, taker)
        self.regroup(motions)
        self._index()
        return [*motions, *self.also(piece, event)]

    def _lift_off(self, event: Moved) -> HandCard:
        seat = holder_of(event.src)
        if event.src == DECK:
            return self.new_card(event.card, Pose(*self.deck_at, 0.0, self.deck_width, up=False))
        if seat is None:
            return self.zones[self.zone_of(event.src, event.src_slot)].pop(event.src_slot if event.src == PILE else 0)
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
            self._into_hand(piece, event.card)
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

    def _into_hand(self, piece: HandCard, card: str) -> None:
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
            motions[-1].then = partial(self._forget, piece)  # type: ignore[attr-defined]
        count = len(self._hand_faces())
        self.zones[HAND] = []
        for i in range(count):
            pose = self.pose_of(HAND, i, count)
            assert pose
            piece = self.new_card(HIDDEN, pose._replace(y=places.BELOW))
            self.zones[HAND].append(piece)
            piece.home = pose
            motions.append(Flight(piece, pose, 0.35, lead=0.1, delay=0.1))
        self._index()
        return motions

    def _forget(self, piece: HandCard) -> None:
        if piece in self.flyers:
            self.flyers.remove(piece)

    def regroup(self, motions: list[Motion]) -> None:
        """Adds a flight for every card whose place has changed."""
        for zone, cards in self.zones.items():
            for i, piece in enumerate(cards):
                pose = self.pose_of(zone, i, len(cards))
                if pose == piece.home:
                    continue
                piece.home = pose
                if pose is None:
                    piece.visible = piece.flying
                else:
                    motions.append(Flight(piece, pose, 0.28, lead=0.0))

    def toggle(self, key: str) -> None:
        """Chooses a card of the hand instead of another, or no longer."""
        self.selected = [] if key in self.selected else [key]
        for piece in self.zones[HAND]:
            piece.chosen = piece.key in self.selected

    # ------------------------------------------------------------ the hand under the pointer
    def large_box(self, piece: HandCard) -> Box:
        """Where the card that is looked at is shown large."""
        x, y, w, h = places.HAND
        left = min(max(piece.x - LARGE / 2, x), x + w - LARGE)
        return left, y + h - LARGE * RATIO + 8, LARGE, LARGE * RATIO

    def looks(self) -> dict[str, Press]:
        """Hand cards and the pile can be looked at at any time; plates tell what their owners have."""
        found = {f"{HAND} {i}": Press() for i, p in enumerate(self.zones.get(HAND, [])) if p.card != HIDDEN}
        if self.shown.discard:
            found[PILE] = Press(self.open_pile, hint=say("table.pile_hint"))
        return found | {f"plate {seat}": Press(hint=self.plate_hint(seat)) for seat in range(len(self.seats))}

    def plate_hint(self, seat: int) -> str:
        """What all may know of a seat."""
        raise NotImplementedError

    def open_pile(self) -> None:
        """Anybody may look through the discard pile."""
        self.app.scenes.push(PileScene(self.art, [(piece.card, piece.copy) for piece in self.zones[PILE]]))

    def widget(
        self, key: str, press: Press, prompt: Prompt, effect: Callable[[Any], Callable[[], object] | None]
    ) -> PieceWidget:
        """A card of the hand can be dragged as well."""
        piece = self.pieces[key]
        if not isinstance(piece, HandCard):
            return super().widget(key, press, prompt, effect)
        drops = {target: effect(act) for (card, target), act in prompt.drops.items() if card == key}
        usable = {target: act for target, act in drops.items() if act}

        def moved(index: int) -> None:
            change = effect(partial(self.move_in_hand, piece, index))
            assert change
            change()

        return CardWidget(self, piece, effect(press.action), usable, moved, why=press.why, hint=press.hint)

    def move_in_hand(self, piece: HandCard, index: int) -> None:
        """The viewer puts a card elsewhere in the hand."""
        hand, seat = self.zones[HAND], self.shown.viewer
        if piece not in hand or seat is None:
            return
        self.arranged[seat].move(hand.index(piece), index)
        hand.remove(piece)
        hand.insert(index, piece)
        piece.home = Pose(0, 0)
        motions: list[Motion] = [Do(lambda: self.app.play("card-slide"))]
        self.regroup(motions)
        self._index()
        self.run(motions)

    def back_to_hand(self, piece: HandCard) -> None:
        """A card that was dropped where it cannot go."""
        piece.dragged = False
        if piece.home:
            self.run([Flight(piece, piece.home, 0.25)])

    def place_in_hand(self, x: float, y: float) -> int | None:
        """Where in the hand a card is dropped; None if it is dropped elsewhere."""
        hand = self.zones.get(HAND, [])
        poses = [p.home for p in hand if p.home]
        if not poses or y < min(pose.y for pose in poses) - self.hand_width * RATIO * 0.6:
            return None
        return nearest(poses, x, y)

    def target_at(self, targets: Collection[str], x: float, y: float) -> str | None:
        """The place under a dropped card; a single one counts for the whole table above the hand."""
        hits = [key for key in targets if inside(places.grown(self.pieces[key].box, 30), x, y)]
        if hits:
            return min(hits, key=lambda key: abs(self.pieces[key].x - x) + abs(self.pieces[key].y - y))
        only = next(iter(targets)) if len(targets) == 1 else None
        return only if self.place_in_hand(x, y) is None else None

    def light_targets(self, targets: Collection[str]) -> None:
        """Lights the places on which a card can be dropped."""
        if not targets:
            self._lit_by = None
        for key, spot in self.spots.items():
            spot.lit = spot.lit or key in targets

    # ------------------------------------------------------------ time and pictures
    def update(self, dt: float) -> bool:
        """Lets everything go on; cards follow the prompt."""
        if self._lit_by is not self.prompt_now:
            self._lit_by = self.prompt_now
            self._light()
        return super().update(dt)

    def every_piece(self) -> Iterator[Piece]:
        """All that may rise and sink."""
        return chain(self.spots.values(), self.cards())

    def _light(self) -> None:
        """What can be pressed is lit, what cannot be is dimmed."""
        presses = self.prompt_now.presses
        for piece in self.zones.get(HAND, []):
            press = presses.get(piece.key)
            piece.dimmed = bool(press and press.why)
            piece.lit = bool(press and press.action)
            piece.frame = "chosen" if piece.chosen else "lit" if piece.lit else ""
        for key, spot in self.spots.items():
            spot.lit = key in presses and presses[key].action is not None and not presses[key].why

    def layout(self) -> Hashable:
        """The static picture shows every card that is still."""
        still = tuple(piece.look for piece in self.resting())
        return self.shown.deck, len(self.shown.discard), self.shown.viewer, self.next_seat(), still, self.also_static()

    def also_static(self) -> Hashable:
        """What else of the game the static picture shows."""
        return None

    def resting(self) -> list[HandCard]:
        """The cards that look the same as a moment ago, from below to above; the hand rests as a whole."""
        found = [p for zone, cards in self.zones.items() if zone != HAND for p in cards if p.visible and p.still]
        hand = self.zones.get(HAND, [])
        return found + hand if all(piece.still for piece in hand) else found

    def moving(self) -> list[HandCard]:
        """The other cards, from below to above."""
        rest = set(map(id, self.resting()))
        found = [p for cards in self.zones.values() for p in cards if p.visible and id(p) not in rest]
        found = [*found, *(p for p in self.flyers if p.visible)]
        return sorted(found, key=lambda p: (p.dragged, p.flying))

    def button_boxes(self, prompt: Prompt) -> list[Box]:
        """The buttons of a prompt, one below the other at the right."""
        return places.button_boxes(len(prompt.choices))

    def draw_static(self, canvas: Canvas) -> None:
        """Paints what seldom changes."""
        draw_static(self, canvas)

    def draw_cloth(self, canvas: Canvas) -> None:
        """Paints what the game has on the cloth, below its cards."""

    def draw(self, canvas: Canvas) -> None:
        """Paints everything else."""
        draw(self, canvas)

    def draw_signs(self, canvas: Canvas) -> None:
        """Paints what the game shows above resting cards."""

    def draw_above(self, canvas: Canvas) -> None:
        """Paints the card that is looked at."""
        draw_above(self, canvas)

    def art_to_come(self, canvas: Canvas) -> Iterator[None]:
        """Paints once, where nobody sees it, the faces of all cards."""
        self.art.back(canvas, self.deck_width)
        yield
        for card in dict.fromkeys(self.r.cards):
            for copy in self.copies.order(card):
                self.art.front(canvas, card, copy, self.hand_width)
                yield
