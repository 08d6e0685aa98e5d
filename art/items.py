"""The ten items of a campaign, each lying on its card: around the origin, some 72 across."""

import math
from collections.abc import Callable

from art.animals.shaggy import shag
from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, blob, box, circle, ellipse, line, poly, stroke, tube, union
from art.kit.handwork import gouges
from art.kit.palette import Colour, mix
from art.tiles.plants import big_leaf

WOOD, BONE, HIDE, CORD, FLINT = "#9A6A3C", "#F0E3C4", "#A5713D", "#D9C08A", "#8E8A86"
INK = "#2A1C14"


def _lay(canvas: Canvas, shape: Shape, colour: Colour, elevation: float = 2.4) -> None:
    """A part with its keyline."""
    canvas.paper(shape.buffer(0.9), INK, elevation=elevation, edge=0)
    canvas.paper(shape, colour, elevation=0, edge=0.6)


def _bound(canvas: Canvas, spots: list[tuple[float, float]], turn: float, wide: float) -> None:
    """Cord wound round a shaft at each spot."""
    for x, y in spots:
        coil = affinity.rotate(box(x - 1.3, y - wide, x + 1.3, y + wide), turn, origin=(x, y))
        _lay(canvas, coil, CORD, 0)


def flint_spear(canvas: Canvas) -> None:
    _lay(canvas, tube("-34,30,2.4 20,-18,2.4"), WOOD)
    tip = affinity.rotate(blob("0,-16 8,0 5,10 -5,10 -8,0", 6), 48, origin=(0, 0))
    blade = affinity.translate(tip, 25, -23)
    _lay(canvas, blade, FLINT)
    canvas.flat(gouges(blade, angle=20, gap=4, length=7, width=1.4, seed=2, keep=0.7, inset=1), "#C9C4BC", 0.9)
    _bound(canvas, [(13, -12), (16, -14.6), (19, -17.2)], -42, 4.6)


def atlatl(canvas: Canvas) -> None:
    _lay(canvas, tube("-36,8,1.6 34,-20,1.6"), "#B98A4A")
    _lay(canvas, poly("34,-25 46,-25 38,-16"), FLINT, 1)
    feathers = union(big_leaf(-40, 9, 140, 16, 0.3)[0], big_leaf(-36, 7, -165, 16, 0.3)[0])
    _lay(canvas, feathers, "#C9542F", 1)
    _lay(canvas, union(tube("-30,24,4.4 2,16,3.4 28,8,2.8"), tube("28,8,2.4 32,2,1.6")), WOOD)
    _bound(canvas, [(-22, 22), (-16, 20.6)], -14, 6)


def climbing_hooks(canvas: Canvas) -> None:
    for side in (-1, 1):
        shaft = union(
            tube([(side * 6, 30, 2.6), (side * 20, -14, 2.6)]),
            stroke([(side * 20, -14), (side * 24, -32), (side * 6, -30), (side * 4, -18)], 4.6),
        )
        _lay(canvas, shaft, BONE)
        _bound(canvas, [(side * 9, 21), (side * 11, 15)], 74 * side, 5)


def bone_horn(canvas: Canvas) -> None:
    horn = tube("-34,10,2 -18,18,4.6 4,16,7.6 22,0,10.4 28,-18,12.4")
    _lay(canvas, horn, "#E9D6A6")
    _lay(canvas, ellipse(28.6, -22, 12.4, 6.4, 8), "#6E4C2C", 0)
    for x, y, turn, wide in ((-14, 18, -80, 6.6), (10, 13, -60, 10)):
        band = affinity.rotate(box(x - 2.2, y - wide, x + 2.2, y + wide), turn + 90, origin=(x, y)).intersection(
            horn.buffer(0.6)
        )
        _lay(canvas, band, "#B8452B", 0)


def herb_pouch(canvas: Canvas) -> None:
    for turn, length in ((-120, 30), (-88, 34), (-58, 30)):
        leaf, veins = big_leaf(0, -8, turn, length, 0.36)
        _lay(canvas, leaf, "#5E8F4F", 1.4)
        canvas.flat(veins, "#CFE0A0", 0.8)
    bag = blob("-13,-10 13,-10 25,12 20,30 0,34 -20,30 -25,12", 8)
    _lay(canvas, bag, HIDE)
    canvas.flat(gouges(bag, angle=70, gap=6, length=9, width=1.4, seed=3, keep=0.5, inset=3), "#D9A56A", 0.8)
    _lay(canvas, line("-14,-9 14,-9", 4), CORD, 0)


