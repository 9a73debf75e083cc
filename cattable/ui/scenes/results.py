"""The results: podium, ranking with ties, why it ended, where the points came from, and what now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cattable.engine.match import Match
from cattable.engine.steps import Outcome
from cattable.games import Game
from cattable.store import saves, statistics
from cattable.ui.art.furniture import panel
from cattable.ui.canvas import Canvas
from cattable.ui.confetti import draw_confetti
from cattable.ui.intents import Confirm, Intent, Press, Scroll
from cattable.ui.motion import Confetti
from cattable.ui.scene import Scene
from cattable.ui.scenes import games, seats, table, title
from cattable.ui.scenes.backdrop import draw_sunburst, draw_table
from cattable.ui.scenes.corner import fullscreen_key, in_corner, sound_key
from cattable.ui.scenes.overlay import draw_ribbon
from cattable.ui.scenes.podium import PodiumShow, Standing
from cattable.ui.scenes.scroller import STEP
from cattable.ui.scenes.sources import SourcesTable, draw_why
from cattable.ui.seat import Seat
from cattable.ui.tables import TABLES
from cattable.ui.widgets import Button
from cattable.ui.words import say

FLOOR = 776.0
PAPER = (1072.0, 150.0, 796.0, 742.0)
DEAF = 0.5
"""Seconds in which no press counts: it was meant for the table."""


class Results(Scene):
    """Shows how a match ended; counts it in the statistics and forgets the kept match."""

    in_match = True

    def __init__(self, match: Match, seats: Sequence[Seat]) -> None:
        """The match must be over."""
        super().__init__()
        self.match, self.seats = match, list(seats)

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        assert self.match.outcome is not None
        return self.match.outcome

    @property
    def game(self) -> Game:
        """The game that was played."""
        assert isinstance(self.match.game, Game)
        return self.match.game

    def enter(self) -> None:
        """Counts the match and sets the stage."""
        self._count()
        still = self.app.settings.reduced_motion or self.app.settings.speed == "off"
        self.standings = standings(self.outcome, self.seats)
        self.show = PodiumShow(self.standings, self.game.id, 50, 1000, FLOOR, still)
        self.confetti = Confetti(0 if self.app.settings.reduced_motion else 150, seed=7)
        self.cheered = False
        self.age = 0.0
        x, y, w, h = PAPER
        order = [seat for group in self.outcome.ranking for seat in group]
        named = partial(TABLES[self.game.id].source_name, self.match.table.r)
        self.sources = SourcesTable((x + 40, y + 150, w - 80, h - 190), self.seats, self.outcome, order, named)
        wide = 440.0
        menu = (
            ("rematch", "primary", "undo", self.rematch),
            ("seats", "calm", "human", self.change_seats),
            ("games", "calm", "dice", self.other_game),
            ("title", "calm", "back", self.to_title),
        )
        for i, (key, kind, sign, action) in enumerate(menu):
            box = (50 + i * (wide + 20), 930, wide, 122)
            self.group.add(Button(say(f"results.{key}"), box, action, kind=kind, icon=sign, size=42, name=key))
        self.group.add(self.sources, *in_corner(sound_key(self.app), fullscreen_key(self.app)))

    def _count(self) -> None:
        """Into the statistics, once: afterwards there is no kept match that could lead here again."""
        winners = self.outcome.ranking[0]
        found = [
            statistics.Result(seat.name, i in winners, self.outcome.points[i])
            for i, seat in enumerate(self.seats)
            if seat.human
        ]
        statistics.save(statistics.with_match(statistics.load(), self.match.game.id, found))
        saves.forget()

    def rematch(self) -> None:
        """The same seats again; the starting player is the next one."""
        set_up = self.match.set_up
        first = None if set_up.first is None else (set_up.first + 1) % len(self.seats)
        seed = None if self.app.seed is None else set_up.seed + 1  # other dice than before, and the same ones each time
        again = self.game.new_match(set_up.seats, seed=seed, first=first, options=set_up.options)
        self.app.scenes.replace(table.TableScene(again, self.seats))

    def change_seats(self) -> None:
        """The same game, with other seats."""
        self._leave_to(games.Games(), seats.Seats(self.game))

    def other_game(self) -> None:
        """To the picker."""
        self._leave_to(games.Games())

    def to_title(self) -> None:
        """To the title."""
        self._leave_to()

    def back(self) -> None:
        """Escape leads to the title."""
        self.app.play("tick")
        self.to_title()

    def _leave_to(self, *scenes: Scene) -> None:
        self.app.scenes.restart(title.Title())
        for scene in scenes:
            self.app.scenes.push(scene)

    def handle(self, intent: Intent) -> bool:
        """The wheel scrolls the table of points; the second press of a double click does nothing."""
        if isinstance(intent, Press | Confirm) and self.age < DEAF:
            return True
        if isinstance(intent, Scroll):
            return self.sources.scroll(-intent.lines * STEP)
        return super().handle(intent)

    def update(self, dt: float) -> bool:
        """Goes on with the show."""
        self.age += dt
        moving = self.show.update(dt)
        if self.show.crowned:
            if not self.cheered:
                self.cheered = True
                self.app.play("fanfare")
            moving |= bool(self.confetti.flakes) and (self.confetti.update(dt) or True)
        return super().update(dt) or moving

    def draw_static(self, canvas: Canvas) -> None:
        """Paints the sunburst."""
        draw_sunburst(canvas, "gold", 550, 420)

    def draw(self, canvas: Canvas) -> None:
        """Paints podium, paper, buttons and confetti."""
        self.show.draw_steps(canvas)
        draw_table(canvas, FLOOR, seed=11)
        self.show.draw_plates(canvas, FLOOR + 24)
        draw_ribbon(canvas, headline(self.standings), 550, 84, 1000, 112)
        x, y, w, h = PAPER
        canvas.drawing(("panel", w, h), lambda: panel(w, h), x, y, w, h, shadow=16)
        draw_why(canvas, self.outcome, (x + 48, y + 34, w - 96, 112))
        super().draw(canvas)
        draw_confetti(canvas, self.confetti)


def standings(outcome: Outcome, seats: Sequence[Seat]) -> list[Standing]:
    """Everyone with their place, best first; after two firsts comes a third."""
    found: list[Standing] = []
    for group in outcome.ranking:
        place = len(found) + 1
        found += [Standing(seats[seat], place, outcome.points[seat]) for seat in group]
    return found


def headline(ranked: Sequence[Standing]) -> str:
    """Who has won, in one line."""
    names = [standing.seat.name for standing in ranked if standing.place == 1]
    if len(names) == 1:
        return say("results.won", name=names[0])
    if len(names) == len(ranked):
        return say("results.all_won")
    return say("results.shared", names=", ".join(names[:-1]), last=names[-1])
