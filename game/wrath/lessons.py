"""The lesson of this game, checked: its position, its places, and that each step's way does what the step waits for."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.content.faults import ContentError, Fault
from game.content.fields import did_you_mean
from game.content.lessons import Lesson, Step, read_lesson
from game.content.models import fault_at
from game.content.nodes import find
from game.core.decision import IllegalCommand
from game.core.dice import Dice, WrongDice
from game.core.match import Match
from game.wrath.box import CELL_NAMES
from game.wrath.reading import read
from game.wrath.rules import Wrath
from game.wrath.scenario import Scenario
from game.wrath.state import PHASES, State

VERBS: Final = (
    "roll", "reroll", "keep", "hatch", "worship", "cave", "hut", "egg", "move", "eat", "spare", "end", "tremor",
    "still",
)  # fmt: skip
"""With what an answer begins."""
FIXED: Final = (
    "main", "next", "undo", "redo", "log", "menu", "dice", "status", "volcano", "cave", "hut", "nest", "trail",
    "hatchery", *CELL_NAMES,
)  # fmt: skip
"""What a step can point at, besides a panel, a supply, a die or a pen with its number or name."""
KINDS: Final = ("shifted", "erupted", "volcano_scored", "region_scored", "returned", "turn_ended", "rolled", "placed")
"""The kinds of events that a step can tell."""
COUNTED: Final = ("panel", "supply", "die", "pen")


def faults_of(path: Path, scenario: Scenario) -> list[Fault]:
    """What is wrong with the lesson in that file, which is to be in that set-up. ContentError, OSError."""
    lesson = read_lesson(path)
    found = [*_named(lesson)]
    match = _open(lesson, scenario)
    return found or [*_walked(lesson, match)]


def _named(lesson: Lesson) -> Iterator[Fault]:
    """Words that nobody knows."""
    for number, step in enumerate(lesson.steps):
        yield from _known(lesson, number, "waits", step.waits, VERBS)
        yield from _known(lesson, number, "asked", step.asked, PHASES[:-1])
        if step.at.split(" ")[0] not in COUNTED:
            yield from _known(lesson, number, "at", step.at, FIXED)
        if step.id in [other.id for other in lesson.steps[:number]]:
            yield fault_at(
                lesson.node, ("steps", number, "id"), f'there are two steps "{step.id}"', "a name of its own"
            )
        for at, told in enumerate(step.tells):
            if told not in KINDS:
                expected = did_you_mean(told, KINDS) or ", ".join(KINDS)
                yield fault_at(lesson.node, ("steps", number, "tells", at), f'there is no event "{told}"', expected)
        if step.waits and step.asked:
            yield fault_at(lesson.node, ("steps", number, "asked"), "`asked` stands beside `waits`", "one of them")


def _known(lesson: Lesson, number: int, field: str, word: str, words: tuple[str, ...]) -> Iterator[Fault]:
    if word and word not in words:
        expected = did_you_mean(word, words) or ", ".join(words)
        yield fault_at(lesson.node, ("steps", number, field), f'there is no "{word}"', expected)


def _open(lesson: Lesson, scenario: Scenario) -> Match[State]:
    try:
        state = read(find(lesson.node, ("position",)), scenario, lesson.form.seats)
    except ValueError as error:
        if isinstance(error.__cause__, ContentError):
            raise error.__cause__ from None
        raise
    return Match(Wrath(), state, Dice(lesson.form.seed, lesson.form.dice))


def _walked(lesson: Lesson, match: Match[State]) -> Iterator[Fault]:
    """Walks all ways, one after the other; the first fault ends it."""
    for number, step in enumerate(lesson.steps):
        if lesson.reached(step, match):
            yield fault_at(lesson.node, ("steps", number), "this is reached before it begins", "a goal of its own")
        try:
            yield from _way(lesson, number, step, match)
        except (IllegalCommand, WrongDice) as error:
            yield fault_at(lesson.node, ("steps", number, "way"), f"this way is barred: {error}", "possible answers")
            return


def _way(lesson: Lesson, number: int, step: Step, match: Match[State]) -> Iterator[Fault]:
    if lesson.lost(step, match):
        yield fault_at(lesson.node, ("steps", number), "its goal cannot be reached", "`before`, or another goal")
    for text in step.way:
        match.submit(match.rules.parse(text, match.state))
    if not step.reads and not lesson.reached(step, match):
        yield fault_at(lesson.node, ("steps", number), "its way does not lead to its goal", "answers in `way`")
