"""The five groups of fossils: pigment and glyph, never one alone, and the slabs of stone that wear them.

Slabs are square, never round, so that nobody takes a group for a tribe.
"""

from dataclasses import dataclass

from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, line, rounded
from art.kit.handwork import gouges, hand_cut, speckle
from art.kit.palette import CREAM, INK, Pigment, mix

EARTH = "#2a1c12"


@dataclass(frozen=True)
class Group:
    """`mark` is the colour that reads on the pigment; `seed` keeps the cuts of two groups apart."""

    name: str
    pigment: str
    mark: str
    glyph: str
    seed: int

    @property
    def bed(self) -> Pigment:
        """The dark stone in which its bones lie."""
        return mix(self.pigment, EARTH, 0.7)

    @property
    def side(self) -> Pigment:
        """The slab's thickness."""
        return mix(self.pigment, "#1d100a", 0.5)


GROUPS = {
    group.name: group
    for group in (
        Group("herbivores", "#78902E", INK, "ginkgo", 1),
        Group("marines", "#1F4E92", CREAM, "fluke", 2),
        Group("carnivores", "#7A2615", CREAM, "fang", 3),
        Group("armoured", "#C8829F", INK, "shield", 4),
        Group("flyers", "#F0CF5C", INK, "wing", 5),
    )
}


def slab(canvas: Canvas, group: Group, shape: Shape, thick: float, elevation: float = 4) -> None:
    """A slab seen from above, its side below it."""
    canvas.paper(affinity.translate(shape, 0, thick), group.side, elevation=elevation, edge=0.2)
    canvas.paper(shape, group.pigment, elevation=0, edge=0.8)


def site(canvas: Canvas, group: Group) -> None:
    """One slab of a pile at its site, 38 across around the origin."""
    face = hand_cut(rounded(-19, -19, 38, 38, 4), 0.7, 11, group.seed)
    slab(canvas, group, face, 4.4, 3)
    canvas.paper(hand_cut(rounded(-15, -15, 30, 30, 3), 0.6, 10, group.seed + 3), group.bed, elevation=0, edge=0)
    canvas.flat(icon(group.glyph, 0, 0, 25), "#F3E4C2")


def pit(canvas: Canvas, group: Group) -> None:
    """What is left of a site without tiles: a hole with stakes, the group's glyph faint on its floor."""
    rim = hand_cut(rounded(-20, -20, 40, 40, 5), 0.9, 10, group.seed + 7)
    canvas.paper(rim, "#D3B57E", elevation=2, edge=0.7)
    hole = hand_cut(rounded(-15, -15, 30, 30, 3), 0.9, 9, group.seed + 9)
    canvas.flat(hole, "#3B2A1C")
    canvas.flat(hole.difference(affinity.translate(hole, 2.6, 4)), "#140c07", 0.7)
    canvas.flat(icon(group.glyph, 0, 0, 22), mix(group.pigment, "#d9c090", 0.3), 0.6)
    for x, y in ((-17.5, -17.5), (17.5, -17.5), (-17.5, 17.5), (17.5, 17.5)):
        canvas.paper(line([(x, y), (x, y - 5)], 3), "#8E5B31", elevation=1.4, edge=0.5)


def seal(canvas: Canvas, group: Group) -> None:
    """The group's square seal, 48 across around the origin: on cards and in lists."""
    face = hand_cut(rounded(-24, -24, 48, 48, 6), 0.7, 13, group.seed + 11)
    slab(canvas, group, face, 3, 2)
    canvas.flat(face.buffer(-3).difference(face.buffer(-4.4)), group.mark, 0.45)
    canvas.flat(icon(group.glyph, 0, 0, 34), group.mark)


def back(canvas: Canvas, group: Group, wide: float, high: float) -> None:
    """A tile face down, its corner at the origin: scratched stone, a big glyph in a sunk square."""
    face = hand_cut(rounded(0, 0, wide, high, 7), 0.8, 15, group.seed)
    slab(canvas, group, face, 5)
    field = hand_cut(rounded(6, 6, wide - 12, high - 12, 5), 0.7, 14, group.seed + 3)
    deep = mix(group.pigment, EARTH, 0.34)
    canvas.paper(field, deep, elevation=0, edge=0.3)
    light = mix(group.pigment, "#f3e4c2", 0.3)
    for turn in (52, -52):
        cuts = gouges(field, angle=turn, gap=12, length=16, width=1.7, seed=group.seed + turn, keep=0.34, inset=4)
        canvas.flat(cuts, light, 0.55)
    canvas.flat(speckle(field, 26, 0.5, 1.5, group.seed), light, 0.6)
    window = hand_cut(rounded(wide / 2 - 29, high / 2 - 29, 58, 58, 6), 0.7, 13, group.seed + 5)
    canvas.flat(window.buffer(1.6), "#150d08", 0.5)
    canvas.paper(window, group.pigment, elevation=0, edge=0.6)
    glyph = icon(group.glyph, wide / 2, high / 2, 45)
    canvas.flat(affinity.translate(glyph, 0.8, 1.2), "#fff3da" if group.mark == INK else "#150d08", 0.45)
    canvas.flat(glyph, group.mark)
