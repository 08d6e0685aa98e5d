"""What is seen and heard never reaches the rules: the same answers lead to the same match however it is shown. B11."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from game.content.paths import root
from game.screens import ways
from game.screens.play import Play
from game.ui.sounds import open_sounds
from tests.screens.driver import Driver
from tests.screens.tables import a_file, a_match
from tests.test_every_ruleset import fingerprint

if TYPE_CHECKING:
    from collections.abc import Iterator

ANSWERS = 25
SMALL, LARGE = (640, 360), (960, 540)
WAYS: dict[str, tuple[tuple[int, int], dict[str, Any]]] = {
    "at once": (SMALL, {}),
    "with music": (SMALL, {"music": True}),
    "mute": (SMALL, {"mute": True}),
    "in its own time": (SMALL, {"animation_speed": 100}),
    "fast": (SMALL, {"animation_speed": 200}),
    "calm": (SMALL, {"animation_speed": 200, "calm_motion": True}),
    "in a larger window": (LARGE, {}),
    "in large letters": (SMALL, {"text_size": 200}),
}
"""How it is shown: the size of the window, and the settings."""


@pytest.mark.parametrize("way", WAYS)
def test_neither_sound_nor_speed_nor_calm_nor_size_changes_the_match(way: str) -> None:
    size, settings = WAYS[way]
    driver = Driver(size)
    driver.app.sounds = open_sounds(root() / "sounds")
    driver.house.set(**settings)
    driver.house.apply(driver.app)
    assert list(_shown(driver)) == list(_unseen())
    driver.app.sounds.close()
    driver.close()


def test_other_answers_are_another_match() -> None:
    assert len(set(_unseen())) == ANSWERS


@cache
def _unseen() -> tuple[str, ...]:
    """The match after each answer, where nothing of it is seen or heard."""
    match, chance, found = a_match(), random.Random(5), []
    for _answer in range(ANSWERS):
        assert match.decision is not None
        match.submit(chance.choice(list(match.decision.options())))
        found.append(fingerprint(match))
    return tuple(found)


def _shown(driver: Driver) -> Iterator[str]:
    """The same with all that there is to see and hear, each answer to its end."""
    driver.show(ways.table(driver.house, a_file()))
    play, chance = driver.top(Play), random.Random(5)
    match = play.sitting.match
    for _answer in range(ANSWERS):
        assert match.decision is not None
        play._give(chance.choice(list(match.decision.options())))
        driver.run(1 / 60)
        while play.view.busy:
            driver.run(1 / 60)
        yield fingerprint(match)
