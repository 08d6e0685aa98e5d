"""Light runners in feathers."""

from art.animals.rig import Animal, Pigments, arm, bars, strider, strider_claws, teeth
from art.kit.geometry import Shape, blob, ellipse, fillet, poly, tube, union

DEINONYCHUS = Pigments("#BD6A33", "#7E431F", "#EDCB90", "#3A2418", "#2F6A70")
GALLIMIMUS = Pigments("#B5883E", "#7A5824", "#EEDCA8", "#4E3614", "#6A3F6E")


def deinonychus() -> Animal:
    """In the leap, its sickles forward."""
    spine = tube(
        "-92,-84,0.8 -70,-76,1.7 -48,-68,3 -28,-62,6.8 -8,-60,10.6 10,-64,10.4 21,-73,7.8 27,-84,6 33,-94,5.4", 12
    )
    head = blob("28,-102 37,-105 46,-102 58,-97 66,-92.6 68,-89 65,-86.6 54,-88 44,-89 32,-91")
    jaw = blob("36,-90 46,-85.6 57,-81 60,-78.6 57,-76.6 46,-80 36,-85.6")
    mouth = poly("45,-88.4 56,-87.8 66,-86.8 59,-79.4 50,-83")
    body = fillet(union(spine, head, jaw), 1.2).difference(mouth.buffer(-0.2))
    bands = bars(
        "-42,-66,4 -33,-63.4,6 -24,-61.6,8 -15,-60.6,9.8 -6,-60.4,11 3,-62,11.2 12,-65.6,10.6 20,-72.6,8.6",
        fat=1.8,
        lean=2,
        drop=0.1,
    )
    return Animal(
        DEINONYCHUS,
        body,
        eye=(41, -98.6, 1.9),
        far=union(strider(22, 0.8, 0.66, 44), _sickle(49, -31)),
        mouth=mouth,
        belly=tube("-28,-56,2 -6,-51.6,4 12,-55,4.4 25,-70,3 33,-86,2 48,-81,1.6").intersection(body),
        mark=bands.intersection(body),
        near=union(
            strider(6, 0.82, 0.7, 22),
            arm("14,-64,4.4 20,-54,3 29,-52,2.1", "29,-52,1.6 37,-48,0.5", "29,-52,1.6 38,-53,0.5"),
        ),
        accent=union(_wing_feathers(), _tail_fan(), _mane()),
        bone=union(teeth("46,-88.6", 5, (3.4, 0.2), "0,0 2.4,0 1.4,3"), _sickle(25, -17)),
        claws=union(strider_claws(6, 0.82, 22), strider_claws(22, 0.8, 44)),
        lines=ellipse(63, -91.6, 1, 0.7),
    )


def _sickle(x: float, y: float) -> Shape:
    """The claw that is held off the ground."""
    return tube([(x, y, 1.8), (x + 4.5, y - 4.5, 1.5), (x + 8.5, y - 2.6, 0.4)])


def _wing_feathers() -> Shape:
    return union(
        *[
            tube(
                [
                    (22 - i * 1.6, -56 + i * 0.3, 2.1),
                    (10 - i * 3.4, -49 + i * 1.6, 1.6),
                    (0 - i * 4.4, -46 + i * 2.4, 0.4),
                ]
            )
            for i in range(5)
        ]
    )


def _tail_fan() -> Shape:
    roots = [(-62 - i * 5, -73 - i * 1.8) for i in range(6)]
    upper = [tube([(x, y, 1.7), (x - 11, y - 9, 1.8), (x - 22, y - 13, 0.5)]) for x, y in roots]
    lower = [tube([(x, y, 1.7), (x - 12, y + 2, 1.8), (x - 23, y + 2, 0.5)]) for x, y in roots]
    return union(*upper, *lower)


def _mane() -> Shape:
    return union(
        *[
            tube(
                [
                    (34 - i * 2.8, -102 + i * 3.4, 1.9),
                    (27 - i * 3, -109 + i * 3.4, 1.4),
                    (19 - i * 3, -112 + i * 4, 0.4),
                ]
            )
            for i in range(5)
        ]
    )


def gallimimus() -> Animal:
    """An ostrich with a tail, stretched out in its run."""
    spine = tube(
        "-104,-72,0.7 -84,-71,2.2 -62,-70,4.4 -40,-70,8 -18,-71,12 4,-73,13 20,-78,10 30,-90,6 34,-106,4.4 "
        "38,-122,3.8 46,-132,3.6",
        12,
    )
    head = blob("40,-140 47,-143 55,-141 64,-136 73,-131.6 74,-129.6 64,-129.6 54,-129.6 44,-130")
    body = fillet(union(spine, head), 1.6)
    return Animal(
        GALLIMIMUS,
        body,
        eye=(52, -136.8, 2.2),
        far=union(
            _leg(16, 42), arm(("18,-72,3 30,-64,2.2 38,-58,1.6"), "38,-58,1.2 44,-54,0.4", "38,-58,1.2 45,-57,0.4")
        ),
        belly=tube("-44,-65,2 -18,-62,4 6,-63,4.6 24,-76,3 36,-110,1.6 44,-131,1.4 62,-130,1").intersection(body),
        mark=bars(
            "-92,-71,2.4 -80,-71,3.4 -68,-70.4,4.6 -56,-70,6 -44,-70,8 -32,-70.4,10 -20,-71,12 -8,-72,13 "
            "4,-73,13.6 15,-76,12",
            fat=1.9,
            lean=-4,
            drop=-0.1,
        ).intersection(body),
        near=_leg(-14, -38),
        accent=union(_ruff(), _arm_feathers(), _rump()),
        lines=union(ellipse(69, -132.4, 0.9, 0.6, 20), tube("73,-130,0.4 62,-131,0.8 52,-131.4,0.3")),
    )


def _leg(x: float, swing: float) -> Shape:
    """Thin as a stick below the knee, and long."""
    return strider(x, 1.26, 0.56, swing)


def _ruff() -> Shape:
    return union(
        *[
            tube([(30 + i * 1.4, -92 - i * 8, 3), (23 + i * 1.6, -90 - i * 8, 2), (17 + i * 1.8, -85 - i * 8, 0.4)])
            for i in range(5)
        ]
    )


def _arm_feathers() -> Shape:
    quills = [
        tube([(16 - i * 2, -70 + i * 1.2, 2.8), (2 - i * 3, -61 + i * 3, 2.2), (-10 - i * 4, -59 + i * 4, 0.5)])
        for i in range(5)
    ]
    return union(blob("8,-74 18,-79 26,-72 22,-64 12,-63"), *quills)


def _rump() -> Shape:
    return union(
        *[tube([(-40 - i * 6, -74 - i * 0.3, 2.6), (-52 - i * 6, -82, 2), (-64 - i * 6, -84, 0.4)]) for i in range(5)]
    )
