"""The cards of Herding Cats: four herds of ten cats and three cowdogs, four stampedes, four wild cat ladies."""

from __future__ import annotations

from collections.abc import Callable

from cattable.ui.art.cards import CARD_HEIGHT, CARD_WIDTH, PAPER, cat_medal, paper
from cattable.ui.art.svg import INK, document, ellipse, linear, path, paw, rounded, stitches
from drawing.cards import antics_home as home
from drawing.cards import antics_out as out
from drawing.cards.dogs import POSES
from drawing.cards.frame import Ground, card, ground_of, scene, smaller
from drawing.cards.kit import coated
from drawing.cards.ladies import LADIES, wild_cat_lady
from drawing.cards.stampedes import SCENES
from drawing.cards.stamps import cat_stamp, dust_stamp, heart_stamp, rainbow_stamp, star_stamp
from drawing.cards.worlds import HERDS
from drawing.coats import Coat, Fur
from drawing.faces import NOTHING
from drawing.shapes import Drawing


def _furs(*tones: tuple[str, str, str, str], muzzle: str, chin: str, nose: str) -> tuple[Fur, ...]:
    return tuple(Fur(*tone, "#ffb0a6", muzzle, chin, nose) for tone in tones)


FURS = {
    "orange": _furs(
        ("#ffe8c2", "#fbc487", "#dd9a4e", "#c9792c"),
        ("#ffb45c", "#f58a2c", "#d9691a", "#c9561a"),
        ("#ee7d3c", "#c8501c", "#98380f", "#7f2f0c"),
        muzzle="#fff3dd",
        chin="#f3d7ae",
        nose="#e8746f",
    ),
    "purple": _furs(
        ("#efe3ff", "#cdb4f2", "#a184d2", "#8f6cc8"),
        ("#c9a5f2", "#9a6ad8", "#7243b4", "#6436a6"),
        ("#9872cc", "#63409c", "#43266f", "#3a2063"),
        muzzle="#f8f1ff",
        chin="#ddcdf0",
        nose="#d9709a",
    ),
    "blue": _furs(
        ("#e2f2ff", "#aed6f5", "#7aa8d2", "#5f90c6"),
        ("#94c9f5", "#5596dc", "#3569ad", "#2c5c9e"),
        ("#6494d4", "#34609f", "#22447c", "#1b386a"),
        muzzle="#f4faff",
        chin="#d2e2f0",
        nose="#d0698a",
    ),
    "green": _furs(
        ("#eef8d0", "#c3e294", "#90b75a", "#79a545"),
        ("#b6e07a", "#7ab848", "#548c2c", "#457c22"),
        ("#84b860", "#47823a", "#2f5e28", "#255020"),
        muzzle="#fafdea",
        chin="#dcebc0",
        nose="#e0787a",
    ),
}
"""Light, middle and deep fur of each herd."""

Picture = Callable[[Coat, str], Drawing]
Cat = tuple[Picture, str, str, int]
"""What it does, its mood, whose silhouette and markings it has, and which of its herd's furs."""


def flipped(picture: Picture) -> Picture:
    """The same, left and right swapped."""

    def swapped(c: Coat, mood: str) -> Drawing:
        return picture(c, mood).placed(300, 0, (-1, 1))

    return swapped


CATS: dict[str, tuple[Cat, ...]] = {
    "orange": (
        (home.nap, "blink", "ginger", 1),
        (home.cup, "sly", "siamese", 0),
        (home.box, "happy", "blue", 1),
        (home.loaf, "blink", "grey", 1),
        (home.bath, "mad", "red", 2),
        (out.butterfly, "wow", "ginger", 0),
        (out.hang, "shocked", "tuxedo", 2),
        (home.vacuum, "smug", "snow", 0),
        (out.cape, "grit", "red", 1),
        (home.hat, "look-right", "grey", 2),
    ),
    "purple": (
        (home.wash, "lick", "siamese", 1),
        (home.yarn, "goofy", "ginger", 1),
        (home.liquid, "bored", "grey", 2),
        (out.yoga, "bliss", "snow", 0),
        (home.cone, "sad", "blue", 1),
        (out.fence, "blink", "red", 0),
        (flipped(home.cup), "shocked", "tuxedo", 2),
        (out.balloon, "shocked", "snow", 1),
        (flipped(home.nap), "bliss", "grey", 0),
        (out.bird, "crossed", "ginger", 2),
    ),
    "blue": (
        (home.bowl, "look-right", "blue", 1),
        (out.floating, "smug", "grey", 0),
        (flipped(home.bath), "grumpy", "snow", 1),
        (flipped(home.box), "sly", "tuxedo", 2),
        (out.sushi, "bliss", "siamese", 0),
        (home.paper, "happy", "ginger", 1),
        (home.stretch, "bliss", "red", 1),
        (out.butterfly, "crossed", "grey", 2),
        (home.wash, "wink", "blue", 0),
        (out.hang, "sad", "siamese", 1),
    ),
    "green": (
        (home.pot, "calm", "ginger", 1),
        (flipped(out.bird), "up", "siamese", 0),
        (home.stretch, "blink", "tuxedo", 2),
        (out.fence, "bored", "blue", 1),
        (flipped(home.yarn), "bliss", "snow", 0),
        (flipped(home.cone), "mad", "red", 1),
        (flipped(home.liquid), "happy", "snow", 1),
        (home.loaf, "smug", "siamese", 2),
        (flipped(home.paper), "shocked", "grey", 1),
        (flipped(home.hat), "crossed", "snow", 0),
    ),
}


