"""What happens between hunts and is worth telling. Stops, people, items and marks by their ids."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.table import Event


@dataclass(frozen=True, slots=True)
class Arrived(Event):
    """The tribe has come to that stop."""

    stop: str


@dataclass(frozen=True, slots=True)
class Sent(Event):
    """These people go."""

    people: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Given(Event):
    """Somebody takes an item along; nobody, if it was put back."""

    item: str
    person: str


@dataclass(frozen=True, slots=True)
class Began(Event):
    """The hunt has begun, the `attempt` at it from 1. Nothing before it is taken back."""

    reveals: ClassVar[bool] = True
    stop: str
    attempt: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The hunt is over: in which round, who was hurt or out, who killed last (or empty). It is never taken back."""

    reveals: ClassVar[bool] = True
    stop: str
    won: bool
    round: int
    hurt: tuple[str, ...]
    out: tuple[str, ...]
    blow: str


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """People whose wounds are gone: they stayed at the camp (`rest`), or somebody mended them (`mended`)."""

    people: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """Being knocked out has left a mark for good (M104)."""

    person: str
    mark: str


@dataclass(frozen=True, slots=True)
class ItemLost(Event):
    """Who was knocked out has lost what it carried (M104)."""

    person: str
    item: str


@dataclass(frozen=True, slots=True)
class ItemsFound(Event):
    """Items to keep one of (M105)."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ItemKept(Event):
    """The tribe has that item now."""

    item: str


@dataclass(frozen=True, slots=True)
class Stored(Event):
    """The stores changed by so much, to `now`. `why`: won, left, again."""

    change: int
    now: int
    why: str


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A lost hunt was left behind; `forced` where nothing was left to pay another try with (M106)."""

    stop: str
    forced: bool


@dataclass(frozen=True, slots=True)
class TaleEnded(Event):
    """It is over, with that ending."""

    ending: str
    good: bool
