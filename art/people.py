"""Cave people: big head, wild hair, a tunic in the tribe's colour with its glyph."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from art.animals.shaggy import shag
from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import (
    NOTHING,
    Shape,
    affinity,
    blob,
    box,
    circle,
    ellipse,
    line,
    place,
    poly,
    silhouette,
    smooth,
    tube,
    union,
)  # fmt: skip
from art.kit.handwork import gouges
from art.kit.palette import CARD, CARD_SIDE
from art.tribes import Tribe, wooden_base

OUTLINE = "#24160f"
HAIR = "#2B1B13"
Put = Callable[[Shape], Shape]


@dataclass(frozen=True)
class Pose:
    """Arms and what they hold; the blade is drawn lighter than the shaft."""

    arms: Shape
    tool: Shape = NOTHING
    blade: Shape = NOTHING


def _pose_spear() -> Pose:
    arms = union(tube("-11,-57,5.4 -21,-48,4.6 -24,-36,4.2"), tube("11,-57,5.4 22,-56,4.6 28,-64,4.4"))
    return Pose(arms, tube("29,-2,1.7 28,-96,1.7"), blob("24,-95 28,-114 32,-95 28,-91", 6))


def _pose_club() -> Pose:
    arms = union(tube("-11,-57,5.4 -23,-63,4.6 -28,-76,4.4"), tube("11,-57,5.4 22,-48,4.6 25,-37,4.2"))
    return Pose(arms, tube("-26,-66,2 -30,-84,3.6 -36,-104,6.4 -38,-110,5.4"))


def _pose_cheer() -> Pose:
    return Pose(union(tube("-11,-57,5.4 -23,-64,4.6 -25,-80,4.4"), tube("11,-57,5.4 23,-64,4.6 25,-80,4.4")))


POSES = {"spear": _pose_spear(), "club": _pose_club(), "cheer": _pose_cheer()}
LEGS = union(
    tube("-7,-30,7 -9,-14,5.4 -9,-3,4.6"),
    tube("7,-30,7 9,-14,5.4 9,-3,4.6"),
    ellipse(-11, -2.6, 6.4, 3.2),
    ellipse(11, -2.6, 6.4, 3.2),
)
TUNIC = poly("-13,-60 -4,-66 10,-64 14,-58 17,-30 12,-24 8,-29 4,-22 -1,-28 -6,-22 -10,-28 -15,-23 -17,-31")
HEAD = blob("-10,-76 -10,-86 -4,-92 5,-92 11,-86 11,-75 6,-67 -5,-67")
CAP = blob("-13,-70 -15,-82 -12,-92 -4,-98 6,-98 13,-92 15,-82 14,-72 10,-78 9,-86 0,-88 -8,-86 -9,-78")
WILD = union(
    CAP,
    tube("-12,-88,5 -17,-96,2.6 -22,-99,0.4"),
    tube("-6,-95,5 -9,-103,2.6 -15,-107,0.4"),
    tube("2,-96,5 1,-104,2.8 -4,-110,0.4"),
    tube("8,-94,5 12,-101,2.6 10,-108,0.4"),
    tube("13,-88,4 19,-92,2.2 22,-98,0.4"),
    tube("-13,-76,4 -18,-72,2 -20,-66,0.4"),
    tube("13,-76,3.6 18,-71,2 19,-65,0.4"),
)


@dataclass(frozen=True)
class Hair:
    """What grows on the head and what is worn in it: each tribe has a head of its own."""

    locks: Shape
    ornament: Shape = NOTHING
    colour: str = "#F1E2C0"


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
    "flame": Hair(WILD),
    "wave": Hair(_long(), line("-13,-89 0,-91.5 13,-89", 2.6), "#E7C27A"),
    "sun": Hair(_round(), ellipse(12, -101, 4.2, 4.2), "#E8833A"),
    "leaf": Hair(_knot(), union(blob("5,-106 12,-116 21,-117 16,-108"), line("-6,-99.5 8,-99.5", 2.2)), "#8FB25A"),
    "moon": Hair(_tail(), line("-12,-101 3,-103.5", 2.8), "#F1E2C0"),
}


@dataclass(frozen=True)
class Person:
    """One of the tribe; an elder wears a fur collar and a beard."""

    tribe: Tribe
    pose: str = "spear"
    elder: bool = False
    skin: str = ""

    def outline(self) -> Shape:
        pose = POSES[self.pose]
        hair = HAIR_OF[self.tribe.name]
        return union(LEGS, TUNIC, HEAD, hair.locks, hair.ornament, pose.arms, pose.tool, pose.blade)


def draw_person(
    canvas: Canvas, person: Person, x: float, y: float, scale: float, *, standing: bool = False,
    flip: bool = False, elevation: float = 4,
) -> None:  # fmt: skip
    """A die-cut person, feet at (x, y), about 110 x `scale` tall; `standing` adds the wooden foot."""

    def put(shape: Shape) -> Shape:
        return place(shape, x, y, scale, flip)

    if standing:
        wooden_base(canvas, x + scale, y + scale, 52 * scale, person.tribe, elevation=elevation * 0.8)
    outline = person.outline()
    card = put(silhouette(smooth(outline.buffer(5), 1.5)))
    side = affinity.translate(card, max(1, scale * 1.1), max(1, scale * 1.3))
    canvas.paper(side, CARD_SIDE, elevation=elevation, edge=0)
    canvas.paper(card, CARD, elevation=0)
    canvas.flat(put(outline.buffer(1.1)), OUTLINE)
    _tool_and_body(canvas, person, put)
    if person.elder:
        _collar(canvas, put)
    _face(canvas, person, put)
    middle = x + (0.5 if flip else -0.5) * scale
    canvas.flat(icon(person.tribe.name, middle, y - 43 * scale, 19 * scale), person.tribe.mark)


def _tool_and_body(canvas: Canvas, person: Person, put: Put) -> None:
    pose = POSES[person.pose]
    skin = person.skin or person.tribe.skin
    canvas.paper(put(pose.tool), "#9A6A3C", elevation=0, edge=0.4)
    canvas.paper(put(pose.blade), "#E7DCC4", elevation=0)
    canvas.paper(put(LEGS), skin, elevation=0, edge=0.3)
    canvas.paper(put(TUNIC), person.tribe.pigment, elevation=0)
    canvas.flat(put(TUNIC.difference(affinity.translate(TUNIC, -4, -2)).buffer(-0.2)), "#1d100a", 0.28)
    canvas.flat(put(TUNIC.intersection(box(-20, -34, 20, -20))), "#1d100a", 0.22)
    canvas.paper(put(pose.arms), skin, elevation=0, edge=0.35)
    seam = pose.arms.buffer(0.8).difference(pose.arms).intersection(TUNIC)
    canvas.flat(put(seam), OUTLINE, 0.7)


def _collar(canvas: Canvas, put: Put) -> None:
    fur = shag(blob("-15,-60 -8,-68 8,-68 15,-60 10,-54 0,-52 -10,-54"), 14, 4.5, 2)
    canvas.flat(put(fur.buffer(0.8)), OUTLINE)
    canvas.paper(put(fur), "#EAD7AE", elevation=0)
    canvas.flat(put(gouges(fur, angle=80, gap=3, length=5, width=1, seed=1)), "#B99767", 0.8)


def _face(canvas: Canvas, person: Person, put: Put) -> None:
    canvas.paper(put(HEAD), person.skin or person.tribe.skin, elevation=0)
    hair = HAIR_OF[person.tribe.name]
    canvas.paper(put(hair.locks), HAIR, elevation=0)
    canvas.flat(put(hair.ornament.buffer(0.7)), OUTLINE)
    canvas.paper(put(hair.ornament), hair.colour, elevation=0, edge=0.4)
    if person.elder:
        beard = blob("-10,-77 -4,-73 5,-73 11,-77 10,-66 3,-57 -4,-60 -9,-67")
        canvas.paper(put(beard), HAIR, elevation=0)
    else:
        canvas.flat(put(line("-1,-72.6 4.4,-72.6", 1.3)), "#5a2a1c")
    eyes = union(ellipse(-3, -79, 1.3, 1.7), ellipse(6, -79, 1.3, 1.7))
    brows = union(line("-6,-83 -1,-82", 1.7), line("4,-82 9,-83", 1.7))
    canvas.flat(put(union(eyes, brows)), "#1b110c")
