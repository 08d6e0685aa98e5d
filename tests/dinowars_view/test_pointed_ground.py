"""What the tray says of bare ground is what a press there would bring, whatever is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.dinowars.commands import Deploy, Knock
from game.dinowars.events import Broke, Fought, LavaCame, TwistRolled
from game.dinowars.field import MIDDLE, Land
from game.dinowars.sines import step
from game.dinowars.view import card, objectives
from game.dinowars.view.aimed import TURN
from game.dinowars.view.going import Going
from game.dinowars.view.ordering import Ordering
from game.dinowars.view.places import AnimalSpot, GroundSpot, RowSpot, WindSpot
from game.dinowars.view.settling import Settling
from game.dinowars.view.starting import Deploying, Placing
from game.ui.writing import percent
from tests.dinowars.scenes import area, play, scene
from tests.dinowars_view.skirmish import Sitting, a_skirmish, until

if TYPE_CHECKING:
    from game.core.match import Match
    from game.ui.art import Art


def _said(hand: Any, spot: Any) -> str:
    message = hand.told(spot)
    assert message is not None, spot
    return str(message.text)


def _deploying(match: Match[Any]) -> tuple[Deploying, Deploy]:
    until(match, "deploy")
    assert match.decision is not None
    return Deploying(match.decision, match.state), match.decision.options()[0]  # type: ignore[arg-type,return-value]


def test_ground_where_an_animal_may_start_is_named_and_where_it_may_not_the_reason_is_said() -> None:
    """D7."""
    hand, option = _deploying(a_skirmish())
    assert "from the west" in _said(hand, GroundSpot(option.x, option.y))
    assert "within 6 inches of your edge" in _said(hand, GroundSpot(MIDDLE, MIDDLE))


def test_once_an_animal_has_its_place_ground_says_which_way_it_would_look() -> None:
    hand, option = _deploying(a_skirmish())
    hand.click(GroundSpot(option.x, option.y))
    for heading in (0, 9_000, 18_000, 27_000):
        spot = GroundSpot(*step(option.x, option.y, heading, 400))
        assert _said(hand, spot) == _said(hand, WindSpot(heading))
    across = _said(hand, WindSpot(hand.decision.across()))
    assert _said(hand, GroundSpot(option.x, option.y)) == across


def test_ground_where_a_feeding_point_may_not_lie_says_why() -> None:
    """D8."""
    match = until(a_skirmish(), "place", more=lambda match: match.decision.what == "food")
    assert match.decision is not None
    hand = Placing(match.decision, match.state)  # type: ignore[arg-type]
    x, y = match.state.edge_of(match.decision.seat).along(MIDDLE, 1_000)
    assert "other side's half" in _said(hand, GroundSpot(x, y))


def test_after_a_move_straight_ahead_ground_says_which_way_the_animal_would_look() -> None:
    """D18."""
    match = scene(["rex plain 24 24 90"], dice=[3, 3])
    play(match, "move rex ahead")
    hand = Going(match.decision, match.state)  # type: ignore[arg-type]
    hand.click(GroundSpot(2_800, 2_400))
    assert hand.pinned == 400
    assert _said(hand, GroundSpot(2_800, 2_000)) == "Look north."
    assert _said(hand, GroundSpot(2_800, 2_410)) == "Look east."


def test_after_a_knockback_has_its_place_ground_says_which_way_the_loser_would_look() -> None:
    """D27."""
    match = scene(["rex plain 24 22"], ["foe plain 24 24", "far plain 44 40"], dice=[5, 5, 4, 4])
    play(match, "attack rex foe")
    hand = Settling(match.decision, match.state)  # type: ignore[arg-type]
    hand.click(WindSpot(18_000))
    x, y = hand._end(*hand.placed)  # type: ignore[misc]
    assert _said(hand, GroundSpot(x + 400, y)) == "Look east."
    given: list[Knock] = []
    hand.give = given.append  # type: ignore[assignment,method-assign]
    hand.click(GroundSpot(x + 3, y))
    assert given == [Knock(18_000, 300, hand.away)]


@pytest.mark.parametrize("heading", [0, 4_500, 27_000])
def test_of_a_wind_the_tray_and_the_ruler_say_the_same(heading: int) -> None:
    """As far as half of all rolls lead, which is what a wind means before the dice fall."""
    match = scene(["rex plain 24 24"])
    hand = Ordering(match.decision, match.state)
    hand.choose(0)
    hand.look(WindSpot(heading))
    distance, share = hand.sketch().words.split(": ")
    assert _said(hand, WindSpot(heading)).startswith(f"{distance} ")
    assert f": {share} " in _said(hand, WindSpot(heading))
    assert distance == "7 in"  # two dice show so much or more 21 times of 36


def test_the_odds_of_a_charge_with_ferocity_are_those_of_the_place_where_it_ends() -> None:
    """D20: from the hill's foot both sets of odds name the height that is reached, or neither does."""
    hill = area(Land.HILL, 20, 18, 28, 22, level=1)
    match = scene(["rex plain 24 20"], ["foe plain 24 28 0", "far plain 44 40"], terrain=[hill], pools=[1, 0])
    hand = Ordering(match.decision, match.state)
    hand.choose(0)
    hand.look(AnimalSpot(1))
    outlook = hand.outlook()
    assert outlook is not None
    _who, _whom, plain, fierce = outlook
    assert plain.why == ("charging",)
    assert fierce is not None
    assert fierce.why == ("charging", "ferocity")


