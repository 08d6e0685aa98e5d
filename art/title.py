"""The title: a sunset of torn sheets, an eruption, animals between ridges, a frame of leaves; logo and icon."""

import os
import random
from pathlib import Path

import numpy as np
from scipy.ndimage import gaussian_filter

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from art.animals.catalogue import animal
from art.animals.printing import print_animal
from art.kit.canvas import Canvas, Mask, Stencil
from art.kit.geometry import Points, Shape, affinity, box, circle, poly, rounded, tube, union
from art.kit.handwork import gouges, hand_cut
from art.kit.palette import CARD, Colour, mix
from art.scenery import cloud, fir, lava, oak, ridge_shape, ring_of_sky
from art.tiles.plants import big_leaf, frond

WINDOW = box(-10, -10, 1930, 1090)
SUN = (960, 440)
FONT = Path(__file__).parent / "fonts" / "ReggaeOne-Latin.ttf"
SKY = (
    (1300, "#5B2A28"), (1010, "#7A342A"), (830, "#9A432C"), (670, "#B9572F"), (530, "#D27A3A"), (405, "#E59D4E"),
    (295, "#F1BE72"), (200, "#F8DA9C"),
)  # fmt: skip


def scene(canvas: Canvas) -> None:
    """1920 x 1080 from the origin, no words in it."""
    canvas.paper(WINDOW, "#4A2222", elevation=0, edge=0)
    _sky(canvas)
    _ridge(
        canvas,
        "-40,450 160,410 340,446 520,400 700,442 900,420 1150,450 1380,398 1600,438 1800,400 1960,432",
        "#B2603A",
        1,
    )
    _eruption(canvas)
    _ridge(canvas, "-40,510 140,470 330,504 560,478 760,520 980,508 1200,488 1430,510 1650,470 1960,506", "#8C4A30", 2)
    print_animal(canvas, animal("pteranodon"), 420, 400, 0.86, elevation=10)
    print_animal(canvas, animal("pteranodon"), 1470, 330, 0.52, flip=True, elevation=8)
    print_animal(canvas, animal("titanosaur"), 1600, 498, 0.98, flip=True, elevation=9)
    print_animal(canvas, animal("brontosaurus"), 330, 506, 0.98, elevation=9)
    _ridge(canvas, "-40,540 200,516 420,552 700,540 960,566 1240,542 1500,556 1760,520 1960,550", "#5F6B38", 3, 0.36)
    _wood(canvas)
    print_animal(canvas, animal("tyrannosaurus"), 652, 566, 1.22, elevation=12)
    print_animal(canvas, animal("triceratops"), 1292, 566, 1.2, flip=True, elevation=12)
    _ridge(canvas, "-40,620 220,600 480,624 760,604 1000,622 1280,602 1560,624 1960,596", "#3F5634", 4, 0.36)
    _ridge(canvas, "-40,880 400,850 900,880 1400,850 1960,884", "#24382B", 6)
    _frame(canvas)


def _sky(canvas: Canvas) -> None:
    for k, (r, colour) in enumerate(SKY):
        canvas.paper(ring_of_sky(*SUN, r, k).intersection(WINDOW), colour, elevation=7, shade=0.34)
    canvas.paper(circle(SUN[0], SUN[1] - 20, 128), "#FDEBBD", elevation=6)
    ash = ((1190, 120, 100, "#4A2B2B", 3), (1080, 150, 84, "#5D3632", 4), (1310, 100, 90, "#3E2527", 5),
           (1010, 188, 62, "#74453A", 6), (1420, 128, 74, "#4A2B2B", 8))  # fmt: skip
    for x, y, size, colour, seed in ash:
        cloud(canvas, x, y, size, colour, seed=seed)
    for x, y, size in ((300, 150, 52), (430, 190, 38), (1660, 250, 50), (1560, 290, 34), (180, 300, 34)):
        cloud(canvas, x, y, size, "#C46A3C", seed=x)


