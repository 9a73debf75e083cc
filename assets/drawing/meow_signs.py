"""Signs of Meow Meow Dice: item icons, the flame of enthusiasm, and the butler, human or nearly."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, linear, path, paw, rounded
from drawing.cards.kit import WHITE, blob, head, strokes
from drawing.coats import COATS
from drawing.dice_cats import flame, star
from drawing.dice_meow import within
from drawing.shapes import Drawing, tube

BUTLER = (280, 300)


def shirt() -> Drawing:
    """Clothing."""
    body = blob("M34 10L8 26L16 52L28 48V90H72V48L84 52L92 26L66 10Q50 26 34 10Z", "url(#cloth)", 8)
    return Drawing(body + paw(50, 58, 0.3, WHITE), linear("cloth", "#8fc4f5", "#3f7fd0"))


def bowl() -> Drawing:
    """Food: a bowl with a fish in it."""
    body = blob("M50 8C72 18 76 40 72 56H28C24 40 28 18 50 8Z", "#7fb4e8", 7) + ellipse(41, 34, 5.5, 6.5, INK)
    body += ellipse(59, 34, 5.5, 6.5, INK)
    body += blob("M6 50H94L84 84Q82 92 74 92H26Q18 92 16 84Z", "url(#bowl)", 8)
    return Drawing(body + paw(50, 70, 0.32, WHITE), linear("bowl", "#ff9a5c", "#e0562e"))


def yarn() -> Drawing:
    """Toys: a ball of yarn."""
    body = path("M66 84C84 80 96 86 92 94", stroke=INK, width=13) + path(
        "M66 84C84 80 96 86 92 94", stroke="#c77df0", width=4
    )
    body += ellipse(47, 48, 40, 40, "url(#wool)", INK, 8)
    return Drawing(
        body + strokes("M14 32Q48 18 78 66M10 50Q40 38 58 86M32 12Q72 18 84 58", 6, "#5b2a94"),
        linear("wool", "#dcb0ff", "#9550d8"),
    )


def house() -> Drawing:
    """Home: a little house with a hole as a door."""
    body = rounded(18, 42, 64, 50, 5, "url(#wall)", INK, 8) + blob("M4 50L50 8L96 50L86 58L50 26L14 58Z", "#d8483a", 7)
    body += path("M34 92V74C34 54 66 54 66 74V92Z", "#3a2a1c", INK, 6) + ellipse(43, 74, 4, 6, "#fff09a")
    return Drawing(body + ellipse(57, 74, 4, 6, "#fff09a"), linear("wall", "#bfe59a", "#6fae4a"))


ITEMS = {"clothing": shirt, "food": bowl, "toys": yarn, "home": house}


def butler(mood: str) -> Drawing:
    """A butler: a cat in a tailcoat with a bow tie, a napkin, and a tray held high. He has seen worse."""
    c = COATS["siamese"]
    coat, dark = "url(#tail)", "#221d2c"
    body = blob("M72 176C52 220 56 264 44 292L84 276L100 290L116 276L156 292C144 264 148 220 128 176Z", coat, 8)
    body += blob("M78 268V290H60Q56 298 66 298H94V268ZM122 268V290H140Q144 298 134 298H106V268Z", dark, 7)
    body += blob("M100 140C138 140 148 180 140 262Q100 278 60 262C52 180 62 140 100 140Z", coat, 8)
    body += blob("M78 148L100 238L122 148Q100 138 78 148Z", WHITE, 6) + strokes(
        "M70 152L88 246M130 152L112 246", 6, "#8f87a6"
    )
    body += ellipse(100, 196, 4, 4, INK) + ellipse(100, 214, 4, 4, INK)
    body += tube("M132 166C180 188 214 160 218 124", 26, "#4a4358", 7) + ellipse(220, 110, 17, 17, WHITE, INK, 7)
    body += tube("M68 168C40 186 40 214 66 222", 26, "#4a4358", 7) + ellipse(76, 222, 16, 14, WHITE, INK, 7)
    body += blob("M52 214L84 222L78 262L62 256L48 264Z", WHITE, 6)
    tray = ellipse(220, 92, 50, 11, "#aebccc", INK, 7) + ellipse(220, 88, 50, 10, "#e8eff6", INK, 6)
    fish = path("M44 0Q20 -24 -6 -8L-24 -20V20L-6 8Q20 24 44 0Z", "#7fc4f0", INK, 6) + ellipse(28, -4, 4, 4.6, INK)
    tray += f'<g transform="translate(214 64) scale(0.95)">{fish}</g>'
    tie = path("M100 146L72 132V162ZM100 146L128 132V162Z", "#e8503c", INK, 6) + ellipse(
        100, 147, 8, 9, "#e8503c", INK, 5
    )
    picture = Drawing(body, linear("tail", "#5d566c", "#332e40")) + head(c, mood, 100, 90, 132)
    if mood == "bored":
        picture += Drawing(
            ellipse(120, 82, 21, 21, "none", "#ffc43d", 6) + path("M140 90Q150 120 132 150", stroke="#ffc43d", width=4)
        )
    return picture + Drawing(tie + tray)


def pages() -> dict[str, str]:
    """The files of assets/svg/tokens/meow_meow_dice by name."""
    files = {f"item-{name}": within(item(), 100) for name, item in ITEMS.items()}
    files |= {"flame": within(flame(), 100), "star": within(star(), 100)}
    for name, mood in (("butler", "bored"), ("butler-happy", "happy"), ("butler-shocked", "shocked")):
        files[name] = butler(mood).page(*BUTLER)
    return files
