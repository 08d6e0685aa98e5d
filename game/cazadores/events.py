"""What happens in this game and is worth showing. Seats count from 0; spaces, animals and tiles are named.

What only one seat may see is told through `secrets.told`.
"""

from dataclasses import dataclass
from typing import ClassVar

from game.core.table import Event


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a seat scored: `why` is animal, mission, swap, return, bonus or penalty; `what` names it."""

    points: int
    why: str
    what: str = ""


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A seat chose among its first missions; `kept` are their values, which others do not see yet."""

    seat: int
    kept: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MissionsKept(Event):
    """All have chosen: by seat, the values of the missions it kept."""

    reveals: ClassVar[bool] = True
    values: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A museum was put on a port."""

    seat: int
    port: str


@dataclass(frozen=True, slots=True)
class Launched(Event):
    """A ship was put on a replenishing point."""

    seat: int
    port: str


@dataclass(frozen=True, slots=True)
class Sailed(Event):
    """A ship went a step; `provisions` are left."""

    seat: int
    start: str
    goal: str
    provisions: int


@dataclass(frozen=True, slots=True)
class Dug(Event):
    """A tile was dug and turned over; so many are `left` in that pile, so many provisions on the ship."""

    reveals: ClassVar[bool] = True
    seat: int
    port: str
    tile: str
    left: int
    provisions: int


@dataclass(frozen=True, slots=True)
class Completed(Event):
    """Loose tiles became a whole animal, `where` ship or museum."""

    seat: int
    animal: str
    where: str


@dataclass(frozen=True, slots=True)
class Unloaded(Event):
    """Loose tiles and whole animals went from the ship into the museum."""

    seat: int
    tiles: tuple[str, ...]
    animals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Delivered(Event):
    """A mission was fulfilled with these animals, and lies open now."""

    reveals: ClassVar[bool] = True
    seat: int
    groups: tuple[str, ...]
    animals: tuple[str, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A mission was drawn; its `groups` are for the seat's own eyes. So many provisions are left."""

    reveals: ClassVar[bool] = True
    seat: int
    value: int
    groups: tuple[str, ...]
    provisions: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A tile of the ship for one of `owner`'s museum."""

    seat: int
    owner: int
    give: str
    take: str
    provisions: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """Loose tiles of the museum went back to the box."""

    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A seat's points; the reasons sum to them. `total` is its score now."""

    seat: int
    points: int
    total: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Replenished(Event):
    """The end of a turn: provisions taken on (`lost` is what the ship had no room for), and whose turn it is."""

    seat: int
    gained: int
    lost: int
    provisions: int
    to: int
    turn: int


@dataclass(frozen=True, slots=True)
class IdleRound(Event):
    """A whole round went by without a dig; `rounds` in a row, of `of` after which the match ends (0: never)."""

    rounds: int
    of: int


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """The match is over: what each seat's animals count for the bonus, and the missions that were left in its hand."""

    reveals: ClassVar[bool] = True
    counts: tuple[int, ...]
    unfinished: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """It is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
