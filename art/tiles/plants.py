"""Plants and stones, cut from paper."""

import math

from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, blob, catmull, circle, ellipse, poly, tube, union
from art.kit.handwork import hand_cut
from art.kit.palette import Colour


def frond(x: float, y: float, angle: float, length: float, leaflets: int = 9) -> Shape:
    """A palm frond growing from (x, y); angle in degrees, 0 to the right."""
    spine = catmull([(0, 0), (length * 0.5, -length * 0.1), (length, length * 0.02)], 10)
    thick = [0.022 * length * (1 - i / len(spine)) + 0.4 for i in range(len(spine))]
    parts = [tube([(px, py, r) for (px, py), r in zip(spine, thick, strict=True)], 2)]
    for i in range(leaflets):
        t = (i + 1) / (leaflets + 0.4)
        px, py = spine[int(t * (len(spine) - 1))]
        parts += [_leaflet(px, py, length, t, side) for side in (-1, 1)]
    return affinity.translate(affinity.rotate(union(*parts), angle, origin=(0, 0)), x, y)


def _leaflet(x: float, y: float, length: float, t: float, side: int) -> Shape:
    reach = length * 0.34 * math.sin(math.pi * (t * 0.82 + 0.14))
    turn = math.radians(48 * side * (1 - 0.45 * t))
    ex, ey = reach * math.cos(turn), reach * math.sin(turn)
    wide = length * 0.05
    nx, ny = -math.sin(turn) * wide * 0.6, math.cos(turn) * wide * 0.6
    near, far = (x + ex * 0.45 + nx, y + ey * 0.45 + ny), (x + ex * 0.45 - nx, y + ey * 0.45 - ny)
    return poly([(x - wide * 0.5, y), near, (x + ex, y + ey), far])


def big_leaf(x: float, y: float, angle: float, length: float, wide: float = 0.42) -> tuple[Shape, Shape]:
    """A broad leaf and its veins."""
    outline = [(0, 0), (0.12, -0.42), (0.45, -0.52), (0.82, -0.26), (1, 0), (0.82, 0.26), (0.45, 0.52), (0.12, 0.42)]
    leaf = blob([(u * length, v * wide * length) for u, v in outline], 8)
    veins = [tube([(0, 0, length * 0.018), (length * 0.5, 0, length * 0.014), (length * 0.94, 0, length * 0.004)])]
    for i in range(5):
        t = 0.16 + i * 0.15
        out = length * wide * 0.36 * math.sin(math.pi * (t * 0.8 + 0.2))
        tip = length * (t + 0.13)
        veins += [tube([(length * t, 0, length * 0.009), (tip, side * out, length * 0.003)]) for side in (-1, 1)]

    def grown(shape: Shape) -> Shape:
        return affinity.translate(affinity.rotate(shape, angle, origin=(0, 0)), x, y)

    return grown(leaf), grown(union(*veins).intersection(leaf))


def tuft(x: float, y: float, size: float) -> Shape:
    """A tuft of grass."""
    blades = ((-6, 8), (-2.6, 12), (1, 14), (4.6, 11), (8, 7))
    spines = [
        [(x + dx * 0.2 * size, y, 1.5 * size), (x + dx * 0.6 * size, y - h * 0.6 * size, 1.1 * size),
         (x + dx * size, y - h * size, 0.25 * size)]
        for dx, h in blades
    ]  # fmt: skip
    return union(*[tube(spine) for spine in spines])


def stone(x: float, y: float, r: float, seed: int = 0) -> Shape:
    return hand_cut(ellipse(x, y, r, r * 0.74), r * 0.1, r * 0.55, seed)


def flower(canvas: Canvas, x: float, y: float, r: float, colour: Colour) -> None:
    turns = [k * 2 * math.pi / 5 for k in range(5)]
    petals = [ellipse(x + r * math.cos(a), y + r * math.sin(a), r * 0.75, r * 0.75) for a in turns]
    canvas.paper(union(*petals), colour, elevation=1.2, edge=0.4)
    canvas.flat(circle(x, y, r * 0.55), "#7A4A1E")
