"""Combat: the table and every modifier by exact enumeration, and each result with its shift, its save, its credit."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from game.dinowars.combat import CHARGING, FIERCE, GANG, HIGHER, REAR, dice_for, modifiers, results
from game.dinowars.events import Ferocity, Fought, Killed, Saved, Scored, Shifted
from game.dinowars.field import Land
from tests.dinowars.scenes import area, fate, is_down, of_kind, place_of, play, refused, scene

LINES = {
    (1, 3): (82.6, 9.6, 4.9, 2.8),
    (2, 3): (71.9, 15.1, 8.1, 4.8),
    (2, 2): (61.0, 16.6, 11.4, 11.0),
    (3, 2): (52.8, 19.2, 13.8, 14.1),
    (3, 1): (34.0, 16.6, 16.0, 33.3),
}
"""By dice of attacker and defender: percent without effect, won by one, by two, by three and more."""


@pytest.mark.parametrize(
    ("attack", "defence", "dice"),
    [
        (5, 10, (1, 3)),
        (6, 10, (2, 3)),
        (7, 7, (2, 2)),
        (8, 7, (3, 2)),
        (10, 5, (3, 1)),
        (4, 10, (1, 3)),
        (9, 5, (3, 2)),
    ],
)
def test_the_table_gives_the_dice(attack: int, defence: int, dice: tuple[int, int]) -> None:
    """D23: exactly double is double."""
    assert dice_for(attack, 2 * defence) == dice


@pytest.mark.parametrize(
    ("attack", "defence", "dice"), [(7, 7, (3, 1)), (6, 7, (3, 2)), (3, 7, (2, 3)), (1, 5, (1, 3))]
)
def test_half_of_a_downed_value_is_not_rounded(attack: int, defence: int, dice: tuple[int, int]) -> None:
    """D23: 7 counts 3.5, of which 7 is double and 3 is less."""
    assert dice_for(attack, defence) == dice


def margins(attacker: int, defender: int) -> Counter[int]:
    """How many of all rolls end with each margin."""
    found: Counter[int] = Counter()
    for dice in product(range(1, 7), repeat=attacker + defender):
        found[max(dice[:attacker]) - max(dice[attacker:])] += 1
    return found


@pytest.mark.parametrize("line", LINES)
def test_each_line_has_the_odds_of_its_dice(line: tuple[int, int]) -> None:
    """Every roll of the line once, played by the rules: what may be chosen comes out as often as it must."""
    attack, defence = {(1, 3): (2, 4), (2, 3): (3, 4), (2, 2): (5, 5), (3, 2): (6, 5), (3, 1): (10, 5)}[line]
    state = scene().state
    found: Counter[int] = Counter()
    for margin, rolls in margins(*dice_for(attack, 2 * defence)).items():
        found[len(results(state, 1, margin))] += rolls
    total = sum(found.values())
    assert total == 6 ** sum(line)
    for number, percent in enumerate(LINES[line]):
        assert float(Fraction(100 * found[number], total)) == pytest.approx(percent, abs=0.051)


@pytest.mark.parametrize("line", [(1, 3), (2, 2), (3, 1)])
def test_a_combat_is_won_by_the_highest_single_die(line: tuple[int, int]) -> None:
    """The dice of the match itself: who has the highest one wins, by the difference."""
    combat = {(1, 3): "weak", (2, 2): "plain", (3, 1): "tyrannosaurus"}[line]
    foe = "weak" if line == (3, 1) else "plain"
    chance = random.Random(1)
    for _roll in range(150):
        rolls = [chance.randint(1, 6) for _die in range(sum(line))]
        distance = 26.5 if combat == "tyrannosaurus" else 26
        match = scene([f"rex {combat} 24 24 0"], [f"foe {foe} 24 {distance} 0"], dice=[*rolls, 6])
        (fought,) = of_kind(play(match, "attack rex foe"), Fought)
        assert (len(fought.dice), len(fought.against)) == line
        assert fought.margin == max(rolls[: line[0]]) - max(rolls[line[0] :])
        asked = match.decision is not None and match.decision.about == "result"
        assert asked == (fought.margin > 0)


# -- modifiers --------------------------------------------------------------------------------------------------------

NORTH_OF = "rex plain 24 22 180"
FOE = "foe plain 24 24 0"


def why(
    ours: list[str], theirs: list[str], *, hill: bool = False, charging: bool = False, fierce: bool = False
) -> list[str]:
    terrain = [area(Land.HILL, 20, 18, 28, 23, level=1)] if hill else []
    state = scene(ours, theirs, terrain=terrain).state
    return list(modifiers(state, 0, len(ours), charging=charging, fierce=fierce, gang=True))


def test_each_modifier_is_one_more_and_has_its_name() -> None:
    assert why([NORTH_OF], [FOE]) == []
    assert why([NORTH_OF], [FOE], charging=True) == [CHARGING]
    assert why([NORTH_OF], [FOE], fierce=True) == [FIERCE]
    assert why([NORTH_OF], [FOE], hill=True) == [HIGHER]
    assert why([NORTH_OF], ["foe plain 24 24 180"]) == [REAR]
    assert why([NORTH_OF, "pal plain 26 24 0"], [FOE]) == [GANG]
    most = why([NORTH_OF, "pal plain 26 24 0"], ["foe plain 24 24 180"], hill=True, charging=True, fierce=True)
    assert most == [CHARGING, HIGHER, REAR, GANG, FIERCE]


def test_every_set_of_modifiers_moves_the_attacker_along_the_table() -> None:
    """The attacker's value alone is raised, by their number; 2 against 5 goes from the first line to the fourth."""
    lines = [dice_for(2 + count, 10) for count in range(6)]
    assert lines == [(1, 3), (2, 3), (2, 3), (2, 2), (3, 2), (3, 2)]
    match = scene(["rex weak 24 22"], ["foe plain 24 24 180"], dice=[1, 1, 1, 1, 1])
    (fought,) = of_kind(play(match, "attack rex foe fierce"), Fought)
    assert (fought.attack, fought.defence_halves, fought.modifiers) == (4, 10, (REAR, FIERCE))


