"""What hunts and is hunted in the age of ice: woolly rhino, Smilodon, cave bear, and the Moogh's calf."""

from art.animals.rig import Animal, Pigments, limb, moved, thorns
from art.animals.shaggy import in_hair, locks, shag
from art.kit.geometry import Shape, blob, circle, ellipse, fillet, poly, stroke, tube, union

RHINO = Pigments("#7A624C", "#4A3B2E", "#B0926C", "#33271D", "#E0CFA4")
SMILODON = Pigments("#CF9A4E", "#94682F", "#F0DDB0", "#5B3A1C", "#F6EBD3")
BEAR = Pigments("#5E4334", "#38271E", "#A98660", "#241812", "#7A241C")
CALF = Pigments("#97613F", "#6A412A", "#C79566", "#4A2B1B", "#F0DDB2")


def rhino() -> Animal:
    core = blob(
        "-74,-42 -73,-66 -58,-84 -30,-92 -4,-93 16,-106 34,-108 48,-96 54,-72 46,-42 20,-28 -14,-26 -48,-28 -66,-34"
    )
    head = blob("36,-96 50,-96 62,-84 74,-69 86,-54 93,-41 91,-31 80,-27 66,-31 54,-43 42,-56 33,-72")
    mane = shag(blob("-2,-92 14,-104 32,-108 46,-98 50,-80 40,-66 26,-74 10,-88"), 18, 7, 4)
    tail = shag(tube("-70,-62,4 -82,-54,3 -86,-40,3.4 -85,-32,1"), 10, 4, 2)
    return Animal(
        RHINO,
        shag(core, 44, 10, 5),
        eye=(64, -67, 2.3),
        far=union(_trunk(-30, 0.9), _trunk(36, 0.86), tail, poly("52,-94 50,-110 60,-96")),
        mark=locks(
            "-56,-74,20 -44,-82,24 -30,-86,26 -16,-87,26 -2,-88,26 -50,-52,18 -36,-54,20 -20,-54,20 -4,-54,20 12,-52,20"
        ),
        near=union(_trunk(-46), _trunk(22)),
        fur=mane,
        head=union(shag(head, 20, 4.5, 6), poly("42,-92 34,-110 52,-97")),
        muzzle=blob("80,-52 90,-47 95,-37 90,-28 80,-26 70,-33 72,-44"),
        bone=union(
            tube("85,-47,7 96,-62,5.6 104,-82,3.8 105,-106,0.6"),
            tube("71,-68,5.2 79,-82,3.8 82,-96,0.5"),
            _toes(-43, 3.2),
            _toes(25, 3.2),
        ),
        lines=union(ellipse(89, -38, 1.9, 1.3, 30), stroke("92,-31.5 84,-30 74,-33", 1.1)),
    )


def _trunk(x: float, girth: float = 1) -> Shape:
    """A leg like a pillar, in hair down to the ground."""
    return in_hair(tube(moved("0,-38,13.5 1,-24,12 0,-10,10.5 1,-6,11", x, girth)), x, 18, 4)


def _toes(x: float, r: float) -> Shape:
    return union(*[ellipse(x + dx, -2.2, r * 0.9, r * 0.8) for dx in (-4.5, 1.5, 7.5)])


def smilodon() -> Animal:
    spine = tube("-70,-50,6 -54,-55,11 -30,-55,13 -6,-55,14.5 14,-60,16.5 30,-66,13 40,-71,9.6", 12)
    head = blob("33,-83 43,-89 55,-86 66,-78 74,-71 75,-65 70,-61 60,-61 52,-58 44,-57 36,-65")
    jaw = blob("50,-60 58,-58 66,-54 68,-50 62,-48.5 54,-51 47,-56")
    body = fillet(union(spine, head, jaw, poly("36,-82 34,-94 45,-86")), 1.8)
    bob = tube("-72,-53,4 -82,-56,3 -88,-63,2.6 -87,-69,1.2")
    belly = tube("-50,-45,3 -20,-43,4 10,-45,4 40,-60,3 54,-58,3 64,-52,2")
    bars = [(-60, 10), (-49, 12), (-37, 13.5), (-25, 14), (-13, 14.5), (-1, 15), (11, 16.5), (22, 15)]
    stripes = [tube([(x, -55 - r, 0.5), (x + 2.4, -55 - r * 0.45, 2.3), (x, -55, 0.4)]) for x, r in bars]
    return Animal(
        SMILODON,
        union(body, bob),
        eye=(58, -76.5, 2.1),
        far=union(_haunch(-48, 0.9), _foreleg(28, 0.9)),
        mouth=poly("56,-61.5 69,-61.5 66,-51 58,-54.5"),
        belly=belly.intersection(body),
        mark=union(union(*stripes).intersection(body), blob("42,-88 48,-88 46,-82 41,-82")),
        near=union(_haunch(-62), _foreleg(16)),
        fur=shag(blob("16,-74 27,-83 38,-83 40,-72 37,-58 28,-48 17,-54"), 18, 5, 3),
        bone=union(
            poly("63,-63 68.4,-62 64.6,-40"), poly("56.5,-62 60.6,-61.4 58,-46"), poly("64,-50.5 66.6,-51.5 65.6,-55")
        ),
        claws=thorns([(-56, 0), (-52, 0), (24, 0), (28, 0)], "0,-3 4.4,-0.2 -0.6,-0.6"),
        lines=union(ellipse(72.6, -70, 1.9, 1.4), stroke("44,-80 50,-78.5 53,-76", 0.9)),
    )


