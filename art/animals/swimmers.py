"""Sea reptiles, drawn as they lie on a beach of wood."""

from art.animals.rig import Animal, Pigments, spots, thorns
from art.kit.geometry import Shape, blob, ellipse, fillet, tube, union

PLESIOSAUR = Pigments("#35787A", "#214F54", "#C3D3B4", "#143A41", "#E6B653")


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
    return Animal(
        PLESIOSAUR,
        body,
        eye=(82, -103, 1.9),
        far=_far_flippers(),
        belly=belly,
        mark=_spots(),
        near=_near_flippers(),
        bone=thorns([(i * 3.4, i * 0.2) for i in range(4)], "84,-98 86.4,-98 85,-94.2"),
        nostril=ellipse(95, -100, 1, 0.7),
    )


def _near_flippers() -> Shape:
    fore = blob("20,-36 30,-34 38,-24 50,-10 58,-1 46,-3 32,-10 20,-20 13,-30")
    return union(fore, blob("-36,-34 -28,-30 -30,-20 -38,-8 -50,0 -54,-1 -50,-12 -46,-24 -44,-32"))


def _far_flippers() -> Shape:
    fore = blob("24,-40 34,-40 46,-34 62,-28 76,-27 64,-22 46,-22 32,-28")
    return union(fore, blob("-44,-38 -52,-34 -62,-24 -76,-18 -86,-17 -74,-26 -62,-34 -52,-42"))


def _spots() -> Shape:
    return spots(
        "-46,-45,3 -32,-49,3.8 -16,-53,4.4 0,-54,4.4 14,-53,3.8 -24,-42,2.6 -8,-45,3 8,-45,2.8 "
        "28,-54,3 36,-64,2.4 43,-76,2 -56,-40,2.1 50,-87,1.7"
    )
