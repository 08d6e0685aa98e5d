"""The tiles of Fossil Hunters: a skeleton in its slab of stone, broken into as many pieces as the animal has tiles.

Pieces are all as wide as a tile and go on from one to the next along one line of break, so that those of an animal fit
together to the whole when they are laid side by side, left to right. Along the foot of each a row of little squares
says which piece of how many it is.
"""

import random
from functools import cache, partial

from art.bones.catalogue import ANIMALS, Animal, skeleton
from art.bones.printing import print_bones, solid, whole
from art.groups import GROUPS, Group, slab
from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, box, circle, ellipse, place, poly, rounded, stroke, union
from art.kit.handwork import gouges, hand_cut, speckle
from art.kit.palette import mix
from art.master import Box, Master
from art.tiles.plants import frond

WIDTH, HEIGHT = 80.0, 112.0
RIM, FOOT = 4.6, 13.0
"""The slab's own colour left around the bed of the bones: three sides, and below."""
MARGIN = 1.6
"""Of clear stone between the bed's edge and the bones."""
ROUGH = 2.4
"""How far a break strays from the straight line, in design pixels."""


@cache
def crack(animal: Animal, number: int) -> tuple[tuple[float, float], ...]:
    """The line of the break after that piece, from above the slab to below it."""
    rng = random.Random(f"{animal.name} {number}")
    steps = [-20, 8, 19, 33, 44, 58, 70, 83, 96, 106, 140]
    return tuple((number * WIDTH + rng.uniform(-ROUGH, ROUGH), float(y)) for y in steps)


def piece(animal: Animal, number: int) -> Shape:
    """The outline of one piece (from 1), where it lies in the whole slab, whose corner is the origin."""
    unbroken = hand_cut(rounded(0, 0, animal.tiles * WIDTH, HEIGHT, 7), 0.8, 15, len(animal.name))
    left = crack(animal, number - 1) if number > 1 else ((-40.0, -20.0), (-40.0, 140.0))
    right = crack(animal, number) if number < animal.tiles else ((9999.0, -20.0), (9999.0, 140.0))
    return unbroken.intersection(poly([*left, *reversed(right)]))


@cache
def berth(animal: Animal) -> tuple[float, float, float]:
    """Where the skeleton's origin lies on the whole slab, and its scale: as large as fits, walkers on the ground."""
    x0, y0, x1, y1 = solid(skeleton(animal.name)).bounds
    wide, high = animal.tiles * WIDTH - 2 * (RIM + MARGIN), HEIGHT - RIM - FOOT - 2 * MARGIN
    scale = min(wide / (x1 - x0), high / (y1 - y0))
    floor = HEIGHT - FOOT - MARGIN
    if animal.floats:
        _left, top, _right, y1 = whole(skeleton(animal.name)).bounds
        floor -= max(0, high - (y1 - top) * scale) / 2
    return animal.tiles * WIDTH / 2 - (x0 + x1) / 2 * scale, floor - y1 * scale, scale


def tile(canvas: Canvas, animal: Animal, number: int) -> None:
    """A piece, its left upper corner at the origin."""
    group = GROUPS[animal.group]
    dx = -(number - 1) * WIDTH
    shape = affinity.translate(piece(animal, number), dx, 0)
    slab(canvas, group, shape, 4.4)
    bed = hand_cut(
        rounded(RIM, RIM, animal.tiles * WIDTH - 2 * RIM, HEIGHT - RIM - FOOT, 4), 0.7, 13, len(animal.name) + 3
    )
    bed = affinity.translate(bed, dx, 0).intersection(shape.buffer(-0.8))
    canvas.flat(bed.buffer(0.9).intersection(shape), "#150d08", 0.45)
    canvas.paper(bed, group.bed, elevation=0, edge=0)
    _stone(canvas, animal, group, bed, number)
    window = bed.buffer(-0.2)
    x, y, scale = berth(animal)
    print_bones(canvas, skeleton(animal.name), dx + x, y, scale, window=window)
    _marks(canvas, animal, group, number)


def _stone(canvas: Canvas, animal: Animal, group: Group, bed: Shape, number: int) -> None:
    """Cracks, specks and small fossils where no bone lies."""
    seed = len(animal.name) * 10 + number
    light = mix(group.pigment, "#e9d2a4", 0.45)
    canvas.flat(gouges(bed, angle=-10, gap=14, length=12, width=1.2, seed=seed, keep=0.3, inset=2), light, 0.3)
    canvas.flat(speckle(bed, 30, 0.4, 1.1, seed), light, 0.5)
    for trace in animal.traces:
        shape = affinity.translate(TRACES[trace.kind](trace.size, trace.turn), trace.x - (number - 1) * WIDTH, trace.y)
        canvas.flat(affinity.translate(shape, 0.6, 0.9).intersection(bed), "#120b07", 0.5)
        canvas.flat(shape.intersection(bed), mix(group.bed, "#e9d2a4", 0.36))


