"""People of a campaign at the table: their traits are told with the chances; on the trail map each stop has room."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import FRect

from game.moogh.printed import icon
from game.moogh.view import trail
from game.moogh.view.chances import odds
from tests.moogh.campaigns import TALES
from tests.moogh.test_traits import urga

AREA = FRect(48, 140, 1180, 708)


def test_m102_the_chance_of_an_action_names_what_trait_and_item_give_and_a_mark_takes() -> None:
    state = urga("steady-hand", "stiff-shoulder", "never-again", people={"urga": "e7"}, items={"urga": "flint-spear"})
    told = odds(state, 0, icon("stab 4 chevron"), "moogh")
    assert told is not None
    assert told.dice == 6
    assert told.parts[:3] == ("4 printed", "item +1", "trait +1")


@pytest.mark.parametrize("tale", list(TALES))
def test_no_stop_of_a_trail_lies_over_another_or_over_the_rim(tale: str) -> None:
    places = [trail.place(stop, AREA) for stop in TALES[tale].stops]
    assert all(AREA.contains(one) for one in places)
    assert not [(one, other) for one, other in combinations(places, 2) if one.colliderect(other)]
