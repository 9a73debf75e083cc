"""Art that is made before it is needed, so that no picture comes late.

    work = foreseen(canvas, ahead, scene.art_to_come)   # paints what may come, where nobody sees it
    next(work)                                          # a small piece; False: nothing to do until a drawing is ready

What is foreseen is painted twice. First a scout goes through it: it paints nothing, and orders every drawing that is
not there yet. When those are ready it is painted in earnest, which takes little time then.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future

import pygame

from cattable.ui.brush import Brush
from cattable.ui.canvas import Canvas
from cattable.ui.raster import Ahead, Size

SCOUTED = 6
"""So many pieces the scout may be ahead."""


class Scout(Brush):
    """A brush that orders drawings and gives what is there already, or something empty of the right size."""

    def __init__(self, brush: Brush, ahead: Ahead) -> None:
        super().__init__(brush.scale, budget=0, copies=0)
        self._brush, self._ahead = brush, ahead

    def rasterised(self, text: str, size: Size) -> pygame.Surface:
        """Orders a drawing."""
        self._ahead.order(text, size)
        return pygame.Surface(size, pygame.SRCALPHA)

    def drawing(self, key: Hashable, make: Callable[[], str], w: float, h: float) -> pygame.Surface:
        """Orders a drawing, unless it is there."""
        there = self._brush.shelf.peek(("drawing", key, (self.px(w), self.px(h))))
        return there or self.rasterised(make(), (self.px(w), self.px(h)))

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Looks for what a surface needs, unless it is there."""
        return self._brush.shelf.peek(("kept", key)) or make()

    def varied(self, surface: pygame.Surface, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Nothing is needed for that."""
        return surface

    def turned(
        self, surface: pygame.Surface, angle: float, size: float = 1.0, *, passing: bool = False
    ) -> pygame.Surface:
        """Nothing is needed for that."""
        return surface

    def grain(self, surface: pygame.Surface, rect: pygame.Rect | None = None) -> None:
        """Nothing is needed for that."""


def foreseen(canvas: Canvas, ahead: Ahead, paint: Callable[[Canvas], Iterator[None]]) -> Iterator[bool]:
    """Paints what may come, in pieces (see above). `paint` yields after each, and gets canvases that nobody sees."""
    scouting = paint(_unseen(canvas, Scout(canvas.brush, ahead)))
    painting = paint(_unseen(canvas, canvas.brush))
    scouted: deque[Future[pygame.Surface] | None] = deque()
    more = True
    while more or scouted:
        if more and len(scouted) < SCOUTED:
            more = next(scouting, scouting) is not scouting
            scouted.append(ahead.latest)
            yield True
        elif (order := scouted[0]) and not order.done():
            yield False
        else:
            scouted.popleft()
            next(painting, None)
            yield True


def _unseen(canvas: Canvas, brush: Brush) -> Canvas:
    return Canvas(pygame.Surface((1, 1)), canvas.stage, brush, canvas.lettering)
