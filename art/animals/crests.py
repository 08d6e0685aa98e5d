"""Hunters with a sail, horns or a crest."""

from art.animals.rig import Animal, Pigments, arm, bars, spots, strider, strider_claws, teeth, thorns
from art.kit.geometry import Shape, blob, ellipse, fillet, points, poly, tube, union

SPINOSAURUS = Pigments("#3E6E74", "#24474C", "#D8C690", "#16333A", "#C4582E")
CARNOTAURUS = Pigments("#4A6690", "#2C3F5E", "#D9C9A0", "#1C2A44", "#E2A23C")
CERATOSAURUS = Pigments("#B05A2A", "#6E3617", "#EBC78A", "#47200C", "#E4C05A")
DILOPHOSAURUS = Pigments("#4F8448", "#2E542B", "#DCD595", "#1C3A1C", "#C23B28")


def spinosaurus() -> Animal:
    spine = tube("-116,-42,0.8 -94,-44,4 -68,-48,8 -40,-53,12.5 -12,-56,15.5 12,-57,15 28,-64,11 38,-76,8 46,-85,7", 12)
    head = blob("42,-94 52,-97 62,-92 80,-86.5 98,-83.5 108,-82 111,-78.5 106,-76 90,-77.6 76,-78 62,-79 46,-80")
    jaw = blob("50,-80 70,-73.5 92,-69.5 103,-68 104,-65.6 96,-65 74,-67.6 54,-74")
    mouth = poly("66,-78.2 84,-77.6 106,-76.4 101,-69 84,-70.8 74,-73")
    body = fillet(union(spine, head, jaw), 1.5).difference(mouth.buffer(-0.2))
    sail = blob("-62,-54 -52,-78 -36,-102 -14,-116 6,-113 20,-98 28,-74 10,-64 -24,-60", 10)
    low = bars("-92,-44,4.6 -78,-46,7 -64,-48.5,9 -50,-51,11 30,-65,11 38,-76,9", fat=2, drop=0.2)
    return Animal(
        SPINOSAURUS,
        body,
        eye=(56, -90.5, 1.9),
        far=union(
            strider(10, 0.86, 0.86, 6),
            arm("30,-58,4.6 40,-44,3.2 50,-40,2.2", "50,-40,1.6 59,-37,0.5", "50,-40,1.6 59,-42,0.5"),
        ),
        back=sail,
        mouth=mouth,
        belly=tube("-70,-42,2 -40,-43,4 -8,-43,5 16,-47,5 34,-62,3 50,-76,2 80,-69,1.6").intersection(body),
        mark=union(
            low.intersection(body), spots("-34,-60,2.6 -20,-64,3 -6,-66,3 8,-66,3 -26,-53,2.4 -10,-56,2.6 6,-56,2.4")
        ),
        near=union(
            strider(-12, 0.88),
            arm(
                "26,-58,5.6 31,-46,4 41,-39,2.8", "41,-39,2 50,-34,0.5", "41,-39,2 51,-39,0.5", "41,-39,1.8 46,-31,0.5"
            ),
        ),
        accent=blob("52,-95 58,-101 64,-96 60,-91.5"),
        bone=union(
            teeth("66,-78.4", 9, (4.3, 0.15), "0,0 2.4,0 1.2,4.2"),
            teeth("74,-72.4", 7, (4.2, 0.5), "0,0 2.2,0.2 1.3,-3.6"),
        ),
        claws=union(strider_claws(-12, 0.88), strider_claws(10, 0.86, 6)),
        lines=union(_rays().intersection(sail).difference(body), ellipse(84, -83.6, 1.2, 0.7)),
    )


def _rays() -> Shape:
    """The spines that hold the sail."""
    feet_and_tips = (
        points("-46,-58 -34,-60 -22,-62 -9,-64 4,-66 15,-68"),
        points("-46,-84 -31,-101 -16,-110 0,-110 12,-101 21,-86"),
    )
    return union(*[tube([(*foot, 1.2), (*tip, 0.5)]) for foot, tip in zip(*feet_and_tips, strict=True)])


