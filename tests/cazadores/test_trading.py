"""Rulebook, "Fossil tiles trade at museums": the text is lost, C10 is played."""

from __future__ import annotations

from game.cazadores.events import Scored, Swapped
from tests.cazadores.tables import WORLD, events_of, legal, play, position, scene, why_not

GUEST = "ship aden 10"
HOST = "museum aden"


def test_c10_the_example_a_spare_diplodocus_part_for_one_that_is_missing() -> None:
    match = scene(f"{GUEST}, hold diplodocus 1 1", f"{HOST}, store diplodocus 2 2", "")
    events = play(match, "swap diplodocus 1 diplodocus 2")
    swapped = events_of(Swapped, events)[0]
    assert (swapped.owner, swapped.provisions) == (1, 9)
    assert [(scored.seat, scored.points) for scored in events_of(Scored, events)] == [(0, 1), (1, 1)]
    seats = position(match)["seats"]
    assert seats[0]["hold"] == {"diplodocus": [1, 2]}
    assert seats[1]["store"] == {"diplodocus": [1, 2]}
    assert "no spare one" in why_not(match, "swap diplodocus 1 diplodocus 2")


def test_c10_only_tiles_of_one_group_are_swapped() -> None:
    match = scene(f"{GUEST}, hold mosasaurus 1", f"{HOST}, store diplodocus 2 2", "")
    assert "of one group" in why_not(match, "swap mosasaurus 1 diplodocus 2")
    assert not {line for line in legal(match) if line.startswith("swap")}


def test_c10_different_animals_of_a_group_are_swapped() -> None:
    match = scene(f"{GUEST}, hold brachiosaurus 1", f"{HOST}, store diplodocus 2 2", "")
    play(match, "swap brachiosaurus 1 diplodocus 2")


def test_c10_the_museum_must_lack_the_tile_that_is_given() -> None:
    match = scene(f"{GUEST}, hold diplodocus 3", f"{HOST}, store diplodocus 2 2 3", "")
    assert "has that tile already" in why_not(match, "swap diplodocus 3 diplodocus 2")


def test_c10_the_tile_given_must_be_loose_on_the_ship() -> None:
    match = scene(f"{GUEST}, aboard centrosaurus 1", f"{HOST}, store ankylosaurus 2 2", "")
    assert "not loose on your ship" in why_not(match, "swap centrosaurus 1 ankylosaurus 2")


def test_c10_only_spares_of_the_museum_are_taken() -> None:
    match = scene(f"{GUEST}, hold diplodocus 1", f"{HOST}, store diplodocus 2 2 3", "")
    assert {line for line in legal(match) if line.startswith("swap")} == {"swap diplodocus 1 diplodocus 2"}
    assert "no spare one" in why_not(match, "swap diplodocus 1 diplodocus 3")


def test_c10_whole_animals_of_the_museum_are_no_spares() -> None:
    match = scene(f"{GUEST}, hold ankylosaurus 2", f"{HOST}, shown centrosaurus 2", "")
    assert not {line for line in legal(match) if line.startswith("swap")}


def test_c10_what_a_swap_completes_scores_for_its_owner_at_once_on_both_sides() -> None:
    match = scene(
        f"{GUEST}, hold ankylosaurus 1 2 centrosaurus 2", f"{HOST}, store ankylosaurus 3 3 centrosaurus 1", ""
    )
    events = play(match, "swap centrosaurus 2 ankylosaurus 3")
    scored = {one.seat: [(reason.why, reason.points) for reason in one.reasons] for one in events_of(Scored, events)}
    assert scored == {0: [("swap", 1), ("animal", 5)], 1: [("swap", 1), ("animal", 3)]}
    assert position(match)["seats"][0]["aboard"] == {"ankylosaurus": 1}
    assert position(match)["seats"][1]["shown"] == {"centrosaurus": 1}


def test_c10_a_museum_allows_as_many_swaps_a_turn_as_there_are_players() -> None:
    match = scene(f"{GUEST}, hold diplodocus 1 3 4 5", f"{HOST}, store apatosaurus 1 1 2 2 3 3 4 4", "")
    play(match, *(f"swap diplodocus {give} apatosaurus {take}" for give, take in ((1, 1), (3, 2), (4, 3))))
    assert "3 tiles are swapped" in why_not(match, "swap diplodocus 5 apatosaurus 4")


def test_c10_the_next_turn_counts_swaps_anew() -> None:
    match = scene(f"{GUEST}, hold diplodocus 1 3 4 5", f"{HOST}, store apatosaurus 1 1 2 2 3 3 4 4", "")
    play(match, *(f"swap diplodocus {give} apatosaurus {take}" for give, take in ((1, 1), (3, 2), (4, 3))))
    play(match, "sail mumbai", "sail singapore", *2 * ("sail casablanca", "sail lisbon"), "sail mumbai", "sail aden")
    play(match, "swap diplodocus 5 apatosaurus 4")


def test_c10_points_cannot_be_pumped_by_swapping_to_and_fro() -> None:
    match = scene(f"{GUEST}, hold diplodocus 1", f"{HOST}, store diplodocus 2 2", "")
    play(match, "swap diplodocus 1 diplodocus 2")
    assert not {line for line in legal(match) if line.startswith("swap")}


def test_c13_a_swap_is_refused_where_its_provision_is_needed_for_the_way_home() -> None:
    match = scene("ship aden 2, hold diplodocus 1", f"{HOST}, store diplodocus 2 2", "")
    assert match.state.box.chart.home[match.state.ships[0]] == 2
    assert "needed for the way" in why_not(match, "swap diplodocus 1 diplodocus 2")


def test_c15_a_swap_keeps_the_count_so_that_a_full_ship_may_swap() -> None:
    hold = "hold brachiosaurus 1 1 2 2 3 3 4 4 apatosaurus 1 1 2 2 3 3 4 4 mosasaurus 1 1 2 2 3 3 elasmosaurus 1 1"
    match = scene(f"{GUEST}, {hold}", f"{HOST}, store corythosaurus 2 2", "")
    play(match, "swap apatosaurus 1 corythosaurus 2")
    assert match.state.loads[0] == 24


def test_c25_each_swap_costs_a_provision() -> None:
    match = scene(f"{GUEST}, hold diplodocus 1 3", f"{HOST}, store apatosaurus 1 1 2 2", "")
    play(match, "swap diplodocus 1 apatosaurus 1", "swap diplodocus 3 apatosaurus 2")
    assert position(match)["seats"][0]["provisions"] == 8


def test_c31_nothing_is_swapped_at_the_own_museum_or_where_none_stands() -> None:
    own = scene("ship aden 6, museum aden, hold diplodocus 1, store diplodocus 2 2", "museum dakar", "")
    assert "another player's museum" in why_not(own, "swap diplodocus 1 diplodocus 2")
    nowhere = scene("ship callao 6, hold diplodocus 1", f"{HOST}, store diplodocus 2 2", "")
    assert "another player's museum" in why_not(nowhere, "swap diplodocus 1 diplodocus 2")


def test_c10_by_the_variant_museums_do_not_trade() -> None:
    quiet = WORLD.with_options({"trade": False})
    match = scene(f"{GUEST}, hold diplodocus 1", f"{HOST}, store diplodocus 2 2", "", scenario=quiet)
    assert "do not trade" in why_not(match, "swap diplodocus 1 diplodocus 2")
    assert not {line for line in legal(match) if line.startswith("swap")}
