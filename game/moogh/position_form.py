"""What a position may say, as models; what is left out is as at the start of a hunt."""

from typing import Annotated, Literal

from pydantic import Field

from game.content.models import Content
from game.moogh.characters import RING
from game.moogh.pieces import IdeaKind

Phase = Literal["place", "appease", "program", "act", "over"]
Ending = Literal["going", "done", "failed", "last", "nobody", "dark"]
Waiting = Literal["flint", "shaft", "ambush", "hidden", "muddy", "hurried"]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Few = Annotated[int, Field(ge=0, le=100)]


class TurnForm(Content):
    """The turn that is being played."""

    left: Annotated[int, Field(ge=0, le=20)]
    done: Annotated[int, Field(ge=0, le=2)] = 0
    used: tuple[Annotated[int, Field(ge=1, le=RING)], ...] = ()
    injured: bool = False
    no_think: bool = False


class PersonForm(Content):
    """A character. `at`: a space, or `on` and a beast's name."""

    at: str = ""
    out: bool = False
    injured: bool = False
    token: bool = False
    cube: Annotated[int, Field(ge=0, le=RING)] = 0
    acted: bool = False
    waits: tuple[Waiting, ...] = ()
    waited: tuple[Waiting, ...] = ()
    prey: str = ""
    shielded: bool = False
    load: bool = False


class BeastForm(Content):
    """A beast. `cells` are those on the board; the others are off its edge."""

    fate: Literal["here", "killed", "fell", "escaped"] = "here"
    cells: tuple[str, ...] = ()
    facing: Literal["north", "east", "south", "west"] = "north"
    health: Few
    rage: Annotated[int, Field(ge=1, le=20)] = 1
    column: Annotated[int, Field(ge=1, le=20)] = 1
    side: Annotated[int, Field(ge=1, le=2)] = 1
    sprung: Few = 0


class LoadsForm(Content):
    """The loads of a hunt that has some: where they lie, and how many are home."""

    lie: tuple[str, ...] = ()
    home: Few = 0


class IdeasForm(Content):
    """The ideas on display and discarded; all others are in the deck."""

    shown: tuple[IdeaKind, ...] = ()
    discards: tuple[IdeaKind, ...] = ()


class PositionForm(Content):
    """A position. Without `loads`, `ideas`, `points` they are as at the start."""

    phase: Phase
    round: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    time: Count = 0
    fled: bool = False
    order: tuple[str, ...]
    marker: Annotated[int, Field(ge=1, le=1_000)] = 1
    turn: TurnForm | None = None
    ending: Ending = "going"
    points: tuple[Count, ...] | None = None
    people: dict[str, PersonForm]
    beasts: dict[str, BeastForm]
    traps: dict[str, Few | Literal["nobody"]] = Field(default_factory=dict)
    loads: LoadsForm | None = None
    held: Few = 0
    ideas: IdeasForm | None = None