def _ridge(canvas: Canvas, crest: Points, colour: Colour, seed: int, light: float = 0.3) -> None:
    land = hand_cut(ridge_shape(crest, 1120, WINDOW.buffer(60)), 2.2, 24, seed).intersection(WINDOW)
    canvas.paper(land, colour, elevation=7, edge=0.7)
    cuts = gouges(land, angle=-6, gap=18, length=22, width=2.6, seed=seed, keep=0.26, inset=6)
    canvas.flat(cuts, mix(colour, "#ffe2a8", light), 0.5)


def _settled(shape: Shape) -> Shape:
    """The mountain was drawn larger than the sky can bear."""
    return affinity.translate(affinity.scale(shape, 0.88, 0.80, origin=(930, 650)), 0, 4)


def _eruption(canvas: Canvas) -> None:
    cone = _settled(hand_cut(poly(
        "610,640 700,560 780,440 842,322 866,262 890,250 912,262 950,254 976,258 1000,320 1060,420 1140,520 "
        "1250,620 1290,660"), 2.4, 20, 5))  # fmt: skip
    canvas.glow(930, 330, 170, "#FF7A2A", 0.8)
    lava(canvas, _jets(), 5, elevation=5)
    canvas.paper(cone, "#4E332E", elevation=12, edge=0.7)
    shade = poly("930,250 980,256 1000,320 1060,420 1140,520 1290,660 1010,660 960,500 980,400")
    canvas.flat(_settled(shade).intersection(cone), "#1c1010", 0.38)
    cuts = gouges(cone, angle=72, gap=17, length=26, width=3.2, seed=3, keep=0.42, inset=6)
    canvas.flat(cuts, "#9A5B42", 0.7)
    streams = union(
        tube("922,258,20 912,330,11 930,400,13 900,480,10 912,560,15 890,660,18"),
        tube("950,258,14 968,320,8 960,380,6 990,450,5 1000,540,8 1030,660,10"),
        tube("896,258,10 866,330,6 858,390,4 826,470,3 818,540,1"),
    )
    rivers = _settled(streams).intersection(cone.buffer(2))
    canvas.flat(rivers.buffer(4).intersection(cone), "#20100e", 0.8)
    lava(canvas, rivers, 4)
    canvas.glow(930, 350, 120, "#FF8A3A", 0.4)


def _jets() -> Shape:
    sparks = ((820, 196, 8), (1048, 226, 7), (870, 110, 7), (996, 110, 8), (790, 236, 5), (1086, 150, 6), (962, 66, 5))
    jets = union(
        tube("930,262,26 926,190,20 940,130,12 936,90,3"),
        tube("910,262,12 880,190,9 842,150,6 812,150,1"),
        tube("952,262,12 988,196,9 1030,168,6 1056,178,1"),
        *[circle(*spark) for spark in sparks],
    )
    return _settled(affinity.scale(jets, 0.85, 0.5, origin=(930, 262)))


def _wood(canvas: Canvas) -> None:
    firs = (
        (90, 546, 1.5),
        (170, 538, 1.15),
        (820, 566, 0.8),
        (1105, 566, 0.9),
        (1480, 560, 1.1),
        (1770, 534, 1.4),
        (1850, 542, 1.7),
    )
    for i, (x, y, size) in enumerate(firs):
        fir(canvas, x, y, size, i)
    for i, (x, y, size) in enumerate(((452, 556, 1.0), (1700, 536, 1.0))):
        oak(canvas, x, y, size, i)


def _frame(canvas: Canvas) -> None:
    """Leaves reaching in from both sides."""
    rng = random.Random(3)
    fronds = (
        (-20, 700, -62, 330),
        (-30, 760, -38, 300),
        (-20, 640, -80, 260),
        (60, 1000, -70, 260),
        (-10, 860, -20, 220),
    )
    leaves = ((-20, 780, -50, 250), (-20, 950, -40, 230))
    for x, y, turn, length in fronds:
        for px, a in ((x, turn), (1920 - x, -180 - turn)):
            shape = frond(px, y + rng.uniform(-8, 8), a, length, leaflets=14).intersection(WINDOW)
            canvas.paper(shape, rng.choice(["#1C4034", "#21493A", "#2C5A41"]), elevation=9, edge=0.6)
    for x, y, turn, length in leaves:
        for px, a in ((x, turn), (1920 - x, -180 - turn)):
            leaf, veins = big_leaf(px, y, a, length, 0.46)
            colour = rng.choice(["#356B45", "#3F7548"])
            canvas.paper(leaf.intersection(WINDOW), colour, elevation=9, edge=0.7)
            canvas.flat(veins.intersection(WINDOW), mix(colour, "#dfe9a8", 0.4))


