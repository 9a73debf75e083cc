"""The cards of Meow Meow Dice: butlers, golden and special ones, fish bones, and their backs; CARD wide and high.

    butler_card("rain boots", "clothing", cat=1, never=["face"])       a card of `butlers`
    butler_card("golden crown", "clothing", cat=3, golden=True)        a golden one: golden frame
    butler_card("ember cloak", "clothing", must=["back"], ability="enthusiasm")    a special one: star and ability
    butler_card("fish bone", "food", fires=1)
    butler_back("butlers" | "golden" | "fish bones")

The program writes the name into NAME, points into POINTS and what an ability brings into ABILITY_NUMBER; a condition
token that lies on a card goes into one of TOKEN_PLACES. `cat` is the place of the card's cat in the rules file's list.
Pictures are files in assets/svg/cards/meow_meow_dice, named like the card; a card without one shows its item's icon.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cattable.ui.art.cards import PAPER, Box, paper
from cattable.ui.art.seats import pattern
from cattable.ui.art.sides import condition_body
from cattable.ui.art.svg import (
    INK,
    PAPER_HIGH,
    SVG_FOLDER,
    document,
    ellipse,
    from_file,
    group,
    linear,
    path,
    paw,
    radial,
    rounded,
    tone,
    with_ids,
)

CARD = (200, 280)
POINTS = Box(146, 10, 46, 46)
"""Where the number of points goes: a golden disc."""
NAME = Box(12, 237, 176, 30)
"""The strip of the name."""
ABILITY_NUMBER = Box(112, 190, 34, 38)
"""What a special card's ability brings."""
CONDITIONS = Box(8, 8, 136, 54)
"""Room for up to three signs of conditions, or for fires."""
TOKEN_PLACES = (Box(6, 64, 58, 58), Box(136, 64, 58, 58), Box(6, 126, 58, 58), Box(136, 126, 58, 58))
"""Where condition tokens lie on a card (ledger row MD16)."""
_FOLDER = "cards/meow_meow_dice"
_TOKENS = "tokens/meow_meow_dice"


class ItemLook(NamedTuple):
    """How the cards of an item look: panel from `high` to `low`, dark `ink` of the band, pattern of the panel."""

    high: str
    low: str
    ink: str
    pattern: str


ITEM_LOOKS = {
    "clothing": ItemLook("#cfe4fb", "#82b2ea", "#2a5da0", "checks"),
    "food": ItemLook("#ffe3b0", "#ffa860", "#a5451a", "dots"),
    "toys": ItemLook("#ecd9ff", "#b98aec", "#5b2a94", "stripes"),
    "home": ItemLook("#def2c2", "#93c970", "#35701f", "waves"),
}
"""The four item icons of the rules file; others borrow one of these."""

CAT_COATS = ("snow", "tuxedo", "ginger", "blue", "siamese", "calico", "grey", "red", "patchwork")
"""The coats of the players' cats, by their place in the rules file."""


def item_look(item: str, items: Sequence[str] = ()) -> ItemLook:
    """The look of an item; one of a changed rules file borrows by its place in `items`."""
    if item in ITEM_LOOKS or item not in items:
        return ITEM_LOOKS.get(item, ITEM_LOOKS["home"])
    return tuple(ITEM_LOOKS.values())[list(items).index(item) % len(ITEM_LOOKS)]


def coat_of(cat: int) -> str:
    """The coat of a player's cat by its place in the rules file: a name of assets/svg/cats."""
    return CAT_COATS[cat % len(CAT_COATS)]


def item_body(item: str, items: Sequence[str] = ()) -> str:
    """The icon of an item on 100 x 100; a paw for one that was never drawn."""
    name = f"{_TOKENS}/item-{item}"
    if (SVG_FOLDER / f"{name}.svg").exists():
        return from_file(name)
    return paw(50, 48, 0.9, item_look(item, items).ink)


def item_icon(item: str, items: Sequence[str] = ()) -> str:
    """The icon of an item as a drawing of 100 x 100."""
    return document(item_body(item, items), 100, 100)


def flame() -> str:
    """One enthusiasm, 100 x 100."""
    return document(from_file(f"{_TOKENS}/flame"), 100, 100)


def _seated(body: str, name: str, x: float, y: float, size: float, canvas: float) -> str:
    """A square drawing of `canvas` units, `size` wide around (x, y), with its own gradient names."""
    return group(with_ids(body, f"{name}-"), move=(x - size / 2, y - size / 2), scale=size / canvas)


def _badge(x: float, y: float, body: str, name: str, size: float, canvas: float) -> str:
    return ellipse(x, y, 24, 24, PAPER_HIGH, INK, 5) + _seated(body, name, x, y, size, canvas)


def _conditions(never: Sequence[str], must: Sequence[str], sides: Sequence[str]) -> str:
    """The strip of signs, the ones that must not show first; it is as long as it needs to be."""
    signs = [("never", side) for side in never] + [("must", side) for side in must]
    each = min(56.0, (CONDITIONS.width - 10) / len(signs))
    body = rounded(CONDITIONS.x, CONDITIONS.y, each * len(signs) + 10, CONDITIONS.height, 14, PAPER_HIGH, INK, 5)
    for i, (kind, side) in enumerate(signs):
        number = list(sides).index(side) if side in sides else 0
        x = CONDITIONS.x + 5 + each * (i + 0.5)
        body += _seated(condition_body(kind, side, number), f"sign{i}", x, CONDITIONS.y + 27, min(each, 50), 100)
    return body


def _fires(count: int) -> str:
    each = min(46.0, (CONDITIONS.width - 10) / count)
    body = rounded(CONDITIONS.x, CONDITIONS.y, each * count + 10, CONDITIONS.height, 14, "#4a2a30", INK, 5)
    for i in range(count):
        body += _seated(
            from_file(f"{_TOKENS}/flame"), f"fire{i}", CONDITIONS.x + 5 + each * (i + 0.5), 32, min(each, 38), 100
        )
    return body


