"""The table: a match being played, whatever the game.

    app.scenes.push(TableScene(match, seats))      # seats: a cattable.ui.seat.Seat for each of match.seats

`match` is a new match (its opening is shown then) or one that goes on. The match is kept (store.saves) after every
action, so leaving or being killed loses nothing; leaving is popping the scene. When the match is over, the results take
the scene's place.

The way of a click: intent -> widget -> one action -> `match.apply` -> events as the viewer sees them -> `table.play` ->
motions; when they are over the table lies as `table.place()` says. Computer players act between two frames.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from time import perf_counter

from cattable.engine.events import Event
from cattable.engine.match import Match
from cattable.engine.steps import Action
from cattable.games import Game
from cattable.store import notices, saves
from cattable.ui.canvas import Canvas
from cattable.ui.intents import Cancel, Confirm, Intent, Log, Menu, Odds, Press, Rules, Undo
from cattable.ui.scene import Scene
from cattable.ui.scenes import pause, results, rules
from cattable.ui.scenes.confirm import Say
from cattable.ui.scenes.curtain import Curtain
from cattable.ui.scenes.table_art import work_to_come
from cattable.ui.seat import Seat, player_of
from cattable.ui.table.background import background
from cattable.ui.table.director import SPEEDS, Director
from cattable.ui.table.game_table import GameTable, LogLine
from cattable.ui.table.history import history
from cattable.ui.table.log_panel import LogPanel
from cattable.ui.table.pieces import PieceWidget
from cattable.ui.table.plates import draw_face, draw_plate
from cattable.ui.table.prompt import BACK, Choice, Prompt
from cattable.ui.table.thinker import Thinker
from cattable.ui.tables import TABLES
from cattable.ui.widgets import Button, IconButton, Widget
from cattable.ui.words import say

DOUBLE = 0.35
"""Seconds in which two presses are a double one."""
KEYS_LEFT, KEYS_TOP, KEY_STEP, KEY_SIZE = 1578.0, 18.0, 82.0, (80, 92)


class TableScene(Scene):
    """See above. `table` is the game's own part; `viewer` is the seat whose view is shown (None: what lies open)."""

    in_match = True

    def __init__(self, match: Match, seats: Sequence[Seat]) -> None:
        """Raises KeyError for a game without a table."""
        super().__init__()
        self.match, self.seats = match, list(seats)
        self.director = Director()
        self.events: deque[tuple[Event, Event]] = deque()
        """What is still to be shown: each event as the viewer sees it, and as the log may tell it to all."""
        self.log: list[LogLine] = []
        self._to_log: list[Event] = []
        self.humans = [i for i, seat in enumerate(seats) if seat.human]
        self.viewer: int | None = None
        self.thinker: Thinker | None = None
        self.gate_open = False
        self.prompted = False
        self.unsettled = False
        self.layout: Hashable = None
        self.buttons: list[Button] = []
        self._to_make: Iterator[bool] | None = None
        self._chosen, self._since_choice = "", DOUBLE

    def enter(self) -> None:
        """Lays the table."""
        self.table: GameTable = TABLES[self.match.game.id](self.match, self.seats, self.app)
        self.table.run, self.table.peek = self.director.run, self.peek
        self.viewer = self.humans[0] if len(self.humans) == 1 else None
        view = self.match.view(self.viewer)
        self.table.reset(view)
        if self.match.journal:
            self.log = history(self.match, self.table)
        else:
            self.table.shown = self.table.shown_before(view)
            self.table.place()
            self._queue(self.match.opening)
        self._keep()
        self._show(Prompt(""))

    @property
    def game(self) -> Game:
        """The game that is played."""
        assert isinstance(self.match.game, Game)
        return self.match.game

    def resized(self) -> None:
        """Everything is made anew."""
        self._to_make, self.table.soon = None, iter(())

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """The room, what lies still, and the rest; what comes later is begun with, for the thread to draw meanwhile."""
        self._to_make = work_to_come(self.table, self.humans)
        for paint in (self._draw_room, self._draw_plates, self.table.draw_static, self.draw):
            paint(canvas)
            next(self._to_make, None)
            yield
        for _ in self.table.opening_art(canvas) if not self.match.journal else ():
            next(self._to_make, None)
            yield

    def rest(self, seconds: float) -> None:
        """Makes art for later, also while a curtain covers the table."""
        if self._to_make is None:
            self._to_make = work_to_come(self.table, self.humans)
        until = perf_counter() + seconds
        for made in chain((True for _ in self.table.soon), self._to_make):
            if not made or perf_counter() > until:
                break

    # ------------------------------------------------------------ time
    def update(self, dt: float) -> bool:
        """Shows what happened; when all is shown, asks whoever must decide."""
        moving = super().update(dt)
        self._since_choice += dt
        self.director.speed = SPEEDS[self.app.settings.speed]
        moving |= self.director.update(dt)
        moving |= self.table.update(dt)
        moving |= self._go_on(dt)
        for sentence in notices.take():  # at once: whoever closes the window now must know what is not kept
            self.app.scenes.push(Say(sentence))
        self._follow_pieces()
        if (moving or self._changed) and (layout := (self.table.active_seat(), self.table.layout())) != self.layout:
            self.layout = layout
            self.stale()
        return moving

    def _go_on(self, dt: float) -> bool:
        """The next event, or the next decision; True if something changed."""
        if self.events:
            return self._next_event()
        if self.director.busy or self.prompted:
            return False
        self.director.hurried = False
        if self.unsettled:
            self.unsettled = False
            self.table.place()
            self.changed()
        if self.match.over:
            return self._finish()
        seat = self.match.waiting[0]
        if self.seats[seat].human:
            self._ask(seat)
            return True
        return self._let_think(seat, dt)

    def _next_event(self) -> bool:
        changed = False
        while self.events and self.director.ready:
            event, public = self.events[0]
            gate = None if self.gate_open else self.table.gate(event)
            if gate:
                if self.director.busy:
                    return changed
                if not self.prompted:
                    self.director.hurried = False
                    self._show(gate)
                    self.prompted = True
                    return True
                return changed
            self.gate_open = False
            self.events.popleft()
            self._to_log.append(public)
            if said := self.table.say(event):
                self.table.prompt_now = Prompt(said)
            self.director.run(self.table.play(event))
            changed = True
            self.unsettled = True
        return changed

    def _let_think(self, seat: int, dt: float) -> bool:
        """A computer player thinks for a moment, and acts when it is ready and people have had time to look."""
        changed = False
        if self.thinker is None:
            self.thinker = Thinker(self.match, seat, self.seats[seat].level, self.table.unhurried(seat))
            self._show(Prompt(self.table.waiting_for(seat)))
            changed = True
        action = self.thinker.go_on(dt * (self.director.speed or 4.0))
        if action is not None:
            self.thinker = None
            self.do(seat, action)
            changed = True
        return changed

    def _finish(self) -> bool:
        """The end has been shown: one more press leads to the results."""
        self._show(
            Prompt(
                self.table.ended(),
                (Choice(say("table.next"), self._to_results, "go", "crown", name="next"),),
                {},
                "next",
            )
        )
        self.prompted = True
        return True

    def _to_results(self) -> None:
        self.app.scenes.replace(results.Results(self.match, self.seats))

    # ------------------------------------------------------------ decisions
    def _ask(self, seat: int) -> None:
        """Asks a person: behind the curtain if there is something that others may not see."""
        said = self.table.openly(seat)
        if isinstance(said, Action):
            self.do(seat, said)
            return
        if said:
            self._show(said)
            self.prompted = True
            return
        alone = len(self.humans) < 2
        if not alone and self.viewer != seat and self.table.secret(seat):
            self.prompted = True
            self._show(Prompt(self.table.waiting_for(seat)))
            undo = self._undo_seat()
            self._let_fall(seat, None if undo is None else (self.seats[undo].name, self.undo))
            return
        self._prompt(seat)

    def _let_fall(self, seat: int, back: tuple[str, Callable[[], object]] | None) -> None:
        """The curtain falls before a seat; what it will see is made meanwhile."""
        self.table.soon = self.table.as_seen_by(seat)
        self.app.scenes.push(Curtain(self.seats[seat], partial(self._reveal_to, seat), back))

    def _reveal_to(self, seat: int) -> None:
        """The curtain is open: this seat sees what it may see."""
        self.viewer = seat
        self.table.reset(self.match.view(seat))
        self._prompt(seat)

    def peek(self, seat: int | None) -> None:
        """Lets a seat look at what is its own, behind the curtain; None: nobody looks any more."""
        if seat is not None:
            self._let_fall(seat, None)
        elif len(self.humans) > 1:
            self.viewer = None
            self.table.turn_away(self.match.view(None))

    def _prompt(self, seat: int) -> None:
        self._show(self.table.prompt(seat, self.match.view(self.viewer), self.match.legal(seat)))
        self.prompted = True

    def _prompt_again(self) -> None:
        """The selection changed, or how much is shown. What a gate holds back stays hidden."""
        seat = self.table.prompt_now.seat
        if self.events:
            self._show(self.table.prompt_now, fresh=False)
        elif seat is not None:
            prompt = self.table.prompt(seat, self.match.view(self.viewer), self.match.legal(seat))
            self._show(prompt, fresh=prompt.leads)

    def do(self, seat: int, action: Action) -> None:
        """One action: it is applied, kept, and its events are shown."""
        public = self.match.view(None)
        events = self.match.apply(seat, action)
        if len(self.humans) > 1 and self.viewer is not None:
            goes_on = self.match.waiting[:1] == [self.viewer] and self.table.secret(self.viewer)
            if not goes_on:
                self.viewer = None
                self.table.turn_away(public)
        self._keep()
        self._write_log()
        self._queue(events)
        self.prompted = False
        self._show(Prompt(self.table.prompt_now.sentence))

    def _queue(self, events: Iterable[Event]) -> None:
        """Events that are to be shown."""
        self.events.extend((event.seen_by(self.viewer), event.seen_by(None)) for event in events)

    def _write_log(self) -> None:
        """The log tells what has been shown: dice that wait for a press are not in it."""
        self.log += self.table.log_lines(self._to_log)
        self._to_log.clear()

    def _pass_gate(self) -> None:
        """The press that a gate waited for."""
        self.gate_open, self.prompted = True, False
        self._show(Prompt(self.table.prompt_now.sentence))

    def _undo_seat(self) -> int | None:
        """The person who may take something back now."""
        if not self.match.journal or self.events or self.director.busy:
            return None
        last = self.match.journal[-1][0]
        asked = self.table.prompt_now.seat
        if not self.seats[last].human or asked not in (None, last) or not self.match.can_undo(last):
            return None
        return last

    def undo(self) -> None:
        """Takes back what the last person did, where the rules allow it."""
        seat = self._undo_seat()
        if seat is None:
            self.app.play("error")
            return
        self.match.undo(seat)
        self._keep()
        self.thinker, self.prompted = None, False
        self.viewer = self.humans[0] if len(self.humans) == 1 else None
        self.events.clear()
        self._to_log.clear()
        self.director.clear()
        self.log = history(self.match, self.table)
        self.table.reset(self.match.view(self.viewer))
        self.app.play("whoosh")
        self._show(Prompt(""))

    def _keep(self) -> None:
        players = [player_of(seat) for seat in self.seats]
        saves.save(saves.saved_match(self.game.id, self.game.title, players, self.match.to_json()))

    # ------------------------------------------------------------ widgets
    def _show(self, prompt: Prompt, fresh: bool = True) -> None:
        """Puts a prompt's sentence, buttons and pressable pieces on the table."""
        self.table.prompt_now = prompt
        boxes = self.table.button_boxes(prompt)
        self.buttons = [self._button(prompt, choice, box) for choice, box in zip(prompt.choices, boxes, strict=True)]
        widgets: list[Widget] = []
        for key, press in {**self.table.looks(), **prompt.presses}.items():
            widgets.append(self.table.widget(key, press, prompt, partial(self._effect, prompt.seat, key=key)))
        widgets += [*self.buttons, *self._keys()]
        at_key = isinstance(self.group.focused, IconButton)
        self.group.replace(widgets)
        if fresh and prompt.first:
            self.group.focus(
                next((widget for widget in widgets if widget.name == prompt.first), (self.buttons or widgets)[0])
            )
        elif fresh and not at_key:
            self.group.focus(None)  # nothing to press: the focus must not jump to the keys in the corner
        self.changed()

    def _button(self, prompt: Prompt, choice: Choice, box: tuple[float, float, float, float]) -> Button:
        act = self._effect(prompt.seat, choice.action) or self._pass_gate
        return Button(
            choice.label,
            box,
            act,
            kind=choice.kind,
            icon=choice.icon,
            why=choice.why,
            hint=choice.hint,
            name=choice.name,
        )

    def _effect(
        self, seat: int | None, action: Action | Callable[[], object] | None, key: str = ""
    ) -> Callable[[], object] | None:
        """What a press does; `key` is that of the piece."""
        if isinstance(action, Action):
            return partial(self.do, -1 if seat is None else seat, action)
        if action is None:
            return None
        return partial(self._change, action) if seat is None else partial(self._choose, key, action)

    def _change(self, change: Callable[[], object]) -> None:
        """Something said in public, by nobody in particular: perhaps somebody else is to be asked now."""
        self.prompted = False
        change()

    def _choose(self, key: str, change: Callable[[], object]) -> None:
        """The selection changes; the second of two quick presses on a chosen piece presses the first button."""
        quick = self.table.double_press and self._chosen == key and self._since_choice < DOUBLE
        self._chosen = key
        self._since_choice = 0.0
        if quick and key in self.table.selected and self.buttons and self.buttons[0].enabled:
            self.buttons[0].activate()
            return
        change()
        self.app.play("tick")
        self._prompt_again()

    def _keys(self) -> list[Widget]:
        """The keys in the upper right corner."""
        undo = IconButton("undo", self._key_box(0), self.undo, hint=say("table.undo"))
        undo.why = "" if self._undo_seat() is not None else say("table.nothing_to_undo")
        return [
            undo,
            IconButton("log", self._key_box(1), self.open_log, hint=say("table.log")),
            IconButton("rules", self._key_box(2), self.open_rules, hint=say("table.rules")),
            IconButton("menu", self._key_box(3), self.open_menu, hint=say("table.menu")),
        ]

    def _key_box(self, number: int) -> tuple[float, float, float, float]:
        return KEYS_LEFT + KEY_STEP * number, KEYS_TOP, *KEY_SIZE

    def _follow_pieces(self) -> None:
        """Widgets are where their pieces are, and pieces rise under the focus."""
        for widget in self.group.widgets:
            if isinstance(widget, PieceWidget):
                widget.box = widget.piece.box
                widget.piece.hovered = widget is self.group.shown and widget.enabled

    def open_log(self) -> None:
        """What has happened so far, as far as it has been shown."""
        self._write_log()
        self.app.scenes.push(LogPanel(self.log, self.seats))

    def open_rules(self) -> None:
        """The rules of this game."""
        self.app.scenes.push(rules.RulesScene(self.game))

    def open_menu(self) -> None:
        """The pause menu."""
        self.app.scenes.push(pause.Pause(self.match, self.seats))

    def handle(self, intent: Intent) -> bool:
        """Presses and keys; while something is being shown they hurry it."""
        match intent:
            case Undo():
                self.undo()
            case Log():
                self.open_log()
            case Rules():
                self.open_rules()
            case Odds():
                self.table.toggle_odds()
            case Cancel() if back := next((button for button in self.buttons if button.name == BACK), None):
                back.activate()
            case Menu() | Cancel():
                self.open_menu()
            case _ if self.group.handle(intent):
                return True
            case Press() | Confirm(fresh=True) if self.events or self.director.busy:
                self.director.hurry()
            case _:
                return False
        return True

    # ------------------------------------------------------------ pictures
    def draw_static(self, canvas: Canvas) -> None:
        """Room, felt, plates, and what seldom changes."""
        self._draw_room(canvas)
        self._draw_plates(canvas)
        self.table.draw_static(canvas)

    def _draw_room(self, canvas: Canvas) -> None:
        canvas.surface.blit(canvas.brush.pinned("background", lambda: background(canvas)), (0, 0))

    def _draw_plates(self, canvas: Canvas) -> None:
        active = self.table.active_seat()
        for i, (place, seat) in enumerate(zip(self.table.plates, self.seats, strict=True)):
            draw_plate(canvas, place, seat, i == active)

    def draw(self, canvas: Canvas) -> None:
        """Faces and scores, the game, buttons, and what flies above."""
        for place, cat, score in zip(self.table.plates, self.table.cats, self.table.scores, strict=True):
            draw_face(canvas, place, cat.picture)
            score.draw(canvas)
        self.table.draw(canvas)
        self.table.draw_above(canvas)
        self.group.draw(canvas)
        self.director.draw(canvas)
