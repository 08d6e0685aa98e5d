"""What was answered in a match and what was taken back: the log as people read it, and the ways to go back in it."""

from dataclasses import dataclass, replace
from typing import Any

from game.core.decision import Command
from game.core.match import Entry, Match


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log. One that was `undone` stays, greyed."""

    entry: Entry
    undone: bool = False


class History:
    """The match's lines, the oldest first. It answers, takes back and answers again through the match alone."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self.lines = [Line(entry) for entry in match.log]
        self._greyed: list[int] = []  # the lines that redo brings back, the next one last

    def answer(self, command: Command) -> Entry:
        """Gives an answer. IllegalCommand, WrongDice: then nothing has changed."""
        self._match.submit(command)
        self._greyed.clear()
        self.lines.append(Line(self._match.log[-1]))
        return self._match.log[-1]

    def undo(self, answers: int = 1) -> None:
        """Takes back that many answers. ValueError if the law of undo forbids it."""
        self._match.undo(answers)
        for _answer in range(answers):
            last = self._last()
            self.lines[last] = replace(self.lines[last], undone=True)
            self._greyed.append(last)

    def redo(self) -> Entry:
        """Gives the answer again that was taken back last. ValueError if there is none."""
        self._match.redo()
        entry = self._match.log[-1]
        self.lines[self._greyed.pop()] = Line(entry)
        return entry

    @property
    def undoable(self) -> int:
        """How many answers may be taken back."""
        return self._match.undoable

    @property
    def redoable(self) -> int:
        """How many answers may be given again."""
        return len(self._greyed)

    def way_to(self, number: int) -> int | None:
        """How to come to just after line `number` (from 0): answers to give again, or to take back if below 0.

        None: there is no way, since dice fell or the turn passed on, or since other answers were given.
        """
        if self.lines[number].undone:
            return len(self._greyed) - self._greyed.index(number) if number in self._greyed else None
        back = sum(not line.undone for line in self.lines[number + 1 :])
        return -back if back <= self.undoable else None

    def _last(self) -> int:
        return max(number for number, line in enumerate(self.lines) if not line.undone)
