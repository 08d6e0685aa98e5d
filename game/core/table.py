"""What the rules see: the state, dice to roll, seats to ask, an audience to tell."""

from collections.abc import Generator
from types import coroutine
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from game.core.decision import Command, Decision
from game.core.dice import Dice


class State(Protocol):
    """Plain data, complete between steps."""

    def copy(self) -> Self:
        """A state that shares nothing changeable with this one."""


class Slotted:
    """A state whose slots are all of it: equal if they are, but for the box, which never changes; never hashed."""

    __slots__: ClassVar[tuple[str, ...]] = ()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__ if name != "box")

    __hash__ = None  # type: ignore[assignment]


class Event:
    """Something that happened and is worth showing. Games derive frozen dataclasses, one class a kind."""

    __slots__ = ()
    reveals: ClassVar[bool] = False
    """Whether it shows somebody something hidden: undo stops there."""


S = TypeVar("S", bound=State)
"""A game's own state."""


class Table(Generic[S]):
    """A match as its rules see it. With no audience (`heard` is None) nothing is told, and nothing is spent on it."""

    __slots__ = ("dice", "heard", "state")

    def __init__(self, state: S, dice: Dice, heard: list[Event] | None) -> None:
        self.state = state
        self.dice = dice
        self.heard = heard

    @staticmethod
    @coroutine
    def ask(decision: Decision) -> Generator[Decision, Command, Command]:
        """Asks a seat and waits for its answer, which is always one of the options."""
        return (yield decision)

    def tell(self, event: Event) -> None:
        """Tells the audience; where making the event costs, look at `heard` first."""
        if self.heard is not None:
            self.heard.append(event)
