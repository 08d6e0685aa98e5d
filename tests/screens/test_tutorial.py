"""The lessons: each can always be finished, whatever is done in it, and left or skipped at any point."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.content.recovery import recover
from game.screens import ways
from game.screens.lobby import Lobby
from game.screens.slip import Offer
from game.screens.title import Title
from game.screens.tutorial import Tutorial
from game.shelf import TABLES, open_game
from game.ui import intents, layout
from game.ui.intents import Cancel, Confirm, Device, Direction, Hint, Move
from game.ui.mishap import Mishap
from game.ui.widgets.dialog import Dialog
from tests.counts import count
from tests.screens.learning import TAUGHT, finish, follow, open_lesson, steps_of

if TYPE_CHECKING:
    from tests.screens.driver import Driver

each_game = pytest.mark.parametrize("game", TAUGHT)


# -- the way that it proposes ------------------------------------------------------------------------------------


@each_game
def test_whoever_follows_it_comes_to_the_lobby(real: Driver, game: str) -> None:
    lesson = open_lesson(real, game)
    finish(real, lesson)
    real.app.go(lesson.read_on())
    real.run(0.2)
    real.top(Lobby)


@each_game
def test_each_step_begins_where_the_one_before_has_led(real: Driver, game: str) -> None:
    lesson = open_lesson(real, game)
    for number, step in enumerate(steps_of(game)):
        for _wait in range(100):
            if lesson.course.reply or lesson.view.busy:
                real.run(0.1)
        assert (lesson.course.number, lesson.course.lost) == (number, False)
        if step.at:
            assert lesson._pointed is not None, step.id
            assert not lesson._pointed.colliderect(lesson.slip.box), f"{step.id} points under its slip"
        if not lesson.course.last:
            follow(real, lesson)


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


@each_game
@pytest.mark.parametrize("seed", range(count(500)))
def test_it_can_be_finished_after_whatever_was_played(driver: Driver, game: str, seed: int) -> None:
    chance = random.Random(seed)
    lesson = open_lesson(driver, game)
    for _step in range(chance.randrange(len(steps_of(game)))):
        follow(driver, lesson)
    _random_answers(driver, lesson, chance, 30)
    finish(driver, lesson)


@each_game
@pytest.mark.parametrize("seed", range(count(500)))
def test_it_can_be_skipped_from_any_point(driver: Driver, game: str, seed: int) -> None:
    chance = random.Random(1000 + seed)
    lesson = open_lesson(driver, game)
    _random_answers(driver, lesson, chance, chance.randrange(20))
    for _skip in steps_of(game):
        if not lesson.course.last:
            lesson._offered(Offer.SKIP)
            driver.run(1 / 60)
    assert lesson.course.last
    driver.app.go(lesson._offered(Offer.LEAVE))
    driver.run(0.2)
    driver.top(Title)


@each_game
@pytest.mark.parametrize("seed", range(count(150)))
def test_clicks_and_keys_of_any_kind_do_not_break_it(real: Driver, game: str, seed: int) -> None:
    chance = random.Random(seed)
    lesson = open_lesson(real, game)
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
            lesson = open_lesson(real, game)
    real.show(lesson := Tutorial(real.house, game)) if real.app.stack.top is not lesson else None
    finish(real, lesson)


# -- around it ---------------------------------------------------------------------------------------------------


@each_game
def test_nothing_of_a_lesson_is_kept(driver: Driver, game: str) -> None:
    lesson = open_lesson(driver, game)
    while not lesson.course.match.log or lesson.course.step.reads:
        follow(driver, lesson)
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


@each_game
def test_the_lobby_offers_a_lesson_until_a_match_was_set_up(driver: Driver, game: str) -> None:
    driver.show(lobby := ways.lobby(driver.house, game))
    assert isinstance(lobby, Lobby)
    assert "learn" in [widget.name for widget in lobby.controls.widgets]
    lobby._remember()
    lobby.rebuild()
    assert "learn" not in [widget.name for widget in lobby.controls.widgets]


@each_game
def test_the_way_out_and_on_is_there_for_keys_and_pad(driver: Driver, game: str) -> None:
    lesson = open_lesson(driver, game)
    driver.tell(Cancel(device=Device.PAD))
    driver.press("skip")
    assert driver.top(Tutorial) is lesson
    assert lesson.course.number == 1
    driver.tell(Cancel(device=Device.PAD))
    driver.press("leave")
    driver.top(Title)


@each_game
@pytest.mark.parametrize("zoom", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_step_stands_whole_on_its_slip(driver: Driver, zoom: int, language: str, game: str) -> None:
    driver.house.set(text_size=zoom, language=language)
    driver.house.apply(driver.app)
    lesson = open_lesson(driver, game)
    found = []
    for number in range(len(steps_of(game))):
        driver.app.canvas.notes = []
        driver.app.snapshot()
        notes = [note for note in driver.app.canvas.notes if note.name != "plain"]
        found += [f"step {number}: {fault}" for fault in layout.faults(notes)]
        driver.app.canvas.notes = None
        lesson.go(1) if number + 1 < len(steps_of(game)) else None
        driver.run(0.1)
    driver.house.set(language="en")
    assert not found, "\n".join(found)
