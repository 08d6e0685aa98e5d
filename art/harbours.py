"""What lies on the sea chart and in a ship's ledger: ports, provisions, the hold, mission cards, the score trail."""

import math

from art.groups import GROUPS
from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import (
    Shape,
    affinity,
    blob,
    box,
    circle,
    ellipse,
    line,
    place,
    poly,
    rounded,
    stroke,
    tube,
    union,
)
from art.kit.handwork import gouges, hand_cut, speckle
from art.kit.palette import CARD as PAPER
from art.kit.palette import CARD_SIDE, CREAM, INK, mix
from art.tokens import card_back as plain_back

CARD: tuple[float, float] = (120, 168)
MISSIONS = {8: "#6F6A3A", 15: "#A5652E", 25: "#8E2F22"}
"""The pigment of a mission's seal by its value; its pips say the same: one, two, three."""


def supplies(canvas: Canvas) -> None:
    """A replenishing point: a triangle, 54 wide around the origin, a sack on it."""
    face = hand_cut(poly("0,-27 28,19 -28,19").buffer(2.4), 0.6, 12, 4)
    canvas.paper(affinity.translate(face, 0, 4.4), "#7C5316", elevation=4, edge=0.2)
    canvas.paper(face, "#E8A92F", elevation=0, edge=0.9)
    canvas.flat(face.buffer(-3).difference(face.buffer(-4.3)), "#8A5D14", 0.6)
    canvas.flat(icon("sack", 0, 4, 25), INK)


def free_port(canvas: Canvas) -> None:
    """A port where a museum may stand: a round quay of planks, 34 across, an anchor on it."""
    quay = hand_cut(circle(0, 0, 17), 0.5, 9, 6)
    canvas.paper(affinity.translate(quay, 0, 3), "#6B4A2B", elevation=3, edge=0.2)
    canvas.paper(quay, "#EAD6A8", elevation=0, edge=0.8)
    canvas.flat(quay.buffer(-2).difference(quay.buffer(-3.2)), "#8A5E34", 0.8)
    canvas.flat(icon("anchor", 0, 0, 21), "#5A3A20")


def sea_space(canvas: Canvas) -> None:
    """A circle in the open sea: a buoy's ring, 24 across."""
    ring = hand_cut(circle(0, 0, 12), 0.4, 7, 8)
    canvas.paper(ring, CREAM, elevation=2.4, edge=0.7)
    canvas.flat(circle(0, 0, 8), "#2F7180")
    canvas.flat(circle(0, 0, 4), CREAM)


def barrel(canvas: Canvas, *, full: bool) -> None:
    """A barrel of provisions, 32 wide and 36 high around the origin; empty ones are only a mark."""
    body = blob("-12,-17 0,-18 12,-17 15.6,-6 15.6,6 12,17 0,18 -12,17 -15.6,6 -15.6,-6", 6)
    if not full:
        canvas.flat(body, "#D8C193")
        canvas.flat(body.difference(affinity.translate(body, 1.4, 2)), "#8A6238", 0.6)
        return
    canvas.paper(body, "#A86F37", elevation=2, edge=0.7, wood=5)
    staves = [stroke([(x * 0.8, -17), (x, 0), (x * 0.8, 17)], 0.9) for x in (-9, -3, 3, 9)]
    canvas.flat(union(*staves), "#5B3A1E", 0.75)
    for y in (-11, 10.6):
        hoop = stroke([(-14.6, y - 0.8), (0, y + 1.6), (14.6, y - 0.8)], 3.4).intersection(body.buffer(0.4))
        canvas.paper(hoop, "#4B3B30", elevation=0.6, edge=0.9)
    canvas.flat(body.difference(affinity.translate(body, -3, -1.6)), "#22130c", 0.28)
    canvas.flat(icon("sack", 0, 0, 15), "#F6E3B8")


def crate(canvas: Canvas, wide: float, high: float) -> None:
    """An empty place of the hold for a tile, its corner at the origin: planks of a crate."""
    hole = hand_cut(rounded(1, 1, wide - 2, high - 2, 7), 0.6, 18, 3)
    canvas.flat(hole, "#CDAF78")
    tall = (high - 8) / 4
    for k in range(4):
        plank = hand_cut(box(3.5, 4.5 + k * tall, wide - 3.5, 3.5 + (k + 1) * tall), 0.7, 7, k + 2).intersection(hole)
        canvas.paper(plank, ("#DCC28C", "#D5B981", "#DFC794", "#D2B67C")[k], elevation=0.8, edge=0.35, wood=3)
    nails = [circle(x, 4 + (k + 0.5) * tall + dy, 1.2) for k in range(4) for x in (9, wide - 9) for dy in (-6, 6)]
    canvas.flat(union(*nails), "#7A5A34", 0.7)
    canvas.flat(hole.difference(affinity.translate(hole, 3, 4.4)), "#5A3D20", 0.5)


