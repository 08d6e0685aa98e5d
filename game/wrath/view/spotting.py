"""Where on the board that lies of which an entry of the log tells."""

from collections.abc import Iterable, Iterator

from pygame import FRect

from game.core.match import Entry
from game.core.table import Event
from game.ui.things import NOTES, Corners, Thing
from game.wrath.box import CELLS, EGG
from game.wrath.events import Eaten, Erupted, Hatched, Moved, Placed, RegionScored, Returned, Spared, VolcanoScored
from game.wrath.state import State
from game.wrath.view import layout
from game.wrath.view.board import outline
from game.wrath.view.follow import WHERE
from game.wrath.view.scenery import penned
from game.wrath.view.showing import Showing


def spots(showing: Showing, entry: Entry) -> list[Thing]:
    """Marks round the tiles and places of the entry, as the land lies now."""
    cells = frozenset(cell for event in entry.events for cell in _cells(showing.table, event))
    found: list[Thing] = [outline(cells)] if cells else []
    for box in (*_boxes(showing, entry.events), *map(layout.cell_box, cells)):
        inner = box.inflate(-10, -10)
        found.append(Corners((inner.x, inner.y, inner.w, inner.h), NOTES))
    return found


def _cells(table: State, event: Event) -> Iterator[int]:
    match event:
        case Moved(start=start, goal=goal):
            yield from (CELLS[start], CELLS[goal])
        case Placed(where=where, start=start):
            if start in CELLS:
                yield CELLS[start]
            if WHERE[where] != EGG:
                yield table.land.cells[WHERE[where]]
        case Eaten(cell=cell) | Spared(cell=cell) | Returned(cell=cell):
            yield CELLS[cell]
        case RegionScored(cells=cells):
            yield from (CELLS[name] for name in cells)
        case Erupted() | VolcanoScored():
            yield table.land.cells[WHERE["volcano"]]


def _boxes(showing: Showing, events: Iterable[Event]) -> Iterator[FRect]:
    """Places beside the board."""
    names = [one.name for one in penned(showing)]
    for event in events:
        if isinstance(event, Placed) and event.where == "egg":
            yield layout.NEST
        if isinstance(event, Hatched) and event.dinosaur in names:
            yield layout.pens(len(names), showing.cast.zoom)[names.index(event.dinosaur)]
