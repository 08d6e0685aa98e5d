"""What an animal is made of. Units: the ground is y = 0, about 200 long, facing right."""

from collections.abc import Iterable
from dataclasses import dataclass, fields

from art.kit.geometry import NOTHING, Points, Shape, affinity, ellipse, fillet, points, poly, tube, union


@dataclass(frozen=True)
class Pigments:
    """Colours differ by species, never by player."""

    body: str
    far: str
    belly: str
    mark: str
    accent: str


@dataclass(frozen=True)
class Animal:
    """Sheets in the order they are printed; `eye` is (x, y, radius), `lines` the dark detail printed last.

    An eye without radius is not seen; the `twin` is the other eye of an animal that faces us.
    """

    pigments: Pigments
    body: Shape
    eye: tuple[float, float, float]
    far: Shape = NOTHING
    far_mark: Shape = NOTHING
    back: Shape = NOTHING
    mouth: Shape = NOTHING
    belly: Shape = NOTHING
    mark: Shape = NOTHING
    near: Shape = NOTHING
    shell: Shape = NOTHING
    fur: Shape = NOTHING
    accent: Shape = NOTHING
    accent_mark: Shape = NOTHING
    head: Shape = NOTHING
    muzzle: Shape = NOTHING
    bone: Shape = NOTHING
    claws: Shape = NOTHING
    lines: Shape = NOTHING
    overlay: Shape = NOTHING
    overlay_mark: Shape = NOTHING
    tip: Shape = NOTHING
    twin: tuple[float, float, float] = (0, 0, 0)

    def outline(self) -> Shape:
        """Everything that the die cuts around."""
        sheets = [
            getattr(self, f.name) for f in fields(self) if f.name not in ("pigments", "eye", "twin", "tip", "lines")
        ]
        return union(*[sheet for sheet in sheets if not sheet.is_empty])


def moved(spec: Points, x: float, girth: float = 1) -> Points:
    """A spine put `x` to the right, its radii multiplied by `girth`."""
    return points(spec) * (1, 1, girth) + (x, 0, 0)


def limb(x: float, girth: float, *spines: str, round_by: float = 1.5, toes: Shape = NOTHING) -> Shape:
    """Thigh, shin and foot at `x`, grown together; the foot is not fattened by `girth`."""
    return fillet(union(*[tube(moved(spine, x, girth)) for spine in spines], toes), round_by)


def toes(x: float, count: int = 3, size: float = 1) -> Shape:
    """A broad foot on the ground, toes to the right."""
    spines = [
        [(x - 2 * size, -3.2 * size, 3 * size), (x + (3 + i * 2.6) * size * 0.9, -1.9 * size, 2 * size)]
        for i in range(count)
    ]
    return union(*[tube(spine) for spine in spines])


def nails(x: float, count: int = 3, size: float = 1) -> Shape:
    """The blunt claws of the foot that `toes` draws there."""
    tips = [x + (3 + i * 2.6) * size * 0.9 for i in range(count)]
    return union(*[ellipse(tip + 0.7 * size, -1.5 * size, 1.25 * size, 1.5 * size, -12) for tip in tips])


def wrinkles(x: float, y: float, wide: float) -> Shape:
    """The folds of a knee, their middle at (x, y)."""
    folds = [[(x - wide, y + d, 0.3), (x, y + d + wide * 0.3, 0.75), (x + wide, y + d, 0.3)] for d in (-2.6, 0.6)]
    return union(*[tube(fold) for fold in folds])


def strider(x: float, size: float = 1, girth: float = 1, swing: float = 0) -> Shape:
    """The leg of a hunter whose hip is 58 x `size` above the ground, thrown `swing` degrees forward from there."""
    parts = (
        "-2,-58,14 10,-46,13 17,-34,9", "17,-34,8.5 9,-24,6.5 0,-15,4.2", "0,-15,4.2 4,-8,3.5 7,-3.6,3.6",
        "6,-3.4,3.4 15,-2.2,2.4 22,-1.3,1.2", "6,-3.4,3.2 13,-1.6,2 17,-1.3,1.3", "5,-3.2,3 -2,-1.6,1.4",
    )  # fmt: skip
    leg = fillet(union(*[tube(points(part) * (size, size, girth * size)) for part in parts]), 1.5 * size)
    return _swung(leg, x, size, swing)


def strider_claws(x: float, size: float = 1, swing: float = 0) -> Shape:
    """The claw of the leg that `strider` draws there."""
    claw = affinity.scale(poly("20,-2.6 25,-0.2 19,-0.2"), size, size, origin=(0, 0))
    return _swung(claw, x, size, swing)


def _swung(part: Shape, x: float, size: float, swing: float) -> Shape:
    return affinity.translate(affinity.rotate(part, -swing, origin=(-2 * size, -58 * size)), x, 0)


def arm(spec: str, *claws: str) -> Shape:
    """Upper arm and forearm along a spine, claws as short spines of their own."""
    return fillet(union(tube(spec), *[tube(claw) for claw in claws]), 0.8)


def teeth(spec: str, count: int, step: tuple[float, float], outline: str = "0,0 3,0.1 1.6,4.6") -> Shape:
    """A row of `count` teeth from the first place (x,y) on, `step` apart."""
    ((x, y),) = points(spec)
    return thorns([(x + k * step[0], y + k * step[1]) for k in range(count)], outline)


def bars(spec: str, fat: float = 2.4, lean: float = 3, drop: float = 0.0, rise: float = 0.4) -> Shape:
    """Stripes across the back at each (x, y, girth): from the back line down to `drop` of the girth below y."""
    stripes = [
        tube([(x, y - r, 0.5), (x + lean, y - r * rise, fat), (x + lean * 0.4, y + r * drop, 0.5)])
        for x, y, r in points(spec)
    ]
    return union(*stripes)


def spots(spec: str, flat: float = 0.66, turn: float = -8) -> Shape:
    """Ovals at each (x, y, r), a little flattened."""
    return union(*[ellipse(x, y, r, r * flat, turn) for x, y, r in points(spec)])


def thorns(rows: Iterable[tuple[float, float]], outline: str) -> Shape:
    """The same small horn, tooth or spike (an outline around 0,0) at each place."""
    horn = poly(outline)
    return union(*[affinity.translate(horn, x, y) for x, y in rows])
