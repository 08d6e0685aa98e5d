"""The table shown follows the events one by one, so that it can be drawn as it was in between."""

from game.core.table import Event
from game.wrath.box import CELLS, EGG, GOALS, ICONS, PLACES, SUPPLY, VERBS
from game.wrath.events import (
    Eaten,
    Erupted,
    Hatched,
    Kept,
    MatchEnded,
    Moved,
    Placed,
    RegionScored,
    Returned,
    Rolled,
    Shifted,
    TurnEnded,
    VolcanoScored,
)
from game.wrath.land import Land
from game.wrath.state import NOTHING, OVER, ROLL, SPEND, TREMOR, State

WHERE = dict(zip(("volcano", *VERBS[1:]), GOALS, strict=True))


def follow(table: State, event: Event) -> None:
    """Changes the table as the event says. What no event tells is put right when the match's own state is shown."""
    match event:
        case Rolled(_seat, number, _rolled, faces):
            table.rolls = number
            table.dice = tuple(table.box.face_names.index(face) for face in faces)
        case Kept(_seat, icons):
            table.phase = SPEND
            table.unspent[:] = bytes(icons.count(icon) for icon in ICONS)
        case Shifted():
            _shifted(table, event)
        case Erupted(number, _last):
            table.eruptions = number
            table.phase = TREMOR
            table.unspent[:] = NOTHING
        case VolcanoScored(_counts, points, _reasons):
            _score(table, points)
        case RegionScored(_terrain, _cells, _counts, points, _reasons):
            _score(table, points)
        case TurnEnded():
            _turn(table, event)
        case MatchEnded(_winners, scores):
            table.phase, table.scores = OVER, list(scores)
        case _:
            _pieces(table, event)


def _pieces(table: State, event: Event) -> None:
    """Events in which pieces go somewhere."""
    match event:
        case Hatched():
            _hatched(table, event)
        case Placed(seat, where, piece, start):
            _carry(table, seat, piece, (_place(table, start), WHERE[where]))
            table.unspent[list(WHERE).index(where)] -= 1
        case Moved(seat, piece, start, goal):
            _carry(table, seat, piece, (_place(table, start), _place(table, goal)))
            table.unspent[ICONS.index("foot")] -= 1
        case Eaten(_seat, _dinosaur, owner, cell):
            _carry(table, owner, "caveman", (_place(table, cell), SUPPLY))
        case Returned(seat, piece, cell, number):
            _carry(table, seat, piece, (_place(table, cell), SUPPLY), number)


def _place(table: State, name: str) -> int:
    if name in CELLS:
        return table.land.grid[CELLS[name]]
    return EGG if name == "egg" else SUPPLY


def _carry(table: State, seat: int, piece: str, way: tuple[int, int], number: int = 1) -> None:
    row = table.box.kinds[piece] * PLACES
    tribe, (start, goal) = table.tribes[seat], way
    number = min(number, tribe[row + start])
    tribe[row + start] -= number
    tribe[row + goal] += number


def _hatched(table: State, event: Hatched) -> None:
    seat, kind = event.seat, table.box.kinds[event.dinosaur]
    tribe = table.tribes[seat]
    tribe[SUPPLY] += tribe[EGG]
    tribe[EGG] = 0
    tribe[kind * PLACES + SUPPLY] += 1
    table.pens[kind] -= 1
    table.herds[seat] = tuple(sorted((*table.herds[seat], kind)))
    table.kinds[seat] = tuple(sorted({*table.kinds[seat], kind}))
    table.hatched = True


def _shifted(table: State, event: Shifted) -> None:
    table.land = Land(table.box, [table.box.tile_numbers[name] for name in event.tiles])
    table.phase = TREMOR
    table.unspent[:] = NOTHING


def _score(table: State, points: tuple[int, ...]) -> None:
    table.scores = [old + new for old, new in zip(table.scores, points, strict=True)]


def _turn(table: State, event: TurnEnded) -> None:
    table.seat, table.turn = event.to, event.turn
    table.phase, table.rolls, table.dice, table.hatched = ROLL, 0, (), False
    table.unspent[:] = NOTHING
