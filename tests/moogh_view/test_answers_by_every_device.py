"""Every kind of question can be answered with the mouse alone, with keys alone and with a pad alone."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from game.core.decision import Command
from game.moogh.commands import END, Cube, Do
from game.moogh.view.hand import Choosing
from game.moogh.view.places import BeastSpot, CellSpot, HuntSpot, IconSpot, OrderSpot, SlotSpot
from game.ui import intents
from game.ui.curtain import Curtain
from game.ui.intents import Device, Direction
from game.ui.tray import MAIN
from game.ui.view import Done, Say
from tests.moogh_view.hunting import Sitting, a_hunt, decisions, hunts
from tests.table_sitting import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.match import Match
    from game.ui.art import Art

KINDS = {
    "place", "program", "turn", "turn of a beast", "step", "land", "reroll", "save", "stay", "cube", "free", "show",
    "idea", "copy", "hurry", "row", "shield",
}  # fmt: skip
"""All that this game asks."""
OF_EACH = 3
DEVICES = [Device.MOUSE, Device.KEYS, Device.PAD]


def _kind(match: Match[Any]) -> str:
    question = match.decision
    return "turn of a beast" if question.about == "turn" and question.beast >= 0 else question.about


def _matches() -> Iterator[tuple[Match[Any], int]]:
    """Hunts of every kind and number of seats, one after the other."""
    for seed in range(60):
        scenario = hunts()[seed % len(hunts())]
        options = {"items": {"urga": "hide-shield"}} if seed % 3 == 0 else {}
        yield a_hunt(scenario, 2 + seed % 3, seed, **options), seed


@pytest.mark.parametrize("device", DEVICES)
def test_every_kind_of_question_is_answered_place_by_place(art: Art, device: Device) -> None:
    seen: Counter[str] = Counter()
    for match, seed in _matches():
        sitting = Sitting(art, match)
        for command in decisions(match, seed):
            kind = _kind(match)
            if seen[kind] < OF_EACH:
                seen[kind] += 1
                sitting.ask()
                assert sitting.answer(command, device) == command, (seed, kind, str(command))
        if set(seen) == KINDS:
            return
    raise AssertionError(f"never asked: {KINDS - set(seen)}")


@pytest.mark.parametrize("scenario", hunts())
def test_each_option_of_each_question_has_a_path_of_its_own(scenario: str, art: Art) -> None:
    match = a_hunt(scenario)
    sitting = Sitting(art, match)
    for count, _command in enumerate(decisions(match)):
        if count % 5:
            continue
        sitting.ask()
        hand = sitting.view.hand
        if isinstance(hand, Curtain):
            sitting.raise_curtain(Device.KEYS)
            hand = sitting.view.hand
        assert isinstance(hand, Choosing)
        paths = list(hand.paths.values())
        assert len(set(paths)) == len(paths) == len(match.decision.options())
        assert hand.lit() <= set(sitting.view.places.boxes), hand.lit() - set(sitting.view.places.boxes)
        assert not any(one != other and other[: len(one)] == one for one in paths for other in paths)


INTENTS = (
    lambda r: intents.Point(x=r.uniform(0, 1920), y=r.uniform(0, 1080)),
    lambda r: intents.Press(x=r.uniform(0, 1920), y=r.uniform(0, 1080)),
    lambda r: intents.Drag(x=r.uniform(0, 1920), y=r.uniform(0, 1080), x0=r.uniform(0, 1920), y0=500.0),
    lambda r: intents.Release(x=r.uniform(0, 1920), y=r.uniform(0, 1080)),
    lambda r: intents.Move(direction=r.choice(list(Direction))),
    lambda _r: intents.Next(),
    lambda _r: intents.Previous(),
    lambda _r: intents.Confirm(),
    lambda _r: intents.Cancel(),
    lambda _r: intents.Scores(),
)


@pytest.mark.parametrize("seed", range(4))
def test_random_intents_never_break_the_table_nor_leave_it_without_an_answer(art: Art, seed: int) -> None:
    draw = random.Random(seed)
    match = a_hunt(hunts()[seed * 3], seats=2 + seed % 3, seed=seed)
    sitting = Sitting(art, match, speed=2.0, calm=seed % 2 == 0)
    given = 0
    for _step in range(2500):
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
        if draw.random() < 0.02:
            sitting.view.hurry()
    assert given > 20


def _until(match: Match[Any], done: Any, seed: int = 1) -> None:
    for _command in decisions(match, seed):
        if done(match):
            return
    raise AssertionError("it never came to that")


def test_a_cube_is_dragged_to_its_place(art: Art) -> None:
    match = a_hunt()
    _until(match, lambda one: one.decision.about == "program")
    sitting = Sitting(art, match)
    sitting.raise_curtain(Device.MOUSE)
    person = match.decision.person
    start, goal = sitting.at(SlotSpot(person, 1)), sitting.at(SlotSpot(person, 3))
    sitting.view.handle(intents.Press(x=start[0], y=start[1]))
    sitting.view.handle(intents.Drag(x=goal[0], y=goal[1], x0=start[0], y0=start[1]))
    assert sitting.view.pointer.carried is not None
    found = sitting.view.handle(intents.Release(x=goal[0], y=goal[1]))
    assert found == Cube(match.state.box.people[person].name, 3)


def test_a_cube_let_go_elsewhere_goes_back(art: Art) -> None:
    match = a_hunt()
    _until(match, lambda one: one.decision.about == "program")
    sitting = Sitting(art, match)
    sitting.raise_curtain(Device.MOUSE)
    start = sitting.at(SlotSpot(match.decision.person, 1))
    sitting.view.handle(intents.Press(x=start[0], y=start[1]))
    sitting.view.handle(intents.Drag(x=900, y=500, x0=start[0], y0=start[1]))
    assert sitting.view.handle(intents.Release(x=900, y=500)) == Done()
    assert sitting.view.pointer.carried is None


def test_rivals_at_one_screen_plan_behind_a_curtain(art: Art) -> None:
    """M72: nobody sees the plan of the other, neither in the picture nor in the words."""
    match = a_hunt()
    _until(match, lambda one: one.decision.about == "program")
    sitting = Sitting(art, match)
    seats = []
    while match.decision.about == "program":
        if isinstance(sitting.view.hand, Curtain):
            seats.append(match.decision.seat)
            hidden = [sitting.view.showing.sees_cube(person) for person in range(len(match.state.box.people))]
            assert not any(hidden)
            assert NAMES[match.decision.seat] in sitting.view.said()
            assert isinstance(sitting.click(HuntSpot()), Say)
            sitting.raise_curtain(Device.KEYS)
        for person, one in enumerate(match.state.box.people):
            assert sitting.view.showing.sees_cube(person) == (one.seat == match.decision.seat)
        assert sitting.give(match.decision.options()[2])
    assert seats == [0, 1]
    assert all(map(sitting.view.showing.sees_cube, range(len(match.state.box.people))))


def test_one_person_against_bots_and_groups_need_no_curtain(art: Art) -> None:
    for options, people in (({}, 1), ({"format": "cooperative"}, 4)):
        match = a_hunt(**options)
        _until(match, lambda one: one.decision.about == "program" and one.decision.seat == 0)
        assert isinstance(Sitting(art, match, people=people).view.hand, Choosing)


def test_an_action_is_chosen_before_its_target_and_let_go_of_again(art: Art) -> None:
    match = a_hunt()
    _until(match, lambda one: _kind(one) == "turn" and any(str(c).startswith("move") for c in one.decision.options()))
    sitting = Sitting(art, match)
    hand = sitting.view.hand
    assert isinstance(hand, Choosing)
    move = next(one for one in hand.paths if isinstance(one, Do) and one.deed == "move")
    icon, cell = hand.paths[move]
    assert isinstance(icon, IconSpot)
    assert isinstance(cell, CellSpot)
    assert sitting.click(icon) == Done()
    assert hand.chosen() == {icon}
    assert cell in hand.lit()
    assert sitting.view.handle(intents.Cancel()) == Done()
    assert not hand.chosen()


def test_what_cannot_be_done_says_why(art: Art) -> None:
    match = a_hunt()
    _until(match, lambda one: _kind(one) == "turn" and one.decision.options()[-1] == END)
    sitting = Sitting(art, match)
    hand = sitting.view.hand
    assert isinstance(hand, Choosing)
    for spot in (BeastSpot(0), OrderSpot(0), HuntSpot()):
        said = sitting.click(spot)
        assert isinstance(said, Say), spot
        assert len(said.text) > 10


def test_the_ideas_lie_over_the_board_and_go_again(art: Art) -> None:
    match = a_hunt()
    sitting = Sitting(art, match)
    assert sitting.view.sheet is None
    for _time in range(2):
        sitting.view.pressed_button(next(one.spot for one in sitting.view.buttons if one.spot.name == "scores"))
        sitting.paint()
    assert sitting.view.sheet is None
    for closing in (intents.Scores(), intents.Cancel()):
        assert sitting.view.handle(intents.Scores()) == Done()
        assert sitting.view.sheet is not None
        assert sitting.view.handle(closing) == Done()
        assert sitting.view.sheet is None
    assert MAIN not in sitting.view.lit
