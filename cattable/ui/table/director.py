"""The director: runs the motions of one event after another, scaled by the speed setting."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cattable.ui.table.motions import Motion

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas

SPEEDS = {"off": 0.0, "fast": 1.9, "normal": 1.0, "slow": 0.6}
"""How fast time goes at each setting; 0 shows every result at once."""
HURRY = 7.0


class Director:
    """Motions that run now. Events come in one by one: the next when `ready`."""

    def __init__(self) -> None:
        self.running: list[Motion] = []
        self.speed = 1.0
        self.hurried = False

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self.running)

    @property
    def ready(self) -> bool:
        """Whether every motion is far enough for the next event."""
        return all(motion.time >= motion.lead for motion in self.running)

    def run(self, motions: Iterable[Motion]) -> None:
        """Begins motions, all at the same time; at speed 0 they are over at once."""
        for motion in motions:
            if self.speed:
                motion.go_on(0.0)
                self.running.append(motion)
            else:
                motion.finish()

    def update(self, dt: float) -> bool:
        """Time goes on by dt seconds of the clock; True while something moves."""
        moved = self.busy
        for motion in list(self.running):
            if not self.speed:
                self.running.remove(motion)
                motion.finish()
            elif motion.go_on(dt * self.speed * (HURRY if self.hurried else 1)):
                self.running.remove(motion)
                motion.end()
        return moved

    def hurry(self) -> None:
        """Somebody does not want to wait: what is queued now goes by quickly."""
        self.hurried = True

    def clear(self) -> None:
        """Forgets everything, as the table is laid anew."""
        self.running.clear()

    def draw(self, canvas: Canvas) -> None:
        """Paints what belongs to the motions themselves."""
        for motion in self.running:
            if motion.begun:
                motion.draw(canvas)
