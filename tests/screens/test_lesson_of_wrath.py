"""The lesson of Wrath of Fire Mountain: one whole turn, by mouse or keys alone, done early or left for another way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.content.lessons import LESSON, read_lesson
from game.content.paths import data_dir
from game.screens.course import Course
from game.ui import intents
from game.ui.intents import Confirm, Device, Direction, Hint, Move
from game.ui.tray import ButtonSpot
from game.wrath.view.places import DieSpot, NestSpot, PenSpot, PieceSpot, TileSpot
from tests.screens.learning import (
    change,
    do_by_keys,
    do_by_mouse,
    faults,
    give,
    go_to,
    open_lesson,
    steps_of,
    view_of,
)

if TYPE_CHECKING:
    from pathlib import Path

    from game.screens.tutorial import Tutorial
    from game.ui.hand import Spot
    from tests.screens.driver import Driver

FILE = data_dir() / "wrath" / LESSON
STEPS = steps_of("wrath")
CLICKS: dict[str, tuple[Spot, ...]] = {
    "roll": (ButtonSpot("main"),),
    "reroll": (DieSpot(2), DieSpot(3), DieSpot(4), ButtonSpot("main")),
    "keep": (ButtonSpot("next"),),
    "worship": (DieSpot(2), TileSpot(6)),
    "egg": (DieSpot(1), NestSpot()),
    "hatch": (PenSpot("pteranodon"),),
    "cave": (PieceSpot(0, "pteranodon", "supply"), TileSpot(11)),
    "hut": (DieSpot(0), TileSpot(13)),
    "foot": (PieceSpot(0, "caveman", "b1"), TileSpot(14)),
    "end": (ButtonSpot("main"),),
}
"""What the sentences of each step say to choose."""


def _pull(driver: Driver, lesson: Tutorial) -> None:
    x, y = view_of(lesson).places.boxes[TileSpot(6)].center
    drag = [intents.Drag(x, y - far, x, y) for far in (40, 90, 150)]
    driver.tell(intents.Press(x, y), *drag, intents.Release(x, y - 150), wait=0.1)


def _push(driver: Driver, _lesson: Tutorial) -> None:
    driver.tell(Move(Direction.UP, device=Device.KEYS), Confirm(device=Device.KEYS), wait=0.2)


def test_it_has_the_person_do_everything_a_turn_holds() -> None:
    done = {step.waits or step.asked for step in STEPS}
    assert done >= {"roll", "reroll", "spend", "worship", "cave", "hut", "move", "egg", "hatch", "end", "tremor"}
    course = Course("wrath", read_lesson(FILE))
    course.go(len(STEPS))
    kinds = {type(event).__name__ for event in course.match.log[-1].events}
    assert {"Erupted", "VolcanoScored", "RegionScored"} <= kinds


def test_what_the_eruption_brought_is_told(driver: Driver) -> None:
    lesson = open_lesson(driver, "wrath")
    lesson.go(next(number for number, step in enumerate(STEPS) if step.tells))
    assert "tremor up" in lesson.describe()


def test_the_mouse_alone_does_what_the_sentences_say(real: Driver) -> None:
    assert do_by_mouse(real, "wrath", CLICKS, {"tremor": _pull}) == "tremor up"


def test_keys_alone_do_too(real: Driver) -> None:
    do_by_keys(real, "wrath", CLICKS, {"tremor": _push})


def test_a_step_done_early_is_not_asked_for_again(driver: Driver) -> None:
    lesson = open_lesson(driver, "wrath")
    go_to(lesson, "worship")
    give(driver, lesson, "hut caveman", "egg caveman", "worship caveman")
    assert lesson.course.step.id == "hatch"
    give(driver, lesson, "hatch pteranodon", "cave pteranodon")
    assert lesson.course.step.id == "foot"


def test_a_step_that_cannot_be_done_any_more_is_offered_again(driver: Driver) -> None:
    lesson = open_lesson(driver, "wrath")
    go_to(lesson, "foot")
    give(driver, lesson, "end")
    assert lesson.slip.lost
    assert "Again" in lesson.describe()
    driver.tell(Hint())
    assert (lesson.course.step.id, lesson.slip.lost) == ("foot", False)


def test_the_others_answer_what_the_lesson_lets_them(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(tmp_path, "wrath", ("way: [tremor up]", "way: [tremor up]\n    replies: [roll, keep]"))
    monkeypatch.setattr("game.screens.tutorial.data_dir", lambda: tmp_path)
    lesson = open_lesson(driver, "wrath")
    go_to(lesson, "tremor")
    give(driver, lesson, "tremor up")
    assert not lesson.slip.lost
    driver.run(4)
    assert [str(entry.command) for entry in lesson.course.match.log[-2:]] == ["roll", "keep"]
    assert [entry.seat for entry in lesson.course.match.log[-2:]] == [1, 1]


def test_dice_loaded_for_another_way_fall_by_chance(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(tmp_path, "wrath", ("dice: [foot, foot,", "dice: [foot, boat,"))
    monkeypatch.setattr("game.screens.tutorial.data_dir", lambda: tmp_path)
    lesson = open_lesson(driver, "wrath")
    give(driver, lesson, "roll")
    assert lesson.course.match.log[-1].drew
    assert "boat" not in lesson.course.match.log[-1].drew


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("way: [end]", "way: [still]", "this way is barred"),
        ("waits: hatch", "waits: hutch", 'there is no "hutch"'),
        ("at: nest", "at: nset", 'there is no "nset"'),
        ("way: [egg caveman]", "way: []", "does not lead to its goal"),
        ("id: egg", "id: worship", 'two steps "worship"'),
        ("scenario: first-game", "scenario: frist-game", 'no scenario "frist-game"'),
        ("c1: {caveman: 2}", "e1: {caveman: 2}", 'no place "e1"'),
        ("region_scored]", "regionscored]", 'no event "regionscored"'),
        ("asked: spend", "asked: spent", 'there is no "spent"'),
        ("way: [end]", "way: [end]\n    replies: [still]", "nobody else is asked here"),
    ],
)
def test_faults_of_the_lesson_are_told_by_line(tmp_path: Path, before: str, after: str, fault: str) -> None:
    found = faults(tmp_path, "wrath", before, after)
    assert any(fault in one for one in found), found
