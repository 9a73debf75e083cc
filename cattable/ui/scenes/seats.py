"""The seats screen: who plays, with which cat and colour, who starts, and by which options."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cattable.engine.errors import CatTableError
from cattable.games import Game
from cattable.store import profiles, saves
from cattable.ui.acting import ActingCat
from cattable.ui.canvas import Canvas
from cattable.ui.intents import Intent, Menu, Point, Rules
from cattable.ui.scene import Scene
from cattable.ui.scenes import rules, settings, table
from cattable.ui.scenes.backdrop import draw_sunburst, draw_table
from cattable.ui.scenes.confirm import Confirm
from cattable.ui.scenes.corner import back_key, fullscreen_key, in_corner, sound_key
from cattable.ui.scenes.options import Options
from cattable.ui.scenes.overlay import draw_ribbon
from cattable.ui.scenes.seatcards import HEIGHT, CoatKey, ColourKey, EmptySeat, SeatKey, draw_card
from cattable.ui.scenes.seating import LOT, NAME_LIMIT, Seating
from cattable.ui.stage import Box
from cattable.ui.widgets import Button, IconButton, TextField, Widget
from cattable.ui.words import say

TOP = 156.0
GAP = 20.0
WIDEST = 340.0
FIELD_TOP, KIND_TOP, COLOUR_TOP, MOVE_TOP = 296.0, 382.0, 468.0, 556.0
KEY = 62.0
"""Side of the small keys on a card."""


class Seats(Scene):
    """Sets the table for one game."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def enter(self) -> None:
        """Seats everyone as the last time."""
        self.seating = Seating(self.game, profiles.load(), self.app.settings)
        self.cats: dict[str, ActingCat] = {}
        rules_key = IconButton("rules", (0, 0, 0, 0), self.show_rules, hint=say("seats.rules"), name="rules")
        self.corner = in_corner(rules_key, sound_key(self.app), fullscreen_key(self.app))
        self._lay_out()
        self.group.focus(self.start_button)

    def uncovered(self) -> None:
        """Options and settings may have changed."""
        self._lay_out()

    def _box(self, at: int) -> Box:
        """The card of a seat."""
        places, seated = self.seating.most, len(self.seating.seats)
        width = min(WIDEST, round((1840 - GAP * (places - 1)) / places))
        shown = min(places, seated + 1)
        left = 960 - (shown * (width + GAP) - GAP) / 2
        return left + at * (width + GAP), TOP, width, HEIGHT

    def _lay_out(self) -> None:
        """Makes all widgets anew; the focus stays on what has the same name."""
        seating = self.seating
        start = Button(
            say("seats.start"),
            (1280, 868, 560, 168),
            self.start,
            kind="primary",
            icon="dice",
            size=64,
            why=seating.problem(),
            name="start",
        )
        start.hint = say("seats.start_hint", game=self.game.title)
        widgets: list[Widget] = []
        for at in range(len(seating.seats)):
            widgets += self._seat_widgets(at)
        if len(seating.seats) < seating.most:
            widgets.append(EmptySeat(self._box(len(seating.seats)), self._changing(seating.add)))
        first = say("seats.lot") if seating.first == LOT else seating.seats[seating.first].name or "?"
        widgets.append(
            SeatKey(
                (80, 912, 560, 112),
                self._turning(seating.turn_first),
                "lot" if seating.first == LOT else "crown",
                first,
                "first",
            )
        )
        if self.game.sheet.options:
            widgets.append(
                Button(
                    self._options_text(),
                    (680, 912, 560, 112),
                    self.show_options,
                    icon="settings",
                    size=34,
                    name="options",
                )
            )
        self.start_button = start
        self.group.replace([*widgets, start, back_key(self.back), *self.corner])

    def _options_text(self) -> str:
        changed = len(self.seating.chosen)
        return say("seats.options_changed", count=changed) if changed else say("seats.options_usual")

    def _seat_widgets(self, at: int) -> list[Widget]:
        seating, seat = self.seating, self.seating.seats[at]
        x, y, w, _ = self._box(at)
        left, wide = x + 24, w - 48
        cat = self.cats.setdefault(seat.coat, ActingCat(seat.coat, seed=hash(seat.coat) % 97))
        cat.still = self.app.settings.reduced_motion
        free = [name for name in seating.free_known() if seat.human]
        field_width = wide - (KEY + 8 if free else 0)
        field = TextField(
            (left, y + FIELD_TOP, field_width, 76),
            seat.name,
            partial(self._typed, at),
            limit=NAME_LIMIT,
            placeholder=say("seats.name"),
            size=34,
            name=f"name {at}",
        )
        kind = SeatKey(
            (left, y + KIND_TOP, wide, 84),
            self._turning(partial(seating.turn_kind, at)),
            "human" if seat.human else "robot",
            say("seats.human" if seat.human else f"seats.computer.{seat.level}"),
            f"kind {at}",
        )
        colour = ColourKey(
            (left, y + COLOUR_TOP, wide, 84),
            self._turning(partial(seating.turn_colour, at)),
            seat.colour,
            f"colour {at}",
        )
        coat = CoatKey((x + 24, y + 24, wide, 252), cat, self._turn_coat(at), f"coat {at}")
        widgets: list[Widget] = [coat, field, kind, colour]
        if free:
            following = partial(seating.seat_known, at, free[0])
            hint = say("seats.known_hint", name=free[0])
            box = (left + wide - KEY, y + FIELD_TOP + 6, KEY, KEY + 4)
            widgets.insert(2, IconButton("human", box, self._changing(following), hint=hint, name=f"known {at}"))
        last = len(seating.seats) - 1
        keys = (
            ("left", at > 0, 0.0, partial(seating.swap, at, at - 1)),
            ("right", at < last, KEY + 12, partial(seating.swap, at, at + 1)),
            ("trash", last > 0, wide - KEY, partial(seating.remove, at)),
        )
        for sign, there, along, action in keys:
            if there:
                box = (left + along, y + MOVE_TOP, KEY, KEY + 4)
                widgets.append(
                    IconButton(sign, box, self._changing(action), hint=say(f"seats.{sign}"), name=f"{sign} {at}")
                )
        return widgets

    def _changing(self, action: Callable[[], object]) -> Callable[[], None]:
        """The action, and all widgets made anew after it."""

        def act() -> None:
            action()
            self._lay_out()

        return act

    def _turning(self, turn: Callable[[int], object]) -> Callable[[int], None]:
        """The same for something that is turned one way or the other."""

        def act(way: int) -> None:
            turn(way)
            self._lay_out()

        return act

    def _turn_coat(self, at: int) -> Callable[[int], None]:
        def act(way: int) -> None:
            self.seating.turn_coat(at, way)
            self._lay_out()
            self.cats[self.seating.seats[at].coat].react("happy", 0.9, hop=26)

        return act

    def _typed(self, at: int, text: str) -> None:
        self.seating.rename(at, text)
        self.start_button.why = self.seating.problem()

    def show_options(self) -> None:
        """The options of the game."""
        self.app.scenes.push(Options(self.seating))

    def show_rules(self) -> None:
        """The rules of the game."""
        self.app.scenes.push(rules.RulesScene(self.game))

    def start(self) -> None:
        """Starts the match; asks first if another one is kept."""
        kept = saves.load()
        if kept:
            names = ", ".join(player.name for player in kept.players)
            question = say("seats.replace_sure", game=kept.title, names=names)
            self.app.scenes.push(Confirm(question, say("seats.replace"), self._start, say("seats.replace_not")))
        else:
            self._start()

    def _start(self) -> None:
        seating = self.seating
        seating.remember()
        seats = seating.final_seats()
        first = None if seating.first == LOT else seating.first
        try:
            match = self.game.new_match(
                [seat.name for seat in seats], seed=self.app.seed, first=first, options=seating.options
            )
        except CatTableError as wrong:
            self.start_button.why = str(wrong)
            return
        saves.forget()
        self.app.scenes.push(table.TableScene(match, seats))

    def handle(self, intent: Intent) -> bool:
        """The cats look at the pointer; the rules key opens the rules."""
        match intent:
            case Point(x=x):
                for widget in self.group.widgets:
                    if isinstance(widget, CoatKey):
                        middle = widget.box[0] + widget.box[2] / 2
                        widget.cat.look(0 if abs(x - middle) < widget.box[2] * 0.6 else -1 if x < middle else 1)
            case Rules():
                self.show_rules()
                return True
            case Menu():
                self.app.scenes.push(settings.SettingsScene())
                return True
        return super().handle(intent)

    def draw_static(self, canvas: Canvas) -> None:
        """Paints the table and the heading."""
        draw_sunburst(canvas, "teal", 960, 300)
        draw_table(canvas, 520, seed=8)
        draw_ribbon(canvas, self.game.title, 960, 78, 1000)
        canvas.label(say("seats.first"), (80, 852, 560, 60), 32, "#fff3dc", outline=4)
        if self.game.sheet.options:
            canvas.label(say("seats.options"), (680, 852, 560, 60), 32, "#fff3dc", outline=4)

    def draw(self, canvas: Canvas) -> None:
        """Paints the cards and their widgets, and what still stands in the way."""
        for at, seat in enumerate(self.seating.seats):
            draw_card(canvas, self._box(at), seat)
        super().draw(canvas)
        if problem := self.seating.problem():
            canvas.label(problem, (1220, 806, 680, 60), 32, "#fff3dc", outline=5)
