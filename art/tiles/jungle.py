"""Jungle: fronds and big leaves entering from all edges, a clearing in the middle.

Three fronds of each tile are loose: they are pictures of their own, laid on the tile, so that a breeze can move them.
"""

import random
from dataclasses import dataclass

from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, ellipse
from art.kit.handwork import gouges, hand_cut
from art.kit.palette import mix
from art.tiles.finds import boulders, fallen_log, mound, mushrooms, orchids
from art.tiles.ground import SIDE, at, ground, sheet_of
from art.tiles.plants import big_leaf, flower, frond

LEAVES = ("#2C5A41", "#21493A", "#356B45", "#4A7F48", "#1C4034")
LOOSE = 3
"""So many fronds of a tile sway."""
SEEDS = (1, 2, 3, 4, 6)
CLEARINGS = ((0.0, 0.53, 1.0), (0.03, 0.50, 0.9), (-0.04, 0.56, 1.06), (0.02, 0.57, 0.94), (-0.02, 0.51, 1.1))
"""Of each tile, how far its clearing lies to the east, how far down, and how large it is."""
# where a plant stands on the rim, and where it points
ROOTS = (
    (0, 0, 45), (1, 0, 135), (0, 1, -45), (1, 1, -135), (0.5, 0, 90), (0, 0.5, 0), (1, 0.5, 180), (0.5, 1, -90),
    (0.27, 0, 70), (0.75, 0, 110), (0, 0.3, 15), (1, 0.3, 165), (0, 0.75, -20), (1, 0.75, 200), (0.25, 1, -70),
    (0.76, 1, -110),
)  # fmt: skip


@dataclass(frozen=True)
class Plant:
    """A plant on the rim: where it stands, where it points (degrees), how long it is."""

    x: float
    y: float
    turn: float
    length: float
    colour: str
    broad: bool


def plants(number: int) -> list[Plant]:
    """All of a tile's plants, those at the bottom of the heap first."""
    rng = random.Random(SEEDS[number - 1] * 77 + 6)
    found = []
    for i, (fx, fy, angle) in enumerate(rng.sample(ROOTS, len(ROOTS))):
        length, turn = SIDE * rng.uniform(0.26, 0.36), angle + rng.uniform(-16, 16)
        found.append(Plant(at(fx), at(fy), turn, length, rng.choice(LEAVES), i % 3 == 0))
    return found


def loose(number: int) -> list[Plant]:
    """The fronds that sway: the uppermost of each third of the rim."""
    fronds = [plant for plant in plants(number) if not plant.broad]
    return fronds[-LOOSE:]


def jungle(canvas: Canvas, number: int) -> None:
    """One of five jungles, 1 to 5, without its loose fronds."""
    seed = SEEDS[number - 1]
    sheet = ground(canvas, "#3D6B4A", seed)
    east, down, size = CLEARINGS[number - 1]
    outer = hand_cut(ellipse(SIDE * east, at(down), SIDE * 0.4 * size, SIDE * 0.37 * size), 2, 16, seed)
    inner = hand_cut(ellipse(SIDE * east, at(down + 0.02), SIDE * 0.29 * size, SIDE * 0.25 * size), 2, 14, seed + 1)
    canvas.paper(outer.intersection(sheet), "#547F51", elevation=0, edge=0)
    canvas.paper(inner.intersection(sheet), "#6B9059", elevation=0, edge=0)
    cuts = gouges(sheet, angle=25, gap=10, length=13, width=2.1, seed=seed, keep=0.3, inset=6)
    canvas.flat(cuts, "#8FAE6A", 0.5)
    swaying = loose(number)
    for plant in plants(number):
        if plant not in swaying:
            _grow(canvas, sheet, plant)
    rng = random.Random(seed)
    for _ in range(2):
        flower(canvas, at(rng.choice([0.12, 0.88, 0.5])), at(rng.choice([0.1, 0.9])), 3.4, "#D9652F")
    _find(canvas, number)


def _find(canvas: Canvas, number: int) -> None:
    """What this jungle alone has."""
    match number:
        case 1:
            mushrooms(canvas, at(0.19), at(0.80))
        case 2:
            fallen_log(canvas, at(0.74), at(0.86))
        case 3:
            orchids(canvas, at(0.83), at(0.78), "#D98BB0")
        case 4:
            boulders(canvas, at(0.20), at(0.24))
        case _:
            mound(canvas, at(0.17), at(0.86))


def _grow(canvas: Canvas, sheet: Shape, plant: Plant) -> None:
    if not plant.broad:
        leaf = frond(plant.x, plant.y, plant.turn, plant.length)
        canvas.paper(leaf.intersection(sheet), plant.colour, elevation=3)
        return
    leaf, veins = big_leaf(plant.x, plant.y, plant.turn, plant.length * 1.02)
    canvas.paper(leaf.intersection(sheet), plant.colour, elevation=3.4, edge=0.6)
    canvas.flat(veins.intersection(sheet), mix(plant.colour, "#d7e6a0", 0.34))


def loose_shape(number: int, which: int) -> Shape:
    """A swaying frond, its root at the origin; what would leave the tile is cut off."""
    plant = loose(number)[which]
    sheet = affinity.translate(sheet_of(SEEDS[number - 1]), -plant.x, -plant.y)
    return frond(0, 0, plant.turn, plant.length).intersection(sheet)


def loose_frond(canvas: Canvas, number: int, which: int) -> None:
    canvas.paper(loose_shape(number, which), loose(number)[which].colour, elevation=3)
