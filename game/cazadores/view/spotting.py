"""Where on the table that lies of which an entry of the log tells."""

from collections.abc import Iterator

from pygame import FRect

from game.cazadores.events import Built, Delivered, Drew, Dug, Launched, Sailed, Scored, Swapped, Unloaded
from game.cazadores.state import NOWHERE
from game.cazadores.view import layout
from game.cazadores.view.showing import Showing
from game.core.match import Entry
from game.core.table import Event
from game.ui.things import NOTES, Corners, Thing


def spots(showing: Showing, entry: Entry) -> list[Thing]:
    """Marks round the ports and lines of the entry."""
    found: list[Thing] = []
    for box in _boxes(showing, entry):
        grown = box.inflate(4, 4)
        found.append(Corners((grown.x, grown.y, grown.w, grown.h), NOTES))
    return found


def _boxes(showing: Showing, entry: Entry) -> Iterator[FRect]:
    chart = showing.table.box.chart
    ports = dict.fromkeys(space for event in entry.events for space in _spaces(showing, event))
    yield from (layout.port_boxes(chart)[space] for space in ports)
    rows = layout.column(len(showing.seats)).rows
    seats = dict.fromkeys(event.seat for event in entry.events if isinstance(event, Scored))
    yield from (rows[seat] for seat in seats)


def _spaces(showing: Showing, event: Event) -> Iterator[int]:
    numbers, museums = showing.table.box.chart.numbers, showing.table.museums
    match event:
        case Sailed(start=start, goal=goal):
            yield from (numbers[start], numbers[goal])
        case Built(port=port) | Launched(port=port) | Dug(port=port):
            yield numbers[port]
        case Unloaded(seat=seat) | Delivered(seat=seat) | Drew(seat=seat) | Swapped(owner=seat):
            if museums[seat] != NOWHERE:
                yield museums[seat]
