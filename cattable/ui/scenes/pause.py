"""The pause menu over a table."""

from __future__ import annotations

from collections.abc import Sequence

from cattable.engine.match import Match
from cattable.games import Game
from cattable.ui.canvas import Canvas
from cattable.ui.intents import Intent, Menu, Rules
from cattable.ui.scenes import rules, settings, table, title
from cattable.ui.scenes.confirm import Confirm
from cattable.ui.scenes.overlay import Overlay
from cattable.ui.seat import Seat
from cattable.ui.widgets import Button
from cattable.ui.words import say


class Pause(Overlay):
    """Resume, rules, settings, restart (asks), leave (the match is kept)."""

    box = (560, 130, 800, 860)
    ribbon_width = 460
    in_match = True

    def __init__(self, match: Match, seats: Sequence[Seat]) -> None:
        super().__init__()
        self.match, self.seats = match, list(seats)

    @property
    def game(self) -> Game:
        """The game that is played."""
        game = self.match.game
        assert isinstance(game, Game)
        return game

    def enter(self) -> None:
        """Puts up the menu."""
        self.heading = say("pause.heading")
        x, y, w, _ = self.box
        menu = (
            ("resume", "primary", "play", self.back),
            ("rules", "calm", "rules", self.show_rules),
            ("settings", "calm", "settings", self.show_settings),
            ("restart", "calm", "undo", self.ask_restart),
            ("leave", "calm", "back", self.leave_table),
        )
        for i, (key, kind, sign, action) in enumerate(menu):
            box = (x + 70, y + 96 + i * 142, w - 140, 126)
            self.group.add(Button(say(f"pause.{key}"), box, action, kind=kind, icon=sign, size=46, name=key))
        self.group.widgets[-1].hint = say("pause.leave_hint")

    def show_rules(self) -> None:
        """The rules of this game."""
        self.app.scenes.push(rules.RulesScene(self.game))

    def show_settings(self) -> None:
        """The settings."""
        self.app.scenes.push(settings.SettingsScene())

    def ask_restart(self) -> None:
        """The same seats from the beginning, after a question."""
        self.app.scenes.push(Confirm(say("pause.restart_sure"), say("pause.restart"), self.restart))

    def restart(self) -> None:
        """The same seats from the beginning."""
        again = self.game.new_match(
            self.match.seats, seed=self.app.seed, first=self.match.set_up.first, options=self.match.set_up.options
        )
        self.app.scenes.restart(title.Title())
        self.app.scenes.push(table.TableScene(again, self.seats))

    def leave_table(self) -> None:
        """To the title; the match is kept, because it is kept after every action."""
        self.app.scenes.restart(title.Title())

    def handle(self, intent: Intent) -> bool:
        """The keys that opened it close it."""
        match intent:
            case Menu():
                self.back()
                return True
            case Rules():
                self.show_rules()
                return True
        return super().handle(intent)

    def draw_content(self, canvas: Canvas) -> None:
        """Paints a sleeping cat on the panel's upper edge."""
        x, y, w, _ = self.box
        canvas.picture("title/loaf", x + w + 26, y + 36, 250, 163, anchor="bottomright", shadow=8)
