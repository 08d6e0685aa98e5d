"""The pictures on the hatchery's cards: a sky, a sun, a hill, and the animal."""

from dataclasses import dataclass

from art.animals.catalogue import animal
from art.animals.printing import print_animal
from art.kit.canvas import Canvas
from art.kit.geometry import circle, ellipse, rounded
from art.kit.handwork import gouges, hand_cut
from art.kit.palette import mix
from art.scenery import fir, oak, ridge_shape

WIDTH, HEIGHT = 186, 124


@dataclass(frozen=True)
class Land:
    """Sky and hill, and where the animal stands: its foot and its size."""

    sky: str
    hill: str
    foot: tuple[float, float]
    size: float
    seed: int
    tree: str = ""


LANDS = {
    "titanosaur": Land("#C9A9A0", "#7D6A4C", (92, 116), 0.60, 1, "fir"),
    "brontosaurus": Land("#B9C58B", "#7F8E48", (84, 110), 0.64, 2, "oak"),
    "stegosaurus": Land("#E3C27E", "#A07B3E", (96, 110), 0.80, 3, "oak"),
    "ankylosaurus": Land("#D9C69A", "#A98A58", (104, 108), 0.94, 4),
    "pteranodon": Land("#E8B978", "#B98B4E", (82, 142), 0.72, 5),
    "plesiosaur": Land("#A9CDBF", "#2F7886", (90, 106), 0.82, 6),
    "triceratops": Land("#DDB27B", "#9C7A45", (94, 110), 0.84, 7, "fir"),
    "tyrannosaurus": Land("#D98E5C", "#8C4A2F", (92, 112), 0.76, 8),
}


def pen(canvas: Canvas, species: str) -> None:
    """The picture, its corner at the origin; nothing leaves its edge."""
    land = LANDS[species]
    window = hand_cut(rounded(0, 0, WIDTH, HEIGHT, 8), 0.7, 20, land.seed)
    canvas.paper(window, land.sky, elevation=0, edge=0.3)
    for r, share in ((62, 0.25), (46, 0.5), (32, 0.85)):
        glow = hand_cut(circle(98, 50, r), 1.2, 14, land.seed + r).intersection(window)
        canvas.flat(glow, mix(land.sky, "#F7E2B0", share))
    for lift, tint in ((-14, 0.35), (0, 0.0)):
        crest = [(-10, 94 + lift), (50, 78 + lift), (112, 96 + lift), (196, 84 + lift)]
        hill = hand_cut(ridge_shape(crest, 140, window.buffer(6)), 1, 16, land.seed).intersection(window)
        canvas.paper(hill, mix(land.hill, land.sky, tint), elevation=2.4)
        cuts = gouges(hill, angle=-5, gap=8, length=14, width=2, seed=land.seed, keep=0.4, inset=2)
        canvas.flat(cuts, "#f0dca0", 0.4)
    if land.tree:
        (fir if land.tree == "fir" else oak)(canvas, 26, 98, 0.62, land.seed)
    if species == "plesiosaur":
        canvas.flat(ellipse(92, 112, 62, 5).intersection(window), "#D6EFE0", 0.5)
    print_animal(canvas, animal(species), *land.foot, land.size, border=3.6, elevation=4)
