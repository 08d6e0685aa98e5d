"""Rulebook, "Ship movement" and the end of a turn."""

from __future__ import annotations

import pytest

from game.cazadores.events import Replenished, Sailed
from tests.cazadores.tables import WORLD, events_of, legal, play, position, scene, why_not


def test_a_step_costs_one_provision_and_leads_along_a_route() -> None:
    match = scene("ship lisbon 8", "")
    sailed = events_of(Sailed, play(match, "sail casablanca"))[0]
    assert (sailed.start, sailed.goal, sailed.provisions) == ("lisbon", "casablanca", 7)
    assert "No route leads there" in why_not(match, "sail naples")


def test_c11_every_circle_is_a_space_those_in_the_open_sea_too() -> None:
    match = scene("ship lisbon 8", "")
    play(match, "sail north-atlantic")
    assert position(match)["seats"][0]["provisions"] == 7
    assert position(match)["seats"][0]["ship"] == "north-atlantic"


def test_c11_several_ships_may_be_at_one_space() -> None:
    match = scene("ship lisbon 8", "ship lisbon 8")
    play(match, "sail casablanca", "sail lisbon")
    assert {form["ship"] for form in position(match)["seats"]} == {"lisbon"}


def test_c29_a_museum_a_site_or_a_ship_is_in_nobodys_way() -> None:
    match = scene("ship lisbon 8, museum honolulu", "museum dakar")
    play(match, "sail casablanca", "sail dakar", "sail south-atlantic")
    assert position(match)["seats"][0]["provisions"] == 5


def test_c29_one_route_leads_over_the_edge_of_the_map() -> None:
    match = scene("ship singapore 20", "")
    play(match, "sail hong-kong", "sail shanghai", "sail yokohama", "sail north-pacific", "sail honolulu")
    assert position(match)["seats"][0]["provisions"] == 15


def test_c12_a_step_onto_supplies_ends_the_turn_at_once() -> None:
    """The printed chart's example: from Galveston to New York by Havana stops at Havana."""
    match = scene("ship galveston 12", "")
    ended = events_of(Replenished, play(match, "sail havana"))[0]
    assert (ended.seat, ended.gained, ended.to) == (0, 8, 1)
    assert match.decision is not None
    assert match.decision.seat == 1
    assert position(match)["seats"][0]["provisions"] == 19


def test_c12_any_replenishing_point_will_do_also_the_one_just_left() -> None:
    match = scene("ship lisbon 8", "")
    play(match, "sail casablanca", "sail lisbon")
    assert position(match)["seats"][0]["provisions"] == 14
    assert position(match)["to_move"] == 1


def test_c12_a_turn_has_at_least_one_step() -> None:
    assert legal(scene("ship lisbon 8", "")) == {
        "sail north-atlantic", "sail lyme-regis", "sail naples", "sail casablanca",
    }  # fmt: skip


@pytest.mark.parametrize(("before", "after", "lost"), [(1, 8, 0), (13, 20, 0), (16, 20, 3), (20, 20, 7)])
def test_c23_provisions_rise_by_eight_to_twenty_and_the_surplus_is_lost(before: int, after: int, lost: int) -> None:
    """Fifteen and eight make twenty, says the rulebook; the step onto the point is paid first."""
    match = scene(f"ship casablanca {before}", "")
    ended = events_of(Replenished, play(match, "sail lisbon"))[0]
    assert (ended.provisions, ended.lost) == (after, lost)


def test_the_rulebooks_example_three_spaces_from_supplies_with_three_provisions_only_the_way_there_is_left() -> None:
    match = scene("ship antofagasta 3", "")
    assert legal(match) == {"sail callao", "sail punta-arenas"}
    assert "needed for the way to supplies" in why_not(match, "dig")
    play(match, "sail callao")
    assert legal(match) == {"sail acapulco", "sail cartagena"}
    play(match, "sail cartagena", "sail havana")
    assert position(match)["seats"][0]["provisions"] == 8


def test_c13_a_step_is_refused_that_leaves_too_few_provisions_for_the_way_to_supplies() -> None:
    match = scene("ship callao 3", "")
    assert "supplies are too far" in why_not(match, "sail antofagasta")
    assert "sail cartagena" in legal(match)


def test_c13_from_every_space_with_just_enough_provisions_there_is_a_way_home() -> None:
    chart = WORLD.chart
    for number, space in enumerate(chart.spaces):
        steps = chart.home[number]
        if steps:
            match = scene(f"ship {space.name} {steps}", "")
            for _step in range(steps):
                options = match.decision.options() if match.decision else []
                assert options
                match.submit(options[-1])
            assert position(match)["to_move"] == 1


def test_c30_actions_come_in_any_order_at_several_sites_of_one_turn() -> None:
    match = scene("ship lisbon 12", "", dice=("carnotaurus 1", "carnotaurus 1"))
    play(match, "sail casablanca", "dig", "sail dakar", "sail casablanca", "dig")
    assert position(match)["seats"][0]["provisions"] == 7
    two_sites = scene("ship lyme-regis 12", "")
    play(two_sites, "dig", "dig", "sail hamburg", "dig", "dig")
    assert two_sites.state.loads[0] == 4


def test_turns_go_clockwise() -> None:
    match = scene("ship casablanca 5", "", "", to_move=0)
    play(match, "sail lisbon", "sail casablanca", "sail lisbon", "sail casablanca", "sail lisbon")
    assert position(match)["to_move"] == 0
    assert position(match)["turn"] == 4