def _ability(kind: str) -> str:
    """A slip with the sign of an ability and room for its number."""
    y, h = ABILITY_NUMBER.y, ABILITY_NUMBER.height
    body = rounded(54, y, 92, h, 12, PAPER_HIGH, INK, 5)
    place = 84, y + h / 2
    if kind == "cat pairs":
        for i, (coat, left) in enumerate((("tuxedo", -15), ("tuxedo", 13))):
            body += _seated(from_file(f"cats/{coat}-happy"), f"pair{i}", place[0] + left, place[1], 29, 256)
        return body
    sign = item_body("food") if kind == "food" else from_file(f"{_TOKENS}/flame")
    return body + _seated(sign, "able", *place, 33, 100)


def _gold(w: float, h: float) -> str:
    """The golden frame in place of paper."""
    body = rounded(3.5, 3.5, w - 7, h - 7, 22, "url(#gold)", INK, 7) + rounded(
        7, 7, w - 14, h - 14, 18, "none", "#fff6c4", 3
    )
    for x, y in ((14, h / 2), (w - 14, h / 2)):
        body += ellipse(x, y, 3, 3, "#a8640a")
    return body


def butler_card(
    name: str,
    item: str,
    *,
    cat: int | None = None,
    never: Sequence[str] = (),
    must: Sequence[str] = (),
    fires: int = 0,
    ability: str = "",
    golden: bool = False,
    items: Sequence[str] = (),
    sides: Sequence[str] = (),
) -> str:
    """A card by its name and what the rules file says of it (ledger row MDR3); `items`, `sides`: of the whole file."""
    w, h = CARD
    look = item_look(item, items)
    defs = PAPER + linear("panel", look.high, look.low) + linear("band", tone(look.ink, 1.14), look.ink)
    defs += radial("glow", [(0, "#ffffff", 0.95), (0.6, "#ffffff", 0.7), (1, "#ffffff", 0)], (100, 138), 92)
    defs += linear("gold", "#fff0a0", "#e0941a") + linear("disc", "#ffe38a", "#ffb52e")
    body = _gold(w, h) if golden else paper(w, h)
    inset = 17 if golden else 11
    wide, high = w - 2 * inset, h - 2 * inset
    body += rounded(inset, inset, wide, high, 15, "url(#panel)")
    body += group(
        pattern(look.pattern, wide - 4, high - 4, look.low, radius=13, scale=0.9), move=(inset + 2, inset + 2)
    )
    body += ellipse(100, 138, 84, 92, "url(#glow)") + rounded(inset, inset, wide, high, 15, "none", INK, 4)
    picture = f"{_FOLDER}/{name.replace(' ', '-')}"
    if (SVG_FOLDER / f"{picture}.svg").exists():
        body += _seated(from_file(picture), "thing", 100, 138, 158, 200)
    else:
        body += _seated(item_body(item, items), "thing", 100, 136, 108, 100)
    if fires:
        body += _fires(fires)
    elif never or must:
        body += _conditions(never, must, sides)
    x, y = POINTS.x + POINTS.width / 2, POINTS.y + POINTS.height / 2
    body += ellipse(x, y, 24, 24, "url(#disc)", INK, 5) + ellipse(x, y, 19, 19, "none", "#fff7d6", 2.5)
    if ability:
        body += _seated(from_file(f"{_TOKENS}/star"), "star", 30, 86, 48, 100) + _ability(ability)
    body += _badge(33, 212, item_body(item, items), "icon", 38, 100)
    if cat is not None:
        body += _badge(167, 212, from_file(f"cats/{coat_of(cat)}-calm"), "cat", 42, 256)
    x, y = NAME.x, NAME.y
    body += rounded(x - 4, y - 3, NAME.width + 8, NAME.height + 6, 13, "url(#band)", INK, 5)
    return document(
        body + path(f"M{x + 8:g} {y + 2.5:g}H{x + NAME.width - 8:g}", stroke="#ffffff", width=4, opacity=0.3),
        w,
        h,
        defs,
    )


_BACKS = {
    "butlers": ("#8fb3d9", "#3f5f94", "checks"),
    "golden": ("#ffe38a", "#e09a1e", "diamonds"),
    "fish bones": ("#b9b0a4", "#6f665c", "waves"),
}


def butler_back(deck: str) -> str:
    """The back of a deck: a bow tie for butlers, a crown for golden ones, a bone for fish bones."""
    w, h = CARD
    high, low, marks = _BACKS.get(deck, _BACKS["butlers"])
    defs = (
        PAPER
        + linear("panel", high, low)
        + linear("medal", "#fffdf6", "#f3dcae")
        + linear("gold", "#fff0a0", "#e0941a")
    )
    body = (_gold(w, h) if deck == "golden" else paper(w, h)) + rounded(
        15, 15, w - 30, h - 30, 15, "url(#panel)", INK, 4
    )
    body += group(pattern(marks, w - 50, h - 50, tone(low, 0.86), radius=8), move=(25, 25))
    body += rounded(23, 23, w - 46, h - 46, 10, "none", PAPER_HIGH, 3, opacity=0.85)
    body += ellipse(w / 2, h / 2, 64, 64, "url(#medal)", INK, 7) + ellipse(w / 2, h / 2, 54, 54, "none", low, 3)
    picture = {"golden": "golden-crown", "fish bones": "fish-bone"}.get(deck, "bow-tie")
    return document(body + _seated(from_file(f"{_FOLDER}/{picture}"), "on", w / 2, h / 2, 92, 200), w, h, defs)
