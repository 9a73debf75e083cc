"""The villain: a cucumber, scary and smug, on a square of 200 units."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path
from drawing.cards.kit import WHITE, blob, strokes
from drawing.shapes import Drawing

_SKIN = linear("skin", "#8fd14f", "#2f8f34")
_SHAPE = "M-46 -56C-42 -92 42 -92 46 -56C54 -18 54 24 44 58C34 94 -34 94 -44 58C-54 24 -54 -18 -46 -56Z"


def _villain(mouth: str, brow: float) -> str:
    """A cucumber upright around (0, 0), 80 wide and 184 high; needs the gradient "skin"."""
    body = blob("M-6 -88Q-8 -102 4 -108L14 -102Q8 -96 8 -86Z", "#3f7a2c", 7) + path(_SHAPE, "url(#skin)", INK, 9)
    body += path("M26 -70C38 -40 40 30 30 70C46 46 48 -50 26 -70Z", "#1f6b2a", opacity=0.45)
    body += strokes("M-35 -50Q-40 -10 -37 12", 8, "#d3f59a")
    body += strokes("M-10 -74V-65M16 -66V-57M-24 66V57M6 74V65M26 52V43M-32 44V37", 6, "#1f6b2a")
    for s in (-1, 1):
        body += ellipse(s * 18, -26, 17, 18, "#fff6b0", INK, 6) + ellipse(s * 14, -22, 5, 10, "#b51f1f")
    lids = f"M-40 {-52 - brow}L-2 -32L-40 -34ZM40 {-52 - brow}L2 -32L40 -34Z"
    return body + path(lids, "#3f9a3a", INK, 6) + mouth


_SNEER = path("M-30 8Q0 24 34 -6Q32 38 0 41Q-24 38 -30 8Z", WHITE, INK, 6) + strokes("M-14 16V35M3 16V40M19 9V34", 4.5)
_GRIN = path("M-32 4Q0 16 32 4Q28 42 0 42Q-28 42 -32 4Z", "#7c1f2c", INK, 6) + path(
    "M-25 10L-17 26L-8 13ZM25 10L17 26L8 13Z", WHITE
)


def cucumber(mood: str = "smug", turn: float = 24, size: float = 0.94) -> Drawing:
    """The villain in the middle of 200 x 200; `mood` is "smug" or "wicked"."""
    mouth = _SNEER if mood == "smug" else _GRIN
    return Drawing(group(_villain(mouth, 4), move=(100, 103), scale=size, turn=turn), _SKIN)


def cucumber_sign() -> Drawing:
    """The same with few lines, on 100 x 100."""
    shape = "M-23 -30C-21 -47 21 -47 23 -30C27 -10 27 12 22 31C17 47 -17 47 -22 31C-27 12 -27 -10 -23 -30Z"
    body = strokes("M0 -44L5 -52", 9, INK) + path(shape, "url(#skin)", INK, 7)
    body += path("M-19 -22L-2 -11L-16 -4ZM19 -22L2 -11L16 -4Z", "#fff6b0", INK, 4.5)
    body += path("M-15 6Q0 15 15 6Q11 25 0 25Q-11 25 -15 6Z", WHITE, INK, 4.5)
    return Drawing(group(body, move=(50, 52), turn=28, scale=0.96), _SKIN)
