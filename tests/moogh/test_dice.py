"""The odds that players are shown, against every way in which the dice can fall."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from game.moogh.bones import BARS, BARS_OR_CHEVRON, chance
from game.moogh.characters import Symbol
from game.moogh.pieces import named
from tests.moogh.scenes import PIECES

STANDARD = named(PIECES.dice, "standard").faces
EVEN = named(PIECES.dice, "even").faces


def test_m1_bars_three_times_chevron_twice_cross_once_and_the_even_die_two_of_each() -> None:
    assert [STANDARD.count(symbol) for symbol in Symbol] == [3, 2, 1]
    assert [EVEN.count(symbol) for symbol in Symbol] == [2, 2, 2]


@pytest.mark.parametrize("faces", [STANDARD, EVEN], ids=["standard", "even"])
@pytest.mark.parametrize("dice", range(6))
@pytest.mark.parametrize("wanted", [BARS, (Symbol.CHEVRON,), (Symbol.CROSS,), BARS_OR_CHEVRON, tuple(Symbol)], ids=str)
def test_m80_the_odds_are_those_of_every_way_in_which_the_dice_can_fall(
    faces: tuple[Symbol, ...], dice: int, wanted: tuple[Symbol, ...]
) -> None:
    ways = list(product(faces, repeat=dice))
    hits = sum(any(face in wanted for face in way) for way in ways)
    assert chance(faces, wanted, dice) == Fraction(hits, len(ways))


def test_the_table_of_chances() -> None:
    table = {BARS: [50, 75, 88, 94], (Symbol.CHEVRON,): [33, 56, 70, 80], (Symbol.CROSS,): [17, 31, 42, 52]}
    for wanted, percents in table.items():
        assert [round(100 * float(chance(STANDARD, wanted, dice))) for dice in range(1, 5)] == percents
