"""A lesson: a set board with loaded dice, and steps that wait for what the learner does. The file `tutorial.yaml`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from game.content.matchfile import MatchFile, Seat
from game.content.models import Content, validate
from game.content.nodes import Node
from game.content.strict_yaml import read
from game.core.match import Match

LESSON = "tutorial.yaml"
"""The file's name in a game's folder."""
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
Word = Annotated[str, Field(max_length=40)]
Line = Annotated[str, Field(min_length=1, max_length=80)]


class Step(Content):
    """One thing to learn: `title` and `about` are read, `at` names the place on the table that is ringed.

    It is done when answers have begun with the words `waits` as often as in the ways up to here, or when the learner is
    asked about `asked`; with neither it is only read. `before` are the questions during which that may still come,
    `way` the answers that do it, `replies` what the others answer after it. `set` lays the board as the ways lead to
    it, whatever the learner did; `tells` are the kinds of events of the last answer that are told as well.
    """

    id: Id
    title: Annotated[str, Field(min_length=1, max_length=60)]
    about: Annotated[str, Field(min_length=1, max_length=300)]
    at: Word = ""
    waits: Word = ""
    asked: Word = ""
    before: tuple[Word, ...] = ()
    way: tuple[Line, ...] = ()
    replies: tuple[Line, ...] = ()
    set: bool = False
    tells: tuple[Word, ...] = ()

    @property
    def reads(self) -> bool:
        """Whether nothing but reading is wanted."""
        return not (self.waits or self.asked)


class LessonForm(Content):
    """The file's own shape."""

    scenario: Id
    seats: Annotated[int, Field(ge=1, le=8)]
    learner: Annotated[int, Field(ge=0, le=7)] = 0
    seed: int = 0
    dice: tuple[str | int, ...] = ()
    position: dict[str, Any]
    steps: Annotated[tuple[Step, ...], Field(min_length=1, max_length=60)]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as it was read."""

    form: LessonForm
    node: Node

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.form.steps

    @property
    def learner(self) -> int:
        """The learner's seat."""
        return self.form.learner

    def file(self, game: str, number: int) -> MatchFile:
        """The match as it stands when step `number` (from 0) begins: all ways before it have been gone."""
        return MatchFile(
            game,
            tuple(Seat("human" if seat == self.learner else "easy") for seat in range(self.form.seats)),
            self.form.scenario,
            self.form.seed,
            self.form.dice,
            self.form.position,
            recorded=True,
            commands=tuple(command for step in self.steps[:number] for command in (*step.way, *step.replies)),
        )

    def reply(self, number: int, match: Match[Any]) -> str:
        """What another seat is to answer now, when steps up to `number` (from 0) have begun; empty: nothing."""
        decision = match.decision
        given = sum(entry.seat != self.learner for entry in match.log)
        due = [reply for step in self.steps[:number] for reply in step.replies][given:]
        return due[0] if due and decision is not None and decision.seat != self.learner else ""

    def reached(self, step: Step, match: Match[Any]) -> bool:
        """Whether the learner has done what the step waits for, in time or early."""
        if step.reads:
            return False
        if step.asked:
            decision = match.decision
            return decision is not None and decision.seat == self.learner and decision.about == step.asked
        given = sum(entry.seat == self.learner and begins(str(entry.command), step.waits) for entry in match.log)
        return given >= self._due(step)

    def _due(self, step: Step) -> int:
        """How many answers that it waits for the ways hold up to here."""
        ways = (one for other in self.steps[: self.steps.index(step) + 1] for one in other.way)
        return max(1, sum(begins(one, step.waits) for one in ways))

    def lost(self, step: Step, match: Match[Any]) -> bool:
        """Whether what the step waits for cannot come any more."""
        decision = match.decision
        if step.reads or self.reached(step, match):
            return False
        if decision is None or decision.seat != self.learner:
            return True
        return decision.about not in step.before and not any(begins(one, step.waits) for one in decision.legal())


def begins(command: str, words: str) -> bool:
    """Whether that answer, as it is written, begins with these words."""
    return f"{command} ".startswith(f"{words} ")


def read_lesson(path: Path) -> Lesson:
    """The lesson in that file. ContentError, OSError."""
    node = read(path)
    return Lesson(validate(node, LessonForm), node)
