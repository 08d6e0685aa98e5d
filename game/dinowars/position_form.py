"""What a position may say, as models; what is left out is as at the start of a match."""

from typing import Annotated, Literal

from pydantic import Field

from game.content.models import Content
from game.dinowars.fair import SEEDS
from game.dinowars.field import SIZE
from game.dinowars.sines import ROUND

Objective = Literal["domination", "infiltration", "destruction", "gargantuan", "bleed", "eggs"]
Own = Literal["assassinate", "escape", "young"]
Twist = Literal["meteor", "lava", "desperation", "starvation", "pteradon", "quake"]
Edge = Literal["north", "east", "south", "west"]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Seat = Annotated[int, Field(ge=0, le=1)]
Pips = Annotated[int, Field(ge=0, le=6)]
Length = Annotated[int, Field(ge=0, le=SIZE)]
Heading = Annotated[int, Field(ge=0, lt=ROUND)]
Spot = tuple[Length, Length]


class PieceForm(Content):
    """A piece that has been on the table: where, in hundredths of an inch, facing in hundredths of a degree."""

    x: Length
    y: Length
    facing: Heading = 0
    fate: Literal["here", "dead", "gone"] = "here"
    down: bool = False
    used: Annotated[int, Field(ge=0, le=7)] = 0
    pushed: bool = False


class SeatForm(Content):
    """What a side has. `eggs` are its own."""

    pool: Count
    score: Annotated[int, Field(ge=0, le=100)] = 0
    done: tuple[Objective | Own, ...] = ()
    target: str | None = None
    runner: str | None = None
    eggs: Spot | None = None


class LavaForm(Content):
    """The lava's edge, and how deep it is."""

    edge: Edge
    depth: Length


class PositionForm(Content):
    """A position. `table` is the seed of a table by chance."""

    phase: Literal["rolls", "edge", "deployment", "markers", "turn", "action", "end", "over"] = "action"
    turn: Count = 0
    to_move: Seat = 0
    first: Seat | None = None
    edge: Edge | None = None
    overall: Annotated[tuple[Objective, ...], Field(max_length=2)] = ()
    unique: Annotated[tuple[Own, ...], Field(max_length=2)] = ()
    twists: Annotated[tuple[Twist, ...], Field(max_length=6)] = ()
    shared: tuple[Objective, ...] = ()
    rolls: tuple[Pips, Pips] = (0, 0)
    leads: Seat = 0
    left: Annotated[int, Field(ge=0, le=7)] = 0
    bought: bool = False
    placed: Annotated[int, Field(ge=0, le=8)] = 0
    marks: Annotated[tuple[Spot, ...], Field(max_length=2)] = ()
    food: Annotated[
        tuple[tuple[Length, Length, Literal["carnivore", "herbivore", "both"]], ...], Field(max_length=5)
    ] = ()
    lava: LavaForm | None = None
    victim: str | None = None
    seats: Annotated[tuple[SeatForm, ...], Field(min_length=2, max_length=2)]
    pieces: dict[str, PieceForm] = Field(default_factory=dict)
    table: Annotated[int, Field(ge=1, le=SEEDS)] | None = None
