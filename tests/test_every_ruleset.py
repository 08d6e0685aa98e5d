"""What holds for every game on the shelf, at every table: number of seats and scenario."""

from __future__ import annotations

import hashlib
import json
import os
import random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.shelf import GAMES, Game, open_game
from tests.hash_seeds import said_under_every_seed

if TYPE_CHECKING:
    from collections.abc import Iterator

LONG = os.environ.get("EMBER_LONG") == "1"
MATCHES = 10_000 if LONG else 500
"""Random matches of each game, split over its tables."""
pytestmark = pytest.mark.timeout(3600 if LONG else 300)
CONTINUA = {"dinowars"}
"""Games of inches: of what is legal, their options are only a part."""
LONGEST = 20_000
"""No random match of any game takes so many answers (C4)."""


def seeds(full: int) -> range:
    """The seeds of so many matches at each table; of a fiftieth of them where time is short."""
    return range(full if LONG else max(1, full // 50))


class Table(NamedTuple):
    """A game, a scenario of it, a number of seats."""

    game: str
    scenario: str
    seats: int


def _tables() -> list[Table]:
    return [
        Table(name, scenario, seats)
        for name in GAMES
        for scenario, one in open_game(name).scenarios().items()
        for seats in one.seats()
    ]


TABLES = _tables()
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game}-{table.scenario}-{table.seats}")


def begin(table: Table, seed: int, *, quiet: bool = False) -> Match[Any]:
    game = open_game(table.game)
    state = game.rules.set_up(game.scenarios()[table.scenario], table.seats, setting_up(seed))
    return Match(game.rules, state, Dice(seed), quiet=quiet)


def fingerprint(match: Match[Any]) -> str:
    """A hash of the state and of what may be answered, the same in every process."""
    seen = [match.rules.write_position(match.state), match.decision and match.decision.legal(), match.dice.drawn]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()


def walk(table: Table, seed: int) -> Iterator[tuple[Match[Any], random.Random]]:
    """A random match, at each of its decisions; whoever looks leaves it as it was."""
    match, chance = begin(table, seed), random.Random(seed)
    for _answer in range(LONGEST):
        if match.decision is None:
            return
        yield match, chance
        match.submit(chance.choice(match.decision.options()))
    raise AssertionError("this match does not end")


@every_table
def test_random_matches_end_and_no_piece_is_made_or_lost(table: Table) -> None:
    """C1, C2, C4: at each decision something is possible, and each match has an end."""
    tables = sum(one.game == table.game for one in TABLES)
    for seed in range(-(-MATCHES // tables)):
        match = None
        for match, _chance in walk(table, seed):
            assert match.decision is not None
            assert match.decision.options(), "a question without an answer"
            match.rules.audit(match.state)
        assert match is not None
        assert match.outcome is not None
        match.rules.audit(match.state)
        assert len(match.outcome.scores) == table.seats
        assert match.outcome.reason
        assert match.rules.progress(match.state) == 1


@every_table
def test_every_option_is_accepted_and_nothing_else_that_the_game_can_say(table: Table) -> None:
    said: set[Any] = set()
    for seed in seeds(100):
        for match, chance in walk(table, seed):
            assert match.decision is not None
            options = match.decision.options()
            assert len(set(options)) == len(options), "an option twice"
            others = said.difference(options)
            if table.game in CONTINUA:
                others = _between(match, others, chance) if chance.random() < 0.1 else set()
            said.update(options)
            for option in options:
                assert option in match.decision
            for command in others:
                assert command not in match.decision, f"{command} is accepted, but not on offer"
                assert match.decision.why_not(command).endswith((".", "!"))
            if chance.random() < 0.05:
                for option in options:
                    match.fork(seed).submit(option)


def _between(match: Match[Any], others: set[Any], chance: random.Random) -> set[Any]:
    """Some of these answers: those that are not legal. What is legal between the options is accepted indeed."""
    assert match.decision is not None
    some = chance.sample(sorted(others, key=str), min(20, len(others)))
    for command in some:
        if command in match.decision:
            match.fork(1).submit(command)
    return {command for command in some if command not in match.decision}


@every_table
def test_texts_read_back(table: Table) -> None:
    for seed in seeds(100):
        for match, _chance in walk(table, seed):
            assert match.decision is not None
            for option in match.decision.options():
                assert match.rules.parse(str(option), match.state) == option


@every_table
def test_undo_and_redo_leave_no_trace(table: Table) -> None:
    """B2. As far back as the law allows, and forth again, is where it was; so is a match that never went back."""
    for seed in seeds(50):
        plain = [fingerprint(match) for match, _chance in walk(table, seed)]
        trodden = []
        for match, _chance in walk(table, seed):
            trodden.append(fingerprint(match))
            if match.undoable:
                seat = match.log[-1].seat
                answers = match.undoable
                before = match.state.copy()
                match.undo(answers)
                assert match.decision is not None
                assert match.decision.seat == seat, "an undo changed the seat"
                for _answer in range(answers):
                    match.redo()
                assert match.state == before
        assert trodden == plain


@every_table
def test_a_fork_disturbs_nothing(table: Table) -> None:
    for seed in seeds(50):
        for match, chance in walk(table, seed):
            if chance.random() < 0.1:
                before = fingerprint(match)
                fork = match.fork(seed + 1)
                for _answer in range(20):
                    if fork.decision is not None:
                        fork.submit(fork.decision.options()[-1])
                assert fingerprint(match) == before


@every_table
def test_a_quiet_match_plays_like_a_loud_one(table: Table) -> None:
    for seed in seeds(50):
        quiet = begin(table, seed, quiet=True)
        for match, _chance in walk(table, seed):
            if match.log:
                quiet.submit(match.log[-1].command)
            assert fingerprint(quiet) == fingerprint(match)


@every_table
def test_a_position_goes_on_with_the_same_answers_and_the_same_dice(table: Table) -> None:
    game: Game = open_game(table.game)
    for seed in seeds(50):
        twin: Match[Any] | None = None
        for match, chance in walk(table, seed):
            if twin is not None:
                twin.submit(match.log[-1].command)
                assert fingerprint(twin) == fingerprint(match)
            if chance.random() < 0.1:
                state, drawn, since = match.step_so_far()
                written = json.loads(json.dumps(game.rules.write_position(state)))
                again = game.rules.read_position(written, game.scenarios()[table.scenario], table.seats)
                twin = Match(game.rules, again, Dice(seed, drawn=drawn))
                for entry in since:
                    twin.submit(entry.command)
                assert fingerprint(twin) == fingerprint(match)


PRINT = """
from tests.test_every_ruleset import TABLES, fingerprint, walk
for table in TABLES:
    print(*(fingerprint(match) for match, _chance in walk(table, 7)), sep="\\n")
"""


def test_the_same_seed_gives_the_same_match_under_every_hash_seed() -> None:
    """B10. Two processes, PYTHONHASHSEED 1 and 2: the same state and the same options, in order, after each answer."""
    assert said_under_every_seed(PRINT)


def test_matches_of_different_seeds_differ() -> None:
    for table in TABLES:
        assert len({fingerprint(match) for seed in range(5) for match in [_last(table, seed)]}) == 5


def _last(table: Table, seed: int) -> Match[Any]:
    return [match for match, _chance in walk(table, seed)][-1]
