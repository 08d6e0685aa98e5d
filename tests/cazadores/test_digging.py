"""Rulebook, "Fossil tiles digging"."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from game.cazadores.events import Completed, Dug, Scored
from game.core.dice import Dice
from game.core.match import Match
from tests.cazadores.tables import RULES, begin, events_of, legal, nearly_over, play, position, scene, why_not

HOLD = "hold brachiosaurus 1 1 2 2 3 3 4 4 apatosaurus 1 1 2 2 3 3 4 4 mosasaurus 1 1 2 2 3 3 elasmosaurus 1 1"
"""Twenty-four loose tiles of which nothing is complete."""


def test_a_dig_costs_one_provision_and_the_tile_lies_open_on_the_ship() -> None:
    match = scene("ship casablanca 5", "", dice=("carnotaurus 2",))
    dug = events_of(Dug, play(match, "dig"))[0]
    assert (dug.port, dug.tile, dug.provisions) == ("casablanca", "carnotaurus 2", 4)
    assert position(match)["seats"][0]["hold"] == {"carnotaurus": [2]}


def test_digging_is_for_sites() -> None:
    match = scene("ship dakar 6", "")
    assert "no fossils here" in why_not(match, "dig")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_c14_a_turn_allows_as_many_digs_at_a_site_as_there_are_players(seats: int) -> None:
    match = scene("ship naples 20", *[""] * (seats - 1))
    for _dig in range(seats):
        play(match, "dig")
    assert f"dug {seats} tiles here" in why_not(match, "dig")
    assert "dig" not in legal(match)


def test_c14_leaving_and_coming_back_does_not_begin_anew() -> None:
    match = scene("ship casablanca 12", "")
    play(match, "dig", "dig", "sail dakar", "sail casablanca")
    assert "dig" not in legal(match)
    play(match, "sail lisbon", "sail casablanca")
    assert "dig" in legal(match), "another's turn is another turn"
    play(match, "sail lisbon", "sail casablanca")
    assert "dig" in legal(match)


def test_c14_each_tile_is_turned_over_before_the_next_is_decided_on() -> None:
    match = scene("ship naples 8", "")
    play(match, "dig")
    assert match.decision is not None
    assert match.decision.seat == 0
    assert sum(map(len, position(match)["seats"][0]["hold"].values())) == 1


def test_two_provisions_at_casablanca_allow_one_dig_and_then_the_step_to_lisbon() -> None:
    match = scene("ship casablanca 2", "")
    assert legal(match) == {"dig", "sail lisbon"}
    play(match, "dig")
    assert legal(match) == {"sail lisbon"}
    play(match, "sail lisbon")
    assert position(match)["seats"][0]["provisions"] == 8


def test_c13_a_dig_is_refused_that_leaves_too_few_provisions_unless_it_is_the_last_tile_of_all() -> None:
    match = nearly_over({"mosasaurus 1": "antofagasta"}, first="ship antofagasta 3")
    assert "dig" in legal(match)
    play(match, "dig")
    assert match.outcome is not None
    two = nearly_over({"mosasaurus 1": "antofagasta", "mosasaurus 2": "brisbane"}, first="ship antofagasta 3")
    assert "needed for the way" in why_not(two, "dig")


def test_c15_a_full_ship_digs_no_more_until_it_makes_room() -> None:
    match = scene(f"ship casablanca 9, museum dakar, {HOLD}", "")
    assert "full" in why_not(match, "dig")
    play(match, "sail dakar", "unload apatosaurus 1", "sail casablanca", "dig")
    assert match.state.loads[0] == 24
    assert "full" in why_not(match, "dig")


def test_c15_a_full_ship_still_sails_from_stop_to_stop() -> None:
    match = scene(f"ship casablanca 9, {HOLD}", "")
    assert {"sail lisbon", "sail dakar"} <= legal(match)


def test_c16_a_complete_animal_on_the_ship_takes_the_room_of_its_tiles() -> None:
    hold = HOLD.replace("mosasaurus 1 1 2 2 3 3 elasmosaurus 1 1", "mosasaurus 1 1 2 2 3 3")
    match = scene(f"ship casablanca 9, {hold}, aboard carnotaurus 1", "")
    assert match.state.loads[0] == 24
    assert "full" in why_not(match, "dig")


def test_c17_an_empty_site_is_still_a_port_and_says_so() -> None:
    empty = nearly_over({"mosasaurus 1": "brisbane"}, first="ship casablanca 6")
    assert "Nothing is left" in why_not(empty, "dig")
    assert "sail dakar" in legal(empty)


def test_c17_the_number_of_tiles_left_in_each_pile_is_open() -> None:
    match = scene("ship casablanca 5", "")
    before = position(match)["piles"]["casablanca"]
    dug = events_of(Dug, play(match, "dig"))[0]
    assert dug.left == before - 1 == position(match)["piles"]["casablanca"]


@pytest.mark.parametrize(
    ("animal", "size", "points"), [("carnotaurus", 2, 3), ("triceratops", 3, 5), ("allosaurus", 4, 8)]
)
def test_the_last_part_completes_the_animal_and_scores_at_once(animal: str, size: int, points: int) -> None:
    site = "casablanca" if animal != "triceratops" else "darwin"
    parts = " ".join(map(str, range(1, size)))
    match = scene(f"ship {site} 8, hold {animal} {parts}", "", dice=(f"{animal} {size}",))
    events = play(match, "dig")
    assert events_of(Completed, events)[0].animal == animal
    scored = events_of(Scored, events)[0]
    assert (scored.seat, scored.points, scored.total) == (0, points, points)
    assert position(match)["seats"][0]["aboard"] == {animal: 1}
    assert position(match)["seats"][0]["hold"] == {}


def test_an_animal_of_one_tile_is_complete_as_it_is_dug() -> None:
    match = scene("ship fortaleza 8", "", dice=("archaeopteryx 1",))
    assert events_of(Scored, play(match, "dig"))[0].points == 1


def test_c24_nothing_is_taken_back_across_a_dig() -> None:
    match = scene("ship lisbon 8", "")
    play(match, "sail casablanca")
    assert match.undoable == 1
    play(match, "dig")
    assert match.undoable == 0
    play(match, "sail dakar")
    assert match.undoable == 1


# -- C36 -------------------------------------------------------------------------------------------------------------


def test_c36_a_dig_draws_each_buried_tile_of_its_group_as_likely() -> None:
    """Exact: every draw of the bag, by loading it."""
    match = scene("ship casablanca 8", "")
    bag = match.state.bags[match.state.box.groups.index("carnivores")]
    found = Counter[str]()
    for at in range(len(bag)):
        dice = Dice(1)
        dice._next = lambda at=at: (at + 0.5) / len(bag)  # type: ignore[misc]
        found[bag[dice.face(bag)]] += 1
    assert found == Counter(bag)


def test_c36_bags_give_what_well_shuffled_piles_would_give() -> None:
    """Exact, on four tiles in two piles: one dug here, then one there, by all orders and by the bag."""
    tiles = ("a", "a", "b", "c")
    piles = Counter((order[0], order[2]) for order in permutations(tiles))
    total = sum(piles.values())
    by_bag: Counter[tuple[str, str]] = Counter()
    for one in range(4):
        rest = tiles[:one] + tiles[one + 1 :]
        for other in rest:
            by_bag[tiles[one], other] += 1
    assert {key: Fraction(n, total) for key, n in piles.items()} == {key: Fraction(n, 12) for key, n in by_bag.items()}


def test_c36_the_same_seed_digs_the_same_tiles() -> None:
    match = scene("ship naples 20", "", "", seed=5)
    twin = Match(RULES, match.state.copy(), Dice(5))
    for _dig in range(3):
        assert play(match, "dig") == play(twin, "dig")


def test_c26_there_are_as_many_of_each_part_as_copies() -> None:
    state = begin(4).state
    assert {count for bag in state.bags for count in Counter(bag).values()} == {3}
