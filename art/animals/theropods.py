"""Two-legged hunters."""

from art.animals.rig import Animal, Pigments, arm, bars, spots, strider, strider_claws, teeth, thorns
from art.kit.geometry import Shape, affinity, blob, ellipse, fillet, poly, tube, union

TYRANNOSAURUS = Pigments("#AE4229", "#74291B", "#E2A869", "#521A13", "#E2A23C")
GIGANOTOSAURUS = Pigments("#84506A", "#4E2E40", "#E0BC9C", "#3A1E30", "#E0A03C")
ALLOSAURUS = Pigments("#9C8A32", "#62561E", "#E6D69C", "#40360F", "#B8452B")
GARGANTUAN = Pigments("#5A4A52", "#342A30", "#C08A5E", "#1E171B", "#D8602A")


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
        far=strider(12, girth=0.92),
        mouth=mouth,
        belly=_belly().intersection(body),
        mark=union(_stripes().intersection(body), blob("84,-101 92,-99 96,-95 86,-96.5")),
        near=union(strider(-4), _arm()),
        accent=blob("62,-104 68,-107.5 76,-104.5 70,-101.5"),
        bone=_teeth(),
        claws=union(strider_claws(-5), strider_claws(13)),
        lines=ellipse(99, -94, 1.7, 1.1, 20),
    )


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


def giganotosaurus() -> Animal:
    """Lunging, low and long, its jaws wide; a comb along the back."""
    spine = tube(
        "-122,-102,0.8 -104,-88,3.4 -80,-76,7 -54,-69,11 -28,-65,15.5 -4,-64,17 18,-62,16.5 36,-61,14 "
        "52,-64,11.5 64,-68,10",
        12,
    )
    head = blob(
        "54,-80 64,-85 72,-84 78,-87 86,-85 98,-86 112,-87 122,-87 127,-83 125,-78.5 112,-78 98,-75 84,-70 "
        "72,-64 60,-64"
    )
    jaw = blob("62,-66 72,-64 84,-58 98,-51 110,-45 113,-41 108,-39.5 96,-43 82,-49 70,-55 62,-60")
    mouth = poly("76,-67 90,-72 106,-77 122,-78.6 118,-66 110,-47 98,-52 86,-58")
    body = fillet(union(spine, head, jaw), 1.6).difference(mouth.buffer(-0.2))
    belly = tube("-60,-60,3 -28,-53,5 2,-49,6 24,-49,6 44,-54,5 62,-59,4 78,-54,3 100,-46,2.4")
    stripes = bars(
        "-96,-83,5 -84,-78,7 -70,-73,9 -56,-69,11 -42,-67,13.5 -28,-65,16 -14,-64,17 0,-64,17.5 14,-63,17 28,-62,15.5 "
        "42,-62,13.5 54,-64,12",
        fat=3.2,
        drop=0.15,
    )
    comb = [(-66, -81), (-54, -79), (-42, -79), (-30, -80), (-18, -81), (-6, -81), (6, -80), (18, -78), (30, -75)]
    return Animal(
        GIGANOTOSAURUS,
        body,
        eye=(76, -80, 2.1),
        far=strider(16, girth=0.92, swing=14),
        back=thorns(comb, "-6,4 -3.4,-7 6,4"),
        mouth=mouth,
        belly=belly.intersection(body),
        mark=union(stripes.intersection(body), blob("92,-83 106,-84.6 116,-82.6 104,-81")),
        near=union(
            strider(-8, swing=-6), arm("38,-58,4.6 45,-49,3 53,-48,2", "53,-48,1.5 58,-45,0.5", "53,-48,1.5 58,-50,0.5")
        ),
        accent=blob("68,-84 76,-88.4 84,-85.6 77,-83"),
        bone=union(
            teeth("82,-70.6", 9, (4.3, -0.9), "0,0 3.1,-0.6 2.2,5"),
            teeth("84,-57", 7, (4.2, 2.1), "0,0 3,1.5 2.2,-4.6"),
        ),
        claws=union(strider_claws(-8, swing=-6), strider_claws(16, swing=14)),
        lines=ellipse(121, -83, 1.7, 1, 10),
    )


