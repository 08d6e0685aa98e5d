"""Rulebook, "Foot"; field guide, Pteranodon, Plesiosaur and Tyrannosaurus on the move."""

from __future__ import annotations

import pytest

from tests.wrath.boards import legal, pieces, play, position, refusal, scene

SWIMMERS = ("plesiosaur", "pteranodon", "stegosaurus", "tyrannosaurus")


def test_a_foot_moves_a_piece_up_down_left_or_right() -> None:
    match = scene("a2 caveman", unspent="foot foot foot")
    assert legal(match, "move") == {f"move caveman a2 {goal}" for goal in ("a3", "a1", "b2")}
    assert "walks one tile up, down, left or right" in refusal(match, "move caveman a2 b3")
    assert "walks one tile" in refusal(match, "move caveman a2 a4")


def test_nobody_walks_over_the_edge_of_the_map() -> None:
    match = scene("a4 caveman", unspent="foot")
    assert legal(match, "move") == {"move caveman a4 b4", "move caveman a4 a3"}
    assert "never over the edge" in refusal(match, "move caveman a4 d4")
    assert "never over the edge" in refusal(match, "move caveman a4 a1")


def test_feet_go_to_several_pieces_or_to_one_several_times() -> None:
    match = scene("a4 caveman 2", unspent="foot foot foot")
    play(match, "move caveman a4 a3", "move caveman a3 b3", "move caveman a4 b4")
    assert pieces(match)["map"] == {"b3": {"caveman": 1}, "b4": {"caveman": 1}}
    assert "Every foot you rolled is spent" in refusal(match, "move caveman b4 a4")


def test_nobody_walks_onto_the_volcano() -> None:
    match = scene("b3 caveman, c2 caveman", unspent="foot")
    assert "Nobody walks onto the volcano" in refusal(match, "move caveman b3 c3")
    assert "Nobody walks onto the volcano" in refusal(match, "move caveman c2 c3")


def test_nobody_walks_off_the_volcano() -> None:
    match = scene("volcano caveman 3", unspent="foot")
    assert legal(match) == {"end"}
    assert "No piece leaves the volcano" in refusal(match, "move caveman c3 b3")


def test_there_is_no_limit_of_pieces_on_a_tile() -> None:
    match = scene("a3 caveman 9, a4 caveman", "a3 caveman 10", unspent="foot")
    play(match, "move caveman a4 a3")
    assert pieces(match)["map"] == {"a3": {"caveman": 10}}


def test_w12_pieces_walk_back_onto_cave_and_hut() -> None:
    match = scene("c2 caveman, c1 caveman", unspent="foot foot")
    play(match, "move caveman c2 d2", "move caveman c1 b1")
    assert pieces(match)["map"] == {"d2": {"caveman": 1}, "b1": {"caveman": 1}}


def test_w42_a_foot_leads_out_of_the_cave_to_every_neighbour_and_nobody_blocks() -> None:
    match = scene("d2 caveman", "c2 caveman 5 brontosaurus, d3 caveman 4", unspent="foot foot")
    assert legal(match, "move") == {"move caveman d2 d3", "move caveman d2 c2", "move caveman d2 d1"}


# -- lagoons ------------------------------------------------------------------


def test_w13_a_lagoon_is_crossed_with_two_feet() -> None:
    match = scene("a2 caveman", unspent="foot foot")
    play(match, "move caveman a2 b2")
    assert "stands on a lagoon" in refusal(match, "end")
    assert legal(match) == {f"move caveman b2 {goal}" for goal in ("a2", "b3", "c2", "b1")}
    play(match, "move caveman b2 c2")
    assert legal(match) == {"end"}


def test_w13_with_the_last_foot_nobody_steps_onto_a_lagoon() -> None:
    match = scene("a2 caveman", unspent="foot")
    assert "would take 1 foot, and you would have 0" in refusal(match, "move caveman a2 b2")


def test_w13_feet_owed_to_a_piece_on_a_lagoon_are_not_for_others() -> None:
    match = scene("a2 caveman, a4 caveman", unspent="foot foot")
    play(match, "move caveman a2 b2")
    assert "would take 1 foot, and you would have 0" in refusal(match, "move caveman a4 a3")


def test_w13_two_pieces_on_lagoons_need_two_feet() -> None:
    match = scene("a2 caveman 2, a4 caveman", unspent="foot foot foot foot")
    play(match, "move caveman a2 b2", "move caveman a2 b2")
    assert "would take 2 feet, and you would have 1" in refusal(match, "move caveman a4 a3")
    play(match, "move caveman b2 a2", "move caveman b2 b3")
    assert "end" in legal(match)


