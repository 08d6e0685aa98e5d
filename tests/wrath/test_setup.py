"""Rulebook, "Contents" and "Setup"."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game.core.dice import setting_up
from game.wrath.box import EGG, SUPPLY, Terrain
from tests.wrath.boards import BEGINNERS, FIRST, WRATH, position, rows, scene

if TYPE_CHECKING:
    from game.wrath.scenario import Scenario
    from game.wrath.state import State

SCENARIOS: dict[str, Scenario] = dict(WRATH.scenarios())


def lay(scenario: str = "first-game", seats: int = 2, seed: int = 1, **options: object) -> State:
    state: State = WRATH.rules.set_up(SCENARIOS[scenario].with_options(options), seats, setting_up(seed))
    WRATH.rules.audit(state)
    return state


def pens(state: State) -> list[str]:
    return [name for name, kind in state.box.kinds.items() if kind and state.pens[kind]]


def test_the_box_holds_what_the_contents_list() -> None:
    box = lay(seats=4).box
    terrains = Counter(box.terrains)
    assert terrains == {
        Terrain.GRASS: 5,
        Terrain.JUNGLE: 5,
        Terrain.LAGOON: 3,
        Terrain.CAVE: 1,
        Terrain.HUT: 1,
        Terrain.VOLCANO: 1,
    }
    assert (box.dice, box.bases, box.cavemen) == (5, 4, 10)
    assert {one.name: one.cost for one in box.species} == {
        "titanosaur": 5,
        "tyrannosaurus": 4,
        "brontosaurus": 3,
        "stegosaurus": 3,
        "ankylosaurus": 3,
        "triceratops": 3,
        "pteranodon": 2,
        "plesiosaur": 2,
    }
    assert {one.figures for one in box.species} == {2}


@pytest.mark.parametrize(("seats", "spaces", "target"), [(2, 9, 24), (3, 8, 20), (4, 9, 18)])
def test_w1_spaces_and_target_depend_on_the_number_of_players(seats: int, spaces: int, target: int) -> None:
    box = lay(seats=seats).box
    assert (box.spaces, box.target) == (spaces, target)


def test_w2_each_face_shows_once_but_the_foot_twice() -> None:
    assert Counter(lay().box.face_names) == {"volcano": 1, "cave": 1, "hut": 1, "egg": 1, "foot": 2}


def test_w3_the_first_game_has_the_printed_land_and_the_volcano_in_its_place() -> None:
    for seed in range(20):
        assert list(lay(seed=seed).land.tile_names()) == " ".join(rows(FIRST)).split()


def test_w3_a_random_land_moves_every_tile_and_the_volcano_too() -> None:
    lands = [lay("random-map", seed=seed).land for seed in range(200)]
    assert len({land.cells[15] for land in lands}) == 16
    assert len(set(lands)) == 200
    assert all(sorted(land.grid) == list(range(16)) for land in lands)


def test_w45_a_random_land_is_dealt_again_before_the_first_roll_as_often_as_the_table_likes() -> None:
    deals = [lay("random-map", seed=3, shuffles=number).land for number in range(6)]
    assert len(set(deals)) == 6
    assert deals == [lay("random-map", seed=3, shuffles=number).land for number in range(6)]


def test_everybody_begins_with_ten_cave_people_and_no_points() -> None:
    state = lay(seats=4)
    assert state.scores == [0, 0, 0, 0]
    assert [state.count(seat, 0, SUPPLY) for seat in range(4)] == [10, 10, 10, 10]
    assert [state.count(seat, 0, EGG) for seat in range(4)] == [0, 0, 0, 0]


def test_w41_the_first_game_has_the_four_printed_dinosaurs_two_figures_each() -> None:
    state = lay()
    assert set(pens(state)) == set(BEGINNERS)
    assert {number for number in state.pens if number} == {2}


def test_the_second_game_swaps_one_dinosaur_for_a_new_one() -> None:
    assert len(set(pens(lay("second-game"))) - set(BEGINNERS)) == 1


def test_w41_the_lobby_takes_any_four_different_kinds() -> None:
    chosen = ["ankylosaurus", "plesiosaur", "stegosaurus", "titanosaur"]
    assert set(pens(lay("any-four", dinosaurs=chosen))) == set(chosen)


def test_w41_four_kinds_are_drawn_from_all_eight() -> None:
    drawn = [frozenset(pens(lay("drawn-four", seed=seed))) for seed in range(400)]
    assert {len(four) for four in drawn} == {4}
    assert len(set(drawn)) == 70  # every choice of four out of eight comes up


def test_the_start_player_is_random_or_the_first() -> None:
    assert {lay(seats=4, seed=seed).start for seed in range(40)} == {0, 1, 2, 3}
    assert {lay(seats=4, seed=seed, start="first").start for seed in range(40)} == {0}


@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        lay(seats=seats)


def test_w36_each_dinosaur_has_one_id_whatever_the_rulebook_calls_it() -> None:
    names = lay().box.names
    assert {"ankylosaurus", "titanosaur", "plesiosaur"} < set(names)
    assert not {"ankylosaur", "titanosaurus", "plesiosaurus"} & set(names)


def test_w35_what_only_the_fuller_text_says_is_played() -> None:
    """Lead worshipper, hatching without an egg die, the second Titanosaur's die: each in one line."""
    assert "tremor up" in scene("volcano caveman", "", phase="tremor", rolls=1, dice=["hut"] * 5).decision.legal()
    assert "hatch pteranodon" in scene("egg 2", unspent="hut").decision.legal()
    match = scene("supply titanosaur 2", phase="roll", pens=["titanosaur", "brontosaurus", "stegosaurus", "plesiosaur"])
    match.submit(WRATH.rules.parse("roll", match.state))
    assert len(position(match)["dice"]) == 7


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"colour": "red"}, "colour"),
        ({"land": "flat"}, "printed, random"),
        ({"dinosaurs": ["titanosaur"]}, "list of 4"),
        ({"dinosaurs": ["titanosaur"] * 4}, "different"),
        ({"dinosaurs": "all"}, "list of 4"),
        ({"shuffles": -1}, "0 to 1000"),
        ({"shuffles": True}, "0 to 1000"),
    ],
)
def test_a_choice_that_is_none_is_refused_with_the_remedy(options: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        SCENARIOS["any-four"].with_options(options)


def test_scenarios_are_values_and_choices_make_new_ones() -> None:
    first = SCENARIOS["first-game"]
    assert first.with_options({}) == first
    assert first.with_options({"land": "random"}) == replace(first, land="random")
