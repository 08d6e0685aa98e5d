"""The odds that are told before the dice fall are those of the rules, counted die by die."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from game.core.dice import Dice
from game.core.match import Match
from game.core.table import Table
from game.dinowars.combat import clash, modifiers
from game.dinowars.commands import RALLY, Go
from game.dinowars.events import Broke, MoveRolled, Saved
from game.dinowars.field import Land
from game.dinowars.odds import Odds, approach, attack_odds, break_chance, fiercer, margins, reach, sums
from tests.dinowars.scenes import RULES, all_events, area, fate, of_kind, play, scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.dinowars.state import State

FAR_OFF = "off plain 44 40"
STANDS = {
    "1 v 3": (["a weak 24 22"], ["b plain 24 24 0"]),
    "2 v 2": (["a plain 24 22"], ["b plain 24 24 0"]),
    "2 v 2, protected by all but a six": (["a ankylosaurus 24 22"], ["b ankylosaurus 24 24 0"]),
    "3 v 1": (["a tyrannosaurus 24 21.5"], ["b weak 24 24 0"]),
    "3 v 1, down": (["a plain 24 22"], ["b plain 24 24 0 down"]),
}


def told(odds: Odds) -> dict[str, Fraction]:
    return {name: getattr(odds, name) for name in ("nothing", "knock", "down", "saved", "kill")}


def counted(before: Match[State], line: str, dice: int) -> dict[str, Fraction]:
    """Each throw of so many dice played by the rules, the greatest result taken that it allows."""
    found = dict.fromkeys(("nothing", "knock", "down", "saved", "kill"), Fraction(0))
    for throw in itertools.product(range(1, 7), repeat=dice):
        match = Match(RULES, before.state.copy(), Dice(0, throw))
        play(match, line)
        for result, share in _greatest(match, throw, line):
            found[result] += share / 6**dice
    return found


def _greatest(match: Match[State], throw: tuple[int, ...], line: str) -> Iterator[tuple[str, Fraction]]:
    """What the throw comes to, and how likely: after a killing blow by each roll of the protection."""
    decision = match.decision
    assert decision is not None
    name = decision.legal()[0].split()[0] if decision.about == "result" else "nothing"
    if name != "kill":
        yield name, Fraction(1)
        return
    for pips in range(1, 7):
        twin = Match(RULES, match.step_start.copy(), Dice(0, [*throw, pips]))
        rolls = of_kind(all_events(twin, line, "kill"), Saved)
        assert (fate(twin, "b") == "dead") == all(not one.saved for one in rolls)
        yield ("kill" if fate(twin, "b") == "dead" else "saved"), Fraction(1, 6)


@pytest.mark.parametrize(
    ("name", "twists"), [*((name, ()) for name in STANDS), ("2 v 2", ("desperation",)), ("3 v 1", ("desperation",))]
)
def test_the_odds_of_an_attack_are_those_of_all_throws_played_by_the_rules(name: str, twists: tuple[str, ...]) -> None:
    """D25, D26, D49: each result, and what protection leaves of the killing blow."""
    ours, theirs = STANDS[name]
    match = scene(ours, [*theirs, FAR_OFF], twists=twists)
    odds = attack_odds(match.state, 0, 1, charging=False)
    assert told(odds) == counted(match, "attack a b", sum(odds.dice))
    assert sum(told(odds).values()) == 1
    assert odds.effect == odds.knock + odds.down + odds.kill


@pytest.mark.parametrize("values", [(1, 3), (2, 3), (2, 2), (3, 2), (3, 1)])
def test_the_margins_of_every_line_of_the_table_are_those_of_the_rules_own_clash(values: tuple[int, int]) -> None:
    """Die by die, for attackers and defenders of such values that the line is rolled."""
    value, kind = {(1, 3): (2, "plain"), (2, 3): (4, "plain"), (2, 2): (5, "plain"), (3, 2): (6, "plain")}.get(
        values, (5, "weak")
    )
    state = scene(["a plain 24 22"], [f"b {kind} 24 24 0", FAR_OFF]).state
    found = Counter[int]()
    for throw in itertools.product(range(1, 7), repeat=sum(values)):
        found[max(0, min(3, clash(Table(state, Dice(0, throw), None), "a", 1, value)))] += 1
    total = 6 ** sum(values)
    assert margins(*values) == tuple(Fraction(found[margin], total) for margin in range(4))


def test_every_modifier_is_named_and_they_are_those_of_the_rules() -> None:
    """D20, D21, D22, D12: from a hill, at the rear, with a friend beside, charging, and with ferocity."""
    hill = area(Land.HILL, 20, 20, 28, 23, level=1)
    state = scene(
        ["a plain 24 22", "c plain 26 24"], ["b plain 24 24 180", FAR_OFF], terrain=[hill], pools=[1, 0]
    ).state
    odds = attack_odds(state, 0, 2, charging=True)
    assert odds.why == ("charging", "higher", "rear", "gang")
    assert odds.why == tuple(modifiers(state, 0, 2, charging=True, fierce=False, gang=True))
    assert (odds.attack, odds.halves, odds.dice) == (9, 10, (3, 2))
    more = fiercer(state, 0, 2, charging=True)
    assert more is not None
    assert more.why == (*odds.why, "ferocity")
    assert (more.attack, more.dice) == (10, (3, 1))


def test_what_one_ferocity_would_change_is_told_only_by_a_side_that_has_one() -> None:
    match = scene(["a plain 24 22"], ["b plain 24 24 0", FAR_OFF], pools=[1, 1])
    plain, more = attack_odds(match.state, 0, 1, charging=False), fiercer(match.state, 0, 1, charging=False)
    assert more is not None
    assert (plain.dice, more.dice) == ((2, 2), (3, 2))
    assert told(more) == counted_fierce(match)
    assert more.effect > plain.effect
    play(match, str(RALLY))
    assert fiercer(match.state, 0, 1, charging=False) is None


def counted_fierce(match: Match[State]) -> dict[str, Fraction]:
    """By the table's line of three dice against two, each throw of it looked at."""
    found = Counter[str]()
    for throw in itertools.product(range(1, 7), repeat=5):
        margin = max(throw[:3]) - max(throw[3:])
        found[("nothing", "knock", "down", "kill")[max(0, min(3, margin))]] += 1
    parts = {name: Fraction(found[name], 6**5) for name in ("nothing", "knock", "down", "kill")}
    saved = Fraction(match.state.box.kinds[1].protection, 6)
    return parts | {"saved": parts["kill"] * saved, "kill": parts["kill"] * (1 - saved)}