LAKE = """
    L L L J
    V J G G
    G G J C
    G H J J
"""


def test_w13_far_out_on_a_lake_more_feet_are_owed() -> None:
    match = scene("d4 caveman", land=LAKE, unspent="foot foot foot foot")
    play(match, "move caveman d4 c4", "move caveman c4 b4")
    assert "would take 2 feet, and you would have 1" in refusal(match, "move caveman b4 a4")
    play(match, "move caveman b4 b3", "end")


def test_w13_a_die_may_lift_a_piece_off_the_lagoon_and_its_foot_is_free_again() -> None:
    match = scene("a2 caveman, a4 caveman 9", unspent="foot foot volcano")
    play(match, "move caveman a2 b2")
    assert legal(match, "move caveman a4") == set()
    play(match, "worship caveman b2", "move caveman a4 a3")
    assert legal(match) == {"end"}


def test_w13_other_dice_do_not_count_before() -> None:
    """The rulings' example: no cave person in the supply, one on grass by a lagoon, a foot and a volcano."""
    match = scene("a2 caveman, d3 caveman, egg 8", unspent="foot volcano")
    assert "Whoever is on a lagoon must leave it" in refusal(match, "move caveman a2 b2")
    play(match, "worship caveman a2", "move caveman d3 d4", "end")


def test_w13_a_pteranodon_needs_one_foot_wherever_it_is() -> None:
    match = scene("d4 pteranodon", land=LAKE, unspent="foot foot foot foot")
    play(match, "move pteranodon d4 c4", "move pteranodon c4 b4", "move pteranodon b4 a4")
    assert legal(match, "move pteranodon a4") == {f"move pteranodon a4 {p}" for p in _dry(LAKE)}
    play(match, "move pteranodon a4 d1", "end")


def _dry(land: str) -> list[str]:
    grid = [line.split() for line in land.strip().splitlines()]
    return [f"{'abcd'[x]}{4 - y}" for y, row in enumerate(grid) for x, tile in enumerate(row) if tile in "GJ"]


def test_w13_there_is_always_a_way_off() -> None:
    """The last foot leads to dry ground, so that the end is never out of reach."""
    match = scene("d4 caveman 3", land=LAKE, unspent="foot foot foot foot")
    play(match, "move caveman d4 c4", "move caveman d4 c4")
    for _step in range(2):
        line = min(legal(match, "move caveman c4 c3"))
        play(match, line)
    assert "end" in legal(match)


# -- Pteranodon ------------------------------------------------------------------


def test_w14_a_pteranodon_flies_to_any_grass_or_jungle_tile() -> None:
    match = scene("d2 pteranodon", unspent="foot")
    assert legal(match, "move") == {
        f"move pteranodon d2 {goal}" for goal in ("a4", "b4", "d4", "a3", "b3", "d3", "a2", "c2", "a1", "c1")
    }


def test_w14_or_it_takes_a_plain_step_onto_cave_hut_or_in_passing_a_lagoon() -> None:
    match = scene("a1 pteranodon, c1 pteranodon", unspent="foot foot foot")
    play(match, "move pteranodon a1 b1")
    assert "move pteranodon c1 d1" in legal(match)
    play(match, "move pteranodon c1 d1", "move pteranodon d1 a4")
    assert pieces(match)["map"] == {"b1": {"pteranodon": 1}, "a4": {"pteranodon": 1}}


def test_w14_it_flies_to_no_far_cave_hut_lagoon_or_volcano() -> None:
    match = scene("a4 pteranodon", unspent="foot foot")
    for goal in ("d2", "b1", "d1"):
        assert "flies to another grass or jungle tile" in refusal(match, f"move pteranodon a4 {goal}")
    assert "Nobody walks onto the volcano" in refusal(match, "move pteranodon a4 c3")
    assert "flies to another" in refusal(match, "move pteranodon a4 a4")


def test_w14_it_must_enter_the_map_by_cave_or_hut() -> None:
    match = scene("supply pteranodon", unspent="foot hut")
    assert legal(match, "move") == set()
    play(match, "hut pteranodon", "move pteranodon b1 d4")


# -- Plesiosaur ------------------------------------------------------------------


