"""Where a cat lives."""

from __future__ import annotations

from cattable.ui.art.svg import INK, ellipse, group, linear, path, rounded
from drawing.cards import antics_home
from drawing.cards.kit import FUR, WHITE, blob, coat_defs, head, mitt, strokes, tail, zs
from drawing.coats import COATS
from drawing.shapes import Drawing


def box() -> Drawing:
    """If it fits, it sits."""
    return antics_home.box(COATS["tuxedo"], "smug").placed(4, 4, 0.64)


def window() -> Drawing:
    """A seat at the window: bird television."""
    body = rounded(22, 8, 156, 132, 12, "url(#sky)", INK, 9)
    body += ellipse(146, 40, 17, 17, "#ffe98a", INK, 6) + path(
        "M30 130C40 96 76 100 84 118C104 100 140 108 172 130V134H30Z", "#7cc05a"
    )
    bird = path("M0 0C-8 -20 18 -30 28 -14L42 -10L28 -4C26 12 4 12 0 0Z", "#5a8fe0", INK, 5) + ellipse(
        20, -13, 2.6, 3, INK
    )
    body += (
        group(bird, move=(36, 50)) + strokes("M100 10V136M24 74H176", 11) + strokes("M100 10V136M24 74H176", 4, WHITE)
    )
    body += rounded(22, 8, 156, 132, 12, "none", INK, 9)
    cat = tube_tail() + blob("M100 84C130 88 140 130 134 156H66C60 130 70 88 100 84Z", "#5d566c", 8)
    cat += blob(
        "M76 88L70 50Q70 44 77 48L92 60H108L123 48Q130 44 130 50L124 88Q116 100 100 100Q84 100 76 88Z", "#5d566c", 8
    )
    seat = (
        rounded(8, 150, 184, 30, 15, "url(#seat)", INK, 9)
        + strokes("M28 160H150", 6, "#ffd0da")
        + rounded(22, 178, 24, 16, 4, "#a86a34", INK, 6)
        + rounded(154, 178, 24, 16, 4, "#a86a34", INK, 6)
    )
    return Drawing(body + cat + seat, linear("sky", "#bfe6ff", "#eaf8ff") + linear("seat", "#ff8fae", "#d8487a"))


def tube_tail() -> str:
    """The tail of the cat at the window, hanging over the seat."""
    d = "M126 148C150 150 152 168 140 184"
    return path(d, stroke=INK, width=27) + path(d, stroke="#5d566c", width=13)


def post() -> Drawing:
    """A scratching post, well used."""
    body = rounded(30, 166, 140, 26, 12, "url(#plush)", INK, 9) + rounded(70, 40, 60, 132, 10, "url(#rope)", INK, 9)
    body += "".join(strokes(f"M75 {y}Q100 {y + 9} 125 {y}", 5, "#9c6c34") for y in range(58, 162, 13))
    body += strokes("M84 92Q78 112 70 118M100 96Q98 120 92 132M114 92Q120 112 116 126", 7, "#fff0cf")
    body += strokes("M70 118Q56 122 54 136M92 132Q86 146 92 156M116 126Q132 132 130 146", 6, "#c9975a")
    body += rounded(44, 18, 112, 30, 14, "url(#plush)", INK, 9) + strokes("M62 28H124", 6, "#d9f0ff")
    body += strokes("M150 48V86", 5) + ellipse(150, 98, 15, 15, "#e8503c", INK, 7) + ellipse(145, 93, 4, 4, WHITE)
    return Drawing(body, linear("plush", "#8fc4f0", "#4a86c8") + linear("rope", "#f5d8a0", "#c99652", across=True))


