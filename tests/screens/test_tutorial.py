"""The lesson: it can always be finished, whatever is done in it, and left or skipped at any point."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.content.check import check
from game.content.lessons import LESSON, read_lesson
from game.content.paths import data_dir
from game.content.recovery import recover
from game.screens import ways
from game.screens.course import Course
from game.screens.lobby import Lobby
from game.screens.slip import Offer
from game.screens.title import Title
from game.screens.tutorial import Tutorial
from game.shelf import TABLES, open_game
from game.ui import intents, layout
from game.ui.intents import Cancel, Confirm, Device, Direction, Hint, Move
from game.ui.mishap import Mishap
from game.ui.tray import ButtonSpot
from game.ui.widgets.dialog import Dialog
from game.wrath.view.match_view import WrathView
from game.wrath.view.places import DieSpot, NestSpot, PenSpot, PieceSpot, TileSpot
from tests.counts import count
from tests.screens.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.ui.hand import Spot

FILE = data_dir() / "wrath" / LESSON
STEPS = read_lesson(FILE).steps


@pytest.fixture
def real() -> Iterator[Driver]:
    """With the game's own view."""
    driver = Driver()
    yield driver
    driver.close()


def _open(driver: Driver) -> Tutorial:
    driver.show(ways.tutorial(driver.house, "wrath"))
    return driver.top(Tutorial)


def _follow(driver: Driver, lesson: Tutorial) -> None:
    """Does what the slip says, once; begins the step again where it is lost."""
    course = lesson.course
    if course.lost:
        driver.tell(Hint())
    elif course.step.reads:
        lesson.read_on()
    else:
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


def _finish(driver: Driver, lesson: Tutorial) -> None:
    """By following it to its end."""
    for _turn in range(6 * len(STEPS)):
        if lesson.course.last:
            return
        _follow(driver, lesson)
    raise AssertionError(f"stuck at {lesson.course.step.id}")


# -- the way that it proposes ------------------------------------------------------------------------------------


def test_the_lesson_has_the_person_do_everything_a_turn_holds() -> None:
    done = {step.waits or step.asked for step in STEPS}
    assert done >= {"roll", "reroll", "spend", "worship", "cave", "hut", "move", "egg", "hatch", "end", "tremor"}
    course = Course("wrath", read_lesson(FILE))
    course.go(len(STEPS))
    kinds = {type(event).__name__ for event in course.match.log[-1].events}
    assert {"Erupted", "VolcanoScored", "RegionScored"} <= kinds


def test_whoever_follows_it_comes_to_the_lobby(real: Driver) -> None:
    lesson = _open(real)
    _finish(real, lesson)
    real.app.go(lesson.read_on())
    real.run(0.2)
    real.top(Lobby)


def test_each_step_begins_where_the_one_before_has_led(real: Driver) -> None:
    lesson = _open(real)
    for number, step in enumerate(STEPS):
        assert (lesson.course.number, lesson.course.lost) == (number, False)
        if not step.at:
            continue
        assert lesson._pointed is not None, step.id
        if not lesson.course.last:
            _follow(real, lesson)


def test_what_the_eruption_brought_is_told(driver: Driver) -> None:
    lesson = _open(driver)
    lesson.go(next(number for number, step in enumerate(STEPS) if step.tells))
    assert "tremor up" in lesson.describe()


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


def _view(lesson: Tutorial) -> WrathView:
    assert isinstance(lesson.view, WrathView)
    return lesson.view


def _click(driver: Driver, lesson: Tutorial, spot: Spot) -> None:
    view = _view(lesson)
    box = view.places.boxes[spot]
    points = [(box.x + box.w * a, box.y + box.h * b) for a in (0.5, 0.2, 0.8, 0.1) for b in (0.5, 0.2, 0.8, 0.95)]
    x, y = next(point for point in points if view.places.at(*point) == spot)
    driver.tell(intents.Point(x, y), intents.Press(x, y), intents.Release(x, y), wait=0.1)


def _press_slip(driver: Driver, lesson: Tutorial) -> None:
    """The slip's green button."""
    x, y = lesson.slip.box.centerx - 40, lesson.slip.box.bottom - 50
    driver.tell(intents.Point(x, y), intents.Press(x, y), intents.Release(x, y), wait=0.5)


def _focus(driver: Driver, lesson: Tutorial, spot: Spot) -> None:
    pointer = _view(lesson).pointer
    for _step in range(60):
        if pointer.ringed and pointer.pointed == spot:
            break
        driver.tell(intents.Next(device=Device.KEYS), wait=1 / 60)
    assert pointer.pointed == spot
    driver.tell(Confirm(device=Device.KEYS), wait=0.1)


