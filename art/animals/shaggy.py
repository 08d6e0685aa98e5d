"""Fur, and the beast that wears most of it."""

import math
import random

from shapely.geometry import Point as Dot

from art.animals.rig import Animal, Pigments, moved
from art.kit.geometry import Shape, blob, box, ellipse, points, poly, tube, union

MOOGH = Pigments("#7A4A30", "#50301F", "#A9744A", "#3A2116", "#F0DDB2")


def shag(shape: Shape, count: int, length: float, seed: int = 0) -> Shape:
    """Pointed tufts along an outline, pulled backward and down."""
    rng = random.Random(seed)
    hull = shape if shape.geom_type == "Polygon" else shape.convex_hull
    return union(hull, *[_tuft(hull, i / count, length * rng.uniform(0.6, 1.3)) for i in range(count)])


def _tuft(hull: Shape, share: float, length: float) -> Shape:
    ring = hull.exterior
    foot, ahead = ring.interpolate(share * ring.length), ring.interpolate((share * ring.length + 3) % ring.length)
    run = math.hypot(ahead.x - foot.x, ahead.y - foot.y) or 1
    tx, ty = (ahead.x - foot.x) / run, (ahead.y - foot.y) / run
    nx, ny = ty, -tx
    if not hull.buffer(0.1).contains(Dot(foot.x - nx, foot.y - ny)):
        nx, ny = -nx, -ny
    back = (-0.55 if ny < 0.3 else -0.2) * length
    tip = (foot.x + nx * length * 0.7 + back, foot.y + ny * length * 0.7 + length * 0.55)
    sides = [(foot.x + s * tx * 5 - nx * 3, foot.y + s * ty * 5 - ny * 3) for s in (-1, 1)]
    return poly([sides[0], tip, sides[1]])


def in_hair(leg: Shape, x: float, count: int, length: float) -> Shape:
    """A leg at `x` in hair down to the ground."""
    return shag(leg, count, length, int(x)).intersection(box(-300, -300, 300, 0))


def locks(spec: str, fat: float = 2.3) -> Shape:
    """Hanging strands at each (x, y, length)."""
    return union(*[tube([(x, y, 0.6), (x - 3, y + h / 2, fat), (x + 2, y + h, 0.4)]) for x, y, h in points(spec)])


def moogh() -> Animal:
    core = blob(
        "-66,-52 -62,-80 -44,-98 -18,-102 6,-116 28,-122 46,-112 54,-96 52,-70 44,-46 20,-30 -14,-28 -44,-30 -60,-38"
    )
    head = blob("30,-96 42,-108 58,-108 70,-96 76,-80 78,-62 74,-50 62,-46 50,-52 38,-66 30,-80")
    hump = blob("-40,-96 -16,-102 8,-115 28,-121 44,-113 30,-106 10,-100 -16,-92")
    tail = shag(tube("-62,-66,4 -76,-58,3 -80,-42,4 -78,-32,1"), 12, 4, 2)
    return Animal(
        MOOGH,
        shag(core, 46, 12, 3),
        eye=(61, -84, 2.6),
        far=union(_leg(-22, 0.92), _leg(44, 0.88), tail, _far_horns()),
        mark=locks(
            "-50,-84,22 -38,-92,26 -24,-92,30 -10,-96,30 4,-104,32 18,-110,34 -44,-58,20 -30,-58,22 -14,-56,22 "
            "2,-58,24 18,-64,24 32,-70,22 -56,-62,14 34,-100,20",
            2.6,
        ),
        near=union(_leg(-40), _leg(30)),
        fur=shag(hump, 14, 7, 9),
        head=shag(head, 26, 6, 5),
        muzzle=blob("62,-76 74,-78 84,-68 86,-58 80,-50 66,-48 58,-58"),
        bone=union(_horns(), *[ellipse(x + dx, -2.4, 3, 2.6) for x in (-38, 34) for dx in (-2, 4.5, 10)]),
        lines=ellipse(79, -62, 2, 1.4, 30),
    )


def _leg(x: float, girth: float = 1) -> Shape:
    return in_hair(tube(moved("0,-44,15 1,-26,13 0,-10,11.5 1,-6,12", x, girth)), x, 18, 4.5)


def _horns() -> Shape:
    low = tube("64,-54,6 80,-44,5.6 96,-48,4.6 106,-64,3.2 108,-84,0.6")
    return union(low, tube("58,-100,5.4 74,-114,4.8 78,-132,3.2 70,-146,0.5"))


def _far_horns() -> Shape:
    low = tube("58,-54,5 72,-40,4.6 88,-38,3.8 101,-50,2.6 106,-66,0.5")
    return union(low, tube("48,-106,4.6 58,-122,4 58,-138,2.6 50,-150,0.5"))
