from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.dice import Dice, WrongDice, setting_up

DIE = ("volcano", "cave", "hut", "foot", "foot", "egg")


def test_a_million_throws_are_as_even_as_chance_is() -> None:
    dice, counts = Dice(2024), Counter[int]()
    for _throw in range(500_000):
        counts[dice.number(6)] += 1
    faces = Counter(DIE[dice.face(DIE)] for _throw in range(500_000))
    even = sum((counts[pip] - 500_000 / 6) ** 2 / (500_000 / 6) for pip in range(1, 7))
    wanted = {name: 500_000 * DIE.count(name) / 6 for name in set(DIE)}
    fair = sum((faces[name] - wanted[name]) ** 2 / wanted[name] for name in wanted)
    assert even < 20.52  # chi-square, 5 degrees of freedom, one in a thousand
    assert fair < 18.47  # 4 degrees
    assert sum(counts.values()) + sum(faces.values()) == dice.drawn == 10**6


def test_each_throw_is_blind_to_the_one_before() -> None:
    dice = Dice(7)
    thrown = [dice.number(6) for _throw in range(200_000)]
    pairs = Counter(itertools.pairwise(thrown))
    wanted = (len(thrown) - 1) / 36
    assert sum((pairs[a, b] - wanted) ** 2 / wanted for a in range(1, 7) for b in range(1, 7)) < 66.62  # 35 degrees


def test_a_seed_gives_the_sequence_that_python_promises() -> None:
    ours, promised = Dice(99), random.Random(99)
    assert [ours.number(20) for _ in range(50)] == [1 + int(promised.random() * 20) for _ in range(50)]


def test_the_sets_up_dice_are_not_those_of_play_and_always_the_same() -> None:
    assert [setting_up(7).number(1000) for _ in range(3)] == [setting_up(7).number(1000)] * 3
    of_set_up, of_play = setting_up(7), Dice(7)
    assert [of_set_up.number(1000) for _ in range(5)] != [of_play.number(1000) for _ in range(5)]
    many = Counter(setting_up(seed).number(2) for seed in range(1000))
    assert 400 < many[1] < 600


def test_loaded_results_come_first_and_in_order_and_then_the_seed_from_its_beginning() -> None:
    dice = Dice(5, ["foot", 4, "egg"])
    assert (DIE[dice.face(DIE)], dice.number(6), DIE[dice.face(DIE)]) == ("foot", 4, "egg")
    assert [dice.number(6) for _ in range(9)] == [Dice(5).number(6), *_numbers(Dice(5, drawn=1), 8)]


@given(st.integers(0, 2**70), st.lists(st.integers(1, 6), max_size=6), st.integers(0, 12), st.integers(1, 12))
def test_dice_made_with_a_count_go_on_exactly_where_others_stopped(
    seed: int, loaded: list[int], before: int, after: int
) -> None:
    whole = Dice(seed, loaded)
    _numbers(whole, before)
    resumed = Dice(seed, loaded, drawn=before)
    assert (resumed.drawn, resumed.waiting()) == (whole.drawn, whole.waiting())
    assert _numbers(resumed, after) == _numbers(whole, after)
    assert resumed.drawn == whole.drawn


@given(st.integers(), st.lists(st.integers(1, 6), max_size=4), st.integers(0, 9), st.data())
def test_rewound_dice_fall_the_same_again_and_go_on_as_if_nothing_had_been(
    seed: int, loaded: list[int], thrown: int, data: st.DataObject
) -> None:
    dice, straight = Dice(seed, loaded), Dice(seed, loaded)
    first = _numbers(dice, thrown)
    kept = data.draw(st.integers(0, thrown))
    dice.rewind(kept)
    assert dice.drawn == kept
    assert first[:kept] + _numbers(dice, thrown - kept + 5) == _numbers(straight, thrown + 5)
    assert dice.shown == straight.shown


@given(st.lists(st.integers(1, 6), max_size=5), st.integers(0, 9), st.lists(st.integers(1, 6), max_size=5))
def test_foretold_results_stand_in_for_those_that_would_have_come(
    loaded: list[int], thrown: int, told: list[int]
) -> None:
    dice, straight = Dice(8, loaded), Dice(8, loaded)
    _numbers(dice, thrown)
    dice.foretell(told)
    assert dice.drawn == thrown
    later = _numbers(dice, len(told) + 6)
    assert later[: len(told)] == told
    assert later[len(told) :] == _numbers(straight, thrown + len(told) + 6)[-6:]


def test_faces_of_one_name_are_one_result_however_they_came() -> None:
    dice = Dice(3)
    first = [dice.face(DIE) for _throw in range(60)]
    dice.rewind(0)
    assert [dice.face(DIE) for _throw in range(60)] == first
    assert 4 not in first  # the second foot is told as the first


@pytest.mark.parametrize("wrong", ["claw", 3, True, "Foot", ""])
def test_a_face_that_the_die_has_not_is_refused_and_nothing_is_drawn(wrong: str | int) -> None:
    dice = Dice(1, ["egg", wrong])
    dice.face(DIE)
    with pytest.raises(WrongDice, match="one of volcano, cave, hut, foot, egg was expected"):
        dice.face(DIE)
    assert (dice.drawn, dice.shown, dice.waiting()) == (1, ["egg"], [wrong])


@pytest.mark.parametrize("wrong", [0, 7, -1, "6", True])
def test_a_number_that_the_die_has_not_is_refused_and_nothing_is_drawn(wrong: str | int) -> None:
    dice = Dice(1, [wrong])
    with pytest.raises(WrongDice, match="a number from 1 to 6 was expected"):
        dice.number(6)
    assert (dice.drawn, dice.shown, dice.waiting()) == (0, [], [wrong])


def _numbers(dice: Dice, count: int) -> list[int]:
    return [dice.number(6) for _ in range(count)]
