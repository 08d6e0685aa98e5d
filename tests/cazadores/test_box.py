"""Rulebook, "Contents" and "The fossil dinosaur tiles": what lies in the box."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

from game.cazadores.box import even_piles
from game.cazadores.chart import Kind
from tests.cazadores.tables import SCENARIOS, WORLD, begin

PIECES = WORLD.pieces
GIVEN = {
    2: {
        "herbivores": (6, 6, 6, 5, 5),
        "marines": (5, 5, 5, 5),
        "carnivores": (5, 5, 4),
        "armoured": (6, 5, 5),
        "flyers": (4, 4, 4),
    },
    3: {
        "herbivores": (8, 8, 8, 8, 8),
        "marines": (8, 8, 7, 7),
        "carnivores": (8, 8, 8),
        "armoured": (8, 8, 8),
        "flyers": (8, 7, 7),
    },
    4: {
        "herbivores": (10, 10, 10, 9, 9),
        "marines": (10, 10, 10, 9),
        "carnivores": (11, 11, 11),
        "armoured": (10, 10, 10),
        "flyers": (10, 10, 10),
    },
    5: {
        "herbivores": (12, 12, 12, 12, 12),
        "marines": (12, 11, 11, 11),
        "carnivores": (12, 12, 12),
        "armoured": (12, 12, 12),
        "flyers": (11, 11, 11),
    },
}
"""The rulebook's piles for two and three players; those that its text has lost for four and five (C2)."""


def test_there_are_four_animals_in_each_of_five_groups() -> None:
    assert Counter(animal.group for animal in PIECES.animals) == dict.fromkeys(PIECES.groups, 4)


def test_one_copy_of_each_animal_is_seventy_tiles_and_three_are_two_hundred_and_ten() -> None:
    tiles = Counter[str]()
    for animal in PIECES.animals:
        tiles[animal.group] += animal.tiles
    assert tiles == {"herbivores": 20, "marines": 15, "carnivores": 12, "armoured": 12, "flyers": 11}
    assert 3 * tiles.total() == sum(map(len, begin(5).state.box.bags)) == 210


def test_what_two_players_leave_out_has_the_sizes_that_follow_from_the_piles() -> None:
    sizes = {animal.name: animal.tiles for animal in PIECES.animals}
    left_out = next(table.without for table in PIECES.tables if table.players == 2)
    assert {name: sizes[name] for name in left_out} == {
        "diplodocus": 6, "kronosaurus": 5, "tyrannosaurus": 5, "stegosaurus": 4, "quetzalcoatlus": 5,
    }  # fmt: skip


def test_what_four_players_leave_out_has_ten_tiles() -> None:
    sizes = {animal.name: animal.tiles for animal in PIECES.animals}
    left_out = next(table.without for table in PIECES.tables if table.players == 4)
    assert set(left_out) == {"corythosaurus", "ichthyosaur", "dilophosaurus", "centrosaurus", "archaeopteryx"}
    assert sum(sizes[name] for name in left_out) == 10


@pytest.mark.parametrize(("seats", "copies", "tiles"), [(2, 2, 90), (3, 2, 140), (4, 3, 180), (5, 3, 210)])
def test_so_many_tiles_are_used_by_so_many_players(seats: int, copies: int, tiles: int) -> None:
    state = begin(seats).state
    assert (state.box.copies, state.buried) == (copies, tiles)
    for bag in state.bags:
        assert set(Counter(bag).values()) == {copies}


@pytest.mark.parametrize("seats", GIVEN)
def test_c2_piles_follow_from_the_animals_in_play(seats: int) -> None:
    box = begin(seats).state.box
    assert dict(zip(box.groups, box.sizes, strict=True)) == GIVEN[seats]


@pytest.mark.parametrize(("tiles", "piles", "sizes"), [(7, 3, (3, 2, 2)), (6, 3, (2, 2, 2)), (2, 4, (1, 1, 0, 0))])
def test_c2_piles_differ_by_one_tile_at_most(tiles: int, piles: int, sizes: tuple[int, ...]) -> None:
    assert even_piles(tiles, piles) == sizes


def test_a_tile_bears_the_name_of_its_animal_and_its_number() -> None:
    box = begin(3).state.box
    assert [name for name in box.tiles if name.startswith("triceratops")] == [f"triceratops {n}" for n in (1, 2, 3)]


@pytest.mark.parametrize(
    ("animal", "points"),
    [("archaeopteryx", 1), ("centrosaurus", 3), ("triceratops", 5), ("allosaurus", 8), ("tyrannosaurus", 12)],
)
def test_an_animal_brings_the_points_of_the_table(animal: str, points: int) -> None:
    box = begin(3).state.box
    assert box.points[box.animal_numbers[animal]] == points


@pytest.mark.parametrize("six", [17, 16])
def test_c1_an_animal_of_six_tiles_brings_seventeen_or_by_the_variant_sixteen(six: int) -> None:
    box = begin(3, six=six).state.box
    assert box.points[box.animal_numbers["diplodocus"]] == six


def test_the_missions_are_all_combinations_of_groups_and_none_is_repeated() -> None:
    found = Counter((frozenset(mission.groups), mission.value) for mission in PIECES.missions)
    wanted = {
        (frozenset(groups), value)
        for size, value in ((4, 25), (3, 15), (2, 8))
        for groups in combinations(PIECES.groups, size)
    }
    assert found == dict.fromkeys(wanted, 1)
    assert Counter(mission.value for mission in PIECES.missions) == {25: 5, 15: 10, 8: 10}


def test_c8_a_mission_names_different_groups() -> None:
    assert all(len(set(mission.groups)) == len(mission.groups) for mission in PIECES.missions)


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_mission_stays_possible_in_every_count_of_players(name: str) -> None:
    for seats in SCENARIOS[name].seats():
        assert all(len(members) >= 3 for members in begin(seats, scenario=SCENARIOS[name]).state.box.members)


def test_boards_carry_twenty_provisions_and_twenty_four_fossils() -> None:
    assert (PIECES.numbers.most_provisions, PIECES.numbers.hold) == (20, 24)


def test_c22_marine_and_flying_animals_are_animals_like_all_others() -> None:
    state = begin(2).state
    marine, flyer = state.box.animal_numbers["mosasaurus"], state.box.animal_numbers["pteranodon"]
    state.aboard[0][marine] = state.shown[0][flyer] = 1
    assert state.animals(0) == 2


def test_the_chart_has_eighteen_sites_in_the_colours_of_the_piles() -> None:
    assert {group: len(WORLD.chart.sites(group)) for group in PIECES.groups} == {
        "herbivores": 5, "marines": 4, "carnivores": 3, "armoured": 3, "flyers": 3,
    }  # fmt: skip
    assert len(WORLD.chart.of_kind(Kind.FREE)) >= 5


def test_each_animal_has_an_age_a_place_and_two_sentences() -> None:
    for animal in PIECES.animals:
        assert 0 < animal.youngest <= animal.oldest < 260, animal.name
        assert animal.found, animal.name
        sentences = re.findall(r"[^.]+\.(?: |$)", animal.about)
        assert len(sentences) == 2, animal.name
        assert "".join(sentences) == animal.about, animal.name
