"""Rulebook, "3. Check for Tremors"; field guide, Stegosaurus."""

from __future__ import annotations

import pytest

from game.wrath.tremor import after_tremor
from tests.wrath.boards import FIRST, legal, pieces, play, position, refusal, rows, scene

PENS = ("stegosaurus", "brontosaurus", "triceratops", "tyrannosaurus")
FOUR_WAYS = {"tremor up", "tremor down", "tremor left", "tremor right", "still"}


@pytest.mark.parametrize(
    ("flame", "wave", "sun", "may"),
    [
        ("volcano caveman 2", "volcano caveman", "", True),
        ("volcano caveman", "volcano caveman 2", "", False),
        ("volcano caveman 2", "volcano caveman 2", "volcano caveman", True),
        ("volcano caveman", "", "volcano caveman", True),
        ("", "volcano caveman", "", False),
    ],
)
def test_who_leads_or_shares_the_lead_may_cause_a_tremor(flame: str, wave: str, sun: str, may: bool) -> None:
    match = scene(flame, wave, sun, unspent="hut")
    play(match, "end")
    assert (position(match)["phase"] == "tremor") == may


def test_w17_nobody_leads_on_an_empty_volcano() -> None:
    match = scene(unspent="hut")
    play(match, "end")
    assert position(match)["phase"] == "roll"


def test_w38_with_two_players_both_of_a_tie_may_in_their_own_turns() -> None:
    match = scene("volcano caveman", "volcano caveman", unspent="hut", loaded=["hut"] * 5)
    play(match, "end", "still", "roll", "keep", "end")
    assert position(match)["to_move"] == 1
    assert legal(match) == FOUR_WAYS


def test_w19_all_four_directions_always_and_none_is_forced() -> None:
    match = scene("volcano caveman", unspent="hut")
    play(match, "end")
    assert legal(match) == FOUR_WAYS
    play(match, "still")
    assert position(match)["map"] == rows(FIRST)


def test_w19_one_tremor_a_turn_even_for_a_lead_worshipper_with_two_stegosauruses() -> None:
    match = scene("volcano caveman stegosaurus 2", unspent="hut", pens=PENS)
    play(match, "end", "tremor up")
    assert position(match)["to_move"] == 1


def test_w19_the_right_to_it_is_read_when_step_three_begins() -> None:
    match = scene("", "volcano caveman 2", unspent="volcano volcano")
    play(match, "worship caveman", "worship caveman", "end")
    assert position(match)["phase"] == "tremor"


def test_w18_the_whole_row_moves_and_the_tile_pushed_out_comes_back_at_the_other_end() -> None:
    match = scene("volcano caveman", unspent="hut")
    play(match, "end", "tremor right")
    assert position(match)["map"] == [
        "grass1 grass2 lagoon1 jungle1",
        "grass3 jungle2 jungle3 volcano",
        "grass4 lagoon2 jungle4 cave",
        "grass5 hut jungle5 lagoon3",
    ]


def test_w18_the_whole_column_moves() -> None:
    match = scene("volcano caveman", unspent="hut")
    play(match, "end", "tremor up")
    assert position(match)["map"] == [
        "grass1 grass2 volcano jungle1",
        "jungle2 jungle3 jungle4 grass3",
        "grass4 lagoon2 jungle5 cave",
        "grass5 hut lagoon1 lagoon3",
    ]


BOTTOM = """
    G G L J
    J J L G
    G L J C
    G H V J
"""


def test_w18_the_rulebooks_example_pushed_down_from_the_bottom_it_comes_back_at_the_top() -> None:
    match = scene(
        "c2 caveman 3, volcano caveman", "c4 plesiosaur", land=BOTTOM, unspent="hut", pens=("plesiosaur", *PENS[:3])
    )
    before = rows(BOTTOM)
    play(match, "end", "tremor down")
    after = [line.split() for line in position(match)["map"]]
    column = [line.split()[2] for line in before]
    assert [row[2] for row in after] == ["volcano", *column[:3]]
    assert [[*row[:2], row[3]] for row in after] == [[*line.split()[:2], line.split()[3]] for line in before]
    assert pieces(match)["map"] == {"c1": {"caveman": 3}}
    assert pieces(match, 1)["map"] == {"c3": {"plesiosaur": 1}}


