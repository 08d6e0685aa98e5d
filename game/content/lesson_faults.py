"""A game's lesson, checked: its position, its words, and that each step's way does what the step waits for."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.content.faults import Fault
from game.content.fields import did_you_mean
from game.content.lessons import Lesson, Step, read_lesson
from game.content.models import fault_at
from game.content.nodes import find
from game.content.positions import state_of
from game.content.setups import no_set_up
from game.core.decision import IllegalCommand
from game.core.dice import Dice, WrongDice
from game.core.match import Match
from game.core.ruleset import Ruleset
from game.core.words import _


@dataclass(frozen=True, slots=True)
class Tongue:
    """The words of one game that a lesson may use."""

    verbs: tuple[str, ...]
    """With what an answer begins."""
    questions: tuple[str, ...]
    """What somebody can be asked about."""
    places: tuple[str, ...]
    """What a step can point at."""
    counted: tuple[str, ...]
    """The same, before a number or a name."""
    kinds: tuple[str, ...]
    """The kinds of events that a step can tell."""


def faults_of(
    path: Path, set_up: Callable[[str], Any], rules: Ruleset[Any], tongue: Callable[[Any], Tongue]
) -> list[Fault]:
    """What is wrong with the lesson in that file. ContentError, OSError.

    `set_up` gives the set-up of that name, and `tongue` the words that a lesson in it may use.
    """
    lesson = read_lesson(path)
    found = no_set_up(path.parent, lesson.node, lesson.form.scenario)
    if found:
        return found
    scenario = set_up(lesson.form.scenario)
    return [*_named(lesson, tongue(scenario))] or [*_walked(lesson, _open(lesson, scenario, rules))]


def _named(lesson: Lesson, tongue: Tongue) -> Iterator[Fault]:
    """Words that nobody knows."""
    for number, step in enumerate(lesson.steps):
        yield from _known(lesson, number, "waits", step.waits.split(" ")[0], tongue.verbs)
        yield from _known(lesson, number, "asked", step.asked, tongue.questions)
        if step.at.split(" ")[0] not in tongue.counted:
            yield from _known(lesson, number, "at", step.at, tongue.places)
        if step.id in [other.id for other in lesson.steps[:number]]:
            what = _('there are two steps "{step}"').format(step=step.id)
            yield fault_at(lesson.node, ("steps", number, "id"), what, _("a name of its own"))
        for at, told in enumerate(step.tells):
            if told not in tongue.kinds:
                expected = did_you_mean(told, tongue.kinds) or ", ".join(tongue.kinds)
                what = _('there is no event "{event}"').format(event=told)
                yield fault_at(lesson.node, ("steps", number, "tells", at), what, expected)
        if step.waits and step.asked:
            what = _("`asked` stands beside `waits`")
            yield fault_at(lesson.node, ("steps", number, "asked"), what, _("one of them"))


def _known(lesson: Lesson, number: int, field: str, word: str, words: tuple[str, ...]) -> Iterator[Fault]:
    if word and word not in words:
        expected = did_you_mean(word, words) or ", ".join(words)
        yield fault_at(lesson.node, ("steps", number, field), _('there is no "{name}"').format(name=word), expected)


def _open(lesson: Lesson, scenario: Any, rules: Ruleset[Any]) -> Match[Any]:
    state = state_of(rules, find(lesson.node, ("position",)), scenario, lesson.form.seats)
    return Match(rules, state, Dice(lesson.form.seed, lesson.form.dice))


def _walked(lesson: Lesson, match: Match[Any]) -> Iterator[Fault]:
    """Walks all ways, one after the other; the first fault ends it."""
    for number, step in enumerate(lesson.steps):
        if lesson.reached(step, match):
            what = _("this is reached before it begins")
            yield fault_at(lesson.node, ("steps", number), what, _("a goal of its own"))
        try:
            yield from _way(lesson, number, step, match)
        except (IllegalCommand, WrongDice) as error:
            what = _("this way is barred: {reason}").format(reason=error)
            yield fault_at(lesson.node, ("steps", number, "way"), what, _("possible answers"))
            return


def _way(lesson: Lesson, number: int, step: Step, match: Match[Any]) -> Iterator[Fault]:
    if lesson.lost(step, match):
        what = _("its goal cannot be reached")
        yield fault_at(lesson.node, ("steps", number), what, _("`before`, or another goal"))
    for text in step.way:
        match.submit(match.rules.parse(text, match.state))
    if not step.reads and not lesson.reached(step, match):
        what = _("its way does not lead to its goal")
        yield fault_at(lesson.node, ("steps", number), what, _("answers in `way`"))
    for text in step.replies:
        if lesson.reply(number + 1, match) != text:
            what = _("nobody else is asked here")
            yield fault_at(lesson.node, ("steps", number, "replies"), what, _("no reply"))
            return
        match.submit(match.rules.parse(text, match.state))
