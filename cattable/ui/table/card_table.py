"""The table of a game of hands and piles: the hand under the pointer, what is lit, and the pictures."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterator
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any

from cattable.engine.events import HIDDEN
from cattable.ui.buttons import buttons_to_come
from cattable.ui.stage import Box, inside
from cattable.ui.table import card_places as places
from cattable.ui.table.card_drawing import draw, draw_above, draw_static, layers_of
from cattable.ui.table.card_motions import BURST, Flight, burst
from cattable.ui.table.card_moves import CardMoves
from cattable.ui.table.card_names import OVERHANG, slip_below
from cattable.ui.table.card_pieces import HAND
from cattable.ui.table.card_widget import CardWidget
from cattable.ui.table.cardart import FRAMES, LARGE, RATIO, frame, shape, veil
from cattable.ui.table.fan import nearest
from cattable.ui.table.handcard import HandCard, Pose, flying_widths
from cattable.ui.table.motions import Do, Motion
from cattable.ui.table.pieces import Piece, PieceWidget
from cattable.ui.table.pile_scene import PileScene
from cattable.ui.table.prompt import Press, Prompt
from cattable.ui.table.zones import PILE
from cattable.ui.words import say

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas


class CardTable(CardMoves):
    """What a game of hands and piles derives from: see CardPieces for what it gives, CardMoves for how events look."""

    host = places.HOST

    def toggle(self, key: str) -> None:
        """Chooses a card of the hand instead of another, or no longer."""
        self.selected = [] if key in self.selected else [key]
        for piece in self.zones[HAND]:
            piece.chosen = piece.key in self.selected

    # ------------------------------------------------------------ the hand under the pointer
    def large_box(self, piece: HandCard) -> Box:
        """Where the card that is looked at is shown large."""
        x, y, w, h = places.HAND
        left = min(max(piece.x - LARGE / 2, x), x + w - LARGE - OVERHANG)
        slip = slip_below(self.app.lettering, self.letters(piece.card).rule)
        return left, y + h + 8 - slip - LARGE * RATIO, LARGE, LARGE * RATIO

    def looks(self) -> dict[str, Press]:
        """Hand cards and the pile can be looked at at any time; plates tell what their owners have."""
        found = {f"{HAND} {i}": Press() for i, p in enumerate(self.zones.get(HAND, [])) if p.card != HIDDEN}
        if self.shown.discard:
            found[PILE] = Press(self.open_pile, hint=say("table.pile_hint"))
        return found | {f"plate {seat}": Press(hint=self.plate_hint(seat)) for seat in range(len(self.seats))}

    @abstractmethod
    def plate_hint(self, seat: int) -> str:
        """What all may know of a seat."""

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
        self.name_pieces()
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
        lit = self._lit_by is not self.prompt_now
        if lit:
            self._lit_by = self.prompt_now
            self._light()
        return super().update(dt) or lit

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
        receivers = {target for _, target in self.prompt_now.drops if target.startswith("plate")}
        for key, spot in self.spots.items():
            can = key in presses and presses[key].action is not None and not presses[key].why
            spot.lit = (can and key in self.prompt_now.presses) or key in receivers

    def layout(self) -> Hashable:
        """The static picture shows every card that is still."""
        still = tuple(piece.look for piece in self.resting())
        return layers_of(self.shown.deck), not self.shown.discard, still, self.also_static()

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

    def signs_to_come(self, canvas: Canvas) -> Iterator[None]:
        """Paints what the game may show besides cards, where nobody sees it."""
        return iter(())

    def opening_art(self, canvas: Canvas) -> Iterator[None]:
        """Backs and shadows of all the widths that cards have on their way from the deck."""
        for width in flying_widths(places.PLATE_CARD, self.hand_width, self.deck_width, self.pile_width):
            canvas.brush.shadow(shape(canvas, width), 9, 105)
            self.art.back(canvas, width)
            yield

    def art_to_come(self, canvas: Canvas) -> Iterator[None]:
        """Frames, what the game has, the cats, the faces of all cards, and the hand's cards large."""
        for kind in FRAMES:
            frame(canvas, self.hand_width, kind)
            yield
        veil(canvas, self.hand_width)
        for spot in self.spots.values():
            spot.shine(canvas)
            yield
        canvas.brush.drawing("burst", burst, BURST, BURST)
        yield from buttons_to_come(canvas, places.button_boxes(1)[0])
        yield from self.signs_to_come(canvas)
        yield from super().art_to_come(canvas)
        for card in dict.fromkeys(self.r.cards):
            for copy in self.copies.order(card):
                self.art.front(canvas, card, copy, self.hand_width)
                yield
        for piece in self.zones.get(HAND, []):
            if piece.up:
                self.art.large(canvas, piece.card, piece.copy)
                yield
