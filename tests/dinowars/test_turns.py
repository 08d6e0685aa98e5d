"""The turn: the roll, actions by die and stamina, ferocity with its uses and limits, and the order of its end."""

from __future__ import annotations

from typing import Any

import pytest

from game.dinowars.events import (
    Activated,
    BabyGone,
    Ferocity,
    GargantuanRolled,
    LavaCame,
    Moved,
    MoveRolled,
    Scored,
    TurnBegan,
    TurnEnds,
)
from game.dinowars.field import Land
from game.dinowars.kinds import Diet
from game.dinowars.state import HERE, TURN
from tests.dinowars.scenes import area, number, of_kind, place_of, play, put, refused, scene

TWO = ("a plain 10 10", "b plain 20 10")
FOES = ("c plain 10 40", "d plain 20 40")


def test_the_lower_roll_goes_first_and_ties_are_rolled_again() -> None:
    """D6."""
    match = scene(TWO, FOES, phase=TURN, dice=[3, 3, 5, 2])
    assert of_kind(match.opening, TurnBegan) == [TurnBegan(2, (5, 2), 1)]
    assert match.decision is not None
    assert match.decision.seat == 1


def test_each_side_has_as_many_actions_as_its_own_die_shows() -> None:
    """D13."""
    match = scene(TWO, FOES, phase=TURN, dice=[2, 6])
    assert of_kind(match.opening, Activated) == [Activated(0, 2)]
    assert of_kind(play(match, "done"), Activated) == [Activated(1, 6)]


def test_actions_go_to_any_animals_in_any_order_and_are_lost_when_the_side_stops() -> None:
    """D55."""
    match = scene(TWO, FOES, left=4)
    play(match, "turn a 10", "turn b 10", "turn a 20")
    assert (match.state.left, list(match.state.used)) == (1, [2, 1, 0, 0])
    play(match, "done")
    assert (match.state.seat, match.state.left) == (1, 4)
    assert list(match.state.used) == [0, 0, 0, 0]


def test_an_animal_acts_up_to_its_stamina() -> None:
    match = scene(TWO, FOES, left=6)
    play(match, *["turn a 10"] * 4)
    assert "used up its stamina" in refused(match, "turn a 20")
    play(match, "turn b 20")


def test_a_side_acts_up_to_its_number() -> None:
    match = scene(TWO, FOES, left=1)
    play(match, "turn a 10")
    assert "no action left" in refused(match, "turn b 10")


# -- ferocity ---------------------------------------------------------------------------------------------------------


def test_ferocity_buys_the_side_one_action_a_turn() -> None:
    """D12, D14, D64: after the last rolled action too."""
    match = scene(TWO, FOES, left=1, pools=[3, 3])
    play(match, "turn a 10")
    assert match.decision is not None
    assert match.decision.seat == 0, "an action can still be bought"
    assert of_kind(play(match, "rally"), Ferocity) == [Ferocity(0, -1, 2, "action")]
    assert match.state.left == 1
    assert "No action can be bought" in refused(match, "rally")
    play(match, "turn a 20")
    assert match.state.seat == 1, "D64: nothing can be done any more"


def test_the_action_may_be_bought_before_the_rolled_ones_are_used() -> None:
    """D14."""
    match = scene(TWO, FOES, left=2, pools=[1, 1])
    play(match, "rally")
    assert match.state.left == 3
    assert match.state.pools == [0, 1]


def test_nothing_is_bought_without_ferocity() -> None:
    match = scene(["a plain 10 10", "b plain 10 12"], ["c plain 10 14", *FOES[1:]], left=6, pools=[0, 0])
    assert "No action can be bought" in refused(match, "rally")
    assert "no ferocity left" in refused(match, "move a 90 fierce")
    assert "no ferocity left" in refused(match, "attack b c fierce")
    play(match, *["turn a 1"] * 4)
    assert "cannot be pushed" in refused(match, "push a")


def test_ferocity_buys_an_animal_one_action_beyond_its_stamina() -> None:
    """D12: once a turn for each animal, and it is one of the side's actions."""
    match = scene(TWO, FOES, left=6, pools=[3, 3])
    assert "cannot be pushed" in refused(match, "push a")
    play(match, *["turn a 10"] * 4)
    assert of_kind(play(match, "push a"), Ferocity) == [Ferocity(0, -1, 2, "stamina")]
    assert match.state.left == 2
    play(match, "turn a 20")
    assert (match.state.used[0], match.state.left) == (5, 1)
    assert "cannot be pushed" in refused(match, "push a")
    assert "used up its stamina" in refused(match, "turn a 30")


