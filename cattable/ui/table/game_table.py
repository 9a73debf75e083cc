"""The table of one game, as the table scene sees it. A game derives from GameTable and says where things lie.

The display model is plain data that follows from a view alone (`shown_of`) and changes with events (`change`): after
the last event it equals `shown_of(view)`. `play` shows an event; `place` puts every piece where the model says.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from cattable.engine.events import Event
from cattable.engine.match import Match
from cattable.engine.steps import Action, AskAll
from cattable.ui.acting import MOODS
from cattable.ui.seat import Seat
from cattable.ui.stage import Box
from cattable.ui.table.cat import Cat
from cattable.ui.table.counter import Counter
from cattable.ui.table.motions import Motion
from cattable.ui.table.pieces import Piece, PieceWidget
from cattable.ui.table.plates import draw_face, plates
from cattable.ui.table.prompt import Press, Prompt
from cattable.ui.words import say

if TYPE_CHECKING:
    from typing_extensions import Self

    from cattable.ui.app import App
    from cattable.ui.canvas import Canvas


class LogLine(NamedTuple):
    """One line of the log; pictures (names in assets/svg) follow the text. Without a seat it is a headline."""

    text: str
    seat: int | None = None
    pictures: tuple[str, ...] = ()


class GameTable(ABC):
    """What every game's table has: its match, seats, cats and plates, and the pieces by key."""

    host: Box
    """Where the cat whose turn it is sits and talks."""
    double_press = True
    """Whether a quick second press on a chosen piece presses the first button; not where that cannot be taken back."""

    def __init__(self, match: Match, seats: Sequence[Seat], app: App) -> None:
        self.match, self.seats, self.app = match, list(seats), app
        self.pieces: dict[str, Piece] = {}
        self.cats = [Cat(seat.coat, i) for i, seat in enumerate(seats)]
        self.plates = plates(self.seats)
        self.scores = [Counter(plate.token, 44, token=46) for plate in self.plates]
        self.selected: list[str] = []
        """Keys of the pieces chosen so far for the decision at hand."""
        self.odds_on = app.settings.odds
        """Whether chances are shown, in games that have them."""
        self.shown: Any = None
        self.prompt_now = Prompt("")
        self.soon: Iterator[None] = iter(())
        """Makes art that will be needed within a second, piece by piece: it comes before all that is for later."""
        self.run: Callable[[Iterable[Motion]], object] = lambda motions: None
        """Shows motions of the table's own; the scene sets it."""
        self.peek: Callable[[int | None], object] = lambda seat: None
        """Lets a seat look at what is its own (behind the curtain in company), or nobody at all; the scene sets it."""

    @staticmethod
    def source_name(r: Any, source: str) -> str:
        """What a source of points is called in the results; `r` are the rules of the match."""
        return source

    # what each game gives
    @abstractmethod
    def shown_of(self, view: dict[str, Any]) -> Any:
        """The display model of a view."""

    @abstractmethod
    def shown_before(self, view: dict[str, Any]) -> Any:
        """The display model before the opening events of a new match."""

    @abstractmethod
    def change(self, event: Event) -> None:
        """The display model after one more event."""

    @abstractmethod
    def place(self) -> None:
        """Puts every piece and every number where the display model says, at once."""

    @abstractmethod
    def play(self, event: Event) -> list[Motion]:
        """Changes the display model by one event and says how that looks."""

    def gate(self, event: Event) -> Prompt | None:
        """What a person must press before this event is shown, if anything: the dice have fallen, but nobody looked."""
        return None

    @abstractmethod
    def prompt(self, seat: int, view: dict[str, Any], legal: Sequence[Action]) -> Prompt:
        """What a person at this seat may do now."""

    def openly(self, seat: int) -> Prompt | Action | None:
        """What comes in public before this seat is asked: a question to all, or what the answers to it mean for it."""
        return None

    def toggle_odds(self) -> None:
        """Shows the chances, or hides them; that is kept for the next match."""
        self.odds_on = not self.odds_on
        self.app.change(odds=self.odds_on)

    def unhurried(self, seat: int) -> bool:
        """Whether a computer player takes the same time however easy the decision is: else its pace would tell."""
        return False

    def looks(self) -> dict[str, Press]:
        """The pieces that can be looked at whoever is to move."""
        return {}

    def widget(
        self, key: str, press: Press, prompt: Prompt, effect: Callable[[Any], Callable[[], object] | None]
    ) -> PieceWidget:
        """The widget of a piece; `effect` makes an action, or a change of the selection, into what a press does."""
        return PieceWidget(self.pieces[key], effect(press.action), why=press.why, hint=press.hint)

    @abstractmethod
    def waiting_for(self, seat: int) -> str:
        """The sentence while a computer player thinks."""

    @abstractmethod
    def ended(self) -> str:
        """The sentence when the match is over."""

    @abstractmethod
    def button_boxes(self, prompt: Prompt) -> list[Box]:
        """Where the buttons of a prompt stand."""

    @abstractmethod
    def log_line(self, event: Event) -> LogLine | None:
        """How the log tells a public event."""

    def log_lines(self, events: Iterable[Event]) -> list[LogLine]:
        """How the log tells public events that happened one after the other."""
        return [line for event in events if (line := self.log_line(event))]

    def work_to_come(self) -> Iterator[bool]:
        """What takes time and will be needed later, a piece at a time; False when there is nothing to do just now."""
        return iter(())

    def opening_art(self, canvas: Canvas) -> Iterator[None]:
        """Paints what a match begins with, a piece at a time, where nobody sees it: before the first picture."""
        return iter(())

    def art_to_come(self, canvas: Canvas) -> Iterator[None]:
        """Paints what will be needed later, a piece at a time, where nobody sees it (see cattable.ui.scout).

        That is every seat's cat in all its moods, on its plate and as the host; a game adds its own.
        """
        for seat, plate in zip(self.seats, self.plates, strict=True):
            for mood in MOODS:
                picture = f"cats/{seat.coat}-{mood}"
                draw_face(canvas, plate, picture)
                yield
                canvas.picture(picture, *self.host, shadow=10)
                yield

    def as_seen_by(self, seat: int) -> Iterator[None]:
        """Paints the pieces as a seat's curtain will show them, one at a time, where nobody sees it."""
        twin, canvas = self.twin(), self.app.canvas(pygame.Surface((1, 1)))
        view = self.match.view(seat)
        twin.reset(view)
        yield
        twin.prompt_now = twin.prompt(seat, view, self.match.legal(seat))
        twin.update(0.0)
        yield
        for piece in twin.every_piece():
            if piece.visible:
                piece.draw(canvas)
                yield

    def twin(self) -> Self:
        """A table of the same match on which nothing lies yet."""
        return type(self)(self.match, self.seats, self.app)

    def layout(self) -> Hashable:
        """What the picture of `draw_static` depends on: it is painted anew when this changes."""
        return None

    @abstractmethod
    def draw_static(self, canvas: Canvas) -> None:
        """Paints what seldom changes, on the felt."""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Paints everything of the game that may change."""

    @abstractmethod
    def draw_above(self, canvas: Canvas) -> None:
        """Paints what comes before everything else, buttons excepted."""

    @abstractmethod
    def active_seat(self) -> int:
        """Whose turn it is."""

    # what the scene calls
    def reset(self, view: dict[str, Any]) -> None:
        """Lays the table for a view, everything at rest."""
        self.shown = self.shown_of(view)
        self.selected, self.soon = [], iter(())
        self.place()

    def turn_away(self, view: dict[str, Any]) -> None:
        """Whoever saw more than this public view does not look any more: nothing of it stays."""
        self.reset(view)

    def secret(self, seat: int) -> bool:
        """Whether the others may not look on while this seat decides: it sees more than they do, or picks in secret."""
        if isinstance(self.match.table.s.stack[-1], AskAll):
            return True
        own, public = self.match.view(seat), self.match.view(None)
        return {**own, "viewer": None} != {**public, "viewer": None}

    def update(self, dt: float) -> bool:
        """Lets cats, counters and pieces go on; True while something moves."""
        moving = False
        for cat in self.cats:
            cat.still = self.app.settings.reduced_motion
            moving |= cat.update(dt)
        for counter in self.counters():
            moving |= counter.update(dt)
        for piece in self.every_piece():
            moving |= piece.update(dt)
        return moving

    def every_piece(self) -> Iterable[Piece]:
        """All pieces that may rise and sink."""
        return list(self.pieces.values())

    def counters(self) -> list[Counter]:
        """Every number on the table."""
        return self.scores

    def say(self, event: Event) -> str:
        """What the cat says while an event is shown: the log's line; "" for what it does not mention."""
        line = self.log_line(event)
        if line is None:
            return ""
        return line.text if line.seat is None else f"{self.name(line.seat)} {line.text}"

    def names(self, seats: Sequence[int]) -> str:
        """The names at some seats, in one breath."""
        *others, last = [self.name(seat) for seat in seats]
        return say("table.and", names=", ".join(others), last=last) if others else last

    def name(self, seat: int) -> str:
        """The name at a seat."""
        return self.seats[seat].name
