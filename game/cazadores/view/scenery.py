"""The still picture: chart, players, ledger, missions, bench. It is kept, and cut anew only where it changed."""

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import FRect

from game.cazadores.chart import Kind, Point
from game.cazadores.state import NOWHERE
from game.cazadores.view import bench, layout, ledger, rows
from game.cazadores.view.sea import Sea
from game.cazadores.view.showing import Showing
from game.ui import tray
from game.ui.canvas import Canvas
from game.ui.paper import REACH
from game.ui.theme import BADGE, CREAM, UMBER, Face, Style, pigment
from game.ui.writing import put

NUMBER: Final = Style(Face.BOLD, 22, CREAM)
PORTS: Final = {Kind.SUPPLIES: "port-supplies", Kind.FREE: "port-free", Kind.SEA: "port-sea"}
PORT_SIZE: Final = 0.8
SLAB: Final = 4.0
"""How much higher each further slab of a pile lies."""
SLABS: Final = 4


class Table:
    """What lies still on this table."""

    def __init__(self, showing: Showing, sea: Sea) -> None:
        self.showing = showing
        self._sea = sea
        chart = showing.table.box.chart
        self._spaces = [_standing(layout.port(chart, space)) for space in range(len(chart.spaces))]
        self._discs = [FRect(x - 22, y - 18, 44, 36) for x, y in layout.track()]

    def lay(self, canvas: Canvas) -> None:
        """The wood, and the sea with its coasts."""
        canvas.table()
        canvas.panel("straw", layout.FRAME, seed=4)
        canvas.fill(layout.SEA.inflate(6, 6), pigment("#5C3B22"))
        self._sea.draw(canvas)

    def paint(self, canvas: Canvas) -> None:
        """All that lies on it; the canvas keeps to what changed."""
        showing = self.showing
        self._chart(canvas)
        column = layout.column(len(showing.seats))
        for seat, row in enumerate(column.rows):
            if canvas.wants(row.inflate(2 * REACH, 2 * REACH)):
                rows.draw(canvas, showing, seat, row)
        if canvas.wants(column.ledger.union(column.missions).inflate(2 * REACH, 2 * REACH)):
            ledger.draw(canvas, showing, column)
        tray.wood(canvas)
        if canvas.wants(layout.BENCH.inflate(8, 8)):
            bench.draw(canvas, showing)

    def keys(self) -> Mapping[str, object]:
        """By part, all that it shows."""
        showing, table = self.showing, self.showing.table
        found: dict[str, object] = {
            "piles": bytes(table.piles),
            "museums": tuple(table.museums),
            "track": tuple(table.scores),
            "bench": bench.key(showing),
        }
        found |= ledger.keys(showing)
        return found | {f"row {seat}": rows.key(showing, seat) for seat in range(len(showing.seats))}

    def areas(self, name: str, before: object, after: object) -> Sequence[FRect]:
        """Where that part is to be painted again."""
        column = layout.column(len(self.showing.seats))
        if name == "piles":
            return self._ports(before, after)
        if name == "museums":
            return [self._museum(space) for row in (before, after) if isinstance(row, tuple) for space in row]
        if name == "track":
            return _discs(before, after)
        if name.startswith("row"):
            row = column.rows[int(name.split()[1])]
            return [row.inflate(*((8, 12) if rows.as_bright(before, after) else (2 * REACH, 2 * REACH)))]
        return [layout.BENCH.inflate(8, 8)] if name == "bench" else [ledger.areas(column)[name]]

    # -- the chart ------------------------------------------------------------------------------------------
    def _chart(self, canvas: Canvas) -> None:
        if not canvas.touches(layout.FRAME.inflate(2 * REACH, 2 * REACH)) and canvas.notes is None:
            return
        self._track(canvas)
        for space in canvas.among(self._spaces):
            self._port(canvas, space)

    def _track(self, canvas: Canvas) -> None:
        """The discs, every fifth with its number, and whose points lie where."""
        lying = {layout.lap(score)[0] for score in self.showing.table.scores}
        track = layout.track()
        for number in canvas.among(self._discs):
            x, y = track[number]
            fifth = number % 5 == 0
            canvas.sprite("score-fifth" if fifth and number < 100 else "score-step", x, y)
            if fifth and number not in lying:
                style = NUMBER if number < 100 else Style(BADGE.face, 24, UMBER)
                put(canvas, str(number), style, FRect(x - 22, y - 15, 44, 30), "centre", name=f"track-{number}")
        for seat, (x, y) in enumerate(layout.chips(self.showing.table.scores)):
            canvas.sprite(f"chip-{self.showing.seats[seat].tribe}", x, y, 0.62)

    def _port(self, canvas: Canvas, space: int) -> None:
        table = self.showing.table
        chart = table.box.chart
        x, y = layout.port(chart, space)
        owner = table.owner_of(space)
        kind = chart.spaces[space].kind
        if kind is Kind.SITE:
            self._pile(canvas, space, x, y)
        else:
            canvas.sprite(PORTS[kind], x, y, PORT_SIZE)
        if owner != NOWHERE:
            canvas.sprite(f"museum-{self.showing.seats[owner].tribe}", x, y + 14, 0.78)

    def _pile(self, canvas: Canvas, space: int, x: float, y: float) -> None:
        """As high as tiles are left, with their number; an empty pit where there are none."""
        table = self.showing.table
        left, group = table.piles[space], table.box.chart.spaces[space].group
        if not left:
            canvas.sprite(f"pit-{group}", x, y, 0.9)
            return
        for slab in range(min(SLABS, left)):
            canvas.sprite(f"site-{group}", x, y + 6 - SLAB * slab, 0.9)

    def _ports(self, before: object, after: object) -> list[FRect]:
        if not isinstance(before, bytes) or not isinstance(after, bytes):
            return [layout.SEA]
        return [
            self._museum(space) for space, (one, other) in enumerate(zip(before, after, strict=True)) if one != other
        ]

    def _museum(self, space: int) -> FRect:
        return FRect(0, 0, 0, 0) if space == NOWHERE else self._spaces[space]


def _standing(port: Point) -> FRect:
    """What a space may cover with all that stands there."""
    return FRect(port[0] - 46, port[1] - 62, 96, 104)


def _discs(before: object, after: object) -> list[FRect]:
    """The discs of the track whose chips come or go."""
    if not isinstance(before, tuple) or not isinstance(after, tuple):
        return [layout.FRAME]
    spots = [*layout.chips(before), *layout.chips(after)]
    return [FRect(x - 30, y - 30, 60, 60) for x, y in spots]
