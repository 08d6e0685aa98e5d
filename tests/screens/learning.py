"""A learner in a lesson of any game: does what the slip says, by answers, by the mouse alone or by keys alone."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from game.content.check import check
from game.content.lessons import LESSON, read_lesson
from game.content.paths import data_dir
from game.screens import ways
from game.screens.lobby import Lobby
from game.screens.tutorial import Tutorial
from game.shelf import TABLES, open_game
from game.ui import intents
from game.ui.intents import Confirm, Device, Hint
from game.ui.table_view import TableView

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence
    from pathlib import Path

    from game.content.lessons import Step
    from tests.screens.driver import Driver

TAUGHT = [game for game in TABLES if ways.has_lesson(game)]
"""The games that have a lesson."""
MOST_STEPS = 120


def steps_of(game: str) -> tuple[Step, ...]:
    """What that game's lesson teaches."""
    return read_lesson(data_dir() / game / LESSON).steps


def change(place: Path, game: str, *changes: tuple[str, str]) -> None:
    """Writes that game's lesson into its folder at the place, with other words where these stand."""
    text = (data_dir() / game / LESSON).read_text(encoding="utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    (place / game).mkdir(exist_ok=True)
    (place / game / LESSON).write_text(text, encoding="utf-8")


def faults(place: Path, game: str, before: str, after: str) -> list[str]:
    """What is told of a copy of that game's data whose lesson says something else there."""
    shutil.copytree(data_dir() / game, place / game)
    change(place, game, (before, after))
    found = [str(one) for one in check([place / game / LESSON], open_game(game).checks)]
    return [one for one in found if f"{LESSON}:" in one]


def open_lesson(driver: Driver, game: str) -> Tutorial:
    """The lesson of that game on the screen."""
    driver.show(ways.tutorial(driver.house, game))
    return driver.top(Tutorial)


def go_to(lesson: Tutorial, step: str) -> None:
    """To the step of that id."""
    lesson.go([one.id for one in lesson.course.lesson.steps].index(step) - lesson.course.number)


def give(driver: Driver, lesson: Tutorial, *texts: str) -> None:
    """These answers, one after the other."""
    for text in texts:
        lesson._give(lesson.course.match.rules.parse(text, lesson.course.match.state))
        driver.run(0.1)


def follow(driver: Driver, lesson: Tutorial) -> None:
    """Does what the slip says, once; begins the step again where it is lost."""
    course = lesson.course
    if course.lost:
        driver.tell(Hint())
    elif course.step.reads:
        lesson.read_on()
    elif not course.reply:
        _walk(driver, lesson)
    driver.run(0.1)


def _walk(driver: Driver, lesson: Tutorial) -> None:
    number = lesson.course.number
    for text in lesson.course.step.way:
        command = lesson.course.match.rules.parse(text, lesson.course.match.state)
        decision = lesson.course.match.decision
        if decision is None or command not in decision:
            lesson.again()
            return
        lesson._give(command)
        driver.run(0.1)
        if lesson.course.number != number:
            return


def finish(driver: Driver, lesson: Tutorial) -> None:
    """By following it to its end."""
    for _turn in range(6 * len(lesson.course.lesson.steps)):
        if lesson.course.last:
            return
        follow(driver, lesson)
    raise AssertionError(f"stuck at {lesson.course.step.id}")


# -- by mouse and keys -----------------------------------------------------------------------------------------------


def do_by_mouse(
    driver: Driver,
    game: str,
    clicks: Mapping[str, Sequence[Hashable]],
    drags: Mapping[str, Callable[[Driver, Tutorial], None]] | None = None,
) -> str:
    """The lesson of that game by the mouse alone, to the lobby; by step what is clicked or dragged. The last answer."""
    lesson = open_lesson(driver, game)
    for step in lesson.course.lesson.steps[:-1]:
        assert lesson.course.step.id == step.id, lesson.course.step.id
        if step.reads:
            press_slip(driver, lesson)
        elif drags and step.id in drags:
            drags[step.id](driver, lesson)
        for spot in clicks.get(step.id, ()):
            _click(driver, lesson, spot)
            _settle(driver, lesson)
        _settle(driver, lesson)
    assert lesson.course.last
    last = str(lesson.sitting.match.log[-1].command)
    press_slip(driver, lesson)
    driver.top(Lobby)
    return last


def do_by_keys(
    driver: Driver,
    game: str,
    clicks: Mapping[str, Sequence[Hashable]],
    others: Mapping[str, Callable[[Driver, Tutorial], None]] | None = None,
) -> None:
    """The lesson of that game by keys alone, to the lobby; by step what is chosen, or else done."""
    lesson = open_lesson(driver, game)
    for step in lesson.course.lesson.steps[:-1]:
        assert lesson.course.step.id == step.id, lesson.course.step.id
        if step.reads:
            driver.tell(Confirm(device=Device.KEYS))
        elif others and step.id in others:
            others[step.id](driver, lesson)
        for spot in clicks.get(step.id, ()):
            _focus(driver, lesson, spot)
            _settle(driver, lesson)
        _settle(driver, lesson)
    assert lesson.course.last
    driver.tell(Confirm(device=Device.KEYS))
    driver.top(Lobby)


def view_of(lesson: Tutorial) -> TableView:
    """Its table."""
    assert isinstance(lesson.view, TableView)
    return lesson.view


def press_slip(driver: Driver, lesson: Tutorial) -> None:
    """The slip's green button."""
    x, y = lesson.slip.box.centerx - 40, lesson.slip.box.bottom - 50
    driver.tell(intents.Point(x, y), intents.Press(x, y), intents.Release(x, y), wait=0.5)


def _settle(driver: Driver, lesson: Tutorial) -> None:
    """Until nothing moves; a press sooner than that would be the second half of a double one, or hurry."""
    driver.run(0.4)
    for _wait in range(100):
        if not lesson.view.busy and not lesson.view.planned():
            return
        driver.run(0.1)


def _click(driver: Driver, lesson: Tutorial, spot: Hashable) -> None:
    places = view_of(lesson).places
    box = places.boxes[spot]
    points = [(box.x + box.w * a, box.y + box.h * b) for a in (0.5, 0.2, 0.8, 0.1) for b in (0.5, 0.2, 0.8, 0.95)]
    x, y = next(point for point in points if places.at(*point) == spot)
    assert not lesson.slip.box.collidepoint(x, y), f"{spot} lies under the slip"
    driver.tell(intents.Point(x, y), intents.Press(x, y), intents.Release(x, y), wait=0.1)


def _focus(driver: Driver, lesson: Tutorial, spot: Hashable) -> None:
    pointer = view_of(lesson).pointer
    for _step in range(MOST_STEPS):
        if pointer.ringed and pointer.pointed == spot:
            break
        driver.tell(intents.Next(device=Device.KEYS), wait=1 / 60)
    assert pointer.pointed == spot
    driver.tell(Confirm(device=Device.KEYS), wait=0.1)
