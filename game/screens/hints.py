"""What a person asks the bots about the open decision: one piece of advice at a time, and no frame waits for it."""

from typing import TYPE_CHECKING, Any

from game.core.bots import Advice
from game.core.match import Match
from game.screens.turns import Mind

if TYPE_CHECKING:
    from game.core.decision import Decision


class Hints:
    """`open` from the question until somebody has had enough of the advice, or the decision is another."""

    def __init__(self, mind: Mind, game: str, match: Match[Any]) -> None:
        self._mind = mind
        self._game = game
        self._match = match
        self._about: Decision | None = None
        self.thinking = False

    @property
    def open(self) -> bool:
        """Whether somebody asked about the decision that is open now."""
        return self._about is not None and self._about is self._match.decision

    def ask(self) -> None:
        """Puts the open decision to the best bot."""
        self._about, self.thinking = self._match.decision, True
        self._mind.ask_advice(self._game, self._match)

    def poll(self) -> Advice | None:
        """The advice, once, when it is there."""
        found = self._mind.poll_advice() if self.thinking and self.open else None
        if found is not None:
            self.thinking = False
        return found

    def forget(self) -> None:
        """No advice is wanted any more; a thought that runs ends within 0.2 seconds."""
        if self.thinking:
            self._mind.cancel()
        self._about, self.thinking = None, False
