"""Cats that look over the edge of the table: they come up, watch the pointer, and mind being poked."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cattable.ui.acting import ActingCat
from cattable.ui.canvas import Canvas
from cattable.ui.motion import Tween, out_back
from cattable.ui.stage import inside
from cattable.ui.widgets import Widget

PAWS_RATIO = 84 / 260


class Temper(NamedTuple):
    """How a cat feels at rest, what it feels when poked the first, second, ... time, and the sound it makes."""

    coat: str
    mood: str
    feelings: tuple[str, ...]
    sound: str


TEMPERS = (
    Temper("blue", "sad", ("shocked", "sad", "happy"), "chirp"),
    Temper("red", "mad", ("shocked", "mad", "mad"), "hiss"),
    Temper("ginger", "happy", ("shocked", "happy", "smug"), "meow"),
    Temper("patchwork", "happy", ("shocked", "smug", "happy"), "meow"),
    Temper("grey", "blink", ("shocked", "smug", "happy"), "purr"),
)


class PeekingCat(Widget):
    """A cat whose head shows above the edge at `edge`, centred on x; `sunk` is how much of it the edge hides."""

    follows_pointer = False

    def __init__(self, temper: Temper, x: float, edge: float, size: float, sunk: float, *, still: bool, seed: int):
        super().__init__((x - size * 0.42, edge - size + sunk, size * 0.84, size - sunk), name=f"cat {temper.coat}")
        self.temper, self.x, self.edge, self.size, self.sunk = temper, x, edge, size, sunk
        self.cat = ActingCat(temper.coat, temper.mood, seed, still)
        self.peek = Tween(1.0, 0.0, 0 if still else 0.7, out_back, delay=0 if still else 0.15 + 0.11 * (seed % 7))
        self.pokes = 0
        self.radius = 60
        self.poked: Callable[[PeekingCat], object] = lambda cat: None

    def activate(self) -> None:
        """Is poked."""
        feeling = self.temper.feelings[self.pokes % len(self.temper.feelings)]
        self.pokes += 1
        self.play(self.temper.sound)
        self.cat.react(feeling, 1.3, hop=34)
        self.poked(self)

    def watch(self, x: float, y: float) -> None:
        """Looks towards a point."""
        if inside((self.x - self.size * 0.45, self.edge - self.size, self.size * 0.9, self.size * 1.6), x, y):
            self.cat.look(0)
        else:
            self.cat.look(-1 if x < self.x else 1)

    def update(self, dt: float) -> bool:
        """Lives on."""
        moving = super().update(dt)
        rising = not self.peek.done
        self.peek.update(dt)
        return self.cat.update(dt) or moving or rising

    def draw_head(self, canvas: Canvas) -> None:
        """Paints the head; the table comes over it afterwards."""
        down = self.sunk + self.peek.value * self.size * 0.95 - self.cat.rise - 8 * self.lift.value
        head = canvas.brush.picture(self.cat.picture, self.size, self.size)
        canvas.shadowed(head, self.x, self.edge + down, blur=8, alpha=90, drop=6, anchor="midbottom")

    def draw_paws(self, canvas: Canvas) -> None:
        """Paints the paws on the edge."""
        width = self.size * 0.72
        paws = canvas.brush.picture(f"title/paws-{self.temper.coat}", width, width * PAWS_RATIO)
        up = min(6.0, self.cat.rise * 0.25)
        if self.peek.share > 0.25 or self.peek.done:
            canvas.shadowed(paws, self.x, self.edge - 26 - up, blur=5, alpha=100, drop=6, anchor="midtop")
