"""Carnivores: on two legs, three toes, skulls with great windows, pubic boot and belly ribs."""

from art.bones.limbs import bone, finger, limb, middle_foot, pair
from art.bones.rig import (
    Backbone,
    Part,
    Skeleton,
    Spot,
    along,
    carve,
    hang,
    head,
    ilium,
    rib_cage,
    teeth,
    vertebrae,
)
from art.kit.geometry import Shape, blob, circle, ellipse, poly, tube, union


def _tyrannosaurus_head() -> Skeleton:
    """Deep and boxy, fangs as long as a hand."""
    skull = carve(
        "-2,-4 4,-22 14,-34 30,-36 40,-33 56,-37 74,-36 90,-30 98,-18 99,-6 92,0 70,2 48,4 30,8 20,22 8,20 6,8",
        ellipse(28, -17, 6.5, 9, 20),
        poly("38,-26 58,-29 63,-9 45,-7").buffer(2),
        ellipse(69, -16, 3, 4),
        ellipse(88, -23, 6, 4, 20),
        poly("10,-22 18,-20 17,6 11,4").buffer(1.6),
    )
    fangs = teeth(along((46, 3), (93, -2), 9), 12, 4.6, -1.6)
    jaw = carve("10,20 24,16 50,22 76,20 92,14 95,22 88,30 60,34 34,36 18,32", ellipse(32, 26, 5, 2.6))
    jaw = union(jaw, teeth(along((54, 23), (90, 17), 7), -9, 4, -1))
    return head(union(skull, fangs), jaw, (318, -69), 62, turn=2, gape=7)


def tyrannosaurus() -> Skeleton:
    """Striding, the body level, tail out behind; two fingers."""
    back = Backbone(
        "46,-42,1.2 80,-53,2 120,-61,3.2 158,-65,4.4 196,-66,5 232,-65,5 262,-62,5 286,-60,5 302,-64,5 318,-70,4.8"
    )
    spine = vertebrae(
        back,
        step="0,5.4 0.3,7 0.6,8 1,6.8",
        spines="0,1 0.2,3 0.42,7 0.58,8 0.75,7 0.86,6 0.92,6 1,4",
        lean=0.3,
        chevrons="0,1.5 0.1,4 0.3,8 0.44,8 0.46,0 1,0",
        blade=0.56,
    )
    far_ribs, near_ribs = rib_cage(
        back, 0.62, 0.87, 11, "0,14 0.18,33 0.5,41 0.8,36 1,22", sweep=0.34, bow=0.1, near=1.3
    )
    hips = union(
        ilium(164, -80, 224, -54),
        tube("199,-60,3.4 207,-44,2.6 212,-26,2.8"),
        blob("203,-25 216,-28 224,-21 213,-18"),
        tube("184,-58,3 173,-44,2.2 162,-32,1.6"),
    )
    arm = union(
        limb("286,-38 281,-29 288,-25", 1.8, 1.3),
        finger("288,-25 292,-22 295,-18", 2, 1, 3.4),
        finger("287,-25 290,-20 291,-16", 2, 1, 3.4),
    )
    return (
        Part(_leg((192, -58), (170, -41), (148, -25), (130, -12), 3.4), "far"),
        far_ribs,
        Part(union(_belly((216, -24), (262, -28), 6), limb("292,-37 289,-30 295,-26", 1.5, 1.1)), "far"),
        Part(spine),
        near_ribs,
        Part(_shoulder((284, -41), (246, -62), 2), "near"),
        Part(arm, "near"),
        Part(hips, "near"),
        Part(_leg((198, -59), (228, -42), (207, -21), (214, -6), 4.4), "near"),
        *_tyrannosaurus_head(),
    )


