"""Positions: written and read back, and refused where no play could lead to them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from game.moogh.events import Acted
from tests.moogh.scenes import HIT4, MOOGH, RULES, beast, board, half_out, hunt, match, play, scene, told

PEOPLE = {"urga": "e7", "brok": "on moogh", "sela": "c3"}
HUNT = hunt(MOOGH, beast("smilodon", "c10"))


def written() -> dict[str, Any]:
    state = scene(MOOGH, beast("smilodon", "c10"), people=PEOPLE, hurt="sela", traps={"d4": 1})
    return deepcopy(dict(RULES.write_position(state)))


def read(position: Any) -> Any:
    return RULES.read_position(position, HUNT, 2)


def test_a_position_says_everything() -> None:
    position = written()
    assert RULES.write_position(read(position)) == position
    assert position["people"]["brok"] == {"at": "on moogh", "cube": 1}
    assert position["beasts"]["moogh"]["cells"] == ["f7", "g7", "f6", "g6"]
    assert position["traps"] == {"d4": 1}


@pytest.mark.parametrize(("row", "column"), [(-1, 5), (4, -1), (11, 5), (4, 11), (-1, -1), (11, 11)])
def test_m22_a_beast_half_outside_is_read_back_from_its_cells_on_the_board(row: int, column: int) -> None:
    state = scene(MOOGH, beast("smilodon", "c10"))
    half_out(state, "moogh", row, column)
    again = read(RULES.write_position(state))
    assert again.at == state.at


def test_the_same_dice_and_answers_go_on_from_a_position_in_the_middle_of_a_turn() -> None:
    state = scene(MOOGH, people={"urga": "c3"}, order="urga")
    one = match(state)
    play(one, "move c4", "stop")
    step, drawn, answers = one.step_so_far()
    again = RULES.read_position(RULES.write_position(step), hunt(MOOGH), 2)
    assert (again == step, drawn, answers) == (True, 0, [])
    assert again.begun or again.marker == 1


CHANGES = [
    (lambda p: p["people"].pop("oku"), "the character oku is missing"),
    (lambda p: p["people"].update(bob={"at": "a1"}), 'no character here is called "bob"'),
    (lambda p: p["beasts"].pop("moogh"), "the beast moogh is missing"),
    (lambda p: p["order"].append("moogh"), "no further turn card"),
    (lambda p: p["order"].remove("urga"), "the turn order has other cards"),
    (lambda p: p["people"]["urga"].update(at="f7"), "urga cannot be there"),
    (lambda p: p["people"]["urga"].update(at="z9"), "urga cannot be there"),
    (lambda p: p["people"]["urga"].update(at="on bear"), "urga cannot be there"),
    (lambda p: p["people"]["urga"].update(at="d4"), "urga stands where nobody can"),
    (lambda p: p["people"]["urga"].pop("at"), "urga is nowhere"),
    (lambda p: p["people"]["urga"].update(at="on moogh"), "with somebody else"),
    (lambda p: p["people"]["urga"].pop("cube"), "urga has no cube"),
    (lambda p: p["people"]["urga"].update(out=True), "urga is out, but something of it is still here"),
    (lambda p: p["beasts"]["moogh"].update(cells=["f7"]), "moogh cannot stand there"),
    (lambda p: p["beasts"]["moogh"].update(cells=["b10", "c10", "b9", "c9"]), "smilodon cannot stand there"),
    (lambda p: p["beasts"]["moogh"].update(health=0), "moogh lives without health"),
    (lambda p: p["beasts"]["moogh"].update(rage=5), "beside the card"),
    (lambda p: p["beasts"]["smilodon"].update(fate="killed", cells=[]), "the turn order has other cards"),
    (lambda p: p.update(points=[1]), "1 entries"),
    (lambda p: p.update(traps={"d4": 7}), "there is no side 7"),
    (lambda p: p.update(traps={"z4": 0}), 'there is no place "z4"'),
    (lambda p: p.update(traps={"f7": 0}), "moogh stands on a trap"),
    (lambda p: p.update(marker=20), "the turn marker is beside the row"),
    (lambda p: p.update(ending="done"), "it is over and goes on at once"),
    (lambda p: p.update(ideas={"shown": ["hide", "hide"]}), "an idea is there twice"),
    (lambda p: p.update(loads={"lie": ["a3"], "home": 0}), "loads have moved"),
    (lambda p: p.update(phase="dance"), "phase"),
    (lambda p: p.update(dance=1), "dance"),
]


@pytest.mark.parametrize(("change", "reason"), CHANGES, ids=[reason for _change, reason in CHANGES])
def test_what_cannot_be_is_refused(change: Any, reason: str) -> None:
    position = written()
    change(position)
    with pytest.raises(ValueError, match=r".+") as refusal:
        read(position)
    assert reason in str(refusal.value)


def test_a_position_that_should_be_over_is_refused() -> None:
    position = written()
    position["beasts"]["moogh"] = {"fate": "killed", "health": 0}
    position["people"]["brok"] = {"at": "d9", "cube": 1}
    position["order"].remove("moogh")
    with pytest.raises(ValueError, match="it should be over"):
        read(position)


def test_what_is_left_out_is_as_at_the_start() -> None:
    position = written()
    for name in ("traps", "loads", "ideas", "points", "held", "fled", "time", "round"):
        del position[name]
    state = read(position)
    assert (state.traps, state.points, state.round) == ({}, [0, 0], 1)
    assert len(state.shown) == 3


def test_a_trap_of_nobody_stays_nobodys() -> None:
    state = scene(MOOGH, beast("smilodon", "c10"), on=board(traps="d4"))
    position = RULES.write_position(state)
    assert position["traps"] == {"d4": "nobody"}
    assert read(position).traps == state.traps


def test_a_read_position_is_played_on() -> None:
    state = scene(MOOGH, people={"urga": "e7"}, order="urga brok sela oku moogh")
    again = RULES.read_position(RULES.write_position(state), hunt(MOOGH), 2)
    events = play(match(again, dice=HIT4), "stab moogh")
    assert told(events, Acted)[0].act == "forward"
