"""A learner's way through a lesson: which step it is, whether it is done, and the board each begins with."""

from typing import TYPE_CHECKING, Any

from game.content.lessons import Lesson, Step
from game.content.matchfile import MatchFile
from game.playing import resume

if TYPE_CHECKING:
    from game.core.match import Match


class Course:
    """One learner in one lesson. `number` counts the steps from 0; past the last one the lesson is over."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.number = 0
        self.match = resume(self.file())

    @property
    def step(self) -> Step:
        """The step that is being learnt."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def last(self) -> bool:
        """Whether no other step follows."""
        return self.number >= len(self.lesson.steps) - 1

    @property
    def lost(self) -> bool:
        """Whether the learner has gone where the step cannot be done any more."""
        return not self.reply and self.lesson.lost(self.step, self.match)

    @property
    def reply(self) -> str:
        """What another seat answers now; empty: nothing."""
        return self.lesson.reply(self.number, self.match)

    def file(self) -> MatchFile:
        """The match as it stands when this step begins."""
        return self.lesson.file(self.game, self.number)

    def settle(self) -> bool:
        """Goes on over all that is done, early or in time; whether the board has been laid anew for it."""
        laid = False
        while not self.last and self.lesson.reached(self.step, self.match):
            self.number += 1
            laid = self._lay_if_set() or laid
        return laid

    def read_on(self) -> bool:
        """On from a step that is only read; whether the board has been laid anew."""
        self.number = min(self.number + 1, len(self.lesson.steps) - 1)
        return self._lay_if_set() or self.settle()

    def go(self, by: int) -> None:
        """That many steps on or back, with the board as it stands there when all before was done."""
        self.number = max(0, min(len(self.lesson.steps) - 1, self.number + by))
        self.match = resume(self.file())

    def _lay_if_set(self) -> bool:
        if not self.step.set:
            return False
        fresh: Match[Any] = resume(self.file())
        if (fresh.state, _asked(fresh)) == (self.match.state, _asked(self.match)):
            return False
        self.match = fresh
        return True


def _asked(match: "Match[Any]") -> tuple[int, str] | None:
    """Who is asked about what: in the middle of a step the state alone does not tell."""
    decision = match.decision
    return None if decision is None else (decision.seat, decision.about)
