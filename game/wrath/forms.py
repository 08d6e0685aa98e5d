"""What the YAML files of this game may say: a model for each kind of file."""

from typing import Annotated, Literal

from pydantic import Field

from game.content.models import Content
from game.wrath.scenario import PENS

Count = Annotated[int, Field(ge=0, le=100)]
Some = Annotated[int, Field(ge=1, le=100)]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
Text = Annotated[str, Field(min_length=1, max_length=300)]
Icon = Literal["volcano", "cave", "hut", "egg", "foot"]
Face = Annotated[tuple[Icon, ...], Field(max_length=8)]


class DiceForm(Content):
    """The file dice.yaml."""

    dice: Annotated[int, Field(ge=1, le=6)]
    rolls: Annotated[int, Field(ge=1, le=10)]
    faces: Annotated[tuple[Face, ...], Field(min_length=2, max_length=100)]


class TribesForm(Content):
    """The file tribes.yaml."""

    tribes: Annotated[tuple[Id, ...], Field(min_length=2)]
    cave_people: Annotated[int, Field(ge=1, le=50)]
    bases: Count


class TableForm(Content):
    """A number of players, in volcano.yaml."""

    players: Annotated[int, Field(ge=2, le=4)]
    spaces: Some
    target: Some


class PointsForm(Content):
    """What the volcano pays."""

    most: Count
    present: Count


class VolcanoForm(Content):
    """The file volcano.yaml."""

    tables: Annotated[tuple[TableForm, ...], Field(min_length=1)]
    points: PointsForm


class SpeciesForm(Content):
    """A dinosaur in dinosaurs.yaml."""

    id: Id
    title: Text
    cost: Some
    figures: Annotated[int, Field(ge=1, le=4)] = 2
    dice: Annotated[int, Field(ge=0, le=1)] = 0
    worth: Some = 1
    bonus: Count = 0
    worships: bool = False
    flies: bool = False
    swims: bool = False
    scares: bool = False
    eats: bool = False


class DinosaursForm(Content):
    """The file dinosaurs.yaml."""

    dinosaurs: Annotated[tuple[SpeciesForm, ...], Field(min_length=PENS)]


class ScenarioForm(Content):
    """A file of scenarios/."""

    order: Annotated[int, Field(ge=0, le=1000)] = 1000
    title: Text
    about: Text
    map: Id
    land: Literal["printed", "random"]
    dinosaurs: tuple[Id, ...]
    pick: Literal["listed", "chosen", "drawn"]
    start: Literal["random", "first"]
    stall_rounds: Annotated[int, Field(ge=0, le=1000)]


# -- positions --------------------------------------------------------------------------------------------------------

Pile = dict[str, Some]
"""How many of each piece."""


class TribeForm(Content):
    """A seat's pieces, in a position. Without `supply`, all cave people that stand nowhere else are there."""

    supply: Pile | None = None
    egg: Count = 0
    volcano: Pile = Field(default_factory=dict)
    map: dict[str, Pile] = Field(default_factory=dict)


class PositionForm(Content):
    """A position; what is left out is as before the first roll of a seat's turn."""

    map: Annotated[tuple[Text, ...], Field(min_length=4, max_length=4)]
    dinosaurs: tuple[Id, ...]
    start: Count = 0
    turn: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    to_move: Count = 0
    phase: Literal["roll", "spend", "meal", "tremor", "over"] = "roll"
    rolls: Count = 0
    dice: tuple[str, ...] = ()
    unspent: Annotated[tuple[Icon, ...], Field(max_length=100)] = ()
    hatched: bool = False
    meal: str | None = None
    eruptions: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    calm: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    scores: tuple[Annotated[int, Field(ge=0, le=1_000_000)], ...] | None = None
    drawn: Annotated[int, Field(ge=0)] = 0
    tribes: tuple[TribeForm, ...]
