"""The beasts of the age of ice from in front and from behind, for those that face the eye or turn away from it.

Halves are drawn: the right one is given, the left one is its mirror image.
"""

from art.animals.beasts import BEAR, CALF, RHINO, SMILODON
from art.animals.rig import Animal, Pigments
from art.animals.shaggy import MOOGH, in_hair, locks, shag
from art.kit.geometry import Points, Shape, affinity, blob, circle, ellipse, points, poly, stroke, tube, union


def both(shape: Shape) -> Shape:
    """A shape and its mirror image."""
    return union(shape, affinity.scale(shape, -1, 1, origin=(0, 0)))


def whole(spec: Points) -> Shape:
    """A closed outline from its right half, which is given from the top down."""
    half = points(spec)
    return blob([*map(tuple, half), *((-x, y) for x, y in half[::-1] if x)])


def _pillars(x: float, high: float, r: float) -> Shape:
    """A pair of legs in hair down to the ground."""
    leg = tube([(x, -high, r), (x, -high / 2, r * 0.86), (x, -5.4, r * 0.84)])
    return both(in_hair(leg, x, 16, r * 0.3))


def _toes(x: float, r: float) -> Shape:
    return both(union(*[ellipse(x + dx * r * 1.9, -2.2, r * 0.9, r * 0.8) for dx in (-1, 0, 1)]))


def _away(pigments: Pigments, core: Shape, legs: Shape, *, tail: Shape, far: Shape, mark: Shape) -> Animal:
    """From behind: haunches, tail, and what of the head stands out beyond."""
    return Animal(pigments, core, eye=(0, 0, 0), far=far, mark=mark.intersection(core), near=legs, overlay=tail)


# -- the Moogh and its calf --------------------------------------------------------------------------------------------


def moogh_front() -> Animal:
    core = whole("0,-122 26,-115 44,-94 50,-70 45,-44 27,-30 0,-27")
    head = whole("0,-106 21,-103 31,-88 29,-68 19,-50 0,-44")
    low = tube("15,-54,6 34,-41,5.6 51,-45,4.6 60,-62,3.2 57,-82,0.6")
    high = tube("22,-98,5.4 41,-111,4.8 50,-129,3.2 45,-146,0.5")
    return Animal(
        MOOGH,
        shag(core, 46, 12, 3),
        eye=(17, -80, 2.6),
        twin=(-17, -80, 2.6),
        far=_pillars(15, 40, 12),
        mark=locks("-40,-86,26 40,-86,26 -34,-60,22 34,-60,22 -44,-66,18 44,-66,18", 2.6),
        near=_pillars(29, 46, 14),
        fur=shag(whole("0,-121 24,-114 30,-102 16,-99 0,-98"), 14, 7, 9),
        head=shag(head, 26, 6, 5),
        muzzle=whole("0,-72 13,-70 18,-60 14,-49 0,-45"),
        bone=both(union(low, high)).union(_toes(29, 3)),
        lines=both(ellipse(6, -60, 2, 2.6)),
    )


def moogh_back() -> Animal:
    core = whole("0,-116 28,-110 46,-90 52,-64 46,-40 27,-28 0,-26")
    horns = both(tube("22,-98,5.4 41,-111,4.8 50,-129,3.2 45,-146,0.5"))
    tusks = both(tube("40,-44,5 52,-46,4.4 61,-62,3.2 58,-82,0.6"))
    rows = "-34,-96,26 -17,-102,28 17,-102,28 34,-96,26 -40,-68,22 -22,-66,22 22,-66,22 40,-68,22 -12,-84,20 12,-84,20"
    tail = shag(tube("0,-84,4.4 2,-64,4 -1,-46,5 0,-36,1.4"), 14, 4, 2)
    return _away(
        MOOGH, shag(core, 46, 12, 4), _pillars(28, 46, 14.5), tail=tail, far=union(horns, tusks), mark=locks(rows, 2.6)
    )


