"""The six objectives of all and the three of one's own: when each scores, for whom, and what closes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.dinowars.events import BabyGone, Escaped, Named, Scored, Unmarked
from game.dinowars.field import Land
from tests.dinowars.scenes import area, fate, of_kind, place_of, play, put, refused, scene

if TYPE_CHECKING:
    from collections.abc import Sequence

MARKS = ((1_200, 2_400), (3_600, 2_400))
FAR_OFF = "off plain 44 30"


def at_the_end(ours: Sequence[str], theirs: Sequence[str], *dice: int, wild: str = "", **more: Any) -> list[Scored]:
    """What is scored at the end of a turn that nobody acts in."""
    match = scene(ours, theirs, dice=[*dice, 1, 2], leads=1, **more)
    if wild:
        put(match.state, match.state.box.gargantuan, wild.split())
    return of_kind(play(match, "done"), Scored)


# -- domination -------------------------------------------------------------------------------------------------------


def held(ours: Sequence[str], theirs: Sequence[str], *dice: int, wild: str = "") -> list[Scored]:
    return at_the_end(ours, theirs, *dice, wild=wild, overall=("domination", "bleed"), marks=MARKS)


def test_the_side_that_holds_more_markers_scores_at_each_end_of_a_turn() -> None:
    """D34, D51: 3 inches from rim to marker, that number included."""
    assert held(["a plain 12 28"], ["foe plain 44 40"]) == [Scored(0, "domination", 1)]
    assert held(["a plain 12 28.01"], ["foe plain 44 40"]) == []
    assert held(["a plain 4 4"], ["foe plain 36 20 down"]) == [Scored(1, "domination", 1)]
    assert held(["a plain 12 28"], ["foe plain 36 20"]) == []


def test_domination_scores_again_and_once_a_turn() -> None:
    """D34: for two markers no more than for one."""
    match = scene(
        ["a plain 12 28", "b plain 36 28"],
        ["foe plain 44 10"],
        overall=("domination", "bleed"),
        marks=MARKS,
        leads=1,
        dice=[1, 2, 2, 1],
    )
    play(match, "done")
    assert match.state.scores == [1, 0]
    play(match, "done", "done")
    assert match.state.scores == [2, 0]


def test_an_enemy_near_a_marker_contests_it_and_the_gargantuan_does_for_both() -> None:
    """D29, D57: a downed one too; the Gargantuan holds nothing."""
    assert held(["a plain 12 28"], ["foe plain 12 20"]) == []
    assert held(["a plain 12 28"], ["foe plain 12 20 down"]) == []
    assert held(["a plain 12 28"], ["foe plain 44 40"], 1, 1, 1, wild="7.5 24") == []


# -- infiltration -----------------------------------------------------------------------------------------------------


def infiltrators(
    *ours: str, overall: tuple[str, str] = ("infiltration", "bleed"), theirs: str = FAR_OFF
) -> list[Scored]:
    """What is scored after an action; the other side's strip is the south."""
    match = scene([*ours, "z plain 4 10"], [theirs, "off2 plain 44 26"], overall=overall)
    return of_kind(play(match, "turn z 90"), Scored)


def test_half_of_the_animals_in_play_in_the_other_strip_score_after_an_action() -> None:
    """D32: rounded up; the centre counts, a downed one too, and the number of the edge itself."""
    assert infiltrators("a plain 10 42") == [Scored(0, "infiltration", 1)]
    assert infiltrators("a plain 10 41.99") == []
    assert infiltrators("a plain 10 45 down") == [Scored(0, "infiltration", 1)]
    assert infiltrators("a plain 10 45", "b plain 20 20") == []
    assert infiltrators("a plain 10 45", "b plain 20 45") == [Scored(0, "infiltration", 1)]
    assert infiltrators("a plain 10 45", "b plain 20 20 dead") == [Scored(0, "infiltration", 1)]
    assert infiltrators("a plain 10 45", overall=("eggs", "bleed")) == []


