"""Scenes of Cats vs Cucumbers: the bust, and who announces a Purr-fect and a Meow-za."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, path, rays
from drawing.butlers.treasures import glints
from drawing.cards.kit import WHITE, blob, coat_defs, head, limb, mitt, sitting_body, strokes, tail
from drawing.coats import COATS
from drawing.cucumbers import cucumber
from drawing.emblems import leaping_cat
from drawing.shapes import Drawing

BUST = (600, 360)
ANNOUNCER = (240, 240)


def bust() -> Drawing:
    """A cat leaves the ground because of three cucumbers. They enjoy it."""
    picture = Drawing(rays(300, 170, 178, 18, "#fff3c4", opacity=0.55))
    for i, (x, mood, turn, size) in enumerate(
        ((48, "wicked", -16, 0.92), (206, "smug", 0, 1.02), (366, "wicked", 16, 0.92))
    ):
        picture += cucumber(mood, turn, size).named(f"veg{i}-").placed(x, 172, 0.9)
    dash = strokes("M226 164L214 192M376 164L388 192", 9, WHITE)
    return picture + Drawing(dash) + leaping_cat().named("cat-").placed(186, 8, 0.74)


def purr_fect() -> Drawing:
    """A cat that has got everything, and purrs."""
    c = COATS["snow"]
    cushion = blob(
        (
            "M20 262C0 236 40 232 62 242C120 228 182 228 240 242C264 232 302 238 284 264"
            "C298 290 256 292 238 286C180 298 120 298 62 286C40 292 4 288 20 262Z"
        ),
        "#8a4fd0",
    )
    cushion += strokes("M52 274C120 286 190 286 252 272", 5, "#c9a5f2")
    body = tail(c, "M222 236C286 240 282 176 252 180", 24) + sitting_body(c, 150, 130, 130)
    crown = path("M112 40L98 -14L130 12L150 -24L170 12L202 -14L188 40Q150 52 112 40Z", "#ffd23f", INK, 8) + ellipse(
        150, 26, 8, 8, "#e8503c", INK, 5
    )
    purr = strokes("M40 110Q26 130 40 150M20 96Q0 130 20 164M260 110Q274 130 260 150M280 96Q300 130 280 164", 8, WHITE)
    gleam = glints((44, 46, 1.5), (258, 50, 1.7), (214, 6, 1.1))
    face = head(c, "bliss", 150, 116, 168)
    return (Drawing(cushion + body, coat_defs(c)) + face + Drawing(group(crown, move=(0, 16)) + purr + gleam)).placed(
        2, 20, 0.75
    )


def meow_za() -> Drawing:
    """A cat with a cook's hat sings of its pizza with two fish and four eyes."""
    c = COATS["ginger"]
    body = tail(c, "M92 262C30 280 14 226 40 196") + sitting_body(c, 150, 124, 140)
    hat = blob("M104 52C70 40 78 -10 116 -4C126 -34 176 -34 184 -4C222 -10 230 40 196 52L192 76H108Z", WHITE) + strokes(
        "M128 46V66M150 46V68M172 46V66", 6, "#c9c3d6"
    )
    tache = blob(
        "M150 152C130 138 106 146 96 164C116 172 138 170 150 158C162 170 184 172 204 164C194 146 170 138 150 152Z",
        "#5a2f16",
        6,
    )
    arm = limb(c, "M186 190C222 200 240 180 240 152", 24)
    pizza = (
        ellipse(0, 6, 62, 22, "#b3701a", INK, 7)
        + ellipse(0, 0, 62, 22, "#f2c05a", INK, 7)
        + ellipse(0, -2, 48, 15, "#e8503c")
    )
    fish = path("M16 0Q6 -10 -4 -4L-14 -9V9L-4 4Q6 10 16 0Z", "#8fd0f5", INK, 4) + ellipse(9, -2, 1.8, 2, INK)
    pizza += (
        group(fish, move=(-20, -4))
        + group(fish, move=(22, -1), scale=(-1, 1))
        + ellipse(2, -8, 6, 4, "#6cc04a", INK, 3)
    )
    steam = strokes("M222 98Q212 84 222 70M248 92Q238 78 248 64M272 98Q262 84 272 70", 7, WHITE)
    note = ellipse(0, 0, 11, 8, INK, turn=-20) + strokes("M10 -3V-40L30 -32", 7)
    notes = group(note, move=(34, 100)) + group(note, move=(18, 44), scale=0.8, turn=-10)
    face = head(c, "wow", 144, 122, 160, -4)
    arms = arm + mitt(c.fur.muzzle, 240, 144, 22, 18, 180) + group(pizza, move=(244, 124))
    picture = (
        Drawing(body, coat_defs(c))
        + face
        + Drawing(group(hat, turn=-6, move=(-4, 18)) + group(tache, move=(-6, 0)) + arms + steam + notes)
    )
    return picture.placed(2, 22, 0.75)


def pages() -> dict[str, str]:
    """The files of assets/svg/scenes/cats_vs_cucumbers by name."""
    return {
        "bust": bust().page(*BUST),
        "purr-fect": purr_fect().page(*ANNOUNCER),
        "meow-za": meow_za().page(*ANNOUNCER),
    }