def hold(canvas: Canvas) -> None:
    """The hold as a thing: an open crate with a rope handle, 72 wide around the origin."""
    for k, y in enumerate((-14, 0, 14)):
        plank = hand_cut(box(-36, y - 6.6, 36, y + 6.6), 0.5, 18, k + 4)
        canvas.paper(plank, ("#B98A4E", "#AC7C42", "#A07039")[k], elevation=2.4, edge=0.7, wood=7)
    for x in (-30, 30):
        canvas.paper(hand_cut(box(x - 5, -23, x + 5, 23), 0.5, 14, x + 40), "#8E5B31", elevation=2, edge=0.7, wood=7)
        canvas.flat(union(*[circle(x, y, 1.3) for y in (-14, 0, 14)]), "#3B2617")
    canvas.paper(stroke("-12,-9 -10,-3 0,0 10,-3 12,-9", 3.2), "#E2CB94", elevation=1.6, edge=0.6)
    canvas.flat(icon("bone", 0, 10, 18), "#F6E7C4")


def card_face(canvas: Canvas, value: int) -> None:
    """A mission lying open, without its groups, whose seals the game lays on it; its corner at the origin."""
    card = _card(canvas, 5)
    canvas.flat(gouges(card, angle=-8, gap=13, length=18, width=1.5, seed=value, keep=0.25, inset=8), "#D9BF8C", 0.5)
    _seal(canvas, value, 30)


def card_back(canvas: Canvas, value: int) -> None:
    """The same from behind: a bone under a pick on the value's pigment, and its pips (C34: backs show values)."""
    pigment = MISSIONS[value]
    plain_back(canvas, "bone", pigment)
    pick = icon("pick", 62, 76, 40, 40)
    canvas.flat(pick.buffer(2), mix(pigment, "#1d120c", 0.25))
    canvas.flat(pick, "#E8B45A")
    for y in (23, 145):
        canvas.flat(_pips(value, 60, y, 5), CREAM)


def _card(canvas: Canvas, seed: int) -> Shape:
    card = hand_cut(rounded(0, 0, *CARD, 11), 0.7, 20, seed)
    canvas.paper(affinity.translate(card, 0.6, 2), CARD_SIDE, elevation=4, edge=0)
    canvas.paper(card, PAPER, elevation=0, edge=0.7)
    return card


def _seal(canvas: Canvas, value: int, y: float) -> None:
    """Red wax for the value at the top, its pips beside it."""
    turns = [k * math.tau / 16 for k in range(16)]
    wax = blob(
        [(60 + (24 + 2 * (k % 2)) * math.cos(a), y + (24 + 2 * (k % 2)) * math.sin(a)) for k, a in enumerate(turns)]
    )
    canvas.paper(wax, MISSIONS[value], elevation=3, edge=0.8)
    canvas.flat(circle(60, y, 20).difference(circle(60, y, 18.6)), CREAM, 0.5)
    for x in (18, 102):
        canvas.flat(_pips(value, x, y, 4, upright=True), MISSIONS[value])


def _pips(value: int, x: float, y: float, r: float, upright: bool = False) -> Shape:
    count = list(MISSIONS).index(value) + 1
    steps = [(k - (count - 1) / 2) * r * 3 for k in range(count)]
    square = affinity.rotate(box(-r, -r, r, r), 45)
    return union(*[affinity.translate(square, *((x, y + d) if upright else (x + d, y))) for d in steps])


def score_step(canvas: Canvas, *, fifth: bool) -> None:
    """A step of the score trail, 26 by 24 around the origin; each fifth is darker, with room for its number."""
    tile = hand_cut(rounded(-14, -12, 28, 24, 5) if fifth else rounded(-12, -11, 24, 22, 5), 0.5, 8, 5)
    canvas.paper(tile, "#8E5B31" if fifth else "#C9A86C", elevation=1.4, edge=0.7)
    if not fifth:
        canvas.flat(circle(0, 0, 2.6), "#8A6238")


def dust(canvas: Canvas, number: int) -> None:
    """A puff of dust under the brush, some 60 across; 1 is thick, 3 is thin."""
    size, alpha = ((0.8, 0.95), (1.0, 0.75), (1.2, 0.5))[number - 1]
    rows = ((-16, 2, 11), (0, -6, 14), (15, 1, 12), (6, 8, 11), (-8, 9, 10), (24, 8, 6), (-25, 9, 6))
    puff = union(*[circle(x * size, y * size, r * size * (1.1 - number * 0.09)) for x, y, r in rows])
    puff = hand_cut(puff, 1.2, 7, number)
    canvas.flat(puff, "#D9BE8C", alpha)
    canvas.flat(puff.difference(affinity.translate(puff, -2.4, -3.4)), "#9C7A4C", alpha * 0.6)
    canvas.flat(speckle(ellipse(0, 0, 34, 20).difference(puff), 12, 0.8, 2, number), "#B89660", alpha)


