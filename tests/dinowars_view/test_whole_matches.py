"""Whole matches through the view: each device alone to the end; what is shown on the way is what the match says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.core.decision import Command
from game.dinowars.state import DEAD, GONE, OFF, State
from game.dinowars.view.follow import follow
from game.ui.intents import Device
from tests.dinowars_view.skirmish import Sitting, a_skirmish, decisions, set_ups

if TYPE_CHECKING:
    from game.ui.art import Art

SEEN = (
    "done", "edge", "eggs", "fates", "first", "food", "front", "lava", "leads", "marks", "overall", "pools", "rolls",
    "runners", "scores", "targets", "turn", "twists", "unique",
)  # fmt: skip
"""What of a table is seen."""


@pytest.mark.parametrize("device", [Device.MOUSE, Device.KEYS, Device.PAD])
def test_a_whole_match_is_played_with_each_device_alone(art: Art, device: Device) -> None:
    match = a_skirmish("short-hunt", seed=11, turns=3)
    sitting = Sitting(art, match)
    for command in decisions(match, seed=4):
        sitting.ask()
        assert sitting.answer(command, device) == command
    assert match.outcome is not None


def _as_seen(state: State) -> dict[str, Any]:
    """What the picture shows of a state; where the dead stood, and who acts when the turn is over, nobody sees."""
    here = [piece for piece, fate in enumerate(state.fates) if fate not in (OFF, DEAD, GONE)]
    found = {name: getattr(state, name) for name in SEEN}
    found["places"] = [(state.xs[one], state.ys[one], state.facings[one], state.down[one]) for one in here]
    return found


@pytest.mark.parametrize("scenario", set_ups())
def test_the_table_that_follows_the_events_is_the_match_own_table(scenario: str) -> None:
    for twist in ("none", "all"):
        match = a_skirmish(scenario, 5, twist=twist)
        shown = match.state.copy()
        for _command in decisions(match, 5):
            told = match.log[-1].events if match.log else ()
            for event in told:
                follow(shown, event)
            if match.log:
                assert _as_seen(shown) == _as_seen(match.state), (len(match.log), told)
            shown = match.state.copy()


def test_the_dice_choose_the_objectives_before_everybodys_eyes(art: Art) -> None:
    match = a_skirmish("twist-of-fate", 4)
    sitting = Sitting(art, match, speed=1.0)
    sitting.view.begin(match.opening)
    assert sitting.view.busy
    told = set(sitting.texts())
    sitting.run(0.1)
    assert not sitting.view.busy
    assert {"Objectives", "Infiltration"} <= told
    assert sitting.hand.lit()


def test_bots_play_to_the_end_while_somebody_looks_on(art: Art) -> None:
    match = a_skirmish("twist-of-fate", 8, turns=2)
    sitting = Sitting(art, match, people=0, speed=4.0)
    for number, command in enumerate(decisions(match, 8)):
        assert isinstance(command, Command)
        if match.log:
            sitting.view.show(match.log[-1])
            if number % 3 == 0:
                assert sitting.run(0.2) < 60
            sitting.view.hurry()
    assert sitting.view.showing.table.scores == match.state.scores
