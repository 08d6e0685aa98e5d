"""Whatever is pressed, in whatever order: no screen fails, one question at a time, nobody answers for a bot."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.screens import ways
from game.screens.play import Play
from game.ui import intents
from game.ui.intents import Device, Direction
from game.ui.mishap import Mishap
from game.ui.transitions import Pop
from tests.counts import count
from tests.screens.driver import Driver
from tests.screens.tables import a_file

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAIN = (
    intents.Confirm, intents.Cancel, intents.Next, intents.Previous, intents.Undo, intents.Redo, intents.RestartTurn,
    intents.Hurry, intents.Help, intents.Menu, intents.Log, intents.Describe, intents.DragCancelled, intents.FocusLost,
    intents.Hint, intents.Scores,
)  # fmt: skip


@pytest.fixture
def real() -> Iterator[Driver]:
    """With the game's own view."""
    driver = Driver()
    yield driver
    driver.close()


@pytest.mark.parametrize("seed", range(count(150)))
def test_no_screen_fails_whatever_is_pressed(real: Driver, seed: int) -> None:
    chance = random.Random(seed)
    real.show(ways.table(real.house, a_file("human", "easy", "human", seed=seed)))
    for _press in range(120):
        real.tell(any_intent(chance), wait=1 / 60)
        stack = real.app.stack
        assert not any(isinstance(scene, Mishap) for scene in stack.scenes), stack.scenes
        assert sum(scene.modal for scene in stack.scenes) <= 1
        if not stack.scenes:
            real.show(ways.title(real.house))


@pytest.mark.parametrize("seed", range(count(100)))
def test_a_bots_seat_is_answered_by_the_bot_alone(real: Driver, seed: int) -> None:
    chance = random.Random(seed)
    real.mind.silent = True
    real.show(ways.table(real.house, a_file("easy", "easy", seed=seed)))
    play = real.top(Play)
    for _press in range(60):
        if isinstance(real.app.stack.top, Play):
            real.tell(any_intent(chance), wait=1 / 60)
        else:
            real.app.go(Pop())
    assert not play.sitting.match.log


def any_intent(chance: random.Random) -> intents.Intent:
    """Any intent of any device, anywhere on the screen and a little beyond."""
    device = chance.choice(list(Device))
    x, y = chance.uniform(-20, 1940), chance.uniform(-20, 1100)
    kinds = [
        lambda: chance.choice(PLAIN)(device=device),
        lambda: intents.Move(chance.choice(list(Direction)), device=device),
        lambda: intents.Confirm(device=device),
        lambda: intents.Press(x, y),
        lambda: intents.Release(x, y),
        lambda: intents.Drag(x, y, chance.uniform(0, 1920), chance.uniform(0, 1080)),
        lambda: intents.Point(x, y),
        lambda: intents.Scroll(chance.uniform(-3, 3), x, y),
        lambda: intents.Text("7ab"),
        lambda: intents.DeviceLost("stick") if chance.random() < 0.1 else intents.DeviceFound("stick"),
    ]
    return chance.choice(kinds)()