def _allosaurus_head() -> Skeleton:
    """Long and narrow, little horns before the eyes."""
    skull = carve(
        "-2,-4 4,-20 16,-28 28,-29 34,-39 41,-38 46,-28 62,-27 80,-24 94,-14 99,-4 94,1 70,3 46,4 28,8 20,20 8,18 6,8",
        ellipse(30, -15, 4.6, 9, 12),
        poly("43,-22 60,-21 65,-7 48,-4").buffer(1.5),
        ellipse(86, -13, 6, 3, 22),
        ellipse(14, -12, 4, 8, 8),
        ellipse(72, -14, 3, 3.4),
    )
    skull = union(skull, teeth(along((46, 3), (93, 0), 10), 9, 3.6, -1.6))
    jaw = carve("12,20 24,14 50,18 76,16 94,12 96,17 86,24 60,27 34,29 18,27", ellipse(30, 21, 5, 2.2))
    jaw = union(jaw, teeth(along((52, 18), (90, 14), 8), -7, 3.2, -1))
    return head(skull, jaw, (253, -73), 54, turn=6, gape=6)


def allosaurus() -> Skeleton:
    """Walking, head raised; three fingers with great claws, little horns before the eyes."""
    back = Backbone(
        "6,-52,1 40,-60,1.5 80,-66,2.4 120,-69,3.2 150,-69,3.8 182,-66,3.8 208,-61,3.7 226,-58,3.7 "
        "238,-62,3.5 244,-67,3.2 252,-73,3"
    )
    spine = vertebrae(
        back,
        step="0,5 0.4,6.2 0.7,6.4 1,5",
        spines="0,1 0.2,3 0.45,6.5 0.6,7 0.8,5.5 0.9,4.5 1,3",
        lean=0.32,
        chevrons="0,1.5 0.1,3.4 0.35,7 0.5,7 0.52,0 1,0",
        blade=0.54,
    )
    far_ribs, near_ribs = rib_cage(back, 0.6, 0.84, 11, "0,12 0.2,26 0.5,33 0.8,29 1,16", sweep=0.32, bow=0.1)
    hips = union(
        ilium(128, -82, 176, -59),
        tube("154,-64,2.8 160,-48,2 164,-31,2.2"),
        blob("156,-30 167,-32 174,-26 164,-24"),
        tube("144,-62,2.6 132,-49,1.8 122,-37,1.8"),
    )
    arm = union(
        limb("224,-42 216,-31 226,-24", 2, 1.5),
        finger("226,-24 231,-20 231,-12", 2, 1.2, 5),
        finger("227,-25 235,-21 237,-13", 2, 1.2, 4.6),
        finger("227,-26 238,-24 242,-17", 2, 1, 4),
    )
    far_arm = union(limb("230,-42 227,-33 237,-29", 1.7, 1.3), finger("237,-29 243,-25 244,-19", 2, 1.1, 4))
    return (
        Part(_leg((146, -62), (132, -44), (114, -27), (97, -12), 2.8), "far"),
        far_ribs,
        Part(union(_belly((170, -29), (212, -31), 6), far_arm), "far"),
        Part(spine),
        near_ribs,
        Part(_shoulder((223, -44), (192, -62), 1.7), "near"),
        Part(arm, "near"),
        Part(hips, "near"),
        Part(_leg((152, -63), (178, -43), (158, -21), (168, -6), 3.4), "near"),
        *_allosaurus_head(),
    )


def _carnotaurus_head() -> Skeleton:
    """Short and deep, a bull's horn over the eye."""
    skull = carve(
        "-2,-4 2,-24 12,-38 30,-42 46,-40 62,-42 80,-38 94,-26 98,-8 94,2 70,4 48,6 30,10 22,26 8,24 6,8",
        ellipse(30, -16, 6, 9, 14),
        poly("44,-28 62,-28 68,-8 50,-6").buffer(2),
        ellipse(86, -18, 5, 4, 20),
        ellipse(13, -12, 4.6, 9, 8),
    )
    skull = union(skull, tube("26,-38,8 25,-54,6.4 33,-68,2"), teeth(along((48, 4), (93, 0), 8), 9, 4.4, -1.6))
    jaw = union(
        carve("12,26 26,17 52,20 78,18 94,14 96,20 82,27 54,29 30,32 18,32"), teeth(along((54, 20), (90, 16), 6), -6, 4)
    )
    return head(skull, jaw, (122, -68), 36, turn=3, gape=7)


