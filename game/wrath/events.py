"""What happens in this game and is worth showing. Seats count from 0; cells are named (`b3`), the egg space `egg`.

A terrain is that of the cell when it happened: later the land may lie otherwise. It is empty where there is no cell.
"""

from dataclasses import dataclass

from game.core.table import Event


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a seat scored: `why` is most, most-tied, present, region, region-tied, or the dinosaur whose power it was."""

    seat: int
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice fell: all of them as they lie now, and which were rolled (from 1). `number` is 1 to 3."""

    seat: int
    number: int
    rolled: tuple[int, ...]
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """The dice stay as they are: these icons may be spent."""

    seat: int
    icons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hatched(Event):
    """A dinosaur joined the seat's supply, and so many cave people came home from the egg space."""

    seat: int
    dinosaur: str
    home: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A piece was put on the volcano, cave, hut or egg space, from the supply, a cell or the egg space."""

    seat: int
    where: str
    piece: str
    start: str
    start_terrain: str = ""


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A piece walked, or flew, from cell to cell."""

    seat: int
    piece: str
    start: str
    goal: str
    start_terrain: str = ""
    goal_terrain: str = ""


@dataclass(frozen=True, slots=True)
class Eaten(Event):
    """A dinosaur of `seat` sent a cave person of `owner` home from that cell."""

    seat: int
    dinosaur: str
    owner: int
    cell: str
    terrain: str = ""


@dataclass(frozen=True, slots=True)
class Spared(Event):
    """The dinosaur that could have eaten did not."""

    seat: int
    cell: str
    terrain: str = ""


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """A tremor: the volcano was pushed, and `wrapped` came back at the other end. `tiles` is the map now, by cell.

    `why` the seat may do so: `lead` in worship, or the dinosaur on the volcano that gives it leave.
    """

    seat: int
    direction: str
    wrapped: str
    tiles: tuple[str, ...]
    why: str = "lead"


@dataclass(frozen=True, slots=True)
class StayedStill(Event):
    """No tremor, though the seat could have caused one."""

    seat: int


@dataclass(frozen=True, slots=True)
class Erupted(Event):
    """The volcano is full, or (`last`) has slept so long that it ends the match."""

    number: int
    last: bool


@dataclass(frozen=True, slots=True)
class VolcanoScored(Event):
    """The volcano's points: pieces and points by seat, and why; the reasons sum to the points."""

    counts: tuple[int, ...]
    points: tuple[int, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class RegionScored(Event):
    """A region's points: its cells, what each seat's pieces count for there, points by seat, and why."""

    terrain: str
    cells: tuple[str, ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """Pieces went home to their supply from a cell."""

    seat: int
    piece: str
    cell: str
    number: int
    terrain: str = ""


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The turn passed on; `turn` is the number of the one that begins."""

    seat: int
    to: int
    turn: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """It is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
