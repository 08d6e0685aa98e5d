"""The lesson of Fossil Hunters: one whole turn at sea, by mouse or keys alone, done early or left for another way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.cazadores.content import folder, scenarios
from game.cazadores.setting import open_box
from game.cazadores.view.places import CargoSpot, DeckSpot, MissionSpot, PortSpot, StoreSpot
from game.content.lessons import LESSON, read_lesson
from game.screens.course import Course
from game.ui.intents import Hint
from game.ui.tray import ButtonSpot
from tests.screens.learning import do_by_keys, do_by_mouse, faults, give, go_to, open_lesson, steps_of

if TYPE_CHECKING:
    from pathlib import Path

    from game.ui.hand import Spot
    from tests.screens.driver import Driver

FILE = folder() / LESSON
STEPS = steps_of("cazadores")
BOX = open_box(scenarios(folder())["world"], 2)
PORTS, TILES = BOX.chart.numbers, BOX.tile_numbers
CLICKS: dict[str, tuple[Spot, ...]] = {
    "sail": (PortSpot(PORTS["galveston"]),),
    "dig": (ButtonSpot("main"),),
    "again": (ButtonSpot("main"),),
    "visit": (PortSpot(PORTS["callao"]),),
    "trade": (ButtonSpot("main"), CargoSpot(TILES["allosaurus 2"]), StoreSpot(TILES["carnotaurus 2"])),
    "return": (PortSpot(PORTS["cartagena"]),),
    "unload": (ButtonSpot("main"),),
    "deliver": (MissionSpot(BOX.mission_numbers["carnivores+flyers"]),),
    "draw": (DeckSpot(8),),
    "home": (ButtonSpot("next"),),
}
"""What the sentences of each step say to choose."""


def test_it_has_the_person_do_everything_a_turn_holds() -> None:
    done = {step.waits.split(" ")[0] for step in STEPS}
    assert done >= {"sail", "dig", "swap", "unload", "deliver", "draw"}
    course = Course("cazadores", read_lesson(FILE))
    course.go(len(STEPS))
    events = [event for entry in course.match.log for event in entry.events]
    kinds = [type(event).__name__ for event in events]
    assert {"Dug", "Swapped", "Delivered", "Drew", "Replenished"} <= set(kinds)
    assert kinds.count("Completed") == 2  # one on the ship, one in the museum
    assert course.match.state.scores == [9 + 5 + 1 + 3 + 8, 11 + 1]


def test_what_was_completed_is_told(driver: Driver) -> None:
    lesson = open_lesson(driver, "cazadores")
    go_to(lesson, "whole")
    assert "dig" in lesson.describe()


def test_the_mouse_alone_does_what_the_sentences_say(real: Driver) -> None:
    assert do_by_mouse(real, "cazadores", CLICKS) == "sail havana"


def test_keys_alone_do_too(real: Driver) -> None:
    do_by_keys(real, "cazadores", CLICKS)


def test_a_step_done_early_is_not_asked_for_again(driver: Driver) -> None:
    lesson = open_lesson(driver, "cazadores")
    go_to(lesson, "deliver")
    give(driver, lesson, "draw 8", "deliver carnivores flyers")
    assert lesson.course.step.id == "home"


def test_whoever_goes_to_supplies_too_early_begins_the_step_again(driver: Driver) -> None:
    lesson = open_lesson(driver, "cazadores")
    go_to(lesson, "visit")
    give(driver, lesson, "sail havana")
    assert lesson.slip.lost
    driver.tell(Hint())
    assert (lesson.course.step.id, lesson.slip.lost) == ("visit", False)


def test_whoever_digs_elsewhere_finds_what_lies_there(driver: Driver) -> None:
    lesson = open_lesson(driver, "cazadores")
    go_to(lesson, "sail")
    give(driver, lesson, "sail cartagena", "sail callao", "sail antofagasta", "dig")
    (dug,) = [event.tile for event in lesson.course.match.log[-1].events if hasattr(event, "tile")]
    assert BOX.groups[BOX.tile_groups[TILES[dug]]] == "marines"


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("waits: swap", "waits: swop", 'there is no "swop"'),
        ("at: galveston", "at: galvestone", 'there is no "galvestone"'),
        ("way: [unload all]", "way: [unload diplodocus]", "this way is barred"),
        ("tells: [completed, scored]", "tells: [complete, scored]", 'there is no event "complete"'),
        ("way: [draw 8]", "way: []", "does not lead to its goal"),
        ("ship: lisbon", "ship: lisboa", 'there is no space "lisboa"'),
        ("scenario: world", "scenario: wrold", 'no scenario "wrold"'),
    ],
)
def test_faults_of_the_lesson_are_told_by_line(tmp_path: Path, before: str, after: str, fault: str) -> None:
    found = faults(tmp_path, "cazadores", before, after)
    assert any(fault in one for one in found), found
