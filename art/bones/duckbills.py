"""The crested duckbill."""

from art.bones.limbs import bone, finger, limb, middle_foot, pair
from art.bones.rig import Backbone, Part, Skeleton, Spot, along, carve, head, ilium, rib_cage, vertebrae
from art.kit.geometry import Shape, box, ellipse, stroke, tube, union


def _corythosaurus_head() -> Skeleton:
    """A duck's bill under a helmet."""
    skull = carve(
        "-2,-4 2,-18 4,-34 10,-50 24,-62 42,-62 54,-54 60,-40 65,-26 80,-16 96,-2 106,8 104,15 90,10 72,8 "
        "46,8 28,13 18,17 6,9",
        ellipse(28, -12, 7, 8),
        ellipse(11, -8, 4, 7),
        ellipse(80, -5, 11, 2.6, 26),
        stroke("16,-34 28,-48 44,-46 54,-34", 1.8),
        stroke("26,-30 36,-36 46,-28", 1.6),
    )
    rows = [box(x, 9, x + 2.6, 18) for x in range(38, 78, 4)]
    jaw = union(carve("14,20 26,12 36,17 60,17 82,18 98,25 105,25 103,31 78,29 44,31 24,32"), *rows)
    return head(skull, jaw, (264, -66), 44, turn=20, gape=1)


def _corythosaurus_hips() -> Shape:
    return union(
        ilium(126, -77, 180, -58),
        tube([(150, -60, 2.6), (128, -46, 1.8), (98, -36, 1.8), (90, -34, 2.8)]),
        tube([(154, -60, 2.8), (170, -53, 2.2), (184, -48, 4.4)]),
        tube([(152, -59, 1.6), (136, -46, 1), (120, -40, 0.8)]),
    )


def corythosaurus() -> Skeleton:
    """On all fours: a helmet of hollow bone over a duck's bill, tall spines along back and tail."""
    back = Backbone(
        "5,-56,1 40,-59,1.6 80,-63,2.6 116,-66,3.4 150,-66,3.8 182,-62,3.9 206,-55,3.8 226,-50,3.6 "
        "242,-51,3.5 254,-57,3.2 264,-66,3"
    )
    spine = vertebrae(
        back,
        step="0,5 0.4,6 0.75,6 1,5.2",
        lean=0.28,
        blade=0.52,
        spines="0,2 0.2,6 0.4,10 0.56,11 0.7,9 0.78,4 0.86,2 1,1.6",
        chevrons="0,2 0.2,6 0.38,9 0.5,7 0.52,0 1,0",
    )
    tendons = union(
        *[
            stroke([(84 + k * 8, -71 - k * 0.3 + d), (146 + k * 8, -76 - k * 0.2 + d)], 0.9)
            for k, d in ((0, 2), (2, 5), (3, 0))
        ]
    )
    far_ribs, near_ribs = rib_cage(
        back, 0.565, 0.79, 12, "0,16 0.2,27 0.55,33 0.85,28 1,18", sweep=0.3, bow=0.08, near=1.25
    )
    blade = union(tube([(230, -41, 2.8), (212, -52, 1.8), (190, -58, 2.8)]), ellipse(232, -39, 4, 3.4, 30))
    return (
        Part(
            union(
                _hind((144, -60), (146, -38), (124, -18), (116, -7), 3), _fore((228, -40), (226, -25), (244, -9), 1.9)
            ),
            "far",
        ),
        far_ribs,
        Part(spine),
        Part(tendons, "far"),
        near_ribs,
        Part(blade, "near"),
        Part(_fore((229, -40), (216, -26), (224, -9), 2.3), "near"),
        Part(_corythosaurus_hips(), "near"),
        Part(_hind((152, -60), (174, -38), (152, -17), (158, -6), 3.7), "near"),
        *_corythosaurus_head(),
    )


def _hind(hip: Spot, knee: Spot, ankle: Spot, ball: Spot, r: float) -> Shape:
    """A leg that ends in three hoofed toes."""
    x, y = ball
    foot = middle_foot(ankle, ball, r * 0.42, r * 0.6)
    toes = union(
        *[finger(f"{x + a},{y} {x + a * 2 + 3},-3 {x + a * 2.6 + 8},-1.6", 3, r * 0.56) for a in (-1.6, 0.4, 2.6)]
    )
    hoofs = union(*[ellipse(x + a * 2.6 + 8.6, -1.8, 2.2, 1.6) for a in (-1.6, 0.4, 2.6)])
    return union(bone(hip, knee, r), pair(knee, ankle, r * 0.78, r * 1.5), foot, toes, hoofs)


def _fore(shoulder: Spot, elbow: Spot, wrist: Spot, r: float) -> Shape:
    """A slender arm with the fingers bound into a mitten."""
    x, y = wrist
    arm = union(limb(f"{shoulder[0]},{shoulder[1]} {elbow[0]},{elbow[1]}", r), pair(elbow, wrist, r * 0.66, r * 1.2))
    hand = union(*[tube([(x + d, y, 0.8), (x + d * 1.3 + 1.6, -1.4, 0.9)], 3) for d in (-1.6, 0, 1.6)])
    return union(arm, hand, *[ellipse(a, b, 1.2, 0.9) for a, b in along((x - 0.6, -1.2), (x + 4, -1), 3)])
