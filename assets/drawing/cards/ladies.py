"""The Wild Cat Lady: she never had a plan, she has cats."""

from __future__ import annotations

from dataclasses import dataclass

from cattable.ui.art.svg import INK, ellipse, group, linear, path
from drawing.cards.crowd import small_head
from drawing.cards.kit import WHITE, blob, head, strokes
from drawing.coats import COATS
from drawing.shapes import Drawing, tube

_SKIN, _BLUSH = "#f6cfa8", "#f08a72"


@dataclass(frozen=True)
class Lady:
    """One variation: hair and its dark, cardigan, skin, glasses, eyes, the cat on her head, what she holds."""

    hair: str
    lock: str
    cloth: str
    pattern: str
    skin: str
    glasses: str
    eyes: str
    top: str
    mood: str
    prop: str


LADIES = (
    Lady("#b9b2c6", "#8d859e", "#d8527e", "dots", _SKIN, "round", "glad", "ginger", "bliss", "tea"),
    Lady("#e2683a", "#a8431c", "#4a9a8c", "stripes", "#fadcc0", "wing", "wide", "siamese", "smug", "needles"),
    Lady("#f3efe6", "#c9bfae", "#6a5ab8", "checks", "#a9714a", "half", "wink", "snow", "happy", "tin"),
    Lady("#4a3a44", "#2c2129", "#e8a23a", "flowers", "#e0aa7c", "round", "wide", "patchwork", "goofy", "broom"),
)


def _cloth(lady: Lady) -> str:
    """The pattern of the cardigan."""
    spots = ((84, 250), (108, 282), (62, 284), (216, 250), (192, 282), (238, 284))
    if lady.pattern == "dots":
        return "".join(ellipse(x, y, 7, 7, "#ffd7e4") for x, y in spots)
    if lady.pattern == "stripes":
        return strokes(
            "M62 256Q80 262 116 258M54 280Q90 288 122 282M238 256Q220 262 184 258M246 280Q210 288 178 282", 7, "#ffe9a8"
        )
    if lady.pattern == "checks":
        return "".join(group(path("M0 -10L10 0L0 10L-10 0Z", "#ffd23f"), move=p) for p in spots)
    flower = "".join(group(ellipse(0, -7, 4.5, 6, WHITE), turn=a) for a in range(0, 360, 72)) + ellipse(
        0, 0, 4, 4, "#e8453c"
    )
    return "".join(group(flower, move=p) for p in spots)


def _hair(lady: Lady) -> str:
    """Wild on both sides; the nest on top holds a cat."""
    body = blob(
        "M64 150C24 150 30 108 52 100C36 70 70 44 96 58"
        "C110 30 190 30 204 58C230 44 264 70 248 100C270 108 276 150 236 150"
        "C246 190 220 196 204 180H96C80 196 54 190 64 150Z",
        lady.hair,
    )
    return body + strokes(
        "M60 112Q52 130 64 144M240 112Q248 130 236 144M82 66Q70 76 72 90M218 66Q230 76 228 90", 6, lady.lock
    )


def _eyes(lady: Lady) -> str:
    body = ""
    for side, x in ((-1, 122), (1, 178)):
        if lady.glasses != "none":
            body += ellipse(x, 138, 25, 24, WHITE, opacity=0.75)
        if lady.eyes == "glad" or (lady.eyes == "wink" and side > 0):
            body += strokes(f"M{x - 13} 142Q{x} 124 {x + 13} 142", 7)
        else:
            body += (
                ellipse(x, 138, 14, 15, WHITE, INK, 4)
                + ellipse(x - 2, 138, 7, 8, INK)
                + ellipse(x - 5, 134, 2.6, 3, WHITE)
            )
    frame = {"round": "#7a3fc0", "wing": "#e8453c", "half": "#2f7a8c"}[lady.glasses]
    for side, x in ((-1, 122), (1, 178)):
        body += ellipse(x, 138, 25, 24, "none", INK, 10) + ellipse(x, 138, 25, 24, "none", frame, 5)
        if lady.glasses == "wing":
            body += path(f"M{x + side * 16} 120L{x + side * 40} 108L{x + side * 26} 134Z", frame, INK, 4.5)
    return (
        body
        + strokes("M146 134Q150 130 154 134", 6)
        + strokes("M106 104Q120 94 134 102M166 102Q180 94 194 104", 6, lady.lock)
    )


def _face(lady: Lady) -> str:
    body = blob(
        "M150 76C202 76 222 108 218 146C214 192 184 210 150 210C116 210 86 192 82 146C78 108 98 76 150 76Z", lady.skin
    )
    body += path(
        "M90 124C92 96 120 84 150 90C180 84 208 96 210 124C190 104 168 102 150 108C132 102 110 104 90 124Z",
        lady.hair,
        INK,
        6,
    )
    body += ellipse(100, 168, 13, 9, _BLUSH, opacity=0.55) + ellipse(200, 168, 13, 9, _BLUSH, opacity=0.55)
    body += path("M120 172Q150 184 180 172Q178 200 150 200Q122 200 120 172Z", "#8e2f35", INK, 6) + path(
        "M127 177Q150 186 173 177L170 184Q150 190 130 184Z", WHITE
    )
    body += _eyes(lady) + path("M143 150Q140 166 150 166Q158 166 157 160", lady.skin, INK, 5)
    for x in (82, 218):
        body += ellipse(x, 160, 8, 8, "#ffd23f", INK, 4)
    return body


