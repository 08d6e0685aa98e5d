"""Two-legged eaters of leaves: beaks, crests, thumbs like daggers and a skull like a ram."""

from art.animals.rig import Animal, Pigments, bars, limb, nails, spots, thorns, toes, wrinkles
from art.kit.geometry import Shape, affinity, blob, ellipse, fillet, poly, stroke, tube, union

IGUANODON = Pigments("#5F8A4C", "#38572B", "#DCD69C", "#233B1B", "#D9A24A")
TENONTOSAURUS = Pigments("#B8923C", "#7C5F22", "#EFE0AC", "#4C390F", "#8A5A2A")
CORYTHOSAURUS = Pigments("#3F8A78", "#25564B", "#DAD8A8", "#15392F", "#E08A2E")
PARASAUROLOPHUS = Pigments("#8F9446", "#5A5F2E", "#E0D398", "#393F1F", "#B5462D")
PACHYCEPHALOSAURUS = Pigments("#A8484C", "#682A30", "#E8C09A", "#43161C", "#E6CF96")


def _hind(x: float, girth: float = 1, tall: float = 1) -> Shape:
    spine = f"0,{-52 * tall},13 8,{-38 * tall},11 10,{-28 * tall},7"
    shin = (f"10,{-28 * tall},6.6 2,{-14 * tall},4.6", f"2,{-14 * tall},4.4 5,-4,4.4")
    return limb(x, girth, spine, *shin, round_by=1.3, toes=toes(x + 6, 3, 0.95))


def _fore(x: float, girth: float = 1) -> Shape:
    arm = ("0,-52,7.6 2,-40,5.4 8,-28,3.8", "8,-28,3.6 7,-12,3 8,-3,3.2")
    return limb(x, girth, *arm, round_by=1, toes=toes(x + 9, 2, 0.7))


def parasaurolophus() -> Animal:
    spine = tube(
        "-96,-46,1 -78,-46,4.4 -56,-50,8.5 -32,-55,13.5 -8,-57,17 14,-58,15.5 30,-66,10.5 40,-78,8 46,-86,7", 12
    )
    head = blob("42,-96 52,-97 62,-91 74,-84 80,-79 77,-75.5 66,-76.5 54,-78 44,-82")
    body = fillet(union(spine, head), 2)
    stripes = bars(
        "-84,-46,3.6 -72,-47,5 -58,-50,8 -44,-53,11 -30,-55.5,14 -15,-57,17 0,-58,17.5 14,-59,16 26,-64,12.5 36,-73,10",
        fat=2.4,
        lean=4,
        drop=0.1,
    )
    return Animal(
        PARASAUROLOPHUS,
        body,
        eye=(57, -89, 1.9),
        far=union(_hind(-8, 0.92), _fore(28, 0.92)),
        belly=tube("-70,-42,2 -40,-44,4 -6,-43,6 18,-47,5 36,-66,3 50,-80,3 70,-78,2").intersection(body),
        mark=stripes.intersection(body),
        near=union(_hind(-20), _fore(18)),
        accent=tube("58,-92,4.6 44,-104,4.4 24,-114,4 4,-116,3.4 -6,-114,2.4"),
        accent_mark=tube("54,-94,1.6 42,-104,1.9 24,-113,1.7 6,-115,1.2"),
        claws=union(nails(-14, 3, 0.95), nails(27, 2, 0.7)),
        lines=union(ellipse(75, -80.5, 1.2, 0.8), stroke("79,-76.8 70,-78 60,-80.6", 0.9), wrinkles(-9, -25, 4)),
    )


def corythosaurus() -> Animal:
    """Trotting on two legs, its neck stretched, a helmet of bone on its head."""
    spine = tube(
        "-112,-84,1 -94,-78,4.8 -72,-73,9 -48,-70,13 -22,-69,16.5 2,-70,17 22,-74,13.5 38,-84,9.6 50,-96,7.4 "
        "60,-104,6.6",
        12,
    )
    head = blob("56,-112 64,-115 74,-110 86,-104 95,-100 97,-96.5 92,-94 80,-95 68,-95 59,-99")
    body = fillet(union(spine, head), 2)
    helmet = blob("58,-111 54,-124 59,-137 70,-141 80,-133 83,-120 82,-107 72,-110", 8)
    rows = (
        "-84,-79,4 -70,-78,4.6 -56,-78,5 -42,-78,5.4 -28,-78,5.6 -14,-79,5.6 0,-80,5.4 14,-80,4.8 "
        "-60,-68,3.4 -46,-67,4 -32,-66,4.2 -18,-66,4.4 -4,-66,4.2 10,-68,4 28,-80,4 39,-89,3.2 49,-98,2.6"
    )
    return Animal(
        CORYTHOSAURUS,
        body,
        eye=(71, -106, 1.9),
        far=union(_kicked(16, 0.9, 26), _short_arm(36, -70)),
        belly=tube("-84,-68,2 -54,-62,4 -22,-56,6 4,-57,6 26,-66,4.6 44,-82,3 62,-97,2.4 84,-95,1.6").intersection(
            body
        ),
        mark=spots(rows, flat=0.75),
        near=union(_kicked(-12, 1, -22), _short_arm(26, -68)),
        accent=helmet,
        accent_mark=blob("61,-114 60,-124 64,-132 70,-134 76,-128 77,-117 76,-112 70,-113", 8),
        lines=union(ellipse(91, -99, 1.2, 0.8, 20), stroke("95,-95.4 84,-96.4 73,-99", 0.9)),
    )


