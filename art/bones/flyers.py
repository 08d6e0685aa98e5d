"""Wings: three pterosaurs, each on one endless finger, and the oldest bird, on three."""

import math
from itertools import pairwise

from art.bones.limbs import bone, finger, limb
from art.bones.rig import Backbone, Part, Skeleton, Spot, along, carve, head, rib_cage, ribs, teeth, vertebrae
from art.kit.geometry import Shape, blob, circle, ellipse, points, poly, stroke, tube, union


def quetzalcoatlus() -> Skeleton:
    """Soaring: wings ten metres across, a neck of few long bones, a spear of a beak without a tooth."""
    skull = carve(
        "-3,-3 4,-16 12,-27 24,-32 34,-26 46,-20 66,-12 88,-3 112,8 84,7 50,8 22,11 8,12",
        ellipse(15, -8, 4.6, 6),
        blob("26,-18 40,-15 62,-6 48,2 30,1 24,-6", 6),
    )
    jaw = poly("8,16 24,13 60,12 110,12 60,17 26,20 10,21").buffer(0.8)
    back = Backbone(
        "164,-24,1 172,-30,1.6 182,-39,2.2 194,-48,2.5 206,-55,2.6 214,-58,2.6 240,-51,2.7 266,-41,2.5 290,-32,2.3"
    )
    trunk = vertebrae(back, step="0,3.4 0.4,3.8 1,4", spines="0,0.8 0.2,2.6 0.4,3 1,2.4", lean=0.2, begin=0, end=0.42)
    neck = vertebrae(back, step="0,15 1,15", spines="0,0.6 1,0.6", begin=0.49, end=0.97)
    far_ribs, near_ribs = rib_cage(back, 0.14, 0.38, 7, "0,8 0.3,13 0.7,16 1,12", sweep=0.2, far=0.9, near=1)
    keel = union(blob("196,-38 206,-41 218,-46 222,-42 214,-32 202,-31"), tube("216,-55,2 220,-48,1.8 219,-43,2.2"))
    near = _wing("216,-56 244,-69 282,-82 336,-85 366,-64 384,-48 393,-36 397,-27", 2.9)
    far = _wing("206,-58 178,-71 140,-85 86,-87 52,-72 29,-58 13,-46 5,-36", 2.5)
    legs = union(limb("180,-37 160,-32 142,-20", 1.9, 1.3), _toes((142, -20), (132, -11)))
    far_leg = union(limb("178,-39 156,-38 136,-31", 1.6, 1.1), _toes((136, -31), (125, -25)))
    return (
        Part(union(far, far_leg), "far"),
        far_ribs,
        Part(union(trunk, neck)),
        near_ribs,
        Part(union(keel, blob("172,-35 182,-42 188,-40 184,-33 176,-30")), "near"),
        Part(legs, "near"),
        Part(near, "near"),
        *head(skull, jaw, (289, -33), 82, turn=12, gape=2),
    )


