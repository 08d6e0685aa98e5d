"""Ships and museums of the five tribes. No two tribes have the same rig: each is known by its black shape."""

from collections.abc import Callable
from dataclasses import dataclass

from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import NOTHING, Shape, affinity, blob, box, brush, line, place, poly, rounded, stroke, tube, union
from art.kit.handwork import gouges, hand_cut
from art.kit.palette import BONE, CARD, CARD_SIDE, CREAM, mix
from art.tribes import Tribe, pattern

HULL, DECK, MAST = "#A5713D", "#7A4A2C", "#6B4526"
HULL_SHAPE = blob("-41,-13 -30,-8 -4,-5 24,-7 42,-17 39,-6 31,7 18,12 -18,12 -30,7 -38,-3", 6)
"""Its bow is to the right; the water line is y = 8."""


@dataclass(frozen=True)
class Rig:
    """Masts and yards as one dark shape, the sail with the glyph, the others of plain cloth; `glyph` is x, y, size."""

    spars: Shape
    sail: Shape
    cloth: Shape
    glyph: tuple[float, float, float]
    ribs: Shape = NOTHING

    @property
    def whole(self) -> Shape:
        """With the hull below it."""
        return union(HULL_SHAPE, self.spars, self.sail, self.cloth)


def _flame() -> Rig:
    """A lateen sail like a tongue of fire, and a jib."""
    spars = union(tube("2,-6,2 0,-64,1.5"), tube("-33,-17,1.3 -8,-44,1.6 12,-78,0.8"), tube("36,-16,1.2 54,-26,0.7"))
    sail = blob("12,-77 -8,-44 -32,-17 -14,-20 6,-17 14,-34 15,-56", 7)
    return Rig(spars, sail, poly("5,-58 49,-23 19,-18"), (-4, -34, 24))


def _wave() -> Rig:
    """A gaff sail, topsail above it, two jibs."""
    spars = union(
        tube("4,-6,2 4,-82,1.2"),
        tube("4,-52,1 -24,-64,0.9"),
        tube("4,-14,1.2 -34,-16,1"),
        tube("38,-16,1.2 58,-26,0.7"),
    )
    sail = poly("2,-50 -23,-62 -33,-18 -16,-16 2,-17").buffer(1)
    cloth = union(poly("2,-54 2,-79 -20,-64"), poly("7,-74 34,-19 9,-18"), poly("14,-66 55,-25 38,-20"))
    return Rig(spars, sail, cloth, (-14, -36, 26))


def _sun() -> Rig:
    """One great square sail under a yard, a top castle."""
    spars = union(
        tube("0,-6,2.2 0,-84,1.4"), tube("-34,-66,1.2 0,-69,1.7 34,-66,1.2"), poly("-5,-78 5,-78 3,-71 -3,-71")
    )
    sail = blob("-31,-64 0,-66 31,-64 35,-42 30,-16 0,-21 -30,-16 -26,-42", 6)
    return Rig(spars, sail, poly("0,-84 -17,-80 0,-75"), (4, -42, 34))


def _leaf() -> Rig:
    """A crab-claw sail, as the islanders have, and an outrigger's float."""
    spars = union(
        tube("8,-6,1.9 2,-54,1.4"), tube("24,-12,1.3 6,-42,1.6 -6,-84,0.7"), tube("24,-12,1.3 -18,-30,1.6 -48,-62,0.7")
    )
    sail = blob("22,-14 8,-40 -4,-80 -14,-66 -28,-58 -46,-60 -16,-31", 6)
    return Rig(spars, sail, poly("10,-44 40,-18 22,-17"), (-9, -48, 25))


