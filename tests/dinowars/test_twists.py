"""The twists, each with its dice, and the Gargantuan's own actions at the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.dinowars.events import (
    Downed,
    Ferocity,
    Fought,
    GargantuanActs,
    GargantuanRolled,
    Killed,
    LavaCame,
    Moved,
    MoveRolled,
    Saved,
    Scored,
    Shifted,
    StoodUp,
    TwistRolled,
    Unmarked,
)
from game.dinowars.field import Land
from game.dinowars.kinds import Diet
from tests.dinowars.scenes import area, fate, is_down, of_kind, place_of, play, put, scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.match import Match
    from game.core.table import Event
    from game.dinowars.state import State

NEXT = (1, 2)
"""The roll for the next turn."""


def ended(
    twist: str, ours: Sequence[str], theirs: Sequence[str], *dice: int, wild: str = "", **more: Any
) -> tuple[Match[State], list[Event]]:
    """The end of a turn with that twist."""
    match = scene(ours, theirs, dice=[*dice, *NEXT], leads=1, twists=(twist,) if twist else (), **more)
    if wild:
        put(match.state, match.state.box.gargantuan, wild.split())
    return match, play(match, "done")


A, B = ["a plain 10 10"], ["b plain 30 40"]


# -- meteors and quakes -----------------------------------------------------------------------------------------------


def test_a_meteor_downs_on_a_6_what_its_protection_does_not_save() -> None:
    """D44: saved on 1 to 3; all dice first (D62)."""
    match, events = ended("meteor", A, B, 6, 6, 4, 3)
    assert of_kind(events, TwistRolled) == [TwistRolled("meteor", ("a", "b"), (6, 6))]
    assert of_kind(events, Saved) == [Saved("a", 4, 3, False), Saved("b", 3, 3, True)]
    assert (is_down(match, "a"), is_down(match, "b")) == (True, False)


def test_a_meteor_does_nothing_more_to_a_downed_animal() -> None:
    """D44."""
    match, events = ended("meteor", ["a plain 10 10 0 down"], B, 6, 5)
    assert not of_kind(events, Saved)
    assert (is_down(match, "a"), fate(match, "a")) == (True, "here")


def test_meteors_and_quakes_strike_the_gargantuan_too() -> None:
    """D44: it rolls last, after both armies."""
    match, events = ended("meteor", A, B, 1, 1, 1, 1, 1, 6, 6, wild="24 24")
    assert of_kind(events, TwistRolled)[0].names == ("a", "b", "gargantuan")
    assert is_down(match, "gargantuan")
    match, events = ended("quake", A, B, 1, 1, 1, 1, 1, 6, wild="24 24")
    assert fate(match, "gargantuan") == "dead"


def test_a_quake_kills_on_a_6_without_a_save() -> None:
    """D46."""
    match, events = ended("quake", [*A, "z plain 20 10"], B, 6, 5, 5)
    assert of_kind(events, Killed) == [Killed("a", "quake", "")]
    assert not of_kind(events, Saved)
    assert fate(match, "z") == "here"
    assert not of_kind(events, Ferocity), "D30: nobody killed it"


def test_a_quake_downs_by_the_variant() -> None:
    """D46."""
    match, _events = ended("quake", A, B, 6, 1, options={"quake": "downed"})
    assert (fate(match, "a"), is_down(match, "a")) == ("here", True)


def test_the_first_deployers_army_comes_first() -> None:
    """D62."""
    _match, events = ended("quake", A, B, 1, 1, first=1, edge=2)
    assert of_kind(events, TwistRolled)[0].names == ("b", "a")


# -- lava -------------------------------------------------------------------------------------------------------------


def test_lava_goes_on_by_a_die_and_kills_every_base_that_it_touches() -> None:
    """D45: flyers and the Gargantuan too; one whose rim is 0.01 inches off lives."""
    ours = ["a wing 44.5 10", "z wing 43.49 10", "y plain 10 10"]
    match, events = ended("lava", ours, B, 1, 4, front=1, wild="42.01 30 0 down")
    assert of_kind(events, LavaCame) == [LavaCame("east", 4, 400)]
    assert [one.name for one in of_kind(events, Killed)] == ["a", "gargantuan"]
    assert (fate(match, "a"), fate(match, "z")) == ("dead", "here")
    _match, events = ended("lava", A, B, 2, front=1, lava=400)
    assert of_kind(events, LavaCame) == [LavaCame("east", 2, 600)]


def test_lava_removes_the_markers_that_it_touches_and_leaves_the_others() -> None:
    """D34, D45."""
    marks = ((1_200, 2_400), (3_600, 2_400))
    food = ((2_400, 2_400, Diet.BOTH), (3_649, 1_000, Diet.HERBIVORE), (3_949, 900, Diet.CARNIVORE))
    more: dict[str, Any] = {"overall": ("domination", "bleed"), "marks": marks, "food": food}
    match, events = ended("lava", A, ["b plain 20 40"], 6, front=1, lava=600, **more)
    assert [one.what for one in of_kind(events, Unmarked)] == ["domination", "herbivore", "carnivore"]
    assert match.state.marks == ((1_200, 2_400),)
    assert match.state.food == ((2_400, 2_400, Diet.BOTH),)


# -- starvation -------------------------------------------------------------------------------------------------------


def test_only_carnivores_starve_and_only_on_a_6() -> None:
    """D47."""
    _match, events = ended("starvation", ["a plain 10 10", "g grazer 20 10"], ["h grazer 30 40"], 5)
    assert of_kind(events, TwistRolled) == [TwistRolled("starvation", ("a",), (5,))]
    assert not of_kind(events, Moved)


def test_a_starving_carnivore_goes_at_the_nearest_herbivore_friend_or_foe_and_attacks_as_a_charge() -> None:
    """D47, D22: no gang; the dice of its speed, facing it; the worst result."""
    ours = ["a plain 10 10 90", "g grazer 10 14 180"]
    match, events = ended("starvation", ours, ["h grazer 30 40"], 6, 1, 1, 3, 1, 1, 1, 1)
    assert of_kind(events, MoveRolled) == [MoveRolled("a", 18_000, (1, 1), 200)]
    assert place_of(match, "a") == (1_000, 1_200)
    (fought,) = of_kind(events, Fought)
    assert (fought.attacker, fought.defender, fought.modifiers) == ("a", "g", ("charging", "rear"))
    assert of_kind(events, Downed) == [Downed("g")]
    assert place_of(match, "g") == (1_000, 1_700), "D67: straight away"


def test_one_that_does_not_arrive_attacks_nobody() -> None:
    match, events = ended("starvation", ["a plain 10 10"], ["h grazer 10 20"], 6, 2, 2)
    assert place_of(match, "a") == (1_000, 1_400)
    assert not of_kind(events, Fought)


def test_whatever_herbivore_stops_it_is_attacked_and_anything_else_only_stops_it() -> None:
    """D47."""
    match, events = ended("starvation", ["a plain 10 10"], ["c plain 10 14", "h grazer 10 18.5"], 6, 1, 6, 6)
    assert place_of(match, "a") == (1_000, 1_200)
    assert not of_kind(events, Fought)
    assert match.state.turn == 2


def test_a_starving_flyer_stops_at_anything_too_and_rough_ground_does_not_slow_it() -> None:
    """D47, D20."""
    wood = area(Land.WOOD, 5, 11, 15, 20)
    match, events = ended("starvation", ["a wing 10 10"], ["h grazer 10 16"], 6, 5, 5, 1, 1, 1, 6, terrain=[wood])
    assert place_of(match, "a") == (1_000, 1_450)
    assert of_kind(events, Fought)[0].defender == "h"


def test_one_that_touches_a_herbivore_attacks_without_the_charge() -> None:
    """D47."""
    _match, events = ended("starvation", ["a plain 10 10", "g grazer 10 12 0"], B, 6, 1, 1, 1, 6, 6)
    assert of_kind(events, Fought)[0].modifiers == ()
    assert not of_kind(events, MoveRolled)


def test_one_in_contact_with_an_enemy_stays_and_attacks_it_only_if_it_is_a_herbivore() -> None:
    """D47, D29."""
    _match, events = ended("starvation", ["a plain 10 10"], ["h grazer 10 12 0"], 6, 1, 1, 6, 6)
    assert of_kind(events, Fought)[0].defender == "h"
    _match, events = ended("starvation", ["a plain 10 10", "g grazer 8 10"], ["c plain 10 12 0"], 6, 1)
    assert not of_kind(events, Fought)
    _match, events = ended("starvation", A, ["h grazer 30 40"], 1, 1, 6, 1, 6, wild="10 13")
    assert not [one for one in of_kind(events, Fought) if one.attacker == "a"]


def test_a_downed_carnivore_stands_up_and_that_is_all() -> None:
    """D47."""
    match, events = ended("starvation", ["a plain 10 10 0 down"], ["h grazer 10 14"], 6)
    assert of_kind(events, StoodUp) == [StoodUp("a")]
    assert not of_kind(events, Moved)
    assert not is_down(match, "a")


def test_without_herbivores_nothing_happens() -> None:
    """D47: Gargantuan and baby are none."""
    match = scene(A, B, dice=[1, 6, 6, 18_001, 1, *NEXT], leads=1, twists=("starvation",))
    put(match.state, match.state.box.gargantuan, ["24", "24", "0", "down"])
    put(match.state, match.state.box.baby(0), ["10", "20"])
    events = play(match, "done")
    assert of_kind(events, TwistRolled)
    assert not of_kind(events, MoveRolled)


def test_eating_a_friend_brings_nothing_and_eating_an_enemy_bleed_alone() -> None:
    """D47, D48, D67."""
    more: dict[str, Any] = {"overall": ("bleed", "eggs"), "pools": [0, 0]}
    ours = ["a tyrannosaurus 10 10", "g grazer 10 12.5 0 down"]
    match, events = ended("starvation", ours, ["h grazer 30 40"], 6, 6, 6, 6, 1, **more)
    assert fate(match, "g") == "dead"
    assert not of_kind(events, Scored)
    assert match.state.pools == [0, 0]
    foes = ["g grazer 10 12.5 0 down", "h grazer 30 40", "i grazer 36 40"]
    match, events = ended("starvation", ["a tyrannosaurus 10 10"], foes, 6, 6, 6, 6, 1, **more)
    assert of_kind(events, Scored) == [Scored(0, "bleed", 1)]
    assert match.state.pools == [0, 0]


def test_what_an_earlier_effect_has_killed_is_no_prey_for_a_later_one() -> None:
    """D62: the first to starve eats the second, a downed carnivore being no herbivore, so a later one is read anew."""
    ours = ["a plain 10 10", "g grazer 10 12 0 down"]
    match, events = ended("starvation", ours, ["b plain 10 14", "h grazer 30 40"], 6, 6, 6, 6, 6, 1, 3, 3, 3, 1)
    assert fate(match, "g") == "dead"
    assert [one.defender for one in of_kind(events, Fought)] == ["g"]


# -- the pteradon -----------------------------------------------------------------------------------------------------


def test_a_pteradon_attacks_on_5_and_6_with_combat_2_and_no_modifiers() -> None:
    """D48: against 5 one die and three."""
    _match, events = ended("pteradon", A, ["b plain 30 40", "c plain 36 40"], 5, 4, 6, 1, 2, 2, 2, 1, 2, 2, 2)
    fights = of_kind(events, Fought)
    assert [(one.attacker, one.defender, one.attack, one.modifiers) for one in fights] == [
        ("pteradon", "a", 2, ()),
        ("pteradon", "c", 2, ()),
    ]
    assert (len(fights[0].dice), len(fights[0].against)) == (1, 3)


def test_a_pteradon_does_its_worst_and_shifts_by_chance() -> None:
    """D48: facing kept; the knockback costs the owner ferocity, and nobody gains any."""
    match, events = ended("pteradon", ["a plain 10 10 33"], B, 5, 1, 3, 2, 2, 2, 9_001, pools=[2, 2])
    assert of_kind(events, Shifted) == [Shifted("a", 1_000, 1_000, 1_300, 1_000, 3_300)]
    assert match.state.pools == [1, 2]
    match, events = ended("pteradon", A, B, 5, 1, 3, 1, 1, 1, 9_001, pools=[2, 2])
    assert (is_down(match, "a"), match.state.pools) == (True, [2, 2])
    match, events = ended("pteradon", [*A, "z plain 20 10"], B, 5, 1, 1, 6, 2, 2, 2, 6, pools=[2, 2])
    assert fate(match, "a") == "dead"
    assert match.state.pools == [2, 2]


def test_a_downed_animal_is_worth_half_against_a_pteradon() -> None:
    """D23: 2.5 against 2; two dice and three."""
    _match, events = ended("pteradon", ["a plain 10 10 0 down"], B, 5, 1, 1, 1, 2, 2, 2)
    (fought,) = of_kind(events, Fought)
    assert (fought.defence_halves, len(fought.dice), len(fought.against)) == (5, 2, 3)


def test_desperation_holds_for_attacks_that_nobody_ordered() -> None:
    """D49."""
    match = scene(A, B, dice=[5, 1, 3, 2, 2, 2, 9_001, *NEXT], leads=1, twists=("desperation", "pteradon"))
    play(match, "done")
    assert is_down(match, "a")


def test_all_twists_come_in_the_order_of_the_table() -> None:
    """D50."""
    twists = ("meteor", "lava", "desperation", "starvation", "pteradon", "quake")
    dice = [1, 1, 1, 1, 1, 1, 1, 1, 1, *NEXT]
    match = scene(A, ["b plain 30 40"], dice=dice, leads=1, twists=twists, front=1)
    events = play(match, "done")
    seen = [one.twist if isinstance(one, TwistRolled) else "lava" for one in of_kind(events, (TwistRolled, LavaCame))]  # type: ignore[arg-type]
    assert seen == ["meteor", "lava", "starvation", "pteradon", "quake"]


# -- the gargantuan ---------------------------------------------------------------------------------------------------


def loosed(
    ours: Sequence[str], theirs: Sequence[str], wild: str, *dice: int, **more: Any
) -> tuple[Match[State], list[Event]]:
    return ended("", ours, theirs, *dice, wild=wild, **more)


def deeds(events: Sequence[Event]) -> list[tuple[str, str]]:
    return [(one.deed, one.victim) for one in of_kind(events, GargantuanActs)]


def test_the_gargantuan_has_as_many_actions_as_a_die_shows() -> None:
    """D42: and none where it is not played."""
    _match, events = loosed(A, B, "24 24", 3, 1, 1, 1, 1, 1, 1)
    assert of_kind(events, GargantuanRolled) == [GargantuanRolled(3)]
    assert deeds(events) == [("move", "b")] * 3
    _match, events = ended("", A, B)
    assert not of_kind(events, GargantuanRolled)


def test_it_moves_two_dice_straight_at_the_nearest_animal_facing_it() -> None:
    """D42, D51: the nearest from rim to rim."""
    match, events = loosed(["a plain 24 10"], ["b brachiosaurus 24 39.5"], "24 24", 1, 3, 4)
    assert deeds(events) == [("move", "a")]
    assert of_kind(events, MoveRolled)[0].dice == (3, 4)
    assert place_of(match, "gargantuan") == (2_400, 1_700)
    assert match.state.facings[match.state.box.gargantuan] == 0
    _match, events = loosed(["a plain 24 10"], ["b brachiosaurus 24 38.99"], "24 24", 1, 1, 1)
    assert deeds(events) == [("move", "b")]


def test_among_equally_near_animals_chance_decides() -> None:
    """D42."""
    for roll, victim in ((1, "a"), (2, "b")):
        _match, events = loosed(["a plain 24 10"], ["b plain 24 38"], "24 24", 1, roll, 1, 1)
        assert deeds(events) == [("move", victim)]


def test_on_contact_it_attacks_at_once_as_a_charge_and_does_the_worst() -> None:
    """D42: no ferocity for anybody, the knockback of the owner aside; shifts lead straight away."""
    match, events = loosed(["a plain 24 16 180"], B, "24 24", 1, 3, 3, 2, 2, 2, 1, pools=[2, 2])
    assert place_of(match, "gargantuan") == (2_400, 1_900)
    (fought,) = of_kind(events, Fought)
    assert (fought.modifiers, fought.margin) == (("charging",), 1)
    assert place_of(match, "a") == (2_400, 1_300)
    assert match.state.facings[0] == 18_000
    assert match.state.pools == [1, 2]


def test_touching_its_victim_it_attacks_without_moving() -> None:
    """D42, D22: two animals beside it are no gang of its own."""
    _match, events = loosed(["a plain 24 21 180"], B, "24 24", 1, 1, 1, 1, 6)
    assert deeds(events) == [("attack", "a")]
    assert of_kind(events, Fought)[0].modifiers == ()


def test_it_stands_up_first_when_it_is_down() -> None:
    """D42, D43."""
    match, events = loosed(["a plain 24 21 180"], B, "24 24 0 down", 2, 1, 1, 1, 6)
    assert deeds(events) == [("stand", ""), ("attack", "a")]
    assert not is_down(match, "gargantuan")


def test_it_keeps_its_victim_until_it_is_dead() -> None:
    """D42: another animal that is nearer does not matter."""
    _match, events = loosed(["a plain 24 10", "z plain 24 30"], B, "24 24", 1, 1, 1, victim=0)
    assert deeds(events) == [("move", "a")]
    _match, events = loosed(["a plain 24 21 180 down", "z plain 24 30"], B, "24 24", 2, 6, 6, 6, 1, 1, 1)
    assert deeds(events) == [("attack", "a"), ("move", "z")]


def test_another_animal_that_stops_it_becomes_the_victim() -> None:
    """D42."""
    match, events = loosed(["a plain 24 8", "z plain 24 18"], B, "24 24", 1, 6, 6, 1, 1, 1, 6, victim=0)
    assert of_kind(events, Fought)[0].defender == "z"
    assert match.state.victim == 1


def test_an_animal_beside_it_that_bars_its_way_becomes_the_victim() -> None:
    """D72: it does not get on, and attacks that one with its next action."""
    match, events = loosed(["a plain 24 8", "z plain 24 21"], B, "24 24", 2, 6, 6, 1, 1, 1, 6, victim=0)
    assert deeds(events) == [("move", "a"), ("attack", "z")]
    assert place_of(match, "gargantuan") == (2_400, 2_400)
    assert match.state.victim == 1


def test_rock_between_makes_an_animal_unreachable_and_other_animals_do_not() -> None:
    """D42: its whole base must get through; without anybody in reach the action is lost."""
    rock = area(Land.ROCK, 20, 14, 28, 16)
    _match, events = loosed(["a plain 24 10"], ["b plain 24 42"], "24 24", 1, 1, 1, terrain=[rock])
    assert deeds(events) == [("move", "b")]
    ring = [
        area(Land.ROCK, 20, 14, 28, 16), area(Land.ROCK, 20, 30, 28, 32),
    ]  # fmt: skip
    match, events = loosed(["a plain 24 10"], ["b plain 24 42"], "24 24", 1, terrain=ring)
    assert deeds(events) == [("wait", "")]
    assert match.state.victim == -1


def test_lava_between_bars_its_way() -> None:
    """D42: the nearest animal stands where a base of four inches would have to go through lava."""
    for lava, victim in ((440, "b"), (100, "a")):
        _match, events = loosed(["a small 43 10"], ["b plain 10 40"], "41 24", 1, 1, 1, front=1, lava=lava)
        assert deeds(events) == [("move", victim)]


def test_it_never_needs_a_break() -> None:
    """D42: it leaves contact with others for its victim."""
    match, _events = loosed(["a plain 24 10", "z plain 24 27"], B, "24 24", 1, 2, 2, victim=0)
    assert place_of(match, "gargantuan") == (2_400, 2_000)


def test_its_victim_in_reach_may_be_saved_and_dies_else() -> None:
    """D42: the worst is the killing blow, with its protection roll."""
    for roll, end in ((3, "here"), (4, "dead")):
        match, events = loosed(["a plain 24 21 180", "z plain 4 4"], B, "24 24", 1, 6, 6, 6, 1, roll)
        assert of_kind(events, Saved)
        assert fate(match, "a") == end
        assert not of_kind(events, Scored)


@pytest.mark.parametrize("kind", ["plain", "wing"])
def test_it_is_an_enemy_that_can_be_charged_and_broken_from(kind: str) -> None:
    """D29, D56."""
    match = scene([f"rex {kind} 24 18"], B, dice=[6, 6, 6, 1, 1, 6, 6, 6])
    put(match.state, match.state.box.gargantuan, ["24", "24"])
    radius = match.state.box.radii[0]
    play(match, "move rex 180", f"go {(400 - radius) / 100:.2f}")
    assert match.decision is not None
    assert match.decision.legal()[0] == "charge gargantuan"
    play(match, "pass", "break rex")
    assert match.decision.about == "free"
