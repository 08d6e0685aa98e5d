"""Reptiles of the sea: paddles of many finger bones, no foot that could carry them on land."""

from art.bones.limbs import paddle
from art.bones.rig import Backbone, Part, Skeleton, Spot, along, carve, hang, head, rib_cage, teeth, vertebrae
from art.kit.geometry import Shape, blob, circle, ellipse, fillet, poly, tube, union


def _kronosaurus_head() -> Skeleton:
    """Two metres of skull, teeth to its tip."""
    skull = carve(
        "-4,-4 0,-16 12,-24 28,-27 40,-22 54,-15 72,-12 90,-10 99,-5 99,1 80,2 52,3 30,6 16,14 4,13 -2,6",
        ellipse(15, -12, 10, 7.4, -6),
        ellipse(42, -13, 5.6, 4.4, 10),
        ellipse(60, -10, 2.4, 1.2),
        ellipse(24, -1, 5, 2.2, -10),
    )
    skull = union(skull, teeth(along((40, 2.4), (97, 0), 15), 6.6, 2.9, -1))
    jaw = carve("2,16 16,11 40,9 70,8 98,6 99,11 84,15 54,18 24,21 6,21", ellipse(20, 16, 5, 1.4))
    jaw = union(jaw, teeth(along((43, 9.4), (95, 7), 13), -5.6, 2.6, -1))
    return head(skull, jaw, (300, -51), 96, turn=3, gape=9)


def kronosaurus() -> Skeleton:
    """A head two metres long on a short neck, teeth like bananas, four great paddles."""
    back = Backbone(
        "6,-48,1 34,-50,1.8 66,-54,3 100,-58,4.4 140,-62,5 184,-63,5.2 226,-61,5.2 258,-57,4.8 284,-53,4.6 300,-52,4.4"
    )
    spine = vertebrae(
        back,
        step="0,4.6 0.25,6 0.6,7 1,5.6",
        spines="0,1.4 0.2,4 0.4,7 0.7,7 0.9,5 1,3",
        lean=0.25,
        blade=0.5,
        chevrons="0,1.6 0.14,4 0.28,5 0.3,0 1,0",
    )
    far_ribs, near_ribs = rib_cage(
        back, 0.36, 0.88, 15, "0,20 0.2,32 0.5,37 0.8,34 1,22", sweep=0.2, bow=0.1, far=1.4, near=1.6
    )
    plates = union(
        blob("212,-22 236,-26 262,-25 272,-31 276,-26 262,-18 236,-15 214,-17"),
        blob("90,-26 110,-26 132,-21 130,-16 108,-15 92,-19"),
        tube("108,-50,2.6 104,-38,2 106,-26,2.4"),
        tube("266,-50,2.4 272,-40,2 268,-26,2.4"),
    )
    belly = union(
        *[tube([(x, y, 1), (x + 6, y + 2.4, 1.1), (x + 13, y, 0.8)], 4) for x, y in along((134, -20), (200, -19), 8)]
    )
    fore = paddle((258, -30), (250, -18), (190, -7), 30, rows=6, joints=10, bend=-0.05)
    fore_far = paddle((268, -32), (280, -22), (338, -9), 23, joints=9, bend=0.1)
    hind = paddle((104, -30), (94, -19), (30, -8), 30, rows=6, joints=10, bend=-0.05)
    hind_far = paddle((96, -34), (82, -32), (22, -36), 20, joints=8, bend=-0.1)
    return (
        Part(union(fore_far, hind_far), "far"),
        far_ribs,
        Part(spine),
        near_ribs,
        Part(union(belly, plates), "near"),
        Part(hind, "near"),
        Part(fore, "near"),
        *_kronosaurus_head(),
    )


