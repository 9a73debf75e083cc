"""A close look at somebody's personal space: the cat in the middle, cards in the directions of their item icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.ui.art.furniture import panel
from cattable.ui.art.meowspace import item_place
from cattable.ui.art.svg import INK
from cattable.ui.canvas import Canvas
from cattable.ui.intents import Cancel, Intent, Press, Scroll, Step
from cattable.ui.motion import Spot
from cattable.ui.scene import Scene
from cattable.ui.stage import Box, inside
from cattable.ui.table.letters import least
from cattable.ui.tables.meow_meow_dice import faces
from cattable.ui.tables.meow_meow_dice.places import RATIO
from cattable.ui.tables.meow_meow_dice.space import SOURCES, blanket, card_slot, draw_fire, draw_won
from cattable.ui.tables.meow_meow_dice.words import ability, tell
from cattable.ui.widgets import IconButton
from cattable.ui.words import say

if TYPE_CHECKING:
    from cattable.ui.tables.meow_meow_dice.table import MeowTable

CLOTH: Box = (30, 40, 1400, 1000)
SLIP: Box = (1442, 40, 450, 1000)
CAT = 250.0
CARD = 212.0


class SpaceScene(Scene):
    """An overlay; arrows and wheel go from player to player, any press outside closes it."""

    opaque = False
    has_static = False
    in_match = True

    def __init__(self, table: MeowTable, seat: int) -> None:
        super().__init__()
        self.table, self.seat = table, seat

    def enter(self) -> None:
        """Keys to close it and to see the other players' things."""
        x, y, w, _ = SLIP
        self.group.add(
            IconButton("close", (x + w - 118, y + 22, 88, 92), self.back, hint=say("table.close")),
            IconButton("left", (x + 30, y + 22, 88, 92), lambda: self._turn(-1), hint=tell("space_before")),
            IconButton("right", (x + 124, y + 22, 88, 92), lambda: self._turn(1), hint=tell("space_next")),
        )

    def handle(self, intent: Intent) -> bool:
        """Goes from player to player, or closes."""
        match intent:
            case Scroll(lines):
                self._turn(-1 if lines > 0 else 1)
            case Step("left" | "up"):
                self._turn(-1)
            case Step("right" | "down"):
                self._turn(1)
            case Cancel():
                self.back()
            case Press(x, y) if not inside(CLOTH, x, y) and not inside(SLIP, x, y):
                self.back()
            case _:
                return super().handle(intent)
        return True

    def _turn(self, way: int) -> None:
        self.seat = (self.seat + way) % len(self.table.seats)
        self.app.play("card-slide")
        self.changed()

    def draw(self, canvas: Canvas) -> None:
        """Paints the blanket with the cards, and the slip with the points."""
        t, seat = self.table, self.seat
        canvas.shade(0.5)
        x, y, w, h = CLOTH
        colour = t.seats[seat].colour
        canvas.drawing(("blanket", colour, w, h), lambda: blanket(w, h, colour), x, y, w, h, shadow=16)
        if cat := t.shown.cats[seat]:
            middle = x + w / 2, y + h / 2
            for item in t.r.sheet.items:
                self._draw_row(canvas, item)
            canvas.shadowed(faces.cat_card(canvas, t.r, cat, CAT), *middle, blur=9, anchor="center")
            if t.r.advanced:
                draw_fire(t, canvas, seat, (x + 40, y + h - 190, 300, 146))
            else:
                token = faces.cat_token(canvas, t.r, cat, not t.shown.side_up[seat], 140)
                canvas.shadowed(token, x + 130, y + h - 130, blur=7, anchor="center")
        self._draw_slip(canvas)
        self.group.draw(canvas)

    def _draw_row(self, canvas: Canvas, item: str) -> None:
        """The cards of an item, from the cat outward; upward and downward they lie side by side."""
        t, items = self.table, list(self.table.r.sheet.items)
        cards = [
            (card, i in t.bitten_places(self.seat))
            for i, card in enumerate(t.shown.spaces[self.seat])
            if t.r.item[card] == item
        ]
        x, y, w, h = CLOTH
        dx, dy = item_place(items.index(item), len(items))
        tall, many = CARD * RATIO, len(cards)
        level = abs(dx) >= abs(dy)
        if not cards:
            self._draw_slot(canvas, item, (dx, dy), level)
        room = (w - CAT) / 2 - 52 if level else w - 700
        pitch = min(CARD + 12, (room - CARD) / max(1, many - 1))
        for i, (card, bitten) in enumerate(cards):
            if level:
                cx = x + w / 2 + dx * (CAT / 2 + 24 + CARD / 2 + i * pitch)
                cy = y + h / 2 + dy * (h - tall - 110) / 2
            else:
                cx = x + w / 2 + (i - (many - 1) / 2) * pitch + dx * 200
                cy = y + h / 2 + dy * (CAT / 2 + 24 + tall / 2)
            picture = faces.butler(canvas, t.r, card, CARD)
            canvas.shadowed(canvas.brush.turned(picture, 180 if bitten else 0), cx, cy, blur=8, drop=6, anchor="center")

    def _draw_slot(self, canvas: Canvas, item: str, way: Spot, level: bool) -> None:
        """Where the first card of an item will lie."""
        x, y, w, h = CLOTH
        wide, tall = round(CARD), round(CARD * RATIO)
        far = CAT / 2 + 24 + (wide if level else tall) / 2
        cx = x + w / 2 + way[0] * (far if level else 200)
        cy = y + h / 2 + way[1] * ((h - tall - 110) / 2 if level else far)
        canvas.drawing(("card slot", wide, tall), lambda: card_slot(wide, tall), cx, cy, wide, tall, anchor="center")
        faces.item_icon(canvas, self.table.r, item, cx, cy, 96)

    def _draw_slip(self, canvas: Canvas) -> None:
        """Whose it is, and what each thing brings so far."""
        t, seat = self.table, self.seat
        x, y, w, h = SLIP
        small = least(canvas)
        canvas.drawing(("panel", w, h), lambda: panel(w, h), x, y, w, h, shadow=16)
        canvas.label(t.name(seat), (x + 36, y + 128, w - 72, 64), 48, INK, align="left", smallest=small)
        goal = tell("cards_of", count=t.shown.taken[seat], all=t.r.cards_to_end(len(t.seats)))
        canvas.label(goal, (x + 36, y + 192, w - 72, 42), 32, "#7a5240", align="left", smallest=small)
        found, top = t.points(seat), y + 252
        for key in SOURCES:
            if (key == "tokens" and not t.r.advanced) or (key == "abilities" and not t.r.special):
                continue
            name = tell(f"source_names.{key.replace(' ', '_')}")
            canvas.label(name, (x + 36, top, w - 150, 50), 34, INK, align="left", bold=False, smallest=small)
            canvas.label(str(found[key]), (x + w - 126, top, 90, 50), 40, INK, align="right", smallest=small)
            top += 54
        t.scores[seat].draw_token(canvas, x + w - 154, top + 38)
        canvas.label(str(t.total(seat)), (x + w - 126, top + 8, 90, 60), 48, INK, align="right", smallest=small)
        canvas.label(tell("total"), (x + 36, top + 8, w - 230, 60), 40, INK, align="left", smallest=small)
        top += 84
        if t.r.advanced:
            draw_won(t, canvas, seat, (x + 36, top, w - 72, 70))
            top += 78
        texts = [f"{card}: {text}" for card in t.shown.spaces[seat] if (text := ability(t, card))]
        if texts:
            canvas.paragraph("\n".join(texts), (x + 36, top, w - 72, y + h - 50 - top), 28, "#7a5240", smallest=small)
