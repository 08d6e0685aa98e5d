"""The lesson of Dino-Wars: a whole turn of a hunt, by mouse or keys alone, done early or left for another way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.content.lessons import LESSON, read_lesson
from game.dinowars.content import folder
from game.dinowars.view.places import AnimalSpot, PointSpot
from game.screens.course import Course
from game.ui.intents import Hint
from game.ui.tray import MAIN, NEXT
from tests.screens.learning import do_by_keys, do_by_mouse, faults, give, go_to, open_lesson, steps_of

if TYPE_CHECKING:
    from pathlib import Path

    from game.ui.hand import Spot
    from tests.screens.driver import Driver

FILE = folder() / LESSON
STEPS = steps_of("dinowars")
ALLOSAURUS, CERATOSAURUS, IGUANODON = 0, 1, 4
CLICKS: dict[str, tuple[Spot, ...]] = {
    "deploy": (PointSpot(3300, 4300), MAIN),
    "food": (PointSpot(3000, 1361), PointSpot(2100, 1880)),
    "reach": (AnimalSpot(CERATOSAURUS), PointSpot(1200, 2400), NEXT),
    "go": (MAIN,),
    "charge": (AnimalSpot(ALLOSAURUS), AnimalSpot(IGUANODON), MAIN),
    "contact": (MAIN,),
    "odds": (NEXT,),
    "down": (AnimalSpot(IGUANODON),),
    "strike": (AnimalSpot(ALLOSAURUS), MAIN),
    "kill": (MAIN,),
    "end": (MAIN,),
}
"""What the sentences of each step say to choose."""


def _ended() -> Course:
    course = Course("dinowars", read_lesson(FILE))
    course.go(len(STEPS))
    return course


def test_it_has_the_person_do_what_a_turn_holds_and_the_other_side_answers() -> None:
    done = {step.waits.split(" ")[0] for step in STEPS}
    assert done >= {"deploy", "place", "move", "go", "charge", "down", "attack", "kill", "done"}
    assert sum("fierce" in one for step in STEPS for one in step.way) == 2  # a die of a move, one more for an attack
    state = _ended().match.state
    assert (state.turn, state.scores, state.pools, state.lava) == (2, [2, 0], [3, 1], 500)


def test_the_move_goes_through_the_wood_and_the_charge_names_what_helps() -> None:
    events = [event for entry in _ended().match.log for event in entry.events]
    rolled = [one for one in events if type(one).__name__ == "MoveRolled" and one.name == "ceratosaurus"]
    assert [(sum(one.dice), one.far < 2000) for one in rolled] == [(20, True)]
    fought = [one.modifiers for one in events if type(one).__name__ == "Fought"]
    assert fought == [("charging", "higher", "ferocity"), ("higher",)]


def test_what_the_end_of_the_turn_brought_is_told(real: Driver) -> None:
    lesson = open_lesson(real, "dinowars")
    go_to(lesson, "twist")
    assert "lava" in lesson.describe()


def test_the_mouse_alone_does_what_the_sentences_say(real: Driver) -> None:
    assert do_by_mouse(real, "dinowars", CLICKS) == "done"


def test_keys_alone_do_too(real: Driver) -> None:
    do_by_keys(real, "dinowars", CLICKS)


def test_a_place_of_ones_own_in_the_strip_is_taken_and_the_next_step_finds_its_table(driver: Driver) -> None:
    lesson = open_lesson(driver, "dinowars")
    go_to(lesson, "deploy")
    give(driver, lesson, "deploy allosaurus 20.50 44.10 facing 90.00")
    assert lesson.course.step.id == "food"
    assert lesson.course.match.state.xs[ALLOSAURUS] == 3300


def test_whoever_ends_the_activation_too_early_begins_the_step_again(driver: Driver) -> None:
    lesson = open_lesson(driver, "dinowars")
    go_to(lesson, "charge")
    give(driver, lesson, "done")
    assert lesson.slip.lost
    driver.tell(Hint())
    assert (lesson.course.step.id, lesson.slip.lost) == ("charge", False)


def test_another_animal_that_is_moved_first_loses_nothing(driver: Driver) -> None:
    lesson = open_lesson(driver, "dinowars")
    go_to(lesson, "charge")
    give(driver, lesson, "move ceratosaurus-2 0.00")
    assert not lesson.slip.lost
    give(driver, lesson, "go 3.00")
    assert (lesson.course.step.id, lesson.slip.lost) == ("charge", False)


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("waits: charge", "waits: charrge", 'there is no "charrge"'),
        ("at: l15", "at: l19", 'there is no "l19"'),
        ("way: [go 13.42]", "way: [go 23.42]", "this way is barred"),
        ("ferocity, lava_came]", "ferocity, lava_goes]", 'there is no event "lava_goes"'),
        ("way: [kill]", "way: [down 0.00 0.00]", "does not lead to its goal"),
        ("ceratosaurus: {x: 1000", "ceratosaurus: {x: 10", "stands over the edge"),
        ("scenario: short-hunt", "scenario: shrot-hunt", 'no scenario "shrot-hunt"'),
    ],
)
def test_faults_of_the_lesson_are_told_by_line(tmp_path: Path, before: str, after: str, fault: str) -> None:
    found = faults(tmp_path, "dinowars", before, after)
    assert any(fault in one for one in found), found