def _kicked(x: float, girth: float, swing: float) -> Shape:
    """A running leg, thrown forward or back from a hip 68 above the ground."""
    leg = limb(
        0,
        girth,
        "0,-66,14 9,-48,11.4 12,-36,7.4",
        "12,-36,7 3,-17,4.8",
        "3,-17,4.6 6,-4,4.4",
        round_by=1.3,
        toes=toes(7, 3, 0.95),
    )
    return affinity.translate(affinity.rotate(leg, -swing, origin=(0, -66)), x, 0)


def _short_arm(x: float, y: float) -> Shape:
    return fillet(
        union(
            tube([(x - 6, y, 6), (x - 2, y + 13, 4.2), (x + 6, y + 22, 3)]),
            tube([(x + 6, y + 22, 2.8), (x + 14, y + 24, 2)]),
        ),
        1,
    )


IGUANODON_BACK = (
    "-82,-20,7 -70,-25,9.6 -58,-31.6,12 -46,-39.6,14.6 -34,-48.6,17 -22,-59,19 -11,-71,19.6 -1,-83,19 "
    "7,-97,16 14,-111,12.6 20,-125,10"
)


IGUANODON_SPINES = [
    (-66, -37),
    (-54, -46),
    (-43, -56),
    (-33, -67),
    (-23, -79),
    (-15, -92),
    (-6, -105),
    (2, -117),
    (9, -129),
    (17, -141),
]


def iguanodon() -> Animal:
    """Upright, its thumbs two daggers."""
    spine = tube(
        "-98,-16,1.2 -82,-20,5.6 -62,-29,10.4 -40,-43,15.4 -20,-60,19 -2,-80,19 10,-100,15 17,-118,10.6 "
        "23,-132,8.6 30,-141,7.4",
        12,
    )
    head = blob("26,-150 35,-155 46,-153 58,-147 67,-141 70,-135 67,-131 58,-132.6 46,-133 34,-136")
    body = fillet(union(spine, head), 2.4)
    stripes = bars(IGUANODON_BACK, fat=3, lean=5, drop=0.05)
    return Animal(
        IGUANODON,
        body,
        eye=(43, -147, 2),
        far=union(_stout(14, 0.92), _spiked_arm(36, -100)),
        back=thorns(
            IGUANODON_SPINES,
            "-4,5 -5.6,-4.6 4,3",
        ),
        belly=tube("-60,-22,3 -34,-32,7 -10,-48,9 10,-72,9 24,-98,7 30,-120,4 36,-134,3 56,-133,2").intersection(body),
        mark=stripes.intersection(body),
        near=union(_stout(-12), _spiked_arm(22, -96)),
        bone=union(
            tube("44,-83,2.6 49,-93,1.9 51,-100,0.4"),
            tube("57,-87,2.2 62,-97,1.6 64,-103,0.4"),
            poly("62,-142 71,-137 70.4,-129 66,-132.6 60,-134"),
        ),
        claws=union(nails(-5, 3, 1.05), nails(21, 3, 1.05)),
        lines=union(ellipse(61, -142, 1.3, 0.9, 24), stroke("65,-134.6 54,-136 46,-139", 1), wrinkles(-4, -27, 4.4)),
    )


def _stout(x: float, girth: float = 1) -> Shape:
    return limb(
        x,
        girth,
        "-2,-58,18 8,-42,14 12,-30,9",
        "12,-30,8.6 5,-15,6.4 5,-4.6,6.4",
        round_by=1.5,
        toes=toes(x + 7, 3, 1.05),
    )


def _spiked_arm(x: float, y: float) -> Shape:
    """The hand of three thick fingers below the dagger."""
    arm = tube([(x - 10, y, 8), (x + 4, y + 11, 6), (x + 20, y + 13, 4.4)])
    fingers = [tube([(x + 20, y + 13, 3), (x + 30, y + 12 + d, 1.6)]) for d in (0, 5)]
    return fillet(union(arm, *fingers), 1)


