"""Where ships lie and how they sail: along the routes, a wake behind them."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.cazadores.chart import Chart, Point
from game.cazadores.state import NOWHERE, State
from game.cazadores.view import layout
from game.cazadores.view.berths import berths
from game.cazadores.view.showing import Showing
from game.ui.lines import along, length
from game.ui.things import BADGES, FLIGHT, PIECES, Pic, Thing

SIZE: Final = 0.66
ACTIVE: Final = 0.8
WAKES: Final = (26.0, 48.0, 68.0)
"""How far behind a ship the three pictures of its wake lie."""


def place(table: State, seat: int) -> Point:
    """Where that player's ship lies, in its berth beside its space."""
    return berths(table.box.chart, table.ships[seat])[seat]


def fleet(showing: Showing, hidden: frozenset[object]) -> Iterator[Thing]:
    """All ships that lie still."""
    table = showing.table
    for seat in range(table.box.seats):
        if table.ships[seat] != NOWHERE and ("ship", seat) not in hidden:
            x, y = place(table, seat)
            left = x > layout.port(table.box.chart, table.ships[seat])[0]  # its bow toward the port
            yield picture(showing, seat, x, y, left=left)


def picture(showing: Showing, seat: int, x: float, y: float, *, left: bool, layer: int = PIECES) -> Pic:
    """That player's ship, its water line's middle there."""
    size = ACTIVE if showing.active == seat else SIZE
    return Pic(showing.sprites, f"ship-{showing.seats[seat].tribe}", x, y + 8, size, layer, flip=left)


def voyage(chart: Chart, start: int, goal: int) -> list[Point]:
    """The line between two neighbouring spaces on the screen, from the one to the other."""
    for route in chart.routes:
        if set(route.ends) == {start, goal}:
            line = [layout.at(chart, point) for point in route.line]
            return line if _is_near(line[0], layout.port(chart, start), chart) else line[::-1]
    raise AssertionError(f"no route from {start} to {goal}")


def _is_near(point: Point, port: Point, chart: Chart) -> bool:
    """Whether the line begins at that port; one over the map's edge ends where the port would lie beyond it."""
    around = chart.width * layout.scale(chart)
    across = abs(point[0] - port[0]) % around
    return min(across, around - across) < 12 and abs(point[1] - port[1]) < 12


def crosses(line: Sequence[Point], chart: Chart) -> bool:
    """Whether it leads over the map's edge."""
    left, right = layout.at(chart, (0, 0))[0], layout.at(chart, (chart.width, 0))[0]
    return any(not left <= x <= right for x, _y in line)


def under_way(showing: Showing, seat: int, line: Sequence[Point], share: float) -> Iterator[Thing]:
    """A ship that has sailed that share of a line; over the map's edge it comes in at the other side."""
    chart = showing.table.box.chart
    whole = length(line)
    far = whole * share
    x, y = along(line, far)
    ahead = along(line, min(whole, far + 6))
    left = ahead[0] < x if abs(ahead[0] - x) > 0.5 else line[-1][0] < line[0][0]
    for number, behind in enumerate(WAKES, 1):
        if far > behind and share < 0.98:
            wx, wy = _inside(chart, along(line, far - behind))
            yield Pic(showing.sprites, f"wake{number}", wx, wy + 6, 0.8, PIECES, flip=left)
    x, y = _inside(chart, (x, y))
    yield picture(showing, seat, round(x, 1), round(y, 1), left=left, layer=FLIGHT if share > 0 else BADGES)


def _inside(chart: Chart, point: Point) -> Point:
    """The point where it is seen: beyond an edge of the map, in at the other."""
    left, right = layout.at(chart, (0, 0))[0], layout.at(chart, (chart.width, 0))[0]
    around = right - left
    x = point[0]
    if x < left:
        x += around
    elif x > right:
        x -= around
    return x, point[1]
