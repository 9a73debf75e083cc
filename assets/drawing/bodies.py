"""Whole cats: sitting, cheering, asleep; and the parts that peek over a table edge."""

from __future__ import annotations

from dataclasses import dataclass

from cattable.ui.art.svg import INK, ellipse, group, linear, path, paw
from drawing.coats import COATS, DARK_HALF, Coat
from drawing.faces import MOODS, face
from drawing.shapes import Chain, Drawing, both_sides, mirrored, tube

WIDTH, HEIGHT = 300, 360
"""The canvas of a whole cat. Bodies are drawn around the middle of a head and then moved by MARGIN."""
MARGIN = 22
_FUR = "url(#coat)"


@dataclass(frozen=True)
class Dress:
    """What a coat looks like below the neck: belly, paws left and right, tail, its tip, and the kind of marks."""

    belly: str | None = None
    paws: tuple[str, str] = (_FUR, _FUR)
    tail: str = _FUR
    tip: str | None = None
    marks: str = ""


_DARK = DARK_HALF[1]
DRESSES = {
    "ginger": Dress("#fff3dd", marks="bands"),
    "grey": Dress("#d9d4e0"),
    "blue": Dress("#eef5fc", ("#eef5fc", "#eef5fc"), marks="spots"),
    "red": Dress("#ffeedd", tip="#9c2420", marks="bands"),
    "tuxedo": Dress("#ffffff", ("#ffffff", "#ffffff"), tip="#ffffff"),
    "calico": Dress(None, (_FUR, "#f0882e"), "#4a3c40", marks="patches"),
    "siamese": Dress(None, ("#7c5a4c", "#7c5a4c"), "#7c5a4c"),
    "snow": Dress("#ffffff", marks="ruff"),
    "patchwork": Dress(None, ("#ffffff", _DARK), _DARK, "#ffffff", marks="half"),
}

_SIT = Chain(
    (128, 176), (((98, 176),), ((72, 214), (48, 262), (46, 304)), ((45, 332), (62, 341), (92, 341)), ((128, 341),))
)
_STAND = Chain((128, 172), (((104, 172),), ((84, 210), (62, 250), (64, 288)), ((66, 318), (96, 330), (128, 330))))


def _coat_defs(coat: Coat) -> str:
    return linear("coat", coat.fur.high, coat.fur.low)


def tail(coat: Coat, line: Chain, width: float = 26) -> str:
    """A tail along a chain that starts at its root; the last curve is its tip."""
    dress = DRESSES[coat.name]
    body = tube(line.data(), width, coat.fur.low if dress.tail == _FUR else dress.tail)
    if dress.marks == "bands":
        body += path(line.data(), stroke=coat.fur.mark, width=width, dash="9 15")
    if dress.tip:
        tip = Chain(line.curves[-2][-1], line.curves[-1:])
        body += path(tip.data(), stroke=dress.tip, width=width)
    return body


def _marks(coat: Coat, torso: Chain, drop: float) -> str:
    """Markings of the flanks, `drop` units lower on a sitting cat."""
    mark, kind = coat.fur.mark, DRESSES[coat.name].marks
    if kind == "half":
        right = torso.mirrored()
        return path(f"{right.data()} L120 300 L138 276 L118 250 L136 226Z", _DARK)
    if kind == "patches":
        x, y = 76 - drop / 2, 238 + drop
        d = f"M{x:g} {y} Q100 {y - 12} 104 {y + 18} Q104 {y + 46} 78 {y + 50} Q{x - 6:g} {y + 26} {x:g} {y}Z"
        body = path(d, "#f0882e")
        return body + path(
            f"M162 {206 + drop} Q150 {216 + drop} 160 {234 + drop} Q174 {240 + drop} 180 {232 + drop}Z", mark
        )
    if kind == "spots":
        dots = ((88, 232, 6, 5), (84, 256, 7, 6), (98, 246, 5, 4), (86, 280, 6, 5))
        return both_sides("".join(ellipse(x - drop / 2, y + drop, rx, ry, mark) for x, y, rx, ry in dots))
    if kind == "bands":
        x = -drop  # the flank of a sitting cat is wider
        return both_sides(
            path(
                f"M{84 + x} {226 + drop} L{104 + x} {234 + drop} L{102 + x} {241 + drop} L{80 + x} {237 + drop}Z", mark
            )
            + path(
                f"M{78 + x} {250 + drop} L{100 + x} {258 + drop} L{98 + x} {265 + drop} L{76 + x} {261 + drop}Z", mark
            )
            + path(
                f"M{76 + x} {274 + drop} L{96 + x} {281 + drop} L{95 + x} {288 + drop} L{76 + x} {285 + drop}Z", mark
            )
        )
    return ""


