"""Long-necked plant eaters: pillars of legs, columns of finger bones, little skulls with nostrils high up."""

from art.bones.limbs import bone, finger, pair
from art.bones.rig import (
    Backbone,
    Part,
    Skeleton,
    Spot,
    along,
    carve,
    head,
    ilium,
    neck_ribs,
    rib_cage,
    teeth,
    vertebrae,
)
from art.kit.geometry import Shape, ellipse, poly, rounded, tube, union


def diplodocus() -> Skeleton:
    """Level from the whip of its tail to its horse-like head; tallest at the hips."""
    back = Backbone(
        "6,-16,0.7 50,-20,0.8 96,-30,1.2 140,-43,2 184,-56,3.1 226,-66,4.2 262,-70,4.8 296,-69,4.9 "
        "326,-65,4.8 350,-65,4.6 "
        "386,-71,3.8 420,-77,3 450,-82,2.3"
    )
    spine = vertebrae(
        back,
        step="0,5 0.25,5.4 0.5,6.6 0.72,7.4 0.8,9.6 1,8.6",
        lean=0.25,
        blade=0.5,
        spines="0,0 0.16,1.6 0.36,5 0.56,10.5 0.66,8 0.76,5 0.85,3 1,1.2",
        chevrons="0,0 0.12,1.6 0.3,5 0.48,7 0.54,6 0.55,0 1,0",
    )
    skids = union(
        *[
            poly([(x - 5, y + 5), (x + 5, y + 4), (x + 4, y + 6.4), (x - 4, y + 7)])
            for x, y in ((100, -31), (112, -34), (124, -37), (136, -41))
        ]
    )
    far_ribs, near_ribs = rib_cage(
        back, 0.655, 0.765, 9, "0,18 0.2,31 0.55,38 0.85,34 1,26", sweep=0.26, bow=0.08, far=1.3, near=1.4
    )
    skull, jaw = _long_head()
    return (
        Part(union(_hind((258, -62), (250, -33), (238, -9), 3.8), _fore((342, -44), (346, -25), (356, -10), 3)), "far"),
        far_ribs,
        Part(union(spine, skids)),
        Part(neck_ribs(back, 0.8, 0.985, 9, 9)),
        near_ribs,
        Part(_blade((344, -45), (312, -68), 2.4), "near"),
        Part(_fore((340, -45), (330, -26), (336, -10), 3.6), "near"),
        Part(_hips(238, 288, -81, -58, (268, -62)), "near"),
        Part(_hind((265, -61), (272, -33), (264, -9), 4.8), "near"),
        *head(skull, jaw, (450, -82), 26, turn=16, gape=6),
    )


def apatosaurus() -> Skeleton:
    """Heavier than its cousin: the neck is as deep as a beam, with great ribs hanging below."""
    back = Backbone(
        "5,-22,0.7 34,-26,0.9 68,-36,1.6 104,-50,2.8 138,-62,4.2 168,-69,5.4 198,-71,6 230,-68,6 254,-64,6 "
        "276,-64,6.2 304,-69,6 "
        "332,-75,5.2 358,-80,4"
    )
    spine = vertebrae(
        back,
        step="0,4.8 0.25,5.8 0.5,8 0.7,8.4 0.78,9.4 1,8.8",
        lean=0.2,
        blade=0.56,
        spines="0,0 0.14,1.6 0.34,6 0.5,11 0.62,8 0.72,6 0.84,5 1,2",
        chevrons="0,0 0.1,1.6 0.28,6 0.42,8 0.46,6 0.47,0 1,0",
    )
    far_ribs, near_ribs = rib_cage(
        back, 0.595, 0.715, 9, "0,20 0.2,34 0.55,42 0.85,38 1,28", sweep=0.26, bow=0.08, far=1.5, near=1.7
    )
    skull, jaw = _long_head()
    return (
        Part(
            union(_hind((186, -62), (176, -34), (160, -9), 4.6), _fore((264, -42), (268, -24), (282, -10), 3.8)), "far"
        ),
        far_ribs,
        Part(neck_ribs(back, 0.745, 0.99, 9, 10, drop=6.5), "far"),
        Part(spine),
        Part(neck_ribs(back, 0.735, 0.98, 9, 8, drop=6)),
        near_ribs,
        Part(_blade((268, -42), (232, -68), 3), "near"),
        Part(_fore((264, -43), (252, -24), (256, -10), 4.6), "near"),
        Part(_hips(164, 222, -82, -58, (196, -61)), "near"),
        Part(_hind((194, -61), (204, -33), (192, -9), 6), "near"),
        *head(skull, jaw, (358, -80), 31, turn=18, gape=6),
    )


