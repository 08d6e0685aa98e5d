"""Wings of skin."""

from art.animals.rig import Animal, Pigments, bars
from art.kit.geometry import Shape, affinity, blob, brush, fillet, poly, tube, union

PTERANODON = Pigments("#D7A750", "#98692F", "#F3E0B0", "#6E3F1F", "#B7402A")


def pteranodon() -> Animal:
    """In flight, the body about 70 above the ground."""
    trunk = _trunk()
    wing = blob(
        "16,-76 6,-92 -14,-112 -34,-126 -52,-133 -76,-132 -104,-120 -84,-116 -68,-104 -58,-88 -44,-78 "
        "-30,-70 -16,-60 0,-62",
        8,
    )
    arm = tube("12,-74,4.4 -6,-96,3.4 -32,-124,3 -52,-131,2.2 -78,-130.5,1.5 -102,-120.5,0.5")
    far_arm = tube("22,-78,4 36,-100,3 62,-120.5,2.6 86,-128.5,1.8 112,-127,1.2 127,-117,0.5")
    rim = wing.difference(affinity.translate(wing, -3.5, -4.5))
    return Animal(
        PTERANODON,
        union(trunk, _feet(), _fingers(), wing),
        eye=(43, -96, 1.8),
        far=_far_wing(),
        far_mark=union(_veins("38,-102,46,-76 56,-116,68,-88 72,-124,86,-104"), far_arm),
        mark=union(
            _veins("-8,-94,-20,-66 -20,-110,-42,-80 -34,-124,-60,-94 -54,-130,-72,-108 -30,-118,-54,-90"), arm, rim
        ),
        accent=blob("42,-101 32,-108 16,-118 2,-124 12,-113 24,-102 33,-95"),
        lines=union(
            brush("46,-90.6 62,-85.4 88,-78.4", 0.2, 0.8),
            brush("56,-93.5 59,-92.3", 0.2, 0.9),
            _back_bars().intersection(trunk),
        ),
        overlay=trunk,
        overlay_mark=tube("-14,-62,2 4,-63,4 20,-72,3").intersection(trunk),
        tip=poly("74,-87 93,-77.4 84,-78 66,-82.5"),
    )


def _trunk() -> Shape:
    spine = tube("-24,-64,1.5 -14,-66,6 4,-70,9.5 18,-76,8 28,-86,5.5 36,-94,5.5")
    head = blob("30,-101 40,-103 50,-99 66,-91 84,-82 92,-77.5 84,-78 64,-83 48,-88 38,-89 31,-94")
    return fillet(union(spine, head), 2)


def _far_wing() -> Shape:
    return blob("22,-78 30,-94 44,-110 62,-122 84,-130 112,-128 128,-116 106,-116 88,-104 74,-90 56,-80 38,-70", 8)


def _veins(spec: str) -> Shape:
    """Thin folds of the wing, each "x,y,x,y" from the arm outward."""
    folds = [[float(v) for v in fold.split(",")] for fold in spec.split()]
    return union(*[tube([(a, b, 0.9), (c, d, 0.3)]) for a, b, c, d in folds])


def _feet() -> Shape:
    """Two thin legs trailing, toes spread."""
    near = union(
        tube("-10,-62,3.2 -20,-52,2 -27,-44,1.2"), tube("-26,-45,1 -33,-41,0.4"), tube("-27,-44,1 -31,-37,0.4")
    )
    return union(
        near, tube("-16,-64,3.2 -27,-56,2 -37,-51,1.1"), tube("-36,-51,1 -43,-49,0.4"), tube("-36,-51,1 -42,-45,0.4")
    )


def _fingers() -> Shape:
    """The three small claws at the wrist of the near wing."""
    return union(*[tube([(-33, -125, 1.6), (x, y, 0.4)]) for x, y in ((-29, -134), (-34, -135.5), (-24, -130))])


def _back_bars() -> Shape:
    return bars("-14,-66,5 -6,-67.5,7 3,-70,9 12,-74,8.6 20,-79,7", fat=1.3, lean=1.5, drop=-0.2, rise=0.5)