def _torso(coat: Coat, chain: Chain, drop: float) -> str:
    """The trunk with belly and marks, outlined."""
    dress = DRESSES[coat.name]
    d = f"{chain.data()} {chain.mirrored().backwards().steps()}Z"
    body = path(d, stroke=coat.rim, width=16) if coat.rim else ""
    body += path(d, _FUR)
    body += _marks(coat, chain, drop)
    if dress.belly:
        body += path(
            "M128 186 C156 186 166 208 164 232 Q160 286 128 294 Q96 286 92 232 C90 208 100 186 128 186Z", dress.belly
        )
    if dress.marks == "ruff":
        body += path("M96 200 Q98 222 108 220 Q112 240 122 236 L128 246 L134 236 Q144 240 148 220 Q158 222 160 200",
                     "#ffffff", coat.fur.mark, 6)  # fmt: skip
    return body + path(d, stroke=INK, width=9)


def _foot(fill: str) -> str:
    return ellipse(74, 336, 32, 17, fill, INK, 8) + path("M62 334 L62 345 M76 336 L76 347", stroke=INK, width=5)


def _leg(fur: str, fill: str) -> str:
    leg = "M99 238 C97 270 99 300 99 320 Q94 348 114 348 Q128 348 128 332 L128 266"
    sock = "M98 312 Q94 348 114 348 Q128 348 128 332 L128 312 Q112 304 98 312Z"
    return (
        path(leg, fur)
        + path(sock, fill)
        + path(leg, stroke=INK, width=8)
        + path("M109 334 L109 345 M119 334 L119 345", stroke=INK, width=5)
    )


def sitting(coat: Coat, mood: str = "calm") -> Drawing:
    """A cat sitting and facing us."""
    dress = DRESSES[coat.name]
    left, right = dress.paws
    half = dress.marks == "half"
    body = tail(coat, Chain((196, 322), (((238, 336), (262, 300), (242, 264)), ((233, 246), (244, 226)))))
    body += _torso(coat, _SIT, 18)
    body += _foot(left) + mirrored(_foot(right))
    body += _leg("#ffffff" if half else _FUR, left) + mirrored(_leg(_DARK if half else _FUR, right))
    head = face(coat, MOODS[mood]).named("head-").placed(25.6, 6, 0.8)
    return (Drawing(body, _coat_defs(coat)) + head).placed(MARGIN, 0)


def _raised_arm(fur: str, fill: str) -> str:
    arm = tube("M94 226 C60 232 28 200 14 152", 30, fur)
    mitt = ellipse(9, 132, 27, 29, fill, INK, 8)
    return arm + mitt + paw(9, 133, 0.36, "#ff9f97")


def cheering(coat: Coat, mood: str = "happy") -> Drawing:
    """A cat on its hind legs, both arms up."""
    dress = DRESSES[coat.name]
    left, right = dress.paws
    half = dress.marks == "half"
    fur = coat.fur.low
    body = tail(coat, Chain((176, 300), (((224, 320), (258, 300), (244, 262)), ((238, 246), (248, 230)))), 24)
    body += _raised_arm("#ffffff" if half else fur, fur if left == _FUR else left)
    body += mirrored(_raised_arm(_DARK if half else fur, fur if right == _FUR else right))
    body += _torso(coat, _STAND, 6)
    body += group(_foot(left), move=(18, 0)) + mirrored(group(_foot(right), move=(18, 0)))
    head = face(coat, MOODS[mood]).named("head-").placed(28.2, 2, 0.78)
    return (Drawing(body, _coat_defs(coat)) + head).placed(MARGIN + 3.2, 8, 0.975)


def paws(coat: Coat) -> Drawing:
    """Two paws resting on an edge, on a canvas of 260 x 84."""
    dress = DRESSES[coat.name]
    half = dress.marks == "half"
    body = ""
    for i, x in enumerate((52, 208)):
        d = f"M{x - 34} 8 Q{x} 4 {x + 34} 8 L{x + 39} 42 Q{x + 38} 76 {x} 76 Q{x - 38} 76 {x - 39} 42Z"
        body += path(d, stroke=coat.rim, width=14) if coat.rim else ""
        body += path(d, ("#ffffff", _DARK)[i] if half else _FUR)
        if dress.paws[i] != _FUR and not half:
            body += path(
                f"M{x - 38} 36 Q{x} 24 {x + 38} 36 Q{x + 40} 76 {x} 76 Q{x - 40} 76 {x - 38} 36Z", dress.paws[i]
            )
        if dress.marks == "bands":
            body += path(f"M{x - 36} 22 L{x - 14} 24 M{x + 36} 22 L{x + 14} 24", stroke=coat.fur.mark, width=7)
        body += path(d, stroke=INK, width=8)
        toes = coat.lines[1] if half and i else INK
        body += path(f"M{x - 13} 52 L{x - 13} 68 M{x + 13} 52 L{x + 13} 68", stroke=toes, width=6)
    return Drawing(body, _coat_defs(coat))


