"""Sea reptiles, drawn as they lie on a beach of wood."""

from art.animals.rig import Animal, Pigments, bars, spots, thorns
from art.kit.geometry import Shape, blob, brush, ellipse, fillet, tube, union

PLESIOSAUR = Pigments("#35787A", "#214F54", "#C3D3B4", "#143A41", "#E6B653")
# the mouth, and the finger bones that show through the flippers
FOLDS = (
    "74,-99.6 84,-98.2 98,-96.4", "23,-32 34,-22 50,-7", "19,-30 28,-19 40,-9", "28,-33 40,-22 53,-8",
    "-33,-30 -35,-18 -44,-6", "-38,-31 -41,-19 -49,-6", "-42,-33 -45,-22 -51,-9",
)  # fmt: skip


def plesiosaur() -> Animal:
    spine = tube(
        "-78,-34,0.8 -62,-36,4 -42,-38,10 -16,-40,16 8,-41,16.5 26,-46,12 38,-58,8 46,-74,6.4 "
        "54,-90,5.6 64,-100,5.2 74,-102,5",
        12,
    )
    head = blob("68,-106 76,-109 84,-107 94,-102 101,-98 101,-95 92,-94.5 80,-95.5 71,-97")
    tail_fin = blob("-74,-34 -90,-44 -94,-42 -88,-34 -93,-26 -88,-25")
    body = union(fillet(union(spine, head), 2.5), tail_fin)
    belly = tube(
        "-62,-32,2 -36,-28,5 -8,-27,6 16,-29,6 34,-42,4 46,-62,2.6 58,-88,2 72,-98,1.6 92,-96,1.4"
    ).intersection(body)
    details = union(ellipse(95, -100, 1, 0.7), *[brush(fold, 0.2, 0.9) for fold in FOLDS])
    return Animal(
        PLESIOSAUR,
        body,
        eye=(82, -103, 1.9),
        far=_far_flippers(),
        belly=belly,
        mark=union(_spots(), _neck_bars().intersection(body)),
        near=_near_flippers(),
        bone=thorns([(i * 3.4, i * 0.2) for i in range(4)], "84,-98 86.4,-98 85,-94.2"),
        lines=details,
    )


def _near_flippers() -> Shape:
    fore = blob("14,-38 28,-38 40,-27 52,-13 60,-1 50,-1.5 34,-7 20,-18 11,-30")
    return union(fore, blob("-30,-37 -25,-30 -29,-19 -38,-7 -51,0.5 -56,-1 -52,-13 -48,-25 -43,-34"))


def _far_flippers() -> Shape:
    fore = blob("24,-40 34,-40 46,-34 62,-28 76,-27 64,-22 46,-22 32,-28")
    return union(fore, blob("-44,-38 -52,-34 -62,-24 -76,-18 -86,-17 -74,-26 -62,-34 -52,-42"))


def _spots() -> Shape:
    return spots(
        "-46,-45,3 -32,-49,3.8 -16,-53,4.4 0,-54,4.4 14,-53,3.8 -24,-42,2.6 -8,-45,3 8,-45,2.8 "
        "-56,-40,2.1 22,-46,2 -36,-43,2.2"
    )


def _neck_bars() -> Shape:
    return bars("30,-50,12 37,-58,9.5 42,-66,8 47,-76,7 52,-86,6.4 58,-94,6 66,-100,5.6", fat=1.9, lean=2, drop=-0.1)
