"""Two-legged hunters."""

from art.animals.rig import Animal, Pigments, bars, limb, thorns
from art.kit.geometry import Shape, blob, ellipse, fillet, poly, tube, union

TYRANNOSAURUS = Pigments("#AE4229", "#74291B", "#E2A869", "#521A13", "#E2A23C")


def tyrannosaurus() -> Animal:
    spine = tube(
        "-112,-70,0.8 -92,-63,3 -66,-61,7 -40,-62,11.5 -14,-62,16.5 6,-60,17.5 26,-61,16.5 "
        "40,-68,13.5 50,-79,11 57,-89,9.5",
        12,
    )
    head = blob(
        "50,-98 56,-105 66,-107.5 72,-105 80,-104 92,-100 102,-95 105,-90 103,-86.5 92,-87 "
        "80,-86 70,-84 62,-80 53,-82 48,-90"
    )
    jaw = blob("56,-86 64,-83 74,-79.5 86,-77 96,-76.2 98,-74 94,-71 84,-70.5 72,-72 62,-75 54,-80")
    mouth = poly("67,-84.6 80,-86.4 92,-87.2 102,-86.6 97,-76.6 86,-77.4 75,-79.8")
    body = fillet(union(spine, head, jaw), 1.6).difference(mouth.buffer(-0.2))
    return Animal(
        TYRANNOSAURUS,
        body,
        eye=(69.5, -99, 2.1),
        far=_leg(12, 0.92),
        mouth=mouth,
        belly=_belly().intersection(body),
        mark=union(_stripes().intersection(body), blob("84,-101 92,-99 96,-95 86,-96.5")),
        near=union(_leg(-4), _arm()),
        accent=blob("62,-104 68,-107.5 76,-104.5 70,-101.5"),
        bone=_teeth(),
        claws=thorns([(-5, 0), (13, 0)], "20,-2.6 25,-0.2 19,-0.2"),
        lines=ellipse(99, -94, 1.7, 1.1, 20),
    )


def _leg(x: float, girth: float = 1) -> Shape:
    thigh = ("-2,-58,14 10,-46,13 17,-34,9", "17,-34,8.5 9,-24,6.5 0,-15,4.2")
    foot = ("0,-15,4.2 4,-8,3.5 7,-3.6,3.6", "6,-3.4,3.4 15,-2.2,2.4 22,-1.3,1.2")
    small_toes = ("6,-3.4,3.2 13,-1.6,2 17,-1.3,1.3", "5,-3.2,3 -2,-1.6,1.4")
    return limb(x, girth, *thigh, *foot, *small_toes)


def _arm() -> Shape:
    claws = (tube("49,-48,1.6 54,-45,0.6"), tube("49,-48,1.6 53.5,-49,0.6"))
    return fillet(union(tube("37,-58,5 42,-50,3.4"), tube("42,-50,3 49,-48,2.2"), *claws), 0.8)


def _belly() -> Shape:
    return tube("-50,-55,3 -20,-48,5 12,-44,5 30,-47,6 44,-60,6 52,-72,5 60,-76,3 76,-73,3")


def _stripes() -> Shape:
    return bars(
        "-84,-63,5 -70,-61.5,7.4 -56,-61.5,9.5 -42,-62,12 -28,-62,14.5 -14,-62,17 0,-61,18 "
        "14,-60.5,18 27,-61,17 38,-68,14.5 47,-78,12",
        fat=2.6,
        drop=-0.05,
        rise=0.45,
    )


def _teeth() -> Shape:
    upper = thorns([(i * 4.3, -i * 0.16) for i in range(7)], "74,-86.2 77,-86.4 75.8,-81.8")
    lower = thorns([(i * 4.2, i * 0.25) for i in range(5)], "78,-78.2 80.8,-77.8 79.6,-81.2")
    return union(upper, lower)