def carnotaurus() -> Skeleton:
    """Running: a short deep skull with bull's horns, arms that are hardly there, long legs."""
    back = Backbone(
        "5,-70,0.8 18,-62,1.2 34,-57,1.8 52,-55,2.4 70,-56,2.7 88,-58,2.8 102,-58,2.8 110,-60,2.7 "
        "116,-65,2.5 122,-68,2.3"
    )
    spine = vertebrae(
        back,
        step="0,3.8 0.4,4.6 1,4.2",
        spines="0,0.8 0.3,3 0.5,4 0.75,3.4 0.9,3 1,2.4",
        lean=0.3,
        chevrons="0,1 0.15,3 0.44,4.6 0.48,0 1,0",
        blade=0.54,
    )
    far_ribs, near_ribs = rib_cage(back, 0.58, 0.82, 9, "0,8 0.25,18 0.6,23 0.85,19 1,11", sweep=0.3, far=0.95, near=1)
    hips = union(
        ilium(51, -66, 86, -49),
        tube("72,-53,2 76,-42,1.5 79,-33,1.6"),
        blob("74,-33 81,-34 84,-30 78,-29"),
        tube("62,-52,2 54,-42,1.4 49,-34,1.4"),
    )
    arm = union(
        bone((103, -44), (99, -38), 1.3),
        *[finger(f"99,-38 {101 + k},-36 {102 + k * 1.4},-34", 1, 0.7) for k in range(3)],
    )
    return (
        Part(_leg((66, -52), (48, -40), (31, -32), (16, -22), 2.2, tip=-5), "far"),
        far_ribs,
        Part(_belly((82, -31), (104, -36), 4), "far"),
        Part(spine),
        near_ribs,
        Part(_shoulder((104, -46), (86, -55), 1.3), "near"),
        Part(arm, "near"),
        Part(hips, "near"),
        Part(_leg((70, -52), (92, -39), (78, -19), (88, -6), 2.7), "near"),
        *_carnotaurus_head(),
    )


def _dilophosaurus_head() -> Skeleton:
    """Low, a notch in the snout, two thin crests."""
    skull = carve(
        "-2,-4 6,-22 24,-27 44,-24 66,-21 80,-14 86,-15 97,-8 99,-2 90,1 84,-3 70,2 46,4 28,8 18,18 6,14",
        ellipse(28, -12, 6, 7),
        poly("42,-17 60,-16 65,-5 48,-4").buffer(1),
        ellipse(12, -9, 4, 6),
        ellipse(90, -9, 3.4, 2),
    )
    skull = union(skull, teeth(along((44, 3), (74, 0), 6), 7, 3.4), teeth(along((88, 0), (96, -1), 3), 6, 3))
    crest = blob("26,-14 16,-28 12,-43 22,-50 42,-51 60,-42 80,-10 54,-12", 6)
    jaw = carve("8,18 24,12 50,14 76,10 95,7 96,12 80,18 50,22 24,24 12,24")
    return (
        Part(hang(crest, 54.6, -76.4, 27, -2), "far"),
        *head(skull, jaw, (52, -75), 27, turn=-4, gape=8),
        Part(hang(crest, 51.6, -75, 27, -6).difference(hang(skull.buffer(-3), 52, -75, 27, -4)), "horn"),
    )


