"""One emblem for each game, 300 x 300, for the game picker."""

from __future__ import annotations

import math
from dataclasses import replace

from cattable.ui.art.svg import INK, PAPER_HIGH, PAPER_LOW, ellipse, linear, path, paw, rounded
from drawing import mouths
from drawing.bodies import cheering
from drawing.coats import COATS, DARK_HALF, SOFT, Coat, Eye, Fur
from drawing.cowdog import cowdog
from drawing.dice_cats import star
from drawing.faces import MOODS, TEAR, Gaze, Mood, eye, eyes, face, fur, head_of, muzzle, nose, vein, whiskers
from drawing.jester import JESTER, cap
from drawing.shapes import Drawing, Lid, Point, tube

SIZE = 300
_WHITE = "#ffffff"


def die(mark: Drawing, size: float = 100) -> Drawing:
    """A chunky die face on, `size` wide, around the origin; `mark` is drawn on a square of 100."""
    body = rounded(-48, -48, 96, 96, 22, "#d9bd92") + rounded(-48, -48, 96, 86, 22, "url(#paper)")
    body += rounded(-48, -48, 96, 96, 22, "none", INK, 9)
    on_it = mark.named("mark-").placed(-36, -41, 0.72)
    return (Drawing(body, linear("paper", PAPER_HIGH, PAPER_LOW)) + on_it).placed(0, 0, size / 105)


def _print(colour: str) -> Drawing:
    return Drawing(paw(50, 52, 0.95, colour))


def mad_cat_sad_cat() -> Drawing:
    """One head, half furious and white, half miserable and black, hugging a die."""
    half = Fur("#ffffff", "#e6e1ea", "#4a4058", "#342d3e", "#ff9fa0", "#ffffff", "#ddd6e2", "#e8788a")
    coat = Coat("split", half, SOFT, "halves", Eye(82, 142, 27, 28, ("#ffe36b", "#ff8f2e"), (8, 15)),
                Eye(82, 144, 28, 30, ("#5fb4f5", "#dff5ff"), (15, 19)), lines=(INK, _WHITE))  # fmt: skip
    head = fur(coat, head_of(coat, "flat", "low"))
    mad = eye(coat.left, Gaze(Lid(-0.2, 0.48, -1), (3, 4), pupil=0.8), 1)
    mad += path("M40 104 Q78 112 112 144", stroke=INK, width=16)
    sad = eye(coat.right, Gaze(Lid(-0.5, -0.32, 4), (0, 4), wet=True), -1)
    sad += path("M206 118 Q180 110 160 92", stroke=_WHITE, width=10)
    snarl = path("M128 198 Q118 191 108 191 Q88 189 84 207 Q82 222 96 221 Q112 214 128 214Z", "#7c1f2c", INK, 6.5)
    snarl += path("M94 195 L103 210 L112 192Z", _WHITE, INK, 3.5) + path(
        "M128 180 L128 199 Q146 197 158 214", stroke=INK, width=7
    )
    tear = Drawing(path(TEAR, "url(#drop)", INK, 6), linear("drop", "#d9f5ff", "#1f9af0")).placed(206, 190, 1.05)
    cat = head + Drawing(muzzle(coat) + mad + sad + snarl + nose(coat) + whiskers(coat)) + vein(42, 58, 1.0) + tear
    arms = "".join(
        ellipse(x, 256, 29, 25, fill, INK, 8)
        + path(f"M{x - 8} 264 L{x - 8} 277 M{x + 8} 264 L{x + 8} 277", stroke=line, width=5)
        for x, fill, line in ((95, _WHITE, INK), (205, DARK_HALF[1], _WHITE))
    )
    return cat.placed(35, -16, 0.9) + die(star(), 94).named("die-").placed(150, 243) + Drawing(arms)


def herding_cats() -> Drawing:
    """A cowdog has three cats in the lasso. They are not impressed."""
    purple = Fur("#c9a5f2", "#9a6ad8", "#7243b4", "#6a3cab", "#f3b6e0", "#f6efff", "#ddcdf0", "#d9709a")
    herd = (
        (COATS["blue"], "mad", 4, 170, 0.4, -8),
        (COATS["ginger"], "look-right", 190, 158, 0.4, 8),
        (replace(COATS["grey"], fur=purple), "calm", 90, 166, 0.46, 0),
    )
    rope = "M18 238 C18 214 282 214 282 238"
    front = "M18 238 C20 280 280 280 282 238"
    lead = "M282 238 C292 196 250 190 262 146 C266 120 250 108 236 116"
    picture = Drawing(tube(rope + " " + lead, 7, "#e9c07a", 5)) + cowdog().named("dog-").placed(52, 5, 0.92)
    for i, (coat, mood, x, y, scale, turn) in enumerate(herd):
        picture += face(coat, MOODS[mood]).named(f"cat{i}-").placed(x, y, scale, turn)
    fist = ellipse(240, 122, 22, 20, "#fff6e6", INK, 8) + path(
        "M232 126 L232 138 M246 126 L246 138", stroke=INK, width=5
    )
    arm = tube("M196 176 Q226 168 238 140", 18, "#80593c", 8)
    noose = tube(front, 7, "#e9c07a", 5) + path(front, stroke="#b8843c", width=7, dash="3 9")
    return Drawing(arm) + picture + Drawing(fist + noose)


def _card(high: str, low: str, mark: Drawing, turn: float, reach: float) -> Drawing:
    """A card fanned out from (150, 276), leaning by `turn` degrees, its upper edge `reach` away."""
    body = rounded(-44, -reach, 88, 124, 14, PAPER_HIGH, INK, 8) + rounded(-34, 10 - reach, 68, 104, 8, "url(#card)")
    drawing = Drawing(body, linear("card", high, low)) + mark.named("mark-").placed(-26, 10 - reach, 0.52)
    return drawing.placed(150, 276, 1, turn)


