"""Buttons: with a text, or with an icon alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from cattable.ui.art.furniture import BUTTON_EDGE, BUTTONS, button
from cattable.ui.art.icons import icon, icon_button
from cattable.ui.art.svg import INK
from cattable.ui.stage import Box
from cattable.ui.widget import LIFT, Widget

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas


SLIM = 200
"""Width of a button that holds both its ends, in units."""


class Button(Widget):
    """A chunky button with a text and perhaps an icon, or with a slash in its name a picture of assets/svg.

    `size` is the text's, from its height if not given.
    """

    def __init__(
        self,
        label: str,
        box: Box,
        action: Callable[[], object],
        *,
        kind: str = "calm",
        icon: str | None = None,
        size: float | None = None,
        sound: str = "tick",
        why: str = "",
        hint: str = "",
        name: str = "",
    ) -> None:
        super().__init__(box, why=why, hint=hint, name=name or label)
        self.label, self.action, self.kind, self.icon, self.size, self.sound = label, action, kind, icon, size, sound
        self.radius = min((box[3] - 16) * 0.42, 46)

    def activate(self) -> None:
        """Plays its sound and calls its action."""
        self.play(self.sound)
        self.action()

    def draw(self, canvas: Canvas) -> None:
        """Paints the button, risen by the focus or sunk by a press."""
        x, y, w, h = self.box
        kind = self.kind if self.enabled else "disabled"
        look, face, key = BUTTONS[kind], h - 24, ("button", h, kind, self.down)
        x, y = x + self.shake, y - LIFT * self.lift.value
        surface = canvas.brush.stretched(key, lambda wide: button(wide, h, kind, self.down), w, h, SLIM)
        canvas.shadowed(surface, x, y, blur=9, drop=7 + LIFT * self.lift.value)
        middle = y + h / 2 - BUTTON_EDGE + (10 if self.down else 0)
        self._draw_face(canvas, x, middle, w, face, look.text, look.outline)

    def _draw_face(
        self, canvas: Canvas, x: float, middle: float, w: float, face: float, colour: str, outline: str | None
    ) -> None:
        size = self.size or min(56.0, max(28.0, face * 0.48))
        border = max(3.0, size * 0.1) if outline else 0
        mark, gap = (face * 0.78, 14.0) if self.icon else (0.0, 0.0)
        inner = w - 40 - mark - gap
        size = canvas.lettering.fit(self.label, size, inner - 2 * border, min(size, 26))
        text = min(inner, canvas.lettering.size_of(self.label, size)[0] + 2 * border)
        left = x + (w - text - mark - gap) / 2
        if self.icon:
            name = self.icon
            if "/" in name:
                canvas.picture(name, left, middle - mark / 2, mark, mark)
            else:
                canvas.drawing(("icon", name), lambda: icon(name), left, middle - mark / 2, mark, mark)
        box = (left + mark + gap, middle - face / 2, text, face)
        canvas.label(
            self.label, box, size, colour, outline=border, outline_colour=outline or INK, drop=border * 0.6, smallest=26
        )


def buttons_to_come(canvas: Canvas, box: Box, kinds: Iterable[str] = ("primary", "calm", "go")) -> Iterator[None]:
    """Paints buttons as large as a box, of these kinds and dead, where nobody sees it: later ones take no time."""
    for kind in kinds:
        for why in ("", "?"):
            Button("?", box, lambda: None, kind=kind, why=why).draw(canvas)
            yield


class IconButton(Button):
    """A small square key with an icon (96 x 100 fits best); `hint` says what it does."""

    def __init__(
        self, icon: str, box: Box, action: Callable[[], object], *, hint: str = "", why: str = "", name: str = ""
    ) -> None:
        super().__init__("", box, action, icon=icon, hint=hint, why=why, name=name or f"icon {icon}")

    def draw(self, canvas: Canvas) -> None:
        """Paints the key, risen by the focus or sunk by a press."""
        x, y, w, h = self.box
        name, down = self.icon or "", self.down
        surface = canvas.brush.drawing(("icon button", name, down), lambda: icon_button(name, down), w, h)
        rise = LIFT * self.lift.value
        canvas.shadowed(surface, x + self.shake, y - rise, blur=7, drop=6 + rise)
        if not self.enabled:
            cross = min(w, h) * 0.5
            canvas.drawing(("icon", "lock"), lambda: icon("lock"), x + w, y + h, cross, cross, anchor="bottomright")
