"""What grows on a face: markings, each within the outline of the head it is drawn on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cattable.ui.art.svg import INK, ellipse, group, linear, path, rounded
from drawing.coats import DARK_HALF, Coat
from drawing.shapes import Chain, Drawing, Point, both_sides, mirror, mixed


@dataclass(frozen=True)
class Head:
    """The outline of a head: left and right half, each as crown, ear and cheek told on the left side."""

    left: tuple[Chain, Chain, Chain]
    right: tuple[Chain, Chain, Chain]

    def outline(self) -> str:
        """Path data of the whole head."""
        left = self.left[0] + self.left[1] + self.left[2]
        right = (self.right[0] + self.right[1] + self.right[2]).mirrored().backwards()
        return f"{left.data()} {right.steps()}Z"

    def chin_shade(self, depth: float = 15) -> str:
        """Path data of a crescent along the lower edge, `depth` units high in the middle."""
        left, right = self.left[2], self.right[2].mirrored().backwards()
        start, end, chin = left.start, right.end, left.end
        dip = chin[1] - depth
        return (
            f"{left.data()} {right.steps()} C{end[0] - 8:.1f} {dip - 28:.1f} {chin[0] + 70:.1f} {dip:.1f} "
            f"{chin[0]:.1f} {dip:.1f} C{chin[0] - 70:.1f} {dip:.1f} {start[0] + 8:.1f} {dip - 28:.1f} "
            f"{start[0]:.1f} {start[1]:.1f}Z"
        )

    def ear_inside(self, side: str, colour: str) -> str:
        """The pink inside of one ear."""
        ear = (self.left if side == "left" else self.right)[1]
        (tip, _), foot = ear.curves[1], mixed(ear.start, ear.end, 0.5)
        a, o = mixed(ear.start, foot, 0.3), mixed(ear.end, foot, 0.3)
        top = mixed(tip, foot, 0.27)
        inner = mixed(mixed(ear.start, tip, 0.55), foot, 0.28)
        outer = mixed(mixed(ear.end, tip, 0.55), foot, 0.2)
        points = [a, inner, top, outer, o, mixed(foot, top, 0.12), a]
        if side == "right":
            points = [mirror(p) for p in points]
        text = [f"{x:.1f} {y:.1f}" for x, y in points]
        return path(f"M{text[0]} Q{text[1]} {text[2]} Q{text[3]} {text[4]} Q{text[5]} {text[6]}Z", colour)

    def ear_patch(self, side: str, colour: str, *back: Point) -> str:
        """A patch over one ear; `back` are the control points of its lower edge, from the cheek to the crown."""
        ear = (self.left if side == "left" else self.right)[1]
        patch = Chain(ear.start, (*ear.curves, (*back, ear.start)))
        return path((patch if side == "left" else patch.mirrored()).data() + "Z", colour)


Pattern = Callable[[Coat, Head], Drawing]


def tabby(coat: Coat, head: Head) -> Drawing:
    """Three stripes on the forehead, two on each cheek."""
    mark = coat.fur.mark
    body = path("M128 66 Q121 84 124 102 Q128 108 132 102 Q135 84 128 66Z", mark)
    body += both_sides(
        path("M101 68 Q98 82 108 100 Q113 102 113 96 Q112 80 108 66 Q104 66 101 68Z", mark)
        + path("M20 148 Q36 150 50 156 Q54 160 47 162 Q34 162 22 158Z", mark)
        + path("M22 122 Q36 126 46 136 Q48 141 42 140 Q30 134 20 134Z", mark)
    )
    return Drawing(body)


def plain(coat: Coat, head: Head) -> Drawing:
    """No stripes: dark ear tips, a pale lower face and one worry line."""
    body = both_sides(
        ellipse(74, 186, 52, 36, "#ffffff", opacity=0.22)
        + path("M112 76 Q118 88 118 98", stroke=coat.fur.mark, width=7)
    )
    return Drawing(body)


def spots(coat: Coat, head: Head) -> Drawing:
    """A pale blaze and dapples."""
    mark = coat.fur.mark
    blaze = path("M128 84 Q136 108 141 130 Q146 160 140 176 L116 176 Q110 160 115 130 Q120 108 128 84Z", "#eef5fc")
    dapples = ((106, 84, 8, 6), (92, 98, 6, 5), (110, 106, 5, 6), (38, 152, 8, 6), (33, 170, 6, 5), (48, 166, 5, 4))
    return Drawing(blaze + both_sides("".join(ellipse(x, y, rx, ry, mark) for x, y, rx, ry in dapples)))


def tiger(coat: Coat, head: Head) -> Drawing:
    """Bold chevrons between the ears, wedges on the cheeks and a plaster of an old fight."""
    mark = coat.fur.mark
    body = path("M128 70 L136 84 L128 112 L120 84Z", mark)
    body += both_sides(
        path("M106 70 L120 106 L114 108 L96 74Z", mark)
        + path("M16 146 L54 156 L50 163 L14 160Z", mark)
        + path("M14 172 L52 170 L52 177 L20 182Z", mark)
        + path("M22 120 L50 134 L45 140 L20 134Z", mark)
    )
    plaster = rounded(-19, -8, 38, 16, 8, "#ffe2bd", INK, 4.5) + rounded(-6, -5, 12, 10, 2, "#f0b98a")
    return Drawing(body + group(plaster, move=(182, 98), turn=28))


def tuxedo(coat: Coat, head: Head) -> Drawing:
    """A white shirt front: blaze, jowls and brow dots."""
    cheek = head.left[2]
    jowl = Chain(cheek.curves[2][-1], cheek.curves[3:])
    shirt = (
        jowl.data() + " " + jowl.mirrored().backwards().steps() + " Q196 166 160 166 Q144 158 136 126 Q132 104 128 96"
        " Q124 104 120 126 Q112 158 96 166 Q60 166 44 196Z"
    )
    gloss = both_sides(path("M108 74 Q96 76 88 84", stroke="#8f87a6", width=6))
    return Drawing(gloss + path(shirt, "#ffffff"))


def calico(coat: Coat, head: Head) -> Drawing:
    """An orange patch over one ear and eye, a dark one over the other, and a blot on the cheek."""
    crown, ear, _ = head.left
    left = Chain(crown.curves[1][-1], crown.curves[2:]) + ear
    orange = path(left.data() + " C34 150 46 178 82 176 C112 174 122 140 116 112 Q112 84 118 54Z", "url(#orange)")
    dark = path(head.right[1].mirrored().data() + " C214 132 196 116 180 112 C160 110 152 90 169 66Z", "url(#dark)")
    blot = path(
        "M222 158 Q206 158 202 172 Q200 186 214 190 Q226 190 234 184 Q240 176 236 166 Q230 158 222 158Z", "url(#orange)"
    )
    return Drawing(orange + dark + blot, linear("orange", "#ffb45c", "#f0882e") + linear("dark", "#6a5a62", "#41353d"))


def mask(coat: Coat, head: Head) -> Drawing:
    """The dark face and ears of a siamese."""
    ears = head.ear_patch("left", "url(#point)", (44, 116), (80, 104)) + head.ear_patch(
        "right", "url(#point)", (44, 116), (80, 104)
    )
    face = (
        "M128 92 C140 96 148 108 162 108 C196 106 212 126 206 152 C202 182 182 214 128 222 "
        "C74 214 54 182 50 152 C44 126 60 106 94 108 C108 108 116 96 128 92Z"
    )
    return Drawing(ears + path(face, "url(#point)", opacity=0.92), linear("point", coat.fur.mark, "#9a735f"))


def snow(coat: Coat, head: Head) -> Drawing:
    """Locks of long fur and wisps in the ears."""
    locks = path("M128 66 Q118 82 124 100 M128 66 Q137 80 134 94", stroke=coat.fur.mark, width=6)
    locks += both_sides(
        path("M30 150 Q38 156 40 166 M32 182 Q42 186 46 194 M60 214 Q70 214 76 208", stroke=coat.fur.mark, width=6)
    )
    return Drawing(locks)


def halves(coat: Coat, head: Head) -> Drawing:
    """Black from the middle on, white before it, with a blot of the other on each side."""
    right = (head.right[0] + head.right[1] + head.right[2]).mirrored()
    d = right.data() + " L138 218 L124 204 L140 186 L126 160 L140 134 L122 112 L136 90Z"
    blot = path("M40 206 L52 190 L62 200 L74 188 L80 206 L92 208 L84 220 Q60 216 52 208Z", "url(#dark)")
    return Drawing(path(d, "url(#dark)") + blot, linear("dark", *DARK_HALF))


def bare(coat: Coat, head: Head) -> Drawing:
    """Nothing."""
    return Drawing("")


PATTERNS: dict[str, Pattern] = {
    "tabby": tabby,
    "plain": plain,
    "spots": spots,
    "tiger": tiger,
    "tuxedo": tuxedo,
    "calico": calico,
    "mask": mask,
    "snow": snow,
    "halves": halves,
    "bare": bare,
}
