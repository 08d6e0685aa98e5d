"""Movement: dice by speed, straight ways with one pivot, charges, rough ground, flight; and breaking from combat."""

from __future__ import annotations

import pytest

from game.dinowars.events import Broke, Fought, Moved, MoveRolled
from game.dinowars.field import Land
from tests.dinowars.scenes import area, of_kind, place_of, play, put, refused, scene

FAR_OFF = "off plain 44 44"


def test_a_move_rolls_a_die_for_each_point_of_speed() -> None:
    for kind, dice in (
        ("brachiosaurus", (4,)),
        ("plain", (4, 3)),
        ("allosaurus", (4, 3, 2)),
        ("gallimimus", (4, 3, 2, 1)),
    ):
        match = scene([f"rex {kind} 24 10 90"], dice=dice)
        (rolled,) = of_kind(play(match, "move rex ahead"), MoveRolled)
        assert (rolled.dice, rolled.far) == (dice, 100 * sum(dice))


def test_any_distance_up_to_the_roll_may_be_gone() -> None:
    """D17."""
    for line, x in (("go 0", 2_400), ("go 0.01", 2_401), ("go 3.33", 2_733), ("go 7", 3_100)):
        match = scene(["rex plain 24 10 90"], dice=[3, 4])
        play(match, "move rex ahead", line)
        assert place_of(match, "rex") == (x, 1_000)
    match = scene(["rex plain 24 10 90"], dice=[3, 4])
    play(match, "move rex ahead")
    assert "7.00 inches at most" in refused(match, "go 7.01")
    assert "First the move that was rolled" in refused(match, "done")


def test_a_pivot_at_the_start_leads_the_way_and_no_other_may_follow() -> None:
    """D18, D19."""
    match = scene(["rex plain 24 20 0"], dice=[3, 4])
    play(match, "move rex 90")
    assert "at its start or at its end, not at both" in refused(match, "go 5 facing 10")
    play(match, "go 5")
    assert (place_of(match, "rex"), match.state.facings[0]) == ((2_900, 2_000), 9_000)


def test_a_pivot_at_the_end_may_be_set_after_the_dice() -> None:
    """D18: the way is the old facing's."""
    match = scene(["rex plain 24 20 90"], dice=[3, 4])
    play(match, "move rex ahead", "go 5 facing 300.25")
    assert (place_of(match, "rex"), match.state.facings[0]) == ((2_900, 2_000), 30_025)


def test_a_move_of_no_inches_with_a_pivot_costs_the_action_and_makes_no_contact() -> None:
    """D18: not even beside a base that is nearly touched."""
    match = scene(["rex plain 24 20 0"], ["foe plain 24 22.06", FAR_OFF])
    play(match, "turn rex 180")
    assert (match.state.facings[0], match.state.used[0]) == (18_000, 1)
    assert match.decision is not None
    assert match.decision.about == "act"
    rolled = scene(["rex plain 24 20 0"], ["foe plain 24 22.06", FAR_OFF], dice=[1, 1])
    play(rolled, "move rex 180", "go 0")
    assert rolled.decision is not None
    assert rolled.decision.about == "act"


# -- charging ---------------------------------------------------------------------------------------------------------


def test_new_contact_is_a_charge_with_a_free_attack_at_once() -> None:
    """D15, D16: neither action nor stamina is spent on it."""
    match = scene(["rex plain 24 20"], ["foe plain 24 25", FAR_OFF], dice=[3, 3, 1, 1, 1, 6, 6])
    play(match, "move rex 180", "go 3")
    assert match.decision is not None
    assert (match.decision.about, match.decision.legal()) == ("charge", ["charge foe", "charge foe fierce", "pass"])
    assert of_kind(play(match, "charge foe"), Fought)
    assert (match.state.used[0], match.state.left) == (1, 2)


def test_a_charge_may_be_passed_and_is_lost_then() -> None:
    match = scene(["rex plain 24 20"], ["foe plain 24 25", FAR_OFF], dice=[3, 3])
    play(match, "move rex 180", "go 3", "pass")
    assert match.decision is not None
    assert match.decision.about == "act"