def _moon() -> Rig:
    """Two battened sails of a junk, the fore one a crescent."""
    spars = union(tube("-8,-6,2 -8,-80,1.3"), tube("24,-8,1.7 27,-58,1.1"))
    sail = blob("-6,-77 -28,-66 -38,-44 -38,-19 -10,-16 6,-18 8,-44 4,-64", 6)
    fore = blob("28,-55 18,-42 16,-20 34,-19 46,-24 44,-42", 6)
    battens = union(*[line([(-44, y), (12, y - 5)], 1.1) for y in (-28, -40, -52, -63)])
    return Rig(spars, sail, fore, (-15, -42, 27), battens)


RIGS: dict[str, Callable[[], Rig]] = {"flame": _flame, "wave": _wave, "sun": _sun, "leaf": _leaf, "moon": _moon}


def outline(tribe: Tribe, size: float, flip: bool) -> Shape:
    """All of a ship, its water line's middle at the origin."""
    return place(affinity.translate(RIGS[tribe.name]().whole, 0, -8), 0, 0, size, flip)


def ship(canvas: Canvas, tribe: Tribe, size: float, flip: bool, *, x: float = 0, y: float = 0) -> None:
    """A ship with a border of cream card, foam at its foot; the middle of its water line at (x, y)."""
    rig = RIGS[tribe.name]()

    def put(shape: Shape) -> Shape:
        return place(affinity.translate(shape, 0, -8), x, y, size, flip)

    card = put(rig.whole.buffer(4.6).buffer(-1.2))
    _card(canvas, card)
    canvas.paper(put(rig.spars), MAST, elevation=1.4, edge=0.5)
    canvas.paper(put(rig.cloth.buffer(0.6)), "#3b2617", elevation=1.6, edge=0)
    canvas.paper(put(rig.cloth), mix(BONE, "#d8b984", 0.25), elevation=0, edge=0.6)
    canvas.paper(put(rig.sail.buffer(0.9)), "#2b1a12", elevation=2.4, edge=0)
    canvas.paper(put(rig.sail), tribe.pigment, elevation=0, edge=0.8)
    canvas.flat(pattern(tribe, put(rig.sail).buffer(-1.6), 1.3), tribe.mark, 0.2)
    canvas.flat(put(rig.ribs.intersection(rig.sail)), tribe.mark, 0.5)
    left, up, wide = rig.glyph
    left = -left if flip else left
    disc = icon(tribe.name, x + left * size, y + (up - 8) * size, wide * size)
    canvas.flat(disc.buffer(2.2), tribe.pigment)
    canvas.flat(disc, tribe.mark)
    _hull(canvas, tribe, put)


def _card(canvas: Canvas, shape: Shape) -> None:
    """The border of cream card that ships and museums stand on."""
    canvas.paper(affinity.translate(shape, 0.8, 1.2), CARD_SIDE, elevation=5, edge=0)
    canvas.paper(shape, CARD, elevation=0, edge=0.5)


def _hull(canvas: Canvas, tribe: Tribe, put: Callable[[Shape], Shape]) -> None:
    canvas.paper(put(HULL_SHAPE.buffer(0.9)), "#2b1a12", elevation=1.6, edge=0)
    canvas.paper(put(HULL_SHAPE), HULL, elevation=0, edge=0.7, wood=8)
    band = HULL_SHAPE.intersection(stroke("-44,-8 -30,-2 0,1 28,-1 46,-10", 7))
    canvas.flat(put(band), tribe.pigment)
    canvas.flat(pattern(tribe, put(band), 0.8), tribe.mark, 0.55)
    canvas.flat(put(HULL_SHAPE.difference(affinity.translate(HULL_SHAPE, -2, -4))), "#1d120c", 0.3)
    ports = union(*[line([(x, 6.4), (x + 7, 6.4)], 1.2) for x in (-24, -12, 0, 12, 22)])
    canvas.flat(put(ports), DECK, 0.8)
    foam = union(
        brush("-50,10 -34,6 -20,11 -6,7 8,11 22,7 36,11 50,8", 0.6, 3.4),
        brush("-36,15 -18,13 -2,16 16,13 32,16", 0.4, 2.2),
    )
    canvas.flat(put(affinity.translate(foam, 0, 1)), "#E2F3E8", 0.95)


