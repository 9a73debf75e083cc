"""The cards of the MAD Magazine Card Game: four comics of six panels, messages and wilds."""

from __future__ import annotations

from cattable.ui.art.cards import CARD_HEIGHT, CARD_WIDTH, PAPER, cat_medal, paper
from cattable.ui.art.svg import INK, document, linear, path, rounded
from drawing.cards import comic_blue, comic_green, comic_red, comic_yellow, messages
from drawing.cards.frame import Ground, card, ground_of, scene, smaller
from drawing.cards.puppet import HEROES, with_mouse
from drawing.cards.stamps import (
    draw_stamp,
    give_stamp,
    jester_stamp,
    rainbow_stamp,
    shield_stamp,
    swap_stamp,
    ways_stamp,
    wild_stamp,
    wool_stamp,
)
from drawing.cards.tricks import PICTURES
from drawing.cards.wilds import four_symbols, quarters
from drawing.cards.worlds import SUITS
from drawing.faces import NOTHING

COMICS = {
    "green": comic_green.PANELS,
    "yellow": comic_yellow.PANELS,
    "red": comic_red.PANELS,
    "blue": comic_blue.PANELS,
}


def number(colour: str, value: int, copy: int) -> str:
    """A number card; the second copy has another cat and the mouse."""
    world = SUITS[colour]
    picture = COMICS[colour][value - 1](HEROES[colour][copy - 1])
    if copy == 2:
        picture = with_mouse(picture, 28 if colour == "blue" else 270, 284, mood="glad" if value < 4 else "oh")
    return card(ground_of(world), scene(picture), None, world.symbol(), world.symbol())


MESSAGES = {
    "which way": (ways_stamp, (messages.both_ways, messages.crossed_arms)),
    "draw 1": (draw_stamp, (messages.draw_one,)),
    "give two": (give_stamp, (messages.give_two,)),
}
WILDS = {
    "wild": wild_stamp,
    "wild and wooly": wool_stamp,
    "what me worry": shield_stamp,
    "exchange": swap_stamp,
    "joker": jester_stamp,
}
_WILD = Ground("#ffffff", "#ffffff", "#4a2f6e", quarters(), 0.5)


def message(colour: str, kind: str, copy: int) -> str:
    """A coloured card with a message."""
    world = SUITS[colour]
    sign, pictures = MESSAGES[kind]
    picture = pictures[copy - 1](colour, HEROES[colour][copy - 1])
    if colour in ("yellow", "blue"):  # room for helmets
        picture = picture.placed(18, 34, 0.88)
    return card(ground_of(world), scene(picture), sign(), world.symbol(), world.symbol())


def wild(kind: str, copy: int) -> str:
    """A card without a colour."""
    every = rainbow_stamp([world.symbol() for world in SUITS.values()])
    sign = WILDS[kind]()
    return card(_WILD, scene(four_symbols() + PICTURES[kind][copy - 1]().named("it-")), sign, every, sign)


def back() -> str:
    """The back: a fool's lozenges in the four colours."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    defs = PAPER + linear("panel", "#6d4aa8", "#35205f") + linear("medal", "#ffdf86", "#ffb23e")
    body = paper(w, h) + rounded(18, 18, w - 36, h - 36, 17, "url(#panel)", INK, 4)
    lozenges = dict.fromkeys(("#55b858", "#ffc62e", "#ee5a48", "#4f8fe0"), "")
    colours = list(lozenges)
    for row in range(7):
        for column in range(4 - row % 2):
            x, y = 125 + 48 * (column - (3 - row % 2) / 2), 175 + 43 * (row - 3)
            lozenges[colours[(row + column * 2 + row // 2) % 4]] += f"M{x:g} {y - 32}l18 32l-18 32l-18 -32Z"
    body += "".join(path(d, colour, opacity=0.85) for colour, d in lozenges.items())
    body += rounded(27, 27, w - 54, h - 54, 11, "none", "#ffd873", 3, opacity=0.9)
    return smaller(document(body + cat_medal(125, 175, 66), w, h, defs))


def pages() -> dict[str, str]:
    """The files of assets/svg/cards/mad_magazine by name."""
    files = {}
    for colour, world in SUITS.items():
        for value in range(1, len(COMICS[colour]) + 1):
            for copy in (1, 2):
                files[f"{colour}-{value}-{copy}"] = number(colour, value, copy)
        for kind, (_, pictures) in MESSAGES.items():
            for copy in range(1, len(pictures) + 1):
                files[f"{colour}-{kind}-{copy}".replace(" ", "-")] = message(colour, kind, copy)
        files[f"{colour}-blank"] = card(ground_of(world), NOTHING, None, world.symbol(), world.symbol())
        files[f"symbol-{colour}"] = world.symbol().page(100, 100)
    for kind, drawn in PICTURES.items():
        for copy in range(1, len(drawn) + 1):
            files[f"{kind}-{copy}".replace(" ", "-")] = wild(kind, copy)
    files["blank"] = card(_WILD, NOTHING, None, wild_stamp(), None)
    files["symbol"] = wild_stamp().page(100, 100)
    files["back"] = back()
    return files