def test_infiltration_is_for_the_first_side_alone_and_for_both_in_one_step() -> None:
    """D31, D32."""
    both = infiltrators("a plain 10 45", theirs="foe plain 30 3")
    assert both == [Scored(0, "infiltration", 1), Scored(1, "infiltration", 1)]
    late = scene(["a plain 10 10"], ["foe plain 30 3"], overall=("infiltration", "bleed"), shared=("infiltration",))
    assert not of_kind(play(late, "turn a 10"), Scored)


def test_infiltration_is_looked_at_at_the_end_of_the_turn_too() -> None:
    """D32."""
    scored = at_the_end(["a plain 10 45"], ["foe plain 44 30"], overall=("infiltration", "bleed"))
    assert scored == [Scored(0, "infiltration", 1)]


# -- destruction and bleed --------------------------------------------------------------------------------------------


def test_half_of_the_starting_number_dead_scores_destruction() -> None:
    """D32: of three, two; escaped ones do not count, whatever killed them does."""
    for first, scores in (("dead", True), ("gone", False)):
        match = scene(
            ["rex plain 24 22"],
            ["foe plain 24 24 0 down", f"x plain 1 1 0 {first}", "y plain 44 30"],
            dice=[6, 1, 1, 1],
            overall=("destruction", "eggs"),
        )
        events = play(match, "attack rex foe", "kill")
        assert of_kind(events, Scored) == ([Scored(0, "destruction", 1)] if scores else [])


def test_one_of_three_is_not_half() -> None:
    match = scene(
        ["rex plain 24 22"],
        ["foe plain 24 24 0 down", "x plain 44 20", "y plain 44 30"],
        dice=[6, 1, 1, 1],
        overall=("destruction", "eggs"),
    )
    assert not of_kind(play(match, "attack rex foe", "kill"), Scored)


def test_both_halves_gone_in_the_same_step_score_for_both() -> None:
    """D31, D39: lava takes one of two on either side; then it is closed."""
    match = scene(
        ["a plain 46 10", "b plain 10 10"],
        ["c plain 46 40", "d plain 10 40"],
        overall=("destruction", "eggs"),
        twists=("lava",),
        front=1,
        leads=1,
        dice=[4, 1, 2],
    )
    events = play(match, "done")
    assert of_kind(events, Scored) == [Scored(0, "destruction", 1), Scored(1, "destruction", 1)]
    assert "destruction" in match.state.shared


def test_bleed_scores_once_for_each_side_and_only_for_kills_of_ones_own() -> None:
    """D31: the quake's dead bring nothing."""
    match = scene(
        ["rex plain 24 22"],
        ["foe plain 24 24 0 down", "two plain 26 22 0 down", "off plain 44 40", "off2 plain 44 30", "off3 plain 40 44"],
        dice=[6, 1, 1, 1, 6, 1, 1, 1],
        overall=("bleed", "eggs"),
    )
    assert of_kind(play(match, "attack rex foe", "kill"), Scored) == [Scored(0, "bleed", 1)]
    assert not of_kind(play(match, "attack rex two", "kill"), Scored)
    quake = at_the_end(
        ["a plain 10 10", "z plain 10 20"], ["b plain 40 40", "y plain 40 30"], 6, 1, 6, 1, overall=("bleed", "eggs"),
        twists=("quake",),
    )  # fmt: skip
    assert quake == []


# -- eggs -------------------------------------------------------------------------------------------------------------

EGGS = ((1_000, 300), (1_000, 4_500))


def clutch(ours: Sequence[str], theirs: Sequence[str], **more: Any) -> list[Any]:
    match = scene([*ours, "z plain 4 20"], [*theirs, FAR_OFF], overall=("eggs", "bleed"), eggs=EGGS, **more)
    return [one for one in play(match, "turn z 90") if isinstance(one, (Scored, Unmarked))]


def test_eggs_are_taken_by_touching_or_covering_the_other_sides_marker() -> None:
    """D35, D51: a base of two inches touches one of an inch at 1.55."""
    taken = [Scored(0, "eggs", 1), Unmarked("eggs", 1_000, 4_500)]
    assert clutch(["a plain 10 43.45"], []) == taken
    assert clutch(["a plain 10 43.44"], []) == []
    assert clutch(["a plain 10 45"], []) == taken
    assert clutch(["a plain 10 3"], []) == []


