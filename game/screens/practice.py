"""A match that only teaches: nothing of it is written down, and nobody answers for the others."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.content.matchfile import MatchFile
from game.core.bots import Advice
from game.core.match import Match
from game.screens.keeping import Keeping
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


class Silent:
    """The mind of somebody who never answers."""

    def ask(self, game: str, level: str, seed: int, match: Match[Any]) -> int:  # noqa: ARG002 - as any mind
        """Hears the question."""
        return 0

    def ask_advice(self, game: str, match: Match[Any]) -> int:  # noqa: ARG002
        """Hears the question."""
        return 0

    def poll(self) -> str | None:
        """No answer."""
        return None

    def poll_advice(self) -> Advice | None:
        """No advice."""
        return None

    def cancel(self) -> None:
        """There was nothing to give up."""