@pytest.mark.parametrize(
    ("facing", "behind"), [(180, True), (135, True), (225, True), (134, False), (226, False), (0, False), (90, False)]
)
def test_the_rear_is_the_quarter_behind_with_its_limits(facing: int, *, behind: bool) -> None:
    """D21: the attacker stands in the north of the defender, so that it is behind one that faces the south."""
    assert (why([NORTH_OF], [f"foe plain 24 24 {facing}"]) == [REAR]) is behind


def test_a_weaponised_tail_guards_the_rear() -> None:
    """D21."""
    assert why([NORTH_OF], ["foe club 24 24 180"]) == []


def test_a_downed_animal_keeps_its_facing_for_the_rear() -> None:
    """D21."""
    assert why([NORTH_OF], ["foe plain 24 24 180 down"]) == [REAR]
    assert why([NORTH_OF], ["foe plain 24 24 0 down"]) == []


def test_the_attacker_need_not_face_its_target() -> None:
    """D21, D55."""
    match = scene(["rex plain 24 22 0"], [FOE], dice=[1, 1, 6, 6])
    assert of_kind(play(match, "attack rex foe"), Fought)


def test_a_gang_counts_once_and_downed_friends_count() -> None:
    """D22."""
    pals = ["pal plain 26 24 0 down", "pal2 plain 22 24 0"]
    assert why([NORTH_OF, *pals], [FOE]) == [GANG]
    assert why([NORTH_OF, "pal plain 26.1 24 0"], [FOE]) == []