def test_an_enemy_within_3_inches_of_the_eggs_guards_them() -> None:
    """D35, D29."""
    assert clutch(["a plain 10 43.5"], ["foe plain 14 45"]) == []
    assert clutch(["a plain 10 43.5"], ["foe plain 14.01 45"]) != []
    match = scene(["a plain 10 43.5", "z plain 4 20"], [FAR_OFF], overall=("eggs", "bleed"), eggs=EGGS)
    put(match.state, match.state.box.gargantuan, ["15", "45"])
    assert not of_kind(play(match, "turn z 90"), Scored)


def test_eggs_score_once_and_are_gone() -> None:
    """D35."""
    match = scene(["a plain 10 45"], [FAR_OFF], overall=("eggs", "bleed"), eggs=EGGS)
    play(match, "turn a 10")
    assert match.state.eggs == (EGGS[0], None)
    assert not of_kind(play(match, "turn a 20"), Scored)


def test_eggs_under_lava_score_for_the_other_side() -> None:
    """D35: but only once for each."""
    lava: dict[str, Any] = {"overall": ("eggs", "bleed"), "eggs": EGGS, "twists": ("lava",), "front": 3, "lava": 800}
    scored = at_the_end(["a plain 30 10"], ["foe plain 30 30"], 2, **lava)
    assert scored == [Scored(1, "eggs", 1), Scored(0, "eggs", 1)]
    again = at_the_end(["a plain 30 10"], ["foe plain 30 30"], 2, done=[("eggs",), ()], **lava)
    assert again == [Scored(1, "eggs", 1)]


# -- assassinate ------------------------------------------------------------------------------------------------------


def test_the_death_of_the_target_scores_whoever_killed_it() -> None:
    """D31, D38."""
    own: dict[str, Any] = {"unique": ("assassinate", "escape"), "targets": [1, -1], "runners": [-1, 2]}
    match = scene(["rex plain 24 22"], ["foe plain 24 24 0 down", FAR_OFF], dice=[6, 1, 1, 1], **own)
    assert of_kind(play(match, "attack rex foe", "kill"), Scored) == [Scored(0, "assassinate", 1)]
    quake = at_the_end(["rex plain 24 10"], ["foe plain 24 40", FAR_OFF], 1, 6, 1, twists=("quake",), **own)
    assert quake == [Scored(0, "assassinate", 1)]


def test_another_death_is_not_the_targets() -> None:
    match = scene(
        ["rex plain 24 22"],
        ["foe plain 24 24 0 down", FAR_OFF],
        dice=[6, 1, 1, 1],
        unique=("assassinate", "young"),
        targets=[2, -1],
    )
    assert not of_kind(play(match, "attack rex foe", "kill"), Scored)


# -- escape -----------------------------------------------------------------------------------------------------------

ESCAPE: dict[str, Any] = {"unique": ("escape", "young"), "runners": [0, -1]}


def test_the_cheapest_animal_escapes_over_the_back_edge_in_one_move() -> None:
    """D36: its centre reaches the edge, and its end lies on it."""
    match = scene(["a small 10 44", "z plain 20 20"], [FAR_OFF], dice=[4], **ESCAPE)
    play(match, "move a 180")
    assert match.decision is not None
    assert match.decision.legal() == ["leave", "go 0.00..3.50"]
    events = play(match, "leave")
    assert of_kind(events, Escaped) == [Escaped("a", 1_000, 4_800)]
    assert of_kind(events, Scored) == [Scored(0, "escape", 1)]
    assert fate(match, "a") == "gone"


@pytest.mark.parametrize(
    ("at", "heading", "roll", "leaves"),
    [
        ("10 44", 180, 3, False),
        ("3 44", 270, 3, True),
        ("3 41.9", 270, 3, False),
        ("3 42", 270, 3, True),
        ("3 4", 0, 6, False),
        ("10 42.5", 180, 6, True),
    ],
)
def test_only_the_rim_of_the_other_sides_strip_is_a_way_out(at: str, heading: int, roll: int, *, leaves: bool) -> None:
    """D36: the back edge and the short sides, as far as the roll leads."""
    match = scene([f"a small {at}", "z plain 20 20"], [FAR_OFF], dice=[roll], **ESCAPE)
    play(match, f"move a {heading}")
    assert match.decision is not None
    assert ("leave" in match.decision.legal()) is leaves