def test_an_enemy_in_reach_of_a_die_more_alone_is_tagged_with_what_ferocity_brings() -> None:
    match = scene(["rex plain 24 24"], ["near plain 24 18 0", "foe plain 24 40 0"], pools=[1, 0])
    hand = Ordering(match.decision, match.state)
    hand.choose(0)
    near, far = hand.sketch().tags
    assert near == (percent(hand.reach.charges[1][0]), 1)
    assert far == (f"{percent(hand.reach.charges[2][1])} with ferocity", 2)
    assert hand.reach.charges[2][0] == 0 < hand.reach.charges[2][1]


def test_turning_on_the_spot_says_where_it_looks() -> None:
    match = scene(["rex plain 24 24"])
    hand = Ordering(match.decision, match.state)
    hand.choose(0)
    hand.click(RowSpot(TURN))
    assert _said(hand, GroundSpot(3_000, 2_400)) == "Look east."


def test_what_a_twist_or_a_break_does_is_not_shown_under_the_combat_before_it(art: Art) -> None:
    sitting = Sitting(art, a_skirmish())
    showing, player = sitting.view.showing, sitting.view.player
    name = showing.table.box.names[0]
    for fresh in (TwistRolled("quake", (name,), (6,)), LavaCame("east", 3, 300), Broke(name, 5, (), (), free=True)):  # type: ignore[arg-type]
        showing.fight = Fought(name, name, 5, 10, (), (6, 1), (1, 1), 5)
        player._lay(fresh)
        assert showing.fight is None, fresh


def test_before_the_first_turn_the_card_says_what_is_played_and_not_what_the_set_up_usually_is(art: Art) -> None:
    sitting = Sitting(art, a_skirmish("first-hunt", twist="quake", table="fen", turns=16))
    title, (about, _hint) = card._rest(sitting.view.showing, sitting.view.showing.table)
    assert title == "First hunt"
    assert about == "The fen, 56 points a side; turns: 16."


def test_every_line_of_the_card_says_what_it_would_bring_and_not_what_the_chosen_one_does(art: Art) -> None:
    """D17, D27, D28: no two kinds of deed or of result are told alike, nor as a bare number."""
    near = scene(["rex plain 24 22"], ["foe plain 24 24", "far plain 44 40"], dice=[6, 6, 1, 1])
    away = scene(["rex plain 24 24"])
    acts = [Ordering(one.decision, one.state) for one in (near, away)]
    for hand in acts:
        hand.choose(0)
    play(near, "attack rex foe")
    for rows in (*(hand.rows() for hand in acts), Settling(near.decision, near.state).rows()):  # type: ignore[arg-type]
        assert len({row.tip for row in rows}) == len(rows) > 2, rows
        assert all(len(row.tip) > 15 for row in rows)
    sitting = Sitting(art, until(a_skirmish(), "act"))
    sitting.ask()
    hand = sitting.hand
    hand.choose(hand._able[0])  # type: ignore[attr-defined]
    for row in hand.rows():
        told = sitting.view._pointed_at(RowSpot(row.name))
        assert told is not None
        assert told.text == (row.reason or row.tip)


def test_all_twists_at_once_are_not_said_to_come_all_at_the_end_of_the_turn(art: Art) -> None:
    """D49, D50: desperation is part of every combat."""
    showing = Sitting(art, a_skirmish("apocalypse")).view.showing
    told = objectives.told(showing, len(objectives.entries(showing)) - 1)
    assert told is not None
    assert "Five troubles" in told.text
    assert "every combat" in told.text