def pteranodon() -> Skeleton:
    """Turning in the wind: a blade of a crest behind, a toothless beak before, a stub of a tail."""
    skull = carve(
        "-4,4 4,-8 -14,-20 -42,-36 -72,-58 -84,-72 -58,-66 -24,-50 8,-34 34,-20 62,-8 108,8 66,7 30,8 10,12",
        ellipse(8, -10, 5, 5.4),
        blob("20,-12 36,-10 56,-1 42,4 24,2", 6),
    )
    jaw = poly("6,17 24,14 60,12 106,11 62,17 26,22 10,22").buffer(0.8)
    back = Backbone(
        "80,-18,0.8 90,-23,1.4 102,-29,2 114,-36,2.4 126,-43,2.5 134,-48,2.4 146,-50,2.3 156,-46,2.1 164,-42,2"
    )
    trunk = vertebrae(back, step="0,3.2 0.4,3.6 0.66,4 0.7,5.2 1,5", spines="0,0.6 0.2,2 0.5,2.8 0.7,2 1,1", lean=0.2)
    far_ribs, near_ribs = rib_cage(back, 0.24, 0.62, 8, "0,7 0.3,12 0.7,15 1,11", sweep=0.2, far=0.85, near=0.95)
    keel = union(blob("116,-26 126,-30 138,-36 143,-32 136,-22 122,-19"), tube("137,-46,1.8 141,-40,1.6 140,-34,2"))
    near = _wing("136,-46 153,-59 177,-71 207,-89 223,-63 232,-43 236,-29 237,-19", 2.6)
    far = _wing("126,-48 107,-61 80,-73 45,-90 27,-66 14,-46 7,-31 4,-20", 2.2)
    legs = union(limb("98,-28 82,-22 70,-11", 1.6, 1.1), _toes((70, -11), (62, -4)))
    far_leg = union(limb("96,-30 78,-28 62,-22", 1.3, 0.9), _toes((62, -22), (53, -18)))
    return (
        Part(union(far, far_leg), "far"),
        far_ribs,
        Part(trunk),
        near_ribs,
        Part(union(keel, blob("90,-27 100,-33 106,-31 102,-24 94,-21")), "near"),
        Part(legs, "near"),
        Part(near, "near"),
        *head(skull, jaw, (163, -38), 62, turn=9, gape=3),
    )


def rhamphorhynchus() -> Skeleton:
    """As the stone of Solnhofen keeps it, wings of skin and all: a long tail with a vane, teeth like a rake."""
    skull = carve(
        "-4,-4 6,-18 24,-23 44,-17 70,-9 104,1 98,5 60,6 30,9 8,11",
        ellipse(24, -10, 7, 6.4),
        ellipse(46, -7, 5, 2.6, 14),
        ellipse(62, -4, 4, 1.6, 14),
    )
    skull = union(skull, *[poly([(x, 5), (x + 5, 5), (x + 11, 17)]) for x in (42, 54, 66, 78, 90)])
    jaw = union(
        carve("4,16 24,14 60,14 96,11 106,12 90,19 54,22 22,22"),
        *[poly([(x, 15), (x + 5, 15), (x + 12, 4)]) for x in (50, 62, 74, 86)],
    )
    back = Backbone(
        "6,-8,0.7 22,-12,0.8 40,-18,0.9 54,-24,1.1 64,-30,1.5 74,-37,1.9 82,-43,2.1 88,-47,2 96,-47,1.9 "
        "104,-43,1.8 110,-40,1.7"
    )
    spine = vertebrae(back, step="0,3.6 0.45,3.4 1,3.2", spines="0,0 0.5,0.5 0.6,1.8 0.8,1.6 1,1", lean=0.2)
    rods = union(stroke("6,-9.2 30,-15.6 54,-25.6", 0.7), stroke("6,-6.8 30,-13.2 54,-22.4", 0.7))
    vane = blob("18,-10.6 12,-19 3,-13 0.6,-5 7,1 15,-4", 6)
    chest = "0,5 0.3,9 0.7,11 1,8"
    near_tips, far_tips = "122,-73 137,-58 146,-40 152,-23 155,-6", "47,-78 32,-70 19,-60 9,-48 4,-34"
    near = _wing(f"89,-46 101,-56 116,-69 {near_tips}", 1.9)
    far = _wing(f"84,-48 72,-59 54,-73 {far_tips}", 1.7)
    skin = union(
        blob(f"90,-45 102,-57 {near_tips} 140,-12 122,-16 104,-24 84,-30 76,-36", 5),
        blob(f"82,-47 71,-60 {far_tips} 24,-36 44,-30 62,-30 72,-36", 5),
    )
    legs = union(limb("68,-32 62,-24 68,-15", 1.3, 1), _toes((68, -15), (72, -8)))
    far_leg = union(limb("66,-34 56,-30 54,-20", 1.1, 0.8), _toes((54, -20), (56, -13)))
    keel = union(blob("80,-35 88,-40 96,-40 94,-33 86,-29"), tube("89,-45,1.5 93,-40,1.4 92,-37,1.6"))
    return (
        Part(union(skin, vane), "print"),
        Part(union(far, far_leg), "far"),
        Part(union(spine, rods)),
        Part(ribs(back, 0.56, 0.76, 7, chest, sweep=0.2, r=0.85)),
        Part(union(keel, blob("62,-33 70,-38 74,-35 70,-29 64,-29")), "near"),
        Part(legs, "near"),
        Part(near, "near"),
        *head(skull, jaw, (110, -39), 44, turn=20, gape=4),
    )