def test_for_all_other_animals_the_edge_is_an_edge() -> None:
    """D36, D17."""
    match = scene(["a small 10 44", "z small 20 44"], [FAR_OFF], dice=[6], **ESCAPE)
    play(match, "move z 180")
    assert "Only the animal that is to escape" in refused(match, "leave")


def test_what_stands_in_the_way_bars_the_way_out() -> None:
    match = scene(["a small 10 42", "z plain 20 20"], ["foe plain 10 45", FAR_OFF], dice=[6], **ESCAPE)
    play(match, "move a 180")
    assert match.decision is not None
    assert "leave" not in match.decision.legal()
    rough = scene(
        ["a small 10 44", "z plain 20 20"], [FAR_OFF], dice=[6], terrain=[area(Land.WOOD, 5, 44, 15, 48)], **ESCAPE
    )
    play(rough, "move a 180")
    assert rough.decision is not None
    assert "leave" not in rough.decision.legal(), "four inches of wood cost eight"


def test_nobody_leaves_through_lava() -> None:
    """D36, D45, D71."""
    for lava, leaves in ((0, True), (100, False)):
        match = scene(["a small 3 44", "z plain 20 20"], [FAR_OFF], dice=[6], front=3, lava=lava, **ESCAPE)
        play(match, "move a 270")
        assert match.decision is not None
        assert ("leave" in match.decision.legal()) is leaves


def test_when_the_runner_is_dead_the_cheapest_one_left_is_to_escape() -> None:
    """D36, D70: the owner picks among equals."""
    match = scene(
        ["a small 24 23.5 0 down", "b plain 10 10", "c plain 20 10"],
        ["foe plain 24 22", FAR_OFF],
        seat=1,
        dice=[6, 1, 1, 1, 1],
        **ESCAPE,
    )
    play(match, "attack foe a", "kill")
    assert match.decision is not None
    assert (match.decision.seat, match.decision.about, match.decision.legal()) == (0, "runner", ["pick b", "pick c"])
    assert of_kind(play(match, "pick c"), Named) == [Named(0, "escape", "c")]
    assert match.decision.about == "act"


def test_a_target_that_escapes_hands_the_objective_to_the_costliest_animal_left() -> None:
    """D36."""
    match = scene(
        ["a small 10 44", "z plain 20 20"],
        [FAR_OFF],
        dice=[4],
        unique=("escape", "assassinate"),
        runners=[0, -1],
        targets=[-1, 0],
    )
    assert Named(1, "assassinate", "z") in play(match, "move a 180", "leave")
    assert match.state.targets == [-1, 1]


# -- call of the young ------------------------------------------------------------------------------------------------


def test_contact_with_the_baby_scores_once_and_the_baby_leaves() -> None:
    """D37, D51: of one's own animals, after any move."""
    match = scene(["a plain 10 40"], [FAR_OFF], dice=[6, 6])
    put(match.state, match.state.box.baby(0), ["10", "45"])
    events = play(match, "move a 180", "go 3.50")
    assert of_kind(events, Scored) == [Scored(0, "young", 1)]
    assert of_kind(events, BabyGone) == [BabyGone(0, "found")]
    assert fate(match, "baby-1") == "gone"


def test_the_keepers_own_animals_do_not_find_the_baby() -> None:
    """D29, D37."""
    match = scene(["a plain 10 10"], ["foe plain 10 43.5"])
    put(match.state, match.state.box.baby(0), ["10", "45"])
    assert not of_kind(play(match, "turn a 10"), Scored)


