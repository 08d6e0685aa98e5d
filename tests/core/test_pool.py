"""Dice that roll again in part: the exact means, against counting every throw."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from game.core.pool import Pool, pool

DIE = (1, 1, 1, 2, 1)
"""Six sides, five faces."""


def test_five_dice_of_five_faces_have_126_pools_and_252_parts() -> None:
    five = pool(DIE, 5)
    assert (five.whole, len(five.parts)) == (126, 252)
    assert sum(five.parts[0]) == 5
    assert five.parts[-1] == (0, 0, 0, 0, 0)


@pytest.mark.parametrize("kept", [(0, 0, 0, 0), (1, 0, 0, 1), (0, 2, 1, 0)])
def test_the_ways_of_a_roll_are_counted_exactly(kept: tuple[int, ...]) -> None:
    weights = (1, 2, 2, 1)
    sides = [face for face, weight in enumerate(weights) for _side in range(weight)]
    counted: dict[tuple[int, ...], int] = {}
    for thrown in itertools.product(sides, repeat=3 - sum(kept)):
        whole = tuple(count + thrown.count(face) for face, count in enumerate(kept))
        counted[whole] = counted.get(whole, 0) + 1
    assert dict(Pool(weights, 3).odds(kept)) == counted


def test_means_are_those_over_all_throws() -> None:
    three = Pool((1, 2, 1), 3)
    values = [
        float(sum(face * face * count for face, count in enumerate(part, 1))) for part in three.parts[: three.whole]
    ]
    means = three.means(values)
    for part, mean in zip(three.parts, means, strict=True):
        odds = three.odds(part)
        total = sum(ways for _whole, ways in odds)
        exact = sum(Fraction(ways) * Fraction(values[three.parts.index(whole)]) for whole, ways in odds) / total
        assert mean == pytest.approx(float(exact))


def test_another_roll_takes_the_best_part_to_keep() -> None:
    three = Pool((1, 2, 1), 3)
    values = [float((7 * at) % 11) for at in range(three.whole)]
    means, again = three.means(values), three.again(values)
    for at in range(three.whole):
        assert again[at] == max(means[part] for part in three.within(three.parts[at]))
        assert again[at] >= values[at]


def test_choices_by_one_value_are_followed_by_the_other() -> None:
    three = Pool((1, 2, 1), 3)
    values = [float((7 * at) % 11) for at in range(three.whole)]
    mine, theirs = three.again_for(values, [-value for value in values])
    assert mine == three.again(values)
    assert theirs == [-value for value in mine]


def test_the_chance_of_six_in_three_rolls() -> None:
    """A wish for one face is 1 - (5/6)**3 for each die, whatever the others do."""
    one = Pool((1, 5), 1)
    values = [float(part[0] == 1) for part in one.parts[: one.whole]]
    for _roll in range(2):
        values = one.again(values)
    assert one.means(values)[-1] == pytest.approx(1 - (5 / 6) ** 3)
