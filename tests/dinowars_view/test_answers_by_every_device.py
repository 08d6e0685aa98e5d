"""Every kind of question can be answered with the mouse alone, with keys alone and with a pad alone."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from game.core.decision import Command
from game.ui import intents
from game.ui.intents import Device, Direction
from game.ui.view import Say
from tests.dinowars_view.skirmish import Sitting, a_skirmish, decisions, set_ups

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.match import Match
    from game.ui.art import Art

KINDS = {"target", "runner", "edge", "deploy", "place", "act", "go", "charge", "free", "result"}
"""All that this game asks."""
WORDS = {"move", "turn", "attack", "break", "stand", "push", "rally", "done"}
"""All that can be ordered."""
OF_EACH = 2
DEVICES = [Device.MOUSE, Device.KEYS, Device.PAD]


def _kind(match: Match[Any], command: Command) -> str:
    about = match.decision.about
    return f"{about} {str(command).partition(' ')[0]}" if about == "act" else about


def _matches() -> Iterator[tuple[Match[Any], int]]:
    for seed in range(40):
        yield a_skirmish(set_ups()[seed % len(set_ups())], seed, twist="none"), seed


@pytest.mark.parametrize("device", DEVICES)
def test_every_kind_of_question_is_answered_place_by_place(art: Art, device: Device) -> None:
    seen: Counter[str] = Counter()
    wanted = {*(KINDS - {"act"}), *(f"act {word}" for word in WORDS)}
    for match, seed in _matches():
        sitting = Sitting(art, match)
        for command in decisions(match, seed):
            kind = _kind(match, command)
            if seen[kind] < OF_EACH:
                seen[kind] += 1
                sitting.ask()
                assert sitting.answer(command, device) == command, (seed, kind, str(command))
        if set(seen) >= wanted:
            return
    raise AssertionError(f"never asked: {wanted - set(seen)}")


@pytest.mark.parametrize("scenario", set_ups()[::2])
def test_each_option_of_each_question_has_a_way_of_its_own(scenario: str, art: Art) -> None:
    match = a_skirmish(scenario, turns=3)
    sitting = Sitting(art, match)
    for count, _command in enumerate(decisions(match)):
        if count % 17:
            continue
        sitting.ask()
        for option in list(match.decision.options())[:: max(1, len(match.decision.options()) // 9)]:
            assert sitting.answer(option, Device.KEYS) == option, (count, str(option))


INTENTS = (
    lambda r: intents.Point(x=r.uniform(0, 1920), y=r.uniform(0, 1080)),
    lambda r: intents.Press(x=r.uniform(500, 1920), y=r.uniform(0, 1080)),
    lambda r: intents.Drag(x=r.uniform(500, 1420), y=r.uniform(0, 1080), x0=r.uniform(0, 1920), y0=500.0),
    lambda r: intents.Release(x=r.uniform(500, 1920), y=r.uniform(0, 1080)),
    lambda r: intents.Move(direction=r.choice(list(Direction))),
    lambda _r: intents.Next(),
    lambda _r: intents.Previous(),
    lambda _r: intents.Confirm(),
    lambda _r: intents.Confirm(),
    lambda _r: intents.Cancel(),
    lambda _r: intents.Scores(),
)


@pytest.mark.parametrize("seed", range(3))
def test_random_intents_never_break_the_table_nor_leave_it_without_an_answer(art: Art, seed: int) -> None:
    draw = random.Random(seed)
    match = a_skirmish(set_ups()[seed], seed=seed)
    sitting = Sitting(art, match, speed=2.0, calm=seed % 2 == 0)
    given = 0
    for _step in range(450):
        if match.decision is None:
            break
        response = sitting.view.handle(draw.choice(INTENTS)(draw))
        if isinstance(response, Command):
            assert response in match.decision
            assert sitting.give(response)
            given += 1
        elif isinstance(response, Say):
            assert response.text
        sitting.view.update(0.05)
        if draw.random() < 0.04:
            sitting.view.hurry()
    assert given > 5
