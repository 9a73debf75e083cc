"""The title: the logo, five cats behind the table, and the menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cattable.engine.errors import CatTableError, SaveError
from cattable.games import match_from_json
from cattable.store import notices, saves
from cattable.ui import tables
from cattable.ui.art.furniture import bubble
from cattable.ui.canvas import Canvas
from cattable.ui.intents import Intent, Menu, Point, Rules
from cattable.ui.scene import Scene
from cattable.ui.scenes import games, rules, settings, table
from cattable.ui.scenes.backdrop import draw_sunburst, draw_table
from cattable.ui.scenes.confirm import Confirm
from cattable.ui.scenes.corner import fullscreen_key, in_corner, sound_key
from cattable.ui.scenes.logo import draw_logo
from cattable.ui.scenes.overlay import draw_ribbon
from cattable.ui.scenes.peeking import TEMPERS, PeekingCat
from cattable.ui.scenes.props import draw_props
from cattable.ui.scenes.shelf import EMBLEMS
from cattable.ui.scenes.texts import bounded
from cattable.ui.seat import seat_of
from cattable.ui.stage import Box
from cattable.ui.widgets import Button, Widget
from cattable.ui.words import say

EDGE = 632
"""Where the table's edge is."""
PLACES = ((206, 280, 62), (512, 330, 66), (960, 396, 84), (1416, 356, 72), (1722, 300, 62))
"""Of each cat: the middle, the size of its head, and how much of that is behind the edge."""
LIVELY = 6.0
"""Seconds without anybody there until the letters come to rest."""


class ContinueButton(Button):
    """Goes on with the kept match; says which one."""

    def __init__(self, saved: saves.SavedMatch, box: Box, action: Callable[[], object], why: str = "") -> None:
        super().__init__(say("title.continue"), box, action, kind="go", why=why, name="continue")
        self.game = saved.game
        names = [player.name for player in saved.players]
        self.lines = (saved.title, ", ".join(names))

    def _draw_face(
        self, canvas: Canvas, x: float, middle: float, w: float, face: float, colour: str, outline: str | None
    ) -> None:
        side = face * 0.92
        if self.game in EMBLEMS:
            canvas.picture(f"games/{self.game}", x + 34, middle - side / 2, side, side)
        left, wide = x + 52 + side, w - side - 86
        border = 5 if outline else 0
        canvas.label(
            self.label, (left, middle - face * 0.46, wide, face * 0.42), 50, colour, align="left", outline=border
        )
        canvas.label(self.lines[0], (left, middle - face * 0.06, wide, face * 0.26), 30, "#17310f", align="left")
        canvas.label(self.lines[1], (left, middle + face * 0.19, wide, face * 0.26), 28, "#17310f", align="left")


class Notice(Widget):
    """A bubble over the middle cat with what the players should know about their files; a press closes it."""

    radius = 28.0

    def __init__(self, sentences: list[str]) -> None:
        super().__init__((440, 24, 1040, 320), name="notice")
        self.sentences = sentences

    def activate(self) -> None:
        """On to the next sentence, or away."""
        self.play("pop")
        del self.sentences[0]
        if not self.sentences and self.group:
            self.group.remove(self)

    def draw(self, canvas: Canvas) -> None:
        """Paints the bubble."""
        x, y, w, h = self.box
        canvas.drawing(("notice", w, h), lambda: bubble(w, h, "down-left"), x, y, w, h, shadow=12)
        bounded(canvas, self.sentences[0], (x + 40, y + 24, w - 80, h - 118), 32, align="centre", middle=True)
        hint = say("title.notice_close") if len(self.sentences) == 1 else say("title.notice_next")
        canvas.label(hint, (x + 44, y + h - 94, w - 88, 44), 28, "#8f4210")


