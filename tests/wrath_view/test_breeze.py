"""A table at rest breathes: fronds sway and smoke rises until ten seconds after the last input, or not at all."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from game.ui import intents
from game.ui.things import Pic
from game.wrath.view import layout
from game.wrath.view.board import Slide
from game.wrath.view.breeze import PUFFS, SWING, Air, Leaf, fires, leaves
from game.wrath.view.lively import AWAKE_S
from tests.wrath_view.wrath_sitting import Board, Sitting

if TYPE_CHECKING:
    from game.ui.art import Art

BREATH = [Air(step / 24, 0) for step in range(25)]


def sitting_there(art: Art) -> Sitting:
    return Sitting(art, Board().put(0, "caveman", "volcano", 2).dice("foot").match(), speed=1.0)


def leans(sitting: Sitting) -> list[float]:
    things = sitting.view._things
    return [thing.lean for thing in things if isinstance(thing, Leaf)]


def puffs(sitting: Sitting) -> list[tuple[float, float]]:
    things = sitting.view._things
    return [(thing.x, thing.y) for thing in things if isinstance(thing, Pic) and thing.name.startswith("smoke")]


def moods(sitting: Sitting, seconds: float) -> list[tuple[list[float], list[tuple[float, float]]]]:
    """What the air does in so many seconds, looked at ten times a second."""
    found = []
    for _look in range(round(seconds * 10)):
        sitting.view.update(0.1)
        found.append((leans(sitting), puffs(sitting)))
    return found


def test_a_breath_begins_and_ends_at_rest_and_leans_little() -> None:
    for order in range(4):
        swing = [air.lean(order) for air in BREATH]
        assert swing[0] == pytest.approx(0)
        assert swing[-1] == pytest.approx(0)
        assert 0.5 < max(swing) <= SWING
        assert -SWING <= min(swing) < -0.5
        assert max(abs(a - b) for a, b in pairwise(swing)) < 1


def test_after_an_input_the_air_moves_and_ten_seconds_later_it_rests(art: Art) -> None:
    sitting = sitting_there(art)
    assert moods(sitting, 1)[0] == moods(sitting, 1)[-1]
    sitting.view.handle(intents.Point(x=20, y=20))
    moving = moods(sitting, AWAKE_S - 0.5)
    assert len({str(one) for one in moving}) > 20
    moods(sitting, 1)
    resting = moods(sitting, 3)
    assert all(one == resting[0] for one in resting)


def test_under_calm_motion_nothing_stirs(art: Art) -> None:
    sitting = sitting_there(art)
    sitting.services.comfort.calm = True
    sitting.view.handle(intents.Point(x=20, y=20))
    assert len({str(one) for one in moods(sitting, 3)}) == 1


def test_one_jungle_stirs_at_a_time(art: Art) -> None:
    sitting = sitting_there(art)
    showing = sitting.view.showing
    for breath in range(7):
        found = list(leaves(showing, Air(0.3, breath), None))
        stirred = [
            leaf.name for leaf in found if isinstance(leaf, Leaf) and leaf.lean and leaf.name.startswith("jungle")
        ]
        assert len(found) == 5 * 3 + 3
        assert len({name.split("-")[0] for name in stirred}) == 1


def test_fronds_go_with_their_tile(art: Art) -> None:
    board = Board(phase="tremor").put(0, "caveman", "volcano", 2)
    sitting = Sitting(art, board.match(), speed=1.0)
    sitting.view.handle(intents.Move(direction=intents.Direction.LEFT))
    before = {leaf.name: leaf.x for leaf in leaves(sitting.view.showing, Air(), None) if isinstance(leaf, Leaf)}
    sitting.view.pointer._shift(-80, 0)
    slide = sitting.view.pointer.slide
    assert slide is not None
    after = {leaf.name: leaf.x for leaf in leaves(sitting.view.showing, Air(), slide) if isinstance(leaf, Leaf)}
    row = {name for name, x in after.items() if x != before[name]}
    assert row
    assert all(name.startswith("jungle") for name in row)


def flames(sitting: Sitting, air: Air) -> list[Pic]:
    return [thing for thing in fires(sitting.view.showing, air, None) if isinstance(thing, Pic)]


def test_torches_and_camp_fire_burn_where_the_land_has_wood_and_flicker(art: Art) -> None:
    sitting = sitting_there(art)
    still = flames(sitting, Air())
    assert len(still) == 3
    for flame, cell in zip(sorted(still, key=lambda one: one.x), (13, 11, 11), strict=True):
        assert layout.cell_box(cell).collidepoint(flame.x, flame.y)
    leaps = [[flame.tall for flame in flames(sitting, air)] for air in BREATH]
    for torch in zip(*leaps, strict=True):
        assert torch[0] == torch[-1] == 1
        assert len(set(torch)) > 3
        assert max(abs(a - b) for a, b in pairwise(torch)) <= 0.25
    assert any(len(set(together)) == 3 for together in leaps), "they burn in step"


def test_fires_rest_with_the_air(art: Art) -> None:
    sitting = sitting_there(art)
    sitting.view.handle(intents.Point(x=20, y=20))
    for seconds, burning in ((AWAKE_S - 1, True), (2, False), (3, False)):
        seen = set()
        for _look in range(round(seconds * 10)):
            sitting.view.update(0.1)
            seen.add(tuple((t.tall, t.tilt) for t in sitting.view._things if isinstance(t, Pic) and t.name == "fire"))
        assert (len(seen) > 10) == burning
    assert len(seen) == 1


def test_fires_go_with_their_tile(art: Art) -> None:
    sitting = sitting_there(art)
    bottom_row = Slide(frozenset({12, 13, 14, 15}), across=True, offset=50.0)
    before = flames(sitting, Air())
    after = [thing for thing in fires(sitting.view.showing, Air(), bottom_row) if isinstance(thing, Pic)]
    assert sorted(there.x - here.x for here, there in zip(before, after, strict=True)) == [0, 0, 50]


def test_smoke_rises_and_fades_without_a_leap(art: Art) -> None:
    sitting = sitting_there(art)
    sitting.view.handle(intents.Point(x=20, y=20))
    for before, after in pairwise(one[1] for one in moods(sitting, 6)):
        rising = [min((b[1] - a[1] for b in before if b[1] >= a[1]), default=0) for a in after]
        assert max(rising, default=0) < 12
        assert abs(len(after) - len(before)) <= 1
        assert len(after) <= PUFFS