def mosasaurus() -> Skeleton:
    """A lizard grown into the sea: a long winding body, the tail bent down into a fluke, spread fingers."""
    skull = carve(
        "-5,-2 0,-12 12,-19 30,-20 48,-16 72,-13 92,-8 101,-1 97,4 70,4 44,4 24,6 13,15 4,13 0,6",
        ellipse(16, -9, 9, 5.4, -4),
        ellipse(39, -9, 6.6, 5),
        ellipse(68, -7, 10, 1.7, 6),
    )
    skull = union(skull, teeth(along((44, 4), (96, 3), 11), 6.6, 3.6, -1.6))
    jaw = carve("8,16 22,10 48,9 76,8 98,7 100,11 80,15 50,18 24,20 10,20", ellipse(30, 15, 4, 1.2))
    jaw = union(jaw, teeth(along((48, 10), (95, 8), 10), -6, 3.4, -1.4))
    back = Backbone(
        "5,-8,0.7 14,-20,1 26,-34,1.5 44,-47,2.1 64,-50,2.7 86,-42,3.2 108,-33,3.7 132,-33,4.1 156,-42,4.5 "
        "182,-52,4.6 206,-57,4.5 "
        "230,-56,4.2 250,-54,3.8 262,-54,3.4"
    )
    spine = vertebrae(
        back,
        step="0,4 0.3,5 0.7,6.2 1,5",
        lean=0.3,
        blade=0.5,
        spines="0,2 0.08,6 0.14,10 0.22,6 0.4,4 0.7,5 0.9,4 1,2",
        chevrons="0,2 0.1,9 0.2,7 0.36,6 0.42,0 1,0",
    )
    fluke = fillet(blob("2,-4 10,-10 22,-28 40,-50 40,-58 26,-66 22,-52 14,-38 4,-24"), 2)
    far_ribs, near_ribs = rib_cage(
        back, 0.5, 0.87, 14, "0,10 0.25,20 0.55,26 0.85,25 1,14", sweep=0.28, bow=0.1, far=1.1, near=1.2
    )
    fore = _hand((226, -38), (228, -30), ((246, -2), (238, 0), (230, -1), (224, -6), (220, -12)))
    fore_far = _hand((236, -40), (242, -34), ((272, -20), (266, -15), (258, -13), (250, -15), (246, -20)))
    hind = _hand((126, -24), (122, -17), ((132, -2), (124, 0), (116, -1), (110, -5)))
    return (
        Part(fluke, "print"),
        Part(union(fore_far, _hand((118, -27), (112, -22), ((104, -6), (98, -9), (94, -13)))), "far"),
        far_ribs,
        Part(spine),
        near_ribs,
        Part(
            union(blob("221,-51 229,-48 236,-43 234,-37 227,-37 224,-44"), tube("126,-32,2 128,-27,1.6 124,-22,2")),
            "near",
        ),
        Part(union(fore, hind), "near"),
        *head(skull, jaw, (262, -53), 54, turn=0, gape=10),
    )


def _hand(root: Spot, elbow: Spot, tips: tuple[Spot, ...]) -> Shape:
    """A mosasaur's paddle: short arm bones, fingers spread apart with skin between them."""
    from_x, from_y = elbow
    parts: list[Shape] = [
        tube([(*root, 2.6), ((root[0] + from_x) / 2, (root[1] + from_y) / 2, 1.7), (from_x, from_y, 3)])
    ]
    for k, (x, y) in enumerate(tips):
        sx = from_x + (k - (len(tips) - 1) / 2) * -1.5
        dx, dy = x - sx, y - from_y
        joints = max(3, round((dx * dx + dy * dy) ** 0.5 / 4.2))
        for j in range(joints):
            a, b = (0.14 + 0.86 * (j + d) / joints for d in (0.04, 0.86))
            r = 1.5 * (1 - 0.5 * j / joints)
            bend = 0.12 * dx
            parts.append(
                tube(
                    [
                        (sx + dx * a - bend * a * (1 - a), from_y + dy * a, r),
                        (sx + dx * (a + b) / 2, from_y + dy * (a + b) / 2, r * 0.66),
                        (sx + dx * b, from_y + dy * b, r),
                    ],
                    3,
                )
            )
    return union(*parts)


def _elasmosaurus_head() -> Skeleton:
    """A little skull with a cage of teeth."""
    skull = carve(
        "-5,-4 6,-20 26,-26 46,-22 70,-13 92,-6 99,2 80,6 50,6 24,9 10,14 0,8",
        ellipse(40, -13, 8, 7),
        ellipse(17, -11, 8, 6),
        ellipse(62, -8, 3, 1.4),
    )
    skull = union(skull, teeth(along((44, 6), (96, 3), 6), 17, 3.4, 4))
    jaw = union(
        carve("6,18 24,14 50,14 80,13 98,10 99,17 80,22 50,24 22,26 8,25"),
        teeth(along((48, 14), (92, 12), 5), -14, 3.4, 4),
    )
    return head(skull, jaw, (288, -82), 27, turn=6, gape=12)