def test_the_first_touch_stops_the_move_and_the_mover_may_stop_before() -> None:
    """D59."""
    graze = scene(["rex plain 24 20"], ["foe plain 26.04 25", FAR_OFF], dice=[6, 6])
    play(graze, "move rex 180")
    play(graze, "go 5.00")
    assert graze.decision is not None
    assert graze.decision.about == "charge"
    before = scene(["rex plain 24 20"], ["foe plain 26.04 25", FAR_OFF], dice=[6, 6])
    play(before, "move rex 180", "go 2")
    assert before.decision is not None
    assert before.decision.about == "act"


def test_a_move_that_would_end_nearly_touching_is_set_to_touch() -> None:
    """D51."""
    match = scene(["rex plain 24 20"], ["foe plain 24 25", FAR_OFF], dice=[6, 6])
    play(match, "move rex 180", "go 2.95")
    assert place_of(match, "rex") == (2_400, 2_300)
    assert match.decision is not None
    assert match.decision.about == "charge"


def test_contact_with_friend_or_baby_is_no_charge_and_they_block() -> None:
    """D16, D29, D56."""
    match = scene(["rex plain 24 20", "pal plain 24 25"], dice=[6, 6])
    play(match, "move rex 180", "go 3")
    assert place_of(match, "rex") == (2_400, 2_300)
    assert match.decision is not None
    assert match.decision.about == "act"
    match = scene(["rex plain 24 20"], dice=[6, 6])
    put(match.state, match.state.box.baby(1), ["24", "25"])
    play(match, "move rex 180")
    play(match, "go 3.50")
    assert place_of(match, "rex") == (2_400, 2_350)
    assert match.decision is not None
    assert match.decision.about == "act"


def test_one_of_several_enemies_newly_touched_is_attacked() -> None:
    """D16."""
    foes = ["one plain 23 25", "two plain 25 25", FAR_OFF]
    match = scene(["rex plain 24 20"], foes, dice=[6, 6, 1, 1, 1, 6, 6])
    play(match, "move rex 180")
    assert match.decision is not None
    far = match.decision.legal()[0].split("..")[1]
    play(match, f"go {far}")
    assert match.decision.legal()[:2] == ["charge one", "charge two"]
    assert "it can attack one, two" in refused(match, "charge off")
    play(match, "charge two")


def test_an_animal_in_contact_may_only_turn_on_the_spot() -> None:
    """D16: downed enemies and the Gargantuan hold it too, a baby does not."""
    for foe in ("foe plain 24 22", "foe plain 24 22 down"):
        match = scene(["rex plain 24 20"], [foe, FAR_OFF])
        assert "break away first, or turn on the spot" in refused(match, "move rex 0")
        play(match, "turn rex 90")
        assert match.state.facings[0] == 9_000
    match = scene(["rex plain 24 20"])
    put(match.state, match.state.box.gargantuan, ["24", "23"])
    assert "break away first" in refused(match, "move rex 0")
    match = scene(["rex plain 24 20"], dice=[1, 1])
    put(match.state, match.state.box.baby(0), ["24", "21.5"])
    play(match, "move rex 0", "go 2")


# -- what is in the way -----------------------------------------------------------------------------------------------


def test_rock_and_the_edge_stop_a_move() -> None:
    """D17, D60."""
    match = scene(["rex plain 24 20"], terrain=[area(Land.ROCK, 20, 23, 28, 26)], dice=[6, 6])
    play(match, "move rex 180", "go 2")
    assert place_of(match, "rex") == (2_400, 2_200)
    edge = scene(["rex plain 24 4"], dice=[6, 6])
    play(edge, "move rex 0")
    assert edge.decision is not None
    assert edge.decision.legal() == ["go 0.00..3.00"]
    assert "Only the animal that is to escape" in refused(edge, "leave")


def test_each_inch_in_rough_ground_costs_two() -> None:
    """D20: two inches up to the wood, then three of it for six."""
    for land in (Land.WOOD, Land.SWAMP):
        match = scene(["rex plain 24 20"], terrain=[area(land, 20, 22, 28, 30)], dice=[4, 4])
        (rolled,) = of_kind(play(match, "move rex 180"), MoveRolled)
        assert rolled.far == 500