def tenontosaurus() -> Animal:
    """On all fours, its head at the grass; the longest and thickest tail of all."""
    spine = tube(
        "-140,-66,1.6 -120,-62,5.4 -96,-58,9 -72,-56,12 -48,-56,15 -24,-58,18.4 0,-57,18.6 20,-52,15 "
        "36,-44,10.6 50,-35,8 62,-27,6.8",
        12,
    )
    head = blob("56,-34 64,-37 74,-32 84,-24 91,-16 92,-11 87,-8.6 77,-12 66,-16 57,-22")
    body = fillet(union(spine, head), 2.2)
    stripes = bars(
        "-122,-62,6 -108,-60,8 -94,-58,10 -80,-57,12 -66,-56,13.6 -52,-56,15.4 -38,-57,17.4 -24,-58,19 "
        "-10,-58,19.6 4,-57,19 17,-53.6,16.6 30,-48,13 43,-40,10",
        fat=2.6,
        lean=4,
        drop=0.0,
    )
    return Animal(
        TENONTOSAURUS,
        body,
        eye=(71, -28, 1.9),
        far=union(_hind(-16, 0.92), _fore_low(32, 0.92)),
        back=thorns(
            [(-116 + i * 13, -68 - 9 * (i / 10) - (3 if 4 < i < 9 else 0)) for i in range(10)], "-5,4 -1,-4.4 5,4"
        ),
        belly=tube("-110,-53,3 -74,-47,5 -44,-44,7 -12,-42,8 14,-41,7 36,-36,4 56,-24,3 80,-13,2").intersection(body),
        mark=stripes.intersection(body),
        near=union(_hind(-30), _fore_low(20)),
        bone=poly("85,-20 93,-15 93,-6 88.6,-9 84,-11.6"),
        claws=union(nails(-24, 3, 0.95), nails(27, 2, 0.8)),
        lines=union(ellipse(84.6, -21, 1.2, 0.8, 40), stroke("87,-11.4 78,-15 70,-20", 0.9), wrinkles(-19, -25, 4)),
    )


def _fore_low(x: float, girth: float = 1) -> Shape:
    return limb(
        x, girth, "0,-46,9 -2,-34,6.6 4,-22,4.8", "4,-22,4.6 4,-10,3.8 6,-3,4", round_by=1, toes=toes(x + 7, 2, 0.8)
    )


def pachycephalosaurus() -> Animal:
    """Set to ram: dome first, tail straight behind."""
    spine = tube(
        "-104,-76,0.8 -84,-73,3.8 -60,-70,7 -36,-67,11 -12,-65,14.4 8,-64,13.6 24,-64,10.6 38,-66,8.6 50,-67,8", 12
    )
    head = blob("46,-75 56,-77 66,-72 74,-62 79,-52 78,-47 73,-46 66,-51 58,-54 49,-59")
    body = fillet(union(spine, head), 1.8)
    dome = blob("50,-72 53,-83 64,-90 77,-87 83,-77 82,-67 76,-62 67,-68 58,-72", 8)
    stripes = bars(
        "-80,-73,4.6 -68,-71,6.2 -56,-70,8 -44,-68.4,10 -32,-67,12 -20,-66,14 -8,-65,15 4,-64,14.6 15,-64,13 "
        "26,-64,11 37,-66,9.4",
        fat=2,
        lean=3,
        drop=0.1,
    )
    studs = union(
        *[
            poly([(x - 2, y + 1.6), (x + u, y + v), (x + 2.2, y - 1)])
            for x, y, u, v in (
                (48, -70, -8, -5),
                (46, -63, -8, 0),
                (49, -57, -7, 5),
                (74, -58, 6, 2),
                (77.6, -53, 5, 3),
            )
        ]
    )
    return Animal(
        PACHYCEPHALOSAURUS,
        body,
        eye=(64, -63, 1.9),
        far=union(_kicked(22, 0.78, 30), tube("22,-62,3.6 30,-52,2.6 38,-50,1.8 43,-48,0.6")),
        belly=tube("-56,-64,2 -32,-58,4 -8,-53,5.4 14,-54,5 34,-59,4 52,-58,3 70,-49,2").intersection(body),
        mark=stripes.intersection(body),
        near=union(
            _kicked(-6, 0.8, -26), tube("14,-60,4.4 22,-49,3 31,-46,2.1 37,-43,0.6"), tube("30,-46,1.6 38,-47,0.5")
        ),
        accent=dome,
        accent_mark=blob("56,-75 58,-83 65,-86 74,-83 78,-76 76,-70 68,-72", 8),
        bone=studs,
        lines=union(ellipse(76, -52, 1.1, 0.8, 60), stroke("74,-48 67,-53.6 61,-57", 0.9)),
    )