def elasmosaurus() -> Skeleton:
    """A neck longer than all the rest, seventy-two vertebrae of it, and a little head with a cage of teeth."""
    back = Backbone(
        "5,-30,0.9 28,-36,1.9 52,-42,3 78,-46,3.8 104,-46,3.9 122,-43,3.4 140,-42,2.9 166,-46,2.6 "
        "194,-55,2.3 222,-66,2.1 248,-75,1.9 "
        "270,-81,1.7 288,-83,1.5"
    )
    spine = vertebrae(
        back,
        step="0,4 0.2,5.4 0.36,5 0.42,3.6 1,3.3",
        spines="0,1.4 0.14,4 0.3,5.6 0.42,3.4 0.7,1.8 1,0.8",
        lean=0.15,
        blade=0.5,
        chevrons="0,1 0.1,3 0.18,3 0.2,0 0.44,0 0.46,1.8 0.8,1.4 1,0.6",
    )
    far_ribs, near_ribs = rib_cage(
        back, 0.14, 0.345, 11, "0,12 0.25,23 0.55,27 0.85,23 1,13", sweep=0.2, bow=0.08, far=1.1, near=1.3
    )
    belly = union(
        blob("98,-17 112,-20 126,-24 130,-20 118,-13 100,-11"),
        blob("46,-20 60,-20 72,-16 70,-11 56,-11 46,-15"),
        *[tube([(x, y, 0.8), (x + 4, y + 1.6, 0.9), (x + 8, y, 0.7)], 3) for x, y in along((72, -14), (92, -13), 4)],
    )
    return (
        Part(
            union(
                paddle((124, -26), (134, -20), (178, -16), 14, joints=9, bend=0.1),
                paddle((48, -26), (40, -24), (4, -46), 13, joints=8, bend=-0.05),
            ),
            "far",
        ),
        far_ribs,
        Part(spine),
        near_ribs,
        Part(belly, "near"),
        Part(paddle((116, -21), (122, -12), (176, -4), 19, joints=10, bend=-0.06), "near"),
        Part(paddle((56, -21), (48, -13), (5, -6), 19, joints=9, bend=-0.08), "near"),
        *_elasmosaurus_head(),
    )


def _ichthyosaur_head() -> Skeleton:
    """A long thin beak and the bony ring of a huge eye."""
    skull = carve(
        "-4,-6 2,-20 14,-28 28,-27 38,-15 56,-9 80,-6 101,-4 101,-1 60,0 36,4 18,12 4,11 -2,4",
        circle(22, -9, 11.5),
        ellipse(43, -6, 3.4, 1.4, 20),
        ellipse(5, -13, 2.6, 4),
    )
    ring = circle(22, -9, 9).difference(circle(22, -9, 4.6))
    skull = union(skull, teeth(along((42, 2), (98, -1), 18), 3, 1.7))
    jaw = union(
        carve("4,14 20,12 40,7 70,4 100,2.4 100,6 66,9 36,14 14,19"), teeth(along((46, 6.4), (97, 3), 16), -2.6, 1.7)
    )
    return (
        *head(skull, jaw, (108, -44), 50, turn=13, gape=3),
        Part(hang(ring, 108, -44, 50, 13), "horn"),
    )


def ichthyosaur() -> Skeleton:
    """Shaped as a dolphin; as at Holzmaden its skin left a trace. The tail bends down, the eye is huge."""
    body = union(
        blob(
            "159,-24 134,-32 118,-48 104,-60 84,-66 60,-62 38,-55 20,-48 12,-38 14,-30 28,-36 48,-36 72,-31 "
            "98,-27 120,-25 140,-24",
            8,
        ),
        fillet(poly("100,-60 80,-80 71,-84 74,-58"), 2).buffer(2),
        poly("18,-46 12,-58 8,-72 5,-76 6,-58 10,-42").buffer(2.4),
        poly("10,-42 2,-8 4,-4 22,-36").buffer(2),
    )
    back = Backbone("5,-10,0.6 10,-22,0.8 16,-34,1.2 24,-42,1.8 40,-47,2.5 62,-50,3 84,-51,3.1 98,-49,3 108,-46,2.7")
    spine = vertebrae(
        back,
        step="0,2.6 0.3,3.2 1,3.4",
        spines="0,0.6 0.3,2.6 0.6,4.4 0.9,3.4 1,2",
        lean=0.3,
        chevrons="0,0.6 0.3,2.4 0.5,2.4 0.52,0 1,0",
    )
    far_ribs, near_ribs = rib_cage(
        back, 0.48, 0.96, 16, "0,6 0.3,14 0.7,18 1,10", sweep=0.3, bow=0.1, far=0.8, near=0.9
    )
    fore = paddle((100, -36), (99, -30), (84, -4), 13, rows=6, joints=9, bend=-0.12, squat=True)
    hind = paddle((48, -38), (46, -33), (36, -17), 7, rows=4, joints=7, bend=-0.12, squat=True)
    return (
        Part(body, "print"),
        Part(paddle((106, -34), (109, -30), (116, -10), 11, rows=5, joints=8, bend=0.1, squat=True), "far"),
        far_ribs,
        Part(spine),
        near_ribs,
        Part(blob("98,-38 106,-44 110,-38 104,-32"), "near"),
        Part(union(fore, hind), "near"),
        *_ichthyosaur_head(),
    )
