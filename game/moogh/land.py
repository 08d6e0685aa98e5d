"""Rulebook, "Terrain": the board as the rules walk on it. Spots are its cells, with a margin for beasts half out."""

from functools import cache

from game.moogh.board import GRID, Board, Feature, Ground, Square

MARGIN = 2
"""Rows and columns outside the board on each edge: as far as a beast reaches before it is gone."""
STRIDE = GRID.width + 2 * MARGIN
SPOTS = STRIDE * (GRID.height + 2 * MARGIN)
STEPS = (-STRIDE, 1, STRIDE, -1)
"""By facing, what one step adds to a spot."""
KING = (-STRIDE, 1 - STRIDE, 1, STRIDE + 1, STRIDE, STRIDE - 1, -1, -STRIDE - 1)
"""The eight directions, from north round by the east."""


def spot_of(cell: int) -> int:
    """The spot of a cell of the board."""
    row, column = divmod(cell, GRID.width)
    return (row + MARGIN) * STRIDE + column + MARGIN


def cell_of(spot: int) -> int:
    """The cell of a spot that is on the board."""
    row, column = divmod(spot, STRIDE)
    return (row - MARGIN) * GRID.width + column - MARGIN


BOARD_SPOTS = tuple(spot_of(cell) for cell in range(GRID.width * GRID.height))
"""The spots on the board, row by row from the north-west."""
_NAMES = {spot: GRID.name(cell_of(spot)) for spot in BOARD_SPOTS}
SPOT_NAMES = {name: spot for spot, name in _NAMES.items()}
NEAR = tuple(
    tuple(spot + way for way in KING if spot + way in _NAMES) if spot in _NAMES else () for spot in range(SPOTS)
)
"""By spot, the spots around that are on the board, diagonals too; outside the board none."""


def name_of(spot: int) -> str:
    """The name of a spot on the board, such as `b3`."""
    return _NAMES[spot]


def apart(one: int, other: int) -> int:
    """King's steps between two spots, whatever lies between (M18, M66)."""
    rows, columns = one // STRIDE - other // STRIDE, one % STRIDE - other % STRIDE
    return max(abs(rows), abs(columns))


@cache
def rings_around(spot: int) -> tuple[tuple[int, ...], ...]:
    """The spots of the board by king's distance from that spot (on the board or off it), each ring row by row."""
    rings: dict[int, list[int]] = {}
    for other in BOARD_SPOTS:
        rings.setdefault(apart(spot, other), []).append(other)
    return tuple(tuple(rings.get(far, ())) for far in range(max(rings) + 1))


class Land:
    """A board's ground, seen from spots. All `bytes` are by spot, 1 for yes; outside the board they are 0.

    inside: on the board. boulder, bush, tree, wet (water or mud). level: 0 low, 1 high. wall: what stops every beast
    (boulder or tree). walks: the spots around that a character may step to as far as the ground goes (M25: no boulder,
    no cliff line); ropes: the same across cliff lines. rays: what lies in the eight directions, each up to a boulder,
    the bottom of a cliff or the edge (M34).
    """

    __slots__ = ("boulder", "bush", "inside", "level", "rays", "ropes", "tree", "walks", "wall", "wet")

    def __init__(self, board: Board) -> None:
        squares = {spot: board.squares[cell_of(spot)] for spot in BOARD_SPOTS}
        self.inside = bytes(spot in squares for spot in range(SPOTS))
        self.boulder = _flags(squares, Feature.BOULDER)
        self.bush = _flags(squares, Feature.BUSH)
        self.tree = _flags(squares, Feature.TREE)
        self.wet = bytes(spot in squares and squares[spot].ground is not Ground.GRASS for spot in range(SPOTS))
        self.level = bytes(squares[spot].level if spot in squares else 0 for spot in range(SPOTS))
        self.wall = bytes(one or other for one, other in zip(self.boulder, self.tree, strict=True))
        self.ropes = tuple(tuple(to for to in near if not self.boulder[to]) for near in NEAR)
        self.walks = tuple(
            tuple(to for to in ropes if self.level[to] == self.level[spot]) for spot, ropes in enumerate(self.ropes)
        )
        self.rays = tuple(
            tuple(self._ray(spot, way) for way in KING) if spot in squares else () for spot in range(SPOTS)
        )

    def _ray(self, spot: int, way: int) -> tuple[int, ...]:
        seen, to = list[int](), spot + way
        while self.inside[to] and not self.boulder[to] and not self.rises(to - way, to):
            seen.append(to)
            to += way
        return tuple(seen)

    def rises(self, start: int, goal: int) -> bool:
        """Whether the goal is higher than the start: the bottom of a cliff. Outside the board nothing is higher."""
        return bool(self.inside[start] and self.inside[goal] and self.level[goal] > self.level[start])

    def drops(self, start: int, goal: int) -> bool:
        """Whether the goal is lower than the start."""
        return bool(self.inside[start] and self.inside[goal] and self.level[goal] < self.level[start])

    def beside_cliff(self, spot: int) -> bool:
        """Whether a space around is of another level."""
        return any(self.level[to] != self.level[spot] for to in NEAR[spot])

    def next_to(self, spot: int, what: bytes) -> bool:
        """Whether the spot or one around it is marked in `what`, such as `tree`."""
        return bool(what[spot]) or any(what[to] for to in NEAR[spot])


def _flags(squares: dict[int, Square], feature: Feature) -> bytes:
    return bytes(spot in squares and squares[spot].feature is feature for spot in range(SPOTS))


@cache
def land_of(board: Board) -> Land:
    """The land of that board, kept."""
    return Land(board)
