"""Long necks of Dino-Wars: one that reaches up, one that reaches out, and an early cousin."""

from art.animals.rig import Animal, Pigments, bars, limb, nails, spots, thorns, toes, wrinkles
from art.animals.sauropods import neck_and_body, pillar
from art.kit.geometry import Shape, blob, ellipse, fillet, stroke, tube, union

BRACHIOSAURUS = Pigments("#6C8A48", "#44592B", "#DAD49C", "#2C3D1C", "#C98A3A")
DIPLODOCUS = Pigments("#4A8090", "#2C505C", "#CFD6B8", "#1C3A46", "#D9A24A")
EUCNEMESAURUS = Pigments("#A8664A", "#6C3E2B", "#E8C79C", "#45241A", "#D9A24A")


def brachiosaurus() -> Animal:
    """Its shoulders above its hips, its neck a mast."""
    body = neck_and_body(
        "-92,-38,0.8 -78,-44,3.4 -62,-52,7.6 -44,-62,14 -22,-74,22 2,-84,25 22,-94,21 36,-112,14 44,-134,9.6 "
        "49,-158,7.6 "
        "53,-180,6.6 58,-196,6 64,-203,5.6",
        (70, -205),
        12,
        1.05,
    )
    crown = blob("64,-208 68,-217 76,-217 80,-208")
    saddle = spots(
        "-40,-70,4 -26,-82,5 -10,-91,5.4 6,-97,5.6 20,-104,5 -30,-66,4 -14,-76,4.8 2,-83,5 16,-90,4.8 "
        "30,-108,4.4 37,-124,3.6 "
        "43,-142,3 47,-160,2.6 51,-178,2.2 -54,-60,3",
        flat=0.8,
    )
    return Animal(
        BRACHIOSAURUS,
        union(body, crown),
        eye=(73, -206, 1.8),
        far=union(pillar(-18, -58, 10.5, 0.92, 4), pillar(36, -76, 10, 0.9, 1)),
        belly=tube(
            "-58,-44,2 -36,-50,6 -10,-56,9 14,-66,10 34,-88,8 46,-120,5 54,-160,3 62,-194,2 74,-201,2"
        ).intersection(body),
        mark=saddle.intersection(body),
        near=union(pillar(-32, -60, 11, 1, 5), pillar(20, -78, 10.6, 1, -1)),
        claws=union(nails(-32 + 3.3, 3, 0.95), nails(20 + 3.2, 3, 0.95)),
        lines=union(
            ellipse(72, -214, 1.3, 1.8, 20),
            stroke("87,-201.4 80,-201 73,-203", 1),
            wrinkles(-31, -24, 4.4),
            wrinkles(19.6, -28, 4.2),
        ),
    )


DIPLODOCUS_BACK = (
    "-92,-56,4.6 -78,-55,7 -64,-56,9.6 -50,-58.5,12.4 -36,-61,15.6 -22,-62.4,18 -8,-62.4,19.4 6,-60.6,20 "
    "20,-60,18.4 "
    "34,-62,15 47,-67,11.6 60,-73,9.4 73,-77,8 86,-81,7 98,-83,6.4"
)


DIPLODOCUS_COMBS = [
    (-70, -64),
    (-58, -68),
    (-46, -73),
    (-33, -78),
    (-20, -81),
    (-7, -82),
    (6, -81),
    (18, -79),
    (30, -76),
    (42, -75),
    (54, -77),
    (66, -81),
]


