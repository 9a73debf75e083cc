"""The focus: which widget the keyboard, the gamepad or the mouse is at, and how it moves.

    group = FocusGroup([button, field])     # tab order is the order of adding
    group.handle(intent) -> bool            # True when it was used
    group.update(dt) -> bool                # True while something moves
    group.draw(canvas)                      # widgets, focus ring, and the bubble that says why something is disabled
    group.focus(widget)                     # None: nothing

Arrows go to the nearest widget in their direction, tab through all. The pointer takes the focus along, except from a
text field. A press acts when it is let go on the same widget. A Confirm that is not fresh does nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from cattable.ui.art.furniture import bubble
from cattable.ui.intents import Confirm, Direction, Intent, NextFocus, Point, Press, PreviousFocus, Release, Step
from cattable.ui.stage import HEIGHT, WIDTH, Box

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.widget import Widget

HINT_AFTER = 0.45
"""Seconds on a widget until its hint shows."""


def silent(name: str) -> None:
    """A `play` for where there is no sound."""


class FocusGroup:
    """The widgets of one scene. `play` gets the names of sounds: focus, tick, error."""

    def __init__(self, widgets: Iterable[Widget] = (), play: Callable[[str], None] = silent) -> None:
        self.widgets: list[Widget] = []
        self.play = play
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self.grabbed: Widget | None = None
        self.by_keys = False
        """Whether keys or a gamepad were used last: then the focus ring shows."""
        self._rest = 0.0
        self._still = False
        """Whether the widgets changed under a pointer that has not moved since: it asks for no bubble."""
        self._pointer = (-1.0, -1.0)
        self.add(*widgets)

    def add(self, *widgets: Widget) -> None:
        """Adds widgets at the end of the tab order; the first that is no text field gets the focus."""
        for widget in widgets:
            widget.group = self
            self.widgets.append(widget)
        if self.focused is None:
            self.focus(next((widget for widget in widgets if widget.follows_pointer), None))

    def remove(self, *widgets: Widget) -> None:
        """Takes widgets away; if one had the focus, the nearest remaining one gets it."""
        lost = self.focused if self.focused in widgets else None
        self.widgets = [widget for widget in self.widgets if widget not in widgets]
        if self.hovered in widgets:
            self.hovered = None
        if self.grabbed in widgets:
            self.grabbed = None
        if lost:
            self.focus(min(self.widgets, key=lambda other: _distance(lost.box, other.box), default=None))

    def replace(self, widgets: Iterable[Widget]) -> None:
        """Puts other widgets in; the focus stays on one with the same `name`, else as near as it can."""
        kept, at = self.focused, self._pointer
        self.widgets, self.focused, self.hovered, self.grabbed = [], None, None, None
        for widget in widgets:
            widget.group = self
            self.widgets.append(widget)
        if self.widgets:
            named = next((w for w in self.widgets if kept and kept.name and w.name == kept.name), None)
            near = min(self.widgets, key=lambda other: _distance(kept.box, other.box)) if kept else self.widgets[0]
            self.focus(named or near)
        if not self.by_keys:
            self._point(*at)
            self._still = True

    def focus(self, widget: Widget | None) -> None:
        """Moves the focus."""
        if widget is self.focused:
            return
        if self.focused:
            self.focused.focus_lost()
        self.focused = widget
        self._rest = 0.0
        if widget:
            widget.focus_gained()

    def arrive(self, pointer: tuple[float, float] | None) -> None:
        """Its scene is on top now: no press from before goes on, what the pointer is on (None: keys) looks active."""
        if self.grabbed:
            self.grabbed.pressed = False
        self.grabbed = self.hovered = None
        self.by_keys = pointer is None
        if pointer:
            self._point(*pointer)

    @property
    def shown(self) -> Widget | None:
        """The widget that looks active: the focused one with keys, the one under the pointer with the mouse."""
        return self.focused if self.by_keys else self.hovered

    @property
    def typing(self) -> bool:
        """Whether letters go into a widget now."""
        return self.focused is not None and self.focused.typing

    def handle(self, intent: Intent) -> bool:  # noqa: PLR0911  (one line for each kind)
        """Takes an intent; True if it was used."""
        match intent:
            case Point(x, y):
                return self._point(x, y)
            case Press(x, y, 1):
                self._point(x, y)
                return self._press(x, y)
            case Release(x, y, 1):
                return self._release(x, y)
        if self.focused and self.focused.handle(intent):
            self.by_keys = True
            return True
        match intent:
            case Step(direction):
                return self._step(direction)
            case NextFocus():
                return self._tab(1)
            case PreviousFocus():
                return self._tab(-1)
            case Confirm(fresh=True):
                return self._confirm()
        return False

    def at(self, x: float, y: float) -> Widget | None:
        """The topmost visible widget at a point."""
        return next((widget for widget in reversed(self.widgets) if widget.visible and widget.contains(x, y)), None)

    def _point(self, x: float, y: float) -> bool:
        self._pointer = (x, y)
        if self._still:
            self._still, self._rest = False, 0.0
        if self.grabbed:
            self.grabbed.pressed = self.grabbed.contains(x, y)
            self.grabbed.drag(x, y)
            return True
        under = self.at(x, y)
        turned, self.by_keys = self.by_keys, False
        if under is self.hovered:
            return turned
        self.hovered = under
        self._rest = 0.0
        if under:
            if under.enabled:
                self.play("focus")
            if under.follows_pointer and not self.typing:
                self.focus(under)
        return True

    def _press(self, x: float, y: float) -> bool:
        widget = self.at(x, y)
        if widget is None:
            if self.typing:
                self.focus(None)
            return False
        self.focus(widget)
        if not (widget.enabled or widget.drags):
            widget.refuse()
            self.play("error")
            return True
        self.grabbed = widget
        widget.pressed = True
        widget.press(x, y)
        return True

    def _release(self, x: float, y: float) -> bool:
        widget, self.grabbed = self.grabbed, None
        if widget is None:
            return False
        widget.pressed = False
        if widget.drags or (widget.contains(x, y) and widget.enabled):
            widget.release(x, y)
        return True

    def _step(self, direction: Direction) -> bool:
        seen, self.by_keys = self.shown, True
        if self.focused is None or seen is None:
            self.focus(self.focused or self._first())
            return self.focused is not None
        there = neighbour(self.focused, [w for w in self.widgets if w.visible], direction)
        if there is None:
            return False
        self.play("focus")
        self.focus(there)
        return True

    def _tab(self, way: int) -> bool:
        seen, self.by_keys = self.shown, True
        ring = [widget for widget in self.widgets if widget.visible]
        if not ring:
            return False
        if self.focused is None or seen is None:
            self.focus(self.focused or ring[0])
            return True
        at = ring.index(self.focused) if self.focused in ring else -1
        self.play("focus")
        self.focus(ring[(at + way) % len(ring)])
        return True

    def _confirm(self) -> bool:
        seen, self.by_keys = self.shown, True
        widget = self.focused
        if widget is None or not widget.visible:
            return False
        if seen is None:
            return True  # the focus was not to be seen: show it, and let a second press act
        if widget.enabled:
            widget.kick()
            widget.activate()
        else:
            widget.refuse()
            self.play("error")
        return True

    def _first(self) -> Widget | None:
        return next((widget for widget in self.widgets if widget.visible), None)

    def update(self, dt: float) -> bool:
        """Moves the widgets on by dt seconds; True while one moves or a hint comes up."""
        before = self._rest
        self._rest += dt
        moving = before < HINT_AFTER <= self._rest and self._note() != ""
        for widget in self.widgets:
            widget.lifted = widget is self.shown
            moving |= widget.update(dt)
        return moving

    def _note(self) -> str:
        """What the bubble says now: why a widget is disabled, or its hint after a while."""
        widget = self.shown
        if widget is None or (self._still and not self.by_keys):
            return ""
        if not widget.enabled:
            return widget.why
        return widget.hint if self._rest >= HINT_AFTER else ""

    def draw(self, canvas: Canvas) -> None:
        """Paints the widgets in order, the shown one last, then the bubble."""
        shown = self.shown
        for widget in self.widgets:
            if widget.visible and widget is not shown:
                widget.draw(canvas)
        if shown and shown.visible:
            shown.draw(canvas)
            if self.by_keys:
                shown.draw_focus(canvas)
            if note := self._note():
                _draw_note(canvas, note, shown.note_box)


def neighbour(of: Widget, widgets: list[Widget], direction: Direction) -> Widget | None:
    """The nearest other widget in a direction: by how far, and three times as much by how far off the line.

    To the left and right everything in the same row comes before all that is not.
    """
    ranked: list[tuple[bool, float, int, Widget]] = []
    for other in widgets:
        if other is of or (gap := _ahead(of.box, other.box, direction)) is None:
            continue
        vertical = direction in ("up", "down")
        aside = _aside(of.box, other.box, vertical)
        far = gap + 3 * aside + 0.1 * _distance(of.box, other.box)
        ranked.append((aside > 0 and not vertical, far, len(ranked), other))
    return min(ranked)[-1] if ranked else None


def _ahead(a: Box, b: Box, direction: Direction) -> float | None:
    """How far b lies ahead of a; None if its middle is not ahead."""
    axis = 0 if direction in ("left", "right") else 1
    sign = 1 if direction in ("right", "down") else -1
    middles = sign * (b[axis] + b[axis + 2] / 2 - a[axis] - a[axis + 2] / 2)
    reach = a[axis + 2] / 2 if _aside(a, b, vertical=axis == 1) > 0 else 1
    if middles < reach:
        return None
    return max(0.0, middles - (a[axis + 2] + b[axis + 2]) / 2)


def _aside(a: Box, b: Box, vertical: bool) -> float:
    """The gap between a and b across the direction; 0 if they overlap there."""
    axis = 0 if vertical else 1
    return max(0.0, b[axis] - a[axis] - a[axis + 2], a[axis] - b[axis] - b[axis + 2])


def _distance(a: Box, b: Box) -> float:
    dx = a[0] + a[2] / 2 - b[0] - b[2] / 2
    dy = a[1] + a[3] / 2 - b[1] - b[3] / 2
    return float((dx * dx + dy * dy) ** 0.5)


def _draw_note(canvas: Canvas, note: str, box: Box) -> None:
    """A bubble with a sentence above the box, or below where there is no room; kept on the stage."""
    size, widest = 28, 560
    lines = canvas.lettering.wrap(note, size, widest)
    w = max(canvas.lettering.size_of(line, size, bold=False)[0] for line in lines) + 70
    h = canvas.height_of(len(lines), size) + 44
    x = min(max(box[0] + box[2] / 2 - w / 2, 12), WIDTH - w - 12)
    y = box[1] - h - 14
    if y < 12:
        y = min(box[1] + box[3] + 14, HEIGHT - h - 12)
    w, h = round(w), round(h)
    canvas.drawing(("note", w, h), lambda: bubble(w, h, "none"), x, y, w, h, shadow=8)
    canvas.paragraph(note, (x + 30, y + 20, w - 60, h - 40), size, align="centre", middle=True)