# -- moves ------------------------------------------------------------------------------------------------------------


def moved(before: Match[State], line: str, dice: int) -> Iterator[tuple[Match[State], int]]:
    """Each throw of a move played by the rules, all the way; and how far that was."""
    for throw in itertools.product(range(1, 7), repeat=dice):
        match = Match(RULES, before.state.copy(), Dice(0, throw))
        (rolled,) = of_kind(play(match, line), MoveRolled)
        play(match, str(Go(rolled.far)))
        yield match, rolled.far


@pytest.mark.parametrize("fierce", [False, True])
def test_how_far_a_move_leads_is_told_by_all_throws_of_its_dice(fierce: bool) -> None:
    """D12, D20: through a wood, with two dice or with three."""
    match = scene(["a plain 24 20"], [FAR_OFF], terrain=[area(Land.WOOD, 20, 23, 28, 26)], pools=[1, 0])
    found = reach(match.state, 0, 18_000, fierce=fierce)
    fars = [far for _match, far in moved(match, "move a 180" + " fierce" * fierce, 2 + fierce)]
    for distance in range(0, 1_900, 50):
        assert found.chance(distance) == Fraction(sum(far >= distance for far in fars), len(fars)), distance


def test_the_chance_of_a_charge_is_that_of_all_throws_that_end_in_contact() -> None:
    match = scene(["a plain 24 20"], ["b plain 27 26 0", FAR_OFF], terrain=[area(Land.SWAMP, 22, 22, 30, 23)])
    found = approach(match.state, 0, 1)
    line = f"move a {found.heading / 100:.2f}"
    charges = [one for one, _far in moved(match, line, 2) if one.decision and one.decision.about == "charge"]
    assert found.contact == Fraction(len(charges), 36)
    assert 0 < found.contact < 1
    assert {attack_odds(one.state, 0, 1, charging=True) for one in charges} == {found.odds}
    assert found.odds.why == ("charging",)


def test_no_charge_is_promised_where_somebody_else_stands_in_the_way() -> None:
    match = scene(["a plain 24 20"], ["b plain 24 28 0", "c plain 24 24", FAR_OFF])
    assert approach(match.state, 0, 1).contact == 0
    assert approach(match.state, 0, 2).contact == Fraction(36, 36)
    assert approach(match.state, 0, 2, fierce=True).contact == 1


def test_the_sums_of_dice_are_counted() -> None:
    for dice in range(1, 6):
        found = Counter(map(sum, itertools.product(range(1, 7), repeat=dice)))
        assert sums(dice) == tuple(Fraction(found[total], 6**dice) for total in range(6 * dice + 1))


# -- breaks -----------------------------------------------------------------------------------------------------------

BREAKS: dict[str, tuple[list[str], list[str]]] = {
    "from one": (["a plain 24 22"], ["b plain 24 24"]),
    "from a faster one": (["a small 24 22.5"], ["b carnotaurus 24 24"]),
    "from two": (["a carnotaurus 24 22"], ["b plain 24 24", "c plain 26 22"]),
    "from one of two that is up": (["a plain 24 22"], ["b plain 24 24 0 down", "c plain 26 22"]),
    "from one that is down": (["a plain 24 22"], ["b plain 24 24 0 down"]),
}


@pytest.mark.parametrize("name", BREAKS)
def test_the_chance_of_a_break_is_that_of_all_throws(name: str) -> None:
    """D28: one roll for it and one for each that stands; a tie fails; from downed ones alone it is sure."""
    ours, theirs = BREAKS[name]
    match = scene(ours, [*theirs, FAR_OFF])
    rolls = 1 + sum("down" not in one for one in theirs)
    good = 0
    for throw in itertools.product(range(1, 7), repeat=rolls):
        twin: Match[Any] = Match(RULES, match.state.copy(), Dice(0, throw))
        events = play(twin, "break a")
        good += all(one.free for one in of_kind(events, Broke))
    assert break_chance(match.state, 0) == Fraction(good, 6**rolls)