def test_a_baby_that_walks_into_contact_is_found() -> None:
    """D37: it stops at the base."""
    match = scene(["a plain 10 41"], [FAR_OFF], leads=1, dice=[1, 6, 1, 2])
    put(match.state, match.state.box.baby(0), ["10", "45"])
    events = play(match, "done")
    assert of_kind(events, Scored) == [Scored(0, "young", 1)]
    assert place_of(match, "baby-1") == (1_000, 4_250)


def test_babies_stop_at_the_edge_at_rock_and_at_lava() -> None:
    """D37."""
    rock = area(Land.ROCK, 14, 40, 20, 47)
    for heading, more, end in (
        (18_001, {}, (1_000, 4_750)),
        (9_001, {"terrain": [rock]}, (1_350, 4_500)),
        (27_001, {"front": 3, "lava": 700}, (751, 4_500)),
    ):
        match = scene(["a plain 30 10"], [FAR_OFF], leads=1, dice=[heading, 6, 1, 2], **more)
        put(match.state, match.state.box.baby(0), ["10", "45"])
        play(match, "done")
        assert place_of(match, "baby-1") == end


def test_a_baby_that_lava_kills_is_placed_again_at_once_by_its_keeper() -> None:
    """D37."""
    match = scene(["a plain 30 10"], [FAR_OFF], leads=1, twists=("lava",), front=3, lava=900, dice=[6, 1, 1, 1, 2])
    put(match.state, match.state.box.baby(0), ["10", "45"])
    events = play(match, "done")
    assert of_kind(events, BabyGone) == [BabyGone(0, "lava")]
    assert match.decision is not None
    assert (match.decision.seat, match.decision.about) == (1, "place")
    assert "Lava is there" in refused(match, "place baby 12 45")
    play(match, "place baby 20 45")
    assert fate(match, "baby-1") == "here"
    assert match.state.turn == 2


def test_a_baby_without_room_is_gone() -> None:
    """D37, D69: the lava covers the strip, and nobody is asked."""
    match = scene(
        ["a plain 4 3"], ["foe plain 47 20"], leads=1, twists=("lava",), front=2, lava=500, dice=[6, 1, 2], edge=1
    )
    put(match.state, match.state.box.baby(0), ["3", "45"])
    match.state.lava = 4_650
    put(match.state, 0, ["46.9", "0.9"])
    events = play(match, "done")
    assert of_kind(events, BabyGone) == [BabyGone(0, "lava")]
    assert fate(match, "baby-1") == "dead"


def test_no_twist_but_lava_touches_a_baby() -> None:
    """D37, D44."""
    match = scene(["a plain 30 10"], [FAR_OFF], leads=1, twists=("quake", "meteor"), dice=[1, 1, 1, 1, 1, 1, 1, 2])
    put(match.state, match.state.box.baby(0), ["10", "45"])
    play(match, "done")
    assert fate(match, "baby-1") == "here"


# -- the gargantuan's death -------------------------------------------------------------------------------------------


def test_killing_the_gargantuan_scores_its_objective_brings_ferocity_and_nothing_else() -> None:
    """D30, D43: like any downed animal it dies without a roll; Bleed is for the other side's dinosaurs."""
    match = scene(["rex plain 24 24"], [FAR_OFF], dice=[6, 1, 1, 1], overall=("gargantuan", "bleed"), pools=[0, 0])
    put(match.state, match.state.box.gargantuan, ["24", "27", "0", "down"])
    events = play(match, "attack rex gargantuan", "kill")
    assert of_kind(events, Scored) == [Scored(0, "gargantuan", 1)]
    assert match.state.pools == [1, 0]
    assert "gargantuan" in match.state.shared


def test_a_gargantuan_that_a_twist_ends_scores_for_nobody() -> None:
    """D30: lava over it."""
    more: dict[str, Any] = {"twists": ("lava",), "front": 1, "lava": 2_000, "overall": ("gargantuan", "bleed")}
    match = scene(["a plain 4 10"], ["foe plain 4 40"], leads=1, dice=[1, 6, 1, 2], **more)
    put(match.state, match.state.box.gargantuan, ["24", "24", "0", "down"])
    events = play(match, "done")
    assert fate(match, "gargantuan") == "dead"
    assert not of_kind(events, Scored)