def cat(colour: str, number: int) -> str:
    """A cat of a herd, from 1."""
    picture, mood, name, tone = CATS[colour][number - 1]
    world = HERDS[colour]
    drawn = picture(coated(name, FURS[colour][tone]), mood)
    return card(ground_of(world), scene(drawn), world.symbol(), cat_stamp(), world.symbol())


_CLOTHS = {"orange": "#f58a2c", "purple": "#8b4fe0", "blue": "#3a98ea", "green": "#49ab3f"}
_DUSTY = Ground("#ffe3a3", "#e8a05c", "#9a4f1c", "", 0)
_ROSY = Ground("#ffd0e0", "#d8629a", "#8a2458", "")


def cowdog(colour: str, number: int) -> str:
    """A cowdog of a herd, from 1; a cat of the herd keeps him company."""
    world = HERDS[colour]
    friend = coated(("ginger", "grey", "snow")[number - 1], FURS[colour][(number + 1) % 3])
    return card(
        ground_of(world),
        scene(POSES[number - 1](_CLOTHS[colour], friend)),
        world.symbol(),
        star_stamp(),
        world.symbol(),
    )


def back() -> str:
    """The back: a lasso round the cat, in leather with a seam."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    defs = PAPER + linear("panel", "#c9763a", "#7a3a17") + linear("medal", "#ffdf86", "#ffb23e")
    body = paper(w, h) + rounded(18, 18, w - 36, h - 36, 17, "url(#panel)", INK, 4)
    for x, y, turn in ((58, 62, -24), (192, 62, 24), (58, 288, -156), (192, 288, 156)):
        body += paw(x, y, 0.42, "#e0975a", turn=turn)
    body += stitches(29, 29, w - 58, h - 58, 12, "#ffd873", 4)
    rope = ellipse(125, 175, 86, 86, "none", INK, 17) + ellipse(125, 175, 86, 86, "none", "#f0cf8c", 8)
    rope += path("M184 237C204 262 186 276 204 302", stroke=INK, width=17)
    rope += path("M184 237C204 262 186 276 204 302", stroke="#f0cf8c", width=8)
    rope += ellipse(184, 237, 13, 13, "#f0cf8c", INK, 6)
    return smaller(document(body + rope + cat_medal(125, 175, 62), w, h, defs))


def pages() -> dict[str, str]:
    """The files of assets/svg/cards/herding_cats by name."""
    files = {}
    for colour, world in HERDS.items():
        for number in range(1, len(CATS[colour]) + 1):
            files[f"{colour}-cat-{number}"] = cat(colour, number)
        for number in range(1, len(POSES) + 1):
            files[f"{colour}-cowdog-{number}"] = cowdog(colour, number)
        files[f"{colour}-blank"] = card(ground_of(world), NOTHING, world.symbol(), None, world.symbol())
        files[f"symbol-{colour}"] = world.symbol().page(100, 100)
    every = rainbow_stamp([world.symbol() for world in HERDS.values()])
    for number, picture in enumerate(SCENES, 1):
        files[f"stampede-{number}"] = card(_DUSTY, scene(picture()), dust_stamp(), every, dust_stamp())
    for number, lady in enumerate(LADIES, 1):
        files[f"wild-cat-lady-{number}"] = card(_ROSY, scene(wild_cat_lady(lady)), heart_stamp(), every, heart_stamp())
    files["blank"] = card(_ROSY, NOTHING, None, cat_stamp(), None)
    files["symbol"] = cat_stamp().page(100, 100)
    files["back"] = back()
    return files