def mad_magazine() -> Drawing:
    """A cross-eyed cat in a jester's hat before a fan of wild cards."""
    cards = (
        ("#ff8a7a", "#e8423a", -38),
        ("#ffe27a", "#ffae2e", -14),
        ("#9be08a", "#43a548", 14),
        ("#8fcbff", "#3a84dc", 38),
    )
    picture = Drawing("")
    for i, (high, low, turn) in enumerate(cards):
        picture += _card(high, low, star() if i % 2 else _print("#fff6df"), turn, 248 if abs(turn) < 20 else 208).named(
            f"card{i}-"
        )
    mood = Mood("back", lambda c: eyes(c, Gaze(look=(9, 3)), Gaze(look=(-8, -3))), mouths.WILD)
    cat = (face(JESTER, mood).named("cat-") + Drawing(cap())).placed(33, 76, 0.91)
    return (picture + cat).placed(15, 5, 0.9)


def meow_meow_dice() -> Drawing:
    """A cat with dice on its paws and a tower of them on its head."""
    cat = cheering(COATS["calico"], "look-right").named("cat-").placed(45, 60, 0.66)
    small = face(COATS["ginger"], MOODS["calm"]).placed(0, 4, 0.39)
    fish = Drawing(
        path("M8 52 Q32 10 64 44 L92 20 L85 52 L92 84 L64 60 Q32 94 8 52Z", "#5aa9e6", INK, 5)
        + ellipse(30, 46, 4, 4, INK)
    )
    picture = cat
    for i, (mark, x, y, size, turn) in enumerate(
        (
            (_print("#e0553f"), 58, 104, 56, -12),
            (fish, 226, 106, 56, 10),
            (small, 141, 76, 54, -6),
            (_print("#8a4fd0"), 150, 29, 48, 12),
        )
    ):
        picture += die(mark, size).named(f"die{i}-").placed(x, y, 1, turn)
    wobble = path("M92 34 Q84 44 90 56 M200 20 Q210 30 206 42", stroke=INK, width=6)
    return picture + Drawing(wobble)


def _brush(root: Point, tip: Point, teeth: int, wide: float) -> str:
    """Path data of a puffed tail: a spindle with jagged sides."""
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    length = math.hypot(dx, dy)
    sides: tuple[list[str], list[str]] = ([], [])
    for i in range(2 * teeth):
        share = (i + 0.5) / (2 * teeth)
        half = wide * math.sin(math.pi * (0.12 + 0.74 * share)) * (1 if i % 2 else 0.62)
        along = share + (0.05 if i % 2 else 0)
        for points, sign in zip(sides, (1, -1), strict=True):
            x, y = root[0] + dx * along - sign * dy / length * half, root[1] + dy * along + sign * dx / length * half
            points.append(f"{x:.1f} {y:.1f}")
    way = [f"{root[0]:g} {root[1]:g}", *sides[0], f"{tip[0]:g} {tip[1]:g}", *reversed(sides[1])]
    return "M" + " L".join(way) + "Z"


def leaping_cat() -> Drawing:
    """A cat goes straight up, every hair on end."""
    coat = COATS["ginger"]
    body = path(_brush((232, 138), (268, 12), 6, 30), "url(#coat)", INK, 8)
    body += path("M250 100 L258 74 L262 48", stroke=coat.fur.mark, width=12)
    for x1, y1, x2, y2 in ((128, 150, 74, 186), (148, 168, 122, 214), (206, 168, 212, 222), (226, 156, 270, 194)):
        body += tube(f"M{x1} {y1} L{x2} {y2}", 25, coat.fur.low) + ellipse(x2, y2, 20, 17, "#fff3dd", INK, 8)
    trunk = (
        "M104 140 L118 92 L132 98 L140 76 L156 90 L168 70 L182 88 L198 74 L206 94 L224 86 L228 108 L244 108 "
        "C256 138 246 170 220 182 C190 192 130 190 104 160Z"
    )
    body += path(trunk, "url(#coat)")
    body += path("M168 82 L164 112 M198 86 L192 116 M226 102 L214 126", stroke=coat.fur.mark, width=10)
    body += path("M120 172 C150 186 192 186 216 178 C196 164 150 160 120 172Z", "#fff3dd") + path(
        trunk, stroke=INK, width=8
    )
    head = face(coat, MOODS["shocked"]).named("head-").placed(3, 6, 0.66, -6)
    return Drawing(body, linear("coat", coat.fur.high, coat.fur.low)) + head


def cats_vs_cucumbers() -> Drawing:
    """A cat at the sight of a cucumber, which means no harm."""
    flesh = "M74 264 C110 278 190 278 230 260"
    veg = tube(flesh, 30, "#5cae3c", 8) + path("M82 257 C116 269 186 269 216 254", stroke="#9bdc6a", width=6)
    veg += path("M126 275 L134 276 M154 279 L164 278 M102 270 L108 272", stroke="#2f7a2a", width=5)
    veg += (
        ellipse(206, 261, 3.8, 5, INK)
        + ellipse(226, 256, 3.8, 5, INK)
        + path("M208 270 Q219 275 227 265", stroke=INK, width=4.5)
    )
    dash = path("M92 240 L92 222 M162 246 L162 218 M238 238 L238 222", stroke=_WHITE, width=7, opacity=0.9)
    return leaping_cat() + Drawing(dash + veg)


EMBLEMS = {
    "mad_cat_sad_cat": mad_cat_sad_cat,
    "herding_cats": herding_cats,
    "mad_magazine": mad_magazine,
    "meow_meow_dice": meow_meow_dice,
    "cats_vs_cucumbers": cats_vs_cucumbers,
}
