"""How fast the engine is and how long bots think: the figures of `bench` that need no window."""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

from game.content.matchfile import MatchFile, Seat, SeatKind
from game.core.match import Match
from game.playing import bots_for, open_file

_SEED = 20_000_003
_PLACES = 40
"""Decisions of a match at which a copy and a fork are timed."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Decisions with two or more options, and whole matches, answered in a second on one core."""

    decisions_per_s: float
    matches_per_s: float


@dataclass(frozen=True, slots=True)
class Thought:
    """Milliseconds of a bot's answers where there was something to choose."""

    p50_ms: float
    p95_ms: float
    max_ms: float


def random_rate(game: str, seconds: float, seats: int = 4) -> Rate:
    """Whole random matches through `Match.submit` for about that long."""
    return _rate(game, "random", seconds, seats, lambda _file: random_playout)


def greedy_rate(game: str, seconds: float, seats: int = 4) -> Rate:
    """Whole matches of the easy bot against itself for about that long."""
    return _rate(game, "easy", seconds, seats, _bots_playout)


def random_playout(match: Match[Any]) -> int:
    """Plays a match to its end, each option as likely as the others; counts the decisions that had two or more."""
    chance, submit, chosen = random.Random(match.dice.seed).random, match.submit, 0
    while (decision := match.decision) is not None:
        options = decision.options()
        n = len(options)
        if n > 1:
            chosen += 1
            submit(options[int(chance() * n)])
        else:
            submit(options[0])
    return chosen


def copy_us(game: str, seats: int = 4) -> float:
    """Microseconds of a copy of the state, the median over a match."""
    return statistics.median(_us(match.state.copy) for match in places(game, seats))


def fork_us(game: str, seats: int = 4) -> float:
    """Microseconds of a fork at a decision, the median over a match."""
    return statistics.median(_us(partial(match.fork, 1)) for match in places(game, seats))


def thinking(game: str, level: SeatKind, seconds: float, seats: int = 2) -> Thought:
    """How long a bot of that level thinks, in whole matches for about that long, of one answer at least."""
    took: list[float] = []
    end = time.perf_counter() + seconds
    for file in _files(game, level, seats):
        match, bots = open_file(file, quiet=True), bots_for(file)
        while match.decision is not None and (not took or time.perf_counter() < end):
            bot = bots[match.decision.seat]
            assert bot is not None, "no bot of that level"
            start = time.perf_counter()
            command = bot.choose(match)
            if len(match.decision.options()) > 1:
                took.append(1000 * (time.perf_counter() - start))
            match.submit(command)
        if took and time.perf_counter() >= end:
            break
    return summed(took)


def summed(took: list[float]) -> Thought:
    """Those milliseconds in three figures."""
    return Thought(percentile(took, 50), percentile(took, 95), max(took))


def percentile(values: list[float], percent: float) -> float:
    """The smallest value that so many percent of them do not exceed."""
    ranked = sorted(values)
    return ranked[max(0, min(len(ranked) - 1, int(len(ranked) * percent / 100 + 0.5) - 1))]


def _rate(
    game: str, level: SeatKind, seconds: float, seats: int, playout: Callable[[MatchFile], Callable[[Match[Any]], int]]
) -> Rate:
    open_file(next(_files(game, level, seats)))  # the first one reads the rules data
    decisions, matches, spent = 0, 0, 0.0
    for file in _files(game, level, seats):
        start = time.perf_counter()
        decisions += playout(file)(open_file(file, quiet=True))
        matches += 1
        spent += time.perf_counter() - start
        if spent >= seconds:
            break
    return Rate(decisions / spent, matches / spent)


def _bots_playout(file: MatchFile) -> Callable[[Match[Any]], int]:
    bots = bots_for(file)

    def playout(match: Match[Any]) -> int:
        chosen = 0
        while (decision := match.decision) is not None:
            bot = bots[decision.seat]
            assert bot is not None, "no bot of that level"
            command = bot.choose(match)
            chosen += len(decision.options()) > 1
            match.submit(command)
        return chosen

    return playout


def places(game: str, seats: int) -> Iterator[Match[Any]]:
    """A random match, at decisions spread over it."""
    file = next(_files(game, "random", seats))
    match, chance = open_file(file, quiet=True), random.Random(_SEED).random
    for number in count():
        if match.decision is None or number == 20 * _PLACES:
            return
        if number % 20 == 0:
            yield match
        options = match.decision.options()
        match.submit(options[int(chance() * len(options))])


def _us(work: Callable[[], object], times: int = 200) -> float:
    """Microseconds of one call, the best of five runs."""
    best = float("inf")
    for _run in range(5):
        start = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, time.perf_counter() - start)
    return 1e6 * best / times


def _files(game: str, level: SeatKind, seats: int) -> Iterator[MatchFile]:
    for seed in count(_SEED):
        yield MatchFile(game, (Seat(level),) * seats, seed=seed)