def test_climbing_costs_nothing() -> None:
    """D20."""
    match = scene(["rex plain 24 20"], terrain=[area(Land.HILL, 20, 22, 28, 30, level=2)], dice=[4, 4])
    (rolled,) = of_kind(play(match, "move rex 180"), MoveRolled)
    assert rolled.far == 800


def test_a_flyer_passes_over_rock_bases_and_rough_ground() -> None:
    """D20."""
    lands = [area(Land.ROCK, 20, 22, 28, 24), area(Land.WOOD, 20, 24, 28, 30)]
    match = scene(["rex wing 24 20"], ["foe plain 24 27", FAR_OFF], terrain=lands, dice=[5, 5])
    play(match, "move rex 180", "go 10")
    assert place_of(match, "rex") == (2_400, 3_000)
    assert match.decision is not None
    assert match.decision.about == "act", "it did not end in contact"


def test_a_flyer_that_would_end_on_a_base_stops_short_of_it_and_charges() -> None:
    """D20, D63."""
    match = scene(
        ["rex wing 24 20"], ["foe plain 24 27", FAR_OFF], terrain=[area(Land.ROCK, 20, 21, 28, 24)], dice=[5, 5]
    )
    play(match, "move rex 180", "go 7")
    assert place_of(match, "rex") == (2_400, 2_550)
    assert match.decision is not None
    assert match.decision.about == "charge"


def test_lava_is_an_edge_for_every_move_of_ones_own() -> None:
    """D45, D71: a flyer's too."""
    for kind, x in (("plain", 3_299), ("wing", 3_349)):
        match = scene([f"rex {kind} 24 20"], front=1, lava=1_400, dice=[6, 6])
        play(match, "move rex 90", "go 9.49" if kind == "wing" else "go 8.99")
        assert place_of(match, "rex") == (x, 2_000)


# -- breaking from combat ---------------------------------------------------------------------------------------------

BETWEEN = ["one plain 24 22", "two plain 26 24", FAR_OFF]


@pytest.mark.parametrize(
    ("rolls", "free"),
    [((5, 6, 1), False), ((6, 5, 5), True), ((5, 5, 1), False), ((2, 1, 1), True), ((6, 6, 6), False)],
)
def test_a_break_must_beat_every_enemy_that_stands(rolls: tuple[int, ...], *, free: bool) -> None:
    """D28: ties fail; all have speed 2."""
    match = scene(["rex plain 24 24"], BETWEEN, dice=rolls)
    (broke,) = of_kind(play(match, "break rex"), Broke)
    assert (broke.total, broke.totals, broke.free) == (rolls[0] + 2, (rolls[1] + 2, rolls[2] + 2), free)
    assert match.decision is not None
    assert match.decision.about == ("free" if free else "act")
    assert (match.state.used[0], match.state.left) == (1, 2), "one action in either case"


def test_a_break_with_speed_three_fails_against_eight_and_succeeds_against_sevens() -> None:
    """The ruling's own example."""
    for others, free in (((6, 5), False), ((5, 5), True)):
        match = scene(["rex allosaurus 24 24"], BETWEEN, dice=[5, *others])
        (broke,) = of_kind(play(match, "break rex"), Broke)
        assert (broke.total, broke.free) == (8, free)


@pytest.mark.parametrize("difference", range(-3, 4))
def test_a_break_from_one_enemy_has_its_exact_odds(difference: int) -> None:
    """All 36 rolls of both dice, by the difference of speeds."""
    percent = {-3: 8, -2: 17, -1: 28, 0: 42, 1: 58, 2: 72, 3: 83}[difference]
    speeds = {-3: (1, 4), -2: (2, 4), -1: (3, 4), 0: (2, 2), 1: (4, 3), 2: (4, 2), 3: (4, 1)}[difference]
    kinds = {1: "ankylosaurus", 2: "plain", 3: "allosaurus", 4: "carnotaurus"}
    free = 0
    for mine in range(1, 7):
        for theirs in range(1, 7):
            match = scene(
                [f"rex {kinds[speeds[0]]} 24 24"], [f"one {kinds[speeds[1]]} 24 22", FAR_OFF], dice=[mine, theirs]
            )
            free += of_kind(play(match, "break rex"), Broke)[0].free
    assert round(100 * free / 36) == percent


