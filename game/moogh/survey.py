"""Whether a hunt can be played on its board: room to start, beasts apart and on free ground, everything in reach."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.content.faults import Fault, Place
from game.moogh.board import GRID, Board, Feature
from game.moogh.land import NEAR, cell_of, spot_of

ROOM = 4
"""People at most at the start: so many cells must be free."""
BARS_BEASTS = {Feature.BOULDER, Feature.TREE}


@dataclass(frozen=True, slots=True)
class Drawn:
    """A hunt's board with the places of its objects in the file, for faults."""

    board: Board
    layer: str
    place: Place
    starts: Mapping[int, Place]
    beasts: Sequence[Place]
    areas: Mapping[str, Place]
    loads: Mapping[int, Place]
    traps: Mapping[int, Place]


def faults_of(drawn: Drawn) -> list[Fault]:
    """What stands in the way of play on this board."""
    found = [*_beasts(drawn), *_small_things(drawn)]
    return found or [*_room(drawn), *_reach(drawn)]


def around(cell: int) -> Iterator[int]:
    """The cells beside this one, diagonals too."""
    return map(cell_of, NEAR[spot_of(cell)])


def on_foot(board: Board, start: int) -> set[int]:
    """The cells that a character can walk to from there while all beasts stand where they start (M25)."""
    barred = {cell for beast in board.beasts for cell in beast.cells}
    barred |= {cell for cell, square in enumerate(board.squares) if square.feature is Feature.BOULDER}
    seen, edge = {start}, [start]
    for cell in edge:
        level = board.squares[cell].level
        new = [one for one in around(cell) if one not in seen | barred and board.squares[one].level == level]
        seen.update(new)
        edge.extend(new)
    return seen


def led(board: Board, cells: Sequence[int]) -> set[tuple[int, ...]]:
    """The places that a beast on those cells can come to, step by step, all of it on the board and alive."""
    first = tuple(sorted(cells))
    seen, edge = {first}, [first]
    for here in edge:
        for step in (-GRID.width, 1, GRID.width, -1):
            there = tuple(cell + step for cell in here)
            if there not in seen and _may_step(board, here, there):
                seen.add(there)
                edge.append(there)
    return seen


def _may_step(board: Board, here: tuple[int, ...], there: tuple[int, ...]) -> bool:
    for old, new in zip(here, there, strict=True):
        if new not in GRID.neighbours(old):
            return False
        square = board.squares[new]
        if square.feature in BARS_BEASTS or square.level != board.squares[old].level:
            return False
    return True


def _at(drawn: Drawn, what: str) -> str:
    return f"{what} in the layer `{drawn.layer}`"


def _beasts(drawn: Drawn) -> Iterator[Fault]:
    board = drawn.board
    taken: dict[int, str] = {}
    for beast, place in zip(board.beasts, drawn.beasts, strict=True):
        title = _at(drawn, f"the beast `{beast.name}`")
        squares = [board.squares[cell] for cell in beast.cells]
        over = {taken[cell]: None for cell in beast.cells if cell in taken}
        for other in over:
            yield Fault(place, f"{title} overlaps the beast `{other}`", "beasts apart from each other")
        taken.update(dict.fromkeys(beast.cells, beast.name))
        for feature in dict.fromkeys(one.feature for one in squares if one.feature in BARS_BEASTS):
            yield Fault(place, f"{title} stands on a {feature}", "ground without boulders and trees")
        if len({one.level for one in squares}) > 1:
            yield Fault(place, f"{title} stands across a cliff line", "all its cells on one level")


def _small_things(drawn: Drawn) -> Iterator[Fault]:
    board = drawn.board
    taken = {cell: beast.name for beast in board.beasts for cell in beast.cells}
    for cell, place in drawn.traps.items():
        title = _at(drawn, f"the trap at {GRID.name(cell)}")
        if cell in taken:
            yield Fault(place, f"{title} lies under the beast `{taken[cell]}`", "a free cell (M76)")
        if board.squares[cell].feature in BARS_BEASTS:
            yield Fault(place, f"{title} lies on a {board.squares[cell].feature}", "open ground (M15)")
    for cell, place in drawn.loads.items():
        if board.squares[cell].feature is Feature.BOULDER:
            yield Fault(place, f"{_at(drawn, f'the load at {GRID.name(cell)}')} lies on a boulder", "another cell")


def _room(drawn: Drawn) -> Iterator[Fault]:
    free = set(drawn.board.starts) - set(drawn.board.traps)
    if not drawn.starts:
        yield Fault(drawn.place, f"the layer `{drawn.layer}` has no start", "an object of class start")
    elif len(free) < ROOM:
        place = next(iter(drawn.starts.values()))
        yield Fault(place, _at(drawn, "the start") + f" has room for {len(free)} people", f"{ROOM} free cells at least")


def _reach(drawn: Drawn) -> Iterator[Fault]:
    """Faults for what the first start cell has no way to; starts themselves must hang together with it."""
    board = drawn.board
    if not board.starts:
        return
    near = on_foot(board, board.starts[0])
    for cell in board.starts:
        if cell not in near:
            title = _at(drawn, f"the start at {GRID.name(cell)}")
            yield Fault(drawn.starts[cell], f"{title} is cut off from that at {GRID.name(board.starts[0])}", WAY)
            return
    goals: list[tuple[str, Place, Iterable[int]]] = [
        (f"the beast `{beast.name}`", place, {one for cell in beast.cells for one in around(cell)})
        for beast, place in zip(board.beasts, drawn.beasts, strict=True)
    ]
    goals += [(f"the area `{area.name}`", drawn.areas[area.name], area.cells) for area in board.areas]
    goals += [(f"the load at {GRID.name(cell)}", place, (cell,)) for cell, place in drawn.loads.items()]
    for title, place, cells in goals:
        if not near.intersection(cells):
            yield Fault(place, f"{_at(drawn, title)} cannot be reached from the start", WAY)


WAY = "a way without boulders and cliff lines"
