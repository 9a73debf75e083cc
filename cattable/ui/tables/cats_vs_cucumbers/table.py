"""The table of Cats vs Cucumbers: boxes full of cats, heaps of tokens, nine lives, the dice, and what they earn."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain
from typing import TYPE_CHECKING, Any

from cattable.engine.events import HIDDEN, Event, Rolled
from cattable.engine.steps import Action
from cattable.games.cats_vs_cucumbers.actions import ROLL
from cattable.games.cats_vs_cucumbers.flow import MayShield
from cattable.games.cats_vs_cucumbers.odds import chances, chances_of_a_turn, prepare
from cattable.games.cats_vs_cucumbers.rules import CAT, CUCUMBER, MEOW_ZA, PURR_FECT, SETS, TREAT, CucumberRules
from cattable.games.cats_vs_cucumbers.table import CatsVsCucumbers
from cattable.ui.art.dice import DiceAtlas
from cattable.ui.seat import Seat
from cattable.ui.stage import Box
from cattable.ui.table.counter import Counter
from cattable.ui.table.dice_table import DiceTable
from cattable.ui.table.game_table import LogLine
from cattable.ui.table.motions import Motion
from cattable.ui.table.odds import ODDS, OddsKey
from cattable.ui.table.plates import plates
from cattable.ui.table.prompt import Press, Prompt
from cattable.ui.tables.cats_vs_cucumbers import drawing, faces, log, places, prompts, show
from cattable.ui.tables.cats_vs_cucumbers.laying import lay_cats, lay_dice, lay_furniture, lay_lives, lay_toys
from cattable.ui.tables.cats_vs_cucumbers.pieces import BoxPiece, CatPiece, ToyPiece
from cattable.ui.tables.cats_vs_cucumbers.readings import public_points
from cattable.ui.tables.cats_vs_cucumbers.shown import Shown

if TYPE_CHECKING:
    from cattable.engine.match import Match
    from cattable.ui.app import App
    from cattable.ui.canvas import Canvas


BRIEF = 12
"""Letters on buttons that can stand side by side."""


class CucumberTable(DiceTable):
    """See the package's other files: places, faces, pieces, laying, prompts, show (how events look), drawing, panel."""

    shown: Shown
    tray = places.TRAY
    host = places.HOST
    double_press = False

    def __init__(self, match: Match, seats: Sequence[Seat], app: App) -> None:
        super().__init__(match, seats, app)
        self.r: CucumberRules = match.table.r
        self.dice_kinds = tuple(self.r.sheet.dice)
        self.die_size = places.die_size(len(self.r.kinds))
        self.in_company = sum(seat.human for seat in seats) > 1
        self.viewer: int | None = None
        self.leap = 0.0
        """How high the host cat is above its place."""
        self.in_air: set[int] = set()
        """The places of dice that are thrown and have not come to lie."""
        self.stopped = False
        """Whether the dice of this turn have done their work."""
        self.chances: Mapping[str, Fraction] = {}
        self.plates = plates(self.seats, extra=0)
        self.scores = [Counter(plate.token, 44, token=46, room=56) for plate in self.plates]
        self.toys = [self._counter(HIDDEN, places.toy_spot(plate), room=44) for plate in self.plates]
        self.treats = [self._counter(TREAT, places.treat_spot(plate), room=48) for plate in self.plates]
        self.cucumbers = [self._counter(CUCUMBER, places.cucumber_spot(plate), room=48) for plate in self.plates]
        self.piles = {
            kind: faces.HeapCounter(self.r, kind, *places.pile_spots(box), 46, token=58, room=80)
            for kind, box in zip((TREAT, HIDDEN, CUCUMBER), places.piles(), strict=True)
        }
        lay_furniture(self)

    def _counter(self, kind: str, spot: tuple[float, float], room: float) -> faces.TokenCounter:
        return faces.TokenCounter(self.r, kind, spot, 38, token=46, room=room)

    # ------------------------------------------------------------ the display model
    def shown_of(self, view: dict[str, Any]) -> Shown:
        """The display model of a view."""
        self.viewer = view["viewer"]
        return Shown.of(view)

    def shown_before(self, view: dict[str, Any]) -> Shown:
        """No die has fallen yet."""
        self.viewer = view["viewer"]
        return Shown.at_start(self.r, len(self.seats), view["first"])

    def change(self, event: Event) -> None:
        """One more event."""
        self.shown.change(event, self.r)

    def play(self, event: Event) -> list[Motion]:
        """One more event, and how it looks."""
        return show.play(self, event)

    def reset(self, view: dict[str, Any]) -> None:
        """Lays the table for a view; dice that lie as before, after a look at toys, stay marked for another roll."""
        marked, before = self.selected, self.shown
        super().reset(view)
        if (now := view["stack"][-1]["step"] if view["stack"] else "") != "may shield":
            self.stopped = now in ("choose claim", "choose reward", "reaping")
        if before and (before.turn, before.dice, before.rolls_left) == (view["turn"], view["dice"], view["rolls_left"]):
            self.selected = marked
            self.place()

    def place(self) -> None:
        """Lays cats, dice, lives, toys and numbers where they belong."""
        lay_dice(self)
        lay_cats(self)
        lay_lives(self)
        lay_toys(self)
        for counter, value in self.values():
            counter.value = value
        self.see_chances()

    def cats_on_table(self) -> Iterator[tuple[str, CatPiece]]:
        """Every cat by its key."""
        for key, piece in self.pieces.items():
            if isinstance(piece, CatPiece):
                yield key, piece

    def toy_owner(self) -> int:
        """Whose toys lie before the tray: the viewer's, or of whoever is to move."""
        return self.shown.turn if self.viewer is None else self.viewer

    def values(self) -> Iterator[tuple[Counter, int]]:
        """Every counter, and what it should show."""
        shown = self.shown
        yield from zip(self.treats, shown.treats, strict=True)
        yield from zip(self.cucumbers, shown.cucumbers, strict=True)
        yield from zip(self.toys, map(len, shown.toys), strict=True)
        yield self.piles[TREAT], shown.treat_pile
        yield self.piles[HIDDEN], shown.toy_pile
        yield self.piles[CUCUMBER], shown.cucumber_pile
        yield from zip(self.scores, map(self.points, range(len(self.seats))), strict=True)

    def points(self, seat: int) -> int:
        """What a seat has scored for all to see; at the end with its toys."""
        if self.shown.ranking and self.match.outcome:
            return self.match.outcome.points[seat]
        return sum(public_points(self.r, self.shown, seat).values())

    def counters(self) -> list[Counter]:
        """Every number on the table."""
        return list(chain(self.scores, self.toys, self.treats, self.cucumbers, self.piles.values()))

    # ------------------------------------------------------------ dice
    def make_atlas(self, kind: str, pixels: int) -> DiceAtlas:
        """The pictures of a kind of dice at a size in pixels."""
        return faces.atlas(self.r, kind, pixels, self.app.ahead)

    def dice_keys(self) -> list[str]:
        """The keys of the dice in the tray."""
        return [f"die {i}" for i, face in enumerate(self.shown.dice) if face]

    def lying(self) -> list[str]:
        """What the dice show, "" for those that nobody has seen yet: nothing is told before they lie."""
        return ["" if place in self.in_air else face for place, face in enumerate(self.shown.dice)]

    def face(self, key: str) -> str:
        """What a die shows."""
        return self.shown.dice[int(key.split()[1])]

    def die_name(self, key: str) -> str:
        """What actions call a die."""
        return f"{self.r.kinds[int(key.split()[1])]} {self.face(key)}"

    def would_earn(self) -> str:
        """What the dice on the table earn now, in words."""
        dice = tuple(self.shown.dice)
        ways = [prompts.rare(claim) for claim in self.r.claims(dice) if claim != SETS]
        sets = self.r.sets(dice)
        return prompts.tell("or").join([prompts.earned(sets), *ways] if sets or not ways else ways)

    def see_chances(self) -> None:
        """Looks up the exact chances, of the dice that are marked for another roll or of the best ones."""
        self.chances = {}
        state = self.match.table.s
        if not self.odds_on or self.match.over or self.in_air:
            return
        if state.turn == self.shown.turn and any(state.dice) and not any(self.shown.dice):
            self.chances = chances_of_a_turn(self.r)  # the dice may have been thrown, but nobody has seen them
            return
        if (state.turn, state.dice) != (self.shown.turn, self.shown.dice):
            return  # the table still shows what was before
        names = tuple(sorted(self.die_name(key) for key in self.selected))
        assert isinstance(self.match.table, CatsVsCucumbers)
        self.chances = chances(self.match.table, self.r.reroll(names) if names else None)

    def toggle(self, key: str) -> None:
        """Marks a die for another roll, or no longer."""
        super().toggle(key)
        self.see_chances()

    def toggle_odds(self) -> None:
        """Shows the chances, or hides them."""
        super().toggle_odds()
        self.see_chances()

    def work_to_come(self) -> Iterator[bool]:
        """The frames of the dice, and the tables of chances, which may be wanted at any time."""
        yield from super().work_to_come()
        for _ in prepare(self.r):
            yield True

    def art_to_come(self, canvas: Canvas) -> Iterator[None]:
        """The cats, and what may be shown."""
        yield from super().art_to_come(canvas)
        yield from show.art_to_come(self, canvas)

    # ------------------------------------------------------------ decisions
    def gate(self, event: Event) -> Prompt | None:
        """The first roll of a person's turn waits for a press, unless it was asked for."""
        if not isinstance(event, Rolled) or any(self.shown.dice) or not self.seats[event.seat].human:
            return None
        pressed = bool(self.match.journal) and self.match.journal[-1] == (event.seat, ROLL)
        if pressed:
            return None
        self.see_chances()
        return self.roll_gate(event.seat, len(event.dice))

    def secret(self, seat: int) -> bool:
        """Only the shield is asked for behind the curtain; else toys lie face down until their owner looks (CCR12)."""
        stack = self.match.table.s.stack
        return bool(stack) and isinstance(stack[-1], MayShield)

    def unhurried(self, seat: int) -> bool:
        """Whoever holds toys takes the same time whether one is of use or not."""
        return bool(self.match.table.s.toys[seat])

    def prompt(self, seat: int, view: dict[str, Any], legal: Sequence[Action]) -> Prompt:
        """What a person may do now."""
        legal = prompts.seen(self, seat, legal)
        match view["stack"][-1]["step"]:
            case "before roll":
                prompt = prompts.beginning(self, seat, legal)
            case "rolling":
                prompt = prompts.rolling(self, seat, legal)
            case "may escape":
                prompt = prompts.escaping(self, seat, legal)
            case "choose claim":
                prompt = prompts.claiming(self, seat, legal)
            case "choose reward":
                prompt = prompts.choosing(self, seat, legal)
            case "may shield":
                prompt = prompts.shielding(self, seat, view, legal)
            case _:
                prompt = prompts.reaping(self, seat, view, legal)
        self.light(prompt)
        return prompt

    def light(self, prompt: Prompt) -> None:
        """Lights up what can be pressed, and a cat that is swiped at."""
        for key, piece in self.pieces.items():
            if isinstance(piece, BoxPiece | CatPiece | ToyPiece):
                threatened = isinstance(piece, CatPiece) and piece.threatened
                piece.lit = threatened or (key in prompt.presses and isinstance(prompt.presses[key].action, Action))

    def looks(self) -> dict[str, Press]:
        """The key for the chances, and what tells more when the focus rests on it."""
        key = self.pieces[ODDS]
        assert isinstance(key, OddsKey)
        found = {} if self.shown.ranking else {ODDS: Press(self.toggle_odds, hint=key.hint)}
        for seat in range(len(self.seats)):
            found[f"plate {seat}"] = Press(hint=drawing.plate_hint(self, seat))
        scored = "box" if self.r.per_cat else "box_once"
        for number, points in enumerate(self.r.sheet.boxes, 1):
            found[f"box {number}"] = Press(
                hint=prompts.tell(f"hint.{scored}", points=points, steps=prompts.so_many(CAT, number))
            )
        for claim in (PURR_FECT, MEOW_ZA):
            found[f"earn {claim}"] = Press(hint=prompts.rare_hint(self, claim))
        found["meter"] = Press(hint=prompts.tell("hint.meter", bust=self.r.sheet.bust))
        return found | {
            key: Press(hint=prompts.tell(f"hint.{key}")) for key in ("lives", "treats", "toys", "cucumbers")
        }

    def waiting_for(self, seat: int) -> str:
        """A computer player thinks, or somebody is asked behind the curtain."""
        return prompts.tell("they_shield" if self.secret(seat) else "they_think", name=self.name(seat))

    def ended(self) -> str:
        """The match is over."""
        return prompts.tell("won", names=self.names(self.shown.ranking[0]))

    def button_boxes(self, prompt: Prompt) -> list[Box]:
        """The buttons of a prompt at the foot of the right side."""
        brief = all(len(choice.label) <= BRIEF for choice in prompt.choices)
        return places.button_boxes(len(prompt.choices), prompt.first == "roll", brief)

    def log_line(self, event: Event) -> LogLine | None:
        """How the log tells an event."""
        return log.log_line(self, event)

    def layout(self) -> Hashable:
        """The static picture changes with the lives, and when the last round is announced."""
        return tuple(self.shown.lives), self.shown.ending, bool(self.shown.ranking)

    def draw_static(self, canvas: Canvas) -> None:
        """Paints what seldom changes."""
        drawing.draw_static(self, canvas)

    def draw(self, canvas: Canvas) -> None:
        """Paints everything else."""
        drawing.draw(self, canvas)

    def draw_above(self, canvas: Canvas) -> None:
        """Paints what flies, and the cats of the reserve."""
        drawing.draw_above(self, canvas)

    def active_seat(self) -> int:
        """Whose turn it is."""
        return self.shown.turn
