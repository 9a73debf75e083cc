"""Small signs, 96x96, in strong ink lines that stay readable at 28 pixels; some carry a colour."""

from __future__ import annotations

from cattable.ui.art.svg import INK, document, ellipse, group, linear, path, paw, rounded

_GOLD, _RED, _GREEN, _PAPER, _BLUE = "#ffc43d", "#e5533d", "#5cab46", "#fffaf0", "#6bb3e6"
_LINE = 10


def _line(d: str, width: float = _LINE) -> str:
    return path(d, stroke=INK, width=width)


def _solid(d: str, fill: str = INK, width: float = 7) -> str:
    return path(d, fill, INK, width)


def _ring(cx: float, cy: float, r: float, fill: str = "none", width: float = 8) -> str:
    return ellipse(cx, cy, r, r, fill, INK, width)


def _dot(cx: float, cy: float, r: float, fill: str = INK) -> str:
    return ellipse(cx, cy, r, r, fill)


def _box(x: float, y: float, w: float, h: float, radius: float, fill: str = _PAPER) -> str:
    return rounded(x, y, w, h, radius, fill, INK, 8)


def _arrow(turn: float) -> str:
    """A fat arrow, pointing right at turn 0."""
    arrow = path("M-32 -11H2V-31L34 0L2 31V11H-32Z", INK, INK, 8)
    return group(arrow, move=(48, 48), turn=turn)


def _gear() -> str:
    teeth = "".join(group(rounded(-8, -40, 16, 18, 4, INK), move=(48, 48), turn=45 * i) for i in range(8))
    return teeth + _ring(48, 48, 21, _PAPER, 15)


def _star() -> str:
    return _solid("M48 10L59 36L87 38L65 56L73 84L48 68L23 84L31 56L9 38L37 36Z", _GOLD, 8)


def _speaker(waves: str) -> str:
    return _solid("M12 37H27L48 18V78L27 59H12Z") + waves


def _eye() -> str:
    return (
        _solid("M8 48Q28 22 48 22Q68 22 88 48Q68 74 48 74Q28 74 8 48Z", _PAPER, 8)
        + _dot(48, 48, 17)
        + _dot(42, 42, 5, _PAPER)
    )


def _hand() -> str:
    """A paw that points: one toe stretched up, three folded."""
    fill = "#fff3dd"
    back = _solid(
        "M34 54L34 19Q34 9 43 9Q52 9 52 19L52 42L70 46Q83 50 82 64L79 88H37Q34 76 24 68Q14 58 21 51Q27 47 34 54Z",
        fill,
        8,
    )
    return back + _line("M52 44V56M63 47V58M73 51V60", 5.5)


def _crown() -> str:
    points = _solid("M14 74L9 29L31 48L48 18L65 48L87 29L82 74Z", _GOLD, 8)
    return points + _line("M20 84H76", 9) + _dot(48, 62, 6, _RED) + _dot(29, 63, 4.5, _RED) + _dot(67, 63, 4.5, _RED)


def _coin() -> str:
    return _ring(48, 52, 37, "#c97a16") + _ring(48, 46, 37, _GOLD) + paw(48, 42, 0.5, "#b96d10")


def _die(face: str) -> str:
    return _box(14, 14, 68, 68, 17) + face


def _robot() -> str:
    body = (
        _line("M48 24V14", 8)
        + _dot(48, 11, 7, _RED)
        + path("M27 29L22 15L41 27Z M69 29L74 15L55 27Z", "#9fb4c8", INK, 7)
    )
    body += _box(15, 27, 66, 54, 15, "#b9cbdb") + _line("M8 49V61M88 49V61", 8)
    return body + _dot(35, 49, 8) + _dot(61, 49, 8) + _line("M34 66H62M42 66V70M54 66V70", 5.5)


def _human() -> str:
    return _solid("M12 86Q14 56 48 56Q82 56 84 86Z", _BLUE, 8) + _ring(48, 32, 20, "#ffdcb5")


def _lock() -> str:
    return (
        _line("M30 44V30Q30 12 48 12Q66 12 66 30V44")
        + _box(18, 42, 60, 44, 11, _GOLD)
        + _dot(48, 59, 7)
        + _line("M48 60V73", 7)
    )


def _hourglass() -> str:
    glass = _solid("M26 18H70Q70 36 53 48Q70 60 70 78H26Q26 60 43 48Q26 36 26 18Z", _PAPER, 7)
    sand = path("M35 32H61Q56 41 48 46Q40 41 35 32ZM31 74Q34 62 48 59Q62 62 65 74Z", _GOLD)
    return glass + sand + _line("M20 13H76M20 83H76", 9)


def _trash() -> str:
    return (
        _solid("M24 32H72L68 86H28Z", "#c9c2b8", 8)
        + _line("M15 28H81M38 26V15H58V26", 8)
        + _line("M40 45V72M56 45V72", 6)
    )


def _gamepad() -> str:
    pad = _solid(
        "M29 28H67Q81 28 85 48L89 66Q91 80 80 80Q72 80 64 66H32Q24 80 16 80Q5 80 7 66L11 48Q15 28 29 28Z", "#cbbfe8", 8
    )
    return pad + _line("M31 39V55M23 47H39", 6.5) + _dot(60, 52, 5.5) + _dot(71, 42, 5.5)


