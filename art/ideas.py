"""The pictures on the idea cards: one small scene each, 150 by 100, the corner at the origin."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from art.animals.catalogue import animal
from art.animals.printing import print_animal
from art.hunters import hunter
from art.icons import icon
from art.items import digging_stick, flint_spear
from art.kit.canvas import Canvas
from art.kit.geometry import brush, circle, ellipse, line, rounded, stroke, tube, union
from art.kit.handwork import gouges, hand_cut
from art.kit.palette import CREAM, mix
from art.people import draw_person
from art.scenery import ridge_shape
from art.tiles.plants import big_leaf, tuft
from art.tiles.steppe import boulder, bush

WIDTH, HEIGHT = 150.0, 100.0
GROUND = 84.0
INK = "#2A1C14"


@dataclass(frozen=True)
class Scene:
    """Sky, land, and what happens before them."""

    sky: str
    land: str
    draw: Callable[[Canvas], None]


@contextmanager
def at(canvas: Canvas, x: float, y: float) -> Iterator[Canvas]:
    """The same canvas, what is drawn around the origin now being drawn around (x, y)."""
    canvas.left, canvas.top = canvas.left - x, canvas.top - y
    try:
        yield canvas
    finally:
        canvas.left, canvas.top = canvas.left + x, canvas.top + y


def _sharp_flint(canvas: Canvas) -> None:
    for x, y, turn in ((58, 66, -30), (96, 70, 24)):
        stone = hand_cut(ellipse(x, y, 20, 14, turn), 1.6, 9, int(x))
        canvas.paper(stone, "#8E8A86", elevation=3, edge=0.8)
        flakes = gouges(stone, angle=turn + 30, gap=5, length=10, width=1.8, seed=int(x), keep=0.7, inset=2)
        canvas.flat(flakes, "#C9C4BC", 0.9)
    for k in range(7):
        ray = math.radians(-160 + 24 * k)
        ends = [(78 + r * math.cos(ray), 50 + r * math.sin(ray)) for r in (10, 30 if k % 2 else 22)]
        canvas.flat(line(ends, 2.6), "#FFB548")
    canvas.glow(78, 50, 26, "#FFB347", 0.5)


def _straight_shaft(canvas: Canvas) -> None:
    with at(canvas, 74, 52):
        flint_spear(canvas)
    for x in (22, 126):
        canvas.flat(tuft(x, 88, 1.1), "#6D6F33")


def _hide(canvas: Canvas) -> None:
    draw_person(canvas, hunter("pim"), 72, 88, 0.62)
    with at(canvas, 74, 88):
        bush(canvas, 2)
    with at(canvas, 108, 90):
        bush(canvas, 1)


def _war_cry(canvas: Canvas) -> None:
    draw_person(canvas, hunter("urga"), 56, 90, 0.66)
    for k in range(3):
        r = 12 + 11 * k
        turns = [math.radians(-32 + 8 * i) for i in range(9)]
        wave = brush([(80 + r * math.cos(a), 36 + r * math.sin(a)) for a in turns], 0.6, 2.2)
        canvas.flat(wave, "#B8452B")


def _herbs(canvas: Canvas) -> None:
    for k, (turn, length) in enumerate(((-140, 50), (-112, 58), (-88, 62), (-64, 56), (-38, 48))):
        leaf, veins = big_leaf(75, 92, turn, length, 0.32)
        canvas.paper(leaf, ("#4A7F48", "#5E8F4F", "#356B45")[k % 3], elevation=3, edge=0.7)
        canvas.flat(veins, "#CFE0A0", 0.8)
    for x, y in ((52, 30), (100, 28), (76, 20)):
        canvas.paper(circle(x, y, 4.4), "#D98BB0", elevation=1.6, edge=0.6)


def _distract(canvas: Canvas) -> None:
    print_animal(canvas, animal("moogh"), 100, 88, 0.5, border=4, elevation=4)
    with at(canvas, 34, 34):
        canvas.flat(tube("-16,30,0.5 -8,8,1.4 8,-6,2 24,-10,0.5"), CREAM, 0.9)
        canvas.paper(circle(30, -10, 6), "#84796C", elevation=3, edge=0.8)


def _soothing_song(canvas: Canvas) -> None:
    print_animal(canvas, animal("small-moogh"), 96, 90, 0.62, border=4, elevation=4)
    for x, y, k in ((28, 56, 1.0), (44, 34, 0.8), (24, 26, 0.7)):
        note = union(ellipse(x, y, 6 * k, 4.6 * k, -20), line([(x + 5 * k, y - 1), (x + 5 * k, y - 20 * k)], 2.2 * k))
        flag = stroke([(x + 5 * k, y - 20 * k), (x + 11 * k, y - 15 * k), (x + 10 * k, y - 9 * k)], 2 * k)
        canvas.flat(union(note, flag), INK)


def _dig(canvas: Canvas) -> None:
    canvas.paper(hand_cut(ellipse(84, 82, 40, 13), 1.2, 11, 3), "#6B4A2C", elevation=0, edge=0.5)
    canvas.flat(ellipse(84, 83, 33, 9.6), "#2A1A10")
    with at(canvas, 78, 48):
        digging_stick(canvas)
    for k in range(4):
        canvas.paper(hand_cut(ellipse(24 + 9 * k, 88 - k % 2 * 6, 11, 8), 0.8, 7, k), "#8A6238", elevation=2, edge=0.5)


def _leap(canvas: Canvas) -> None:
    print_animal(canvas, animal("moogh"), 84, 92, 0.46, border=4, elevation=4)
    arc = tube([(16, 74, 0.5), (24, 42, 1.6), (44, 22, 2), (62, 20, 0.6)])
    canvas.flat(arc, CREAM, 0.9)
    draw_person(canvas, hunter("wen"), 84, 44, 0.36)


def _rope(canvas: Canvas) -> None:
    for k in range(4):
        ring = ellipse(62, 74 - 7 * k, 36 - 2 * k, 13).difference(ellipse(62, 74 - 7 * k, 30 - 2 * k, 8.6))
        canvas.paper(ring, ("#C9A468", "#B98F52")[k % 2], elevation=2.4, edge=0.6)
    canvas.paper(stroke("94,52 116,40 122,24 110,12", 6), "#C9A468", elevation=2.4, edge=0.6)


def _copy(canvas: Canvas) -> None:
    draw_person(canvas, hunter("sela"), 52, 90, 0.6)
    draw_person(canvas, hunter("pim"), 112, 90, 0.56)
    canvas.flat(icon("right", 84, 30, 20), "#B8452B")


def _mud_bath(canvas: Canvas) -> None:
    draw_person(canvas, hunter("brok"), 75, 92, 0.62)
    for k, colour in enumerate(("#9C7A4C", "#7D5C3A", "#654A30")):
        canvas.paper(hand_cut(ellipse(75, 85 + k, 62 - 6 * k, 12 - 2 * k), 1, 12, k), colour, elevation=1.6, edge=0.5)
    for x, y, r in ((72, 50, 2.4), (79, 63, 3), (67, 66, 2.4), (84, 58, 2)):
        canvas.flat(circle(x, y, r), "#654A30", 0.95)


def _fire(canvas: Canvas) -> None:
    for x, turn in ((62, 16), (88, -16)):
        dx = 26 * math.cos(math.radians(turn))
        log = line([(x - dx, 88 - turn / 2), (x + dx, 88 + turn / 2)], 8)
        canvas.paper(log, "#6B4526", elevation=2.4, edge=0.6, wood=7)
    canvas.paper(icon("flame", 75, 52, 74), "#E6601F", elevation=0, edge=0.4)
    canvas.flat(icon("flame", 75, 60, 48), "#FFB548")
    canvas.flat(icon("flame", 75, 68, 24), "#FFE39A")
    canvas.glow(75, 52, 44, "#FF9A3C", 0.45)


def _ambush(canvas: Canvas) -> None:
    canvas.paper(tube("76,76,1.8 118,26,1.8"), "#9A6A3C", elevation=2, edge=0.4)
    canvas.paper(tube("115,30,4.6 128,14,0.4"), "#E7DCC4", elevation=1, edge=0.6)
    for x, seed in ((48, 1), (80, 3)):
        with at(canvas, x, 88):
            bush(canvas, seed)
    for x in (58, 70):
        canvas.flat(ellipse(x, 70, 3.4, 2.2), "#F6D98A")
        canvas.flat(circle(x, 70, 1.4), INK)


def _hurry(canvas: Canvas) -> None:
    for k in range(4):
        canvas.flat(icon("foot", 34 + 27 * k, 62 - (14 if k % 2 else 0), 27), INK, 0.35 + 0.2 * k)
    for k in range(3):
        canvas.flat(brush([(8, 30 + 16 * k), (24, 28 + 16 * k), (46, 30 + 16 * k)], 0.4, 1.8), CREAM, 0.9)


def _second_wind(canvas: Canvas) -> None:
    draw_person(canvas, hunter("oku"), 104, 90, 0.6)
    for k in range(3):
        y = 30 + 17 * k
        gust = stroke([(10, y + 6), (34, y), (58, y + 2), (66, y - 7), (58, y - 12), (52, y - 6)], 3.2)
        canvas.flat(gust, CREAM, 0.95)


def _watch(canvas: Canvas) -> None:
    with at(canvas, 44, 90):
        boulder(canvas, 4)
    draw_person(canvas, hunter("nama"), 98, 90, 0.58)
    canvas.flat(icon("eye", 46, 34, 40), INK)


IDEAS: dict[str, Scene] = {
    "sharp-flint": Scene("#C7A98A", "#7D6A4C", _sharp_flint),
    "straight-shaft": Scene("#B9C58B", "#7F8E48", _straight_shaft),
    "hide": Scene("#A9CDBF", "#6F7F3C", _hide),
    "war-cry": Scene("#D98E5C", "#8C4A2F", _war_cry),
    "herbs": Scene("#D9C69A", "#7F8E48", _herbs),
    "distract": Scene("#DDB27B", "#9C7A45", _distract),
    "soothing-song": Scene("#B7B9CB", "#6E7A5C", _soothing_song),
    "dig": Scene("#E3C27E", "#A07B3E", _dig),
    "leap": Scene("#E8B978", "#B98B4E", _leap),
    "rope": Scene("#C9B08A", "#8A6A42", _rope),
    "copy": Scene("#A9CDBF", "#9C8A45", _copy),
    "mud-bath": Scene("#C9B58B", "#9C7A4C", _mud_bath),
    "fire": Scene("#4B3F52", "#3A2E2A", _fire),
    "ambush": Scene("#9DB58B", "#5C6E38", _ambush),
    "hurry": Scene("#E3C27E", "#B98F4A", _hurry),
    "second-wind": Scene("#8FB7BF", "#7F8E48", _second_wind),
    "watch": Scene("#D9B48A", "#8A7A45", _watch),
}


def idea(canvas: Canvas, name: str) -> None:
    """The scene in its window; nothing but a horn or a spear leaves it."""
    scene = IDEAS[name]
    seed = list(IDEAS).index(name) + 1
    window = hand_cut(rounded(0, 0, WIDTH, HEIGHT, 8), 0.7, 20, seed)
    canvas.paper(window, scene.sky, elevation=0, edge=0.3)
    for r, share in ((52, 0.25), (38, 0.5), (25, 0.8)):
        sun = hand_cut(circle(75, 44, r), 1.1, 14, seed + r).intersection(window)
        canvas.flat(sun, mix(scene.sky, "#F7E2B0", share))
    crest = [(-10, GROUND - 12), (46, GROUND - 20), (102, GROUND - 10), (162, GROUND - 18)]
    hill = hand_cut(ridge_shape(crest, HEIGHT + 20, window.buffer(6)), 1, 16, seed).intersection(window)
    canvas.paper(hill, scene.land, elevation=2.4)
    canvas.flat(gouges(hill, angle=-5, gap=8, length=13, width=1.9, seed=seed, keep=0.4, inset=2), "#f0dca0", 0.35)
    scene.draw(canvas)
