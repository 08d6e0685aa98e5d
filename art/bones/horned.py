"""Horned faces: a beak, a frill over the neck, legs like a rhinoceros."""

from art.bones.limbs import bone, pair
from art.bones.rig import Backbone, Part, Skeleton, Spot, carve, hang, ilium, rib_cage, vertebrae
from art.kit.geometry import Shape, affinity, blob, circle, ellipse, line, stroke, tube, union

LEAN = -30.0
"""How far a frill leans back, in degrees."""


def _triceratops_head() -> Skeleton:
    """Beak, three horns and the frill that leans over the neck."""
    skull = carve(
        "-2,-2 6,-18 18,-30 34,-35 50,-32 62,-22 76,-18 90,-12 102,2 107,18 101,27 94,16 80,9 60,10 42,15 "
        "30,27 14,22 4,10",
        ellipse(39, -20, 7, 6.4),
        ellipse(86, 0, 9, 6.4, 24),
        ellipse(20, -1, 3.6, 7, 10),
        ellipse(60, -4, 3, 2),
    )
    brow = tube("36,-30,8.6 54,-50,7 74,-69,4.4 98,-82,0.9")
    brow_far = tube("44,-30,7 64,-47,6 84,-63,3.8 108,-73,0.9")
    nose = tube("84,-14,6.6 92,-26,4.4 98,-36,0.9")
    frill, rim = _frill("26,-26 8,-20 -16,-26 -40,-44 -56,-68 -58,-90 -42,-102 -18,-100 4,-84 20,-60 32,-40", 12)
    jaw = carve("12,28 34,17 60,14 84,17 97,24 92,32 74,34 44,36 22,37")
    veins = union(
        *[
            affinity.rotate(stroke(f"6,-34 {x},{y} {x2},{y2}", 1.5), LEAN, origin=(20, -30))
            for x, y, x2, y2 in ((-16, -40, -38, -56), (-14, -54, -36, -80), (-4, -60, -16, -88))
        ]
    )
    return (
        Part(hang(brow_far, 172, -42, 60, 10), "far"),
        Part(hang(jaw, 172, -42, 60, 16)),
        Part(hang(rim, 172, -42, 60, 10), "horn"),
        Part(hang(frill.difference(veins), 172, -42, 60, 10), "near"),
        Part(hang(union(skull, nose), 172, -42, 60, 10), "near"),
        Part(hang(brow, 172, -42, 60, 10), "near"),
    )


def triceratops() -> Skeleton:
    """Two long horns over the eyes, a short one on the nose, a frill without windows, toothed along its rim."""
    back = Backbone("6,-24,1 24,-31,1.8 44,-41,2.8 66,-50,3.7 92,-54,4.2 120,-53,4.2 144,-49,4 160,-46,3.8 172,-45,3.6")
    spine = vertebrae(
        back,
        step="0,4.6 0.3,5.6 1,5.4",
        spines="0,1 0.2,3.4 0.4,6 0.7,6.4 0.9,4 1,2",
        lean=0.2,
        blade=0.52,
        chevrons="0,1.4 0.15,4 0.3,4.6 0.36,0 1,0",
    )
    far_ribs, near_ribs = rib_cage(
        back, 0.42, 0.86, 11, "0,22 0.2,31 0.55,36 0.85,31 1,20", sweep=0.24, bow=0.1, far=1.3, near=1.5
    )
    hips = union(
        ilium(58, -62, 116, -44),
        tube("84,-46,2.6 68,-34,2 54,-28,2.4"),
        tube("90,-46,2.2 104,-38,1.8 114,-36,2.6"),
    )
    return (
        Part(union(_hind((84, -44), (80, -24), (66, -8), 3.6), _fore((156, -34), (168, -20), (178, -6), 3)), "far"),
        far_ribs,
        Part(spine),
        near_ribs,
        Part(union(tube("160,-32,4 148,-44,2.4 132,-54,3.2"), ellipse(163, -30, 5, 4, 30)), "near"),
        Part(_fore((156, -33), (147, -19), (152, -6), 3.8), "near"),
        Part(hips, "near"),
        Part(_hind((91, -44), (100, -23), (90, -8), 4.6), "near"),
        *_triceratops_head(),
    )