def test_the_mouse_alone_does_what_the_sentences_say(real: Driver) -> None:
    lesson = _open(real)
    for step in STEPS[:-1]:
        assert lesson.course.step.id == step.id, real.app.stack.top
        if step.reads:
            _press_slip(real, lesson)
        elif step.waits == "tremor":
            x, y = _view(lesson).places.boxes[TileSpot(6)].center
            drag = [intents.Drag(x, y - far, x, y) for far in (40, 90, 150)]
            real.tell(intents.Press(x, y), *drag, intents.Release(x, y - 150), wait=0.1)
        for spot in CLICKS.get(step.id, ()):
            _click(real, lesson, spot)
        real.run(0.4)  # a press sooner than that would be the second half of a double one
    assert lesson.course.last
    assert str(lesson.sitting.match.log[-1].command) == "tremor up"
    _press_slip(real, lesson)
    real.top(Lobby)


def test_keys_alone_do_too(real: Driver) -> None:
    lesson = _open(real)
    for step in STEPS[:-1]:
        assert lesson.course.step.id == step.id, real.app.stack.top
        if step.reads:
            real.tell(Confirm(device=Device.KEYS))
        elif step.waits == "tremor":
            real.tell(Move(Direction.UP, device=Device.KEYS), Confirm(device=Device.KEYS), wait=0.2)
        for spot in CLICKS.get(step.id, ()):
            _focus(real, lesson, spot)
        real.run(0.4)  # a press sooner than that would be the second half of a double one
    assert lesson.course.last
    real.tell(Confirm(device=Device.KEYS))
    real.top(Lobby)


# -- other ways --------------------------------------------------------------------------------------------------


def _random_answers(driver: Driver, lesson: Tutorial, chance: random.Random, most: int) -> None:
    """Any legal answers, undo, and the slip's buttons (but the one that leaves)."""
    for _answer in range(most):
        decision = lesson.course.match.decision
        if chance.random() < 0.25:
            wish = chance.choice([Offer.BACK, Offer.SKIP, Offer.AGAIN])
            if not (wish is Offer.SKIP and lesson.course.last):
                lesson._offered(wish)
        elif chance.random() < 0.1:
            driver.tell(intents.Undo(), wait=1 / 60)
        elif decision is not None and decision.seat == lesson.course.lesson.learner:
            lesson._give(chance.choice(decision.options()))
        driver.run(1 / 60)


@pytest.mark.parametrize("seed", range(count(500)))
def test_it_can_be_finished_after_whatever_was_played(driver: Driver, seed: int) -> None:
    chance = random.Random(seed)
    lesson = _open(driver)
    for _step in range(chance.randrange(3)):
        _follow(driver, lesson)
    _random_answers(driver, lesson, chance, 30)
    _finish(driver, lesson)


@pytest.mark.parametrize("seed", range(count(500)))
def test_it_can_be_skipped_from_any_point(driver: Driver, seed: int) -> None:
    chance = random.Random(1000 + seed)
    lesson = _open(driver)
    _random_answers(driver, lesson, chance, chance.randrange(20))
    for _skip in STEPS:
        if not lesson.course.last:
            lesson._offered(Offer.SKIP)
            driver.run(1 / 60)
    assert lesson.course.last
    driver.app.go(lesson._offered(Offer.LEAVE))
    driver.run(0.2)
    driver.top(Title)


@pytest.mark.parametrize("seed", range(count(150)))
def test_clicks_and_keys_of_any_kind_do_not_break_it(real: Driver, seed: int) -> None:
    chance = random.Random(seed)
    lesson = _open(real)
    kinds = (Confirm, Cancel, intents.Next, intents.Previous, intents.Undo, Hint, intents.Help, intents.Menu)
    for _press in range(100):
        x, y = chance.uniform(0, 1920), chance.uniform(0, 1080)
        wish = chance.choice([
            [intents.Press(x, y), intents.Release(x, y)],
            [intents.Press(x, y), intents.Drag(x + 150, y, x, y), intents.Release(x + 150, y)],
            [chance.choice(kinds)(device=Device.KEYS)],
            [Move(chance.choice(list(Direction)), device=Device.KEYS)],
        ])  # fmt: skip
        real.tell(*wish, wait=1 / 60)
        assert not any(isinstance(scene, Mishap) for scene in real.app.stack.scenes), real.app.stack.scenes
        if lesson not in real.app.stack.scenes:
            lesson = _open(real)
    real.show(lesson := Tutorial(real.house, "wrath")) if real.app.stack.top is not lesson else None
    _finish(real, lesson)