def carnotaurus() -> Animal:
    """At full run: tail high, legs flung wide, two horns over a short blunt face."""
    spine = tube(
        "-118,-116,0.8 -100,-102,3.6 -78,-90,7.4 -52,-81,11.5 -26,-76,15 0,-74,16 22,-75,15 38,-81,12 "
        "50,-91,9.6 57,-100,9",
        12,
    )
    head = blob("50,-112 57,-117 66,-117 76,-115 85,-110 89,-103 87,-97 80,-95.6 70,-95 60,-91 52,-95")
    jaw = blob("56,-95 64,-92 74,-88.6 83,-87.4 86,-84.6 82,-82 72,-83 60,-86 53,-91")
    mouth = poly("66,-94 78,-95.2 86.6,-95.6 83,-87.2 74,-88.6")
    body = fillet(union(spine, head, jaw), 1.6).difference(mouth.buffer(-0.2))
    rows = (
        "-88,-97,4 -74,-91,4.6 -58,-86,5 -42,-83,5.4 -26,-81,5.6 -10,-80,5.8 6,-79,5.6 20,-80,5 -66,-82,3 "
        "-50,-78,3.4 -34,-74,3.6 -18,-72,3.8 -2,-71,3.6 34,-84,4 44,-92,3"
    )
    return Animal(
        CARNOTAURUS,
        body,
        eye=(66, -108, 2),
        far=strider(20, 1.1, 0.8, 38),
        mouth=mouth,
        belly=tube("-60,-72,3 -30,-65,4.6 0,-61,5 24,-64,5 40,-72,5 54,-84,4 72,-84,2.4").intersection(body),
        mark=spots(rows, flat=0.8),
        near=union(
            strider(-12, 1.18, 0.82, -34),
            arm("36,-72,3.6 41,-67,2.4 46,-67,1.6", "46,-67,1.1 49,-65,0.5", "46,-67,1.1 49,-69,0.5"),
        ),
        bone=union(
            tube("61,-115,4.2 63,-124,3 69,-131,0.5"),
            tube("71,-115,3.8 75,-123,2.7 82,-128,0.5"),
            teeth("68,-94.6", 5, (3.9, -0.2), "0,0 2.6,0 1.8,3.8"),
            teeth("70,-89", 4, (3.8, 0.3), "0,0 2.4,0 1.4,-3.2"),
        ),
        claws=union(strider_claws(-12, 1.18, -34), strider_claws(20, 1.1, 38)),
        lines=ellipse(84, -104, 1.5, 1, 30),
    )


CERATOSAURUS_BACK = (
    "-90,-25,7 -78,-28,9 -66,-33,11 -54,-39,13 -42,-45,14.6 -30,-50,16 -18,-55,17 -6,-60,17 6,-63,17 "
    "18,-69,15.4 28,-77,13 37,-88,11"
)


CERATOSAURUS_KNOBS = [
    (-92, -29),
    (-80, -33),
    (-68, -39),
    (-56, -46),
    (-44, -54),
    (-32, -61),
    (-19, -67),
    (-6, -72),
    (7, -76),
    (19, -82),
    (29, -91),
    (37, -101),
]


def ceratosaurus() -> Animal:
    """Horn on the nose, knobs along the back; it holds its head high, its heavy tail low."""
    spine = tube(
        "-118,-22,0.8 -104,-22,4 -84,-26,7.6 -60,-36,11.5 -34,-48,14.5 -10,-58,16 10,-64,15.5 26,-74,12.5 "
        "38,-88,10 48,-100,8.6",
        12,
    )
    head = blob("42,-112 50,-117 60,-116 72,-110 84,-105 93,-99 95,-94 90,-90.5 78,-91.4 66,-92 54,-93 44,-97")
    jaw = blob("50,-93 62,-90.6 76,-88.6 88,-86.4 89,-83.4 82,-82 66,-83.4 52,-87")
    body = fillet(union(spine, head, jaw), 1.6)
    stripes = bars(CERATOSAURUS_BACK, fat=2.8, lean=4, drop=0.2)
    return Animal(
        CERATOSAURUS,
        body,
        eye=(60, -108, 2),
        far=union(
            strider(8, 0.9, 0.92, 8),
            arm("34,-72,3.8 44,-62,2.8 52,-62,2", "52,-62,1.5 58,-60,0.5", "52,-62,1.5 58,-64,0.5"),
        ),
        back=thorns(CERATOSAURUS_KNOBS, "-4.4,4 -4.2,-5 0,-6.4 4.6,3"),
        belly=tube("-60,-29,3 -34,-37,5 -8,-44,6 14,-50,6 32,-62,5 46,-80,5 60,-85,3 80,-83,2").intersection(body),
        mark=stripes.intersection(body),
        near=union(
            strider(-16, 0.92),
            arm("28,-68,4.6 38,-57,3.2 46,-55,2.2", "46,-55,1.6 52,-51,0.5", "46,-55,1.6 53,-56,0.5"),
        ),
        accent=union(blob("54,-114 58,-122 66,-116 62,-110"), tube("77,-104,4.6 82,-115,3.2 85,-122,0.6")),
        bone=teeth("62,-92.2", 8, (3.7, 0.15), "0,0 2.5,0 1.6,4.4"),
        claws=union(strider_claws(-16, 0.92), strider_claws(8, 0.9, 8)),
        lines=union(ellipse(90, -97.4, 1.4, 0.9, 26), tube("54,-92,0.4 70,-90.8,0.9 88,-89.4,0.4")),
    )


