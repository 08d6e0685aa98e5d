"""The horned faces."""

from art.animals.rig import Animal, Pigments, bars, limb, nails, spots, toes, wrinkles
from art.kit.geometry import Shape, affinity, blob, catmull, ellipse, fillet, points, poly, stroke, tube, union

TRICERATOPS = Pigments("#73824A", "#4B5731", "#D3C68B", "#313D22", "#CF7434")
STYRACOSAURUS = Pigments("#B0703A", "#704420", "#E9CE9A", "#43260F", "#8E3340")
CENTROSAURUS = Pigments("#5E7C86", "#3A5058", "#D8D2B0", "#22363E", "#DDA23A")
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


def styracosaurus() -> Animal:
    """Its head thrown up, so that the frill of spears stands against the sky."""
    spine = tube("-86,-40,0.8 -72,-42,4 -54,-46,9 -32,-52,16 -8,-54,20 14,-54,19 32,-56,16 44,-60,13", 12)
    head = blob("38,-66 48,-72 60,-70 72,-65 83,-60 90,-54 90,-48 85,-45 78,-47 66,-45 54,-44 44,-48 40,-56")
    body = fillet(union(spine, head), 3)
    frill = blob("48,-50 38,-48 28,-56 22,-70 26,-82 36,-90 46,-88 53,-78 56,-68 55,-58")
    saddle = spots(
        "-46,-54,4 -32,-62,5 -16,-68,5.6 2,-69,5.6 18,-68,5 -24,-54,4 -6,-58,4.4 12,-58,4.2 -58,-48,3 -68,-43,2.4"
    )
    return Animal(
        STYRACOSAURUS,
        body,
        eye=(61, -62.5, 2),
        far=union(_hind(-10, 0.9), _fore(34, 0.92)),
        belly=union(
            tube("-60,-36,3 -36,-38,7 -8,-35,7 18,-36,7 38,-44,5").intersection(body),
            blob("54,-48 68,-48 82,-48 80,-45 64,-43"),
        ),
        mark=saddle,
        near=union(_hind(-26), _fore(20)),
        accent=frill,
        accent_mark=fillet(affinity.scale(frill, 0.66, 0.7, origin=(46, -60)), 0.5),
        head=fillet(head, 1),
        bone=union(_spears(), tube("79,-58,5 85,-76,3.8 89,-100,0.5"), _beak_at(2, -23)),
        claws=union(nails(-23), nails(22, 2)),
        lines=union(
            ellipse(83, -55, 1.6, 1, 30),
            stroke("82,-50.4 72,-49.4 60,-50", 1),
            wrinkles(-24, -18, 4),
            wrinkles(21, -18, 3.4),
        ),
    )


def _spears() -> Shape:
    spears = (
        (29, -52, 17, -40, 2.6), (23.6, -62, 5, -56, 3.2), (23.4, -73, -2, -79, 3.6), (28, -83, 8, -106, 3.8),
        (36, -89, 26, -120, 3.8), (45, -88, 44, -121, 3.6), (51, -80, 58, -106, 3),
    )  # fmt: skip
    return union(*[tube([(x, y, r), ((x + u) / 2, (y + v) / 2 - 1, r * 0.7), (u, v, 0.4)]) for x, y, u, v, r in spears])


def _beak_at(x: float, y: float) -> Shape:
    return affinity.translate(_beak(), x, y)


def centrosaurus() -> Animal:
    """Head down for the charge: one great horn bent forward, two hooks over the frill."""
    spine = tube("-90,-62,0.8 -76,-60,4 -58,-57,9 -36,-57,16 -12,-57,20.5 10,-53,20 28,-46,17 40,-40,13", 12)
    head = blob("36,-46 46,-48 58,-42 70,-32 80,-24 85,-16 83,-10 78,-8.6 74,-12 64,-13 52,-16 43,-22 38,-32")
    body = fillet(union(spine, head), 3)
    frill = blob("46,-24 36,-22 27,-32 20,-46 22,-62 32,-72 43,-70 50,-60 54,-48 52,-34")
    stripes = bars(
        "-74,-59,5 -62,-58,8 -50,-57,11 -38,-57,15 -26,-57.4,18 -14,-57.6,20.6 -2,-56,21 10,-53.6,20.6",
        fat=2.8,
        lean=4,
        drop=0.1,
    )
    return Animal(
        CENTROSAURUS,
        body,
        eye=(58.6, -33.4, 2),
        far=union(_hind(-24, 0.92), _fore(36, 0.9)),
        belly=union(
            tube("-60,-50,3 -38,-44,7 -12,-40,7 14,-36,7 34,-30,5").intersection(body),
            blob("50,-18 62,-16 76,-15 74,-11 60,-12"),
        ),
        mark=stripes.intersection(body),
        near=union(_hind(-40), _fore(16)),
        accent=union(frill, _knobs()),
        accent_mark=fillet(affinity.scale(frill, 0.66, 0.7, origin=(44, -36)), 0.5),
        head=fillet(head, 1),
        bone=union(
            tube("69,-33,5.6 80,-46,4.6 92,-54,3.2 106,-56,0.5"),
            tube("36,-70,4 42,-82,3.2 53,-84,2.2 59,-77,0.5"),
            tube("28,-68,3.4 30,-82,2.8 40,-92,1.8 49,-90,0.5"),
            _beak_at(-8, 14),
        ),
        claws=union(nails(-37), nails(18, 2)),
        lines=union(
            ellipse(76, -20, 1.6, 1, 40),
            stroke("73,-13.6 63,-14.4 54,-18", 1),
            wrinkles(-38, -18, 4),
            wrinkles(17, -18, 3.4),
        ),
    )


def _knobs() -> Shape:
    return union(*[ellipse(x, y, 3.4, 2.8) for x, y in ((26, -32), (21, -42), (19.6, -52), (22, -62))])