def test_a_step_done_early_is_not_asked_for_again(driver: Driver) -> None:
    lesson = _open(driver)
    lesson.go(next(number for number, step in enumerate(STEPS) if step.id == "worship"))
    for text in ("hut caveman", "egg caveman", "worship caveman"):
        lesson._give(lesson.course.match.rules.parse(text, lesson.course.match.state))
        driver.run(0.1)
    assert lesson.course.step.id == "hatch"
    for text in ("hatch pteranodon", "cave pteranodon"):
        lesson._give(lesson.course.match.rules.parse(text, lesson.course.match.state))
        driver.run(0.1)
    assert lesson.course.step.id == "foot"


def test_a_step_that_cannot_be_done_any_more_is_offered_again(driver: Driver) -> None:
    lesson = _open(driver)
    lesson.go(next(number for number, step in enumerate(STEPS) if step.id == "foot"))
    lesson._give(lesson.course.match.rules.parse("end", lesson.course.match.state))
    driver.run(0.1)
    assert lesson.slip.lost
    assert "Again" in lesson.describe()
    driver.tell(Hint())
    assert (lesson.course.step.id, lesson.slip.lost) == ("foot", False)


# -- around it ---------------------------------------------------------------------------------------------------


def test_nothing_of_a_lesson_is_kept(driver: Driver) -> None:
    lesson = _open(driver)
    lesson.go(3)
    lesson._give(lesson.course.match.rules.parse("keep", lesson.course.match.state))
    driver.run(0.1)
    driver.app.go(ways.home(driver.house))
    driver.run(0.1)
    assert not recover(driver.house.running)
    assert not any(path.is_file() for folder in driver.house.folders for path in folder.rglob("*.yaml"))


def test_the_title_offers_a_lesson_and_the_rules(driver: Driver) -> None:
    driver.show(ways.title(driver.house))
    driver.press("rules")
    games = driver.top(Dialog)
    assert [answer.words for answer in games.answers] == [*(open_game(game).title for game in TABLES), "Back"]
    driver.tell(Confirm(device=Device.KEYS))
    question = driver.top(Dialog)
    assert [answer.words for answer in question.answers] == ["Play a lesson", "Read the rules", "Back"]
    driver.tell(Confirm(device=Device.KEYS), Confirm(device=Device.KEYS))
    driver.top(Tutorial)


def test_the_lobby_offers_a_lesson_until_a_match_was_set_up(driver: Driver) -> None:
    driver.show(lobby := ways.lobby(driver.house, "wrath"))
    assert isinstance(lobby, Lobby)
    assert "learn" in [widget.name for widget in lobby.controls.widgets]
    lobby._remember()
    lobby.rebuild()
    assert "learn" not in [widget.name for widget in lobby.controls.widgets]


def test_the_way_out_and_on_is_there_for_keys_and_pad(driver: Driver) -> None:
    lesson = _open(driver)
    driver.tell(Cancel(device=Device.PAD))
    driver.press("skip")
    assert driver.top(Tutorial) is lesson
    assert lesson.course.number == 1
    driver.tell(Cancel(device=Device.PAD))
    driver.press("leave")
    driver.top(Title)


@pytest.mark.parametrize("zoom", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_step_stands_whole_on_its_slip(driver: Driver, zoom: int, language: str) -> None:
    driver.house.set(text_size=zoom, language=language)
    driver.house.apply(driver.app)
    lesson = _open(driver)
    found = []
    for number in range(len(STEPS)):
        driver.app.canvas.notes = []
        driver.app.snapshot()
        notes = [note for note in driver.app.canvas.notes if note.name != "plain"]
        found += [f"step {number}: {fault}" for fault in layout.faults(notes)]
        driver.app.canvas.notes = None
        lesson.go(1) if number + 1 < len(STEPS) else None
        driver.run(0.1)
    driver.house.set(language="en")
    assert not found, "\n".join(found)


# -- its file ----------------------------------------------------------------------------------------------------


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
    ],
)
def test_faults_of_the_lesson_are_told_by_line(tmp_path: Path, before: str, after: str, fault: str) -> None:
    import shutil

    folder = tmp_path / "wrath"
    shutil.copytree(data_dir() / "wrath", folder)
    text = FILE.read_text(encoding="utf-8")
    assert before in text
    (folder / LESSON).write_text(text.replace(before, after, 1), encoding="utf-8")
    found = [str(one) for one in check([folder / LESSON], open_game("wrath").checks)]
    assert any(fault in one and f"{LESSON}:" in one for one in found), found
