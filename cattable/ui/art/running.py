"""A cat that runs to the right, seen from the side, in two steps of its gallop."""

from __future__ import annotations

from cattable.ui.art.svg import INK, document, ellipse, group, path, tone

WIDTH, HEIGHT = 184, 144


def running_cat(coat: str, stretched: bool) -> str:
    """The cat WIDTH x HEIGHT, with its legs `stretched` out or gathered below it; `coat` is a colour."""
    dark, belly = tone(coat, 0.72), tone(coat, 1.3)
    if stretched:
        tail, rise = "M38 66Q6 62 8 26", 0
        far = "M122 78L152 96M58 78L26 88"
        near = "M112 82L146 112M66 82L24 106"
    else:
        tail, rise = "M40 64Q16 40 32 12", -6
        far = "M116 82L94 108M62 80L92 108"
        near = "M122 84L108 116M56 82L80 116"
    body = _limb(tail, coat, 13) + _limb(far, dark, 17)
    torso = path("M34 74Q34 44 72 44Q104 40 132 52Q140 92 104 92Q76 86 58 94Q36 96 34 74Z", coat, INK, 7)
    torso += path("M64 47Q68 58 64 68M82 45Q86 56 82 66M100 45Q103 54 100 62", "none", dark, 6)
    cat = group(body + torso, move=(0, rise)) + _limb(near, coat, 17) + _head(coat, belly, rise)
    return document(group(cat, move=(0, 12)), WIDTH, HEIGHT)


def _limb(way: str, paint: str, width: float) -> str:
    """A leg or a tail: a line with an outline."""
    return path(way, "none", INK, width + 11) + path(way, "none", paint, width)


def _head(coat: str, belly: str, rise: float) -> str:
    head = path("M116 40L114 8L138 24ZM148 24L168 6L172 38Z", coat, INK, 7) + ellipse(144, 48, 33, 29, coat, INK, 7)
    head += path("M120 27L120 17L130 25ZM155 24L164 16L166 30Z", "#ff9aa8")
    head += ellipse(150, 60, 17, 11, belly)
    for x in (136, 160):
        head += ellipse(x, 42, 9, 11, "#ffffff", INK, 4) + ellipse(x + 2, 43, 3.5, 4.5, INK)
    head += path("M144 55H156L150 61Z", INK) + path("M139 64Q150 82 161 64Z", "#8f2433", INK, 4)
    return group(head, move=(0, rise))
