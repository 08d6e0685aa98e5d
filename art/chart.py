"""The sea charts: a paper sea that deepens from the shores of the map's own land, hills, trees and beasts on it.

Land, spaces and routes are read from the maps themselves, so that a picture cannot show another sea than the rules.
Ports and routes are left to the game: what stands on a port changes.
"""

import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Dot

from art.animals.catalogue import animal
from art.harbours import compass
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, box, brush, circle, place, poly, polygons, smooth, union
from art.kit.handwork import gouges, hand_cut
from art.kit.palette import Colour, mix
from art.scenery import fir, oak
from game.content.tilemap import MapObject, ObjectLayer
from game.content.tmx import read_map

CHARTS = Path(__file__).parents[1] / "data" / "cazadores" / "charts"
NAMES = ("world", "atlantic")
DEEP = "#2F7180"
SHELVES = ((70, "#357F8B"), (44, "#428F97"), (25, "#5AA5A5"), (11, "#86C1B4"))
"""How far from the shore a shelf reaches, in the map's pixels."""
GROUNDS = ("#B9A456", "#8E9A4A", "#C79A58", "#7F9150", "#B5A85A", "#BE8E55")
ICE, SAND = "#E7E6D6", "#F2E3B8"
ICY = ("Greenland", "Svalbard", "Iceland")
SMALL = 4200
"""Lands of less (square pixels) have no inner contours and bear a tree at most."""


@dataclass(frozen=True)
class Chart:
    """What a picture of the sea must know of its map."""

    width: float
    height: float
    lands: tuple[tuple[str, Shape], ...]
    lanes: Shape

    @property
    def sea(self) -> Shape:
        return box(0, 0, self.width, self.height)


@cache
def chart(name: str) -> Chart:
    """The chart of that file's name; `lanes` is where routes and spaces lie."""
    tiled = read_map(CHARTS / f"{name}.tmx")
    layers = {layer.name: layer for layer in tiled.layers if isinstance(layer, ObjectLayer)}
    size = (tiled.width * tiled.tile_width, tiled.height * tiled.tile_height)
    lands = tuple((thing.name, _running_on(_outline(thing), *size)) for thing in layers["land"].objects)
    routes = [LineString(_path(thing)).buffer(9) for thing in layers["routes"].objects]
    spaces = [circle(thing.x, thing.y, 27) for thing in layers["spaces"].objects]
    return Chart(*size, lands, union(*routes, *spaces))


def _path(thing: MapObject) -> list[tuple[float, float]]:
    return [(thing.x + x, thing.y + y) for x, y in thing.points]


def _outline(thing: MapObject) -> Shape:
    return Polygon(_path(thing)).buffer(0)


def _running_on(land: Shape, width: float, height: float) -> Shape:
    """Land that ends at the map's edge goes on beyond it, so that no shore runs along the frame."""
    far = 120.0
    edges = (
        (box(-1, -far, 1, height + far), (-far, 0)),
        (box(width - 1, -far, width + 1, height + far), (far, 0)),
        (box(-far, height - 1, width + far, height + 1), (0, far)),
    )
    beyond: list[Shape] = []
    for edge, (dx, dy) in edges:
        for part in polygons(land.intersection(edge)):
            x0, y0, x1, y1 = part.bounds
            beyond.append(box(min(x0, x0 + dx), min(y0, y0 + dy), max(x1, x1 + dx), max(y1, y1 + dy)))
    return union(land, *beyond)


def sea_chart(canvas: Canvas, name: str) -> None:
    """The whole picture, its corner at the origin."""
    sea = chart(name)
    canvas.flat(sea.sea, DEEP)
    everything = union(*[land for _name, land in sea.lands])
    _waves(canvas, sea, everything)
    for reach, colour in SHELVES:
        shelf = hand_cut(smooth(everything.buffer(reach), min(12, reach / 2)), 1.6, 22, int(reach))
        canvas.paper(shelf, colour, elevation=2.4, edge=0.5, shade=0.3)
    _ornaments(canvas, sea, everything)
    for number, (land_name, land) in enumerate(sea.lands):
        _land(canvas, land, ICE if land_name in ICY else GROUNDS[number % 6], number)
    _living(canvas, sea)


def _waves(canvas: Canvas, sea: Chart, land: Shape) -> None:
    """Little crests in the deep, none where a ship sails."""
    rng = random.Random(5)
    shut = land.buffer(SHELVES[0][0] + 8)
    crests: list[Shape] = []
    for _ in range(260):
        x, y = rng.uniform(20, sea.width - 20), rng.uniform(16, sea.height - 16)
        if shut.contains(Dot(x, y)):
            continue
        r = rng.uniform(8, 14)
        crests.append(brush([(x - r, y), (x - r * 0.5, y - 3.4), (x, y), (x + r * 0.5, y - 3.4), (x + r, y)], 0.3, 1.3))
    canvas.flat(union(*crests).difference(sea.lanes), "#9CCFC8", 0.5)