def test_height_is_the_level_under_the_centres_when_the_attack_is_made() -> None:
    """D20: a charge from the hill that ends below it gets the charge alone; flight is no height."""
    hill = [area(Land.HILL, 20, 10, 28, 21, level=1)]
    match = scene(["rex plain 24 20 180"], ["foe plain 24 26 0"], terrain=hill, dice=[6, 6, 1, 1, 1, 6, 6])
    play(match, "move rex 180", "go 4.00")
    (fought,) = of_kind(play(match, "charge foe"), Fought)
    assert fought.modifiers == (CHARGING,)
    both = scene(["rex plain 24 19 180"], ["foe plain 24 20.99"], terrain=hill, dice=[1, 1, 6, 6])
    assert of_kind(play(both, "attack rex foe"), Fought)[0].modifiers == ()
    flyer = scene(["rex wing 24 22.5 180"], [FOE], dice=[1, 1, 6, 6])
    assert of_kind(play(flyer, "attack rex foe"), Fought)[0].modifiers == ()


def test_a_charging_attack_gets_its_bonus_and_a_plain_one_does_not() -> None:
    match = scene(["rex plain 24 20 180"], [FOE], dice=[1, 5, 1, 1, 1, 6, 6, 1, 1, 6, 6])
    play(match, "move rex ahead", "go 2.00")
    assert of_kind(play(match, "charge foe"), Fought)[0].modifiers == (CHARGING,)
    assert of_kind(play(match, "attack rex foe"), Fought)[0].modifiers == ()


# -- results ----------------------------------------------------------------------------------------------------------


def test_a_draw_and_a_loss_do_nothing_at_all() -> None:
    for dice in ([3, 2, 3, 1], [3, 2, 6, 1]):
        match = scene([NORTH_OF], [FOE], dice=dice)
        events = play(match, "attack rex foe")
        assert match.decision is not None
        assert match.decision.about == "act"
        assert [type(one) for one in events] == [Fought]
        assert (fate(match, "foe"), is_down(match, "foe"), is_down(match, "rex")) == ("here", False, False)


@pytest.mark.parametrize(
    ("margin", "allowed"), [(1, ["knock"]), (2, ["down", "knock"]), (3, ["kill", "down", "knock"])]
)
def test_a_win_allows_its_result_and_every_lesser_one(margin: int, allowed: list[str]) -> None:
    match = scene([NORTH_OF], [FOE], dice=[1 + margin, 1, 1, 1])
    play(match, "attack rex foe")
    assert match.decision is not None
    assert [one.split()[0] for one in match.decision.legal()] == allowed
    if "kill" not in allowed:
        assert "did not win by enough" in refused(match, "kill")
    if "down" not in allowed:
        assert "did not win by enough" in refused(match, "down 90 1")


@pytest.mark.parametrize(("margin", "allowed"), [(1, ["down", "knock"]), (2, ["kill", "down", "knock"])])
def test_by_desperation_each_win_is_worth_a_step_more(margin: int, allowed: list[str]) -> None:
    """D49: lesser results too, and knockback among them."""
    match = scene([NORTH_OF], [FOE], dice=[1 + margin, 1, 1, 1], twists=("desperation",))
    play(match, "attack rex foe")
    assert match.decision is not None
    assert [one.split()[0] for one in match.decision.legal()] == allowed


def test_a_knockback_moves_and_turns_the_defender_and_costs_its_owner_ferocity() -> None:
    """D27."""
    match = scene([NORTH_OF], [FOE], dice=[2, 1, 1, 1], pools=[2, 2])
    play(match, "attack rex foe")
    events = play(match, "knock 180 3 facing 45.5")
    assert place_of(match, "foe") == (2400, 2700)
    assert match.state.facings[1] == 4_550
    assert of_kind(events, Ferocity) == [Ferocity(1, -1, 1, "knockback")]
    assert match.decision is not None
    assert match.decision.about == "act", "a shift gives no attack"


