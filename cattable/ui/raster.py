"""SVG text as surfaces: made now, or ordered ahead from a thread of its own.

    rasterised(svg_text, (w, h))          # pixels
    ahead = Ahead()
    ahead.order(svg_text, (w, h))         # another core starts drawing
    ahead.take(svg_text, (w, h))          # the surface, or None: then it is quicker to make it now

Drawing SVG is the dear part of all art (5 to 50 ms) and touches nothing that others have, so a thread can do it.
"""

from __future__ import annotations

import io
from concurrent.futures import Future, ThreadPoolExecutor

import pygame

Size = tuple[int, int]
MOST = 80
"""Orders that wait to be taken; older ones, of a scene that was left, are forgotten."""


def rasterised(text: str, size: Size) -> pygame.Surface:
    """SVG text as a surface in the format that blits fast; `size` in pixels."""
    return native(pygame.image.load_sized_svg(io.BytesIO(text.encode()), size))


def native(surface: pygame.Surface) -> pygame.Surface:
    """The same picture with alpha in the byte order of the screen: blits 20 times faster, and needs no window."""
    return surface.convert(pygame.Surface((1, 1), pygame.SRCALPHA))


class Ahead:
    """Draws SVG on a thread of its own, in the order of the orders."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "drawings")
        self._orders: dict[tuple[str, Size], Future[pygame.Surface]] = {}

    def order(self, text: str, size: Size) -> None:
        """Has a drawing made, once."""
        if (text, size) not in self._orders:
            self._orders[text, size] = self._thread.submit(rasterised, text, size)
            if len(self._orders) > MOST:
                self._orders.pop(next(iter(self._orders))).cancel()

    def ready(self, text: str, size: Size) -> bool:
        """Whether a drawing can be taken without waiting, or was never ordered."""
        order = self._orders.get((text, size))
        return order is None or order.done()

    def take(self, text: str, size: Size) -> pygame.Surface | None:
        """A drawing that was ordered, as soon as it is ready; None if it is quicker to make it now."""
        order = self._orders.pop((text, size), None)
        return None if order is None or order.cancel() else order.result()

    def drawn(self, text: str, size: Size) -> pygame.Surface:
        """A drawing: the one that was ordered, or made now."""
        return self.take(text, size) or rasterised(text, size)

    @property
    def latest(self) -> Future[pygame.Surface] | None:
        """The order that will be ready last."""
        return next(reversed(self._orders.values()), None)

    def close(self) -> None:
        """Forgets all orders and ends the thread, which first finishes the drawing it is at."""
        self._orders.clear()
        self._thread.shutdown(cancel_futures=True)