def _ornaments(canvas: Canvas, sea: Chart, land: Shape) -> None:
    """A compass rose and a plesiosaur, printed where there is room for them."""
    rng = random.Random(2)
    busy = union(land.buffer(6), sea.lanes, sea.sea.buffer(80).difference(sea.sea))
    spots = [(rng.uniform(60, sea.width - 60), rng.uniform(60, sea.height - 60)) for _ in range(700)]
    x, y = max(spots, key=lambda spot: float(busy.distance(Dot(spot))))
    size = min(0.86, float(busy.distance(Dot(x, y))) / 68)
    compass(canvas, x, y, size)
    busy = busy.union(circle(x, y, 76 * size))
    x, y = max(spots, key=lambda spot: float(busy.distance(Dot(spot))))
    beast = place(animal("plesiosaur").outline(), x, y + 24, 0.46)
    if not beast.intersects(busy):
        canvas.flat(beast, "#1F5866", 0.55)


def _land(canvas: Canvas, land: Shape, ground: str, seed: int) -> None:
    shore = hand_cut(land.buffer(1.5), 1.1, 9, seed)
    canvas.paper(shore, SAND, elevation=4.4, edge=0.8, shade=0.45)
    field = hand_cut(land.buffer(-2.6), 1.0, 9, seed + 1)
    canvas.paper(field, ground, elevation=1, edge=0.5)
    if land.area < SMALL:
        return
    rise = "#9fb0ad" if ground == ICE else "#5a4a28"
    for inset, share in ((-17, 0.14), (-38, 0.27), (-66, 0.38)):
        step = smooth(land.buffer(inset), 4)
        if not step.is_empty:
            canvas.paper(
                hand_cut(step, 1.5, 14, seed - inset), mix(ground, rise, share), elevation=2.6, edge=0.6, shade=0.34
            )
    cuts = gouges(field, angle=-14, gap=13, length=12, width=1.8, seed=seed, keep=0.28, inset=4)
    canvas.flat(cuts, mix(ground, "#fbe9b4", 0.5), 0.55)


def _living(canvas: Canvas, sea: Chart) -> None:
    """Mountains, trees, cave-painted beasts: where there is room beside the ports, from north to south."""
    rng = random.Random(11)
    taken = sea.lanes
    inside = sea.sea.buffer(-8)
    found: list[tuple[float, float, str, str]] = []
    for name, land in sea.lands:
        for kind, room, count in (("beast", 46, 1), ("mountain", 30, 12), ("tree", 17, 26)):
            for _ in range(int(count * min(1.0, land.area / 60000)) if land.area > SMALL else kind == "tree"):
                spot = _free_spot(rng, land.intersection(inside), taken, room if land.area > SMALL else 9)
                if spot is None:
                    continue
                taken = taken.union(circle(*spot, room * 0.8))
                found.append((spot[1], spot[0], kind, name))
    for y, x, kind, name in sorted(found):
        _stand(canvas, kind, x, y, icy=name in ICY)


def _free_spot(rng: random.Random, land: Shape, taken: Shape, room: float) -> tuple[float, float] | None:
    inner = land.buffer(-room * 0.66)
    if inner.is_empty:
        return None
    x0, y0, x1, y1 = inner.bounds
    for _ in range(60):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        if inner.contains(Dot(x, y)) and not taken.intersects(circle(x, y, room * 0.62)):
            return x, y
    return None


BEASTS = ("brontosaurus", "tyrannosaurus", "triceratops", "stegosaurus", "ankylosaurus", "titanosaur")


def _stand(canvas: Canvas, kind: str, x: float, y: float, icy: bool) -> None:
    seed = int(x * 3 + y)
    if kind == "mountain":
        mountain(canvas, x, y + 8, 0.62 + seed % 5 * 0.07, snowy=icy)
    elif kind == "beast" and not icy:
        canvas.flat(place(animal(BEASTS[seed % 6]).outline(), x, y + 16, 0.34, seed % 2 == 0), "#6E2F1E", 0.55)
    elif kind == "tree" and not icy:
        (oak if seed % 3 == 0 else fir)(canvas, x, y + 8, 0.3, seed)


def mountain(canvas: Canvas, x: float, y: float, scale: float, *, snowy: bool = False) -> None:
    """A peak with snow, its foot at (x, y)."""

    def put(spec: str) -> Shape:
        return place(poly(spec), x, y, scale)

    rock: Colour = "#A9AFAE" if snowy else "#8C6A4C"
    peak = hand_cut(put("-26,0 -8,-34 0,-46 8,-32 28,0"), 1.1 * scale, 9 * scale, int(x))
    canvas.paper(peak, rock, elevation=4 * scale, edge=0.7, shade=0.5)
    canvas.flat(put("0,-46 30,2 4,2 7,-20").intersection(peak.buffer(-0.5)), "#2b1a10", 0.34)
    canvas.flat(put("-12,-30 0,-48 12,-29 5,-24 0,-30 -6,-23").intersection(peak.buffer(-0.6)), "#F6EBD3")