def _haunch(x: float, girth: float = 1) -> Shape:
    return limb(
        x, girth, "0,-49,12.5 7,-37,9.8 6,-26,6.2", "6,-26,5.6 -3,-16,4 0,-5,3.8", "0,-3.4,3.6 7,-2.8,3", round_by=1.3
    )


def _foreleg(x: float, girth: float = 1) -> Shape:
    return limb(
        x, girth, "0,-55,11 1,-38,7.4 1,-22,5.6", "1,-22,5.4 0,-8,4.6 2,-4,4.4", "2,-3.6,4 8,-2.8,3.2", round_by=1.2
    )


def bear() -> Animal:
    core = blob(
        "-68,-46 -71,-68 -58,-84 -32,-89 -8,-87 12,-98 32,-101 46,-90 52,-70 44,-46 20,-34 -14,-31 -46,-34 -62,-38"
    )
    head = blob("34,-94 44,-103 58,-101 67,-92 72,-83 84,-79 90,-73 87,-68 76,-67 66,-66 58,-60 46,-64 35,-78")
    jaw = blob("56,-62 66,-61 78,-58 85,-54 82,-49.5 70,-49 58,-53")
    ears = union(circle(43, -103, 6), circle(55, -104, 4.6))
    claws = thorns([(x + dx, 0) for x in (-44, 32) for dx in (0, 5, 10)], "0,-4 6.6,-0.2 -0.8,-0.6")
    return Animal(
        BEAR,
        shag(union(core, jaw.intersection(core)), 42, 8, 7),
        eye=(63, -88, 2.2),
        far=union(_paw(-34, 0.9), _paw(42, 0.88), circle(-72, -60, 6)),
        mark=locks(
            "-50,-76,18 -36,-82,20 -20,-82,20 -4,-82,20 12,-90,22 26,-94,22 -44,-56,16 -28,-56,18 -12,-56,18 "
            "4,-58,18 20,-60,18"
        ),
        near=union(_paw(-54), _paw(22)),
        fur=shag(blob("8,-95 22,-101 36,-100 44,-90 34,-88 18,-90"), 12, 5, 8),
        head=fillet(union(shag(union(head, ears), 22, 3.6, 2), jaw), 1),
        muzzle=blob("70,-82 82,-79.6 91,-73.6 88,-68 76,-67 67,-70"),
        accent=poly("66,-66.5 87,-68.5 83,-54 70,-58"),
        bone=union(
            poly("83,-68.4 87,-68.8 84.4,-61"), poly("74,-67 77.4,-67.2 75.6,-61.6"), poly("79,-55 82.4,-54.6 82,-60.5")
        ),
        claws=claws,
        lines=union(ellipse(88.4, -75.4, 2.6, 1.9), circle(43, -103, 2.6)),
    )


def _paw(x: float, girth: float = 1) -> Shape:
    leg = union(tube(moved("0,-46,14.5 2,-30,11.5 0,-14,9.6 1,-6,9.4", x, girth)), tube(moved("2,-4.4,5 10,-3.4,4", x)))
    return in_hair(leg, x, 18, 3.6)


def small_moogh() -> Animal:
    """The same coat and the same temper, and all of it soft yet."""
    core = blob("-46,-38 -46,-58 -32,-71 -8,-75 14,-80 28,-74 35,-58 28,-36 10,-25 -14,-24 -35,-28")
    head = blob("16,-72 26,-86 42,-88 55,-78 60,-62 56,-48 45,-43 32,-48 22,-58")
    tail = shag(tube("-44,-48,3 -54,-43,2.4 -57,-32,2.8 -56,-26,1"), 8, 3, 2)
    return Animal(
        CALF,
        shag(core, 38, 8, 3),
        eye=(45, -67, 3),
        far=union(_stump(-20, 0.92), _stump(28, 0.88), tail, tube("30,-84,3 36,-94,2.2 35,-101,0.4")),
        mark=locks("-34,-62,16 -22,-66,18 -10,-68,18 2,-70,18 12,-70,16 -28,-44,12 -14,-44,14 0,-44,14"),
        near=union(_stump(-32), _stump(18)),
        fur=shag(blob("0,-74 14,-83 28,-86 34,-76 22,-68 8,-68"), 12, 6, 9),
        head=shag(head, 24, 5, 5),
        muzzle=blob("44,-60 56,-62 64,-54 64,-46 56,-41 45,-43 39,-50"),
        bone=union(
            tube("47,-49,3.6 58,-42,3.2 67,-48,2 69,-57,0.4"),
            tube("38,-85,3.6 46,-95,2.5 46,-104,0.4"),
            _toes(-29, 2.4),
            _toes(21, 2.4),
        ),
        lines=union(ellipse(60, -52, 1.8, 1.3, 30), stroke("62,-46 55,-44.6 48,-46.6", 1)),
    )


def _stump(x: float, girth: float = 1) -> Shape:
    return in_hair(tube(moved("0,-32,10.5 1,-20,9.4 0,-9,8.4 1,-5.4,8.8", x, girth)), x, 14, 3.2)
