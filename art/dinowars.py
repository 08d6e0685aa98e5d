"""The pictures of Dino-Wars' table."""

from functools import partial

from art.animals.catalogue import SKIRMISHERS, animal
from art.animals.printing import print_animal
from art.bones.catalogue import skeleton
from art.bones.printing import print_bones, solid
from art.furniture import STRAWS, egg_shape
from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import affinity, circle, ellipse, place, poly, tube, union
from art.kit.handwork import gouges, hand_cut, speckle
from art.kit.palette import CREAM, INK, mix
from art.master import Box, Master, box_of
from art.tiles.plants import frond, tuft
from art.tokens import Token, token

SCALE = 0.72
"""As large as the dinosaurs of `shared`: a view makes them as large as their bases ask."""
ROD = {"quetzalcoatlus": 6.0}
"""Flyers, and how much higher than drawn they hang on their rod of bone; those in flight hang on none."""
BABY = 0.5
MARKS = {
    "feeding-herbivore": Token("leaf", "#4E7A4A", CREAM),
    "feeding-carnivore": Token("meat", "#B8452B", CREAM),
    "mark-domination": Token("skull", "#E8A92F", INK, 4),
    "mark-target": Token("seek", "#3B2D26", "#FFB548", 4),
    "mark-runner": Token("free", "#F6EBD3", "#4E5E2E", 4),
    "mark-downed": Token("fallen", "#3B2D26", CREAM),
    "mark-first": Token("flag", "#F0B33A", INK),
    "mark-lava": Token("flame", "#C53A18", "#FFE39A", 3),
}


def dinowars_masters() -> list[Master]:
    """All of them."""
    return [*_animals(), *_marks(), *_ground()]


def _animals() -> list[Master]:
    return [
        _figure(name, left) for name in (*SKIRMISHERS, *(f"{flyer}-flying" for flyer in ROD)) for left in (False, True)
    ]


def _figure(name: str, left: bool) -> Master:
    return Master(
        f"{name}{'-left' if left else ''}",
        "dinowars",
        partial(_standee, name=name, flip=left),
        (-150, -190, 160, 60),
        _body(name, left),
        mirror=name if left else f"{name}-left",
        pigment=animal(name.removesuffix("-flying")).pigments.body,
    )


def _size(name: str) -> float:
    return BABY if name == "baby" else SCALE


def _standee(canvas: Canvas, name: str, flip: bool) -> None:
    """On its feet at the origin, or on its rod."""
    lift = ROD.get(name, 0.0)
    if lift:
        canvas.paper(tube([(0, 1, 2.4), (4 if flip else -4, -lift - 44, 1.8)]), "#D9C7A0", elevation=3)
    print_animal(canvas, animal(name.removesuffix("-flying")), 0, -lift, _size(name), flip=flip, border=4.6)


def _body(name: str, flip: bool) -> Box:
    x, y, width, height = box_of(place(animal(name.removesuffix("-flying")).outline(), 0, 0, _size(name), flip))
    lift = ROD.get(name, 0.0)
    return (x, y - lift, width, lift - y) if lift else (x, y, width, height)


def _marks() -> list[Master]:
    small: Box = (-60, -60, 70, 80)
    disc: Box = (-20, -20, 40, 40)
    return [
        *[Master(name, "dinowars", partial(token, kind=kind), small, disc) for name, kind in MARKS.items()],
        Master("feeding-both", "dinowars", _both, (-70, -60, 80, 80), (-34, -20, 68, 40)),
        Master("eggs", "dinowars", clutch, (-60, -60, 70, 60), (-33, -17, 66, 38)),
    ]


def _both(canvas: Canvas) -> None:
    """Both kinds of food, side by side and overlapping."""
    for name, x in (("feeding-herbivore", -14), ("feeding-carnivore", 14)):
        beside = Canvas(canvas.left - x, canvas.top, canvas.right - x, canvas.bottom, canvas.resolution)
        beside.pixels = canvas.pixels
        token(beside, MARKS[name])


