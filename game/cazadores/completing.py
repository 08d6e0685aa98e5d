"""Rulebook, "Playing the game": whole animals, and the points for them (C5)."""

from collections.abc import Sequence

from game.cazadores.events import Completed, Reason, Scored
from game.cazadores.state import State
from game.core.table import Table


def join(table: Table[State], seat: int, tile: int, *, ship: bool) -> list[Reason]:
    """Puts a loose tile on the ship or into the museum; if it completes its animal there, that scores at once (C5)."""
    state, box = table.state, table.state.box
    loose, whole = (state.holds[seat], state.aboard[seat]) if ship else (state.stores[seat], state.shown[seat])
    loose[tile] += 1
    animal = box.owners[tile]
    span = box.spans[animal]
    if 0 in loose[span]:
        return []
    for part in range(span.start, span.stop):
        loose[part] -= 1
    whole[animal] += 1
    name = box.animals[animal].name
    if table.heard is not None:
        table.tell(Completed(seat, name, "ship" if ship else "museum"))
    return [Reason(box.points[animal], "animal", name)]


def score(table: Table[State], seat: int, reasons: Sequence[Reason]) -> None:
    """Gives the seat its points, if there are any, and tells why."""
    if not reasons:
        return
    points = sum([reason.points for reason in reasons])
    table.state.scores[seat] += points
    if table.heard is not None:
        table.tell(Scored(seat, points, table.state.scores[seat], tuple(reasons)))
