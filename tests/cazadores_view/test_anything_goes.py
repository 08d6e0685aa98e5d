"""Whatever is pressed on the table of Fossil Hunters, lit or not, in whatever order: no screen fails."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.content.matchfile import MatchFile, Seat
from game.screens import ways
from game.screens.play import Play
from game.ui import intents
from game.ui.mishap import Mishap
from tests.cazadores_view.voyaging import a_match, later
from tests.counts import count
from tests.screens.test_anything_goes import any_intent

if TYPE_CHECKING:
    from tests.screens.driver import Driver

TABLES = (("north-atlantic", 2), ("north-atlantic", 3), ("world", 2), ("world", 4), ("world", 5), ("busy-museums", 3))
TICK = 1 / 60


@pytest.mark.parametrize("seed", range(count(100)))
def test_no_screen_fails_whatever_is_pressed(driver: Driver, seed: int) -> None:
    chance = random.Random(seed)
    scenario, number = TABLES[seed % len(TABLES)]
    seats = (Seat("human"), *(Seat(chance.choice(("human", "easy"))) for _seat in range(number - 1)))
    match = later(a_match(scenario, number, seed), chance.choice((0, 8, 40, 120)), seed)
    table = MatchFile("cazadores", seats, scenario, seed, position=match.rules.write_position(match.state))
    driver.show(ways.table(driver.house, table))
    most = 0
    for _press in range(100):
        play = driver.app.stack.top
        if isinstance(play, Play) and chance.random() < 0.7:
            _touch(driver, play, chance)
            most = max(most, len(play.sitting.match.log))
        else:
            driver.tell(any_intent(chance), wait=TICK)
        assert not any(isinstance(scene, Mishap) for scene in driver.app.stack.scenes)
        if not any(isinstance(scene, Play) for scene in driver.app.stack.scenes):
            driver.show(ways.table(driver.house, table))
    assert most, "nothing was ever played"


def _touch(driver: Driver, play: Play, chance: random.Random) -> None:
    """Points at a place, mostly one that is lit; presses it, drags from it to another, or lets the table play on."""
    boxes = play.view.places.boxes  # type: ignore[attr-defined]
    lit = [spot for spot in play.view.lit if spot in boxes]  # type: ignore[attr-defined]
    spots = sorted(lit if lit and chance.random() < 0.8 else boxes, key=repr)
    here, there = (boxes[chance.choice(spots)].center for _end in range(2))
    told = chance.choice(
        (
            (intents.Press(*here), intents.Release(*here)),
            (intents.Press(*here), intents.Release(*here)),
            (intents.Press(*here), intents.Point(*there), intents.Release(*there)),
            (intents.Point(*here), intents.Confirm()),
        )
    )
    driver.tell(*told, wait=chance.choice((TICK, TICK, 0.3)))
