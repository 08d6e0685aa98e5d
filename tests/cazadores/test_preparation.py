"""Rulebook, "Preparation": piles, missions, museums, ships."""

from __future__ import annotations

from collections import Counter

import pytest

from game.cazadores.chart import Kind
from game.cazadores.commands import Keep
from game.cazadores.events import Chose, MissionsKept
from game.cazadores.state import cards
from tests.cazadores.tables import RULES, SCENARIOS, WORLD, begin, events_of, legal, play, position, why_not


@pytest.mark.parametrize("seats", [1, 6])
def test_only_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        begin(seats)


def test_c38_the_smaller_chart_is_for_two_or_three_with_one_copy() -> None:
    small = SCENARIOS["north-atlantic"]
    assert small.seats() == (2, 3)
    assert [begin(seats, scenario=small).state.buried for seats in small.seats()] == [45, 70]


def test_tiles_lie_at_sites_of_their_colour() -> None:
    state = begin(4).state
    for group, bag in enumerate(state.bags):
        name = state.box.groups[group]
        assert sum(state.piles[site] for site in state.box.chart.sites(name)) == len(bag)
        assert {state.box.group_of[state.box.animal_numbers[tile.split()[0]]] for tile in bag} == {group}


def test_c33_which_site_gets_the_odd_pile_is_chance() -> None:
    sizes = Counter(
        tuple(begin(2, seed=seed).state.piles[site] for site in WORLD.chart.sites("armoured")) for seed in range(60)
    )
    assert set(sizes) == {(6, 5, 5), (5, 6, 5), (5, 5, 6)}


def test_c4_the_start_player_is_chance_or_by_the_variant_the_first() -> None:
    assert {begin(5, seed=seed).state.start for seed in range(60)} == {0, 1, 2, 3, 4}
    assert {begin(5, seed=seed, start="first").state.start for seed in range(20)} == {0}


def test_c6_everybody_is_dealt_one_mission_of_each_value() -> None:
    state = begin(5).state
    dealt = [cards(hand) for hand in state.hands]
    for hand in dealt:
        assert sorted(state.box.missions[card].value for card in hand) == [8, 15, 25]
    assert len({card for hand in dealt for card in hand}) == 15


def test_c6_every_mission_of_a_value_is_dealt_about_as_often() -> None:
    counts = Counter(card for seed in range(500) for hand in begin(2, seed=seed).state.hands for card in cards(hand))
    assert len(counts) == 25
    for mission, card in ((mission, card) for card, mission in enumerate(WORLD.pieces.missions)):
        expected = 1000 / (5 if mission.value == 25 else 10)
        assert abs(counts[card] - expected) < 5 * expected**0.5


def test_c6_at_least_one_mission_is_kept() -> None:
    match = begin(2)
    assert legal(match) == {"keep 25", "keep 15", "keep 8", "keep 25 15", "keep 25 8", "keep 15 8", "keep 25 15 8"}
    assert match.decision is not None
    assert Keep(()) not in match.decision
    assert "Keep at least 1 mission," in match.decision.why_not(Keep(()))


def test_c6_what_is_not_kept_goes_back_into_its_deck() -> None:
    match = begin(2, start="first")
    before = [set(cards(hand)) for hand in match.state.hands]
    play(match, "keep 8", "keep 25 15 8")
    after = [set(cards(hand)) for hand in match.state.hands]
    assert [len(hand) for hand in after] == [1, 3]
    assert all(now <= then for now, then in zip(after, before, strict=True))
    decks = {card for kind in range(3) for card in match.state.deck(kind)}
    assert decks == set(range(25)) - after[0] - after[1]


def test_c34_first_missions_are_chosen_in_secret_and_shown_by_value_when_all_have() -> None:
    match = begin(3, start="first")
    assert events_of(Chose, play(match, "keep 25"))[0].kept == (25,)
    play(match, "keep 8")
    shown = events_of(MissionsKept, play(match, "keep 15 8"))
    assert shown[0].values == ((25,), (8,), (15, 8))


