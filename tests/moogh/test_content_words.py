"""What a hunt is for, said with its own numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core import words
from game.moogh import content
from game.moogh.aim_words import aim_text
from tests.hunts import Asked, measured

DATA = Path(__file__).resolve().parents[2] / "data"
HUNTS = content.scenarios(DATA / "moogh")
SAID = {
    "first-blood": "Kill this beast: Calm Moogh. Dark comes after {limit} rounds.",
    "fangs": "Kill these beasts: 2 x Calm Smilodon. Dark comes after {limit} rounds.",
    "signal-fire": "At the end of {rounds} rounds people must stand in the marked area, and no beast. Dark comes after "
    "{limit} rounds.",
    "lost-calf": "Lead it into the marked area, alive: Lost calf. Dark comes after {limit} rounds.",
    "pitfalls": "It must spring {traps} traps: Calm Moogh. Dark comes after {limit} rounds.",
    "long-night": "Lose no more than {losses} until dark, with no more than {away} outside the marked area at a "
    "round's end. Dark comes after {limit} rounds.",
    "winter-leader": "Keep it alive and on the board until dark: Angry Moogh. Dark comes after {limit} rounds.",
    "honey": "Carry {loads} loads into the marked area. Dark comes after {limit} rounds.",
}


@pytest.mark.parametrize("name", SAID)
def test_the_aim_is_said_with_the_numbers_of_the_data(name: str) -> None:
    setup = HUNTS[name].setup
    numbers = {field: getattr(setup.objective, field, 0) for field in ("rounds", "traps", "losses", "away", "loads")}
    assert aim_text(HUNTS[name], 1) == SAID[name].format(limit=setup.limit, **numbers)


def test_m70_m87_rivals_have_twice_the_time_but_no_longer_night() -> None:
    for name, times in (("first-blood", 2), ("long-night", 1), ("winter-leader", 1)):
        assert f"after {HUNTS[name].setup.limit * times} rounds" in aim_text(HUNTS[name], 2)
    together = HUNTS["first-blood"].with_options({"format": "cooperative"})
    assert f"after {together.setup.limit} rounds" in aim_text(together, 2)


def test_m87_rivals_are_bound_to_no_place_at_night() -> None:
    assert aim_text(HUNTS["long-night"], 2).startswith("Be alive at dark. ")


def test_the_small_moogh_is_named_where_it_takes_a_part() -> None:
    assert "Small Moogh" in aim_text(HUNTS["great-hunt"].with_options({"child": "moogh"}), 1)


def test_the_aim_is_said_in_spanish_too() -> None:
    words.speak("es", DATA / "locale")
    try:
        said = aim_text(HUNTS["fangs"], 1)
    finally:
        words.speak(words.SOURCE, DATA / "locale")
    assert said.startswith("Mata estas bestias: 2 x Smilodon tranquilo. ")


def test_the_measure_of_difficulty_tells_each_run_once() -> None:
    row = measured(Asked("first-blood", "hunter", "random", 6, 1))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:2] == ["first-blood", "hunter"]
    lost = sum(int(word) for word in re.findall("[0-9]+", cells[4]))
    assert cells[2] == f"{(6 - lost) / 6:.0%}"
    assert sum(int(word) for word in re.findall("[0-9]+", cells[6])) == 6