def test_a_knockback_at_ferocity_0_leaves_it_at_0() -> None:
    """D11."""
    match = scene([NORTH_OF], [FOE], dice=[2, 1, 1, 1], pools=[0, 0])
    events = play(match, "attack rex foe", "knock 180 3 facing 0")
    assert match.state.pools == [0, 0]
    assert not of_kind(events, Ferocity)


def test_a_downed_result_moves_the_defender_keeps_its_facing_and_costs_no_ferocity() -> None:
    """D27."""
    match = scene([NORTH_OF], ["foe plain 24 24 33"], dice=[3, 1, 1, 1], pools=[2, 2])
    play(match, "attack rex foe", "down 90 1.50")
    assert place_of(match, "foe") == (2550, 2400)
    assert match.state.facings[1] == 3_300
    assert is_down(match, "foe")
    assert match.state.pools == [2, 2]


def test_a_shift_is_3_inches_at_most_and_may_be_none() -> None:
    """D27, D68."""
    match = scene([NORTH_OF], [FOE], dice=[3, 1, 1, 1])
    play(match, "attack rex foe")
    assert "3 inches at most" in refused(match, "down 90 3.01")
    play(match, "down 90 0")
    assert place_of(match, "foe") == (2400, 2400)


@pytest.mark.parametrize(("roll", "saved"), [(1, True), (2, True), (3, True), (4, False), (5, False), (6, False)])
def test_a_protection_roll_saves_up_to_the_protection(roll: int, *, saved: bool) -> None:
    """D26, D58: one that is saved suffers nothing, and the attacker gets nothing lesser for it."""
    match = scene([NORTH_OF], [FOE, "far plain 40 40"], dice=[4, 1, 1, 1, roll])
    events = play(match, "attack rex foe", "kill")
    assert of_kind(events, Saved) == [Saved("foe", roll, 3, saved)]
    assert fate(match, "foe") == ("here" if saved else "dead")
    assert match.decision is not None
    assert match.decision.about == "act"
    if saved:
        assert place_of(match, "foe") == (2400, 2400)
        assert not is_down(match, "foe")


def test_protection_saves_one_sixth_for_each_point() -> None:
    """Exactly: of the six rolls, as many as the protection is."""
    for kind, protection, against in (("weak", 0, [1]), ("plain", 3, [1, 1]), ("ankylosaurus", 5, [1, 1])):
        saved = 0
        for roll in range(1, 7):
            foes = [f"foe {kind} 24 24 0", "far plain 40 40"]
            match = scene(["rex tyrannosaurus 24 21.5"], foes, dice=[6, 6, 6, *against, roll])
            play(match, "attack rex foe", "kill")
            saved += fate(match, "foe") == "here"
        assert saved == protection


def test_a_downed_animal_that_loses_is_killed_without_a_save() -> None:
    """D25: by any number."""
    match = scene([NORTH_OF], ["foe plain 24 24 0 down", "far plain 40 40"], dice=[2, 1, 1, 1])
    events = play(match, "attack rex foe", "kill")
    assert fate(match, "foe") == "dead"
    assert not of_kind(events, Saved)
    assert of_kind(events, Killed) == [Killed("foe", "combat", "rex")]


def test_a_downed_loser_may_be_spared_and_stays_down() -> None:
    """D25."""
    for answer in ("down 90 3", "knock 90 3 facing 10"):
        match = scene([NORTH_OF], ["foe plain 24 24 0 down"], dice=[2, 1, 1, 1])
        play(match, "attack rex foe", answer)
        assert (fate(match, "foe"), is_down(match, "foe"), place_of(match, "foe")) == ("here", True, (2700, 2400))


def test_a_kill_in_combat_brings_ferocity_and_bleed() -> None:
    """D30, D31."""
    match = scene(
        [NORTH_OF], [FOE, "far plain 40 40", "off plain 44 40"], dice=[4, 1, 1, 1, 6], overall=("bleed", "domination")
    )
    events = play(match, "attack rex foe", "kill")
    assert of_kind(events, Ferocity) == [Ferocity(0, 1, 2, "kill")]
    assert of_kind(events, Scored) == [Scored(0, "bleed", 1)]


