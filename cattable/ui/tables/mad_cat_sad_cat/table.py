"""The table of Mad Cat Sad Cat: the catpot between mad and sad cards, the dice tray, the rail, the reading panel."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from cattable.engine.events import HIDDEN, Event, Rolled
from cattable.engine.steps import Action
from cattable.games.mad_cat_sad_cat.flow import SEAT, ChooseMooch, Decline, Reveal
from cattable.games.mad_cat_sad_cat.rules import CATPOT, Keep, MadCatRules, Mooch
from cattable.ui.art import catcards as art
from cattable.ui.art.dice import DiceAtlas
from cattable.ui.seat import Seat
from cattable.ui.stage import Box
from cattable.ui.table.counter import Counter
from cattable.ui.table.dice_table import DiceTable, lean_of, tray_spots
from cattable.ui.table.game_table import LogLine
from cattable.ui.table.motions import Motion
from cattable.ui.table.pieces import CardPiece, DiePiece
from cattable.ui.table.prompt import Prompt
from cattable.ui.tables.mad_cat_sad_cat import drawing, faces, log, places, prompts, show
from cattable.ui.tables.mad_cat_sad_cat.places import PLATE_CARD
from cattable.ui.tables.mad_cat_sad_cat.shown import SUPPLY, Shown

if TYPE_CHECKING:
    from cattable.engine.match import Match
    from cattable.ui.app import App
    from cattable.ui.canvas import Canvas


class MadCatTable(DiceTable):
    """See the package's other files: places, faces, prompts, show (what events look like), drawing."""

    shown: Shown
    host = places.HOST
    tray = places.TRAY

    def __init__(self, match: Match, seats: Sequence[Seat], app: App) -> None:
        super().__init__(match, seats, app)
        self.r: MadCatRules = match.table.r
        self.columns = places.columns(self.r)
        self.die_size = places.die_size(self.r.dice)
        self.viewer: int | None = None
        self.supply = Counter(places.SUPPLY, 46, token=54)
        self.on_cards: dict[str, Counter] = {}
        self._lay_cards()

    def _lay_cards(self) -> None:
        """The cards lie where they lie for the whole match."""
        for column in self.columns:
            for card, box, standing in (
                (self.r.outer[column.kind, column.combo], column.outer, False),
                (self.r.inner[column.kind, column.combo], column.inner, True),
            ):
                self.pieces[card] = CardPiece(card, box, self._face(column.kind, column.combo, standing, box[2]))
                size, points = (art.STANDING, art.STANDING_POINTS) if standing else (art.LYING, art.LYING_POINTS)
                x, y, w, h = places.inside(box, size, points)
                number = 56 if standing else 46
                self.on_cards[card] = Counter(
                    (x + w / 2, y + h * 0.29), number, token=w * 0.72, number=(x + w / 2, y + h * 0.72), room=w
                )
        width = places.POT[2]
        self.pieces[CATPOT] = CardPiece(CATPOT, places.POT, lambda canvas: faces.pot_card(canvas, width))
        x, y, w, h = places.inside(places.POT, art.CATPOT, art.CATPOT_POINTS)
        self.on_cards[CATPOT] = Counter(
            (x + w * 0.24, y + h / 2), 46, token=w * 0.38, number=(x + w * 0.68, y + h / 2), room=w * 0.56
        )

    def _face(self, kind: str, combo: str, standing: bool, width: float):  # type: ignore[no-untyped-def]
        return lambda canvas: faces.cat_card(canvas, self.r, kind, combo, standing, width)

    # ------------------------------------------------------------ the display model
    def shown_of(self, view: dict[str, Any]) -> Shown:
        """The display model of a view."""
        self.viewer = view["viewer"]
        return Shown.of(view)

    def shown_before(self, view: dict[str, Any]) -> Shown:
        """No die has fallen yet."""
        shown = self.shown_of(view)
        shown.rolled = []
        return shown

    def change(self, event: Event) -> None:
        """One more event."""
        self.shown.change(event)

    def play(self, event: Event) -> list[Motion]:
        """One more event, and how it looks."""
        return show.play(self, event)

    def place(self) -> None:
        """Lays dice, mooch cards and numbers where they belong."""
        for key in [key for key, piece in self.pieces.items() if piece.layer > 0]:
            del self.pieces[key]
        spots = tray_spots(self.tray, len(self.shown.rolled), self.die_size)
        for i, side in enumerate(self.shown.rolled):
            self.add_die(f"die {i}", side, *spots[i], lean=lean_of(i))
        spots = places.rail_spots(self.r.dice)
        for i, side in enumerate(self.shown.tray):
            self.add_die(f"kept {i}", side, *spots[i])
        for seat in range(len(self.seats)):
            self.lay_plate_card(seat)
        for place, counter in self.numbers():
            counter.value = self.lying_on(place)

    def turn_away(self, view: dict[str, Any]) -> None:
        """The fan stays until it is swept away: everybody has the same cards. A single card of it is a secret."""
        fan = {key: piece for key, piece in self.pieces.items() if key.startswith("fan ")}
        self.reset(view)
        if len(fan) > 1:
            self.pieces |= fan

    def lay_plate_card(self, seat: int) -> CardPiece | None:
        """Lays the mooch card that a seat has before it, if any."""
        card = self.shown.revealed[seat] or self.shown.mooch[seat]
        key = f"mooch of {seat}"
        self.pieces.pop(key, None)
        if not card:
            return None
        x, y, w, h = self.plates[seat].extra
        tall = PLATE_CARD * art.MOOCH[1] / art.MOOCH[0]
        box = (x + (w - PLATE_CARD) / 2, y + (h - tall) / 2, PLATE_CARD, tall)
        up = bool(self.shown.revealed[seat])
        colour = self.seats[seat].colour
        known = card if card != HIDDEN else CATPOT

        def face(canvas: Canvas):  # type: ignore[no-untyped-def]
            if not up:
                return faces.mooch_back(canvas, colour, PLATE_CARD)
            return faces.mooch_card(canvas, self.r, known, colour, "", PLATE_CARD, lettered=False)

        piece = CardPiece(key, box, face, layer=3)
        self.pieces[key] = piece
        return piece

    def numbers(self) -> Iterator[tuple[str, Counter]]:
        """Every counter by the place it counts."""
        yield SUPPLY, self.supply
        yield from self.on_cards.items()
        yield from zip(SEAT, self.scores, strict=False)

    def counters(self) -> list[Counter]:
        """Every number on the table."""
        return [counter for _, counter in self.numbers()]

    def lying_on(self, place: str) -> int:
        """VPs at a place by the display model."""
        if place == SUPPLY:
            return self.shown.supply
        return self.shown.scores[SEAT.index(place)] if place in SEAT else self.shown.vps[place]

    def make_atlas(self, kind: str, pixels: int) -> DiceAtlas:
        """The pictures of the dice at a size in pixels."""
        return faces.atlas(self.r, pixels, self.app.ahead)

    def opening_art(self, canvas: Canvas) -> Iterator[None]:
        """What the first roll needs, beside what all dice need."""
        yield from super().opening_art(canvas)
        yield from show.opening_art(self, canvas)

    def art_to_come(self, canvas: Canvas) -> Iterator[None]:
        """The cats, banners, mooch cards."""
        yield from super().art_to_come(canvas)
        yield from show.art_to_come(self, canvas)

    # ------------------------------------------------------------ decisions
    def rolled_keys(self) -> list[str]:
        """The keys of the dice in the tray."""
        return [f"die {i}" for i in range(len(self.shown.rolled))]

    def chosen_sides(self) -> list[str]:
        """The sides of the dice chosen so far."""
        return [self.shown.rolled[int(key.split()[1])] for key in self.selected]

    @property
    def fan_open(self) -> bool:
        """Whether mooch cards are spread before their owner."""
        return any(self.fan_key(card) in self.pieces for card in self.r.mooch_cards)

    def choosing(self) -> list[int]:
        """The seats that still owe a mooch card."""
        stack = self.match.table.s.stack
        return stack[-1].waiting() if stack and isinstance(stack[-1], ChooseMooch) else []

    def fan_key(self, card: str) -> str:
        """The key of a mooch card in the fan."""
        return f"fan {card}"

    def gate(self, event: Event) -> Prompt | None:
        """The first roll of a person's turn waits for a press."""
        if isinstance(event, Rolled) and not self.shown.tray and self.seats[event.seat].human:
            return self.roll_gate(event.seat, len(event.dice))
        return None

    def prompt(self, seat: int, view: dict[str, Any], legal: Sequence[Action]) -> Prompt:
        """What a person may do now."""
        match legal[0]:
            case Keep():
                if len(legal) == 1 and not self.selected:
                    self._choose_only(legal[0])
                prompt = prompts.choose_dice(self, seat, legal)
            case Mooch():
                self._spread_fan(seat, [action.card for action in legal if isinstance(action, Mooch)])
                prompt = prompts.choose_mooch(self, seat, legal)
            case Reveal() | Decline():
                self._spread_fan(seat, [self.shown.mooch[seat]])
                prompt = prompts.may_reveal(self, seat, legal)
            case _:
                prompt = prompts.stop_or_roll(self, seat, legal)
        for key, piece in self.pieces.items():
            press = prompt.presses.get(key)
            piece.dimmed = press is not None and bool(press.why) and isinstance(piece, DiePiece)
        return prompt

    def _choose_only(self, keep: Keep) -> None:
        """Where only one set of dice can be set aside, it is chosen beforehand."""
        for side in keep.dice:
            key = next(k for k in self.rolled_keys() if k not in self.selected and self.die(k).side == side)
            self.toggle(key)

    def _spread_fan(self, seat: int, cards: Sequence[str]) -> None:
        """Spreads mooch cards before their owner."""
        colour, letter = self.seats[seat].colour, self.r.sheet.sets[seat]
        for card, (box, turn) in zip(cards, places.fan_boxes(len(cards)), strict=True):
            face = partial(faces.mooch_card, r=self.r, card=card, colour=colour, letter=letter, width=box[2])
            piece = CardPiece(self.fan_key(card), box, face, layer=4)
            piece.turn, piece.rise = turn, 46
            self.pieces[piece.key] = piece

    def waiting_for(self, seat: int) -> str:
        """A computer player thinks."""
        legal = self.match.legal(seat)
        key = "they_mooch" if legal and isinstance(legal[0], Mooch) else "they_think"
        return prompts.tell(key, name=self.name(seat))

    def ended(self) -> str:
        """The match is over."""
        return prompts.tell("won", name=self.name(self.shown.ranking[0][0]))

    def button_boxes(self, prompt: Prompt) -> list[Box]:
        """The buttons of a prompt, one below the other at the foot of the right side."""
        x, y, w, h = places.BUTTONS
        count = len(prompt.choices)
        tall = 150.0 if count == 1 and prompt.first == "roll" else min(118.0, h / max(1, count))
        return [(x, y + h - tall * (count - i), w, tall - 6) for i in range(count)]

    def log_line(self, event: Event) -> LogLine | None:
        """How the log tells an event."""
        return log.log_line(self, event)

    def layout(self) -> Hashable:
        """The static picture changes with the lock, with the fan, and with the room for the panel."""
        return self.shown.locked, self.fan_open, drawing.panel_box(self, self.prompt_now)

    def draw_static(self, canvas: Canvas) -> None:
        """Paints what seldom changes."""
        drawing.draw_static(self, canvas)

    def draw(self, canvas: Canvas) -> None:
        """Paints everything else."""
        drawing.draw(self, canvas)

    def draw_above(self, canvas: Canvas) -> None:
        """Paints mooch cards that are shown."""
        drawing.draw_above(self, canvas)

    def active_seat(self) -> int:
        """Whose turn it is."""
        return self.shown.turn
