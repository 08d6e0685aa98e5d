"""The bots: they answer legally, see nothing hidden, and think as well as their level says."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from game.cazadores.bots.eye import Eye
from game.cazadores.bots.hard import MIND as HARD
from game.cazadores.bots.hard import Hard
from game.cazadores.bots.levels import BOTS
from game.cazadores.bots.mind import Width
from game.cazadores.bots.planning import Trips, setting_out
from game.cazadores.bots.promise import Promise
from game.cazadores.state import PLAY
from game.core.bots import play_out
from game.core.dice import Dice
from game.core.match import Match
from game.core.search import Budget
from tests.cazadores.tables import RULES, SCENARIOS, begin, scene
from tests.counts import count

THINKING = [level for level in BOTS if level != "random"]


TABLES = [(name, seats) for name, scenario in SCENARIOS.items() for seats in scenario.seats()]
MATCHES = {"easy": 10, "normal": 3, "hard": 1}
"""So many are enough to compare answers of that level, and take seconds."""


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_bots_answer_legally_to_the_end(level: str, name: str, seats: int) -> None:
    """On every chart, at every count of seats; one of that level among easy ones."""
    match = begin(seats, 5, SCENARIOS[name])
    bots = [BOTS["easy"](seat) for seat in range(seats - 1)] + [BOTS[level](7)]
    while match.decision is not None:
        command = bots[match.decision.seat].choose(match)
        assert command in match.decision
        match.submit(command)
        RULES.audit(match.state)
    assert match.outcome is not None


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_answers_alike_whatever_is_hidden_from_it(level: str) -> None:
    """C24: others' missions are dealt anew, the dice are others, and the answer stays the same."""
    compared = 0
    for seed in range(count(MATCHES[level])):
        match = begin(3, seed)
        bots = [BOTS[level](seat) for seat in range(3)]
        while match.decision is not None:
            seat = match.decision.seat
            command = bots[seat].choose(match)
            if len(match.log) % 9 == 0:
                other = Match(RULES, RULES.hide(match.state, seat, Dice(seed + 99)), Dice(12345))
                assert bots[seat].choose(other) == command
                compared += 1
            match.submit(command)
    assert compared > 20


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_changes_nothing_and_repeats_itself(level: str) -> None:
    """A bot that comes afresh to a match, too, answers as one that has been there from the start."""
    match = begin(2, 3)
    bots = [BOTS[level](seat) for seat in range(2)]
    while match.decision is not None:
        before, drawn = match.state.copy(), match.dice.drawn
        command = bots[match.decision.seat].choose(match)
        assert BOTS[level](match.decision.seat).choose(match) == command
        assert (match.state, match.dice.drawn) == (before, drawn)
        match.submit(command)


@pytest.mark.parametrize(("better", "worse", "matches", "least"), [("normal", "easy", 12, 8), ("hard", "normal", 6, 4)])
def test_a_better_level_wins_more_often(better: str, worse: str, matches: int, least: int) -> None:
    """Seeds are fixed, so that this repeats; how often in the long run stands in `data/cazadores/rivals.md`."""
    wins = 0
    for seed in range(matches):
        match = begin(2, seed)
        levels = (better, worse) if seed % 2 else (worse, better)
        play_out(match, [BOTS[level](seed) for level in levels])
        assert match.outcome is not None
        wins += better in {levels[seat] for seat in match.outcome.winners}
    assert wins >= least


def test_a_thought_ends_when_its_nodes_are_used_up_and_still_answers() -> None:
    match = begin(2, 4)
    while match.state.phase != PLAY:
        assert match.decision is not None
        match.submit(match.decision.options()[0])
    mind = replace(HARD, nodes=1)
    assert match.decision is not None
    assert Hard(0, mind).choose(match) in match.decision


def test_the_trips_that_are_looked_at_are_counted() -> None:
    match = scene("ship lisbon 20, museum dakar, hold triceratops 1 2", "")
    promise = Promise(match.state, 0, HARD)
    rich, poor = Budget(10_000), Budget(30)
    width = Width(8, 5)
    Trips(promise, rich).best(setting_out(match.state, 0), width)
    Trips(promise, poor).best(setting_out(match.state, 0), width)
    level = width.trips * (len(match.state.box.chart.spaces) + 1)
    assert 100 < 10_000 - rich.left <= width.stops * level
    assert 0 <= 30 - poor.left <= 30 + level
    assert poor.empty


def test_easy_wins_against_random() -> None:
    wins = 0.0
    for seed in range(20):
        match = begin(2, seed)
        levels = ("easy", "random") if seed % 2 else ("random", "easy")
        play_out(match, [BOTS[level](seed) for level in levels])
        assert match.outcome is not None
        wins += sum(levels[seat] == "easy" for seat in match.outcome.winners) / len(match.outcome.winners)
    assert wins >= 19


@pytest.mark.parametrize("level", THINKING)
def test_bots_dig_to_the_last_tile_and_do_not_wait_for_each_other(level: str) -> None:
    """C28 would end the match, after three rounds in which all sail to and fro."""
    for seed in range(MATCHES[level]):
        match = begin(2, seed)
        play_out(match, [BOTS[level](seat) for seat in range(2)])
        assert match.state.buried == 0


def test_a_tile_that_completes_an_animal_is_worth_more_than_any_other_of_it() -> None:
    match = scene("hold triceratops 1 2", "")
    eye = Eye(match.state, 0)
    numbers = match.state.box.tile_numbers
    gains = eye.gains
    assert gains[numbers["triceratops 3"]] > gains[numbers["ankylosaurus 1"]]
    assert gains[numbers["triceratops 3"]] > gains[numbers["triceratops 1"]]
    assert gains[numbers["triceratops 3"]] > 250


def test_a_tile_of_an_animal_that_cannot_be_finished_is_worth_next_to_nothing() -> None:
    match = scene("hold triceratops 1", "store triceratops 3 3", "")
    eye = Eye(match.state, 0)
    assert eye.gains[match.state.box.tile_numbers["triceratops 2"]] < 20


def test_the_mean_of_a_dig_is_exact_by_what_is_buried() -> None:
    match = scene("hold triceratops 1", "")
    eye = Eye(match.state, 0)
    group = match.state.box.groups.index("armoured")
    bag = match.state.bags[group]
    total = sum(eye.gains[match.state.box.tile_numbers[name]] for name in bag)
    assert eye.means[group] == total // len(bag)


def test_a_state_is_sent_to_another_process_and_is_the_same_there() -> None:
    match = begin(3, 2)
    for _answer in range(40):
        assert match.decision is not None
        match.submit(match.decision.options()[0])
    twin = pickle.loads(pickle.dumps(match.state))  # noqa: S301 - our own bytes
    assert twin == match.state
    assert twin.box == match.state.box
    RULES.audit(twin)