# -- what stops a shift -----------------------------------------------------------------------------------------------


def knocked(heading: int, foe: str, others: list[str] | None = None, **more: object) -> tuple[int, int]:
    """Where the foe ends that rex, to its north, knocks 3 inches that way."""
    match = scene(["rex plain 24 22 180"], [foe, *(others or [])], dice=[2, 1, 1, 1], **more)  # type: ignore[arg-type]
    events = play(match, "attack rex foe", f"knock {heading} 3 facing 0")
    assert of_kind(events, Shifted)
    return place_of(match, "foe")


def test_bases_rock_and_edge_stop_a_shift() -> None:
    """D27: the attacker's base too."""
    assert knocked(180, FOE, ["wall plain 24 27.5"]) == (2400, 2550)
    assert knocked(0, FOE) == (2400, 2400)
    assert knocked(180, FOE, terrain=[area(Land.ROCK, 20, 26, 28, 30)]) == (2400, 2500)
    match = scene(["rex plain 24 45 180"], ["foe plain 24 47 0"], dice=[2, 1, 1, 1])
    play(match, "attack rex foe", "knock 180 3 facing 0")
    assert place_of(match, "foe") == (2400, 4700)


def test_rough_ground_and_hills_do_not_slow_a_shift() -> None:
    """D27."""
    lands = [area(Land.WOOD, 20, 20, 28, 30), area(Land.HILL, 20, 25, 28, 30, level=1)]
    assert knocked(180, FOE, terrain=lands) == (2400, 2700)


def test_a_shift_leaves_contact_freely_and_into_new_contact_without_a_charge() -> None:
    """D27."""
    match = scene(["rex plain 24 22 180", "pal plain 24 27.5"], [FOE], dice=[2, 1, 1, 1])
    play(match, "attack rex foe", "knock 180 3 facing 0")
    assert place_of(match, "foe") == (2400, 2550)
    assert match.decision is not None
    assert match.decision.about == "act"
    assert "attack pal foe" in match.decision.legal()


def test_lava_kills_what_is_shifted_into_it_and_the_attacker_has_killed() -> None:
    """D27, D30, D71: ferocity and Bleed are the attacker's; no protection roll is made."""
    match = scene(
        ["rex plain 24 22 180"],
        [FOE, "far plain 40 40", "off plain 44 40"],
        dice=[2, 1, 1, 1],
        front=3,
        lava=2_100,
        overall=("bleed", "domination"),
    )
    events = play(match, "attack rex foe", "knock 270 3 facing 0")
    assert of_kind(events, Killed) == [Killed("foe", "lava", "rex")]
    assert of_kind(events, Scored) == [Scored(0, "bleed", 1)]
    assert match.state.pools[0] == 2
    assert not of_kind(events, Saved)


# -- who may attack whom ----------------------------------------------------------------------------------------------


def test_only_enemies_in_contact_are_attacked() -> None:
    """D56."""
    match = scene([NORTH_OF, "pal plain 22 22"], [FOE, "far plain 30 30"])
    assert "no enemy in contact" in refused(match, "attack rex pal")
    assert "no enemy in contact" in refused(match, "attack rex far")
    assert "none of your animals" in refused(match, "attack foe rex")


def test_a_downed_animal_attacks_nobody_before_it_stands() -> None:
    """D24, D57."""
    match = scene([NORTH_OF + " down"], [FOE], dice=[1, 1, 6, 6])
    assert "stands up first" in refused(match, "attack rex foe")
    assert "stands up first" in refused(match, "move rex 90")
    assert "stands up first" in refused(match, "turn rex 90")
    assert "stands up first" in refused(match, "break rex")
    play(match, "stand rex", "attack rex foe")
    assert match.state.used[0] == 2