def _ammonite(size: float, turn: float) -> Shape:
    """A coil with its ridges."""
    rings = [circle(0, 0, size).difference(circle(size * 0.1, 0, size * 0.66))]
    rings += [
        circle(size * 0.12, 0, size * 0.56).difference(circle(size * 0.16, 0, size * 0.34)),
        circle(size * 0.18, 0, size * 0.22),
    ]
    coil = union(*rings)
    grooves = [affinity.rotate(box(size * 0.3, -0.35, size * 1.1, 0.35), k * 24, origin=(0, 0)) for k in range(15)]
    return affinity.rotate(coil.difference(union(*grooves)), turn, origin=(0, 0))


def _fern(size: float, turn: float) -> Shape:
    return frond(0, 0, turn, size)


def _track(size: float, turn: float) -> Shape:
    """The print of a three-toed foot."""
    toes = [affinity.rotate(ellipse(0, -size * 0.62, size * 0.17, size * 0.5), a, origin=(0, 0)) for a in (-36, 0, 36)]
    return affinity.rotate(union(ellipse(0, 0, size * 0.3, size * 0.26), *toes), turn, origin=(0, 0))


def _fish(size: float, turn: float) -> Shape:
    body = ellipse(0, 0, size, size * 0.36)
    bones = union(
        *[
            stroke([(x * size, -size * 0.26), ((x - 0.08) * size, 0), (x * size, size * 0.26)], 0.7)
            for x in (-0.5, -0.25, 0, 0.25)
        ]
    )
    tail = poly([(-size * 0.85, 0), (-size * 1.4, -size * 0.4), (-size * 1.25, 0), (-size * 1.4, size * 0.4)])
    fish = union(
        body.difference(
            union(
                bones, stroke([(-size * 0.8, 0), (size * 0.5, 0)], 0.7), circle(size * 0.66, -size * 0.08, size * 0.09)
            )
        ),
        tail,
    )
    return affinity.rotate(fish, turn, origin=(0, 0))


TRACES = {"ammonite": _ammonite, "fern": _fern, "track": _track, "fish": _fish}


def _marks(canvas: Canvas, animal: Animal, group: Group, number: int) -> None:
    """The group's glyph in a corner, the place among the pieces along the foot."""
    x, y = _clear_corner(animal, number)
    plate = hand_cut(rounded(x - 9, y - 8.7, 18, 17.4, 3), 0.4, 6, number)
    canvas.flat(plate, group.pigment)
    canvas.flat(icon(group.glyph, x, y, 14), group.mark)
    side, y = 6.4, HEIGHT - 6.8
    start = WIDTH / 2 - (animal.tiles - 1) * (side + 3.4) / 2
    for k in range(animal.tiles):
        x = start + k * (side + 3.4)
        square = box(x - side / 2, y - side / 2, x + side / 2, y + side / 2)
        if k + 1 == number:
            canvas.flat(square.buffer(1.3), "#150d08")
            canvas.flat(square, "#FFF3DA")
        else:
            canvas.flat(square.buffer(-1), mix(group.pigment, "#150d08", 0.62))


CORNERS = ((14.5, 14.0), (65.5, 14.0), (14.5, 89.5), (65.5, 89.5))


def _clear_corner(animal: Animal, number: int) -> tuple[float, float]:
    """Where the glyph hides the least of the bones; above and to the left if that is all the same."""
    dx, dy, scale = berth(animal)
    bones = place(solid(skeleton(animal.name)), dx - (number - 1) * WIDTH, dy, scale)

    def hidden(corner: tuple[float, float]) -> float:
        x, y = corner
        return round(float(bones.intersection(box(x - 10, y - 9.5, x + 10, y + 9.5)).area))

    return min(CORNERS, key=hidden)


def slab_masters() -> list[Master]:
    """Every tile of every animal."""
    room: Box = (-20, -20, WIDTH + 30, HEIGHT + 40)
    return [
        Master(
            f"tile-{animal.name}-{number}",
            "cazadores/tiles",
            partial(tile, animal=animal, number=number),
            room,
            (0, 0, WIDTH, HEIGHT),
        )
        for animal in ANIMALS.values()
        for number in range(1, animal.tiles + 1)
    ]