def dilophosaurus() -> Skeleton:
    """Crouching as its kind left the print of its seat in Utah; two thin crests along the skull."""
    back = Backbone(
        "8,-62,0.7 4,-50,0.9 5,-38,1.2 12,-28,1.6 24,-27,2 34,-33,2.3 42,-41,2.4 48,-49,2.4 54,-57,2.2 "
        "53,-65,2 49,-71,1.9 52,-75,1.8"
    )
    spine = vertebrae(
        back,
        step="0,3.2 0.5,3.8 1,3.6",
        spines="0,0.6 0.3,1.8 0.5,3 0.75,2.2 1,1.2",
        lean=0.3,
        chevrons="0,1 0.3,2.6 0.36,0 1,0",
    )
    far_ribs, near_ribs = rib_cage(back, 0.5, 0.7, 9, "0,7 0.3,15 0.65,18 1,9", sweep=0.28, far=0.85, near=0.9)
    hips = union(
        ilium(19, -37, 41, -25), tube("31,-28,1.5 40,-22,1.1 46,-18,1.2"), tube("25,-26,1.4 18,-18,1 14,-13,1")
    )
    far_leg = union(bone((30, -28), (55, -26), 1.5), pair((55, -26), (33, -11), 1.1, 2), bone((33, -11), (53, -4), 1))
    leg = union(
        bone((30, -28), (51, -19), 2),
        pair((51, -19), (24, -9), 1.5, 2.6),
        bone((24, -9), (45, -3), 1.3),
        finger("45,-3 54,-3.4 64,-1.2", 3, 1.1, 3.6),
        finger("45,-2.6 51,-1.4 58,-0.6", 3, 1, 3),
    )
    arm = union(
        limb("51,-45 51,-35 61,-33", 1.2, 0.9),
        finger("61,-33 66,-31 68,-26", 2, 0.8, 2.6),
        finger("61,-34 68,-34 72,-29", 2, 0.8, 2.6),
        finger("61,-34 67,-36 72,-35", 2, 0.7, 2),
    )
    return (
        Part(union(far_leg, finger("53,-4 62,-5 71,-2", 3, 0.9, 3)), "far"),
        far_ribs,
        Part(union(limb("54,-46 57,-38 66,-40", 1, 0.8), finger("66,-40 71,-41 75,-38", 2, 0.7, 2)), "far"),
        Part(spine),
        near_ribs,
        Part(_shoulder((51, -46), (39, -46), 1), "near"),
        Part(hips, "near"),
        Part(leg, "near"),
        Part(arm, "near"),
        *_dilophosaurus_head(),
    )


def _belly(a: Spot, b: Spot, count: int) -> Shape:
    """Belly ribs: thin chevrons in the skin of the belly."""
    return union(*[tube([(x, y, 0.8), (x + 4, y + 2, 0.8), (x + 8.5, y + 0.6, 0.5)], 4) for x, y in along(a, b, count)])


def _shoulder(joint: Spot, tip: Spot, r: float) -> Shape:
    """A strap of a shoulder blade, broader at both ends, and the coracoid before it."""
    (x0, y0), (x1, y1) = joint, tip
    blade = tube([(x0, y0, r * 1.5), ((2 * x0 + x1) / 3, (2 * y0 + y1) / 3 + 1, r), (x1, y1, r * 1.25)])
    return union(blade, ellipse(x0 + r * 0.7, y0 + r * 1.2, r * 2.3, r * 1.9, 30))


def _leg(
    hip: Spot,
    knee: Spot,
    ankle: Spot,
    ball: Spot,
    r: float,
    *,
    tip: float = 0.0,
) -> Shape:
    """Thigh, shin with its splint, three bones of the middle foot, toes; `tip` lifts them off the ground."""
    thigh = bone(hip, knee, r)
    shin = pair(knee, ankle, r * 0.8, r * 1.5)
    foot = middle_foot(ankle, ball, r * 0.4, r * 0.6)
    x, y = ball
    g = (y + 4.6 if tip else 0) - 1.4
    k = r / 3.4
    toes = union(
        finger(f"{x + 1},{y} {x + 8 * k},{g - 2.6} {x + 19 * k},{g}", 3, r * 0.6, 4.8 * k),
        finger(f"{x},{y} {x + 4 * k},{g - 1.6} {x + 11 * k},{g + 0.4}", 3, r * 0.52, 4 * k),
        finger(f"{x - 1},{y} {x - 5 * k},{g - 1.4} {x - 9 * k},{g}", 1, r * 0.5, 3.4 * k),
    )
    return union(thigh, shin, foot, toes, circle(*ankle, r * 0.9))
