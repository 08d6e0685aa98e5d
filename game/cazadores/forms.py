"""What the YAML files of this game may say: a model for each kind of file."""

from typing import Annotated, Literal

from pydantic import Field

from game.cazadores.scenario import MOST_IN_PILE, MOST_ROUNDS
from game.cazadores.soundness import A_TURN
from game.content.models import Content

Count = Annotated[int, Field(ge=0, le=100)]
Some = Annotated[int, Field(ge=1, le=100)]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
Word = Annotated[str, Field(pattern=r"^[a-z]+$")]
Text = Annotated[str, Field(min_length=1, max_length=400)]
Players = Annotated[int, Field(ge=2, le=5)]
Card = Annotated[str, Field(pattern=r"^[a-z]+(\+[a-z]+)+$")]
Age = Annotated[float, Field(gt=0, le=600)]


class AnimalForm(Content):
    """An animal in animals.yaml. Ages are in millions of years."""

    id: Word
    title: Text
    group: Word
    tiles: Annotated[int, Field(ge=1, le=6)]
    oldest: Age
    youngest: Age
    found: Text
    about: Text


class AnimalsForm(Content):
    """The file animals.yaml. The groups stand in the order in which missions name them."""

    groups: Annotated[tuple[Word, ...], Field(min_length=2, max_length=8)]
    animals: Annotated[tuple[AnimalForm, ...], Field(min_length=1, max_length=100)]


class ClassForm(Content):
    """Missions of one value, in missions.yaml."""

    value: Some
    missions: Annotated[tuple[Card, ...], Field(min_length=1, max_length=100)]


class MissionsForm(Content):
    """The file missions.yaml."""

    classes: Annotated[tuple[ClassForm, ...], Field(min_length=1, max_length=5)]


class NumbersForm(Content):
    """What is printed on boards and cards, in box.yaml. No turn begins with less than charts are checked for (C37)."""

    points: Annotated[tuple[Count, ...], Field(min_length=5, max_length=5)]
    provisions: Annotated[int, Field(ge=A_TURN, le=100)]
    refill: Annotated[int, Field(ge=A_TURN, le=100)]
    most_provisions: Annotated[int, Field(ge=A_TURN, le=200)]
    hold: Annotated[int, Field(ge=1, le=200)]
    bonus: Count
    hand: Annotated[int, Field(ge=1, le=25)]
    least_kept: Annotated[int, Field(ge=1, le=5)]
    swap_points: Count
    returned: Annotated[int, Field(ge=1, le=3)]
    return_points: Count


class TableForm(Content):
    """A number of players: copies of each animal, and those that are not used."""

    players: Players
    copies: Annotated[int, Field(ge=1, le=9)]
    without: tuple[Word, ...] = ()


class BoxForm(Content):
    """The file box.yaml."""

    numbers: NumbersForm
    tables: Annotated[tuple[TableForm, ...], Field(min_length=1, max_length=4)]


class ScenarioForm(Content):
    """A file of scenarios/. Without `tables` those of box.yaml are played."""

    order: Annotated[int, Field(ge=0, le=1000)] = 1000
    title: Text
    about: Text
    chart: Id
    tables: Annotated[tuple[TableForm, ...], Field(max_length=4)] = ()
    museums: Literal["chosen", "drawn"] = "chosen"
    draws: bool = True
    trade: bool = True
    returns: bool = False
    bonus: Literal["animals", "kinds", "tiles"] = "animals"
    ties: Literal["ruled", "shared"] = "ruled"
    start: Literal["random", "first"] = "random"
    six: Literal[17, 16] = 17
    stall_rounds: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] = 3
    head_start: Literal[0, 1, 2, 3] = 0


# -- positions --------------------------------------------------------------------------------------------------------

Parts = dict[Word, Annotated[tuple[Some, ...], Field(max_length=100)]]
"""By animal, the parts of loose tiles."""
Whole = dict[Word, Some]
"""By animal, how many complete ones."""


class SeatForm(Content):
    """A seat in a position; what is left out is as at the start of play."""

    museum: str | None = None
    ship: str | None = None
    provisions: Annotated[int, Field(ge=0, le=200)] | None = None
    score: Annotated[int, Field(ge=-1_000_000, le=1_000_000)] = 0
    hold: Parts = Field(default_factory=dict)
    aboard: Whole = Field(default_factory=dict)
    store: Parts = Field(default_factory=dict)
    shown: Whole = Field(default_factory=dict)
    given: Whole = Field(default_factory=dict)
    hand: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    chosen: tuple[int, ...] | None = None


class PositionForm(Content):
    """A position. Tiles that are nowhere else are buried; without `piles` they lie in even ones."""

    start: Count = 0
    turn: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    to_move: Count = 0
    phase: Literal["missions", "museums", "ships", "play", "over"] = "play"
    idle: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] = 0
    busy: bool = False
    piles: dict[str, Annotated[int, Field(ge=0, le=MOST_IN_PILE)]] | None = None
    dug: dict[str, Some] = Field(default_factory=dict)
    swaps: tuple[Count, ...] | None = None
    boxed: Parts = Field(default_factory=dict)
    seats: tuple[SeatForm, ...]
