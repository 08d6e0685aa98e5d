"""The sea chart as it lies beneath everything: depths, lands, routes. Painted once for a size of the window."""

import zlib
from collections.abc import Generator, Iterator
from typing import Final

from pygame import Surface

from game.cazadores.chart import Chart, Point
from game.cazadores.view import layout
from game.ui import sheets
from game.ui.canvas import Canvas
from game.ui.lines import dashed, grown, shrunk
from game.ui.scissors import hand_cut, moved, stencil, strokes
from game.ui.sprites import Look
from game.ui.theme import INK, Colour, mix, pigment

DEEP: Final = pigment("#28687A")
SHELVES: Final = (
    (46.0, pigment("#2F7886")),
    (30.0, pigment("#3F8F97")),
    (17.0, pigment("#5FAAA8")),
    (8.0, pigment("#8CC5B8")),
)
"""How far from land (pixels of the map) each depth reaches."""
SAND: Final = pigment("#F3E6BF")
GROUNDS: Final = tuple(map(pigment, ("#A9A35A", "#C09A5F", "#8FA05A", "#B98F58", "#9C9B55")))
ROUTE: Final = pigment("#F7EBCB")
DASH: Final = (10.0, 7.0)
INSETS: Final = (9.0, 20.0)
BANDS: Final = 6
"""In so many steps the routes are drawn."""


class Sea:
    """The painted chart, kept until the scale changes, or whose eyes it is for."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self._made: tuple[object, Surface] | None = None

    def draw(self, canvas: Canvas) -> None:
        """Onto the canvas, within its frame."""
        if canvas.touches(layout.SEA):
            canvas.made(self._ready(canvas), layout.SEA.x, layout.SEA.y)

    def _ready(self, canvas: Canvas) -> Generator[None, None, Surface]:
        key = canvas.scale, canvas.art.sight
        if self._made is None or self._made[0] != key:
            self._made = key, (yield from _painting(canvas, self.chart))
        return self._made[1]


def _painting(canvas: Canvas, chart: Chart) -> Generator[None, None, Surface]:
    size = canvas.map.px(layout.SEA.w), canvas.map.px(layout.SEA.h)
    whole = Surface(size)
    whole.fill(DEEP)
    yield
    yield from (_drawn if canvas.art.sprites.has(_name(chart)) else _cut)(whole, canvas, chart)
    yield
    yield from _routes(whole, chart, canvas.scale)
    return whole


def _name(chart: Chart) -> str:
    """What the picture is called that there is of a chart, if there is one."""
    return f"chart-{chart.name}"


def _drawn(whole: Surface, canvas: Canvas, chart: Chart) -> Iterator[None]:
    """The picture that there is of this chart."""
    sprites, scale = canvas.art.sprites, canvas.scale * layout.scale(chart)
    yield from sprites.getting(_name(chart), scale, Look())
    yield
    x, y = layout.at(chart, (0.0, 0.0))
    spot = round((x - layout.SEA.x) * canvas.scale), round((y - layout.SEA.y) * canvas.scale)
    sprites.blit(whole, _name(chart), spot, scale)


def _cut(whole: Surface, canvas: Canvas, chart: Chart) -> Iterator[None]:
    """Depths and lands cut from paper along the outlines of the map."""
    size, factor = whole.get_size(), canvas.scale
    lands = [[_px(chart, point, factor) for point in land] for land in _around(chart, chart.lands)]
    unit = layout.scale(chart) * factor
    for reach, colour in SHELVES:
        shelf = grown(size, lands, reach * unit)
        yield
        yield from sheets.laying(whole, shelf, colour, edge=0.25, bevel_px=factor)
        yield
    for number, land in enumerate(lands):
        _land(whole, land, GROUNDS[number % len(GROUNDS)], unit, number)
        yield
    yield from canvas.art.sprites.grain.laying_on(whole, zlib.crc32(chart.name.encode()) % 997)


def _px(chart: Chart, point: Point, factor: float) -> Point:
    x, y = layout.at(chart, point)
    return (x - layout.SEA.x) * factor, (y - layout.SEA.y) * factor


def _around(chart: Chart, lines: tuple[tuple[Point, ...], ...]) -> Iterator[tuple[Point, ...]]:
    """The lines, and those once more that lead over an edge of the map, where they come in at the other."""
    for line in lines:
        yield line
        for edge in (-chart.width, chart.width):
            if any(0 <= x + edge <= chart.width for x, _y in line):
                yield tuple((x + edge, y) for x, y in line)


def _land(whole: Surface, land: list[Point], ground: Colour, unit: float, seed: int) -> None:
    """Sand, ground, and contours within it, each a sheet of its own; drawn in a box no larger than the land."""
    reach = 6 * unit
    xs, ys = [x for x, _y in land], [y for _x, y in land]
    room = 3 * reach + 8
    left, top = round(min(xs) - room), round(min(ys) - room)
    size = round(max(xs) + room) - left, round(max(ys) + room) - top
    cut = hand_cut([(x - left, y - top) for x, y in land], 0.8 * unit, 13 * unit, seed + 1)
    sheet = sheets.blank(size)
    sand = grown(size, [cut], reach * 0.8)
    sheets.cast(sheet, sand, 3 * unit)
    sheets.lay(sheet, sand, SAND, edge=0.5)
    face = stencil(size, [cut])
    sheets.cast(sheet, face, 2 * unit, 0.3)
    sheets.lay(sheet, face, ground, edge=0.5)
    for number, inset in enumerate(INSETS, 1):
        inner = shrunk(face, cut, inset * unit)
        sheets.cast(sheet, inner, 1.6 * unit, 0.3)
        sheets.lay(sheet, inner, mix(ground, (255, 246, 214), 0.1 * number), edge=0.45)
    whole.blit(sheet, (left, top))


def _routes(whole: Surface, chart: Chart, factor: float) -> Iterator[None]:
    """Dashes of cream over dashes of ink."""
    wide, tall = whole.get_size()
    routes = _around(chart, tuple(route.line for route in chart.routes))
    lines = [[_px(chart, point, factor) for point in line] for line in routes]
    dashes = [dash for line in lines for dash in dashed(line, *(factor * far for far in DASH))]
    high = -(-tall // BANDS)
    for top in range(0, tall, high):
        size = wide, min(high, tall - top)
        band = [moved(dash, 0, -top) for dash in dashes if _reaches(dash, top, top + high, 3 * factor)]
        for width, colour, alpha in ((6.0, INK, 0.55), (3.4, ROUTE, 1.0)):
            yield
            whole.blit(sheets.painted(strokes(size, band, width * factor), colour, alpha), (0, top))


def _reaches(dash: list[Point], top: float, bottom: float, width: float) -> bool:
    """Whether any of a dash so wide to either side lies in the band."""
    ys = [y for _x, y in dash]
    return min(ys) - width - 1 < bottom and max(ys) + width + 1 > top