def test_pieces_travel_with_their_tiles() -> None:
    match = scene("a3 caveman, b3 brontosaurus, volcano caveman 2", "d3 caveman 2", unspent="hut")
    play(match, "end", "tremor left")
    assert pieces(match) == {
        "supply": {"caveman": 7},
        "egg": 0,
        "volcano": {"caveman": 2},
        "map": {"d3": {"caveman": 1}, "a3": {"brontosaurus": 1}},
    }
    assert pieces(match, 1)["map"] == {"c3": {"caveman": 2}}


@pytest.mark.parametrize(("there", "back"), [("up", "down"), ("left", "right")])
def test_a_push_and_its_opposite_leave_the_land_as_it_was(there: str, back: str) -> None:
    land = scene().state.land
    assert land.shifted(there).shifted(back) == land
    assert land.shifted(there).shifted(there).shifted(there).shifted(there) == land


def test_w46_what_a_tremor_would_bring_may_be_seen_before() -> None:
    state = scene("volcano caveman", unspent="hut").state
    seen = after_tremor(state, "up")
    assert seen.land == state.land.shifted("up")
    assert state.land != seen.land


# -- Stegosaurus ------------------------------------------------------------------


def test_the_rulebooks_example_a_stegosaurus_on_the_volcano_shakes_without_the_lead() -> None:
    match = scene("volcano stegosaurus", "volcano caveman 3", unspent="hut", pens=PENS)
    play(match, "end")
    assert legal(match) == FOUR_WAYS


def test_w20_in_its_owners_turns_only() -> None:
    match = scene("", "volcano stegosaurus", "volcano caveman 3", unspent="hut", pens=PENS)
    play(match, "end")
    assert position(match)["phase"] == "roll"


def test_two_players_with_a_stegosaurus_there_both_shake_in_their_turns() -> None:
    match = scene(
        "volcano stegosaurus", "volcano stegosaurus", "volcano caveman 3", unspent="hut", pens=PENS, loaded=["hut"] * 5
    )
    play(match, "end", "tremor up", "roll", "keep", "end")
    assert legal(match) == FOUR_WAYS


def test_w22_with_cave_people_in_the_supply_the_player_chooses_either() -> None:
    match = scene("supply stegosaurus", unspent="volcano", pens=PENS)
    assert legal(match, "worship") == {"worship caveman", "worship stegosaurus"}
    play(match, "worship stegosaurus")
    assert pieces(match)["volcano"] == {"stegosaurus": 1}


def test_w22_without_the_stegosaurus_or_a_cave_person_from_elsewhere() -> None:
    match = scene("supply stegosaurus, a4 caveman 9, egg 1", unspent="volcano", pens=PENS)
    assert legal(match, "worship") == {"worship stegosaurus", "worship caveman a4", "worship caveman egg"}


def test_w22_a_stegosaurus_never_goes_there_from_the_map() -> None:
    match = scene("a4 stegosaurus caveman 10", unspent="volcano", pens=PENS)
    assert legal(match, "worship") == {"worship caveman a4"}
    assert "from your supply only" in refusal(match, "worship stegosaurus a4")


def test_w21_it_takes_a_space_and_counts_for_the_lead() -> None:
    match = scene("volcano caveman stegosaurus", "volcano caveman 2", unspent="hut", pens=PENS)
    assert match.state.filled() == 4
    assert match.state.worshippers(0) == 2
    full = scene("volcano caveman 3 stegosaurus, supply stegosaurus", "volcano caveman 4", unspent="volcano", pens=PENS)
    play(full, "worship stegosaurus", "end", "still")
    assert position(full)["eruptions"] == 1
    assert position(full)["scores"] == [3, 1]
    assert pieces(full)["supply"] == {"caveman": 10, "stegosaurus": 2}


def test_no_tremor_without_the_right_to_it() -> None:
    match = scene("", "volcano caveman", unspent="hut")
    assert "spend them, or end" in refusal(match, "tremor up")
    assert "spend them, or end" in refusal(match, "still")
