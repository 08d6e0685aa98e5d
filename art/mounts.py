"""Skeletons as the museum shows them: walkers on their feet, swimmers and flyers held up by rods of brass."""

from dataclasses import dataclass
from functools import cache, partial

from art.bones.catalogue import ANIMALS, skeleton
from art.bones.printing import print_bones, solid, whole
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, box, ellipse, line, place, union
from art.master import Box, Master, box_of

LONG, HIGH = 470.0, 250.0
"""No skeleton is larger, in design pixels."""
LIFT = 26.0
"""How far above the ground the lowest bone of a swimmer or flyer hangs."""
RODS = {"marines": (0.32, 0.62), "flyers": (0.5,)}
"""Where rods stand, by share of the length; flyers are held in the middle of all bones."""
BRASS = "#A8803E"


@dataclass(frozen=True)
class Mount:
    """A skeleton's origin around its ground point, its scale, and the rods behind it; all in design pixels."""

    x: float
    y: float
    scale: float
    rods: Shape | None

    def bones(self, name: str) -> Shape:
        return place(whole(skeleton(name)), self.x, self.y, self.scale)


@cache
def mount(name: str) -> Mount:
    """How that animal is mounted."""
    x0, y0, x1, y1 = whole(skeleton(name)).bounds
    shares = RODS.get(ANIMALS[name].group, ())
    lift = LIFT if shares else 0.0
    scale = min(LONG / (x1 - x0), (HIGH - lift) / (y1 - y0))
    bare = Mount(-(x0 + x1) / 2 * scale, -lift - y1 * scale if shares else 0.0, scale, None)
    if not shares:
        return bare
    bones = place(solid(skeleton(name)), bare.x, bare.y, scale)
    left, _top, right, _bottom = bones.bounds
    spots = [left + (right - left) * share for share in shares] if len(shares) > 1 else [bones.centroid.x]
    return Mount(bare.x, bare.y, scale, union(*[_rod(bones, x) for x in spots]))


def _rod(bones: Shape, x: float) -> Shape:
    """From a round foot up to the uppermost bone there."""
    top = bones.intersection(box(x - 1, -999, x + 1, 0)).bounds[1]
    return union(line([(x, -2), (x, top + 4)], 3.2), ellipse(x, -2.4, 15, 3.4))


def standing(canvas: Canvas, name: str) -> None:
    """The whole skeleton, its ground point at the origin."""
    held = mount(name)
    if held.rods is not None:
        canvas.paper(held.rods.buffer(0.9), "#3a2616", elevation=3, edge=0)
        canvas.paper(held.rods, BRASS, elevation=0, edge=0.9)
    print_bones(canvas, skeleton(name), held.x, held.y, held.scale, line=1.3, elevation=3, stone="#3a2616")


def mount_masters() -> list[Master]:
    """Every skeleton by itself."""
    room: Box = (-LONG / 2 - 30, -HIGH - 40, LONG / 2 + 40, 50)
    return [
        Master(f"skeleton-{name}", "cazadores/skeletons", partial(standing, name=name), room,
               box_of(union(mount(name).bones(name), mount(name).rods)))
        for name in ANIMALS
    ]  # fmt: skip