class Title(Scene):
    """The first screen."""

    def enter(self) -> None:
        """Puts up cats and menu."""
        self.time = self.quiet = 0.0
        self.bob = 0.0
        still = self.app.settings.reduced_motion
        self.cats = [
            PeekingCat(temper, x, EDGE, size, sunk, still=still, seed=(i * 3 + 1) % 5)
            for i, (temper, (x, size, sunk)) in enumerate(zip(TEMPERS, PLACES, strict=True))
        ]
        self.corner = in_corner(sound_key(self.app), fullscreen_key(self.app))
        self.faces_to_come = self._faces()
        self._set_menu()
        self.group.focus(self.group.widgets[0])

    def resized(self) -> None:
        """Faces are to be drawn anew."""
        self.faces_to_come = self._faces()

    def _faces(self) -> Iterator[None]:
        """Draws the faces that the cats will make, one at a time, so that the first blink does not stutter."""
        for cat in self.cats:
            for face in ("blink", "calm", "look-left", "look-right", *cat.temper.feelings):
                self.app.brush.picture(f"cats/{cat.temper.coat}-{face}", cat.size, cat.size)
                yield

    def uncovered(self) -> None:
        """Back here: there may be another match to continue, and settings may have changed."""
        for cat in self.cats:
            cat.cat.still = self.app.settings.reduced_motion
        self._set_menu()

    def _set_menu(self) -> None:
        saved = saves.load()
        menu: list[Widget] = []
        if saved:
            why = "" if saved.game in tables.TABLES else say("title.no_table", game=saved.title)
            menu.append(ContinueButton(saved, (376, 706, 640, 176), lambda: self.go_on(saved), why))
        play = Button(
            say("title.play"), (1036, 706, 508, 176) if saved else (630, 706, 660, 176), self.play, kind="primary"
        )
        play.icon, play.size, play.name = "dice", 76, "play"
        menu.append(play)
        small = (
            ("title.rules", "rules", self.show_rules),
            ("title.settings", "settings", self.show_settings),
            ("title.quit", "close", self.leave_program),
        )
        left = 376
        for i, (key, sign, action) in enumerate(small):
            wide = (420, 376, 332)[i]
            menu.append(Button(say(key), (left, 908, wide, 122), action, icon=sign, size=40, name=sign))
            left += wide + 20
        told = notices.take()
        note = [Notice(told)] if told else []
        self.group.replace([*menu, *self.corner, *self.cats, *note])
        if note:
            self.group.focus(note[0])

    def play(self) -> None:
        """On to the games."""
        self.app.scenes.push(games.Games())

    def go_on(self, saved: saves.SavedMatch) -> None:
        """Back to the table of the kept match; if it cannot be made again, that is told."""
        try:
            match = match_from_json(saved.match_text)
            if len(saved.players) != len(match.seats):
                raise SaveError(f"{len(saved.players)} players are named for {len(match.seats)} seats")
        except CatTableError as wrong:
            saves.refuse(saves.running_file(), str(wrong))
            self._set_menu()
            return
        self.app.scenes.push(table.TableScene(match, [seat_of(player) for player in saved.players]))

    def show_rules(self) -> None:
        """The rules of every game."""
        self.app.scenes.push(rules.Rulebooks())

    def show_settings(self) -> None:
        """The settings."""
        self.app.scenes.push(settings.SettingsScene())

    def leave_program(self) -> None:
        """Asks, and ends the program."""
        self.app.scenes.push(Confirm(say("title.quit_sure"), say("title.quit"), self.app.quit, say("title.stay")))

    def back(self) -> None:
        """Escape leaves the program, after a question."""
        self.leave_program()

    def handle(self, intent: Intent) -> bool:
        """The cats notice what goes on."""
        self.quiet = 0.0
        match intent:
            case Point(x, y):
                faces = [cat.cat.face for cat in self.cats]
                for cat in self.cats:
                    cat.watch(x, y)
                used = super().handle(intent)
                return used or faces != [cat.cat.face for cat in self.cats]
            case Menu():
                self.show_settings()
                return True
            case Rules():
                self.show_rules()
                return True
        return super().handle(intent)

    def update(self, dt: float) -> bool:
        """The letters bob while somebody is there, then come to rest; the cats go on."""
        self.quiet += dt
        if all(cat.peek.done for cat in self.cats):
            next(self.faces_to_come, None)
        wanted = 1.0 if self.quiet < LIVELY and not self.app.settings.reduced_motion else 0.0
        self.bob = max(0.0, min(1.0, self.bob + (dt if wanted > self.bob else -dt)))
        if self.bob > 0:
            self.time += dt
        return super().update(dt) or self.bob > 0

    def draw_static(self, canvas: Canvas) -> None:
        """Paints the sunburst and the ribbon."""
        draw_sunburst(canvas, "orange", 960, 440)
        draw_ribbon(canvas, say("title.line"), 960, 300, 980, 92)

    def draw(self, canvas: Canvas) -> None:
        """Paints logo, cats, table and menu."""
        draw_logo(canvas, 960, 148, self.time, self.bob)
        for cat in sorted(self.cats, key=lambda cat: cat.size):
            cat.draw_head(canvas)
        draw_table(canvas, EDGE, things=draw_props)
        for cat in self.cats:
            cat.draw_paws(canvas)
        super().draw(canvas)
