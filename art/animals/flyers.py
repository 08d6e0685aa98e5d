"""Wings of skin."""

from art.animals.rig import Animal, Pigments, bars
from art.kit.geometry import Shape, affinity, blob, brush, ellipse, fillet, poly, tube, union

PTERANODON = Pigments("#D7A750", "#98692F", "#F3E0B0", "#6E3F1F", "#B7402A")
QUETZALCOATLUS = Pigments("#8A6A9C", "#543E66", "#EAD9BE", "#33234A", "#E08A2E")


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


def quetzalcoatlus() -> Animal:
    """Wings raised high for the stroke, a neck and a beak like spears."""
    trunk = fillet(
        union(
            tube("-20,-58,1.6 -10,-61,6 6,-66,9.6 20,-74,7.6 34,-88,5 50,-100,4.2 64,-108,4.4", 12),
            blob("58,-114 66,-117 74,-114 92,-106 112,-96 130,-86 131,-84 112,-90 92,-96 76,-102 64,-104"),
        ),
        2,
    )
    wing = blob(
        "16,-72 8,-94 -6,-118 -24,-142 -44,-160 -70,-172 -98,-178 -126,-176 -104,-164 -86,-148 -74,-128 -60,-106 "
        "-44,-88 -30,-74 -16,-62 2,-60",
        8,
    )
    bone = tube("12,-70,4.8 -4,-100,3.8 -26,-136,3.4 -46,-160,2.6 -72,-171.6,1.8 -98,-177,1.3 -124,-176,0.5")
    rim = wing.difference(affinity.translate(wing, -3.5, -4.5))
    far_bone = tube("22,-76,4.4 26,-106,3.4 38,-140,3 54,-164,2.2 76,-178,1.6 104,-186,0.5")
    return Animal(
        QUETZALCOATLUS,
        union(trunk, _trailing(), wing),
        eye=(71, -109.6, 2),
        far=blob(
            "18,-74 18,-100 26,-128 40,-152 56,-170 78,-181 106,-187 92,-174 82,-156 74,-136 62,-116 50,-98 38,-82",
            8,
        ),
        far_mark=union(_veins("26,-108,46,-96 34,-134,64,-122 46,-156,80,-152"), far_bone),
        mark=union(
            _veins("-6,-98,-18,-64 -16,-118,-38,-82 -28,-138,-60,-106 -42,-158,-78,-132 -64,-170,-92,-154"), bone, rim
        ),
        accent=blob("62,-114 56,-124 60,-133 70,-131 80,-122 84,-110 72,-114"),
        lines=union(
            brush("66,-105.4 92,-98.6 128,-85.4", 0.2, 0.9),
            ellipse(88, -104.6, 1.5, 0.6, 26),
            bars(
                "-10,-62,6 -1,-64,8.4 8,-67,9.4 17,-72,8.4 26,-80,6.4 35,-88.6,5.4 44,-95.6,5", 1.5, 1.5, -0.2, 0.5
            ).intersection(trunk),
        ),
        overlay=trunk,
        overlay_mark=tube("-10,-57,2 8,-59,4 24,-69,3 38,-84,2 54,-98,1.6").intersection(trunk),
        tip=poly("108,-94.4 131,-84.6 120,-86 98,-94.6"),
    )


def _trailing() -> Shape:
    """Long legs, stretched out behind."""
    near = union(
        tube("-8,-58,3.6 -28,-46,2.4 -52,-40,1.5 -60,-37,1"),
        tube("-59,-37,1 -68,-36,0.4"),
        tube("-59,-37,1 -66,-31,0.4"),
    )
    return union(
        near, tube("-12,-60,3.4 -34,-54,2.2 -60,-52,1.3"), tube("-59,-52,1 -69,-53,0.4"), tube("-59,-52,1 -68,-48,0.4")
    )