def _centrosaurus_head() -> Skeleton:
    """One great horn, a frill with windows and hooks."""
    skull = carve(
        "-2,-2 6,-18 18,-28 34,-32 48,-30 60,-25 76,-22 90,-12 102,2 106,18 100,26 92,15 78,9 60,10 42,15 "
        "30,27 14,22 4,10",
        ellipse(38, -18, 7.4, 7),
        ellipse(86, 0, 8, 6, 24),
        ellipse(20, -1, 3.6, 7, 10),
    )
    nose = tube("70,-18,9 80,-42,6.4 92,-64,3.4 104,-78,0.9")
    brow = tube("36,-28,6 40,-38,3.6 44,-43,1.4")
    frill, rim = _frill("26,-26 8,-18 -14,-22 -36,-38 -48,-62 -46,-84 -30,-92 -8,-86 10,-70 22,-52 32,-38", 9)
    frill = frill.difference(affinity.rotate(ellipse(-15, -56, 13, 17, -36), LEAN, origin=(20, -30)))
    hooks = union(tube("-36,-84,6 -30,-102,5 -12,-106,3.6 0,-92,1"), tube("-46,-72,5.4 -60,-80,4 -68,-74,1.4"))
    hooks = affinity.rotate(hooks, LEAN, origin=(20, -30))
    jaw = carve("12,28 34,17 60,14 84,17 97,24 92,32 74,34 44,36 22,37")
    return (
        Part(hang(jaw, 107, -37, 46, 18)),
        Part(hang(rim, 107, -37, 46, 12), "horn"),
        Part(hang(frill, 107, -37, 46, 12), "near"),
        Part(hang(hooks, 107, -37, 46, 12), "horn"),
        Part(hang(union(skull, brow), 107, -37, 46, 12), "near"),
        Part(hang(nose, 107, -37, 46, 12), "near"),
    )


def centrosaurus() -> Skeleton:
    """One great horn on the nose, hooks that hang over the windows of the frill."""
    back = Backbone("4,-24,0.8 16,-31,1.3 30,-39,2 46,-45,2.7 64,-47,3 82,-45,3 98,-41,2.8 108,-39,2.6")
    spine = vertebrae(
        back,
        step="0,3.4 0.3,4.4 1,4.2",
        spines="0,0.8 0.2,2.6 0.4,4.6 0.7,4.8 0.9,3 1,1.6",
        lean=0.2,
        blade=0.52,
        chevrons="0,1 0.15,3 0.3,3.4 0.36,0 1,0",
    )
    far_ribs, near_ribs = rib_cage(
        back, 0.44, 0.86, 10, "0,16 0.2,24 0.55,28 0.85,24 1,15", sweep=0.24, bow=0.1, far=1, near=1.1
    )
    hips = union(
        ilium(40, -55, 82, -40), tube("58,-41,2 46,-31,1.4 36,-26,1.8"), tube("64,-41,1.6 74,-35,1.3 80,-34,2")
    )
    return (
        Part(union(_hind((58, -38), (57, -21), (46, -7), 2.6), _fore((98, -30), (107, -17), (114, -5), 2.2)), "far"),
        far_ribs,
        Part(spine),
        near_ribs,
        Part(union(tube("102,-28,2.8 93,-38,1.7 82,-45,2.2"), ellipse(104, -26.6, 3.6, 2.8, 30)), "near"),
        Part(_fore((99, -29), (92, -16), (96, -5), 2.7), "near"),
        Part(hips, "near"),
        Part(_hind((63, -38), (70, -20), (61, -7), 3.3), "near"),
        *_centrosaurus_head(),
    )


def _frill(outline: str, teeth: int) -> tuple[Shape, Shape]:
    """The shield, leaning back over the neck, and under it the knobs along its rim."""
    shield = affinity.rotate(blob(outline, 8), LEAN, origin=(20, -30))
    edge = shield.exterior
    knobs: list[Shape] = []
    for k in range(teeth):
        spot = edge.interpolate(edge.length * (0.14 + 0.6 * k / (teeth - 1)))
        knobs.append(circle(spot.x, spot.y, 5.6))
    return shield, union(*knobs)


def _hind(hip: Spot, knee: Spot, ankle: Spot, r: float) -> Shape:
    x, y = ankle
    toes = union(
        *[tube([(x + d * r * 0.5, y + 0.6, r * 0.4), (x + d * r * 0.6 + 3, -2.2, r * 0.46)], 3) for d in (-1.2, 0, 1.2)]
    )
    hoofs = union(*[ellipse(x + d * r * 0.6 + 5, -1.9, r * 0.5, 1.7) for d in (-1.2, 0, 1.2)])
    return union(bone(hip, knee, r, head=1.5), pair(knee, ankle, r * 0.66, r * 1.4), toes, hoofs)


def _fore(shoulder: Spot, elbow: Spot, wrist: Spot, r: float) -> Shape:
    x, y = wrist
    hand = union(*[line([(x + d * r * 0.45, y), (x + d * r * 0.75 + 1.6, -1.6)], r * 0.72) for d in (-1.3, 0, 1.3)])
    return union(bone(shoulder, elbow, r, head=1.6), pair(elbow, wrist, r * 0.66, r * 1.3), hand, circle(x, y, r * 0.7))
