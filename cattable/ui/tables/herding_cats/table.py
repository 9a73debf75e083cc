"""The table of Herding Cats: deck and pile at the left, the open herds on the meadow, the hand below."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from cattable.engine.events import Event, Moved
from cattable.engine.steps import Action
from cattable.games.herding_cats.flow import CORRAL
from cattable.games.herding_cats.rules import CAT, Discard, HerdingRules, Join
from cattable.ui.seat import Seat
from cattable.ui.stage import Box
from cattable.ui.table import card_places
from cattable.ui.table.card_table import CardTable
from cattable.ui.table.cardart import Letters
from cattable.ui.table.counter import Counter
from cattable.ui.table.game_table import LogLine
from cattable.ui.table.handcard import HandCard, Pose
from cattable.ui.table.motions import Motion
from cattable.ui.table.prompt import Prompt
from cattable.ui.table.zones import NOBODY
from cattable.ui.tables.herding_cats import log, places, prompts, show
from cattable.ui.tables.herding_cats.drawing import HerdsWon, draw_meadow
from cattable.ui.tables.herding_cats.shown import HERD, HerdingShown
from cattable.ui.tables.herding_cats.words import brief_name, card_name, herds, short_name, tell

if TYPE_CHECKING:
    from cattable.engine.match import Match
    from cattable.ui.app import App
    from cattable.ui.canvas import Canvas


class HerdingTable(CardTable):
    """See the package's other files: shown, places, prompts, show (what events look like), log."""

    r: HerdingRules
    shown: HerdingShown
    hand_width = 226.0
    pile_at, pile_width = places.PILE, places.PILE_WIDTH
    deck_at, deck_width = places.DECK, places.DECK_WIDTH

    def __init__(self, match: Match, seats: Sequence[Seat], app: App) -> None:
        super().__init__(match, seats, app)
        self.won = [HerdsWon(card_places.on_plate(plate, 1)) for plate in self.plates]

    # ------------------------------------------------------------ cards
    def letters(self, card: str) -> Letters:
        """The kind on the card, colour and kind on the large one."""
        kind = self.r.kind[card]
        return Letters(short_name(kind), "", card_name(self.r, card), self.r.sheet.faces[kind], brief_name(kind))

    def sort_key(self, card: str) -> Any:
        """By colour, cowdogs first; cards without a colour last."""
        return self.r.cards.index(card) if not self.r.colour[card] else self._colour_key(card)

    def _colour_key(self, card: str) -> float:
        return self.r.colours.index(self.r.colour[card]) - 100 + (0.5 if self.r.kind[card] == CAT else 0)

    # ------------------------------------------------------------ the display model
    def shown_of(self, view: dict[str, Any]) -> HerdingShown:
        """The display model of a view."""
        return HerdingShown.of(view)

    def shown_before(self, view: dict[str, Any]) -> HerdingShown:
        """All cards are in the deck."""
        shown = HerdingShown.of(view)
        shown.before(len(self.r.cards))
        return shown

    @property
    def dealing(self) -> bool:
        """Whether nobody has had a turn yet."""
        return self.shown.turn == NOBODY

    def next_seat(self) -> int | None:
        """The next seat to the left that has cards."""
        n = len(self.seats)
        if self.shown.turn == NOBODY:
            return None
        after = [(self.shown.turn + k) % n for k in range(1, n)]
        return next((seat for seat in after if self.shown.hands[seat]), None)

    # ------------------------------------------------------------ zones
    def zone_of(self, name: str, slot: int) -> str:
        """Open herds are numbered."""
        return f"{HERD} {slot}" if name == HERD else name

    def owner_of(self, name: str) -> int | None:
        """Finished herds lie at the plates."""
        return CORRAL.index(name) if name in CORRAL else None

    def lies(self, zone: str, index: int, count: int) -> Pose | None:
        """A card of an open herd; its corner stays visible."""
        if not zone.startswith(f"{HERD} "):
            return None
        herd = int(zone.split()[1])
        x, y, _, h = self.herd_box(herd)
        g = places.grid(max(herd + 1, len(self.shown.herds)), self.r.herd)
        clear = 1.0 if index == count - 1 else g.corner
        return Pose(x + g.card * (0.5 + g.corner * index), y + h / 2, 0.0, g.card, clear=clear)

    def herd_box(self, index: int) -> Box:
        """Where an open herd lies."""
        return places.herd_box(index, max(index + 1, len(self.shown.herds)), self.r.herd)

    def boxes(self) -> dict[str, Box]:
        """Each open herd, and the meadow."""
        found = {f"{HERD} {i}": self.herd_box(i) for i in range(len(self.shown.herds))}
        return {"herds": places.HERDS, **found}

    def change(self, event: Event) -> None:
        """One more event; a herd that is gone leaves no gap in the numbers."""
        super().change(event)
        if isinstance(event, Moved) and event.src == HERD:
            left = [cards for zone, cards in self.zones.items() if zone.startswith(f"{HERD} ") and cards]
            others = {zone: cards for zone, cards in self.zones.items() if not zone.startswith(f"{HERD} ")}
            self.zones = {**others, **{f"{HERD} {i}": cards for i, cards in enumerate(left)}}

    def place(self) -> None:
        """Lays every card and number where it belongs."""
        super().place()
        for seat, won in enumerate(self.won):
            won.value = len(self.shown.corrals[seat])

    def arrived(self, owner: int) -> None:
        """A card of a finished herd has come home."""
        whole = len(self.shown.corrals[owner])
        if self.won[owner].value != whole:
            self.won[owner].value = whole
            self.won[owner].pop()

    def counters(self) -> list[Counter]:
        """Every number on the plates."""
        return [*self.scores, *self.won]

    # ------------------------------------------------------------ events
    def show(self, event: Event) -> list[Motion]:
        """An event that moves no card."""
        return show.show(self, event)

    def manner(self, event: Moved) -> dict[str, Any]:
        """How a card flies."""
        return show.manner(self, event)

    def also(self, piece: HandCard, event: Moved) -> list[Motion]:
        """What is seen and heard besides."""
        return show.also(self, piece, event)

    def log_line(self, event: Event) -> LogLine | None:
        """How the log tells an event."""
        return log.log_line(self, event)

    def log_lines(self, events: Iterable[Event]) -> list[LogLine]:
        """How the log tells events."""
        return log.log_lines(self, events)

    # ------------------------------------------------------------ decisions
    def prompt(self, seat: int, view: dict[str, Any], legal: Sequence[Action]) -> Prompt:
        """What a person may do now."""
        match legal[0]:
            case Join():
                return prompts.send_cat(self, seat, legal, view["stack"][-1]["cat"])
            case Discard():
                return prompts.throw_one(self, seat, legal)
        return prompts.play_one(self, seat, legal)

    def waiting_for(self, seat: int) -> str:
        """A computer player thinks."""
        return tell("they_think", name=self.name(seat))

    def ended(self) -> str:
        """The match is over."""
        return tell("won", names=self.names(self.shown.ranking[0]))

    def plate_hint(self, seat: int) -> str:
        """What a seat has won so far."""
        corral = self.shown.corrals[seat]
        colours = ", ".join(str(self.r.sheet.colours[self.r.colour[herd[0]]]) for herd in corral)
        return tell("has_herds", herds=herds(len(corral)), colours=colours) if corral else tell("has_none")

    # ------------------------------------------------------------ pictures
    def also_static(self) -> Hashable:
        """Each herd has a pen."""
        return len(self.shown.herds)

    def signs_to_come(self, canvas: Canvas) -> Iterator[None]:
        """A stampede."""
        return show.signs_to_come(self, canvas)

    def draw_cloth(self, canvas: Canvas) -> None:
        """Paints the meadow."""
        draw_meadow(self, canvas)

    def draw_signs(self, canvas: Canvas) -> None:
        """Paints how many herds each has."""
        for won in self.won:
            won.draw(canvas)
