"""Whole hunts through the view: each device alone to the end; what is shown on the way is what the match says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.core.decision import Command
from game.moogh.view.follow import follow
from game.ui.intents import Device
from tests.moogh_view.hunting import Sitting, a_hunt, decisions, hunts

if TYPE_CHECKING:
    from game.ui.art import Art

FORMATS = (
    ("first-blood", 1, {}), ("first-blood", 2, {}), ("fangs", 3, {"format": "cooperative"}),
    ("charge", 4, {"format": "teams"}), ("the-drop", 4, {}),
)  # fmt: skip
"""A hunt of each format, and of each number of seats."""


@pytest.mark.parametrize("device", [Device.MOUSE, Device.KEYS, Device.PAD])
def test_a_whole_hunt_is_played_with_each_device_alone(art: Art, device: Device) -> None:
    match = a_hunt("first-blood", 2, seed=11)
    sitting = Sitting(art, match)
    answers = 0
    for command in decisions(match, seed=4):
        sitting.ask()
        answer = sitting.answer(command, device)
        assert isinstance(answer, Command)
        assert answer == command
        answers += 1
    assert match.outcome is not None
    assert answers > 30
    sitting.ask()
    assert sitting.view.said()


@pytest.mark.parametrize(("scenario", "seats", "options"), FORMATS)
def test_every_format_is_shown_to_its_end(art: Art, scenario: str, seats: int, options: dict[str, Any]) -> None:
    match = a_hunt(scenario, seats, 5, **options)
    sitting = Sitting(art, match, speed=1.0)
    for number, command in enumerate(decisions(match, seed=6)):
        del command
        if number and number % 3 == 0:
            sitting.view.show(match.log[-1])
            for _frame in range(6):
                sitting.view.update(0.15)
            if number % 12 == 0:
                sitting.paint()
            sitting.view.hurry()
            assert not sitting.view.busy
            assert sitting.view.showing.table == match.state
        sitting.ask()
    assert match.outcome is not None


@pytest.mark.parametrize("scenario", hunts())
def test_the_table_that_follows_the_events_is_the_matchs_own(scenario: str) -> None:
    """What an onlooker sees of a hunt, event by event, is where the pieces are at each step's end."""
    match = a_hunt(scenario, 2, 8)
    shown = match.state.copy()
    for command in decisions(match, seed=9):
        del command
        if match.log:
            for event in match.log[-1].events:
                follow(shown, event)
        state = match.state
        assert shown.spots == state.spots
        assert shown.at == state.at
        assert bytes(shown.facing) == bytes(state.facing)
        assert bytes(shown.health) == bytes(state.health)
        assert (bytes(shown.rage), bytes(shown.column)) == (bytes(state.rage), bytes(state.column))
        assert (bytes(shown.hurt), bytes(shown.tokens), bytes(shown.out)) == (
            bytes(state.hurt), bytes(state.tokens), bytes(state.out),
        )  # fmt: skip
        assert shown.points == state.points
        assert set(shown.traps) == set(state.traps)
        assert shown.order == state.order
        assert (shown.ground, shown.home, bytes(shown.loads)) == (state.ground, state.home, bytes(state.loads))
        assert (shown.round, shown.dark) == (state.round, state.dark)
