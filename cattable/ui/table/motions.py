"""Motions: what the director runs. Each shows a change that the display model has already made.

A motion has a time from 0 to `seconds`; `show(t)` gets the share of it that has gone. `lead` is when the next event may
begin (left out: at the end). `end` leaves everything where it belongs, so a motion can be cut short at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cattable.ui.motion import CONFETTI_COLOURS, Confetti, Spot, arc, clamp, in_out, lerp, out_back, thrown
from cattable.ui.stage import HEIGHT, WIDTH

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.table.counter import Counter
    from cattable.ui.table.pieces import DiePiece, Piece


class Motion:
    """Something that takes time. This one only waits."""

    def __init__(self, seconds: float, lead: float | None = None, delay: float = 0.0) -> None:
        """Times in seconds at normal speed; `delay` goes before both others."""
        self.seconds = delay + seconds
        self.lead = self.seconds if lead is None else delay + lead
        self.delay = delay
        self.time = 0.0
        self.begun = False

    def go_on(self, dt: float) -> bool:
        """Moves on by dt seconds; True when it is over."""
        self.time += dt
        if self.time < self.delay:
            return False
        if not self.begun:
            self.begun = True
            self.start()
        self.show(self.share)
        return self.time >= self.seconds

    def finish(self) -> None:
        """Is over at once."""
        self.time = self.seconds
        if not self.begun:
            self.begun = True
            self.start()
        self.end()

    @property
    def share(self) -> float:
        """How much of it has gone, 0..1, without the delay."""
        length = self.seconds - self.delay
        return clamp((self.time - self.delay) / length) if length > 0 else float(self.time >= self.delay)

    def start(self) -> None:
        """Called once, when the delay is over."""

    def show(self, t: float) -> None:
        """Shows the state at a share t of its time."""

    def end(self) -> None:
        """Called once, when its time is over or it is cut short."""

    def draw(self, canvas: Canvas) -> None:
        """Paints what belongs to the motion alone, above the pieces."""


class Do(Motion):
    """Calls something at once: a sound, a mood, another look."""

    def __init__(self, what: Callable[[], object], delay: float = 0.0) -> None:
        super().__init__(0.0, lead=-delay, delay=delay)
        self.what = what

    def end(self) -> None:
        """Does it."""
        self.what()


class Travel(Motion):
    """A piece goes to another place, perhaps with a hop of `height` units, turning and changing its size on the way."""

    def __init__(
        self,
        piece: Piece,
        to: Spot,
        seconds: float = 0.4,
        *,
        height: float = 0.0,
        turn: float | None = None,
        scale: float | None = None,
        lead: float | None = None,
        delay: float = 0.0,
        then: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(seconds, lead, delay)
        self.piece, self.to, self.height, self.then = piece, to, height, then
        self.turns = piece.turn if turn is None else turn
        self.scale = piece.scale if scale is None else scale

    def start(self) -> None:
        """Notes where the piece is."""
        piece = self.piece
        self.origin = (piece.x, piece.y)
        self.before = (piece.turn, piece.scale)
        piece.flying = True

    def show(self, t: float) -> None:
        """Moves it."""
        piece, e = self.piece, in_out(t)
        x, y, hop = arc(self.origin, self.to, t, self.height)
        piece.x, piece.y, piece.height = x, y + self.height * hop, self.height * hop
        piece.turn, piece.scale = lerp(self.before[0], self.turns, e), lerp(self.before[1], self.scale, e)

    def end(self) -> None:
        """Puts it down."""
        self.show(1.0)
        self.piece.height, self.piece.flying = 0.0, False
        if self.then:
            self.then()


class Tumble(Motion):
    """A die is thrown and comes to lie on the side it already has; until then (`delay`) it may be invisible."""

    def __init__(self, die: DiePiece, origin: Spot, to: Spot, axis: int, seconds: float, delay: float) -> None:
        super().__init__(seconds, delay=delay)
        self.die, self.origin, self.to, self.axis = die, origin, to, axis

    def start(self) -> None:
        """Leaves the hand."""
        self.die.visible = self.die.flying = True
        self.rest = self.die.turn

    def show(self, t: float) -> None:
        """Throws it."""
        die = self.die
        die.x, die.y, die.height = thrown(self.origin, self.to, t, 190)
        die.roll = (self.axis, t)
        die.turn = lerp(self.rest + (55 if self.axis else -55), self.rest, in_out(clamp(t / 0.8)))

    def end(self) -> None:
        """It lies."""
        self.show(1.0)
        self.die.roll, self.die.flying = None, False


class Turn(Motion):
    """A card turns over; `piece.flip` goes from 0 to 1."""

    def __init__(self, piece: Piece, seconds: float = 0.45, delay: float = 0.0, lead: float | None = None) -> None:
        super().__init__(seconds, lead, delay)
        self.piece = piece

    def start(self) -> None:
        """Still the old side."""
        self.piece.flip = 0.0

    def show(self, t: float) -> None:
        """Turns it."""
        self.piece.flip = in_out(t)

    def end(self) -> None:
        """The new side."""
        self.piece.flip = 1.0


class Coins(Motion):
    """Tokens fly one by one from one counter to another; both count as they leave and land."""

    MOST = 12
    """More tokens than this share the flights of so many."""

    def __init__(
        self, count: int, src: Counter, dst: Counter, land: Callable[[], object], *, lead: float | None = None
    ) -> None:
        self.flights = min(count, self.MOST)
        self.each, self.rest = divmod(count, self.flights)
        self.stagger, self.flight = 0.075, 0.62
        super().__init__(self.flight + self.stagger * (self.flights - 1), lead)
        self.src, self.dst, self.land = src, dst, land
        self.left = self.landed = 0

    def _worth(self, flight: int) -> int:
        return self.each + (flight < self.rest)

    def _progress(self, flight: int) -> float:
        return clamp((self.share * self.seconds - flight * self.stagger) / self.flight)

    def show(self, t: float) -> None:
        """Counts what has left and what has landed."""
        while self.left < self.flights and (t >= 1 or self._progress(self.left) > 0):
            self.src.value -= self._worth(self.left)
            self.left += 1
        while self.landed < self.flights and (t >= 1 or self._progress(self.landed) >= 1):
            self.dst.value += self._worth(self.landed)
            self.dst.pop()
            self.land()
            self.landed += 1

    def end(self) -> None:
        """All have landed."""
        self.show(1.0)

    def draw(self, canvas: Canvas) -> None:
        """Paints the ones in the air."""
        for flight in range(self.landed, self.left):
            x, y, _ = arc(self.src.spot, self.dst.spot, self._progress(flight), 110)
            self.src.draw_token(canvas, x, y)


class Shake(Motion):
    """Something trembles: `move` gets an offset in units, at last 0."""

    def __init__(self, move: Callable[[float], object], strength: float = 14.0, seconds: float = 0.5) -> None:
        super().__init__(seconds, lead=0.2)
        self.move, self.strength = move, strength

    def show(self, t: float) -> None:
        """Moves it aside."""
        wave = (0, 1, 0, -1)[int(t * 24) % 4]
        self.move(wave * self.strength * (1 - t))

    def end(self) -> None:
        """Back to rest."""
        self.move(0.0)


class Banner(Motion):
    """A painted thing drops in from above, stays for a while and leaves upward; `paint` gets its middle."""

    def __init__(self, paint: Callable[[Canvas, float, float], object], seconds: float = 1.5, y: float = 400) -> None:
        super().__init__(seconds)
        self.paint, self.y = paint, y

    def draw(self, canvas: Canvas) -> None:
        """Paints it where it is now."""
        come, go = clamp(self.time / 0.32), clamp((self.time - self.seconds + 0.22) / 0.22)
        y = lerp(-140, self.y, out_back(come)) if go <= 0 else lerp(self.y, -160, go * go)
        self.paint(canvas, WIDTH / 2, y)


class Rain(Motion):
    """Confetti."""

    def __init__(self, count: int = 140, seconds: float = 5.0) -> None:
        super().__init__(seconds, lead=0.0)
        self.confetti = Confetti(count)
        self._before = 0.0

    def show(self, t: float) -> None:
        """Lets it fall."""
        self.confetti.update(self.time - self._before)
        self._before = self.time

    def draw(self, canvas: Canvas) -> None:
        """Paints the flakes."""
        stage = canvas.stage
        for flake in self.confetti.flakes:
            if -20 < flake.y < HEIGHT + 20:
                place = stage.rect(flake.x, flake.y, 6 + 16 * abs(flake.turn), 12)
                canvas.surface.fill(CONFETTI_COLOURS[flake.colour], place)