def calf_front() -> Animal:
    head = whole("0,-84 19,-82 28,-68 25,-54 14,-43 0,-39")
    low = tube("11,-46,3.6 23,-39,3.2 33,-44,2 36,-54,0.4")
    high = tube("17,-80,3.6 26,-89,2.5 28,-99,0.4")
    return Animal(
        CALF,
        shag(whole("0,-80 20,-75 33,-60 34,-44 24,-28 0,-24"), 34, 8, 3),
        eye=(15, -63, 3),
        twin=(-15, -63, 3),
        far=_pillars(10, 28, 8.6),
        mark=locks("-28,-54,14 28,-54,14", 2),
        near=_pillars(20, 32, 10),
        fur=shag(whole("0,-90 14,-86 20,-78 0,-74"), 12, 6, 9),
        head=shag(head, 24, 5, 5),
        muzzle=whole("0,-60 10,-58 14,-51 10,-43 0,-40"),
        bone=both(union(low, high)).union(_toes(20, 2.2)),
        lines=both(ellipse(4.6, -51, 1.7, 2.2)),
    )


def calf_back() -> Animal:
    core = whole("0,-78 20,-74 34,-58 36,-42 26,-26 0,-23")
    horns = both(tube("17,-76,3.6 26,-89,2.5 28,-99,0.4"))
    rows = "-22,-62,16 -8,-68,18 8,-68,18 22,-62,16 -16,-44,12 16,-44,12"
    tail = shag(tube("0,-56,3 1,-44,2.6 -1,-34,2.8 0,-28,1"), 10, 3, 2)
    return _away(CALF, shag(core, 34, 8, 4), _pillars(20, 32, 10), tail=tail, far=horns, mark=locks(rows, 2))


# -- the others --------------------------------------------------------------------------------------------------------


def rhino_front() -> Animal:
    head = whole("0,-84 17,-82 25,-68 23,-50 18,-34 0,-27")
    ears = both(poly("14,-80 22,-98 28,-78"))
    great = tube("0,-44,7 0,-62,5.6 0,-82,3.8 0,-104,0.6")
    small = tube("0,-66,5.2 0,-80,3.6 0,-92,0.5")
    return Animal(
        RHINO,
        shag(whole("0,-108 24,-104 42,-86 47,-62 42,-40 24,-27 0,-25"), 42, 10, 5),
        eye=(18, -60, 2.3),
        twin=(-18, -60, 2.3),
        far=_pillars(13, 36, 11),
        mark=locks("-38,-72,24 38,-72,24 -30,-88,20 30,-88,20"),
        near=_pillars(28, 42, 13),
        fur=shag(whole("0,-109 22,-104 32,-90 26,-74 0,-70"), 18, 7, 4),
        head=union(shag(head, 20, 4.5, 6), ears),
        muzzle=whole("0,-46 14,-44 17,-36 12,-29 0,-27"),
        bone=union(small, great, _toes(28, 3.2)),
        lines=both(ellipse(7, -36, 2, 1.5, 20)),
    )


def rhino_back() -> Animal:
    core = whole("0,-104 26,-100 44,-82 48,-58 43,-38 25,-26 0,-24")
    rows = "-30,-84,22 -14,-90,24 14,-90,24 30,-84,22 -36,-60,20 -20,-58,20 20,-58,20 36,-60,20"
    tail = shag(tube("0,-76,3.4 3,-60,3 0,-46,3.4 1,-38,1"), 10, 4, 2)
    ears = both(poly("16,-96 25,-116 34,-92"))
    horn = tube("0,-96,5.6 0,-112,3.8 0,-126,0.6")
    return _away(RHINO, shag(core, 42, 10, 6), _pillars(27, 42, 13), tail=tail, far=union(ears, horn), mark=locks(rows))


