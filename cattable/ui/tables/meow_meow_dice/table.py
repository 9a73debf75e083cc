"""The table of Meow Meow Dice: the board with its four places, the dice tray, and the space of whoever's turn it is."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from cattable.engine.events import Event, Moved, Rolled, Told, TurnStarted
from cattable.engine.steps import Action
from cattable.games.meow_meow_dice import scoring
from cattable.games.meow_meow_dice.actions import ROLL, ChooseCat, Roll
from cattable.games.meow_meow_dice.rules import MeowRules
from cattable.games.meow_meow_dice.table import MeowMeowDice
from cattable.ui.art.dice import DiceAtlas
from cattable.ui.motion import Spot
from cattable.ui.seat import Seat
from cattable.ui.stage import Box
from cattable.ui.table.dice_table import DiceTable, Spotlight, lean_of, tray_spots
from cattable.ui.table.game_table import LogLine
from cattable.ui.table.motions import Motion
from cattable.ui.table.odds import ODDS, OddsKey
from cattable.ui.table.pieces import AGAIN, CardPiece, DiePiece, Piece
from cattable.ui.table.plates import plates
from cattable.ui.table.prompt import Press, Prompt
from cattable.ui.tables.meow_meow_dice import drawing, faces, hints, log, prompts, show
from cattable.ui.tables.meow_meow_dice.pieces import TokenPiece
from cattable.ui.tables.meow_meow_dice.places import (
    CAT_AND_TOKEN,
    CORNER,
    HOST,
    PRESENTS,
    SUPPLY,
    TRAY,
    Places,
    space_boxes,
)
from cattable.ui.tables.meow_meow_dice.reading import again_at_most, odds
from cattable.ui.tables.meow_meow_dice.shown import Shown
from cattable.ui.tables.meow_meow_dice.space_scene import SpaceScene
from cattable.ui.tables.meow_meow_dice.words import tell

if TYPE_CHECKING:
    from fractions import Fraction

    from cattable.engine.match import Match
    from cattable.ui.app import App
    from cattable.ui.canvas import Canvas

ROLL_OFF = "roll-off "
"""Keys of the dice of the last tie-break begin so; they stay until the table is laid anew."""


class MeowTable(DiceTable):
    """See the package's other files: places, faces, reading, prompts, show (what events look like), drawing."""

    shown: Shown
    host = HOST
    tray = TRAY

    def __init__(self, match: Match, seats: Sequence[Seat], app: App) -> None:
        super().__init__(match, seats, app)
        assert isinstance(match.table, MeowMeowDice)
        self.rules_table = match.table
        self.r: MeowRules = match.table.r
        self.places = Places(self.r)
        self.plates = plates(self.seats, extra=96)
        for plate, score in zip(self.plates, self.scores, strict=True):
            score.spot, score.number, score.room = plate.token, (plate.token[0] + 50, plate.token[1]), 50
        self.die_size = self.places.die
        self.mode = ""
        """What is being prepared before the first roll: "", "swap", "condition" or "lock"."""
        self.token = ""
        """The condition token in the hand."""
        self.outcome = ""
        """How the trick has ended, while that is shown."""
        self.in_air = False
        """Whether dice are thrown that do not lie yet: what they show is told by nothing on the table."""
        self.told_turn = 0
        """Whose turn it is where the log has got to."""
        self._odds: tuple[object, dict[str, Fraction]] | None = None
        for seat, plate in enumerate(self.plates):
            x, y, w, h = plate.box
            self.pieces[f"plate {seat}"] = Piece(f"plate {seat}", x + w / 2, y + h / 2, w, h)
        self.lay_spotlights()
        x, y, w, _ = CORNER
        self.pieces[ODDS] = OddsKey(self, (x + 6, y, w - 12, 58 if self.r.advanced else 66))

    def lay_spotlights(self) -> None:
        """Places that tell what lies there: the space of whoever's turn it is, decks, cards, tokens."""
        lights = {"space": PRESENTS, "cat": CAT_AND_TOKEN, **self.places.decks, **self.places.cards}
        if self.r.advanced:
            lights["supply"] = SUPPLY
        for name, box in lights.items():
            self.pieces[f"about {name}"] = Spotlight(f"about {name}", box)

    # ------------------------------------------------------------ the display model
    def shown_of(self, view: dict[str, Any]) -> Shown:
        """The display model of a view."""
        return Shown.of(view)

    def shown_before(self, view: dict[str, Any]) -> Shown:
        """No butler has come yet."""
        shown = self.shown_of(view)
        for event in self.match.opening:
            if isinstance(event, Moved):
                shown.board[event.dst] = ""
                shown.decks[event.src] += 1
        return shown

    def change(self, event: Event) -> None:
        """One more event."""
        self.shown.change(event)

    def play(self, event: Event) -> list[Motion]:
        """One more event, and how it looks. A bite leaves the dice chosen for the next roll alone."""
        if not (isinstance(event, Told) and event.what == "bites"):
            self.forget_choices()
        return show.play(self, event)

    def reset(self, view: dict[str, Any]) -> None:
        """Lays the table for a view, everything at rest."""
        self.forget_choices()
        self.outcome = ""
        for key in [key for key in self.pieces if key.startswith(ROLL_OFF)]:
            del self.pieces[key]
        super().reset(view)

    def forget_choices(self) -> None:
        """Nothing is being prepared or chosen any more."""
        self.mode, self.token, self.selected = "", "", []

    def place(self) -> None:
        """Lays cards, tokens, dice and numbers where they belong."""
        shown, places = self.shown, self.places
        self.in_air = False
        stay = (ODDS, "plate ", "about ", ROLL_OFF)
        for key in [key for key in self.pieces if not key.startswith(stay)]:
            del self.pieces[key]
        for place, card in shown.board.items():
            if card:
                self.lay_card(place)
            for i, token in enumerate(shown.tokens[place]):
                self.lay_token(f"on {place} {i}", token, places.token_on(place, i), 2)
        for i, token in enumerate(self.supply_order()):
            if token in shown.token_supply:
                self.lay_token(f"token {token}", token, places.supply(i), 1)
        self.lay_dice()
        self.lay_space()
        if shown.choosing_cats:
            for cat, box in zip(self.r.sheet.cats, places.cats(), strict=True):
                face = partial(faces.cat_card, r=self.r, cat=cat, width=box[2])
                self.pieces[f"cat {cat}"] = CardPiece(f"cat {cat}", box, face, layer=1)
        self.count_points()

    def supply_order(self) -> list[str]:
        """All condition tokens, in the order in which they lie in the supply."""
        return list(self.r.sheet.condition_tokens) if self.r.advanced else []

    def lay_card(self, place: str) -> CardPiece:
        """Lays the card of a place."""
        card, box = self.shown.board[place], self.places.cards[place]
        face = partial(faces.butler, r=self.r, card=card, width=box[2])
        deck = self.r.sheet.places[place].deck
        piece = CardPiece(f"card {place}", box, face, partial(faces.back, deck=deck, width=box[2]), layer=1)
        self.pieces[piece.key] = piece
        return piece

    def lay_token(self, key: str, token: str, spot: Spot, layer: int) -> TokenPiece:
        """Lays a condition token."""
        piece = TokenPiece(key, token, spot, layer, self.r)
        self.pieces[key] = piece
        return piece

    def tray_spots(self) -> list[Spot]:
        """Where the dice lie in the tray, the locked ones first."""
        return tray_spots(self.tray, self.r.sheet.dice, self.die_size)

    def lay_dice(self) -> None:
        """Lays the dice in the tray; those that are locked are chained."""
        if self.shown.ranking:
            return
        for i, side in enumerate(self.shown.locked):
            self.lay_die(f"locked {i}", side, i).chained = True
        for i, side in enumerate(self.shown.dice):
            self.lay_die(f"die {i}", side, len(self.shown.locked) + i)

    def lay_die(self, key: str, side: str, place: int) -> DiePiece:
        """Lays a die at a place of the tray."""
        die = self.add_die(key, side, *self.tray_spots()[place], lean=lean_of(place))
        die.sign = AGAIN
        return die

    def lay_space(self) -> list[CardPiece]:
        """Lays the cards of whoever's turn it is."""
        for key in [key for key in self.pieces if key.startswith("space ")]:
            del self.pieces[key]
        cards = self.shown.spaces[self.shown.turn]
        bitten = self.bitten_places(self.shown.turn)
        laid = []
        for i, (card, box) in enumerate(zip(cards, space_boxes(self.r, cards), strict=True)):
            face = partial(faces.butler, r=self.r, card=card, width=box[2])
            piece = CardPiece(f"space {i}", box, face, layer=1)
            piece.turn = 180.0 if i in bitten else 0.0
            self.pieces[piece.key] = piece
            laid.append(piece)
        return laid

    def bitten_places(self, seat: int) -> set[int]:
        """MD22: which cards of a seat were bitten into; of equal ones the first."""
        left, found = list(self.shown.bitten[seat]), set()
        for i, card in enumerate(self.shown.spaces[seat]):
            if card in left:
                left.remove(card)
                found.add(i)
        return found

    def points(self, seat: int) -> dict[str, int]:
        """MD12, MD17, MD21: what a seat has so far, by what it is for."""
        return scoring.sources(self.r, self.shown, seat)  # type: ignore[arg-type]  # the model names things as the state

    def total(self, seat: int) -> int:
        """All points of a seat so far."""
        return sum(self.points(seat).values())

    def count_points(self) -> None:
        """Brings the scores on the plates up to date; those that grow pop."""
        for seat, score in enumerate(self.scores):
            if (total := self.total(seat)) > score.value:
                score.pop()
            score.value = total

    def make_atlas(self, kind: str, pixels: int) -> DiceAtlas:
        """All pictures of the dice at a size in pixels."""
        return faces.atlas(self.r, pixels, self.app.ahead)

    def opening_art(self, canvas: Canvas) -> Iterator[None]:
        """The cards that come to the board, beside what all dice need."""
        yield from super().opening_art(canvas)
        yield from show.opening_art(self, canvas)

    def art_to_come(self, canvas: Canvas) -> Iterator[None]:
        """The cats, the cards that may come, and more."""
        yield from super().art_to_come(canvas)
        yield from show.art_to_come(self, canvas)

    # ------------------------------------------------------------ decisions
    def chosen_sides(self) -> list[str]:
        """The sides of the dice chosen to be rolled again, in order."""
        return sorted(self.shown.dice[int(key.split()[1])] for key in self.selected if key.startswith("die "))

    def chosen_places(self) -> tuple[str, ...]:
        """The places whose cards are chosen to be sent away, in order."""
        return tuple(sorted(key.removeprefix("card ") for key in self.selected if key.startswith("card ")))

    def toggle(self, key: str) -> None:
        """Chooses a die or a card, or no longer."""
        super().toggle(key)
        if key.startswith("card "):
            self.mode = "swap" if self.selected else ""

    def begin(self, mode: str, token: str = "") -> None:
        """Begins to prepare something, or nothing any more; with a condition token in the hand, perhaps."""
        self.mode, self.token, self.selected = mode, token, []

    def gate(self, event: Event) -> Prompt | None:
        """The first roll of a person's turn waits for a press, unless that is what the person has pressed."""
        if not isinstance(event, Rolled) or event.places or not self.seats[event.seat].human:
            return None
        if self.shown.is_roll_off(event):
            return prompts.roll_off_gate(self, event.seat)
        pressed = bool(self.match.journal) and self.match.journal[-1] == (event.seat, ROLL)
        return None if pressed else self.roll_gate(event.seat, len(event.dice))

    def prompt(self, seat: int, view: dict[str, Any], legal: Sequence[Action]) -> Prompt:
        """What a person may do now."""
        if isinstance(legal[0], ChooseCat):
            prompt = prompts.choose_cat(self, seat, legal)
        elif isinstance(legal[0], Roll):
            prompt = prompts.prepare(self, seat, legal)
        else:
            prompt = prompts.trick(self, seat, legal)
        self._lay_sides(prompt)
        dim = {key for key, press in prompt.presses.items() if press.why and key.startswith(("token ", "cat "))}
        if again_at_most(self.shown):
            dim |= {key for key, press in prompt.presses.items() if press.why and key.startswith("die ")}
        for key, piece in self.pieces.items():
            piece.chosen = key in self.selected or key == f"token {self.token}"
            piece.dimmed = key in dim
            if isinstance(piece, TokenPiece):
                piece.lit = self.mode == "condition" and not self.token and key in prompt.presses and key not in dim
        return prompt

    def _lay_sides(self, prompt: Prompt) -> None:
        """MD18: the sides to choose from, as long as a die is being locked."""
        sides = faces.sides_of(self.r)
        for i in range(len(self.shown.locked)):
            self.pieces[f"locked {i}"].visible = self.mode != "lock"
        for side, spot in zip(sides, tray_spots(self.tray, len(sides), self.die_size), strict=True):
            key = f"side {side}"
            if key not in prompt.presses:
                self.pieces.pop(key, None)
            elif key not in self.pieces:
                self.add_die(key, side, *spot)

    def looks(self) -> dict[str, Press]:
        """Plates open the spaces of their owners; the odds can be shown at any time."""
        key = self.pieces[ODDS]
        assert isinstance(key, OddsKey)
        found = {ODDS: Press(self.toggle_odds, hint=key.hint)}
        for seat in range(len(self.seats)):
            found[f"plate {seat}"] = Press(partial(self.open_space, seat), hint=prompts.plate_hint(self, seat))
        return found | hints.hints(self)

    def open_space(self, seat: int) -> None:
        """A look at somebody's personal space."""
        self.app.scenes.push(SpaceScene(self, seat))

    def odds_now(self) -> dict[str, Fraction]:
        """The chance of each place from what lies there, or of the dice chosen for another roll; {} while hidden.

        As long as dice are in the air the chances are those from before the throw.
        """
        if not self.odds_on or self.shown.choosing_cats or self.outcome:
            self._odds = None
            return {}
        if self.in_air:
            return self._odds[1] if self._odds else {}
        s, again = self.shown, self.chosen_sides()
        about = (
            s.turn,
            s.dice,
            s.locked,
            s.last_roll,
            s.bites,
            s.board,
            s.tokens,
            s.spaces,
            s.bitten,
            s.ranking,
            again,
        )
        key = repr(about)
        if self._odds is None or self._odds[0] != key:
            self._odds = (key, odds(self.rules_table, s, again))
        return self._odds[1]

    def waiting_for(self, seat: int) -> str:
        """A computer player thinks."""
        return tell("they_think", name=self.name(seat))

    def ended(self) -> str:
        """The match is over."""
        return tell("won", name=self.name(self.shown.ranking[0][0]))

    def button_boxes(self, prompt: Prompt) -> list[Box]:
        """The buttons of a prompt, one below the other on the right."""
        return drawing.button_boxes(prompt)

    def log_line(self, event: Event) -> LogLine | None:
        """How the log tells an event of the turn that is shown."""
        return log.log_line(self, event, self.shown.turn)

    def log_lines(self, events: Iterable[Event]) -> list[LogLine]:
        """How the log tells events that happened one after the other, whatever the table shows meanwhile."""
        lines = []
        for event in events:
            if isinstance(event, TurnStarted):
                self.told_turn = event.seat
            if line := log.log_line(self, event, self.told_turn):
                lines.append(line)
        return lines

    def layout(self) -> Hashable:
        """The static picture changes with everything but cards on the board, dice, and tokens that can be moved."""
        shown = self.shown
        decks = (tuple(shown.decks.values()), tuple(map(len, shown.under.values())), bool(shown.token_supply))
        spaces = tuple(map(tuple, (*shown.spaces, *shown.won_tokens)))
        states = tuple(shown.cats), tuple(shown.enthusiasm), tuple(shown.side_up), tuple(shown.taken)
        return self.active_seat(), decks, spaces, states, drawing.panel_box(self)

    def draw_static(self, canvas: Canvas) -> None:
        """Paints what seldom changes."""
        drawing.draw_static(self, canvas)

    def draw(self, canvas: Canvas) -> None:
        """Paints everything else."""
        drawing.draw(self, canvas)

    def draw_above(self, canvas: Canvas) -> None:
        """Paints what flies."""
        drawing.draw_above(self, canvas)

    def active_seat(self) -> int:
        """Whose turn it is, or who chooses a cat."""
        shown, n = self.shown, len(self.seats)
        order = [(shown.turn + i) % n for i in range(n)]
        return next((seat for seat in order if not shown.cats[seat]), shown.turn)