def _archaeopteryx_head() -> Skeleton:
    """A bird's head with teeth."""
    skull = carve(
        "-4,-4 4,-20 22,-26 42,-20 66,-12 98,0 98,4 60,6 30,9 8,12",
        ellipse(24, -11, 8, 7.4),
        ellipse(50, -6, 6, 3, 16),
        ellipse(76, -3, 5, 1.8, 16),
    )
    skull = union(skull, teeth(along((58, 5), (94, 4), 7), 6, 3.6))
    jaw = carve("4,18 26,14 60,13 97,12 97,16 60,20 26,23 8,24")
    return head(skull, jaw, (45, -80), 26, turn=-14, gape=8)


def archaeopteryx() -> Skeleton:
    """The slab of Berlin: head thrown back, both wings spread, feathers around a tail of bones."""
    back = Backbone(
        "28,-3,0.7 30,-12,0.9 33,-22,1.1 37,-31,1.5 42,-39,1.9 47,-47,2 50,-55,1.9 47,-62,1.7 42,-68,1.6 "
        "41,-75,1.5 46,-80,1.4"
    )
    spine = vertebrae(back, step="0,3 0.5,3 1,2.9", spines="0,0 0.3,0.6 0.5,1.4 0.8,1 1,0.6", lean=0.2)
    chest = "0,5 0.4,10 0.8,12 1,8"
    legs = union(
        limb("40,-36 54,-33 50,-18", 1.5, 1.1),
        bone((50, -18), (58, -8), 0.9),
        finger("58,-8 64,-5 70,-2", 3, 0.8, 2.6),
        finger("58,-8 62,-3 66,0", 3, 0.8, 2.2),
        finger("58,-8 55,-4 54,-1", 1, 0.7, 2),
    )
    far_leg = union(
        limb("38,-37 49,-29 41,-16", 1.2, 0.9), bone((41, -16), (47, -5), 0.8), finger("47,-5 50,-2 55,-0.6", 3, 0.7, 2)
    )
    far_arm, near_arm = _arms()
    return (
        Part(_feathers(), "print"),
        Part(union(far_arm, far_leg), "far"),
        Part(spine),
        Part(ribs(back, 0.48, 0.68, 7, chest, sweep=0.15, bow=0.08, r=0.8)),
        Part(
            union(
                blob("36,-36 42,-42 46,-39 42,-33 37,-32"),
                tube("40,-35,1.3 45,-28,0.9 48,-26,1.2"),
                stroke("48,-52 53,-49 55,-54", 1.4),
            ),
            "near",
        ),
        Part(union(legs, near_arm), "near"),
        *_archaeopteryx_head(),
    )


def _arms() -> tuple[Shape, Shape]:
    """Of the bird: what lies behind the body, and what before it; three claws on either hand."""
    right = union(limb("50,-53 63,-45 60,-61", 1.5, 1.2), bone((60, -61), (65, -70), 1))
    left = union(limb("45,-54 27,-46 23,-62", 1.4, 1.1), bone((23, -62), (16, -70), 0.9))
    hands = union(
        finger("65,-70 69,-74 74,-78", 2, 0.8, 2.4),
        finger("65,-71 67,-77 69,-82", 2, 0.8, 2.4),
        finger("63,-70 62,-75 64,-79", 1, 0.7, 2),
        finger("16,-70 11,-73 6,-78", 2, 0.8, 2.4),
        finger("17,-71 14,-77 11,-82", 2, 0.8, 2.4),
        finger("18,-70 19,-75 18,-79", 1, 0.7, 2),
    )
    return left, union(right, hands)


