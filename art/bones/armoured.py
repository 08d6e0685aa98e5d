"""Plates and clubs: Stegosaurus and Ankylosaurus."""

from art.bones.limbs import bone, finger, pair
from art.bones.rig import Backbone, Part, Skeleton, Spot, carve, head, ilium, rib_cage, vertebrae
from art.kit.geometry import Shape, affinity, blob, circle, ellipse, points, poly, tube, union


def _stegosaurus_head() -> Skeleton:
    """Long, low and small."""
    skull = carve(
        "-4,-6 8,-18 28,-21 56,-17 84,-7 99,4 99,11 86,8 60,8 32,10 10,13 -2,6",
        ellipse(40, -8, 7, 6),
        ellipse(16, -6, 6, 6),
        ellipse(83, 0, 6, 3, 26),
    )
    jaw = carve("8,16 30,12 60,12 88,13 98,16 90,23 60,24 30,25 12,23")
    return head(skull, jaw, (246, -31), 30, turn=9, gape=7)


def stegosaurus() -> Skeleton:
    """An arched back with two rows of plates, no two side by side, and four spikes at the tail."""
    back = Backbone(
        "42,-44,1.2 66,-46,1.9 92,-51,2.8 118,-58,3.7 144,-63,4.3 170,-61,4.4 194,-52,4 212,-42,3.4 "
        "230,-35,2.8 246,-32,2.3"
    )
    spine = vertebrae(
        back,
        step="0,4.8 0.4,5.8 1,5",
        spines="0,1.4 0.2,4 0.42,6 0.6,5 0.8,2.6 1,1",
        lean=0.2,
        blade=0.5,
        chevrons="0,1.4 0.14,4 0.34,5 0.38,0 1,0",
    )
    far_ribs, near_ribs = rib_cage(
        back, 0.5, 0.8, 11, "0,18 0.2,30 0.55,34 0.85,27 1,15", sweep=0.26, bow=0.08, far=1.2, near=1.3
    )
    hips = union(
        ilium(122, -74, 172, -56),
        tube("140,-58,2.4 122,-48,2 108,-42,2.8"),
        tube("146,-58,2.4 126,-44,1.6 112,-37,2"),
        tube("150,-58,2.2 164,-50,1.8 172,-46,2"),
    )
    plates = points(
        "0.13,8,0 0.2,11,1 0.27,15,0 0.345,19,1 0.42,22,0 0.5,23,1 0.575,22,0 0.645,18,1 "
        "0.71,14,0 0.77,11,1 0.825,9,0 0.875,7,1 0.925,5.4,0"
    )
    rows = [union(*[_plate(back, at, tall) for at, tall, row in plates if row == side]) for side in (1, 0)]
    far_spikes = union(_spike((50, -46), (30, -62)), _spike((58, -47), (46, -68)))
    return (
        Part(union(rows[0], far_spikes), "far"),
        Part(
            union(_hind((140, -56), (138, -30), (124, -9), 3.4), _fore((214, -34), (222, -20), (232, -6), 2.8)), "far"
        ),
        far_ribs,
        Part(spine),
        near_ribs,
        Part(rows[1], "horn"),
        Part(union(_spike((46, -42), (22, -42)), _spike((54, -43), (34, -30))), "horn"),
        Part(union(tube("214,-34,3.6 202,-44,2.2 188,-52,2.8"), ellipse(217, -32, 4.6, 3.6, 30)), "near"),
        Part(_fore((212, -34), (202, -20), (206, -6), 3.2), "near"),
        Part(hips, "near"),
        Part(_hind((148, -56), (156, -29), (146, -9), 4.2), "near"),
        *_stegosaurus_head(),
    )


def _plate(back: Backbone, share: float, tall: float) -> Shape:
    """A kite of bone on its edge, leaning with the back."""
    w = tall * 0.42
    kite = poly(
        [(-w * 0.5, 0), (-w, -tall * 0.42), (-w * 0.2, -tall), (w * 0.2, -tall), (w, -tall * 0.46), (w * 0.5, 0)]
    )
    r = back.at(share)[3]
    return back.put(affinity.translate(kite.buffer(-0.8).buffer(0.8), 0, -r - 3.4), share)


def _spike(root: Spot, tip: Spot) -> Shape:
    (x0, y0), (x1, y1) = root, tip
    return tube([(x0, y0, 2.4), ((x0 + x1) / 2, (y0 + y1) / 2, 1.7), (x1, y1, 0.4)])


def _ankylosaurus_head() -> Skeleton:
    """A wedge with horns at its corners."""
    skull = carve(
        "-8,-2 -8,-14 -18,-27 0,-24 20,-30 48,-28 78,-18 95,-4 97,11 84,12 62,10 34,12 14,10 4,16 -10,26 -14,14",
        ellipse(40, -9, 6.4, 5),
        ellipse(84, -3, 5, 3.4, 20),
        ellipse(14, -6, 2.6, 4),
    )
    jaw = carve("8,18 34,15 62,14 86,15 95,18 88,26 60,27 30,27 12,25")
    return head(skull, jaw, (195, -33), 38, turn=13, gape=7)


SCUTES = (
    "30,-54,4.4,3 41,-53,4.6,3.4 53,-51,5,4.2 66,-49.6,5.6,5 80,-50,6,6 95,-51,6.6,6.6 111,-52.6,6.8,6.6 "
    "127,-53,6.8,6.6 143,-52.6,6.4,6.2 158,-51,6,5.6 171,-47,5.4,5 182,-42.6,4.6,4.4"
)
"""Along the ankylosaur's back: x, y, half its width, its height."""
FLANK = (
    "74,-36,4.6,3.2 88,-33,5.4,3.6 104,-32,5.8,4 120,-32,6,4 136,-32,6,4 151,-32,5.6,3.8 165,-31,5,3.4 "
    "96,-23,4.4,2.8 112,-22,4.8,3 128,-22,4.8,3 144,-22,4.6,3 158,-23,4.2,2.8"
)


