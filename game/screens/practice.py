"""A match that only teaches: nothing of it is written down, and the others answer as the lesson says."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.content.matchfile import MatchFile
from game.core.bots import Advice
from game.core.decision import Command
from game.core.dice import WrongDice
from game.core.match import Entry, Match
from game.screens.course import Course
from game.screens.keeping import Keeping
from game.screens.sitting import Sitting
from game.screens.turns import Seating


class Unkept(Keeping):
    """Keeps nothing."""

    def __init__(
        self,
        folders: Sequence[Path],  # noqa: ARG002 - as `Keeping`
        file: MatchFile,
        seating: Seating,
        after: Callable[[], None] | None = None,  # noqa: ARG002
    ) -> None:
        self._start = file
        self._seating = seating

    def answered(self, text: str) -> None:
        """Not written down."""

    def taken_back(self, answers: int) -> None:
        """Not written down."""

    def turn_over(self, match: Match[Any]) -> None:
        """Not written down."""

    def finished(self, match: Match[Any], turns: int) -> None:
        """No result."""

    @property
    def settled(self) -> bool:
        """There is nothing to wait for."""
        return True

    def notices(self) -> list[str]:
        """Nothing can go wrong."""
        return []

    def close(self, *, finished: bool) -> None:
        """Nothing is open."""


class Practice(Sitting):
    """A learner's match. Dice that were loaded for another way than the one taken are forgotten."""

    def answer(self, command: Command) -> Entry:
        """Gives an answer. IllegalCommand: nothing has changed."""
        try:
            return super().answer(command)
        except WrongDice:
            self.match.dice.unload()
            return super().answer(command)


class Replying:
    """The mind of the others: as the lesson says, and silent where it says nothing."""

    def __init__(self, course: Course) -> None:
        self._course = course

    def ask(self, game: str, level: str, seed: int, match: Match[Any]) -> int:  # noqa: ARG002 - as any mind
        """Hears the question."""
        return 0

    def ask_advice(self, game: str, match: Match[Any]) -> int:  # noqa: ARG002
        """Hears the question."""
        return 0

    def poll(self) -> str | None:
        """What the lesson lets them answer."""
        return self._course.reply or None

    def poll_advice(self) -> Advice | None:
        """No advice."""
        return None

    def cancel(self) -> None:
        """There was nothing to give up."""