def cursor() -> Drawing:
    """A mitt reaching up and left, on 160 x 176; its hot spot is the tip of the second toe, about (30, 18)."""
    toes = ((-44, -16, 17, 21, -34), (-18, -40, 18, 23, -12), (16, -40, 18, 23, 12), (43, -16, 17, 21, 34))
    arm = "M-40 30 L-36 132 L36 132 L40 30Z"
    body = path(arm, "url(#arm)") + path("M-37 88 L37 88 M-36 110 L36 110", stroke="#c9561a", width=10)
    body += path(arm, stroke=INK, width=9)
    body += "".join(ellipse(x, y, rx, ry, "url(#mitt)", INK, 9, turn=turn) for x, y, rx, ry, turn in toes)
    body += path("M0 -34 C-34 -34 -56 -8 -54 18 C-52 42 -28 52 0 52 C28 52 52 42 54 18 C56 -8 34 -34 0 -34Z",
                 "url(#mitt)", INK, 9)  # fmt: skip
    for x, y, rx, ry, turn in toes:
        body += ellipse(x * 0.98, y * 0.98, rx - 3, ry - 3, "#fffaf0", turn=turn)
        body += ellipse(x * 0.96, y * 0.96 + 2, rx * 0.48, ry * 0.5, "#ff9f97", turn=turn)
    body += path("M0 -4 C-13 -4 -24 8 -24 17 C-24 25 -16 26 -10 23 C-4 20 4 20 10 23 C16 26 24 25 24 17 "
                 "C24 8 13 -4 0 -4Z", "#ff9f97")  # fmt: skip
    defs = linear("arm", "#ffb45c", "#f58a2c") + linear("mitt", "#fffaf0", "#f6e2c0")
    return Drawing(body, defs).placed(64, 62, 0.8, -28)


def peeking_tail(coat: Coat) -> Drawing:
    """A tail that stands up from behind the lower edge of a canvas of 140 x 220."""
    curl = ((34, 190), (44, 150), (64, 122)), ((84, 94), (112, 82), (110, 54)), ((108, 26), (74, 22), (60, 44))
    return Drawing(tail(coat, Chain((46, 240), curl), 26))


def loaf(coat: Coat) -> Drawing:
    """A cat asleep with its paws tucked in, on 400 x 260."""
    trunk = "M44 236 C24 150 84 78 204 74 C322 70 392 146 380 222 Q376 248 340 248 L76 248 Q48 248 44 236Z"
    body = path(trunk, _FUR)
    body += path("M60 232 Q200 262 372 226 Q374 248 340 248 L76 248 Q60 248 60 232Z", coat.fur.shade, opacity=0.45)
    body += path("M232 90 Q280 96 316 124", stroke="#ffffff", width=12, opacity=0.22)
    body += path("M306 236 C290 196 312 160 350 158", stroke=INK, width=6)
    body += path(trunk, stroke=INK, width=9)
    body += tube("M356 224 C330 244 280 244 236 230", 24, coat.fur.low)
    body += path("M244 226 Q236 230 240 238", stroke=coat.fur.shade, width=6)
    for x in (150, 196):
        body += ellipse(x, 238, 24, 14, _FUR, INK, 8)
    dozing = "".join(
        path("M0 0 L20 0 L0 24 L20 24", stroke=colour, width=width) for colour, width in ((INK, 13), ("#ffffff", 6))
    )
    zs = Drawing(dozing).placed(196, 44, 0.8, 8) + Drawing(dozing).placed(236, 12, 1.2, -6)
    head = face(coat, MOODS["blink"]).named("head-").placed(8, 52, 0.78, 0)
    return (Drawing(body, _coat_defs(coat)) + head + zs).placed(0, -2, 0.99)


def title_pages() -> dict[str, str]:
    """The files of assets/svg/title by name."""
    pages = {
        "cursor": cursor().page(160, 176),
        "tail": peeking_tail(COATS["ginger"]).page(140, 220),
        "loaf": loaf(COATS["grey"]).page(400, 260),
    }
    for name, coat in COATS.items():
        pages[f"paws-{name}"] = paws(coat).page(260, 84)
        pages[f"sit-{name}"] = sitting(coat).page(WIDTH, HEIGHT)
        pages[f"cheer-{name}"] = cheering(coat).page(WIDTH, HEIGHT)
    return pages
