"""Random hunts in every format, difficulty and with every choice: nothing is lost, nobody is stuck, all end."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.moogh import content
from game.moogh.events import Injured, KnockedOut, Scored
from game.moogh.judge import loose_ends
from game.moogh.scenario import SEATS, TOGETHER, Format, Scenario
from tests.moogh.scenes import RULES

if TYPE_CHECKING:
    from game.core.table import Event
    from game.moogh.state import State

LONG = os.environ.get("EMBER_LONG") == "1"
MATCHES = 10_000 if LONG else 300
LONGEST = 5_000
HUNTS = content.scenarios(content.folder())
pytestmark = pytest.mark.timeout(7200 if LONG else 300)
RULED = ("M", "Attack", "Bite", "Claw", "Tail Swipe")


def table(chance: random.Random) -> tuple[Scenario, int]:
    """Some hunt in some format, for some number of players, at some difficulty, now and then with other choices."""
    hunt = HUNTS[chance.choice(list(HUNTS))]
    kind = chance.choice(hunt.formats)
    modes = [one.mode for one in hunt.setups if kind not in TOGETHER or one.mode != "tracker"]
    options: dict[str, Any] = {"format": kind, "mode": chance.choice(modes), "die": chance.choice(["standard", "even"])}
    if chance.random() < 0.2:
        options["child"] = chance.choice(hunt.with_options(options).setup.beasts).name
    if kind is Format.SOLO and chance.random() < 0.5:
        options["items"] = {"urga": "hide-shield", "oku": "mammoth-boots", "pim": "bear-claw-necklace"}
    return hunt.with_options(options), chance.choice(SEATS[kind])


def begin(seed: int, chance: random.Random) -> tuple[Match[State], Scenario, int]:
    hunt, seats = table(chance)
    if chance.random() < 0.5:
        hunt = _nearly_dead(hunt)
    return Match(RULES, RULES.set_up(hunt, seats, setting_up(seed)), Dice(seed)), hunt, seats


def _nearly_dead(hunt: Scenario) -> Scenario:
    """The hunt with beasts whom the next hit kills, so that players at random reach aims as well."""
    weak = [replace(one, beasts=tuple(replace(beast, health=1) for beast in one.beasts)) for one in hunt.setups]
    return replace(hunt, setups=tuple(weak))


@pytest.mark.parametrize("part", range(10))
def test_random_hunts_end_and_hold_together_at_every_decision(part: int) -> None:
    ends, asked = Counter[int](), Counter[str]()
    for seed in range(part * MATCHES // 10, (part + 1) * MATCHES // 10):
        chance = random.Random(seed)
        match, _hunt, _seats = begin(seed, chance)
        for _answer in range(LONGEST):
            RULES.audit(match.state)
            if match.decision is None:
                break
            if not match.step_answers:
                assert not list(loose_ends(match.step_start))
            asked[match.decision.about] += 1
            heard = match.submit(chance.choice(match.decision.options()))
            _check_reasons(heard)
        assert match.outcome is not None, f"seed {seed} does not end"
        ends[match.state.ending] += 1
    assert len(ends) > 3
    assert {"turn", "step", "program", "place", "show", "idea", "cube"} <= set(asked)


def _check_reasons(heard: list[Event]) -> None:
    """Each point and each injury says why, and by which ruling."""
    for event in heard:
        if isinstance(event, Scored | Injured | KnockedOut):
            assert event.why
            assert event.ruling.startswith(RULED), event


def test_positions_of_random_hunts_read_back_at_every_step() -> None:
    for seed in range(60):
        chance = random.Random(seed)
        match, hunt, seats = begin(seed, chance)
        while match.decision is not None:
            if not match.step_answers:
                written = json.loads(json.dumps(RULES.write_position(match.step_start)))
                assert RULES.read_position(written, hunt, seats) == match.step_start
            match.submit(chance.choice(match.decision.options()))


def test_points_are_never_lost_and_are_those_that_were_told() -> None:
    for seed in range(60):
        chance = random.Random(seed)
        match, _hunt, _seats = begin(seed, chance)
        points = [0] * match.state.box.sides
        while match.decision is not None:
            for event in match.submit(chance.choice(match.decision.options())):
                if isinstance(event, Scored):
                    points[event.side] += event.points
            assert points == match.state.points


def test_a_fork_at_any_decision_is_the_same_table_with_the_same_question() -> None:
    """Deep inside a beast's move as well: the step's start and its answers, played again."""
    deep = 0
    for seed in range(60):
        chance = random.Random(seed)
        match, _hunt, _seats = begin(seed, chance)
        while match.decision is not None:
            twin = match.fork(seed)
            assert twin.state == match.state
            assert twin.decision is not None
            assert twin.decision.legal() == match.decision.legal()
            deep += match.decision.about not in {"turn", "place", "program"}
            match.submit(chance.choice(match.decision.options()))
    assert deep > 100