def smilodon_front() -> Animal:
    head = union(whole("0,-90 15,-89 24,-78 22,-66 13,-58 0,-56"), both(poly("10,-86 20,-101 26,-80")))
    chest = whole("0,-80 16,-76 24,-60 20,-38 8,-30 0,-29")
    leg = both(union(tube("15,-52,9.5 15,-26,6.4 15,-5,5"), ellipse(15, -3.6, 7.4, 3.8)))
    stripes = both(union(*[tube([(22, y, 0.5), (15, y + 2, 2.2), (10, y + 6, 0.4)]) for y in (-62, -54, -46, -38)]))
    return Animal(
        SMILODON,
        chest,
        eye=(10.5, -77, 2.1),
        twin=(-10.5, -77, 2.1),
        far=both(tube("21,-50,9 23,-24,6 22,-5,5")),
        belly=whole("0,-60 9,-56 10,-42 0,-32").intersection(chest),
        mark=stripes.intersection(chest),
        near=leg,
        fur=both(shag(blob("14,-72 24,-72 27,-60 18,-54 10,-60"), 12, 5, 3)),
        head=head,
        muzzle=whole("0,-73 9,-71 13,-65 8,-59 0,-58"),
        accent=whole("0,-62 7,-61 6,-52 0,-50"),
        bone=both(poly("4.4,-62 8.8,-62 6,-41")),
        claws=both(union(*[ellipse(15 + dx, -1.6, 1.3, 1.6) for dx in (-4.5, 0, 4.5)])),
        lines=union(
            poly("-4,-70.5 4,-70.5 0,-66"), stroke("0,-66 0,-62", 1), both(tube("5,-88,0.5 7,-84,1.8 8,-80,0.4"))
        ),
    )


def smilodon_back() -> Animal:
    rump = whole("0,-72 17,-68 25,-52 21,-34 9,-27 0,-26")
    legs = both(union(tube("15,-48,11.5 16,-26,6.6 15,-5,5"), ellipse(15, -3.6, 6.8, 3.8)))
    stripes = both(union(*[tube([(23, y, 0.5), (15, y + 2, 2.3), (7, y + 1, 0.4)]) for y in (-62, -53, -44)]))
    head = union(whole("0,-90 15,-89 22,-78 20,-66 0,-60"), both(poly("10,-86 19,-100 24,-80")))
    bob = tube("0,-62,4 3,-72,3 6,-80,3.4 5,-86,1.4")
    return _away(SMILODON, rump, legs, tail=bob, far=head, mark=stripes)


def bear_front() -> Animal:
    head = union(whole("0,-104 18,-102 28,-88 25,-72 14,-60 0,-56"), both(circle(20, -103, 7)))
    return Animal(
        BEAR,
        shag(whole("0,-104 26,-98 44,-78 48,-56 40,-36 22,-28 0,-27"), 40, 8, 7),
        eye=(12, -86, 2.2),
        twin=(-12, -86, 2.2),
        far=_pillars(14, 36, 11),
        mark=locks("-36,-72,20 36,-72,20 -28,-52,18 28,-52,18 -16,-50,16 16,-50,16"),
        near=_pillars(27, 46, 13.5),
        head=shag(head, 26, 3.6, 2),
        muzzle=whole("0,-80 11,-78 15,-69 10,-61 0,-59"),
        accent=whole("0,-66 8,-65 7,-57 0,-55"),
        bone=both(poly("4,-65.5 7.4,-65.5 5.4,-59")),
        claws=both(union(*[poly(f"{27 + dx},-4 {29.4 + dx},-4 {28 + dx},0.6") for dx in (-9, -4, 1, 6)])),
        lines=union(ellipse(0, -76, 5, 3.2), stroke("0,-73 0,-67", 1.2)),
    )


def bear_back() -> Animal:
    core = whole("0,-98 28,-92 46,-72 50,-50 42,-34 24,-26 0,-25")
    rows = "-32,-78,20 -16,-84,22 0,-86,20 16,-84,22 32,-78,20 -36,-54,18 -18,-54,18 18,-54,18 36,-54,18"
    head = union(whole("0,-110 20,-108 27,-96 24,-84 0,-80"), both(circle(21, -107, 7)))
    return _away(
        BEAR, shag(core, 40, 8, 6), _pillars(27, 44, 14), tail=shag(circle(0, -58, 7), 12, 4, 1), far=head,
        mark=locks(rows),
    )  # fmt: skip


VIEWS = {
    "moogh-front": moogh_front, "moogh-back": moogh_back, "small-moogh-front": calf_front,
    "small-moogh-back": calf_back, "rhino-front": rhino_front, "rhino-back": rhino_back,
    "smilodon-front": smilodon_front, "smilodon-back": smilodon_back, "bear-front": bear_front, "bear-back": bear_back,
}  # fmt: skip
"""By the name of the picture."""
