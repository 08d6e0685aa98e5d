"""The lesson of Moogh: most of a round of a hunt, by mouse or keys alone, done early or left for another way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.content.lessons import LESSON, read_lesson
from game.moogh.content import folder
from game.moogh.view.places import BeastSpot, CellSpot, IconSpot, IdeaSpot, SlotSpot, TokenSpot
from game.screens.course import Course
from game.ui.intents import Hint
from game.ui.tray import MAIN, ButtonSpot
from tests.screens.learning import do_by_keys, do_by_mouse, faults, give, go_to, open_lesson, steps_of

if TYPE_CHECKING:
    from pathlib import Path

    from game.ui.hand import Spot
    from tests.screens.driver import Driver

FILE = folder() / LESSON
STEPS = steps_of("moogh")
URGA, OKU, PIM, WEN = range(4)
CLICKS: dict[str, tuple[Spot, ...]] = {
    "plan": (SlotSpot(URGA, 1),),
    "plan-oku": (SlotSpot(OKU, 1),),
    "plan-pim": (SlotSpot(PIM, 4),),
    "plan-wen": (SlotSpot(WEN, 1),),
    "move": (IconSpot(URGA, 0), CellSpot("e8")),
    "stab": (IconSpot(URGA, 1), BeastSpot(0)),
    "run": (TokenSpot(URGA), CellSpot("d9")),
    "throw": (IconSpot(WEN, 1), BeastSpot(0)),
    "again": (ButtonSpot("main"),),
    "next": (MAIN,),
    "think": (IconSpot(PIM, 3),),
    "show": (IdeaSpot("fire"),),
    "use": (IdeaSpot("fire"), BeastSpot(0)),
}
"""What the sentences of each step say to choose."""


def test_it_has_the_person_do_what_a_round_holds_and_the_moogh_answers() -> None:
    done = {step.waits.split(" ")[0] for step in STEPS}
    assert done >= {"cube", "move", "stab", "rage", "throw", "reroll", "end", "use"}
    course = Course("moogh", read_lesson(FILE))
    course.go(len(STEPS))
    kinds = [type(event).__name__ for entry in course.match.log for event in entry.events]
    assert {"BeastHit", "RageChanged", "Injured", "Strode", "IdeaShown", "IdeaUsed"} <= set(kinds)
    assert (course.match.state.health[0], course.match.state.points) == (4, [3])


def test_what_the_hit_set_off_is_told(real: Driver) -> None:
    lesson = open_lesson(real, "moogh")
    go_to(lesson, "reaction")
    assert "injured" in lesson.describe()


def test_the_mouse_alone_does_what_the_sentences_say(real: Driver) -> None:
    assert do_by_mouse(real, "moogh", CLICKS) == "use fire moogh"


def test_keys_alone_do_too(real: Driver) -> None:
    do_by_keys(real, "moogh", CLICKS)


def test_plans_made_otherwise_are_taken_and_the_next_step_finds_its_board(driver: Driver) -> None:
    lesson = open_lesson(driver, "moogh")
    go_to(lesson, "plan")
    give(driver, lesson, "cube urga 2", "cube oku 2", "cube pim 1", "cube wen 3")
    assert lesson.course.step.id == "move"
    give(driver, lesson, "move e8")
    assert lesson.course.step.id == "stab"


def test_whoever_ends_the_turn_too_early_begins_the_step_again(driver: Driver) -> None:
    lesson = open_lesson(driver, "moogh")
    go_to(lesson, "stab")
    give(driver, lesson, "end")
    assert lesson.slip.lost
    driver.tell(Hint())
    assert (lesson.course.step.id, lesson.slip.lost) == ("stab", False)


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("waits: stab", "waits: stabb", 'there is no "stabb"'),
        ("at: e8", "at: e18", 'there is no "e18"'),
        ("way: [stab moogh]", "way: [stab oku]", "this way is barred"),
        ("cast, injured]", "cast, injuries]", 'there is no event "injuries"'),
        ("way: [reroll]", "way: [keep]", "does not lead to its goal"),
        ("urga: {at: d8", "urga: {at: z8", "urga cannot be there"),
        ("scenario: first-blood", "scenario: frist-blood", 'no scenario "frist-blood"'),
    ],
)
def test_faults_of_the_lesson_are_told_by_line(tmp_path: Path, before: str, after: str, fault: str) -> None:
    found = faults(tmp_path, "moogh", before, after)
    assert any(fault in one for one in found), found