def test_a_plesiosaur_may_stay_on_a_lagoon() -> None:
    match = scene("a2 plesiosaur, a4 caveman", unspent="foot foot", pens=SWIMMERS)
    play(match, "move plesiosaur a2 b2")
    assert "end" in legal(match)
    play(match, "move caveman a4 b4", "end")
    assert pieces(match)["map"] == {"b4": {"caveman": 1}, "b2": {"plesiosaur": 1}}


def test_a_plesiosaur_moves_like_anybody_and_not_onto_the_volcano() -> None:
    match = scene("c2 plesiosaur", unspent="foot", pens=SWIMMERS)
    assert legal(match, "move") == {f"move plesiosaur c2 {goal}" for goal in ("b2", "d2", "c1")}


# -- Tyrannosaurus ------------------------------------------------------------------


def test_w15_after_its_move_it_may_eat_one_enemy_cave_person() -> None:
    match = scene("a4 tyrannosaurus", "a3 caveman 2", unspent="foot")
    play(match, "move tyrannosaurus a4 a3")
    assert legal(match) == {"eat wave", "spare"}
    play(match, "eat wave")
    assert pieces(match, 1)["map"] == {"a3": {"caveman": 1}}
    assert pieces(match, 1)["supply"] == {"caveman": 9}


def test_w15_or_it_eats_nobody() -> None:
    match = scene("a4 tyrannosaurus", "a3 caveman 2", unspent="foot")
    play(match, "move tyrannosaurus a4 a3", "spare", "end")
    assert pieces(match, 1)["map"] == {"a3": {"caveman": 2}}


def test_w16_its_player_picks_whose() -> None:
    match = scene("a4 tyrannosaurus", "a3 caveman", "a3 caveman 3", "b4 caveman", unspent="foot")
    play(match, "move tyrannosaurus a4 a3")
    assert legal(match) == {"eat wave", "eat sun", "spare"}
    assert "No cave person of Leaf stands there" in refusal(match, "eat leaf")
    assert "own cave people" in refusal(match, "eat flame")


def test_it_eats_after_every_move_and_may_double_back() -> None:
    match = scene("a4 tyrannosaurus", "a3 caveman 2, a4 caveman", unspent="foot foot foot")
    play(match, "move tyrannosaurus a4 a3", "eat wave", "move tyrannosaurus a3 a4", "eat wave")
    play(match, "move tyrannosaurus a4 a3", "eat wave")
    assert pieces(match, 1)["supply"] == {"caveman": 10}


@pytest.mark.parametrize("goal", ["d2", "d1"])
def test_w15_no_meal_on_cave_or_lagoon(goal: str) -> None:
    match = scene("c2 tyrannosaurus, c1 tyrannosaurus", "d2 caveman 3, b1 caveman 3", unspent="foot foot foot")
    start = "c2" if goal == "d2" else "c1"
    play(match, f"move tyrannosaurus {start} {goal}")
    assert position(match)["phase"] == "spend"


def test_w15_no_meal_on_the_hut() -> None:
    match = scene("c1 tyrannosaurus", "b1 caveman 3", unspent="foot")
    play(match, "move tyrannosaurus c1 b1")
    assert position(match)["phase"] == "spend"


def test_w15_no_meal_on_placing_and_none_after_a_tremor() -> None:
    match = scene("supply tyrannosaurus, volcano caveman, b3 tyrannosaurus", "d2 caveman, b3 caveman", unspent="cave")
    play(match, "cave tyrannosaurus", "end", "tremor left")
    assert pieces(match, 1)["map"] == {"d2": {"caveman": 1}, "a3": {"caveman": 1}}


def test_it_eats_no_dinosaurs_and_none_of_its_own_people() -> None:
    match = scene("a4 tyrannosaurus, a3 caveman", "a3 brontosaurus", unspent="foot")
    play(match, "move tyrannosaurus a4 a3")
    assert position(match)["phase"] == "spend"


def test_others_bring_no_meal() -> None:
    match = scene("a4 brontosaurus caveman", "a3 caveman", unspent="foot foot")
    play(match, "move brontosaurus a4 a3", "move caveman a4 a3")
    assert position(match)["phase"] == "spend"


def test_w48_a_meal_is_decided_before_anything_else() -> None:
    match = scene("a4 tyrannosaurus, egg 2", "a3 caveman", unspent="foot hut")
    play(match, "move tyrannosaurus a4 a3")
    for line in ("hatch pteranodon", "hut caveman", "end"):
        assert "First decide whom the Tyrannosaurus eats" in refusal(match, line)
    play(match, "spare", "hatch pteranodon")
