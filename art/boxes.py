"""The four game boxes on the title's shelf, without their words."""

import math
from collections.abc import Callable

from art.animals.catalogue import animal
from art.animals.printing import print_animal
from art.bones.catalogue import skeleton
from art.bones.printing import print_bones
from art.hunters import hunter
from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, circle, poly, rounded, tube, union
from art.kit.handwork import gouges, hand_cut
from art.kit.palette import Colour, mix
from art.people import Mood, Person, draw_person
from art.scenery import fir, lava, ridge_shape
from art.ships import ship
from art.tribes import TRIBES

WIDTH, HEIGHT = 396, 372
LIDS = {"wrath": "#B8452B", "dinowars": "#3A6A70", "cazadores": "#2F6F8F", "moogh": "#7C7A35"}
SKIES = {"wrath": "#F1BE72", "dinowars": "#DDB27B", "cazadores": "#86C1B4", "moogh": "#E8C98A"}


def game_box(canvas: Canvas, game: str) -> None:
    """A box seen from slightly above, its corner at the origin; the picture is 368 x 230 at (14, 14)."""
    seed = list(LIDS).index(game)
    lid = hand_cut(rounded(0, 0, WIDTH, HEIGHT, 10), 1, 30, seed + 1)
    side = union(*[affinity.translate(lid, t * 3, t * 3.4) for t in range(5)])
    canvas.paper(side, mix(LIDS[game], "#1a0e0a", 0.55), elevation=10, edge=0.3, shade=0.55)
    canvas.paper(lid, LIDS[game], elevation=0, edge=0.9)
    art = hand_cut(rounded(14, 14, WIDTH - 28, 230, 8), 0.8, 26, seed)
    canvas.paper(art, SKIES[game], elevation=0, edge=0.3)
    PICTURES[game](canvas, art)


def _sun(canvas: Canvas, art: Shape, x: float, y: float, rings: dict[int, str]) -> None:
    for r, colour in rings.items():
        canvas.paper(hand_cut(circle(x, y, r), 1.5, 20, r).intersection(art), colour, elevation=3)


def _ground(canvas: Canvas, art: Shape, crest: str, colour: Colour) -> Shape:
    land = ridge_shape(crest, 260, art)
    canvas.paper(land, colour, elevation=4, edge=0.6)
    cuts = gouges(land, angle=-5, gap=9, length=14, width=2, seed=1, keep=0.4, inset=2)
    canvas.flat(cuts, mix(colour, "#f6e3a8", 0.5), 0.6)
    return land


def _wrath(canvas: Canvas, art: Shape) -> None:
    _sun(canvas, art, 198, 170, {190: "#E8A65C", 140: "#F1BE72", 92: "#F9DD9F"})
    cone = poly("60,250 130,170 168,96 190,90 214,92 246,160 330,250")
    cone = hand_cut(cone, 1.6, 14, 2).intersection(art)
    jets = union(
        tube("192,96,13 190,60,10 196,34,3"),
        tube("180,98,6 158,66,4 140,62,1"),
        tube("202,98,6 228,68,4 246,70,1"),
    )
    lava(canvas, jets, 3, elevation=3)
    canvas.paper(cone, "#4E332E", elevation=6, edge=0.7)
    cuts = gouges(cone, angle=72, gap=9, length=14, width=2, seed=1, keep=0.5, inset=2)
    canvas.flat(cuts, "#A3614A", 0.8)
    lava(canvas, tube("192,92,9 188,140,6 200,190,8 190,250,10").intersection(cone), 2.4)
    canvas.glow(192, 96, 60, "#FF8A3A", 0.6)
    _ground(canvas, art, "0,214 120,200 260,218 396,204", "#6F7F3C")
    crowd: tuple[tuple[str, Mood], ...] = (("spear", ""), ("club", ""), ("basket", "cheering"), ("torch", ""))
    for k, (pose, mood) in enumerate(crowd):
        draw_person(canvas, Person(TRIBES[k], pose, mood), 64 + k * 38, 236, 0.66)
    print_animal(canvas, animal("brontosaurus"), 286, 238, 0.66, flip=True, border=4)


def _dinowars(canvas: Canvas, art: Shape) -> None:
    _sun(canvas, art, 198, 130, {170: "#E5BE88", 110: "#EFD3A2"})
    _ground(canvas, art, "0,206 120,194 260,208 396,196", "#A8703F")
    print_animal(canvas, animal("tyrannosaurus"), 122, 232, 0.98, border=4, elevation=7)
    print_animal(canvas, animal("triceratops"), 292, 234, 0.92, flip=True, border=4, elevation=7)
    rays = [(30 if k % 2 == 0 else 15, k * math.pi / 9) for k in range(18)]
    burst = poly([(214 + r * math.cos(a), 126 + r * math.sin(a)) for r, a in rays])
    canvas.paper(burst, "#F6C634", elevation=5, edge=0.8)
    canvas.flat(icon("claw", 214, 126, 24), "#9C2E1E")


def _cazadores(canvas: Canvas, art: Shape) -> None:
    """A ship on the sea, and in the rock below its keel what it came for."""
    _sun(canvas, art, 92, 92, {120: "#9ECDBE", 84: "#BFDCC8", 52: "#F4E2B8"})
    canvas.paper(_layer(art, 84, 6, 1), "#5AA5A5", elevation=4, edge=0.6)
    ship(canvas, TRIBES[0], 0.86, flip=False, x=262, y=104)
    canvas.paper(_layer(art, 100, 5, 2), "#428F97", elevation=4, edge=0.6)
    canvas.paper(_layer(art, 116, 4, 3), "#2F7180", elevation=3, edge=0.5)
    for top, colour in ((134, "#C79A58"), (146, "#8A5C38"), (158, "#4A2E1E")):
        bed = _layer(art, top, 3, top)
        canvas.paper(bed, colour, elevation=3, edge=0.5)
        canvas.flat(gouges(bed, angle=-3, gap=8, length=14, width=1.6, seed=top, keep=0.3, inset=3), "#F0DCA0", 0.25)
    print_bones(canvas, skeleton("tyrannosaurus"), 14, 237, 0.86, window=art.buffer(-2))


def _layer(art: Shape, top: float, swell: float, seed: int) -> Shape:
    """A sheet from a waving upper edge down to the foot of the picture."""
    crest = [(-10 + k * 24, top + swell * math.sin(k * 1.9 + seed)) for k in range(18)]
    return hand_cut(ridge_shape(crest, 260, art.buffer(8)), 0.8, 12, seed).intersection(art)


def _moogh(canvas: Canvas, art: Shape) -> None:
    _sun(canvas, art, 210, 120, {180: "#EDD39C", 120: "#F4E2B8"})
    _ground(canvas, art, "0,210 120,200 260,214 396,200", "#9A8A45")
    fir(canvas, 50, 214, 0.9, 3)
    fir(canvas, 356, 214, 1.0, 5)
    print_animal(canvas, animal("moogh"), 216, 238, 1.22, flip=True, border=4.4, elevation=8)
    draw_person(canvas, hunter("urga"), 64, 240, 0.88)
    draw_person(canvas, hunter("nama"), 346, 240, 0.82)


PICTURES: dict[str, Callable[[Canvas, Shape], None]] = {
    "wrath": _wrath,
    "dinowars": _dinowars,
    "cazadores": _cazadores,
    "moogh": _moogh,
}
