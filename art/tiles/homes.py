"""The cave and the hut."""

import math

from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, blob, box, ellipse, line, poly, tube, union
from art.kit.handwork import gouges, hand_cut, speckle
from art.kit.palette import mix
from art.tiles.finds import bones
from art.tiles.ground import SIDE, at, ground
from art.tiles.plants import stone

TORCH = at(0.23), at(0.30)
FIRE = at(0.80), at(0.76)
FIRES = {
    "cave": ((TORCH[0], TORCH[1] + 9), (-TORCH[0], TORCH[1] + 9)),
    "hut": ((FIRE[0], FIRE[1] + 7),),
}
"""Where flames stand."""


def cave(canvas: Canvas, seed: int = 1) -> None:
    """Three rock sheets, a dark mouth with a glow within, two torches, a hand print."""
    sheet = ground(canvas, "#8B7A63", seed)
    canvas.flat(speckle(sheet, 60, 0.8, 2, seed), "#6A5A47", 0.8)
    y = at(0.30)
    for k, (rx, ry, colour) in enumerate([(0.50, 0.37, "#6F6052"), (0.44, 0.32, "#5C4F46"), (0.37, 0.27, "#4B413C")]):
        rock = hand_cut(_rock(rx * SIDE, ry * SIDE, y), 2, 16, seed + k).intersection(sheet.buffer(-1))
        canvas.paper(rock, colour, elevation=3.4, edge=0.6)
        cuts = gouges(rock, angle=60 - 40 * k, gap=9, length=12, width=2, seed=k, keep=0.35, inset=3)
        canvas.flat(cuts, mix(colour, "#e9d2a4", 0.3), 0.7)
    outline = ((-0.2, 0.26), (-0.18, 0.03), (-0.06, -0.12), (0.07, -0.12), (0.18, 0.02), (0.2, 0.26))
    mouth = blob([(u * SIDE, y + v * SIDE) for u, v in outline]).intersection(sheet)
    canvas.flat(mouth, "#1b1210")
    canvas.glow(0, y + 0.2 * SIDE, SIDE * 0.14, "#FF9A3C", 0.55)
    canvas.flat(mouth.buffer(2).difference(mouth), "#2a1e1a", 0.8)
    for x in (TORCH[0], -TORCH[0]):
        _torch(canvas, x, TORCH[1])
    canvas.flat(icon("hand", 0, y - 0.215 * SIDE, 19), "#D98A4A", 0.85)
    bones(canvas, at(0.24), at(0.83))
    for x, r in ((0.82, 9), (0.88, 6), (0.11, 7)):
        canvas.paper(stone(at(x), at(0.66 + r / 100), r, int(r)), "#6F6052", elevation=2, edge=0.6)
    for k in range(4):
        side = 3 if k % 2 else -3
        canvas.flat(icon("foot", at(0.70 - 0.05 * k) + side, at(0.90 - 0.055 * k), 11), "#5C4F46", 0.8)


def _rock(rx: float, ry: float, y: float) -> Shape:
    outline = ((-1, 0.85), (-0.9, -0.1), (-0.5, -0.75), (0, -0.98), (0.55, -0.7), (0.95, 0), (1, 0.85))
    return blob([(u * rx, y + v * ry) for u, v in outline])


def _torch(canvas: Canvas, x: float, y: float) -> None:
    canvas.paper(tube([(x, y + 48, 2.4), (x, y + 10, 2.8)]), "#7A5330", elevation=1.5)
    canvas.paper(icon("flame", x, y - 2, 22), "#F28A32", elevation=0)
    canvas.flat(icon("flame", x, y + 3, 11), "#FFE08A")
    canvas.glow(x, y, SIDE * 0.09, "#FFB347", 0.5)


def hut(canvas: Canvas, seed: int = 1) -> None:
    """Two hide tents and a fire ring on beaten sand."""
    sheet = ground(canvas, "#C9A566", seed)
    yard = hand_cut(ellipse(0, at(0.56), SIDE * 0.44, SIDE * 0.4), 2, 15, seed).intersection(sheet)
    canvas.paper(yard, "#D9BA7E", elevation=0, edge=0)
    canvas.flat(speckle(sheet, 40, 0.8, 1.6, seed), "#A27F48", 0.7)
    tent(canvas, at(0.75), at(0.34), 0.62, seed)
    tent(canvas, at(0.36), at(0.37), 1.0, seed)
    _fire(canvas, *FIRE)


def tent(canvas: Canvas, x: float, y: float, k: float, seed: int) -> None:
    w, h = 60 * k, 72 * k
    poles = [line([(x - 3 * j, y - h * 0.86), (x + j * 9 * k, y - h * 1.16)], 3.4 * k) for j in (-1, 0, 1)]
    canvas.paper(union(*poles), "#6B4526", elevation=2)
    corners = ((0, -1), (1, 0.42), (0.5, 0.52), (-0.5, 0.52), (-1, 0.42))
    hide = hand_cut(poly([(x + u * w, y + v * h) for u, v in corners]), 1.4, 13, seed)
    canvas.paper(hide, "#B06B3A", elevation=5, edge=0.7)
    for t, colour in ((0.30, "#F0DDB2"), (0.62, "#6E2F1E")):
        top = y - h + h * 1.5 * t
        canvas.flat(box(x - w, top, x + w, top + 5 * k).intersection(hide.buffer(-1)), colour, 0.9)
    cuts = gouges(hide, angle=78, gap=8, length=12, width=1.8, seed=seed, keep=0.4, inset=2)
    canvas.flat(cuts, "#DD9C62", 0.7)
    shade = poly([(x + w * 0.15, y - h), (x + w * 1.1, y - h), (x + w * 1.1, y + h), (x + w * 0.55, y + h)])
    canvas.flat(hide.intersection(shade), "#3a1c0e", 0.25)
    canvas.flat(poly([(x, y - h * 0.18), (x + w * 0.26, y + h / 2), (x - w * 0.26, y + h / 2)]), "#2a1710")


def _fire(canvas: Canvas, x: float, y: float) -> None:
    turns = [k * math.pi / 4 for k in range(8)]
    ring = [stone(x + 15 * math.cos(a), y + 10 * math.sin(a), 5.4, int(a * 9)) for a in turns]
    canvas.paper(union(*ring), "#8D7F6C", elevation=1.6, edge=0.6)
    canvas.paper(icon("flame", x, y - 5, 25), "#F0672B", elevation=0)
    canvas.flat(icon("flame", x, y - 1, 13), "#FFD877")
    canvas.glow(x, y - 3, SIDE * 0.12, "#FFB347", 0.5)
