"""Where on the board that lies of which an entry of the log tells."""

from collections.abc import Iterator

from game.core.match import Entry
from game.core.table import Event
from game.moogh import events as ev
from game.moogh.land import SPOT_NAMES
from game.moogh.view import layout
from game.moogh.view.showing import Showing
from game.ui.things import NOTES, Corners, Thing


def spots(showing: Showing, entry: Entry) -> list[Thing]:
    """Marks round the spaces of the entry, and round those where its characters are now."""
    names = dict.fromkeys(name for event in entry.events for name in _spaces(event))
    found = [SPOT_NAMES[name] for name in names if name in SPOT_NAMES]
    table = showing.table
    for event in entry.events:
        if isinstance(event, ev.Injured | ev.Recovered | ev.Spared | ev.TokenTaken | ev.TokenSpent):
            spot = table.spots[table.box.person(event.person)]
            found += [spot] if spot >= 0 else []
    boxes = [layout.cell_box(spot).inflate(-8, -8) for spot in dict.fromkeys(found)]
    return [Corners((box.x, box.y, box.w, box.h), NOTES) for box in boxes]


def _spaces(event: Event) -> Iterator[str]:
    match event:
        case ev.Placed(space=space) | ev.TrapSet(space=space) | ev.TrapSprung(space=space) | ev.Stopped(space=space):
            yield space
        case ev.Moved(start=start, goal=goal) | ev.Shoved(start=start, goal=goal):
            yield from (start, goal)
        case ev.Strode(cells=cells):
            yield from cells