# -- letters ---------------------------------------------------------------------------------------------
def _letters(canvas: Canvas, text: str, size: float, bold: float) -> Stencil:
    """The display face, thickened, centred on the origin."""
    pygame.font.init()
    k = canvas.resolution
    font = pygame.font.Font(FONT, round(size * k))
    drawn = pygame.surfarray.array_alpha(font.render(text, True, (255, 255, 255))).T.astype(np.float32) / np.float32(
        255
    )
    room = round(bold * k) + 4
    thick: Mask = np.clip(gaussian_filter(np.pad(drawn, room), bold * k * 0.6) * 2.6, 0, 1).astype(np.float32)
    height, width = thick.shape
    return Stencil(thick, round(-canvas.left * k - width / 2), round(-canvas.top * k - height / 2))


def _moved(ink: Stencil, dx: float, dy: float) -> Stencil:
    return Stencil(ink.alpha, ink.x + round(dx), ink.y + round(dy))


def logo(canvas: Canvas) -> None:
    """EMBER & BONE, 156 high, as stacked card: shadow, a brown edge, a red side, cream faces."""
    k = canvas.resolution
    wide, narrow = _letters(canvas, "EMBER & BONE", 156, 6), _letters(canvas, "EMBER & BONE", 156, 3)
    soft = gaussian_filter(np.pad(wide.alpha, 60), 7 * k)
    canvas.over(
        Stencil((soft * 0.5).astype(np.float32), wide.x - 60 + round(5 * k), wide.y - 60 + round(17 * k)), "#22130c"
    )
    canvas.over(_moved(wide, 0, 8 * k), "#2A140F")
    for drop in (9, 7, 5, 3):
        canvas.over(_moved(narrow, drop * 0.5 * k, drop * k), "#8E3B22")
    face = np.empty((*narrow.alpha.shape, 3), np.float32)
    face[:] = (251, 235, 200)
    canvas.over(narrow, canvas.lit(face, narrow.alpha, 0.6, 1.2 * k))


def app_icon(canvas: Canvas) -> None:
    """A tyrannosaurus before the fire mountain, 128 design pixels around the origin (512 in the file)."""
    card = hand_cut(rounded(-60, -60, 120, 120, 22), 1, 15, 3)
    canvas.paper(affinity.translate(card, 0, 4), "#5d2a1a", elevation=2, edge=0.2)
    canvas.paper(card, CARD, elevation=0, edge=0.7)
    face = hand_cut(rounded(-54, -54, 108, 108, 18), 0.8, 14, 4)
    for k, (r, colour) in enumerate(((200, "#9A432C"), (62, "#C9652F"), (46, "#E59D4E"), (31, "#F8DA9C"))):
        canvas.paper(hand_cut(circle(4, 4, r), 1, 12, k).intersection(face), colour, elevation=0 if k == 0 else 2)
    cone = hand_cut(poly("-44,54 -14,2 -6,-22 14,-22 22,2 54,54"), 0.9, 10, 2).intersection(face)
    lava(canvas, tube("4,-20,6 3,-34,4.4 5,-46,1").intersection(face), 1.4, elevation=2)
    canvas.paper(cone, "#4E332E", elevation=3, edge=0.7)
    lava(canvas, tube("4,-22,5.4 1,4,3.4 8,30,5 4,60,6").intersection(cone), 1.3)
    print_animal(canvas, animal("tyrannosaurus"), 0, 49, 0.5, border=5, elevation=3)
