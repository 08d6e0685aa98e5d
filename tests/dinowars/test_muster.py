"""Before play: objectives, twist, targets, deployment, markers, babies and feeding points, in their order."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.core.dice import Dice
from game.core.match import Match
from game.dinowars.events import EdgeTaken, Marked, Named, ObjectivesRolled, RolledOff, Stood, TurnBegan, TwistsChosen
from game.dinowars.field import MIDDLE, Land
from game.dinowars.muster import has_room
from game.dinowars.standing_room import arrange
from game.dinowars.state import HERE, OFF, State
from game.dinowars.ways import Disc
from tests.dinowars.scenes import RULES, all_events, area, of_kind, play, refused, scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dinowars.field import Piece

OURS = ("rex tyrannosaurus 0 0", "al allosaurus 0 0")
THEIRS = ("tri triceratops 0 0", "ig iguanodon 0 0")


def opening(
    *dice: int,
    ours: Sequence[str] = OURS,
    theirs: Sequence[str] = THEIRS,
    terrain: Sequence[Piece] = (),
    twist: str = "none",
) -> Match[State]:
    """A match from its very beginning: first both overall objectives, both unique ones, then the roll-off."""
    box = scene(ours, theirs, terrain=terrain, options={"twist": twist}).state.box
    return Match(RULES, State(box), Dice(1, dice))


PLAIN = (5, 3, 1, 1, 6, 2)
"""Bleed and destruction, assassinate twice; the first seat deploys first."""
NORTH_SIDE = ("edge north", "deploy rex 10 3 facing 180", "deploy al 20 3 facing 180")
SOUTH_SIDE = ("deploy tri 10 45 facing 0", "deploy ig 20 45 facing 0")
FOOD = (
    "place herbivore 24 30", "place carnivore 20 30",
    "place herbivore 24 18", "place carnivore 20 18",
)  # fmt: skip


def test_objectives_are_rolled_by_the_tables() -> None:
    match = opening(1, 2, 3, 6, 6, 2)
    assert of_kind(match.opening, ObjectivesRolled) == [
        ObjectivesRolled(("domination", "infiltration"), ("escape", "young"))
    ]
    six = [opening(first, 1 + first % 6, 1, 1, 6, 2).state.overall[0] for first in range(1, 7)]
    assert six == ["domination", "infiltration", "destruction", "gargantuan", "bleed", "eggs"]
    own = [opening(1, 2, roll, 1, 6, 2).state.unique[0] for roll in range(1, 7)]
    assert own == ["assassinate", "assassinate", "escape", "escape", "young", "young"]


def test_the_second_overall_objective_is_rolled_until_it_differs_and_unique_ones_may_match() -> None:
    """D33."""
    match = opening(5, 5, 5, 2, 1, 2, 6, 1)
    assert match.state.overall == ("bleed", "infiltration")
    assert match.state.unique == ("assassinate", "assassinate")


@pytest.mark.parametrize(
    ("twist", "dice", "twists"),
    [
        ("none", (), ()),
        ("rolled", (4,), ("starvation",)),
        ("quake", (), ("quake",)),
        ("all", (), ("meteor", "lava", "desperation", "starvation", "pteradon", "quake")),
    ],
)
def test_twists_are_none_or_rolled_or_chosen_or_all(twist: str, dice: tuple[int, ...], twists: tuple[str, ...]) -> None:
    """Twists, D50."""
    match = opening(5, 3, 1, 1, *dice, 6, 2, twist=twist)
    assert of_kind(match.opening, TwistsChosen) == [TwistsChosen(twists)]
    names = [opening(5, 3, 1, 1, roll, 6, 2, twist="rolled").state.twists[0] for roll in range(1, 7)]
    assert names == ["meteor", "lava", "desperation", "starvation", "pteradon", "quake"]


def test_ties_of_the_roll_for_deployment_are_rolled_again_and_the_higher_one_deploys_first() -> None:
    """D6, D7."""
    match = opening(5, 3, 1, 1, 4, 4, 2, 2, 3, 5)
    assert of_kind(match.opening, RolledOff) == [RolledOff((3, 5), 1)]
    assert match.decision is not None
    assert (match.decision.seat, match.decision.about) == (1, "edge")


def test_the_costliest_animal_is_the_target_and_stays_it() -> None:
    """D38: no choice where one is the costliest."""
    match = opening(*PLAIN)
    assert of_kind(match.opening, Named) == [Named(0, "assassinate", "tri"), Named(1, "assassinate", "rex")]


def test_among_equals_their_owner_names_the_target_before_anybody_deploys() -> None:
    """D38, D61, D70."""
    match = opening(*PLAIN, theirs=("a triceratops 0 0", "b triceratops 0 0", "c iguanodon 0 0"))
    assert match.decision is not None
    assert (match.decision.seat, match.decision.about) == (1, "target")
    assert match.decision.legal() == ["pick a", "pick b"]
    assert "First one of these" in refused(match, "pick c")
    play(match, "pick b")
    assert match.state.targets == [3, 0]
    assert match.decision.about == "edge"


def test_among_the_cheapest_their_owner_names_the_one_that_escapes() -> None:
    """D36."""
    match = opening(5, 3, 3, 1, 6, 2, ours=("a iguanodon 0 0", "b iguanodon 0 0", "c triceratops 0 0"))
    assert match.decision is not None
    assert (match.decision.seat, match.decision.about) == (0, "runner")
    assert match.decision.legal() == ["pick a", "pick b"]


def test_the_first_deployer_takes_any_edge_and_the_other_side_gets_the_opposite_one() -> None:
    """D7."""
    for edge, other in (("north", "south"), ("east", "west"), ("south", "north"), ("west", "east")):
        match = opening(*PLAIN)
        assert of_kind(play(match, f"edge {edge}"), EdgeTaken) == [EdgeTaken((edge, other), "")]


def test_one_side_deploys_whole_and_then_the_other() -> None:
    """D7."""
    match = opening(*PLAIN)
    seats = []
    for line in (*NORTH_SIDE, *SOUTH_SIDE):
        assert match.decision is not None
        seats.append(match.decision.seat)
        play(match, line)
    assert seats == [0, 0, 0, 1, 1]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("deploy rex 10 4.51 facing 0", "whole within 6 inches"),
        ("deploy rex 10 1.49 facing 0", "whole within 6 inches"),
        ("deploy rex 1.49 3 facing 0", "the table ends"),
        ("deploy rex 22.4 3 facing 0", "Something else stands there"),
        ("deploy al 10 3 facing 0", "still to be deployed: rex"),
        ("deploy tri 10 45 facing 0", "still to be deployed: rex"),
        ("move al 90", "First the animals are deployed"),
    ],
)
def test_a_base_lies_whole_in_its_strip_and_on_nothing(line: str, said: str) -> None:
    """D7: al stands at 20,3 on a base of two inches, rex needs three."""
    match = opening(*PLAIN)
    play(match, "edge north", "deploy al 20 3 facing 180")
    assert said in refused(match, line)


def test_a_base_may_lie_at_every_rim_of_the_strip() -> None:
    for place in ("1.50 1.50", "46.50 4.50", "22.50 3"):
        match = opening(*PLAIN)
        play(match, "edge north", "deploy al 20 3 facing 180", f"deploy rex {place} facing 0")


def giants(*places: str) -> Match[State]:
    """The first deployer has eight bases of four inches, and as many of them stand at these places as there are."""
    ours = tuple(f"g{number} brachiosaurus 0 0" for number in range(8))
    match = opening(5, 3, 3, 3, 6, 2, ours=ours, theirs=ours)
    play(match, "pick g0", "pick g0-2", "edge north")
    for number, place in enumerate(places):
        play(match, f"deploy g{number} {place} facing 180")
    return match


def deploy_all(match: Match[State]) -> None:
    """The rest by the options, the last of them each time."""
    while match.decision is not None and match.decision.about == "deploy":
        options = match.decision.options()
        assert all(one in match.decision for one in options)
        match.submit(options[-1])
    assert sum(match.state.fates[piece] == HERE for piece in range(16)) == 16


def test_room_is_left_for_the_animals_still_to_come() -> None:
    """D65: three inches between bases in the middle of the strip are too few for one of four, at any depth."""
    match = giants("5 3", "12 3", "19 3", "26 3", "33 3")
    assert "no room for your other animals" in refused(match, "deploy g5 40 3 facing 180")
    deploy_all(match)


def test_no_place_is_refused_where_the_others_find_room_beside_and_behind() -> None:
    """D65, D7: in gaps of 3.9 inches none fits in a row, but a base at the rim of the strip fits in between."""
    match = giants("5.9 3", "13.8 3", "21.7 3", "29.6 3", "37.5 3")
    play(match, "deploy g5 44 3 facing 180")
    options = match.decision.options()  # type: ignore[union-attr]
    assert options, "there is a place for the next one"
    deploy_all(match)
    match = giants("5.9 3", "13.8 3", "21.7 3", "29.6 3", "37.5 3", "44 3")
    play(match, "deploy g6 9.85 2 facing 180", "deploy g7 17.75 4 facing 180")


def test_bases_are_arranged_by_a_search_that_agrees_with_a_grid() -> None:
    """D65: whatever bases in places of a grain of a quarter inch leave room for, they are arranged beside."""
    chance = random.Random(4)
    found = 0
    for _table in range(40):
        taken = [Disc(chance.randrange(200, 4_600, 50), chance.randrange(200, 401, 50), 200) for _one in range(18)]
        grid = [
            (x, y)
            for x in range(150, 4_651, 25)
            for y in range(150, 451, 25)
            if not any(one.overlaps(x, y, 150) for one in taken)
        ]
        places = arrange([150], taken)
        assert places is not None or not grid
        if places is not None:
            found += 1
            assert not any(one.overlaps(*places[0], 150) for one in taken)
    assert 5 < found < 40


def test_bases_fit_into_gaps_if_any_order_of_them_does() -> None:
    """400 and 300 fit into gaps of 700 and 400 together with 400, whichever is tried first."""
    assert has_room([400, 300, 400], [(700, 4_400)])
    assert not has_room([400, 300, 401], [(700, 4_400)])
    assert has_room([], [(0, 4_800)])
    assert not has_room([100], [(0, 4_800)])


def test_the_gargantuan_stands_in_the_centre_before_deployment_and_faces_by_chance() -> None:
    """D42, D66."""
    match = opening(4, 3, 1, 1, 12_346, 6, 2)
    assert of_kind(match.opening, Stood) == [Stood(-1, "gargantuan", MIDDLE, MIDDLE, 12_345)]
    absent = opening(*PLAIN)
    assert absent.state.fates[absent.state.box.gargantuan] == OFF


def test_the_markers_of_domination_stand_twelve_inches_from_the_centre_on_the_line_between_the_halves() -> None:
    """D34, D9: after the animals."""
    match = opening(1, 3, 1, 1, 6, 2)
    events = all_events(match, *NORTH_SIDE, *SOUTH_SIDE)
    marks = [(one.x, one.y) for one in of_kind(events, Marked) if one.what == "domination"]
    assert marks == [(1_200, 2_400), (3_600, 2_400)]
    assert isinstance(events[-1], Marked)
    sideways = opening(1, 3, 1, 1, 6, 2)
    play(sideways, "edge west", "deploy rex 3 10 facing 90", "deploy al 3 20 facing 90")
    play(sideways, "deploy tri 45 10 facing 270", "deploy ig 45 20 facing 270")
    assert sideways.state.marks == ((2_400, 1_200), (2_400, 3_600))


def test_eggs_and_babies_come_after_the_animals_and_before_the_feeding_points_the_first_deployer_first() -> None:
    """D61: each side's eggs in its own strip; the baby that one seeks in the other's."""
    match = opening(6, 3, 5, 5, 2, 6)
    play(match, "edge south", "deploy tri 10 45 facing 0", "deploy ig 20 45 facing 0")
    play(match, "deploy rex 10 3 facing 180", "deploy al 20 3 facing 180")
    asked = []
    while match.decision is not None and match.decision.about == "place" and match.state.placed < 4:
        asked.append((match.decision.seat, match.decision.legal()[0].split()[1]))
        match.submit(match.decision.options()[0])
    assert asked == [(1, "eggs"), (1, "baby"), (0, "eggs"), (0, "baby")]
    box = match.state.box
    assert match.state.ys[box.baby(0)] > 4_200
    assert match.state.ys[box.baby(1)] < 600
    assert match.state.eggs[0] is not None
    assert match.state.eggs[0][1] < 600


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("place eggs 24 5.51", "whole within 6 inches"),
        ("place eggs 0.49 3", "on the table whole"),
        ("place baby 24 3", "First comes eggs"),
        ("place herbivore 24 30", "First comes eggs"),
    ],
)
def test_eggs_lie_in_the_own_strip(line: str, said: str) -> None:
    match = opening(6, 3, 5, 5, 6, 2)
    play(match, *NORTH_SIDE, *SOUTH_SIDE)
    assert said in refused(match, line)


def test_eggs_may_lie_under_an_animal_and_a_baby_may_not() -> None:
    """Markers are no obstacles."""
    match = opening(6, 3, 5, 5, 6, 2)
    play(match, *NORTH_SIDE, *SOUTH_SIDE, "place eggs 10 3")
    assert "Something else stands there" in refused(match, "place baby 10 3")
    assert "within 6 inches" in refused(match, "place baby 24 24")
    play(match, "place baby 30 5.50")


def test_each_side_places_two_feeding_points_in_the_half_of_the_other() -> None:
    """D8: five in all; the first deployer places both of its own first."""
    match = opening(*PLAIN)
    play(match, *NORTH_SIDE, *SOUTH_SIDE)
    seats = []
    events = []
    for line in FOOD:
        assert match.decision is not None
        seats.append(match.decision.seat)
        events += play(match, line)
    assert seats == [0, 0, 1, 1]
    assert [one.what for one in of_kind(events, Marked)] == ["herbivore", "carnivore"] * 2
    assert len(match.state.food) == 5
    assert of_kind(events, TurnBegan), "then the first turn begins"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("place herbivore 24 23.99", "other side's half"),
        ("place herbivore 24 42.01", "18 inches"),
        ("place herbivore 37 37", "18 inches"),
        ("place herbivore 30 30", "on rock"),
        ("place herbivore 28.51 30", "on rock"),
        ("place baby 24 30", "First comes herbivore / carnivore"),
    ],
)
def test_a_feeding_point_lies_within_18_inches_of_the_centre_and_on_no_rock(line: str, said: str) -> None:
    """D8."""
    match = opening(*PLAIN, terrain=[area(Land.ROCK, 29, 29, 31, 31)])
    play(match, *NORTH_SIDE, *SOUTH_SIDE)
    assert said in refused(match, line)


def test_a_feeding_point_may_lie_at_the_end_of_its_range_and_on_the_line() -> None:
    match = opening(*PLAIN, terrain=[area(Land.ROCK, 29, 29, 31, 31)])
    play(match, *NORTH_SIDE, *SOUTH_SIDE, "place herbivore 24 42", "place carnivore 28.50 30")


def test_a_side_places_one_point_for_each_diet() -> None:
    match = opening(*PLAIN)
    play(match, *NORTH_SIDE, *SOUTH_SIDE, "place herbivore 24 30")
    assert "First comes carnivore" in refused(match, "place herbivore 20 30")


def test_each_army_begins_with_a_ferocity_for_each_animal() -> None:
    match = opening(*PLAIN, theirs=(*THEIRS, "al2 allosaurus 0 0"))
    assert match.state.pools == [2, 3]


def test_lava_will_come_from_an_edge_where_nobody_deploys() -> None:
    """D45: one of the two, by a die."""
    edges = {roll: opening(5, 3, 1, 1, 6, 2, roll, twist="lava") for roll in (1, 2)}
    said = {roll: of_kind(play(match, "edge north"), EdgeTaken)[0].lava for roll, match in edges.items()}
    assert said == {1: "east", 2: "west"}


def test_the_order_before_play_is_the_ruled_one() -> None:
    """D9, D61."""
    match = opening(1, 6, 1, 5, 6, 2)
    seen = [type(one) for one in match.opening]
    assert seen == [ObjectivesRolled, TwistsChosen, Named, RolledOff]
    events = all_events(match, *NORTH_SIDE, *SOUTH_SIDE)
    kinds = [one.what if isinstance(one, Marked) else type(one).__name__ for one in events]
    assert kinds == ["EdgeTaken", "Stood", "Stood", "Stood", "Stood", "domination", "domination", "both"]
    assert match.decision is not None
    asked = []
    while match.decision.about == "place":
        asked.append(match.decision.legal()[0].split()[1])
        match.submit(match.decision.options()[0])
        assert match.decision is not None
    assert asked == ["eggs", "baby", "eggs", "herbivore", "carnivore", "herbivore", "carnivore"]
