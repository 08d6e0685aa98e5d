"""Cave people: big head, wild hair, a tunic in the tribe's colour with its glyph."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from art.animals.shaggy import shag
from art.hair import HAIR_OF, Hair
from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import (
    Shape,
    affinity,
    blob,
    box,
    brush,
    circle,
    ellipse,
    line,
    place,
    poly,
    silhouette,
    smooth,
    stroke,
    union,
)  # fmt: skip
from art.kit.handwork import gouges
from art.kit.palette import CARD, CARD_SIDE, CREAM
from art.poses import AT_WORK, CHEERING, HURT, Pose
from art.tribes import TRIBES, Tribe, wooden_base

OUTLINE = "#24160f"
SKINS = ("#B97A4E", "#8A5434", "#D09A6B", "#6F432B", "#C58A5E")
NECK = (0, -66)
Put = Callable[[Shape], Shape]
Mood = Literal["", "cheering", "hurt"]
MOODS: tuple[Mood, ...] = ("", "cheering", "hurt")
TUNIC = poly("-13,-60 -4,-66 10,-64 14,-58 17,-30 12,-24 8,-29 4,-22 -1,-28 -6,-22 -10,-28 -15,-23 -17,-31")
HEAD = blob("-10,-76 -10,-86 -4,-92 5,-92 11,-86 11,-75 6,-67 -5,-67")
BEARD = blob("-10,-77 -4,-73 5,-73 11,-77 10,-66 3,-57 -4,-60 -9,-67")
FUR = shag(blob("-15,-60 -8,-68 8,-68 15,-60 10,-54 0,-52 -10,-54"), 14, 4.5, 2)
STRING = ((-7, -61.5), (-2.4, -59.5), (2.6, -59.5), (7.2, -61.5))
TEETH = union(
    stroke("-11,-63 -4,-60 4,-60 11,-63", 1), *[poly([(x - 1.9, y), (x + 1.9, y), (x, y + 4.6)]) for x, y in STRING]
)
PAINT = union(
    *[
        line(stripe, 1.5)
        for stripe in ("-8,-76.4 -4.6,-75.4", "-8,-73.6 -4.8,-72.8", "6.6,-75.4 10,-76.4", "6.6,-72.8 9.6,-73.6")
    ]
)
CLAWED = ("8,-65 4,-57 -1,-50", "12.6,-62.4 8.6,-54.4 3.6,-47.4", "17,-60 13,-52 8,-45")
SLASHES = union(*[brush(wound, 0.4, 1.3) for wound in CLAWED])


@dataclass(frozen=True)
class Person:
    """One of the tribe, known by what it holds (`pose`, a key of AT_WORK)."""

    tribe: Tribe
    pose: str = "spear"
    mood: Mood = ""

    @property
    def stance(self) -> Pose:
        """Its limbs and what it holds, by its mood."""
        if self.mood == "hurt":
            return HURT
        return (CHEERING if self.mood else AT_WORK)[self.pose]

    @property
    def skin(self) -> str:
        """No two of a tribe have the same."""
        return SKINS[(TRIBES.index(self.tribe) + 2 * list(AT_WORK).index(self.pose)) % len(SKINS)]

    @property
    def hair(self) -> Hair:
        """By its tribe."""
        return HAIR_OF[self.tribe.name]

    @property
    def furred(self) -> bool:
        """Whether it wears a collar of fur."""
        return self.pose == "horn"

    @property
    def bearded(self) -> bool:
        return self.pose == "club"

    @property
    def worn(self) -> tuple[tuple[Shape, str], ...]:
        """What lies over the tunic, each part with its pigment."""
        return ((TEETH, CREAM),) if self.pose == "basket" else ()

    def outline(self) -> Shape:
        """All of it, feet at the origin, about 110 tall."""
        stance, hair = self.stance, self.hair
        head = affinity.rotate(union(HEAD, hair.locks, hair.ornament), stance.lean, origin=NECK)
        over = [part for part, _pigment in self.worn]
        return union(TUNIC, FUR if self.furred else TUNIC, head, stance.whole, *over)


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
    _body(canvas, person, put)
    _worn(canvas, person, put)
    _face(canvas, person, put)
    middle = x + (0.5 if flip else -0.5) * scale
    canvas.flat(icon(person.tribe.name, middle, y - 43 * scale, 19 * scale), person.tribe.mark)
    if person.stance.blown:
        _held(canvas, person.stance, put)
    if person.mood == "hurt":
        _wounds(canvas, put)


def _body(canvas: Canvas, person: Person, put: Put) -> None:
    """What is held, legs, tunic, arms."""
    stance, skin = person.stance, person.skin
    if not stance.blown:
        _held(canvas, stance, put)
    canvas.paper(put(stance.legs), skin, elevation=0, edge=0.3)
    canvas.paper(put(TUNIC), person.tribe.pigment, elevation=0)
    canvas.flat(put(TUNIC.difference(affinity.translate(TUNIC, -4, -2)).buffer(-0.2)), "#1d100a", 0.28)
    canvas.flat(put(TUNIC.intersection(box(-20, -34, 20, -20))), "#1d100a", 0.22)
    canvas.paper(put(stance.arms), skin, elevation=0, edge=0.35)
    seam = stance.arms.buffer(0.8).difference(stance.arms).intersection(TUNIC)
    canvas.flat(put(seam), OUTLINE, 0.7)


def _held(canvas: Canvas, stance: Pose, put: Put) -> None:
    for part, pigment in stance.held:
        canvas.flat(put(part.buffer(0.7)), OUTLINE)
        canvas.paper(put(part), pigment, elevation=0, edge=0.4)


def _worn(canvas: Canvas, person: Person, put: Put) -> None:
    """A fur collar or a string of teeth: what tells one of the tribe from another."""
    for part, pigment in person.worn:
        canvas.flat(put(part.buffer(0.6)), OUTLINE)
        canvas.paper(put(part), pigment, elevation=0, edge=0.3)
    if person.furred:
        canvas.flat(put(FUR.buffer(0.8)), OUTLINE)
        canvas.paper(put(FUR), "#EAD7AE", elevation=0)
        canvas.flat(put(gouges(FUR, angle=80, gap=3, length=5, width=1, seed=1)), "#B99767", 0.8)


def _face(canvas: Canvas, person: Person, put: Put) -> None:
    """The head, leaning as the stance asks, with eyes and mouth by the mood."""
    hair, lean = person.hair, person.stance.lean

    def tilted(shape: Shape) -> Shape:
        return put(affinity.rotate(shape, lean, origin=NECK))

    canvas.paper(tilted(HEAD), person.skin, elevation=0)
    canvas.paper(tilted(hair.locks), hair.pigment, elevation=0)
    canvas.flat(tilted(hair.ornament.buffer(0.7)), OUTLINE)
    canvas.paper(tilted(hair.ornament), hair.colour, elevation=0, edge=0.4)
    if person.bearded:
        canvas.paper(tilted(BEARD), hair.pigment, elevation=0)
    if person.pose == "torch":
        canvas.flat(tilted(PAINT), person.tribe.pigment if person.tribe.name != "moon" else CREAM)
    _mouth(canvas, person.mood, tilted, bearded=person.bearded)
    canvas.flat(tilted(_eyes(person.mood)), "#1b110c")
    if person.mood == "hurt":
        canvas.flat(tilted(line("-12,-88.4 0,-90 13,-86.4", 6.4)), OUTLINE)
        canvas.paper(tilted(line("-12,-88.4 0,-90 13,-86.4", 4.8)), "#F3E9D2", elevation=0, edge=0.3)


def _eyes(mood: Mood) -> Shape:
    """Eyes and brows: level; wide and lifted; squeezed shut."""
    if mood == "hurt":
        left, right = line("-5.4,-81 -1.6,-79 -5.4,-77", 1.5), line("8.4,-81 4.6,-79 8.4,-77", 1.5)
        return union(left, right)
    lift = 1.6 if mood else 0
    eyes = union(ellipse(-3, -79, 1.4, 1.8 + lift / 4), ellipse(6, -79, 1.4, 1.8 + lift / 4))
    left, right = [(-6, -83 - lift), (-1, -82 - 2 * lift)], [(4, -82 - 2 * lift), (9, -83 - lift)]
    return union(eyes, line(left, 1.7), line(right, 1.7))


def _mouth(canvas: Canvas, mood: Mood, tilted: Put, *, bearded: bool) -> None:
    """A line; a laugh with teeth; a groan."""
    if mood == "cheering":
        laugh = blob("-3.4,-75 1.6,-74.2 6.8,-75 5.4,-70.6 1.6,-69.2 -2,-70.6", 6)
        canvas.flat(tilted(laugh), "#4A1A14")
        canvas.flat(tilted(laugh.intersection(box(-5, -76, 8, -73.4))), CREAM)
    elif mood == "hurt":
        canvas.flat(tilted(stroke("-2.4,-70.6 1.4,-72.6 5.4,-70.6", 1.5)), "#4A1A14")
    elif not bearded:
        canvas.flat(tilted(line("-1,-72.6 4.4,-72.6", 1.3)), "#5a2a1c")


def _wounds(canvas: Canvas, put: Put) -> None:
    """Three slashes across the shoulder, edged so that they are seen on every tunic, and a bound arm."""
    canvas.flat(put(SLASHES.buffer(0.7)), CREAM)
    canvas.flat(put(SLASHES), "#A3201A")
    band = circle(20, -41, 5.2).intersection(box(10, -44.5, 30, -37.5))
    canvas.flat(put(band.buffer(0.8)), OUTLINE)
    canvas.paper(put(band), "#F3E9D2", elevation=0, edge=0.3)