def _cat_on(x: float, y: float, fur: str, mood: str, way: int) -> str:
    """A cat sitting on a shoulder, looking out."""
    body = tube("M-14 30C-44 40 -52 64 -40 84", 13, fur, 6)
    body += path("M-30 46C-40 10 -20 -4 0 -4C22 -4 38 12 30 46Z", fur, INK, 7) + group(
        small_head(fur, mood), move=(0, -22), scale=0.92
    )
    return group(body, move=(x, y), scale=(way, 1))


def _held(lady: Lady) -> str:
    """What she holds in front of her."""
    hand = ellipse(0, 0, 19, 17, lady.skin, INK, 7)
    if lady.prop == "tea":
        cup = blob("M-30 -22H30C30 10 18 22 0 22C-18 22 -30 10 -30 -22Z", "#fff6e6", 7) + strokes(
            "M30 -12Q50 -12 44 4Q38 12 24 8", 7
        )
        cup += strokes("M-12 -34Q-20 -46 -10 -56M8 -34Q0 -46 10 -56", 5, WHITE) + path(
            "M-12 -4Q-12 -14 0 -6Q12 -14 12 -4Q10 6 0 12Q-10 6 -12 -4Z", "#e8453c"
        )
        return group(cup, move=(150, 262)) + group(hand, move=(116, 272)) + group(hand, move=(188, 276))
    if lady.prop == "needles":
        wool = ellipse(0, 0, 30, 30, "#f0567e", INK, 7) + strokes(
            "M-22 -12Q0 -20 20 16M-26 4Q-6 -2 6 26M-8 -26Q16 -20 24 10", 5, "#a5224c"
        )
        knit = blob("M112 240H188V300H112Z", "#f0567e", 7) + strokes(
            "M122 256l8 10l8 -10l8 10l8 -10l8 10l8 -10M122 278l8 10l8 -10l8 10l8 -10l8 10l8 -10", 4.5, "#ffc2d3"
        )
        pins = strokes("M96 268L196 216M204 268L104 216", 13) + strokes("M96 268L196 216M204 268L104 216", 5, "#d7c3a0")
        return (
            knit
            + pins
            + group(hand, move=(102, 268))
            + group(hand, move=(198, 268))
            + group(wool, move=(262, 270), scale=0.9)
        )
    if lady.prop == "tin":
        tin = (
            path("M-32 -22V22Q0 34 32 22V-22Z", "#e8453c", INK, 7)
            + ellipse(0, -22, 32, 11, "#dfe6ee", INK, 6)
            + ellipse(0, -22, 20, 5, "#e8a05c")
        )
        tin += path("M-18 4C-8 -8 6 -8 12 4L22 -6V14L12 4C6 16 -8 16 -18 4Z", "#fff3d6", INK, 4)
        spoon = tube("M30 -30L60 -64", 6, "#c9d2de", 5) + ellipse(66, -70, 12, 16, "#dfe6ee", INK, 6, turn=40)
        return group(spoon + tin, move=(140, 262)) + group(hand, move=(106, 270)) + group(hand, move=(178, 262))
    broom = (
        tube("M214 296L262 150", 9, "#b97a42", 5)
        + path("M246 158L286 172L300 96Q276 84 256 92Z", "#f2c95c", INK, 7)
        + strokes("M262 152L272 104M274 158L286 108", 4.5, "#b8843c")
    )
    return broom + group(hand, move=(232, 244)) + group(hand, move=(92, 284))


def wild_cat_lady(lady: Lady) -> Drawing:
    """Her bust with a cat on the head, two on the shoulders and one peeking out of the cardigan."""
    body = _hair(lady)
    coat = "M150 200C214 206 262 226 276 312H24C38 226 86 206 150 200Z"
    front = blob(coat, lady.cloth) + _cloth(lady) + path("M118 208L150 252L182 208Q150 222 118 208Z", lady.skin, INK, 6)
    front += strokes("M150 252V310", 5) + "".join(
        ellipse(x, 232 - abs(150 - x) * 0.45, 6, 6, WHITE, INK, 3.5) for x in (126, 138, 150, 162, 174)
    )
    index = LADIES.index(lady)
    furs = (("#5596dc", "#7ab848"), ("#9a6ad8", "#fff6e6"), ("#f58a2c", "#4a4154"), ("#7ab848", "#8d8596"))[index]
    moods = (("glad", "wide"), ("mad", "shut"), ("wide", "glad"), ("shut", "mad"))[index]
    shoulders = _cat_on(40, 196, furs[0], moods[0], 1) + _cat_on(262, 196, furs[1], moods[1], -1)
    top = COATS[lady.top]
    nest = tube("M178 34C236 40 252 12 232 -8", 16, top.fur.low, 7) + path(
        "M92 60C90 10 120 -4 152 -4C186 -4 210 12 206 60Q150 76 92 60Z", "url(#coat)", INK, 8
    )
    paws = ellipse(118, 66, 17, 13, top.fur.muzzle, INK, 6) + ellipse(182, 66, 17, 13, top.fur.muzzle, INK, 6)
    defs = linear("coat", top.fur.high, top.fur.low)
    return (
        Drawing(body + front + _face(lady) + shoulders + nest, defs)
        + head(top, lady.mood, 150, 6, 112, (-6, 5, 0, 8)[index])
        + Drawing(paws + _held(lady))
    )
