"""Ghosts: what a hit or a coming turn may bring, by the rules themselves, asked for by any device."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from game.core.bots import RandomBot
from game.moogh.bots.quick import quick
from game.moogh.box import beast_of
from game.moogh.characters import ATTACKS
from game.moogh.commands import END, Do
from game.moogh.state import NO_CUBE, PROGRAM
from game.moogh.view.foresight import Foresight, Omen
from game.moogh.view.hand import Choosing
from game.moogh.view.pieces import figures
from game.moogh.view.places import AheadSpot, BeastSpot, DossierSpot, PersonSpot
from game.moogh.view.showing import Showing
from game.ui import intents
from game.ui.intents import Device
from game.ui.view import NOBODY, Done
from tests.moogh_view.hunting import Sitting, a_hunt, decisions

if TYPE_CHECKING:
    from game.core.match import Match
    from game.ui.art import Art

MANY = 100
"""More than any look ahead has steps."""


def _at_an_attack(which: int = 3) -> tuple[Match[Any], Do]:
    """A hunt where an attack may be chosen, after which a beast attacks: three ways of its die."""
    match, met = a_hunt("charge", seed=5), 0
    for _answer in decisions(match):
        found = [one for one in match.decision.options() if isinstance(one, Do) and one.deed in ATTACKS]
        met += bool(found)
        if met == which:
            return match, found[0]
    raise AssertionError("no such attack")


def _in_a_turn(about: str = "turn") -> Match[Any]:
    match = a_hunt("charge", seed=5)
    for _answer in decisions(match):
        if match.decision.about == about and match.decision.beast < 0:
            return match
    raise AssertionError(about)


def _point_at(sitting: Sitting, command: Do) -> Foresight:
    """Points at the place that would do it, and waits until all is known."""
    view = sitting.view
    assert isinstance(view.hand, Choosing)
    way = view.hand.paths[command]
    for spot in way[:-1]:
        sitting.click(spot)
    x, y = sitting.at(way[-1])
    view.handle(intents.Point(x=x, y=y))
    return _known(sitting)


def _known(sitting: Sitting) -> Foresight:
    for _frame in range(MANY):
        sitting.view.update(0.0)
    found = sitting.view.lookout.foresight
    assert found is not None
    assert found.known
    return found


def test_whatever_the_beast_does_after_a_hit_its_ghosts_have_shown(art: Art) -> None:
    match, command = _at_an_attack()
    sitting = Sitting(art, match)
    before, found = figures(sitting.view.showing), _point_at(sitting, command)
    person, seen = match.decision.person, 0
    for seed in range(60):
        end = _played(match.fork(seed), command)
        if end is None:
            continue
        seen += 1
        then = figures(Showing(end, sitting.seats, art.sprites))
        for spot, figure in then.items():
            places = {(pose.figure.x, pose.figure.y, pose.figure.facing) for pose in found.poses(spot)}
            assert (figure.x, figure.y, figure.facing) in places | {
                (before[spot].x, before[spot].y, before[spot].facing)
            }
        for other in range(len(end.box.people)):
            if end.hurt[other] > match.state.hurt[other]:
                assert 0 < found.harm(PersonSpot(other), "hurt") <= 1
    assert seen > 20
    assert found.tally is not None
    assert found.tally.hurt == found.harm(PersonSpot(person), "hurt") + found.harm(PersonSpot(person), "out")
    assert found.harm(BeastSpot(0), "hurt") == 1


def _played(match: Match[Any], command: Do) -> Any:
    """The state after that action and quick answers to what it asks; None if the roll failed or was rolled again."""
    health = bytes(match.state.health)
    match.submit(command)
    while match.decision is not None and match.decision.about != "turn":
        if match.decision.about == "reroll":
            return None
        match.submit(quick(match.state, match.decision))
    return match.state if bytes(match.state.health) != health else None


def test_chances_are_those_of_the_die_and_sum_to_no_more_than_one(art: Art) -> None:
    match, command = _at_an_attack()
    found = _point_at(Sitting(art, match), command)
    shares = {found.harm(PersonSpot(person), "hurt") for person in range(len(match.state.box.people))}
    assert shares == {Fraction(1, 2), Fraction(1, 3), Fraction(0)}  # M1: three bars, two chevrons, a cross
    for spot in (*(BeastSpot(0),), *(PersonSpot(person) for person in range(4))):
        assert sum(pose.share for pose in found.poses(spot)) <= 1


def test_ghosts_are_drawn_with_signs_and_told_in_the_tray_and_leave_the_match_alone(art: Art) -> None:
    match, command = _at_an_attack()
    sitting = Sitting(art, match)
    before = match.state.copy()
    found = _point_at(sitting, command)
    things = list(found.things())
    assert any(isinstance(thing, Omen) and thing.icon and "%" in thing.words for thing in things)
    assert set(things) <= set(sitting.view.compose())
    assert found.words() in sitting.view.said()
    assert match.state == before
    sitting.view.handle(intents.Point(x=1, y=1))
    sitting.view.update(0.0)
    assert sitting.view.lookout.foresight is None


@pytest.mark.parametrize("device", [Device.KEYS, Device.PAD])
def test_a_coming_turn_is_asked_for_and_put_away_by_key_and_button(art: Art, device: Device) -> None:
    sitting = Sitting(art, _in_a_turn())
    view = sitting.view
    assert view.handle(intents.Ahead(device=device)) == Done()
    found = _known(sitting)
    assert found.about == ("turn", view.lookout.beast)
    assert "its coming turn" in view.said()
    assert view.handle(intents.Cancel(device=device)) == Done()
    sitting.view.update(0.0)
    assert (view.lookout.beast, view.lookout.foresight) == (NOBODY, None)
    beasts = len(view.showing.table.herd())
    for _press in range(beasts + 1):  # one after the other, and then none
        view.handle(intents.Ahead(device=device))
    assert view.lookout.beast == NOBODY


def test_a_coming_turn_is_asked_for_with_the_mouse_on_the_sheet(art: Art) -> None:
    sitting = Sitting(art, _in_a_turn())
    view = sitting.view
    for spot in (AheadSpot(0), DossierSpot(0)):
        for beast in (0, NOBODY):
            sitting.click(spot)
            view.update(0.0)
            assert view.lookout.beast == beast
    assert any(isinstance(thing, Omen) and thing.icon == "icon-eye" for thing in view.compose())


def test_a_coming_turn_shows_every_place_where_the_rules_put_a_beast_then(art: Art) -> None:
    """Against the match played on with many seeds, the beast's card next and everybody else at rest."""
    match = a_hunt("charge", seed=5)
    for _answer in decisions(match):
        state = match.state
        coming = state.order[state.marker + 1 : state.marker + 2]
        if match.decision.about == "turn" and state.round > 1 and coming and beast_of(coming[0]) >= 0:
            break
    sitting, beast = Sitting(art, match), beast_of(match.state.order[match.state.marker + 1])
    sitting.view.look_ahead(beast)
    found, seen = _known(sitting), set()
    for seed in range(40):
        then = figures(Showing(_ended(match.fork(seed), beast), sitting.seats, art.sprites))
        seen.add((then[BeastSpot(beast)].x, then[BeastSpot(beast)].y, then[BeastSpot(beast)].facing))
    now = figures(sitting.view.showing)[BeastSpot(beast)]
    shown = {(pose.figure.x, pose.figure.y, pose.figure.facing) for pose in found.poses(BeastSpot(beast))}
    assert seen - {(now.x, now.y, now.facing)} == shown
    assert seen != {(now.x, now.y, now.facing)}