def ankylosaurus() -> Skeleton:
    """Low and broad under rows of armour, horns at the corners of the skull, a club on a stiff handle."""
    back = Backbone(
        "22,-50,2.2 44,-46,2.2 66,-42,2.8 90,-41,3.6 116,-43,4.1 144,-43,4.2 168,-40,3.9 184,-36,3.5 194,-34,3.2"
    )
    spine = vertebrae(
        back,
        step="0,4.6 0.26,4.8 0.4,6 1,5.4",
        spines="0,0.6 0.25,1.4 0.4,4 0.8,4 1,2",
        lean=0.2,
        blade=0.55,
        chevrons="0,1 0.2,2.6 0.34,4 0.38,0 1,0",
    )
    far_ribs, near_ribs = rib_cage(
        back, 0.5, 0.86, 11, "0,20 0.25,27 0.6,29 0.85,24 1,15", sweep=0.2, bow=0.12, far=1.2, near=1.3
    )
    hips = union(
        ilium(84, -48, 138, -34), tube("106,-36,2.2 96,-26,1.8 90,-20,2"), tube("112,-36,1.8 120,-28,1.6 124,-24,1.6")
    )
    return (
        Part(union(*[_scute(x + 7, y + 1, w * 0.8, h * 0.8) for x, y, w, h in points(SCUTES)]), "far"),
        Part(union(_hind((104, -34), (98, -20), (88, -7), 2.8), _fore((172, -28), (180, -17), (188, -5), 2.4)), "far"),
        far_ribs,
        Part(spine),
        near_ribs,
        Part(union(tube("174,-28,3 164,-36,2 152,-40,2.4"), ellipse(177, -26, 4, 3.4, 20)), "near"),
        Part(hips, "near"),
        Part(_fore((172, -28), (164, -16), (168, -5), 3), "near"),
        Part(_hind((110, -34), (117, -19), (108, -7), 3.6), "near"),
        *_armour(),
        *_ankylosaurus_head(),
    )


def _armour() -> Skeleton:
    """Back, flank, two half rings about the neck, and the club."""
    rings = [tube([(x, y - 5, 1.6), (x + 2.6, y + 2, 1.9), (x + 1, y + 9, 1.5)]) for x, y in ((176, -37), (185, -34))]
    knob = union(ellipse(15, -48, 12.5, 10, 6), ellipse(5, -52, 4.6, 4.4), ellipse(4.4, -44.6, 4.4, 4.2))
    return (
        Part(union(*[_scute(*scute) for scute in points(SCUTES)]), "horn"),
        Part(union(*[_boss(*scute) for scute in points(FLANK)]), "horn"),
        Part(knob.difference(tube("9.4,-57,0.3 8.2,-48,0.5 9,-40,0.3")), "near"),
        Part(union(*rings), "horn"),
    )


def _scute(x: float, y: float, wide: float, tall: float) -> Shape:
    """A keeled plate seen from the side: a hump with its point behind."""
    return blob(
        [
            (x - wide, y + 2),
            (x - wide * 0.5, y - tall),
            (x + wide * 0.3, y - tall * 0.5),
            (x + wide, y + 2),
            (x, y + 2.8),
        ],
        6,
    )


def _boss(x: float, y: float, wide: float, tall: float) -> Shape:
    """The same on the flank: an oval with its keel cut in."""
    keel = tube([(x - wide * 0.7, y + tall * 0.1, 0.35), (x, y, 0.55), (x + wide * 0.7, y - tall * 0.1, 0.35)])
    return ellipse(x, y, wide, tall, -6).difference(keel)


def _hind(hip: Spot, knee: Spot, ankle: Spot, r: float) -> Shape:
    """A straight thigh bone, a short shin, three stubby hoofed toes."""
    x, y = ankle
    toes = union(
        *[tube([(x + d * r * 0.5, y + 1, r * 0.4), (x + d * r * 0.6 + 3, -2.2, r * 0.44)], 3) for d in (-1, 0.2, 1.4)]
    )
    hoofs = union(*[ellipse(x + d * r * 0.6 + 5, -1.9, r * 0.52, 1.7) for d in (-1, 0.2, 1.4)])
    return union(bone(hip, knee, r, head=1.5), pair(knee, ankle, r * 0.68, r * 1.4), toes, hoofs)


def _fore(shoulder: Spot, elbow: Spot, wrist: Spot, r: float) -> Shape:
    x, y = wrist
    hand = union(
        *[tube([(x + d * r * 0.5, y, r * 0.4), (x + d * r * 0.7 + 1.4, -1.9, r * 0.42)], 3) for d in (-1.2, 0, 1.2)]
    )
    hoofs = union(
        *[
            finger(f"{x + d * r * 0.7 + 1},-2 {x + d * r * 0.8 + 3},-1.6 {x + d * r * 0.8 + 5},-1.2", 1, r * 0.4)
            for d in (-1.2, 0, 1.2)
        ]
    )
    return union(
        bone(shoulder, elbow, r, head=1.6), pair(elbow, wrist, r * 0.68, r * 1.3), hand, hoofs, circle(*wrist, r * 0.6)
    )