DILOPHOSAURUS_BACK = (
    "-78,-67,4.4 -66,-61,6 -54,-57,7.6 -42,-55,9.4 -30,-54,11 -18,-54,12 -6,-54,12.6 6,-55,12.6 18,-60,11 "
    "29,-67,9 36,-78,7.4 40,-90,6.4"
)


def dilophosaurus() -> Animal:
    """Slender, its neck a snake's, two plates of bone over the brow."""
    spine = tube(
        "-106,-96,0.6 -96,-82,1.8 -80,-68,3.6 -58,-58,6.4 -34,-54,9.6 -10,-54,12 10,-56,11.6 26,-64,8.6 "
        "36,-77,6.6 40,-91,5.6 48,-101,5",
        12,
    )
    head = blob("44,-110 52,-113 62,-111 74,-106 86,-101 90,-97 87,-94 76,-95 64,-95.6 50,-96")
    jaw = blob("52,-96 64,-92 76,-88.4 84,-86.6 85,-84.6 78,-84.4 64,-88 52,-92")
    mouth = poly("63,-95 75,-94.6 87,-94.4 82,-87 72,-89.6")
    body = fillet(union(spine, head, jaw), 1.3).difference(mouth.buffer(-0.2))
    stripes = bars(DILOPHOSAURUS_BACK, fat=1.8, lean=2, drop=0.3)
    return Animal(
        DILOPHOSAURUS,
        body,
        eye=(58, -104, 1.9),
        far=union(
            strider(14, 0.86, 0.7, 16),
            arm("26,-54,3 38,-46,2.2 48,-50,1.7", "48,-50,1.2 56,-48,0.5", "48,-50,1.2 55,-53,0.5"),
        ),
        back=blob("52,-110 54,-122 62,-133 72,-131 78,-120 82,-105 70,-107", 8),
        mouth=mouth,
        belly=tube("-56,-53,2 -32,-47,3.4 -8,-44,4 12,-46,4 28,-56,3.4 40,-72,3 46,-90,2.4 66,-88,2").intersection(
            body
        ),
        mark=stripes.intersection(body),
        near=union(
            strider(-14, 0.88, 0.74, -10),
            arm(
                "22,-54,3.8 32,-43,2.6 43,-43,1.9",
                "43,-43,1.4 51,-40,0.5",
                "43,-43,1.4 52,-44,0.5",
                "43,-43,1.3 48,-37,0.5",
            ),
        ),
        accent=blob("46,-109 46,-120 53,-130 64,-129 72,-119 78,-105 66,-107 56,-111", 8),
        accent_mark=fillet(blob("51,-112 52,-120 57,-125 63,-123 68,-116 70,-109 62,-110", 8), 0.3),
        bone=union(
            teeth("64,-95.2", 6, (3.6, 0.1), "0,0 2.2,0 1.4,3.4"),
            teeth("68,-90.2", 4, (3.6, 0.9), "0,0 2,0.5 1.4,-2.8"),
        ),
        claws=union(strider_claws(-14, 0.88, -10), strider_claws(14, 0.86, 16)),
        lines=ellipse(85, -98.4, 1.1, 0.7, 20),
    )
