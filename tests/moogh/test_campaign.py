"""Campaigns: the trail, who goes, what a hunt leaves behind, what another try costs, and how it ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.matchfile import Seat
from game.core.decision import IllegalCommand
from game.core.dice import setting_up
from game.moogh.campaign.commands import Hunted
from game.moogh.campaign.events import Healed, Left, Marked, Stored, TaleEnded
from game.moogh.campaign.party import hunt, match_file
from game.moogh.campaign.state import LEFT, WON
from game.moogh.pieces import CAMP, Item, Power, named
from game.moogh.scenario import Format
from game.moogh.setting import set_up
from game.playing import open_file
from tests.moogh.campaigns import FOUR, ROAD, RULES, SHORT, TALES, about, bare, begin, items, marks, play, wounded

BARE = bare(SHORT)
ALL_OUT = "out urga brok oku pim"


def test_there_is_a_campaign_of_ten_hunts_with_forks_and_endings_and_a_short_one_of_three() -> None:
    assert [_lengths(one) for one in (ROAD, SHORT)] == [{10}, {3}]
    assert sum(len(stop.roads) > 1 for stop in ROAD.stops) == 3
    assert sum(len(stop.roads) > 1 for stop in SHORT.stops) == 1
    assert len(ROAD.endings) == 3
    assert len({stop.at for stop in ROAD.stops}) == len(ROAD.stops)


def _lengths(tale: object, at: int = 0) -> set[int]:
    """How many hunts the courses have."""
    roads = tale.stops[at].roads  # type: ignore[attr-defined]
    return {1 + more for to in roads for more in _lengths(tale, to)} or {1}


def test_the_tribe_is_eight_people_with_a_trait_each_that_nobody_else_has() -> None:
    for tale in TALES.values():
        assert len(tale.people) == 8
        assert len({one.trait for one in tale.people}) == 8
        assert not {one.trait for one in tale.people} & set(tale.marks)


# -- M99, M100 ---------------------------------------------------------------------------------------------------------


def test_m99_where_the_trail_forks_the_tribe_chooses_and_a_single_road_is_taken() -> None:
    match = play(begin(BARE), FOUR, "won 3")
    assert about(match) == "road"
    assert [str(one) for one in match.decision or ()] == ["road honey-road", "road water-road"]
    play(match, "road water-road", FOUR, "won 4")
    assert match.state.stop.name == "third-day"
    assert about(match) == "party"


def test_m99_whoever_went_the_longer_way_where_a_road_leads_past_it_can_go_on_from_there() -> None:
    first, *others = BARE.stops
    past = replace(BARE, stops=(replace(first, roads=(3, 1)), *others))
    state = play(begin(past), FOUR, "won 3", "road honey-road", FOUR, "won 4").state
    assert RULES.read_position(RULES.write_position(state), past, 1) == state


def test_m99_no_way_leads_back_and_the_last_hunt_ends_it() -> None:
    match = play(begin(BARE), FOUR, "won 3", "road water-road", FOUR, "won 4", FOUR, "won 7")
    assert match.decision is None
    assert match.state.fates == bytearray([WON, 0, WON, WON])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_m100_the_first_seat_answers_for_all_between_hunts(seats: int) -> None:
    match = begin(SHORT, seats)
    assert match.decision is not None
    assert match.decision.seat == 0


# -- M101 --------------------------------------------------------------------------------------------------------------


def test_m101_four_go_as_hunters_and_three_as_predators_one_a_leader_at_most() -> None:
    assert len(list(begin(SHORT).decision or ())) == 17
    predator = begin(SHORT.with_options({"mode": "predator"}))
    assert len(list(predator.decision or ())) == 28
    for wrong in ("send urga sela oku pim", "send urga brok oku", "send brok urga oku pim", "send urga urga oku pim"):
        with pytest.raises(IllegalCommand):
            play(begin(SHORT), wrong)


@pytest.mark.parametrize(
    ("seats", "shared"),
    [
        (1, [["urga", "brok", "oku", "pim"]]),
        (2, [["urga", "oku"], ["brok", "pim"]]),
        (3, [["urga", "pim"], ["brok"], ["oku"]]),
        (4, [["urga"], ["brok"], ["oku"], ["pim"]]),
    ],
)
def test_m101_the_party_is_the_same_however_many_play_and_they_share_it(seats: int, shared: list[list[str]]) -> None:
    match = play(begin(SHORT, seats), FOUR)
    file = match_file(match.state, [Seat("human")] * seats)
    assert file.options["members"] == shared
    opened = open_file(file)
    assert opened.state.box.format is (Format.SOLO if seats == 1 else Format.COOPERATIVE)
    assert sorted(one.name for one in opened.state.box.people) == ["brok", "oku", "pim", "urga"]


def test_m101_as_predators_somebody_goes_for_each_of_four() -> None:
    four = begin(SHORT.with_options({"mode": "predator"}), 4)
    assert len(list(four.decision or ())) == 17


def test_m101_a_party_that_is_none_is_refused_in_a_sentence() -> None:
    scenario = SHORT.stops[0].scenario.with_options({"traits": {"urga": ["limp"]}, "members": [["urga", "brok"]]})
    with pytest.raises(ValueError, match="In a campaign 4 people go as hunter"):
        set_up(scenario, 1, setting_up(0))


# -- M102 --------------------------------------------------------------------------------------------------------------


def test_m102_all_who_hunt_bring_their_trait_and_their_marks() -> None:
    match = play(begin(BARE, dice=[1, "limp"]), FOUR, "lost 5 out brok", "again", FOUR)
    people = hunt(match.state)
    assert dict(people.traits)["brok"] == ("big-voice", "limp")
    assert dict(people.traits)["pim"] == ("cat-feet",)


def test_m102_each_power_of_a_trait_is_known_to_the_hunt_or_to_the_camp() -> None:
    traits = {one.power for one in SHORT.pieces.traits}
    assert traits == {Power.DICE, Power.NECKLACE, Power.BOOTS, Power.STRIDE, Power.THOUGHT, *CAMP}


# -- M103, M104 --------------------------------------------------------------------------------------------------------


def test_m103_who_was_hurt_begins_the_next_hunt_injured_unless_it_stays_at_the_camp() -> None:
    match = play(begin(BARE), FOUR, "won 3 hurt brok oku pim", "road water-road")
    assert wounded(match) == {"oku", "pim"}, "Oku has mended one"
    twin = match.fork(0)
    play(match, "send urga brok oku wen")
    assert hunt(match.state).wounded == ("oku",)
    opened = open_file(match_file(match.state, [Seat("normal")]))
    assert [one.name for one, hurt in zip(opened.state.box.people, opened.state.hurt, strict=True) if hurt] == ["oku"]
    play(match, "won 3 hurt oku")
    assert wounded(match) == set(), "Pim has rested, and Oku was mended"
    play(twin, FOUR, "won 3 hurt oku pim")
    assert wounded(twin) == {"pim"}


def test_m103_who_was_healed_within_the_hunt_is_whole_after_it() -> None:
    match = play(begin(BARE), FOUR, "won 3 hurt brok oku pim", "road water-road", FOUR, "won 5")
    assert wounded(match) == set()


def test_m103_without_anybody_who_mends_wounds_stay() -> None:
    nobody = replace(BARE, people=tuple(_without(one, Power.MENDING) for one in BARE.people))
    match = play(begin(nobody), FOUR, "won 3 hurt brok oku")
    assert wounded(match) == {"brok", "oku"}
    assert not any(isinstance(one, Healed) for one in match.log[-1].events)


def _without(member: object, power: Power) -> object:
    trait: Item = member.trait  # type: ignore[attr-defined]
    other = named(SHORT.pieces.traits, "marsh-born")
    return replace(member, trait=other) if trait.power is power else member  # type: ignore[type-var]


def test_m104_who_was_knocked_out_is_wounded_marked_and_has_lost_its_item() -> None:
    found = ["flint-spear", "herb-pouch", "atlatl"]
    match = play(begin(dice=[1, *found, 1, "limp"]), FOUR, "won 3", "keep flint-spear", "road water-road", FOUR)
    play(match, "give flint-spear urga", "start", "lost 6 out urga")
    assert items(match) == set()
    assert marks(match, "urga") == ["limp"]
    assert wounded(match) == set(), "the only one who is wounded is mended"


def test_m104_a_mark_comes_once_and_no_more_than_the_campaign_says() -> None:
    match = begin(bare(replace(SHORT, scars=2, start=6)), dice=[1, "limp", 1, "stiff-shoulder", 1])
    for _attempt in range(3):
        play(match, FOUR, "lost 4 out brok", "again")
    assert marks(match, "brok") == ["limp", "stiff-shoulder"]
    told = [one for entry in match.log for one in entry.events if isinstance(one, Marked)]
    assert [one.mark for one in told] == ["limp", "stiff-shoulder"]


def test_m104_nothing_leaves_a_mark_on_a_thick_skull() -> None:
    match = play(begin(BARE), "send brok oku pim tor", "lost 4 out tor")
    assert marks(match, "tor") == []


# -- M105 --------------------------------------------------------------------------------------------------------------


def test_m105_after_a_won_hunt_three_items_are_found_and_one_is_kept() -> None:
    match = play(begin(dice=[1, "atlatl", "bone-horn", "herb-pouch"]), FOUR, "won 3")
    assert about(match) == "spoils"
    kept = {"keep atlatl", "keep bone-horn", "keep herb-pouch"}
    assert {str(one) for one in match.decision or ()} == kept
    play(match, "keep bone-horn")
    assert items(match) == {"bone-horn"}


def test_m105_an_item_goes_to_one_of_the_party_whom_it_suits_and_back() -> None:
    match = play(begin(dice=[1, "bone-horn", "atlatl", "herb-pouch"]), FOUR, "won 3", "keep bone-horn")
    play(match, "road water-road", FOUR)
    assert [str(one) for one in match.decision or ()] == ["start", "give bone-horn brok"]
    play(match, "give bone-horn brok")
    assert [str(one) for one in match.decision or ()] == ["start", "put bone-horn"]
    assert dict(hunt(match.state).items) == {"brok": "bone-horn"}
    play(match, "put bone-horn", "start")
    assert hunt(match.state).items == ()


def test_m105_items_are_given_out_anew_before_each_hunt() -> None:
    match = play(begin(dice=[1, "bone-horn", "atlatl", "herb-pouch"]), FOUR, "won 3", "keep bone-horn")
    play(match, "road water-road", FOUR, "give bone-horn brok", "start", "lost 4", "again", FOUR)
    assert not any(match.state.bags)
    assert items(match) == {"bone-horn"}


# -- M106 --------------------------------------------------------------------------------------------------------------


def test_m106_another_try_costs_what_the_story_says_and_the_party_is_chosen_anew() -> None:
    match = play(begin(BARE), FOUR, "lost 6")
    assert about(match) == "lost"
    play(match, "again")
    assert match.state.stores == BARE.start - BARE.stops[0].again.cost
    assert about(match) == "party"
    assert match.state.stop.name == "first-day"


def test_m106_who_cannot_pay_goes_on_and_the_hunt_is_left_behind() -> None:
    match = play(begin(BARE), FOUR, "lost 6", "again", FOUR, "lost 6", "again", FOUR, "lost 6")
    assert about(match) == "road"
    assert match.state.fates[0] == LEFT
    assert [one.forced for one in match.log[-1].events if isinstance(one, Left)] == [True]


def test_m106_stores_stay_between_nothing_and_what_they_hold() -> None:
    match = play(begin(replace(BARE, start=0)), FOUR, "lost 6")
    assert match.state.stores == 0, "leaving costs one that is not there"
    match = play(begin(replace(BARE, start=5)), FOUR, "won 6")
    assert match.state.stores == BARE.most
    assert [one.change for one in match.log[-1].events if isinstance(one, Stored)] == [1]


def test_m106_whoever_loses_every_hunt_comes_to_an_ending_all_the_same() -> None:
    """Nobody is ever stuck: with every choice of road, trying again for as long as it can be paid."""
    for tale in TALES.values():
        for road in (0, -1):
            match = begin(tale, dice=())
            for _answer in range(500):
                if match.decision is None:
                    break
                options = list(match.decision)
                lost = [one for one in options if isinstance(one, Hunted) and not one.won]
                match.submit(lost[-1] if lost else options[road if about(match) == "road" else 0])
            assert match.outcome is not None
            assert match.outcome.winners == ()
            assert WON not in match.state.fates
            assert [one.good for one in match.log[-1].events if isinstance(one, TaleEnded)] == [False]


# -- M107 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("last", "ending"), [("herd", "one-valley"), ("king", "song-of-the-king")])
def test_m107_the_ending_depends_on_the_course(last: str, ending: str) -> None:
    assert _ending(last, losses=0) == ending
    assert _ending(last, losses=1) == ending
    assert _ending(last, losses=2) == "thin-spring"
    assert _ending(last, losses=10) == "thin-spring"


def _ending(last: str, losses: int) -> str:
    """The ending of a course whose first hunts are lost."""
    match = begin(bare(ROAD), seed=losses)
    hunts = 0
    while match.decision is not None:
        answers = {"party": FOUR, "lost": "leave", "hunt": "lost 4" if hunts < losses else "won 4"}
        hunts += about(match) == "hunt"
        roads = [str(one) for one in match.decision] if about(match) == "road" else []
        play(match, f"road {last}" if f"road {last}" in roads else (roads or [answers.get(about(match), "")])[0])
    return match.state.box.tale.endings[match.state.ending].name


def test_m107_each_ending_can_be_reached_and_two_of_three_are_good() -> None:
    assert [one.good for one in ROAD.endings] == [True, True, False]
    assert {_ending("herd", 0), _ending("king", 0), _ending("king", 10)} == {one.name for one in ROAD.endings}


# -- M108 --------------------------------------------------------------------------------------------------------------


def test_m108_what_a_hunt_brought_is_never_taken_back_and_another_try_has_other_dice() -> None:
    match = play(begin(BARE), FOUR)
    first = match.state.seed
    assert match.undoable == 0
    play(match, "lost 5")
    assert match.undoable == 0
    play(match, "again", FOUR)
    assert match.state.seed != first


def test_m108_until_it_begins_the_choice_of_people_and_items_can_be_taken_back() -> None:
    match = play(begin(dice=[1, "bone-horn", "atlatl", "herb-pouch"]), FOUR, "won 3", "keep bone-horn")
    play(match, "road water-road", FOUR, "give bone-horn brok")
    match.undo(2)
    assert about(match) == "party"


# -- notation ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", "go", "road", "send urga", "give atlatl", "put", "won", "won 0", "won x", "won 3 urga", "won 3 blow a b",
     "lost 3 out brok hurt oku", "keep", "won 101", "won 3 hurt"],
)  # fmt: skip
def test_what_is_no_answer_is_told_with_an_example(text: str) -> None:
    with pytest.raises(IllegalCommand, match="is no answer"):
        RULES.parse(text, begin().state)


@pytest.mark.parametrize(
    "text",
    ["won 3 hurt wen", "won 3 hurt brok urga", "won 3 hurt urga out urga", f"won 3 {ALL_OUT}", "won 3 blow wen",
     "lost 4 out brok brok", "start", "again"],
)  # fmt: skip
def test_a_result_that_cannot_be_is_refused(text: str) -> None:
    match = play(begin(BARE), FOUR)
    with pytest.raises(IllegalCommand, match="not possible now"):
        play(match, text)


def test_a_result_tells_round_wounds_and_the_last_blow() -> None:
    match = play(begin(BARE), FOUR, "won 12 hurt urga out brok blow urga")
    assert str(match.log[-1].command) == "won 12 hurt urga out brok blow urga"