def digging_brush(canvas: Canvas) -> None:
    """The brush that uncovers a tile, its bristles at the origin, the handle to the upper right."""
    canvas.paper(tube("46,-50,4.6 30,-32,3.4 17,-18,4"), "#8E5B31", elevation=5, edge=0.8, wood=6)
    canvas.paper(poly("10,-24 23,-12 17,-6 4,-17").buffer(1), "#7C6A5A", elevation=3, edge=0.9)
    hair = hand_cut(poly("5,-18 17,-6 10,4 -3,12 -10,9 -12,3 -3,-8"), 1.2, 4, 3)
    canvas.paper(hair, "#E2C48C", elevation=3, edge=0.6)
    canvas.flat(gouges(hair, angle=132, gap=2.4, length=12, width=1.1, seed=4, keep=0.8, inset=0.6), "#8A6238", 0.8)


def compass(canvas: Canvas, x: float = 0, y: float = 0, size: float = 1) -> None:
    """A compass rose around (x, y), 132 across times `size`."""

    def put(shape: Shape) -> Shape:
        return place(shape, x, y, size)

    for outer, share in ((50, 0.5), (44, 0.4)):
        canvas.flat(put(circle(0, 0, outer).difference(circle(0, 0, outer - 1.6))), CREAM, share)
    for reach, waist, turn, colours in ((46, 9, 45, ("#C88A3C", "#8F5B22")), (66, 12, 0, ("#F1DFB4", "#B99A64"))):
        for k in range(4):
            for side in (-1, 1):
                spike = poly([(0, 0), (side * waist * 0.72, -waist * 0.72), (0, -reach)])
                spike = affinity.rotate(spike, turn + 90 * k, origin=(0, 0))
                canvas.paper(put(spike), colours[0] if side < 0 else colours[1], elevation=1.6, edge=0.4)
    canvas.paper(put(poly("-8,-8 0,-66 0,0")), "#C23B28", elevation=0, edge=0.4)
    canvas.paper(put(circle(0, 0, 9)), "#B23F2A", elevation=2, edge=0.9)
    canvas.flat(put(circle(0, 0, 4)), CREAM)


def plinth(canvas: Canvas, group_name: str, wide: float) -> None:
    """What a skeleton stands on in the museum, the middle of its upper face at the origin."""
    group = GROUPS[group_name]
    h = wide / 2
    top = hand_cut(poly([(-h + 12, -9), (h - 12, -9), (h, 7), (-h, 7)]).buffer(1.5), 0.4, 7, group.seed)
    front = hand_cut(box(-h, 6, h, 26), 0.4, 7, group.seed + 1)
    foot = hand_cut(box(-h - 6, 25, h + 6, 33), 0.4, 6, group.seed + 2)
    canvas.paper(union(front, foot), "#6A4426", elevation=7, edge=0.5, wood=8)
    canvas.paper(box(-h, 7, h, 25), "#7E5330", elevation=0, edge=0.5, wood=8)
    canvas.paper(top, "#A9764A", elevation=1.5, edge=0.7, wood=8)
    plate = hand_cut(rounded(-24, 8.4, 48, 15.4, 3), 0.3, 5, 4)
    canvas.paper(plate, group.pigment, elevation=1.4, edge=0.7)
    canvas.flat(icon(group.glyph, 0, 16, 14), group.mark)


def hall(canvas: Canvas) -> None:
    """The museum's wall, 640 by 360, its corner at the origin: panelling, a frieze, light from above."""
    wall = box(0, 0, 640, 360)
    canvas.flat(wall, "#3F4A45")
    for k in range(8):
        panel = hand_cut(box(10 + k * 79, 54, 77 + k * 79, 306), 0.8, 16, k)
        canvas.paper(panel, mix("#4A5A52", "#3B4640", (k % 2) * 0.5), elevation=1.6, edge=0.3)
    canvas.paper(hand_cut(box(-30, -30, 670, 40), 0.7, 26, 2), "#5C4A38", elevation=5, edge=0.5, wood=7)
    canvas.flat(union(*[icon("bone", 40 + 80 * k, 18, 24) for k in range(8)]), "#C9AE7E", 0.8)
    canvas.paper(hand_cut(box(-30, 316, 670, 390), 0.7, 26, 4), "#6A4A2E", elevation=4, edge=0.5, wood=8)
    canvas.flat(union(*[line([(k * 64 - 20, 362), (k * 64 + 10, 318)], 1.2) for k in range(12)]), "#3F2A1A", 0.6)
    for x in (160, 480):
        canvas.glow(x, 90, 120, "#FFC890", 0.22)