def _ended(match: Match[Any], beast: int) -> Any:
    """The state after that beast's next turn; whoever is on turn ends it at once."""
    match.submit(END)
    while match.state.marker < len(match.state.order) and beast_of(match.state.order[match.state.marker]) == beast:
        match.submit(quick(match.state, match.decision))
    return match.state


def test_secret_plans_change_nothing_of_what_ghosts_show(art: Art) -> None:
    match = _in_a_turn("program")
    match.submit(RandomBot(1).choose(match))  # the first plan lies there, face down
    assert match.state.phase == PROGRAM
    shown = []
    for cube in (0, 2):
        sitting = Sitting(art, match)
        table = sitting.view.showing.table
        for person, one in enumerate(table.cubes):
            table.cubes[person] = cube if one != NO_CUBE else one
        sitting.view.lookout.turn_to(0)
        shown.append(set(map(str, _known(sitting).things())))
    assert shown[0] == shown[1]


def test_a_frame_works_out_one_way_at_most(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    match, command = _at_an_attack()
    sitting, counted = Sitting(art, match), []
    _point_at(sitting, command)
    think = Foresight.think
    monkeypatch.setattr(Foresight, "think", lambda one: (counted.append(1), think(one))[1])
    sitting.view.handle(intents.Ahead())
    for frame in range(1, 4):
        sitting.view.update(1 / 60)
        assert len(counted) == frame or sitting.view.lookout.foresight.known
