"""The hard bot is seldom silly, and the count of it sees what it should."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.blunders import Turns, look, watch
from tests.counts import count
from tests.wrath.boards import WRATH, play, scene

if TYPE_CHECKING:
    from game.core.match import Match
    from game.wrath.state import State


@pytest.mark.timeout(7200)
def test_hard_is_silly_in_under_one_turn_of_a_hundred() -> None:
    hard = watch(("hard", "normal"), count(400), 5)["hard"]
    silly = sum(hard.silly.values())
    assert silly * 100 < hard.turns or silly < 2, hard  # a sample of a few matches may hold one


def test_points_left_lying_before_an_eruption_are_seen() -> None:
    match = scene("volcano caveman 4, d2 caveman", "volcano caveman 5", unspent="foot")
    assert _silly(match, "end") == {"free": 1}
    match = scene("volcano caveman 4, d2 caveman", "volcano caveman 4", unspent="foot")
    assert _silly(match, "end") == {}  # nothing erupts yet


def test_points_are_left_lying_if_the_icon_brings_them_whatever_tremor_comes_first() -> None:
    tribes = "volcano caveman 5, a2 caveman", "volcano caveman 4"
    assert _silly(scene(*tribes, unspent="foot"), "end", "still") == {"free": 1}
    # Then all five tiles of grass hang together, and it has them alone as it stands.
    assert _silly(scene(*tribes, unspent="foot"), "end", "tremor right") == {}
    tribes = "volcano caveman 5, c2 caveman", "volcano caveman 4"
    assert _silly(scene(*tribes, unspent="foot"), "end", "still") == {}
    assert _silly(scene(*tribes, unspent="foot"), "end", "tremor down") == {"free": 1}


def test_a_hatching_left_out_is_seen() -> None:
    assert _silly(scene("egg 4", unspent="foot"), "end") == {"hatch": 1}
    assert _silly(scene("egg 3", unspent="foot"), "end") == {}  # a Tyrannosaurus may be wanted


def test_a_piece_that_walks_to_and_fro_is_seen() -> None:
    match = scene("d2 caveman", unspent="foot foot")
    turns = Turns()
    look(turns, match, WRATH.rules.parse("move caveman d2 c2", match.state))
    play(match, "move caveman d2 c2")
    look(turns, match, WRATH.rules.parse("move caveman c2 d2", match.state))
    assert dict(turns.silly) == {"to and fro": 1}


def test_a_tyrannosaurus_that_eats_on_either_walk_is_not_silly() -> None:
    walks = "move tyrannosaurus a2 a3", "move tyrannosaurus a3 a2"
    match = scene("a2 tyrannosaurus", "a3 caveman", unspent="foot foot")
    assert _silly(match, walks[0], "eat wave", walks[1]) == {}
    match = scene("a2 tyrannosaurus", "a3 caveman", unspent="foot foot")
    assert _silly(match, walks[0], "spare", walks[1]) == {"to and fro": 1}
    match = scene("a2 tyrannosaurus", "a2 caveman", unspent="foot foot")
    assert _silly(match, *walks, "eat wave") == {}
    match = scene("a2 tyrannosaurus", "a3 caveman, a2 caveman", unspent="foot foot foot")
    assert _silly(match, walks[0], "eat wave", walks[1], "eat wave", walks[0]) == {}


def test_an_eruption_handed_to_the_next_seat_is_seen() -> None:
    match = scene("volcano caveman 3", "volcano caveman 5, a4 caveman, d4 caveman", unspent="foot")
    turns = Turns()
    turns.kept = True
    look(turns, match, WRATH.rules.parse("end", match.state))
    assert turns.silly["feeds"] == 1
    turns.kept = False
    look(turns, match, WRATH.rules.parse("end", match.state))
    assert turns.silly["feeds"] == 1  # the die could not be helped


def _silly(match: Match[State], *lines: str) -> dict[str, int]:
    turns = Turns()
    for line in lines:
        look(turns, match, WRATH.rules.parse(line, match.state))
        play(match, line)
    return {kind: number for kind, number in turns.silly.items() if number}
