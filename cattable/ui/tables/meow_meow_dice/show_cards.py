"""What cards of Meow Meow Dice look like on their way: to the board, under a deck, home to a player."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cattable.engine.events import Moved
from cattable.games.meow_meow_dice.rules import FISH_BONES
from cattable.games.meow_meow_dice.table import SPACE
from cattable.ui.motion import Spot
from cattable.ui.table.motions import Banner, Motion, Travel, Turn
from cattable.ui.table.pieces import CardPiece, Piece
from cattable.ui.table.ribbons import ribbon_with
from cattable.ui.tables.meow_meow_dice import drawing, faces, words
from cattable.ui.tables.meow_meow_dice.moves import come_from, failed, send_off, sound
from cattable.ui.tables.meow_meow_dice.shown import UNDER
from cattable.ui.tables.meow_meow_dice.words import tell

if TYPE_CHECKING:
    from cattable.ui.tables.meow_meow_dice.table import MeowTable

MIDDLE: Spot = (960, 400)
"""Where a fish bone is shown."""
SHOW_SCALE = 1.5
ORANGE = "#f08336"
STAR = "tokens/meow_meow_dice/star"


def moved(t: MeowTable, event: Moved) -> list[Motion]:
    """Butlers come to the board, go under their deck, or bring a present; fish bones are turned up for all to see."""
    if event.dst in SPACE:
        return _fish_bone(t, event) if event.src == FISH_BONES else _take(t, event)
    if event.dst.startswith(UNDER):
        t.change(event)
        deck = t.places.decks[event.dst.removeprefix(UNDER)]
        to = (deck[0] + deck[2] / 2, deck[1] + deck[3] / 2)
        return [
            sound(t, "card-slide"),
            send_off(t, f"card {event.src}", to, 0.4, scale=deck[2] / t.places.card_width),
        ]
    t.change(event)
    return _come_to_board(t, event)


def _come_to_board(t: MeowTable, event: Moved) -> list[Motion]:
    """The top card of a deck turns up on its way to the place."""
    x, y, w, h = t.places.decks[event.src]
    piece = t.lay_card(event.dst)
    piece.flip = 0.0
    travel = come_from(piece, (x + w / 2, y + h / 2), 0.5, w / piece.w)
    return [sound(t, "card-flip", 0.15), travel, Turn(piece, 0.4, delay=0.08), Motion(0.55)]


def _take(t: MeowTable, event: Moved) -> list[Motion]:
    """MD7, MD8: the card rises, flies to its item icon, and its points are counted; an ability is read out."""
    piece = t.pieces[f"card {event.src}"]
    seat = SPACE.index(event.dst)
    t.outcome = words.wins(t, event.src)
    t.change(event)
    for i, cat in enumerate(t.cats):
        cat.act("happy" if i == seat else "look-right", 2.0)
    motions: list[Motion] = [sound(t, "purr"), *_fly_home(t, piece, seat, 0.45)]
    if text := words.ability(t, event.card):
        motions.append(Banner(ribbon_with(text, ORANGE, STAR), 2.2))
        motions.append(Motion(2.3))
    return motions


def _fly_home(t: MeowTable, piece: Piece, seat: int, delay: float) -> list[Motion]:
    """A card goes to the last place of the space; there it is replaced by the small one, and the points count up."""
    laid = t.lay_space()[-1]
    laid.visible = False
    del t.pieces[piece.key]
    piece.key, piece.layer, piece.chosen = "present", 4, False
    t.pieces[piece.key] = piece

    def land() -> None:
        laid.visible = True
        t.pieces.pop(piece.key, None)
        t.count_points()
        t.app.play("chip")

    up = Travel(piece, (piece.x, piece.y - 24), delay, scale=piece.scale * 1.06)
    home = Travel(piece, (laid.x, laid.y), 0.55, delay=delay, height=60, scale=laid.w / piece.w, then=land)
    return [up, home]


def _fish_bone(t: MeowTable, event: Moved) -> list[Motion]:
    """MD9, MD20: the tray shakes, the top fish bone turns up large, and its fires are seen before it goes home."""
    seat, fires = SPACE.index(event.dst), t.r.sheet.fish_bones[event.card].fires
    t.outcome = tell("panel.fish_bone", card=event.card)
    kindles = t.r.advanced and fires and t.shown.enthusiasm[seat] < t.r.sheet.enthusiasm.most
    t.change(event)
    x, y, w, h = t.places.decks[FISH_BONES]
    width = t.places.card_width
    face = partial(faces.butler, r=t.r, card=event.card, width=width)
    back = partial(faces.back, deck=FISH_BONES, width=width)
    tall = width * h / w
    piece = CardPiece(
        "fish bone", (x + w / 2 - width / 2, y + h / 2 - tall / 2, width, tall), face, back, drawing.ABOVE
    )
    piece.scale, piece.flip = w / width, 0.0
    t.pieces[piece.key] = piece
    laid = t.lay_space()[-1]
    laid.visible = False

    def land() -> None:
        laid.visible = True
        t.pieces.pop(piece.key, None)
        t.count_points()
        t.app.play("card-slide")

    stay = 1.2
    lead = -0.7 if kindles else None  # the fires are kindled while the card still lies there
    home = Travel(
        piece, (laid.x, laid.y), 0.45, delay=0.5 + stay, lead=lead, scale=laid.w / width, height=60, then=land
    )
    return [
        *failed(t, seat),
        Travel(piece, MIDDLE, 0.5, scale=SHOW_SCALE, height=40),
        Turn(piece, 0.4, delay=0.3),
        sound(t, "card-flip", 0.45),
        home,
    ]
