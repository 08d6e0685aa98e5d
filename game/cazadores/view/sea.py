"""The sea chart as it lies beneath everything: depths, lands, routes. Painted once for a size of the window."""

import zlib
from collections.abc import Iterator
from typing import Final

from pygame import Surface

from game.cazadores.chart import Chart, Point
from game.cazadores.view import layout
from game.ui import sheets
from game.ui.canvas import Canvas
from game.ui.lines import dashed, grown, shrunk
from game.ui.scissors import hand_cut, stencil, strokes
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


class Sea:
    """The painted chart, kept until the scale changes."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self._made: tuple[float, Surface] | None = None

    def draw(self, canvas: Canvas) -> None:
        """Onto the canvas, within its frame."""
        if not canvas.touches(layout.SEA):
            return
        if self._made is None or self._made[0] != canvas.scale:
            self._made = canvas.scale, _paint(canvas, self.chart)
        canvas.surface.blit(self._made[1], canvas.map.at(layout.SEA.x, layout.SEA.y))


def _paint(canvas: Canvas, chart: Chart) -> Surface:
    size = canvas.map.px(layout.SEA.w), canvas.map.px(layout.SEA.h)
    factor = canvas.scale
    whole = _drawn(canvas, chart, size) or _cut(canvas, chart, size)
    _routes(whole, chart, factor)
    return whole


def _drawn(canvas: Canvas, chart: Chart, size: tuple[int, int]) -> Surface | None:
    """The picture that there is of this chart, if there is one."""
    name, sprites = f"chart-{chart.name}", canvas.art.sprites
    if not sprites.has(name):
        return None
    whole = Surface(size)
    whole.fill(DEEP)
    x, y = layout.at(chart, (0.0, 0.0))
    spot = round((x - layout.SEA.x) * canvas.scale), round((y - layout.SEA.y) * canvas.scale)
    sprites.blit(whole, name, spot, canvas.scale * layout.scale(chart))
    return whole


def _cut(canvas: Canvas, chart: Chart, size: tuple[int, int]) -> Surface:
    """Depths and lands cut from paper along the outlines of the map."""
    factor = canvas.scale
    lands = [[_px(chart, point, factor) for point in land] for land in _around(chart, chart.lands)]
    whole = Surface(size)
    whole.fill(DEEP)
    unit = layout.scale(chart) * factor
    for reach, colour in SHELVES:
        sheets.lay(whole, grown(size, lands, reach * unit), colour, edge=0.25, bevel_px=factor)
    for number, land in enumerate(lands):
        _land(whole, land, GROUNDS[number % len(GROUNDS)], unit, number)
    canvas.art.sprites.grain.lay_on(whole, zlib.crc32(chart.name.encode()) % 997)
    return whole


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


def _routes(whole: Surface, chart: Chart, factor: float) -> None:
    """Dashes of cream over dashes of ink."""
    size = whole.get_size()
    routes = _around(chart, tuple(route.line for route in chart.routes))
    lines = [[_px(chart, point, factor) for point in line] for line in routes]
    dashes = [dash for line in lines for dash in dashed(line, *(factor * far for far in DASH))]
    for width, colour, alpha in ((6.0, INK, 0.55), (3.4, ROUTE, 1.0)):
        whole.blit(sheets.painted(strokes(size, dashes, width * factor), colour, alpha), (0, 0))
