"""Laying the table of Cats vs Cucumbers: every piece where the display model says."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cattable.games.cats_vs_cucumbers.rules import CUCUMBER, MEOW_ZA, PURR_FECT
from cattable.ui.table.dice_table import Spotlight, lean_of, tray_spots
from cattable.ui.table.odds import ODDS, OddsKey
from cattable.ui.table.pieces import AGAIN, CardPiece
from cattable.ui.tables.cats_vs_cucumbers import faces, places
from cattable.ui.tables.cats_vs_cucumbers.pieces import LOOK, BoxPiece, CatPiece, EyeKey, ToyPiece
from cattable.ui.tables.cats_vs_cucumbers.readings import readings

if TYPE_CHECKING:
    from cattable.ui.tables.cats_vs_cucumbers.table import CucumberTable


def lay_furniture(t: CucumberTable) -> None:
    """What lies where it lies for the whole match."""
    x, y, w, _ = places.PANEL
    wide, tall = places.ODDS_KEY
    t.pieces[ODDS] = OddsKey(t, (x + w - wide - 28, y + 19, wide, tall))
    for number, box in enumerate(places.boxes(len(t.r.sheet.boxes)), 1):
        t.pieces[f"box {number}"] = BoxPiece(number, box)
    for seat, plate in enumerate(t.plates):
        t.pieces[f"plate {seat}"] = Spotlight(f"plate {seat}", plate.box)
    t.pieces["lives"] = Spotlight("lives", places.LIVES)
    t.pieces["meter"] = Spotlight("meter", places.METER)
    found = readings(t.r, [])
    for reading, row in zip(found, places.panel_rows(len(found)), strict=True):
        if reading.what in (PURR_FECT, MEOW_ZA):  # more would stand between the dice and the buttons for arrow keys
            t.pieces[f"earn {reading.what}"] = Spotlight(f"earn {reading.what}", row)
    for kind, box in zip(("treats", "toys", "cucumbers"), places.piles(), strict=True):
        t.pieces[kind] = Spotlight(kind, box)


def lay_dice(t: CucumberTable) -> None:
    """The dice lie in the tray, each in its place."""
    _clear(t, "die ")
    t.in_air.clear()
    spots = tray_spots(t.tray, len(t.r.kinds), t.die_size)
    for i, face in enumerate(t.shown.dice):
        if face:
            die = t.add_die(f"die {i}", face, *spots[i], lean=lean_of(i), kind=t.r.kinds[i])
            die.sign = AGAIN
            die.chosen = die.key in t.selected
    chain_dice(t)


def chain_dice(t: CucumberTable) -> None:
    """Cucumbers stay where they lie, but right after a token was spent (CC4, CC7)."""
    for i, face in enumerate(t.shown.dice):
        if face and f"die {i}" in t.pieces:
            t.die(f"die {i}").chained = face == CUCUMBER and not t.shown.lift


def lay_cats(t: CucumberTable) -> None:
    """All cats in their boxes and on their mats."""
    _clear(t, "cat ")
    for key, cat in cat_places(t).items():
        t.pieces[key] = cat


def cat_places(t: CucumberTable) -> dict[str, CatPiece]:
    """A new piece for every cat where it belongs: those in reserve first, then from the lowest box up."""
    cats, found = t.r.sheet.cats, {}
    sitting: dict[int, list[tuple[str, int]]] = {}
    for seat, own in enumerate(t.shown.cats):
        spots = places.reserve_spots(t.plates[seat], cats)
        boxes = [0] * (cats - len(own)) + own
        for i, box in enumerate(boxes):
            if box:
                sitting.setdefault(box, []).append((f"cat {seat} {i}", seat))
            else:
                key = f"cat {seat} {i}"
                found[key] = _cat(t, key, seat, 0, *spots[i], places.RESERVE_CAT)
    for box, inside in sitting.items():
        spots_in = places.cats_in(places.boxes(len(t.r.sheet.boxes))[box - 1], len(inside))
        for (key, seat), spot in zip(inside, spots_in, strict=True):
            found[key] = _cat(t, key, seat, box, *spot)
    return found


def _cat(t: CucumberTable, key: str, seat: int, box: int, x: float, y: float, width: float) -> CatPiece:
    cat = CatPiece(seat, t.seats[seat].colour, box, x, y, width)
    cat.key = key
    return cat


def lay_lives(t: CucumberTable) -> None:
    """The 9-Lives cards, those that were lost turned over."""
    values = sorted(t.r.sheet.lives)
    for value, box in zip(values, places.lives(len(values)), strict=True):
        lost = value not in t.shown.lives
        face = partial(faces.life, value=value, lost=lost, width=box[2])
        back = partial(faces.life, value=value, lost=not lost, width=box[2])
        t.pieces[f"life {value}"] = CardPiece(f"life {value}", box, face, back)


def lay_toys(t: CucumberTable) -> None:
    """The toys of their owner, face up for its eyes, else face down."""
    _clear(t, "toy ")
    toys = t.shown.toys[t.toy_owner()]
    spots, size = places.toy_spots(len(toys), t.in_company)
    for i, (toy, spot) in enumerate(zip(toys, spots, strict=True)):
        face = partial(faces.token, r=t.r, kind=toy, size=size)
        t.pieces[f"toy {i}"] = ToyPiece(i, *spot, size, face)
    t.pieces.pop(LOOK, None)
    if toys and t.in_company and not (t.match.over or t.secret(t.toy_owner())):
        t.pieces[LOOK] = EyeKey(places.LOOK, t.viewer is not None)


def _clear(t: CucumberTable, beginning: str) -> None:
    for key in [key for key in t.pieces if key.startswith(beginning) or key.startswith("gone ")]:
        del t.pieces[key]
