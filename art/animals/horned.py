"""The horned faces."""

from art.animals.rig import Animal, Pigments, limb, nails, toes, wrinkles
from art.kit.geometry import Shape, affinity, blob, catmull, ellipse, fillet, points, poly, stroke, tube, union

TRICERATOPS = Pigments("#73824A", "#4B5731", "#D3C68B", "#313D22", "#CF7434")
FRILL = "50,-40 41,-36 31,-44 25,-58 27,-74 36,-85 46,-84 54,-74 58,-62 57,-50"


def triceratops() -> Animal:
    spine = tube("-88,-26,0.8 -74,-33,4 -56,-42,9 -34,-50,17 -8,-52,21.5 16,-50,20 34,-49,16 46,-49,13", 12)
    head = blob("40,-58 50,-62 62,-56 74,-47 84,-39 90,-31 89,-24 84,-22.5 80,-26.5 70,-26 58,-28 48,-33 42,-44")
    body = fillet(union(spine, head), 3)
    belly = tube("-60,-34,3 -36,-36,7 -8,-33,7 18,-33,7 40,-36,5").intersection(body)
    frill = blob(FRILL)
    return Animal(
        TRICERATOPS,
        body,
        eye=(62, -47.5, 2.0),
        far=union(_hind(-16, 0.92), _fore(38, 0.92), tube("52,-58,3.6 62,-71,2.8 75,-80,1.7 84,-84,0.3")),
        belly=union(belly, blob("48,-34 62,-31 78,-30 78,-26 60,-28")),
        mark=_spots(),
        near=union(_hind(-28), _fore(26)),
        accent=union(frill, _studs()),
        accent_mark=fillet(affinity.scale(frill, 0.68, 0.72, origin=(48, -52)), 0.5),
        head=fillet(head, 1),
        bone=union(_horns(), _beak()),
        claws=union(nails(-25), nails(28, 2)),
        lines=union(
            ellipse(83, -33.5, 1.6, 1, 30),
            stroke("80,-28.2 70,-27.8 60,-30.6", 1),
            wrinkles(-26, -18, 4),
            wrinkles(27, -18, 3.4),
        ),
    )


def _hind(x: float, girth: float = 1) -> Shape:
    return limb(x, girth, "0,-46,15 5,-32,12 2,-20,7.6", "2,-20,7.4 1,-9,6.4 2,-4,6.8", toes=toes(x + 3))


def _fore(x: float, girth: float = 1) -> Shape:
    return limb(x, girth, "0,-42,10 -2,-30,8.5 1,-20,6.4", "1,-20,6.2 0,-9,5.4 1,-3.6,6", toes=toes(x + 2, 2))


def _horns() -> Shape:
    brow = tube("57,-55,4.2 68,-67,3.2 82,-75,2 92,-78,0.4")
    return union(brow, tube("80,-40,3.6 86,-47,2.2 89,-53,0.4"))


def _beak() -> Shape:
    return poly(catmull("80,-38 86,-36 91,-31 92,-25 90,-19.5 87.5,-23.5 82,-25 80,-31", 6, closed=True))


def _studs() -> Shape:
    feet = points("26,-71 31,-81 39,-85.5 48,-83 25,-60 28,-48 36,-39")
    tips = points("-6,-2 -5,-5 -2,-7 3,-6 -7,0 -7,3 -5,6")
    return union(
        *[poly([(x - 2.6, y + 1), (x + u, y + v), (x + 2.6, y + 2)]) for (x, y), (u, v) in zip(feet, tips, strict=True)]
    )


def _spots() -> Shape:
    ovals = (
        (-42, -58, 4, 2.6, -20), (-28, -62, 5, 3, -12), (-12, -66, 5.4, 3.2, 0), (4, -65, 5.2, 3, 8),
        (-52, -50, 3.2, 2, -25), (-64, -42, 2.5, 1.5, -30), (18, -62, 4, 2.6, 14), (-20, -52, 3.4, 2.2, 0),
        (0, -54, 3.6, 2.2, 0), (-36, -48, 2.8, 1.8, 0),
    )  # fmt: skip
    return union(*[ellipse(*oval) for oval in ovals])
