"""Widgets: what can be pressed, chosen, slid and typed into. Boxes are (x, y, w, h) in design units.

    Button("Play", (760, 800, 400, 120), self.play, kind="primary", icon="paw")
    Button("Roll", box, self.roll, kind="go", why="Keep a die first.")   # disabled, and says why
    IconButton("settings", (1800, 30, 92, 96), self.settings, hint="Settings")
    Toggle(box, on, self.changed, label="Reduced motion")                 # changed(on: bool)
    Choice(box, ["off", "fast"], "fast", self.changed, label="Speed", shown={"off": "Off", ...})
    Slider(box, 80, self.changed, label="Effects")                        # changed(value: int 0..100)
    TextField(box, "Mina", self.changed, limit=16, placeholder="Name")    # changed(text: str)

Put them in a FocusGroup (focus.py); a scene has one. Attributes may be changed at any time: `button.label`,
`button.why` ("" enables it), `button.kind`, `visible`, `box`. Kinds of buttons: primary, go, calm, danger.
A widget of your own subclasses Widget and overrides `draw` and `activate`.
"""

from cattable.ui.buttons import Button, IconButton
from cattable.ui.rows import Choice, Row, Slider, Toggle
from cattable.ui.textfield import TextField
from cattable.ui.widget import FADED, LIFT, Widget

__all__ = ["FADED", "LIFT", "Button", "Choice", "IconButton", "Row", "Slider", "TextField", "Toggle", "Widget"]
