"""Long necks on pillars."""

import numpy as np

from art.animals.rig import Animal, Pigments, bars, limb, nails, spots, toes, wrinkles
from art.kit.geometry import Shape, affinity, blob, catmull, ellipse, fillet, poly, stroke, tube, union

BRONTOSAURUS = Pigments("#5C8088", "#3A555D", "#C5CFB6", "#263F47", "#E0B25A")
TITANOSAUR = Pigments("#775A6E", "#4C384A", "#D0B6B2", "#36222F", "#DB9A44")
HEAD = "-8,-3 -3,-7.5 4,-7.4 9,-4 15,-2 16,2 12,4 2,4.5 -6,5"


def neck_and_body(spine: str, head: tuple[float, float], turn: float, size: float) -> Shape:
    """Tail, trunk and neck along a spine, the skull at `head`, turned by `turn` degrees."""
    skull = affinity.rotate(affinity.scale(blob(HEAD), size, size, origin=(0, 0)), turn, origin=(0, 0))
    return fillet(union(tube(spine, 12), affinity.translate(skull, *head)), 3)


def pillar(x: float, top: float, r: float, girth: float, bend: float) -> Shape:
    """A leg at `x` from height `top` down, `r` thick at the thigh, its knee `bend` forward."""
    knee = f"{bend * 0.3},{top * 0.34}"
    thigh = f"0,{top},{r * 1.3} {bend},{top * 0.62},{r} {knee},{r * 0.82}"
    shin = f"{knee},{r * 0.8} 0,-8,{r * 0.72} 0.5,-4,{r * 0.8}"
    return limb(x, girth, thigh, shin, round_by=1.2, toes=toes(x + r * 0.3, 3, 0.85))


def brontosaurus() -> Animal:
    body = neck_and_body(
        "-128,-30,0.7 -108,-27,1.6 -86,-33,3.6 -64,-46,7.5 -44,-56,13 -20,-61,20 4,-60,21 24,-60,18 "
        "40,-68,12.5 54,-80,9.2 68,-94,7.2 84,-104,6 97,-107,5.4",
        (104, -107),
        14,
        0.95,
    )
    belly = tube(
        "-88,-30,1.4 -62,-40,3 -34,-46,7 0,-43,8 26,-48,8 46,-64,6 62,-82,4 82,-99,2.6 98,-103,2"
    ).intersection(body)
    stripes = bars(
        "-78,-38,6 -64,-46,9 -50,-54,13 -35,-58.5,17 -19,-61,21 -3,-60.5,22 13,-60,21 28,-61,18 "
        "40,-68,14 51,-77,11 61,-87,9 72,-97,8 84,-104,7",
        fat=3,
        drop=0.1,
    )
    return Animal(
        BRONTOSAURUS,
        body,
        eye=(106.5, -108.5, 1.7),
        far=union(pillar(-16, -50, 9, 0.95, 3), pillar(34, -50, 8.6, 0.95, -1)),
        belly=belly,
        mark=stripes.intersection(body),
        near=union(pillar(-29, -52, 9.6, 1, 4), pillar(21, -50, 9, 1, -2)),
        claws=union(nails(-29 + 2.9, 3, 0.95), nails(21 + 2.7, 3, 0.95)),
        lines=union(
            ellipse(116, -106, 1.2, 0.8),
            stroke("120,-102.4 113,-102 107,-103.6", 1),
            wrinkles(-27, -20, 4),
            wrinkles(20.5, -19, 4),
        ),
    )


def titanosaur() -> Animal:
    body = neck_and_body(
        "-108,-22,1 -92,-26,3 -72,-40,7.5 -52,-54,13 -26,-66,22.5 2,-70,25 26,-76,22 "
        "42,-92,16.5 52,-112,12 58,-130,9.5 66,-144,8 76,-150,7",
        (83, -151),
        10,
        1.12,
    )
    belly = tube("-74,-34,2 -46,-44,6 -14,-48,9 22,-54,10 46,-80,8 58,-106,5 64,-130,4 78,-146,2")
    plates = spots(
        "-46,-58,4.2 -30,-70,5 -12,-78,5.6 6,-80,5.8 22,-86,5 -22,-60,3.6 -4,-66,4.2 14,-70,4.2 "
        "36,-98,4 45,-114,3.4 52,-130,2.8 -60,-48,3",
        flat=0.72,
        turn=-10,
    )
    return Animal(
        TITANOSAUR,
        body,
        eye=(86, -152, 2.0),
        far=union(pillar(-16, -56, 11.5, 0.95, 3), pillar(36, -62, 11, 0.95, 0)),
        back=_spines(),
        belly=belly.intersection(body),
        mark=plates,
        near=union(pillar(-32, -56, 12, 1, 4), pillar(21, -62, 11.6, 1, -2)),
        claws=union(nails(-32 + 3.6, 3, 1.1), nails(21 + 3.5, 3, 1.1)),
        lines=union(
            ellipse(97, -149.5, 1.4, 0.9),
            stroke("101,-145.4 93,-145.4 86,-147.6", 1.1),
            wrinkles(-30, -21, 5),
            wrinkles(20, -23, 5),
        ),
    )


def _spines() -> Shape:
    """A saw of small spines along tail, back and neck; the third number is their height."""
    ridge = catmull(
        "-84,-33,5 -68,-47,9 -48,-66,12 -24,-89,14 4,-95,15 24,-97,15 35,-107,12 43,-124,10 50,-139,8 62,-152,7", 5
    )
    spines = []
    for before, (x, y, h), after in zip(ridge[:-2:2], ridge[1:-1:2], ridge[2::2], strict=False):
        along = (after - before)[:2] / np.hypot(*(after - before)[:2])
        out = np.array([along[1], -along[0]])
        foot = np.array([x, y])
        tip = foot + out * h * 0.34 - along * 3
        spines.append(poly([foot - along * 5 - out * 9, tip, foot + along * 5 - out * 9]))
    return union(*spines)
