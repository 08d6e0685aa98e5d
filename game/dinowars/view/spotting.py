"""Where on the table that lies of which an entry of the log tells."""

from collections.abc import Iterator

from game.core.match import Entry
from game.core.table import Event
from game.dinowars import events as ev
from game.dinowars.state import HERE
from game.dinowars.view import layout
from game.dinowars.view.follow import number_of
from game.dinowars.view.pieces import figure
from game.dinowars.view.showing import Showing
from game.ui.things import NOTES, Corners, Thing


def spots(showing: Showing, entry: Entry) -> list[Thing]:
    """Marks round the places of the entry, and round the animals of which it tells."""
    table = showing.table
    boxes = [layout.around(*place, 60) for event in entry.events for place in _places(event)]
    names = {name for event in entry.events for name in _names(event) if name in table.box.names}
    numbers = sorted(number_of(table, name) for name in names)
    boxes += [figure(showing, one).box for one in numbers if table.fates[one] == HERE]
    return [Corners((box.x, box.y, box.w, box.h), NOTES) for box in boxes]


def _places(event: Event) -> Iterator[tuple[int, int]]:
    match event:
        case ev.Marked(x=x, y=y) | ev.Unmarked(x=x, y=y) | ev.Escaped(x=x, y=y):
            yield x, y
        case ev.Moved(from_x=x, from_y=y) | ev.Shifted(from_x=x, from_y=y):
            yield x, y


def _names(event: Event) -> Iterator[str]:
    for field in ("name", "attacker", "defender", "victim"):
        name = getattr(event, field, "")
        if name:
            yield name