def allosaurus() -> Animal:
    """Reared up, three claws of each arm spread."""
    spine = tube(
        "-108,-40,0.8 -92,-40,3.4 -70,-43,6.6 -46,-50,10.5 -22,-60,14.5 -2,-70,16.5 14,-82,15.5 24,-96,12 "
        "28,-110,9 34,-120,8",
        12,
    )
    head = blob(
        "28,-128 36,-134 44,-133 50,-136 58,-132 70,-127 80,-122 83,-118 80,-114.5 68,-115 54,-114.5 42,-113 32,-116"
    )
    jaw = blob("36,-116 46,-112 58,-106.5 68,-102.5 74,-100 75,-97 69,-96.5 56,-100 44,-104 35,-109")
    mouth = poly("46,-114 58,-115 72,-115.6 79,-115 72,-101.5 62,-105.6 54,-109")
    body = fillet(union(spine, head, jaw), 1.6).difference(mouth.buffer(-0.2))
    stripes = bars(
        "-84,-41,5 -72,-43,7 -60,-46,9 -48,-50,11 -36,-54,13 -24,-59,15 -12,-65,16.4 -1,-71,17 8,-79,16.6",
        fat=2.2, lean=4, drop=0.1,
    )  # fmt: skip
    return Animal(
        ALLOSAURUS,
        body,
        eye=(51, -128, 2),
        far=union(
            strider(14, girth=0.86, swing=10),
            arm("28,-88,4 44,-84,3 56,-92,2.2", "56,-92,1.6 66,-92,0.5", "56,-92,1.6 63,-99,0.5"),
        ),
        mouth=mouth,
        belly=tube("-46,-42,3 -20,-48,5 6,-58,6 24,-74,6 34,-92,5 38,-106,4 54,-103,3").intersection(body),
        mark=union(stripes.intersection(body), spots("22,-98,3 27,-106,2.6 18,-90,3.4 30,-114,2")),
        near=union(
            strider(-8, girth=0.95, swing=-4),
            arm(
                "22,-82,5.4 36,-72,3.8 50,-76,2.6",
                "50,-76,1.8 61,-73,0.5",
                "50,-76,1.8 60,-80,0.5",
                "50,-76,1.7 56,-68,0.5",
            ),
        ),
        accent=union(poly("44,-132 47,-142 54,-133"), blob("56,-130 64,-129 74,-124 64,-126")),
        bone=union(
            teeth("50,-115", 7, (4.1, -0.1), "0,0 2.8,0 2,4.2"),
            teeth("56,-108", 5, (3.8, 1.9), "0,0 2.6,1.2 2,-3.8"),
        ),
        claws=union(strider_claws(-8, swing=-4), strider_claws(14, swing=10)),
        lines=ellipse(78, -119.5, 1.4, 0.9, 24),
    )


GARGANTUAN_RIDGE = (
    (-92, -20, 9, -34),
    (-78, -26, 12, -34),
    (-64, -34, 16, -36),
    (-51, -50, 21, -40),
    (-42, -66, 25, -44),
    (-32, -84, 28, -48),
    (-20, -103, 27, -52),
    (-5, -120, 23, -56),
    (8, -134, 18, -58),
    (22, -147, 13, -50),
)


GARGANTUAN_SPOTS = (
    "-66,-24,4.4 -50,-34,5.4 -36,-50,6 -24,-68,6.4 -10,-86,6.4 2,-104,6 14,-120,5 -40,-36,4 -22,-50,4.6 "
    "-6,-66,5 8,-86,5 -78,-17,3.4 25,-136,4"
)


def gargantuan() -> Animal:
    """What comes when all else is eaten: upright, thorns from nose to tail, scars over old scars."""
    spine = tube(
        "-116,-14,1 -104,-12,4 -86,-14,8 -64,-22,13 -42,-40,19 -22,-60,25 -4,-80,28 12,-102,25 24,-122,18 34,-138,14",
        12,
    )
    head = blob(
        "26,-150 38,-160 50,-159 60,-162 70,-157 84,-151 94,-143 96,-137 90,-133 76,-134 60,-134 46,-131 30,-134"
    )
    jaw = blob("34,-136 48,-130 62,-122 76,-116 84,-112 86,-107 79,-105.5 64,-109 46,-117 32,-126")
    mouth = poly("50,-133 64,-135 80,-135.6 92,-134 83,-112.4 70,-119 58,-126")
    body = fillet(union(spine, head, jaw), 2).difference(mouth.buffer(-0.2))
    thorn = [_blade(*one) for one in GARGANTUAN_RIDGE]
    return Animal(
        GARGANTUAN,
        body,
        eye=(58, -151, 2.4),
        far=union(
            strider(20, 1.12, 1.1, 8),
            arm("26,-104,7 46,-98,5 58,-104,3.4", "58,-104,2.6 69,-104,0.5", "58,-104,2.6 66,-112,0.5"),
        ),
        back=union(*thorn),
        mouth=mouth,
        belly=tube("-60,-14,4 -34,-26,8 -8,-46,11 14,-68,11 30,-92,9 40,-114,7 58,-115,4 74,-109,3").intersection(body),
        mark=spots(GARGANTUAN_SPOTS),
        near=union(
            strider(-12, 1.2, 1.2),
            arm(
                "20,-98,9 38,-84,6.4 54,-86,4.4", "54,-86,3 67,-82,0.5", "54,-86,3 66,-90,0.5", "54,-86,2.8 61,-76,0.5"
            ),
        ),
        accent=union(poly("46,-157 46,-172 58,-160"), poly("66,-157 72,-168 76,-154"), blob("84,-150 90,-156 92,-146")),
        bone=union(
            teeth("54,-134", 8, (4.7, -0.1), "0,0 3.8,0 2.4,7"),
            teeth("60,-125", 6, (4.5, 2.2), "0,0 3.6,1.8 2.6,-6.4"),
        ),
        claws=union(strider_claws(-12, 1.2), strider_claws(20, 1.12, 8)),
        lines=union(
            ellipse(90, -142, 1.8, 1.2, 30),
            *[
                tube([(x, y, 0.3), (x + 6, y + 8, 1), (x + 8, y + 18, 0.3)])
                for x, y in ((-2, -92), (5, -95), (12, -98))
            ],
        ),
    )


def _blade(x: float, y: float, height: float, turn: float) -> Shape:
    """A spine of the back: `turn` degrees from upright to the left."""
    leaf = blob(
        [
            (-height * 0.36, 8),
            (-height * 0.2, -height * 0.4),
            (0, -height),
            (height * 0.32, -height * 0.3),
            (height * 0.4, 8),
        ],
        6,
    )
    return affinity.translate(affinity.rotate(leaf, turn, origin=(0, 0)), x, y)
