"""The head of the cowdog: a sheepdog in a cowboy hat."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path
from drawing.shapes import Drawing

_WHITE = "#ffffff"


def _eyes(mood: str) -> str:
    body = ""
    for side, x in ((-1, 74), (1, 126)):
        if mood == "shut" or (mood == "wink" and side > 0):
            body += path(f"M{x - 15} 108Q{x} 92 {x + 15} 108", stroke=INK, width=7)
            continue
        body += ellipse(x, 106, 13, 16, INK) + ellipse(x - 4, 99, 5, 6, _WHITE) + ellipse(x + 4, 112, 2.6, 3, _WHITE)
        if mood == "stern":
            body += path(f"M{x - side * -18} {96 - 8}L{x - side * 14} {98}", stroke=INK, width=9)
        if mood == "up":
            body += path(f"M{x - 14} 84Q{x} 76 {x + 14} 84", stroke=INK, width=6)
    return body


def cowdog(cloth: str = "#e0453f", mood: str = "open") -> Drawing:
    """The head around (100, 100), about 200 wide, in a neckerchief and hat band of `cloth`.

    Moods: "open", "wink", "shut", "stern", "up".
    """
    ear = path("M52 74 C20 66 -4 98 6 142 Q16 160 34 146 C52 130 58 110 60 90Z", "#6b4a35", INK, 8)
    skull = "M100 46 C60 46 40 78 42 114 C44 154 70 180 100 180 C130 180 156 154 158 114 C160 78 140 46 100 46Z"
    body = path("M54 164 Q100 196 146 164 L104 220 Q100 224 96 220Z", cloth, INK, 8)
    body += "".join(ellipse(x, y, 4, 4, "#ffe9c9") for x, y in ((86, 190), (112, 192), (100, 206)))
    body += ear + group(ear, move=(200, 0), scale=(-1, 1)) + path(skull, "url(#dog)")
    body += path(
        "M100 56 Q112 88 116 122 Q140 128 138 150 Q130 178 100 178 Q70 178 62 150 Q60 128 84 122 Q88 88 100 56Z",
        "#fff6e6",
    )
    body += path(skull, stroke=INK, width=8) + _eyes(mood)
    body += path("M102 150 Q104 176 118 174 Q130 170 124 150Z", "#ff8d8a", INK, 5)
    body += path("M100 132 L100 146 M100 146 Q86 162 68 150 M100 146 Q114 162 132 150", stroke=INK, width=6)
    body += path("M84 124 Q100 114 116 124 Q116 138 100 140 Q84 138 84 124Z", INK) + ellipse(
        94, 125, 6, 3, _WHITE, opacity=0.6
    )
    body += path(
        "M10 58 Q50 66 58 50 Q58 2 82 4 Q100 18 118 4 Q142 2 142 50 Q150 66 190 58 Q180 84 100 84 Q20 84 10 58Z",
        "url(#hat)",
        INK,
        8,
    )
    body += path("M58 52 Q100 66 142 52 L141 40 Q100 53 59 40Z", cloth, INK, 4)
    return Drawing(body, linear("dog", "#a9805c", "#80593c") + linear("hat", "#d99a55", "#a9682f"))
