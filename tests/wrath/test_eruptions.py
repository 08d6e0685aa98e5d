"""Rulebook, "4. Check for Eruptions", "Score the Volcano", "Score Regions" and "Game End"; the dinosaurs' scoring."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from game.wrath.eruption import score_now
from game.wrath.events import Erupted, MatchEnded, RegionScored, VolcanoScored
from game.wrath.judge import winners
from tests.wrath.boards import FIRST, legal, pieces, play, position, scene, scored

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.core.match import Match
    from game.core.table import Event
    from game.wrath.state import State

ALL = ("ankylosaurus", "brontosaurus", "plesiosaur", "triceratops")

WIDE = """
    G G G J
    L L C J
    G H J L
    G V J J
"""
"""A grass region of three (a4 to c4), one of two (a2, a1), jungle of two (d4, d3) and four, water of two (a3, b3)."""


def last(
    flame: str = "", wave: str = "", *others: str, spaces: int = 6, pens: Iterable[str] = ALL, **more: Any
) -> tuple[Match[State], list[Event]]:
    """A match in which the first tribe has served the volcano and kept still, and the events of the eruption.

    The first tribe has all the worshippers, so that the volcano pays it 3 and nobody else; it has a space more than
    `spaces`, whatever the data say of it.
    """
    match = scene(f"volcano caveman {spaces}, {flame}", wave, *others, unspent="volcano", land=WIDE, pens=pens, **more)
    match.state.box = replace(match.state.box, spaces=spaces + 1)
    events = play(match, "worship caveman", "end", "still")
    return match, events


def regions(events: list[Event]) -> dict[str, tuple[int, ...]]:
    return dict(scored(events)[1:])


# -- when ------------------------------------------------------------------


def test_nothing_erupts_while_a_space_is_empty() -> None:
    match = scene("volcano caveman 5", unspent="volcano")
    events = play(match, "worship caveman", "end", "still")
    assert scored(events) == []
    assert position(match)["eruptions"] == 0


@pytest.mark.parametrize(("seats", "spaces"), [(2, 9), (3, 8), (4, 9)])
def test_it_erupts_when_every_space_is_taken(seats: int, spaces: int) -> None:
    match = scene(f"volcano caveman {spaces - 1}", *[""] * (seats - 1), unspent="volcano")
    events = play(match, "worship caveman", "end", "still")
    assert Erupted(1, last=False) in events
    assert match.state.filled() == 0
    assert pieces(match)["supply"] == {"caveman": 10}


# -- the volcano ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 3, 2, 0), (3, 3, 1, 0)),
        ((5, 2, 1, 1), (3, 1, 1, 1)),
        ((3, 2, 2, 2), (3, 1, 1, 1)),
        ((4, 4, 0, 1), (3, 3, 0, 1)),
        ((9, 0, 0, 0), (3, 0, 0, 0)),
        ((3, 3, 3, 0), (3, 3, 3, 0)),
    ],
)
def test_w23_the_most_get_three_tied_or_not_others_there_one(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    tribes = [f"volcano caveman {number}" if number else "" for number in counts]
    score = score_now(scene(*tribes, unspent="hut").state)[0]
    assert score.counts == counts
    assert score.points() == points


def test_w21_a_stegosaurus_scores_as_a_cave_person_on_the_volcano() -> None:
    match = scene("volcano caveman 2 stegosaurus", "volcano caveman 3", unspent="hut", pens=("stegosaurus", *ALL[:3]))
    assert score_now(match.state)[0].points() == (3, 3)


def test_w33_the_volcano_pays_first_and_its_pieces_go_home() -> None:
    _match, events = last("a4 caveman")
    kinds = [type(event) for event in events if isinstance(event, VolcanoScored | RegionScored)]
    assert kinds == [VolcanoScored, RegionScored]


# -- regions ------------------------------------------------------------------


def test_the_most_pieces_in_a_region_score_its_size() -> None:
    match, events = last("a4 caveman", "c4 caveman, b4 caveman")
    assert regions(events) == {"a4 b4 c4": (0, 3)}
    assert position(match)["scores"] == [3, 3]


def test_tied_players_all_score_the_full_size_and_go_home() -> None:
    match, events = last("a4 caveman", "c4 caveman")
    assert regions(events) == {"a4 b4 c4": (3, 3)}
    assert pieces(match)["map"] == pieces(match, 1)["map"] == {}


def test_who_does_not_score_stays() -> None:
    match, _events = last("a4 caveman", "c4 caveman 2", "b4 caveman", spaces=7)
    assert pieces(match)["map"] == {"a4": {"caveman": 1}}
    assert pieces(match, 1)["map"] == {}
    assert pieces(match, 2)["map"] == {"b4": {"caveman": 1}}


def test_w24_a_region_without_pieces_pays_nobody() -> None:
    _match, events = last()
    assert regions(events) == {}


def test_neither_diagonals_nor_the_edge_connect() -> None:
    checkered = """
        G J G L
        J G J G
        L J V J
        C H G L
    """
    match = scene(land=checkered)
    sizes = {region.terrain: [] for region in match.state.land.regions}
    for region in match.state.land.regions:
        sizes[region.terrain].append(len(region.cells))
    assert sizes == {"grass": [1] * 5, "jungle": [1] * 5, "lagoon": [1] * 3}


def test_the_edge_of_the_map_does_not_connect() -> None:
    edges = """
        G J J G
        L C J L
        V J H L
        G J G G
    """
    found = {region.cells for region in scene(land=edges).state.land.regions if region.terrain == "grass"}
    assert found == {(0,), (3,), (12,), (14, 15)}


def test_w33_cave_hut_and_unpaid_lagoons_are_not_scored_and_their_pieces_stay() -> None:
    match, events = last("c3 caveman, b2 caveman")
    assert regions(events) == {}
    assert pieces(match)["map"] == {"c3": {"caveman": 1}, "b2": {"caveman": 1}}


def test_several_regions_are_scored_each_by_itself() -> None:
    _match, events = last("a4 caveman, d3 caveman", "a2 caveman, d4 caveman 2")
    assert regions(events) == {"a4 b4 c4": (3, 0), "d4 d3": (0, 2), "a2 a1": (0, 2)}


# -- dinosaurs ------------------------------------------------------------------


def test_the_rulebooks_example_a_brontosaurus_counts_as_three() -> None:
    _match, events = last("d4 brontosaurus, d3 caveman 2", "d3 caveman 4")
    assert regions(events) == {"d4 d3": (2, 0)}


@pytest.mark.parametrize("dinosaur", ["titanosaur", "stegosaurus", "pteranodon", "tyrannosaurus"])
def test_other_dinosaurs_count_as_one(dinosaur: str) -> None:
    _match, events = last(f"a4 {dinosaur}", "b4 caveman", pens=(dinosaur, "brontosaurus", "triceratops", "plesiosaur"))
    assert regions(events) == {"a4 b4 c4": (3, 3)}


def test_w27_the_rulebooks_example_an_ankylosaurus_in_a_region_won_alone_brings_two_more() -> None:
    _match, events = last("a4 ankylosaurus caveman", "b4 caveman")
    assert regions(events) == {"a4 b4 c4": (5, 0)}


def test_w27_two_of_them_bring_four_more() -> None:
    _match, events = last("a4 ankylosaurus, c4 ankylosaurus", "b4 caveman")
    assert regions(events) == {"a4 b4 c4": (7, 0)}


def test_w27_a_tie_brings_no_bonus_and_an_opponents_ankylosaurus_nothing() -> None:
    _match, tied = last("a4 ankylosaurus", "b4 caveman")
    assert regions(tied) == {"a4 b4 c4": (3, 3)}
    _match, beaten = last("a4 ankylosaurus", "b4 caveman 2")
    assert regions(beaten) == {"a4 b4 c4": (0, 3)}


def test_w27_only_those_in_the_region_count() -> None:
    _match, events = last("a4 ankylosaurus, a2 caveman, c3 ankylosaurus")
    assert regions(events) == {"a4 b4 c4": (5, 0), "a2 a1": (2, 0)}


def test_w27_also_where_a_triceratops_is() -> None:
    _match, events = last("a4 ankylosaurus triceratops", "b4 caveman 5")
    assert regions(events) == {"a4 b4 c4": (5, 0)}


def test_w25_the_rulebooks_example_a_triceratops_makes_all_cave_people_count_for_nothing() -> None:
    match, events = last("a4 triceratops caveman 2", "b4 caveman 6")
    assert regions(events) == {"a4 b4 c4": (3, 0)}
    assert pieces(match)["map"] == {"a4": {"caveman": 2}}
    assert pieces(match, 1)["map"] == {"b4": {"caveman": 6}}
    assert pieces(match)["supply"] == {"caveman": 8, "triceratops": 1}


def test_w25_other_dinosaurs_count_and_a_brontosaurus_counts_three() -> None:
    _match, events = last("a4 triceratops", "b4 brontosaurus")
    assert regions(events) == {"a4 b4 c4": (0, 3)}


def test_w25_the_winners_own_cave_people_stay_when_an_opponents_triceratops_scares_them() -> None:
    match, _events = last("a4 triceratops", "b4 brontosaurus caveman 3")
    assert pieces(match, 1)["map"] == {"b4": {"caveman": 3}}
    assert pieces(match)["map"] == {"a4": {"triceratops": 1}}


def test_w25_a_second_triceratops_changes_nothing() -> None:
    _match, events = last("a4 triceratops 2", "b4 caveman 6")
    assert regions(events) == {"a4 b4 c4": (3, 0)}


def test_w25_it_scares_in_its_own_region_only() -> None:
    _match, events = last("a4 triceratops", "a2 caveman")
    assert regions(events) == {"a4 b4 c4": (3, 0), "a2 a1": (0, 2)}


def test_w43_dinosaurs_that_tie_in_a_triceratops_region_score_and_go_home_and_people_stay() -> None:
    match, events = last("a4 triceratops caveman", "b4 ankylosaurus caveman", "c4 caveman", spaces=7)
    assert regions(events) == {"a4 b4 c4": (3, 3, 0)}
    assert [pieces(match, seat)["map"] for seat in range(3)] == [
        {"a4": {"caveman": 1}},
        {"b4": {"caveman": 1}},
        {"c4": {"caveman": 1}},
    ]


def test_w26_the_rulebooks_example_a_plesiosaur_in_a_lagoon_of_two_scores_two_and_goes_home() -> None:
    match, events = last("b3 plesiosaur")
    assert regions(events) == {"a3 b3": (2, 0)}
    assert pieces(match)["supply"] == {"caveman": 10, "plesiosaur": 1}


def test_w26_only_lagoons_with_a_piece_pay() -> None:
    _match, events = last("d2 plesiosaur", "c3 plesiosaur")
    assert regions(events) == {"d2": (1, 0)}


def test_w26_plesiosaurs_tie_on_a_lagoon_like_others_on_land() -> None:
    _match, events = last("a3 plesiosaur", "b3 plesiosaur")
    assert regions(events) == {"a3 b3": (2, 2)}


def test_a_plesiosaur_counts_as_one_on_land_too() -> None:
    _match, events = last("a4 plesiosaur", "b4 caveman")
    assert regions(events) == {"a4 b4 c4": (3, 3)}


# -- reasons ------------------------------------------------------------------


def test_reasons_name_the_power_and_sum_to_the_points() -> None:
    _match, events = last("a4 ankylosaurus", "b3 plesiosaur, d4 caveman", "d3 caveman", spaces=7)
    for event in events:
        if isinstance(event, VolcanoScored | RegionScored):
            totals = [sum(r.points for r in event.reasons if r.seat == seat) for seat in range(3)]
            assert tuple(totals) == event.points
    whys = {r.why for event in events for r in getattr(event, "reasons", ())}
    assert whys == {"most", "region", "region-tied", "ankylosaurus"}


def test_w46_the_scores_that_an_eruption_would_bring_are_those_that_it_brings() -> None:
    tribes = ("volcano caveman 8, a4 ankylosaurus", "d4 brontosaurus, b3 plesiosaur")
    match = scene(*tribes, unspent="volcano", land=WIDE, pens=ALL)
    play(match, "worship caveman", "end")
    promised = [score.points() for score in score_now(match.state)]
    before = position(match)
    score_now(match.state)
    assert position(match) == before
    assert [points for _place, points in scored(play(match, "still"))] == promised


# -- the end ------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "target"), [(2, 24), (3, 20), (4, 18)])
def test_the_match_ends_when_somebody_reaches_the_target(seats: int, target: int) -> None:
    for score, over in ((target - 4, False), (target - 3, True)):
        match, events = last("", *[""] * (seats - 1), spaces=seats + 4, scores=[score] + [0] * (seats - 1))
        assert (match.decision is None) == over
        assert any(isinstance(event, MatchEnded) for event in events) == over


def test_w33_all_regions_are_scored_before_the_end_even_if_the_volcano_reached_the_target() -> None:
    match, events = last("", "a4 caveman", scores=[21, 22])
    assert regions(events) == {"a4 b4 c4": (0, 3)}
    assert match.outcome is not None
    assert match.outcome.scores == (24, 25)
    assert match.outcome.winners == (1,)


def test_w33_the_match_ends_at_once_without_levelling_the_turns() -> None:
    match, _events = last(scores=[23, 0], start=0, turn=3)
    assert match.decision is None


def test_w37_points_have_no_upper_end() -> None:
    match, _events = last("a4 caveman", scores=[23, 5])
    assert match.outcome is not None
    assert match.outcome.scores == (29, 5)


def test_nobody_answers_after_the_end() -> None:
    match, _events = last(scores=[23, 0])
    assert match.decision is None
    assert position(match)["phase"] == "over"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_w34_of_the_tied_the_latest_in_turn_order_from_the_start_player_wins(seats: int) -> None:
    """Every tie of two, three and four players, for every start player."""
    state = scene("", *[""] * (seats - 1)).state
    for start, tied in product(range(seats), product((False, True), repeat=seats)):
        if any(tied):
            state.start = start
            state.scores = [20 if one else 19 for one in tied]
            order = [(start + step) % seats for step in range(seats)]
            assert winners(state) == ([seat for seat in order if tied[seat]][-1],)


def test_w34_the_reason_says_that_it_was_a_tie() -> None:
    match, _events = last("", "a4 caveman", scores=[21, 21])
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert "tie" in match.outcome.reason


def test_w47_after_fifteen_rounds_without_an_eruption_a_last_one_ends_the_match() -> None:
    match = scene("volcano caveman 2, a2 caveman", "volcano caveman", unspent="hut", calm=29, scores=[3, 9])
    events = play(match, "end", "still")
    assert Erupted(1, last=True) in events
    assert scored(events) == [("volcano", (3, 1)), ("a2 a1", (2, 0))]
    assert match.outcome is not None
    assert match.outcome.scores == (8, 10)
    assert match.outcome.winners == (1,)
    assert "slept too long" in match.outcome.reason


def test_w47_an_eruption_begins_the_count_anew() -> None:
    match, _events = last(calm=29)
    assert position(match)["calm"] == 0
    assert match.decision is not None


def test_w47_the_rounds_are_the_tables_to_choose() -> None:
    match = scene("", unspent="hut", calm=28)
    play(match, "end")
    assert position(match)["calm"] == 29
    assert legal(match) == {"roll"}


def test_the_printed_land_has_regions_of_one_and_two_tiles() -> None:
    regions_of = [region for region in scene(land=FIRST).state.land.regions if region.terrain != "lagoon"]
    assert sorted(len(region.cells) for region in regions_of) == [1, 1, 2, 2, 2, 2]