def test_an_animal_is_pushed_only_for_an_action_that_the_side_has() -> None:
    match = scene(TWO, FOES, left=4, pools=[3, 3])
    play(match, *["turn a 10"] * 4)
    assert "cannot be pushed" in refused(match, "push a")
    play(match, "rally", "push a", "turn a 50")


def test_the_pushed_action_and_the_extra_action_are_new_in_the_next_turn() -> None:
    match = scene(TWO, FOES, left=5, pools=[9, 3], rolls=[5, 1], leads=1, dice=[1, 5])
    play(match, *["turn a 10"] * 4, "push a", "turn a 20", "rally", "done")
    assert match.state.turn == 2
    assert (match.state.bought, list(match.state.pushed)) == (False, [0, 0, 0, 0])


def test_ferocity_buys_a_die_of_movement_before_the_dice_fall() -> None:
    """D12."""
    match = scene(TWO, FOES, pools=[2, 2], dice=[1, 2, 3])
    events = play(match, "move a 90 fierce")
    assert [type(one) for one in events] == [Ferocity, MoveRolled]
    assert of_kind(events, MoveRolled) == [MoveRolled("a", 9_000, (1, 2, 3), 600)]
    assert match.state.pools == [1, 2]


def test_a_charge_may_buy_one_for_the_move_and_one_for_the_attack() -> None:
    """D12: two rolls."""
    match = scene(["a plain 10 10"], ["c plain 10 14"], pools=[2, 2], dice=[1, 1, 1, 1, 1, 1, 6, 6])
    play(match, "move a 180 fierce", "go 2.00", "charge c fierce")
    assert match.state.pools == [0, 2]


def test_a_charge_cannot_buy_what_the_move_has_spent() -> None:
    match = scene(["a plain 10 10"], ["c plain 10 14"], pools=[1, 2], dice=[1, 1, 1, 1, 1, 1, 6])
    play(match, "move a 180 fierce", "go 2.00")
    assert "no ferocity left" in refused(match, "charge c fierce")


def test_a_pool_has_no_upper_end() -> None:
    """D11."""
    food = tuple((1_000, 1_000, Diet.BOTH) for _one in range(5))
    match = scene(TWO, FOES, pools=[1_000, 0], food=food, leads=1, dice=[1, 2])
    play(match, "done")
    assert match.state.pools[0] == 1_005


# -- feeding ----------------------------------------------------------------------------------------------------------

CARNIVORES = (1_300, 1_000, Diet.CARNIVORE)
HERBIVORES = (1_300, 1_000, Diet.HERBIVORE)
CENTRE = (1_300, 1_000, Diet.BOTH)


def fed(food: tuple[int, int, Diet], ours: str, theirs: str = "foe plain 40 40", **more: object) -> list[int]:
    """What each pool gains at the end of a turn in which nothing else happens."""
    match = scene([ours], [theirs], food=(food,), pools=[0, 0], leads=1, dice=[1, 2], **more)  # type: ignore[arg-type]
    play(match, "done")
    return match.state.pools


@pytest.mark.parametrize(
    ("food", "ours", "gain"),
    [
        (CARNIVORES, "a plain 10 10", 1),
        (HERBIVORES, "a plain 10 10", 0),
        (HERBIVORES, "a grazer 10 10", 1),
        (CARNIVORES, "a grazer 10 10", 0),
        (CENTRE, "a grazer 10 10", 1),
        (CENTRE, "a plain 10 10", 1),
        (CARNIVORES, "a plain 9 10", 1),
        (CARNIVORES, "a plain 8.99 10", 0),
        (CARNIVORES, "a plain 10 10 down", 1),
        (CARNIVORES, "a plain 10 10 dead", 0),
    ],
)
def test_a_fit_animal_within_3_inches_feeds(food: tuple[int, int, Diet], ours: str, gain: int) -> None:
    """D10, D51: 3 inches from its rim to the centre of the marker, that number included. D57: a downed one too."""
    if "dead" in ours:
        match = scene([ours, "z plain 30 30"], food=(food,), pools=[0, 0], leads=1, dice=[1, 2])
        play(match, "done")
        assert match.state.pools == [0, 0]
        return
    assert fed(food, ours) == [gain, 0]


@pytest.mark.parametrize(
    ("foe", "gain"),
    [
        ("foe plain 17.01 10", 1),
        ("foe plain 17 10", 0),
        ("foe grazer 17 10", 0),
        ("foe plain 17 10 down", 0),
    ],
)
def test_an_enemy_within_3_inches_of_the_point_spoils_it(foe: str, gain: int) -> None:
    """D10: of any diet, a downed one too."""
    assert fed(CARNIVORES, "a plain 12 10", foe)[0] == gain


