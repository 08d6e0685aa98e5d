"""Positions: every state is written and read back; what no match can reach is refused, each fault by its name."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.faults import ContentError
from game.content.strict_yaml import read
from game.core.dice import Dice, setting_up
from game.core.match import Match
from tests.counts import count
from tests.wrath.boards import BEGINNERS, FIRST, WRATH, play, position, rows, scene, tribe

SCENARIO = WRATH.scenarios()["first-game"]


def reasons(seats: int = 2, **more: Any) -> str:
    given: dict[str, Any] = {
        "map": rows(FIRST),
        "dinosaurs": list(BEGINNERS),
        "tribes": [{} for _seat in range(seats)],
        **more,
    }
    with pytest.raises(ValueError, match="expected") as refused:
        WRATH.rules.read_position(given, SCENARIO, seats)
    return str(refused.value)


def test_every_state_of_random_matches_is_written_and_read_back() -> None:
    for seed in range(count(500)):
        scenario = list(WRATH.scenarios().values())[seed % 5]
        seats = 2 + seed % 3
        match = Match(WRATH.rules, WRATH.rules.set_up(scenario, seats, setting_up(seed)), Dice(seed))
        bot = WRATH.bot("random", seed)
        while match.decision is not None:
            written = WRATH.rules.write_position(match.state)
            assert WRATH.rules.read_position(written, scenario, seats) == match.state
            match.submit(bot.choose(match))
        assert WRATH.rules.read_position(WRATH.rules.write_position(match.state), scenario, seats) == match.state


def test_a_meal_and_a_tremor_are_positions_too() -> None:
    match = scene("a4 tyrannosaurus, volcano caveman", "a3 caveman", unspent="foot")
    play(match, "move tyrannosaurus a4 a3")
    assert (position(match)["phase"], position(match)["meal"]) == ("meal", "a3")
    assert WRATH.rules.read_position(position(match), SCENARIO, 2) == match.state
    play(match, "spare", "end")
    assert position(match)["phase"] == "tremor"
    assert WRATH.rules.read_position(position(match), SCENARIO, 2) == match.state


def test_what_is_left_out_is_as_before_a_first_roll() -> None:
    given = {"map": rows(FIRST), "dinosaurs": list(BEGINNERS), "tribes": [{}, {}]}
    state = WRATH.rules.read_position(given, SCENARIO, 2)
    options = {"start": "first"}
    assert state == WRATH.rules.set_up(SCENARIO.with_options(options), 2, setting_up(1))


def test_a_turn_that_is_left_out_is_the_first_of_that_seat() -> None:
    given = {"map": rows(FIRST), "dinosaurs": list(BEGINNERS), "tribes": [{}] * 3, "start": 2, "to_move": 1}
    assert WRATH.rules.read_position(given, SCENARIO, 3).turn == 3


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"map": ["grass1 grass2 lagoon1", *rows(FIRST)[1:]]}, "3 tiles"),
        ({"map": ["grass1 grass1 lagoon1 jungle1", *rows(FIRST)[1:]]}, "lies here twice"),
        ({"map": ["gras1 grass2 lagoon1 jungle1", *rows(FIRST)[1:]]}, "did you mean"),
        ({"dinosaurs": list(BEGINNERS[:3])}, "names 3 dinosaurs, expected 4"),
        ({"dinosaurs": [*BEGINNERS[:3], "dragon"]}, '"dragon" is no further dinosaur'),
        ({"dinosaurs": [*BEGINNERS[:3], BEGINNERS[0]]}, "no further dinosaur"),
        ({"start": 2}, "a seat, 0 to 1"),
        ({"to_move": 5}, "a seat, 0 to 1"),
        ({"turn": 2}, "turn 2 belongs to seat 1"),
        ({"scores": [1]}, "`scores` has 1 entries"),
        ({"tribes": [{}]}, "`tribes` has 1 entries"),
        ({"phase": "sleep"}, "roll"),
        ({"dice": ["rock"]}, 'no die shows "rock"'),
        ({"turns": 3}, "`turns` is not known here, expected `turn`"),
        ({"tribes": [{"map": {"e9": {"caveman": 1}}}, {}]}, 'no place "e9"'),
        ({"tribes": [{"map": {"a1": {"cavemen": 1}}}, {}]}, "did you mean"),
        ({"tribes": [{"map": {"a1": {"titanosaur": 1}}}, {}]}, 'no piece here is called "titanosaur"'),
        ({"tribes": [{"egg": 11}, {}]}, "11 cave people, expected 10"),
        ({"tribes": [{"supply": {"caveman": 3}}, {}]}, "3 cave people, expected 10"),
        ({"tribes": [{"supply": {"caveman": 10, "pteranodon": 3}}, {}]}, "not so many figures of pteranodon"),
        ({"tribes": [tribe("supply pteranodon 2 brontosaurus 2 triceratops"), {}]}, "5 dinosaurs, expected at most 4"),
        ({"tribes": [tribe("volcano brontosaurus"), {}]}, "cannot stand on the volcano"),
        ({"tribes": [tribe("volcano caveman 9"), {}]}, "9 pieces stand on the volcano, expected at most 8"),
        ({"tribes": [tribe("c3 caveman"), {}]}, "c3 is the volcano's place, expected `volcano:`"),
        ({"tribes": [tribe("b2 caveman"), {}]}, "stands on a lagoon"),
        ({"tribes": [{}, tribe("b2 caveman")], "phase": "spend", "rolls": 3, "dice": ["foot"] * 5}, "on a lagoon"),
        ({"dice": ["foot"] * 5}, "5 dice lie there after 0 rolls"),
        ({"rolls": 1}, "0 dice lie there after 1 rolls"),
        ({"rolls": 3, "dice": ["foot"] * 5}, "3 rolls in phase roll"),
        ({"rolls": 1, "dice": ["foot"] * 4}, "4 dice lie there, expected 5"),
        ({"hatched": True}, "no dinosaur that could have hatched"),
        ({"unspent": ["foot"]}, "icons are left in phase roll"),
        ({"phase": "spend"}, "no roll was made"),
        ({"phase": "spend", "rolls": 1, "dice": ["egg"] * 5, "unspent": ["foot"]}, "the dice show it 0 times"),
        (
            {"phase": "spend", "rolls": 1, "dice": ["foot"] * 5, "tribes": [tribe("b2 caveman"), {}]},
            "cannot leave it, expected 1 feet unspent",
        ),
        ({"phase": "meal", "meal": "a4", "rolls": 1, "dice": ["foot"] * 5}, "no Tyrannosaurus"),
        ({"phase": "meal", "rolls": 1, "dice": ["foot"] * 5}, "belongs to phase meal"),
        ({"meal": "a4"}, "belongs to phase meal"),
        ({"phase": "meal", "meal": "z4", "rolls": 1, "dice": ["foot"] * 5}, 'no place "z4"'),
        (
            {
                "phase": "meal",
                "meal": "a4",
                "rolls": 1,
                "dice": ["foot"] * 5,
                "tribes": [tribe("a4 tyrannosaurus caveman"), {}],
            },
            "nobody to eat",
        ),
        (
            {
                "phase": "meal",
                "meal": "a4",
                "rolls": 1,
                "dice": ["foot"] * 5,
                "unspent": ["foot"] * 5,
                "tribes": [tribe("a4 tyrannosaurus"), tribe("a4 caveman")],
            },
            "no foot was spent",
        ),
        ({"phase": "tremor", "rolls": 1, "dice": ["foot"] * 5}, "may not cause a tremor"),
        ({"phase": "over", "rolls": 1, "dice": ["foot"] * 5}, "nobody has reached the target"),
        ({"scores": [24, 0]}, "the match is over"),
        ({"calm": 30}, "30 turns without an eruption"),
    ],
)
def test_a_position_that_no_match_can_reach_is_refused_by_name(wrong: dict[str, Any], reason: str) -> None:
    assert reason in reasons(**wrong)


def test_all_faults_are_named_at_once_a_line_each() -> None:
    text = reasons(start=7, to_move=7, scores=[1])
    assert len(text.splitlines()) >= 3


def test_in_a_file_each_fault_has_its_line_and_column() -> None:
    pens = "dinosaurs: [pteranodon, brontosaurus, triceratops, dragon]"
    lines = ["map:", *(f"  - {row}" for row in rows(FIRST)), pens]
    node = read("\n".join([*lines, "tribes: [{}, {}]"]) + "\n", "x.yaml")
    with pytest.raises(ValueError, match="dragon") as refused:
        WRATH.rules.read_position(node, SCENARIO, 2)
    assert isinstance(refused.value.__cause__, ContentError)
    assert str(refused.value.__cause__).startswith("x.yaml:6:52:")