def wake(canvas: Canvas, number: int) -> None:
    """What a ship leaves behind, some 44 across around the origin; 1 is fresh, 3 is nearly gone."""
    spread, alpha = ((8, 0.9), (12, 0.6), (16, 0.36))[number - 1]
    curls = [
        brush(
            [(-20, s * spread), (-6, s * (spread * 0.62) - 2), (8, s * spread * 0.4 + 1), (21, s * 2)],
            0.3,
            3.2 - number * 0.5,
        )
        for s in (-1, 1)
    ]
    canvas.flat(union(*curls, brush("-12,0 -2,-2 6,1", 0.3, 2)), "#E2F3E8", alpha)


def museum_outline(size: float) -> Shape:
    return place(
        union(box(-40, -46, 40, 0), poly("-44,-45 0,-74 44,-45"), line([(0, -74), (0, -92)], 3), box(0, -93, 22, -79)),
        0,
        0,
        size,
    )


def museum(canvas: Canvas, tribe: Tribe, size: float) -> None:
    """A temple front with the tribe's gable and flag, its foot at the origin."""

    def put(shape: Shape) -> Shape:
        return place(shape, 0, 0, size)

    card = put(
        union(box(-44, -46, 44, 0), poly("-46,-44 0,-75 46,-44"), box(-2, -92, 2, -60), box(0, -94, 23, -78)).buffer(
            3.6
        )
    )
    _card(canvas, card)
    canvas.paper(put(line([(0, -70), (0, -92)], 2.4)), MAST, elevation=1, edge=0.5)
    flag = put(poly("1,-92 22,-90 17,-85 22,-79 1,-80"))
    canvas.paper(flag, tribe.pigment, elevation=1.4, edge=0.7)
    canvas.flat(pattern(tribe, flag.buffer(-0.8), 0.9), tribe.mark, 0.5)
    canvas.paper(put(box(-38, -46, 38, -8)), "#8A6A48", elevation=2, edge=0.4)
    canvas.flat(put(rounded(-9, -34, 18, 30, 8)), "#2b1a12")
    canvas.glow(0, -14 * size, 11 * size, "#FFC04D", 0.5)
    for x in (-32, -17.5, 17.5, 32):
        canvas.paper(put(box(x - 4, -44, x + 4, -9)), "#F8EED6", elevation=1.6, edge=0.8)
        canvas.flat(put(union(box(x - 1.6, -42, x - 0.6, -11), box(x + 1, -42, x + 2, -11))), "#C4A878", 0.8)
        canvas.paper(
            put(union(box(x - 5.4, -46, x + 5.4, -43), box(x - 5.4, -11, x + 5.4, -8))),
            "#EAD6A8",
            elevation=0.8,
            edge=0.6,
        )
    for k, y in enumerate((-9, -6, -3)):
        canvas.paper(
            put(box(-38 - k * 3, y, 38 + k * 3, y + 3.4)), ("#E9D6AC", "#DCC592", "#CDB27C")[k], elevation=0.8, edge=0.6
        )
    gable = hand_cut(put(poly("-43,-45 0,-73 43,-45")), 0.4, 14, 3)
    canvas.paper(gable.buffer(0.9), "#2b1a12", elevation=2.4, edge=0)
    canvas.paper(gable, tribe.pigment, elevation=0, edge=0.8)
    canvas.flat(pattern(tribe, gable.buffer(-2), 1.1).difference(put(box(-13, -70, 13, -46))), tribe.mark, 0.4)
    canvas.flat(icon(tribe.name, 0, -54.5 * size, 19 * size), tribe.mark)
    beam = put(box(-45, -48, 45, -43.6))
    canvas.paper(beam, CREAM, elevation=1.4, edge=0.7)
    canvas.flat(gouges(beam, angle=0, gap=3, length=6, width=0.8, seed=3, keep=0.4), "#B99A64", 0.8)