def poison_gourd(canvas: Canvas) -> None:
    gourd = union(circle(0, 14, 22), ellipse(0, -14, 12, 12), tube("0,-8,9 0,6,12")).buffer(3).buffer(-3)
    _lay(canvas, gourd, "#7D8A3E")
    canvas.flat(gourd.difference(affinity.translate(gourd, -3, -4)).buffer(-0.3), "#2E3517", 0.4)
    _lay(canvas, tube("0,-24,3.4 3,-33,2.8"), "#6B4526", 0)
    canvas.flat(icon("skull", 0, 14, 25), BONE)
    _lay(canvas, line("-11,-4 11,-4", 3), CORD, 0)


def digging_stick(canvas: Canvas) -> None:
    _lay(canvas, tube("-30,-30,3.2 20,18,3.6 33,31,1"), WOOD)
    _lay(canvas, tube("-27,-4,2 -14,-15,3.6 2,-32,2.6 6,-38,0.6"), BONE)
    _bound(canvas, [(-16, -17), (-12, -13)], 45, 6)
    canvas.flat(
        gouges(tube("-30,-30,3.2 20,18,3.6"), angle=44, gap=3, length=8, width=1, seed=2, keep=0.5), "#6B4526", 0.8
    )


def bear_claw_necklace(canvas: Canvas) -> None:
    _lay(canvas, stroke("-32,-26 -26,4 0,18 26,4 32,-26", 2.6), HIDE)
    for k in range(7):
        turn = math.pi * (0.08 + 0.14 * k)
        x, y = -31 * math.cos(turn), -8 + 25 * math.sin(turn)
        claw = affinity.rotate(tube("0,0,3.6 1,9,2.8 5,17,0.5"), math.degrees(turn) - 90, origin=(0, 0))
        _lay(canvas, affinity.translate(claw, x, y), BONE, 1.4)
        _lay(canvas, circle(x, y, 3), "#B8452B", 0)


def hide_shield(canvas: Canvas) -> None:
    face = blob("0,-36 22,-30 31,-6 26,20 0,36 -26,20 -31,-6 -22,-30", 8)
    _lay(canvas, shag(face, 30, 4, 3), "#7A4A30")
    _lay(canvas, affinity.scale(face, 0.86, 0.86), "#C08A4F", 0)
    for k in range(14):
        turn = k * math.tau / 14
        canvas.flat(ellipse(23.5 * math.cos(turn), 27.5 * math.sin(turn), 2.2, 1.2, math.degrees(turn) + 90), INK, 0.8)
    canvas.flat(icon("bite", 0, 0, 34), "#9C2E1E", 0.9)


def mammoth_boots(canvas: Canvas) -> None:
    for dx, colour in ((-17, "#8A5A38"), (13, "#A5713D")):
        boot = union(
            box(dx - 9, -18, dx + 9, 16),
            blob([(dx - 9, 10), (dx + 8, 6), (dx + 20, 16), (dx + 20, 24), (dx - 10, 24)], 8),
        )
        _lay(canvas, boot.buffer(1.5).buffer(-1.5), colour)
        _lay(canvas, line([(dx - 9, 25), (dx + 19, 25)], 4), "#4B3120", 0)
        cuff = shag(box(dx - 11, -26, dx + 11, -14), 16, 4, 2)
        _lay(canvas, cuff, mix(BONE, colour, 0.15), 1)
        _bound(canvas, [(dx, -4), (dx, 5)], 90, 10)


ITEMS: dict[str, Callable[[Canvas], None]] = {
    "flint-spear": flint_spear,
    "atlatl": atlatl,
    "climbing-hooks": climbing_hooks,
    "bone-horn": bone_horn,
    "herb-pouch": herb_pouch,
    "poison-gourd": poison_gourd,
    "digging-stick": digging_stick,
    "bear-claw-necklace": bear_claw_necklace,
    "hide-shield": hide_shield,
    "mammoth-boots": mammoth_boots,
}