def clutch(canvas: Canvas) -> None:
    """Three eggs in a ring of straw, 68 wide, its middle at the origin."""
    canvas.paper(hand_cut(ellipse(0, 6, 33, 14), 1, 8, 2), STRAWS[2], elevation=4, edge=0.4)
    straw = gouges(ellipse(0, 6, 32, 13), angle=14, gap=4, length=12, width=2, seed=5, keep=0.8, inset=0.4)
    canvas.flat(straw, "#C39350", 0.9)
    for x, y, turn, colour in ((-13, -5, -16, "#E6D2A6"), (13, -5, 16, "#E6D2A6"), (0, 0, 0, "#F3E4C2")):
        shell = affinity.translate(affinity.rotate(egg_shape(1.45), turn, origin=(0, 0)), x, y)
        canvas.paper(shell, colour, elevation=2.4, edge=0.8)
        canvas.flat(shell.difference(affinity.translate(shell, -2, -2.6)), "#8A5E34", 0.24)
        canvas.flat(speckle(shell, 8, 0.9, 1.9, round(x) + 20), "#A4573A", 0.75)
    canvas.paper(
        hand_cut(ellipse(0, 15, 30, 7).difference(ellipse(0, 9, 27, 7)), 0.8, 7, 4), STRAWS[1], elevation=1.4, edge=0.6
    )


def _ground() -> list[Master]:
    """What the land of a table bears besides the trees, bushes and boulders in `shared`; roots at the anchor."""
    room: Box = (-70, -80, 80, 50)
    plants = [
        Master(f"{kind}{k}", "dinowars", partial(draw, seed=k), room, (-1, -1, 2, 2), ground=True)
        for kind, draw in (("thicket", thicket), ("reeds", reeds), ("tracks", tracks))
        for k in (1, 2, 3)
    ]
    bones = [
        Master(
            "bones1",
            "dinowars",
            partial(_skeleton, name="triceratops", size=0.3),
            (-90, -60, 90, 40),
            (-1, -1, 2, 2),
            ground=True,
        ),
        Master(
            "bones2",
            "dinowars",
            partial(_skeleton, name="diplodocus", size=0.3),
            (-150, -60, 150, 40),
            (-1, -1, 2, 2),
            ground=True,
        ),
        Master("bones3", "dinowars", _loose_bones, room, (-1, -1, 2, 2), ground=True),
    ]
    return [*plants, *bones]


def thicket(canvas: Canvas, seed: int) -> None:
    """Ferns that stop a runner: fronds from one root."""
    turns = ((-150, 26), (-28, 27), (-118, 33), (-62, 32), (-90, 36))
    for k, (turn, length) in enumerate(turns):
        leaf = frond(0, 0, turn + (seed * 7 + k * 5) % 13 - 6, length + (seed * 5 + k * 3) % 7 - 3, 8)
        colour = ("#2C5A41", "#356B45", "#21493A", "#3F7447", "#4A7F48")[(k + seed) % 5]
        canvas.paper(leaf, colour, elevation=2, edge=0.5)


def reeds(canvas: Canvas, seed: int) -> None:
    """A tuft of the bog, two bulrushes in it."""
    canvas.flat(ellipse(2, 1, 17, 4.6), "#1F3A38", 0.4)
    for k, (x, size) in enumerate(((-7, 1.2), (7, 1.1), (0, 1.7))):
        canvas.paper(
            tuft(x + (seed + k) % 3 - 1, 2, size), ("#5E6E38", "#71803E", "#8A9448")[k], elevation=1.4, edge=0.5
        )
    for x, top in ((-5 + seed, -30), (6 - seed, -25)):
        canvas.flat(tube([(x * 0.5, 0, 0.9), (x, top, 0.7)]), "#6E7A3E")
        canvas.paper(tube([(x, top, 2), (x * 1.1, top - 8, 2)]), "#6B4526", elevation=1.2, edge=0.6)


def tracks(canvas: Canvas, seed: int) -> None:
    """Three prints of a three-toed foot, going east."""
    for k in range(3):
        print_ = icon("track", -34 + k * 34, (-6 if (k + seed) % 2 else 6), 15, 90 + (seed * 3 + k * 5) % 9 - 4)
        canvas.flat(print_, "#5B4526", 0.4)


def _skeleton(canvas: Canvas, name: str, size: float) -> None:
    """A whole skeleton, half sunk into the ground."""
    x0, _top, x1, low = solid(skeleton(name)).bounds
    print_bones(canvas, skeleton(name), -(x0 + x1) / 2 * size, -low * size, size, line=0.4, stone="#7A6238")


def _loose_bones(canvas: Canvas) -> None:
    """A skull, ribs and a thigh, strewn."""
    for name, x, y, size, turn in (("bone", -18, 6, 26, -18), ("bone", 12, 10, 22, 34), ("skull", 6, -8, 24, 12)):
        shape = icon(name, x, y, size, turn)
        canvas.paper(shape.buffer(0.4), "#E9DBB6", elevation=1.6, edge=0.8)
    canvas.flat(union(circle(-30, -6, 1.4), poly("-26,-2 -22,-4 -23,0")), mix("#E9DBB6", INK, 0.3), 0.8)
