"""The window on the desktop: opening it, fullscreen and back, its place and size. pygame.Window underneath.

window = Window("Cat Table", size=None, fullscreen=False, place=settings.window)
window.surface; window.flip(); window.fullscreen(True); window.place()
"""

from __future__ import annotations

import os
import sys

import pygame

from cattable.store.settings import WindowPlace

MINIMUM = (800, 600)
SHARE = 0.85
"""Of the screen that a first window takes."""
SCREENLESS = ("dummy", "offscreen")
"""Drivers without a screen: any size is allowed."""


class NoDisplay(Exception):
    """There is no screen to open a window on; the text is a sentence for the player."""


def start_video() -> None:
    """Starts SDL's video; raises NoDisplay."""
    if sys.platform.startswith("linux"):
        # Where there is no GPU, SDL's own texture path makes a flip 15 times slower.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")  # real pixels, not blown up ones
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "cat-table"  # pygame has put the name of the script there
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(f"Cat Table needs a screen to open its window on, and found none ({error}).") from error
    driver = pygame.display.get_driver()
    if driver in SCREENLESS and "SDL_VIDEODRIVER" not in os.environ:  # SDL's last resort: a window nobody can see
        pygame.display.quit()
        raise NoDisplay(f"Cat Table needs a screen to open its window on, and found none (only {driver!r}).")
    pygame.font.init()


class Window:
    """One resizable window, never larger than the screen."""

    def __init__(
        self, title: str, size: tuple[int, int] | None, fullscreen: bool, place: WindowPlace | None = None
    ) -> None:
        start_video()
        size, position = opening(size, place)
        try:
            self.inner = pygame.Window(title, size, position or pygame.WINDOWPOS_CENTERED, resizable=True)
            self.inner.minimum_size = MINIMUM if size[0] >= MINIMUM[0] and size[1] >= MINIMUM[1] else size
            self.surface_size()
        except pygame.error as error:
            raise NoDisplay(f"Cat Table could not open its window ({error}).") from error
        self.is_fullscreen = False
        if fullscreen:
            self.fullscreen(True)

    @property
    def surface(self) -> pygame.Surface:
        """What is painted on; another one after every change of size."""
        return self.inner.get_surface()

    def surface_size(self) -> tuple[int, int]:
        """Its size in pixels."""
        return self.surface.get_size()

    def flip(self) -> None:
        """Shows what was painted."""
        self.inner.flip()

    def fullscreen(self, on: bool) -> None:
        """Fills the desktop, or goes back to exactly the place and size before."""
        if on == self.is_fullscreen:
            return
        if on:
            self._before = (self.inner.position, self.inner.size)
            self.inner.set_fullscreen(True)
        else:
            self.inner.set_windowed()
            position, size = self._before
            if self.inner.size != size:
                self.inner.size = size
            if self.inner.position != position:
                self.inner.position = position
        self.is_fullscreen = on

    def place(self) -> WindowPlace:
        """Where it stands when it is not fullscreen."""
        position, size = self._before if self.is_fullscreen else (self.inner.position, self.inner.size)
        return WindowPlace(x=position[0], y=position[1], width=size[0], height=size[1])

    def close(self) -> None:
        """Takes it off the desktop."""
        self.inner.destroy()


def opening(size: tuple[int, int] | None, place: WindowPlace | None) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """Size and position (None: centred) of a new window; an asked size goes before the remembered place."""
    screens = pygame.display.get_desktop_sizes()
    widest, highest = screens[0]
    if pygame.display.get_driver() in SCREENLESS:
        return size or (1280, 720), None
    if size is None and place:
        size = (place.width, place.height)
        # Kept only if the title bar can be grabbed: the screen it stood on may be gone.
        across, down = sum(w for w, _ in screens), max(h for _, h in screens)
        seen = -place.width / 2 < place.x < across - 100 and -1 <= place.y < down - 100
        position = (place.x, place.y) if seen else None
    else:
        position = None
    if size is None:
        unit = min(widest / 16, highest / 9) * SHARE
        size = (round(unit * 16), round(unit * 9))
    return (min(size[0], widest), min(size[1], highest)), position
