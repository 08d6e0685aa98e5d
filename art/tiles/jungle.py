"""Jungle: fronds and big leaves entering from all edges, a clearing in the middle."""

import random

from art.kit.canvas import Canvas
from art.kit.geometry import Shape, ellipse
from art.kit.handwork import gouges, hand_cut
from art.kit.palette import mix
from art.tiles.ground import SIDE, at, ground
from art.tiles.plants import big_leaf, flower, frond

LEAVES = ["#2C5A41", "#21493A", "#356B45", "#4A7F48", "#1C4034"]
# where a plant stands on the rim, and where it points
ROOTS = (
    (0, 0, 45), (1, 0, 135), (0, 1, -45), (1, 1, -135), (0.5, 0, 90), (0, 0.5, 0), (1, 0.5, 180), (0.5, 1, -90),
    (0.27, 0, 70), (0.75, 0, 110), (0, 0.3, 15), (1, 0.3, 165), (0, 0.75, -20), (1, 0.75, 200), (0.25, 1, -70),
    (0.76, 1, -110),
)  # fmt: skip


def jungle(canvas: Canvas, seed: int) -> None:
    rng = random.Random(seed * 77 + 6)
    sheet = ground(canvas, "#3D6B4A", seed)
    outer = hand_cut(ellipse(0, at(0.53), SIDE * 0.4, SIDE * 0.37), 2, 16, seed)
    inner = hand_cut(ellipse(0, at(0.55), SIDE * 0.29, SIDE * 0.25), 2, 14, seed + 1)
    canvas.paper(outer.intersection(sheet), "#547F51", elevation=0, edge=0)
    canvas.paper(inner.intersection(sheet), "#6B9059", elevation=0, edge=0)
    cuts = gouges(sheet, angle=25, gap=10, length=13, width=2.1, seed=seed, keep=0.3, inset=6)
    canvas.flat(cuts, "#8FAE6A", 0.5)
    for i, (fx, fy, angle) in enumerate(rng.sample(ROOTS, len(ROOTS))):
        length, turn = SIDE * rng.uniform(0.26, 0.36), angle + rng.uniform(-16, 16)
        _plant(canvas, sheet, (at(fx), at(fy), turn, length), rng.choice(LEAVES), broad=i % 3 == 0)
    for _ in range(2):
        flower(canvas, at(rng.choice([0.12, 0.88, 0.5])), at(rng.choice([0.1, 0.9])), 3.4, "#D9652F")


def _plant(canvas: Canvas, sheet: Shape, root: tuple[float, float, float, float], colour: str, broad: bool) -> None:
    x, y, turn, length = root
    if not broad:
        canvas.paper(frond(x, y, turn, length).intersection(sheet), colour, elevation=3)
        return
    leaf, veins = big_leaf(x, y, turn, length * 1.02)
    canvas.paper(leaf.intersection(sheet), colour, elevation=3.4, edge=0.6)
    canvas.flat(veins.intersection(sheet), mix(colour, "#d7e6a0", 0.34))