def hammock() -> Drawing:
    """A hammock with somebody poured into it."""
    c = COATS["ginger"]
    body = strokes("M26 192V30M174 192V30", 22) + strokes("M26 192V30M174 192V30", 8, "#c98a52")
    body += strokes("M28 60L54 84M172 60L146 84", 8) + tail(c, "M150 112C178 120 176 160 156 172", 16)
    body += blob("M52 96C70 64 150 64 154 100C150 130 60 130 52 96Z", FUR, 8) + strokes(
        "M112 76L108 92M128 80L126 96M142 88L138 102", 7, c.fur.mark
    )
    net = "M34 68C56 118 144 118 166 68L170 82C160 172 40 172 30 82Z"
    front = blob(net, "url(#net)", 9) + strokes(
        "M44 106C80 146 120 146 156 106M56 138C84 158 116 158 144 138M70 112L78 158M130 112L122 158M100 122V160",
        5,
        "#d8661e",
    )
    arm = mitt(c.fur.muzzle, 126, 112, 18, 15, -10)
    face = head(c, "bliss", 72, 82, 92, -14)
    return (
        Drawing(body, coat_defs(c) + linear("net", "#ffd08a", "#f09a3e"))
        + face
        + Drawing(front + arm + zs(120, 40, 0.62))
    )


def pad() -> Drawing:
    """A heating pad. The cat has reached its melting point."""
    c = COATS["grey"]
    cord = "M180 168C206 150 170 120 188 96"
    body = (
        path(cord, stroke=INK, width=14)
        + path(cord, stroke="#e8503c", width=5)
        + rounded(174, 74, 26, 24, 6, "#fff3dd", INK, 6)
    )
    body += blob("M18 130H182L196 184Q198 192 188 192H12Q2 192 4 184Z", "url(#pad)", 9)
    body += strokes("M22 176L40 150L58 176L76 150L94 176L112 150L130 176L148 150L166 176", 6, "#ffd23f")
    puddle = (
        "M22 164C4 150 30 134 46 128C60 104 140 104 156 128C184 132 196 150 178 164"
        "C160 174 148 160 130 168C108 176 92 166 74 172C52 176 40 160 22 164Z"
    )
    body += blob(puddle, FUR, 8) + mitt(c.fur.muzzle, 42, 160, 20, 11) + mitt(c.fur.muzzle, 158, 160, 20, 11)
    steam = strokes("M34 98Q22 84 34 70Q46 58 34 44M166 84Q178 72 166 58Q156 48 166 34", 8, WHITE)
    return (
        Drawing(body, coat_defs(c) + linear("pad", "#ff8a6a", "#d8482e"))
        + head(c, "bliss", 100, 104, 124)
        + Drawing(steam)
    )


def flap() -> Drawing:
    """A cat flap, one biscuit too small."""
    c = COATS["ginger"]
    body = (
        rounded(14, 6, 172, 188, 12, "url(#door)", INK, 9)
        + strokes("M34 26H166V44H34Z", 5, "#2f6f58")
        + ellipse(166, 70, 10, 10, "#ffc43d", INK, 6)
    )
    body += rounded(34, 56, 116, 26, 10, "#e3e9f2", INK, 8) + rounded(36, 74, 112, 108, 18, "#e3e9f2", INK, 9)
    body += rounded(50, 84, 84, 88, 12, "#2a1a20", INK, 6) + group(
        rounded(-42, -16, 84, 20, 8, "#cfe8fa", INK, 6), move=(92, 68), turn=-3
    )
    arms = mitt(c.fur.muzzle, 62, 176, 20, 15) + mitt(c.fur.muzzle, 122, 176, 20, 15)
    sweat = strokes("M22 104L36 108M20 128L34 128M176 104L162 108M178 128L164 128", 6, WHITE)
    return (
        Drawing(body, coat_defs(c) + linear("door", "#7cc4a4", "#3f8f72"))
        + head(c, "grit", 92, 130, 112)
        + Drawing(arms + sweat)
    )


CARDS = {
    "cardboard-box": box,
    "window-seat": window,
    "scratching-post": post,
    "hammock": hammock,
    "heating-pad": pad,
    "cat-flap": flap,
}