def test_c3_museums_and_ships_go_from_the_last_seat_to_the_first() -> None:
    match = begin(3, start="first")
    play(match, "keep 8", "keep 8", "keep 8")
    order = []
    for port in ("dakar", "aden", "callao"):
        assert match.decision is not None
        order.append((match.decision.seat, match.decision.about))
        play(match, f"museum {port}")
        order.append((match.decision.seat, match.decision.about))
        play(match, "ship havana")
    assert order == [(2, "museum"), (2, "ship"), (1, "museum"), (1, "ship"), (0, "museum"), (0, "ship")]
    assert match.decision is not None
    assert match.decision.seat == 0
    assert position(match)["phase"] == "play"
    assert position(match)["turn"] == 1


def test_c3_a_museum_stands_on_a_free_port_without_one() -> None:
    match = begin(2, start="first")
    play(match, "keep 8", "keep 8")
    free = {f"museum {match.state.box.chart.spaces[port].name}" for port in match.state.box.chart.of_kind(Kind.FREE)}
    assert legal(match) == free
    assert "free port" in why_not(match, "museum lisbon")
    assert "free port" in why_not(match, "museum casablanca")
    assert "your museum" in why_not(match, "ship lisbon")
    play(match, "museum dakar", "ship lisbon")
    assert legal(match) == free - {"museum dakar"}
    assert "stands there already" in why_not(match, "museum dakar")


def test_c3_a_ship_starts_at_any_replenishing_point_and_may_share_it() -> None:
    match = begin(2, start="first")
    play(match, "keep 8", "keep 8", "museum dakar")
    points = {"san-francisco", "havana", "montevideo", "lisbon", "cape-town", "singapore"}
    assert legal(match) == {f"ship {point}" for point in points}
    assert "replenishing point" in why_not(match, "ship dakar")
    assert "your ship" in why_not(match, "dig")
    play(match, "ship lisbon", "museum aden", "ship lisbon")
    assert position(match)["seats"][0]["ship"] == position(match)["seats"][1]["ship"] == "lisbon"


def test_c3_by_the_variant_chance_places_the_museums() -> None:
    ports = Counter[str]()
    for seed in range(60):
        match = begin(3, seed=seed, museums="drawn")
        museums = [form["museum"] for form in position(match)["seats"]]
        assert len(set(museums)) == 3
        ports.update(museums)
        play(match, "keep 8", "keep 8", "keep 8")
        assert match.decision is not None
        assert match.decision.about == "ship"
    assert len(ports) == 11


@pytest.mark.parametrize(
    ("head_start", "provisions"), [(0, [8] * 5), (2, [8, 10, 12, 14, 16]), (3, [8, 11, 14, 17, 20])]
)
def test_c39_by_the_variant_who_plays_later_begins_with_more_provisions(head_start: int, provisions: list[int]) -> None:
    for seed in range(8):
        state = begin(5, seed, head_start=head_start).state
        assert [state.provisions[(state.start + place) % 5] for place in range(5)] == provisions


def test_c39_a_position_of_the_preparation_says_so_too() -> None:
    helped = WORLD.with_options({"head_start": 3})
    state = begin(2, 1, helped).state
    written = RULES.write_position(state)
    assert RULES.read_position(written, helped, 2) == state
    with pytest.raises(ValueError, match="expected 0 points, 8 provisions"):
        RULES.read_position(written, WORLD.with_options({"head_start": 0}), 2)


def test_c23_a_match_begins_with_eight_provisions_and_no_points() -> None:
    state = begin(5, head_start=0).state
    assert state.provisions == [8] * 5
    assert state.scores == [0] * 5


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"colour": "red"}, "no option colour"),
        ({"museums": "built"}, "chosen, drawn"),
        ({"trade": "yes"}, "true, false"),
        ({"trade": 1}, "true, false"),
        ({"six": 18}, "17, 16"),
        ({"six": 17.0}, "17, 16"),
        ({"stall_rounds": -1}, "0 to 1000"),
        ({"stall_rounds": True}, "0 to 1000"),
        ({"bonus": []}, "animals, kinds, tiles"),
    ],
)
def test_a_choice_that_is_none_is_refused_with_the_remedy(options: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        WORLD.with_options(options)