def _feathers() -> Shape:
    """Two fans and the row on either side of the tail."""
    return union(
        *_plumes(((60, -61), (66, -71)), 9, (63, -46), (-12, 104), 22),
        *_plumes(((23, -62), (16, -70)), 9, (27, -47), (192, 76), 22),
        *[
            tube([(x, y, 0.8), (x + dx * 0.6, y + dy * 0.6, 1.5), (x + dx, y + dy, 0.5)])
            for t in range(9)
            for x, y in ((29.0 + t * 0.8, -4 - t * 2.7),)
            for dx, dy in ((-13, 4.6), (13, 3.4))
        ],
    )


def _wing(joints: str, r: float) -> Shape:
    """Shoulder, elbow, wrist, knuckle and the four joints of the wing finger; three small claws at the knuckle."""
    shoulder, elbow, wrist, knuckle, *tips = [(float(x), float(y)) for x, y in points(joints)]
    middle = ((shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2)
    crest = blob([shoulder, ((shoulder[0] * 2 + elbow[0]) / 3, shoulder[1] - r * 2.6), middle], 5)
    splint = [elbow, ((elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + r * 1.7), wrist]
    arm = union(crest, bone(shoulder, elbow, r), bone(elbow, wrist, r * 0.8), stroke(splint, r * 0.8))
    palm = union(bone(wrist, knuckle, r * 0.72, head=1.3), circle(*wrist, r * 0.9))
    joined = [knuckle, *tips[:-1]]
    chain = [bone(a, b, r * (0.62 - 0.11 * k), head=1.4) for k, (a, b) in enumerate(pairwise(joined))]
    (ax, ay), (bx, by) = tips[-2:]
    last = tube([(ax, ay, r * 0.4), ((ax + bx) / 2, (ay + by) / 2, r * 0.26), (bx, by, 0.4)])
    return union(arm, palm, _claws(knuckle, 1 if knuckle[0] > wrist[0] else -1, r), *chain, last)


def _claws(knuckle: Spot, side: int, r: float) -> Shape:
    """Three short fingers; `side` is 1 if the wing reaches to the right."""
    x, y = knuckle
    claws: list[Shape] = []
    for k in range(3):
        bent = (x + side * (r * 0.9 + k), y - r * 1.2 + k * 1.4)
        tip = (x + side * r * (2 + 0.3 * k), y + k * r * 0.8 - r)
        claws.append(finger([knuckle, bent, tip], 1, r * 0.3, r * 0.7))
    return union(*claws)


def _toes(ankle: Spot, tip: Spot) -> Shape:
    (x0, y0), (x1, y1) = ankle, tip
    return union(
        *[
            stroke([(x0, y0), ((x0 + x1) / 2 + d, (y0 + y1) / 2), (x1 + d * 1.8, y1 + d * 0.6)], 1.2)
            for d in (-1.4, 0.3, 2)
        ]
    )


def _plumes(hand: tuple[Spot, Spot], count: int, elbow: Spot, turns: Spot, long: float) -> list[Shape]:
    """Feathers that fan out below hand and forearm, from the first turn (degrees, down is 90) to the second."""
    roots = [*along(hand[1], hand[0], count // 2), *along(hand[0], elbow, count - count // 2)]
    feathers: list[Shape] = []
    for k, (x, y) in enumerate(roots):
        turn = math.radians(turns[0] + (turns[1] - turns[0]) * k / (count - 1))
        reach = long * (1 - 0.06 * abs(k - 2))
        dx, dy = math.cos(turn) * reach, math.sin(turn) * reach
        feathers.append(tube([(x, y, 0.9), (x + dx * 0.55, y + dy * 0.55, 1.9), (x + dx, y + dy, 0.6)]))
    return feathers
