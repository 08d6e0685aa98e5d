"""An open question to one seat, and its answers."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from game.core.words import _


class Command:
    """An answer. Games derive frozen dataclasses whose `str()` is the notation, which parses back."""

    __slots__ = ()


class IllegalCommand(ValueError):
    """An answer that is not among the options; its text is the reason, in the player's language."""


class Decision(ABC):
    """A question: whose, what about, and what may be answered. The options are found when asked for."""

    __slots__ = ("seat",)
    about: str = ""
    """What kind of question it is, one word; the screen and the bots know it by this."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def options(self) -> Sequence[Command]:
        """Every legal answer, in an order that is always the same. Never empty."""

    @abstractmethod
    def __contains__(self, command: object) -> bool:
        """Whether the answer is legal, found without listing the others."""

    def __iter__(self) -> Iterator[Command]:
        return iter(self.options())

    def legal(self) -> list[str]:
        """The options as texts; a continuum is given as kinds with their bounds."""
        return [str(command) for command in self.options()]

    def why_not(self, command: Command) -> str:
        """Why this answer is refused, in one sentence for the player."""
        return _("{command} is not possible now.").format(command=command)