def brachiosaurus() -> Skeleton:
    """The arms longer than the legs, so that the back falls to a short tail; an arch of bone over the nostrils."""
    back = Backbone(
        "44,-26,0.9 70,-29,1.4 100,-35,2.4 128,-43,3.6 154,-51,4.8 186,-60,5.2 214,-68,5.4 238,-72,5.4 "
        "264,-74,5 296,-77,4.4 326,-80,3.6 350,-83,2.8"
    )
    spine = vertebrae(
        back,
        step="0,5 0.2,6.2 0.4,7.6 0.62,8.2 0.7,10 1,9.4",
        lean=0.3,
        blade=0.5,
        spines="0,1 0.2,3 0.36,6 0.48,7.5 0.6,10 0.68,7.5 0.8,3.4 1,1",
        chevrons="0,1.4 0.14,4 0.28,6.5 0.34,0 1,0",
    )
    far_ribs, near_ribs = rib_cage(
        back, 0.42, 0.61, 10, "0,20 0.2,33 0.55,42 0.85,40 1,30", sweep=0.24, bow=0.08, far=1.4, near=1.6
    )
    skull = carve(
        "-2,-6 6,-22 16,-28 24,-46 36,-56 50,-52 58,-38 62,-24 80,-20 96,-10 99,6 84,10 56,10 34,14 18,12 6,6",
        ellipse(28, -13, 8, 8),
        ellipse(42, -39, 10, 8, 20),
        ellipse(57, -8, 6, 4, 10),
        ellipse(13, -9, 4, 6),
    )
    skull = union(skull, teeth(along((56, 9), (96, 5), 7), 8, 4.6))
    jaw = carve("12,18 34,18 60,18 86,14 98,14 97,26 76,30 40,28 20,26")
    return (
        Part(union(_hind((150, -45), (141, -26), (127, -8), 4), _fore((238, -53), (246, -31), (260, -14), 3.6)), "far"),
        far_ribs,
        Part(spine),
        Part(neck_ribs(back, 0.66, 0.99, 10, 14)),
        near_ribs,
        Part(_blade((244, -53), (208, -70), 2.8), "near"),
        Part(_fore((240, -54), (229, -29), (232, -14), 4.4), "near"),
        Part(_hips(130, 182, -66, -44, (158, -47)), "near"),
        Part(_hind((156, -46), (164, -26), (156, -8), 5), "near"),
        *head(skull, jaw, (350, -82), 32, turn=14, gape=6),
    )


def _long_head() -> tuple[Shape, Shape]:
    """The skull of a diplodocid: a sloping muzzle, pegs of teeth only at its front."""
    skull = carve(
        "-2,-6 6,-25 22,-32 40,-33 62,-22 84,-10 99,5 97,13 80,11 56,10 34,14 18,12 6,6",
        ellipse(27, -13, 8, 9),
        ellipse(55, -6, 9, 4, 24),
        ellipse(43, -25, 6, 2.6, 24),
        ellipse(12, -9, 4, 7),
    )
    pegs = union(*[tube([(x, 11, 1.5), (x + 1.6, 20, 1.2)], 2) for x in (80, 85, 90, 95)])
    jaw = carve("14,16 34,20 60,18 88,20 97,22 95,30 70,29 40,29 20,26")
    return union(skull, pegs), jaw


def _hips(left: float, right: float, top: float, bottom: float, socket: Spot) -> Shape:
    x, y = socket
    pubis = tube([(x + 3, y + 2, 3), (x + 12, y + 14, 2.4), (x + 15, y + 24, 3)])
    sit = tube([(x - 4, y + 2, 2.8), (x - 16, y + 13, 2), (x - 26, y + 19, 2.6)])
    return union(ilium(left, top, right, bottom), pubis, sit)


def _blade(joint: Spot, tip: Spot, r: float) -> Shape:
    (x0, y0), (x1, y1) = joint, tip
    strap = tube([(x0, y0, r * 2), ((x0 + x1) / 2, (y0 + y1) / 2 + 1, r), (x1, y1, r * 1.5)])
    return union(strap, ellipse(x0 + r, y0 + r * 1.4, r * 2.6, r * 2, 35))


def _hind(hip: Spot, knee: Spot, ankle: Spot, r: float) -> Shape:
    """A straight thigh, a short shin, a broad foot with three claws."""
    x, y = ankle
    foot = union(
        *[tube([(x + d * r * 0.5, y + 0.5, r * 0.42), (x + d * r * 0.75 + 2, -3, r * 0.46)], 3) for d in (-1, 0, 1)]
    )
    claws = union(
        *[
            finger(
                f"{x + d * r * 0.7 + 1},-2.6 {x + d * r * 0.8 + 4},-1.8 {x + d * r * 0.9 + r * 1.5 + 1},-0.6",
                1,
                r * 0.42,
                r * 0.8,
            )
            for d in (-1, 0, 1)
        ]
    )
    return union(bone(hip, knee, r, head=1.45), pair(knee, ankle, r * 0.66, r * 1.35), foot, claws)


def _fore(shoulder: Spot, elbow: Spot, wrist: Spot, r: float) -> Shape:
    """Upper arm, forearm, and the upright columns of the hand, one claw inside."""
    x, y = wrist
    columns = union(
        *[rounded(x + d * r * 0.55 - r * 0.2, y + 1, r * 0.42, -y - 1.6, r * 0.2) for d in (-1.4, -0.5, 0.4, 1.3)]
    )
    wrist_bones = ellipse(x, y, r * 1.05, r * 0.4)
    thumb = finger(f"{x + r * 0.8},-3 {x + r * 1.4},-2 {x + r * 2},-0.6", 1, r * 0.34, r * 0.7)
    return union(bone(shoulder, elbow, r, head=1.5), pair(elbow, (x, y), r * 0.6, r * 1.2), wrist_bones, columns, thumb)