def test_from_downed_enemies_alone_an_animal_breaks_without_a_roll() -> None:
    """D28, D57."""
    match = scene(["rex plain 24 24"], ["one plain 24 22 down", FAR_OFF])
    assert not of_kind(play(match, "break rex"), Broke)
    assert match.decision is not None
    assert match.decision.about == "free"
    mixed = scene(["rex plain 24 24"], ["one plain 24 22 down", "two plain 26 24", FAR_OFF], dice=[5, 1])
    assert of_kind(play(mixed, "break rex"), Broke)[0].enemies == ("two",)


def test_the_move_after_a_break_is_free_and_may_buy_its_die() -> None:
    """D28, D12."""
    match = scene(["rex plain 24 24"], ["one plain 24 22", FAR_OFF], dice=[6, 1, 2, 2, 2], pools=[1, 0])
    play(match, "break rex", "move rex 180 fierce", "go 6")
    assert place_of(match, "rex") == (2_400, 3_000)
    assert (match.state.pools[0], match.state.used[0], match.state.left) == (0, 1, 2)


def test_the_move_after_a_break_may_be_a_turn_or_nothing() -> None:
    for line in ("turn rex 90", "pass"):
        match = scene(["rex plain 24 24"], ["one plain 24 22", FAR_OFF], dice=[6, 1])
        play(match, "break rex")
        assert "First the free move of rex" in refused(match, "done")
        play(match, line)
        assert match.decision is not None
        assert match.decision.about == "act"


def test_the_move_after_a_break_may_charge_another_but_not_end_touching_those_broken_from() -> None:
    """D16, and the ruling's own example: a third enemy may be charged, neither of the two."""
    foes = ["one plain 24 22", "two plain 26 24", "three plain 24 29"]
    match = scene(["rex plain 24 24"], foes, dice=[6, 1, 1, 4, 4, 1, 1, 6, 6])
    play(match, "break rex", "move rex 180")
    assert "may not end touching those" in refused(match, "go 0.02")
    play(match, "go 3")
    assert match.decision is not None
    assert match.decision.legal()[0] == "charge three"
    play(match, "charge three")


def test_staying_after_a_break_is_no_move_and_no_charge() -> None:
    match = scene(["rex plain 24 24"], ["one plain 24 22", FAR_OFF], dice=[6, 1, 3, 3])
    play(match, "break rex", "move rex 180", "go 0")
    assert match.decision is not None
    assert match.decision.about == "act"
    assert of_kind(match.log[-1].events, Moved)


def test_an_animal_that_touches_nobody_breaks_from_nobody() -> None:
    match = scene(["rex plain 24 24"])
    assert "No enemy is in contact" in refused(match, "break rex")


def test_a_flyer_does_not_end_in_rough_ground() -> None:
    """D20: it stops short of a wood and of a swamp, with its centre, and flies on over them if it can."""
    for land in (Land.WOOD, Land.SWAMP):
        lands = [area(land, 20, 22, 28, 26)]
        match = scene(["rex wing 24 20"], terrain=lands, dice=[1, 4])
        (rolled,) = of_kind(play(match, "move rex 180"), MoveRolled)
        assert rolled.far == 199
        play(match, "go 1.99")
        assert place_of(match, "rex") == (2_400, 2_199)
        over = scene(["rex wing 24 20"], terrain=lands, dice=[3, 4])
        play(over, "move rex 180", "go 7")
        assert place_of(over, "rex") == (2_400, 2_700)
        short = scene(["rex wing 24 20"], terrain=lands, dice=[3, 4])
        play(short, "move rex 180", "go 5")
        assert place_of(short, "rex") == (2_400, 2_199)


def test_a_flyer_that_stands_in_rough_ground_may_stay_and_flies_out() -> None:
    """D20: where it was pushed into it; it leaves whole, or not at all."""
    match = scene(["rex wing 24 24"], terrain=[area(Land.WOOD, 20, 22, 28, 26)], dice=[1, 4, 1, 1])
    play(match, "move rex 180", "go 5")
    assert place_of(match, "rex") == (2_400, 2_900)
    stays = scene(["rex wing 24 23.5"], terrain=[area(Land.WOOD, 20, 22, 28, 26)], dice=[1, 1])
    (rolled,) = of_kind(play(stays, "move rex 180"), MoveRolled)
    assert rolled.far == 0