def _keyboard() -> str:
    keys = "".join(
        rounded(x, y, 9, 9, 2, INK) for y, row in ((36, 5), (51, 5)) for x in (18 + 12.8 * i for i in range(row))
    )
    return _box(7, 24, 82, 54, 11) + keys + _line("M32 68.5H64", 6)


def _mouse() -> str:
    return _box(24, 12, 48, 74, 24) + _line("M28 42H68M48 14V42", 6) + rounded(43, 23, 10, 18, 5, _RED, INK, 5)


def _pips(*places: tuple[float, float]) -> str:
    return "".join(_dot(x, y, 8, _RED) for x, y in places)


def _rules() -> str:
    cover = _solid("M48 26Q32 14 10 18V76Q32 72 48 84Q64 72 86 76V18Q64 14 48 26Z", _PAPER, 8)
    return (
        cover
        + _line("M48 27V82", 6)
        + _line("M21 34Q30 34 37 38M21 49Q30 49 37 53M75 34Q66 34 59 38M75 49Q66 49 59 53", 5)
    )


def _log() -> str:
    sheet = _solid("M26 72V24Q26 12 38 12H80Q70 14 70 26V74Q70 84 61 84H21Q10 84 10 72H51Q51 84 61 84", _PAPER, 8)
    return sheet + _line("M38 32H58M38 45H58M38 58H58", 5.5)


def _music() -> str:
    notes = ellipse(26, 71, 14, 11, INK) + ellipse(68, 61, 14, 11, INK)
    return notes + _line("M36 70V22L78 13V60M36 34L78 25", 9)


def _marker(d: str, colour: str) -> str:
    """A line in colour within a thick outline."""
    return path(d, stroke=INK, width=21) + path(d, stroke=colour, width=9)


_DRAWN = {
    "menu": _line("M16 26H80M16 48H80M16 70H80", 12),
    "close": _line("M22 22L74 74M74 22L22 74", 13),
    "sound": _speaker(_line("M61 35Q70 48 61 61M72 23Q89 48 72 73", 8.5)),
    "sound-off": _speaker(path("M62 37L84 59M84 37L62 59", stroke=_RED, width=10)),
    "music": _solid("M36 70V22L78 13V60", "none", 9)
    + _line("M36 34L78 25", 9)
    + ellipse(26, 71, 14, 11, INK)
    + ellipse(68, 61, 14, 11, INK),
    "fullscreen": _line("M14 36V14H36M60 14H82V36M82 60V82H60M36 82H14V60", 11),
    "window": _line("M36 13V36H13M60 13V36H83M83 60H60V83M13 60H36V83", 11),
    "undo": _line("M24 38H56Q80 38 80 58Q80 79 56 79H32", 12) + _solid("M38 14L12 38L38 62Z", INK, 6),
    "rules": _rules(),
    "settings": _gear(),
    "log": _log(),
    "play": _solid("M26 14L82 48L26 82Z", _GREEN, 9),
    "back": _line("M20 48H82", 13) + _line("M44 20L16 48L44 76", 13),
    "left": _arrow(180),
    "right": _arrow(0),
    "up": _arrow(-90),
    "down": _arrow(90),
    "plus": _line("M48 18V78M18 48H78", 14),
    "minus": _line("M18 48H78", 14),
    "human": _human(),
    "robot": _robot(),
    "lot": _die(_line("M36 38Q36 27 48 27Q61 27 61 38Q61 46 48 50V56", 8) + _dot(48, 69, 6)),
    "lock": _lock(),
    "hand": _hand(),
    "eye": _eye(),
    "eye-off": _eye() + path("M16 80L80 16", stroke=_PAPER, width=17) + path("M16 80L80 16", stroke=_RED, width=10),
    "crown": _crown(),
    "star": _star(),
    "coin": _coin(),
    "hourglass": _hourglass(),
    "check": path("M16 50L39 74L81 24", stroke=INK, width=21) + path("M16 50L39 74L81 24", stroke="#6fc257", width=9),
    "cross": path("M22 22L74 74M74 22L22 74", stroke=INK, width=21)
    + path("M22 22L74 74M74 22L22 74", stroke="#f0604a", width=9),
    "info": _ring(48, 48, 37, _BLUE) + _dot(48, 29, 7) + _line("M48 45V69", 11),
    "trash": _trash(),
    "gamepad": _gamepad(),
    "keyboard": _keyboard(),
    "mouse": _mouse(),
    "dice": _die(_pips((32, 32), (64, 32), (48, 48), (32, 64), (64, 64))),
}

ICONS = tuple(_DRAWN)
"""The names of all icons."""


def icon(name: str, ink: str = INK) -> str:
    """A sign on a transparent ground, 96x96; `ink` changes its lines, for dark grounds. KeyError for unknown names."""
    return document(_DRAWN[name].replace(INK, ink), 96, 96)


def icon_button(name: str, pressed: bool = False) -> str:
    """A cream key 96x100 with a sign on it; a press lowers it by 7."""
    down = 7 if pressed else 0
    body = rounded(5, 15, 86, 80, 27, "#b98a4a", INK, 6) + rounded(5, 5 + down, 86, 80, 27, "url(#key)", INK, 6)
    body += rounded(19, 11 + down, 58, 10, 5, "#ffffff", opacity=0.6)
    body += group(_DRAWN[name], move=(19, 17 + down), scale=0.604)
    return document(body, 96, 100, linear("key", "#fff8e6", "#f0d7a8"))