def diplodocus() -> Animal:
    """A bridge between two ropes: neck held low, the whip of its tail cracking above its back."""
    body = neck_and_body(
        "-112,-118,0.6 -124,-106,0.9 -130,-90,1.3 -124,-72,2 -108,-60,3 -86,-54,5 -62,-56,9 -40,-60,14 "
        "-16,-62,18.5 8,-60,19 "
        "28,-60,16 46,-66,11 64,-74,8.4 84,-80,6.8 104,-83,5.6 116,-83,5",
        (122, -82),
        14,
        0.9,
    )
    stripes = bars(
        DIPLODOCUS_BACK,
        fat=2.8,
        drop=0.15,
    )
    return Animal(
        DIPLODOCUS,
        body,
        eye=(124.4, -83.6, 1.7),
        far=union(pillar(-14, -52, 8.4, 0.94, 3), pillar(34, -50, 8, 0.94, -1)),
        back=thorns(DIPLODOCUS_COMBS, "-5,4 -2.6,-4.6 4.6,4"),
        belly=tube(
            "-84,-50,1.6 -56,-49,4 -28,-47,6.6 0,-44,8 26,-48,7 48,-60,5 74,-71,3.4 100,-79,2.4 120,-79,1.6"
        ).intersection(body),
        mark=stripes.intersection(body),
        near=union(pillar(-27, -54, 9, 1, 4), pillar(22, -50, 8.4, 1, -2)),
        claws=union(nails(-27 + 2.7, 3, 0.95), nails(22 + 2.5, 3, 0.95)),
        lines=union(
            ellipse(133, -80.6, 1.1, 0.7),
            stroke("136,-76.8 129,-76.6 123,-78.6", 0.9),
            wrinkles(-26, -20, 4),
            wrinkles(21.6, -19, 3.8),
        ),
    )


def eucnemesaurus() -> Animal:
    """Heavy and early: still half on two legs, its hands off the ground, its neck bent back like a swan's."""
    spine = tube(
        "-118,-30,0.9 -100,-34,4 -78,-40,8 -54,-48,13.5 -30,-58,20 -8,-68,23 12,-80,20 26,-94,14.5 32,-110,10 "
        "32,-126,7.6 "
        "36,-140,6.2 46,-147,5.6",
        12,
    )
    head = blob("42,-153 50,-156 60,-153 69,-147.6 71,-143.6 67,-141 57,-141 47,-142")
    body = fillet(union(spine, head), 3)
    stripes = bars(
        "-98,-34,5 -84,-38,8 -70,-42.6,10.6 -56,-47,14 -42,-52.6,17.6 -28,-59,21 -14,-65.6,23.4 0,-73,23 "
        "12,-81,21 23,-92,17 30,-106,12 32,-120,9.4",
        fat=3.2,
        lean=4,
        drop=0.15,
    )
    return Animal(
        EUCNEMESAURUS,
        body,
        eye=(56, -149.6, 1.9),
        far=union(_haunch(12, 0.92), _hand(40, -82)),
        belly=tube("-70,-34,3 -40,-38,7 -12,-46,10 12,-60,10 32,-84,7 40,-116,4 46,-140,2 62,-142,1.6").intersection(
            body
        ),
        mark=stripes.intersection(body),
        near=union(_haunch(-14), _hand(28, -78)),
        claws=union(nails(-14 + 7, 3, 1.1), nails(12 + 7, 3, 1.1)),
        lines=union(
            ellipse(66.6, -147, 1.1, 0.8, 20), stroke("70,-143.4 62,-143 54,-145.4", 0.9), wrinkles(-8, -25, 4.6)
        ),
    )


def _haunch(x: float, girth: float = 1) -> Shape:
    return limb(
        x, girth, "-4,-58,20 7,-42,15 11,-30,9.6", "11,-30,9 5,-16,7 4,-5,7", round_by=1.6, toes=toes(x + 7, 3, 1.1)
    )


def _hand(x: float, y: float) -> Shape:
    """A forelimb lifted from the ground, thumb apart."""
    arm = tube([(x - 8, y, 8.4), (x, y + 15, 6.4), (x + 9, y + 26, 4.6)])
    fingers = [
        tube([(x + 9, y + 26, 3), (x + 9 + u, y + 26 + v, 0.8)]) for u, v in ((11, -1), (10, 5), (5, 9), (7, -7))
    ]
    return fillet(union(arm, *fingers), 1)