def test_an_enemy_in_contact_with_the_animal_spoils_it() -> None:
    """D10: it need not be near the point."""
    assert fed(CARNIVORES, "a plain 9.1 10", "foe plain 7.1 10") == [0, 0]
    assert fed(CARNIVORES, "a plain 9.1 10", "foe plain 7 10") == [1, 0]


def test_another_animal_that_nothing_touches_may_feed_instead() -> None:
    more: dict[str, Any] = {"food": (CARNIVORES,), "pools": [0, 0], "leads": 1}
    match = scene(["a plain 9.1 10", "b plain 13 12"], ["foe plain 7.1 10"], dice=[1, 2], **more)
    play(match, "done")
    assert match.state.pools == [1, 0]


def test_the_gargantuan_spoils_feeding_for_both() -> None:
    """D10, D29."""
    match = scene(
        ["a plain 10 10"], ["foe plain 40 40"], food=(CARNIVORES,), pools=[0, 0], leads=1, dice=[1, 1, 1, 1, 1, 2]
    )
    state = match.state
    put(state, state.box.gargantuan, ["18", "10"])
    play(match, "done")
    assert state.pools == [0, 0]


def test_one_animal_may_serve_two_points() -> None:
    """D10."""
    match = scene(["a plain 10 10"], food=(CARNIVORES, CENTRE, HERBIVORES), pools=[0, 0], leads=1, dice=[1, 2])
    play(match, "done")
    assert match.state.pools == [2, 0]


# -- lost animals, downed ones ----------------------------------------------------------------------------------------


def test_actions_stay_with_the_side_when_an_animal_is_lost() -> None:
    """D53: the runner leaves in mid-activation."""
    match = scene(
        ["a small 24 47 180", "b plain 10 10"], FOES, left=3, runners=[0, -1], unique=("escape", "young"), dice=[6]
    )
    play(match, "move a 180", "leave")
    assert match.state.left == 2
    play(match, "turn b 10")


def test_a_downed_animal_only_stands_up_for_one_action() -> None:
    """D57, D55."""
    match = scene(["a plain 10 10 down"], FOES)
    assert match.decision is not None
    assert "stand a" in match.decision.legal()
    assert not any(one.startswith(("move", "turn", "attack", "break")) for one in match.decision.legal())
    play(match, "stand a")
    assert (match.state.down[0], match.state.used[0], match.state.left) == (0, 1, 2)
    assert "stands already" in refused(match, "stand a")


def test_a_side_whose_animals_cannot_act_any_more_is_done() -> None:
    """D64."""
    match = scene(["a plain 10 10"], FOES, left=6, pools=[0, 0])
    play(match, *["turn a 1"] * 4)
    assert match.state.seat == 1


# -- the end of the turn ----------------------------------------------------------------------------------------------


def test_the_end_of_a_turn_has_its_order() -> None:
    """D39: Domination, feeding, the Gargantuan, the twist, the baby."""
    match = scene(
        ["a plain 12 24"],
        ["foe plain 40 40"],
        overall=("domination", "gargantuan"),
        unique=("young", "assassinate"),
        marks=((1_200, 2_400), (3_600, 2_400)),
        food=((1_200, 2_400, Diet.CARNIVORE),),
        twists=("lava",),
        front=1,
        leads=1,
        dice=[1, 1, 1, 1, 9_001, 2, 1, 2],
    )
    state = match.state
    put(state, state.box.gargantuan, ["24", "24"])
    put(state, state.box.baby(0), ["10", "45"])
    events = play(match, "done")
    kinds = [type(one) for one in events]
    order = [TurnEnds, Scored, Ferocity, GargantuanRolled, LavaCame, Moved, TurnBegan]
    places = [kinds.index(kind) for kind in order[:5]]
    baby = next(at for at, one in enumerate(events) if isinstance(one, Moved) and one.name == "baby-1")
    assert places == sorted(places)
    assert places[-1] < baby < kinds.index(TurnBegan)


def test_the_baby_of_the_ended_turn_goes_its_roll_and_the_next_turn_begins() -> None:
    """D37, D39."""
    match = scene(TWO, FOES, unique=("young", "eggs"), leads=1, dice=[9_001, 2, 1, 2])
    state = match.state
    put(state, state.box.baby(0), ["30", "45"])
    play(match, "done")
    assert place_of(match, "baby-1") == (3_200, 4_500)
    assert not of_kind(match.log[-1].events, BabyGone)
    assert state.fates[state.box.baby(0)] == HERE
    assert match.state.turn == 2
    assert number(match, "baby-1") == state.box.baby(0)


def test_a_feeding_point_in_rough_ground_feeds_as_any_other() -> None:
    """Rough ground changes movement alone: feeding in a wood is feeding."""
    assert fed(CARNIVORES, "a plain 10 10", terrain=[area(Land.WOOD, 8, 8, 14, 14)]) == [1, 0]
