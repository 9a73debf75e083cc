"""Painting the table of Cats vs Cucumbers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cattable.games.cats_vs_cucumbers.odds import NO_BUST
from cattable.games.cats_vs_cucumbers.rules import CUCUMBER
from cattable.ui.art.boxes import label
from cattable.ui.art.furniture import bubble
from cattable.ui.art.room import tray
from cattable.ui.art.svg import INK
from cattable.ui.art.tokens_cucumbers import TREE_HEIGHT, TREE_WIDTH, cat_tree
from cattable.ui.table.letters import least
from cattable.ui.table.odds import ODDS, percent
from cattable.ui.table.pieces import DiePiece
from cattable.ui.tables.cats_vs_cucumbers import faces, places
from cattable.ui.tables.cats_vs_cucumbers.panel import draw_badge, draw_panel, draw_rolls, fill_panel
from cattable.ui.tables.cats_vs_cucumbers.pieces import LOOK, BoxPiece, ToyPiece
from cattable.ui.tables.cats_vs_cucumbers.prompts import tell
from cattable.ui.tables.cats_vs_cucumbers.readings import harmful, public_points

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.cats_vs_cucumbers.table import CucumberTable


def draw_static(t: CucumberTable, canvas: Canvas) -> None:
    """Mats, lives, the backs of the boxes, tray, boards and bubble."""
    for plate, seat in zip(t.plates, t.seats, strict=True):
        x, y, w, h = places.mat(plate)
        canvas.drawing(("mat", w, h, seat.colour), partial(faces.mat, w, h, seat.colour), x, y, w, h, shadow=5)
    x, y, _, h = t.plates[t.match.table.s.first].box
    tall = TREE_HEIGHT * 0.36
    canvas.drawing("cat tree", cat_tree, x - 10, y + h - tall - 4, TREE_WIDTH * 0.36, tall)
    for value in t.r.sheet.lives:
        life = t.pieces[f"life {value}"]
        if value == max(t.shown.lives, default=0):
            size = round(life.w), round(life.h)
            glow = partial(faces.glow, *size, 14)
            canvas.drawing(("life glow", size), glow, life.x, life.y, size[0] + 32, size[1] + 32, anchor="center")
        life.draw(canvas)
    for box in boxes(t):
        x, y, w, h = places.stand(box.whole)
        canvas.drawing(("stand", w, h), partial(faces.stand, w, h), x, y, w, h, shadow=8)
    for box in boxes(t):
        box.draw_back(canvas)
        _draw_front(t, canvas, box)
    for counter in (*t.toys, *t.treats, *t.cucumbers):
        counter.draw_token(canvas, *counter.spot)
    draw_badge(t, canvas, places.BADGE)
    x, y, w, h = places.TRAY
    canvas.drawing("tray", lambda: tray(w, h), x, y, w, h, shadow=12)
    for x, y, w, h in (places.METER, places.TOYS):
        canvas.drawing(("board", w, h), partial(faces.board, w, h), x, y, w, h, shadow=10)
    x, y, w, h = places.BUBBLE
    canvas.drawing(("bubble", w, h), partial(bubble, w, h, "down-left"), x, y, w, h, shadow=7)
    draw_panel(canvas, places.PANEL)


def boxes(t: CucumberTable) -> list[BoxPiece]:
    """The boxes, from the lowest up."""
    return [piece for piece in t.pieces.values() if isinstance(piece, BoxPiece)]


def draw(t: CucumberTable, canvas: Canvas) -> None:
    """Everything that may change, from below to above."""
    for counter in (*t.toys, *t.treats, *t.cucumbers):
        counter.draw_number(canvas, dy=counter.jump)
    for heap in t.piles.values():
        heap.draw(canvas)
    _draw_row(t, canvas)
    fill_panel(t, canvas, places.PANEL)
    if not t.shown.ranking:
        t.pieces[ODDS].draw(canvas)
    _draw_meter(t, canvas)
    _draw_toys(t, canvas)
    _draw_host(t, canvas)
    dice = [piece for piece in t.pieces.values() if isinstance(piece, DiePiece) and piece.visible]
    for die in sorted(dice, key=lambda die: (die.height, die.y)):
        die.draw(canvas)


def draw_above(t: CucumberTable, canvas: Canvas) -> None:
    """Cats that wait on their mats or are on their way, toys, and lives that turn over."""
    for _, cat in t.cats_on_table():
        if cat.flying or not cat.at:
            cat.draw(canvas)
    for value in t.r.sheet.lives:
        life = t.pieces[f"life {value}"]
        if life.flying:
            life.draw(canvas)


def _draw_row(t: CucumberTable, canvas: Canvas) -> None:
    """Cats in the boxes; the fronts of boxes with nobody in them need not be painted again."""
    inside = [cat for _, cat in t.cats_on_table() if cat.at and not cat.flying]
    for cat in sorted(inside, key=lambda cat: cat.y):
        cat.draw(canvas)
    taken = {cat.at for cat in inside}
    for box in boxes(t):
        if box.lit or box.number in taken:
            _draw_front(t, canvas, box)


def _draw_front(t: CucumberTable, canvas: Canvas, box: BoxPiece) -> None:
    """The front of a box, and what a cat in it is worth."""
    box.draw_front(canvas)
    x, y, w, h = label(box.w, box.h)
    at = (box.x - box.w / 2 + x + 4, box.y - box.h / 2 + y, w - 8, h)
    canvas.label(str(t.r.sheet.boxes[box.number - 1]), at, 58, INK, smallest=least(canvas))


def _draw_meter(t: CucumberTable, canvas: Canvas) -> None:
    """How near the bust is: a dip for every cucumber that ends the turn, redder and redder."""
    x, y, w, h = places.METER
    bust, have = t.r.sheet.bust, harmful(t.lying(), t.shown.ignored)
    side = min(84.0, (w - 40) / bust - 4)
    pitch = min(side + 6, (w - 40) / bust)
    for i in range(bust):
        middle = x + w / 2 + (i - (bust - 1) / 2) * pitch, y + 52
        share = i / max(1, bust - 1)
        make = partial(faces.danger_slot, side, share)
        canvas.drawing(("dip", side, share), make, *middle, side, side, anchor="center")
        if i < have:
            faces.draw_symbol(canvas, CUCUMBER, *middle, side * 0.84)
    if t.shown.ranking:
        return
    left = bust - have
    key = "meter.bust" if left <= 0 else "meter.one" if left == 1 else "meter.many"
    said = tell(key, count=left)
    if t.chances.get(NO_BUST, 1) < 1:
        said = tell("meter.safe", chance=percent(t.chances[NO_BUST]))
    canvas.label(said, (x + 18, y + h - 54, w - 36, 40), 30, "#ffffff", outline=4, smallest=least(canvas))


def _draw_toys(t: CucumberTable, canvas: Canvas) -> None:
    """Whose toys these are, and the toys."""
    x, y, w, _ = places.TOYS
    name = t.name(t.toy_owner())
    place = (x + 20, y + 15, w - 40, 40)
    canvas.label(tell("toys_of", name=name), place, 30, "#ffffff", outline=4, smallest=least(canvas))
    toys = [piece for piece in t.pieces.values() if isinstance(piece, ToyPiece)]
    for toy in toys:
        toy.draw(canvas)
    if key := t.pieces.get(LOOK):
        key.draw(canvas)
    if not toys:
        canvas.label(tell("no_toys"), (x + 20, y + 62, w - 40, 56), 32, "#fff3d6", outline=3, smallest=least(canvas))


def _draw_host(t: CucumberTable, canvas: Canvas) -> None:
    """The cat whose turn it is, what it says, and the rolls it has left."""
    seat = t.shown.turn if t.prompt_now.seat is None else t.prompt_now.seat
    x, y, w, h = places.BUBBLE
    room = (x + 28, y + 14, w - 56, h - 62)
    canvas.paragraph(t.prompt_now.sentence, room, 36, INK, bold=True, middle=True, smallest=least(canvas))
    x, y, w, h = places.HOST
    canvas.picture(t.cats[seat].picture, x, y - t.leap, w, h, shadow=10)
    draw_rolls(t, canvas, places.BADGE)


def plate_hint(t: CucumberTable, seat: int) -> str:
    """What a seat's points come from, as far as all can see (CC17)."""
    points = public_points(t.r, t.shown, seat)
    key = "plate_end" if t.shown.ranking else "plate"
    return tell(f"hint.{key}", name=t.name(seat), **points)
