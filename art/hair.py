"""What grows on the heads of the tribes, and what they wear in it: each tribe is known by its head."""

import math
from dataclasses import dataclass

from art.kit.geometry import NOTHING, Shape, blob, circle, ellipse, line, tube, union

CAP = blob("-13,-70 -15,-82 -12,-92 -4,-98 6,-98 13,-92 15,-82 14,-72 10,-78 9,-86 0,-88 -8,-86 -9,-78")


@dataclass(frozen=True)
class Hair:
    """In the units of a person, 110 tall; `pigment` is the hair's colour, `colour` the ornament's."""

    locks: Shape
    ornament: Shape = NOTHING
    colour: str = "#F1E2C0"
    pigment: str = "#2B1B13"


def _wild() -> Shape:
    """Blown to all sides."""
    return union(
        CAP,
        tube("-12,-88,5 -17,-96,2.6 -22,-99,0.4"),
        tube("-6,-95,5 -9,-103,2.6 -15,-107,0.4"),
        tube("2,-96,5 1,-104,2.8 -4,-110,0.4"),
        tube("8,-94,5 12,-101,2.6 10,-108,0.4"),
        tube("13,-88,4 19,-92,2.2 22,-98,0.4"),
        tube("-13,-76,4 -18,-72,2 -20,-66,0.4"),
        tube("13,-76,3.6 18,-71,2 19,-65,0.4"),
    )


def _long() -> Shape:
    """Two long waves to the shoulders."""
    left = tube("-11,-92,6 -18,-82,5.6 -17,-70,5 -21,-60,3.4 -28,-57,0.5")
    return union(CAP, left, tube("12,-92,6 19,-82,5.6 18,-70,5 22,-60,3.4 29,-57,0.5"), ellipse(1, -95, 12, 6))


def _round() -> Shape:
    """A round bush, like the sun's disc."""
    turns = [math.radians(a) for a in range(160, 385, 22)]
    puffs = [circle(0.5 + 16.5 * math.cos(a), -93 + 16 * math.sin(a), 7.4) for a in turns]
    return union(CAP, ellipse(0.5, -94, 17, 16), *puffs).difference(ellipse(1, -78, 9, 8))


def _knot() -> Shape:
    """A knot on top and a lock beside each ear."""
    return union(
        CAP, ellipse(1, -105, 8, 7.4), tube("-12,-84,4 -17,-74,3 -16,-64,0.6"), tube("13,-84,4 18,-74,3 17,-64,0.6")
    )


def _tail() -> Shape:
    """A high tail of hair, bent like a crescent."""
    return union(CAP, ellipse(1, -94, 12, 6), tube("-2,-97,6 -8,-107,6 -18,-111,4.6 -26,-106,2.8 -28,-97,0.5"))


HAIR_OF = {
    "flame": Hair(_wild()),
    "wave": Hair(_long(), line("-13,-89 0,-91.5 13,-89", 2.6), "#E7C27A"),
    "sun": Hair(_round(), ellipse(12, -101, 4.2, 4.2), "#E8833A"),
    "leaf": Hair(_knot(), union(blob("5,-106 12,-116 21,-117 16,-108"), line("-6,-99.5 8,-99.5", 2.2)), "#8FB25A"),
    "moon": Hair(_tail(), line("-12,-101 3,-103.5", 2.8), "#F1E2C0"),
}
